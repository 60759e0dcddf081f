"""Pictures of the page for the documents, from real games: `python tests/browser/shots.py` writes docs/images.

Two bots of the command line's kind play through the API until an attack stands and the own seat may play an ability;
that table, and a finished one, are then looked at with a real browser.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

import msgspec  # noqa: E402
from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from browser.conftest import FLAGS, HOLD, chromium  # noqa: E402
from kit.at_table import Api, Guest  # noqa: E402
from monoceros.server import wire  # noqa: E402
from server.running import running  # noqa: E402

IMAGES = ROOT / "docs" / "images"
DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}
BUSY = 8  # bases on the table at least


def open_table(api: Api, **options: Any) -> wire.Opened:
    plans = [{"who": "me", "name": "Anna"}, {"who": "me", "name": "Maro"}]
    answer = api.call("POST", "/api/tables", {"game": "tower", "seats": plans, "options": options})
    return msgspec.convert(answer, wire.Opened)


def is_a_window(guest: Guest) -> bool:
    """An attack is declared, and the first seat may play one of several abilities."""
    question = guest.questions[0] if guest.questions else None
    if question is None or question.name != "window" or len(question.options) < 3 or guest.scene is None:
        return False
    bases = [thing for thing in guest.scene.things if thing.id.startswith("base/")]
    return bool(guest.scene.arrows) and len(bases) >= BUSY


async def play_until(guests: list[Guest], wanted: Any) -> bool:
    """Both answer until it is as wanted, or over."""
    for guest in guests:
        await guest.sit_down()
        await guest.until(lambda g: g.now is not None)
    while not guests[0].over:
        if wanted(guests[0]):
            return True
        asked = next((guest for guest in guests if guest.questions and not guest.pending), None)
        if asked is None:
            await asyncio.gather(*[hear(guest) for guest in guests])
            continue
        await asked.pick(asked.questions[0], likely(asked))
        await asked.until(lambda g: not g.pending)
    return wanted(guests[0])


def likely(guest: Guest) -> Any:
    """Somebody who renews and builds, keeps abilities for later, and attacks now and then."""
    question, rng = guest.questions[0], guest.rng
    harmless = question.harmless
    if question.name in ("window", "attack") and rng.random() < 0.7:
        return question.options[harmless].pick
    if question.name == "renew":
        return "renew"
    doing = [option for at, option in enumerate(question.options) if at != harmless]
    return rng.choice(doing or question.options).pick


async def hear(guest: Guest) -> None:
    try:
        await guest.hear(0.05)
    except TimeoutError:
        return


def find_table(address: str, wanted: Any, **options: Any) -> wire.Opened:
    """Tables are opened until one comes to what is wanted."""
    api = Api(address)
    for seed in range(60):
        opened = open_table(api, **options)
        guests = [
            Guest(address, opened.table, [held.token], rng=random.Random(seed * 2 + held.seat)) for held in opened.held
        ]
        found = asyncio.run(play_and_leave(guests, wanted))
        if found:
            return opened
    raise SystemExit("no game came to the state that the picture needs")


async def play_and_leave(guests: list[Guest], wanted: Any) -> bool:
    found = await play_until(guests, wanted)
    for guest in guests:
        await guest.leave()
    return found


def page_at(browser: Browser, address: str, opened: wire.Opened | None = None, **options: Any) -> Page:
    wishes = {"viewport": DESK, "reduced_motion": "reduce", "base_url": address, "color_scheme": "dark", **options}
    page = browser.new_context(**wishes).new_page()
    page.goto("/")
    if opened is not None:
        held = [{"seat": seat.seat, "token": seat.token} for seat in opened.held[:1]]
        page.evaluate(HOLD, {"table": opened.table, "held": held, "invitation": opened.invitation})
    return page


def shoot(page: Page, path: str, name: str, ready: str) -> None:
    page.goto(path)
    page.wait_for_selector(ready)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1200)  # a picture, not a test: rings of what has just come fade away
    page.screenshot(path=IMAGES / f"{name}.jpg", type="jpeg", quality=88)
    print(f"wrote {name}.jpg", file=sys.stderr)


def main() -> None:
    IMAGES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(Path(folder)) as server:
        window = find_table(server.address, is_a_window)
        over = find_table(server.address, lambda guest: guest.over, match="single", turn_limit=12)
        take_pictures(server.address, window, over)


def take_pictures(address: str, window: wire.Opened, over: wire.Opened) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        table = f"/t/{window.table}"
        dark = page_at(browser, address, window)
        shoot(dark, table, "table", "section.prompt.mine")
        shoot(dark, f"{table}/text", "text", "#text-question")
        shoot(dark, "/new/tower", "setup", "main")
        shoot(dark, "/", "home", "main img")
        shoot(page_at(browser, address, window, color_scheme="light"), table, "table-light", "section.prompt.mine")
        phone = page_at(browser, address, window, viewport=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True)
        shoot(phone, table, "phone", "section.prompt.mine")
        shoot(page_at(browser, address, over), f"/t/{over.table}/replay?move=60", "replay", "[data-cloth]")
        browser.close()


if __name__ == "__main__":
    main()
