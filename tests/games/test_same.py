"""tools/same.py hears whatever a table says: each planted change alters the part that it belongs to, and no other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from monoceros.engine.game import Encoder, Game
from monoceros.engine.questions import Questions
from monoceros.engine.registry import find_game, game_names

from .recorded import same

OVERLORD = find_game("overlord")


def hashes(game: Game, seed: int = 0) -> dict[str, str]:
    heard = same.listen(game, [2], [seed], 40, same.Heard())
    assert heard.decisions > 60
    assert heard.looks > 1
    return {part: found.hexdigest() for part, found in heard.hashes.items()}


def with_questions(**changes: Any) -> Game:
    changed = [replace(q, **changes) for q in OVERLORD.questions.questions]
    return replace(OVERLORD, questions=Questions(tuple(changed)))


def encoded_otherwise(s: Any, seat: int) -> bytes:
    assert OVERLORD.encoder is not None
    return OVERLORD.encoder.encode(s, seat) + b"\0"


def redealt_otherwise(s: Any, seat: int | None, dealer: Any) -> Any:
    dealer.pick(2)
    return OVERLORD.redeal(s, seat, dealer)


def otherwise(function: Callable[..., Any], after: Any) -> Callable[..., Any]:
    return lambda *given: function(*given) + after


PLANTED = {
    "declared": replace(OVERLORD, version=99),
    "scene": replace(OVERLORD, scene=lambda view: msgspec.structs.replace(OVERLORD.scene(view), heading="Aside")),
    "text": replace(OVERLORD, text=otherwise(OVERLORD.text, "!")),
    "events": replace(OVERLORD, tell=otherwise(OVERLORD.tell, "!")),
    "points": replace(OVERLORD, points=otherwise(OVERLORD.points, ("stack",))),
    "asks": with_questions(why=lambda view: "Because."),
    "redealt": replace(OVERLORD, redeal=redealt_otherwise),
    "minds": replace(OVERLORD, mind=replace(OVERLORD.mind, value=lambda s, seat: 0.5)),
    "encoded": replace(OVERLORD, encoder=replace(OVERLORD.encoder or Encoder(list, bytes), encode=encoded_otherwise)),
}


@pytest.mark.parametrize("part", sorted(PLANTED))
def test_a_planted_change_alters_its_part_alone(part: str) -> None:
    before, after = hashes(OVERLORD), hashes(PLANTED[part])
    assert {name for name in before if before[name] != after[name]} == {part}


def test_another_game_is_another_in_all_that_is_played() -> None:
    before, after = hashes(OVERLORD), hashes(OVERLORD, seed=1)
    assert {name for name in before if before[name] == after[name]} == {"declared"}


def test_a_label_of_a_point_counts_by_its_last_name() -> None:
    frame = {"rule": "play", "version": "a1", "point": "round.place()", "values": {}}
    assert same.plain(frame) == same.plain(frame | {"version": "b2", "point": "place()"})
    assert same.plain(frame) != same.plain(frame | {"point": "round.draw()"})


def test_every_game_has_a_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["same.py", "--seats", "2", "--seeds", "0", "--every", "200"])
    assert same.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.partition(" ")[0] for line in lines] == game_names()
    assert all(part in line for line in lines for part in same.PARTS)
