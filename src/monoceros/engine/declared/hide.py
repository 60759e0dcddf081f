"""Writes `seen_by`, the view, and `redealt`, another world that looks the same: both from who may know what.

A pool is sorted before anything is drawn from it. So a dealer deals the same world again to whoever sees the same,
whatever is hidden in truth, and what is imagined tells nothing of it.
"""

from __future__ import annotations

import ast

from monoceros.engine.declared.read import Field
from monoceros.engine.declared.write import Line, Writer, at, under


def is_pile(writer: Writer, f: Field) -> bool:
    return writer.reader.origin(writer.reader.one_of(f)) == "Pile"


def seen_by(writer: Writer) -> list[Line]:
    """A copy in which all that the viewer may not know is hidden. No rule under way, no chance."""
    body = at(writer.line, "other = self.copy(self.chance)", "other.forget()", "other.viewer = seat")
    for f in writer.fields:
        if f.seen == "inner" and f.value is not None:
            body += at(f.line, f"other.{f.name} = {writer.beginning(f)}")
        elif f.seen == "known" and f.value is not None:
            body += at(f.line, f"other.{f.name} = {ast.unparse(f.value)}(self, seat)")
        elif f.seen in ("own", "hidden"):
            body += hiding(writer, f)
    head = at(writer.line, f"def seen_by(self, seat: int) -> {writer.name}:")
    return [*head, *under([*body, *at(writer.line, "return other")])]


def hiding(writer: Writer, f: Field) -> list[Line]:
    """Take out of the copy what the viewer may not know of a field."""
    if f.wish("seen"):
        return at(f.line, f"other.{f.name} = {f.wish('seen')}(self, seat)")
    if f.way != "each":
        owner = f"self.{f.wish('owner')}" if f.wish("owner") else "-1"
        lines = hide_one(writer, f, f"other.{f.name}", owner)
        return [*at(f.line, f"if {owner} != seat:"), *under(lines)] if f.seen == "own" else lines
    body: list[Line] = []
    if f.seen == "own" and is_pile(writer, f):  # nobody looks into a pile: its owner knows the top of it at most
        body += at(f.line, f"other.{f.name}[owner_].bag = masked_(other.{f.name}[owner_].bag)")
    if f.seen == "own":
        body += at(f.line, "if owner_ == seat:", "    continue")
    body += hide_flat(f) if f.width else hide_one(writer, f, f"other.{f.name}[owner_]", "owner_")
    return [*at(f.line, "for owner_ in range(self.seats):"), *under(body)]


def hide_flat(f: Field) -> list[Line]:
    """A seat's places in a flat list. What is less than 0 is no card: that nothing lies there is seen."""
    place = f"other.{f.name}[owner_ * {f.width} + place_]"
    lines = at(f.line, f"for place_ in range({f.width}):", f"    if {place} >= 0{but_shown(f, 'owner_')}:")
    return [*lines, *at(f.line, f"        {place} = HIDDEN_")]


def but_shown(f: Field, owner: str) -> str:
    return f" and not {f.wish('shown')}(self, {owner}, place_)" if f.wish("shown") else ""


def hide_one(writer: Writer, f: Field, what: str, owner: str) -> list[Line]:
    """One list, pile or number, but for what is shown of it."""
    reader = writer.reader
    kind = reader.one_of(f)
    origin = reader.origin(kind)
    if f.wish("known"):
        return at(f.line, f"{what} = masked_but_({what}, self.{f.wish('known')}[{owner}])")
    if origin == "list" and reader.origin(reader.inside(kind)) == "Pile":
        return at(f.line, f"{what} = [masked_pile_(each_) for each_ in {what}]")
    if origin not in ("list", "Pile"):
        return at(f.line, f"{what} = HIDDEN_")
    if not f.wish("shown"):
        return at(f.line, f"{what} = {'masked_pile_' if origin == 'Pile' else 'masked_'}({what})")
    cards = f"{what}.top" if origin == "Pile" else what
    lines = at(f.line, f"{what}.bag = masked_({what}.bag)") if origin == "Pile" else []
    lines += at(f.line, f"for place_ in range(len({cards})):")
    lines += at(f.line, f"    if not {f.wish('shown')}(self, {owner}, place_):")
    return [*lines, *at(f.line, f"        {cards}[place_] = HIDDEN_")]


# -- other worlds ---


def redealt(writer: Writer) -> list[Line]:
    """What others know for themselves, or nobody, is dealt anew among the places of its pool, seat by seat."""
    body = at(writer.line, "other = self.copy(dealer)", "other.forget_answer()")
    for f in writer.fields:
        body += forgotten_order(writer, f)
    for pool in dict.fromkeys([f.wish("pool") for f in writer.fields if f.wish("pool")]):
        fields = [f for f in writer.fields if f.wish("pool") == pool]
        body += at(fields[0].line, "for owner_ in range(self.seats):", "    if owner_ == seat:", "        continue")
        body += under(deal_pool(writer, fields))
    if any([method.name == "redeal_more" for method in writer.reader.methods()]):
        body += at(writer.line, "other.redeal_more(seat, dealer)")
    head = at(writer.line, f"def redealt(self, seat: int, dealer: Dealer_) -> {writer.name}:")
    return [*head, *under([*body, *at(writer.line, "return other")])]


def forgotten_order(writer: Writer, f: Field) -> list[Line]:
    """A bag has no order, so it may tell none: what leaves it by chance is the same in every such world."""
    kind = writer.reader.one_of(f)
    if f.seen in ("own", "hidden") and writer.reader.origin(kind) == "Pile":
        if f.way != "each":
            return at(f.line, f"other.{f.name}.forget_order()")
        return at(f.line, f"for each_ in other.{f.name}:", "    each_.forget_order()")
    inside = writer.reader.inside(kind) if writer.reader.origin(kind) == "list" else kind
    if f.seen in ("own", "hidden") and inside is not kind and writer.reader.origin(inside) == "Pile":
        return at(f.line, f"for each_ in other.{f.name}:", "    each_.forget_order()")
    return []


def deal_pool(writer: Writer, fields: list[Field]) -> list[Line]:
    """Gather what is hidden, sort it, and draw for every place; what is left is the pile's bag."""
    line, pool = fields[0].line, fields[0].wish("pool") + "_"
    gather = at(line, f"{pool}: list[int] = []")
    fill: list[Line] = []
    rest: list[Line] = []
    for f in fields:
        taken, given = exchange(writer, f)
        gather += taken
        fill += given
        if is_pile(writer, f):
            gather += at(f.line, f"{pool} += other.{f.name}[owner_].bag")
            rest += at(f.line, f"other.{f.name}[owner_].bag = {pool}")
    return [*gather, *at(line, f"{pool}.sort()"), *fill, *rest]


def exchange(writer: Writer, f: Field) -> tuple[list[Line], list[Line]]:
    """How the hidden things of a field go into the pool, and others out of it."""
    pool = f.wish("pool") + "_"
    if f.wish("known"):
        here, known = f"other.{f.name}[owner_]", f"other.{f.wish('known')}[owner_]"
        taken = at(f.line, f"{pool} += unknown_of_({here}, {known})")
        return taken, at(f.line, f"{here} = dealt_hand_({here}, {known}, {pool}, dealer)")
    place, number = places(writer, f)
    loop = at(f.line, f"for place_ in range({number}):", f"    if {place} >= 0{but_shown(f, 'owner_')}:")
    taken = [*loop, *at(f.line, f"        {pool}.append({place})")]
    given = [*loop, *at(f.line, f"        {place} = draw_from_({pool}, dealer)")]
    if f.way == "each":
        return taken, given
    mine = at(f.line, f"if owner_ == other.{f.wish('owner')}:")
    return [*mine, *under(taken)], [*mine, *under(given)]


def places(writer: Writer, f: Field) -> tuple[str, str]:
    """The source of one place of a field, and of how many there are."""
    if f.width:
        return f"other.{f.name}[owner_ * {f.width} + place_]", f.width
    here = f"other.{f.name}[owner_]" if f.way == "each" else f"other.{f.name}"
    here += ".top" if is_pile(writer, f) else ""
    return f"{here}[place_]", f"len({here})"
