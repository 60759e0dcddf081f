"""The table as words: for the terminal and the screen reader, and a sentence for each event."""

from __future__ import annotations

from monoceros.games.unicornus.facts import (
    bits,
    coming_event,
    command_of,
    events_left,
    foe_life_left,
    has_enemy,
    life_left,
    life_of,
    might_of,
    own_hands,
)
from monoceros.games.unicornus.geometry import IMPASSABLE, WAY_NAMES, WAYS
from monoceros.games.unicornus.marching import coming_raids, coming_route, princess_distance
from monoceros.games.unicornus.names import (
    area_name,
    capital,
    card_name,
    enemy_words,
    event_name,
    fate_name,
    foe_name,
    ground_name,
    knight_name,
    people,
    place_name,
    row,
    some,
    version_name,
    who,
)
from monoceros.games.unicornus.state import CUT_OFF, LOST, WON, Seen, map_of
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

ENDS = {WON: "you have won together", LOST: "it is lost", CUT_OFF: "the limit of rounds has stopped it, and it is lost"}

STEPS = (
    "setup",
    "start of the round",
    "event step",
    "player step",
    "princess step",
    "enemy step",
    "end of the round",
)
LEGEND = "(d defense, r resources, m recruits, X impassable, * the princess's goal, units with their tokens)"


def text(view: Seen) -> str:
    """Round and events, the princess, the characters, the enemies, the map area by area, the own hands."""
    lines = [heading(view), *events(view)]
    if view.tiles:
        lines += ["", *princess(view)]
    lines += [line for hand in range(len(view.hands)) for line in character(view, hand)]
    if view.tiles:
        lines += ["", "Enemies:", *enemies(view), "", f"Map {LEGEND}:", *areas(view), *forecast(view)]
    lines += hand_lines(view)
    return "\n".join(lines)


# -- the round ---


def heading(view: Seen) -> str:
    if view.outcome:
        return f"The game is over: {ENDS[view.outcome]}."
    if not view.round:
        return "Setup"
    number = f"Round {view.round}{of_how_many(view)}"
    return f"{number} · {STEPS[view.step]} · {who(view.starter)} is starting player"


def of_how_many(view: Seen) -> str:
    """UK-14.2 The last round, or UK-14.6 the one after which a limit stops the game; nothing where there is neither."""
    last, limit = view.terms.rounds, view.terms.turn_limit
    if 0 < limit < last or last == NO_END < limit:
        return f" (limit {limit})"
    return "" if last == NO_END else f" of {last}"


def tracker(view: Seen) -> str:
    """The levels of the rounds' events, the present one in brackets: `1 1 [1] 2 2 2 3 3 3 3`."""
    levels = [str(row(view, "event", event)["level"]) for event in view.events_gone]
    if view.event != EMPTY:
        levels.append(f"[{row(view, 'event', view.event)['level']}]")
    for level, number in enumerate(view.levels_left, 1):
        levels += [str(level)] * number
    return " ".join(levels)


def events(view: Seen) -> list[str]:
    lines = []
    if not view.terms.tutorial and view.round:
        lines.append(f"Events by level: {tracker(view)}")
    if view.event != EMPTY:
        stopped = " (stopped by Protection)" if view.protected else ""
        lines.append(f"Event: {event_words(view, view.event)}{stopped}")
    lines += [f"Ongoing: {event_words(view, event)}" for event in bits(view.ongoing) if event != view.event]
    if coming_event(view) != EMPTY:
        lines.append(f"Next event: {event_words(view, coming_event(view))}")
    if view.round:
        piles = f"support {view.support.size()}, fate {view.fates.size()}, events {events_left(view)}"
        lines.append(f"Decks: {piles}")
    return lines


def event_words(view: Seen, event: int) -> str:
    return f"{event_name(view, event)}. {row(view, 'event', event)['text']}"


# -- the kingdom ---


def princess(view: Seen) -> list[str]:
    if view.place[PRINCESS] == EMPTY:
        return []
    name = f"Princess Cornelia, {version_name(view, view.princess)}"
    lines = [f"{name} · {unit(view, PRINCESS)} · {some(princess_distance(view), 'step')} to her goal"]
    if view.potions:
        lines.append(f"  {some(view.potions, card_name(view, HEALING_POTION))} beside her")
    return lines


def character(view: Seen, hand: int) -> list[str]:
    cards = some(len(view.hands[hand]), "card")
    if view.hero_of[hand] == EMPTY:
        return [f"{who(hand % view.seats)} · no character · {cards}"]
    name = row(view, "character", view.hero_of[hand])["name"]
    turn = f" · {some(view.actions, 'action')} left" if view.active == view.hero_of[hand] else ""
    placed = view.place[view.hero_of[hand]] != EMPTY
    return [
        f"{name} of {who(hand % view.seats)} · {unit(view, view.hero_of[hand]) + ' · ' if placed else ''}{cards}{turn}"
    ]


def unit(view: Seen, knight: int) -> str:
    """Where a knight is, and all that can be counted of it."""
    words = [
        f"at {place_name(view, view.place[knight])}",
        f"tokens {view.tokens[knight]}/{command_of(view, knight)}",
        f"life {life_left(view, knight)}/{life_of(view, knight)}",
        some(view.resources[knight], "resource"),
    ]
    if view.allies[knight]:
        words.append(f"allies {people([foe_name(view, foe) for foe in bits(view.allies[knight])])}")
    words += ["Unicorn Banner"] * view.attached[2 * knight] + ["Fine Steeds"] * view.attached[2 * knight + 1]
    return " · ".join(words)


def hand_lines(view: Seen) -> list[str]:
    lines = []
    for hand in own_hands(view):
        hero = view.hero_of[hand]
        cards = ", ".join([card_name(view, card) for card in view.hands[hand]]) or "empty"
        whose = "" if hero == EMPTY else f" ({row(view, 'character', hero)['name']})"
        lines.append(f"Your hand{whose}: {cards}")
    return ["", *lines] if lines else []


# -- the enemy ---


def enemies(view: Seen) -> list[str]:
    lines = [f"  {foe_line(view, foe)}" for foe in range(FOES) if view.foe_at[foe] != EMPTY]
    defeated = [foe_name(view, foe) for foe in bits(view.defeated)]
    return [*lines, f"  Defeated: {people(defeated)}"] if defeated else lines


def foe_line(view: Seen, foe: int) -> str:
    words = [
        capital(foe_name(view, foe)),
        f"at {place_name(view, view.foe_at[foe])}",
        f"tokens {view.army[view.foe_at[foe]]}",
        f"power {might_of(view, foe, False)}",
        f"life {foe_life_left(view, foe)}/{view.terms.foe_life[foe]}",
        PERSONALITY_NAMES[view.terms.personality[foe]],
    ]
    if view.fate[foe] != EMPTY:
        words.append(f"{fate_name(view, view.fate[foe])}, bound to {knight_name(view, view.bound[foe])}")
    return " · ".join(words)


# -- the map ---


def areas(view: Seen) -> list[str]:
    """An area a line, its spaces in the order C NE E SE SW W NW."""
    units = units_by_space(view)
    return [
        f"  {slot + 1} {area_name(view, slot)}: "
        + ", ".join(space_words(view, slot * WAYS + way, units) for way in range(WAYS))
        for slot in range(len(view.tiles))
    ]


def space_words(view: Seen, space: int, units: dict[int, list[str]]) -> str:
    land = map_of(view)
    words = f"{WAY_NAMES[space % WAYS]} {ground_name(view, space)}"
    if land.kind[space] in (CITY, FORT, VILLAGE):
        words += f" d{land.defense[space]} r{land.resource[space]} m{land.recruit[space]}"
    elif land.difficulty[space] == IMPASSABLE:
        words += " X"
    elif land.defense[space]:
        words += f" d{land.defense[space]}"
    words += "*" if space == view.goal else ""
    return f"{words} [{', '.join(units[space])}]" if space in units else words


def units_by_space(view: Seen) -> dict[int, list[str]]:
    """Who stands where, with tokens; knights before enemies."""
    found: dict[int, list[str]] = {}
    for knight, space in enumerate(view.place):
        if space != EMPTY:
            found.setdefault(space, []).append(f"{knight_name(view, knight)} {view.tokens[knight]}")
    for space, tokens in enumerate(view.army):
        foe = view.foe_on[space]
        if foe != EMPTY or tokens:
            leader = foe_name(view, foe) if foe != EMPTY else "enemy"
            found.setdefault(space, []).append(f"{leader} {tokens}")
    return found


def forecast(view: Seen) -> list[str]:
    """What the rules would do as things stand."""
    route = coming_route(view)
    lines = []
    if route:
        lines.append(f"The princess would: {', '.join(route_words(view, route))}.")
    for space, spaces in coming_raids(view):
        ways = " or ".join(place_name(view, there) for there in spaces)
        lines.append(f"{capital(enemy_words(view, space))} would go to {ways}.")
    return ["", *lines] if lines else []


def route_words(view: Seen, route: list[tuple[int, int]]) -> list[str]:
    words, at = [], view.place[PRINCESS]
    for space, blow in route:
        if space == at:
            words.append("collect")
        else:
            fight = f" and fight ({blow} damage)" if has_enemy(view, space) else ""
            words.append(f"go to {place_name(view, space)}{fight}")
        at = space
    return words
