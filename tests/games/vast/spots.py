"""Spots of Vast in a few words.

    spot("A07@1,0 r3", "C03@0,1", nightmare="0,0 N", hand="U01 U05", stack="A02 A03", deck="U04", knight="1,0")

A tile is a face and a place: `r3` says that it is Lit and how it lies, without it the tile is Dark; `crystal`, `event`,
`cube` and `treasure` lie on it (`treasure2`: two). The Entrance is always there. Tiles of `stack` are drawn in their
order; cards of `deck` are on top of the Unicorn deck, the others lie below in no order. `nightmare` and `shadow_at` say
where the Unicorn stands and what he faces, `knight` where she stands. Options of the game are named like everywhere;
other words set fields of the state or of a role: `collapsing=True`, `anger=2`, `grit=12`.

`play(s, rule, ...)` starts in the middle of the game, `chance=` loads the dealer; `tile(s, x, y)` finds a tile.
"""

from __future__ import annotations

from typing import Any

from kit import Played, new_state
from monoceros.engine.chance import Dealer, Loaded, Seeded
from monoceros.engine.pile import Pile
from monoceros.engine.registry import find_game
from monoceros.games.vast import tables as t
from monoceros.games.vast.effects import lay
from monoceros.games.vast.facts import tile_at
from monoceros.games.vast.picks import CARD_NUMBER, TILE, WAY_NUMBER
from monoceros.games.vast.rules.setup import set_up
from monoceros.games.vast.state import DARK, LIT, State
from monoceros.games.vast.tables import EMPTY, FACE_IDS, ROW, WALLS, WAYS

GAME = find_game("vast")
OPTION_NAMES = tuple([option.name for option in GAME.options])
TOKENS = {"crystal": t.CRYSTAL_TOKEN, "event": t.EVENT_TOKEN, "cube": t.CUBE}
SUPPLY_OF = {"crystal": t.CRYSTALS, "event": t.EVENTS}


# -- setting a spot up ---


HASTY = ("hasty_unicorn",)  # the harder board of the Nightmare Unicorn


def spot(*tiles: str, stack: str = "", **given: Any) -> State:
    """A state in the first round, in the turn of the first role. Whatever is not given is as before the first turn."""
    options = {name: given.pop(name) for name in OPTION_NAMES if name in given}
    if "knight" in given and "roles" not in options:
        options["roles"] = "knight,nightmare" if "nightmare" in given else "knight"
    roles = str(options.get("roles", "nightmare"))
    s = fresh(**{"roles": roles, "packs": given.pop("packs", ()), **options})
    s.supply, s.round, s.turn = list(s.terms.supply), 1, s.terms.role_of[0]
    s.face[0], s.lit[0] = 0, LIT
    lay(s, 0, t.ORIGIN)
    for number, words in enumerate(tiles, 1):
        put(s, number, words)
    deal_stack(s, len(tiles) + 1, stack)
    set_unicorn(s, given)
    if "knight" in given:
        s.stands[t.KNIGHT_PIECE] = tile(s, *place(given.pop("knight")))
    for name, value in given.items():
        owner = next(each for each in (s, s.unicorn, s.knight) if hasattr(each, name))
        setattr(owner, name, value[:] if isinstance(value, list) else value)
    return s


def fresh(roles: str, **options: Any) -> State:
    """A table of these roles before its first rule."""
    s = new_state("vast", seats=len(roles.split(",")), roles=roles, **options)
    assert isinstance(s, State)
    return s


def begun(roles: str, **options: Any) -> State:
    """A table of these roles that has been set up, as chance would have it."""
    s = fresh(roles, **options)
    s.chance = any_chance()
    set_up(s)
    return s


def put(s: State, number: int, words: str) -> None:
    what, *marks = words.split()
    name, _, where = what.partition("@")
    s.face[number], s.batch[number] = FACE_IDS.index(name), t.AT_START
    lay(s, number, space(*place(where)))
    for mark in marks:
        if mark[0] == "r":
            light(s, number, int(mark[1]))
        elif mark.startswith("treasure"):
            s.treasures[number] = int(mark[8:] or 1)
            s.supply[t.TREASURES] -= s.treasures[number]
        else:
            s.tokens[number] |= TOKENS[mark]
            if mark in SUPPLY_OF:
                s.supply[SUPPLY_OF[mark]] -= 1


def light(s: State, number: int, rotation: int) -> None:
    s.lit[number], s.rotation[number] = LIT, rotation
    s.walls[number] = WALLS[WAYS * s.terms.tile_shape[s.face[number]] + rotation]
    s.crystals += int(s.terms.tile_kind[s.face[number]] == t.CRYSTAL)


def deal_stack(s: State, number: int, names: str) -> None:
    for name in names.split():
        s.face[number], s.batch[number] = FACE_IDS.index(name), t.FIRST_PART
        s.tile_stack.insert(0, number)
        number += 1


def set_unicorn(s: State, given: dict[str, Any]) -> None:
    """His place, his hand, his deck; all other cards lie in the deck."""
    unicorn = s.unicorn
    shadow = s.terms.shadow_level > 0
    if t.NIGHTMARE not in s.terms.role_of and not shadow:
        return
    unicorn.health = s.terms.shadow_health if shadow else s.terms.unicorn_health
    unicorn.simple, unicorn.turns = s.terms.simple, 1
    unicorn.track = 0 if shadow else s.terms.radiance_spaces - sum(given.get("upgrades", ()))
    marked = len([tokens for tokens in s.tokens if tokens & t.CUBE])
    unicorn.cubes = s.terms.cubes - unicorn.track - marked - sum(given.get("upgrades", ()))
    where, _, way = (given.pop("nightmare", "") or given.pop("shadow_at", "")).partition(" ")
    if where:
        s.stands[t.UNICORN_PIECE] = tile(s, *place(where))
        unicorn.facing = WAY_NUMBER[way or "N"]
    unicorn.hand = sorted(cards(given.pop("hand", "")))
    unicorn.spirit = cards(given.pop("spirit", ""))[::-1]
    top = cards(given.pop("deck", ""))
    unicorn.discards = cards(given.pop("discards", ""))
    held = unicorn.hand + unicorn.spirit + top + unicorn.discards
    unicorn.deck = Pile([card for card in range(t.UNICORN_CARDS) if card not in held], top[::-1])


def cards(names: str) -> list[int]:
    return [CARD_NUMBER[name] for name in names.split()]


# -- places ---


def place(words: str) -> tuple[int, int]:
    x, _, y = words.partition(",")
    return int(x), int(y)


def space(x: int, y: int) -> int:
    return t.ORIGIN + x + ROW * y


def tile(s: State, x: int, y: int) -> int:
    """The tile at these coordinates; EMPTY if the space is open."""
    return tile_at(s, space(x, y))


def where(s: State, number: int) -> tuple[int, int]:
    """The coordinates of a tile."""
    return s.at[number] % ROW - t.ORIGIN % ROW, s.at[number] // ROW - t.ORIGIN // ROW


def unicorn(s: State) -> tuple[int, int]:
    return where(s, s.stands[t.UNICORN_PIECE])


def knight(s: State) -> tuple[int, int]:
    return where(s, s.stands[t.KNIGHT_PIECE])


def on(s: State, x: int, y: int) -> Any:
    """The pick for a tile."""
    return TILE[tile(s, x, y)]


STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))


# -- playing on from there ---


def play(s: State, rule: Any, *args: Any, chance: list[int] | Dealer | None = None) -> Played:
    """Start a rule. Without `chance` nothing may be left to it; a number stands for the place in a bag, or a face."""
    dealer = Loaded(chance) if isinstance(chance, list) else chance
    return Played(GAME, s, rule, *args, chance=dealer)


def any_chance() -> Dealer:
    """For spots where what is drawn does not matter."""
    return Seeded(1)


def spaces(game: Played, seat: int = 0) -> list[tuple[int, int]]:
    """The coordinates of the open spaces or tiles that are offered."""
    found = []
    for name in game.options(seat):
        number, _, way = name[1:].partition(".")
        x, y = where(game.state, int(number))
        dx, dy = STEPS[WAY_NUMBER[way]] if way else (0, 0)
        found.append((x + dx, y + dy))
    return sorted(found)


def say_space(game: Played, x: int, y: int, seat: int = 0) -> None:
    """Answer with the open space or tile at these coordinates."""
    names = game.options(seat)
    for name in names:
        number, _, way = name[1:].partition(".")
        at_x, at_y = where(game.state, int(number))
        dx, dy = STEPS[WAY_NUMBER[way]] if way else (0, 0)
        if (at_x + dx, at_y + dy) == (x, y):
            game.say(f"{seat} {name}")
            return
    raise AssertionError(f"({x}, {y}) is not offered: {spaces(game, seat)}")


def count_tiles(s: State) -> int:
    return len([space for space in s.at if space != EMPTY])


def dark(s: State) -> list[tuple[int, int]]:
    """The coordinates of all Dark tiles."""
    return sorted([where(s, number) for number in range(t.TILES) if s.at[number] != EMPTY and s.lit[number] == DARK])
