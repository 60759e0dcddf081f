"""Writes web/src/wire.ts: the page's types of everything that goes over the wire, from the server's own structs.

python tools/wire_types.py            write it anew
python tools/wire_types.py --check    fail if it is not what the structs say
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec

from monoceros.server import wire

TARGET = Path(__file__).parent.parent / "web" / "src" / "wire.ts"
RENAMED = {"Step": "Stage"}  # the scene's steps; the page has other steps
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type]:
    """Every struct of the wire, the messages included."""
    found = [kind for kind in vars(wire).values() if isinstance(kind, type) and issubclass(kind, msgspec.Struct)]
    return [kind for kind in found if kind is not msgspec.Struct]


def name_of(reference: str) -> str:
    name = reference.rpartition("/")[2]
    return RENAMED.get(name, name)


def type_of(schema: dict[str, Any]) -> str:
    """A JSON schema as a TypeScript type."""
    if "$ref" in schema:
        return name_of(schema["$ref"])
    if "anyOf" in schema:
        return " | ".join(type_of(part) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join("null" if value is None else f'"{value}"' for value in schema["enum"])
    if schema.get("type") == "array":
        return array_of(schema)
    if schema.get("type") == "object":
        return f"Record<string, {type_of(schema.get('additionalProperties') or {})}>"
    return PLAIN.get(schema.get("type", ""), "unknown")


def array_of(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(part) for part in schema['prefixItems'])}]"
    inner = type_of(schema.get("items") or {})
    return f"({inner})[]" if "|" in inner else f"{inner}[]"


def interface(name: str, schema: dict[str, Any]) -> str:
    required = set(schema.get("required", ()))
    lines = [f"/** {line} */" for line in [schema.get("description", "").split("\n")[0]] if line]
    lines.append(f"export interface {RENAMED.get(name, name)} {{")
    for field, kind in schema.get("properties", {}).items():
        lines.append(f"  {field}{'' if field in required else '?'}: {type_of(kind)};")
    return "\n".join([*lines, "}"])


def whole_file() -> str:
    _, parts = msgspec.json.schema_components(structs(), ref_template="#/$defs/{name}")
    body = [interface(name, schema) for name, schema in sorted(parts.items())]
    unions = [
        f"export type {name} = {' | '.join(kind.__name__ for kind in getattr(wire, name).__args__)};"
        for name in ("ServerMessage", "ClientMessage")
    ]
    head = "// Written by tools/wire_types.py from the server's structs (monoceros/server/wire.py). Do not edit."
    return "\n\n".join([head, *body, *unions]) + "\n"


def main() -> int:
    text = whole_file()
    if "--check" in sys.argv:
        if TARGET.read_text(encoding="utf-8") == text:
            return 0
        print("web/src/wire.ts is not what the structs say: run `make types`", file=sys.stderr)
        return 1
    TARGET.write_text(text, encoding="utf-8")
    print(f"wrote {TARGET.name}: {len(structs())} structs", file=sys.stderr)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
