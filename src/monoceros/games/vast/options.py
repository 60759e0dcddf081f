"""The options of a table (sections 11, 25, 32, 34 and 65), and what they make of the terms."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import product

from monoceros.engine.content import Content
from monoceros.engine.game import Option, OptionValue, SetupError
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.content import make_terms
from monoceros.games.vast.tables import Terms


def refusal(roles: list[str]) -> str:
    """Why these roles cannot be played together; "" if they can."""
    if {"ghoul", "vile_ghoul"} <= set(roles):
        return "the Ghoul and the Vile Ghoul are one piece (VF-58.1)"
    if {"ghost", "cave_ghost"} <= set(roles):
        return "the Ghost and the Cave Ghost are one piece (VF-60.1)"
    if len(roles) > MOST_SEATS:
        return f"at most {MOST_SEATS} players"
    return ""


MOST_SEATS = 7
PLACES = (  # in turn order (VF-11.1, VF-11.2): who can sit there
    ("", "knight"),
    ("", "goblins", "vile_ghoul"),
    ("", "dragon", "nightmare", "dragon,nightmare"),
    ("", "cave", "cave_ghost"),
    ("", "thief"),
    ("", "ghoul"),
    ("", "ghost"),
)
SETS = [",".join([name for name in names if name]) for names in product(*PLACES)]
ROLES = tuple([names for names in SETS if names and not refusal(names.split(","))])
USUAL = {  # by the number of seats
    1: "nightmare",
    2: "knight,nightmare",
    3: "knight,goblins,nightmare",
    4: "knight,goblins,nightmare,cave",
    5: "knight,goblins,nightmare,cave,thief",
    6: "knight,goblins,nightmare,cave,thief,ghoul",
    7: "knight,goblins,nightmare,cave,thief,ghoul,ghost",
}
INFESTATIONS = ("usual", "A", "B", "C")
SOLO_LINES = {"easiest": "A", "easy": "A", "standard": "B", "hard": "C", "expert": "C"}  # VF-32.1

OPTIONS = (
    Option(
        "roles",
        "who plays, in turn order; `usual`: the usual roles for that many seats",
        default="usual",
        kind="choice",
        choices=("usual", *ROLES),
        clause="VF-11.1",
    ),
    Option(
        "shadow",
        "the Shadow Unicorn, an enemy that nobody plays, and how easily he is provoked",
        default="none",
        kind="choice",
        choices=t.SHADOW_LEVELS,
        clause="VF-35.10a",
    ),
    Option(
        "nightmare_difficulty",
        "how much Radiance the Nightmare Unicorn needs",
        default="standard",
        kind="choice",
        choices=t.DIFFICULTIES,
        clause="VF-25.7c",
    ),
    Option(
        "knight_difficulty",
        "how tough the Knight's target is, or how many Crystals she needs",
        default="standard",
        kind="choice",
        choices=t.DIFFICULTIES,
        clause="VF-12.9",
    ),
    Option(
        "infestation",
        "the line of Goblin Infestation that the Knight plays with; `usual`: what her variant says",
        default="usual",
        kind="choice",
        choices=INFESTATIONS,
        clause="VF-31.2",
    ),
    Option(
        "simple_teleport",
        "Unicorn cards are read from the player's seat, not along the facing",
        default=False,
        clause="VF-24.1",
    ),
    Option(
        "seat_direction",
        "the direction that points away from the Nightmare Unicorn's seat",
        default="N",
        kind="choice",
        choices=t.WAY_NAMES,
        clause="VF-24.2",
    ),
    Option(
        "switching",
        "the Nightmare Unicorn may switch between the two readings at the end of his actions",
        default=False,
        clause="VF-24.3",
    ),
    Option("terrain", "Terrain tiles come into play with Event tiles", default=False, clause="VF-65.2"),
    Option(
        "set_aside",
        "tiles that are taken out unseen, so that the Collapse begins sooner",
        default=0,
        kind="number",
        least=0,
        most=4,
        clause="VF-2.10",
    ),
)

KNOWN: dict[tuple[object, ...], Terms] = {}  # terms never change once they are made: tables with the same share them


def terms_for(seats: int, options: Mapping[str, OptionValue], content: Content) -> Terms:
    """The terms of a table."""
    key = (content.hash, seats, *[options[option.name] for option in OPTIONS])
    if key not in KNOWN:
        if len(KNOWN) > 100:
            KNOWN.clear()
        KNOWN[key] = make(seats, options, content)
    return KNOWN[key]


def make(seats: int, options: Mapping[str, OptionValue], content: Content) -> Terms:
    terms = make_terms(content)
    set_roles(terms, seats, str(options["roles"]), t.SHADOW_LEVELS.index(str(options["shadow"])))
    set_upgrades(terms)
    set_goals(terms, str(options["nightmare_difficulty"]), str(options["knight_difficulty"]))
    set_infestation(terms, str(options["infestation"]), str(options["knight_difficulty"]))
    terms.simple = bool(options["simple_teleport"])
    terms.simple_way = t.WAY_NAMES.index(str(options["seat_direction"]))
    terms.switching = bool(options["switching"])
    terms.terrain = bool(options["terrain"])
    terms.set_aside = int(options["set_aside"])
    if terms.set_aside == 1:
        raise SetupError("option set_aside is 0, or a number from 2 to 4, not 1")
    return terms


def set_roles(terms: Terms, seats: int, names: str, shadow: int) -> None:
    """VF-11.1, VF-11.2, VF-11.8, VF-34.1 Who plays, and what kind of game that makes."""
    if names == "usual":
        names = "knight" if shadow and seats == 1 else USUAL[seats]
    roles = [t.ROLE_NAMES.index(name) for name in names.split(",")]
    if len(roles) != seats:
        raise SetupError(f"option roles: {names} is for {len(roles)} players, not {seats}")
    if shadow and t.NIGHTMARE in roles:
        raise SetupError("options roles and shadow: the two Unicorns cannot be in the same game")
    terms.role_of = roles
    for seat, role in enumerate(roles):
        terms.seat_of[role] = seat
    terms.kept = kept_records(roles)
    terms.cave_seat = max(terms.seat_of[t.CAVE], terms.seat_of[t.CAVE_GHOST])
    terms.shadow_level = shadow
    terms.has_events = t.KNIGHT in roles
    terms.alone = seats == 1 and not shadow
    if t.KNIGHT in roles and (shadow or t.NIGHTMARE in roles):
        terms.hunter = terms.seat_of[t.KNIGHT]
    if roles == [t.KNIGHT, t.NIGHTMARE]:
        terms.plunder = terms.seat_of[t.NIGHTMARE]  # VF-32.4
        terms.ambush_wins = 1 << terms.plunder  # VF-32.5


def kept_records(roles: list[int]) -> int:
    """The records that these roles change, as bits: the Vile Ghoul has the Ghoul's, the Cave Ghost two."""
    records = {t.VILE_GHOUL: (t.GHOUL,), t.CAVE_GHOST: (t.CAVE, t.GHOST), t.NIGHTMARE: ()}
    return sum({1 << record for role in roles for record in records.get(role, (role,))})


def set_upgrades(terms: Terms) -> None:
    """VF-21.7, VF-21.11 What each statistic is worth with so many of its upgrade spaces filled."""
    terms.upgrade_spaces = [terms.upgrade_stat.count(which) for which in range(t.STATS)]
    terms.stat_at = [0] * (t.STATS * t.STAT_SPACES)
    for which, start in enumerate(terms.start_stat):
        amounts = [terms.upgrade_amount[space] for space, of in enumerate(terms.upgrade_stat) if of == which]
        for filled in range(len(amounts) + 1):
            terms.stat_at[t.STAT_SPACES * which + filled] = start + sum(amounts[:filled])


def set_goals(terms: Terms, nightmare: str, knight: str) -> None:
    """VF-12.9, VF-25.7, T24"""
    terms.radiance_goal = terms.levels["nightmare", nightmare]["radiance"]
    level = terms.levels["knight", knight]
    if t.KNIGHT in terms.role_of:
        if not terms.shadow_level:  # VF-39.3: he uses no Difficulty cards
            terms.unicorn_health = level["health"]
            terms.knight.goal = level["crystals"]
            terms.knight.smash = level["smash"]
        terms.knight.quests = list(range(k.QUESTS))
        if terms.alone:  # VF-32.1
            terms.knight.quests = [quest for quest in terms.knight.quests if quest not in (k.DARING, k.EAGLE_EYED)]


def set_infestation(terms: Terms, line: str, knight: str) -> None:
    """VF-31.2, VF-32.1, VF-32.3, VF-34.9b"""
    if line == "usual":
        line = SOLO_LINES[knight] if terms.alone else "C" if terms.shadow_level else "A"
    terms.knight.line = (k.LINE_A, k.LINE_B, k.LINE_C)["ABC".index(line)]
