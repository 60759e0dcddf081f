"""A tree of seeds: each game, and each decision of a bot, has chance of its own, whoever plays it and when."""

from __future__ import annotations

from hashlib import blake2b


def derive(*path: int | str | bytes) -> int:
    """A seed of 64 bits for this path in the tree: `derive(1, "game", 7)`."""
    parts = [part.hex() if isinstance(part, bytes) else str(part) for part in path]
    return int.from_bytes(blake2b("/".join(parts).encode(), digest_size=8, person=b"monoceros-seed").digest(), "big")
