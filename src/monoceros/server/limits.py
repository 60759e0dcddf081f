"""How much one address may ask for. A limit that is reached names itself, and says when to come back."""

from __future__ import annotations

import math
import re
import time
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address

from limits import RateLimitItemPerMinute
from limits.aio.storage import MemoryStorage
from limits.aio.strategies import FixedWindowRateLimiter

MINUTE = 60


@dataclass(frozen=True)
class Policy:
    """So many in a minute from one address, of requests by one of these methods to such a path."""

    name: str
    amount: int
    what: str  # "Too many tables were opened from here"
    methods: tuple[str, ...] = ()
    path: str = ""

    def covers(self, method: str, path: str) -> bool:
        return method in self.methods and re.fullmatch(self.path, path) is not None


EVERYTHING = Policy("everything", 1500, "Too many requests came from here")
POLICIES = (
    Policy(
        "opening", 30, "Too many tables were opened from here", ("POST",), r"/api/tables(/[^/]+/(rematch|what_if))?"
    ),
    Policy("planning", 240, "Too many tables were planned from here", ("POST",), r"/api/plans"),
    Policy("joining", 30, "Too many tries to sit down came from here", ("POST",), r"/api/tables/[^/]+/(join|claim)"),
    Policy("imports", 10, "Too many game files came from here", ("POST",), r"/api/files"),
    Policy(
        "looking back",
        60,
        "Too many finished games were asked for from here",
        ("GET", "HEAD"),
        r"/api/tables/[^/]+/(file|replay|verify|stats)",
    ),
    Policy("icons", 300, "Too many icons were asked for from here", ("GET", "HEAD"), r"/api/icons/.*"),
    Policy("sockets", 90, "Too many lines were opened from here", ("SOCKET",), r"/api/tables/[^/]+/socket"),
)


@dataclass(frozen=True)
class Standing:
    """How one address stands with one limit, after what it just asked."""

    policy: Policy
    allowed: bool
    remaining: int
    seconds: int  # until the count begins anew

    @property
    def words(self) -> str:
        return f"{self.policy.what}, try again in {self.seconds} s."

    def headers(self) -> list[tuple[str, str]]:
        name = self.policy.name
        told = [
            ("RateLimit-Policy", f'"{name}";q={self.policy.amount};w={MINUTE}'),
            ("RateLimit", f'"{name}";r={self.remaining};t={self.seconds}'),
        ]
        return told if self.allowed else [*told, ("Retry-After", str(self.seconds))]


def whose(address: str) -> str:
    """Who counts as one: an IPv4 address, or the /64 of an IPv6 one, since a household has a whole /64."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped) if found.ipv4_mapped else str(IPv6Address(int(found) >> 64 << 64))
    return address


class Limits:
    """Counts by address and minute, in memory: a new server counts from nothing."""

    def __init__(self, *, on: bool = True) -> None:
        self.on = on
        self._counts = FixedWindowRateLimiter(MemoryStorage())

    async def count(self, method: str, path: str, address: str) -> Standing | None:
        """Count a request. Gives the standing with the narrowest limit that covers it, or with the one it broke."""
        if not self.on:
            return None
        standing = await self._hit(EVERYTHING, address)
        narrow = next((policy for policy in POLICIES if policy.covers(method, path)), None)
        if standing.allowed and narrow is not None:
            return await self._hit(narrow, address)
        return standing

    async def _hit(self, policy: Policy, address: str) -> Standing:
        item = RateLimitItemPerMinute(policy.amount)
        key = (policy.name, whose(address))
        allowed = await self._counts.hit(item, *key)
        window = await self._counts.get_window_stats(item, *key)
        seconds = max(1, math.ceil(window.reset_time - time.time()))
        return Standing(policy, allowed, max(0, window.remaining), seconds)


class Places:
    """How many sockets are open, by key: a table, an address."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._taken: dict[str, int] = {}

    def take(self, key: str) -> bool:
        taken = self._taken.get(key, 0)
        if taken >= self.most:
            return False
        self._taken[key] = taken + 1
        return True

    def leave(self, key: str) -> None:
        left = self._taken[key] - 1
        if left:
            self._taken[key] = left
        else:
            del self._taken[key]
