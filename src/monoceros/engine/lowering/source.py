"""Lowered modules as typed source, ready for mypy and mypyc.

Everything but rules and declarations stays as it was written, comments included. Each rule becomes a class and its one
instance; what is declared (see `monoceros.engine.declared`) becomes what is written of it.
"""

from __future__ import annotations

import ast
import builtins
from dataclasses import dataclass, field
from pathlib import Path

from monoceros.engine.declared import build, events_write
from monoceros.engine.lowering.check import Names, Source
from monoceros.engine.lowering.cut import Cutter
from monoceros.engine.lowering.lower import is_rule, result_type
from monoceros.engine.lowering.words import IMPORT, machine_words
from monoceros.engine.lowering.write import Writer

LOWERING = "monoceros.engine.lowering"
DECLARED = "monoceros.engine.declared"
# The words of declarations: none of them is left in what is written of these.
WORDS = frozenset(["Hidden", "Inner", "Known", "Open", "Own", "Record", "Secret", "Shared"])
WORDS |= {"each", "event", "fresh", "made", "record", "seen", "state", "times"}
CORE = "monoceros.engine.core"
ENGINE = "monoceros.engine."
FUTURE = "from __future__ import annotations"
IMPORTS = """from typing import Any as Any_, Final as Final_, cast as cast_
from monoceros.engine.core import Ask as Ask_, BaseState as BaseState_, Frame as Frame_, Point as Point_, Rule as Rule_
from monoceros.engine.core import fixed_
from mypy_extensions import i64"""
EVERYWHERE = frozenset(dir(builtins)) | {"Any", "i64"}


@dataclass
class ModuleText:
    """A module: its text, its rules, and what it imports."""

    name: str
    file: Path
    text: str
    is_package: bool
    rules: dict[str, str] = field(default_factory=dict)  # name: type of the result
    coroutines: set[str] = field(default_factory=set)  # `async def`s that are no rules
    imported: dict[str, str] = field(default_factory=dict)  # name here: full dotted name
    visible: set[str] = field(default_factory=set)  # names bound at module level

    def __post_init__(self) -> None:
        self.tree = ast.parse(self.text, str(self.file))
        for node in self.tree.body:
            match node:
                case ast.AsyncFunctionDef(name) if is_rule(node):
                    self.rules[name] = result_type(node)
                case ast.AsyncFunctionDef(name):
                    self.coroutines.add(name)
                case ast.Import() | ast.ImportFrom():
                    self.imports(node)
        self.visible |= set(self.imported) | set(self.rules)
        self.visible |= {n.name for n in self.tree.body if isinstance(n, (ast.ClassDef, ast.FunctionDef))}
        targets = [t for n in self.tree.body if isinstance(n, ast.Assign) for t in n.targets]
        targets += [n.target for n in self.tree.body if isinstance(n, ast.AnnAssign)]
        self.visible |= {t.id for t in targets if isinstance(t, ast.Name)}

    def imports(self, node: ast.Import | ast.ImportFrom) -> None:
        if isinstance(node, ast.ImportFrom):
            origin = self.origin(node)
            self.imported |= {a.asname or a.name: f"{origin}.{a.name}" for a in node.names}
        else:
            self.imported |= {a.asname or a.name: a.name for a in node.names}

    def origin(self, node: ast.ImportFrom) -> str:
        """The full name of the module imported from; dots in front count from this package."""
        if not node.level:
            return node.module or ""
        parts = self.name.split(".")
        up = node.level - 1 if self.is_package else node.level
        return ".".join([*parts[: len(parts) - up], *([node.module] if node.module else [])])


class TreeNames(Names):
    """Names in one module, as far as the modules lowered together tell."""

    def __init__(self, here: ModuleText, modules: dict[str, ModuleText]) -> None:
        self.here, self.modules = here, modules

    def result_of(self, dotted: str) -> str | None:
        if dotted in self.here.rules:
            return self.here.rules[dotted]
        found = self.origin_of(dotted)
        if found is None:
            return None
        if found == f"{CORE}.together":
            return "None"
        module, _, name = found.rpartition(".")
        kind = self.modules[module].rules.get(name) if module in self.modules else None
        return kind if kind is None or self.understood(kind) else "Any"

    def is_function(self, dotted: str) -> bool:
        return dotted in self.here.coroutines

    def understood(self, kind: str) -> bool:
        """Does a type written in another module mean something here?"""
        names = {node.id for node in ast.walk(ast.parse(kind, mode="eval")) if isinstance(node, ast.Name)}
        return names <= EVERYWHERE | self.here.visible

    def origin_of(self, dotted: str) -> str | None:
        """The full name of a rule, through however many modules it was imported."""
        for local, full in self.here.imported.items():
            if dotted == local or dotted.startswith(f"{local}."):
                return self.follow(full + dotted[len(local) :], set())
        return None

    def follow(self, full: str, seen: set[str]) -> str | None:
        module, _, name = full.rpartition(".")
        if module not in self.modules or name in self.modules[module].rules or full in seen:
            return full
        further = self.modules[module].imported.get(name)
        return None if further is None else self.follow(further, seen | {full})


def find_module(root: Path, name: str) -> ModuleText:
    """Read a module by its dotted name, its numbers as machine words if it is a game's."""
    base = root.joinpath(*name.split("."))
    file = base / "__init__.py" if base.is_dir() else base.with_suffix(".py")
    text = file.read_text(encoding="utf-8")
    words = text if name.startswith(ENGINE) else machine_words(text)  # a dealer reckons with larger numbers
    return ModuleText(name, file, words, base.is_dir())


def lower_tree(src_root: Path, out: Path, modules: list[str]) -> list[Path]:
    """Write these modules, by dotted name, under `out` with their rules lowered; gives the files.

    Modules without rules and declarations stay as they are, but for their numbers (see words.py).
    """
    found = {name: find_module(src_root, name) for name in modules}
    written = []
    for module in found.values():
        inside = module.file.relative_to(src_root)
        to = out / inside
        to.parent.mkdir(parents=True, exist_ok=True)
        changes = module.rules or any([is_declared(node) for node in module.tree.body])
        text = lower_source(module, found, inside.as_posix()) if changes else with_import(module.text)
        to.write_text(text, encoding="utf-8")
        written.append(to)
    return written


def with_import(text: str) -> str:
    """A module without rules, with what `machine_words` needs."""
    return text.replace(FUTURE, f"{FUTURE}\n{IMPORT}", 1) if "i64" in text else text


def lower_source(module: ModuleText, modules: dict[str, ModuleText], file: str = "") -> str:
    """The text of a module with its rules lowered. `modules`: all that are lowered together; `file`: for messages."""
    source = Source(file or str(module.file), module.text, TreeNames(module, modules))
    lines = module.text.splitlines()
    out: list[str] = []
    done = 0
    head = head_of(module.tree)
    for node in module.tree.body:
        first = min([node.lineno, *[d.lineno for d in getattr(node, "decorator_list", [])]])
        assert node.end_lineno is not None
        if node is head or is_dropped(node) or is_rule(node) or is_declared(node):
            out += lines[done : first - 1]
            done = node.end_lineno
        if node is head:
            out += [] if isinstance(node, ast.ImportFrom) else lines[first - 1 : done]
            out += imports_of(module)
        else:
            out += written_for(node, module, source)
    start = [] if head is not None else imports_of(module)
    return "\n".join([*start, *out, *lines[done:]]) + "\n"


def imports_of(module: ModuleText) -> list[str]:
    """What rules and declarations need."""
    found = [FUTURE, IMPORTS]
    found += [build.IMPORTS] if any([build.decorator_of(node) for node in module.tree.body]) else []
    found += [events_write.IMPORTS] if any([events_write.is_event(node) for node in module.tree.body]) else []
    return found


def is_declared(node: ast.stmt) -> bool:
    return bool(build.decorator_of(node)) or events_write.is_event(node)


def written_for(node: ast.stmt, module: ModuleText, source: Source) -> list[str]:
    """What stands in the place of a rule, of a declaration, or of an import that is needed no more."""
    if isinstance(node, ast.AsyncFunctionDef) and is_rule(node):
        return [rule_text(node, module.name, source)]
    if isinstance(node, ast.FunctionDef) and events_write.is_event(node):
        return [events_write.EventWriter(node, source.file).source(module.name)]
    if isinstance(node, ast.ClassDef) and build.decorator_of(node):
        return [machine_words(build.source_of(node, source.file, module.tree))]
    if isinstance(node, ast.ImportFrom) and is_declared_import(node):
        kept = [ast.unparse(name) for name in node.names if name.name not in WORDS]
        return [f"from {node.module} import {', '.join(kept)}"] if kept else []
    return []


def head_of(tree: ast.Module) -> ast.stmt | None:
    """What the engine's imports come after: the docstring, or the import from the future in its place."""
    last: ast.stmt | None = None
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            return node
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            last = last or node
    return last


def is_dropped(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and (node.module == LOWERING or is_declared_import(node))


def is_declared_import(node: ast.ImportFrom) -> bool:
    return f"{node.module}.".startswith(f"{DECLARED}.")


def rule_text(node: ast.AsyncFunctionDef, module: str, source: Source) -> str:
    """The class of a rule and its instance."""
    name = f"{module}.{node.name}"
    writer = Writer(Cutter(node, source), name, typed=True)
    kind = f"{node.name}_"
    methods = "\n\n".join([ast.unparse(method) for method in writer.methods()])
    body = "\n".join([f"    {line}" if line else "" for line in methods.splitlines()])
    points = "".join([f"        Point_({p.label!r}, {p.line}, {p.names!r}),\n" for p in writer.points])
    made = f"{kind}(\n    {name!r},\n    (\n{points}    ),\n    {writer.version!r},\n    {source.file!r},\n)"
    frames = "".join([f"{constant}: Final_[Frame_] = {frame}\n" for constant, frame in writer.constants.items()])
    given = "".join([f"    {attribute}: {type_}\n" for attribute, type_ in writer.given_types().items()])
    return f"{frames}\n\nclass {kind}(Rule_):\n{given}{body}\n\n\n{node.name}: Final_[{kind}] = {made}"
