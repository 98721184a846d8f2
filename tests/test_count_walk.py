"""The script that counts the modules on the way of a typed move sees the way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.terminal.process import environment

SCRIPT = Path(__file__).parents[1] / "tools" / "checks" / "count_walk.py"


def test_a_move_goes_from_the_session_through_the_table_to_the_rules() -> None:
    done = subprocess.run(
        [sys.executable, SCRIPT, "--list"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(),
        check=False,
    )
    assert (done.stderr, done.returncode) == ("", 0), done.stdout
    for game in ("grass", "grove"):
        (heading,) = [line for line in done.stdout.splitlines() if line.startswith(f"{game}: ")]
        listed = done.stdout.split(heading)[1].split(" modules")[0].split()
        assert int(heading.split()[1]) <= 15
        assert heading.endswith("carried out 2 times (at most 2)")  # shown, and made at the table
        for module in (
            "terminal.session",
            f"terminal.{game}.player",
            "table.table",
            f"{game}.engine.referee",
        ):
            assert f"greentable.{module}" in listed
