"""A game's rules as a page: every clause is there once, and nothing wild gets through."""

from __future__ import annotations

import dataclasses
import re

import pytest

from monoceros.engine.chapters import Chapter, Entry
from monoceros.engine.registry import find_game
from monoceros.engine.rulebook import read_rulebook
from monoceros.server.rules_page import rules_page
from monoceros.server.wire import RulePart, RulesPage

WILD = """# Wild <script>alert(1)</script> rules

Before [the](javascript:alert(1)) first chapter <img src=x onerror=alert(1)>.

## 1. Goal

- **AB-1.1** You win, see AB-1.2 and AB-9.9.
- **AB-1.2** You <b onclick="x()">lose</b>.
- An item that is no clause, by AB-1.1.

| a | n |
|---|--:|
| AB-1.1 | 3 |

- **AB-1.3** `code` and *more*.

  A second paragraph.
"""


@pytest.fixture
def wild() -> RulesPage:
    return rules_page(dataclasses.replace(find_game("tower"), rules=read_rulebook(WILD)))


def parts(page: RulesPage) -> list[RulePart]:
    return [part for section in page.sections for part in section.parts]


def test_every_clause_of_tower_is_there_once_and_in_order() -> None:
    game = find_game("tower")
    page = rules_page(game)
    assert [part.clause for part in parts(page) if part.clause] == list(game.rules.clauses)
    assert page.title == "Attack at the Tower: the rules"
    first = page.sections[1]
    assert (first.title, first.depth, first.parts[0].clause) == ("1. Goal", 2, "AT-1.1")
    assert first.parts[0].html == "<p>A player wins the game at the moment the enemy palace is destroyed.</p>"


def test_nothing_of_the_text_is_lost() -> None:
    game = find_game("tower")
    shown = " ".join(re.sub(r"<[^>]+>", " ", part.html) for part in parts(rules_page(game)))
    for words in (
        "Goblin spiderriders",
        "Count: 7 + 6 + 5 + 4 + 3 = 25",
        "AT-E7 Treant and palace",
        "DQ14",
        "Bone queen",
    ):
        assert words in re.sub(r"\s+", " ", shown)


def test_tables_are_aligned_by_classes_since_styles_are_forbidden() -> None:
    html = "".join(part.html for part in parts(rules_page(find_game("tower"))))
    assert '<td class="right">' in html
    assert "style=" not in html


def test_named_clauses_are_links_and_unknown_ones_are_not(wild: RulesPage) -> None:
    first = next(part for part in parts(wild) if part.clause == "AB-1.1")
    assert re.search(r'<a href="#AB-1.2"[^>]*>AB-1.2</a> and AB-9.9', first.html)
    assert "AB-1.1" not in first.html  # its own id is given apart


def test_scripts_and_handlers_do_not_get_through(wild: RulesPage) -> None:
    """They are shown as the words they are."""
    html = "".join(part.html for part in parts(wild))
    tags = "".join(re.findall(r"<[^>]*>", html))
    for bad in ("script", "img", "<b", "onclick", "onerror"):
        assert bad not in tags
    assert "onerror=alert(1)&gt;" in html


def test_what_stands_between_clauses_stays_where_it_is(wild: RulesPage) -> None:
    goal = wild.sections[1]
    assert [part.clause for part in goal.parts] == ["AB-1.1", "AB-1.2", "", "", "AB-1.3"]
    assert goal.parts[2].html.startswith("<ul>")
    assert goal.parts[3].html.startswith("<table>")
    assert goal.parts[4].html.count("<p>") == 2
    assert wild.sections[0].depth == 1
    assert wild.sections[0].parts[0].html.startswith("<p>Before")


# -- chapters ---

ENTRY = Entry("ada", "Ada, the First", "crown", "a *person*", "One.\n\nTwo <script>x</script>.", (("Wants", "AT-1.1"),))


def test_chapters_stand_after_the_rules_with_an_entry_each() -> None:
    told = (Chapter("people", "People", "All of them.", (ENTRY,)),)
    page = rules_page(dataclasses.replace(find_game("tower"), chapters=lambda content: told))
    chapter, entry = page.sections[-2:]
    assert (chapter.title, chapter.depth, chapter.about) == ("People", 2, "people")
    assert (entry.title, entry.depth, entry.about, entry.icon) == ("Ada, the First", 3, "ada", "crown")
    html = [part.html for part in entry.parts]
    assert html[1] == "<p>One.</p>"
    assert "<script" not in "".join(html)
    assert html[-1].startswith('<ul>\n<li><strong>Wants.</strong> <a href="#AT-1.1"')
    assert not [part.clause for part in entry.parts if part.clause]


def test_a_game_without_chapters_has_none() -> None:
    assert not [section for section in rules_page(find_game("tower")).sections if section.about]


def test_everybody_of_unicornus_knights_has_an_address() -> None:
    page = rules_page(find_game("unicornus"))
    about = [section.about for section in page.sections if section.about]
    assert len(about) == len(set(about)) == 4 + 3 + 28
    assert {"K-ZYN", "E-LYL", "P", "story"} <= set(about)
