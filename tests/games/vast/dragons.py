"""Spots with the Dragon and the Thief: their boards in a few words.

    dragons("A01@0,1 r0", dragon="0,1", cards="claw 2 wing 1", gems="claw 0,1", woken=9, roles="dragon,thief")
    thieves("A01@0,1 r0", thief="0,1", upgrades="kit evasion", loot=2, carried=1)

`cards` is the Dragon's hand, the other Power cards lie in the deck; `gems` says where his Gems are (`thief`: carried);
`woken` is how many cubes are awake. `tribes` puts Goblins on the map: `fangs 3@0,1`. Everything else is as in `spots`;
fields of a role's record are given with its name: `dragon_eaten=2`, `thief_stashed=5`.
"""

from __future__ import annotations

from typing import Any

from kit import Played
from monoceros.engine.pile import Pile
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_dragon as d
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.facts_goblins import tribe_of
from monoceros.games.vast.picks_dragon import POWER_NUMBER
from monoceros.games.vast.rules.dragon import dragon_turn, pay
from monoceros.games.vast.rules.dragon_powers import use_power
from monoceros.games.vast.rules.thief import thief_turn
from monoceros.games.vast.state import State

from .spots import OPTION_NAMES, place, play, spot, tile

ROW = ("A01@0,1 r0", "A05@0,2 r0", "A10@0,3 r0")
FIELDS = ("dragon_", "thief_", "goblins_", "ghoul_")


def dragons(*tiles: str, dragon: str = "0,0", cards: str = "", **given: Any) -> State:
    """His spot, in his own turn."""
    given.setdefault("roles", "dragon")
    s = mixed(*tiles, dragon=dragon, cards=cards, **given)
    s.turn = t.DRAGON
    return s


def thieves(*tiles: str, thief: str = "0,0", **given: Any) -> State:
    """His spot, in his own turn, with 4 Movement, 3 Stealth and 2 Thievery unless told otherwise."""
    given.setdefault("roles", "thief")
    s = mixed(*tiles, thief=thief, **given)
    s.turn = t.THIEF
    return s


def mixed(*tiles: str, dragon: str = "", thief: str = "", tribes: str = "", ghoul: str = "", **given: Any) -> State:
    """Whoever is named stands where it is said."""
    words = {name: given.pop(name, "") for name in ("cards", "gems", "upgrades_of_thief")}
    fields = {name: given.pop(name) for name in list(given) if is_field(name)}
    numbers: dict[str, Any] = {}
    for name in ("woken", "carried", "loot", "stats", "cubes"):
        if name in given:
            numbers[name] = given.pop(name)
    s = spot(*tiles, **given)
    if t.DRAGON in s.terms.role_of:
        set_dragon(s, dragon, words["cards"], words["gems"], numbers.get("woken", 0))
    if t.THIEF in s.terms.role_of:
        set_thief(s, thief, words["upgrades_of_thief"], numbers)
    for each in tribes.split(";") if tribes else []:
        words_, _, where = each.partition("@")
        name, _, population = words_.partition(" ")
        set_tribe(s, name, int(population), where)
    if ghoul:
        s.stands[t.GHOUL_PIECE] = tile(s, *place(ghoul))
    for name, value in fields.items():
        role, _, field = name.partition("_")
        setattr(getattr(s, role), field, value)
    return s


def is_field(name: str) -> bool:
    return name.startswith(FIELDS) and name not in OPTION_NAMES


def set_dragon(s: State, where: str, cards: str, gems: str, woken: int) -> None:
    dragon, tables = s.dragon, s.terms.dragon
    dragon.health, dragon.sloth = tables.health, tables.sloth[:]
    for place_ in (d.GREED, d.HUNGER, d.PRIDE, d.STILL, d.GEMS):
        moved = min(woken, dragon.sloth[place_])
        dragon.sloth[place_] -= moved
        woken -= moved
    names = cards.split()
    for kind, number in zip(names[::2], names[1::2], strict=True):
        dragon.hand[d.KIND_IDS.index(kind)] = int(number)
    left = [kind for kind in range(d.KINDS) for _ in range(tables.cards[kind] - dragon.hand[kind])]
    dragon.deck = Pile(left, [])
    names = gems.split()
    for kind, at in zip(names[::2], names[1::2], strict=True):
        dragon.gem_at[d.KIND_IDS.index(kind)] = d.CARRIED if at == "thief" else tile(s, *place(at))
    if where:
        s.stands[t.DRAGON_PIECE] = tile(s, *place(where))
        dragon.turns = 1


def set_thief(s: State, where: str, upgrades: str, numbers: dict[str, Any]) -> None:
    thief = s.thief
    thief.loot = numbers.get("loot", s.terms.thief.most_loot)
    thief.carried = numbers.get("carried", 0)
    s.supply[t.TREASURES] -= thief.carried
    thief.upgrades = sum([1 << f.UPGRADE_IDS.index(name) for name in upgrades.split()])
    thief.stashed = len(upgrades.split())
    s.supply[t.TREASURES] -= thief.stashed
    thief.assigned = list(numbers.get("stats", (2, 1, 0)))  # 4, 3, 2
    thief.cubes = numbers.get("cubes", 0)
    if where:
        s.stands[t.THIEF_PIECE] = tile(s, *place(where))
        thief.turns = 1


def set_tribe(s: State, name: str, population: int, where: str) -> None:
    piece = t.PIECE_NAMES.index(name)
    s.goblins.population[tribe_of(piece)] = population
    s.stands[piece] = tile(s, *place(where))


# -- playing ---


def dragon_goes(s: State, *lines: str, chance: Any = None) -> Played:
    """The Dragon's turn from its start, and what he says in it."""
    game = play(s, dragon_turn, chance=chance)
    seat = s.terms.seat_of[t.DRAGON]
    for line in lines:
        game.say(f"{seat} {line}")
    return game


def thief_goes(s: State, *lines: str, chance: Any = None) -> Played:
    """The Thief's turn from its start; the first line says how he spreads his Stat tokens."""
    game = play(s, thief_turn, chance=chance)
    seat = s.terms.seat_of[t.THIEF]
    for line in lines:
        game.say(f"{seat} {line}")
    return game


def power(s: State, name: str, chance: Any = None) -> Played:
    """A power that has been paid for."""
    return play(s, use_power, s.terms.seat_of[t.DRAGON], POWER_NUMBER[name], chance=chance)


def paying(s: State, name: str) -> Played:
    """The price of a power."""
    return play(s, pay, s.terms.seat_of[t.DRAGON], s.terms.dragon.cost[POWER_NUMBER[name]])


def standing(s: State, piece: int) -> tuple[int, int] | None:
    """The coordinates of a piece; None if it is not on the map."""
    number = s.stands[piece]
    if number == t.EMPTY:
        return None
    return s.at[number] % t.ROW - t.ORIGIN % t.ROW, s.at[number] // t.ROW - t.ORIGIN // t.ROW


def with_knight(treasures: str, **given: Any) -> Any:
    """The Thief with the Knight, who holds Treasure cards; `+` lies face up."""
    s = mixed(*ROW, roles="knight,thief", knight="0,1", thief="0,1", collapsing=True, **given)
    for word in treasures.split():
        card = k.TREASURE_IDS.index(word.rstrip("+"))
        s.knight.treasure_at[card] = k.FACE_UP if word.endswith("+") else k.FACE_DOWN
    deck = [card for card in range(k.TREASURE_CARDS) if s.knight.treasure_at[card] == k.IN_DECK]
    s.knight.treasure_deck = Pile(deck, [])
    s.turn = t.THIEF
    return s
