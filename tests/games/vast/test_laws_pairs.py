"""The laws for every two roles that ever sit together: neither learns what the other one hides (VF-11.4, VF-11.5)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import chain, combinations
from typing import Any

import pytest

from kit import clause
from monoceros.engine.chance import Seeded
from monoceros.engine.core import answer, asks, begin
from monoceros.engine.game import OptionValue, SetupError
from monoceros.engine.laws import check_game
from monoceros.engine.table import Table
from monoceros.games.vast import GAME
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.options_roles import ROLES
from monoceros.games.vast.state import DARK
from monoceros.games.vast.tables import ROLE_NAMES

EVERY = 35  # questions between two tries of the dear laws, on average
NEVER = {  # the rules let these never sit at the same table: one plays in the other's place, or is the same piece
    ("goblins", "vile_ghoul"): "VF-58.1",
    ("vile_ghoul", "ghoul"): "VF-58.1",
    ("cave", "cave_ghost"): "VF-60.1",
    ("cave_ghost", "ghost"): "VF-60.1",
    ("nightmare", "shadow"): "VF-11.8",
}
GAMES = 10  # so many at most until a secret has come up
PAIRS = [pair for pair in combinations(ROLE_NAMES, 2) if pair not in NEVER]


def options_for(roles: list[str]) -> dict[str, OptionValue]:
    """The Shadow Unicorn is no player but a foe whom an option brings in."""
    players = [role for role in roles if role != "shadow"]
    return {"roles": ",".join(players), "shadow": "medium" if "shadow" in roles else "none"}


def smallest_table(pair: tuple[str, str]) -> list[str]:
    """The fewest roles, with both of these, that can be played together."""
    foes = ["shadow"] if "shadow" in pair else []
    tables = [names.split(",") + foes for names in ROLES]
    return min([roles for roles in tables if set(pair) <= set(roles)], key=len)


@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
def test_the_laws_hold_for_every_two_roles(pair: tuple[str, str]) -> None:
    options = options_for(smallest_table(pair))
    seats = len(str(options["roles"]).split(","))
    report = check_game(GAME, 0, seats=seats, options=options, every=EVERY)
    assert report.tried["a redealt world looks the same"] > seats
    assert report.tried["events tell a seat only what it may know"] > 0


@clause("VF-11.8", "VF-58.1", "VF-60.1")
@pytest.mark.parametrize("pair", NEVER, ids=" and ".join)
def test_these_roles_never_sit_together(pair: tuple[str, str]) -> None:
    thirds = [[], *[[role] for role in ROLE_NAMES if role not in (*pair, "shadow")]]
    for third in thirds:
        roles = sorted([*pair, *third], key=ROLE_NAMES.index)
        seats = len(roles) - roles.count("shadow")
        with pytest.raises(SetupError, match=r"option.*\(VF-\d+\.\d+"):
            Table(GAME, Seeded(0), seats=seats, options=options_for(roles))
    with pytest.raises(SetupError, match=rf"\({NEVER[pair]}\)$"):
        Table(GAME, Seeded(0), seats=2 - pair.count("shadow"), options=options_for(list(pair)))


# -- secrets: the laws would prove nothing if the redealt worlds were all the same ---


def hidden_faces(s: Any, tiles: list[int]) -> list[int]:
    return [s.face[tile] for tile in tiles]


def looked_under(s: Any, role: str) -> list[int]:
    """Dark tiles on the map that a role's player has looked at."""
    seat = s.terms.seat_of[ROLE_NAMES.index(role)]
    return [tile for tile, seats in enumerate(s.known) if seats >> seat & 1 and s.lit[tile] == DARK]


def face_down(s: Any) -> list[int]:
    """The Knight's Treasure cards that only she has seen."""
    return [card for card, place in enumerate(s.knight.treasure_at) if place in (k.OFFERED, k.FACE_DOWN)]


def ghoul_cards(s: Any) -> tuple[list[int], list[int]]:
    """Terror cards that the Ghoul has put under the deck, or is looking at."""
    return s.ghoul.under, s.ghoul.offered


SECRETS: dict[str, Callable[[Any], object]] = {
    "knight": lambda s: (s.knight.quests, face_down(s)),
    "goblins": lambda s: s.goblins.hand,
    "vile_ghoul": ghoul_cards,
    "dragon": lambda s: s.dragon.hand,
    "nightmare": lambda s: s.unicorn.hand,
    "cave": lambda s: hidden_faces(s, s.cave.hand),
    "cave_ghost": lambda s: hidden_faces(s, s.cave.hand + s.cave.ghost_tiles),
    "thief": lambda s: hidden_faces(s, looked_under(s, "thief")),
    "ghoul": ghoul_cards,
    "ghost": lambda s: s.ghost.chosen,
    "shadow": lambda s: s.unicorn.spirit,
}


def states(options: dict[str, OptionValue], seed: int) -> Iterator[Any]:
    """A game at random, question by question; a Ghoul begins it with Terror cards that only it has seen."""
    rng = random.Random(seed)
    seats = len(str(options["roles"]).split(","))
    s: Any = GAME.new_state(seats, GAME.option_values(options), GAME.content.load(), Seeded(seed))
    begin(s, GAME.first)
    if s.ghoul.deck.size():
        s.ghoul.under = [s.ghoul.deck.draw(s.chance), s.ghoul.deck.draw(s.chance)]
    while asks(s):
        yield s
        ask = asks(s)[0]
        answer(s, ask.seat, rng.choice(ask.options))


def strangers_to(role: str, options: dict[str, OptionValue]) -> list[int | None]:
    """Who may not know a role's secrets: all but its player; the Cave has seen the tiles that a Thief looks under."""
    informed = (role, "cave", "cave_ghost") if role == "thief" else (role,)
    return [None, *[seat for seat, name in enumerate(str(options["roles"]).split(",")) if name not in informed]]


@clause("VF-11.4", "VF-11.5")
@pytest.mark.parametrize("pair", PAIRS, ids=" and ".join)
def test_what_a_role_hides_could_be_something_else_for_everybody_but_its_player(pair: tuple[str, str]) -> None:
    options = options_for(smallest_table(pair))
    for role in pair:
        secret, knowing = SECRETS[role], strangers_to(role, options)
        games = chain.from_iterable([states(options, seed) for seed in range(GAMES)])
        for number, s in enumerate(games):
            knowing = [seat for seat in knowing if secret(GAME.redeal(s, seat, Seeded(number))) == secret(s)]
            if not knowing:
                break
        assert not knowing, f"these always know what the {role} hides: {knowing}"
