"""The browser's client by its own tests: its logic, and its components on recorded games."""

from __future__ import annotations

import os
import subprocess
import sys

import hatch_build


def test_the_tests_of_the_client_pass() -> None:
    hatch_build.install()
    node, _ = hatch_build.node()
    command = [
        str(node),
        str(hatch_build.WEB / "node_modules/vitest/vitest.mjs"),
        "run",
        "--no-color",
    ]
    done = subprocess.run(
        command,
        cwd=hatch_build.WEB,
        env=os.environ | {"PYTHON": sys.executable},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
