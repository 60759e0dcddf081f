"""What a seat may know (section 21) as a row of numbers, for learners. Seats are counted from the one that looks."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import (
    Part,
    Row,
    count_more,
    finished,
    new_row,
    one,
    put,
    put_at,
    put_counts,
    put_flag,
    put_flags,
    put_mask,
    put_nothing,
    put_tuple_counts,
)
from monoceros.games.crown.facts import points_of
from monoceros.games.crown.geometry import SPACE_NAMES, SPACES, WALL_SLOTS
from monoceros.games.crown.state import (
    ACTION_NAMES,
    STEP_NAMES,
    Battle,
    State,
    cards_counted,
    discards_shown,
    eyes_of,
    in_battle,
    is_counted,
    is_recruit_open,
    officer_shown,
    size_shown,
)
from monoceros.games.crown.strength import battle_attack, battle_defence
from monoceros.games.crown.tables import (
    ACTION_DECK,
    BLACK_DECK,
    BRANCH_NAMES,
    BRANCHES,
    CASTLE,
    DECKS,
    DRAGON,
    DRAGON_DECK,
    EMPTY,
    FOOD_CAP,
    GENERAL_DECK,
    GOLD_CAP,
    HOLDERS,
    LAST_SLOT,
    WALL,
    WALLS,
)

STEPS: Final = len(STEP_NAMES)
ACTIONS: Final = len(ACTION_NAMES)
SLOTS: Final = 4  # military cards of a holder that are named; a trade may give it more for a moment
DIRECTIONS: Final = 4
TENS: Final = 10  # scores go up by tens
DECK_NAMES: Final = (  # in the order of tables.py
    "infantry cards",
    "archery cards",
    "cavalry cards",
    "infantry generals",
    "archery generals",
    "cavalry generals",
    "Action cards",
    "Black cards",
    "Dragon cards",
)


# -- the numbers ---


def encode(s: State, seat: int) -> bytes:
    out = new_row()
    put_flags(out, s.step, STEPS)
    put_flags(out, s.action, ACTIONS)
    put(out, s.round)
    put_flags(out, (s.active - seat) % s.seats, s.seats)
    put_flags(out, (s.first - seat) % s.seats, s.seats)
    encode_board(out, s, seat)
    encode_decks(out, s)
    encode_turn(out, s, seat)
    eyes = eyes_of(s, seat)
    for i in range(s.seats):
        owner = (seat + i) % s.seats
        encode_player(out, s, owner, eyes >> owner & 1 == 1)
    for i in range(s.seats):
        owner = (seat + i) % s.seats
        known = eyes >> owner & 1 == 1
        for holder in range(owner * HOLDERS, owner * HOLDERS + HOLDERS):
            encode_holder(out, s, holder, known)
    encode_battle(out, s, seat)
    return finished(out)


def seen_from(s: State, seat: int, holder: int) -> int:
    """A holder's number, seats counted from the looking one, and 1 for the first; 0: none. The dragon is the last."""
    if holder < 0:
        return 0
    if holder == DRAGON:
        return s.seats * HOLDERS + 1
    return (holder // HOLDERS - seat) % s.seats * HOLDERS + holder % HOLDERS + 1


def encode_board(out: Row, s: State, seat: int) -> None:
    """What stands on each space. Few are taken: where, the pieces know (`check` and a test hold that they all do)."""
    first: int = len(out)
    put_nothing(out, SPACES)
    space: int
    for space in s.where:
        if space != EMPTY:
            encode_space(out, first, s, seat, space)
    for owner in range(s.seats):
        if s.walls[owner]:
            for space in WALL_SLOTS[s.territory[owner]]:
                encode_space(out, first, s, seat, space)
    if s.dragon_at != EMPTY:
        encode_space(out, first, s, seat, s.dragon_at)
    put(out, seen_from(s, seat, s.crown))
    put(out, s.rock + 1)
    put(out, s.alert)
    put(out, s.dragon_at + 1)
    put(out, s.dragon_card + 1)
    for place in range(s.seats):
        put(out, (s.queue[place] - seat) % s.seats + 1 if place < len(s.queue) else 0)


def encode_space(out: Row, first: int, s: State, seat: int, space: int) -> None:
    """A holder, the dragon, or after these the walls of each seat."""
    what: int = s.board[space]
    if WALL <= what < DRAGON:
        put_at(out, first + space, s.seats * HOLDERS + 2 + (what - WALL - seat) % s.seats)
    else:
        put_at(out, first + space, seen_from(s, seat, what))


def encode_decks(out: Row, s: State) -> None:
    for deck in range(DECKS):
        under = len(s.action_bottom) if deck == ACTION_DECK else 0
        put(out, size_shown(s, s.decks[deck].size() + under))
    put(out, size_shown(s, s.decks[DRAGON_DECK].size() + len(s.dragon_bottom)))
    discards = discards_shown(s)
    encode_discards(out, discards, 0, len(s.terms.military_weapon))
    encode_discards(out, discards, GENERAL_DECK, len(s.terms.general_weapon))
    put_counts(out, discards[ACTION_DECK], len(s.terms.action_word))
    put_counts(out, discards[BLACK_DECK], len(s.terms.black_word))
    put_counts(out, NO_DISCARDS if s.terms.only_listed else s.dragon_bottom, len(s.terms.dragon_points))


def encode_discards(out: Row, discards: list[list[int]], first_deck: int, kinds: int) -> None:
    """The discards of the decks of all branches together."""
    first: int = len(out)
    put_nothing(out, kinds)
    for branch in range(BRANCHES):
        count_more(out, first, discards[first_deck + branch])


def encode_turn(out: Row, s: State, seat: int) -> None:
    """Dice, who moves, and what a question is about: of cards that are on their way only what the seat may know."""
    eyes = eyes_of(s, seat)
    own_turn = eyes >> s.active & 1 == 1
    put(out, s.die_white)
    put_flags(out, s.die_black, DIRECTIONS + 1)
    put_mask(out, s.fought, HOLDERS)
    put_mask(out, s.marched, HOLDERS)
    put(out, seen_from(s, seat, s.mover))
    put(out, s.steps_left)
    put(out, s.bought)
    put(out, s.open_card + 1)
    put(out, seen_from(s, seat, s.focus))
    put(out, s.recruit + 1 if own_turn or is_recruit_open(s) else 0)
    put_tuple_counts(out, s.looked if own_turn else NO_CARDS, len(s.terms.action_word))
    weapons = s.terms.military_weapon
    put_counts(out, [weapons[card] // BRANCHES for card in s.pool], BRANCHES)
    pool_seen = s.pool_of != EMPTY and (eyes >> s.pool_of & 1 == 1 or s.battle is not None)
    put_tuple_counts(out, s.pool if pool_seen else NO_CARDS, len(weapons))


def encode_player(out: Row, s: State, owner: int, known: bool) -> None:
    """CD-21.7 What is not counted is 0."""
    counted = is_counted(s, known)
    put(out, s.hero[owner] + 1)
    put(out, s.territory[owner] + 1)
    put(out, s.gold[owner])
    put(out, s.food[owner] if counted else 0)
    put(out, points_of(s, owner))
    put_mask(out, s.trophies[owner], len(s.terms.dragon_points))
    put(out, s.walls[owner])
    put(out, len(s.hands[owner]) if counted else 0)
    put(out, len(s.blacks[owner]) if counted else 0)
    put_tuple_counts(out, s.front[owner], len(s.terms.action_word))
    put_tuple_counts(out, s.hands[owner] if known else NO_CARDS, len(s.terms.action_word))
    put_tuple_counts(out, s.blacks[owner] if known else NO_CARDS, len(s.terms.black_word))


def encode_holder(out: Row, s: State, holder: int, known: bool) -> None:
    """CD-21.2 to CD-21.4, CD-21.7 Of cards that lie face down, a rival knows the branch, or nothing."""
    officer = s.officer[holder]
    fights = in_battle(s, holder)
    backs = fights or is_counted(s, known)
    cards = s.cards[holder]
    if s.where[holder] == EMPTY and officer == EMPTY and not cards:
        put_nothing(out, HOLDER_NUMBERS)
        return
    put(out, s.where[holder] + 1)
    if officer == EMPTY or officer_shown(s, holder, known):
        put(out, officer + 1)
    else:
        put(out, len(s.terms.general_weapon) + 1 + s.terms.general_weapon[officer] // BRANCHES)
    put(out, len(cards) if cards_counted(s, holder, known) else 0)
    encode_cards(out, s, cards if backs else NO_CARDS, known or fights)


def encode_cards(out: Row, s: State, cards: tuple[int, ...], known: bool) -> None:
    """As many as are named; cards that are not known by their branch, in its order."""
    if not cards:  # as with most
        put_nothing(out, SLOTS)
        return
    if not known:
        encode_branches(out, s, cards)
        return
    for place in range(SLOTS):
        put(out, cards[place] + 1 if place < len(cards) else 0)


def encode_branches(out: Row, s: State, cards: tuple[int, ...]) -> None:
    """Numbers for the branches, beyond those of the cards; in their own order, so that the cards' tells nothing."""
    weapons = s.terms.military_weapon
    left: int = SLOTS
    branch: int
    for branch in range(BRANCHES):
        for card in cards:
            if left > 0 and weapons[card] // BRANCHES == branch:
                put(out, len(weapons) + branch + 1)
                left -= 1
    put_nothing(out, left)


def encode_battle(out: Row, s: State, seat: int) -> None:
    battle = s.battle
    if battle is None:
        put_nothing(out, BATTLE_NUMBERS)
        return
    put(out, seen_from(s, seat, battle.attacker))
    put(out, seen_from(s, seat, battle.defender))
    put_flag(out, battle.distance > 1)
    put_flag(out, battle.shot != EMPTY)
    for side in range(2):
        encode_side(out, s, battle, side)


def encode_side(out: Row, s: State, battle: Battle, side: int) -> None:
    put(out, battle_attack(s, battle, side) // TENS)
    put(out, battle_defence(s, battle, side) // TENS)
    put_mask(out, battle.poisoned[side], SLOTS)


BATTLE_NUMBERS: Final = 4 + 2 * (2 + SLOTS)
HOLDER_NUMBERS: Final = 3 + SLOTS
NO_CARDS: Final[tuple[int, ...]] = ()
NO_DISCARDS: Final[list[int]] = []


# -- the same in words ---


def parts(s: State) -> list[Part]:
    seats = [f"player {i} from here" if i else "own" for i in range(s.seats)]
    holders = s.seats * HOLDERS + 1  # and the dragon
    return [
        Part("step", list(STEP_NAMES), "flag"),
        Part("main action", [name or "none" for name in ACTION_NAMES], "flag"),
        one("round"),
        Part("turn", seats, "flag"),
        Part("first player", seats, "flag"),
        Part("on", list(SPACE_NAMES), "which", holders + s.seats),
        one("castle with the crown", "which", holders),
        one("space of the rock", "which", SPACES),
        one("dragon alert", most=LAST_SLOT),
        one("space of the dragon", "which", SPACES),
        one("Dragon card", "which", len(s.terms.dragon_points)),
        Part("queue", [f"place {i + 1}" for i in range(s.seats)], "which", s.seats),
        *deck_parts(s),
        *turn_parts(s, holders),
        *[part for whose in seats for part in player_parts(s, whose)],
        *[
            part
            for whose in seats
            for place in range(HOLDERS)
            for part in holder_parts(s, f"{whose} {place_word(place)}")
        ],
        *battle_parts(holders),
    ]


def names(s: State, kind: str) -> list[str]:
    return [row["name"] for row in s.terms.lexicon[kind]]


def place_word(place: int) -> str:
    if place == 0:
        return "hero"
    return f"castle {place - CASTLE + 1}" if place >= CASTLE else f"general {place}"


def deck_parts(s: State) -> list[Part]:
    return [
        Part("cards to draw", list(DECK_NAMES)),
        Part("discarded military card", names(s, "military")),
        Part("discarded general", names(s, "general")),
        Part("discarded Action card", names(s, "action")),
        Part("discarded Black card", names(s, "black")),
        Part("under the Dragon deck", names(s, "dragon")),
    ]


def turn_parts(s: State, holders: int) -> list[Part]:
    places = [place_word(place) for place in range(HOLDERS)]
    return [
        one("white die", most=6),
        Part("black die", [f"direction {way + 1}" for way in range(DIRECTIONS)] + ["rock"], "flag"),
        Part("has started a battle", places, "flag"),
        Part("has been moved", places, "flag"),
        one("piece that moves", "which", holders),
        one("steps left"),
        one("military cards bought"),
        one("Action card that takes effect", "which", len(s.terms.action_word)),
        one("holder that is asked about", "which", holders),
        one("general without a figure", "which", len(s.terms.general_weapon)),
        Part("Action card that is looked at", names(s, "action")),
        Part("military cards without a holder", list(BRANCH_NAMES)),
        Part("military card without a holder", names(s, "military")),
    ]


def player_parts(s: State, whose: str) -> list[Part]:
    return [
        one(f"{whose} hero", "which", len(s.terms.hero_cards)),
        one(f"{whose} territory", "which", 4),
        one(f"{whose} gold", most=GOLD_CAP),
        one(f"{whose} food", most=FOOD_CAP),
        one(f"{whose} VP"),
        Part(f"{whose} Dragon card", names(s, "dragon"), "flag"),
        one(f"{whose} walls", most=WALLS),
        one(f"{whose} number of Action cards"),
        one(f"{whose} number of Black cards"),
        Part(f"{whose} Action card in front", names(s, "action")),
        Part(f"{whose} Action card, if known", names(s, "action")),
        Part(f"{whose} Black card, if known", names(s, "black")),
    ]


def holder_parts(s: State, whose: str) -> list[Part]:
    generals, kinds = len(s.terms.general_weapon), len(s.terms.military_weapon)
    hidden = f"face down: {kinds + 1} to {kinds + BRANCHES}"
    return [
        one(f"{whose}: space", "which", SPACES),
        one(
            f"{whose}: general card (face down: {generals + 1} to {generals + BRANCHES})", "which", generals + BRANCHES
        ),
        one(f"{whose}: number of cards"),
        Part(f"{whose}: military card ({hidden})", [f"{i + 1}" for i in range(SLOTS)], "which", kinds + BRANCHES),
    ]


def battle_parts(holders: int) -> list[Part]:
    sides = []
    for side in ("attacker", "defender"):
        sides += [
            one(f"battle: {side}'s attack in tens"),
            one(f"battle: {side}'s defence in tens"),
            Part(f"battle: {side}'s card that counts nothing", [f"{i + 1}" for i in range(SLOTS)], "flag"),
        ]
    return [
        one("battle: attacker", "which", holders),
        one("battle: defender", "which", holders),
        one("battle: at a distance", "flag"),
        one("battle: shots are over", "flag"),
        *sides,
    ]
