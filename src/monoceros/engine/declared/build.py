"""Makes a declared class: for the interpreter when its module is imported, as source for mypy and the compiler."""

from __future__ import annotations
import __future__

import ast
import linecache
import sys
from collections.abc import Iterable
from typing import Any, Final

from monoceros.engine import hiding
from monoceros.engine.chance import Dealer
from monoceros.engine.declared import hide
from monoceros.engine.declared.fields import Fact, declare
from monoceros.engine.declared.read import DeclarationError, Field, Reader
from monoceros.engine.declared.write import Line, Writer, at, under

DECORATORS: Final = ("state", "record")
HELPERS: Final = ("HIDDEN", "TABLE", "masked", "masked_but", "masked_pile", "unknown_of", "dealt_hand", "draw_from")
IMPORTS: Final = f"""from monoceros.engine.chance import Dealer as Dealer_
from monoceros.engine.declared.fields import Fact as Fact_, declare as declare_
from monoceros.engine.hiding import {", ".join(f"{name} as {name}_" for name in HELPERS)}
from mypy_extensions import mypyc_attr as mypyc_attr_"""


def decorator_of(node: ast.stmt) -> str:
    """`state` or `record` if the statement declares one, else nothing."""
    names = [getattr(d, "id", "") for d in node.decorator_list] if isinstance(node, ast.ClassDef) else []
    return names[0] if len(names) == 1 and names[0] in DECORATORS else ""


def aliases_of(tree: ast.Module) -> dict[str, ast.expr]:
    """Types that the module names itself: `Aura = tuple[int, int]`."""
    found: dict[str, ast.expr] = {}
    for node in tree.body:
        match node:
            case ast.Assign([ast.Name(name)], ast.Subscript(ast.Name("tuple" | "list"), _) as value):
                found[name] = value
            case ast.Assign([ast.Name(name)], ast.Name("int" | "str" | "bool") as value):
                found[name] = value
    return found


def writer_of(node: ast.ClassDef, file: str, tree: ast.Module) -> Writer:
    reader = Reader(node, file, aliases_of(tree))
    writer = Writer(reader, reader.fields(), decorator_of(node) == "state")
    for f in writer.fields:
        if not writer.is_state and f.seen not in ("open", "inner"):
            raise reader.fail(f.line, f"{f.name}: a record hides nothing; what is hidden is a field of the state")
        if not writer.is_state and f.way in ("each", "made"):
            raise reader.fail(f.line, f"{f.name}: a record knows no seats and no state; write times(…) or fresh(…)")
    return writer


def written(writer: Writer) -> dict[str, list[Line]]:
    """The methods by name, but for those that the class has itself."""
    found = {"__init__": writer.init(), "copy": writer.copy(), "__eq__": writer.equal()}
    if writer.is_state:
        found |= {"seen_by": hide.seen_by(writer), "redealt": hide.redealt(writer)}
    own = {method.name for method in writer.reader.methods()}
    return {name: lines for name, lines in found.items() if name not in own}


def fact_of(f: Field) -> str:
    """The source of the Fact of a field."""
    said = [repr(f.name), repr(f.seen), repr(f.way), repr(f.value is None)]
    said += [f"width={f.width}"] if f.width else []
    said += [f"{name}={f.wish(name)!r}" for name in ("known", "owner", "pool", "fixed", "says") if f.wish(name)]
    said += [f"{name}={f.wish(name)}" for name in ("price", "weight", "shown") if f.wish(name)]
    said += [f"masked={f.wish('seen')}"] if f.wish("seen") else []
    said += [f"masked={ast.unparse(f.value)}"] if f.way == "seen" and f.value is not None else []
    return f"Fact_({', '.join(said)})"


def facts_text(writer: Writer) -> str:
    return f"({', '.join([fact_of(f) for f in writer.fields])},)" if writer.fields else "()"


# -- for the interpreter ---


def build(raw: Any) -> Any:
    """The class with what is written for it, of the text of its module. Its own methods stay."""
    module = sys.modules[raw.__module__]
    writer = read_again(raw.__name__, module.__file__ or "", vars(module))
    fields = {f.name for f in writer.fields}
    gone = {"__dict__", "__weakref__", "__slots__", *fields}
    members = {name: value for name, value in vars(raw).items() if name not in gone}
    members |= {"__slots__": writer.slots, "__hash__": object.__hash__}
    if writer.is_state:
        members |= {"SHARED": writer.shared, "RECORDS": tuple([vars(module)[name] for name in writer.records()])}
    made = type(raw)(raw.__name__, tuple([base for base in raw.__bases__ if base.__name__ != "Record"]), members)
    vars(module)[raw.__name__] = made  # for written methods, and for those who look before the class is bound
    methods = written(writer)
    space = run(methods.values(), writer, vars(module), made)
    for name in methods:
        setattr(made, name, space[name])
        space[name].__qualname__ = f"{raw.__name__}.{name}"
    declare(made, space["facts_"])
    return made


def read_again(name: str, file: str, names: dict[str, Any]) -> Writer:
    tree = ast.parse("".join(linecache.getlines(file, names)), file)
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return writer_of(node, file, tree)
    raise DeclarationError(f"{name}: a state or a record is a class at module level", (file, 1, 1, None))


def run(methods: Iterable[list[Line]], writer: Writer, names: dict[str, Any], made: type) -> dict[str, Any]:
    """Define functions as in the module, with the engine's helpers; their lines are those of the declarations."""
    helpers: dict[str, Any] = {f"{name}_": getattr(hiding, name) for name in HELPERS}
    helpers |= {"Dealer_": Dealer, "Fact_": Fact, "__class__": made}
    body = [line for lines in methods for line in lines]
    body += at(writer.line, f"facts_ = {facts_text(writer)}", "return locals()")
    whole = [*at(writer.line, f"def written_({', '.join(helpers)}):"), *under(body)]
    space: dict[str, Any] = {}
    exec(compiled(whole, writer.reader.file), names, space)
    found: dict[str, Any] = space["written_"](**helpers)
    return found


def compiled(lines: list[Line], file: str) -> Any:
    """Code whose tracebacks show the declarations."""
    tree = ast.parse("\n".join([text for text, _ in lines]).replace("super()", "super(__class__, self)"))
    move(tree, lines)
    flags = __future__.annotations.compiler_flag
    return compile(tree, file, "exec", flags, dont_inherit=True)


def move(node: ast.AST, lines: list[Line]) -> None:
    """Every node to the line of its declaration. By hand, since games are imported often and `ast.walk` takes long."""
    inside = vars(node)
    if "lineno" in inside:
        inside["lineno"] = inside["end_lineno"] = lines[inside["lineno"] - 1][1]
        inside["col_offset"] = inside["end_col_offset"] = 0
    for value in list(inside.values()):
        if isinstance(value, ast.AST):
            move(value, lines)
        elif type(value) is list:
            for each in value:
                if isinstance(each, ast.AST):
                    move(each, lines)


# -- for the compiler ---


def source_of(node: ast.ClassDef, file: str, tree: ast.Module) -> str:
    """The class as it would stand there had it been written by hand."""
    writer = writer_of(node, file, tree)
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != "Record"]
    lines = [] if writer.is_state else ["@mypyc_attr_(acyclic=True)"]
    lines.append(f"class {node.name}({', '.join(bases)}):" if bases else f"class {node.name}:")
    doc = ast.get_docstring(node, clean=False)
    lines += [f'    """{doc}"""'] if doc else []
    lines.append(f"    __slots__ = {writer.slots!r}")
    if writer.is_state:
        lines.append(f"    SHARED = {writer.shared!r}")
        records = ", ".join(writer.records())
        lines += [f"    RECORDS = ({records},)"] if records else []
    lines += [f"    {f.name}: {f.type_text}" for f in writer.fields if f.seen == "known"]
    for method in written(writer).values():
        lines += ["", *[f"    {text}" for text, _ in method]]
    for text in ["def __hash__(self) -> 'int':\n    return id(self)", *map(ast.unparse, writer.reader.methods())]:
        lines += ["", *[f"    {line}" for line in text.splitlines()]]
    return "\n".join([*lines, "", "", f"declare_({node.name}, {facts_text(writer)})"])
