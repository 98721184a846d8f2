"""A Firefox to test with: $FIREFOX, one on the PATH, else Debian's firefox-esr without root.

That one is unpacked, with the libraries it needs and the machine lacks, into a folder of the user's
cache, once for each version. apt says which packages these are and checks what it downloads.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

import platformdirs

_PACKAGE = "firefox-esr"
_WANTED = re.compile(r"^Inst (\S+) (?:\[\S+\] )?\((\S+) ", re.MULTILINE)


class Firefox(NamedTuple):
    """Where it is, and what it needs in its environment."""

    path: Path
    environment: dict[str, str]


def find() -> Firefox:
    """The browser to test with. Fails where there is none and none can be fetched."""
    if wanted := os.environ.get("FIREFOX"):
        return Firefox(Path(wanted), {})
    for name in (_PACKAGE, "firefox"):
        if found := shutil.which(name):
            return Firefox(Path(found), {})
    return _from_debian()


def _from_debian() -> Firefox:
    simulated = _apt("install", "--simulate", "--no-install-recommends", _PACKAGE)
    packages = dict(_WANTED.findall(simulated))
    folder = Path(platformdirs.user_cache_dir("greentable-tests", appauthor=False))
    folder /= f"{_PACKAGE}-{packages[_PACKAGE]}"
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # tests run in several processes
        if not (folder / ".unpacked").is_file():
            _unpack([f"{name}={version}" for name, version in packages.items()], folder)
            (folder / ".unpacked").touch()
    libraries = [str(path) for path in folder.glob("usr/lib/*-linux-gnu*")]
    return Firefox(
        folder / "usr" / "lib" / _PACKAGE / _PACKAGE,
        {"LD_LIBRARY_PATH": os.pathsep.join(libraries)},
    )


def _unpack(packages: list[str], folder: Path) -> None:
    _apt("download", *packages, folder=folder)
    for package in folder.glob("*.deb"):
        subprocess.run(["dpkg-deb", "--extract", package, folder], check=True)
        package.unlink()


def _apt(*words: str, folder: Path | None = None) -> str:
    told = subprocess.run(
        ["apt-get", "--quiet", "--assume-yes", *words],
        cwd=folder,
        check=True,
        capture_output=True,
        text=True,
        env=os.environ | {"LC_ALL": "C"},
    )
    return told.stdout
