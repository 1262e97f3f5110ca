"""Settings: environment before file before defaults; every fault in one line; and the secret."""

from __future__ import annotations

import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest
from pydantic import ValidationError

from boardwright.core.places import data_folder
from boardwright.server.config import BadConfig, Config, load_config
from boardwright.server.secrets import FILE, BadSecret, server_secret


@pytest.fixture(autouse=True)
def _plain_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in list(os.environ):
        if name.startswith("BOARDWRIGHT_"):
            monkeypatch.delenv(name)


def faults(file: Path | None = None, **overrides: object) -> list[str]:
    with pytest.raises(BadConfig) as caught:
        load_config(file, **overrides)
    assert str(caught.value) == "\n".join(caught.value.lines)
    assert not any("\n" in line for line in caught.value.lines)
    return list(caught.value.lines)


def written(folder: Path, text: str) -> Path:
    file = folder / "server.toml"
    file.write_text(text, encoding="utf-8")
    return file


def test_the_defaults() -> None:
    config = load_config()
    assert config == Config()
    assert (config.host, config.port, config.data) == ("127.0.0.1", 8000, data_folder())
    assert config.workers == (os.cpu_count() or 1)
    assert (config.secret, config.origins, config.trust_proxy) == (None, [], False)


def test_given_before_environment_before_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, "port = 1\nworkers = 1\nthink_seconds = 1\norigins = ['http://a']")
    monkeypatch.setenv("BOARDWRIGHT_PORT", "2")
    monkeypatch.setenv("BOARDWRIGHT_WORKERS", "2")
    monkeypatch.setenv("BOARDWRIGHT_HOST", "")
    config = load_config(file, port=3)
    assert (config.port, config.workers, config.think_seconds) == (3, 2, 1.0)
    assert config.origins == ["http://a"]
    assert config.host == "127.0.0.1"


def test_the_environment_names_the_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_CONFIG", str(written(tmp_path, "port = 4")))
    assert load_config().port == 4
    other = tmp_path / "other.toml"
    other.write_text("port = 5", encoding="utf-8")
    assert load_config(other).port == 5


def test_origins_stand_in_one_variable(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_ORIGINS", "https://a.example, http://localhost:3000")
    assert load_config().origins == ["https://a.example", "http://localhost:3000"]


def test_folders_may_begin_at_home(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("BOARDWRIGHT_DATA", "~/games")
    assert load_config(texts="~/texts").texts == tmp_path / "texts"
    assert load_config().data == tmp_path / "games"


def test_levels_in_capitals_are_levels(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_LOG_LEVEL", "DEBUG")
    assert load_config(log_format="JSON").log_level == "debug"


def test_each_fault_has_its_line_and_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = written(tmp_path, "prot = 1\nworkers = 0\nlog_format = 'xml'")
    monkeypatch.setenv("BOARDWRIGHT_PORT", "many")
    found = dict(line.rsplit(": ", 1) for line in faults(file, think_seconds=-1))
    assert found.keys() == {
        "--think-seconds",
        "BOARDWRIGHT_PORT",
        f"{file}: log_format",
        f"{file}: prot",
        f"{file}: workers",
    }
    assert found[f"{file}: prot"] == "there is no such setting"
    assert found["BOARDWRIGHT_PORT"].endswith(", not 'many'")


def test_a_fault_of_the_secret_does_not_tell_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_SECRET", "too short")
    (line,) = faults()
    assert line.startswith("BOARDWRIGHT_SECRET: ")
    assert "too short" not in line


def test_the_secret_is_not_shown() -> None:
    config = load_config(secret="a secret of some length")
    assert "a secret" not in f"{config!r} {config} {config.model_dump()}"


def test_a_file_that_is_not_there_or_not_toml(tmp_path: Path) -> None:
    assert faults(tmp_path / "none.toml") == [
        f"{tmp_path / 'none.toml'}: No such file or directory"
    ]
    (line,) = faults(written(tmp_path, "port 1"))
    assert line.startswith(f"{tmp_path / 'server.toml'}: ")


@pytest.mark.parametrize(
    "origin", ["example.org", "https://example.org/", "https://example.org/path", "*"]
)
def test_an_origin_has_no_path(origin: str) -> None:
    assert len(faults(origins=[origin])) == 1


def test_a_number_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOARDWRIGHT_THINK_SECONDS", "inf")
    assert len(faults(pace_scale=float("nan"))) == 2


def test_a_config_stays_as_it_is() -> None:
    with pytest.raises(ValidationError):
        Config().port = 1


def test_every_setting_says_what_it_is() -> None:
    undescribed = [n for n, field in Config.model_fields.items() if not field.description]
    assert undescribed == []


def test_the_secret_is_made_once(tmp_path: Path) -> None:
    config = Config(data=tmp_path / "new")
    made = server_secret(config)
    assert len(made) == 32
    assert server_secret(config) == made
    assert [file.name for file in config.data.iterdir()] == [FILE]
    if os.name == "posix":
        assert stat.S_IMODE((config.data / FILE).stat().st_mode) == 0o600


def test_a_configured_secret_needs_no_file(tmp_path: Path) -> None:
    secret = server_secret(load_config(data=tmp_path, secret="a secret of some length"))
    assert secret == server_secret(load_config(data=tmp_path, secret="a secret of some length"))
    assert secret != server_secret(load_config(data=tmp_path, secret="another secret of a length"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("text", ["", "abc", "00" * 31, "é" * 64])
def test_a_broken_secret_is_refused_and_kept(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(BadSecret):
        server_secret(Config(data=tmp_path))
    assert (tmp_path / FILE).read_text("utf-8") == text


def test_servers_that_start_at_once_agree(tmp_path: Path) -> None:
    code = (
        "import sys, pathlib; from boardwright.server.config import Config;"
        "from boardwright.server.secrets import server_secret;"
        "print('ready', flush=True); sys.stdin.read();"
        "print(server_secret(Config(data=pathlib.Path(sys.argv[1]))).hex())"
    )
    started = [
        subprocess.Popen(
            [sys.executable, "-c", code, str(tmp_path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]
    ways = [(process.stdin, process.stdout) for process in started]
    for _, out in ways:
        assert out is not None
        assert out.readline() == "ready\n"
    for into, _ in ways:
        assert into is not None
        into.close()
    found = set()
    for process, (_, out) in zip(started, ways, strict=True):
        assert out is not None
        found.add(out.read().strip())
        out.close()
        assert process.wait(60) == 0
    assert len(found) == 1
    assert server_secret(Config(data=tmp_path)).hex() in found
