"""Where things lie: the board with its figures, the stands of all holders, hands, decks and dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from monoceros.engine.events import Event
from monoceros.engine.questions import View
from monoceros.engine.scene import Face, Layout, Row, Scene, Thing, Zone
from monoceros.games.crown.geometry import SIDE, SPACE_NAMES, SPACES
from monoceros.games.crown.names import (
    BLACK_DIE_ID,
    POOL_ID,
    ROCK_ID,
    WHITE_DIE_ID,
    black_id,
    card_id,
    carried,
    castle_card_id,
    deck_id,
    front_id,
    hand_id,
    hero_id,
    holder_name,
    name_of,
    row_of,
    seat_id,
    space_id,
    space_words,
    stand_id,
    thing_name,
    who,
)
from monoceros.games.crown.tables import BRANCH_NAMES, CASTLE, CASTLES, EMPTY, HOLDERS

SPACE_SIZE = 48
PILES = (
    *[("military", branch) for branch in BRANCH_NAMES],
    *[("general", branch) for branch in BRANCH_NAMES],
    ("action",),
    ("black",),
    ("dragon",),
)


def scene(view: View) -> Scene:
    seats = range(view["seats"])
    zones = [Zone("board", "board", "Board", width=SIDE * SPACE_SIZE, height=SIDE * SPACE_SIZE)]
    zones += [Zone("decks", "row", "Decks"), Zone("table", "row", "Dice and cards")]
    zones += [Zone(f"kingdom/{seat}", "row", f"Kingdom of {who(seat)}", owner=seat) for seat in seats]
    things = [*board(view), *decks(view), *table(view)]
    for seat in seats:
        things += kingdom(view, seat)
    rows = [
        Row(("board",), grow=True),
        Row(("decks",)),
        Row(("table",)),
        *[Row((f"kingdom/{seat}",)) for seat in seats],
    ]
    return Scene(tuple(zones), tuple(things), layout=Layout(table=tuple(rows)))


def board(view: View) -> Iterator[Thing]:
    for at in range(SPACES):
        name, code = SPACE_NAMES[at], view["board"][at]
        words = space_words(name) + (f": {thing_name(view, code)}" if code != EMPTY else "")
        x, y = at % SIDE * SPACE_SIZE + SPACE_SIZE // 2, at // SIDE * SPACE_SIZE + SPACE_SIZE // 2
        yield Thing(space_id(name), "tile", "board", words, x=x, y=y, width=SPACE_SIZE, height=SPACE_SIZE)


def decks(view: View) -> Iterator[Thing]:
    for number, words in enumerate(PILES):
        label = " ".join(words)
        yield Thing(deck_id(*words), "card", "decks", f"{label} deck: {view['decks'][number]}", Face(title=label))


def table(view: View) -> Iterator[Thing]:
    white, black = view["dice"]
    yield Thing(WHITE_DIE_ID, "die", "table", f"white die: {white}", Face(title=str(white)))
    yield Thing(BLACK_DIE_ID, "die", "table", f"black die: {black}", Face(title=str(black)))
    yield Thing(ROCK_ID, "token", "table", "rock")
    if view["pool_backs"]:
        yield Thing(POOL_ID, "card", "table", "a card to be assigned")
    taken = [player["hero"] for player in view["players"]]
    if EMPTY in taken:
        for number, row in enumerate(view["lexicon"]["hero"]):
            if number not in taken:
                yield Thing(hero_id(row["id"]), "card", "table", row["name"], Face(title=row["name"]))
    if view["seat"] is not None and EMPTY not in taken:
        for card in range(CASTLES):
            if view["where"][view["seat"] * HOLDERS + CASTLE + card] == EMPTY:
                row = row_of(view, "castle", card)
                yield Thing(castle_card_id(row["id"]), "card", "table", row["name"], Face(title=row["name"]))


def kingdom(view: View, seat: int) -> Iterator[Thing]:
    player, zone = view["players"][seat], f"kingdom/{seat}"
    yield Thing(seat_id(seat), "plate", zone, f"{who(seat)}: {player['vp']} VP, {player['gold']} gold", owner=seat)
    if player["black_size"]:
        yield Thing(black_id(seat), "card", zone, f"Black card of {who(seat)}", owner=seat)
    for card in sorted(set(player["hand"] or ())):
        yield card_thing(view, hand_id(seat, row_of(view, "action", card)["id"]), "action", card, zone)
    for card in sorted(set(player["front"])):
        yield card_thing(view, front_id(seat, row_of(view, "action", card)["id"]), "action", card, zone)
    for holder in range(seat * HOLDERS, seat * HOLDERS + HOLDERS):
        if view["holders"][holder] is not None:
            yield from stand(view, view["holders"][holder], zone)


def stand(view: View, holder: Any, zone: str) -> Iterator[Thing]:
    """A holder beside the board, with its cards as far as they may be known."""
    at = view["where"][holder["holder"]]
    if view["board"][at] != holder["holder"]:
        return  # a guest on an own castle, which has its stand there
    words = f"{holder_name(view, holder['holder'])} on {SPACE_NAMES[at]}: {carried(view, holder['holder'])}"
    yield Thing(stand_id(SPACE_NAMES[at]), "plate", zone, words, owner=holder["seat"])
    for card in sorted(set(holder["cards"] or ())):
        yield card_thing(view, card_id(at, row_of(view, "military", card)["id"]), "military", card, zone)


def card_thing(view: View, id: str, kind: str, card: int, zone: str) -> Thing:
    name = name_of(view, kind, card)
    return Thing(id, "card", zone, name, Face(title=name))


def points(event: Event, view: View) -> tuple[str, ...]:
    """The things that an event is about."""
    return ()
