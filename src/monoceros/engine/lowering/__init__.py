"""The lowering: rules written as `async def` become plain, suspendable data. Games write `@rule`; see lower.py."""

from monoceros.engine.lowering.check import RuleError
from monoceros.engine.lowering.lower import rule

__all__ = ["RuleError", "rule"]
