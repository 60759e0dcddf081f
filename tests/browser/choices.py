"""What a sensible player does at a table, whatever is dealt: builds, attacks, buys, and goes on to the end."""

from __future__ import annotations

import itertools
from collections.abc import Callable
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


def marcher() -> Callable[[wire.Question], wire.Option]:
    """Of Unicornus Knights: each character takes a step and rests, all hits are used.

    The princess does not wait for anybody: within some rounds she is at her goal or dead, whatever is rolled.
    """
    stepped = False

    def pick(question: wire.Question) -> wire.Option:
        nonlocal stepped
        if question.name == "assign":
            return question.options[0]
        if question.name != "turn":
            return choose(question)
        steps = [option for option in question.options if option.pick[0] == "move"]
        stepped = not stepped and bool(steps)
        return steps[0] if stepped else question.options[question.harmless]

    return pick


def ruler() -> Callable[[wire.Question], wire.Option]:
    """Of Crown and Dragon: trades, builds and marches by turns, and takes a step at a time; attacks where it can."""
    actions = itertools.cycle(["market", "construction", "army"])
    stepped = False

    def pick(question: wire.Question) -> wire.Option:
        nonlocal stepped
        match question.name:
            case "main":
                return with_pick(question.options, next(actions))
            case "market":
                cards = [option for option in question.options if option.pick[0] == "military"]
                return (cards or [question.options[question.harmless]])[0]
            case "move":
                stepped = not stepped
                blows = [option for option in question.options if option.pick[0] == "attack"]
                return (blows or question.options)[0] if stepped else question.options[question.harmless]
        return question.options[question.harmless] if "window" in question.name else choose(question)

    return pick


def delver() -> Callable[[wire.Question], wire.Option]:
    """Of Vast: the Unicorn teleports, moves and turns; the Knight takes a step a turn, into the dark if she can."""
    leaps = itertools.cycle(["teleport", "move", "turn"])
    stepped = False

    def pick(question: wire.Question) -> wire.Option:
        nonlocal stepped
        match question.name:
            case "act":
                wanted = next(leaps)
                return next((option for option in question.options if option.pick[0] == wanted), choose(question))
            case "knight":
                steps = [option for option in question.options if option.pick[0] == "step"]
                dark = [option for option in steps if "Dark" in option.label]
                stepped = not stepped and bool(steps)
                return (dark or steps)[0] if stepped else with_pick(question.options, "end")
        return choose(question)

    return pick
