"""Waiting for what the page has heard: frames come while the browser's own loop runs."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

PAUSE_MS = 25
PATIENCE_MS = 30_000


def until(page: Page, wanted: Callable[[], bool], words: str) -> None:
    """Let the page go on until it is so; `words` say what was waited for."""
    for _ in range(PATIENCE_MS // PAUSE_MS):
        if wanted():
            return
        page.wait_for_timeout(PAUSE_MS)  # lets frames come in; it is the condition that is waited for
    raise AssertionError(f"this did not come: {words}")
