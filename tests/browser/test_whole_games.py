"""Whole games against a bot: by mouse, by keys alone, by taps on a phone, and as words."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.choices import SINGLE, marcher, ruler
from browser.conftest import Visit, sit
from browser.frames import until
from browser.player import Player
from browser.ways import Keys, Pointer, TextKeys, tab_to
from server.running import Running

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
COUNT_POINTERS = """
window.pointers = 0;
for (const name of ['pointerdown', 'mousedown', 'touchstart']) addEventListener(name, () => window.pointers++, true);
"""


def lay_by_mouse(page: Page, *, finger: bool = False) -> None:
    """From the shelf to a short game against a squire."""
    press = Pointer(finger=finger).press
    press(page.get_by_role("link", name="Play Attack at the Tower"))
    page.get_by_label("Name of the player at place 1").fill("Ada")
    press(page.locator("label", has=page.get_by_role("radio", name="squire")))
    press(page.get_by_text("Single", exact=True))
    page.get_by_role("spinbutton", name="Turn limit").fill("4")
    press(page.get_by_role("button", name="Open the table"))


def expect_the_end(page: Page) -> None:
    dialog = page.get_by_role("dialog", name="The game is over")
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Rematch")).to_be_visible()
    expect(dialog.get_by_role("link", name="Replay")).to_be_visible()


def test_three_clicks_from_the_shelf_to_the_first_move(visit: Visit) -> None:
    page = visit()
    player = Player(page, Pointer())
    page.get_by_role("link", name="Play Attack at the Tower").click()
    page.get_by_role("button", name="Open the table").click()
    player.go_on("mine")
    before = len(player.frames)
    player.answer()
    player.go_on("mine")
    assert any('"t":"done"' in frame for frame in player.frames[before:]), "the third click was no move"


def test_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit()
    player = Player(page, Pointer())
    lay_by_mouse(page)
    player.play()
    expect_the_end(page)


def test_a_whole_game_of_overlord_by_mouse(visit: Visit) -> None:
    page = visit()
    player = Player(page, Pointer())
    page.get_by_role("link", name="Play Unicorn Overlord").click()
    page.get_by_label("Name of the player at place 1").fill("Ada")
    page.locator("label", has=page.get_by_role("radio", name="squire")).first.click()
    page.get_by_role("button", name="Open the table").click()
    player.play(most=500)
    expect_the_end(page)


def lay_unicornus(page: Page, layout: str, *, finger: bool = False) -> None:
    """From the shelf to a march with a squire."""
    press = Pointer(finger=finger).press
    press(page.get_by_role("link", name="Play Unicornus Knights"))
    page.get_by_label("Name of the player at place 1").fill("Ada")
    press(page.locator("label", has=page.get_by_role("radio", name="squire")).first)
    page.get_by_role("combobox", name="Layout").select_option(layout)
    press(page.get_by_role("button", name="Open the table"))
    press(page.get_by_role("dialog", name="The March of the Unicorn").get_by_role("button", name="Begin"))


def test_the_tutorial_of_unicornus_by_mouse_on_its_map(visit: Visit) -> None:
    page = visit()
    player = Player(page, Pointer())
    lay_unicornus(page, "escape")
    player.play(most=600, choice=marcher())
    expect_the_end(page)


def test_a_march_of_unicornus_by_taps_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    player = Player(page, Pointer(finger=True))
    lay_unicornus(page, "standard", finger=True)
    choice, steps = marcher(), 0
    while steps < 4 and player.go_on("mine", "over") == "mine":
        steps += player.answer(choice).label.startswith("Move to ")
    assert steps == 4
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), "the table scrolls sideways"


def lay_crown(page: Page, *, rounds: int, finger: bool = False) -> None:
    """From the shelf to a short reign against a squire."""
    press = Pointer(finger=finger).press
    press(page.get_by_role("link", name="Play Crown and Dragon"))
    page.get_by_label("Name of the player at place 1").fill("Ada")
    press(page.locator("label", has=page.get_by_role("radio", name="squire")).first)
    page.get_by_role("spinbutton", name="Turn limit").fill(str(rounds))
    press(page.get_by_role("button", name="Open the table"))


def test_a_whole_game_of_crown_and_dragon_by_mouse_on_its_board(visit: Visit) -> None:
    page = visit()
    player = Player(page, Pointer())
    lay_crown(page, rounds=4)
    player.play(most=300, choice=ruler())
    expect_the_end(page)


def test_a_reign_of_crown_and_dragon_by_taps_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    player = Player(page, Pointer(finger=True))
    lay_crown(page, rounds=20, finger=True)
    choice, steps = ruler(), 0
    while steps < 3 and player.go_on("mine", "over") == "mine":
        steps += player.answer(choice).label.startswith("Step to ")
    assert steps == 3
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), "the table scrolls sideways"


IN_SIGHT = """name => {
  const sheet = document.querySelector('.t-sheet').getBoundingClientRect();
  const box = document.querySelector(name).getBoundingClientRect();
  const at = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return box.top >= 0 && box.bottom <= sheet.top + 1 && document.querySelector(name).contains(at);
}"""
UNDER_A_FINGER = """() => {
  const link = document.querySelector('section.prompt .clause'), box = link.getBoundingClientRect();
  const hits = y => document.elementFromPoint(box.x + box.width / 2, y) === link;
  return [...Array(100).keys()].filter(step => hits(box.top - 38 + step)).length;
}"""
LENS_LIES_ON = """() => {
  const board = document.querySelector('.t-square-board').getBoundingClientRect();
  return [...document.querySelectorAll('.t-lens-button')].some(b => b.getBoundingClientRect().top < board.bottom - 1);
}"""


def test_board_points_and_queue_of_crown_and_dragon_are_in_sight_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    player = Player(page, Pointer(finger=True))
    lay_crown(page, rounds=20, finger=True)
    choice = ruler()
    while player.go_on("mine") == "mine" and player.question and player.question.name != "main":
        player.answer(choice)
    assert page.evaluate(UNDER_A_FINGER) >= 44, "the link to the rule is too small for a finger"
    assert not page.evaluate(LENS_LIES_ON), "buttons lie over squares of the whole board"
    page.evaluate("document.querySelector('.t-table').scrollTo(0, 1e5)")
    for name in ('[data-zone="queue"]', ".standing"):
        assert page.evaluate(IN_SIGHT, name), f"{name} scrolled away with the table"
    while player.question and player.question.name != "move":
        player.answer(choice)
        player.go_on("mine")
    until(page, lambda: page.evaluate(IN_SIGHT, ".t-board"), "the whole board is in sight when a move is asked for")


def test_a_whole_game_by_keys_alone(visit: Visit) -> None:
    page = visit()
    page.context.add_init_script(COUNT_POINTERS)
    page.reload()
    player = Player(page, Keys())
    press = page.keyboard.press
    expect(page.get_by_role("link", name="Play Attack at the Tower")).to_be_visible()
    assert tab_to(page, "Play Attack at the Tower")
    press("Enter")
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    assert tab_to(page, "knight")
    press("ArrowLeft")
    assert tab_to(page, "Best of three")
    press("ArrowRight")
    assert tab_to(page, "Turn limit")
    page.keyboard.type("4")
    assert tab_to(page, "Open the table")
    press("Enter")
    player.play()
    expect_the_end(page)
    assert tab_to(page, "See the table", most=10)
    press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.evaluate("window.pointers") == 0, "this game was meant to be played without a pointer"


def test_a_whole_game_by_taps_on_a_phone(visit: Visit) -> None:
    page = visit(**PHONE)
    player = Player(page, Pointer(finger=True))
    lay_by_mouse(page, finger=True)
    player.play()
    expect_the_end(page)
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth"), "the table scrolls sideways"


def test_a_whole_game_at_the_text_table_by_keys_alone(visit: Visit, server: Running) -> None:
    page = visit()
    page.context.add_init_script(COUNT_POINTERS)
    opened = server.open_table(options=SINGLE)
    sit(page, opened)
    player = Player(page, TextKeys())
    page.goto(f"/t/{opened['table']}/text")
    player.play()
    expect(page.get_by_role("heading", name="The game is over")).to_be_focused()
    assert page.evaluate("window.pointers") == 0, "this game was meant to be played without a pointer"
