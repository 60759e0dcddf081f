"""The story that opens a game, who everybody is, and a layout of one's own, in a real browser."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit

STORY = "The March of the Unicorn"
SMALL = "E01@0,-2 empire@0,-1 K12@1,-1 K11@1,-2 K04@-1,-1 kingdom@-1,0 P01@0,0"


def open_march(page: Page) -> None:
    """From the shelf to a table for one and a bot."""
    page.get_by_role("link", name="Play Unicornus Knights").click()
    page.get_by_label("Name of the player at place 1").fill("Ada")
    page.get_by_role("button", name="Open the table").click()


def test_the_story_opens_the_table_once_and_keys_skip_it(visit: Visit) -> None:
    page = visit()
    open_march(page)
    story = page.get_by_role("dialog", name=STORY)
    expect(story).to_be_visible()
    expect(story.get_by_role("button", name="Begin")).to_be_focused()
    expect(story.get_by_text("Cornelia is sixteen")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(story).to_be_hidden()
    page.reload()
    expect(page.get_by_text("Who marches?").first).to_be_visible()
    expect(story).to_be_hidden()


def test_enter_begins_and_answers_no_question(visit: Visit) -> None:
    page = visit()
    open_march(page)
    expect(page.get_by_role("dialog", name=STORY)).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name=STORY)).to_be_hidden()
    expect(page.get_by_text("Nothing has happened yet.")).to_be_visible()


def test_a_card_of_a_character_leads_to_who_it_is(visit: Visit) -> None:
    page = visit()
    open_march(page)
    page.get_by_role("button", name="Begin").click()
    page.locator('[data-thing="hero/K-ZYN"]').hover()
    page.get_by_role("button", name="More about Zyne").click()
    heading = page.get_by_role("heading", name="Zyne, the Shrewd General")
    expect(heading).to_be_focused()
    expect(page.get_by_text("To show what can be done with the East.")).to_be_visible()


def test_an_address_leads_to_somebody_on_the_rules_page(visit: Visit) -> None:
    page = visit("/rules/unicornus#about-E-LYL")
    expect(page.get_by_role("heading", name="Lyla, the Arcane General")).to_be_in_viewport()


def test_a_layout_of_ones_own_says_at_once_what_is_wrong(visit: Visit) -> None:
    page = visit()
    page.get_by_role("link", name="Play Unicornus Knights").click()
    page.get_by_role("combobox", name="Layout").select_option(label="Your own …")
    field = page.get_by_role("textbox", name="Layout: your own")
    field.fill(SMALL.replace("P01", "P1"))
    told = page.locator(".own .trouble")
    expect(told).to_have_text(re.compile("there is no tile 'P1'"))
    field.fill(SMALL)
    expect(told).to_have_text("")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("dialog", name=STORY)).to_be_visible()
