"""Other worlds of the Cave: hidden tiles get other faces, wherever nobody could see it.

What all know of hidden tiles is kept: symbols that show (VF-2.6), and how many tiles of each class every part of the
stack was made of (VF-2.5, VF-2.7). The faces are dealt anew from nothing else, and never exchanged from where they
happen to lie: so the same seat with the same knowledge imagines the same Cave, whatever is true.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from monoceros.engine.chance import Dealer
from monoceros.engine.pile import draw_from
from monoceros.games.vast import tables as t
from monoceros.games.vast.facts import symbol_of
from monoceros.games.vast.facts_cave import knows_face
from monoceros.games.vast.state import DARK, State
from monoceros.games.vast.tables import EMPTY, FIRST_TERRAIN, Terms

KINDS: Final = 7  # of tiles; Ghost tiles are a kind of their own here
SYMBOLS: Final = 4
GHOSTLY: Final = 6
COMMON: Final = 0  # the class of Ambush, Event and Treasure tiles; other classes are kinds
FINE: Final = 5040  # weights are fractions of it


def redeal_tiles(w: State, seat: int | None, dealer: Dealer) -> None:
    """Every tile whose face the seat does not know gets one that could be there."""
    hidden = hidden_tiles(w)
    if w.terms.kept >> t.GOBLINS:  # some roles know more than others
        hidden = [tile for tile in hidden if not knows_face(w, seat, tile)]
    signs = [symbol_of(w, tile) if shows_symbol(w, tile) else EMPTY for tile in hidden]
    deal_parts(w, hidden, signs, dealer)
    deal_returned(w, hidden, signs, dealer)


def hidden_tiles(s: State) -> list[int]:
    """Dark tiles on the map, the stack, hands and supplies of tiles, and what was set aside unseen."""
    in_stack = [0] * FIRST_TERRAIN  # looked up for every tile of every imagined world
    for tile in s.tile_stack + s.cave.hand + s.cave.ghost_tiles:
        in_stack[tile] = 1
    found: list[int] = []
    for tile in range(1, FIRST_TERRAIN):
        unseen = s.at[tile] != EMPTY or in_stack[tile] == 1 or s.batch[tile] in (t.SET_ASIDE, t.TAKEN_OUT)
        if unseen and s.face[tile] != EMPTY and s.lit[tile] == DARK:
            found.append(tile)
    return found


def shows_symbol(s: State, tile: int) -> bool:
    """VF-2.6 On the map, on top of the stack, and on the back of what the Cave holds."""
    if s.at[tile] != EMPTY or (bool(s.tile_stack) and s.tile_stack[-1] == tile):
        return True
    return tile in s.cave.hand or tile in s.cave.ghost_tiles


# -- the parts of the stack ---


def kind_in_stack(terms: Terms, face: int) -> int:
    return GHOSTLY if terms.tile_ghost[face] else terms.tile_kind[face]


def class_of(batch: int, kind: int) -> int:
    """VF-2.5, VF-2.7 What is known of a batch: so many of each class, of what was taken out so many of each kind."""
    return kind if kind > t.TREASURE_ROOM or batch == t.TAKEN_OUT else COMMON


@mypyc_attr(acyclic=True)
class Faces:
    """The faces that are still to be dealt, and how many of each class every batch still takes."""

    __slots__ = ("commons", "left", "of_kind", "room", "terms")

    def __init__(self, terms: Terms) -> None:
        self.terms: Terms = terms
        self.left: list[list[int]] = [[] for _ in range(KINDS * SYMBOLS)]  # by kind * SYMBOLS + symbol
        self.of_kind: list[int] = [0] * KINDS  # how many are left
        self.commons: int = 0  # how many are left of the common kinds together
        self.room: list[int] = [0] * (t.FIRST_RETURN * KINDS)  # batch * KINDS + class

    def put(self, face: int, batch: int) -> None:
        kind = kind_in_stack(self.terms, face)
        self.left[kind * SYMBOLS + self.terms.tile_symbol[face]].append(face)
        self.count(batch, kind, 1)

    def count(self, batch: int, kind: int, change: int) -> None:
        self.room[batch * KINDS + class_of(batch, kind)] += change
        self.of_kind[kind] += change
        if kind <= t.TREASURE_ROOM:
            self.commons += change

    def forget_order(self) -> None:
        for faces in self.left:
            faces.sort()

    def weight(self, batch: int, kind: int, sign: int) -> int:
        """How likely a tile of the batch with this symbol, EMPTY if it is hidden, is of this kind."""
        kind_class = class_of(batch, kind)
        room = self.room[batch * KINDS + kind_class]
        if not room:
            return 0
        fitting = self.of_kind[kind] if sign == EMPTY else len(self.left[kind * SYMBOLS + sign])
        in_class = self.commons if kind_class == COMMON else self.of_kind[kind]
        return room * fitting * FINE // in_class if fitting else 0

    def take(self, batch: int, sign: int, dealer: Dealer) -> int:
        """A face for a tile of the batch that shows this symbol; EMPTY: what is left does not allow any."""
        weights = [self.weight(batch, kind, sign) for kind in range(t.AMBUSH, KINDS)]
        if not sum(weights):
            return EMPTY
        kind = t.AMBUSH + drawn_place(weights, dealer)
        self.count(batch, kind, -1)
        symbol = sign
        if symbol == EMPTY:
            first = kind * SYMBOLS
            symbol = drawn_place([len(faces) for faces in self.left[first : first + SYMBOLS]], dealer)
        return draw_from(self.left[kind * SYMBOLS + symbol], dealer)


def drawn_place(weights: list[int], dealer: Dealer) -> int:
    """A place by chance, as often as it weighs."""
    drawn = dealer.pick(sum(weights))
    place = 0
    while drawn >= weights[place]:
        drawn -= weights[place]
        place += 1
    return place


def deal_parts(w: State, hidden: list[int], signs: list[int], dealer: Dealer) -> None:
    """The start tiles, the parts of the stack and what lies aside.

    Tiles with the strictest conditions come first: those of which the kind is known, then those whose symbol shows.
    Where nothing fits any more, a tile that was dealt is taken back, by chance, until it does.
    """
    faces = Faces(w.terms)
    sign_of = [EMPTY] * FIRST_TERRAIN
    last: list[int] = []
    shown: list[int] = []
    first: list[int] = []
    for tile, sign in zip(hidden, signs, strict=True):
        batch = w.batch[tile]
        if batch < t.FIRST_RETURN:
            sign_of[tile] = sign
            faces.put(w.face[tile], batch)
            (first if batch == t.TAKEN_OUT else last if sign == EMPTY else shown).append(tile)
    faces.forget_order()
    dealer.shuffle(shown)
    waiting = last + shown + first
    dealt: list[int] = []
    while waiting:
        tile = waiting[-1]
        face = faces.take(w.batch[tile], sign_of[tile], dealer)
        if face == EMPTY:
            back = draw_from(dealt, dealer)
            faces.put(w.face[back], w.batch[back])
            waiting.insert(len(waiting) - 1, back)
        else:
            w.face[tile] = face
            dealt.append(waiting.pop())


# -- tiles that went back ---


def deal_returned(w: State, hidden: list[int], signs: list[int], dealer: Dealer) -> None:
    """VF-9.2 Tiles that went under the stack together: their faces are known, not which of them has which."""
    for batch in sorted({w.batch[tile] for tile in hidden if w.batch[tile] >= t.FIRST_RETURN}):
        tiles = [(-sign, tile) for tile, sign in zip(hidden, signs, strict=True) if w.batch[tile] == batch]
        faces = sorted([w.face[tile] for _, tile in tiles])
        for sign, tile in sorted(tiles):  # symbols that show come first, EMPTY last
            fitting = [face for face in faces if -sign in (EMPTY, w.terms.tile_symbol[face])]
            w.face[tile] = fitting[dealer.pick(len(fitting))]
            faces.remove(w.face[tile])
