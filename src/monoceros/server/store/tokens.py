"""Tokens: 256 random bits that hold a seat or invite to a table. The store knows only their hashes."""

from __future__ import annotations

import secrets
from hashlib import blake2b

BYTES = 32


def new_token() -> str:
    return secrets.token_urlsafe(BYTES)


def token_hash(token: str) -> str:
    """What is kept of a token. It has too many bits to be guessed, so that a fast hash is enough."""
    return blake2b(token.encode("utf-8", "replace"), digest_size=32, person=b"monoceros-token").hexdigest()
