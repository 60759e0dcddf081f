"""What one needs along the way: the rules at the question's clause, undo, a pack of cards, a very small screen."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit, sit
from browser.played import played
from browser.player import Player
from browser.ways import Pointer
from monoceros.server import wire
from server.running import Running

SMALL = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}
TOO_WIDE = """() => document.scrollingElement.scrollWidth <= innerWidth ? '' :
  [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 5).map(one => `${one.tagName}.${one.className}`).join(' ')"""


def test_why_opens_the_rules_at_the_clause_of_the_question(visit: Visit, server: Running) -> None:
    opened = server.open_table()
    page = visit("/credits")
    sit(page, opened)
    player = Player(page, Pointer())
    page.goto(f"/t/{opened['table']}")
    player.go_on("mine")
    assert player.question is not None
    clause = player.question.clause
    page.get_by_role("button", name=f"Why? {clause}").click()
    rules = page.get_by_role("dialog", name="Rules")
    asked = rules.locator(".part.asked")
    expect(asked).to_contain_text(clause)
    expect(asked).to_be_in_viewport()
    page.goto(f"/rules/tower#{clause}")
    expect(page.locator(".part.asked")).to_contain_text(clause)
    expect(page.locator(".part.asked")).to_be_in_viewport()


def test_undo_takes_the_last_answer_back(visit: Visit, server: Running) -> None:
    def is_building(question: wire.Question) -> bool:
        return question.name == "build" and question.seat == 0 and len(question.options) > 2

    opened = played(server, is_building)
    page = visit("/credits")
    sit(page, {**opened, "held": opened["held"][:1]})
    player = Player(page, Pointer())
    page.goto(f"/t/{opened['table']}")
    player.go_on("mine")
    assert player.question is not None
    asked = player.question
    built = player.answer()
    base = page.locator('[data-cloth] [data-thing^="base/0/"]')
    expect(base).to_have_count(1)
    player.go_on("mine", "theirs")
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(base).to_have_count(0)
    player.go_on("mine")
    assert player.question == asked, f"after taking {built.label!r} back something else is asked"


def test_a_pack_of_cards_is_chosen_and_played_with(visit: Visit) -> None:
    page = visit("/new/tower")
    player = Player(page, Pointer())
    page.get_by_role("button", name="Choose a pack").click()
    dialog = page.get_by_role("dialog", name="Cards")
    dialog.get_by_role("switch", name="Armies").click()
    dialog.get_by_role("button", name="Done").click()
    expect(page.get_by_text("With Armies.")).to_be_visible()
    page.get_by_role("button", name="Open the table").click()
    player.go_on("mine")
    expect(page.get_by_text("Which army do you lead?").first).to_be_visible()
    player.answer(lambda question: next(option for option in question.options if option.pick == "crownlands"))
    player.go_on("mine")
    expect(page.get_by_text("Crownlands").first).to_be_visible()


def test_a_pack_of_ones_own_with_a_mistake_is_told_with_its_row(visit: Visit) -> None:
    page = visit("/new/tower")
    page.get_by_role("button", name="Choose a pack").click()
    page.locator('input[type="file"]').set_input_files(
        {"name": "mine.toml", "mimeType": "text/plain", "buffer": b'[[base]]\nid = "B-L"\npower = "many"\n'}
    )
    page.get_by_role("dialog", name="Cards").get_by_role("button", name="Done").click()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("alert")).to_contain_text("B-L")


SIGNS = {"table": "[data-thing]", "replay": "[data-thing]", "end": "dialog[open]", "text": "#text-question"}


@pytest.mark.parametrize("place", ["/", "/new/tower", "/rules/tower", "/settings", "/credits", *SIGNS])
def test_320_pixels_are_wide_enough(visit: Visit, server: Running, place: str) -> None:
    if place.startswith("/"):
        page = visit(place, **SMALL)
    else:
        opened = played(server, lambda question: place in ("table", "text") and question.name == "attack")
        page = visit("/credits", **SMALL)
        sit(page, {**opened, "held": opened["held"][:1]})
        page.goto(f"/t/{opened['table']}" + {"text": "/text", "replay": "/replay"}.get(place, ""))
    page.locator(SIGNS.get(place, "h1")).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert page.evaluate(TOO_WIDE) == "", f"{place} scrolls sideways"
