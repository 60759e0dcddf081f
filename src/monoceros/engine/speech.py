"""Names in sentences: games write {0}, {1} for seats; here they become names, or "you"."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby

OWN = re.compile(r"\b(?P<the>The|the) (?P<noun>[a-z]+) of \{(?P<seat>\d+)\}")
SEAT = re.compile(r"(?P<of>\bof )?\{(?P<seat>\d+)\}(?P<own>'s\b)?(?P<verb> [a-z]+\b)?")
IRREGULAR = {"is": "are", "was": "were", "has": "have", "does": "do", "goes": "go"}
NO_VERBS = frozenset(["always", "as", "its", "plus", "this", "thus", "towards", "upwards", "versus"])
NAME_LENGTH = 24
UNPRINTABLE = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def clean(text: str) -> str:
    """Without control characters: names and texts may come from a stranger's file."""
    return UNPRINTABLE.sub("", text)


def one_line(text: str) -> str:
    return clean(" ".join(text.split()))


def speak(text: str, names: Sequence[str], you: int | None = None) -> str:
    """The text with names in it; the seat `you` is spoken to."""

    def own(found: re.Match[str]) -> str:
        """`The palace of {0}` is `Your palace`."""
        if int(found["seat"]) != you:
            return found[0]
        return f"{'Your' if found['the'] == 'The' else 'your'} {found['noun']}"

    def put(found: re.Match[str]) -> str:
        seat = int(found["seat"])
        if seat == you:
            return address(found, start=starts_sentence(found.string, found.start()))
        name = names[seat] if seat < len(names) else seat_letter(seat)
        return f"{found['of'] or ''}{name}{found['own'] or ''}{found['verb'] or ''}"

    return clean(SEAT.sub(put, OWN.sub(own, text)))


def address(found: re.Match[str], *, start: bool) -> str:
    """`{0} draws` is `you draw`, `every base of {0}` is `every base of yours`, `{0}'s hand` is `your hand`."""
    if found["of"]:
        return "of yours" + (found["verb"] or "")
    word = "your" if found["own"] else "you"
    verb = found["verb"] or ""
    if verb and not found["own"]:
        verb = " " + second_person(verb[1:])
    return (word.capitalize() if start else word) + verb


def second_person(verb: str) -> str:
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb in NO_VERBS or not verb.endswith("s") or verb.endswith("ss"):
        return verb
    if verb.endswith("ies") and len(verb) > 4:
        return verb[:-3] + "y"
    if verb.endswith(("sses", "shes", "ches", "xes", "zzes", "oes")):
        return verb[:-2]
    return verb[:-1]


def starts_sentence(text: str, at: int) -> bool:
    before = text[:at].rstrip(" ")
    return not before or before[-1] in ".!?\n"


def seat_letter(seat: int) -> str:
    return chr(ord("A") + seat) if seat < 26 else str(seat)


def told_apart(names: Sequence[str]) -> list[str]:
    """Names that are there more than once get their seat's letter."""
    return [f"{name} {seat_letter(i)}" if names.count(name) > 1 else name for i, name in enumerate(names)]


def listed(words: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)


def folded(sentences: Sequence[str]) -> list[str]:
    """Like sentences that follow each other once, with their number."""
    runs = [(sentence, len(list(run))) for sentence, run in groupby(sentences)]
    return [f"{sentence} (×{number})" if number > 1 else sentence for sentence, number in runs]
