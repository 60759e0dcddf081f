"""The mat of the Ghost: Focus, Influence, Artifacts and Possession cards."""

from __future__ import annotations

from collections.abc import Iterator

from monoceros.engine.questions import View
from monoceros.engine.scene import Chip, Face, Number, Thing, Zone
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.names import capital, place_name, role_name, some
from monoceros.games.vast.scene_unicorn import active

MAT = "mat/ghost"
TEAL = "#27b3d6"
LOCKED, LOOSE = Chip("", "full"), Chip("", "free")


def ghost_zone(view: View) -> Zone:
    left = view["ghost"]["goal"] - view["ghost"]["lockings"]
    goal = f"{capital(some(left, 'Artifact'))} to lock." if left > 0 else "Now enter the Entrance!"
    return Zone(MAT, "mat", "Ghost", goal, view["roles"].index("ghost"), active(view, "ghost"), clause="VF-59.1")


def ghost_things(view: View) -> Iterator[Thing]:
    ghost = view["ghost"]
    yield figure("focus", "Focus", ghost["focus"], "An unrevealed card raises it.", "VF-59.3")
    yield figure("movement", "Movement", ghost["movement"], "Spaces that she moves in her turn.", "VF-59.3")
    yield figure("influence", "Influence", ghost["influence"], "Objects she moves, and how far.", "VF-59.3")
    signs = tuple([LOCKED if locked else LOOSE for locked in ghost["locked"]])
    words = "; ".join([artifact_words(view, artifact) for artifact in range(g.ARTIFACTS)])
    face = Face("Artifacts", "relic-blade", text=words + ".", field=TEAL, sockets=signs)
    label = f"Artifacts: {ghost['lockings']} of {ghost['goal']} locked"
    yield Thing(f"{MAT}/artifacts", "counter", MAT, label, face, clause="VF-59.9a")
    yield cards(view)


def artifact_words(view: View, artifact: int) -> str:
    at = view["ghost"]["artifacts"][artifact]
    if at >= g.CARRIED:
        return f"{artifact + 1} with {role_name(at - g.CARRIED)}"
    where = "gone" if at == g.ELSEWHERE else place_name(view, at).removeprefix("the ")
    return f"{artifact + 1} {'locked, ' if view['ghost']['locked'][artifact] else ''}{where}"


def cards(view: View) -> Thing:
    """VF-59.4c Which card lies face down is hers to know."""
    ghost = view["ghost"]
    lies = "no card lies on the Possession space"
    if ghost["lies"]:
        known = ghost["chosen"] != g.NO_CARD
        lies = f"the card of {role_name(ghost['chosen'])} lies there" if known else "a card lies face down"
    hand = ", ".join([role_name(card) for card in ghost["cards"]]) or "none"
    blocked = "" if ghost["blocked"] == g.NO_CARD else f" Blocked: {role_name(ghost['blocked'])}."
    text = f"{capital(lies)}. Cards: {hand}.{blocked}"
    face = Face("Possession", "spectre", text=text, field=TEAL)
    return Thing(f"{MAT}/cards", "counter", MAT, text, face, clause="VF-59.7")


def figure(id: str, name: str, value: int, text: str, clause: str) -> Thing:
    face = Face(name, text=text, field=TEAL, numbers=(Number(name, value, "figure"),))
    return Thing(f"{MAT}/{id}", "counter", MAT, f"{name} {value}", face, clause=clause)
