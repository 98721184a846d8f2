"""Try the program on every other Python from 3.11 on that this machine has.

    make test-pythons                 a smoke test: every part of the program, in a minute or so
    make test-pythons ARGS=tests      all tests that compile nothing

Tests that compile, those of the browser, and those that read our own files (texts, guides, imports)
are left to the main run: nothing in them depends on the version. Environments are kept beside
.venv, one for each version.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
LEFT_OUT = (
    "tests/browser",
    "tests/web",
    "tests/tools/test_check_languages.py",
    "tests/tools/test_check_messages.py",
    "tests/tools/test_check_words.py",
    "tests/structure/test_contracts.py",
    "tests/docs/test_guides.py",
    "tests/docs/test_list_problems.py",
    "tests/text/test_languages.py",
)
SMOKE = (
    "tests/grass/test_conformance.py",
    "tests/grass/whole_games/test_golden.py",
    "tests/grove/test_conformance.py",
    "tests/grove/whole_games/test_golden.py",
    "tests/table",
    "tests/records",
    "tests/text/test_catalogue.py",
    "tests/drawing/test_grove.py",
    "tests/bots/test_loading.py",
    "tests/bots/test_programs.py",
    "tests/lab/test_run.py",
    "tests/cli/test_cli.py",
    "tests/terminal/test_terminal.py",
    "tests/terminal/online/test_served.py",
    "tests/server/store",
    "tests/server/room/test_commands.py",
    "tests/server/transport/test_frames.py",
    "tests/server/test_whole_games.py",
    "tests/server/http/api/test_tables.py",
)
"""Each part of the program once, down to real sockets, processes and both databases."""
LOCK = ROOT / "requirements" / "dev.txt"


def others() -> dict[str, Path]:
    """The Pythons that can be started here by version, less the version that runs this."""
    own = f"{sys.version_info.major}.{sys.version_info.minor}"
    found = {version: _found(version) for version in VERSIONS if version != own}
    return {version: path for version, path in found.items() if path is not None}


def _found(version: str) -> Path | None:
    """The executable of a version, on the PATH or in the folder of pyenv."""
    kept = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    for command in (f"python{version}", *sorted(kept.glob(f"{version}.*/bin/python"))):
        code = "import ensurepip, sys, venv; print(sys.executable)"
        try:
            done = subprocess.run([command, "-c", code], capture_output=True, text=True, check=True)
        except (OSError, subprocess.CalledProcessError):
            continue
        return Path(done.stdout.strip())
    return None


def environment(version: str, found: Path) -> Path:
    """The Python of an environment with everything that tests need; made anew when locks change."""
    folder = ROOT / f".venv-{version}"
    python = folder / "bin" / "python"
    stamp = folder / "lock"
    wanted = hashlib.sha256(LOCK.read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()
    if stamp.exists() and stamp.read_text() == wanted:
        return python
    for words in (
        (UV, "venv", "--quiet", "--clear", "--python", found, folder),
        (UV, "pip", "install", "--quiet", "--python", python, "--require-hashes", "-r", LOCK),
        (UV, "pip", "install", "--quiet", "--python", python, "--no-deps",
         "--no-build-isolation", "--editable", ROOT),
    ):  # fmt: skip
        subprocess.run([str(word) for word in words], cwd=ROOT, check=True)
    stamp.write_text(wanted)
    return python


def main() -> None:
    found = others()
    print(f"other Pythons found: {', '.join(found) or 'none'}", flush=True)
    chosen = sys.argv[1:] or SMOKE
    failed = []
    for version, path in found.items():
        print(f"Python {version}", flush=True)
        command = (
            *(
                environment(version, path),
                "-m",
                "pytest",
                "-q",
                "-n",
                "auto",
                "--dist",
                "loadgroup",
            ),
            *("-m", "not slow and not compiles"),
            *(f"--ignore={path}" for path in LEFT_OUT),
            *chosen,
        )
        if subprocess.run([str(word) for word in command], cwd=ROOT, check=False).returncode:
            failed.append(version)
    if failed:
        sys.exit(f"tests fail on Python {', '.join(failed)}")


if __name__ == "__main__":
    main()
