"""Words and examples that the API's description shares, and the ids and tokens that its calls have in common."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from litestar import MediaType, Request, Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example
from litestar.params import Parameter

from monoceros.server.errors import Refusal
from monoceros.server.wire import Problem

WHY = {
    400: ("The request is not as it should be.", Problem("bad_message", "Object missing required field `game`.")),
    403: (
        "Not allowed: another's seat, another page, or a cookie that was not sent back.",
        Problem("not_yours", "That seat is not yours."),
    ),
    404: ("There is no such thing.", Problem("no_table", "There is no such table.")),
    409: ("Not now, or not any more.", Problem("not_now", "The game is not over yet.")),
    410: (
        "It was, and can be no more.",
        Problem("other_rules", "This game was begun by other rules than are here now."),
    ),
    413: ("More than is taken.", Problem("too_large", "That is more than this server takes.")),
    429: ("Too much at once.", Problem("too_fast", "Too many tables were opened from here, try again in 12 s.")),
    503: ("Not possible at the moment; nothing has changed.", Problem("not_saved", "The disk is full.")),
}
GAME = Parameter(description="A game's name.", examples=[Example(value="tower")])
TABLE = Parameter(description="A table's id, as its address has it.")
TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,60}")
TOKEN = re.compile(r"[A-Za-z0-9_-]{20,80}")
MOST_TOKENS = 8
SEAT: list[dict[str, list[str]]] = [{"seat": []}, {}]  # a token may be shown, and need not be


def problem(code: str, words: str, status: int, headers: Mapping[str, str] | None = None) -> Response[Problem]:
    """An answer that is not good; always JSON, whatever was asked for."""
    return Response(Problem(code, words), status_code=status, headers=headers, media_type=MediaType.JSON)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The answers that a call may give besides the good one: always a wrong request, and too much at once."""
    return {
        status: ResponseSpec(
            Problem, generate_examples=False, description=WHY[status][0], examples=[Example(value=WHY[status][1])]
        )
        for status in sorted({400, *statuses, 429})
    }


def table_id(text: str) -> str:
    """What cannot be an id at all is not looked for."""
    if not TABLE_ID.fullmatch(text):
        raise Refusal("no_table", "There is no such table.")
    return text


async def shown_tokens(request: Request[Any, Any, Any]) -> list[str]:
    """`Authorization: Bearer TOKEN`, or several of them with commas between: seats that the caller holds."""
    kind, _, rest = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        return []
    return [token for token in rest.replace(" ", "").split(",") if TOKEN.fullmatch(token)][:MOST_TOKENS]
