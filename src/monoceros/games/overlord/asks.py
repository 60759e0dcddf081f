"""Every question of the game: its clause, its words, and its answers: things on the table, or a few words."""

from __future__ import annotations

from monoceros.engine.core import Pick
from monoceros.engine.declared.answers import Things, none, question, word
from monoceros.engine.questions import Questions
from monoceros.games.overlord.facts import own_looked
from monoceros.games.overlord.names import (
    card_of,
    discard_id,
    field_id,
    hand_id,
    in_market,
    market_id,
    mine,
    name_of,
    number_of,
    province_id,
    seat_id,
    slot_of,
    territory_in,
    who,
    words_of,
)
from monoceros.games.overlord.picks import (
    BURN,
    BUY,
    CARD,
    COLUMN,
    DECLINE,
    DESTROY,
    DISCARD,
    END,
    KEEP,
    OPTION,
    REFRESH,
    TAKE,
    TYPE,
)
from monoceros.games.overlord.state import BATTLE, Seen, columns_now, is_up
from monoceros.games.overlord.tables import COLUMNS, MOST_SEATS, SLOTS

# -- the things that answers name ---


def name(pick: Pick, view: Seen) -> str:
    return name_of(view, pick)


def about(pick: Pick, view: Seen) -> str:
    return words_of(card_of(view, number_of(view, pick)))


def in_slot(pick: Pick, view: Seen) -> str:
    return f"{in_market(view, pick)['name']} ({pick[1]} {pick[2]})"


def about_offer(pick: Pick, view: Seen) -> str:
    return words_of(in_market(view, pick))


def offered(pick: Pick, view: Seen) -> str:
    """A card of the Marketplace by its name; of two like ones, with its slot."""
    found = str(in_market(view, pick)["name"])
    return f"{found} ({pick[2]})" if view.market.count(view.market[slot_of(pick)]) > 1 else found


def territory(pick: Pick, view: Seen) -> str:
    return str(territory_in(view, mine(view), pick)["name"])


def one_territory(pick: Pick, view: Seen) -> str:
    """A Territory by its name; of two like ones, with its column."""
    first = mine(view) * COLUMNS
    like = view.province[first : first + COLUMNS].count(view.province[first + pick - 1])
    return f"{territory(pick, view)} ({pick})" if like > 1 else territory(pick, view)


def at_territory(pick: Pick, view: Seen) -> tuple[str, ...]:
    return (province_id(mine(view), pick),)


def card_in_column(pick: Pick, view: Seen) -> str:
    card = view.field[mine(view) * COLUMNS + pick - 1]
    return f"{card_of(view, card)['name']} in column {pick}" if card >= 0 else f"Column {pick}"


def deployed_copy(pick: Pick, view: Seen) -> tuple[str, ...]:
    seat, card = mine(view), number_of(view, pick)
    lying = [k + 1 for k in range(COLUMNS) if is_up(view, seat, k) and view.field[seat * COLUMNS + k] == card]
    return tuple([field_id(seat, k) for k in lying[:1]])


def next_column(view: Seen) -> int:
    """The column that is filled next, from 1."""
    first = mine(view) * COLUMNS
    return next((k + 1 for k in range(COLUMNS) if view.field[first + k] == -1), COLUMNS)


HAND = Things(CARD, name, lambda pick, view: (hand_id(mine(view), pick),), about, name)
DISCARDS = Things(CARD, name, lambda pick, view: (discard_id(mine(view)),), about, name)
DEPLOYED = Things(CARD, name, deployed_copy, about, name)
TO_PLACE = Things(CARD, name, lambda pick, v: (hand_id(mine(v), pick), field_id(mine(v), next_column(v))), about)
MARKET = Things(TAKE, in_slot, lambda pick, view: (market_id(pick),), about_offer, offered)
OLD_CARDS = Things(
    DESTROY,
    lambda pick, view: name(pick[1], view),
    lambda pick, view: (discard_id(mine(view)),),
    lambda pick, view: about(pick[1], view),
    lambda pick, view: name(pick[1], view),
)
TERRITORIES = Things(
    COLUMN,
    lambda pick, view: f"{territory(pick, view)} (column {pick})",
    at_territory,
    lambda pick, view: words_of(territory_in(view, mine(view), pick)),
    one_territory,
)
MOVED = Things(COLUMN, lambda pick, view: f"{territory(pick, view)} from column {pick}", at_territory)
THEIRS = Things(
    BURN,
    lambda pick, view: f"{territory_in(view, pick[1], pick[2])['name']} of {who(pick[1])} (column {pick[2]})",
    lambda pick, view: (province_id(pick[1], pick[2]),),
)
FIELD = Things(COLUMN, card_in_column, lambda pick, view: (field_id(mine(view), pick),))
SEATS = Things(tuple(range(MOST_SEATS)), lambda pick, view: who(pick), lambda pick, view: (seat_id(pick),))
TYPES = Things(TYPE, lambda pick, view: str(pick).capitalize())


# -- words of the moment ---


def sift_prompt(view: Seen) -> str:
    looked = own_looked(view)
    if not looked:
        return "Keep the card, or discard it?"
    return f"{card_of(view, looked[view.look_at])['name']}: keep it on your deck, or discard it?"


def place_why(view: Seen) -> str:
    left = columns_now(view) - next_column(view) + 1
    return f"{left} of {columns_now(view)} columns are still to fill; what stays in your hand is discarded."


def gold_why(view: Seen) -> str:
    used = view.gold_used[mine(view)]
    told = f" You have used {used} in this battle." if view.phase == BATTLE and used else ""
    return f"A Gold action: buy, destroy a discarded card, or refresh the Marketplace.{told}"


# -- the questions ---

# The order of questions and of their answers is the order of code numbers: never change it within a version.
QUESTIONS = Questions(
    (
        question("setup", "UO-3.22", MARKET("Take {}", only=TAKE[: 2 * SLOTS])).says(
            "Take a Unit or an Item for your deck.", "{seat} takes a card for the first deck."
        ),
        question(
            "territory",
            "UO-7.2",
            word(END, "End the turn", "End turn", clause="UO-7.4", harmless=True),
            TERRITORIES("Use {}", clause="UO-7.3"),
        ).says(
            "Use a Territory, or end your turn?",
            "{seat} may use Territories.",
            why="Each Phase effect can be used once; what it gives and is not used at once is lost.",
            quiet=True,
        ),
        question(
            "gold",
            "UO-10.1",
            word(DECLINE, "No Gold action", "Decline", clause="UO-10.3", harmless=True),
            word(
                REFRESH,
                "Refresh the Marketplace",
                "Refresh",
                "The two oldest cards of each row go, new ones come.",
                "UO-10.16",
            ),
            word(OPTION, "Draw a card", clause="UO-16.8"),
            MARKET("Buy {}", short="Buy {}", clause="UO-10.6", only=BUY),
            OLD_CARDS("Destroy {} in your discard pile", short="Destroy {}", clause="UO-10.13"),
        ).says("What do you do with the Gold action?", "{seat} has a Gold action.", why=gold_why),
        question("place", "UO-8.1", TO_PLACE()).says(
            lambda view: f"Which card do you place in column {next_column(view)}?",
            "{seat} places cards face-down.",
            why=place_why,
            quiet=True,
        ),
        question("discard", "UO-7.14", HAND("Discard {}")).says(
            "Discard a card from your hand.", "{seat} discards from the hand."
        ),
        question("sift", "UO-11.14", word(KEEP, "Keep it", harmless=True), word(DISCARD, "Discard it")).says(
            sift_prompt,
            "{seat} looks at the top of the deck.",
            why="Kept cards go back in their order; discarded ones are seen by everybody.",
        ),
        question("pick", "UO-16.15", DISCARDS("Take {}"), none("Take none")).says(
            "Take one of the discarded cards into your hand?", "{seat} may take a discarded card."
        ),
        question("icon", "UO-16.5", TYPES()).says(
            "Which Combatant type does the card bear?", "{seat} chooses a Combatant type."
        ),
        question("destroy", "UO-11.2", DISCARDS("Destroy {}"), none("Destroy none")).says(
            "Destroy a card in your discard pile?", "{seat} may destroy a discarded card."
        ),
        question("destroy_hand", "UO-16.26", HAND("Destroy {}"), none("Destroy none")).says(
            "Destroy a card in your hand?", "{seat} may destroy a card of the hand."
        ),
        question("recover", "UO-8.13", DISCARDS("Return {}"), none("Return none")).says(
            "Return a card from your discard pile to your hand?", "{seat} may return a discarded card to the hand."
        ),
        question("gain", "UO-16.20", MARKET("Take {}"), none("Take none")).says(
            "Take a card from the Marketplace?", "{seat} may take a card from the Marketplace."
        ),
        question("copy", "UO-16.1", DEPLOYED("Copy {}")).says("Which Item do you copy?", "{seat} copies an Item."),
        question("steal", "UO-16.22", SEATS("Take from {}")).says(
            "From whom do you take Might?", "{seat} takes Might from somebody."
        ),
        question("curse", "UO-11.4", SEATS("Curse {}")).says(
            "On whose deck does the Curse go?", "{seat} curses somebody."
        ),
        question("burn", "UO-11.8", THEIRS("Burn {}")).says(
            "Which Territory burns?", "{seat} puts a Burning on a Territory."
        ),
        question("reorder", "UO-16.6", word(KEEP, "Leave all where they are", harmless=True), MOVED()).says(
            lambda view: f"Which Territory comes into column {len(view.arranging) + 1}?",
            "{seat} may rearrange Territories.",
        ),
        question("swap", "UO-16.21", word(DECLINE, "Leave them as they are", harmless=True), FIELD()).says(
            "Swap two of your cards that are still face-down?", "{seat} may swap two face-down cards."
        ),
        question("swap_with", "UO-16.21", FIELD()).says(
            "With which card does it change places?", "{seat} swaps two face-down cards."
        ),
    )
)
