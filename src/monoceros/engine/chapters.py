"""What a game tells beside its rules: a story that opens it, and chapters about those who are in it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Entry:
    """Somebody or something that a chapter tells of. Things and zones of a scene name it by its id, as `about`."""

    id: str
    title: str
    icon: str = ""
    line: str = ""  # what it is, in a few words
    text: str = ""  # paragraphs, with an empty line between them
    facts: tuple[tuple[str, str], ...] = ()  # "Wants", and what; they may name clauses


@dataclass(frozen=True)
class Chapter:
    id: str
    title: str
    text: str = ""
    entries: tuple[Entry, ...] = ()


@dataclass(frozen=True)
class Opening:
    """The story with which a game begins: shown once at a table, before the first question."""

    title: str
    text: str  # paragraphs, with an empty line between them
    about: str = ""  # the chapter that says who is who

    @property
    def paragraphs(self) -> list[str]:
        return paragraphs(self.text)


def paragraphs(text: str) -> list[str]:
    return [" ".join(part.split()) for part in text.split("\n\n") if part.strip()]
