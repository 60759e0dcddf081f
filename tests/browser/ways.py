"""How people answer: with a mouse or a finger, on the table or by buttons; or with keys alone."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from browser.frames import until
from browser.player import Player
from monoceros.server import wire

SHORTLY_MS = 400
PATIENT_MS = 5_000
BY_KEY = 8  # so many answers by their keys, then by typed words
ON_THE_TABLE = (
    "draw",
    "build",
    "attack",
    "discard",
    "go_on",
    "place",
    "gold",
    "territory",
    "character",
    "turn",
    "assign",
    "hero",
    "place_hero",
    "construction",
    "army",
    "move",
    "act",
    "rotation",
    "fill",
    "remove",
    "knight",
)  # answered by pressing things
TAPPED = ("draw", "turn", "move", "knight")  # by fingers too
PRESSED = """id => !!document.querySelector('[role="menu"]')
  || !document.querySelector('section.prompt.mine')
  || !!document.querySelector('section[data-seq][aria-busy="true"]')
  || !!document.querySelector(`.t-chosen[data-thing="${id}"], .t-chosen[data-zone="${id}"]`)
  || !!document.querySelector(`[data-zone="${id}"] .t-chosen`)"""


MORE = '.btns [aria-haspopup="dialog"]'  # opens the sheet of all answers


def by_itself(question: wire.Question, option: wire.Option) -> str:
    """The button of an answer, if it has one."""
    return f'.btns [data-option="{question.options.index(option)}"]'


def in_the_sheet(question: wire.Question, option: wire.Option) -> str:
    return f'dialog[open] .options [data-option="{question.options.index(option)}"]'


class Pointer:
    """A mouse, or a finger."""

    def __init__(self, *, finger: bool = False) -> None:
        self.finger = finger

    def press(self, place: Locator, *, corner: bool = False, patience: float | None = None) -> None:
        """Cards of a hand overlap: their left corner is free."""
        where = {"x": 10, "y": 14} if corner else None
        (place.tap if self.finger else place.click)(position=where, timeout=patience)  # type: ignore[arg-type]

    def hurry(self, player: Player) -> None:
        self.press_while_it_stands(player.page.get_by_role("button", name="Show the rest at once"))

    def speed_up(self, player: Player) -> None:
        faster = player.page.get_by_role("button", name="Play faster")
        self.press_while_it_stands(faster)
        player.fast = player.facts is not None and player.facts.pace == "fast"

    def press_while_it_stands(self, button: Locator) -> None:
        """Some buttons are there for a moment only; if one is gone, it is not needed any more."""
        try:
            self.press(button, patience=SHORTLY_MS)
        except TooLate:
            return

    def answer(self, player: Player, question: wire.Question, option: wire.Option) -> None:
        if question.name in (TAPPED if self.finger else ON_THE_TABLE) and option.touches:
            try:
                return self.on_the_table(player, question, option)
            except TooLate:  # something lies over it: everything can be answered by words too
                player.page.keyboard.press("Escape")
        self.by_button(player, question, option)

    def on_the_table(self, player: Player, question: wire.Question, option: wire.Option) -> None:
        """One thing after another; the first may say it all."""
        for thing in option.touches:
            place = player.page.locator(
                f'[data-cloth] [data-thing="{thing}"], [data-cloth] [data-zone="{thing}"]'
            ).first
            if not self.is_still_asked(player, question, lambda place=place: place.count() > 0, f"{thing} is there"):
                return
            self.press_thing(player, thing, place)
            if player.mood() != "mine" or player.question is not question:
                return
        menu = player.page.get_by_role("menuitem", name=option.label)
        if menu.count():
            self.press(menu.first)
        elif player.question is question and player.mood() == "mine":  # several answers are left: they have buttons
            self.by_button(player, question, option)

    def is_still_asked(self, player: Player, question: wire.Question, shown: Callable[[], bool], words: str) -> bool:
        """Until the page shows it. What is heard of the page may lag: if it went on, the next round answers."""
        until(player.page, lambda: player.question is not question or shown(), words)
        return player.question is question

    def press_thing(self, player: Player, thing: str, place: Locator) -> None:
        """Until it is taken: a press right after something was told is not taken for an answer."""
        question = player.question
        for _ in range(10):
            self.press(place, corner=thing.startswith("hand/"), patience=PATIENT_MS)
            if player.page.evaluate(PRESSED, thing) or player.question is not question or not place.count():
                return
        raise AssertionError(f"{thing} was pressed ten times, and nothing came of it")

    def by_button(self, player: Player, question: wire.Question, option: wire.Option) -> None:
        """By its button, or by its line in the sheet of all answers where it has none.

        What is asked is heard before the page shows it: so which of the two it is, is looked at until it is there.
        """
        page = player.page
        plain, listed = page.locator(by_itself(question, option)), page.locator(in_the_sheet(question, option))
        more = page.locator(MORE)

        def button() -> Locator:
            return listed if listed.count() else plain

        def says_so() -> bool:
            if not listed.count() and not plain.count() and more.is_visible():
                self.press_while_it_stands(more)
            place = button()
            said = " ".join((place.text_content() or "").split()) if place.count() else ""
            return (option.short or option.label) in said or option.label in said

        while self.is_still_asked(player, question, says_so, f"a button says {option.label!r}"):
            try:
                self.press(button(), patience=PATIENT_MS)
                return
            except TooLate:  # the sheet of the question before it closed meanwhile: look again
                continue


class Keys:
    """Keys alone: letters and digits for answers, Tab and arrows for the table."""

    def hurry(self, player: Player) -> None:
        """Each key goes on by one moment."""
        while player.mood() == "telling":
            player.page.keyboard.press(".")

    def speed_up(self, player: Player) -> None:
        if tab_to(player.page, "Play faster", most=25):
            player.page.keyboard.press("Enter")
        player.fast = player.facts is not None and player.facts.pace == "fast"

    def answer(self, player: Player, question: wire.Question, option: wire.Option) -> None:
        page = player.page
        if question.name == "draw" and self.by_arrows(page, option.touches[0]):
            return
        plain, line = page.locator(by_itself(question, option)), page.locator(in_the_sheet(question, option))
        ways = (plain, line, page.locator(MORE))
        shown = f"a button, a line or a sheet for {option.label!r}"
        until(page, lambda: player.question is not question or any(way.count() for way in ways), shown)
        if player.question is not question:  # what is heard of the page may lag: the next round answers
            return
        if not plain.count():
            self.by_list(page, line, option.label)
            return
        key = plain.get_attribute("aria-keyshortcuts")
        assert key, f"no key answers {option.label!r}"
        page.keyboard.press(key)

    def by_list(self, page: Page, line: Locator, label: str) -> None:
        """Too many answers for buttons stand in a sheet."""
        if not line.count():
            more = " ".join((page.locator(MORE).text_content() or "").split())
            assert tab_to(page, more), f"Tab does not lead to “{more}”"
            page.keyboard.press("Enter")
        wanted = " ".join((line.text_content() or "").split())
        assert label in wanted, f"{wanted!r} is not {label!r}"
        assert tab_to(page, wanted), f"Tab does not lead to {wanted!r}"
        page.keyboard.press("Enter")

    def by_arrows(self, page: Page, wanted: str) -> bool:
        """Tab to the table, arrows to the thing, Enter."""
        for _ in range(25):
            if page.evaluate("() => document.activeElement?.closest('[data-cloth] [data-focus]') !== null"):
                break
            page.keyboard.press("Tab")
        for arrow in ("", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowDown", "ArrowUp"):
            if arrow:
                page.keyboard.press(arrow)
            if wanted == page.evaluate("() => document.activeElement?.dataset.focus"):
                page.keyboard.press("Enter")
                return True
        return False


class TextKeys(Keys):
    """At the text table: the keys of the answers, or their beginning typed into the field."""

    def answer(self, player: Player, question: wire.Question, option: wire.Option) -> None:
        page = player.page
        if player.moves < BY_KEY:  # the question has the focus as soon as it is asked
            button = page.get_by_label("Answers").get_by_role("button").nth(question.options.index(option))
            key = button.get_attribute("aria-keyshortcuts")
            assert key, f"no key answers {option.label!r}"
            page.keyboard.press(key)
            return
        assert tab_to(page, "Type an answer, or “why” and a thing"), "Tab does not lead to the field for answers"
        page.keyboard.type(option.label)
        page.keyboard.press("Enter")


NAME = """() => {
  const at = document.activeElement;
  if (!at || at === document.body) return '';
  const label = at.getAttribute('aria-label') ?? (at.labels?.length ? at.labels[0].textContent : at.textContent);
  return label.trim().replace(/\\s+/g, ' ');
}"""


def tab_to(page: Page, name: str, most: int = 60) -> bool:
    """Press Tab until what is called so has the focus."""
    for _ in range(most):
        if page.evaluate(NAME) == name:
            return True
        page.keyboard.press("Tab")
    return bool(page.evaluate(NAME) == name)
