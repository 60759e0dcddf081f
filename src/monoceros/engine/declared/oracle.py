"""What is written of a declaration, held against a plain reading of it: slow, field by field, without written source.

Each function raises AssertionError with the field and both values. The laws try them on games of every declared kind.
"""

from __future__ import annotations

from typing import Any

from monoceros.engine.chance import Dealer, NoDealer, Seeded
from monoceros.engine.declared.fields import Fact, facts_of
from monoceros.engine.differ import difference
from monoceros.engine.hiding import HIDDEN, SPECTATOR, TABLE
from monoceros.engine.pile import Pile, draw_from

Place = tuple[list[int], int]  # a list, and an index into it


def check_declared(s: Any, viewer: int | None, seed: int) -> None:
    """All of it, for one viewer."""
    seat = SPECTATOR if viewer is None else viewer
    check_copy(s)
    check_view(s, seat)
    check_redealt(s, seat, seed)


def differing_fields(s: Any, world: Any) -> set[str]:
    """What is declared as hidden from somebody, and is another one in this world."""
    facts = [fact.name for fact in facts_of(s) if fact.seen in ("own", "hidden")]
    return {name for name in facts if difference(getattr(s, name), getattr(world, name))}


def never_different(s: Any, differed: set[str]) -> list[str]:
    """Fields that are hidden, were never another one, and do not say why not."""
    hidden = [fact for fact in facts_of(s) if fact.seen in ("own", "hidden") and not fact.fixed]
    return [fact.name for fact in hidden if fact.name not in differed]


# -- copies ---


def check_copy(s: Any) -> None:
    """A copy is equal field by field and shares nothing that changes; a change of any field is seen by `==`."""
    other = s.copy(NoDealer())
    for fact in facts_of(s):
        if fact.seen == "known":
            continue
        here, there = getattr(s, fact.name), getattr(other, fact.name)
        told = difference(here, there)
        assert not told, f"a copy is another one: {fact.name}{told}"
        if fact.seen == "shared":
            assert here is there, f"a copy has a {fact.name} of its own, which is shared"
            continue
        both = {id(part) for part in changing(here)} & {id(part) for part in changing(there)}
        assert not both, f"a copy shares {fact.name} with its original: {here}"
        setattr(other, fact.name, changed(there))
        assert there is None or s != other, f"two states are equal that differ in {fact.name}: {here}, {changed(there)}"
        setattr(other, fact.name, there)
    assert s == other, "two states are not equal that differ in nothing"


def changing(value: Any) -> list[Any]:
    """Whatever in a value can change."""
    if isinstance(value, list):
        return [value, *[part for each in value for part in changing(each)]]
    if isinstance(value, Pile):
        return [value, value.bag, value.top]
    return (
        [value, *[part for f in facts_of(value) for part in changing(getattr(value, f.name))]]
        if facts_of(value)
        else []
    )


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if value is None or isinstance(value, str):
        return value and f"{value}…"
    if isinstance(value, tuple):
        return (changed(value[0]), *value[1:]) if value else (0,)  # of the same length: compiled, that is its kind
    if isinstance(value, list):
        return [changed(value[0]), *value[1:]] if value else [0]
    if isinstance(value, Pile):
        return Pile([*value.bag, 0], value.top)
    other = value.copy()
    first = facts_of(value)[0].name
    setattr(other, first, changed(getattr(other, first)))
    return other


# -- views ---


def check_view(s: Any, viewer: int) -> None:
    """The view of a seat is the state, each field masked as its declaration says, and nothing else."""
    view = s.seen_by(viewer)
    assert view.viewer == viewer, f"the view of {viewer} says that it is that of {view.viewer}"
    assert not view.stack, "a view has a rule under way"
    for fact in facts_of(s):
        told = difference(mask(s, fact, viewer), getattr(view, fact.name))
        assert not told, f"the view of {viewer} is not as declared: {fact.name}{told}"


def mask(s: Any, fact: Fact, viewer: int) -> Any:
    """What a viewer may know of a field."""
    if fact.masked is not None:
        return fact.masked(s, viewer)
    value = getattr(s, fact.name)
    if fact.seen == "inner":
        given = [getattr(s, f.name) for f in facts_of(s) if f.needed]
        return getattr(type(s)(*given), fact.name)
    if fact.seen not in ("own", "hidden"):
        return value
    if fact.way != "each":
        owner = getattr(s, fact.owner) if fact.owner else TABLE
        return value if fact.seen == "own" and owner == viewer else mask_one(s, fact, value, owner)
    wide = fact.width or 1
    parts = [value[i * wide : i * wide + wide] for i in range(s.seats)] if fact.width else value
    found: list[Any] = []
    for owner, part in enumerate(parts):
        if fact.seen == "own" and owner == viewer:
            found.append(Pile([HIDDEN] * len(part.bag), part.top) if isinstance(part, Pile) else part)
        else:
            found.append(mask_one(s, fact, part, owner))
    return [each for part in found for each in part] if fact.width else found


def mask_one(s: Any, fact: Fact, value: Any, owner: int) -> Any:
    if isinstance(value, Pile):
        return Pile([HIDDEN] * len(value.bag), mask_one(s, fact, value.top, owner))
    if not isinstance(value, list):
        return HIDDEN
    if fact.known:
        known = getattr(s, fact.known)[owner]
        return known + [HIDDEN] * (len(value) - len(known))
    return [mask_place(s, fact, each, owner, place) for place, each in enumerate(value)]


def mask_place(s: Any, fact: Fact, value: Any, owner: int, place: int) -> Any:
    if isinstance(value, Pile):
        return mask_one(s, fact, value, owner)
    nothing = fact.width and value < 0  # that no card lies there is seen
    return value if nothing or (fact.shown is not None and fact.shown(s, owner, place)) else HIDDEN


# -- other worlds ---


def check_redealt(s: Any, viewer: int, seed: int) -> None:
    """A redealt world looks the same, is what a plain deal of every pool gives, and does not hang on what is hidden."""
    world = s.redealt(viewer, Seeded(seed))
    told = difference(s.seen_by(viewer), world.seen_by(viewer))
    assert not told, f"viewer {viewer} can tell a redealt world: {told}"
    plain = deal(s, viewer, Seeded(seed))
    told = difference(plain, world)
    assert not told, f"a redealt world is not dealt as declared: {told}"
    again = world.redealt(viewer, Seeded(seed))
    told = difference(world, again, ordered=True)
    assert not told, f"the same dealer deals viewer {viewer} another world of what looks the same: {told}"


def deal(s: Any, viewer: int, dealer: Dealer) -> Any:
    """Pool by pool and seat by seat: what is hidden is gathered, sorted, and drawn again for every place."""
    world = s.copy(dealer)
    facts = [fact for fact in facts_of(s) if fact.pool]
    for pool in dict.fromkeys([fact.pool for fact in facts]):
        for owner in [seat for seat in range(s.seats) if seat != viewer]:
            deal_pool(world, [fact for fact in facts if fact.pool == pool], owner, dealer)
    if hasattr(world, "redeal_more"):
        world.redeal_more(viewer, dealer)
    return world


def deal_pool(world: Any, facts: list[Fact], owner: int, dealer: Dealer) -> None:
    places = [place for fact in facts for place in hidden_places(world, fact, owner)]
    bags = [getattr(world, fact.name)[owner] for fact in facts if is_pile(world, fact)]
    pool = sorted([cards[i] for cards, i in places] + [card for pile in bags for card in pile.bag])
    for cards, i in places:
        cards[i] = draw_from(pool, dealer)
    for fact in facts:
        if fact.known:
            getattr(world, fact.name)[owner].sort()
    for pile in bags:
        pile.bag = pool


def is_pile(world: Any, fact: Fact) -> bool:
    return fact.way == "each" and isinstance(getattr(world, fact.name)[0], Pile)


def hidden_places(world: Any, fact: Fact, owner: int) -> list[Place]:
    """Where something lies of an owner that the others do not know."""
    value = getattr(world, fact.name)
    if fact.way != "each" and getattr(world, fact.owner) != owner:
        return []
    if fact.width:
        indices = [owner * fact.width + k for k in range(fact.width) if value[owner * fact.width + k] >= 0]
        return [(value, i) for i in indices if not is_shown(world, fact, owner, i - owner * fact.width)]
    cards = value[owner] if fact.way == "each" else value
    cards = cards.top if isinstance(cards, Pile) else cards
    known = list(getattr(world, fact.known)[owner]) if fact.known else []
    found = []
    for i, card in enumerate(cards):
        if card in known:
            known.remove(card)
        elif not is_shown(world, fact, owner, i):
            found.append((cards, i))
    return found


def is_shown(world: Any, fact: Fact, owner: int, place: int) -> bool:
    return fact.shown is not None and fact.shown(world, owner, place)
