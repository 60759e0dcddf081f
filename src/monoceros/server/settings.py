"""What the server may be told: by the command line, then the environment (MONOCEROS_…), then a TOML file."""

from __future__ import annotations

import os
import secrets
from contextlib import suppress
from ipaddress import ip_address
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from platformdirs import user_data_path
from pydantic import Field, SecretStr, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)

LOOPBACK_NAMES = ("localhost", "127.0.0.1", "::1")
PAGE = Path(__file__).parent / "page"
DATABASE_FILE = "monoceros.db"
SECRET_FILE = "cookie-secret"


class SettingsError(ValueError):
    """A setting that cannot be used: says which, and what would be right."""


def default_data() -> Path:
    return user_data_path("monoceros", appauthor=False)


def default_workers() -> int:
    """A core is left for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


class Settings(BaseSettings):
    """All of it has a default that is right for one person at this computer."""

    model_config = SettingsConfigDict(env_prefix="MONOCEROS_", extra="forbid", frozen=True)

    host: str = LOOPBACK_NAMES[1]
    port: Annotated[int, Field(ge=0, le=65535)] = 8000
    open_to_others: bool = False
    data: Path = Field(default_factory=default_data)
    database: str = ""  # an SQLAlchemy address; empty: a file in the data folder
    origin: Annotated[tuple[str, ...], NoDecode] = ()  # further addresses of the page, of a proxy before the server
    proxy: Annotated[tuple[str, ...], NoDecode] = ()  # whose X-Forwarded headers are believed
    workers: Annotated[int, Field(ge=1, le=64)] = Field(default_factory=default_workers)
    thinking: Annotated[float, Field(ge=0.05, le=20)] = 1.0  # seconds that the champion takes at most
    page: Path = PAGE  # the built page
    limits: bool = True  # off for measuring only
    secret: SecretStr = SecretStr("")  # signs the cookie of the page; empty: made once, kept in the data folder
    log: Literal["auto", "json", "human"] = "auto"
    log_level: Literal["debug", "info", "warning", "error"] = "info"

    @field_validator("origin", "proxy", mode="before")
    @classmethod
    def split_list(cls, value: Any) -> Any:
        """`a,b` of the environment is a list."""
        return tuple(part.strip() for part in value.split(",") if part.strip()) if isinstance(value, str) else value

    @field_validator("origin")
    @classmethod
    def check_origins(cls, value: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(plain_origin(origin) for origin in value)

    @property
    def is_private(self) -> bool:
        """Nobody but this computer can reach it."""
        return is_loopback(self.host)

    @property
    def database_address(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{(self.data / DATABASE_FILE).resolve()}"

    @property
    def only_https(self) -> bool:
        return bool(self.origin) and all(origin.startswith("https://") for origin in self.origin)


def plain_origin(text: str) -> str:
    """`https://table.example.org/` as browsers write it in their header."""
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path not in ("", "/") or parts.query:
        raise ValueError(f"an origin is written like https://table.example.org, not {text!r}")
    return f"{parts.scheme}://{parts.netloc.lower()}"


def is_loopback(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == LOOPBACK_NAMES[0]


def read_settings(file: Path | None = None, **given: Any) -> Settings:
    """What was given wins over the environment, the environment over the file."""

    class WithFile(Settings):
        @classmethod
        def settings_customise_sources(
            cls,
            settings_cls: type[BaseSettings],
            init_settings: PydanticBaseSettingsSource,
            env_settings: PydanticBaseSettingsSource,
            dotenv_settings: PydanticBaseSettingsSource,
            file_secret_settings: PydanticBaseSettingsSource,
        ) -> tuple[PydanticBaseSettingsSource, ...]:
            return init_settings, env_settings, TomlConfigSettingsSource(settings_cls, file)

    if file is not None and not file.is_file():
        raise SettingsError(f"there is no settings file {str(file)!r}")
    try:
        return WithFile(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        raise SettingsError(first_words(error)) from None
    except ValueError as error:  # no TOML, or bytes that are no text
        raise SettingsError(f"{str(file)!r} cannot be read as TOML: {error}") from None


def first_words(error: ValidationError) -> str:
    """The first thing that is wrong, without the value: it may be a password."""
    found = error.errors(include_input=False, include_url=False)[0]
    name = ".".join(str(part) for part in found["loc"]) or "the settings"
    return f"setting {name}: {found['msg']}"


def cookie_secret(settings: Settings) -> str:
    """The key that signs the page's cookie: as given, or made once and kept, so that it outlives the server."""
    if given := settings.secret.get_secret_value():
        return given
    path = settings.data / SECRET_FILE
    with suppress(FileNotFoundError):
        if kept := path.read_text(encoding="ascii").strip():
            return kept
    made = secrets.token_hex(32)
    settings.data.mkdir(parents=True, exist_ok=True)
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as out:
        out.write(made)
    return made
