"""The table as words: for the terminal and the screen reader, and a sentence for each event."""

from __future__ import annotations

from monoceros.engine.questions import View
from monoceros.games.unicornus.geometry import IMPASSABLE, WAY_NAMES, WAYS
from monoceros.games.unicornus.names import (
    area_name,
    capital,
    card_name,
    enemy_words,
    event_name,
    fate_name,
    foe_name,
    ground_name,
    has_enemy,
    knight_name,
    people,
    place_name,
    row,
    some,
    version_name,
    who,
)
from monoceros.games.unicornus.state import CUT_OFF, LOST, WON
from monoceros.games.unicornus.tables import (
    CITY,
    EMPTY,
    FOES,
    FORT,
    HEALING_POTION,
    NO_END,
    PERSONALITY_NAMES,
    PRINCESS,
    VILLAGE,
)
from monoceros.games.unicornus.tell import tell

__all__ = ["of_how_many", "tell", "text", "tracker"]

ENDS = {WON: "you have won together", LOST: "it is lost", CUT_OFF: "the limit of rounds has stopped it, and it is lost"}

STEPS = {
    "setup": "setup",
    "start": "start of the round",
    "event": "event step",
    "players": "player step",
    "princess": "princess step",
    "enemies": "enemy step",
    "end": "end of the round",
}
LEGEND = "(d defense, r resources, m recruits, X impassable, * the princess's goal, units with their tokens)"


def text(view: View) -> str:
    """Round and events, the princess, the characters, the enemies, the map area by area, the own hands."""
    lines = [heading(view), *events(view)]
    if view["tiles"]:
        lines += ["", *princess(view)]
    lines += [line for hand in range(len(view["hands"])) for line in character(view, hand)]
    if view["tiles"]:
        lines += ["", "Enemies:", *enemies(view), "", f"Map {LEGEND}:", *areas(view), *forecast(view)]
    lines += own_hands(view)
    return "\n".join(lines)


# -- the round ---


def heading(view: View) -> str:
    if view["outcome"]:
        return f"The game is over: {ENDS[view['outcome']]}."
    if not view["round"]:
        return "Setup"
    number = f"Round {view['round']}{of_how_many(view)}"
    return f"{number} · {STEPS[view['step']]} · {who(view['starter'])} is starting player"


def of_how_many(view: View) -> str:
    """UK-14.2 The last round, or UK-14.6 the one after which a limit stops the game; nothing where there is neither."""
    last, limit = view["rounds"], view["turn_limit"]
    if 0 < limit < last or last == NO_END < limit:
        return f" (limit {limit})"
    return "" if last == NO_END else f" of {last}"


def tracker(view: View) -> str:
    """The levels of the rounds' events, the present one in brackets: `1 1 [1] 2 2 2 3 3 3 3`."""
    levels = [str(row(view, "event", event)["level"]) for event in view["events_gone"]]
    if view["event"] != EMPTY:
        levels.append(f"[{row(view, 'event', view['event'])['level']}]")
    for level, number in enumerate(view["levels_left"], 1):
        levels += [str(level)] * number
    return " ".join(levels)


def events(view: View) -> list[str]:
    lines = []
    if not view["tutorial"] and view["round"]:
        lines.append(f"Events by level: {tracker(view)}")
    if view["event"] != EMPTY:
        stopped = " (stopped by Protection)" if view["protected"] else ""
        lines.append(f"Event: {event_words(view, view['event'])}{stopped}")
    lines += [f"Ongoing: {event_words(view, event)}" for event in view["ongoing"] if event != view["event"]]
    if view["next_event"] != EMPTY:
        lines.append(f"Next event: {event_words(view, view['next_event'])}")
    if view["round"]:
        piles = f"support {view['support_left']}, fate {view['fates_left']}, events {view['events_left']}"
        lines.append(f"Decks: {piles}")
    return lines


def event_words(view: View, event: int) -> str:
    return f"{event_name(view, event)}. {row(view, 'event', event)['text']}"


# -- the kingdom ---


def princess(view: View) -> list[str]:
    facts = view["knights"][PRINCESS]
    if facts["place"] == EMPTY:
        return []
    name = f"Princess Cornelia, {version_name(view, view['version'])}"
    lines = [f"{name} · {unit(view, PRINCESS)} · {some(view['distance'], 'step')} to her goal"]
    if view["potions"]:
        lines.append(f"  {some(view['potions'], card_name(view, HEALING_POTION))} beside her")
    return lines


def character(view: View, hand: int) -> list[str]:
    facts = view["hands"][hand]
    cards = some(facts["size"], "card")
    if facts["hero"] == EMPTY:
        return [f"{who(facts['seat'])} · no character · {cards}"]
    name = row(view, "character", facts["hero"])["name"]
    turn = f" · {some(view['actions'], 'action')} left" if view["active"] == facts["hero"] else ""
    placed = view["knights"][facts["hero"]]["place"] != EMPTY
    return [f"{name} of {who(facts['seat'])} · {unit(view, facts['hero']) + ' · ' if placed else ''}{cards}{turn}"]


def unit(view: View, knight: int) -> str:
    """Where a knight is, and all that can be counted of it."""
    facts = view["knights"][knight]
    words = [
        f"at {place_name(view, facts['place'])}",
        f"tokens {facts['tokens']}/{facts['command']}",
        f"life {facts['life'] - facts['damage']}/{facts['life']}",
        some(facts["resources"], "resource"),
    ]
    if facts["allies"]:
        words.append(f"allies {people([foe_name(view, foe) for foe in facts['allies']])}")
    words += ["Unicorn Banner"] * facts["banners"] + ["Fine Steeds"] * facts["steeds"]
    return " · ".join(words)


def own_hands(view: View) -> list[str]:
    lines = []
    for facts in view["hands"]:
        if facts["cards"] is not None:
            cards = ", ".join(card_name(view, card) for card in facts["cards"]) or "empty"
            whose = "" if facts["hero"] == EMPTY else f" ({row(view, 'character', facts['hero'])['name']})"
            lines.append(f"Your hand{whose}: {cards}")
    return ["", *lines] if lines else []


# -- the enemy ---


def enemies(view: View) -> list[str]:
    lines = [f"  {foe_line(view, foe)}" for foe in range(FOES) if view["foes"][foe]["place"] != EMPTY]
    defeated = [foe_name(view, foe) for foe in range(FOES) if view["foes"][foe]["defeated"]]
    return [*lines, f"  Defeated: {people(defeated)}"] if defeated else lines


def foe_line(view: View, foe: int) -> str:
    facts = view["foes"][foe]
    words = [
        capital(foe_name(view, foe)),
        f"at {place_name(view, facts['place'])}",
        f"tokens {view['army'][facts['place']]}",
        f"power {facts['might']}",
        f"life {facts['life'] - facts['damage']}/{facts['life']}",
        PERSONALITY_NAMES[facts["personality"]],
    ]
    if facts["fate"] != EMPTY:
        words.append(f"{fate_name(view, facts['fate'])}, bound to {knight_name(view, facts['bound'])}")
    return " · ".join(words)


# -- the map ---


def areas(view: View) -> list[str]:
    """An area a line, its spaces in the order C NE E SE SW W NW."""
    units = units_by_space(view)
    return [
        f"  {slot + 1} {area_name(view, slot)}: "
        + ", ".join(space_words(view, slot * WAYS + way, units) for way in range(WAYS))
        for slot in range(len(view["tiles"]))
    ]


def space_words(view: View, space: int, units: dict[int, list[str]]) -> str:
    land = view["land"]
    words = f"{WAY_NAMES[space % WAYS]} {ground_name(view, space)}"
    if land["kind"][space] in (CITY, FORT, VILLAGE):
        words += f" d{land['defense'][space]} r{land['resource'][space]} m{land['recruit'][space]}"
    elif land["difficulty"][space] == IMPASSABLE:
        words += " X"
    elif land["defense"][space]:
        words += f" d{land['defense'][space]}"
    words += "*" if space == view["goal"] else ""
    return f"{words} [{', '.join(units[space])}]" if space in units else words


def units_by_space(view: View) -> dict[int, list[str]]:
    """Who stands where, with tokens; knights before enemies."""
    found: dict[int, list[str]] = {}
    for knight, facts in enumerate(view["knights"]):
        if facts["place"] != EMPTY:
            found.setdefault(facts["place"], []).append(f"{knight_name(view, knight)} {facts['tokens']}")
    leaders = {facts["place"]: foe for foe, facts in enumerate(view["foes"])}
    for space, tokens in enumerate(view["army"]):
        if space in leaders or tokens:
            leader = foe_name(view, leaders[space]) if space in leaders else "enemy"
            found.setdefault(space, []).append(f"{leader} {tokens}")
    return found


def forecast(view: View) -> list[str]:
    """What the rules would do as things stand."""
    coming = view["forecast"]
    lines = []
    if coming["route"]:
        lines.append(f"The princess would: {', '.join(route_words(view, coming['route']))}.")
    for space, spaces in coming["raids"]:
        ways = " or ".join(place_name(view, there) for there in spaces)
        lines.append(f"{capital(enemy_words(view, space))} would go to {ways}.")
    return ["", *lines] if lines else []


def route_words(view: View, route: list[list[int]]) -> list[str]:
    words, at = [], view["knights"][PRINCESS]["place"]
    for space, blow in route:
        if space == at:
            words.append("collect")
        else:
            fight = f" and fight ({blow} damage)" if has_enemy(view, space) else ""
            words.append(f"go to {place_name(view, space)}{fight}")
        at = space
    return words
