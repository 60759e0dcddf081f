"""Numbers as people read them, in the report and in the terminal."""

from __future__ import annotations

from collections.abc import Mapping

THIN = "\u202f"  # between a number and its sign


def percent(value: float, digits: int = 1, *, sign: bool = True) -> str:
    return f"{100 * value:.{digits}f}" + (f"{THIN}%" if sign else "")


def points(value: float) -> str:
    """A difference of rates, in points of a hundred."""
    return f"{100 * value:+.1f}".replace("-", "−")


def figure(value: float) -> str:
    """Three digits that matter, and no more than one after the point where there are tens."""
    size = abs(value)
    text = f"{value:,.0f}" if size >= 100 or value == int(value) else f"{value:.1f}" if size >= 10 else f"{value:.2f}"
    return text.replace("-", "−")


def whole(value: int) -> str:
    return f"{value:,}"


def estimated(estimate: Mapping[str, float]) -> str:
    """`52.3 % (52.0 to 52.6)`"""
    low, high = percent(estimate["low"], sign=False), percent(estimate["high"], sign=False)
    return f"{percent(estimate['value'])} ({low} to {high})"
