"""Several people: at one screen, over a friend's link through a reload and a lost line, and watching."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, expect

from browser.choices import SINGLE
from browser.conftest import Visit, sit
from browser.frames import until
from browser.player import Player
from browser.ways import Pointer
from server.running import Running

ME = {"who": "me", "name": "Ada"}
MOVES = 6
HAND_THING = re.compile(r'"hand/[01]/')
HANDS = "() => document.querySelectorAll('[data-thing^=\"hand/\"]').length"
CUT_LINES = """
window.lines = [];
const Real = window.WebSocket;
window.WebSocket = class extends Real { constructor(...all) { super(...all); window.lines.push(this); } };
"""


def moves(player: Player) -> int:
    return -1 if player.facts is None else player.facts.moves


def test_between_two_people_no_card_of_either_hand_is_in_the_page(visit: Visit, server: Running) -> None:
    opened = server.open_table(ME, {"who": "me", "name": "Bo"}, options=SINGLE)
    page = visit()
    sit(page, opened)
    player = Player(page, Pointer())
    page.goto(f"/t/{opened['table']}")
    passed = 0
    for _ in range(40):
        if passed >= 4:
            break
        if player.go_on("mine", "pass") == "pass":
            passed += 1
            assert page.evaluate(HANDS) == 0, "a card of a hand is in the page while the device changes hands"
            page.get_by_role("dialog").get_by_role("button").click()
            expect(page.locator("#hand-over-title")).to_have_count(0)
        else:
            player.answer()
    assert passed >= 4, "the device never changed hands"
    assert any(HAND_THING.search(frame) for frame in player.frames), "nobody ever saw a hand"


def sit_with_a_friend(visit: Visit, server: Running) -> tuple[Player, Player, str]:
    """Two browsers: the host's, and a friend's who came by the link."""
    opened = server.open_table(ME, {"who": "friend"}, options=SINGLE)
    host_page, guest_page = visit(), visit()
    sit(host_page, opened)
    host = Player(host_page, Pointer())
    guest_page.context.add_init_script(CUT_LINES)
    guest = Player(guest_page, Pointer())
    host_page.goto(f"/t/{opened['table']}")
    guest_page.goto(f"/t/{opened['table']}#join={opened['invitation']}")
    guest_page.get_by_label("Your name").fill("Bo")
    guest_page.get_by_role("button", name="Sit down").click()
    return host, guest, str(opened["table"])


def test_a_friends_link_survives_a_reload_and_a_lost_line(visit: Visit, server: Running) -> None:
    host, guest, table = sit_with_a_friend(visit, server)
    players = (host, guest)
    until(host.page, lambda: bool(host.facts and host.facts.state == "playing"), "the game begins")
    answered = {0: 0, 1: 0}
    while min(answered.values()) < MOVES // 2:
        for seat, player in enumerate(players):
            until(player.page, lambda: moves(host) == moves(guest), "both know of the same moves")
            if player.facts is None or seat not in player.facts.turn_of:
                continue
            player.go_on("mine")
            before = moves(player)
            player.answer()
            answered[seat] += 1
            if player is guest and answered[1] == 2:
                guest.page.evaluate("() => window.lines.at(-1).close()")  # in the middle of the move
            until(player.page, lambda: moves(player) > before, "the answer has counted")  # noqa: B023
            assert moves(player) == before + 1, "one answer counted twice"
            if player is host and answered[0] == 2:
                host.page.reload()
    facts = server.get(f"/api/tables/{table}").json()
    for player in players:
        until(player.page, lambda: moves(player) == facts["moves"], "the page has heard of every move")  # noqa: B023
        assert player.facts is not None
        assert player.facts.heading == facts["heading"]


def watch(visit: Visit, table: str) -> Player:
    page = visit()
    watcher = Player(page, Pointer())
    page.goto(f"/t/{table}")
    until(page, lambda: watcher.facts is not None, "the watcher sees the table")
    return watcher


def told(watcher: Player) -> dict[int, str]:
    """What a watcher was told of each entry of the log, without the numbers of its own line and who is here."""
    frames = [json.loads(frame) for frame in watcher.frames]
    found = [{**frame, "number": 0, "facts": None} for frame in frames if frame["t"] == "moments"]
    return {frame["seq"]: json.dumps(frame) for frame in found}


def test_spectators_see_no_hand_and_all_see_the_same(visit: Visit, server: Running) -> None:
    opened = server.open_table(ME, {"who": "bot", "bot": "squire"}, options=SINGLE)
    page: Page = visit()
    sit(page, opened)
    player = Player(page, Pointer())
    watchers = [watch(visit, opened["table"]) for _ in range(2)]
    page.goto(f"/t/{opened['table']}")
    while player.moves < 8:  # what the server has acknowledged, not what was pressed
        player.go_on("mine")
        player.answer()
    made = moves(player)
    for watcher in watchers:
        until(watcher.page, lambda: moves(watcher) >= made, "the watcher has heard of every move")  # noqa: B023
        assert not any(HAND_THING.search(frame) for frame in watcher.frames), "a watcher was told of a hand"
        assert watcher.page.evaluate(HANDS) == 0
    assert any(HAND_THING.search(frame) for frame in player.frames), "even the player was told of no hand"
    first, second = told(watchers[0]), told(watchers[1])
    shared = sorted(first.keys() & second.keys())
    assert len(shared) > 3
    assert [first[seq] for seq in shared] == [second[seq] for seq in shared]
