"""A sentence for each event. It speaks of what the event says, not of how the table looks by then."""

from __future__ import annotations

from collections.abc import Callable

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.engine.speech import listed
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.names import (
    KIND_WORDS,
    WAY_WORDS,
    capital,
    card_id,
    card_words,
    monster_attacks,
    name_of,
    piece_name,
    role_name,
    row,
    some,
    terrain_word,
    tile_facts,
    tile_spot,
    unicorn_name,
    who,
    whose,
)
from monoceros.games.vast.tables import (
    CRYSTAL_TOKEN,
    CUBE,
    EMPTY,
    EVENT_TOKEN,
    ROLE_NAMES,
    SHADOW,
    STAT_NAMES,
    TERRAIN_FIRST,
    TERRAIN_NAMES,
)
from monoceros.games.vast.tell_cave import CAVE_SENTENCES
from monoceros.games.vast.tell_dragon import DRAGON_SENTENCES
from monoceros.games.vast.tell_ghoul import GHOUL_SENTENCES
from monoceros.games.vast.tell_goblins import GOBLINS_SENTENCES
from monoceros.games.vast.tell_thief import THIEF_SENTENCES

Sentence = Callable[[View, Event], str]
TOKEN_WORDS = {CRYSTAL_TOKEN: "a Crystal token", EVENT_TOKEN: "an Event token", CUBE: "a Unicorn cube"}


def tell(event: Event, view: View) -> str:
    """One sentence or two; seats are {0} to {5}. Empty for events that need no words."""
    speak = SENTENCES.get(event.name)
    return "" if speak is None else capital(speak(view, event))


# -- parts of sentences ---


def at(view: View, tile: int) -> str:
    """` at (1, 2)`, or nothing if the tile has left the map since."""
    return "" if tile_facts(view, tile) is None else f" at {tile_spot(view, tile)}"


def to(view: View, tile: int) -> str:
    return "" if tile_facts(view, tile) is None else f" to {tile_spot(view, tile)}"


def face_words(view: View, face: int) -> str:
    """What is printed on a tile: `Ambush tile`."""
    return KIND_WORDS[row(view, "tile", face)["kind"]]


def won(view: View, e: Event) -> str:
    """Who has won, and as what."""
    winners = [seat for seat in range(len(view["roles"])) if e.facts[0] >> seat & 1]
    roles = listed([role_name(ROLE_NAMES.index(view["roles"][seat])) for seat in winners])
    return f"{listed([who(seat) for seat in winners])} {'wins' if len(winners) == 1 else 'win'} as {roles}."


def cube_place(view: View, place: int) -> str:
    if place <= k.STRENGTH:
        return k.CUBE_PLACE_NAMES[place].capitalize()
    if place <= k.SHIELD:
        return f"the {name_of(view, 'equipment', place - k.BOMB)}"
    if place < k.ASIDE:
        return f"the {name_of(view, 'treasure', place - k.ON_CARD)}"
    return ""


# -- the cave ---


def turn(view: View, e: Event) -> str:
    role = e.facts[0]
    if role == SHADOW:
        return "the Shadow Unicorn's turn."
    seats = [seat for seat, name in enumerate(view["roles"]) if name == ROLE_NAMES[role]]
    named = f" ({who(seats[0])})" if seats else ""
    return f"{whose(role)} turn{named}."


def revealed(view: View, e: Event) -> str:
    tile, face = e.facts
    return f"the tile{at(view, tile)} is revealed: {face_words(view, face)}."


def removed(view: View, e: Event) -> str:
    words = face_words(view, e.facts[1])
    return f"{'an' if words[0] in 'AE' else 'a'} {words} is removed."


def lost(view: View, e: Event) -> str:
    why = {"collapsed": "The Cave has collapsed", "knight": "The Knight is dead"}.get(e.facts[0], "It is over")
    return f"{why}: nobody wins."


# -- Unicorns ---


def drew(view: View, e: Event) -> str:
    card = "a Unicorn card" if e.secret is None else f"{card_id(view, e.secret)}, {card_words(view, e.secret)}"
    return f"{nightmare(view)} draws {card}."


def nightmare(view: View) -> str:
    return who(view["roles"].index("nightmare")) if "nightmare" in view["roles"] else "the Nightmare Unicorn"


def upgraded(view: View, e: Event) -> str:
    stat, radiance = e.facts
    words = "" if stat == EMPTY else f", and takes {upgrade_word(STAT_NAMES[stat])}"
    return f"{nightmare(view)} gains Radiance: {radiance} now{words}."


def upgrade_word(stat: str) -> str:
    return {"unbridled": "Unbridled", "blast": "the Displacement Blast"}.get(stat, f"a space of {stat.capitalize()}")


def spirit_card(view: View, e: Event) -> str:
    card, place = e.facts
    return f"card {place} of the Spirit pile: {card_id(view, card)}, {card_words(view, card)}."


# -- the Knight ---


def knight(view: View) -> str:
    return who(view["roles"].index("knight")) if "knight" in view["roles"] else "the Knight"


def grit(view: View, e: Event) -> str:
    change, now = e.facts
    if not change:
        return f"{knight(view)} has no Grit to lose."
    verb = "gains" if change > 0 else "loses"
    return f"{knight(view)} {verb} {abs(change)} Grit: {now} now."


def hero_cube(view: View, e: Event) -> str:
    _, place = e.facts
    if place == k.DISCARDED:
        return f"{knight(view)} gives up a Hero cube."
    if place == k.ASIDE:
        return f"{knight(view)} sets a Hero cube aside."
    if place == k.FREE:
        return f"{knight(view)} takes back a Hero cube."
    return f"{knight(view)} puts a cube on {cube_place(view, place)}."


def finds(verb: str) -> Sentence:
    def say(view: View, e: Event) -> str:
        card = "a Treasure card" if e.secret is None else f"the {name_of(view, 'treasure', e.secret)}"
        return f"{knight(view)} {verb} {card}."

    return say


def treasure_lost(view: View, e: Event) -> str:
    card, why = e.facts
    name = f"the {name_of(view, 'treasure', card)}"
    ways = {"declined": "declines {}", "stolen": "loses {} to the Gnome", "used": "uses up {}", "mauled": "loses {}"}
    words = ways[why]
    return f"{knight(view)} {words.format(name)}."


def draws_quest(view: View, e: Event) -> str:
    name = "" if e.secret is None else f": {name_of(view, 'sidequest', e.secret)}"
    return f"{knight(view)} draws a Sidequest{name}."


def ambush(view: View, e: Event) -> str:
    monster, strength = e.facts
    if monster == k.NOTHING:
        return f"Goblins attack from the dark with Strength {strength}!"
    if monster == k.WISP:
        return "the Wisp dances: the die decides."
    return monster_attacks(view, monster, strength)


def meets_event(view: View, e: Event) -> str:
    return f"event: {name_of(view, 'event', e.facts[0])}. {row(view, 'event', e.facts[0])['text']}"


def monster(view: View, e: Event) -> str:
    return f"a Monster: {name_of(view, 'monster', e.facts[0])}. {row(view, 'monster', e.facts[0])['text']}"


SENTENCES: dict[str, Sentence] = {
    # the cave
    "set_up": lambda v, e: "the cave is set up around the Entrance.",
    "round": lambda v, e: f"round {e.facts[0]}.",
    "turn": turn,
    "collapse": lambda v, e: "the last tile is placed: the Cave begins to collapse!",
    "won": won,
    "lost": lost,
    "rolled": lambda v, e: f"the Dragon die shows {name_of(v, 'die', e.facts[0]).lower()}.",
    "placed": lambda v, e: f"a Dark tile is placed{at(v, e.facts[0])}.",
    "revealed": revealed,
    "oriented": lambda v, e: "",
    "token": lambda v, e: f"{TOKEN_WORDS.get(e.facts[1], 'a token')} is placed{at(v, e.facts[0])}.",
    "token_gone": lambda v, e: f"{TOKEN_WORDS.get(e.facts[1], 'a token')}{at(v, e.facts[0])} is taken.",
    "treasure": lambda v, e: f"a Treasure token is placed{at(v, e.facts[0])}.",
    "treasure_gone": lambda v, e: f"a Treasure token{at(v, e.facts[0])} is taken.",
    "removed": removed,
    "under_stack": lambda v, e: "it goes under the stack.",
    "terrain": lambda v, e: f"the {terrain_word(TERRAIN_NAMES[e.facts[0]])} comes onto the map.",
    "terrain_removed": lambda v, e: (
        f"the {terrain_word(TERRAIN_NAMES[TERRAIN_FIRST.index(e.facts[0])])} leaves the map."
    ),
    "slid": lambda v, e: f"a part of {some(len(e.facts[0]), 'tile')} slides to the rest of the map.",
    "moved": lambda v, e: f"{piece_name(v, e.facts[0])} moves{to(v, e.facts[1])}.",
    "left_map": lambda v, e: f"{piece_name(v, e.facts[0])} leaves the map.",
    # Unicorns
    "unicorn_shuffled": lambda v, e: "the Unicorn cards are shuffled.",
    "unicorn_reshuffled": lambda v, e: "the discarded Unicorn cards are shuffled into a new deck.",
    "unicorn_drew": drew,
    "unicorn_discarded": lambda v, e: f"{nightmare(v)} plays {card_id(v, e.facts[0])} ({card_words(v, e.facts[0])}).",
    "unicorn_hand_discarded": lambda v, e: f"{nightmare(v)} discards {some(len(e.facts[0]), 'card')}.",
    "unicorn_turned_up": lambda v, e: f"{card_id(v, e.facts[0])} is turned up for a Teleport.",
    "faces": lambda v, e: f"{unicorn_name(v)} faces {WAY_WORDS[e.facts[0]]}.",
    "teleported": lambda v, e: f"{unicorn_name(v)} Teleports{to(v, e.facts[0])}.",
    "anger": lambda v, e: f"the Nightmare Unicorn's Anger is {e.facts[0]}.",
    "upgraded": upgraded,
    "cube": lambda v, e: f"{unicorn_name(v)} leaves a cube{at(v, e.facts[0])}.",
    "unicorn_hurt": lambda v, e: f"{unicorn_name(v)} loses 1 Health: {e.facts[0]} left.",
    "reading_wished": lambda v, e: f"{nightmare(v)} will say how cards are read when the actions are over.",
    "reading": lambda v, e: f"cards are read {'from the seat' if e.facts[0] else 'along the facing'} from now on.",
    "spirit": lambda v, e: f"a new Spirit pile of {some(e.facts[0], 'card')}.",
    "spirit_card": spirit_card,
    "spirit_lost": lambda v, e: f"{card_id(v, e.facts[0])} leaves the Spirit pile.",
    "rampage": lambda v, e: "the Shadow Unicorn rampages!",
    "shadow_attacks": lambda v, e: f"the Shadow Unicorn strikes {piece_name(v, e.facts[0])}.",
    # the Knight
    "picks_up": lambda v, e: f"{knight(v)} has {some(e.facts[0], 'Hero cube')} at hand.",
    "hero_cube": hero_cube,
    "cube_back": lambda v, e: f"{knight(v)} returns a Hero cube to the Grit track.",
    "cube_won": lambda v, e: f"{knight(v)} gets a Hero cube from the Grit track.",
    "grit": grit,
    "turn_ends": lambda v, e: "the Knight's turn ends at once.",
    "healed": lambda v, e: f"{knight(v)} regains {e.facts[0]} Health: {e.facts[1]} now.",
    "hurt": lambda v, e: f"{knight(v)} loses {e.facts[0]} Health: {e.facts[1]} left.",
    "encounter": lambda v, e: f"{knight(v)} has an Encounter{at(v, e.facts[0])}.",
    "smashed": lambda v, e: f"{knight(v)} smashes a Crystal: {e.facts[1]} so far.",
    "bombed": lambda v, e: f"{knight(v)} blows up the wall in the {WAY_WORDS[e.facts[1]]}.",
    "passes_wall": lambda v, e: f"{knight(v)} finds a way through the wall.",
    "attacks": lambda v, e: f"{knight(v)} attacks with Strength {e.facts[0]} against Armor {e.facts[1]}.",
    "shoots": lambda v, e: f"{knight(v)} shoots at {piece_name(v, e.facts[0])}.",
    "finds": finds("finds"),
    "keeps": finds("keeps"),
    "turns_up": lambda v, e: f"{knight(v)} turns up the {name_of(v, 'treasure', e.facts[0])}.",
    "treasure_lost": treasure_lost,
    "draws_quest": draws_quest,
    "quest": lambda v, e: f"{knight(v)} shows the Sidequest {name_of(v, 'sidequest', e.facts[0])}.",
    "event": meets_event,
    "monster": monster,
    "ambush": ambush,
    "monster_waits": lambda v, e: f"the {name_of(v, 'monster', e.facts[0])} waits{at(v, e.facts[1])}.",
    "monster_gone": lambda v, e: f"the {name_of(v, 'monster', e.facts[0])} is gone.",
    **GOBLINS_SENTENCES,
    **GHOUL_SENTENCES,
    **DRAGON_SENTENCES,
    **CAVE_SENTENCES,
    **THIEF_SENTENCES,
}
