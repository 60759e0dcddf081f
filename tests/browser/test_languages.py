"""On a Korean or Japanese page all words of a game say that they are English, and the page's own words do not."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from browser.brought import NAMES, Brought, bring
from browser.conftest import Visit, sit
from server.running import Running

LOCALES = {"ko": "ko-KR", "ja": "ja-JP"}
OWN_NAMES = [*NAMES, "Monoceros", "TOML", "Esc", "Enter", "Shift", "undo", "why", "English"]
# Text with letters of the wrong kind for the language that is told of it. An attribute has one language: that of its
# sentence, in which names may stand.
FAULTS = """([language, names]) => {
  const own = language === "ko" ? /[가-힣]/ : /[ぁ-んァ-ヶ一-龯]/;
  const clause = /\\b[A-Z]{2}-[A-Z]?\\d[\\d.]*\\w?\\b/g;
  const latin = words => (words.replace(clause, "").match(/[A-Za-z]{2,}/g) ?? []).some(word => !names.includes(word));
  const told = element => element.closest("[lang]").lang;
  const faults = [];
  const tell = (element, where, words) =>
    faults.push(`${where} of ${element.localName}.${element.getAttribute("class")}, ${told(element)}: ${words.trim()}`);
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (element.closest("script, style, time")) continue;
    if (told(element) === "en" ? own.test(node.data) : latin(node.data)) tell(element, "text", node.data);
  }
  for (const name of ["aria-label", "title", "placeholder", "aria-valuetext"])
    for (const element of document.querySelectorAll(`[${name}]`)) {
      const words = element.getAttribute(name);
      if (told(element) === "en" ? own.test(words) : latin(words) && !own.test(words)) tell(element, name, words);
    }
  return faults;
}"""


def enter(page: Page, path: str, sign: str) -> None:
    page.goto(path)
    page.locator(sign).first.wait_for()


def faults(page: Page, language: str) -> list[str]:
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
    page.wait_for_load_state("networkidle")
    found: list[str] = page.evaluate(FAULTS, [language, OWN_NAMES])
    return [f"{page.url}: {fault}" for fault in found]


def opened(page: Page, server: Running, brought: Brought) -> dict[str, Any]:
    """Half a game is over, and it is for this browser to answer."""
    table = brought.going_on(server, len(brought.asked) // 2)
    sit(page, table)
    return table


def pages(game: str, table: str, finished: str, move: int) -> list[tuple[str, str]]:
    """Addresses, and what is there when the page is."""
    return [
        (f"/new/{game}", ".chair"),
        (f"/rules/{game}", "article .part"),
        (f"/t/{table}", "section.prompt.mine"),
        (f"/t/{table}/text", "#text-question"),
        (f"/t/{finished}/replay?move={move}", "[data-cloth] [data-zone]"),
        (f"/t/{finished}", "dialog[open]"),
    ]


@pytest.mark.parametrize(
    ("language", "game"),
    [("ko", "tower"), ("ko", "overlord"), ("ko", "crown"), ("ko", "unicornus"), ("ko", "vast"), ("ja", "vast")],
)
def test_every_word_tells_its_language(visit: Visit, server: Running, language: str, game: str) -> None:
    page = visit("/credits", locale=LOCALES[language])
    brought = bring(server, game)
    table = opened(page, server, brought)["table"]
    found: list[str] = []
    for path, sign in pages(game, table, brought.table, len(brought.asked) // 2):
        enter(page, path, sign)
        found += faults(page, language)
    assert not found, "\n".join(found)


def test_so_do_those_of_shelf_settings_and_lobby(visit: Visit, server: Running) -> None:
    page = visit("/credits", locale=LOCALES["ko"])
    seats = [{"who": "me", "name": "Ada"}, {"who": "friend"}, {"who": "bot", "name": "Bo", "bot": "squire"}]
    lobby = server.open_table(*seats, game="vast", options={"set_aside": 4})
    sit(page, lobby)
    found: list[str] = []
    for path, sign in (("/", "article"), ("/settings", ".seg"), (f"/t/{lobby['table']}", ".lobby")):
        enter(page, path, sign)
        found += faults(page, "ko")
    assert not found, "\n".join(found)


def test_so_do_those_of_sheets_over_the_table(visit: Visit, server: Running) -> None:
    page = visit("/credits", locale=LOCALES["ko"], viewport={"width": 390, "height": 844}, has_touch=True)
    enter(page, f"/t/{opened(page, server, bring(server, 'unicornus'))['table']}", "section.prompt.mine")
    found = faults(page, "ko")
    page.locator(".btns.brief button[aria-haspopup]").click()  # all answers
    page.locator("dialog[open] .options").wait_for()
    found += faults(page, "ko")
    page.keyboard.press("Escape")
    page.locator(".bar button.tool").first.click()  # the log
    page.locator("dialog[open] .log").wait_for()
    found += faults(page, "ko")
    assert not found, "\n".join(found)


def test_a_word_that_tells_nothing_of_its_language_is_found(visit: Visit, server: Running) -> None:
    page = visit("/credits", locale=LOCALES["ko"])
    enter(page, f"/t/{opened(page, server, bring(server, 'tower'))['table']}", "section.prompt.mine")
    assert faults(page, "ko") == []
    page.evaluate("document.body.querySelectorAll('[lang]').forEach(element => element.removeAttribute('lang'))")
    assert any("button.btn" in fault for fault in faults(page, "ko"))
    page.evaluate("document.body.lang = 'en'")
    assert any("placeholder" in fault or "title" in fault for fault in faults(page, "ko"))
