"""What a seat may know (AT-12.5) as a row of numbers, for learners."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import (
    Part,
    Row,
    finished,
    new_row,
    one,
    put,
    put_counts,
    put_each,
    put_flag,
    put_flags,
    put_mask,
    put_nothing,
    put_some,
)
from monoceros.games.tower.facts import palace_toughness, special_limit
from monoceros.games.tower.state import ALL_STACKS, STACKS, WOUNDS, Combat, State
from monoceros.games.tower.tables import (
    ABILITIES,
    ABILITY_PILE,
    BASE_PILE,
    CARDS,
    EMPTY,
    GAME_OVER,
    KIND_NAMES,
    KINDS,
    PALACE,
    SEATS,
    SLOT_NAMES,
    SPACES,
    TERRITORIES,
    TROOP_LIMIT,
)

STEPS: Final = GAME_OVER + 1
STEP_NAMES: Final = (
    "setup",
    "renew or not",
    "renewal",
    "battle",
    "attack declared",
    "first strike",
    "fight",
    "cleared",
    "on to the palace",
    "end of turn",
    "game over",
)
COMBAT_NUMBERS: Final = 3 + 3 * ALL_STACKS + WOUNDS + 3 * STACKS + SEATS


# -- the numbers ---


def encode(s: State, seat: int) -> bytes:
    out = new_row()
    put_flags(out, s.step, STEPS)
    put(out, s.game)
    put(out, s.turn)
    put_flag(out, s.active == seat)
    put_flag(out, s.starter == seat)
    put_flags(out, s.secret_army[seat], len(s.terms.armies))
    put_some(out, s.hands, seat * CARDS, CARDS)
    encode_side(out, s, seat)
    encode_side(out, s, 1 - seat)
    put_flags(out, s.attack_group, PALACE + 1)
    put_flags(out, s.attack_goal, PALACE + 1)
    put_each(out, s.attacks)
    put(out, s.fallen)
    combat = s.combat
    if combat is None:
        put_nothing(out, COMBAT_NUMBERS)
    else:
        encode_combat(out, combat, seat)
    return finished(out)


def encode_side(out: Row, s: State, owner: int) -> None:
    """What lies open of a seat."""
    put(out, s.wins[owner])
    put_flags(out, s.army[owner], len(s.terms.armies))
    put_flag(out, s.secret_army[owner] != EMPTY)
    put(out, cards_held(s, owner, 0, ABILITIES))
    put(out, cards_held(s, owner, ABILITIES, CARDS))
    put(out, s.piles[owner * 2 + ABILITY_PILE].size())
    put(out, s.piles[owner * 2 + BASE_PILE].size())
    put_counts(out, s.discards[owner * 2] + s.discards[owner * 2 + 1], CARDS)
    first = owner * SPACES
    for at in range(first, first + SPACES):
        put_flags(out, s.bases[at], KINDS)
    put_some(out, s.troops, first, SPACES)
    put(out, s.specials[owner])
    put(out, special_limit(s, owner))
    put(out, palace_toughness(s, owner))
    put_counts(out, s.played[owner], ABILITIES)
    put(out, s.heavy_lost[owner])


def cards_held(s: State, owner: int, first: int, end: int) -> int:
    """How many of the cards from `first` up to `end`."""
    held: int = 0
    for card in range(owner * CARDS + first, owner * CARDS + end):
        held += s.hands[card]
    return held


def encode_combat(out: Row, c: Combat, seat: int) -> None:
    """A combat is fought in the open."""
    put_flag(out, True)
    put_flag(out, c.attacker == seat)
    put(out, c.left)
    put_each(out, c.count)
    put_each(out, c.strike)
    put_each(out, c.missing)
    put_each(out, c.wounds)
    put_mask(out, c.swift, STACKS)
    put_mask(out, c.siege, STACKS)
    put_mask(out, c.again, STACKS)
    put_mask(out, c.saved, SEATS)


# -- the same in words ---


def parts(s: State) -> list[Part]:
    armies = [army.word for army in s.terms.armies]
    groups = [*[f"territory {territory + 1}" for territory in range(TERRITORIES)], "special troops"]
    goals = [*groups[:TERRITORIES], "palace"]
    return [
        Part("step", list(STEP_NAMES), "flag"),
        one("game of the match"),
        one("turn of the game"),
        one("own turn", "flag"),
        one("own first turn of the game", "flag"),
        Part("army that was secretly chosen", armies, "flag"),
        Part("own hand", cards()),
        *side("own", armies),
        *side("enemy", armies),
        Part("attack by", groups, "flag"),
        Part("attack on", goals, "flag"),
        Part("attacks this turn by", groups),
        one("troops destroyed this turn"),
        *combat_parts(),
    ]


def cards() -> list[str]:
    return [f"{name} ability" for name in SLOT_NAMES] + [f"{name} base" for name in KIND_NAMES]


def side(whose: str, armies: list[str]) -> list[Part]:
    spaces = [f"space {space % 3 + 1} of territory {space // 3 + 1}" for space in range(SPACES)]
    return [
        one(f"{whose} games won"),
        Part(f"{whose} army", armies, "flag"),
        one(f"{whose} army is chosen", "flag"),
        one(f"{whose} ability cards in hand"),
        one(f"{whose} base cards in hand"),
        one(f"{whose} ability cards to draw"),
        one(f"{whose} base cards to draw"),
        Part(f"{whose} discards", cards()),
        Part(f"{whose} base", [f"{kind} on {space}" for space in spaces for kind in KIND_NAMES], "flag"),
        Part(f"{whose} troops", spaces, most=TROOP_LIMIT),
        one(f"{whose} special troops"),
        one(f"{whose} limit of special troops"),
        one(f"{whose} palace's toughness"),
        Part(f"{whose} abilities in force", list(SLOT_NAMES)),
        one(f"{whose} heavy infantry destroyed this turn"),
    ]


def combat_parts() -> list[Part]:
    stacks = [f"{side} stack {k + 1}" for side in ("attacking", "defending") for k in range(3)]
    walls = [f"wall {k + 1}" for k in range(ALL_STACKS - STACKS)]
    troops = [f"troop {i + 1} of {stack}" for stack in stacks for i in range(3)]
    return [
        one("combat", "flag"),
        one("combat: own attack", "flag"),
        one("combat: damage still to assign"),
        Part("combat: alive in", stacks + walls),
        Part("combat: damage dealt by each of", stacks + walls),
        Part("combat: damage still needed by", stacks + walls),
        Part("combat: wounds of", troops + walls),
        Part("combat: initiative of", stacks, "flag"),
        Part("combat: artillery of", stacks, "flag"),
        Part("combat: strikes again", stacks, "flag"),
        Part("combat: Unbroken was used by", ["attacker", "defender"], "flag"),
    ]
