"""Build the wheel, install it into an empty environment, and use it like a user.

    make test-wheel

The environment gets the packages of requirements/play.txt, the wheel, and nothing of this folder.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = Path(sys.executable).with_name("uv")

# The arguments of each program, and texts that its output must contain.
TRIALS = (
    (("--version",), "", "greentable"),
    (("play", "grass", "--watch", "--seed", "wheel", "--rules", "2018 max_rounds=1"), "", "wins"),
    (("play", "grove", "--seed", "wheel"), "1\n\nquit\n", "card"),
    (("grove", "recipes"), "", "Lemon Soda"),
    (("rules", "grass"), "", "lucky_or_not"),
)


def run(*words: str | Path, folder: Path, typed: str = "") -> str:
    """The output of a program. If it fails, exits with that output."""
    environment = {key: value for key, value in os.environ.items() if "PYTHON" not in key}
    environment |= {"UV_PYTHON_DOWNLOADS": "never", "GREENTABLE_CACHE": str(folder / "cache")}
    done = subprocess.run(
        [str(word) for word in words],
        cwd=folder,
        env=environment,
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(
            f"{' '.join(map(str, words))} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
        )
    return done.stdout


def main() -> None:
    with tempfile.TemporaryDirectory(prefix="greentable-wheel-") as made:
        folder = Path(made)
        run(UV, "build", "--wheel", "--no-build-isolation", "--quiet",
            "--python", sys.executable, "--out-dir", folder, ROOT, folder=folder)  # fmt: skip
        [wheel] = folder.glob("*.whl")
        python = folder / "empty" / "bin" / "python"
        run(UV, "venv", "--quiet", "--python", sys.executable, folder / "empty", folder=folder)
        install = (UV, "pip", "install", "--quiet", "--python", python)
        wanted = ROOT / "requirements" / "play.txt"
        run(*install, "--require-hashes", "-r", wanted, folder=folder)
        run(*install, "--no-deps", wheel, folder=folder)
        for words, typed, wanted_text in TRIALS:
            shown = run(python.with_name("greentable"), *words, folder=folder, typed=typed)
            if wanted_text not in shown:
                sys.exit(f"greentable {' '.join(words)} does not say {wanted_text!r}:\n{shown}")
        print(f"{wheel.name}: {len(TRIALS)} commands run in an empty environment")


if __name__ == "__main__":
    main()
