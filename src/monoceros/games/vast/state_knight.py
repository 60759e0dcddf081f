"""What belongs to the Knight."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from monoceros.engine.pile import Pile
from monoceros.games.vast.tables_knight import CUBE_PLACES, IN_DECK, NOTHING, TREASURE_CARDS


@mypyc_attr(acyclic=True)
class Knight:
    """Her cubes, cards and numbers; where she stands is in `State.stands`, Ogre and Troll are in `State.tokens`."""

    __slots__ = (
        "ambushes",
        "beetles",
        "cubes",
        "done",
        "encounters",
        "entered",
        "event",
        "event_deck",
        "events_gone",
        "events_under",
        "golem",
        "grit",
        "health",
        "map_used",
        "met",
        "monster",
        "monster_deck",
        "monster_discards",
        "over",
        "quest_deck",
        "quests",
        "quests_gone",
        "smashed",
        "steps",
        "taken",
        "track",
        "treasure_at",
        "treasure_deck",
        "treasures_under",
        "used",
    )

    def __init__(self) -> None:
        self.health: int = 0
        self.grit: int = 0
        self.cubes: list[int] = [0] * CUBE_PLACES  # Hero cubes by place
        self.track: int = 0  # spaces of the Grit track with a cube, as bits
        self.smashed: int = 0  # Crystal tokens she has smashed
        # cards
        self.quests: list[int] = []  # Sidequests in hand, sorted
        self.quest_deck: Pile = Pile([], [])
        self.quests_gone: list[int] = []  # in the order in which they were shown
        self.treasure_at: list[int] = [IN_DECK] * TREASURE_CARDS
        self.treasure_deck: Pile = Pile([], [])
        self.event_deck: Pile = Pile([], [])  # kinds of Events
        self.treasures_under: list[int] = []  # the underside of the deck, the next one first
        self.events_under: list[int] = []
        self.events_gone: list[int] = []
        self.monster_deck: Pile = Pile([], [])
        self.monster_discards: list[int] = []
        self.golem: bool = False  # VF-31, T14a: the Ancient Map costs 2 cubes a wall
        self.beetles: int = 0  # Strength that the next Monster has more
        # her turn
        self.over: bool = False  # it ends at once (VF-27.4)
        self.steps: int = 0  # movement used
        self.encounters: int = 0  # used
        self.entered: tuple[int, ...] = ()  # different tiles she has entered
        self.met: tuple[int, ...] = ()  # different tiles on which she had Encounters
        self.ambushes: int = 0  # resolved
        self.taken: int = 0  # Treasure tokens collected
        self.map_used: int = 0  # cubes of the Ancient Map that are used up
        self.used: int = 0  # bits, see tables_knight
        self.done: int = 0  # Sidequests in hand whose deed she has done in this turn, as bits (VF-30.11)
        # what is going on
        self.event: int = NOTHING  # the Event card being resolved
        self.monster: int = NOTHING  # the Monster of the Ambush that goes on; NOTHING: Goblins

    def copy(self) -> Knight:
        other = Knight()
        other.health = self.health
        other.grit = self.grit
        other.cubes = self.cubes[:]
        other.track = self.track
        other.smashed = self.smashed
        other.quests = self.quests[:]
        other.quest_deck = self.quest_deck.copy()
        other.quests_gone = self.quests_gone[:]
        other.treasure_at = self.treasure_at[:]
        other.treasure_deck = self.treasure_deck.copy()
        other.event_deck = self.event_deck.copy()
        other.treasures_under = self.treasures_under[:]
        other.events_under = self.events_under[:]
        other.events_gone = self.events_gone[:]
        other.monster_deck = self.monster_deck.copy()
        other.monster_discards = self.monster_discards[:]
        other.golem = self.golem
        other.beetles = self.beetles
        other.over = self.over
        other.steps = self.steps
        other.encounters = self.encounters
        other.entered = self.entered
        other.met = self.met
        other.ambushes = self.ambushes
        other.taken = self.taken
        other.map_used = self.map_used
        other.used = self.used
        other.done = self.done
        other.event = self.event
        other.monster = self.monster
        return other
