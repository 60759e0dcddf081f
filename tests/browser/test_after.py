"""After a game: replay, playing on from a move, verify, rematch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from browser.conftest import Visit, sit
from browser.frames import until
from browser.played import played
from browser.player import Player
from browser.ways import Pointer
from server.running import Running

LYING = "() => [...document.querySelectorAll('[data-cloth] [data-thing]')].map(thing => thing.dataset.thing).sort()"


def at_move(page: Page) -> int:
    found = re.search(r"move (\d+) of", page.locator(".pos").inner_text())
    assert found, "the replay does not say at which move it stands"
    return int(found[1])


def test_a_replay_is_scrubbed_linked_to_and_played_on(visit: Visit, server: Running) -> None:
    opened = played(server)
    page = visit("/credits")
    sit(page, opened)
    page.goto(f"/t/{opened['table']}/replay?move=6")
    slider = page.get_by_role("slider", name="Place in the game")
    expect(page.locator(".pos")).to_contain_text("move 6 of")
    slider.focus()
    page.keyboard.press("End")
    assert at_move(page) > 20
    page.get_by_role("button", name="To the beginning").click()
    assert at_move(page) == 0
    half = int(slider.get_attribute("max") or 0) // 2
    slider.fill(str(half))
    expect(page.locator(".pos")).not_to_contain_text("move 0 of")
    move = at_move(page)
    page.wait_for_url(re.compile(rf"[?&]move={move}\b"))  # the address follows, and is a link to this move
    again = visit(page.url)
    expect(again.locator(".pos")).to_contain_text(f"move {move} of")
    again.locator("[data-cloth] [data-thing]").first.wait_for()
    until(
        page,
        lambda: page.evaluate(LYING) == again.evaluate(LYING) != [],
        "the scrubbed table and what the link shows are the same",
    )

    player = Player(page, Pointer())
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog", name="Play on from here")
    dialog.get_by_label("Who plays for Bo").select_option("bot")
    dialog.get_by_role("button", name="Open the table").click()
    page.wait_for_url(lambda address: opened["table"] not in address)
    player.go_on("mine", "over")
    assert player.facts is not None
    assert player.facts.state in ("playing", "over")


def test_a_finished_game_is_verified_and_played_again(visit: Visit, server: Running) -> None:
    opened = played(server)
    page = visit("/credits")
    sit(page, opened)
    page.goto(f"/t/{opened['table']}")
    dialog = page.get_by_role("dialog", name="The game is over")
    dialog.get_by_role("button", name="Verify").click()
    expect(dialog).to_contain_text("Verified: the chance of this game was fair.")
    expect(dialog.get_by_role("listitem").filter(has_text=re.compile("seal|key", re.I)).first).to_be_visible()
    with page.expect_download() as saved:
        dialog.get_by_role("link", name="Save file").click()
    assert saved.value.suggested_filename.endswith(".jsonl")
    dialog.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda address: opened["table"] not in address)
    expect(page.get_by_role("heading", name=re.compile("^Pass the device to (Ada|Bo)$"))).to_be_visible()
