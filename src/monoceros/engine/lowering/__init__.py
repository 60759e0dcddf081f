"""The lowering: rules written as `async def` become plain, suspendable data. Games write `@rule`; see lower.py."""

from monoceros.engine.lowering.check import RuleError
from monoceros.engine.lowering.lower import rule
from monoceros.engine.lowering.source import lower_source, lower_tree

__all__ = ["RuleError", "lower_source", "lower_tree", "rule"]
