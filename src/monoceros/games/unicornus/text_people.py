"""Who everybody is: the chapters of the rules page, and the story that opens the game, from rows of the content."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from monoceros.engine.chapters import Chapter, Entry, Opening
from monoceros.engine.content import Content
from monoceros.games.unicornus.content import PRINCESS, rows_of
from monoceros.games.unicornus.content_rows import (
    ChapterRow,
    CharacterRow,
    EnemyRow,
    FactionRow,
    PersonRow,
    PowerRow,
    PrincessRow,
)
from monoceros.games.unicornus.names import capital

STORY = "story"
TEMPERS = {
    "defensive": "Defensive: stays where it is (UK-7.4)",
    "normal": "Normal: attacks whom it stands beside (UK-7.5)",
    "aggressive": "Aggressive: comes for whoever is near (UK-7.6)",
}
IN_LOVE = {  # UK-8.13
    "female": "a woman",
    "male": "a man",
    "both": "a woman and as a man",
}
BOUND = "Draws a fate card at the first meeting (UK-8.2), which may win over"
NO_FATE = "No fate (UK-8.1): no card wins over"


def opening(content: Content) -> Opening:
    row = chapter_row(content, STORY)
    return Opening(row.name, row.text, "sides")


def chapters(content: Content) -> tuple[Chapter, ...]:
    told = {
        STORY: (),
        "sides": tuple(factions(content)),
        "kingdom": (princess(content), *heroes(content)),
        "empire": tuple(enemies(content)),
    }
    rows = {name: chapter_row(content, name) for name in told}
    return tuple([Chapter(name, rows[name].name, rows[name].text, entries) for name, entries in told.items()])


def chapter_row(content: Content, name: str) -> ChapterRow:
    return next(row for row in rows_of(content, ChapterRow) if row.id == name)


def factions(content: Content) -> Iterator[Entry]:
    for row in rows_of(content, FactionRow):
        yield Entry(row.id, row.name, row.icon, text=row.text, facts=aims(row))


def aims(row: FactionRow | PersonRow) -> tuple[tuple[str, str], ...]:
    return (("Wants", row.wants), ("Plays", row.plays))


# -- people ---


def told_of(content: Content, person: str) -> PersonRow:
    return next(row for row in rows_of(content, PersonRow) if row.id == person)


def princess(content: Content) -> Entry:
    row = told_of(content, PRINCESS)
    versions = rows_of(content, PrincessRow)
    facts = [(f"The {each.name}", f"{each.text} Life {each.life}, command {each.command}.") for each in versions]
    fate = ("Fate", "Enemies are bound to her as to anybody (UK-8.2); allies shield her in battle (UK-11.8).")
    return Entry(PRINCESS, "Princess Cornelia", versions[0].icon, row.what, row.text, (*aims(row), *facts, fate))


def heroes(content: Content) -> Iterator[Entry]:
    for hero in rows_of(content, CharacterRow):
        row = told_of(content, hero.id)
        numbers = ("Numbers", f"Command {hero.command}, life {hero.health}.")
        fate = ("Fate", f"Counts as {IN_LOVE[hero.gender]} for Love at First Sight (UK-8.13).")
        facts = (*aims(row), numbers, *powers(content, hero.id, "own", "Power"), fate)
        yield Entry(hero.id, called(hero), hero.icon, row.what, row.text, facts)


def enemies(content: Content) -> Iterator[Entry]:
    for foe in rows_of(content, EnemyRow):
        row = told_of(content, foe.id)
        might = f"Combat power {foe.power}, life" if foe.power else "Life"
        facts = (
            *aims(row),
            ("Numbers", f"{might} {foe.life}."),
            ("Temper", f"{TEMPERS[foe.personality]}."),
            *powers(content, foe.id, "enemy", "Power"),
            ("Fate", f"{BOUND if foe.fate else NO_FATE} {foe.name}."),
            *powers(content, foe.id, "ally", "As an ally"),
        )
        yield Entry(foe.id, called(foe), foe.icon, row.what, row.text, facts)


def called(person: Any) -> str:
    return capital(f"{person.name}, {person.title}")


def powers(content: Content, of: str, kind: str, word: str) -> Iterator[tuple[str, str]]:
    for row in rows_of(content, PowerRow):
        if row.of == of and row.kind == kind:
            yield word, f"*{row.name}.* {row.text}"
