"""Games of every kind, played to their end by squires and brought to the server as files: to see and to go on from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from monoceros.bots.match import stream
from monoceros.bots.spec import make_bot
from monoceros.engine.gamefile import write
from monoceros.engine.registry import find_game
from monoceros.engine.table import Table
from server.running import Running

NAMES = ("Ada", "Bo")
OPTIONS: dict[str, dict[str, Any]] = {
    "tower": {"match": "single"},
    "crown": {"turn_limit": 4},
    "vast": {"set_aside": 4},
}


@dataclass(frozen=True)
class Brought:
    """A finished game on the server's shelf; who was asked what at each of its moves."""

    table: str
    asked: tuple[int, ...]

    def going_on(self, server: Running, move: int) -> dict[str, Any]:
        """A table for two people as it was before this move; opened for the one who is asked."""
        seats = [{"who": "me", "name": name} for name in NAMES]
        answer = server.post(f"/api/tables/{self.table}/what_if", {"move": move, "seats": seats})
        assert answer.status_code == 201, answer.text
        opened: dict[str, Any] = answer.json()
        return opened | {"held": [held for held in opened["held"] if held["seat"] == self.asked[move]]}


def bring(server: Running, name: str) -> Brought:
    table = play_out(name)
    answer = server.post("/api/files", {"text": write(table, names=NAMES)})
    assert answer.status_code == 201, answer.text
    return Brought(answer.json()["table"], tuple(entry.seat for entry in table.entries))


def play_out(name: str) -> Table:
    game = find_game(name)
    bot = make_bot("squire", game)
    table = Table(game, stream(1, 0), seats=len(NAMES), options=OPTIONS.get(name, {}), bots_only=True)
    own = [stream(1, 2 + seat) for seat in range(len(NAMES))]
    imagination = [stream(1, 12 + seat) for seat in range(len(NAMES))]
    while questions := table.asks():
        ask = questions[0]
        table.say(ask.seat, bot.choose(table.seen(ask, imagination[ask.seat]), own[ask.seat]))
    return table
