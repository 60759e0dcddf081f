"""VF-29.3, VF-29.4, VF-47.9: the Knight and the Dragon come to blows."""

from __future__ import annotations

from monoceros.engine.core import choose
from monoceros.engine.lowering import rule
from monoceros.games.vast.effects_knight import use_up_javelin
from monoceros.games.vast.facts import owner
from monoceros.games.vast.facts_dragon import dragon_armor
from monoceros.games.vast.facts_knight import attack_strength
from monoceros.games.vast.picks_knight import ATTACK, PASS
from monoceros.games.vast.rules import dragon_die, dragon_harm
from monoceros.games.vast.state import State
from monoceros.games.vast.tables import DIE_CENTRE, KNIGHT


@rule
async def dragon_enters(s: State) -> None:
    """VF-47.9 The surfaced Dragon comes to her: if she is strong enough she may attack him."""
    if attack_strength(s) >= dragon_armor(s):
        name: str = await choose(owner(s, KNIGHT), "strike_dragon", (ATTACK, PASS))
        if name == ATTACK:
            strength = attack_strength(s)
            use_up_javelin(s)
            if s.telling:
                s.emit("attacks", strength, dragon_armor(s))
            await strike(s, strength)


@rule
async def strike(s: State, strength: int) -> bool:
    """VF-29.3 Greater Strength than his Armor hits, equal Strength if the die affects the centre; a hit is 1 Health."""
    armor = dragon_armor(s)
    hits = strength > armor
    if strength == armor:
        face: int = await dragon_die.roll(s)
        hits = DIE_CENTRE[face] == 1
    if hits:
        await dragon_harm.hit(s, 1)
    return hits
