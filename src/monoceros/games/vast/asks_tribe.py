"""Questions of a Tribe that is activated (section 43)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.vast import picks_goblins as p
from monoceros.games.vast.asks_words import (
    beside_touch,
    edge_touch,
    plain,
    space_label,
    space_short,
    space_touch,
    tile_about,
    way_words,
)
from monoceros.games.vast.names import (
    capital,
    edge_spot,
    piece_name,
    place_name,
    row,
    secret_id,
    secret_name,
    some,
    tile_beside,
    tile_id,
    tile_of,
    tile_spot,
    tribe_name,
    way_number,
)
from monoceros.games.vast.picks import EDGE, EDGE_NUMBER, PIECE_NUMBER, STAY, TILE
from monoceros.games.vast.tables import EMPTY, PIT, TERRAIN_FIRST, WAYS

PITS = tuple([p.JUMP_TO[TERRAIN_FIRST[PIT] + pit] for pit in range(3)])
PLAIN_WORDS = {
    p.STOP: "Stop here",
    p.FLARE: "Flare",
    p.WISP: "The Wisp leads the Knight astray",
    p.CRYSTAL: "Strike at the Crystal",
    p.PLUNDER: "Plunder the Treasure",
    p.ROB_DRAGON: "Plunder the Dragon's hoard",
    p.HIDE: "Hide",
    p.SPECIAL: "Special action",
}
SHORT_WORDS = {
    **PLAIN_WORDS,
    p.WISP: "Wisp",
    p.CRYSTAL: "Crystal",
    p.PLUNDER: "Plunder",
    p.ROB_DRAGON: "Rob the Dragon",
}


def active_tile(view: View) -> int:
    goblins = view["goblins"]
    return int(goblins["tribes"][goblins["active"]]["tile"]) if goblins["active"] != EMPTY else EMPTY


def march_prompt(view: View) -> str:
    tribe = view["goblins"]["active"]
    return f"{capital(tribe_name(view, tribe))}: move, then act."


def march_why(view: View) -> str:
    tribe = view["goblins"]["tribes"][view["goblins"]["active"]]
    goblins = capital(some(tribe["population"], "Goblin"))
    return f"{goblins}, Strength {tribe['strength']}. Every second Lit tile it leaves costs a Goblin."


def march_label(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return PLAIN_WORDS[pick]
    what = pick[1]
    if pick[0] == "step":
        tile = tile_beside(view, active_tile(view), way_number(what))
        return f"Go {way_words(what)} to {'a new Dark tile' if tile == EMPTY else place_name(view, tile)}"
    if pick[0] in ("jump", "worm", "tunnel"):
        words = {"jump": "Climb to", "worm": "Underworm to", "tunnel": "Through secret tunnels to"}[pick[0]]
        return f"{words} {place_name(view, tile_of(what))}"
    if pick[0] == "attack":
        return f"Attack {piece_name(view, PIECE_NUMBER[what])}"
    if pick[0] == "gem":
        return f"Plunder the {what.capitalize()} Gem"
    if pick[0] == "explore":
        return f"Explore {edge_spot(view, what)}"
    return f"Play {secret_name(view, p.SECRET_NUMBER[what])}"


def march_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return SHORT_WORDS[pick]
    what = pick[1]
    if pick[0] == "step":
        return f"Go {what}"
    if pick[0] in ("jump", "worm", "tunnel"):
        words = {"jump": "Pit", "worm": "Worm", "tunnel": "Tunnel"}[pick[0]]
        return f"{words} {tile_spot(view, tile_of(what))}"
    return march_label(pick, view)


def march_about(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return special_words(view) if pick == p.SPECIAL else ""
    if pick[0] == "step":
        tile = tile_beside(view, active_tile(view), way_number(pick[1]))
        return "" if tile == EMPTY else tile_about(TILE[tile], view)
    if pick[0] in ("jump", "worm", "tunnel"):
        return tile_about(pick[1], view)
    return str(row(view, "secret", p.SECRET_NUMBER[pick[1]])["text"]) if pick[0] == "play" else ""


def special_words(view: View) -> str:
    return ("1 Rage.", "Draw a Monster.", "Draw a Secret.")[view["goblins"]["active"]]


def march_touch(pick: Pick, view: View) -> tuple[str, ...]:
    here = active_tile(view)
    if isinstance(pick, str):
        return (tile_id(here),) if pick in (p.CRYSTAL, p.PLUNDER, p.ROB_DRAGON) else ()
    if pick[0] == "step":
        return beside_touch(view, here, way_number(pick[1]))
    if pick[0] in ("jump", "worm", "tunnel"):
        return (tile_id(tile_of(pick[1])),)
    if pick[0] == "explore":
        return edge_touch(pick[1], view)
    return (secret_id(p.SECRET_NUMBER[pick[1]]),) if pick[0] == "play" else (tile_id(here),)


MARCH_CLAUSES = {
    p.STOP: "VF-43.1",
    p.FLARE: "VF-43.18",
    p.WISP: "VF-43.16c",
    p.CRYSTAL: "VF-43.8",
    p.PLUNDER: "VF-43.9a",
    p.ROB_DRAGON: "VF-43.15",
    p.HIDE: "VF-43.13",
    p.SPECIAL: "VF-43.14",
    "step": "VF-43.2",
    "jump": "VF-65.13",
    "worm": "VF-43.16b",
    "tunnel": "VF-41.8",
    "gem": "VF-43.9b",
    "explore": "VF-43.10",
    "play": "VF-41.8",
}
ATTACK_CLAUSES = {"knight": "VF-43.5", "thief": "VF-43.6", "dragon": "VF-43.7", "ghoul": "VF-57.2b"}


def march_clause(pick: Pick, view: View) -> str | None:
    if isinstance(pick, str):
        return MARCH_CLAUSES[pick]
    return ATTACK_CLAUSES.get(pick[1]) if pick[0] == "attack" else MARCH_CLAUSES[pick[0]]


# -- places ---


def spot_label(pick: Pick, view: View) -> str:
    if pick == STAY:
        return "Stay"
    if pick == p.HIDE:
        return "Hide"
    return space_label(pick, view)


def spot_short(pick: Pick, view: View) -> str:
    return spot_label(pick, view) if pick in (STAY, p.HIDE) else space_short(pick, view)


def spot_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick in (STAY, p.HIDE) else space_touch(pick, view)


def spot_about(pick: Pick, view: View) -> str:
    return "" if pick in (STAY, p.HIDE) or pick in EDGE_NUMBER else tile_about(pick, view)


def about_spots(name: str, prompt: str, told: str, clause: str, *answers: Pick) -> Question:
    return Question(
        name,
        prompt=plain(prompt),
        told=told,
        clause=clause,
        domain=answers,
        label=spot_label,
        short=spot_short,
        about=spot_about,
        touches=spot_touch,
        harmless=STAY,
    )


TRIBE_QUESTIONS: tuple[Question, ...] = (
    about_spots(
        "come_out",
        "Where does the Tribe come out of hiding?",
        "{seat} brings a Tribe out.",
        "VF-43.11",
        *TILE,
        *EDGE,
        STAY,
    ),
    about_spots(
        "lurking",
        "The Tribe lurks beside the map: where does it go?",
        "{seat} has a lurking Tribe.",
        "VF-43.12",
        *TILE,
        p.HIDE,
        STAY,
    ),
    Question(
        "tribe",
        prompt=march_prompt,
        told="{seat} leads a Tribe.",
        clause="VF-43.1",
        domain=(
            *p.STEP_TO,
            *PITS,
            *p.WORM_TO,
            *p.TUNNEL_TO,
            p.FLARE,
            p.WISP,
            *p.ATTACK,
            p.CRYSTAL,
            p.PLUNDER,
            *p.GEM,
            p.ROB_DRAGON,
            *p.EXPLORE[: WAYS * TERRAIN_FIRST[0]],
            p.HIDE,
            p.SPECIAL,
            p.STOP,
            *p.PLAY,
        ),
        label=march_label,
        short=march_short,
        about=march_about,
        touches=march_touch,
        option_clause=march_clause,
        harmless=p.STOP,
        why=march_why,
    ),
    about_spots(
        "gnome", "The Gnome knows a way: where does the Tribe jump to?", "{seat} has a Gnome.", "VF-43.9a", *TILE, STAY
    ),
)
