"""Every page and every state of the table before the eyes of axe-core: on desk and phone, by candle and by daylight.

The states are those of one game; of the other games come the pages that their own things make different.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.brought import bring
from browser.conftest import Visit, sit
from browser.played import lively, played
from browser.player import Player
from browser.ways import Pointer
from server.running import Running

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RUN = """async tags => (await axe.run(document, { runOnly: tags, resultTypes: ['violations'] })).violations.map(found =>
  `${found.id}: ${found.help}: ` + found.nodes.slice(0, 3).map(node =>
    `${node.target.join(' ')} ${node.any.map(one => one.message).join('; ')}`).join(' | '))"""
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAMES = ["crown", "overlord", "tower", "unicornus", "vast"]

State = Callable[[Page, Running], None]
STATES: dict[str, State] = {}


def state(enter: State) -> State:
    STATES[enter.__name__] = enter
    return enter


def go(path: str, sign: str) -> State:
    """A page that needs no table; it is there when it shows its sign."""

    def enter(page: Page, server: Running) -> None:
        page.goto(path)
        page.get_by_text(sign).first.wait_for()

    return enter


STATES |= {
    "home": go("/", "Attack at the Tower"),
    "set_up": go("/new/tower", "Who sits where"),
    "rules": go("/rules/tower#AT-7.5", "Attack at the Tower"),
    "settings": go("/settings", "Settings"),
    "credits": go("/credits", "Credits and sources"),
    "not_found": go("/nowhere", "There is no such page"),
    "no_table": go("/t/nowhere-at-all", "There is no such table"),
}


def enter_table(page: Page, opened: dict[str, Any], seats: slice, path: str = "") -> None:
    sit(page, {**opened, "held": opened["held"][seats]})
    page.goto(f"/t/{opened['table']}{path}")


def enter_at(page: Page, server: Running, question: str, *, asked: bool = True, path: str = "") -> Player:
    """At a table where somebody is asked this: as that one, or as the other."""
    seats: list[int] = []

    def fits(found: Any) -> bool:
        if found.name == question:
            seats.append(found.seat)
        return bool(found.name == question)

    opened = played(server, fits, choice=lively(1))
    seat = seats[0] if asked else 1 - seats[0]
    enter_table(page, opened, slice(seat, seat + 1), path)
    player = Player(page, Pointer())
    player.wait_for("mine" if asked else "theirs")
    return player


@state
def lobby(page: Page, server: Running) -> None:
    enter_table(page, server.open_table({"who": "me", "name": "Ada"}, {"who": "friend"}), slice(0, 1))
    page.get_by_label("Link for a friend (takes a seat)").wait_for()


@state
def join(page: Page, server: Running) -> None:
    opened = server.open_table({"who": "me", "name": "Ada"}, {"who": "friend"})
    page.goto(f"/t/{opened['table']}#join={opened['invitation']}")
    page.get_by_role("button", name="Sit down").wait_for()


@state
def my_turn(page: Page, server: Running) -> None:
    enter_at(page, server, "attack")


@state
def their_turn(page: Page, server: Running) -> None:
    enter_at(page, server, "attack", asked=False)


@state
def window(page: Page, server: Running) -> None:
    enter_at(page, server, "window")


@state
def dialog(page: Page, server: Running) -> None:
    enter_at(page, server, "attack")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("button", name="Leave the table").click()
    page.get_by_role("dialog", name="Leave the table?").wait_for()


@state
def menu(page: Page, server: Running) -> None:
    enter_at(page, server, "attack")
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog", name="Table menu").wait_for()


@state
def rules_at_the_table(page: Page, server: Running) -> None:
    enter_at(page, server, "attack")
    page.get_by_role("button", name="Why?").click()
    page.get_by_role("dialog", name="Rules").wait_for()


@state
def hand_over(page: Page, server: Running) -> None:
    enter_table(page, played(server, lambda question: question.name == "attack"), slice(0, 2))
    page.get_by_role("heading", name="Pass the device to").wait_for()


@state
def end(page: Page, server: Running) -> None:
    enter_table(page, played(server), slice(0, 1))
    page.get_by_role("dialog", name="The game is over").wait_for()


@state
def replay(page: Page, server: Running) -> None:
    enter_table(page, played(server), slice(0, 1), "/replay?move=20")
    page.get_by_role("slider", name="Place in the game").wait_for()


@state
def text(page: Page, server: Running) -> None:
    enter_at(page, server, "attack", path="/text")


@state
def moves_of_a_replay(page: Page, server: Running) -> None:
    replay(page, server)
    if not page.locator(".moves li").count():  # beside the table, or in a drawer
        page.get_by_role("button", name="Moves").click()
    page.locator(".moves li").first.wait_for()


@pytest.fixture
def looked_at(visit: Visit) -> Callable[[bool], Page]:
    """A page of either size, ready for axe."""
    assert AXE.is_file(), f"axe-core is missing: there is no {AXE}. `make page` installs it."
    return lambda phone: visit("/credits", bypass_csp=True, **(PHONE if phone else {}))


def violations(page: Page, name: str, *themes: str) -> list[str]:
    """What axe finds on the page as it is now, in each of these themes."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = []
    for theme in themes:
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        found += [f"{name}, {theme}: {words}" for words in page.evaluate(RUN, TAGS)]
    return found


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("name", STATES)
def test_axe_finds_nothing(looked_at: Callable[[bool], Page], server: Running, name: str, phone: bool) -> None:
    page = looked_at(phone)
    STATES[name](page, server)
    themes = ("dark", "light") if not phone or name == "window" else ("light",)
    found = violations(page, name, *themes)
    assert not found, "\n".join(found)


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_in_any_game(
    looked_at: Callable[[bool], Page], server: Running, game: str, phone: bool
) -> None:
    page = looked_at(phone)
    brought = bring(server, game)
    half = len(brought.asked) // 2
    opened = brought.going_on(server, half)
    sit(page, opened)
    found: list[str] = []
    for path, sign, *themes in (
        (f"/t/{opened['table']}", "section.prompt.mine", "dark", *([] if phone else ["light"])),
        (f"/t/{opened['table']}/text", "#text-question", "light"),
        (f"/t/{brought.table}/replay?move={half}", "[data-cloth] [data-zone]", "light"),
        (f"/t/{brought.table}", "dialog[open]", "light"),
        (f"/new/{game}", ".chair", "light"),
        *([] if phone else [(f"/rules/{game}", "article .part", "light")]),
    ):
        page.goto(path)
        page.locator(sign).first.wait_for()
        found += violations(page, path, *themes)
    assert not found, "\n".join(found)


def test_axe_would_find_targets_too_small_for_a_finger(looked_at: Callable[[bool], Page]) -> None:
    page = looked_at(True)
    page.locator("main").wait_for()
    page.evaluate("""() => { document.querySelector('main').innerHTML =
      '<h1>x</h1>' + '<button style="width: 12px; height: 12px; padding: 0; border: 0">a</button>'.repeat(3) }""")
    assert any("target-size" in words for words in violations(page, "buttons", "dark"))
