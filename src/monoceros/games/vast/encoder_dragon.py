"""What a seat may know of the Dragon, as numbers. The Flame Wall is a token of a tile."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, Row, one, put_counts, put_each, put_mask, put_nothing
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast.encoder_parts import numbers_in
from monoceros.games.vast.facts import mind_of
from monoceros.games.vast.facts_dragon import dragon_armor, dragon_spirit, hand_size, wakefulness
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DRAGON, TILES

WITH_THE_THIEF: Final = TILES + 1  # where a Gem is
TRACKS: Final = 3  # of Sloth cubes


def encode_dragon(out: Row, s: State, seat: int) -> None:
    """VF-11.4 All but his Power cards is public."""
    dragon, tables = s.dragon, s.terms.dragon
    put_each(out, [dragon.health, int(dragon.underground), int(dragon.awake), dragon.eaten, dragon.treasures])
    put_each(out, dragon.sloth)
    put_each(out, [wakefulness(s), tables.goal, tables.woken, dragon_armor(s), dragon_spirit(s)])
    put_each(out, [int(dragon.shriek), dragon.shriek_turns, tables.shrieks, dragon.turns])
    put_each(out, [hand_size(s), sum(dragon.aside), dragon.deck.size()])
    if seat == mind_of(s, DRAGON):
        put_each(out, dragon.hand)
    else:
        put_nothing(out, d.KINDS)
    if seat == s.terms.seat_of[DRAGON]:
        put_each(out, dragon.aside)
    else:
        put_nothing(out, d.KINDS)
    put_each(out, dragon.discards)
    put_each(out, [WITH_THE_THIEF if tile == d.CARRIED else tile + 1 for tile in dragon.gem_at])
    put_each(out, [int(dragon.moved), int(dragon.stirred), int(dragon.roared)])
    put_mask(out, dragon.lent, d.KINDS)
    put_mask(out, dragon.used, TRACKS)
    put_mask(out, dragon.deeds, d.SLOTHS)
    put_counts(out, list(dragon.paying), d.KINDS + 1)
    put_counts(out, list(dragon.doomed), TILES)


def dragon_parts() -> list[Part]:
    kinds = list(d.KIND_IDS)
    return [
        one("Dragon: Health"),
        one("Dragon: underground", "flag"),
        one("Dragon: awake", "flag"),
        one("Dragon: eaten"),
        one("Dragon: Treasures"),
        Part("Dragon: cubes that sleep on", list(d.SLOTH_IDS)),
        one("Dragon: Wakefulness"),
        one("Dragon: Wakefulness at which he is awake"),
        one("Dragon: Wakefulness at the start"),
        one("Dragon: Armor"),
        one("Dragon: Spirit"),
        one("Dragon: Shriek lies ready", "flag"),
        one("Dragon: turns with Shriek"),
        one("Dragon: turns with Shriek that he needs"),
        one("Dragon: turns"),
        one("Dragon: hand's size"),
        one("Dragon: cards laid aside while the Ghost plays"),
        one("Dragon: deck's size"),
        Part("Dragon: hand, of who plays him now", kinds),
        Part("Dragon: own hand laid aside", kinds),
        Part("Dragon: discarded", kinds),
        Part(f"Dragon: tile of the Gem ({WITH_THE_THIEF}: the Thief has it)", kinds, "which", WITH_THE_THIEF),
        one("Dragon: has used his free move", "flag"),
        one("Dragon: has moved", "flag"),
        one("Dragon: has shrieked", "flag"),
        Part("Dragon: Gem has lent its symbol", kinds, "flag"),
        Part("Dragon: a cube has come from", ["Greed", "Hunger", "Pride"], "flag"),
        Part("Dragon: deed is done of", list(d.SLOTH_IDS), "flag"),
        Part("Dragon: still to pay", [*kinds, "any"]),
        Part("Dragon: Wrath removes", [f"tile {tile}" for tile in range(TILES)], "flag"),
    ]


DRAGON_NUMBERS: Final = numbers_in(dragon_parts())
