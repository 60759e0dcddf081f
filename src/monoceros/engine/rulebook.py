"""RULES.md as data: numbered clauses that questions, options, refusals and tests name."""

from __future__ import annotations

import re
from dataclasses import dataclass

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d+(?:\.\d+)+[a-z]?)\*\*\s+(.*)")
HEADING = re.compile(r"^#{2,3}\s+(.*)")


@dataclass(frozen=True)
class Clause:
    id: str
    text: str
    section: str


@dataclass(frozen=True)
class Rulebook:
    text: str
    clauses: dict[str, Clause]

    def __getitem__(self, clause_id: str) -> Clause:
        return self.clauses[clause_id]

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self.clauses


def read_rulebook(text: str) -> Rulebook:
    """Clauses are list items `- **AT-1.2** sentence`, under headings."""
    clauses: dict[str, Clause] = {}
    section = ""
    for line in text.splitlines():
        if heading := HEADING.match(line):
            section = heading[1].strip()
        elif found := CLAUSE.match(line):
            clauses[found[1]] = Clause(found[1], found[2].strip(), section)
    return Rulebook(text, clauses)
