"""Questions of fate (section 8), of battles (sections 9 and 10) and of damage (section 11)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, question, word
from monoceros.engine.questions import Question
from monoceros.games.unicornus import fight as f
from monoceros.games.unicornus.asks_things import FOES, KNIGHTS, SPACES, about_asked, plays, powers, space_of, splits
from monoceros.games.unicornus.battling import army_dice, blow_of, foe_dice, rolls_of
from monoceros.games.unicornus.names import (
    are_many,
    capital,
    dice_id,
    dice_words,
    enemy_id,
    enemy_words,
    foe_name,
    knight_id,
    knight_name,
    place_name,
)
from monoceros.games.unicornus.picks import DIE, GO_ON, LOSSES, LOSSES_AND_MISSES, ROLL, SPACE, STOP
from monoceros.games.unicornus.state import Seen
from monoceros.games.unicornus.tables import EMPTY, RESULT_NAMES

# -- a battle in words ---


def fighter(view: Seen) -> int:
    """The knight of the battle under way."""
    return view.fight[f.KNIGHT]


def battle_words(view: Seen) -> str:
    """`Zyne attacks Lyla with 3 tokens`."""
    fight = view.fight
    verb = "attacks" if fight[f.ATTACKING] else "is attacked by"
    return f"{capital(knight_name(view, fighter(view)))} {verb} {enemy_words(view, fight[f.SPACE])}"


def power_words(view: Seen) -> str:
    """What the enemy unit brings against the dice."""
    fight = view.fight
    return f"The enemy's power is {fight[f.ARMY] + fight[f.MIGHT]}."


def before_prompt(view: Seen) -> str:
    return f"{battle_words(view)} and rolls {fight_dice(view)}. Play something before the roll?"


def fight_dice(view: Seen) -> str:
    number = rolls_of(view)
    return "no dice" if not number else "1 die" if number == 1 else f"{number} dice"


def rolled(view: Seen) -> str:
    return dice_words(view.dice) or "no dice"


def after_prompt(view: Seen) -> str:
    return f"You rolled {rolled(view)}. Change something?"


PLAYS = plays(fighter)
POWERS = powers(fighter)

# -- assigning dice ---


def next_slot(view: Seen) -> str:
    """What the next die goes to: a token as long as there are bare ones."""
    fight = view.fight
    return "a token" if army_dice(view) < fight[f.ARMY] or fight[f.FOE] == EMPTY else foe_name(view, fight[f.FOE])


def assign_prompt(view: Seen) -> str:
    fight = view.fight
    if army_dice(view) < fight[f.ARMY] or fight[f.FOE] == EMPTY:
        return f"Which die goes to the next token? {army_dice(view)} of {fight[f.ARMY]} have one."
    return f"Which die goes to {foe_name(view, fight[f.FOE])}? {foe_dice(view)} of power {fight[f.MIGHT]} are covered."


def left_of(view: Seen, result: str) -> int:
    """Dice that show this and are not assigned."""
    return view.fight[f.HITS + RESULT_NAMES.index(result)]


def assign_label(pick: Pick, view: Seen) -> str:
    return f"{capital(pick)} on {next_slot(view)} ({left_of(view, pick)} left)"


def assign_about(pick: Pick, view: Seen) -> str:
    return {
        "hit": "It covers one point and deals one.",
        "miss": "It covers one point and deals nothing.",
        "loss": "It covers one point and costs you one.",
    }[str(pick)]


def assign_why(view: Seen) -> str:
    return f"As it stands you take {blow_of(view)} damage. Dice that you keep do nothing."


DICE = Things(
    DIE,
    assign_label,
    lambda pick, view: (dice_id(pick),),
    assign_about,
    lambda pick, view: f"{capital(pick)} ({left_of(view, pick)})",
)
NO_MORE = Things(
    (STOP,),
    lambda pick, view: "Assign no more dice",
    about=lambda pick, view: f"You would take {blow_of(view)} damage.",
    brief=lambda pick, view: "Stop",
)

# -- damage ---


def fight_damage(view: Seen) -> tuple[int, int]:
    return fighter(view), view.fight[f.DAMAGE]


def other_damage(view: Seen) -> tuple[int, int]:
    return view.wounded


def damage_prompt(view: Seen) -> str:
    knight, number = fight_damage(view)
    return f"{capital(knight_name(view, knight))} takes {number} damage. How is it split?"


def suffer_prompt(view: Seen) -> str:
    knight, number = other_damage(view)
    return f"{capital(knight_name(view, knight))} suffers {number} damage. How is it split?"


def shield_prompt(view: Seen) -> str:
    return f"You take {view.fight[f.DAMAGE]} damage. Play a card against it?"


# -- battles that wait ---


def battle_label(pick: Pick, view: Seen) -> str:
    space = space_of(pick)
    knight = knight_name(view, view.knight_on[space])
    return f"{capital(knight)} against {enemy_words(view, space)} at {place_name(view, space)}"


def battle_touch(pick: Pick, view: Seen) -> tuple[str, ...]:
    space = space_of(pick)
    return knight_id(view.knight_on[space]), enemy_id(view, space)


def withdraw_prompt(view: Seen) -> str:
    """Of the enemy that attacked, or of a character whose way back is taken."""
    space = view.asked
    if view.fight[f.ATTACKING]:
        return f"Where does {knight_name(view, fighter(view))} withdraw to?"
    return f"Where {'do' if are_many(view, space) else 'does'} {enemy_words(view, space)} withdraw to?"


BATTLES = Things(
    SPACE,
    battle_label,
    battle_touch,
    brief=lambda pick, view: capital(knight_name(view, view.knight_on[space_of(pick)])),
)


BATTLE_QUESTIONS: tuple[Question, ...] = (
    question("fate_order", "UK-8.5", FOES()).says(
        "Who draws a fate card first?",
        "{seat} chooses whose fate comes first.",
        why="An enemy character that meets the kingdom is bound by fate to one of its characters.",
    ),
    question("fate_bound", "UK-8.3", KNIGHTS()).says(
        about_asked("to whom is {foe} bound?"),
        "{seat} chooses who is bound.",
        why="They are equally close. The fate card is drawn afterwards.",
    ),
    question("foe_path", "UK-8.17", SPACES()).says(
        about_asked("Friend or Foe: which way does {knight} go?"), "{seat} chooses a way."
    ),
    question(
        "before_roll", "UK-9.5", word(ROLL, "Roll the dice", "Roll", harmless=True), PLAYS("Play {}"), POWERS()
    ).says(before_prompt, "{seat} may play something before the roll.", why=power_words),
    question("after_roll", "UK-9.9", word(GO_ON, "Go on", harmless=True), PLAYS("Play {}"), POWERS()).says(
        after_prompt, "{seat} may change the dice.", why=power_words
    ),
    question("reroll", "UK-9.10", word(LOSSES, "All losses"), word(LOSSES_AND_MISSES, "All losses and misses")).says(
        lambda view: f"You rolled {rolled(view)}. Which dice do you roll again?", "{seat} rolls dice again."
    ),
    question("assign", "UK-9.13", DICE(), NO_MORE(harmless=True)).says(
        assign_prompt, "{seat} assigns dice.", why=assign_why
    ),
    question("shield", "UK-9.17", word(GO_ON, "Go on", harmless=True), PLAYS("Play {}")).says(
        shield_prompt, "{seat} may play a card against the damage."
    ),
    question("battle_damage", "UK-9.19", splits(fight_damage)()).says(
        damage_prompt,
        "{seat} splits the damage.",
        why="In a battle the character may not fall while tokens are left.",
    ),
    question("princess_damage", "UK-10.5", splits(fight_damage)()).says(
        damage_prompt,
        "{seat} splits the damage of the princess.",
        why="She may not fall while tokens are left. If she survives, the enemy unit is destroyed.",
    ),
    question("suffer", "UK-11.3", splits(other_damage)()).says(
        suffer_prompt,
        "{seat} splits the damage.",
        why="Outside battles you split it freely, even so that the character falls.",
    ),
    question("withdraw", "UK-9.26", SPACES()).says(withdraw_prompt, "{seat} chooses where the attackers withdraw to."),
    question("battle_order", "UK-7.22", BATTLES()).says(
        "Which battle is fought first?", "{seat} chooses the next battle."
    ),
)
