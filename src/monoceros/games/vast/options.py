"""The options of a table (sections 11, 24, 25, 32, 34 and 61 to 65), and what they make of the terms."""

from __future__ import annotations

from collections.abc import Mapping

from monoceros.engine.content import Content
from monoceros.engine.game import Option, OptionValue, SetupError
from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.content import make_terms
from monoceros.games.vast.encoder_terms import row_of_terms
from monoceros.games.vast.options_roles import CANNOT_HUNT, ROLES, read_hunter, read_roles, refusal
from monoceros.games.vast.options_variants import (
    deal_cards,
    set_conditions,
    set_hunter,
    set_levels,
    set_possessions,
    words_for,
)
from monoceros.games.vast.tables import Terms

INFESTATIONS = ("usual", "A", "B", "C")
HUNTERS = ("none", *[name for name in t.ROLE_NAMES[:-1] if name not in CANNOT_HUNT and name != "nightmare"])
LEVEL_OF = {"vile_ghoul": "ghoul", "cave_ghost": "ghost"}  # roles whose level is another's option
GHOULS = ("ghoul", "vile_ghoul")
LEVEL_HELP = (
    ("goblins", "how tough the Goblins' target is, or how many Crystals they need", "VF-63.2"),
    ("dragon", "how awake the Dragon must be", "VF-47.6"),
    ("cave", "how many Crystal tiles must collapse", "VF-63.3"),
    ("thief", "how much the Thief must stash", "VF-63.4"),
    ("ghoul", "how much Fury the Ghoul needs, or how tough the Vile Ghoul's target is", "VF-56.1"),
    ("ghost", "how many Artifacts the Ghost must lock, or Crystal tiles the Cave Ghost needs", "VF-59.1"),
)


def why_not(names: str) -> str:
    """Why a set of roles is not among the choices.

    Roles in another order are refused rather than put in order: they are named seat by seat, like bots and people, and
    whoever wrote `thief,knight` to be the Thief on seat A would find herself the Knight.
    """
    roles = names.split(",")
    why = refusal(roles)
    if why:
        return why
    in_order = ",".join(sorted(roles, key=t.ROLE_NAMES.index))
    return f"the order is {in_order}, that of the turns (VF-11.1); the first of them is seat A"


OPTIONS = (
    Option(
        "roles",
        "who plays, seat by seat in turn order; `usual`: the usual roles for that many seats",
        default="usual",
        kind="roles",
        choices=("usual", *ROLES),
        clause="VF-11.1",
        roles=t.ROLE_NAMES[:-1],
        why_not=why_not,
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
        "hunter",
        "who must kill the Unicorn instead of winning otherwise, if all agree; with one player always that one",
        default="none",
        kind="choice",
        choices=HUNTERS,
        clause="VF-62.11a",
    ),
    Option(
        "nightmare_difficulty",
        "how much Radiance the Nightmare Unicorn needs",
        default="standard",
        kind="choice",
        choices=t.DIFFICULTIES,
        clause="VF-25.7c",
        roles=("nightmare",),
    ),
    Option(
        "knight_difficulty",
        "how tough the Knight's target is, or how many Crystals she needs",
        default="standard",
        kind="choice",
        choices=t.DIFFICULTIES,
        clause="VF-12.9",
        roles=("knight",),
    ),
    *[
        Option(
            f"{name}_difficulty",
            words,
            default="standard",
            kind="choice",
            choices=t.DIFFICULTIES,
            clause=clause,
            roles=(name, *[role for role, levels in LEVEL_OF.items() if levels == name]),
        )
        for name, words, clause in LEVEL_HELP
    ],
    Option(
        "short_goals",
        "the lower of two goals that players may agree on: Knight and Thief, Vile Ghoul and Thief, Goblins and Ghost",
        default=False,
        clause="VF-61.12",
        roles=("thief", "ghost"),
    ),
    Option(
        "infestation",
        "the line of Goblin Infestation that the Knight plays with; `usual`: what her variant says",
        default="usual",
        kind="choice",
        choices=INFESTATIONS,
        clause="VF-31.2",
        roles=("knight", "ghost"),  # who possesses a Knight whom nobody plays (VF-59.8)
    ),
    Option(
        "simple_teleport",
        "Unicorn cards are read from the player's seat, not along the facing",
        default=False,
        clause="VF-24.1",
        roles=("nightmare",),
    ),
    Option(
        "seat_direction",
        "the direction that points away from the Nightmare Unicorn's seat",
        default="N",
        kind="choice",
        choices=t.WAY_NAMES,
        clause="VF-24.2",
        roles=("nightmare",),
    ),
    Option(
        "switching",
        "if he wants to be, the Nightmare Unicorn is asked at the end of his actions how cards are read from now on",
        default=True,
        for_bots=False,
        clause="VF-24.3",
        roles=("nightmare",),
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
    Option(
        "crowded_house",
        "with four or more and no Cave one tile a turn, with six or more a Cave that collects Omens sooner",
        default=False,
        clause="VF-64.1",
    ),
    Option(
        "slow_collapse",
        "with four or more and no Cave only one tile a turn is removed in the Collapse",
        default=False,
        clause="VF-64.2",
    ),
    Option(
        "ghoul_names_symbol",
        "when the Ghoul skitters it names the symbol, and its opponent the tile",
        default=False,
        clause="VF-64.3",
        roles=GHOULS,
    ),
    Option(
        "fully_focused",
        "with her Artifacts locked the Ghost must end a turn on a Ghost tile before she escapes",
        default=False,
        clause="VF-64.4",
        roles=("ghost",),
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
    shadow = t.SHADOW_LEVELS.index(str(options["shadow"]))
    roles = read_roles(str(options["roles"]), seats, shadow > 0)
    hunter = read_hunter(str(options["hunter"]), roles, shadow > 0)
    difficulty = {role: str(options[f"{level_option(role)}_difficulty"]) for role in roles}
    if shadow and seats == 1:  # VF-39.3
        difficulty = dict.fromkeys(roles, "standard")
    set_roles(terms, roles, shadow)
    set_upgrades(terms)
    deal_cards(terms, words_for(roles, shadow > 0))
    set_conditions(terms)
    set_levels(terms, difficulty, bool(options["short_goals"]))
    set_hunter(terms, hunter)
    set_infestation(terms, str(options["infestation"]))
    set_possessions(terms, terms.levels["ghost", difficulty.get(t.GHOST, "standard")]["ghost_card"] > 0)
    terms.kept = kept_records([*roles, *terms.ghost.cards])
    set_modules(terms, options)
    terms.simple = bool(options["simple_teleport"])
    terms.simple_way = t.WAY_NAMES.index(str(options["seat_direction"]))
    terms.switching = bool(options["switching"])
    terms.terrain = bool(options["terrain"])
    terms.set_aside = int(options["set_aside"])
    if terms.set_aside == 1:
        raise SetupError("option set_aside is 0, or a number from 2 to 4, not 1")
    terms.row = row_of_terms(terms)
    return terms


def level_option(role: int) -> str:
    name = t.ROLE_NAMES[role]
    return LEVEL_OF.get(name, name)


def set_roles(terms: Terms, roles: list[int], shadow: int) -> None:
    """VF-11.1, VF-11.2, VF-34.1, VF-4.1 Who plays, and what kind of game that makes."""
    terms.role_of = roles
    for seat, role in enumerate(roles):
        terms.seat_of[role] = seat
    terms.cave_seat = max(terms.seat_of[t.CAVE], terms.seat_of[t.CAVE_GHOST])
    terms.shadow_level = shadow
    terms.has_events = t.KNIGHT in roles
    terms.alone = len(roles) == 1 and not shadow
    terms.knight.quests = list(range(k.QUESTS))
    if t.THIEF in roles:
        terms.supply[t.TREASURES] = terms.thief.treasures


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


def set_infestation(terms: Terms, line: str) -> None:
    """VF-31.2, VF-34.9b What her variant says, if nothing else was agreed."""
    if line != "usual":
        terms.knight.line = (k.LINE_A, k.LINE_B, k.LINE_C)["ABC".index(line)]
    elif terms.shadow_level and terms.role_of == [t.KNIGHT]:
        terms.knight.line = k.LINE_C


def set_modules(terms: Terms, options: Mapping[str, OptionValue]) -> None:
    """Section 64"""
    many = len(terms.role_of) > 3 and terms.cave_seat == t.EMPTY
    if options["crowded_house"]:
        terms.one_tile = terms.one_tile or many
        terms.crowded = len(terms.role_of) > 5 and terms.cave_seat != t.EMPTY
    terms.slow_collapse = bool(options["slow_collapse"]) and many
    terms.ghoul.names_symbol = bool(options["ghoul_names_symbol"])
    terms.ghost.focused = bool(options["fully_focused"])
    if terms.ghost.focused and t.GHOST in terms.role_of and options["ghost_difficulty"] == "expert":
        raise SetupError("option fully_focused: not with the Wraith, the Ghost's expert level (VF-64.4)")
