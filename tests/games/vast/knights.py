"""Spots with the Knight: her board, her cubes and her cards in a few words.

    knights("A01@0,1", knight="0,0", cubes="free 1 strength 2", grit=12, quests="daring", treasures="sword+ boots",
            events="rats", monsters="ogre")

`cubes` says where her Hero cubes are, the rest waits on the Grit track; `treasures` are the cards she holds, with a `+`
those that lie face up; `finds`, `events` and `monsters` are on top of their decks, in the order in which they come.
Everything else is as in `spots`.
"""

from __future__ import annotations

from typing import Any

from kit import Played
from monoceros.engine.pile import Pile
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.rules.knight import knight_turn
from monoceros.games.vast.state import State

from .spots import play, spot

EVENT_IDS = ("ambush", "light", "vantage", "air", "water", "bread", "rats", "deep")
MONSTER_IDS = ("frog", "ogre", "troll", "golem", "gnome", "wisp", "beetles", "underworm", "blob", "giant")


def knights(*tiles: str, cubes: str = "free 2", grit: int = 0, health: int = 7, **given: Any) -> State:
    """Her spot, in her own turn."""
    cards = {name: given.pop(name, "") for name in ("quests", "treasures", "finds", "events", "monsters")}
    given.setdefault("knight", "0,0")
    s = spot(*tiles, **given)
    knight, tables = s.knight, s.terms.knight
    s.turn, knight.health, knight.grit = t.KNIGHT, health, grit
    set_cubes(s, cubes)
    knight.quests = sorted([k.QUEST_IDS.index(name) for name in cards["quests"].split()])
    knight.quest_deck = Pile([quest for quest in tables.quests if quest not in knight.quests], [])
    for word in cards["treasures"].split():
        knight.treasure_at[k.TREASURE_IDS.index(word.rstrip("+"))] = k.FACE_UP if word.endswith("+") else k.FACE_DOWN
    finds = [k.TREASURE_IDS.index(name) for name in cards["finds"].split()]
    left = [card for card in range(k.TREASURE_CARDS) if knight.treasure_at[card] == k.IN_DECK and card not in finds]
    knight.treasure_deck = Pile(left, finds[::-1])
    set_decks(s, cards["events"], cards["monsters"])
    return s


def set_cubes(s: State, words: str) -> None:
    """Where her cubes are; those of the highest spaces of the Grit track stay there."""
    names = words.split()
    for name, number in zip(names[::2], names[1::2], strict=True):
        s.knight.cubes[k.CUBE_PLACE_NAMES.index(name)] = int(number)
    waiting = s.terms.knight.cubes - sum(s.knight.cubes)
    s.knight.track = sum([1 << space for space in range(k.GRIT_SPACES - waiting, k.GRIT_SPACES)])


def set_decks(s: State, events: str, monsters: str) -> None:
    copies = s.terms.knight.event_copies
    deck = [kind for kind in range(len(copies)) for _ in range(copies[kind])]
    top = [EVENT_IDS.index(name) for name in events.split()]
    for kind in top:
        deck.remove(kind)
    s.knight.event_deck = Pile(deck, top[::-1])
    first = [MONSTER_IDS.index(name) for name in monsters.split()]
    s.knight.monster_deck = Pile([monster for monster in range(k.MONSTERS) if monster not in first], first[::-1])


def go(s: State, *lines: str, chance: list[int] | None = None) -> Played:
    """Her turn from its start (she picks up her cubes), and what she says in it."""
    game = play(s, knight_turn, chance=chance)
    for line in lines:
        game.say(f"0 {line}")
    return game


def cubes(s: State) -> dict[str, int]:
    """Where her cubes are."""
    return {name: s.knight.cubes[place] for place, name in enumerate(k.CUBE_PLACE_NAMES) if s.knight.cubes[place]}
