"""The boards of the Cave, the Cave Ghost and the Ghost in words."""

from __future__ import annotations

from monoceros.engine.questions import View
from monoceros.games.vast import tables_ghost as g
from monoceros.games.vast.names import KIND_WORDS, name_of, place_name, role_name, some
from monoceros.games.vast.scene_ghost import artifact_words
from monoceros.games.vast.tables import EMPTY


def cave_lines(view: View) -> list[str]:
    """Omens, the hand of tiles, what is spent; where the Cave Ghost is."""
    cave = view["cave"]
    if "cave" not in view["roles"] and "cave_ghost" not in view["roles"]:
        return []
    name = "The Cave" if "cave" in view["roles"] else "The Cave Ghost"
    tile = view["pieces"]["ghost"] if name == "The Cave Ghost" else EMPTY
    where = "" if tile == EMPTY else f" · on {place_name(view, tile)}"
    lines = [f"{name}{where} · {view['collapsed']} of {view['collapse_at']} Crystal tiles collapsed"]
    omens = [f"{name_of(view, 'omen', omen)} {number}" for omen, number in enumerate(cave["omens"]) if number]
    lines.append(f"  Omens: {', '.join(omens) or 'none'} · {cave['bag']} in the bag")
    lines.append(f"  Hand: {', '.join([held_words(facts) for facts in cave['hand']]) or 'no tiles'}")
    if cave["ghost_tiles"]:
        lines.append(f"  Ghost tiles: {', '.join([held_words(facts) for facts in cave['ghost_tiles']])}")
    if sum(cave["spent"]):
        lines.append(f"  {some(sum(cave['spent']), 'spent Omen')} on the Past Plunder space")
    if cave["hatred"]:
        lines.append(f"  {some(cave['hatred'], 'Hatred token')} left")
    if cave["events"]:
        lines.append(f"  The next Events: {', '.join([name_of(view, 'event', event) for event in cave['events']])}")
    return lines


def held_words(facts: View) -> str:
    """`C03 Crystal tile (eye)`, or only the back of a tile."""
    kind = f"{facts['id']} {KIND_WORDS[facts['kind']]}" if facts["id"] else "a tile"
    return f"{kind} ({facts['symbol']})"


def ghost_lines(view: View) -> list[str]:
    """Focus, Artifacts and cards; the Cave Ghost has only cards."""
    ghost = view["ghost"]
    cards = ", ".join([role_name(card).removeprefix("the ") for card in ghost["cards"]]) or "none"
    lines = [f"  Possession cards: {cards}"]
    if ghost["lies"]:
        known = ghost["chosen"] != g.NO_CARD
        lines.append(f"  On the Possession space: {role_name(ghost['chosen']) if known else 'a card, face down'}")
    if ghost["blocked"] != g.NO_CARD:
        lines.append(f"  Blocked: {role_name(ghost['blocked'])}")
    if "ghost" not in view["roles"]:
        return lines if "cave_ghost" in view["roles"] else []
    tile = view["pieces"]["ghost"]
    where = "not in the cave" if tile == EMPTY else f"on {place_name(view, tile)}"
    numbers = f"Focus {ghost['focus']}, Movement {ghost['movement']}, Influence {ghost['influence']}"
    artifacts = "; ".join([artifact_words(view, artifact) for artifact in range(g.ARTIFACTS)])
    locked = f"  {ghost['lockings']} of {ghost['goal']} Artifacts locked: {artifacts}"
    return [f"The Ghost · {where} · {numbers}", locked, *lines]
