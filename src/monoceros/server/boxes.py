"""The shelf: every game that can be played, and the boxes that only stand there yet."""

from __future__ import annotations

from importlib.resources import files
from importlib.resources.abc import Traversable

import msgspec

from monoceros.engine.game import Box, Game, Option, read_box
from monoceros.engine.registry import find_game, game_names
from monoceros.engine.speech import one_line
from monoceros.server.errors import Refusal
from monoceros.server.logs import log_of
from monoceros.server.rules_page import rules_page
from monoceros.server.wire import GameCard, OpeningCard, OptionCard, PackCard, RulesPage
from monoceros.server.workers import bot_cards

log = log_of("boxes")


class Shelf:
    """Made once, when the server starts: games do not change while it runs."""

    def __init__(self) -> None:
        self.games: dict[str, Game] = dict(playable())
        self.boxes: dict[str, Box] = {name: game.box for name, game in self.games.items()}
        self.boxes |= {name: box for name, box in announced() if name not in self.boxes}
        cards = [game_card(game) for game in self.games.values()]
        cards += [announced_card(name, box) for name, box in self.boxes.items() if name not in self.games]
        self.cards: list[GameCard] = cards
        self._rules: dict[str, RulesPage] = {}

    def picture(self, name: str) -> str:
        """The box's SVG."""
        if name not in self.boxes:
            raise self.unknown()
        return self.boxes[name].svg

    def game(self, name: str) -> Game:
        if name not in self.games:
            raise self.unknown()
        return self.games[name]

    def rules(self, name: str) -> RulesPage:
        """The rules as a page, made when they are first read."""
        if name not in self._rules:
            self._rules[name] = rules_page(self.game(name))
        return self._rules[name]

    def unknown(self) -> Refusal:
        return Refusal("no_game", f"There is no such game; there are: {', '.join(self.games)}.", status=404)

    def versions(self) -> dict[str, int]:
        return {name: game.version for name, game in self.games.items()}


def playable() -> list[tuple[str, Game]]:
    """Registered games; one of somebody else's that does not load is told and left out."""
    found = []
    for name in game_names():
        try:
            game = find_game(name)
            game.content.load()
            found.append((name, game))
        except Exception as error:  # anything may be wrong with it
            log.error("a game cannot be loaded", game=name, error=f"{type(error).__name__}: {one_line(str(error))}")
    return found


def announced() -> list[tuple[str, Box]]:
    """Packages of games that have a box and nothing in it yet."""
    found: list[tuple[str, Box]] = []
    folders = [each for each in files("monoceros.games").iterdir() if each.is_dir()]
    for folder in sorted(folders, key=lambda each: each.name):
        box = box_in(folder)
        if box is not None:
            found.append((folder.name, box))
    return found


def box_in(folder: Traversable) -> Box | None:
    words, picture = folder / "box.toml", folder / "box.svg"
    if not words.is_file() or not picture.is_file():
        return None
    try:
        return read_box(words.read_text(encoding="utf-8"), picture.read_text(encoding="utf-8"))
    except (KeyError, TypeError, ValueError) as error:
        log.error("a box cannot be read", box=folder.name, error=f"{type(error).__name__}: {one_line(str(error))}")
        return None


def game_card(game: Game) -> GameCard:
    return msgspec.structs.replace(
        announced_card(game.name, game.box),
        playable=True,
        version=game.version,
        options=[option_card(option) for option in game.options],
        packs=[PackCard(name, first_comment(text)) for name, text in game.content.packs.items()],
        bots=bot_cards(game),
        sources=game.content.load().sources(),
        opening=opening_card(game),
    )


def opening_card(game: Game) -> OpeningCard | None:
    told = game.opening(game.content.load())
    return None if told is None else OpeningCard(told.title, told.paragraphs, told.about)


def announced_card(name: str, box: Box) -> GameCard:
    return GameCard(
        name=name,
        title=box.title,
        tagline=box.tagline,
        seats=box.seats,
        minutes=box.minutes,
        colour=box.colour,
        icon=box.icon,
        playable=False,
        version=0,
        options=[],
        packs=[],
        bots=[],
        sources={},
    )


def option_card(option: Option) -> OptionCard:
    return OptionCard(
        name=option.name,
        help=option.help,
        kind=option.kind,
        default=option.default,
        choices=list(option.choices),
        least=option.least,
        most=option.most,
        clause=option.clause,
        roles=list(option.roles),
        own=option.own is not None,
    )


def first_comment(toml: str) -> str:
    """What a pack says of itself: the comment at its head."""
    lines = []
    for line in toml.splitlines():
        if not line.startswith("#"):
            break
        lines.append(line.lstrip("# "))
    return one_line(" ".join(lines))
