"""What everybody knows of the Thief, as numbers. What he has seen under Dark tiles is told with the tiles."""

from __future__ import annotations

from typing import Final

from monoceros.engine.encoder import Part, Row, one, put_each, put_mask, put_which
from monoceros.games.vast import tables_thief as f
from monoceros.games.vast.encoder_parts import numbers_in
from monoceros.games.vast.facts_thief import burden, stat_of, stealth, steps_left, thief_movement, thievery, token_value
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import ROLE_NAMES, ROLES


def encode_thief(out: Row, s: State) -> None:
    """VF-11.4"""
    thief, tables = s.thief, s.terms.thief
    put_which(out, thief.assigned)
    put_each(out, [token_value(s, token) for token in range(f.TOKENS)])
    put_each(out, [thief_movement(s), stealth(s), stat_of(s, f.STEALTH), thievery(s), steps_left(s)])
    put_each(out, [thief.cubes, thief.carried, burden(s), thief.stashed, tables.goal, tables.bare])
    put_each(out, [thief.loot, thief.hexed, thief.rolled, len(thief.tried), thief.turns])
    put_each(out, [int(thief.looked), int(thief.rerolled)])
    put_mask(out, thief.upgrades, f.UPGRADES)
    put_mask(out, thief.targeted, ROLES)


def thief_parts() -> list[Part]:
    return [
        Part("Thief: Stat token on", list(f.STAT_IDS), "which", f.TOKENS),
        Part("Thief: value of", [f"Stat token {token + 1}" for token in range(f.TOKENS)]),
        one("Thief: Movement"),
        one("Thief: Stealth"),
        one("Thief: Stealth if he carried nothing"),
        one("Thief: Thievery"),
        one("Thief: steps left"),
        one("Thief: Action cubes"),
        one("Thief: Treasures carried"),
        one("Thief: tokens carried"),
        one("Thief: tokens stashed"),
        one("Thief: tokens to stash"),
        one("Thief: of them without an upgrade"),
        one("Thief: Loot Drop Level"),
        one("Thief: Stealth that Hex takes"),
        one("Thief: Action die"),
        one("Thief: Vaults tried"),
        one("Thief: turns"),
        one("Thief: has looked under a tile", "flag"),
        one("Thief: has rolled again", "flag"),
        Part("Thief: upgrade", list(f.UPGRADE_IDS), "flag"),
        Part("Thief: has robbed or stabbed", list(ROLE_NAMES), "flag"),
    ]


THIEF_NUMBERS: Final = numbers_in(thief_parts())
