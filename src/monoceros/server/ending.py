"""How a game ended, in words that fit every game; and the file of a game that has."""

from __future__ import annotations

from collections.abc import Sequence

from monoceros.engine import gamefile
from monoceros.engine.events import Event
from monoceros.engine.game import Game
from monoceros.engine.scene import Plate
from monoceros.engine.speech import listed
from monoceros.engine.table import Table
from monoceros.server.frames import Sight, sight_of
from monoceros.server.names import Voice
from monoceros.server.record import Record
from monoceros.server.wire import Result


def result_of(table: Table, events: Sequence[Event], voice: Voice) -> Result | None:
    """The result of a game that is over, told to everybody: `events` are the last that happened."""
    won = table.result()
    if won is None:
        return None
    sight = sight_of(table.game, table.state, None, voice)
    words = last_words(table.game, events, sight, voice) or winners_words(won, voice)
    return Result(won, words, [plate_line(plate, voice) for plate in sight.scene.plates])


def last_words(game: Game, events: Sequence[Event], sight: Sight, voice: Voice) -> str:
    """The last event that has words."""
    for event in reversed(events):
        words = voice.say(game.tell(event.seen_by(None), sight.view))
        if words:
            return words
    return ""


def winners_words(won: Sequence[float], voice: Voice) -> str:
    best = max(won)
    winners = [voice.names[seat] for seat, share in enumerate(won) if share == best]
    if len(winners) == 1:
        return f"{winners[0]} wins."
    return "The game is drawn." if len(winners) == len(won) else f"{listed(winners)} share the win."


def plate_line(plate: Plate, voice: Voice) -> list[str]:
    """A seat, and what the table says of it."""
    won, of = plate.score
    score = plate.score_label or (f"{won} of {of}" if of else "")
    return [voice.names[plate.seat], ", ".join([part for part in (score, plate.note) if part])]


def file_text(record: Record) -> str:
    """The game file. A game that goes on from another has no seal; one that came from a file keeps its own."""
    table, head = record.table, record.head
    assert table is not None
    key = head.key if head.seal else None
    if key is not None or not head.seal:
        return gamefile.write(table, names=record.names, key=key)
    bodies = [
        {**gamefile.header(table, record.names, None), "seal": head.seal},
        *[gamefile.entry_body(number, entry) for number, entry in enumerate(table.entries, 1)],
        {"close": len(table.entries), "result": table.result()},
    ]
    lines, previous = [], ""
    for body in bodies:
        previous = gamefile.chain(previous, body)
        lines.append(gamefile.plain({**body, "hash": previous}))
    return "\n".join(lines) + "\n"
