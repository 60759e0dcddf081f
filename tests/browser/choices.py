"""What a sensible player does at a table, whatever is dealt: builds, attacks, buys, and goes on to the end."""

from __future__ import annotations

from typing import Any

from monoceros.server import wire

SINGLE = {"match": "single", "turn_limit": 4}  # short, and it comes to an end whatever is dealt


def choose(question: wire.Question) -> wire.Option:
    """The first answer that does something; but nobody plays abilities, and damage goes to what stands last."""
    options = question.options
    match question.name:
        case "window":
            return options[question.harmless]
        case "draw":
            return with_pick(options, "base")
        case "renew":
            return with_pick(options, "renew")
        case "build":  # first where nothing stands yet
            return next(
                (option for option in options if any(t.startswith("space/") for t in option.touches)), options[0]
            )
        case "gold":  # what it buys last costs most; a new row is no use to somebody who takes what lies there
            return next((option for option in reversed(options) if option.pick[0] == "buy"), options[question.harmless])
        case "attack" | "assign":
            return options[-1]
    doing = [option for at, option in enumerate(options) if at != question.harmless]
    return (doing or options)[0]


def with_pick(options: list[wire.Option], pick: Any) -> wire.Option:
    return next((option for option in options if option.pick == pick), options[0])
