"""Writes the function of a declared event, and refuses events that do not say who may know what."""

from __future__ import annotations
import __future__

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from types import CodeType
from typing import Any, Final, NamedTuple, TypeVar, cast

from monoceros.engine.declared.events import NO_DEED, Places, Say, Told, declare_event
from monoceros.engine.declared.read import DeclarationError
from monoceros.engine.declared.write import Line, at, under
from monoceros.engine.events import ALL, NOBODY
from monoceros.engine.kept import Book, book_of

F = TypeVar("F", bound=Callable[..., None])
EVERYBODY: Final = "all"
LISTS: Final = ("list", "Sequence")
TOLD_WORDS: Final = ("unseen", "at", "unseen_at", "of", "hits", "weight", "many")  # they go into Told as they stand
IMPORTS: Final = """from monoceros.engine.declared.events import Told as Told_, declare_event as declare_event_
from monoceros.engine.events import ALL as ALL_, NOBODY as NOBODY_"""


def is_event(node: ast.stmt) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        [isinstance(d, ast.Call) and getattr(d.func, "id", "") == "event" for d in node.decorator_list]
    )


@dataclass
class Param:
    name: str
    type_text: str
    kind: str  # the type's name, without what it is made of

    @property
    def frozen(self) -> str:
        """An event holds only what cannot change."""
        return f"tuple({self.name})" if self.kind in LISTS else self.name


@dataclass
class EventWriter:
    """The declaration of one event."""

    node: ast.FunctionDef
    file: str
    params: list[Param] = field(default_factory=list)
    secret: str = ""

    def __post_init__(self) -> None:
        call = self.node.decorator_list[0]
        assert isinstance(call, ast.Call)
        self.call = call
        self.wishes = {word.arg or "": word.value for word in call.keywords}
        if not self.node.args.args:
            raise self.fail("its first parameter is the state")
        for arg in self.node.args.args[1:]:
            self.read(arg)
        self.check()

    @property
    def name(self) -> str:
        """What it is called among the events. `event_` is told as `event`: a name that is taken gets an underscore."""
        return self.node.name.removesuffix("_")

    def fail(self, why: str) -> DeclarationError:
        return DeclarationError(f"event {self.node.name}: {why}", (self.file, self.node.lineno, 1, None))

    def read(self, arg: ast.arg) -> None:
        kind = arg.annotation
        if kind is None:
            raise self.fail(f"what is {arg.arg}? Write its kind: `{arg.arg}: Seat`")
        if isinstance(kind, ast.Subscript) and ast.unparse(kind.value) == "Secret":
            if self.secret:
                raise self.fail("one secret an event: tell two, or make them one list")
            kind, self.secret = kind.slice, arg.arg
        name = kind.value if isinstance(kind, ast.Subscript) else kind
        word = ast.unparse(name)
        self.params.append(Param(arg.arg, ast.unparse(kind), "int" if word == "i64" else word))

    def check(self) -> None:
        names = [param.name for param in self.params]
        if self.secret and "to" not in self.wishes:
            raise self.fail(f"who may know {self.secret}? Write to=, the parameter that names the seat")
        if self.secret and self.secret != names[-1]:
            raise self.fail("the secret comes last")
        if not self.secret and any([word in self.wishes for word in ("to", "eyes", "unseen", "unseen_at", "news")]):
            raise self.fail("nothing in it is secret: to=, eyes=, unseen=, unseen_at= and news= are for what is")
        named = [self.word("to"), self.word("of"), *self.words("hits")]
        for name in named:
            if name not in ("", NO_DEED, *names) and (name, self.word("to")) != (EVERYBODY, EVERYBODY):
                raise self.fail(f"there is no parameter {name}; there are {', '.join(names) or 'none'}")
        if self.word("shows") not in ("", "all", "seats", "others"):
            raise self.fail('shows= is "all", "seats", "others", or left out')
        if self.word("shows") == "others" and not self.doer():
            raise self.fail('shows="others" needs a seat whose deed it is: write a parameter `seat: Seat`')
        if "weight" in self.wishes and ast.unparse(self.wishes["weight"]) not in ("0", "1", "2", "3"):
            raise self.fail("weight= is 0 to 3")

    def word(self, name: str) -> str:
        return str(ast.literal_eval(self.wishes[name])) if name in self.wishes else ""

    def words(self, name: str) -> tuple[str, ...]:
        return tuple(ast.literal_eval(self.wishes[name])) if name in self.wishes else ()

    def doer(self) -> str:
        """The parameter that names the seat whose deed it is."""
        found = self.word("of") or next((param.name for param in self.params if param.kind == "Seat"), "")
        return found if found != NO_DEED else ""

    # -- what is written --

    def function(self) -> list[Line]:
        """In a silent game, it is one look and nothing more."""
        first = self.node.args.args[0]
        state, kind = first.arg, "Any" if first.annotation is None else ast.unparse(first.annotation)
        head = "".join([f", {param.name}: {param.type_text}" for param in self.params])
        facts = [param.frozen for param in self.params if param.name != self.secret]
        secret = self.params[-1].frozen if self.secret else "None"
        to = self.audience(state) if self.secret else "ALL_"
        news = self.secret and self.word("news") != "False"
        seats = f"(1 << {state}.seats) - 1"
        audiences = {"all": "ALL_", "seats": seats, "others": f"{seats} & ~(1 << {self.doer()})"}
        shows = audiences.get(self.word("shows"), to if news else "NOBODY_")
        told = f"({', '.join(facts)},)" if facts else "()"
        name = self.word("like") or self.name
        line = self.node.lineno
        call = at(line, f"if {state}.telling:", f"    {state}.tell({name!r}, {told}, {secret}, {to}, {shows})")
        return [*at(line, f"def {self.node.name}({state}: {kind}{head}) -> None:"), *under(call)]

    def audience(self, state: str) -> str:
        """The source of who may know the secret: one seat, all who see with it, or everybody."""
        if self.word("to") == EVERYBODY:
            return "ALL_"
        return f"{self.eyes}({state}, {self.word('to')})" if self.eyes else f"1 << {self.word('to')}"

    @property
    def eyes(self) -> str:
        return ast.unparse(self.wishes["eyes"]) if "eyes" in self.wishes else ""

    def told(self) -> str:
        """The source of its `Told`; nothing for an event that is told like another."""
        if "like" in self.wishes:
            return ""
        params = tuple([(param.name, param.kind) for param in self.params])
        said = [f"has_secret={bool(self.secret)}"]
        said += [f"say={ast.unparse(value)}" for value in self.call.args]
        said += [f"{name}={ast.unparse(self.wishes[name])}" for name in TOLD_WORDS if name in self.wishes]
        return f"Told_({self.name!r}, {self.node.lineno}, {params!r}, {', '.join(said)})"

    def source(self, module: str) -> str:
        """For the compiler."""
        text = "\n".join([line for line, _ in self.function()])
        told = self.told()
        return f"{text}\n\n\ndeclare_event_({module!r}, {told})" if told else text


class Written(NamedTuple):
    """What is kept of an event."""

    name: str
    line: int
    params: tuple[tuple[str, str], ...]
    has_secret: bool
    eyes: str
    code: CodeType


def written_of(fn: Callable[..., None]) -> Written:
    """As it was kept, or written anew."""
    book = book_of(fn.__code__.co_filename, fn.__globals__)
    place = f"{fn.__name__}:{fn.__code__.co_firstlineno}"
    kept = book.get(place)
    if kept is not None:
        return Written(*kept)
    writer = EventWriter(node_of(fn, book), book.file)
    line = writer.node.lineno
    text = "\n" * (line - 1) + "\n".join([text for text, _ in writer.function()])
    code = compile(text, book.file, "exec", __future__.annotations.compiler_flag, dont_inherit=True)
    params = tuple([(param.name, param.kind) for param in writer.params])
    written = Written(writer.name, line, params, bool(writer.secret), writer.eyes, code)
    book.put(place, tuple(written))
    return written


def node_of(fn: Callable[..., None], book: Book) -> ast.FunctionDef:
    """The declaration in its module's text."""
    for node in book.tree.body:
        if isinstance(node, ast.FunctionDef) and node.name == fn.__name__ and is_event(node):
            return node
    line = fn.__code__.co_firstlineno
    raise DeclarationError(f"event {fn.__name__}: an event is a function at module level", (book.file, line, 1, None))


def event(
    say: str | Say = "",
    *,
    unseen: str = "",
    to: str = "",
    eyes: Callable[[Any, int], int] | None = None,
    shows: str = "",
    news: bool = True,
    at: Places = (),
    unseen_at: Places = (),
    of: str = "",
    hits: Sequence[str] = (),
    weight: int = 1,
    many: str = "",
    like: str = "",
) -> Callable[[F], F]:
    """Declare an event. `shows`: who learns something hidden by it, "all", the "seats", or the "others" than the seat
    whose deed it is; `to`: whose the secret is, or "all"; they learn it by this unless `news=False`; `eyes`: a function
    of who sees with that seat, as an audience. `of`: whose deed it is (`-`: nobody's), `hits`: to whom it is done,
    `many`: how several join. `like` another one: told as that is, but shown to others.
    """

    def made(fn: F) -> F:
        written = written_of(fn)
        space: dict[str, Any] = {"ALL_": ALL, "NOBODY_": NOBODY, written.eyes: eyes}
        exec(written.code, space)
        found = space[fn.__name__]
        found.__module__, found.__doc__ = fn.__module__, fn.__doc__
        if not like:
            head = (written.name, written.line, written.params, written.has_secret)
            told = Told(*head, say, unseen, at, unseen_at, of, tuple(hits), weight, many)
            declare_event(fn.__module__, told)
        return cast(F, found)

    return made
