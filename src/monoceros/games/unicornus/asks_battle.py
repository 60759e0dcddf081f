"""Questions of fate (section 8), of battles (sections 9 and 10) and of damage (section 11)."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, View
from monoceros.games.unicornus.asks_words import (
    about_asked,
    foe_label,
    foe_short,
    foe_touch,
    knight_label,
    knight_short,
    knight_touch,
    plain,
    space_about,
    space_label,
    space_of,
    space_short,
    space_touch,
    split_about,
    split_label,
    split_short,
    use_about,
    use_label,
    use_short,
)
from monoceros.games.unicornus.names import (
    are_many,
    capital,
    dice_id,
    enemy_id,
    enemy_words,
    fighter,
    foe_name,
    hand_id,
    hand_of,
    knight_id,
    knight_name,
    knight_on,
    mat_id,
    place_name,
)
from monoceros.games.unicornus.picks import (
    CARD_NUMBER,
    DIE,
    FOE,
    GO_ON,
    KNIGHT,
    LOSSES,
    LOSSES_AND_MISSES,
    NUMBER,
    PLAY,
    POWER,
    ROLL,
    SPACE,
    STOP,
)
from monoceros.games.unicornus.tables import DAHAKA, EMPTY, RESULT_NAMES

# -- a battle in words ---


def battle_words(view: View) -> str:
    """`Zyne attacks Lyla with 3 tokens`."""
    fight = view["fight"]
    verb = "attacks" if fight["attacking"] else "is attacked by"
    return f"{capital(knight_name(view, fighter(view)))} {verb} {enemy_words(view, fight['space'])}"


def results(view: View) -> str:
    """`3 hits, 2 misses and 1 loss`."""
    counts = [sum([die[1] == result for die in view["dice"]]) for result in range(3)]
    words = [f"{n} {name if n == 1 else plural(name)}" for n, name in zip(counts, RESULT_NAMES, strict=True) if n]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words) or "no dice"


def plural(word: str) -> str:
    return {"hit": "hits", "miss": "misses", "loss": "losses"}[word]


def power_words(view: View) -> str:
    """What the enemy unit brings against the dice."""
    fight = view["fight"]
    return f"The enemy's power is {fight['army'] + fight['might']}."


def before_prompt(view: View) -> str:
    return f"{battle_words(view)} and rolls {fight_dice(view)}. Play something before the roll?"


def fight_dice(view: View) -> str:
    number = view["fight"]["rolls"]
    return "no dice" if not number else "1 die" if number == 1 else f"{number} dice"


def after_prompt(view: View) -> str:
    return f"You rolled {results(view)}. Change something?"


def window_label(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return "Roll the dice" if pick == ROLL else "Go on"
    return use_label(pick, view)


def window_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return "Roll" if pick == ROLL else "Go on"
    return use_short(pick, view)


def window_about(pick: Pick, view: View) -> str:
    return "" if isinstance(pick, str) else use_about(pick, view)


def window_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, str):
        return ()
    if pick[0] == "play":
        return (hand_id(hand_of(view, fighter(view)), CARD_NUMBER[pick[1]]),)
    return (mat_id(fighter(view)),)


# -- assigning dice ---


def covered(view: View) -> int:
    fight = view["fight"]
    return int(fight["army_hits"] + fight["army_misses"] + fight["army_losses"])


def on_foe(view: View) -> int:
    fight = view["fight"]
    return int(fight["foe_hits"] + fight["foe_misses"] + fight["foe_losses"])


def next_slot(view: View) -> str:
    """What the next die goes to: a token as long as there are bare ones."""
    fight = view["fight"]
    return "a token" if covered(view) < fight["army"] or fight["foe"] == EMPTY else foe_name(view, fight["foe"])


def assign_prompt(view: View) -> str:
    fight = view["fight"]
    if covered(view) < fight["army"] or fight["foe"] == EMPTY:
        return f"Which die goes to the next token? {covered(view)} of {fight['army']} have one."
    return f"Which die goes to {foe_name(view, fight['foe'])}? {on_foe(view)} of power {fight['might']} are covered."


def blow_now(view: View) -> int:
    """UK-9.14, UK-9.15 The damage that the kingdom unit would take if no more dice were assigned."""
    fight = view["fight"]
    bare = max(0, fight["might"] - on_foe(view)) * (2 if fight["foe"] == DAHAKA else 1)
    return int(fight["army"] - covered(view) + bare + fight["army_losses"] + fight["foe_losses"])


def assign_label(pick: Pick, view: View) -> str:
    if pick == STOP:
        return "Assign no more dice"
    left = view["fight"][plural(pick)]
    return f"{capital(pick)} on {next_slot(view)} ({left} left)"


def assign_short(pick: Pick, view: View) -> str:
    return "Stop" if pick == STOP else f"{capital(pick)} ({view['fight'][plural(pick)]})"


def assign_about(pick: Pick, view: View) -> str:
    if pick == STOP:
        return f"You would take {blow_now(view)} damage."
    return {
        "hit": "It covers one point and deals one.",
        "miss": "It covers one point and deals nothing.",
        "loss": "It covers one point and costs you one.",
    }[str(pick)]


def assign_why(view: View) -> str:
    return f"As it stands you take {blow_now(view)} damage. Dice that you keep do nothing."


def assign_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == STOP else (dice_id(pick),)


# -- damage ---


def fight_damage(view: View) -> tuple[int, int]:
    return view["fight"]["knight"], view["fight"]["damage"]


def other_damage(view: View) -> tuple[int, int]:
    return view["wounded"][0], view["wounded"][1]


def damage_prompt(view: View) -> str:
    knight, number = fight_damage(view)
    return f"{capital(knight_name(view, knight))} takes {number} damage. How is it split?"


def suffer_prompt(view: View) -> str:
    knight, number = other_damage(view)
    return f"{capital(knight_name(view, knight))} suffers {number} damage. How is it split?"


def shield_prompt(view: View) -> str:
    return f"You take {view['fight']['damage']} damage. Play a card against it?"


# -- battles that wait ---


def battle_label(pick: Pick, view: View) -> str:
    space = space_of(pick)
    knight = knight_name(view, knight_on(view, space))
    return f"{capital(knight)} against {enemy_words(view, space)} at {place_name(view, space)}"


def battle_touch(pick: Pick, view: View) -> tuple[str, ...]:
    space = space_of(pick)
    return knight_id(knight_on(view, space)), enemy_id(view, space)


def withdraw_prompt(view: View) -> str:
    """Of the enemy that attacked, or of a character whose way back is taken."""
    space = view["asked"]
    if view["fight"]["attacking"]:
        return f"Where does {knight_name(view, fighter(view))} withdraw to?"
    return f"Where {'do' if are_many(view, space) else 'does'} {enemy_words(view, space)} withdraw to?"


BATTLE_QUESTIONS: tuple[Question, ...] = (
    Question(
        "fate_order",
        prompt=plain("Who draws a fate card first?"),
        told="{seat} chooses whose fate comes first.",
        clause="UK-8.5",
        domain=FOE,
        label=foe_label,
        short=foe_short,
        touches=foe_touch,
        why=plain("An enemy character that meets the kingdom is bound by fate to one of its characters."),
    ),
    Question(
        "fate_bound",
        prompt=about_asked("to whom is {foe} bound?"),
        told="{seat} chooses who is bound.",
        clause="UK-8.3",
        domain=KNIGHT,
        label=knight_label,
        short=knight_short,
        touches=knight_touch,
        why=plain("They are equally close. The fate card is drawn afterwards."),
    ),
    Question(
        "foe_path",
        prompt=about_asked("Friend or Foe: which way does {knight} go?"),
        told="{seat} chooses a way.",
        clause="UK-8.17",
        domain=SPACE,
        label=space_label,
        short=space_short,
        about=space_about,
        touches=space_touch,
    ),
    Question(
        "before_roll",
        prompt=before_prompt,
        told="{seat} may play something before the roll.",
        clause="UK-9.5",
        domain=(ROLL, *PLAY, *POWER),
        label=window_label,
        short=window_short,
        about=window_about,
        touches=window_touch,
        harmless=ROLL,
        why=power_words,
    ),
    Question(
        "after_roll",
        prompt=after_prompt,
        told="{seat} may change the dice.",
        clause="UK-9.9",
        domain=(GO_ON, *PLAY, *POWER),
        label=window_label,
        short=window_short,
        about=window_about,
        touches=window_touch,
        harmless=GO_ON,
        why=power_words,
    ),
    Question(
        "reroll",
        prompt=lambda view: f"You rolled {results(view)}. Which dice do you roll again?",
        told="{seat} rolls dice again.",
        clause="UK-9.10",
        domain=(LOSSES, LOSSES_AND_MISSES),
        label=lambda pick, view: "All losses" if pick == LOSSES else "All losses and misses",
    ),
    Question(
        "assign",
        prompt=assign_prompt,
        told="{seat} assigns dice.",
        clause="UK-9.13",
        domain=(*DIE, STOP),
        label=assign_label,
        short=assign_short,
        about=assign_about,
        touches=assign_touch,
        harmless=STOP,
        why=assign_why,
    ),
    Question(
        "shield",
        prompt=shield_prompt,
        told="{seat} may play a card against the damage.",
        clause="UK-9.17",
        domain=(GO_ON, *PLAY),
        label=window_label,
        short=window_short,
        about=window_about,
        touches=window_touch,
        harmless=GO_ON,
    ),
    Question(
        "battle_damage",
        prompt=damage_prompt,
        told="{seat} splits the damage.",
        clause="UK-9.19",
        domain=NUMBER,
        label=split_label(fight_damage),
        short=split_short(fight_damage),
        about=split_about(fight_damage),
        why=plain("In a battle the character may not fall while tokens are left."),
    ),
    Question(
        "princess_damage",
        prompt=damage_prompt,
        told="{seat} splits the damage of the princess.",
        clause="UK-10.5",
        domain=NUMBER,
        label=split_label(fight_damage),
        short=split_short(fight_damage),
        about=split_about(fight_damage),
        why=plain("She may not fall while tokens are left. If she survives, the enemy unit is destroyed."),
    ),
    Question(
        "suffer",
        prompt=suffer_prompt,
        told="{seat} splits the damage.",
        clause="UK-11.3",
        domain=NUMBER,
        label=split_label(other_damage),
        short=split_short(other_damage),
        about=split_about(other_damage),
        why=plain("Outside battles you split it freely, even so that the character falls."),
    ),
    Question(
        "withdraw",
        prompt=withdraw_prompt,
        told="{seat} chooses where the attackers withdraw to.",
        clause="UK-9.26",
        domain=SPACE,
        label=space_label,
        short=space_short,
        about=space_about,
        touches=space_touch,
    ),
    Question(
        "battle_order",
        prompt=plain("Which battle is fought first?"),
        told="{seat} chooses the next battle.",
        clause="UK-7.22",
        domain=SPACE,
        label=battle_label,
        short=lambda pick, view: capital(knight_name(view, knight_on(view, space_of(pick)))),
        touches=battle_touch,
    ),
)
