"""Plain data as TOML: what the standard library reads but does not write."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

BARE = re.compile(r"[A-Za-z0-9_-]+\Z")


def to_toml(data: Mapping[str, Any]) -> str:
    """A line a key; tables inside are written in line."""
    return "".join([f"{key_text(key)} = {value_text(value)}\n" for key, value in data.items()])


def key_text(key: str) -> str:
    return key if BARE.match(key) else string_text(key)


def string_text(text: str) -> str:
    """A basic string is written as JSON writes one, but for one sign that only JSON lets through."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")


def value_text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return repr(value)
    if isinstance(value, str):
        return string_text(value)
    if isinstance(value, Mapping):
        return "{" + ", ".join([f"{key_text(key)} = {value_text(inner)}" for key, inner in value.items()]) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([value_text(inner) for inner in value]) + "]"
    raise TypeError(f"{type(value).__name__} is nothing that TOML can hold")
