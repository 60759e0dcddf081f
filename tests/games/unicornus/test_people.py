"""Who everybody is: the chapters of the rules page, and the story that opens the game."""

from __future__ import annotations

import re

import pytest

from monoceros.engine.content import ContentError, read_pack
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.content import KIT
from monoceros.games.unicornus.text_people import chapters, opening

from .more_spots_b import everybody
from .spots import GAME, spot, whole_game

CONTENT = KIT.load()
TOLD = {entry.id: entry for chapter in chapters(CONTENT) for entry in chapter.entries}
FACTIONS = {"kingdom-of-astoria", "empire-of-legania", "of-no-side"}


def test_everybody_and_every_side_is_told_of_once() -> None:
    ids = [entry.id for chapter in chapters(CONTENT) for entry in chapter.entries]
    assert len(ids) == len(set(ids))
    assert set(ids) == {*t.KNIGHT_IDS, *t.FOE_IDS, *FACTIONS}


@pytest.mark.parametrize("person", [*t.KNIGHT_IDS, *t.FOE_IDS])
def test_who_they_are_what_they_want_how_they_play_and_what_they_can_do(person: str) -> None:
    entry = TOLD[person]
    words = [what for what, _ in entry.facts]
    assert {"Wants", "Plays", "Fate"} <= set(words)
    assert len(entry.text.split()) > 40
    assert entry.line
    if person[0] == "K":
        assert "Power" in words
    if person[0] == "E":
        assert [words.count(what) for what in ("Temper", "As an ally")] == [1, 1]
        assert "Power" in words
    if person == "P":
        assert len([what for what in words if what.startswith("The ")]) == 4


def test_their_powers_are_told_in_the_words_of_their_cards() -> None:
    facts = dict(TOLD["E-ROZ"].facts)
    assert facts["Power"].endswith("She takes at most 2 damage in a battle.")
    assert facts["As an ally"].startswith("*Ancient Weapon.*")
    assert facts["Fate"].startswith("No fate")
    assert "Draws a fate card" in dict(TOLD["E-LYL"].facts)["Fate"]


def test_clauses_that_the_chapters_name_are_there() -> None:
    words = " ".join([words for entry in TOLD.values() for _, words in entry.facts])
    words += " ".join([chapter.text for chapter in chapters(CONTENT)])
    found = set(re.findall(r"UK-[0-9.]*[0-9]", words))
    assert len(found) > 5
    assert all(clause in GAME.rules for clause in found)


def test_the_story_opens_the_game_and_is_the_first_chapter() -> None:
    told = opening(CONTENT)
    assert len(told.paragraphs) == 4
    assert "Cornelia is sixteen" in told.paragraphs[1]
    assert not [part for part in told.paragraphs if "\n" in part]
    assert told.about in [chapter.id for chapter in chapters(CONTENT)]
    assert (chapters(CONTENT)[0].title, chapters(CONTENT)[0].text) == (told.title, told.text)


def test_pieces_cards_lines_and_mats_lead_to_who_they_are() -> None:
    s = spot("K-ZYN 18.C t4", "K-HAV 15.C", "E-LYL 10.C t3", allies="E-IRV=K-ZYN", defeated="E-DOR")
    for seat in everybody(s):
        scene = GAME.scene(GAME.view(s, seat))
        about = {each.id: each.about for each in (*scene.things, *scene.zones) if each.about}
        pieces = {thing.id: thing.about for thing in scene.things if thing.zone == "map" and thing.about}
        assert set(pieces.values()) == {"K-ZYN", "K-HAV", "P", "E-LYL"}
        assert {"E-LYL", "E-DOR", "P", "K-ZYN", "K-HAV", "empire-of-legania"} <= set(about.values())
        assert set(about.values()) <= set(TOLD)
    own = GAME.scene(GAME.view(s, 0))
    assert [thing.about for thing in own.things if thing.id == "ally/E-IRV"] == ["E-IRV"]


def test_cards_of_characters_lead_to_who_they_are() -> None:
    game = whole_game(2, 1, layout="escape")
    assert game.is_over
    scene = GAME.scene(GAME.view(GAME.setup(2, GAME.option_values({}), CONTENT), 0))
    assert [thing.about for thing in scene.things if thing.id.startswith("hero/")] == list(t.KNIGHT_IDS[:-1])


def test_nothing_of_the_chapters_travels_with_a_table() -> None:
    lexicon = GAME.view(spot("K-ZYN 18.C"), None).terms.lexicon
    assert not {"chapter", "faction", "person"} & set(lexicon)
    assert "P" not in lexicon["numbers"]


@pytest.mark.parametrize(
    ("toml", "words"),
    [
        ('[[person]]\nid = "E-NEW"\nwhat = "x"\ntext = "x."\nwants = "x"\nplays = "x"', "person 'E-NEW': a pack can"),
        ('[[person]]\nid = "K-ZYN"\nwants = " "', "'K-ZYN': what it wants and how it plays is said"),
        ('[[faction]]\nid = "of-no-side"\nplays = ""', "'of-no-side': what it wants"),
        ('[[chapter]]\nid = "story"\ntext = " "', "chapter 'story' has no text"),
    ],
)
def test_a_pack_that_tells_of_nobody_is_refused(toml: str, words: str) -> None:
    with pytest.raises(ContentError, match=words):
        KIT.load([read_pack(toml, "mine")])
