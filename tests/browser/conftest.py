"""A real browser and a real server for the page's tests. What is missing is said; nothing is skipped.

Both live as long as the tests of this folder run and no longer: Playwright keeps an event loop open, in which tests
elsewhere could not start their own.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

from monoceros.server.settings import PAGE
from server.running import Running, running

FLAGS = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
WAIT_MS = 30_000
DESK = {"width": 1440, "height": 900}
HOLD = """opened => localStorage.setItem('monoceros.tables', JSON.stringify({[opened.table]: {
  seats: Object.fromEntries(opened.held.map(held => [held.seat, held.token])),
  invitation: opened.invitation, at: Date.now() }}))"""


class Visit(Protocol):
    """Opens a page of the table in a browser of its own: nothing is shared with other visits."""

    def __call__(self, path: str = "/", **options: Any) -> Page: ...


def chromium() -> str:
    found = shutil.which("chromium")
    if found is None:
        pytest.fail("The browser tests need Debian's Chromium, and there is none: `make setup` installs it.")
    return found


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    if not (PAGE / "index.html").is_file():
        pytest.fail(f"The page is not built: there is no {PAGE / 'index.html'}. `make page` builds it.")
    with running(Path(tmp_path_factory.mktemp("browser"))) as found:
        yield found


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    path = chromium()
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def visit(browser: Browser, server: Running) -> Iterator[Visit]:
    """Every visit is watched: a script that breaks, or something the policy of the page forbids, fails the test."""
    contexts: list[BrowserContext] = []
    faults: list[str] = []

    def open_page(path: str = "/", **options: Any) -> Page:
        wishes = {
            "viewport": DESK,
            "reduced_motion": "reduce",
            "locale": "en-GB",
            "base_url": server.address,
            **options,
        }
        context = browser.new_context(**wishes)
        contexts.append(context)
        context.set_default_timeout(WAIT_MS)
        page = context.new_page()
        page.on("pageerror", lambda error: faults.append(f"{page.url}: {error}"))
        page.on("console", lambda message: faults.extend(forbidden(message)))
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not faults, "\n".join(faults)


def forbidden(message: ConsoleMessage) -> list[str]:
    """A console line that tells of something the page's own policy does not allow."""
    return [message.text] if "Content Security Policy" in message.text else []


def sit(page: Page, opened: dict[str, Any]) -> None:
    """From now on this browser holds the seats of a table that was opened elsewhere."""
    page.evaluate(HOLD, opened)
