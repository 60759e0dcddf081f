"""Sections 61 to 63: what a set of roles makes of the game: Variant cards, victory conditions, levels.

The letters of a base game are K the Knight, G the Goblins or Vile Ghoul, D the Dragon or Nightmare Unicorn, C the Cave
or Cave Ghost, T the Thief. The Ghoul and the Ghost are added to what the others play.
"""

from __future__ import annotations

from typing import Final

from monoceros.games.vast import tables as t
from monoceros.games.vast import tables_knight as k
from monoceros.games.vast.tables import Terms

LETTERS: Final = {
    t.KNIGHT: "K",
    t.GOBLINS: "G",
    t.VILE_GHOUL: "G",
    t.DRAGON: "D",
    t.NIGHTMARE: "D",
    t.CAVE: "C",
    t.CAVE_GHOST: "C",
    t.THIEF: "T",
}
# What the cards of a variant do: Flare for a letter, Past Plunder for one, Infestation by its line, Ash Dragon, Hunger
# cubes that start awake, and who wins if an Ambush kills the Knight.
VARIANTS: Final = {
    "KGDCT": "",  # VF-61.1
    "KGDC": "",  # VF-61.2
    "KGD": "plunder D",  # VF-61.4
    "KGC": "flare K",  # VF-61.5
    "KDC": "line A, woken",  # VF-61.6
    "GDC": "ash",  # VF-61.7
    "KG": "plunder G",  # VF-61.9
    "KD": "line A, plunder D, woken, ambush D",  # VF-61.10
    "KC": "flare K, line B, ambush C, fewer quests",  # VF-61.11
    "GD": "ash, plunder G",  # VF-61.13
    "GC": "flare G",  # VF-61.14a
    "DC": "woken",  # VF-61.15a
    "KT": "line C, flare T, ambush T",  # VF-61.12
    "GT": "flare G, flare T",  # VF-61.14b
    "DT": "ash, flare T",  # VF-61.15b
    "CT": "flare T, optional treasure",  # VF-61.15c
    "K": "fewer quests",  # VF-61.16a
    "G": "flare G",  # VF-61.16b
    "D": "",  # VF-61.16c
    "T": "flare T",  # VF-61.16d
    "C": "",
    "": "",
}
WITH_GHOUL: Final = {  # VF-61.18: with one other
    "K": "line A, plunder ghoul",
    "G": "flare G, flare ghoul, plunder ghoul",
    "D": "ash, plunder ghoul",
    "C": "flare ghoul",
    "T": "flare T, flare ghoul",
}
LEVELS: Final = {"easiest": 0, "easy": 0, "standard": 1, "hard": 2, "expert": 2}  # of solo games: easy, medium, hard
SOLO_WOKEN: Final = (4, 2, 0)  # VF-61.16c
SOLO_FURY: Final = (7, 8, 9)  # VF-61.19
SOLO_CRYSTALS: Final = (5, 6, 7)  # VF-61.19, VF-61.20d
SOLO_LINES: Final = ("A", "B", "C")  # VF-32.1
GHOUL_AND_CAVE: Final = 6  # VF-61.18d, VF-61.20b Crystals
MOST_FURY: Final = 14  # VF-56.1


def letters_of(roles: list[int]) -> str:
    """The base game that these roles play."""
    return "".join([letter for letter in "KGDCT" if letter in {LETTERS.get(role) for role in roles}])


def words_for(roles: list[int], shadow: bool) -> list[str]:
    """VF-61.3, VF-61.8, VF-61.17, VF-61.18, VF-61.21 The words of VARIANTS for these roles."""
    letters = letters_of(roles)
    core = letters.replace("T", "")
    others = [role for role in roles if role != t.GHOST]
    if t.GHOUL in roles and len(others) == 2 and letters:
        found = WITH_GHOUL[letters]
    elif "T" in letters and len(core) == 2:
        found = f"{VARIANTS[core]}, flare T, optional treasure, all quests"
    elif "T" in letters and len(core) > 2:
        found = VARIANTS[core]
    else:
        found = VARIANTS[letters]
    words = [word for word in found.split(", ") if word]
    if "all quests" in words:
        words = [word for word in words if word not in ("plunder D", "plunder G", "fewer quests")]
    if t.GHOUL in roles:
        words = [*ghoul_words(words, len(others), "C" in letters)]
    if t.GHOST in roles and len(others) > 1:
        words = [*ghost_words(words, len(others), "C" in letters)]
    if t.VILE_GHOUL in roles:
        words = [word for word in words if word != "woken"] + ["line A"] * ("K" in letters)
    if t.NIGHTMARE in roles:
        words = [word for word in words if word != "woken"]
        if t.DRAGON in roles and len(others) == 2:
            words = []  # VF-62.6
    if shadow and len(roles) == 1:
        words = [word for word in words if word != "fewer quests"]  # VF-34.10
    return words


def ghoul_words(words: list[str], others: int, cave: bool) -> list[str]:
    """VF-61.17a, VF-61.17b `others` counts the Ghoul, but not the Ghost."""
    if others > 3 and not cave:
        return [word for word in words if not word.startswith("plunder")] + ["plunder ghoul", "one tile"]
    if others == 3:
        moved = ["plunder ghoul" if word.startswith("plunder") else word for word in words if word != "woken"]
        return [*moved, "flare ghoul"]
    return words if others != 1 else [*words, "flare ghoul"]


def ghost_words(words: list[str], others: int, cave: bool) -> list[str]:
    """VF-61.21a, VF-61.21b"""
    if others > 2 and not cave:
        return [word for word in words if not word.startswith("plunder")] + ["plunder ghost", "one tile"]
    if others == 2:
        return ["plunder ghost" if word.startswith("plunder") else word for word in words]
    return words


# -- the cards ---


def seat_for(terms: Terms, who: str) -> int:
    """The seat of a letter, of the Ghoul or of the Ghost: the Dragon's before the Nightmare Unicorn's."""
    if who in ("ghoul", "ghost"):
        return terms.seat_of[t.GHOUL if who == "ghoul" else t.GHOST]
    return next(seat for seat, role in enumerate(terms.role_of) if LETTERS.get(role) == who)


def deal_cards(terms: Terms, words: list[str]) -> None:
    """T22, VF-62.1 to VF-62.4 Who has which Variant card."""
    for word in words:
        card, _, who = word.partition(" ")
        if card == "flare":
            terms.flares |= 1 << terms.role_of[seat_for(terms, who)]
        elif card == "plunder":
            terms.plunder = seat_for(terms, who)
        elif card == "ambush":
            terms.ambush_wins |= 1 << seat_for(terms, who)
        elif card == "line":
            terms.knight.line = (k.LINE_A, k.LINE_B, k.LINE_C)["ABC".index(who)]
    terms.one_tile = "one tile" in words
    terms.cave.optional_treasure = "optional treasure" in words
    if "fewer quests" in words:
        terms.knight.quests = [quest for quest in range(k.QUESTS) if quest not in (k.DARING, k.EAGLE_EYED)]
    if "woken" in words:
        terms.dragon.woken = 2
    if "ash" in words:
        terms.ash = True  # VF-62.2 with a Nightmare Unicorn and no Dragon, a cube of his


# -- victory conditions ---


def set_conditions(terms: Terms) -> None:
    """VF-26.1, VF-40.1, VF-58.2, VF-61, VF-62.8 Whom each role has to kill, or how many Crystals it has to smash."""
    roles = terms.role_of
    prey = t.DRAGON if t.DRAGON in roles else t.NIGHTMARE if t.NIGHTMARE in roles else t.EMPTY
    if t.KNIGHT in roles:
        terms.target[t.KNIGHT] = prey
    for role in (t.GOBLINS, t.VILE_GHOUL):
        if role in roles:
            terms.target[role] = t.KNIGHT if t.KNIGHT in roles else prey
            if terms.target[role] == t.EMPTY and (role == t.VILE_GHOUL or t.GHOUL in roles):
                terms.escapes |= 1 << role  # VF-58.2, VF-61.18b
    if t.THIEF in roles and t.NIGHTMARE in roles and letters_of(roles) in ("DT", "DCT") and t.DRAGON not in roles:
        terms.target[t.THIEF] = t.NIGHTMARE
    if t.GHOUL in roles and len([role for role in roles if role != t.GHOST]) == 2:  # VF-61.18a, VF-61.18c
        for victim in (t.KNIGHT, t.DRAGON, t.NIGHTMARE):
            if victim in roles:
                terms.death_wins[victim] = 1 << terms.seat_of[t.GHOUL]
    for seat, role in enumerate(roles):
        if terms.target[role] == t.NIGHTMARE:
            terms.hunter = seat


def set_hunter(terms: Terms, role: int) -> None:
    """VF-34.2, VF-34.3, VF-62.5, VF-62.7, VF-62.11a One role's condition becomes killing the Unicorn."""
    if role == t.EMPTY:
        return
    seat = terms.hunter = terms.seat_of[role]
    terms.ambush_wins &= ~(1 << seat)
    terms.death_wins = [wins & ~(1 << seat) for wins in terms.death_wins]
    terms.target[role] = t.EMPTY if terms.shadow_level else t.NIGHTMARE
    terms.crystal_goal[role] = 0
    terms.escapes &= ~(1 << role)
    if role == t.THIEF:
        terms.thief.goal = 0
    elif role in (t.GHOUL, t.VILE_GHOUL):
        terms.ghoul.fury_goal = 0
    if role == t.DRAGON or (terms.shadow_level and role != t.GOBLINS):
        terms.escapes |= 1 << role


# -- levels (section 63, T24) ---


def set_levels(terms: Terms, difficulty: dict[int, str], short: bool) -> None:
    """VF-12.9, VF-25.7, VF-63.1, VF-63.2 What the level of each role makes of its goal and of its prey."""
    for role in terms.role_of:
        level = terms.levels[t.ROLE_NAMES[role], difficulty[role]]
        if role == t.NIGHTMARE:
            terms.radiance_goal = level["radiance"]
        elif role == t.KNIGHT:
            hunt(terms, role, level)
            terms.knight.goal = terms.crystal_goal[role] = 0 if terms.target[role] != t.EMPTY else level["crystals"]
            terms.knight.smash = level["smash"]
        elif role == t.GOBLINS:
            hunt(terms, role, {**terms.levels["knight", difficulty[role]], **{"knight": level["knight"]}})
        elif role == t.VILE_GHOUL:
            hunt(terms, role, level)
            terms.ghoul.dice = level["dice"]
        elif role == t.DRAGON:
            terms.dragon.goal, terms.dragon.shrieks = level["wakefulness"], level["shrieks"]
        elif role == t.THIEF:
            terms.thief.goal, terms.thief.bare = level["stash"], level["bare"]
        elif role == t.GHOUL:
            terms.ghoul.fury_goal = min(level["fury"] + len(terms.role_of), MOST_FURY)
            terms.ghoul.dice = level["dice"]
        elif role == t.GHOST:
            terms.ghost.goal = level["artifacts"]
        else:
            terms.collapse_at, terms.cave.hatred = level["tiles"], level["hatred"]
            terms.cave.without, terms.cave.without_ghost = level["without"], level["without_ghost"]
    set_agreed(terms, short)
    if len(terms.role_of) == 1 or (len(terms.role_of) == 2 and t.GHOST in terms.role_of):
        set_solo(terms, LEVELS[difficulty[terms.role_of[0]]])


def hunt(terms: Terms, role: int, level: dict[str, int]) -> None:
    """The Health of whoever has to be killed, or the Crystals that have to be smashed."""
    prey = terms.target[role]
    if prey == t.KNIGHT:
        terms.knight.health = level["knight"]
    elif prey == t.DRAGON:
        terms.dragon.health = level["health"]
    elif prey == t.NIGHTMARE:
        terms.unicorn_health = level["health"]
    else:
        terms.crystal_goal[role] = level["crystals"]


def set_agreed(terms: Terms, short: bool) -> None:
    """VF-61.12, VF-61.18d, VF-61.20b, VF-61.20c, VF-61.21d Goals that depend on who else plays."""
    roles = terms.role_of
    letters = letters_of(roles)
    vile = t.VILE_GHOUL in roles
    if letters == "KT" or (vile and letters in ("GT", "GCT")):
        terms.thief.goal = 5 if short else max(terms.thief.goal, 6)
    if letters == "KT":
        terms.knight.goal = terms.crystal_goal[t.KNIGHT] = terms.thief.goal
    if vile and letters == "GC":
        terms.crystal_goal[t.VILE_GHOUL] += 1
    if vile and letters in ("GT", "GCT"):
        terms.crystal_goal[t.VILE_GHOUL] = terms.thief.goal + 1
    if roles == [t.CAVE, t.GHOUL]:
        terms.crystal_goal[t.GHOUL] = GHOUL_AND_CAVE
    if roles == [t.GOBLINS, t.GHOST]:
        terms.crystal_goal[t.GOBLINS] = 4 if short else 5
        terms.ghost.goal = terms.crystal_goal[t.GOBLINS] + 1


def set_solo(terms: Terms, level: int) -> None:
    """VF-61.16, VF-61.19, VF-61.20d, VF-61.22 The numbers of solo games: easy, medium, hard."""
    role = terms.role_of[0]
    if role == t.KNIGHT:
        terms.knight.line = (k.LINE_A, k.LINE_B, k.LINE_C)[level]
    elif role == t.DRAGON and not terms.shadow_level:  # VF-39.4
        terms.dragon.woken = SOLO_WOKEN[level]
    elif role == t.GHOUL:
        terms.ghoul.fury_goal = SOLO_FURY[level]
        terms.crystal_goal[role] = SOLO_CRYSTALS[level]
    elif role == t.VILE_GHOUL:
        terms.crystal_goal[role] = SOLO_CRYSTALS[level]
    elif role == t.GHOST and level:
        terms.ghost.random_cards = 3
        terms.ghost.tile_losses = 3 - level


# -- the Ghost's cards (VF-59.2, VF-59.8, VF-60.1) ---

STRANGERS: Final = (t.KNIGHT, t.GOBLINS, t.DRAGON, t.CAVE, t.THIEF, t.GHOUL)  # one card for each place in turn order


def set_possessions(terms: Terms, own_card: bool) -> None:
    """The roles whose cards she has: those in play, or, with one other player or none, one for each place."""
    roles = terms.role_of
    if t.GHOST not in roles and t.CAVE_GHOST not in roles:
        return
    others = [role for role in roles if role not in (t.GHOST, t.CAVE_GHOST)]
    if t.GHOST in roles and len(others) < 2:
        terms.ghost.strangers = True
        taken = {place_of(role) for role in others}
        others = [role for role in STRANGERS if place_of(role) not in taken]
        if t.VILE_GHOUL in roles:  # the Ghoul's piece and cards are in use
            others.remove(t.GHOUL)
    terms.ghost.cards = sorted([*others, *([t.GHOST] if t.GHOST in roles and own_card else [])])


def place_of(role: int) -> int:
    """VF-11.1 The place in turn order."""
    return {t.VILE_GHOUL: 1, t.GOBLINS: 1, t.DRAGON: 2, t.NIGHTMARE: 2, t.CAVE_GHOST: 3, t.CAVE: 3}.get(
        role, role + 100
    )
