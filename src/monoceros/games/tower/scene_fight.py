"""What is going on, as a part of a scene: the fight's totals with their ledgers, the arrow, the steps, the heading."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.scene import Arrow, Face, Line, Number, Plate, Step, StepState, Thing
from monoceros.games.tower.facts import (
    cards_seen,
    heat_of,
    initiative_total,
    regular_total,
    seat_of,
    siege_total,
    strike_of_bases,
)
from monoceros.games.tower.names import ROMAN, special_name, words_of
from monoceros.games.tower.scene_ids import STRIKE, territory_id
from monoceros.games.tower.state import ALL_STACKS, WALLS, Combat, Seen
from monoceros.games.tower.tables import (
    BATTLE,
    CHOICE,
    CLEARED,
    DECLARED,
    EMPTY,
    FIGHT,
    FIRST_STRIKE,
    GAME_OVER,
    ONWARD,
    PALACE,
    RENEWAL,
    SEATS,
    SETUP,
    TURN_END,
)

ATTACK_STEPS = ("Declare", "Abilities", "First strike", "Fight", "Palace?")
ATTACK_AT = {DECLARED: 1, FIRST_STRIKE: 2, FIGHT: 3, CLEARED: 4}
PALACE_STEPS = ("Abilities", "First strike", "Fight")
PALACE_AT = {ONWARD: 0, FIRST_STRIKE: 1, FIGHT: 2}
TURN_STEPS = ("Renewal", "Battle", "End")
TURN_AT = {CHOICE: 0, RENEWAL: 0, BATTLE: 1, TURN_END: 2}


# -- heading and steps ---


def heading(view: Seen) -> str:
    """Where in the match they are."""
    when = f"turn {view.turn}" if view.turn else "setup"
    if view.terms.games_to_win == 1:
        return when.capitalize()
    return f"Game {view.game} of {max(2 * view.terms.games_to_win - 1, view.game)} · {when}"


def steps(view: Seen, fight: Combat | None) -> tuple[str, tuple[Step, ...]]:
    """What the steps are of, and which of them is now."""
    step = view.step
    if step in (SETUP, GAME_OVER):
        return "", ()
    if step == ONWARD or (fight and fight.goal == PALACE and step in PALACE_AT):
        return "At the palace", stepped(PALACE_STEPS, PALACE_AT[step])
    if view.attack_group != EMPTY and step in ATTACK_AT:
        return "This attack", stepped(ATTACK_STEPS, ATTACK_AT[step])
    return "This turn", stepped(TURN_STEPS, TURN_AT.get(step, 1))


def stepped(labels: tuple[str, ...], now: int) -> tuple[Step, ...]:
    states: list[StepState] = ["done" if i < now else "now" if i == now else "next" for i in range(len(labels))]
    return tuple([Step(label, state) for label, state in zip(labels, states, strict=True)])


def plates(view: Seen) -> tuple[Plate, ...]:
    """A seat in a line: its cards, the games it has won."""
    found = []
    for seat in range(SEATS):
        cards, to_win = cards_seen(view, seat), view.terms.games_to_win
        note = "1 card" if cards == 1 else f"{cards} cards"
        score = (view.wins[seat], to_win) if to_win > 1 else (0, 0)
        label = f"games won: {view.wins[seat]} of {to_win}" if to_win > 1 else ""
        found.append(Plate(seat, note, score, label))
    return tuple(found)


# -- the attack ---


def attack_now(view: Seen) -> tuple[int, int]:
    """Group and goal of the attack that is going on; EMPTY for none."""
    fight = view.combat
    if fight:
        return fight.group, fight.goal
    if view.attack_group == EMPTY:
        return EMPTY, EMPTY
    return view.attack_group, PALACE if view.step == ONWARD else view.attack_goal


def arrows(view: Seen) -> Iterator[Arrow]:
    """A declared attack is an arrow from the group to its goal; one that goes on is an arrow to the palace."""
    group, goal = attack_now(view)
    if group != EMPTY:
        seat = view.active
        what = "palace" if goal == PALACE else f"territory {ROMAN[goal]}"
        label = f"{{{seat}}} attacks {{{1 - seat}}}'s {what}"
        yield Arrow(territory_id(seat, group), territory_id(1 - seat, goal), label, seat, "crossed-swords")


# -- totals ---


def figures(view: Seen, fight: Combat, own: int) -> Iterator[Thing]:
    """What both sides strike with, the own first; each total can be opened."""
    for seat in (own, 1 - own):
        side = 0 if seat == fight.attacker else 1
        walls = strike_of_bases(fight) if side == 1 else 0
        numbers = [
            Number("first", initiative_total(fight, side), "figure", 0, first_lines(view, fight, side)),
            Number("regular", regular_total(fight, side) + walls, "figure", 0, regular_lines(view, fight, side)),
            Number("siege", 0 if side == 1 else siege_total(fight), "figure", 0, siege_lines(view, fight, side)),
        ]
        heat = heat_of(fight, side)
        if heat:
            numbers.append(Number("to each", heat, "figure"))
        said = ", ".join([f"{number.what} {number.value}" for number in numbers])
        label = f"{{{seat}}} strikes with {said}"
        face = Face(title=f"{{{seat}}} strikes with", numbers=tuple(numbers))
        yield Thing(f"{STRIKE}/{seat}", "counter", STRIKE, label, face, seat, clause="AT-8.7")


def first_lines(view: Seen, fight: Combat, side: int) -> tuple[Line, ...]:
    return summed([stack_line(view, fight, side, k) for k in stacks(fight, side) if fight.swift >> k & 1])


def regular_lines(view: Seen, fight: Combat, side: int) -> tuple[Line, ...]:
    silent = fight.siege | (fight.swift & ~fight.again)
    striking = [k for k in stacks(fight, side) if not silent >> k & 1]
    lines = [stack_line(view, fight, side, k) for k in striking]
    return summed([*lines, *wall_lines(fight)] if side == 1 else lines)


def siege_lines(view: Seen, fight: Combat, side: int) -> tuple[Line, ...]:
    """AT-8.10 Artillery of defenders has nothing to hit."""
    if side == 1:
        return ()
    return summed([stack_line(view, fight, side, k) for k in stacks(fight, side) if fight.siege >> k & 1])


def stacks(fight: Combat, side: int) -> list[int]:
    return [k for k in range(side * 3, side * 3 + 3) if fight.count[k]]


def stack_line(view: Seen, fight: Combat, side: int, k: int) -> tuple[str, int]:
    """`2 Trolls × 2`, and how much that is."""
    seat = seat_of(fight, side)
    count, strike, kind = fight.count[k], fight.strike[k], fight.kind[k]
    bases = words_of(view, seat)["bases"]
    if kind >= len(bases):
        name = special_name(view, seat) + ("s" if count > 1 else "")
    else:
        name = bases[kind]["troop" if count == 1 else "troops"]
    return f"{count} {name} × {strike}", count * strike


def wall_lines(fight: Combat) -> list[tuple[str, int]]:
    """AT-8.7, AT-9.5 The bases that stand, or the palace."""
    strikes = [fight.strike[k] for k in range(WALLS, ALL_STACKS) if fight.count[k]]
    if fight.goal == PALACE:
        return [("Palace", strike) for strike in strikes]
    counted = {strike: strikes.count(strike) for strike in strikes}
    return [(f"{n} base{'s' if n > 1 else ''} × {strike}", n * strike) for strike, n in counted.items()]


def summed(found: list[tuple[str, int]]) -> tuple[Line, ...]:
    """The lines of a ledger, with their sum."""
    if not found:
        return ()
    lines = [Line(label, str(value)) for label, value in found]
    return (*lines, Line("together", str(sum([value for _, value in found])), sum=True))
