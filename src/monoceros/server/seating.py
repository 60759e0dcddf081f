"""Who sits where: seats planned, taken, left and handed over. Pure functions of seat rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from hmac import compare_digest

from monoceros.engine.game import Game
from monoceros.engine.registry import bot_names
from monoceros.server.errors import Refusal
from monoceros.server.names import clean_name, free_colour
from monoceros.server.store.rows import SeatRow
from monoceros.server.store.tokens import new_token, token_hash
from monoceros.server.wire import Colour, HeldSeat, SeatCard, SeatPlan

Seating = tuple[list[SeatRow], list[HeldSeat]]


def plan_seats(plans: Sequence[SeatPlan], game: Game) -> Seating:
    """Seats as they were planned: my own with their tokens, bots, and open ones for friends."""
    rows: list[SeatRow] = []
    held: list[HeldSeat] = []
    wanted = [plan.colour for plan in plans if plan.colour is not None]
    for seat, plan in enumerate(plans):
        taken = [row.colour for row in rows] + ([] if plan.colour else wanted)
        colour = free_colour(taken, plan.colour)
        if plan.who == "bot":
            bot = known_bot(plan.bot, game)
            rows.append(SeatRow(seat, clean_name(plan.name, bot_title(bot)), colour, "bot", bot))
        elif plan.who == "friend":
            rows.append(SeatRow(seat, clean_name(plan.name, ""), colour, "open"))
        else:
            mine = HeldSeat(seat, new_token())
            held.append(mine)
            name = clean_name(plan.name, "Guest")
            rows.append(SeatRow(seat, name, colour, "person", token_hash=token_hash(mine.token)))
    return rows, held


def known_bot(name: str, game: Game) -> str:
    """A bot by its plain name. Settings are not taken from outside: a stranger could ask for hours of thinking."""
    known = bot_names(game)
    if name not in known:
        raise Refusal("bad_setup", f"There is no bot {name[:40]!r} here; there are: {', '.join(known)}.")
    return name


def bot_title(bot: str) -> str:
    return bot[:1].upper() + bot[1:]


def is_held(row: SeatRow, hashes: Iterable[str]) -> bool:
    return (
        row.kind != "open" and bool(row.token_hash) and any([compare_digest(row.token_hash, given) for given in hashes])
    )


def held_by(rows: Sequence[SeatRow], tokens: Iterable[str]) -> frozenset[int]:
    """The seats that these tokens hold."""
    hashes = [token_hash(token) for token in tokens]
    return frozenset([row.seat for row in rows if is_held(row, hashes)])


def sit_down(rows: Sequence[SeatRow], seat: int | None, name: str, colour: Colour | None) -> tuple[SeatRow, str]:
    """The open seat, taken; and the new token that holds it."""
    free = [row for row in rows if row.kind == "open"]
    if not free:
        raise Refusal("full", "Every seat at this table is taken. You can watch.")
    row = next((row for row in free if row.seat == seat), None) if seat is not None else free[0]
    if row is None:
        raise Refusal("full", "Somebody else has taken this seat. Choose another one.")
    token = new_token()
    chosen = free_colour([other.colour for other in rows if other.seat != row.seat], colour or row.colour)
    return replace(
        row, name=clean_name(name, "Guest"), colour=chosen, kind="person", bot="", token_hash=token_hash(token)
    ), token


def hand_over(row: SeatRow, bot: str) -> SeatRow:
    """To a bot, or (bot empty) back to the person; the token goes on holding the seat."""
    return replace(row, kind="bot" if bot else "person", bot=bot)


def leave(row: SeatRow, bot: str) -> SeatRow:
    """The seat's token is worth nothing any more."""
    if bot:
        return replace(row, name=bot_title(bot), kind="bot", bot=bot, token_hash="")
    return replace(row, name="", kind="open", bot="", token_hash="")


def seat_card(row: SeatRow, name: str, role: str, *, present: bool, yours: bool) -> SeatCard:
    return SeatCard(
        seat=row.seat,
        name=name if row.kind != "open" else row.name,
        colour=row.colour,
        kind=row.kind,
        bot=row.bot,
        present=present or row.kind == "bot",
        yours=yours,
        role=role,
    )
