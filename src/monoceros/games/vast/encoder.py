"""What a seat may know (VF-11.4, VF-11.5) as a row of numbers, for learners."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import (
    BYTE,
    Part,
    Piece,
    joined,
    one,
    put,
    put_counts,
    put_each,
    put_flag,
    put_flags,
    put_mask,
    put_which,
)
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.facts import mind_of, symbol_of
from monoceros.games.vast.facts_knight import encounters_left, steps_left
from monoceros.games.vast.facts_unicorn import radiance
from monoceros.games.vast.state import LIT, State
from monoceros.games.vast.tables import (
    CAVE_TILES,
    DIE_NAMES,
    EMPTY,
    FACES,
    FIRST_TERRAIN,
    KNIGHT,
    NIGHTMARE,
    ORIGIN,
    PIECE_NAMES,
    ROLE_NAMES,
    ROLES,
    ROW,
    STAT_NAMES,
    SUPPLY_NAMES,
    SYMBOL_NAMES,
    TERRAIN_NAMES,
    TERRAIN_OF,
    TILES,
    UNICORN_CARDS,
    WAY_NAMES,
    WAYS,
)

MIDDLE: Final = 100  # the Entrance's place in both directions: no tile is further from it than this
SYMBOLS: Final = len(SYMBOL_NAMES)
TERRAINS: Final = len(TERRAIN_NAMES)
TOKENS: Final = 7  # bits of State.tokens
TOKEN_NAMES: Final = ("Crystal", "Event", "Vault", "Unicorn cube", "Ogre", "Troll", "Flame Wall")
TILE_NUMBERS: Final = 7 + TOKENS
KNIGHT_USED: Final = 2
EDGES: Final = 16  # ways of walls round a tile
SIGHTS: Final = FACES + SYMBOLS + TERRAINS + 1
NO_TILES: Final = bytes(TILES * TILE_NUMBERS)
BARE_TILES: Final = [  # from what is seen of them on: tiles with walls and nothing else
    bytes([seen, walls]) + bytes(TILE_NUMBERS - 4) for seen in range(SIGHTS) for walls in range(EDGES)
]


# -- the numbers ---


def encode(s: State, seat: int) -> bytearray:
    out: list[Piece] = []
    put_flags(out, s.turn, ROLES)
    put(out, s.round)
    encode_tiles(out, s)
    put_which(out, s.stands)
    encode_cave(out, s)
    encode_unicorn(out, s, seat)
    encode_knight(out, s, seat)
    return joined(out)


def encode_tiles(out: list[Piece], s: State) -> None:
    """Tiles that are not on the map are nothing but zeros, so those that follow each other are one piece."""
    absent = 0
    for tile in range(TILES):
        if s.at[tile] == EMPTY:
            absent += 1
            continue
        if absent:
            out.append(NO_TILES[: absent * TILE_NUMBERS])
            absent = 0
        encode_tile(out, s, tile)
    out.append(NO_TILES[: absent * TILE_NUMBERS])


def encode_tile(out: list[Piece], s: State, tile: int) -> None:
    """What lies there: of a Dark tile only its symbol is known."""
    at = s.at[tile]
    out.append(BYTE[at % ROW - ORIGIN % ROW + MIDDLE])
    out.append(BYTE[at // ROW - ORIGIN // ROW + MIDDLE])
    bare = what_is_seen(s, tile) * EDGES + s.walls[tile]
    if not (s.bombed[tile] or s.rocks[tile] or s.treasures[tile] or s.tokens[tile]):
        out.append(BARE_TILES[bare])  # as most are
        return
    out.append(BARE_TILES[bare][:2])
    put_each(out, [s.bombed[tile], s.rocks[tile], s.treasures[tile]])
    put_mask(out, s.tokens[tile], TOKENS)


def what_is_seen(s: State, tile: int) -> int:
    """A Lit tile's face, a Dark tile's symbol, a kind of Terrain: one after the other, from 1."""
    if tile >= FIRST_TERRAIN:
        return FACES + SYMBOLS + TERRAIN_OF[tile] + 1
    return s.face[tile] + 1 if s.lit[tile] == LIT else FACES + symbol_of(s, tile) + 1


def encode_cave(out: list[Piece], s: State) -> None:
    put(out, len(s.tile_stack))
    put(out, symbol_of(s, s.tile_stack[-1]) + 1 if s.tile_stack else 0)
    put_flag(out, s.collapsing)
    put_each(out, [s.crystals, s.collapsed, s.smashed, s.revealed, s.revealed_in_all])
    put_each(out, s.supply)
    put_each(out, [s.focus + 1, s.left, s.dice + 1])


def encode_unicorn(out: list[Piece], s: State, seat: int) -> None:
    """VF-11.5 His hand is his player's; nobody knows the Spirit pile."""
    unicorn = s.unicorn
    own = seat == mind_of(s, NIGHTMARE)
    put_flags(out, unicorn.facing, WAYS)
    put_flag(out, unicorn.simple)
    put_flag(out, unicorn.out)
    put_each(out, [unicorn.health, unicorn.cubes, unicorn.turns])
    put_each(out, [unicorn.deck.size(), len(unicorn.hand), len(unicorn.spirit)])
    put_counts(out, unicorn.discards + list(unicorn.played), UNICORN_CARDS)
    put_counts(out, list(unicorn.revealed), UNICORN_CARDS)
    put_counts(out, unicorn.hand if own else [], UNICORN_CARDS)
    put(out, unicorn.anger)
    put_flag(out, unicorn.angry)
    put_each(out, [unicorn.track, radiance(s), unicorn.actions])
    put_each(out, unicorn.upgrades)
    put_flag(out, unicorn.blasted)
    put_mask(out, unicorn.gave, ROLES)
    put_each(out, [unicorn.shown + 1, unicorn.drawn])


def encode_knight(out: list[Piece], s: State, seat: int) -> None:
    """VF-11.4 All but her Sidequests, her face-down Treasures and the decks is public."""
    knight = s.knight
    own = seat == s.terms.seat_of[KNIGHT]
    plays = s.terms.seat_of[KNIGHT] != EMPTY and knight.health > 0
    put(out, knight.health)
    put(out, knight.grit)
    put_each(out, knight.cubes)
    put_mask(out, knight.track, k.GRIT_SPACES)
    put_each(out, [knight.smashed, steps_left(s) if plays else 0, encounters_left(s) if plays else 0])
    put(out, len(knight.quests))
    put_counts(out, knight.quests if own else [], k.QUESTS)
    put_counts(out, knight.quests_gone, k.QUESTS)
    if own:
        put_each(out, [place if place != k.DEALT else 0 for place in knight.treasure_at])
    else:
        put_each(out, [place if place == k.FACE_UP or place == k.GONE else 0 for place in knight.treasure_at])
    put_each(out, [held_face_down(s), knight.treasure_deck.size(), knight.event_deck.size()])
    put_counts(out, knight.events_gone, len(s.terms.knight.event_copies))
    put(out, knight.monster_deck.size())
    put_counts(out, knight.monster_discards, k.MONSTERS)
    put_flag(out, knight.golem)
    put(out, knight.beetles)
    put(out, knight.map_used)
    put_mask(out, knight.used, KNIGHT_USED)
    put(out, knight.event + 1)
    put(out, knight.monster + 1)


def held_face_down(s: State) -> int:
    held = 0
    for place in s.knight.treasure_at:
        if place == k.FACE_DOWN or place == k.OFFERED:
            held += 1
    return held


# -- the same in words ---


def parts(s: State) -> list[Part]:
    return [
        Part("turn", list(ROLE_NAMES), "flag"),
        one("round"),
        *[part for tile in range(TILES) for part in tile_parts(tile)],
        Part("tile of", list(PIECE_NAMES), "which", TILES),
        *cave_parts(),
        *unicorn_parts(),
        *knight_parts(s),
    ]


def tile_parts(tile: int) -> list[Part]:
    what = f"tile {tile}" if tile < CAVE_TILES else f"Terrain square {tile}"
    faces = f"1 to {FACES} its face, {FACES + 1} to {FACES + SYMBOLS} a Dark tile's symbol, then Terrain"
    return [
        one(f"{what}: east ({MIDDLE}: the Entrance's column; 0: not on the map)"),
        one(f"{what}: north"),
        one(f"{what}: {faces}", "which", FACES + SYMBOLS + TERRAINS),
        one(f"{what}: walls, as bits {' '.join(WAY_NAMES)}", most=15),
        one(f"{what}: Bombs, likewise", most=15),
        one(f"{what}: Rockslides, likewise", most=15),
        one(f"{what}: Treasures"),
        Part(f"{what}: token", list(TOKEN_NAMES), "flag"),
    ]


def cave_parts() -> list[Part]:
    return [
        one("tiles in the stack"),
        one("symbol on top of the stack", "which", SYMBOLS),
        one("the Collapse has begun", "flag"),
        one("Crystals revealed"),
        one("Crystals collapsed"),
        one("Crystals smashed"),
        one("tiles revealed in this turn"),
        one("tiles revealed in all"),
        Part("supply", list(SUPPLY_NAMES)),
        one("tile that is asked about", "which", TILES),
        one("tiles or steps left"),
        one("Dragon die", "which", len(DIE_NAMES)),
    ]


def unicorn_parts() -> list[Part]:
    cards = [f"U{card:02}" for card in range(UNICORN_CARDS)]
    return [
        Part("Unicorn: faces", list(WAY_NAMES), "flag"),
        one("Unicorn: simple reading", "flag"),
        one("Unicorn: dead", "flag"),
        one("Unicorn: Health"),
        one("Unicorn: cubes"),
        one("Unicorn: turns"),
        one("Unicorn: deck's size"),
        one("Unicorn: hand's size"),
        one("Unicorn: Spirit pile's size"),
        Part("Unicorn: discarded", cards),
        Part("Unicorn: turned up", cards),
        Part("Unicorn: own hand", cards),
        one("Unicorn: Anger"),
        one("Unicorn: angry", "flag"),
        one("Unicorn: cubes on the Radiance track"),
        one("Unicorn: Radiance"),
        one("Unicorn: actions used"),
        Part("Unicorn: upgrades of", list(STAT_NAMES)),
        one("Unicorn: has blasted", "flag"),
        Part("Unicorn: Radiance was given by", list(ROLE_NAMES), "flag"),
        one("Unicorn: card that is resolved", "which", UNICORN_CARDS),
        one("Unicorn: cards drawn from the pile"),
    ]


def knight_parts(s: State) -> list[Part]:
    events = [f"event {event}" for event in range(len(s.terms.knight.event_copies))]
    monsters = [f"Monster {monster}" for monster in range(k.MONSTERS)]
    return [
        one("Knight: Health"),
        one("Knight: Grit"),
        Part("Knight: cubes on", list(k.CUBE_PLACE_NAMES)),
        Part("Knight: cube waits on space", [str(space + 1) for space in range(k.GRIT_SPACES)], "flag"),
        one("Knight: Crystals smashed"),
        one("Knight: steps left"),
        one("Knight: Encounters left"),
        one("Knight: Sidequests in hand"),
        Part("Knight: own Sidequest", list(k.QUEST_IDS)),
        Part("Knight: Sidequest shown", list(k.QUEST_IDS)),
        Part("Knight: where the Treasure is", list(k.TREASURE_IDS), "which", k.GONE),
        one("Knight: Treasures face down"),
        one("Knight: Treasures to draw"),
        one("Knight: Events to draw"),
        Part("Knight: past", events),
        one("Knight: Monsters to draw"),
        Part("Knight: discarded", monsters),
        one("Knight: Ancient Map costs more", "flag"),
        one("Knight: Strength of the next Monster, more"),
        one("Knight: cubes of the Ancient Map used"),
        Part("Knight: has used", ["Bomb", "Enchanted Bow"], "flag"),
        one("Knight: Event card", "which", len(s.terms.knight.event_copies)),
        one("Knight: Monster", "which", k.MONSTERS),
    ]
