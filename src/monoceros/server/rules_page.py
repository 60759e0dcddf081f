"""A game's RULES.md as clean HTML, clause by clause, so that a page can show one clause or all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

import nh3
from markdown_it import MarkdownIt
from markdown_it.token import Token

from monoceros.engine.game import Game
from monoceros.engine.rulebook import Rulebook
from monoceros.server.wire import RulePart, RuleSection, RulesPage

TAGS = {"a", "blockquote", "br", "code", "em", "hr", "li", "ol", "p", "pre", "strong", "ul"}
TAGS |= {"table", "tbody", "td", "th", "thead", "tr"}
ATTRIBUTES = {"a": {"href"}, "td": {"class"}, "th": {"class"}}
REFERENCE = re.compile(r"\b[A-Z]{2}-\d+(?:\.\d+)+[a-z]?\b")
ALIGNED = re.compile(r"text-align:\s*(\w+)")

_markdown = MarkdownIt("commonmark", {"html": False}).enable("table")


def rules_page(game: Game) -> RulesPage:
    """The title, then a section for each heading, with its clauses and whatever stands between them."""
    tokens = _markdown.parse(game.rules.text)
    tidy(tokens, game.rules)
    title = game.title
    sections = [RuleSection("", 1, [])]
    for block in blocks(tokens):
        if block[0].type == "heading_open":
            depth, words = int(block[0].tag[1]), plain(block[1])
            if depth == 1:
                title = words
            else:
                sections.append(RuleSection(words, depth, []))
        elif block[0].type == "bullet_list_open":
            sections[-1].parts.extend(list_parts(block, game.rules))
        else:
            sections[-1].parts.append(RulePart("", html_of(block)))
    sections += chapter_sections(game)
    return RulesPage(game.name, title, [each for each in sections if each.title or each.parts])


# -- chapters: what a game tells beside its rules ---


def chapter_sections(game: Game) -> Iterator[RuleSection]:
    """A section for each chapter, and one below it for each of its entries."""
    for chapter in game.chapters(game.content.load()):
        yield RuleSection(chapter.title, 2, told_parts(game, chapter.text), chapter.id)
        for entry in chapter.entries:
            text = f"*{entry.line}*\n\n{entry.text}" if entry.line else entry.text
            facts = [f"- **{what}.** {words}" for what, words in entry.facts]
            parts = told_parts(game, text) + told_parts(game, "\n".join(facts))
            yield RuleSection(entry.title, 3, parts, entry.id, entry.icon)


def told_parts(game: Game, text: str) -> list[RulePart]:
    """Paragraphs and lists of a text: as clean as the rules are, and the clauses that it names are links."""
    tokens = _markdown.parse(text)
    tidy(tokens, game.rules)
    return [RulePart("", html_of(block)) for block in blocks(tokens)]


# -- the rules ---


def blocks(tokens: Sequence[Token]) -> Iterator[list[Token]]:
    """The tokens of one paragraph, list, table or heading after the other."""
    block: list[Token] = []
    for token in tokens:
        block.append(token)
        if token.level == 0 and token.nesting <= 0:
            yield block
            block = []


def list_parts(block: Sequence[Token], rules: Rulebook) -> Iterator[RulePart]:
    """Items that are clauses one by one; others stay together as lists."""
    others: list[Token] = []
    for item in items(block):
        clause = clause_of(item, rules)
        if not clause:
            others += item
            continue
        if others:
            yield RulePart("", html_of([block[0], *others, block[-1]]))
            others = []
        yield RulePart(clause, html_of(without_mark(item)))
    if others:
        yield RulePart("", html_of([block[0], *others, block[-1]]))


def items(block: Sequence[Token]) -> Iterator[list[Token]]:
    item: list[Token] = []
    for token in block[1:-1]:
        item.append(token)
        if token.type == "list_item_close" and token.level == 1:
            yield item
            item = []


def clause_of(item: Sequence[Token], rules: Rulebook) -> str:
    """The clause whose text this item is: it begins with the clause's id in bold."""
    children = item[2].children or [] if len(item) > 2 else []
    texts = [child.content for child in children[:3] if child.type == "text" and child.content]
    marked = [child.type for child in children if child.type != "text" or child.content][:1] == ["strong_open"]
    return texts[0] if marked and texts and texts[0] in rules else ""


def without_mark(item: Sequence[Token]) -> list[Token]:
    """The inside of a clause's item, without the id that begins it, as paragraphs."""
    inside = list(item[1:-1])
    children = inside[1].children or []
    close = next(at for at, child in enumerate(children) if child.type == "strong_close")
    rest = children[close + 1 :]
    if rest and rest[0].type == "text":
        rest[0].content = rest[0].content.lstrip()
    inside[1].children = rest
    for token in inside:
        if token.type in ("paragraph_open", "paragraph_close"):
            token.hidden = False
    return inside


def tidy(tokens: Sequence[Token], rules: Rulebook) -> None:
    """References become links, and alignment a class: the page allows no inline style."""
    for token in tokens:
        style = str(token.attrs.pop("style", ""))
        if found := ALIGNED.search(style):
            token.attrSet("class", found[1])
        if token.children:
            token.children = list(linked(token.children, rules))


def linked(children: Sequence[Token], rules: Rulebook) -> Iterator[Token]:
    """Every clause that is named in a text leads to it, but for the id in bold that begins a clause."""
    depth = 0  # inside a link, or in bold
    for child in children:
        depth += child.nesting if child.type.startswith(("link", "strong")) else 0
        if child.type != "text" or depth:
            yield child
        else:
            yield from text_with_links(child, rules)


def text_with_links(token: Token, rules: Rulebook) -> Iterator[Token]:
    done = 0
    for found in REFERENCE.finditer(token.content):
        if found[0] not in rules:
            continue
        yield text_token(token.content[done : found.start()], token.level)
        opening = Token("link_open", "a", 1, level=token.level)
        opening.attrSet("href", f"#{found[0]}")
        yield opening
        yield text_token(found[0], token.level + 1)
        yield Token("link_close", "a", -1, level=token.level)
        done = found.end()
    yield text_token(token.content[done:], token.level)


def text_token(words: str, level: int) -> Token:
    return Token("text", "", 0, content=words, level=level)


def html_of(tokens: Sequence[Token]) -> str:
    """Clean even if a game of somebody else's brings a wild text."""
    html = _markdown.renderer.render(tokens, _markdown.options, {})
    return nh3.clean(html, tags=TAGS, attributes=ATTRIBUTES, url_schemes={"http", "https"}).strip()


def plain(inline: Token) -> str:
    return "".join(child.content for child in inline.children or [])
