"""What everybody shares: the Marketplace, the Critical Conditions, Renown, the piles, and who leads."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from monoceros.engine.scene import Face, Line, Number, Thing, Zone
from monoceros.games.overlord.facts import meets
from monoceros.games.overlord.names import who
from monoceros.games.overlord.scene_cards import (
    BURNING,
    CEMETERY,
    CRITICAL,
    CRITICAL_BACK,
    CURSES,
    FIELDS,
    card_thing,
    pile_lines,
)
from monoceros.games.overlord.scene_sums import might_lines
from monoceros.games.overlord.state import Seen
from monoceros.games.overlord.tables import ROW_NAMES, ROW_TITLES, SLOTS

PILE_ICONS = {"unit": "crossed-swords", "item": "swap-bag", "territory": "castle"}
AGES = ("newest", "", "oldest")
LEFT = (*[f"market/{row}" for row in ROW_NAMES], "conditions", "renown")
SUPPLIES = ("criticals", "stack", "cemetery", "curses", "burning")
RACE = "race"


def shared_zones(view: Seen) -> Iterator[Zone]:
    for row, word in enumerate(ROW_NAMES):
        holds = pile_lines(view, view.cemetery[row])
        yield Zone(f"market/{word}", "row", ROW_TITLES[row], "newest first", size="xs", holds=holds, clause="UO-3.7")
    yield Zone("conditions", "notices", "Critical conditions", clause="UO-12.1")
    yield Zone("renown", "figures", "Renown", renown_note(view), size="xs", clause="UO-12.9")
    yield Zone(RACE, "figures", "Might this round", size="s", clause="UO-1.5")
    yield from supply_zones(view)


def renown_note(view: Seen) -> str:
    return f"this round {view.terms.renown_of_round[view.round - 1]}" if view.round else ""


def supply_zones(view: Seen) -> Iterator[Zone]:
    """UO-15.3, UO-15.4 The piles beside the Marketplace: what is left of each, and what lies open in it."""
    criticals = view.terms.lexicon["criticals"]
    stack = [criticals[card] for card in reversed(view.stack_of_conditions)]
    shown = tuple([Line(" · ".join(card["conditions"]), str(card["value"])) for card in stack])
    gone = view.cemetery
    holds = pile_lines(view, [card for row in gone for card in row])
    left = critical_lines(view)
    yield Zone("criticals", "pile", "Critical", count=view.crit_pile.size(), size="xs", holds=left, clause="UO-11.17")
    yield Zone("stack", "pile", "conditions", count=len(stack), size="xs", holds=shown, clause="UO-12.1")
    yield Zone("cemetery", "pile", "cemetery", count=sum(map(len, gone)), size="xs", holds=holds, clause="UO-3.9")
    yield Zone("curses", "pile", "Curses", count=view.curses_left, size="xs", clause="UO-11.4")
    yield Zone("burning", "pile", "Burning", count=view.burning_left, size="xs", clause="UO-11.8")


def critical_lines(view: Seen) -> tuple[Line, ...]:
    """UO-15.9 What was not drawn from the pile, or was and lies face-down still: worths, and how many have each."""
    criticals = view.terms.lexicon["criticals"]
    worths = Counter([criticals[card]["value"] for card in view.critical_cards])
    title = Line("In the pile, or drawn and face-down", str(sum(worths.values())))
    return (
        (title, *[Line(f"worth {worth}", f"×{number}") for worth, number in sorted(worths.items())]) if worths else ()
    )


def shared_things(view: Seen) -> Iterator[Thing]:
    yield from market_things(view)
    yield from condition_things(view)
    yield from supply_things(view)
    for seat in range(view.seats):
        face = Face(title=who(seat), numbers=(Number("Renown", view.renown[seat], "figure"),))
        yield Thing(f"renown/{seat}", "counter", "renown", f"{who(seat)}: {view.renown[seat]} Renown", face, seat)
        face = Face(
            title=who(seat), numbers=(Number("Might", view.might[seat], "figure", ledger=might_lines(view, seat)),)
        )
        yield Thing(f"race/{seat}", "counter", RACE, f"{who(seat)}: {view.might[seat]} Might", face, seat)


def market_things(view: Seen) -> Iterator[Thing]:
    """A pile, and beside it the cards from the newest to the oldest."""
    for row, word in enumerate(ROW_NAMES):
        zone = f"market/{word}"
        number = view.piles[row].size()
        face = Face(
            icon=PILE_ICONS[word], field=FIELDS[word][0], down=True, numbers=(Number("cards", number, "count"),)
        )
        yield Thing(f"pile/{word}", "card", zone, f"Pile of {word} cards, {number} left", face)
        for slot in range(SLOTS):
            card, at = view.market[row * SLOTS + slot], f"market/{word}/{slot + 1}"
            if card >= 0:
                yield card_thing(view, at, zone, card, foot=AGES[slot], came_from=f"pile/{word}")


def condition_things(view: Seen) -> Iterator[Thing]:
    """The two conditions of the round, with a tick for the viewer, and who meets them."""
    if not view.stack_of_conditions:
        return
    shown = view.terms.lexicon["criticals"][view.stack_of_conditions[-1]]
    for i, words in enumerate(shown["conditions"]):
        meeting = [seat for seat in range(view.seats) if meets(view, seat)[i : i + 1] == [True]]
        text = f"met by {', '.join(map(who, meeting))}" if meeting else ""
        face = Face(title=words, icon="crystal-shine", text=text, field="purpure", pattern="lozengy")
        label = f"{words}: {text}" if text else words
        marks = ("met",) if view.viewer in meeting else ("unmet",)
        yield Thing(f"condition/{i}", "card", "conditions", label, face, marks=marks, clause="UO-12.1")


def supply_things(view: Seen) -> Iterator[Thing]:
    if view.crit_pile.size():
        yield Thing("criticals/top", "card", "criticals", "Critical cards, face-down", CRITICAL_BACK)
    if view.stack_of_conditions:
        yield Thing("stack/top", "card", "stack", "The round's condition card", CRITICAL, goes_to="criticals")
    if any(view.cemetery):
        yield Thing("cemetery/top", "card", "cemetery", "Destroyed cards", CEMETERY)
    if view.curses_left:
        yield Thing("curses/top", "card", "curses", "Curses", CURSES)
    if view.burning_left:
        yield Thing("burning/top", "card", "burning", "Burning cards", BURNING)
