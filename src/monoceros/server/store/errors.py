"""What can go wrong with the store, in words that a person can act on. After any of these nothing is half-written."""

from __future__ import annotations


class StoreError(Exception):
    """The store could not do it: nothing was written."""


class StoreFull(StoreError):
    """There is no room left where the database lies."""


class StoreLocked(StoreError):
    """Another program holds the database just now."""


class Conflict(StoreError):
    """Somebody else wrote the entry of this number first: read the table again."""

    def __init__(self, table: str, seq: int) -> None:
        super().__init__(f"entry {seq} of table {table} is not the next one any more: read the table again")
        self.table = table
        self.seq = seq


class Duplicate(StoreError):
    """The same message has been written before, as entry `seq`: it counts once."""

    def __init__(self, table: str, client: str, seq: int) -> None:
        super().__init__(f"this message is entry {seq} of table {table} already")
        self.table = table
        self.client = client
        self.seq = seq
