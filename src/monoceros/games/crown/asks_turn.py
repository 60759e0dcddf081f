"""The questions of a turn: dice and moves, the main actions, cards at the end of it. For battles see asks_battle.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, none, question, word
from monoceros.games.crown import asks_things as things
from monoceros.games.crown import picks
from monoceros.games.crown.asks_things import BUILD, LAND_SPACE, TUNNEL_SPACE, at_standing
from monoceros.games.crown.facts import castle_count
from monoceros.games.crown.facts_seen import food_seen, pool_seen, unit_seen
from monoceros.games.crown.geometry import TUNNEL_AT, distance, space
from monoceros.games.crown.names import (
    MAIN_LABELS,
    article,
    black_face,
    carried,
    code_on,
    count,
    deck_id,
    holder_name,
    is_unarmed,
    mine,
    my_hero,
    name_of,
    price_of,
    row_by_id,
    row_of,
    seat_id,
    space_id,
    space_words,
    strength,
    thing_name,
    who,
)
from monoceros.games.crown.picks import (
    ATTACK,
    BLACK_CARD,
    BUY_GENERAL,
    BUY_MILITARY,
    DONE,
    PASS,
    SELL,
    STEP,
    STOP,
)
from monoceros.games.crown.state import HERO_MOVE, MARKET, SETUP, Seen
from monoceros.games.crown.tables import CARDS_ON_OTHERS, CASTLE, DRAGON, EMPTY, GENERAL, HOLDERS, WALL

# -- moving ---


def mover_at(view: Seen) -> int:
    return view.where[view.mover] if view.mover != EMPTY else EMPTY


def is_tunnel_trip(pick: Pick, view: Seen) -> bool:
    """From tunnel to tunnel?"""
    start = mover_at(view)
    return start != EMPTY and TUNNEL_AT[start] != EMPTY and distance(start, space(pick[1])) > 1


def is_shot(pick: Pick, view: Seen) -> bool:
    return distance(mover_at(view), space(pick[1])) > 1


def step_words(pick: Pick, view: Seen) -> str:
    if is_tunnel_trip(pick, view):
        return f"Through the tunnel to {pick[1]}"
    castle = code_on(view, pick[1])
    return f"Step to {'your castle on ' if castle != EMPTY else ''}{space_words(pick[1])}"


def step_clause(pick: Pick, view: Seen) -> str:
    return "CD-7.6" if is_tunnel_trip(pick, view) else "CD-7.3" if code_on(view, pick[1]) != EMPTY else "CD-7.2"


def attack_words(pick: Pick, view: Seen) -> str:
    return f"{'Shoot at' if is_shot(pick, view) else 'Attack'} {thing_name(view, code_on(view, pick[1]))} on {pick[1]}"


def attack_short(pick: Pick, view: Seen) -> str:
    return f"{'Shoot' if is_shot(pick, view) else 'Attack'} {pick[1]}"


def about_attack(pick: Pick, view: Seen) -> str:
    code = code_on(view, pick[1])
    if code == DRAGON:
        row = row_of(view, "dragon", view.dragon_card)
        return f"{row['name']}: attack {row['attack']}, defence {row['defence']}."
    if code >= WALL:
        return "It falls without a battle: no VP, no upkeep."
    if is_unarmed(view, code):
        return "Unarmed: beaten at once, no VP, no upkeep."
    return f"It carries {carried(view, code)}."


def attack_clause(pick: Pick, view: Seen) -> str:
    code = code_on(view, pick[1])
    if code == DRAGON:
        return "CD-13.11"
    return "CD-12.37" if code >= WALL else "CD-12.6" if is_shot(pick, view) else "CD-12.5"


def at_target(pick: Pick, view: Seen) -> tuple[str, ...]:
    return at_standing(pick[1], view)


def target_space(pick: Pick, view: Seen) -> str:
    return str(pick[1])


STEPS: Final = Things(STEP, step_words, at_target, brief=target_space)
ATTACKS: Final = Things(ATTACK, attack_words, at_target, about_attack, attack_short)


def roll_prompt(view: Seen) -> str:
    return f"The dice show {view.die_white} and {black_face(view.die_black)}. Play your Black card?"


def move_prompt(view: Seen) -> str:
    return f"Where does {holder_name(view, view.mover)} go?"


def move_why(view: Seen) -> str:
    left = count(view.steps_left, "space")
    has_fought = view.fought >> view.mover % HOLDERS & 1
    return f"{left} left." + (" It has started its battle of this turn." if has_fought else "")


# -- the main action ---

MAIN_CLAUSES: Final = {"market": "CD-8.1", "redeploy": "CD-9.1", "construction": "CD-10.1", "army": "CD-11.1"}


def about_main(pick: Pick, view: Seen) -> str:
    if pick == "redeploy":
        return f"For {view.terms.redeploy_price} food: assign all your military cards anew."
    if pick == "market":
        return "Buy generals, military cards and Black cards; sell food."
    if pick == "construction":
        return f"Castles for {price_of(view, 'castle')} gold, walls for {price_of(view, 'wall')}."
    return "Each of your pieces may move once, and fight."


MAINS: Final = Things(
    (picks.MARKET, picks.REDEPLOY, picks.CONSTRUCTION, picks.ARMY),
    lambda pick, view: MAIN_LABELS[pick],
    about=about_main,
    brief=lambda pick, view: "Move army" if pick == picks.ARMY else MAIN_LABELS[pick],
)


def military_price(view: Seen, branch: str) -> int:
    """With what the hero's first card costs less or more (CD-17.7, CD-17.9)."""
    price = int(row_by_id(view, "branch", branch)["price"])
    return price if view.bought else max(0, price - int(my_hero(view)["discount"]))


def deck_of(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (deck_id(pick[0], pick[1]),)


def blind(pick: Pick, view: Seen) -> str:
    return "Drawn blind from the top of its deck; only you see it."


FOOD: Final = Things(
    (SELL,),
    lambda pick, view: f"{my_hero(view)['food_price']} food for 1 gold",
    lambda pick, view: (seat_id(mine(view)),),
    brief=lambda pick, view: "food",
)
BLACK_DRAWS: Final = Things(
    (BLACK_CARD,),
    lambda pick, view: f"a Black card ({price_of(view, 'black')} gold)",
    lambda pick, view: (deck_id("black"),),
    blind,
    lambda pick, view: "Black card",
)
GENERAL_DRAWS: Final = Things(
    BUY_GENERAL,
    lambda pick, view: f"{article(pick[1])} general ({price_of(view, 'general')} gold)",
    deck_of,
    blind,
    lambda pick, view: f"{str(pick[1]).capitalize()} general",
)
CARD_DRAWS: Final = Things(
    BUY_MILITARY,
    lambda pick, view: f"{article(pick[1])} card ({military_price(view, pick[1])} gold)",
    deck_of,
    blind,
    lambda pick, view: f"{str(pick[1]).capitalize()} card",
)
STRUCTURES: Final = Things(
    BUILD,
    lambda pick, view: f"Build a {pick[0]} on {pick[1]} ({price_of(view, pick[0])} gold)",
    lambda pick, view: (space_id(pick[1]),),
    brief=lambda pick, view: f"{str(pick[0]).capitalize()} {pick[1]}",
)


def food_clause(pick: Pick, view: Seen) -> str:
    return "CD-17.2" if my_hero(view)["food_price"] == 1 else "CD-8.10"


def structure_clause(pick: Pick, view: Seen) -> str:
    return "CD-10.4" if pick[0] == "wall" else "CD-10.5"


def market_why(view: Seen) -> str:
    return f"You have {view.gold[mine(view)]} gold and {food_seen(view, mine(view))} food."


def pool_prompt(view: Seen) -> str:
    """Of `assign` and `redeploy`: the first card of the pool is assigned."""
    if not pool_seen(view):
        return "Who carries the card?"
    row = row_of(view, "military", view.pool[0])
    return f"Who carries {row['name']} ({strength(row)})?"


def pool_why(view: Seen) -> str:
    if view.action == MARKET and view.open_card == EMPTY:
        return "At the end of the trade each holder discards what is too much."
    return "It needs room for the card; a hero and a castle carry cards of one branch only."


def discard_why(view: Seen) -> str:
    limit = my_hero(view)["cards"] if view.focus % HOLDERS == 0 else CARDS_ON_OTHERS
    branch = "" if GENERAL <= view.focus % HOLDERS < CASTLE else " of one branch"
    return f"It may keep {count(limit, 'card')}{branch}."


def redeploy_why(view: Seen) -> str:
    left = len(pool_seen(view))
    return "It is the last card." if left == 1 else f"{count(left, 'card')} to assign."


def construction_why(view: Seen) -> str:
    seat = mine(view)
    built = f"{castle_count(view, seat)} of 3 castles and {view.walls[seat]} of 8 walls stand."
    return f"{built} You have {view.gold[seat]} gold."


def about_march(pick: Pick, view: Seen) -> str:
    holder = code_on(view, pick)
    moves = row_of(view, "branch", unit_seen(view, holder))["moves"]
    return f"{count(moves, 'space')}. Carries {carried(view, holder)}."


ARMY_PIECES: Final = replace(things.STANDING, about=about_march)

# -- cards of the turn ---


def place_general_prompt(view: Seen) -> str:
    if view.recruit < 0:
        return "Where does the general stand?"
    return f"Where does {name_of(view, 'general', view.recruit)} stand?"


def place_general_why(view: Seen) -> str:
    return str(row_of(view, "general", view.recruit)["text"]) if view.recruit >= 0 else ""


def answer_prompt(view: Seen) -> str:
    return f"{who(view.active)} plays {name_of(view, 'action', view.open_card)}. Do you countermand it?"


def answer_why(view: Seen) -> str:
    return str(row_of(view, "action", view.open_card)["text"]) if view.open_card != EMPTY else ""


def focus_prompt(before: str, after: str) -> Callable[[Seen], str]:
    """A question about the holder in question."""
    return lambda view: f"{before} {holder_name(view, view.focus)}{after}"


# -- the questions ---

DONE_TRADING: Final = word(DONE, "Done trading", "Done", clause="CD-8.8", harmless=True)
PASSES: Final = word(PASS, "Pass", harmless=True)

# The order of questions and of their answers is the order of code numbers: never change it within a version.
MOVE_QUESTIONS: Final = (
    question(
        "place_general",
        lambda view: "CD-4.6" if view.step == SETUP else "CD-8.4",
        things.SPACES("Place on {}", only=LAND_SPACE),
    ).says(place_general_prompt, "{seat} places a general.", why=place_general_why),
    question("start_window", "CD-16.4", PASSES, things.BLACKS("Play {}")).says(
        "Play your Black card before the dice are rolled?", "{seat} may play a Black card."
    ),
    question("roll_window", "CD-16.5", PASSES, things.BLACKS("Play {}")).says(roll_prompt, "{seat} may change a die."),
    question(
        "pickpocket",
        "CD-17.4",
        word(PASS, "Take nothing", "Pass", harmless=True),
        things.SEATS("Take 1 gold from {}"),
    ).says("From whom do you take 1 gold?", "{seat} may take a gold from somebody."),
    question("rock", "CD-6.4", things.SPACES("Block {}", only=TUNNEL_SPACE)).says(
        "On which tunnel do you put the rock?",
        "{seat} places the rock.",
        why="Nobody can enter, pass or leave a tunnel with the rock.",
    ),
    question(
        "move",
        lambda view: "CD-5.8" if view.step == HERO_MOVE else "CD-11.6",
        word(STOP, "Stop here", "Stop", clause="CD-7.15", harmless=True),
        STEPS(clause=step_clause),
        ATTACKS(clause=attack_clause),
    ).says(move_prompt, "{seat} moves a piece.", why=move_why),
)
MAIN_QUESTIONS: Final = (
    question("main", "CD-5.9", MAINS(clause=lambda pick, view: MAIN_CLAUSES[pick])).says(
        "Which main action do you take?", "{seat} chooses the main action.", why=market_why
    ),
    question(
        "market",
        "CD-8.1",
        DONE_TRADING,
        FOOD("Sell {}", short="Sell {}", clause=food_clause),
        BLACK_DRAWS("Buy {}", clause="CD-8.2"),
        GENERAL_DRAWS("Buy {}", clause="CD-8.3"),
        CARD_DRAWS("Buy {}", clause="CD-8.3"),
    ).says("What do you trade?", "{seat} trades at the market.", why=market_why),
    question("assign", "CD-8.5", things.CARRIERS()).says(pool_prompt, "{seat} assigns a military card.", why=pool_why),
    question("discard_general", "CD-8.8", things.STANDING("Dismiss {}")).says(
        "You have too many generals. Which one leaves?",
        "{seat} dismisses a general.",
        why="Its figure and its military cards go too.",
    ),
    question("discard", "CD-8.8", things.ON_FOCUS("Discard {}")).says(
        focus_prompt("Which card does", " discard?"), "{seat} discards military cards.", why=discard_why
    ),
    question("discard_black", "CD-8.8", things.BLACKS("Discard {}")).says(
        "You may keep one Black card. Which one do you discard?", "{seat} discards a Black card."
    ),
    question("redeploy", "CD-9.2", things.CARRIERS()).says(
        pool_prompt, "{seat} assigns all military cards anew.", why=redeploy_why
    ),
    question(
        "construction",
        "CD-10.1",
        word(DONE, "Done building", "Done", harmless=True),
        STRUCTURES(clause=structure_clause),
    ).says("What do you build?", "{seat} builds.", why=construction_why),
    question("castle_card", "CD-10.9", things.CASTLE_CARDS()).says(
        "Which castle card lies with the new castle?", "{seat} chooses a castle card."
    ),
    question("army", "CD-11.1", word(DONE, "Done moving", "Done", harmless=True), ARMY_PIECES("Move {}")).says(
        "Which piece moves or fights next?",
        "{seat} moves the army.",
        why="Each piece may be chosen once. A piece is finished before the next begins.",
    ),
)
END_QUESTIONS: Final = (
    question("play", "CD-15.1", none("Play none"), things.HAND("Play {}")).says(
        "Play an Action card?", "{seat} may play an Action card."
    ),
    question("answer", "CD-15.10", PASSES, things.BLACKS("Play {}")).says(
        answer_prompt, "{seat} may answer.", why=answer_why
    ),
    question("take", "CD-17.3", things.LOOKED("Keep {}")).says(
        "Which Action card do you keep?", "{seat} looks at two Action cards.", why="The other one goes under the deck."
    ),
)
