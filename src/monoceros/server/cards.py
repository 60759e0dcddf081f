"""A table in a few words, for a list of them."""

from __future__ import annotations

from monoceros.engine.speech import listed
from monoceros.server.wire import TableCard, TableFacts


def table_card(facts: TableFacts) -> TableCard:
    mine = {card.seat for card in facts.seats if card.yours and card.kind == "person"}
    return TableCard(
        id=facts.id,
        game=facts.game,
        title=facts.title,
        state=facts.state,
        your_turn=facts.state == "playing" and bool(mine & set(facts.turn_of)),
        words=card_words(facts, mine),
        heading=facts.heading,
        seats=facts.seats,
    )


def card_words(facts: TableFacts, mine: set[int]) -> str:
    """How a table stands, in a few words."""
    if facts.state == "gathering":
        missing = sum([card.kind == "open" for card in facts.seats])
        return f"Waits for {missing} more {'player' if missing == 1 else 'players'}."
    if facts.state == "paused":
        return "Paused."
    if facts.result is not None:
        return facts.result.words
    if facts.state == "shelved":
        return "An unfinished game from a file."
    if mine & set(facts.turn_of):
        return "It is your turn."
    if not facts.turn_of:
        return "The game goes on."
    names = [facts.seats[seat].name or "an open seat" for seat in facts.turn_of]
    return f"{listed(names)} {'is' if len(names) == 1 else 'are'} on turn."
