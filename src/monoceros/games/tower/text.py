"""The table as words: the board for the terminal and the screen reader."""

from __future__ import annotations

from collections.abc import Sequence

from monoceros.games.tower.facts import (
    initiative_total,
    regular_total,
    seat_of,
    side,
    siege_total,
    special_limit,
    strike_of_bases,
)
from monoceros.games.tower.names import ROMAN, base_at, card_name, mine, space_name, special_name, who, words_of
from monoceros.games.tower.state import BASE_WOUNDS, STACKS, WALLS, Combat, Seen
from monoceros.games.tower.strength import Changed, changes, combat_ahead
from monoceros.games.tower.tables import PALACE, SEATS, SPACES, TERRITORIES

LEGEND = "(● troop, ○ room for one, then the troops' power; ! strikes first, * hits only bases and the palace)"


def text(view: Seen) -> str:
    """Heading, the other's board, what is going on between the boards, the own board, the own hand."""
    own, changed = mine(view), changes(view)
    lines = [heading(view), "", *board(view, 1 - own, changed), "", *middle(view), *board(view, own, changed)]
    if own == view.viewer:
        lines += ["", f"Your hand: {hand_words(view, own)}"]
    lines += ["", LEGEND]
    return "\n".join(lines)


def heading(view: Seen) -> str:
    if view.terms.games_to_win == 1:
        score = "Single game"
    else:
        score = f"Game {view.game}, games won {view.wins[0]}:{view.wins[1]}"
    when = f"turn {view.turn}, {who(view.active)} is active" if view.turn else "setup"
    return f"{score} · {when}"


def board(view: Seen, seat: int, changed: Sequence[Changed]) -> list[str]:
    words = words_of(view, seat)
    army = words["name"] if view.army[seat] >= 0 else "army not shown"
    lines = [f"{who(seat)} · {army} · hand {cards_in(view, seat)} · {piles(view, seat)}"]
    for t in range(TERRITORIES):
        spaces = "  ".join([f"{space(view, seat, 3 * t + i, changed):<27}" for i in range(3)])
        lines.append(f"  {ROMAN[t]:<4}{spaces.rstrip()}")
    specials = f"{view.specials[seat]} of {special_limit(view, seat)} {special_name(view, seat)}"
    lines.append(f"  Palace {words['palace_power']}, special troops {specials}")
    return lines


def cards_in(view: Seen, seat: int) -> str:
    abilities, bases = side(view.backs, seat)
    return f"{abilities} ability, {bases} base"


def piles(view: Seen, seat: int) -> str:
    left = [pile.size() for pile in view.piles[seat * 2 : seat * 2 + 2]]
    discards = [len(cards) for cards in view.discards[seat * 2 : seat * 2 + 2]]
    return f"piles {left[0]}/{left[1]} · discards {discards[0]}/{discards[1]}"


def space(view: Seen, seat: int, at: int, changed: Sequence[Changed]) -> str:
    """A base with its counter and the power of its troops, as the abilities in force make it."""
    base, troops = base_at(view, seat, at), view.troops[seat * SPACES + at]
    if base is None:
        return "·"
    power, trait = base["power"], {"initiative": "!", "artillery": "*", "": ""}[base.get("trait", "")]
    for now in changed:
        if (now.seat, now.at, now.base) == (seat, at, False):
            power, trait = now.strike, "!" * now.swift + "*" * now.siege
    return f"{base['name']} {'●' * troops}{'○' * (2 - troops)} {power}{trait}"


def middle(view: Seen) -> list[str]:
    """Between the boards: the abilities in force, and the combat."""
    lines = []
    for seat in range(SEATS):
        names = [card_name(view, seat, slot) for slot in view.played[seat]]
        if names:
            lines.append(f"In force for {who(seat)}: {', '.join(names)}")
    if view.combat:
        lines.append(f"Fight: {combat_words(view.combat)}")
        lines += wounds_words(view, view.combat)
    elif ahead := combat_ahead(view):
        lines.append(f"Fight ahead: {combat_words(ahead)}")
    return [*lines, ""] if lines else []


def combat_words(c: Combat) -> str:
    ours = f"first {initiative_total(c, 0)}, regular {regular_total(c, 0)}, siege {siege_total(c)}"
    theirs = f"first {initiative_total(c, 1)}, regular {regular_total(c, 1) + strike_of_bases(c)}, siege 0"
    return f"{who(c.attacker)} strikes with {ours}; {who(1 - c.attacker)} with {theirs}"


def wounds_words(view: Seen, c: Combat) -> list[str]:
    """Damage that lies on troops and bases now."""
    found = []
    for k in range(STACKS):
        hurt = [w for w in c.wounds[3 * k : 3 * k + c.count[k]] if w]
        if hurt:
            name = fighter(view, seat_of(c, k // 3), c.group if k < 3 else c.goal, k % 3)
            found.append(f"  damage on {name}: {' and '.join(map(str, hurt))} of {c.toughness[k]} each")
    for i in range(3):
        if c.count[WALLS + i] and c.wounds[BASE_WOUNDS + i]:
            name = "the palace" if c.goal == PALACE else fighter(view, seat_of(c, 1), c.goal, i)
            found.append(f"  damage on {name}: {c.wounds[BASE_WOUNDS + i]} of {c.toughness[WALLS + i]}")
    return found


def fighter(view: Seen, seat: int, place: int, i: int) -> str:
    """A base of a territory by name and place, or a special troop."""
    if place == PALACE:
        return special_name(view, seat)
    at = place * 3 + i
    return space_name(view, seat, at, view.bases[seat * SPACES + at])


def hand_words(view: Seen, seat: int) -> str:
    held = [(card_name(view, seat, card), number) for card, number in enumerate(side(view.hands, seat)) if number]
    return ", ".join([name + (f" ×{number}" if number > 1 else "") for name, number in held]) or "empty"
