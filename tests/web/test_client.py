"""The browser's client by its own tools: types, style, format, and the tests of its logic."""

from __future__ import annotations

import subprocess

import pytest

import hatch_build

TOOLS = {
    "types": ("svelte-check/bin/svelte-check", "--fail-on-warnings", "--output", "human"),
    "style": ("eslint/bin/eslint.js", "."),
    "format": ("prettier/bin/prettier.cjs", "--check", "--log-level", "warn", "."),
    "logic": ("vitest/vitest.mjs", "run", "--no-color"),
}


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_of_the_client_finds_nothing(tool: str) -> None:
    hatch_build.install()
    node, _ = hatch_build.node()
    script, *words = TOOLS[tool]
    command = [str(node), str(hatch_build.WEB / "node_modules" / script), *words]
    done = subprocess.run(command, cwd=hatch_build.WEB, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
