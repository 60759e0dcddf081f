"""Every question of the game: its words, clause, answers, their labels, and the things on the table they touch."""

from __future__ import annotations

from typing import Any

from monoceros.engine.core import Pick
from monoceros.engine.questions import Question, Questions, View
from monoceros.games.overlord.picks import (
    BURN,
    BUY,
    CARD,
    COLUMN,
    DECLINE,
    DESTROY,
    END,
    KEEP,
    NONE,
    OPTION,
    REFRESH,
    SIFT,
    TAKE,
    TYPE,
)
from monoceros.games.overlord.tables import COLUMNS, MOST_SEATS, ROW_NAMES, SLOTS

# -- names ---


def card_of(view: View, card: int) -> Any:
    return view["lexicon"]["cards"][card]


def number_of(view: View, card_id: str) -> int:
    return int(view["lexicon"]["numbers"][card_id])


def name_of(view: View, card_id: str) -> str:
    return str(card_of(view, number_of(view, card_id))["name"])


def words_of(card: Any) -> str:
    """What a card is and does. A Unit's Power and types stand before its effect, as on its face."""
    face = f"Power {card['power']}, {', '.join(card['bears'])}." if card["kind"] == "unit" else ""
    return f"{face} {card['text']}".strip()


def mine(view: View) -> int:
    return view["seat"] or 0


def me(view: View) -> Any:
    return view["players"][mine(view)]


def who(seat: int) -> str:
    """A seat as the table that knows people's names fills it in."""
    return "{" + str(seat) + "}"


def slot_of(pick: Pick) -> int:
    """The index in the Marketplace of ("buy", row, slot)."""
    slot: int = pick[2]
    return ROW_NAMES.index(pick[1]) * SLOTS + slot - 1


def in_market(view: View, pick: Pick) -> Any:
    return card_of(view, view["market"][slot_of(pick)])


def territory_in(view: View, seat: int, column: int) -> Any:
    """The Territory of a column, from 1."""
    return card_of(view, view["players"][seat]["province"][column - 1])


# -- ids of things on the table (see scene.py) ---


def market_id(pick: Pick) -> str:
    return f"market/{pick[1]}/{pick[2]}"


def hand_id(seat: int, card_id: str) -> str:
    return f"hand/{seat}/{card_id}"


def province_id(seat: int, column: int) -> str:
    """Columns from 1."""
    return f"province/{seat}/{column}"


def field_id(seat: int, column: int) -> str:
    return f"field/{seat}/{column}"


def discard_id(seat: int) -> str:
    return f"discard/{seat}"


def seat_id(seat: int) -> str:
    return f"field/{seat}"


# -- labels and touched things of each question ---


def gold_label(pick: Pick, view: View) -> str:
    if pick == DECLINE:
        return "No Gold action"
    if pick == REFRESH:
        return "Refresh the Marketplace"
    if pick == OPTION:
        return "Draw a card"
    if pick[0] == "destroy":
        return f"Destroy {name_of(view, pick[1])} in your discard pile"
    return f"Buy {in_market(view, pick)['name']} ({pick[1]} {pick[2]})"


def gold_short(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return {DECLINE: "Decline", REFRESH: "Refresh", OPTION: "Draw a card"}[pick]
    if pick[0] == "destroy":
        return f"Destroy {name_of(view, pick[1])}"
    return f"Buy {offered_name(pick, view)}"


def offered_name(pick: Pick, view: View) -> str:
    """A card of the Marketplace by its name; of two like ones, with its slot."""
    name = str(in_market(view, pick)["name"])
    return f"{name} ({pick[2]})" if view["market"].count(view["market"][slot_of(pick)]) > 1 else name


def gold_about(pick: Pick, view: View) -> str:
    if pick == REFRESH:
        return "The two oldest cards of each row go, new ones come."
    if isinstance(pick, str):
        return ""
    return words_of(card_of(view, number_of(view, pick[1])) if pick[0] == "destroy" else in_market(view, pick))


def gold_touch(pick: Pick, view: View) -> tuple[str, ...]:
    if isinstance(pick, str):
        return ()
    return (discard_id(mine(view)),) if pick[0] == "destroy" else (market_id(pick),)


def gold_clause(pick: Pick, view: View) -> str:
    if isinstance(pick, str):
        return {DECLINE: "UO-10.3", REFRESH: "UO-10.16", OPTION: "UO-16.8"}[pick]
    return "UO-10.13" if pick[0] == "destroy" else "UO-10.6"


def take_label(pick: Pick, view: View) -> str:
    return "Take none" if pick == NONE else f"Take {in_market(view, pick)['name']} ({pick[1]} {pick[2]})"


def take_about(pick: Pick, view: View) -> str:
    return "" if pick == NONE else words_of(in_market(view, pick))


def take_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == NONE else (market_id(pick),)


def territory_label(pick: Pick, view: View) -> str:
    if pick == END:
        return "End the turn"
    return f"Use {territory_in(view, mine(view), pick)['name']} (column {pick})"


def territory_short(pick: Pick, view: View) -> str:
    if pick == END:
        return "End turn"
    province = me(view)["province"]
    name = str(territory_in(view, mine(view), pick)["name"])
    return f"{name} ({pick})" if province.count(province[pick - 1]) > 1 else name


def territory_about(pick: Pick, view: View) -> str:
    return "" if pick == END else words_of(territory_in(view, mine(view), pick))


def territory_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == END else (province_id(mine(view), pick),)


def card_label(words: str, none: str = "None") -> Any:
    return lambda pick, view: none if pick == NONE else f"{words} {name_of(view, pick)}"


def card_short(pick: Pick, view: View) -> str:
    return "None" if pick == NONE else name_of(view, pick)


def card_about(pick: Pick, view: View) -> str:
    return "" if pick == NONE else words_of(card_of(view, number_of(view, pick)))


def hand_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == NONE else (hand_id(mine(view), pick),)


def place_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return hand_id(mine(view), pick), field_id(mine(view), next_column(view))


def next_column(view: View) -> int:
    """The column that is filled next, from 1."""
    field = me(view)["field"]
    return next((k + 1 for k in range(COLUMNS) if field[k] == -1), COLUMNS)


def discards_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == NONE else (discard_id(mine(view)),)


def copy_touch(pick: Pick, view: View) -> tuple[str, ...]:
    player, card = me(view), number_of(view, pick)
    return tuple(field_id(mine(view), k + 1) for k in range(COLUMNS) if player["up"][k] and player["field"][k] == card)[
        :1
    ]


def sift_prompt(view: View) -> str:
    if not view["looked"]:
        return "Keep the card, or discard it?"
    return f"{card_of(view, view['looked'][view['look_at']])['name']}: keep it on your deck, or discard it?"


def sift_label(pick: Pick, view: View) -> str:
    return "Keep it" if pick == KEEP else "Discard it"


def burn_label(pick: Pick, view: View) -> str:
    return f"Burn {territory_in(view, pick[1], pick[2])['name']} of {who(pick[1])} (column {pick[2]})"


def player_label(words: str) -> Any:
    return lambda pick, view: f"{words} {who(pick)}"


def column_label(pick: Pick, view: View) -> str:
    if pick == DECLINE:
        return "Leave them as they are"
    card = me(view)["field"][pick - 1]
    return f"{card_of(view, card)['name']} in column {pick}" if card >= 0 else f"Column {pick}"


def column_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == DECLINE else (field_id(mine(view), pick),)


def reorder_prompt(view: View) -> str:
    return f"Which Territory comes into column {len(view['arranging']) + 1}?"


def reorder_label(pick: Pick, view: View) -> str:
    if pick == KEEP:
        return "Leave all where they are"
    return f"{territory_in(view, mine(view), pick)['name']} from column {pick}"


def reorder_touch(pick: Pick, view: View) -> tuple[str, ...]:
    return () if pick == KEEP else (province_id(mine(view), pick),)


def place_prompt(view: View) -> str:
    return f"Which card do you place in column {next_column(view)}?"


def gold_why(view: View) -> str:
    used = me(view)["gold_used"]
    told = f" You have used {used} in this battle." if view["phase"] == "battle" and used else ""
    return f"A Gold action: buy, destroy a discarded card, or refresh the Marketplace.{told}"


def place_why(view: View) -> str:
    left = view["columns"] - next_column(view) + 1
    return f"{left} of {view['columns']} columns are still to fill; what stays in your hand is discarded."


SEATS: tuple[Pick, ...] = tuple(range(MOST_SEATS))
CARD_OR_NONE: tuple[Pick, ...] = (*CARD, NONE)

# The order of questions and of their answers is the order of code numbers: never change it within a version.
QUESTIONS = Questions(
    (
        Question(
            "setup",
            prompt=lambda view: "Take a Unit or an Item for your deck.",
            told="{seat} takes a card for the first deck.",
            clause="UO-3.22",
            domain=TAKE[: 2 * SLOTS],
            label=take_label,
            short=offered_name,
            about=take_about,
            touches=take_touch,
        ),
        Question(
            "territory",
            prompt=lambda view: "Use a Territory, or end your turn?",
            told="{seat} may use Territories.",
            clause="UO-7.2",
            domain=(END, *COLUMN),
            label=territory_label,
            short=territory_short,
            about=territory_about,
            touches=territory_touch,
            option_clause=lambda pick, view: "UO-7.4" if pick == END else "UO-7.3",
            harmless=END,
            why=lambda view: "Each Phase effect can be used once; what it gives and is not used at once is lost.",
        ),
        Question(
            "gold",
            prompt=lambda view: "What do you do with the Gold action?",
            told="{seat} has a Gold action.",
            clause="UO-10.1",
            domain=(DECLINE, REFRESH, OPTION, *BUY, *DESTROY),
            label=gold_label,
            short=gold_short,
            about=gold_about,
            touches=gold_touch,
            option_clause=gold_clause,
            harmless=DECLINE,
            why=gold_why,
        ),
        Question(
            "place",
            prompt=place_prompt,
            told="{seat} places cards face-down.",
            clause="UO-8.1",
            domain=CARD,
            label=lambda pick, view: name_of(view, pick),
            about=card_about,
            touches=place_touch,
            why=place_why,
        ),
        Question(
            "discard",
            prompt=lambda view: "Discard a card from your hand.",
            told="{seat} discards from the hand.",
            clause="UO-7.14",
            domain=CARD,
            label=card_label("Discard"),
            short=card_short,
            about=card_about,
            touches=hand_touch,
        ),
        Question(
            "sift",
            prompt=sift_prompt,
            told="{seat} looks at the top of the deck.",
            clause="UO-11.14",
            domain=SIFT,
            label=sift_label,
            harmless=KEEP,
            why=lambda view: "Kept cards go back in their order; discarded ones are seen by everybody.",
        ),
        Question(
            "pick",
            prompt=lambda view: "Take one of the discarded cards into your hand?",
            told="{seat} may take a discarded card.",
            clause="UO-16.15",
            domain=CARD_OR_NONE,
            label=card_label("Take", "Take none"),
            short=card_short,
            about=card_about,
            touches=discards_touch,
            harmless=NONE,
        ),
        Question(
            "icon",
            prompt=lambda view: "Which Combatant type does the card bear?",
            told="{seat} chooses a Combatant type.",
            clause="UO-16.5",
            domain=TYPE,
            label=lambda pick, view: str(pick).capitalize(),
        ),
        Question(
            "destroy",
            prompt=lambda view: "Destroy a card in your discard pile?",
            told="{seat} may destroy a discarded card.",
            clause="UO-11.2",
            domain=CARD_OR_NONE,
            label=card_label("Destroy", "Destroy none"),
            short=card_short,
            about=card_about,
            touches=discards_touch,
            harmless=NONE,
        ),
        Question(
            "destroy_hand",
            prompt=lambda view: "Destroy a card in your hand?",
            told="{seat} may destroy a card of the hand.",
            clause="UO-16.26",
            domain=CARD_OR_NONE,
            label=card_label("Destroy", "Destroy none"),
            short=card_short,
            about=card_about,
            touches=hand_touch,
            harmless=NONE,
        ),
        Question(
            "recover",
            prompt=lambda view: "Return a card from your discard pile to your hand?",
            told="{seat} may return a discarded card to the hand.",
            clause="UO-8.13",
            domain=CARD_OR_NONE,
            label=card_label("Return", "Return none"),
            short=card_short,
            about=card_about,
            touches=discards_touch,
            harmless=NONE,
        ),
        Question(
            "gain",
            prompt=lambda view: "Take a card from the Marketplace?",
            told="{seat} may take a card from the Marketplace.",
            clause="UO-16.20",
            domain=(*TAKE, NONE),
            label=take_label,
            short=lambda pick, view: "None" if pick == NONE else offered_name(pick, view),
            about=take_about,
            touches=take_touch,
            harmless=NONE,
        ),
        Question(
            "copy",
            prompt=lambda view: "Which Item do you copy?",
            told="{seat} copies an Item.",
            clause="UO-16.1",
            domain=CARD,
            label=card_label("Copy"),
            short=card_short,
            about=card_about,
            touches=copy_touch,
        ),
        Question(
            "steal",
            prompt=lambda view: "From whom do you take Might?",
            told="{seat} takes Might from somebody.",
            clause="UO-16.22",
            domain=SEATS,
            label=player_label("Take from"),
            touches=lambda pick, view: (seat_id(pick),),
        ),
        Question(
            "curse",
            prompt=lambda view: "On whose deck does the Curse go?",
            told="{seat} curses somebody.",
            clause="UO-11.4",
            domain=SEATS,
            label=player_label("Curse"),
            touches=lambda pick, view: (seat_id(pick),),
        ),
        Question(
            "burn",
            prompt=lambda view: "Which Territory burns?",
            told="{seat} puts a Burning on a Territory.",
            clause="UO-11.8",
            domain=BURN,
            label=burn_label,
            touches=lambda pick, view: (province_id(pick[1], pick[2]),),
        ),
        Question(
            "reorder",
            prompt=reorder_prompt,
            told="{seat} may rearrange Territories.",
            clause="UO-16.6",
            domain=(KEEP, *COLUMN),
            label=reorder_label,
            touches=reorder_touch,
            harmless=KEEP,
        ),
        Question(
            "swap",
            prompt=lambda view: "Swap two of your cards that are still face-down?",
            told="{seat} may swap two face-down cards.",
            clause="UO-16.21",
            domain=(DECLINE, *COLUMN),
            label=column_label,
            touches=column_touch,
            harmless=DECLINE,
        ),
        Question(
            "swap_with",
            prompt=lambda view: "With which card does it change places?",
            told="{seat} swaps two face-down cards.",
            clause="UO-16.21",
            domain=COLUMN,
            label=column_label,
            touches=column_touch,
        ),
    )
)
