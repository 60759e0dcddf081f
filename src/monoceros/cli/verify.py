"""`monoceros verify`: is a game file as it was written, legal by the rules, and its chance the sealed one?"""

from __future__ import annotations

from pathlib import Path

from monoceros.cli.errors import CheckFailed
from monoceros.cli.files import ChangedFile, read_game
from monoceros.cli.out import put, put_json
from monoceros.cli.plan import Json
from monoceros.cli.replay import File
from monoceros.cli.usage import examples, new_app
from monoceros.engine.gamefile import GameFile
from monoceros.engine.gamefile import verify as check_file
from monoceros.engine.registry import find_game
from monoceros.engine.speech import one_line

app = new_app()


@app.command(epilog=examples("monoceros verify game.jsonl", "monoceros verify game.jsonl --json"))
def verify(file: File, json: Json = False) -> None:
    """Check a game file.

    Is it unchanged, every pick legal, the result true, the chance as sealed? Exit code 1 if not.
    """
    try:
        checked = checks(read_game(file), file)
    except (ChangedFile, CheckFailed) as error:
        if json:
            put_json({"file": str(file), "ok": False, "problem": one_line(str(error))})
        raise CheckFailed(str(error)) from None
    if json:
        put_json({"file": str(file), "ok": True, "checked": checked})
        return
    for line in checked:
        put(f"ok  {line}")


def checks(game_file: GameFile, file: Path) -> list[str]:
    """What was checked, in words."""
    find_game(game_file.game)  # a game that is not here is no failed check
    try:
        checked = check_file(game_file, find_game)
    except (ValueError, TypeError) as error:
        raise CheckFailed(f"{file}: {error}") from None
    return [f"the file is as it was written: {len(game_file.entries) + 2} lines, every hash fits", *checked]
