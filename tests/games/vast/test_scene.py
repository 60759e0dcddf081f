"""What the table looks like: ids, what is hidden, the growing cave, previews, mats, the Shadow Unicorn's turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kit import Played, clause, new_state
from monoceros.engine.chance import Seeded
from monoceros.engine.core import answer, asks
from monoceros.engine.laws_scene import check_passage, check_scene
from monoceros.engine.scene import Face, Scene, Thing, Zone
from monoceros.engine.table import Table
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects import lay
from monoceros.games.vast.rules import game
from monoceros.games.vast.rules.reveal import reveal
from monoceros.games.vast.scene_points import POINTS
from monoceros.games.vast.state import State
from monoceros.games.vast.tell import SENTENCES

from .ghosts import caves, ghosts
from .knights import knights
from .spots import GAME, any_chance, play, space, spot, tile

MODES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (1, {"shadow": "medium"}),
    (1, {"roles": "knight"}),
    (2, {"terrain": True, "simple_teleport": True}),
    (1, {"shadow": "hard", "terrain": True}),
]


def scene(s: State, seat: int | None = 0) -> Scene:
    found = GAME.scene(GAME.view(s, seat))
    check_scene(found)
    return found


def thing(found: Scene, id: str) -> Thing:
    return next(thing for thing in found.things if thing.id == id)


def zone(found: Scene, id: str) -> Zone:
    return next(zone for zone in found.zones if zone.id == id)


def ids(found: Scene, start: str) -> list[str]:
    return [thing.id for thing in found.things if thing.id.startswith(start)]


def signs(face: Face) -> list[str]:
    return [sign.label for sign in face.sockets]


def numbers(face: Face) -> dict[str, int]:
    return {number.what: number.value for number in face.numbers}


def wander(seats: int, seed: int, options: dict[str, Any]) -> Iterator[Played]:
    """A random game, at every question and at its end."""
    state: Any = new_state("vast", seats=seats, **options)
    played = play(state, game.play, chance=Seeded(seed))
    rng = Seeded(seed + 1)
    yield played
    while not played.is_over:
        ask = asks(played.state)[0]
        answer(played.state, ask.seat, ask.options[rng.pick(len(ask.options))])
        yield played


# -- ids ---


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_scenes_are_in_order_and_every_option_touches_what_is_there(seats: int, options: dict[str, Any]) -> None:
    before: dict[int | None, Scene] = {}
    seen = 0
    for played in wander(seats, 30 + seats, options):
        for seat in (None, *range(seats)):
            found = scene(played.state, seat)
            if seat in before:
                check_passage(before[seat], found)
            before[seat] = found
            seen += 1
        for ask in [] if played.is_over else asks(played.state):
            view = GAME.view(played.state, ask.seat)
            here = set(before[ask.seat].ids())
            for pick in ask.options:
                touched = set(GAME.questions[ask.name].touches(pick, view))
                assert touched <= here, f"{ask.name} {pick}: {touched - here}"
    assert seen > 60


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_what_events_point_at_is_there(seats: int, options: dict[str, Any]) -> None:
    table = Table(GAME, Seeded(7), seats=seats, options=options, watching=True)
    rng, pointed = Seeded(8), 0
    while not table.is_over and pointed < 400:
        happened = table.events[len(table.events) - len(table.moments) :]
        for event, moment in zip(happened, table.moments, strict=True):
            for seat in (None, *range(seats)):
                view = GAME.view(moment, seat)
                found = GAME.points(event.seen_by(seat), view)
                missing = set(found) - set(GAME.scene(view).ids())
                assert len(missing) < max(1, len(found)), f"{event.name} points at nothing that is there: {missing}"
                pointed += len(found)
        ask = table.asks()[0]
        table.say(ask.seat, ask.options[rng.pick(len(ask.options))])
    assert pointed > 100


def test_what_is_told_is_pointed_at() -> None:
    silent = {"round", "won", "lost", "left_map", "terrain_removed", "reading", "reading_wished", "turn_ends"}
    assert set(SENTENCES) - set(POINTS) == silent


@clause("VF-11.4", "VF-11.5")
def test_hands_and_dark_tiles_are_not_shown_to_others() -> None:
    s = knights("C03@0,1", knight="0,0", nightmare="0,0 N", hand="U05 U16", quests="daring", treasures="boots sword+")
    knight, unicorn, nobody = [scene(s, seat) for seat in (0, 1, None)]
    assert ids(unicorn, "unicorn/") == ["unicorn/5", "unicorn/16"]
    assert ids(unicorn, "quest/") == ids(nobody, "quest/") == []
    assert ids(knight, "quest/") == ["quest/2"]
    assert ids(knight, "treasure/") == ["treasure/1", "treasure/4"]
    assert ids(unicorn, "treasure/") == ["treasure/1"], "what lies face down is hers to know"
    assert zone(unicorn, "treasures").note == "1 face down"
    assert ids(knight, "unicorn/") == ids(knight, "ghost/") == []
    assert "Crystal" not in thing(knight, "tile/1").label
    assert thing(knight, "tile/1").face == Face("Dark tile", thing(nobody, "tile/1").face.icon, field="cave-dark")


# -- the cave ---


@clause("VF-1.1")
def test_the_cave_grows_around_an_entrance_that_stays_where_it_is() -> None:
    small, large = scene(spot("A01@0,1")), scene(spot("A01@0,1", "A02@0,2", "A03@0,3", "A04@0,4", "E01@1,4"))
    assert (thing(small, "tile/0").x, thing(small, "tile/0").y) == (thing(large, "tile/0").x, thing(large, "tile/0").y)
    north = thing(large, "tile/4")
    assert (north.x, north.y) == (0, -4 * 60), "north is up"
    before, after = zone(small, "map"), zone(large, "map")
    assert (before.x, before.width) == (after.x, after.width) == (-270, 540)
    assert (before.y, before.height, after.y, after.height) == (-210, 420, -330, 540)
    for place in [each for each in large.things if each.zone == "map"]:
        assert after.x <= place.x <= after.x + after.width
        assert after.y <= place.y <= after.y + after.height


@clause("VF-1.7", "VF-1.11")
def test_tiles_show_their_walls_but_not_those_that_were_blown_up() -> None:
    s = spot("A07@1,0 r0", "C03@0,1 crystal cube", "T01@-1,0 treasure2")
    s.walls[1], s.lit[1] = 0b1001, 1
    found = scene(s)
    walled = thing(found, "tile/1")
    assert walled.marks == ("wall north", "wall west")
    assert walled.label == "Ambush tile at (1, 0): walls north and west"
    assert (walled.face.icon, walled.face.field) == ("daggers", "cave-red")
    assert thing(found, "tile/0").marks == ("framed",)
    s.bombed[1] = 0b0001
    found = scene(s)
    assert thing(found, "tile/1").marks == ("wall west",)
    bomb = thing(found, "bomb/1/0")
    assert (bomb.x, bomb.y < walled.y) == (walled.x, True), "on its northern edge"
    crystal, cube, chest = [thing(found, id) for id in ("crystal/2", "cube/2", "treasure-token/3")]
    assert len({(each.x, each.y) for each in (crystal, cube)}) == 2
    assert numbers(chest.face) == {"Treasure tokens": 2}


@clause("VF-3.2")
def test_the_rotation_of_a_tile_is_picked_among_small_ones_around_it() -> None:
    s = spot("A07@0,1", "E01@1,1 r0", nightmare="0,1 N", stack="A02 A03 A04")
    s.terms.tile_shape[s.face[1]] = t.CORNER
    revealed = play(s, reveal, 0, t.UNICORN_PIECE, tile(s, 0, 1), t.SOUTH, t.EMPTY, True, chance=any_chance())
    found = scene(revealed.state)
    view = GAME.view(revealed.state, 0)
    touched = [GAME.questions["rotation"].touches(pick, view) for pick in asks(revealed.state)[0].options]
    assert len(touched) > 1
    assert len(set(touched)) == len(touched), "each by itself"
    for (id,) in touched:
        small, real = thing(found, id), thing(found, "tile/1")
        assert "offered" in small.marks
        assert len([mark for mark in small.marks if mark.startswith("wall")]) == 2
        assert "wall south" not in small.marks, "he came from there"
        assert abs(small.x - real.x) == abs(small.y - real.y) == 56


@clause("VF-65.15")
def test_terrain_has_a_look_of_its_own_and_the_river_a_current() -> None:
    s = spot(nightmare="0,0 N", terrain=True)
    for square in range(4):
        lay(s, t.TERRAIN_FIRST[t.RIVER] + square, space(1, square))
    found = scene(s)
    assert thing(found, f"tile/{t.RIVER_MOUTH}").face.field == "cave-deep"
    (run,) = [
        arrow for arrow in found.arrows if arrow.start != "piece/unicorn" and arrow.end == f"tile/{t.RIVER_MOUTH}"
    ]
    assert run.quiet
    assert (run.start, run.through) == ("tile/75", ("tile/76", "tile/77"))


# -- the Unicorn ---


@clause("VF-18.2")
def test_each_card_shows_where_it_leads_on_the_map_and_on_its_grid() -> None:
    s = spot("A01@0,1 r0", nightmare="0,0 E", hand="U05 U16")  # 5: 1 ahead and 2 to the left
    s.turn = t.NIGHTMARE
    found = scene(s)
    piece, ghost, card = [thing(found, id) for id in ("piece/unicorn", "ghost/5", "unicorn/5")]
    assert piece.marks == ("facing east",)
    assert (ghost.x, ghost.y, ghost.marks) == (60, -120, ("ghost",))
    assert (card.on, card.face.grid[1], card.face.grid[2]) == ("ghost/5", "x....", "..^..")
    assert numbers(ghost.face) == numbers(card.face) == {"card": 5}
    arrow = next(arrow for arrow in found.arrows if arrow.end == "ghost/5")
    assert (arrow.start, arrow.quiet, arrow.owner) == ("piece/unicorn", True, 0)
    assert thing(found, "open/1/2").marks == ("offered",)
    s.turn = t.KNIGHT
    assert ids(scene(s), "ghost/") == [], "not while others play"


@clause("VF-21.5", "VF-21.3")
def test_the_nightmare_unicorn_s_mat() -> None:
    s = spot(nightmare="0,0 N", upgrades=[1, 0, 0, 2, 1, 0], anger=2)
    s.unicorn.actions = 1
    found = scene(s)
    assert signs(thing(found, "upgrade/spirit").face) == ["full", "free", "free"]
    assert signs(thing(found, "upgrade/clarity").face) == ["full", "full"]
    assert numbers(thing(found, "upgrade/clarity").face) == {"Clarity": 3}
    assert signs(thing(found, "upgrade/unbridled").face) == ["full"]
    assert signs(thing(found, "mat/nightmare/radiance").face).count("full") == 4
    assert signs(thing(found, "mat/nightmare/radiance").face)[8] == "free goal"
    assert signs(thing(found, "mat/nightmare/actions").face) == ["left", "left", "spent"]
    assert found.layout.right == ("mat/nightmare",)


# -- the Knight ---


@clause("VF-27.1", "VF-27.3")
def test_the_knight_s_mat_has_her_cubes_where_they_are() -> None:
    s = knights(cubes="free 1 strength 2 map 1", grit=7, health=5, treasures="boots+ javelin+")
    found = scene(s)
    assert signs(thing(found, "place/strength").face) == ["full", "full", "free"]
    assert numbers(thing(found, "place/strength").face) == {"Strength": 3}
    assert signs(thing(found, "place/free").face) == ["full"]
    assert signs(thing(found, "place/map").face) == ["full", "free", "free"]
    assert signs(thing(found, "place/boots").face) == ["free"]
    assert "place/javelin" not in found.ids(), "it takes no cube"
    assert signs(thing(found, "mat/knight/health").face) == ["bare"] * 5 + ["bare gone"] * 2
    assert numbers(thing(found, "mat/knight/grit").face) == {"Grit": 7}
    assert len(signs(thing(found, "mat/knight/grit").face)) == k.GRIT_SPACES
    assert zone(found, "mat/knight").marks == ("active",)


@clause("VF-31.3")
def test_a_monster_is_shown_while_it_is_faced() -> None:
    s = knights("A01@0,1", shadow="medium", roles="knight", shadow_at="0,0 N")
    assert ids(scene(s), "monster/") == []
    s.knight.monster = k.TROLL
    notice = thing(scene(s), "monster/now")
    assert (notice.zone, notice.face.title) == ("now", "Troll")
    assert notice.face.text.startswith("Strength 4 against 1.")


# -- the Shadow Unicorn ---


@clause("VF-35.4", "VF-35.5a", "VF-35.5b", "VF-35.6")
@pytest.mark.parametrize(
    ("card", "drawn", "title"),
    [(5, 1, "Card 1 · odd: Move 2"), (5, 2, "Card 2 · even: Turn left"), (0, 3, "Card 3 · angry: Turn left")],
)
def test_the_shadow_unicorn_s_card_is_shown_with_what_it_prompts(card: int, drawn: int, title: str) -> None:
    s = knights("A01@0,1 r0", shadow="medium", roles="knight", shadow_at="0,1 N", spirit="U21")
    s.unicorn.shown, s.unicorn.drawn = card, drawn
    found = scene(s)
    assert (thing(found, f"unicorn/{card}").zone, thing(found, f"unicorn/{card}").face.title) == ("now", title)
    assert zone(found, "deck/spirit").count == 1
    assert signs(thing(found, "mat/shadow/armor").face) == ["full"] * 2


@clause("VF-37.6")
def test_a_teleport_of_the_shadow_unicorn_is_drawn_openly() -> None:
    s = knights("A01@0,1 r0", shadow="medium", roles="knight", shadow_at="0,1 N")
    s.turn, s.unicorn.revealed = t.SHADOW, (5,)
    found = scene(s)
    (arrow,) = found.arrows
    assert (arrow.start, arrow.end, arrow.quiet, arrow.owner) == ("piece/unicorn", "ghost/5", False, -1)
    assert thing(found, "unicorn/5").face.text == "It leads to (-2, 2)."


# -- the cave's clock ---


@clause("VF-8.1", "VF-8.11")
def test_crystals_and_the_stack_say_how_the_cave_stands() -> None:
    s = spot("C01@0,1 r0 crystal", "C02@1,0 r0 crystal cube", stack="A02 A03")
    found = scene(s)
    assert signs(thing(found, "crystals").face) == ["gem marked", "gem"] + ["gem unseen"] * 7
    assert (zone(found, "cave").label, zone(found, "stack").count) == ("The cave grows", 2)
    assert thing(found, "stack/top").face.down
    s.collapsing, s.collapsed, s.crystals = True, 1, 3
    found = scene(s)
    assert signs(thing(found, "crystals").face)[0] == "loss"
    assert zone(found, "cave").note == "4 Crystal tiles until the end"


def test_the_die_is_shown_by_the_spaces_it_touches() -> None:
    s = spot()
    assert "die" not in scene(s).ids()
    s.dice = t.FACE_PLUS
    assert thing(scene(s), "die").face.grid == (".x.", "x.x", ".x.")


def test_what_omens_buy_has_its_price_in_words_and_the_acting_mat_is_active() -> None:
    s = caves("A01@0,1", hand="E01 E02 E03", omens="bat 5", stack="A02")
    found = scene(s, 1)
    assert numbers(thing(found, "power/hatred").face) == {"Omen": 1}
    assert numbers(thing(found, "power/rockslide").face) == {"Omens": 2}
    s.turn = t.KNIGHT
    assert zone(scene(s, 1), "mat/knight").marks == ("active", "quiet")
    assert zone(scene(s, 0), "mat/cave").marks == ("quiet",)


def test_a_knight_whom_nobody_plays_has_no_seat() -> None:
    """VF-59.8 Alone with the Shadow Unicorn the Ghost may play her, Treasures and all."""
    s: Any = new_state("vast", seats=1, roles="ghost", shadow="medium")
    played: Any = play(s, game.play, chance=Seeded(4)).state
    played.knight.treasure_at[k.SWORD] = k.FACE_UP
    drawn = GAME.scene(GAME.view(played, 0))
    (zone,) = [each for each in drawn.zones if each.label == "Treasures"]
    assert zone.owner == -1


@clause("VF-59.4c")
def test_whose_card_lies_on_the_possession_space_is_hers_to_know() -> None:
    s = ghosts("A01@0,1 r0", roles="goblins,thief,ghost", card="goblins")
    assert thing(scene(s, 2), "mat/ghost/cards").label.startswith("The card of the Goblins lies there. Cards: the ")
    for other in (0, 1, None):
        assert thing(scene(s, other), "mat/ghost/cards").label.startswith("A card lies face down. Cards: ")
