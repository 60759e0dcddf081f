"""The table as words, for the terminal and the screen reader."""

from __future__ import annotations

from collections import Counter

from monoceros.engine.hiding import HIDDEN
from monoceros.games.overlord.facts import deck_size, icon_counts, own_looked, side
from monoceros.games.overlord.names import name_of_card, who
from monoceros.games.overlord.scene_sums import card_lines, card_name
from monoceros.games.overlord.state import BATTLE, Seen, columns_now, is_up, player_number
from monoceros.games.overlord.tables import COLUMNS, EMPTY, ROW_TITLES, SLOTS, TYPE_NAMES

PHASES = (
    "setup",
    "Draw Phase",
    "Territory Phase",
    "Battle Phase: placing",
    "Battle Phase",
    "Results Phase",
    "End Phase",
)


# -- the table ---


def text(view: Seen) -> str:
    """Round and phase, the Marketplace, every player with the own one last, the own hand."""
    own = view.viewer
    order = [seat for seat in range(view.seats) if seat != own] + ([own] if own >= 0 else [])
    lines = [heading(view), "", *market(view), "", *conditions(view)]
    for seat in order:
        lines += ["", *player(view, seat)]
    lines += counting(view)
    if own >= 0:
        lines += ["", f"Your hand: {names(view, view.hands[own]) or 'empty'}"]
        if own_looked(view):
            lines.append(f"On top of your deck: {names(view, own_looked(view))}")
    return "\n".join(lines)


def names(view: Seen, cards: list[int]) -> str:
    return ", ".join([name_of_card(view, card) for card in cards])


def heading(view: Seen) -> str:
    if view.ranking:
        return f"The game is over: {who(view.ranking[0])} has won."
    if not view.round:
        return "Setup"
    now = f"Round {view.round} of 5 · {PHASES[view.phase]}"
    if view.phase == BATTLE and view.column >= 0:
        now += f", column {view.column + 1}"
    return f"{now} · {who(view.starter)} is Player 1"


def market(view: Seen) -> list[str]:
    lines = ["Marketplace, the oldest card last:"]
    for row, title in enumerate(ROW_TITLES):
        cards = [card for card in view.market[row * SLOTS : row * SLOTS + SLOTS] if card >= 0]
        lines.append(f"  {title}: {names(view, cards)} (pile {view.piles[row].size()})")
    return lines


def conditions(view: Seen) -> list[str]:
    if not view.stack_of_conditions:
        return []
    shown = view.terms.lexicon["criticals"][view.stack_of_conditions[-1]]
    return ["Critical conditions of the round:", *[f"  {words}" for words in shown["conditions"]]]


def player(view: Seen, seat: int) -> list[str]:
    first = seat * COLUMNS
    piles = f"deck {deck_size(view, seat)}, hand {len(view.hands[seat])}, discard pile {len(view.discards[seat])}"
    standing = f"Might {view.might[seat]} · Renown {view.renown[seat]}"
    lines = [f"{who(seat)} · Player {player_number(view, seat)} · {standing} · {piles}"]
    lands = [territory(view, seat, k) for k in range(COLUMNS) if view.province[first + k] >= 0]
    lines.append("  Province: " + "; ".join(lands))
    if any([card != EMPTY for card in side(view.field, seat)]):
        lines.append("  Battlefield: " + "; ".join([column(view, seat, k) for k in range(columns_now(view))]))
    if view.crits[seat]:
        lines.append(f"  {len(view.crits[seat])} Critical, face-down")
    if view.shown_crits[seat]:
        values = [view.terms.lexicon["criticals"][card]["value"] for card in view.shown_crits[seat]]
        lines.append(f"  Critical cards: {' + '.join(map(str, values))} = {sum(values)}")
    if view.guard[seat]:
        lines.append("  guarded")
    return lines + memory(view, seat)


def memory(view: Seen, seat: int) -> list[str]:
    """UO-15.9"""
    cards = view.remembered[seat]
    if not cards:
        return []
    where = "In the deck" if seat == view.viewer else "In deck, hand and face-down"
    found = [
        f"{name_of_card(view, card)}{f' ×{number}' if number > 1 else ''}"
        for card, number in sorted(Counter(cards).items())
    ]
    return [f"  {where}: {', '.join(found)}"]


def counting(view: Seen) -> list[str]:
    """The sum of the card that is being deployed, line by line, and the Might before and after it."""
    seat, column = view.active, view.column
    if column < 0:
        return []
    earned = view.gains[seat * COLUMNS + column]
    told = [entry for entry in view.ledger if entry[:2] == (seat, column)]
    lines = [f"  {line.label} {line.value}" for line in card_lines(view, told, earned)]
    if not lines:
        return []
    title = f"{card_name(view, seat, column)} of {who(seat)} in column {column + 1}:"
    return ["", title, *lines, f"  Might {view.might[seat] - earned} → {view.might[seat]}"]


def territory(view: Seen, seat: int, k: int) -> str:
    at = seat * COLUMNS + k
    icons = [TYPE_NAMES[i] for i, number in enumerate(icon_counts(view.harbor[at])) if number]
    marks = ["burning"] * bool(view.burning[at]) + ["used"] * (view.used[seat] >> k & 1) + icons
    return f"{k + 1} {name_of_card(view, view.province[at])}" + (f" ({', '.join(marks)})" if marks else "")


def column(view: Seen, seat: int, k: int) -> str:
    at = seat * COLUMNS + k
    card = view.field[at]
    if card == EMPTY:
        return f"{k + 1} –"
    if card == HIDDEN:
        return f"{k + 1} face-down"
    words = f"{k + 1} {name_of_card(view, card)}"
    return f"{words} {view.gains[at]:+d}" if is_up(view, seat, k) else f"{words} (face-down)"


def tracker(might: int) -> str:
    """UO-2.6, UO-2.7 Where the marker of a Might card stands."""
    side = 0 if might <= 50 else 50 if might <= 100 else 100
    space = might - side
    face = "" if not 1 <= space <= 50 else " (front)" if space <= 25 else " (back)"
    return f"{f'{side} side' if side else 'plain side'}, space {space}{face}"
