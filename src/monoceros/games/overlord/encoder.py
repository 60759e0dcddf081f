"""What a seat may know (section 15) as a row of numbers, for learners."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import (
    MOST,
    Part,
    Row,
    finished,
    new_row,
    one,
    put,
    put_counts,
    put_flag,
    put_flags,
    put_mask,
    put_nothing,
    put_some,
    put_which,
)
from monoceros.games.overlord.facts import territory_icons
from monoceros.games.overlord.state import PHASE_NAMES, State, critical_cards, deck_cards, player_number, unseen_cards
from monoceros.games.overlord.tables import (
    COLUMNS,
    EMPTY,
    ICON_MASK,
    ROUNDS,
    ROW_TITLES,
    SHIFT,
    SLOTS,
    TYPE_NAMES,
    TYPES,
)

PHASES: Final = len(PHASE_NAMES)
NO_CARDS: Final[list[int]] = []


# -- the numbers ---


def encode(s: State, seat: int) -> bytes:
    out = new_row()
    cards = len(s.terms.cards)
    put_flags(out, s.phase, PHASES)
    put(out, s.round)
    put_flag(out, s.active == seat)
    put(out, s.column + 1)
    put_which(out, s.market)
    for pile in s.piles:
        put(out, pile.size())
    put(out, s.curses_left)
    put(out, s.burning_left)
    put(out, s.bonus_left)
    put(out, s.crit_pile.size())
    put(out, s.stack_of_conditions[-1] + 1 if s.stack_of_conditions else 0)
    put_counts(out, critical_cards(s) if s.terms.memory_aid else NO_CARDS, len(s.terms.criticals))
    encode_own(out, s, seat, cards)
    for i in range(s.seats):
        encode_player(out, s, (seat + i) % s.seats, i == 0, cards)
    return finished(out)


def encode_own(out: Row, s: State, seat: int, cards: int) -> None:
    """What only the seat itself knows: its hand, and what it looks at or has put back."""
    put_counts(out, s.hands[seat], cards)
    looking = seat == s.active
    put(out, s.looked[s.look_at] + 1 if looking and s.look_at < len(s.looked) else 0)
    top = s.decks[seat].top
    put(out, top[-1] + 1 if top else 0)


def encode_player(out: Row, s: State, owner: int, own: bool, cards: int) -> None:
    first = owner * COLUMNS
    put(out, player_number(s, owner))
    put(out, s.decks[owner].size())
    put(out, len(s.hands[owner]))
    put_counts(out, s.discards[owner], cards)
    encode_memory(out, s, owner, own, cards)
    encode_battlefield(out, s, owner, own, cards)
    put_some(out, s.gains, first, COLUMNS)
    for at in range(first, first + COLUMNS):
        put(out, s.province[at] + 1)
    put_some(out, s.burning, first, COLUMNS)
    put_mask(out, s.used[owner], COLUMNS)
    put_mask(out, s.doubled[owner], COLUMNS)
    put(out, s.bought[owner])
    put(out, s.gold_used[owner])
    put(out, s.might[owner])
    put(out, s.renown[owner])
    put(out, s.guard[owner])
    icons: int = s.icons[owner] + territory_icons(s, owner)
    for _ in range(TYPES):
        put(out, icons & ICON_MASK)
        icons >>= SHIFT
    put(out, len(s.crits[owner]))
    put(out, len(s.shown_crits[owner]))


def encode_memory(out: Row, s: State, owner: int, own: bool, cards: int) -> None:
    """UO-15.10 As the view shows it: of others all that is out of sight, together; nothing at all without the aid."""
    if not s.terms.memory_aid:
        put_nothing(out, cards)
    else:
        put_counts(out, deck_cards(s, owner) if own else unseen_cards(s, owner), cards)


def encode_battlefield(out: Row, s: State, owner: int, own: bool, cards: int) -> None:
    """Cards that lie face down are known to their owner alone."""
    first = owner * COLUMNS
    up = s.up[owner]
    for column in range(COLUMNS):
        card = s.field[first + column]
        hidden = card != EMPTY and not own and not up >> column & 1
        put(out, cards + 1 if hidden else card + 1)
    put_mask(out, up, COLUMNS)


# -- the same in words ---


def parts(s: State) -> list[Part]:
    names = [card["name"] for card in s.terms.lexicon["cards"]]
    slots = [f"{row}, slot {slot + 1}" for row in ROW_TITLES for slot in range(SLOTS)]
    return [
        Part("phase", list(PHASE_NAMES), "flag"),
        one("round", most=ROUNDS),
        one("own card or turn", "flag"),
        one("column that is deployed", most=COLUMNS),
        Part("Marketplace", slots, "which", len(names)),
        Part("cards left in the pile of", list(ROW_TITLES)),
        one("Curses left"),
        one("Burning cards left"),
        one("bonus cards left"),
        one("Critical cards left"),
        one("conditions of the round", "which", len(s.terms.criticals)),
        Part("Critical cards out of sight", [f"Critical card {i + 1}" for i in range(len(s.terms.criticals))]),
        Part("own hand", names),
        one("card that is looked at", "which", len(names)),
        one("known card on top of the own deck", "which", len(names)),
        *[part for i in range(s.seats) for part in player(f"player {i} from here" if i else "own", names)],
    ]


def player(whose: str, names: list[str]) -> list[Part]:
    columns = [f"column {column + 1}" for column in range(COLUMNS)]
    return [
        one(f"{whose} number in the round"),
        one(f"{whose} deck's size"),
        one(f"{whose} hand's size"),
        Part(f"{whose} discards", names),
        Part(f"{whose} cards in the deck" if whose == "own" else f"{whose} cards out of sight", names),
        Part(f"{whose} Battlefield (face down: {len(names) + 1})", columns, "which", len(names) + 1),
        Part(f"{whose} Battlefield, face up", columns, "flag"),
        Part(f"{whose} Might from", columns),
        Part(f"{whose} Province", columns, "which", len(names)),
        Part(f"{whose} Burning cards on", columns),
        Part(f"{whose} Territory was used in", columns, "flag"),
        Part(f"{whose} doubled", columns, "flag"),
        one(f"{whose} Territories bought this round"),
        one(f"{whose} Gold used"),
        one(f"{whose} Might"),
        one(f"{whose} Renown"),
        one(f"{whose} guard", most=MOST),
        Part(f"{whose} icons", list(TYPE_NAMES), most=ICON_MASK),
        one(f"{whose} Critical cards face down"),
        one(f"{whose} Critical cards face up"),
    ]
