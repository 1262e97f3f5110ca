"""The settings of a server: from the environment, else from a TOML file, else the defaults."""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

from pydantic import Field, SecretStr, StringConstraints, ValidationError, field_validator
from pydantic_settings import (
    BaseSettings,
    EnvSettingsSource,
    NoDecode,
    SettingsConfigDict,
    SettingsError,
)

from boardwright.core.errors import BoardwrightError
from boardwright.core.places import data_folder

PREFIX = "BOARDWRIGHT_"

Origin = Annotated[str, StringConstraints(pattern=r"^https?://[^/\s]+$")]


class BadConfig(BoardwrightError):
    """Settings that cannot be used; `lines` has one for each fault."""

    def __init__(self, lines: list[str]) -> None:
        super().__init__("\n".join(lines))
        self.lines = tuple(lines)


class Config(BaseSettings):
    """Every setting has a variable: `port` is BOARDWRIGHT_PORT."""

    model_config = SettingsConfigDict(
        env_prefix=PREFIX,
        env_ignore_empty=True,
        extra="forbid",
        frozen=True,
        allow_inf_nan=False,
    )

    data: Path = Field(
        default_factory=data_folder, description="Folder of the database and the secret."
    )
    texts: Path | None = Field(
        default=None,
        description="Folder with more languages: LANGUAGE/*.ftl and LANGUAGE/GAME/*.ftl.",
    )
    host: str = Field(default="127.0.0.1", min_length=1, description="Address to listen on.")
    port: int = Field(default=8000, ge=0, le=65535, description="Port; 0 takes any that is free.")
    secret: SecretStr | None = Field(
        default=None,
        min_length=16,
        description="What tokens are signed with; without it, secret.key in the data folder.",
    )
    origins: Annotated[list[Origin], NoDecode] = Field(
        default_factory=list,
        description="Other sites whose pages may use this server, with commas between them.",
    )
    trust_proxy: bool = Field(
        default=False, description="Believe X-Forwarded-For: only behind a proxy that sets it."
    )

    workers: int = Field(
        default_factory=lambda: os.cpu_count() or 1,
        ge=1,
        description="Processes in which bots think.",
    )
    think_seconds: float = Field(
        default=10.0, gt=0, description="After this time a simpler bot answers instead."
    )
    pace_scale: float = Field(
        default=1.0, ge=0, description="Makes all pauses after a bot's answer longer or shorter."
    )
    idle_seconds: float = Field(
        default=600.0,
        gt=0,
        description="A table that nobody uses leaves the memory after this time.",
    )
    away_seconds: float = Field(
        default=60.0, ge=0, description="Others may let a bot play for somebody gone for this long."
    )
    snapshot_every: int = Field(
        default=64, ge=1, description="Answers between two snapshots of a table."
    )

    requests_per_second: float = Field(
        default=50.0, gt=0, description="Requests that one address may make in the long run."
    )
    requests_burst: float = Field(
        default=200.0, ge=1, description="Requests that one address may make at once."
    )
    commands_per_second: float = Field(
        default=20.0, gt=0, description="Commands that one token may give in the long run."
    )
    commands_burst: float = Field(
        default=60.0, ge=1, description="Commands that one token may give at once."
    )
    tables_per_hour: float = Field(
        default=60.0,
        ge=1,
        description="Tables that one address may open, at once and in an hour of the long run.",
    )
    max_sockets_per_address: int = Field(
        default=64, ge=1, description="Open sockets of one address."
    )
    max_body: int = Field(default=65_536, ge=1024, description="Bytes of a request.")
    max_record: int = Field(
        default=524_288, ge=1024, description="Bytes of a record that is sent in."
    )
    max_message: int = Field(default=4096, ge=512, description="Bytes of a message on a socket.")

    log_format: Literal["text", "json"] = Field(
        default="text", description="The log as lines for people, or one JSON object a line."
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="The least important thing that is logged."
    )

    fixed_clock: float | None = Field(
        default=None,
        description="For tests: the time of day stands still, at these seconds since 1970.",
    )
    fixed_random: int | None = Field(
        default=None,
        description="For tests: codes, tokens and seeds repeat. Never for a real server.",
    )

    @field_validator("data", "texts")
    @classmethod
    def _at_home(cls, path: Path | None) -> Path | None:
        return None if path is None else path.expanduser()

    @field_validator("origins", mode="before")
    @classmethod
    def _split(cls, value: object) -> object:
        if isinstance(value, str):
            return [origin.strip() for origin in value.split(",") if origin.strip()]
        return value

    @field_validator("log_level", "log_format", mode="before")
    @classmethod
    def _lower(cls, value: object) -> object:
        return value.lower() if isinstance(value, str) else value


def load_config(file: Path | None = None, **overrides: Any) -> Config:
    """The settings: what is given here, else the environment, else the file (or that which
    BOARDWRIGHT_CONFIG names), else the defaults.
    """
    named = os.environ.get(f"{PREFIX}CONFIG")
    if file is None and named:
        file = Path(named).expanduser()
    from_file = {} if file is None else _read(file)
    try:
        from_environment = EnvSettingsSource(Config)()
    except SettingsError as error:
        raise BadConfig([str(error)]) from error
    try:
        return Config(**{**from_file, **from_environment, **overrides})
    except ValidationError as error:
        sources = {
            **dict.fromkeys(from_file, f"{file}: "),
            **dict.fromkeys(from_environment, PREFIX),
            **dict.fromkeys(overrides, "--"),
        }
        faults = error.errors(include_url=False, include_context=False)
        raise BadConfig([_line(fault, sources) for fault in faults]) from None


def _read(file: Path) -> dict[str, Any]:
    try:
        return tomllib.loads(file.read_text("utf-8"))
    except (OSError, ValueError) as error:
        why = error.strerror if isinstance(error, OSError) else error
        raise BadConfig([f"{file}: {why}"]) from error


def _line(fault: Any, sources: Mapping[str, str]) -> str:
    """One fault: where, what is wrong, and what stands there, unless that is the secret."""
    name = str(fault["loc"][0])
    place = sources.get(name, "")
    shown = name.upper() if place == PREFIX else name.replace("_", "-") if place == "--" else name
    if fault["type"] == "extra_forbidden":
        return f"{place}{shown}: there is no such setting"
    given = "" if name == "secret" else f", not {fault['input']!r}"
    return f"{place}{shown}: {fault['msg']}{given}"
