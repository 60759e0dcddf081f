"""More words for spots: tables that are set up, hands and views, and the order in which things happened."""

from __future__ import annotations

from typing import Any

from kit import Played, new_state
from monoceros.engine.chance import Dealer, Seeded
from monoceros.engine.content import read_pack
from monoceros.games.unicornus import tables as t
from monoceros.games.unicornus.picks import EVENT_NUMBER, SPACE
from monoceros.games.unicornus.rules import events, game, round
from monoceros.games.unicornus.rules.turn import player_step
from monoceros.games.unicornus.state import DAWN, NEWS, State, map_of
from monoceros.games.unicornus.tables import EMPTY, HEROES

from .spots import GAME, TILE_IDS, play, spot

SIX = ("K-ANN", "K-DON", "K-GAT", "K-GOD", "K-JOS", "K-MAG")
OTHER_SIX = ("K-HAV", "K-ILS", "K-MIR", "K-MCB", "K-URG", "K-ZYN")


class Watched(Dealer):
    """Deals what it was given, and then by a seed; remembers among how many there was to pick each time."""

    def __init__(self, *first: int, seed: int = 1) -> None:
        self.first = list(first)
        self.inner = Seeded(seed)
        self.asked: list[int] = []

    def pick(self, n: int) -> int:
        self.asked.append(n)
        return self.first.pop(0) if self.first else self.inner.pick(n)


# -- tables that are set up ---


def set_up(*heroes: str, seed: int = 1, chance: Dealer | None = None, **options: Any) -> Played:
    """A table set up for these heroes, one a seat."""
    s: Any = new_state("unicornus", seats=len(heroes), **{"princess": "warrior", **options})
    return lead(play(s, game.set_up, chance=chance or Seeded(seed)), *heroes)


def set_up_with_pack(toml: str, *heroes: str, **options: Any) -> Played:
    """The same with content of a pack."""
    values = GAME.option_values({"princess": "warrior", **options})
    s: Any = GAME.setup(len(heroes), values, GAME.content.load([read_pack(toml, "mine")]))
    return lead(play(s, game.set_up, chance=Seeded(1)), *heroes)


def lead(played: Played, *heroes: str) -> Played:
    for seat, hero in enumerate(heroes):
        played.say(f"{seat} {hero}")
    return played


def tiles(s: Any) -> list[str]:
    """The tile of each slot."""
    return [TILE_IDS[tile] for tile in s.tiles]


def printed_tokens(s: Any, tile: str) -> dict[str, int]:
    """Enemy tokens on the spaces of a tile, by direction."""
    first = 7 * tiles(s).index(tile)
    ways = ("C", "NE", "E", "SE", "SW", "W", "NW")
    return {way: s.army[first + i] for i, way in enumerate(ways) if s.army[first + i]}


# -- parts of a round ---


def quiet(*pieces: str, **given: Any) -> State:
    """A spot whose event deck is empty, so that a round needs no chance."""
    return spot(*pieces, endless=True, event_plan=[0, 0, 0], **given)


def whole_round(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    s.step = DAWN
    return play(s, round.play_round, chance=chance).say(*answers)


def all_turns(s: State, *answers: str, chance: Dealer | None = None) -> Played:
    """The player step."""
    return play(s, player_step, chance=chance).say(*answers)


def draw_event(s: State, event: str, *answers: str, then: tuple[int, ...] = ()) -> Played:
    """The event step, in which this card is on top; `then`: what else chance brings."""
    s.step = NEWS
    s.event_plan = [0, 0, 0]
    s.event_plan[s.terms.event_level[EVENT_NUMBER[event]] - 1] = 2
    level = [card for card in s.event_bag if s.terms.event_level[card] == s.terms.event_level[EVENT_NUMBER[event]]]
    return play(s, events.event_step, chance=Watched(level.index(EVENT_NUMBER[event]), *then)).say(*answers)


# -- looking at what came of it ---


def happenings(played: Played, *names: str) -> list[str]:
    """What happened of these, in order."""
    return [event.name for event in played.state.events if event.name in names]


def actions(played: Played, seat: int) -> list[str]:
    """The kinds of things that the turn offers: `move`, `collect`, `play S-AMB` …, moves only once."""
    found: list[str] = []
    for option in played.options(seat):
        word = "move" if option.startswith("move") else option
        if word not in found:
            found.append(word)
    return found


def moves(played: Played, seat: int) -> list[str]:
    """Where the turn lets a unit move to, sorted."""
    return sorted([option.removeprefix("move ") for option in played.options(seat) if option.startswith("move ")])


def starting_locations(s: Any) -> list[str]:
    return [str(SPACE[space]) for space, person in enumerate(map_of(s).starter) if person != EMPTY]


def tokens(s: Any, knight: str) -> int:
    return int(s.tokens[t.KNIGHT_IDS.index(knight)])


def resources(s: Any, knight: str) -> int:
    return int(s.resources[t.KNIGHT_IDS.index(knight)])


def heroes_in_play(s: Any) -> list[str]:
    return [t.KNIGHT_IDS[hero] for hero in range(HEROES) if s.place[hero] != EMPTY]
