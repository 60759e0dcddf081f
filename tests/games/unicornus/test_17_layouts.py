"""UK-17.9: layouts of one's own, as a short text and as TOML, and what is said against those that break UK-17.4."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

import pytest

from kit import clause, new_state
from monoceros.engine.chance import Seeded
from monoceros.engine.core import asks
from monoceros.engine.game import SetupError
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.content import TITLES
from monoceros.games.unicornus.content_layouts import LayoutError, read_layout, write_layout
from monoceros.games.unicornus.geometry import FAR, GRIDS, MOST_GRIDS, grid_of
from monoceros.games.unicornus.rules.game import set_up
from monoceros.games.unicornus.state import map_of

from .spots import GAME, TILE_IDS, play

OPTION = next(option for option in GAME.options if option.name == "layout")
SMALL = "E01@0,-2 empire@0,-1 K12@1,-1 K11@1,-2 K04@-1,-1 kingdom@-1,0 P01@0,0"
NAMED = """
# the same, by titles, in lines
The Capital @ 0,-2 ; empire @ 0,-1
border garrison @ 1,-1^0
""".replace("# the same, by titles, in lines\n", "").replace("border garrison", TITLES["K12"].lower())
TOML = """
[[tile]]
name = "the capital"
at = [0, -2]

[[tile]]
name = "empire"
at = [0, -1]

[[tile]]
name = "P01"
at = [0, 0]
turn = 0
"""


def own(text: str, seats: int = 3) -> Any:
    return new_state("unicornus", seats=seats, layout=text)


@clause("UK-17.9")
def test_17_9_a_short_text_says_which_tile_lies_where() -> None:
    slots = read_layout(SMALL, TITLES)
    assert [(slot.what, slot.a, slot.b) for slot in slots][:3] == [("E01", 0, -2), ("empire", 0, -1), ("K12", 1, -1)]
    assert write_layout(slots) == SMALL


@clause("UK-17.9")
def test_17_9_titles_lines_and_a_turn_of_none_mean_the_same() -> None:
    text = NAMED + "K11@1,-2\nk04@-1,-1; kingdom@-1,0 The_Ancestral_Castle@0,0"
    assert OPTION.read(text) == SMALL


@clause("UK-17.9")
def test_17_9_toml_says_the_same() -> None:
    assert OPTION.read(TOML) == "E01@0,-2 empire@0,-1 P01@0,0"


@clause("UK-17.9", "UK-17.4")
@pytest.mark.parametrize("seed", range(4))
def test_17_9_the_map_is_laid_as_it_was_written(seed: int) -> None:
    s = own(SMALL)
    played = play(s, set_up, chance=Seeded(seed)).say("0 K-ZYN", "1 K-URG", "2 K-GOD", "0 P-WAR")
    assert played.is_over
    names = [TILE_IDS[tile] for tile in s.tiles]
    assert (names[0], names[2:5], names[6]) == ("E01", ["K12", "K11", "K04"], "P01")
    assert names[1].startswith("E")
    assert map_of(s).paths_to(s.goal)[s.place[t.PRINCESS]] < FAR
    assert s.terms.layouts[s.terms.layout].id == "custom"


@clause("UK-17.9", "UK-17.4")
def test_17_9_only_heroes_whose_tile_finds_a_place_can_be_chosen() -> None:
    s = own(SMALL.replace("kingdom@-1,0 ", ""))
    play(s, set_up, chance=Seeded(1))
    assert set(asks(s)[0].options) == {"K-ZYN", "K-URG", "K-GOD"}


REFUSED = {
    "no layout": ("standart", "'standart' is none of standard, .* no layout of your own: write each tile as NAME@A,B"),
    "nothing": ("", "a layout of your own: write each tile as NAME@A,B"),
    "not readable": ("E01@0,0 P01 beside it @x", "'P01' cannot be read: write each tile as NAME@A,B"),
    "half a step": ("E01@0.5,0 P01@0,1", "'E01@0.5,0' cannot be read"),
    "a path": ("@/etc/passwd", "'@/etc/passwd' cannot be read"),
    "unknown name": ("E01@0,0 P01@0,1 E99@1,0", "there is no tile 'E99'"),
    "a slip of the pen": ("E01@0,0 Blak Drake Mountain@1,0", r"is it Black Drake Mountain \(E02\)\?"),
    "wrong way round": ("E01@0,0 P01@0,1 E02@1,0^60", r"\(E02\) at 1,0 lies the wrong way round, .* by 60: .*UK-2.2"),
    "off the grid": ("E01@0,0 P01@21,0", r"\(P01\): 21,0 is off the grid, -20 to 20"),
    "overlap": ("E01@0,0 P01@0,1 E02@0,1", r"\(P01\) and .*\(E02\) overlap: both lie at 0,1"),
    "tile twice": ("E01@0,0 P01@0,1 E02@1,0 E02@1,1", r"\(E02\) is there twice, at 1,0 and at 1,1"),
    "no goal": ("P01@0,0 K12@0,1", r"The Capital \(E01\) is missing: the princess marches there"),
    "no start": ("E01@0,0 K12@0,1", r"The Ancestral Castle \(P01\) is missing: she has her home there"),
    "not connected": ("E01@0,0 P01@0,1 K02@5,5", r"The Singing Sands \(K02\) at 5,5 is not connected with The Capital"),
    "too many": (
        "E01@0,0 P01@0,1 " + " ".join([f"kingdom@{i},0" for i in range(1, 14)]),
        "there are 12 kingdom tiles, not 13",
    ),
    "too many with named ones": (
        "E01@0,0 P01@0,1 K01@0,-1 " + " ".join([f"kingdom@{i},0" for i in range(1, 13)]),
        "there are 12 kingdom tiles, not 13",
    ),
    "lakes between": ("E01@0,1 P01@0,0 K01@0,2", "the starting location of the tile at 0,0 cannot be reached"),
    "lakes between with drawn tiles": (
        "E01@0,1 P01@0,0 kingdom@0,2 kingdom@0,3 kingdom@0,4",
        "with some tiles that can be drawn, the starting location of the tile at 0,0 cannot be reached",
    ),
    "too few for all": ("E01@0,-2 empire@0,-1 K12@1,-1 P01@0,0", "it has 1 kingdom tiles, and 3 characters need"),
    "no TOML": ("[[tile", "it is no TOML"),
    "another table": ("[[hex]]\nname = 'E01'", "there is no 'hex' here: write each tile under"),
    "another key": ("[[tile]]\nname = 'E01'\nx = 1", "number 1: the keys are name, at and turn"),
    "no name": ("[[tile]]\nat = [0, 0]", "number 1: name is a text and turn a whole number"),
    "no place": ("[[tile]]\nname = 'E01'\nat = [0, 0.5]", "number 1: at is a place of the lattice"),
    "deep TOML": ("[[tile]]\nname = " + "[" * 3000, "it is no TOML"),
    "too long": ("E01@0,0 " * 600, "a layout has 4000 letters at most, not 4800"),
}  # fmt: skip


@clause("UK-17.9", "UK-17.4", "UK-2.2")
@pytest.mark.parametrize(("text", "words"), REFUSED.values(), ids=REFUSED.keys())
def test_17_9_what_breaks_the_rules_of_the_map_is_said_in_words(text: str, words: str) -> None:
    with pytest.raises(SetupError, match=f"^option layout: .*{words}"):
        own(text)


def test_any_text_is_a_layout_or_refused_in_words() -> None:
    """Fuzz: what comes from outside never leads to another error."""
    chance = Seeded(4)
    signs = [
        "E01",
        "P01",
        "kingdom",
        "@",
        "0",
        ",",
        "-1",
        "^",
        " ",
        ";",
        "\n",
        "[[tile]]",
        "at=",
        "[",
        "\x00",
        "é",
        "9999",
    ]
    for _ in range(3000):
        text = "".join([signs[chance.pick(len(signs))] for _ in range(chance.pick(30))])
        with suppress(LayoutError):
            read_layout(text, TITLES)


def test_layouts_of_people_fill_no_memory() -> None:
    for number in range(MOST_GRIDS + 20):
        grid_of(((0, 0), (number, 1)))
    assert len(GRIDS) <= MOST_GRIDS
