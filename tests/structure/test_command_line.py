"""Tests are found whatever the order in which their files are named."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
# Of a folder with fixtures of its own, from the folder above it, and of the first one again.
IN_TURNS = (
    "server/live/test_mailbox.py",
    "test_drills.py",
    "server/room/test_golden_logs.py",
    "server/store/test_migrations.py",
)


def test_files_of_a_folder_find_its_fixtures_also_with_others_in_between() -> None:
    files = [str(ROOT / "tests" / file) for file in IN_TURNS]
    command = [sys.executable, "-m", "pytest", "--setup-plan", "-p", "no:cacheprovider", *files]
    # Plug-ins take two seconds to start; these have options and marks that are used.
    environment = {**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    command += ["-p", "_hypothesis_pytestplugin", "-p", "xdist.plugin", "-p", "anyio"]
    found = subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, check=False, env=environment
    )
    assert found.returncode == 0, found.stdout
    assert "store_place" in found.stdout
