"""The door's own parts: names, origins, counts, buckets, cookies' secrets, what is never logged."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import stat
from pathlib import Path

import pytest

from monoceros.server import limits
from monoceros.server.errors import Refusal
from monoceros.server.guard import Hosts
from monoceros.server.limits import Limits, Places, Policy, whose
from monoceros.server.logs import log_of, set_up_logs
from monoceros.server.settings import Settings, SettingsError, cookie_secret, read_settings


def hosts(**given: object) -> Hosts:
    return Hosts(read_settings(**given))


@pytest.mark.parametrize("host", ["localhost:8000", "127.0.0.1", "[::1]:8000", "LOCALHOST", "192.168.1.7:8000"])
def test_own_names_and_numbers_are_let_in(host: str) -> None:
    hosts().check_host(host)


@pytest.mark.parametrize("host", ["", "evil.example", "127.0.0.1.evil.example:8000", "a b", "localhost/x", "[::1", "@"])
def test_strange_names_are_not(host: str) -> None:
    with pytest.raises(Refusal) as refused:
        hosts().check_host(host)
    assert refused.value.status == 421


def test_the_keeper_can_add_names_by_origins() -> None:
    mine = hosts(origin=("https://table.example.org/",))
    mine.check_host("table.example.org")
    mine.check_origin("https://table.example.org", "http", "127.0.0.1:8000")


@pytest.mark.parametrize(
    ("origin", "good"),
    [
        ("", True),  # a program
        ("http://127.0.0.1:8000", True),
        ("http://127.0.0.1:8001", False),
        ("https://127.0.0.1:8000", False),
        ("http://evil.example", False),
        ("null", False),
        ("http://127.0.0.1:8000.evil.example", False),
    ],
)
def test_only_the_own_page_speaks_for_somebody(origin: str, good: bool) -> None:
    if good:
        hosts().check_origin(origin, "http", "127.0.0.1:8000")
        return
    with pytest.raises(Refusal) as refused:
        hosts().check_origin(origin, "http", "127.0.0.1:8000")
    assert refused.value.status == 403


# -- limits ---


def test_a_limit_names_itself_and_says_when_to_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    few = Policy("opening", 2, "Too many tables were opened from here", ("POST",), "/api/tables")
    monkeypatch.setattr(limits, "POLICIES", (few,))

    async def ask() -> None:
        counts = Limits()
        for left in (1, 0):
            standing = await counts.count("POST", "/api/tables", "10.0.0.1")
            assert standing is not None
            assert (standing.allowed, standing.remaining) == (True, left)
        standing = await counts.count("POST", "/api/tables", "10.0.0.1")
        assert standing is not None
        assert not standing.allowed
        assert standing.words == f"Too many tables were opened from here, try again in {standing.seconds} s."
        assert 1 <= standing.seconds <= 60
        assert dict(standing.headers()) == {
            "RateLimit-Policy": '"opening";q=2;w=60',
            "RateLimit": f'"opening";r=0;t={standing.seconds}',
            "Retry-After": str(standing.seconds),
        }
        other = await counts.count("POST", "/api/tables", "10.0.0.2")
        assert other is not None
        assert other.allowed
        page = await counts.count("GET", "/", "10.0.0.1")
        assert page is not None
        assert (page.policy.name, page.allowed) == ("everything", True)

    asyncio.run(ask())


@pytest.mark.parametrize(
    ("method", "path", "name"),
    [
        ("POST", "/api/tables", "opening"),
        ("POST", "/api/tables/abc/rematch", "opening"),
        ("POST", "/api/plans", "planning"),
        ("POST", "/api/tables/abc/what_if", "opening"),
        ("POST", "/api/tables/abc/join", "joining"),
        ("POST", "/api/tables/abc/claim", "joining"),
        ("POST", "/api/files", "imports"),
        ("GET", "/api/icons/a,b", "icons"),
        ("HEAD", "/api/tables/abc/replay", "looking back"),
        ("SOCKET", "/api/tables/abc/socket", "sockets"),
        ("GET", "/api/tables/abc", "everything"),
        ("POST", "/api/mine", "everything"),
    ],
)
def test_which_limit_covers_what(method: str, path: str, name: str) -> None:
    standing = asyncio.run(Limits().count(method, path, "10.0.0.1"))
    assert standing is not None
    assert standing.policy.name == name


def test_a_household_counts_as_one() -> None:
    assert whose("2001:db8:1:2:3:4:5:6") == whose("2001:db8:1:2:ffff::1") != whose("2001:db8:1:3::1")
    assert whose("::ffff:10.0.0.1") == whose("10.0.0.1") != whose("10.0.0.2")


def test_places_are_taken_and_left() -> None:
    places = Places(2)
    assert [places.take("a"), places.take("a"), places.take("a"), places.take("b")] == [True, True, False, True]
    places.leave("a")
    assert places.take("a")
    for key in ("a", "a", "b"):
        places.leave(key)
    assert places._taken == {}


# -- settings ---


def test_what_is_given_wins_over_the_environment_and_that_over_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "serve.toml"
    file.write_text('port = 1\nworkers = 3\nhost = "10.0.0.1"\norigin = ["https://a.example"]\n')
    monkeypatch.setenv("MONOCEROS_PORT", "2")
    monkeypatch.setenv("MONOCEROS_WORKERS", "4")
    settings = read_settings(file, port=5)
    assert (settings.port, settings.workers, settings.host) == (5, 4, "10.0.0.1")
    assert settings.origin == ("https://a.example",)
    assert not settings.is_private


def test_lists_in_the_environment_have_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MONOCEROS_ORIGIN", "https://a.example, http://b.example:8080/")
    assert read_settings().origin == ("https://a.example", "http://b.example:8080")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("prot = 1", "prot: Extra inputs"),
        ("port = 99999", "port: "),
        ('origin = ["table.example.org"]', "an origin is written like https://table.example.org"),
        ("port = ", "cannot be read as TOML"),
    ],
)
def test_a_wrong_setting_is_named(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "serve.toml"
    file.write_text(text)
    with pytest.raises(SettingsError, match=words):
        read_settings(file)


def test_the_cookies_secret_is_made_once_for_the_owner_alone(tmp_path: Path) -> None:
    settings = read_settings(data=tmp_path / "new")
    secret = cookie_secret(settings)
    assert len(secret) == 64
    assert cookie_secret(settings) == secret
    assert stat.S_IMODE((tmp_path / "new" / "cookie-secret").stat().st_mode) == 0o600
    assert cookie_secret(read_settings(data=tmp_path, secret="given")) == "given"


def test_secrets_are_not_shown_when_settings_are() -> None:
    assert "hush" not in repr(Settings(secret="hush"))  # type: ignore[arg-type]


# -- logs ---


@pytest.fixture
def lines() -> io.StringIO:
    stream = io.StringIO()
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    set_up_logs(style="json", stream=stream)
    yield stream  # type: ignore[misc]
    root.handlers[:] = before
    root.setLevel(level)


def test_a_log_line_is_json_and_hides_what_is_called_a_secret(lines: io.StringIO) -> None:
    log_of("test").info("seat taken", table="abc", token="hush", Authorization="Bearer hush", chance_key="hush")
    logging.getLogger("monoceros.server.live").warning("table %s fell", "abc")
    first, second = [json.loads(line) for line in lines.getvalue().splitlines()]
    assert (first["event"], first["table"], first["level"]) == ("seat taken", "abc", "info")
    assert "hush" not in lines.getvalue()
    assert (second["event"], second["logger"]) == ("table abc fell", "monoceros.server.live")
