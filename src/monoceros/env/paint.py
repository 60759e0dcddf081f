"""Brushes of the picture: the table's colours, words that fit, and each kind of thing."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache

from PIL import Image, ImageDraw, ImageFont

from monoceros.engine.scene import Number, Thing

Box = tuple[float, float, float, float]
Colour = str

CLOTH = "#16272a"
PANEL = "#211812"
LINE = "#8a6f4c"
TEXT = "#f5ebd6"
QUIET = "#ab9c80"
GILT = "#d9aa50"
PARCHMENT = "#f3e8ce"
EDGE = "#8d7344"
INK = "#2a1c10"
CREAM = "#fbf2dc"
WAX = "#a8322a"
FOE = "#2b2326"
FOE_RIM = "#e0604c"
SEATS = ("#96d0f8", "#e5783a", "#38c99a", "#9069e0", "#f7e88f", "#e6479a")
FIELDS = {
    "vert": "#3c7148",
    "teal": "#2c6a70",
    "olive": "#6a6a2c",
    "azure": "#33578f",
    "dusk": "#4c4583",
    "purpure": "#6d4487",
    "gules": "#8e3434",
    "ember": "#a84f22",
    "or": "#8a651a",
    "tenne": "#7a5230",
    "sable": "#3a3338",
    "stone": "#6b665f",
    "plains": "#dfe0a6",
    "road": "#ecd9a9",
    "forest": "#86a56c",
    "desert": "#f0d998",
    "mountain": "#b9a893",
    "lake": "#8fb3c4",
    "village": "#e8bd84",
    "city": "#dd9f88",
    "fort": "#b3afb9",
}
MOST_LINES = 3
PLAIN = str.maketrans({"−": "-", "–": "-", "—": "-", "…": "...", "’": "'", "→": ">", "●": "*", "○": "o"})


@cache
def font(size: int) -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(size)


def colour_of(field: str, otherwise: Colour = FIELDS["stone"]) -> Colour:
    """A tincture, a kind of land, or a colour of its own."""
    return field if field.startswith("#") else FIELDS.get(field, otherwise)


class Brush:
    """Draws on one picture. `names` puts names into a scene's words."""

    def __init__(self, image: Image.Image, names: Callable[[str], str]) -> None:
        self.draw = ImageDraw.Draw(image)
        self.names = names

    # -- words --

    def width_of(self, words: str, size: int) -> float:
        return self.draw.textlength(words, font(size))

    def lines(self, words: str, size: int, width: float) -> list[str]:
        """The words broken into lines that fit; a word that is too long is cut."""
        found: list[str] = []
        for word in self.names(words).translate(PLAIN).split():
            longer = f"{found[-1]} {word}" if found else word
            if found and self.width_of(longer, size) <= width:
                found[-1] = longer
            else:
                found.append(self.cut(word, size, width))
        return found

    def cut(self, words: str, size: int, width: float) -> str:
        while len(words) > 1 and self.width_of(words, size) > width:
            words = words[:-1]
        return words

    def write(self, at: tuple[float, float], words: str, size: int, colour: Colour, width: float, most: int = 1) -> int:
        """Write at most so many lines; gives how many there were."""
        lines = self.lines(words, size, width)[:most]
        for i, line in enumerate(lines):
            self.draw.text((at[0], at[1] + i * (size + 2)), line, colour, font(size))
        return len(lines)

    def centred(self, at: tuple[float, float], words: str, size: int, colour: Colour, width: float = 1000) -> None:
        words = self.cut(self.names(words).translate(PLAIN), size, width)
        self.draw.text(at, words, colour, font(size), anchor="mm")

    # -- things --

    def card(self, thing: Thing, box: Box) -> None:
        """A card, plate or tile: its title on its field, its numbers, its words on parchment below."""
        left, top, right, bottom = box
        face, width = thing.face, right - left - 8
        if face.down:
            self.back(thing, box)
            return
        size = 12 if width > 90 else 11
        title = self.lines(face.title or thing.label, size, width)[:2]
        band = top + 5 + len(title) * (size + 2)
        self.draw.rounded_rectangle(box, 5, PARCHMENT, EDGE)
        self.draw.rounded_rectangle((left, top, right, band), 5, colour_of(face.field), EDGE)
        for i, line in enumerate(title):
            self.draw.text((left + 4, top + 2 + i * (size + 2)), line, CREAM, font(size))
        self.owner(thing, (left, band, right, bottom))
        y = band + 2
        for number in face.numbers:
            y += 13 * self.write((left + 5, y), number_words(number), 11, WAX, width)
        for words in (face.foot, face.text):
            room = int((bottom - y) // 12)
            y += 12 * self.write((left + 5, y), words, 10, INK, width, max(0, room))
        self.sockets(thing, box)
        self.marks(thing, box)

    def back(self, thing: Thing, box: Box) -> None:
        self.draw.rounded_rectangle(box, 5, colour_of(thing.face.field, "#2b4a63"), EDGE, 2)
        words = thing.face.title or thing.face.icon.replace("-", " ")
        self.centred(((box[0] + box[2]) / 2, (box[1] + box[3]) / 2), words, 11, CREAM, box[2] - box[0] - 6)

    def slot(self, thing: Thing, box: Box) -> None:
        self.draw.rounded_rectangle(box, 5, None, LINE)
        self.write((box[0] + 4, box[1] + 4), thing.face.title or thing.label, 10, QUIET, box[2] - box[0] - 8, 3)

    def line(self, thing: Thing, box: Box) -> None:
        """A thing as words: figures, people of a roster, notices."""
        self.owner(thing, box)
        self.write((box[0] + 5, box[1]), line_words(thing), 11, TEXT, box[2] - box[0] - 8, MOST_LINES)

    def line_height(self, thing: Thing, width: float) -> float:
        return 13.0 * min(MOST_LINES, max(1, len(self.lines(line_words(thing), 11, width - 8)))) + 2

    def sockets(self, thing: Thing, box: Box) -> None:
        """Troops on a base: a disc each, a ring where there is room for one."""
        x, y = box[2] - 9, box[3] - 9
        for chip in reversed(thing.face.sockets):
            self.draw.ellipse((x - 5, y - 5, x + 5, y + 5), WAX if chip.icon else None, EDGE)
            x -= 13

    def owner(self, thing: Thing, box: Box) -> None:
        if thing.owner >= 0:
            self.draw.rectangle((box[0], box[1], box[0] + 2, box[3] - 2), SEATS[thing.owner % len(SEATS)])

    def marks(self, thing: Thing, box: Box) -> None:
        if thing.marks:
            self.draw.rounded_rectangle(box, 5, None, GILT, 2)

    # -- boards --

    def hexagon(self, thing: Thing, x: float, y: float, radius: float) -> None:
        corners = [(x + radius * math.sin(k * math.pi / 3), y + radius * math.cos(k * math.pi / 3)) for k in range(6)]
        self.draw.polygon(corners, colour_of(thing.face.field, PARCHMENT), EDGE)
        if thing.face.title:
            self.centred((x, y), thing.face.title, 10, INK, 2 * radius)

    def piece(self, thing: Thing, x: float, y: float, radius: float) -> None:
        face = thing.face
        own = thing.owner >= 0
        fill = SEATS[thing.owner % len(SEATS)] if own else FOE
        self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill, CREAM if own else FOE_RIM, 2)
        self.centred((x, y - 4), face.title or thing.label, 10, INK if own else CREAM, 2 * radius)
        words = " ".join([str(number.value) for number in face.numbers])
        self.centred((x, y + 7), words, 11, INK if own else CREAM, 2 * radius)

    def counter(self, thing: Thing, x: float, y: float, radius: float) -> None:
        self.draw.ellipse((x - radius, y - radius, x + radius, y + radius), FOE, CREAM)
        words = " ".join([str(number.value) for number in thing.face.numbers]) or thing.face.title
        self.centred((x, y), words, 11, CREAM, 2 * radius)


def line_words(thing: Thing) -> str:
    face = thing.face
    numbers = [number_words(number) for number in face.numbers]
    damage = [f"damage {face.pips[0]} of {face.pips[1]}"] if face.pips[0] else []
    words = [face.title, *numbers, face.foot, *damage, face.text]
    return " · ".join([word for word in words if word]) or thing.label


def number_words(number: Number) -> str:
    return f"{number.what} {number.value}"
