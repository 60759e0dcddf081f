"""A scene as a picture, for `render_mode="rgb_array"`: every zone with its things, boards as maps, in our colours."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from monoceros.engine.scene import Scene, Thing, Zone
from monoceros.engine.speech import speak
from monoceros.env.paint import CLOTH, GILT, LINE, PANEL, QUIET, TEXT, Box, Brush

SIZE = (1440, 1080)
WIDTHS = (1260, 1440)  # layouts that are tried: the narrower one, if it is not too high, is shown larger
GAP = 8
SIDE = 250  # the columns at the left and right
HEAD = 18  # a zone's name
CARD_SIZES = {"xs": (92, 62), "s": (104, 76), "m": (124, 92), "l": (150, 110)}
AS_LINES = ("figures", "notices", "roster", "mat", "track")
WORDS = ("counter", "token", "die", "piece")
TALLEST = 4000


def picture(scene: Scene, seat: int | None) -> NDArray[np.uint8]:
    """The table as a seat, or a spectator, sees it: always of the same size, the things as large as there is room."""
    for width in WIDTHS:
        sheet = Image.new("RGB", (width, TALLEST), CLOTH)
        height = Painter(scene, Brush(sheet, lambda words: speak(words, [], seat)), width).paint()
        if height * SIZE[0] <= SIZE[1] * width:
            break
    whole = sheet.crop((0, 0, width, height))
    scale = min(SIZE[0] / width, SIZE[1] / height)
    whole = whole.resize((int(width * scale), int(height * scale)), Image.Resampling.LANCZOS)
    table = Image.new("RGB", SIZE, CLOTH)
    table.paste(whole, ((SIZE[0] - whole.width) // 2, (SIZE[1] - whole.height) // 2))
    return np.asarray(table).copy()


class Painter:
    """Lays a scene's zones out and draws them."""

    def __init__(self, scene: Scene, brush: Brush, width: int) -> None:
        self.scene, self.brush, self.width = scene, brush, width
        self.zones = {zone.id: zone for zone in scene.zones}
        self.things: dict[str, list[Thing]] = {zone.id: [] for zone in scene.zones}
        for thing in scene.things:
            self.things[thing.zone].append(thing)

    def paint(self) -> int:
        """Draw everything; gives the height that it took."""
        layout = self.scene.layout
        self.brush.write((GAP, GAP), self.heading(), 16, GILT, self.width - 2 * GAP)
        top = float(GAP + 26)
        left = SIDE + GAP if layout.left else GAP
        right = self.width - (SIDE + GAP if layout.right else GAP)
        below = [
            self.column(layout.left, GAP, top, SIDE - GAP),
            self.column(layout.right, right + GAP, top, SIDE - GAP),
        ]
        named = [zone for row in layout.table for zone in row.zones] + [*layout.near, *layout.left, *layout.right]
        rows = [row.zones for row in layout.table]
        rows += [(zone.id,) for zone in self.scene.zones if zone.id not in named]
        for row in [*rows, layout.near]:
            top = self.row([self.zones[name] for name in row], left, top, right - left)
        return int(max(top, *below)) + GAP

    def heading(self) -> str:
        plates = [f"{{{plate.seat}}}: {plate.note}" for plate in self.scene.plates if plate.note]
        return " · ".join([part for part in [self.scene.heading, *plates] if part])

    # -- zones beside and below each other --

    def column(self, names: Sequence[str], left: float, top: float, width: float) -> float:
        for name in names:
            top = self.zone(self.zones[name], left, top, width)
        return top

    def row(self, zones: Sequence[Zone], left: float, top: float, width: float) -> float:
        """As many zones beside each other as have room; each gets the width that its things need, or its share."""
        bottom = top
        needs = [self.need(zone) for zone in zones]
        while zones:
            number = 1
            while number < len(zones) and sum(needs[: number + 1]) <= width:
                number += 1
            spare = max(0.0, width - sum(needs[:number])) / number
            x = left
            for zone, need in zip(zones[:number], needs[:number], strict=True):
                share = min(width, need + spare)
                bottom = max(bottom, self.zone(zone, x, top, share - GAP))
                x += share
            zones, needs, top = zones[number:], needs[number:], bottom
        return bottom

    def need(self, zone: Zone) -> float:
        """The width that a zone would like."""
        if zone.kind == "board":
            return zone.width + 2.0 * GAP
        number = len(self.things[zone.id])
        if self.in_lines(zone):
            return 190.0
        if zone.kind == "pile":
            number = 1
        return max(110.0, (CARD_SIZES[zone.size][0] + 4) * min(number, 8) + 3.0 * GAP)

    def in_lines(self, zone: Zone) -> bool:
        return zone.kind in AS_LINES and not any(thing.kind == "card" for thing in self.things[zone.id])

    # -- one zone --

    def zone(self, zone: Zone, left: float, top: float, width: float) -> float:
        """Draw a zone and its things; gives where it ends."""
        things = self.things[zone.id][:1] if zone.kind == "pile" else self.things[zone.id]
        places, height = self.places(zone, things, left + 4, top + HEAD, width - 8)
        bottom = top + HEAD + height
        self.brush.draw.rounded_rectangle((left, top, left + width, bottom), 6, PANEL, LINE)
        count = f" ({zone.count})" if zone.count >= 0 else ""
        note = f" · {zone.note}" if zone.note else ""
        self.brush.write((left + 5, top + 2), f"{zone.label}{count}{note}", 12, TEXT, width - 10)
        if zone.kind == "board":
            self.board(zone, left + 4, top + HEAD, (width - 8) / max(1, zone.width))
        else:
            for thing, box in places:
                self.thing(zone, thing, box)
        return bottom + GAP

    def places(
        self, zone: Zone, things: Sequence[Thing], left: float, top: float, width: float
    ) -> tuple[list[tuple[Thing, Box]], float]:
        if zone.kind == "board":
            return [], zone.height * width / max(1, zone.width) + 4
        if self.in_lines(zone):
            return self.in_lines_below(things, left, top, width)
        return self.in_rows(things, left, top, width, CARD_SIZES[zone.size])

    def in_lines_below(
        self, things: Sequence[Thing], left: float, top: float, width: float
    ) -> tuple[list[tuple[Thing, Box]], float]:
        found: list[tuple[Thing, Box]] = []
        y = top
        for thing in things:
            high = self.brush.line_height(thing, width)
            found.append((thing, (left, y, left + width, y + high)))
            y += high + 4
        return found, y - top + 2

    def in_rows(
        self, things: Sequence[Thing], left: float, top: float, width: float, size: tuple[float, float]
    ) -> tuple[list[tuple[Thing, Box]], float]:
        wide, high = min(size[0], width), size[1]
        across = max(1, int((width + 4) // (wide + 4)))
        found: list[tuple[Thing, Box]] = []
        for i, thing in enumerate(things):
            x, y = left + i % across * (wide + 4), top + i // across * (high + 4)
            found.append((thing, (x, y, x + wide, y + high)))
        return found, -(-len(things) // across) * (high + 4) + 2

    def thing(self, zone: Zone, thing: Thing, box: Box) -> None:
        if self.in_lines(zone) or thing.kind in WORDS:
            self.brush.line(thing, box)
        elif thing.kind == "slot":
            self.brush.slot(thing, box)
        else:
            self.brush.card(thing, box)

    # -- boards --

    def board(self, zone: Zone, left: float, top: float, scale: float) -> None:
        things = self.things[zone.id]
        radius = hex_radius(things) * scale
        order: dict[str, Any] = {"hex": 0, "tile": 0, "plate": 1}
        for thing in sorted(things, key=lambda thing: order.get(thing.kind, 2)):
            x, y = left + thing.x * scale, top + thing.y * scale
            if thing.kind == "hex":
                self.brush.hexagon(thing, x, y, radius)
            elif thing.kind == "plate":
                self.brush.centred((x, y), thing.face.title or thing.label, 10, "#33271b", 6 * radius)
            elif thing.kind == "piece":
                self.brush.piece(thing, x, y, 0.62 * radius)
            elif thing.kind in ("counter", "token", "die"):
                self.brush.counter(thing, x, y, 0.36 * radius)
            else:
                wide, high = (thing.width or 60) * scale / 2, (thing.height or 60) * scale / 2
                self.brush.card(thing, (x - wide, y - high, x + wide, y + high))
        for arrow in self.scene.arrows:
            self.arrow(arrow.start, arrow.end, things, left, top, scale, quiet=arrow.quiet)

    def arrow(
        self, start: str, end: str, things: Sequence[Thing], left: float, top: float, scale: float, *, quiet: bool
    ) -> None:
        at = {thing.id: (left + thing.x * scale, top + thing.y * scale) for thing in things}
        if start in at and end in at and not quiet:
            self.brush.draw.line((*at[start], *at[end]), GILT, 3)
            x, y = at[end]
            self.brush.draw.ellipse((x - 4, y - 4, x + 4, y + 4), GILT, QUIET)


def hex_radius(things: Sequence[Thing]) -> float:
    """How large hexes are: as far apart as the nearest two."""
    middles = [(thing.x, thing.y) for thing in things if thing.kind == "hex"]
    if len(middles) < 2:
        return 40.0
    x, y = middles[0]
    nearest = min([((a - x) ** 2 + (b - y) ** 2) ** 0.5 for a, b in middles[1:]])
    return float(nearest / 3**0.5)
