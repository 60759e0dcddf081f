"""The mat of the Ghoul or the Vile Ghoul: Fury or chart, points and discs, and its Terror cards."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Chip, Face, Line, Number, Thing, Zone
from monoceros.games.vast import tables_ghoul as g
from monoceros.games.vast.asks_ghoul import turn_why
from monoceros.games.vast.names import capital, ghoul_name, row, some, terror_id, terror_name
from monoceros.games.vast.scene_unicorn import FREE, active, track

CARDS = "row/terror"
DECK = "deck/terror"
ORANGE = "#e07b28"
DARK_ORANGE = "#7a3f10"
FULL = Chip("", "full")
DICE_ICONS = ("", "one", "two", "three", "four", "five", "six")


def role_of(view: View) -> str:
    return "vile_ghoul" if view["ghoul"]["vile"] else "ghoul"


def mat_of(view: View) -> str:
    return f"mat/{role_of(view)}"


def seat_of(view: View) -> int:
    return int(view["roles"].index(role_of(view))) if role_of(view) in view["roles"] else -1


# -- its mat ---


def ghoul_zone(view: View) -> Zone:
    name, role = capital(ghoul_name(view).removeprefix("the ")), role_of(view)
    clause = "VF-58.2" if view["ghoul"]["vile"] else "VF-56.1"
    return Zone(mat_of(view), "mat", name, turn_why(view), seat_of(view), active(view, role), clause=clause)


def ghoul_things(view: View) -> Iterator[Thing]:
    ghoul, mat = view["ghoul"], mat_of(view)
    if not ghoul["vile"]:
        yield row_of(view, "fury", "Fury", ghoul["fury"], ghoul["most_fury"], "Every even number brings a Terror card.")
    said = "Attack points in its turn; what is left of them is its Defense."
    yield row_of(view, "discs", "Attack and Defense", ghoul["discs"], ghoul["most_discs"], said)
    if ghoul["crystal_goal"] or ghoul["smashed"]:
        most = max(ghoul["crystal_goal"], ghoul["smashed"])
        yield row_of(view, "crystals", "Crystals", ghoul["smashed"], most, "Crystals that it has smashed.")
    yield row_of(
        view, "treasures", "Treasures", ghoul["treasures"], g.TREASURES_A_FURY, "Two of them are traded at once."
    )
    label = f"{some(ghoul['movement'], 'movement point')} left"
    numbers = (Number("Movement", ghoul["movement"], "figure"),)
    yield Thing(
        f"{mat}/movement", "counter", mat, label, Face("Movement", "walking-boot", field=ORANGE, numbers=numbers)
    )
    yield from dice_things(view)
    if ghoul["vile"]:
        for face in range(1, g.FACES + 1):
            yield chart_row(view, face)


def row_of(view: View, name: str, title: str, number: int, most: int, said: str) -> Thing:
    """A track with so many of its spaces filled."""
    signs = (FULL,) * number + (FREE,) * (most - number)
    mat = mat_of(view)
    return track(f"{mat}/{name}", mat, title, signs, number, f"{number}. {said}")


def dice_things(view: View) -> Iterator[Thing]:
    """The dice of the roll, or those that the Vile Ghoul has at hand."""
    mat = mat_of(view)
    for number, face in enumerate(view["ghoul"]["dice"]):
        look = Face(str(face), f"dice-six-faces-{DICE_ICONS[face]}", field=ORANGE)
        yield Thing(f"{mat}/die/{number}", "counter", mat, f"A die that shows {face}", look, clause="VF-56.4")


def chart_row(view: View, face: int) -> Thing:
    """VF-58.6 A row of the chart, with the dice on both sides."""
    ghoul, facts = view["ghoul"], row(view, "chart", face - 1)
    boosts = ghoul["chart"][face]
    now = ghoul["flat"] == face
    foot = ", ".join(["chosen"] * now + [some(boosts, "Boost die").replace("dies", "dice")] * bool(boosts))
    numbers = (Number("Movement", facts["movement"], "figure"), Number("Attack", facts["attack"], "figure"))
    look = Face(facts["name"], facts["icon"], field=DARK_ORANGE, numbers=numbers, foot=foot)
    label = f"{facts['name']}: Movement {facts['movement']}, Attack {facts['attack']}{', ' * bool(foot)}{foot}"
    marks = ("active",) if now else ()
    return Thing(f"{mat_of(view)}/chart/{face}", "counter", mat_of(view), label, look, marks=marks, clause="VF-58.6")


# -- cards ---


def ghoul_card_zones(view: View) -> Iterator[Zone]:
    ghoul = view["ghoul"]
    if ghoul["terror"]:
        yield Zone(CARDS, "row", "Terror", "", seat_of(view), size="xs", clause="VF-56.13")
    gone = [Line(f"{terror_name(view, card)}, gone") for card in ghoul["gone"]]
    gone += [Line(f"{terror_name(view, card)}, under the deck") for card in ghoul["under"] or ()]
    yield Zone(DECK, "pile", "Terror cards", count=ghoul["terrors_left"], size="xs", holds=tuple(gone))


def ghoul_card_things(view: View) -> Iterator[Thing]:
    ghoul = view["ghoul"]
    for card in ghoul["terror"]:
        facts = row(view, "terror", g.KIND_OF[card])
        used = ghoul["used"] >> card & 1
        look = Face(facts["name"], facts["icon"], text=facts["text"], field=DARK_ORANGE, pattern="semy")
        label = f"Terror card {facts['name']}{', used in this turn' if used else ''}: {facts['text']}"
        yield Thing(terror_id(card), "card", CARDS, label, look, marks=("faded",) if used else (), came_from=DECK)
    if ghoul["terrors_left"]:
        back = Face(icon="shambling-zombie", field=DARK_ORANGE, down=True)
        yield Thing(f"{DECK}/top", "card", DECK, f"Terror cards: {ghoul['terrors_left']}", back)
