"""The API's description of itself (OpenAPI), with the structs exactly as they are checked."""

from __future__ import annotations

from http import HTTPStatus
from typing import Any

import msgspec
from litestar import Request, Response, Router
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, License, SecurityScheme, Tag

from monoceros import __version__
from monoceros.server import wire
from monoceros.server.routes.keeper import Version
from monoceros.server.routes.told import problem

ABOUT = """The table of Monoceros: games, tables, seats, finished games.

Play itself goes over a socket at `/api/tables/{table}/socket`; its messages are described in docs/protocol.md.

- Every answer that is not good is a `Problem`: a code for programs, words for people.
- Calls that change something must send the cookie `csrftoken` back in the header `x-csrftoken`; a GET of `/version`
  sets the cookie.
- Limits name themselves in the headers `RateLimit-Policy` and `RateLimit`.
- Tokens and invitations are secrets: they are shown once and stored hashed."""

TAGS = [
    Tag("games", "Before any table: the shelf, the boxes, the rules."),
    Tag("tables", "Opening one, sitting down, what everybody may know."),
    Tag("finished games", "Files, replays, figures, and whether it was fair."),
    Tag("the keeper's", "Does it live, can it work, how busy is it."),
]
BODIES: dict[str, Any] = {
    "NewTable": {
        "game": "tower",
        "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "squire"}],
        "options": {"match": "single"},
    },
    "Join": {"invitation": "an-invitation-from-a-link", "name": "Ben"},
    "Claim": {"token": "a-token-of-the-seat-before"},
    "WhatIf": {"move": 12, "seats": [{"who": "me", "name": "Ada"}, {"who": "bot", "bot": "knight"}]},
    "Mine": {"tables": [{"table": "k3JvQz8mT2", "tokens": ["a-token-that-holds-a-seat"]}]},
    "GameText": {"text": "a game file as it was saved, all its lines"},
}


def structs() -> list[type]:
    found = [kind for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [*[kind for kind in found if kind is not msgspec.Struct], Version]


class Description(JsonRenderPlugin):
    """Litestar's description, with the schemas of our structs as msgspec checks them, and examples of bodies."""

    def __init__(self) -> None:
        super().__init__(path=["/", "/openapi.json"])

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _, exact = msgspec.json.schema_components(structs(), ref_template="#/components/schemas/{name}")
        schemas = openapi_schema["components"]["schemas"]
        schemas.update(exact)
        for name, example in BODIES.items():
            schemas[name] = {**schemas[name], "examples": [example]}
        return self.render_json(request, openapi_schema)


def as_problem(response: Response[Any]) -> Response[Any]:
    """Litestar's own page for what is missing here, in our words."""
    if response.status_code != HTTPStatus.NOT_FOUND:
        return response
    return problem("not_found", "There is nothing here.", HTTPStatus.NOT_FOUND)


def description() -> OpenAPIConfig:
    bearer = SecurityScheme(
        type="http", scheme="bearer", description="Tokens of seats that the caller holds, with commas between."
    )
    return OpenAPIConfig(
        title="Monoceros",
        version=__version__,
        description=ABOUT,
        openapi_router=Router("/schema", route_handlers=[], include_in_schema=False, after_request=as_problem),
        tags=TAGS,
        license=License(name="Apache-2.0", identifier="Apache-2.0"),
        components=Components(security_schemes={"seat": bearer}),
        render_plugins=[Description()],
        use_handler_docstrings=True,
    )
