"""Spots with the Cave, the Cave Ghost and the Ghost in a few words.

    caves("A01@0,1", hand="C01 A05 E02", omens="bat 2 trail 1", pieces="knight@0,0 thief@1,0", stack="A02")

`hand` are the tiles that the Cave holds, `omens` its tokens; `pieces` stand where they are said to; `artifacts` says
what lies where or who carries it (`1@0,2 2@knight`), with a `!` those that are locked; `card` lies on the Possession
space. Every other role that plays is set up as before its first turn; everything else is as in `spots`.
"""

from __future__ import annotations

from typing import Any

from kit import Played
from monoceros.engine.pile import Pile
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_cave as c
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_dragon import set_up_dragon
from monoceros.games.vast.effects_ghoul import set_up_ghoul
from monoceros.games.vast.effects_goblins import set_up_goblins
from monoceros.games.vast.effects_thief import set_up_thief
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import EMPTY, FACE_IDS

from .knights import set_cubes, set_decks
from .spots import any_chance, place, play, spot, tile

SET_UPS = {t.GOBLINS: set_up_goblins, t.DRAGON: set_up_dragon, t.THIEF: set_up_thief, t.GHOUL: set_up_ghoul}


def caves(*tiles: str, hand: str = "", omens: str = "", pieces: str = "", **given: Any) -> State:
    """A spot in the turn of the Cave, or of the Cave Ghost."""
    given.setdefault("roles", "knight,cave")
    own = {name: given.pop(name, "") for name in ("cubes", "events", "finds", "artifacts", "card", "supply_tiles")}
    grit = given.pop("grit", 0)
    s = spot(*tiles, **given)
    dress(s, own, grit)
    s.cave.bag = list(s.terms.cave.omen_count)
    s.cave.omens = [0] * c.OMENS
    words = omens.split()
    for name, number in zip(words[::2], words[1::2], strict=True):
        s.cave.omens[c.OMEN_NAMES.index(name)] = int(number)
        s.cave.bag[c.OMEN_NAMES.index(name)] -= int(number)
    s.cave.hand = add_tiles(s, hand, t.FIRST_PART)
    s.cave.ghost_tiles = add_tiles(s, str(own["supply_tiles"]), t.GHOST_TILES)
    for word in pieces.split():
        name, _, where = word.partition("@")
        s.stands[t.PIECE_NAMES.index(name)] = tile(s, *place(where))
    s.ghost.cards = list(s.terms.ghost.cards)
    put_artifacts(s, str(own["artifacts"]))
    if own["card"]:
        s.ghost.chosen = t.ROLE_NAMES.index(str(own["card"]))
        s.ghost.cards.remove(s.ghost.chosen)
    s.turn = max(t.CAVE, s.turn) if s.terms.seat_of[t.CAVE] != EMPTY else t.CAVE_GHOST
    return s


def ghosts(*tiles: str, **given: Any) -> State:
    """A spot in the turn of the Ghost, who has had a turn before."""
    given.setdefault("roles", "knight,thief,ghost")
    s = caves(*tiles, **given)
    s.turn = t.GHOST
    s.ghost.turns = 1
    return s


def dress(s: State, own: dict[str, Any], grit: int) -> None:
    """Whoever plays is set up."""
    kept = s.terms.kept
    if kept >> t.KNIGHT & 1:
        knight = s.knight
        knight.health, knight.grit = s.terms.knight.health, grit
        set_cubes(s, str(own["cubes"]) or "free 2")
        knight.quest_deck = Pile(list(s.terms.knight.quests), [])
        finds = [k.TREASURE_IDS.index(name) for name in str(own["finds"]).split()]
        knight.treasure_deck = Pile([card for card in range(k.TREASURE_CARDS) if card not in finds], finds[::-1])
        set_decks(s, str(own["events"]), "")
    for role, set_up in SET_UPS.items():
        if kept >> role & 1:
            s.chance = any_chance()
            set_up(s)


def add_tiles(s: State, names: str, batch: int) -> list[int]:
    """Tiles that lie neither on the map nor in the stack."""
    found = []
    for name in names.split():
        number = next(each for each in range(1, t.FIRST_TERRAIN) if s.face[each] == EMPTY)
        s.face[number], s.batch[number] = FACE_IDS.index(name), batch
        found.append(number)
    return found


def put_artifacts(s: State, words: str) -> None:
    for word in words.split():
        name, _, where = word.partition("@")
        artifact = int(name) - 1
        if where in t.ROLE_NAMES:
            s.ghost.artifact_at[artifact] = g.CARRIED + t.ROLE_NAMES.index(where)
            continue
        number = tile(s, *place(where.rstrip("!")))
        s.ghost.artifact_at[artifact] = number
        s.tokens[number] |= t.ARTIFACT_TOKEN
        s.ghost.locked[artifact] = int(where.endswith("!"))


def seat_of(s: State, role: int) -> int:
    return s.terms.seat_of[role]


def go(s: State, rule: Any, *lines: str, chance: list[int] | None = None, args: tuple[Any, ...] = ()) -> Played:
    """A rule, and what is said in it: each line begins with the seat."""
    game = play(s, rule, *args, chance=chance if chance is not None else any_chance())
    for line in lines:
        game.say(line)
    return game


def at(s: State, piece: int) -> tuple[int, int]:
    """Where a piece stands."""
    number = s.stands[piece]
    return (s.at[number] % t.ROW - t.ORIGIN % t.ROW, s.at[number] // t.ROW - t.ORIGIN // t.ROW)
