"""`make soak`: the full counts behind the short tests. It can be stopped and started again: what is
done is remembered in build/soak, and each long job goes on where it was.

    python -m tests.soak [--fresh]
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

FOLDER = Path("build/soak")


@dataclass(frozen=True, slots=True)
class Job:
    """A command to be run to its end."""

    name: str
    command: tuple[str, ...]

    def arguments(self) -> list[str]:
        return [sys.executable, "-m", *self.command]


@dataclass(frozen=True, slots=True)
class Simulation(Job):
    """Games of bots; those that are in its file are not played again."""

    def arguments(self) -> list[str]:
        out = FOLDER / f"{self.name}.jsonl"
        resume = ["--resume"] if out.exists() else []
        return [*Job.arguments(self), "--out", str(out), *resume]


def simulate(name: str, *arguments: str, game: str = "innovation") -> Job:
    return Simulation(name, ("boardwright", "simulate", game, *arguments))


def inside(name: str, *arguments: str) -> Job:
    """Games of Cerebria."""
    return simulate(f"cerebria-{name}", *arguments, game="cerebria")


def dreams(name: str, *arguments: str) -> Job:
    """Games of Etherfields."""
    return simulate(f"etherfields-{name}", *arguments, game="etherfields")


def server(name: str, module: str, *arguments: str) -> Job:
    """A long run of its own, which keeps how far it has come in build/soak."""
    return Job(name, (f"tests.server.{module}", *arguments, "--resume"))


def balance(game: str) -> Job:
    """How fair or hard a game is, measured with bots."""
    folder = str(FOLDER / f"balance-{game}")
    return Job(f"balance-{game}", (f"tests.balance.{game}", "--out", folder, "--resume"))


def tests(name: str, *arguments: str) -> Job:
    """Tests; those that have passed are left out the next time."""
    passed = FOLDER / f"{name}.passed"
    return Job(name, ("pytest", "-p", "tests.resuming", "--passed", str(passed), *arguments))


JOBS = (
    Job("scenarios", ("boardwright", "scenario", "tests/scenarios")),
    Job("rules", ("boardwright", "rules", "--report")),
    simulate("adept-random", "--bots", "adept,random", "--games", "1000"),
    simulate("adept-novice", "--bots", "adept,novice", "--games", "400"),
    simulate("novice-random", "--bots", "novice,random", "--games", "400"),
    simulate("adept-two-randoms", "--bots", "adept,random", "--seats", "3", "--games", "400"),
    simulate("adept-three-randoms", "--bots", "adept,random", "--seats", "4", "--games", "400"),
    simulate("laws", "--games", "3000", "--seats", "2,3,4", "--check"),
    inside("laws", "--games", "1000", "--check"),
    inside("adept-random-two", "--bots", "adept,random", "--seats", "2", "--games", "400"),
    inside("adept-random-four", "--bots", "adept,random", "--seats", "4", "--games", "400"),
    inside("adept-novice-two", "--bots", "adept,novice", "--seats", "2", "--games", "400"),
    inside("adept-novice-four", "--bots", "adept,novice", "--seats", "4", "--games", "400"),
    Job("pack", ("boardwright", "pack", "check", "water")),
    dreams("campaigns", "--campaign", "--games", "200", "--check"),
    dreams("laws", "--games", "400", "--check"),
    Job(
        "softlock",
        ("tests.balance.etherfields_softlock", "--out", str(FOLDER / "softlock"), "--resume"),
    ),
    balance("cerebria"),
    balance("etherfields"),
    server("crashes", "crash_soak", "--kills", "200"),
    server("wire", "wire_soak", "--games", "200"),
    server("fuzz", "fuzz_soak", "--minutes", "60"),
    tests("web", "tests/web", "-n", "2"),
)


def main() -> int:
    if "--fresh" in sys.argv[1:]:
        shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "BOARDWRIGHT_SOAK": "1"}
    failed = []
    for number, job in enumerate(JOBS, 1):
        done = FOLDER / f"{job.name}.done"
        title = f"[{number}/{len(JOBS)}] {job.name}"
        if done.exists():
            print(f"{title}: done before")
            continue
        print(f"{title}: {' '.join(job.command)}", flush=True)
        began = time.monotonic()
        code = subprocess.run(job.arguments(), env=environment, check=False).returncode
        print(f"{title}: {'ok' if code == 0 else f'FAILED ({code})'}, ", end="")
        print(f"{time.monotonic() - began:.0f} s", flush=True)
        if code == 0:
            done.touch()
        else:
            failed.append(job.name)
    print("all done" if not failed else f"failed: {', '.join(failed)}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
