"""Vast at the page: alone and against a bot by mouse, among five roles, begun by taps on a phone with one or seven."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.choices import delver
from browser.conftest import Visit, sit
from browser.player import Player
from browser.test_whole_games import PHONE, expect_the_end
from browser.ways import Pointer
from server.running import Running


def lay_vast(page: Page, *, alone: bool, shadow: str = "None", finger: bool = False) -> None:
    """From the shelf into a small cave, alone or with a squire."""
    press = Pointer(finger=finger).press
    press(page.get_by_role("link", name="Play Vast: The Fearsome Foes"))
    page.get_by_label("Name of the player at place 1").fill("Ada")
    if alone:
        seat(page, 2, "Closed", finger=finger)
    else:
        press(page.locator("label", has=page.get_by_role("radio", name="squire")).last)
    page.get_by_role("combobox", name="Shadow").select_option(label=shadow)
    page.get_by_role("spinbutton", name="Set aside").fill("4")
    press(page.get_by_role("button", name="Open the table"))


def seat(page: Page, place: int, who: str, *, finger: bool) -> None:
    """Whoever sits at a place."""
    chair = page.get_by_role("radiogroup", name=f"Who sits at place {place}")
    Pointer(finger=finger).press(chair.locator("label", has=page.get_by_role("radio", name=who)))


def roles_at(page: Page, places: int) -> list[str]:
    pickers = [page.get_by_role("combobox", name=f"Role at place {place}") for place in range(1, places + 1)]
    for picker in pickers:
        expect(picker).to_be_enabled()
    return [picker.input_value() for picker in pickers]


def test_roles_are_chosen_chair_by_chair_and_what_cannot_be_is_told(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Play Vast: The Fearsome Foes").click()
    page.get_by_label("Name of the player at place 1").fill("Ada")
    assert roles_at(page, 2) == ["knight", "nightmare"]
    seat(page, 3, "Bot", finger=False)
    expect(page.get_by_role("combobox", name="Role at place 2")).to_have_value("goblins")
    page.get_by_role("combobox", name="Role at place 1").select_option(label="Thief")
    expect(page.get_by_label("Name of the player at place 3")).to_have_value("Ada")  # in the order of the turns
    assert roles_at(page, 3) == ["goblins", "nightmare", "thief"]
    page.get_by_role("combobox", name="Role at place 2").select_option(label="Vile ghoul")
    expect(page.get_by_role("alert")).to_have_text("The Vile Ghoul plays in the Goblins' place (VF-58.1).")
    assert roles_at(page, 3) == ["goblins", "nightmare", "thief"]
    expect(page.get_by_role("combobox", name="Thief difficulty")).to_be_visible()
    expect(page.get_by_role("combobox", name="Dragon difficulty")).to_be_hidden()
    page.get_by_role("combobox", name="Shadow").select_option(label="Easy")
    expect(page.get_by_text("the two Unicorns cannot be in the same game")).to_be_visible()
    page.get_by_role("combobox", name="Role at place 2").select_option(label="Dragon")
    expect(page.get_by_text("the two Unicorns cannot be in the same game")).to_have_count(0)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("group", name="Thief", exact=True).first).to_be_visible()
    expect(page.get_by_role("group", name="Dragon", exact=True).first).to_be_visible()


def with_squires(server: Running, roles: int) -> dict[str, Any]:
    """A table for one person and squires, in a small cave; everybody has the role that is usual for so many."""
    squires = [{"who": "bot", "bot": "squire"}] * (roles - 1)
    return server.open_table({"who": "me", "name": "Ada"}, *squires, game="vast", options={"set_aside": 4})


def test_five_roles_with_one_person_and_four_bots_to_the_end(visit: Visit, server: Running) -> None:
    opened = with_squires(server, 5)
    page = visit()
    sit(page, opened)
    player = Player(page, Pointer())
    page.goto(f"/t/{opened['table']}")
    player.go_on("mine")
    for mat in ("Goblins", "Nightmare Unicorn", "Cave", "Thief"):
        expect(page.get_by_role("group", name=mat, exact=True).first).to_be_visible()
    player.play(most=600, choice=delver())
    told = " ".join(player.frames)
    for role in ("goblins", "nightmare", "cave", "thief"):
        assert f'"mat/{role}' in told, f"the page heard of the mat of {role}"
    expect_the_end(page)


def test_seven_roles_on_a_phone_have_their_mats_folded(visit: Visit, server: Running) -> None:
    opened = with_squires(server, 7)
    page = visit(**PHONE)
    sit(page, opened)
    player = Player(page, Pointer(finger=True))
    page.goto(f"/t/{opened['table']}")
    choice = delver()
    while player.moves < 4:
        player.go_on("mine")
        player.answer(choice)
    player.go_on("mine", "over")
    assert page.locator(".t-mat-fold[aria-expanded=false]").count() >= 5, "the mats of others are folded"
    thief = page.get_by_role("group", name="Thief", exact=True).first
    expect(thief.locator(".t-mat-things")).to_be_hidden()
    thief.locator(".t-mat-fold").tap()
    expect(thief.locator(".t-mat-things")).to_be_visible()
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), "the table scrolls sideways"


CUT = """() => [...document.querySelectorAll('.t-pile-name, .t-signs-row b, .t-mat .lab, .seatchip b')]
  .filter(e => e.scrollWidth > e.clientWidth + 1 || e.scrollHeight > e.clientHeight + 2).map(e => e.textContent)"""

OVER_THE_BAR = """() => [...document.querySelectorAll('.seatchip')].at(-1).getBoundingClientRect().right
  - document.querySelector('.bar .tool').getBoundingClientRect().left"""
CAVE_TO_NEAR = "() => document.querySelector('.t-board').clientHeight / document.querySelector('.t-near').clientHeight"


def test_seven_roles_at_a_desk_have_room(visit: Visit, server: Running) -> None:
    opened = with_squires(server, 7)
    page = visit()
    sit(page, opened)
    player = Player(page, Pointer())
    page.goto(f"/t/{opened['table']}")
    player.go_on("mine")
    assert page.locator(".t-side .t-mat-fold[aria-expanded=false]").count() == 6, "the mats of others are folded"
    assert page.evaluate(CUT) == [], "words are cut"
    assert page.evaluate(OVER_THE_BAR) <= 0, "the last seat lies over the buttons of the bar"
    assert page.evaluate(CAVE_TO_NEAR) > 2.5, "the piles take the room of the cave"


def test_the_nightmare_unicorn_alone_by_mouse_on_the_map(visit: Visit) -> None:
    page = visit()
    player = Player(page, Pointer())
    lay_vast(page, alone=True)
    player.play(most=400, choice=delver())
    expect_the_end(page)


def test_the_knight_against_the_nightmare_unicorn_of_a_bot_by_mouse(visit: Visit) -> None:
    page = visit()
    player = Player(page, Pointer())
    lay_vast(page, alone=False)
    player.go_on("mine")
    expect(page.get_by_text("The Knight's turn").first).to_be_visible()
    player.play(most=600, choice=delver())
    expect_the_end(page)


def test_the_knight_against_the_shadow_unicorn_by_taps_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    player = Player(page, Pointer(finger=True))
    lay_vast(page, alone=True, shadow="Easy", finger=True)
    choice, turns = delver(), 0
    while turns < 3 and player.go_on("mine", "over") == "mine":
        turns += player.answer(choice).pick == "end"
    assert turns == 3
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), "the table scrolls sideways"
