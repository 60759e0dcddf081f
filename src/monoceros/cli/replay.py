"""`monoceros replay`: the story of a game and its table, from the file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from monoceros.cli.errors import BadUse
from monoceros.cli.files import read_game
from monoceros.cli.out import put_json
from monoceros.cli.plan import Json
from monoceros.cli.screen import Screen
from monoceros.cli.session import Story, names_in, play_again
from monoceros.cli.usage import examples, new_app
from monoceros.engine.core import Ask
from monoceros.engine.questions import pick_to_json
from monoceros.engine.speech import listed, seat_letter, speak
from monoceros.engine.table import Table

File = Annotated[Path, typer.Argument(metavar="FILE", help="A game file.", show_default=False)]

app = new_app()


@app.command(epilog=examples("monoceros replay game.jsonl", "monoceros replay game.jsonl --until 40 --seat B"))
def replay(
    file: File,
    until: Annotated[int | None, typer.Option(min=0, metavar="N", help="Stop after N picks.")] = None,
    seat: Annotated[
        str | None, typer.Option(metavar="SEAT", help="Look from a seat: A, B, … or 0, 1, …  [default: a spectator]")
    ] = None,
    json: Json = False,
) -> None:
    """Tell the story of a game.

    Then shows its table at the end, or after N picks; as a spectator sees it, or a seat.
    """
    game_file = read_game(file)
    if until is not None and until > len(game_file.entries):
        raise BadUse(f"--until {until} is too far: the game has {len(game_file.entries)} picks")
    story = Story(read_seat(seat, game_file.seats), None)
    names = names_in(game_file)
    table = play_again(game_file, lambda table: story.hear(table, names), until=until)
    if json:
        put_json(replay_data(table, story, names))
    else:
        show(table, story, names)


def read_seat(text: str | None, seats: int) -> int | None:
    """A seat by its letter or its number."""
    if text is None:
        return None
    for seat in range(seats):
        if text.upper() == seat_letter(seat) or text == str(seat):
            return seat
    raise BadUse(f"there is no seat {text!r}; the seats are: {', '.join(seat_letter(seat) for seat in range(seats))}")


def show(table: Table, story: Story, names: list[str]) -> None:
    screen = Screen()
    screen.title(f"{table.game.title}: {listed(names)}")
    for pick, line in story.lines:
        screen.put(f"{pick:>4}  {line}")
    screen.board(screen.fit(speak(table.game.text(table.view(story.seat)), names)))
    screen.put()
    screen.put(where_it_stands(table, names), "bold")


def where_it_stands(table: Table, names: list[str]) -> str:
    """Who is asked, or the result."""
    after = f"After {len(table.entries)} picks"
    result = table.result()
    if result is None:
        asked = [table.game.questions[ask.name].told.replace("{seat}", names[ask.seat]) for ask in table.asks()]
        return f"{after}: {' '.join(asked)}"
    scores = ", ".join(f"{name} {score:g}" for name, score in zip(names, result, strict=True))
    return f"{after} the game is over: {scores}."


def replay_data(table: Table, story: Story, names: list[str]) -> dict[str, Any]:
    return {
        "game": table.game.name,
        "title": table.game.title,
        "seats": table.seats,
        "names": names,
        "options": table.options,
        "picks": len(table.entries),
        "seat": story.seat,
        "story": [{"pick": pick, "text": line} for pick, line in story.lines],
        "table": speak(table.game.text(table.view(story.seat)), names),
        "asks": [ask_data(table, ask, names) for ask in table.asks()],
        "result": table.result(),
    }


def ask_data(table: Table, ask: Ask, names: list[str]) -> dict[str, Any]:
    view = table.view(ask.seat)
    return {
        "seat": ask.seat,
        "question": ask.name,
        "prompt": speak(table.game.questions[ask.name].prompt(view), names),
        "options": [
            {"pick": pick_to_json(pick), "label": speak(label, names)}
            for pick, label in zip(ask.options, table.game.labels(ask, view), strict=True)
        ],
    }
