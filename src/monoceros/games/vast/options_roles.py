"""Which roles can be played together (sections 11, 34, 58, 60, 61 and 62), and why others cannot."""

from __future__ import annotations

from itertools import product

from monoceros.engine.game import SetupError
from monoceros.games.vast import tables as t

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
USUAL = {  # by the number of seats
    1: "nightmare",
    2: "knight,nightmare",
    3: "knight,goblins,nightmare",
    4: "knight,goblins,nightmare,cave",
    5: "knight,goblins,nightmare,cave,thief",
    6: "knight,goblins,nightmare,cave,thief,ghoul",
    7: "knight,goblins,nightmare,cave,thief,ghoul,ghost",
}
PAIRS = (  # who cannot be in the same game, and why
    ("goblins", "vile_ghoul", "the Vile Ghoul plays in the Goblins' place (VF-58.1)"),
    ("ghoul", "vile_ghoul", "the Ghoul and the Vile Ghoul are one piece with one set of cards (VF-58.1)"),
    ("cave", "cave_ghost", "the Cave Ghost plays in the Cave's place (VF-60.1)"),
    ("ghost", "cave_ghost", "the Ghost and the Cave Ghost are one piece with one set of cards (VF-60.1)"),
)


def refusal(roles: list[str]) -> str:
    """Why these roles cannot be played together; "" if they can."""
    unknown = [role for role in roles if role not in t.ROLE_NAMES[:-1]]
    if unknown:
        return f"there is no role {unknown[0]!r}: they are {', '.join(t.ROLE_NAMES[:-1])}"
    if len(set(roles)) != len(roles):
        return "nobody can be played twice (VF-11.8)"
    for one, other, why in PAIRS:
        if one in roles and other in roles:
            return why
    if len(roles) > MOST_SEATS:
        return f"at most {MOST_SEATS} can play"
    if roles in (["cave"], ["cave_ghost"]):
        return "the Cave has no solo game (VF-61.16e, VF-60.8)"
    if roles == ["cave", "ghost"]:
        return "with one other player the Ghost joins its solo game, and the Cave has none (VF-61.21c, VF-61.16e)"
    return ""


SETS = [",".join([name for name in names if name]) for names in product(*PLACES)]
ROLES = tuple([names for names in SETS if names and not refusal(names.split(","))])


def read_roles(names: str, seats: int, shadow: bool) -> list[int]:
    """VF-11.1, VF-11.2, VF-11.8, VF-34.8 The roles of a table in turn order, by their numbers."""
    if names == "usual":
        names = USUAL[seats] if not shadow else ",".join(USUAL_WITH_SHADOW[:seats])
    words = names.split(",")
    why = refusal(words)
    if why:
        raise SetupError(f"option roles: {names}: {why}")
    if len(words) != seats:
        raise SetupError(f"option roles: {names} is for {len(words)} players, not {seats}")
    roles = sorted([t.ROLE_NAMES.index(word) for word in words])
    if shadow and t.NIGHTMARE in roles:
        raise SetupError("options roles and shadow: the two Unicorns cannot be in the same game (VF-11.8)")
    return roles


USUAL_WITH_SHADOW = ("knight", "goblins", "dragon", "cave", "thief", "ghoul", "ghost")
CANNOT_HUNT = ("cave", "cave_ghost", "ghost")


def read_hunter(name: str, roles: list[int], shadow: bool) -> int:
    """VF-34.2, VF-34.4, VF-62.5, VF-62.11a, VF-62.18 The role that has to kill the Unicorn; EMPTY if none has to."""
    if len(roles) == 1 and shadow:
        if name != "none" and name != t.ROLE_NAMES[roles[0]]:
            raise SetupError(f"option hunter: {name} does not play")
        return t.EMPTY if roles[0] == t.GHOST else roles[0]
    if name == "none":
        return t.EMPTY
    role = t.ROLE_NAMES.index(name)
    if role not in roles:
        raise SetupError(f"option hunter: {name} does not play")
    if name in CANNOT_HUNT:
        raise SetupError(f"option hunter: {name} has no attack that costs a Unicorn Health (VF-62.18)")
    if role == t.NIGHTMARE:
        raise SetupError("option hunter: the Nightmare Unicorn does not hunt himself")
    if not shadow and not (t.DRAGON in roles and t.NIGHTMARE in roles):
        raise SetupError(
            "option hunter: only the Shadow Unicorn, or the Nightmare Unicorn beside a Dragon, can be somebody's prey "
            "by agreement (VF-62.5, VF-62.11a)"
        )
    return role
