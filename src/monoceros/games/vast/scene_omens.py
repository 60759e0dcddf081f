"""The mat of the Cave, or of the Cave Ghost in its place: Omens, what they buy, and the hand of tiles."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Face, Line, Number, Thing, Zone
from monoceros.games.vast.names import KIND_WORDS, capital, role_name, row, some
from monoceros.games.vast.scene_cave import SYMBOL_ICONS
from monoceros.games.vast.scene_unicorn import active
from monoceros.games.vast.tables import CAVE, ROLE_NAMES

VIOLET = "#6b4a9e"
NIGHT = "#241d36"


def role_of(view: View) -> str:
    return "cave" if "cave" in view["roles"] else "cave_ghost"


def mat_of(view: View) -> str:
    return f"mat/{role_of(view)}"


def omens_zone(view: View) -> Zone:
    role = role_of(view)
    left = view["collapse_at"] - view["collapsed"]
    hatred = view["cave"]["hatred"]
    goal = f"{capital(some(left, 'Crystal tile'))} to collapse, once all tiles are placed."
    goal += f" {some(hatred, 'Hatred token')} left." if hatred else ""
    name = capital(role_name(ROLE_NAMES.index(role)).removeprefix("the "))
    return Zone(mat_of(view), "mat", name, goal, view["roles"].index(role), active(view, role), clause="VF-53.1")


def is_open(view: View) -> bool:
    """Whoever plays the Cave has everything before it; on others' tables the mat is folded."""
    return bool(view["seat"] == view["roles"].index(role_of(view)) or view["possessed"] == CAVE)


def omens_things(view: View) -> Iterator[Thing]:
    if not is_open(view):
        yield folded(view)
        return
    for omen in range(len(view["cave"]["omens"])):
        yield omen_counter(view, omen)
    for facts in view["cave"]["powers"]:
        yield power_counter(view, facts)
    for facts in view["cave"]["hand"]:
        yield held_tile(view, facts, "In hand")
    for facts in view["cave"]["ghost_tiles"]:
        yield held_tile(view, facts, "Ghost tile")


def folded(view: View) -> Thing:
    """All that others need to know, on one card."""
    cave = view["cave"]
    omens = [f"{row(view, 'omen', omen)['name']} {number}" for omen, number in enumerate(cave["omens"]) if number]
    hand = [facts["symbol"] for facts in [*cave["hand"], *cave["ghost_tiles"]]]
    label = f"Omens: {', '.join(omens) or 'none'}. Tiles held: {', '.join(hand) or 'none'}."
    face = Face("Omens", "magic-swirl", field=VIOLET, numbers=(Number("Omens", sum(cave["omens"]), "figure"),))
    return Thing(f"{mat_of(view)}/omens", "counter", mat_of(view), label, face, clause="VF-54.1")


def omen_counter(view: View, omen: int) -> Thing:
    facts, number = row(view, "omen", omen), view["cave"]["omens"][omen]
    face = Face(facts["name"], facts["icon"], field=VIOLET, numbers=(Number(facts["name"], number, "figure"),))
    label = f"{some(number, 'Omen')} {facts['name']}"
    return Thing(f"omen/{facts['id']}", "counter", mat_of(view), label, face, clause="VF-54.1")


def power_counter(view: View, facts: View) -> Thing:
    """What Omens buy, and for how many of them now."""
    card = row(view, "power", facts["power"])
    price = facts["price"]
    ledger = (Line("symbols", ", ".join(card["symbols"])), Line("at hand", str(facts["payable"])))
    face = Face(
        card["name"],
        card["icon"],
        text=card["text"],
        field=NIGHT,
        numbers=(Number("Omen" if price == 1 else "Omens", price, "figure", 0, ledger),),
        designed=card["source"] == "designed",
    )
    return Thing(f"power/{card['id']}", "counter", mat_of(view), f"{card['name']}: {some(price, 'Omen')}", face)


def held_tile(view: View, facts: View, what: str) -> Thing:
    """VF-11.4 Its back shows a symbol; what is on the other side is for those who hold it."""
    icon = SYMBOL_ICONS[facts["symbol"]]
    if not facts["id"]:
        face = Face(what, icon, text=facts["symbol"].capitalize(), field=NIGHT, down=True)
        return Thing(f"held/{facts['tile']}", "counter", mat_of(view), f"{what}: a tile with {facts['symbol']}", face)
    words = f"{KIND_WORDS[facts['kind']]} {facts['id']}, {facts['shape']}" + (", Ghost sign" * facts["ghost"])
    face = Face(what, icon, text=capital(words), field=VIOLET)
    return Thing(f"held/{facts['tile']}", "counter", mat_of(view), f"{what}: {words}", face)
