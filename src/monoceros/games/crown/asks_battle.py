"""The questions of a battle and of what comes of it: windows, upkeep, the beaten hero, the crown."""

from __future__ import annotations

from typing import Any, Final

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, question
from monoceros.games.crown import asks_things as things
from monoceros.games.crown.asks_things import CASTLE_SPACE
from monoceros.games.crown.asks_turn import PASSES
from monoceros.games.crown.names import card_ids, front_id, holder_name, mine, my_hero, row_of
from monoceros.games.crown.picks import DISCARD, PAY, SUPPLY_TRAIN
from monoceros.games.crown.state import Seen
from monoceros.games.crown.strength import battle_attack, battle_defence
from monoceros.games.crown.tables import HOLDERS


def battle_why(view: Seen) -> str:
    """The scores as they stand."""
    battle = view.battle
    if battle is None:
        return ""
    mine = 0 if battle.attacker // HOLDERS == view.viewer else 1
    theirs = 1 - mine
    return (
        f"You: attack {battle_attack(view, battle, mine)}, defence {battle_defence(view, battle, mine)}. "
        f"The other side: attack {battle_attack(view, battle, theirs)}, "
        f"defence {battle_defence(view, battle, theirs)}."
    )


def card_at_stake(view: Seen) -> Any:
    """The row of the card whose upkeep is to be paid."""
    return row_of(view, "military", view.matter)


def at_stake(pick: Pick, view: Seen) -> tuple[str, ...]:
    return card_ids(view, view.focus, card_at_stake(view)["id"])


def at_trains(pick: Pick, view: Seen) -> tuple[str, ...]:
    """The cards in front that pay the upkeep."""
    rows = [row_of(view, "action", card) for card in view.front[mine(view)]]
    return tuple([front_id(mine(view), row["id"]) for row in rows if row["does"] == "supply"])


def upkeep_prompt(view: Seen) -> str:
    return f"Pay {card_at_stake(view)['upkeep']} gold for {card_at_stake(view)['name']}, or discard it?"


def upkeep_why(view: Seen) -> str:
    return f"{holder_name(view, view.focus)} started a battle. You have {view.gold[mine(view)]} gold."


TRAIN: Final = Things(SUPPLY_TRAIN, lambda pick, view: "it", at_trains, brief=lambda pick, view: "it")
PAID: Final = Things(
    (PAY,), lambda pick, view: f"{card_at_stake(view)['upkeep']} gold", at_stake, brief=lambda pick, view: "Pay"
)
GIVEN_UP: Final = Things(
    (DISCARD,), lambda pick, view: str(card_at_stake(view)["name"]), at_stake, brief=lambda pick, view: "Discard"
)

# The order of questions and of their answers is the order of code numbers: never change it within a version.
BATTLE_QUESTIONS: Final = (
    question("battle_window", "CD-12.15", PASSES, things.FRONT("Use {}"), things.BLACKS("Play {}")).says(
        "Use a card in this battle?", "{seat} may use a card in the battle.", why=battle_why
    ),
    question("win_window", "CD-16.7", PASSES, things.BLACKS("Play {}")).says(
        "Play your Black card on the beaten side?", "{seat} may play a Black card after the victory."
    ),
    question(
        "supply",
        "CD-20.20",
        TRAIN("Use {}", short="Use", only=["use"]),
        TRAIN("Keep {} for later", short="Keep", only=["keep"], harmless=True),
    ).says(
        "Use your Supply Train, so that this battle's upkeep costs nothing?",
        "{seat} may use a Supply Train.",
        why=upkeep_why,
    ),
    question("upkeep", "CD-12.39", PAID("Pay {}"), GIVEN_UP("Discard {}")).says(
        upkeep_prompt, "{seat} pays the upkeep.", why=upkeep_why
    ),
    question("home", "CD-12.30", things.SPACES("Place on {}")).says(
        lambda view: f"Where does {my_hero(view)['name']} come home?",
        "{seat} places the beaten hero.",
        why="A beaten hero loses all military cards, but never dies.",
    ),
    question("crown", "CD-14.4", things.STANDING("Put it on {}", only=CASTLE_SPACE)).says(
        "On which castle do you put the crown?", "{seat} puts the crown on a castle."
    ),
)
