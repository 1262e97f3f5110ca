"""What the checks of the web table need beside Python: a browser, Node, and two packages for Node.

    python -m tests.web.tools            gets what is missing, where this machine allows it
    python -m tests.web.tools types      checks the types of the client's modules
    python -m tests.web.tools missing    says which checks cannot be made here

What cannot be had is said in one line, and its checks are not made. With CI=true that is a failure.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
NODE_FOLDER = ROOT / "build" / "node"
TSC = NODE_FOLDER / "node_modules" / "typescript" / "bin" / "tsc"
AXE = NODE_FOLDER / "node_modules" / "axe-core" / "axe.min.js"
LISTS = ("package.json", "package-lock.json")

SHELL, WHOLE = "chromium-headless-shell", "chromium"
"""The same browser without windows, which is a third cheaper to run; not every system has it."""
BROWSERS = (SHELL, WHOLE, "chromium-browser", "google-chrome", "google-chrome-stable")
FONTS = ("fonts-noto-core", "fonts-noto-cjk")
NODE_PACKAGES = ("nodejs", "npm")


@dataclass(frozen=True, slots=True)
class Tool:
    """Something that a check needs."""

    name: str
    checks: str
    """What is not checked without it."""
    remedy: str

    def __str__(self) -> str:
        return f"{self.checks}: not run, there is no {self.name} here ({self.remedy})"


BROWSER = Tool(
    "Chromium",
    "The browser tests",
    f"apt-get install {WHOLE} {' '.join(FONTS)}, or set BOARDWRIGHT_BROWSER to one",
)
NODE = Tool("Node", "The tests in Node", f"apt-get install {' '.join(NODE_PACKAGES)}")
CHECKER = Tool("type checker", "The types of the client", "needs Node and npm; then make tools")
READER = Tool("axe-core", "The tests of accessibility", "needs Node and npm; then make tools")


def must_be_complete() -> bool:
    """Whether a check that cannot be made is a failure."""
    return os.environ.get("CI", "").lower() == "true"


def find_browser() -> str | None:
    if chosen := os.environ.get("BOARDWRIGHT_BROWSER"):
        return chosen
    return _first(*BROWSERS)


def find_node() -> str | None:
    return _first("node", "nodejs")


def missing() -> list[Tool]:
    found = {
        BROWSER: find_browser(),
        NODE: find_node(),
        CHECKER: find_node() and TSC.exists(),
        READER: AXE.exists(),
    }
    return [tool for tool, there in found.items() if not there]


def _first(*names: str) -> str | None:
    """The first of these programs that can be started. Some systems have a name in the PATH that
    only says where the program might be had.
    """
    return next((path for path in map(shutil.which, names) if path and _runs(path)), None)


def _runs(program: str) -> bool:
    try:
        done = subprocess.run([program, "--version"], capture_output=True, timeout=60, check=False)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0


def get() -> None:
    """Get what is missing and can be had here."""
    for package in (SHELL, WHOLE):
        if find_browser() is None:
            _install(package, *FONTS)
    if find_node() is None or shutil.which("npm") is None:
        _install(*NODE_PACKAGES)
    if shutil.which("npm") is not None and not _up_to_date():
        _fetch_packages()


def _install(*packages: str) -> None:
    """Install packages of the system, where that needs no question."""
    if not hasattr(os, "geteuid") or os.geteuid() != 0 or shutil.which("apt-get") is None:
        return
    print(f"Installing {', '.join(packages)} with apt-get ...", flush=True)
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    install = ("install", "--yes", "--no-install-recommends", *packages)
    for command in (("update",), install):
        _quietly(["apt-get", "-qq", *command], quiet)


def _up_to_date() -> bool:
    """Whether the packages of the lists, and no others, are there."""
    copies = all(
        (NODE_FOLDER / name).is_file()
        and (NODE_FOLDER / name).read_bytes() == (HERE / name).read_bytes()
        for name in LISTS
    )
    return copies and TSC.exists() and AXE.exists()


def _fetch_packages() -> None:
    print("Fetching the type checker and axe-core with npm ...", flush=True)
    NODE_FOLDER.mkdir(parents=True, exist_ok=True)
    for name in LISTS:
        shutil.copyfile(HERE / name, NODE_FOLDER / name)
    options = ("--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error")
    _quietly(["npm", "ci", "--prefix", str(NODE_FOLDER), *options])


def _quietly(command: list[str], environment: dict[str, str] | None = None) -> None:
    """Run a command; what it says is of interest only if it fails."""
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=900, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        print(f"{command[0]}: {error}")
        return
    if done.returncode != 0:
        last = (done.stderr.strip() or done.stdout.strip()).splitlines()[-3:]
        print(f"{' '.join(command[:3])} failed: {' / '.join(last)}")


def check_types() -> int:
    node = find_node()
    if node is None or not TSC.exists():
        print(CHECKER)
        return int(must_be_complete())
    return subprocess.run([node, TSC, "--project", HERE / "tsconfig.json"], check=False).returncode


def main(arguments: list[str]) -> int:
    match arguments:
        case []:
            get()
        case ["types"]:
            return check_types()
        case ["missing"]:
            pass
        case _:
            print(__doc__)
            return 2
    lacking = missing()
    for tool in lacking:
        print(tool)
    return int(bool(lacking) and must_be_complete())


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
