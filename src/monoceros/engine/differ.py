"""Where two things differ: two states, views or saves, told with the field and both values."""

from __future__ import annotations

from typing import Any, Final

from monoceros.engine.core import BaseState, Rule
from monoceros.engine.pile import Pile
from monoceros.engine.save import slots_of

LONGEST: Final = 80  # letters of a value
Pairs = list[tuple[str, Any, Any]]


def difference(here: Any, there: Any, *, ordered: bool = False) -> str:
    """`.hands[1][2]: 5 and 9`: the first place where they differ; empty if they are equal.

    A bag has no order, unless it is `ordered`.
    """
    if here is there:
        return ""
    if type(here) is not type(there):
        return f": {short(here)} and {short(there)}"
    if isinstance(here, (list, tuple)) and len(here) != len(there):
        return f": {len(here)} of them and {len(there)}, {short(here)} and {short(there)}"
    pairs = parts(here, there, ordered=ordered)
    if pairs is None:
        return "" if here == there else f": {short(here)} and {short(there)}"
    for place, one, other in pairs:
        found = difference(one, other, ordered=ordered)
        if found:
            return place + found
    return ""


def parts(here: Any, there: Any, *, ordered: bool) -> Pairs | None:
    """What two things of one kind are made of; None if they are one piece."""
    if isinstance(here, dict):
        return [(f"[{key!r}]", here.get(key), there.get(key)) for key in {**here, **there}]
    if isinstance(here, (list, tuple)):
        return [(f"[{i}]", *pair) for i, pair in enumerate(zip(here, there, strict=True))]
    if isinstance(here, Pile):
        bags = (here.bag, there.bag) if ordered else (sorted(here.bag), sorted(there.bag))
        return [(".top", here.top, there.top), (".bag", *bags)]
    if isinstance(here, Rule) or type(here).__module__ == "builtins":
        return None
    kind: Any = type(here)
    names = slots_of(kind) - (slots_of(BaseState) if isinstance(here, BaseState) else frozenset())
    return [(f".{name}", getattr(here, name, None), getattr(there, name, None)) for name in sorted(names)]


def short(value: Any) -> str:
    words = repr(value)
    return words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
