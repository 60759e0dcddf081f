"""What a battle has to remember: the places in `State.fight`, a flat list."""

from __future__ import annotations

from typing import Final

PHASE: Final = 0
KNIGHT: Final = 1  # who fights for the kingdom
SPACE: Final = 2
ATTACKING: Final = 3  # 1: the kingdom unit attacks, 0: it is attacked
FOE: Final = 4  # the enemy's character, or EMPTY
ARMY: Final = 5  # its tokens when the battle begins
MIGHT: Final = 6  # its character's combat power
EXTRA: Final = 7  # dice from cards and powers of the window before the roll
HITS: Final = 8  # dice that are not assigned
MISSES: Final = 9
LOSSES: Final = 10
ARMY_HITS: Final = 11  # dice on tokens
ARMY_MISSES: Final = 12
ARMY_LOSSES: Final = 13
FOE_HITS: Final = 14  # dice on the character
FOE_MISSES: Final = 15
FOE_LOSSES: Final = 16
SHIELD: Final = 17  # damage that cards take away
DAMAGE: Final = 18  # that the owner splits
USED: Final = 19  # powers used in this battle, as bits
FIELDS: Final = 20

NO_BATTLE: Final = 0  # phases
BEFORE_ROLL: Final = 1
AFTER_ROLL: Final = 2
APPLYING: Final = 3
TAKING: Final = 4
WITHDRAWING: Final = 5
PRINCESS_BATTLE: Final = 6
PHASE_NAMES: Final = ("none", "before_roll", "after_roll", "apply", "damage", "withdraw", "princess")
