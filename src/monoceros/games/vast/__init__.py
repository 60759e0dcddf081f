"""Vast: The Fearsome Foes, for one to seven: a cave that grows and collapses, and eleven roles that share it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from monoceros.engine.content import Content
from monoceros.engine.game import Encoder, Game, Mind, OptionValue, read_box
from monoceros.engine.rulebook import read_rulebook
from monoceros.games.vast import tables as t
from monoceros.games.vast.asks import QUESTIONS
from monoceros.games.vast.bots import instinct, turn, value
from monoceros.games.vast.content import KIT, text_of
from monoceros.games.vast.encoder import encode, parts
from monoceros.games.vast.facts import tile_at
from monoceros.games.vast.options import OPTIONS, terms_for
from monoceros.games.vast.rules.game import play
from monoceros.games.vast.scene import points, scene
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import EMPTY, FIRST_TERRAIN, ROLE_NAMES, TILES, WAYS
from monoceros.games.vast.tell import tell
from monoceros.games.vast.text import text
from monoceros.games.vast.view import redeal, view
from monoceros.games.vast.view_cave import check_cave
from monoceros.games.vast.view_dragon import check_dragon
from monoceros.games.vast.view_ghost import check_ghost
from monoceros.games.vast.view_ghoul import check_ghoul
from monoceros.games.vast.view_goblins import check_goblins
from monoceros.games.vast.view_knight import check_knight
from monoceros.games.vast.view_thief import check_thief


def setup(seats: int, options: Mapping[str, OptionValue], content: Content) -> State:
    """A state before its first rule, with the content and the options of the table."""
    return State(terms_for(seats, options, content), seats)


def score(s: State) -> list[float]:
    """VF-11.6 Whoever has met a victory condition."""
    return [float(s.winners >> seat & 1) for seat in range(s.seats)]


# -- no piece is ever lost or made ---


def check(s: State) -> None:
    check_map(s)
    check_tiles(s)
    if s.round:
        check_tokens(s)
        check_unicorn(s)
        for role, check_role in CHECKS.items():
            if s.terms.kept >> role & 1:
                check_role(s)


CHECKS = {
    t.KNIGHT: check_knight,
    t.GOBLINS: check_goblins,
    t.DRAGON: check_dragon,
    t.THIEF: check_thief,
    t.CAVE: check_cave,
    t.GHOUL: check_ghoul,
    t.GHOST: check_ghost,
}


def check_map(s: State) -> None:
    placed = [tile for tile in range(TILES) if s.at[tile] != EMPTY]
    assert len({s.at[tile] for tile in placed}) == len(placed), "two tiles lie on one space"
    for tile in placed:
        assert tile_at(s, s.at[tile]) == tile, f"tile {tile} is not found where it lies"
        for way in range(WAYS):
            beside = tile_at(s, s.at[tile] + t.STEP[way])
            assert s.near[WAYS * tile + way] == beside, f"tile {tile} does not know what lies {t.WAY_NAMES[way]} of it"
        if tile >= FIRST_TERRAIN or s.lit[tile] == DARK:
            assert s.walls[tile] == 0, "a tile that is not Lit has walls"
        elif tile != s.focus or s.walls[tile]:  # one that is just revealed has no walls before it is oriented
            shape = s.terms.tile_shape[s.face[tile]]
            assert s.walls[tile] in t.WALLS[WAYS * shape : WAYS * shape + WAYS], "walls of another tile"
    assert s.squares == len([tile for tile in placed if tile >= FIRST_TERRAIN]), "squares of Terrain are miscounted"
    for piece, tile in enumerate(s.stands):
        assert tile == EMPTY or s.at[tile] != EMPTY, f"the {t.PIECE_NAMES[piece]} stands on nothing"


def check_tiles(s: State) -> None:
    faces = Counter([face for face in s.face if face != EMPTY])
    assert all([number == 1 for number in faces.values()]), "a tile is there twice"
    for tile in s.tile_stack:
        assert s.lit[tile] == DARK, "a tile of the stack is not Dark"
        assert s.at[tile] == EMPTY, "a tile is in the stack and on the map"
    assert len(set(s.tile_stack)) == len(s.tile_stack), "a tile is in the stack twice"
    assert len([tile for tile in range(FIRST_TERRAIN) if s.rocks[tile] and s.at[tile] == EMPTY]) == 0


def check_tokens(s: State) -> None:
    start = s.terms.supply
    on_map = [len([1 for tokens in s.tokens if tokens & bit]) for bit in (t.CRYSTAL_TOKEN, t.EVENT_TOKEN, t.CUBE)]
    assert s.supply[t.CRYSTALS] + on_map[0] + s.smashed == start[t.CRYSTALS], "a Crystal token is lost or made"
    assert s.supply[t.EVENTS] + on_map[1] == start[t.EVENTS], "an Event token is lost or made"
    held = s.dragon.treasures + s.thief.carried + s.thief.stashed + s.ghoul.treasures
    assert s.supply[t.TREASURES] + sum(s.treasures) + held == start[t.TREASURES], "a Treasure token is lost or made"
    off_map = [tile for tile in range(TILES) if s.at[tile] == EMPTY and (s.tokens[tile] or s.treasures[tile])]
    assert not off_map, "a token lies on a tile that is not on the map"
    if s.terms.seat_of[t.NIGHTMARE] != EMPTY or s.terms.shadow_level:
        cubes = s.unicorn.cubes + on_map[2] + s.unicorn.track + sum(s.unicorn.upgrades) + s.unicorn.spare
        assert cubes == s.terms.cubes, "a Unicorn cube is lost or made"


def check_unicorn(s: State) -> None:
    unicorn = s.unicorn
    if not (s.terms.seat_of[t.NIGHTMARE] != EMPTY or s.terms.shadow_level):
        return
    cards = (
        unicorn.deck.cards()
        + unicorn.discards
        + unicorn.hand
        + unicorn.aside
        + list(unicorn.revealed + unicorn.played)
        + unicorn.spirit
    )
    cards += [unicorn.shown] if unicorn.shown != EMPTY else []
    assert sorted(cards) == list(range(t.UNICORN_CARDS)), "a Unicorn card is lost or made"
    assert unicorn.hand == sorted(unicorn.hand), "a hand tells the order of its cards"
    assert unicorn.health >= 0, "the Unicorn is more than dead"
    assert 1 <= unicorn.anger <= s.terms.most_anger, "the Unicorn's anger has overrun its track"


GAME = Game(
    name="vast",
    box=read_box(text_of("box.toml"), text_of("box.svg")),
    version=3,
    options=OPTIONS,
    content=KIT,
    rules=read_rulebook(text_of("RULES.md")),
    questions=QUESTIONS,
    first=play,
    setup=setup,
    view=view,
    redeal=redeal,
    score=score,
    check=check,
    scene=scene,
    points=points,
    text=text,
    tell=tell,
    headings=frozenset(["round", "turn"]),
    mind=Mind(value=value, instinct=instinct, turn=turn),
    encoder=Encoder(parts=parts, encode=encode),
    roles=lambda s: tuple([ROLE_NAMES[role] for role in s.terms.role_of]),
)
