"""Games, before any table: the shelf, the boxes, the rules, the icons."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get
from litestar.openapi.spec import Example
from litestar.params import Parameter

from monoceros.server.boxes import Shelf
from monoceros.server.guard import PICTURE_POLICY
from monoceros.server.icons import Icons
from monoceros.server.routes.told import GAME, problems
from monoceros.server.wire import GameCard, IconShape, RulesPage

FOR_AN_HOUR = "public, max-age=3600"
FOR_EVER = "public, max-age=31536000, immutable"
SVG = "image/svg+xml"
NAMES = Parameter(
    description="Up to 100 names, with commas between.", examples=[Example(value="elven-castle,spiked-dragon-head")]
)
VERSION = Parameter(description="Any version word: with one, the answer may be kept for ever.")


@get("/games", responses=problems(), summary="The shelf")
async def games(shelf: Shelf) -> Response[list[GameCard]]:
    """Every game that can be played, then the boxes that only stand there yet (`playable` is false)."""
    return Response(shelf.cards, headers={"cache-control": "no-cache"})


@get("/games/{name:str}/box.svg", media_type=SVG, responses=problems(404), summary="The picture on a box")
async def box(name: Annotated[str, GAME], shelf: Shelf) -> Response[str]:
    """An SVG, for the shelf."""
    headers = {"cache-control": FOR_AN_HOUR, "content-security-policy": PICTURE_POLICY}
    return Response(shelf.picture(name), media_type=SVG, headers=headers)


@get("/games/{name:str}/rules", responses=problems(404), summary="The rules of a game")
async def rules(name: Annotated[str, GAME], shelf: Shelf) -> Response[RulesPage]:
    """As clean HTML, clause by clause, with what stands between the clauses."""
    return Response(shelf.rules(name), headers={"cache-control": FOR_AN_HOUR})


@get("/icons/{names:str}", responses=problems(400), summary="Shapes of icons")
async def icon_shapes(
    names: Annotated[str, NAMES], icons: Icons, v: Annotated[str | None, VERSION] = None
) -> Response[dict[str, IconShape]]:
    """The insides of SVG icons, by name. Names that nobody knows are left out."""
    return Response(icons.find(names), headers={"cache-control": FOR_EVER if v else FOR_AN_HOUR})


router = Router("/api", route_handlers=[games, box, rules, icon_shapes], tags=["games"])
