"""Saves: plain data that names rules, points and variables, so that it outlives changes of the code around them.

`dump(s)` gives data for JSON, `load(data, fresh)` fills a fresh state of the same class. What a state may hold: None,
bools, ints, words, tuples, lists, piles, and records (slotted classes or NamedTuples) that its class lists in
`RECORDS`. Fields named in `SHARED` are not saved. A field that may be None is None in a fresh state.
"""

from __future__ import annotations

import re
from functools import cache
from inspect import Parameter, signature
from types import MemberDescriptorType
from typing import Any, Final, NoReturn, TypeVar

from monoceros.engine.core import RULES, BaseState, Frame, Point, Rule
from monoceros.engine.pile import Pile

S = TypeVar("S", bound=BaseState)
Data = dict[str, Any]

DEPTH: Final = 40  # how deep values and seats that decide together may be nested
NUMBERED: Final = re.compile(r"_\d+_$")  # the second of two like variables of the engine's


class SaveError(ValueError):
    """A state that cannot be saved, or a save that today's rules cannot go on from."""


# -- what is saved -----------------------------------------------------------------------------------------------


@cache
def slots_of(kind: type) -> frozenset[str]:
    """The attributes of a slotted class and its bases, compiled or not."""
    found: set[str] = set()
    for base in kind.__mro__:
        names = vars(base)
        compiled: tuple[str, ...] = names.get("__mypyc_attrs__", ())
        found.update([name for name in compiled if not name.isupper()])  # constants of the class are among them
        found.update([name for name, what in names.items() if isinstance(what, MemberDescriptorType)])
    return frozenset(found - {"__dict__"})


def fields_of(s: BaseState) -> tuple[str, ...]:
    """The fields of a game's state that a save holds."""
    shared: tuple[str, ...] = getattr(s, "SHARED", ())  # of the instance: compiled classes do not show it
    kind: Any = type(s)
    return saved_fields(kind, shared)


@cache
def saved_fields(kind: Any, shared: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(slots_of(kind) - slots_of(BaseState) - set(shared)))


def records_of(s: BaseState) -> dict[str, type]:
    records: tuple[type, ...] = getattr(s, "RECORDS", ())
    return {record.__name__: record for record in records}


def is_named_tuple(record: type) -> bool:
    return issubclass(record, tuple) and hasattr(record, "_fields")


def record_fields(record: type) -> tuple[str, ...]:
    """The fields of a record."""
    if is_named_tuple(record):
        named: tuple[str, ...] = getattr(record, "_fields", ())
        return named
    return tuple(sorted(slots_of(record)))


def read(owner: object, name: str, place: str) -> Any:
    try:
        return getattr(owner, name)
    except AttributeError:
        raise SaveError(f"{place} has no value") from None


# -- saving ------------------------------------------------------------------------------------------------------


def dump(s: BaseState) -> Data:
    """A state at rest (at a question, before the first rule or at the end) as plain data."""
    if getattr(s, "__dict__", None):
        raise SaveError(f"{type(s).__name__} has fields outside of its __slots__: {', '.join(sorted(vars(s)))}")
    dumper = _Dumper(records_of(s))
    fields = {name: dumper.plain(read(s, name, f"field {name}"), f"field {name}") for name in fields_of(s)}
    result = None if s.stack else dumper.plain(s.result, "the result")  # at a question the last result is forgotten
    return {"fields": fields, "result": result, "stack": [dumper.frame(frame) for frame in s.stack]}


class _Dumper:
    def __init__(self, records: dict[str, type]) -> None:
        self.records = records

    def frame(self, frame: Frame) -> Data:
        rule = RULES[frame[0]]
        point = rule.points[frame[1]]
        data: Data = {"rule": rule.name, "version": rule.version, "point": point.label}
        if rule.name == "together":
            data["seats"] = list(frame[2])
            data["branches"] = [[self.frame(inner) for inner in branch] for branch in frame[3]]
            return data
        places = [(name, f"{name} in rule {rule.name} at {point.label}") for name in point.names]
        values = zip(places, frame[2:], strict=True)
        data["values"] = {name: self.plain(value, place, frozen=True) for (name, place), value in values}
        return data

    def plain(self, value: Any, place: str, *, frozen: bool = False) -> Any:
        """`frozen`: a frame keeps only what cannot change, since copies of a state share it."""
        kind = type(value)
        if value is None or kind is bool or kind is int or kind is str:
            return value
        if kind is tuple:
            return {"tuple": [self.plain(item, place, frozen=frozen) for item in value]}
        if isinstance(value, Rule):
            return {"rule": value.name}
        if self.records.get(kind.__name__) is kind and (is_named_tuple(kind) or not frozen):
            names = record_fields(kind)
            values = {n: self.plain(read(value, n, f"{n} of {place}"), f"{n} of {place}", frozen=frozen) for n in names}
            return {"record": kind.__name__, "fields": values}
        if kind is list and not frozen:
            return [self.plain(item, place) for item in value]
        if kind is Pile and not frozen:
            return {"pile": {"bag": list(value.bag), "top": list(value.top)}}
        what = "what cannot change" if frozen else "plain values, lists, piles and its RECORDS"
        raise SaveError(f"{place} is a {kind.__name__}: a {'suspended rule' if frozen else 'state'} keeps only {what}")


# -- loading -----------------------------------------------------------------------------------------------------


def load(data: Any, s: S) -> S:
    """Fill a fresh state and give it back. The caller gives it a dealer. A bad save is a SaveError, nothing else."""
    loader = _Loader(records_of(s))
    given = exactly(data, ("fields", "result", "stack"), "the save")
    names = fields_of(s)
    fields = exactly(given["fields"], names, "the state")
    values = {name: loader.rich(fields[name], f"field {name}") for name in names}
    for name in names:
        agree(getattr(s, name, None), values[name], f"field {name}")
    stack = loader.stack(given["stack"], 0)
    result = loader.rich(given["result"], "the result")
    for name in names:
        put(s, name, values[name], f"field {name}")
    s.stack = stack
    s.result = result
    s.asking = s.offer = s.asks_apart = None  # whatever was open before
    return s


def exactly(data: Any, names: tuple[str, ...], what: str) -> Data:
    """A dict with just these keys."""
    if type(data) is not dict:
        raise SaveError(f"{what} is no object with names")
    for name in names:
        if name not in data:
            raise SaveError(f"{what} has no {name} in this save")
    extra = [str(key) for key in data if key not in names]
    if extra:
        raise SaveError(f"{what} has something unknown in this save: {', '.join(sorted(extra))}")
    return data


def agree(example: Any, value: Any, place: str) -> None:
    """Is the value of the same kind as the one in a fresh state? None there says nothing."""
    if example is None or (value is None and type(example).__module__ != "builtins" and type(example) is not Pile):
        return
    if type(value) is not type(example):
        raise SaveError(f"{place} is a {type(value).__name__} in this save, not a {type(example).__name__}")
    if type(example) is list and len({type(item) for item in example}) == 1:
        for item in value:
            agree(example[0], item, place)


def put(owner: object, name: str, value: Any, place: str) -> None:
    """Set an attribute; compiled classes refuse values of the wrong kind."""
    try:
        setattr(owner, name, value)
    except (TypeError, ValueError, OverflowError, AttributeError) as error:
        raise SaveError(f"{place} cannot be that in this save: {error}") from None


class _Loader:
    def __init__(self, records: dict[str, type]) -> None:
        self.records = records

    # -- the stack --

    def stack(self, data: Any, depth: int) -> list[Frame]:
        if type(data) is not list:
            raise SaveError("a stack is a list of suspended rules")
        if depth > DEPTH:
            raise SaveError("the save is nested too deep")
        return [self.frame(item, i == len(data) - 1, depth) for i, item in enumerate(data)]

    def frame(self, data: Any, top: bool, depth: int) -> Frame:
        name = data.get("rule") if type(data) is dict else None
        if type(name) is not str:
            raise SaveError("a suspended rule has no name")
        rule = RULES.get(name)
        if rule is None:
            raise SaveError(f"there is no rule {name} any more")
        own = ("seats", "branches") if name == "together" else ("values",)
        given = exactly(data, ("rule", "version", "point", *own), f"rule {name}")
        at = find_point(rule, given["point"], given["version"])
        check_place(rule, rule.points[at].label, top=top)
        if name == "together":
            return self.together(given, at, depth)
        return (name, at, *self.values(rule, rule.points[at], given))

    def together(self, data: Data, at: int, depth: int) -> Frame:
        seats, branches = data["seats"], data["branches"]
        if type(seats) is not list or any([type(seat) is not int for seat in seats]) or len(set(seats)) < len(seats):
            raise SaveError("together: the seats are no list of different numbers")
        if type(branches) is not list or len(branches) != len(seats) or not any(branches):
            raise SaveError("together: there is not one branch a seat, or none is open")
        return ("together", at, tuple(seats), tuple([tuple(self.stack(branch, depth + 1)) for branch in branches]))

    def values(self, rule: Rule, point: Point, data: Data) -> list[Any]:
        values = data["values"]
        if type(values) is not dict:
            raise SaveError(f"rule {rule.name} at {point.label!r} has no values with names")
        missing = [name for name in point.names if name not in values]
        if missing:
            raise SaveError(f"rule {rule.name} at {point.label!r} needs {missing}, which the save does not have")
        if data["version"] == rule.version and len(values) > len(point.names):
            raise SaveError(f"rule {rule.name} at {point.label!r} has more values than it needs in this save")
        place = f"in rule {rule.name} at {point.label}"
        return [self.rich(values[name], f"{name} {place}", frozen=True) for name in point.names]

    # -- values --

    def rich(self, data: Any, place: str, *, frozen: bool = False, depth: int = 0) -> Any:
        kind = type(data)
        if data is None or kind is bool or kind is int or kind is str:
            return data
        if depth > DEPTH:
            raise SaveError(f"{place} is nested too deep")
        if kind is list and not frozen:
            return [self.rich(item, place, depth=depth + 1) for item in data]
        if kind is not dict:
            self.refuse(data, place)
        if "tuple" in data:
            items = exactly(data, ("tuple",), place)["tuple"]
            if type(items) is not list:
                self.refuse(items, place)
            return tuple([self.rich(item, place, frozen=frozen, depth=depth + 1) for item in items])
        if "rule" in data:
            return self.rule(exactly(data, ("rule",), place)["rule"], place)
        if "pile" in data and not frozen:
            return self.pile(exactly(data, ("pile",), place)["pile"], place)
        return self.record(exactly(data, ("record", "fields"), place), place, frozen, depth)

    def refuse(self, data: Any, place: str) -> NoReturn:
        raise SaveError(f"{place} cannot be a {type(data).__name__} in this save")

    def rule(self, name: Any, place: str) -> Rule:
        if type(name) is not str or name not in RULES:
            raise SaveError(f"{place} names a rule that is not there any more")
        return RULES[name]

    def pile(self, data: Any, place: str) -> Pile:
        parts = exactly(data, ("bag", "top"), place)
        for part in parts.values():
            if type(part) is not list or any([type(card) is not int for card in part]):
                raise SaveError(f"{place} is a pile of something else than numbers in this save")
        return Pile(list(parts["bag"]), list(parts["top"]))

    def record(self, data: Data, place: str, frozen: bool, depth: int) -> Any:
        name = data["record"]
        record = self.records.get(name) if type(name) is str else None
        if record is None or (frozen and not is_named_tuple(record)):
            raise SaveError(f"{place} is a record that cannot be there")
        names = record_fields(record)
        fields = exactly(data["fields"], names, f"{name} in {place}")
        values = {n: self.rich(fields[n], f"{n} of {place}", frozen=frozen, depth=depth + 1) for n in names}
        if is_named_tuple(record):
            return record(**values)
        made = blank(record, values, place)
        for n, value in values.items():
            put(made, n, value, f"{n} of {place}")
        return made


def blank(record: Any, values: dict[str, Any], place: str) -> Any:
    """A record yet to be filled. A compiled class runs `__init__` at once, whose parameters must be named as fields."""
    try:
        return record.__new__(record)
    except TypeError:
        parameters = signature(record).parameters.values()
        needed = [p.name for p in parameters if p.default is Parameter.empty]
    try:
        return record(**{name: values[name] for name in needed})
    except Exception as error:  # whatever `__init__` makes of wild values
        raise SaveError(f"{place} cannot be that in this save: {error}") from None


def find_point(rule: Rule, label: Any, version: Any) -> int:
    """The number of the point with this label. A changed rule with two such points is not trusted."""
    labels = [point.label for point in rule.points]
    if type(version) is not str:
        raise SaveError(f"rule {rule.name} has no version in this save")
    at = place_of(label, labels)
    if at < 0:
        raise SaveError(f"rule {rule.name} has no point {label!r} any more; it has {labels}")
    if version != rule.version:
        if "#" in label or f"{labels[at]}#2" in labels:
            raise SaveError(f"rule {rule.name} has changed and has several points {label.partition('#')[0]!r}")
        if any([NUMBERED.search(name) for name in rule.points[at].names]):
            raise SaveError(f"rule {rule.name} has changed and has several loops around {label!r}")
    return at


def place_of(label: Any, labels: list[str]) -> int:
    """Where a label is among others, or else the only one with the same last name: `place()` is `round.place()`.

    A rule may be called by its name or through its module; for a save that is the same. -1 where there is none.
    """
    if label in labels:
        return labels.index(label)
    if type(label) is not str:
        return -1
    found = [i for i, each in enumerate(labels) if last_name(each) == last_name(label)]
    return found[0] if len(found) == 1 else -1


def last_name(label: str) -> str:
    return label.rpartition(".")[2]


def check_place(rule: Rule, label: str, *, top: bool) -> None:
    """At rest the rule on top waits for an answer, those below it for the rule above (their labels end in `()`)."""
    calls = label.partition("#")[0].endswith("()")
    if label == "start" or calls == top or (rule.name == "together" and not top):
        raise SaveError(f"rule {rule.name} cannot be suspended at {label!r} {'on top' if top else 'below others'}")
