"""The door: who may ask at all, how often, and what every answer says to browsers about itself."""

from __future__ import annotations

import socket
import time
from collections.abc import Iterable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.config.csrf import CSRFConfig
from litestar.enums import ScopeType
from litestar.exceptions import PermissionDeniedException
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import ASGIApp, HTTPSendMessage, Receive, Scope, Send

from monoceros.engine.speech import one_line
from monoceros.server.errors import Refusal
from monoceros.server.limits import Limits, Standing
from monoceros.server.logs import log_of
from monoceros.server.metrics import Metrics
from monoceros.server.settings import LOOPBACK_NAMES, Settings
from monoceros.server.wire import Problem, encode

MOST_ADDRESS = 16_000  # bytes of a path and its query: a hundred names of icons fit well
SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
COOKIE = "csrftoken"
HEADER = "x-csrftoken"

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'{lines}; "
    "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox"  # an SVG that is opened by itself
HEADERS = (
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Permissions-Policy", "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("X-Frame-Options", "DENY"),
)
STAY_WITH_HTTPS = ("Strict-Transport-Security", "max-age=31536000")

log = log_of("guard")


def header_of(scope: Scope, name: str) -> str:
    wanted = name.lower().encode()
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == wanted), "")


def address_of(scope: Scope) -> str:
    """Where a request comes from; uvicorn has put in what a trusted proxy says."""
    client = scope.get("client")
    return client[0] if client else "nowhere"


class Hosts:
    """By which names and from which pages the server may be spoken to."""

    def __init__(self, settings: Settings) -> None:
        self.origins = frozenset(settings.origin)
        self.names = {*LOOPBACK_NAMES, settings.host.lower()}
        self.names |= {str(urlsplit(origin).hostname) for origin in settings.origin}
        if not settings.is_private:
            self.names |= {socket.gethostname().lower(), f"{socket.gethostname().lower()}.local"}

    def check_host(self, host: str) -> None:
        """A page elsewhere can let its own name lead to this computer; it cannot do so with a number."""
        name = host_name(host)
        plain = all(sign.isalnum() or sign in ".-:[]" for sign in host)
        if not name or not plain or not (name in self.names or is_number(name)):
            raise Refusal("wrong_host", "This server does not go by that name; its keeper can add it.", status=421)

    def check_origin(self, origin: str, scheme: str, host: str) -> None:
        """Browsers name the page that sends; programs name none and carry nobody's cookies."""
        own = f"{scheme}://{host.lower()}"
        if origin and origin.lower() != own and origin.lower() not in self.origins:
            raise Refusal("wrong_origin", "Another page may not speak for you here.", status=403)


def host_name(host: str) -> str:
    try:
        return (urlsplit(f"//{host}").hostname or "").lower()
    except ValueError:
        return ""


def is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    """Stands before everything else: host, origin, limits, headers, a line in the log, a count."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits, metrics: Metrics) -> None:
        self.app = app
        self.hosts = Hosts(settings)
        self.limits = limits
        self.metrics = metrics
        self.fixed = [*HEADERS, *([STAY_WITH_HTTPS] if settings.only_https else [])]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        visit = Visit(scope, send, self.fixed)
        try:
            self.hosts.check_host(visit.host)
            visit.is_known = True
            check_length(scope)
            if visit.method not in SAFE_METHODS:
                self.hosts.check_origin(header_of(scope, "origin"), visit.scheme, visit.host)
            visit.standing = await self.limits.count(visit.method, scope["path"], visit.address)
            if visit.standing is not None and not visit.standing.allowed:
                raise Refusal("too_fast", visit.standing.words, status=429)
        except Refusal as refusal:
            log.warning("turned away", code=refusal.code, address=visit.address, **visit.words())
            await refuse(scope, visit.send, refusal)
        else:
            await self.app(inner_scope(scope), receive, visit.send)
        finally:
            self.tell(visit)

    def tell(self, visit: Visit) -> None:
        if visit.method == "SOCKET":
            return  # sockets tell of themselves
        self.metrics.requests.labels(visit.method, str(visit.status)).inc()
        say = log.debug if visit.method in SAFE_METHODS and visit.status < 400 else log.info
        say("request", status=visit.status, ms=round((time.perf_counter() - visit.began) * 1000, 1), **visit.words())


def check_length(scope: Scope) -> None:
    """Nothing here has an address that long: it is not looked for, and not routed through."""
    if len(scope["raw_path"]) + len(scope["query_string"]) > MOST_ADDRESS:
        raise Refusal("bad_message", "The address of this request is far too long.")


def inner_scope(scope: Scope) -> Any:
    """Whoever answers GET answers HEAD too; the server leaves the body out."""
    return {**scope, "method": "GET"} if scope.get("method") == "HEAD" else scope


class Visit:
    """One request, from the door's side."""

    def __init__(self, scope: Any, send: Send, fixed: Iterable[tuple[str, str]]) -> None:
        self.method: str = str(scope["method"]) if scope["type"] == "http" else "SOCKET"
        self.path: str = scope["path"]
        self.scheme = {"ws": "http", "wss": "https"}.get(scope["scheme"], scope["scheme"])
        self.host = header_of(scope, "host")
        self.address = address_of(scope)
        self.began = time.perf_counter()
        self.status = 0
        self.standing: Standing | None = None
        self.is_known = False  # by this name
        self._send = send
        self._fixed = fixed

    def words(self) -> dict[str, str]:
        """For the log: never the query, never a header."""
        return {"method": self.method, "path": one_line(self.path)[:200]}

    async def send(self, message: Any) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self.status = message["status"]
            message = {**message, "headers": [*message["headers"], *self.headers(message["headers"])]}
        await self._send(message)

    def headers(self, given: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        names = {name.lower() for name, _ in given}
        told = [*self._fixed, *(self.standing.headers() if self.standing else [])]
        if b"content-security-policy" not in names:
            told.append(("Content-Security-Policy", self.policy()))
        if b"cache-control" not in names:
            told.append(("Cache-Control", "no-store"))
        return [(name.lower().encode(), value.encode("latin-1")) for name, value in told]

    def policy(self) -> str:
        """Older browsers do not count sockets to the own host as 'self'. A strange host is not repeated."""
        return POLICY.format(lines=f" ws://{self.host} wss://{self.host}" if self.is_known else "")


async def refuse(scope: Any, send: Any, refusal: Refusal) -> None:
    """Answer without going further in. A socket that is not accepted is answered like any request."""
    body = encode(Problem(refusal.code, refusal.words))
    kind = "http" if scope["type"] == "http" else "websocket.http"
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.response.start", "status": refusal.status, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})


class DoubleSubmit(CSRFMiddleware):
    """Litestar's check that a page sends its cookie back in a header, made to survive cookies that are not ours.

    A cookie of that name may come from a server on another port of this computer, or from before the secret changed:
    it counts as none, so that the page gets a good one with the next answer, be it a refusal.
    """

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            scope["headers"] = [pair for pair in scope["headers"] if not self.is_strange(pair)]
        try:
            await super().__call__(scope, receive, send)
        except PermissionDeniedException:
            token = generate_csrf_token(self.config.secret)
            secure = "; Secure" if self.config.cookie_secure else ""
            raise PermissionDeniedException(
                "The page and its cookie do not fit together: load the page again.",
                headers={"set-cookie": f"{COOKIE}={token}; Path=/; SameSite={self.config.cookie_samesite}{secure}"},
            ) from None

    def _set_cookie_if_needed(self, message: HTTPSendMessage, token: str) -> None:
        """Not with what a cache may give to others."""
        headers = dict(message["headers"] if message["type"] == "http.response.start" else [])
        if b"public" not in headers.get(b"cache-control", b""):
            super()._set_cookie_if_needed(message, token)

    def is_strange(self, pair: tuple[bytes, bytes]) -> bool:
        name, value = pair
        if name.lower() != b"cookie":
            return False
        found = [part.strip() for part in value.decode("latin-1").split(";")]
        ours = [part.partition("=")[2] for part in found if part.startswith(f"{COOKIE}=")]
        return bool(ours) and not all(self._decode_csrf_token(token) for token in ours)


def csrf_config(secret: str, settings: Settings) -> CSRFConfig:
    return CSRFConfig(
        secret=secret,
        cookie_name=COOKIE,
        header_name=HEADER,
        cookie_secure=settings.only_https,
        cookie_samesite="strict",
    )
