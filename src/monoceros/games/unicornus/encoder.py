"""What a seat may know (UK-0.20, UK-0.21) as a row of numbers, for learners."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import (
    Part,
    Row,
    finished,
    new_row,
    one,
    put,
    put_at,
    put_counts,
    put_each,
    put_flag,
    put_flags,
    put_mask,
    put_nothing,
    put_which,
)
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus.geometry import WAYS
from monoceros.games.unicornus.state import STEP_NAMES, State, map_of
from monoceros.games.unicornus.tables import (
    EMPTY,
    EVENTS,
    FATE_IDS,
    FOES,
    KIND_NAMES,
    KNIGHTS,
    PRINCESS_IDS,
    RESULT_NAMES,
    SUPPORTS,
)

STEPS: Final = len(STEP_NAMES)
PHASES: Final = len(f.PHASE_NAMES)
FATES: Final = len(FATE_IDS)
RESULTS: Final = len(RESULT_NAMES)
LEVELS: Final = 3
SHOWN_FIGHT: Final = [  # of the places in `State.fight`: numbers
    f.ARMY,
    f.MIGHT,
    f.EXTRA,
    f.HITS,
    f.MISSES,
    f.LOSSES,
    f.ARMY_HITS,
    f.ARMY_MISSES,
    f.ARMY_LOSSES,
    f.FOE_HITS,
    f.FOE_MISSES,
    f.FOE_LOSSES,
    f.SHIELD,
    f.DAMAGE,
]
FIGHT_WORDS: Final = (
    "enemy tokens",
    "combat power of the enemy's character",
    "extra dice",
    "hits",
    "misses",
    "losses",
    "hits on tokens",
    "misses on tokens",
    "losses on tokens",
    "hits on the character",
    "misses on the character",
    "losses on the character",
    "damage taken away by cards",
    "damage to split",
)


# -- the numbers ---


def encode(s: State, seat: int) -> bytes:
    out = new_row()
    put_flags(out, s.step, STEPS)
    put(out, s.round)
    put_flags(out, (s.starter - seat) % s.seats, s.seats)
    encode_map(out, s)
    encode_knights(out, s)
    encode_foes(out, s)
    encode_hands(out, s, seat)
    encode_cards(out, s)
    encode_turn(out, s)
    encode_fight(out, s)
    return finished(out)


def encode_map(out: Row, s: State) -> None:
    spaces = len(s.army)
    if s.tiles:
        out.write(map_of(s).row)
    else:
        put_nothing(out, spaces // WAYS + spaces)
    put_each(out, s.army)
    put(out, s.goal + 1)
    put(out, s.princess + 1)


def encode_knights(out: Row, s: State) -> None:
    put_which(out, s.place)
    put_each(out, s.tokens)
    put_each(out, s.resources)
    put_each(out, s.damage)
    put_each(out, s.attached)


def encode_foes(out: Row, s: State) -> None:
    put_which(out, s.foe_at)
    put_each(out, s.foe_damage)
    put_which(out, s.fate)
    put_which(out, s.bound)
    put_lords(out, s)
    put_mask(out, s.defeated, FOES)


def put_lords(out: Row, s: State) -> None:
    """The knight whom each of the foes follows as an ally, if there is one."""
    first = len(out)
    put_nothing(out, FOES)
    for knight in range(KNIGHTS):
        allies: int = s.allies[knight]
        foe = first
        while allies:
            if allies & 1:
                put_at(out, foe, knight + 1)
            allies >>= 1
            foe += 1


def encode_hands(out: Row, s: State, seat: int) -> None:
    """From the looking seat on; the cards of its own hands."""
    hands = len(s.hands)
    for i in range(hands):
        hand = (seat + i) % s.seats + i // s.seats * s.seats
        put(out, s.hero_of[hand] + 1)
        put(out, len(s.hands[hand]))
        put_flag(out, s.acted >> hand & 1 == 1)
        if i % s.seats == 0:
            put_counts(out, s.hands[hand], SUPPORTS)


def encode_cards(out: Row, s: State) -> None:
    put(out, s.support.size())
    put_counts(out, s.support_discards, SUPPORTS)
    put(out, s.fates.size())
    put_counts(out, s.fate_discards, FATES)
    put(out, s.event + 1)
    put(out, s.next_event + 1 if s.next_open else 0)
    put_mask(out, s.ongoing, EVENTS)
    put_counts(out, s.events_gone, EVENTS)
    for level in range(LEVELS):
        left = s.event_plan[level]
        if s.next_event != EMPTY and s.terms.event_level[s.next_event] == level + 1:
            left += 1
        put(out, left)
    put_flag(out, s.protected)
    put(out, s.potions)
    put(out, s.illness_paid)


def encode_turn(out: Row, s: State) -> None:
    to, tokens, resources = s.sending
    put(out, s.active + 1)
    put(out, s.actions)
    put_flag(out, s.free_move)
    put(out, s.asked + 1)
    put(out, to + 1)
    put(out, tokens + 1)
    put(out, resources)
    put(out, s.wounded[0] + 1)
    put(out, s.wounded[1])


def encode_fight(out: Row, s: State) -> None:
    fight = s.fight
    put_flags(out, fight[f.PHASE], PHASES)
    put(out, fight[f.KNIGHT] + 1)
    put(out, fight[f.SPACE] + 1)
    put(out, fight[f.FOE] + 1)
    put_flag(out, fight[f.ATTACKING] == 1)
    for at in SHOWN_FIGHT:
        put(out, fight[at])
    put_counts(out, [die % RESULTS for die in s.dice], RESULTS)


# -- the same in words ---


def parts(s: State) -> list[Part]:
    spaces = len(s.army)
    slots = [f"slot {slot + 1}" for slot in range(spaces // WAYS)]
    places = [f"space {space}" for space in range(spaces)]
    return [
        Part("step", list(STEP_NAMES), "flag"),
        one("round"),
        Part("starting player", [f"player {i} from here" for i in range(s.seats)], "flag"),
        Part("tile in", slots, "which", len(s.terms.lexicon["tile"])),
        Part("land of", places, "which", len(KIND_NAMES)),
        Part("enemy tokens on", places),
        one("goal's space", "which", spaces),
        one("princess", "which", len(PRINCESS_IDS)),
        *people(s, spaces),
        *hand_parts(s),
        *card_parts(s),
        one("whose turn", "which", KNIGHTS),
        one("actions left"),
        one("free move", "flag"),
        one("what the question is about", "which"),
        one("Send: to whom", "which", KNIGHTS),
        one("Send: tokens, and 1 if they are said"),
        one("Send: resources"),
        one("damage outside of battle: to whom", "which", KNIGHTS),
        one("damage outside of battle"),
        *fight_parts(spaces),
    ]


def people(s: State, spaces: int) -> list[Part]:
    knights = [*[row["name"] for row in s.terms.lexicon["character"]], "the princess"]
    foes = [row["name"] for row in s.terms.lexicon["enemy"]]
    cards = [f"{card} of {knight}" for knight in knights for card in ("Unicorn Banners", "Fine Steeds")]
    return [
        Part("space of", knights, "which", spaces),
        Part("tokens of", knights),
        Part("resources of", knights),
        Part("damage on", knights),
        Part("attached", cards),
        Part("space of", foes, "which", spaces),
        Part("damage on", foes),
        Part("fate of", foes, "which", FATES),
        Part("bound to", foes, "which", KNIGHTS),
        Part("ally of", foes, "which", KNIGHTS),
        Part("defeated", foes, "flag"),
    ]


def hand_parts(s: State) -> list[Part]:
    names = [row["name"] for row in s.terms.lexicon["support"]]
    found: list[Part] = []
    for i in range(len(s.hands)):
        whose = f"player {i % s.seats} from here" if i % s.seats else "own"
        which = ", second hand" if i >= s.seats else ""
        found += [
            one(f"{whose} hero{which}", "which", KNIGHTS),
            one(f"{whose} number of cards{which}"),
            one(f"{whose} turn is over{which}", "flag"),
        ]
        if whose == "own":
            found.append(Part(f"own cards{which}", names))
    return found


def card_parts(s: State) -> list[Part]:
    events = [row["name"] for row in s.terms.lexicon["event"]]
    return [
        one("support cards to draw"),
        Part("discarded support cards", [row["name"] for row in s.terms.lexicon["support"]]),
        one("fate cards to draw"),
        Part("discarded fate cards", [row["name"] for row in s.terms.lexicon["fate"]]),
        one("event of the round", "which", EVENTS),
        one("next event, if it lies open", "which", EVENTS),
        Part("ongoing", events, "flag"),
        Part("past event", events),
        Part("events left of level", [str(level + 1) for level in range(LEVELS)]),
        one("protected from the event", "flag"),
        one("Healing Potions beside the princess"),
        one("resources paid against the illness"),
    ]


def fight_parts(spaces: int) -> list[Part]:
    return [
        Part("battle", list(f.PHASE_NAMES), "flag"),
        one("battle: knight", "which", KNIGHTS),
        one("battle: space", "which", spaces),
        one("battle: foe", "which", FOES),
        one("battle: the kingdom attacks", "flag"),
        Part("battle", list(FIGHT_WORDS)),
        Part("battle: dice that show", list(RESULT_NAMES)),
    ]
