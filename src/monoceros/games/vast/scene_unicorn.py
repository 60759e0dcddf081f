"""The Unicorns' boards and cards: the Nightmare Unicorn's mat and hand, the Shadow Unicorn's mat and his turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from monoceros.engine.questions import View
from monoceros.engine.scene import Chip, Face, Line, Number, Thing, Zone
from monoceros.games.vast.asks_unicorn import STAT_WORDS
from monoceros.games.vast.names import (
    capital,
    card_goes_to,
    card_id,
    card_words,
    row,
    some,
    spot,
    unicorn_card_id,
    unicorn_tile,
    upgrade_id,
)
from monoceros.games.vast.scene_pieces import UNICORN, WINE, ghost_id, shows_ghosts
from monoceros.games.vast.tables import EMPTY, ROLE_NAMES, STAT_NAMES, STATS, UNICORN_CARDS

MAT_NIGHTMARE = "mat/nightmare"
MAT_SHADOW = "mat/shadow"
HAND = "hand/nightmare"
DECK = "deck/unicorn"
DISCARDS = "discard/unicorn"
SPIRIT = "deck/spirit"
PILES = (DECK, DISCARDS, SPIRIT)
CARD_FIELD, ANGRY_FIELD = "#5c1224", "ember"
FULL, FREE, GOAL, GOAL_FREE = Chip("", "full"), Chip("", "free"), Chip("", "full goal"), Chip("", "free goal")
LEFT, SPENT = Chip("", "left"), Chip("", "spent")
HEART, LOST_HEART = Chip("hearts", "bare"), Chip("hearts", "bare gone")
RAGE, CALM = Chip("enrage", "full"), Chip("enrage", "free")
RADIANCE_SPACES = 12
MOST_ANGER = 3
REACH = 2  # the grid of a card shows so many spaces on each side
TURNS = {"left": "↶", "right": "↷", "": ""}
LEVEL_WORDS = {
    "easy": "Only angry cards make him rampage.",
    "medium": "Angry cards and Moves make him rampage.",
    "hard": "Every card makes him rampage.",
}


def has_nightmare(view: View) -> bool:
    return view["unicorn"] is not None and not view["unicorn"]["shadow"]


# -- rows of a mat, for all roles ---


def track(id: str, zone: str, title: str, signs: tuple[Chip, ...], value: int, said: str, text: str = "") -> Thing:
    """A name, signs in a line, and the number that they come to."""
    face = Face(title, text=text, field=WINE, sockets=signs, numbers=(Number(title, value, "figure"),))
    return Thing(id, "counter", zone, f"{title}: {said}", face)


def hearts(id: str, zone: str, health: int, most: int) -> Thing:
    signs = (HEART,) * health + (LOST_HEART,) * (most - health)
    return track(id, zone, "Health", signs, health, f"{health} of {most}")


# -- the Nightmare Unicorn's mat (T6) ---


def nightmare_zone(view: View) -> Zone:
    unicorn = view["unicorn"]
    goal = f"Gather {unicorn['goal']} Radiance, then enter the Entrance."
    return Zone(
        MAT_NIGHTMARE, "mat", "Nightmare Unicorn", goal, seat_of(view), active(view, "nightmare"), clause="VF-12.1"
    )


def seat_of(view: View) -> int:
    return int(view["roles"].index("nightmare"))


def active(view: View, role: str) -> tuple[str, ...]:
    return ("active",) if view["role"] != EMPTY and ROLE_NAMES[view["role"]] == role and not view["over"] else ()


def nightmare_things(view: View) -> Iterator[Thing]:
    unicorn, zone = view["unicorn"], MAT_NIGHTMARE
    yield hearts(f"{zone}/health", zone, unicorn["health"], unicorn["most_health"])
    anger = unicorn["anger"]
    rage = (RAGE,) * anger + (CALM,) * (MOST_ANGER - anger)
    yield track(f"{zone}/anger", zone, "Anger", rage, anger, f"{anger} of {MOST_ANGER}")
    shine, goal = unicorn["radiance"], unicorn["goal"]
    signs = tuple([radiance_sign(space, shine, goal) for space in range(1, RADIANCE_SPACES + 1)])
    yield track(f"{zone}/radiance", zone, "Radiance", signs, shine, f"{shine} of {goal}")
    for stat in range(STATS):
        yield upgrade(view, stat)
    left = max(0, unicorn["pace"] - unicorn["actions"])
    if active(view, "nightmare"):
        acts = (LEFT,) * left + (SPENT,) * (unicorn["pace"] - left)
        yield Thing(f"{zone}/actions", "counter", zone, f"{some(left, 'action')} left", Face("actions", sockets=acts))


def radiance_sign(space: int, shine: int, goal: int) -> Chip:
    """VF-21.3 The track is filled as far as he shines; a double ring where he wins."""
    if space == goal:
        return GOAL if space <= shine else GOAL_FREE
    return FULL if space <= shine else FREE


def upgrade(view: View, stat: int) -> Thing:
    """VF-21.5 A statistic with its upgrade spaces, filled from the left."""
    name, unicorn = STAT_NAMES[stat], view["unicorn"]
    filled, spaces = unicorn["upgrades"][stat], unicorn["upgrade_spaces"][stat]
    space = next(space for space in view["lexicon"]["upgrade"] if space["stat"] == name)
    signs = (FULL,) * filled + (FREE,) * (spaces - filled)
    said = f"{filled} of {some(spaces, 'upgrade')}"
    numbers = (Number(STAT_WORDS[name], unicorn[name], "figure"),) if name in unicorn else ()
    if numbers:
        said = f"{unicorn[name]}, {said}"
    title = STAT_WORDS[name].removeprefix("Displacement ")
    face = Face(title, space["icon"], text=space["text"], field=WINE, sockets=signs, numbers=numbers)
    return Thing(upgrade_id(name), "counter", MAT_NIGHTMARE, f"{STAT_WORDS[name]}: {said}. {space['text']}", face)


# -- Unicorn cards (T7) ---


@cache
def grid(forward: int, right: int) -> tuple[str, ...]:
    """VF-18.1 He stands in the middle and looks up; the marked space is where the card leads."""
    rows = []
    for up in range(REACH, -REACH - 1, -1):
        squares = ["x" if (up, aside) == (forward, right) else "." for aside in range(-REACH, REACH + 1)]
        if not up:
            squares[REACH] = "^"
        rows.append("".join(squares))
    return tuple(rows)


def card_face(view: View, card: int) -> Face:
    facts = row(view, "unicorn", card)
    move = f"Move {facts['move']}" if facts["move"] else ""
    turn = f"Turn {facts['turn']}" if facts["turn"] else ""
    return Face(
        title=f"{move or 'Turn'} {TURNS[facts['turn']]}".strip(),
        icon=facts["icon"],
        text=f"or {turn}" if move and turn else "",
        field=ANGRY_FIELD if facts["angry"] else CARD_FIELD,
        pattern="bendy",
        numbers=(Number("card", card, "count"),),
        foot="angry" if facts["angry"] else "",
        grid=grid(facts["forward"], facts["right"]),
    )


def card_label(view: View, card: int) -> str:
    words = f"{card_id(view, card)}: {capital(card_words(view, card))}"
    if unicorn_tile(view) == EMPTY:
        return words
    return f"{words}. Teleport to {spot(*card_goes_to(view, card))}"


def hand_zone(view: View) -> Zone:
    return Zone(HAND, "hand", "Your Unicorn cards", "", seat_of(view), ("laid",), clause="VF-13.1")


def hand_things(view: View) -> Iterator[Thing]:
    """Each card stands for the place on the map where it leads."""
    shown = shows_ghosts(view) and not view["unicorn"]["revealed"] and unicorn_tile(view) != EMPTY
    for card in view["unicorn"]["hand"]:
        yield Thing(
            unicorn_card_id(card),
            "card",
            HAND,
            card_label(view, card),
            card_face(view, card),
            when="on your turn",
            on=ghost_id(card) if shown else "",
            came_from=DECK,
            goes_to=DISCARDS,
        )


# -- the piles ---


def pile_zones(view: View) -> Iterator[Zone]:
    unicorn = view["unicorn"]
    yield Zone(DECK, "pile", "Unicorn", count=unicorn["deck"], size="xs")
    gone = tuple([Line(f"{card_id(view, card)} {card_words(view, card)}") for card in reversed(unicorn["discards"])])
    yield Zone(DISCARDS, "pile", "Discards", count=len(unicorn["discards"]), size="xs", holds=gone)
    if unicorn["shadow"]:
        yield Zone(SPIRIT, "pile", "Spirit", count=unicorn["spirit_pile"], size="xs", clause="VF-35.3")


def pile_things(view: View) -> Iterator[Thing]:
    unicorn = view["unicorn"]
    back = Face(icon="unicorn", field=CARD_FIELD, down=True)
    if unicorn["deck"]:
        yield Thing(f"{DECK}/top", "card", DECK, some(unicorn["deck"], "Unicorn card"), back)
    if unicorn["shadow"] and unicorn["spirit_pile"]:
        label = f"Spirit pile: {some(unicorn['spirit_pile'], 'card')} face down"
        yield Thing(f"{SPIRIT}/top", "card", SPIRIT, label, back)
    if unicorn["discards"]:
        top = unicorn["discards"][-1]
        face = replace(card_face(view, top), numbers=())
        yield Thing(unicorn_card_id(top), "card", DISCARDS, card_label(view, top), face)


# -- the Shadow Unicorn's mat (T5) and his turn ---


def shadow_zone(view: View) -> Zone:
    unicorn = view["unicorn"]
    note = "He is dead." if unicorn["out"] else LEVEL_WORDS[unicorn["level"]]
    return Zone(MAT_SHADOW, "mat", "Shadow Unicorn", note, marks=active(view, "shadow"), clause="VF-35.1")


def shadow_things(view: View) -> Iterator[Thing]:
    unicorn, zone = view["unicorn"], MAT_SHADOW
    yield hearts(f"{zone}/health", zone, unicorn["health"], unicorn["most_health"])
    bands = view["lexicon"]["band"]
    reached = [band for band in bands if band["crystals"] <= view["crystals"]]
    signs = (FULL,) * len(reached) + (FREE,) * (len(bands) - len(reached))
    now = reached[-1]
    text = next((f"More at {band['crystals']} Crystals." for band in bands if band not in reached), "")
    said = f"{view['crystals']} revealed"
    yield track(f"{zone}/crystals", zone, "Crystals", signs, view["crystals"], said, text)
    for name, value, said in (
        ("Spirit", now["spirit"], "so many cards in each new Spirit pile"),
        ("Armor", unicorn["armor"], "so much Strength it takes to hurt him"),
    ):
        yield track(f"{zone}/{name.lower()}", zone, name, (FULL,) * value, value, f"{value}, {said}")


def shown_notices(view: View, zone: str) -> Iterator[Thing]:
    """VF-35.4 The card that he follows now, and those that are turned up for a Teleport."""
    unicorn = view["unicorn"]
    if unicorn is None:
        return
    if unicorn["shown"] != EMPTY:
        yield prompt(view, zone, unicorn["shown"])
    for number, card in enumerate(unicorn["revealed"], 1):
        facts = row(view, "unicorn", card)
        leads = ""
        if unicorn_tile(view) != EMPTY:
            last = number == len(unicorn["revealed"])
            leads = f"It leads to {spot(*card_goes_to(view, card))}." if last else "It leads nowhere."
        face = Face(f"Teleport: card {number}", "unicorn", text=leads, field=CARD_FIELD, pattern="bendy")
        label = f"{card_id(view, card)} is turned up for a Teleport. {facts['text']}"
        yield Thing(
            unicorn_card_id(card),
            "card",
            zone,
            label,
            face,
            clause="VF-37.6",
            on=UNICORN,
            came_from=DECK,
            goes_to=DISCARDS,
        )


def prompt(view: View, zone: str, card: int) -> Thing:
    """VF-35.5, VF-35.6 `Card 3, odd: Move 2`."""
    facts, drawn = row(view, "unicorn", card), view["unicorn"]["drawn"]
    odd = drawn % 2 == 1
    moves = not facts["turn"] if facts["angry"] else odd
    deed = f"Move {facts['move']}" if moves else f"Turn {facts['turn']}"
    kind = "angry" if facts["angry"] else "odd" if odd else "even"
    title = f"Card {drawn} · {kind}: {deed}"
    text = LEVEL_WORDS[view["unicorn"]["level"]]
    face = Face(
        title, "enrage" if facts["angry"] else "unicorn", text=text, field=card_face(view, card).field, pattern="bendy"
    )
    label = f"Card {drawn} of the Spirit pile, {kind}: {deed}. {text}"
    return Thing(unicorn_card_id(card), "card", zone, label, face, clause="VF-35.5", came_from=SPIRIT, goes_to=DISCARDS)


assert UNICORN_CARDS == (2 * REACH + 1) ** 2 - 1, "a card for each space of the grid but the middle"
