"""Spots with the Goblins: their Tribes, cards and Rage in a few words.

    goblins("A01@0,1 r0", tribes="fangs 3@0,1", hidden="bones 2", rage=2, secrets="hex", shown="trap",
            monsters="fangs ogre", wars="thirst hate", draws="ruby", beasts="golem")

`tribes` are on the map, `hidden` on the board; `monsters` says who has which, as pairs; `wars`, `draws` (Secrets) and
`beasts` (Monsters) lie on top of their decks, in the order in which they come. `strength` puts that many Hero cubes on
the Knight's Strength. Everything else is as in `dragons`; it is the Goblins' own turn.
"""

from __future__ import annotations

from typing import Any

from kit import Played
from monoceros.engine.pile import Pile
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_goblins as g
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.effects_goblins import activate
from monoceros.games.vast.picks_goblins import SECRET_NUMBER, SLOT_NUMBER, TRIBE_NUMBER, WAR_NUMBER
from monoceros.games.vast.rules.goblins_tribe import activation
from monoceros.games.vast.state import State

from .dragons import mixed
from .knights import MONSTER_IDS, set_cubes
from .spots import any_chance, play

OPEN = ("A01@0,1 r0", "A05@0,2 r0", "A10@1,0 r0", "A13@0,-1 r0", "T01@-1,0 r0")


def goblins(*tiles: str, hidden: str = "", rage: int = 1, strength: int = 0, **given: Any) -> State:
    """In their own turn, with Rage 1 unless told otherwise."""
    words = {name: given.pop(name, "") for name in ("secrets", "shown", "monsters", "wars", "draws", "beasts", "gone")}
    given.setdefault("roles", "goblins")
    if "health" in given:
        given["knight_health"] = given.pop("health")
    health = given.pop("knight_health", None)
    s = mixed(*tiles, **given)
    names = hidden.split()
    for name, number in zip(names[::2], names[1::2], strict=True):
        s.goblins.population[TRIBE_NUMBER[name]] = int(number)
    s.turn, s.goblins.rage, s.goblins.turns = t.GOBLINS, rage, 1
    if t.KNIGHT in s.terms.role_of:
        s.knight.health = health or s.terms.knight.health
        set_cubes(s, f"free 2 strength {strength}" if strength else "free 2")
    set_cards(s, words)
    return s


def set_cards(s: State, words: dict[str, str]) -> None:
    goblins = s.goblins
    names = words["monsters"].replace("bones 2", "bones_2").split()
    for slot, monster in zip(names[::2], names[1::2], strict=True):
        goblins.monsters[SLOT_NUMBER[slot.replace("_", " ")]] = MONSTER_IDS.index(monster)
    goblins.hand = sorted([SECRET_NUMBER[name] for name in listed(words["secrets"])])
    goblins.shown = sorted([SECRET_NUMBER[name] for name in listed(words["shown"])])
    goblins.secret_discards = [SECRET_NUMBER[name] for name in listed(words["gone"])]
    wars = [WAR_NUMBER[name] for name in words["wars"].split()]
    draws = [SECRET_NUMBER[name] for name in listed(words["draws"])]
    beasts = [MONSTER_IDS.index(name) for name in words["beasts"].split()]
    held = goblins.hand + goblins.shown + goblins.secret_discards + draws
    goblins.war_deck = deck(g.WAR_CARDS, wars, [])
    goblins.secret_deck = deck(g.SECRETS, draws, held)
    goblins.monster_deck = deck(g.MONSTER_CARDS, beasts, goblins.monsters)


def listed(words: str) -> list[str]:
    return [name.replace("_", " ") for name in words.replace("hiding spots", "hiding_spots").split()]


def deck(cards: int, top: list[int], without: list[int]) -> Pile:
    return Pile([card for card in range(cards) if card not in top and card not in without], top[::-1])


# -- playing ---


def tribe_goes(s: State, tribe: str, *lines: str, chance: Any = None) -> Played:
    """A Tribe is activated, and what the Goblins say then."""
    number = TRIBE_NUMBER[tribe]
    activate(s, number)
    seat = s.terms.seat_of[t.GOBLINS]
    game = play(s, activation, seat, number, chance=chance or any_chance())
    for line in lines:
        game.say(f"{seat} {line}")
    return game


def where_is(s: State, tribe: str) -> tuple[int, int] | None:
    """The coordinates of a revealed Tribe; None if it is hidden."""
    number = s.stands[t.FANGS_PIECE + TRIBE_NUMBER[tribe]]
    if number == t.EMPTY:
        return None
    return s.at[number] % t.ROW - t.ORIGIN % t.ROW, s.at[number] // t.ROW - t.ORIGIN // t.ROW


def people(s: State) -> tuple[int, int, int]:
    """The Population of Fangs, Bones and Eye."""
    fangs, bones, eye = s.goblins.population
    return fangs, bones, eye


def free_cubes(s: State) -> int:
    return s.knight.cubes[k.FREE]
