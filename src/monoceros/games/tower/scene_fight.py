"""What is going on, as a part of a scene: the fight's totals with their ledgers, the arrow, the steps, the heading."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from monoceros.engine.questions import View
from monoceros.engine.scene import Arrow, Face, Line, Number, Plate, Step, StepState, Thing
from monoceros.games.tower.names import ROMAN, special_name, words_of
from monoceros.games.tower.scene_ids import STRIKE, territory_id
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


def heading(view: View) -> str:
    """Where in the match they are."""
    when = f"turn {view['turn']}" if view["turn"] else "setup"
    if view["games_to_win"] == 1:
        return when.capitalize()
    return f"Game {view['game']} of {max(2 * view['games_to_win'] - 1, view['game'])} · {when}"


def steps(view: View) -> tuple[str, tuple[Step, ...]]:
    """What the steps are of, and which of them is now."""
    step = view["step"]
    if step in (SETUP, GAME_OVER):
        return "", ()
    fight = view["combat"] or view["ahead"]
    if step == ONWARD or (fight and fight["goal"] == PALACE and step in PALACE_AT):
        return "At the palace", stepped(PALACE_STEPS, PALACE_AT[step])
    if view["attack"] and step in ATTACK_AT:
        return "This attack", stepped(ATTACK_STEPS, ATTACK_AT[step])
    return "This turn", stepped(TURN_STEPS, TURN_AT.get(step, 1))


def stepped(labels: tuple[str, ...], now: int) -> tuple[Step, ...]:
    states: list[StepState] = ["done" if i < now else "now" if i == now else "next" for i in range(len(labels))]
    return tuple([Step(label, state) for label, state in zip(labels, states, strict=True)])


def plates(view: View) -> tuple[Plate, ...]:
    """A seat in a line: its cards, the games it has won."""
    found = []
    for seat in range(SEATS):
        side, to_win = view["seats"][seat], view["games_to_win"]
        cards = side["hand_abilities"] + side["hand_bases"]
        note = "1 card" if cards == 1 else f"{cards} cards"
        score = (view["wins"][seat], to_win) if to_win > 1 else (0, 0)
        label = f"games won: {view['wins'][seat]} of {to_win}" if to_win > 1 else ""
        found.append(Plate(seat, note, score, label))
    return tuple(found)


# -- the attack ---


def attack_now(view: View) -> tuple[int, int]:
    """Group and goal of the attack that is going on; EMPTY for none."""
    fight, attack = view["combat"], view["attack"]
    if fight:
        return fight["group"], fight["goal"]
    if not attack:
        return EMPTY, EMPTY
    return attack["group"], PALACE if view["step"] == ONWARD else attack["goal"]


def arrows(view: View) -> Iterator[Arrow]:
    """A declared attack is an arrow from the group to its goal; one that goes on is an arrow to the palace."""
    group, goal = attack_now(view)
    if group != EMPTY:
        seat = view["active"]
        what = "palace" if goal == PALACE else f"territory {ROMAN[goal]}"
        label = f"{{{seat}}} attacks {{{1 - seat}}}'s {what}"
        yield Arrow(territory_id(seat, group), territory_id(1 - seat, goal), label, seat, "crossed-swords")


# -- totals ---


def figures(view: View, fight: Any, own: int) -> Iterator[Thing]:
    """What both sides strike with, the own first; each total can be opened."""
    for seat in (own, 1 - own):
        side = 0 if seat == fight["attacker"] else 1
        totals = fight["totals"]
        numbers = [
            Number("first", totals["initiative"][side], "figure", 0, first_lines(view, fight, side)),
            Number("regular", totals["regular"][side], "figure", 0, regular_lines(view, fight, side)),
            Number("siege", totals["siege"][side], "figure", 0, siege_lines(view, fight, side)),
        ]
        heat = totals["fire"][side]
        if heat:
            numbers.append(Number("to each", heat, "figure"))
        said = ", ".join([f"{number.what} {number.value}" for number in numbers])
        label = f"{{{seat}}} strikes with {said}"
        face = Face(title=f"{{{seat}}} strikes with", numbers=tuple(numbers))
        yield Thing(f"{STRIKE}/{seat}", "counter", STRIKE, label, face, seat, clause="AT-8.7")


def first_lines(view: View, fight: Any, side: int) -> tuple[Line, ...]:
    return summed([stack_line(view, fight, side, k) for k in stacks(fight, side) if fight["swift"][k]])


def regular_lines(view: View, fight: Any, side: int) -> tuple[Line, ...]:
    striking = [
        k for k in stacks(fight, side) if not fight["siege"][k] and (fight["again"][k] or not fight["swift"][k])
    ]
    lines = [stack_line(view, fight, side, k) for k in striking]
    return summed([*lines, *wall_lines(fight)] if side == 1 else lines)


def siege_lines(view: View, fight: Any, side: int) -> tuple[Line, ...]:
    """AT-8.10 Artillery of defenders has nothing to hit."""
    if side == 1:
        return ()
    return summed([stack_line(view, fight, side, k) for k in stacks(fight, side) if fight["siege"][k]])


def stacks(fight: Any, side: int) -> list[int]:
    return [k for k in range(side * 3, side * 3 + 3) if fight["count"][k]]


def stack_line(view: View, fight: Any, side: int, k: int) -> tuple[str, int]:
    """`2 Trolls × 2`, and how much that is."""
    seat = fight["attacker"] if side == 0 else 1 - fight["attacker"]
    count, strike, kind = fight["count"][k], fight["strike"][k], fight["kind"][k]
    bases = words_of(view, seat)["bases"]
    if kind >= len(bases):
        name = special_name(view, seat) + ("s" if count > 1 else "")
    else:
        name = bases[kind]["troop" if count == 1 else "troops"]
    return f"{count} {name} × {strike}", count * strike


def wall_lines(fight: Any) -> list[tuple[str, int]]:
    """AT-8.7, AT-9.5 The bases that stand, or the palace."""
    strikes = [strike for strike, stands in zip(fight["base_strike"], fight["bases"], strict=True) if stands]
    if fight["goal"] == PALACE:
        return [("Palace", strike) for strike in strikes]
    counted = {strike: strikes.count(strike) for strike in strikes}
    return [(f"{n} base{'s' if n > 1 else ''} × {strike}", n * strike) for strike, n in counted.items()]


def summed(found: list[tuple[str, int]]) -> tuple[Line, ...]:
    """The lines of a ledger, with their sum."""
    if not found:
        return ()
    lines = [Line(label, str(value)) for label, value in found]
    return (*lines, Line("together", str(sum([value for _, value in found])), sum=True))
