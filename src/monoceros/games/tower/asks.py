"""Every question of the game: its clause, its words, and its answers: things on the table, or a few words."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, question, word
from monoceros.engine.questions import Questions
from monoceros.games.tower import tables as t
from monoceros.games.tower.facts import bases_in, palace_toughness
from monoceros.games.tower.names import (
    ROMAN,
    ability_words,
    base_at,
    base_on,
    base_words,
    group_name,
    mine,
    place,
    short_place,
    special_name,
    troop_name,
    who,
    words_of,
)
from monoceros.games.tower.picks import (
    ATTACK,
    BASE,
    BUILD,
    CARD,
    CARD_OF,
    DONE,
    END,
    GROUP_OF,
    PALACE_ITSELF,
    PASS,
    PILES,
    PLAY,
    SPECIAL_TROOP,
    TROOP,
    space_of,
)
from monoceros.games.tower.scene_ids import hand_id, pile_id, place_id, plate_id, specials_of, territory_id
from monoceros.games.tower.state import Seen
from monoceros.games.tower.strength import combat_ahead
from monoceros.games.tower.tables import ARMY_WORDS, EMPTY, FIRST_BASE, PALACE, SLOT_OF, SPACES, TERRITORIES

# -- the things that answers name ---


def enemy(view: Seen) -> int:
    return 1 - mine(view)


def led_by(pick: Pick, view: Seen, what: str) -> str:
    """The name of an army that may be led, or what is said of it."""
    return next((str(army[what]) for army in view.terms.lexicon if army["word"] == pick), "")


def in_hand(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (hand_id(mine(view), CARD_OF[pick]),)


def card(pick: Pick, view: Seen, what: str = "name") -> str:
    """A card of the own army by its pick: ("ability", slot), ("base", kind)."""
    words = ability_words if pick[0] == "ability" else base_words
    return str(words(view, mine(view), pick[1])[what])


def building(pick: Pick, view: Seen) -> str:
    at = space_of(pick)
    over = f", over {base_on(view, mine(view), at)}" if view.bases[mine(view) * SPACES + at] >= 0 else ""
    return f"{base_words(view, mine(view), pick[1])['name']} on {place(at)}{over}"


def building_site(pick: Pick, view: Seen) -> tuple[str, ...]:
    return hand_id(mine(view), FIRST_BASE + SLOT_OF[pick[1]]), place_id(view, mine(view), space_of(pick))


def ability(pick: Pick, view: Seen, what: str = "name") -> str:
    return str(ability_words(view, mine(view), pick[1])[what])


def attack(pick: Pick, view: Seen) -> str:
    group = GROUP_OF[pick[1]]
    name = f"the {special_name(view, mine(view))} group" if group == PALACE else group_name(view, mine(view), group)
    return f"{name} against territory {ROMAN[pick[2] - 1]}"


def attack_on_button(pick: Pick, view: Seen) -> str:
    group = GROUP_OF[pick[1]]
    return f"{special_name(view, mine(view)) if group == PALACE else ROMAN[group]} → {ROMAN[pick[2] - 1]}"


def attack_sites(pick: Pick, view: Seen) -> tuple[str, ...]:
    return territory_id(mine(view), GROUP_OF[pick[1]]), territory_id(enemy(view), pick[2] - 1)


def about_attack(pick: Pick, view: Seen) -> str:
    """Who stands against whom."""
    attackers = fighters(view, mine(view), GROUP_OF[pick[1]])
    return f"{attackers} against {fighters(view, enemy(view), pick[2] - 1, walls=True)}"


def fighters(view: Seen, seat: int, group: int, *, walls: bool = False) -> str:
    """`2 Elves, 1 Troll`, with the bases behind them: `2 Elves, 3 bases`; `nobody`."""
    if group == PALACE:
        return f"{view.specials[seat]} {special_name(view, seat)}"
    found = []
    for at in range(group * 3, group * 3 + 3):
        number, base = view.troops[seat * SPACES + at], base_at(view, seat, at)
        if number:
            found.append(f"{number} {base['troop' if number == 1 else 'troops']}")
    bases = bases_in(view, seat, group)
    if walls and bases:
        found.append(f"{bases} base{'s' * (bases > 1)}")
    return ", ".join(found) or "nobody"


def troop_on(view: Seen, seat: int, at: int) -> str:
    return troop_name(view, seat, view.bases[seat * SPACES + at])


def own_space(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (place_id(view, mine(view), space_of(pick)),)


def enemy_space(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (place_id(view, enemy(view), space_of(pick)),)


def on_space(pick: Pick, name: str) -> str:
    return f"{name} on {place(space_of(pick))}"


def on_button(pick: Pick, name: str) -> str:
    return f"{name} {short_place(space_of(pick))}"


ARMIES = Things(
    ARMY_WORDS,
    lambda pick, view: led_by(pick, view, "name") or str(pick),
    about=lambda pick, view: led_by(pick, view, "text"),
)
OWN_PILES = Things(
    PILES,
    lambda pick, view: "an ability card" if pick == "ability" else "a base card",
    lambda pick, view: (pile_id(mine(view), pick),),
    brief=lambda pick, view: f"{pick.capitalize()} card",
)
HAND = Things(
    CARD,
    lambda pick, view: f"{card(pick, view)} ({pick[0]})",
    in_hand,
    lambda pick, view: card(pick, view, "text"),
    card,
)
BUILDINGS = Things(
    tuple([pick for kind in BUILD for pick in kind]),
    building,
    building_site,
    lambda pick, view: str(base_words(view, mine(view), pick[1])["text"]),
    lambda pick, view: f"{base_words(view, mine(view), pick[1])['name']} → {short_place(space_of(pick))}",
)
ABILITIES = Things(
    PLAY,
    ability,
    lambda pick, view: (hand_id(mine(view), SLOT_OF[pick[1]]),),
    lambda pick, view: ability(pick, view, "text"),
    ability,
)
ATTACKS = Things(
    tuple([pick for group in ATTACK for pick in group]), attack, attack_sites, about_attack, attack_on_button
)
THE_PALACE = Things(
    (PALACE_ITSELF,),
    lambda pick, view: "palace",
    lambda pick, view: (plate_id(enemy(view)),),
    brief=lambda pick, view: "Palace",
)
THEIR_TROOPS = Things(
    TROOP,
    lambda pick, view: on_space(pick, troop_on(view, enemy(view), space_of(pick))),
    enemy_space,
    brief=lambda pick, view: on_button(pick, troop_on(view, enemy(view), space_of(pick))),
)
THEIR_SPECIALS = Things(
    (SPECIAL_TROOP,),
    lambda pick, view: special_name(view, enemy(view)),
    lambda pick, view: specials_of(view, enemy(view)),
    brief=lambda pick, view: special_name(view, enemy(view)),
)
THEIR_BASES = Things(
    BASE,
    lambda pick, view: on_space(pick, base_on(view, enemy(view), space_of(pick))),
    enemy_space,
    brief=lambda pick, view: on_button(pick, base_on(view, enemy(view), space_of(pick))),
)
OWN_BASES = Things(
    BASE,
    lambda pick, view: f"{base_on(view, mine(view), space_of(pick))} of {place(space_of(pick))}",
    own_space,
    brief=lambda pick, view: on_button(pick, base_on(view, mine(view), space_of(pick))),
)
OWN_TROOPS = Things(
    TROOP,
    lambda pick, view: on_space(pick, troop_on(view, mine(view), space_of(pick))),
    own_space,
    brief=lambda pick, view: on_button(pick, troop_on(view, mine(view), space_of(pick))),
)
OWN_TERRITORIES = Things(
    tuple(range(1, TERRITORIES + 1)),
    lambda pick, view: f"Territory {ROMAN[pick - 1]}",
    lambda pick, view: (territory_id(mine(view), pick - 1),),
)


# -- words of the moment ---


def draw_why(view: Seen) -> str:
    if not view.turn:
        return "You start with five cards, each from the pile of your choice."
    if view.step == t.TURN_END:
        return "One card for each of your troops that your ability names, from either pile."
    return "Each side draws two cards, one after the other, from either pile."


def build_why(view: Seen) -> str:
    if view.turn:
        return "A new base may cover an old one: that is discarded, and its troops are gone."
    return "Bases recruit a troop in every Renewal. What you keep in your hand can be built then."


def build_clause(pick: Pick, view: Seen) -> str:
    return "AT-6.9" if view.turn else "AT-4.4"


def renew_why(view: Seen) -> str:
    return f"A Renewal is for {who(enemy(view))} too: both recruit, draw two cards and may build."


def window_prompt(view: Seen) -> str:
    if view.attack_group != EMPTY:
        return "Play an ability before the fight, or pass?"
    return "Play an ability, or pass?"


def window_why(view: Seen) -> str:
    """What comes after the window."""
    both = f"When you and {who(enemy(view))} both pass,"
    mover = "you" if view.active == mine(view) else who(enemy(view))
    if view.step == t.TURN_END:
        return f"{both} the turn ends."
    if view.step == t.ONWARD:
        return f"{both} the fight at the palace begins."
    if view.step == t.DECLARED:
        return f"{both} the fight begins." if combat_ahead(view) else f"{both} {mover} may go on to the palace."
    return f"{both} {mover} may attack."


def go_on_why(view: Seen) -> str:
    palace = words_of(view, enemy(view))["palace_power"]
    return f"The palace strikes with {palace} and falls with damage of {palace_toughness(view, enemy(view))}."


def assign_prompt(view: Seen) -> str:
    left = 0 if view.combat is None else view.combat.left
    return f"You have {left} damage to assign. Where does it go?"


# -- the questions ---

# The order of questions and of their answers is the order of code numbers: never change it within a version.
QUESTIONS = Questions(
    (
        question("army", "AT-16.1", ARMIES()).says(
            "Which army do you lead?",
            "{seat} chooses an army.",
            why="Each army has bases, troops and abilities of its own.",
        ),
        question("draw", lambda view: "AT-6.6" if view.turn else "AT-4.3", OWN_PILES("Draw {}")).says(
            "Draw from which pile?", "{seat} draws a card.", why=draw_why
        ),
        question(
            "burn", "AT-15.1", word("burn", "Burn the hand", "Burn"), word("keep", "Keep it", "Keep", harmless=True)
        ).says(
            "Keep this hand, or burn it for five new cards?",
            "{seat} decides whether to keep the first hand.",
            why="A burned hand goes to the discard piles. It can be done three times at most.",
        ),
        question(
            "build",
            lambda view: "AT-6.8" if view.turn else "AT-4.4",
            word(DONE, "Build no more", clause=build_clause, harmless=True),
            BUILDINGS(clause=build_clause),
        ).says(
            lambda view: "Build a base, or go on?" if view.turn else "Play a base to start with, or go on?",
            "{seat} may build.",
            why=build_why,
        ),
        question(
            "renew",
            "AT-5.3",
            word("renew", "Renew: both recruit, draw two and build", "Renew", clause="AT-6.2"),
            word("decline", "Do not renew", clause="AT-5.4"),
        ).says("Renew both sides, or go straight to battle?", "{seat} decides whether to renew.", why=renew_why),
        question("discard", "AT-6.7", HAND("Discard {}")).says(
            "Too many cards: discard one.",
            "{seat} discards down to five cards.",
            why="Nobody keeps more than five cards.",
        ),
        question(
            "window",
            "AT-7.5",
            word(PASS, "Pass", clause="AT-7.5", harmless=True),
            ABILITIES("Play {}", clause=lambda pick, view: ability(pick, view, "clause")),
        ).says(window_prompt, "{seat} may play an ability.", why=window_why, through="pass"),
        question(
            "attack",
            "AT-7.9",
            word(END, "End the battle phase", "End the battle", clause="AT-7.4", harmless=True),
            ATTACKS("Attack with {}", clause="AT-7.10"),
        ).says(
            "Declare an attack, or end the battle phase?",
            "{seat} may attack.",
            why="Each territory may attack once a turn, with all its troops together.",
        ),
        question(
            "go_on",
            "AT-9.1",
            THE_PALACE("Go on to the {}", short="To the palace", clause="AT-9.3"),
            word("stay", "Stay", clause="AT-9.9", harmless=True),
        ).says("The way is clear. Go on to the palace?", "{seat} may go on to the palace.", why=go_on_why),
        question(
            "assign",
            "AT-8.11",
            THEIR_TROOPS("Hit the {}", clause="AT-8.12"),
            THEIR_SPECIALS("Hit the {}", clause="AT-8.12"),
            THEIR_BASES("Hit the {}", clause="AT-8.13"),
            THE_PALACE("Hit the {}", clause="AT-9.4"),
        ).says(
            assign_prompt,
            "{seat} assigns damage.",
            why="A target takes no more than it needs to fall; what is left goes to the next one.",
        ),
        question("recruit", "AT-10.7", OWN_BASES("Recruit on the {}")).says(
            "Recruit a troop on which base?", "{seat} recruits.", why="A base has room for two troops."
        ),
        question("muster", "AT-16.4", OWN_TERRITORIES()).says(
            "Muster in which territory?",
            "{seat} musters.",
            why="Each base there that has no troops recruits one.",
        ),
        question("unbroken", "AT-16.12", OWN_TROOPS("Save the {}")).says(
            "Which of them stands unbroken?",
            "{seat} saves a troop.",
            why="Once in each fight: it stands on, with one point of damage to go.",
        ),
    )
)
