"""The script that counts the modules on the way of a move sees the way."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.process import environment

pytestmark = pytest.mark.more

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def walks() -> dict[str, tuple[str, list[str]]]:
    """The line of each walk without its name, and the modules under it."""
    done = subprocess.run(
        [sys.executable, "-m", "tools.checks.count_walk", "--list"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=ROOT,
        env=environment(),
        check=False,
    )
    assert (done.stderr, done.returncode) == ("", 0), done.stdout
    found: dict[str, tuple[str, list[str]]] = {}
    for line in done.stdout.splitlines():
        if line.startswith("  "):
            name = next(reversed(found))
            found[name][1].append(line.strip().removeprefix("greentable."))
        else:
            name, _, counted = line.partition(": ")
            found[name] = (counted, [])
    return found


Walks = dict[str, tuple[str, list[str]]]


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_a_typed_move_goes_from_the_session_through_the_table_to_the_rules(
    game: str, walks: Walks
) -> None:
    counted, modules = walks[f"{game} in the terminal"]
    assert int(counted.split()[0]) == len(modules) <= 15
    assert counted.endswith("carried out 2 times (at most 2)")  # shown, and made at the table
    wanted = {
        "terminal.session",
        f"terminal.{game}.player",
        "table.table",
        f"{game}.engine.referee",
    }
    assert wanted <= set(modules)


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_a_move_that_is_sent_goes_from_the_socket_through_the_table_to_the_log(
    game: str, walks: Walks
) -> None:
    counted, modules = walks[f"{game} over a socket"]
    assert int(counted.split()[0]) == len(modules) <= 16
    wanted = {"server.live.connection", "server.live.actor", "table.table", "server.room.folding"}
    assert wanted <= set(modules)
    assert f"{game}.engine.referee" in modules
    types = counted.split(" types: ")[1].split(";")[0].split(", ")
    assert set(types) == {"Command", "Step", "Plan", "Played", "View"}


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("a phrase", {"server.live.connection", "server.room.talk", "text.phrases"}),
        ("a view of Grove with its preview", {"grove.explanations.preview", "grove.wire.previews"}),
        ("a Grove hint", {"server.http.api.jobs", "server.workers.jobs", "server.live.job_socket"}),
    ],
)
def test_other_messages_are_followed_to_their_answer(
    name: str, wanted: set[str], walks: Walks
) -> None:
    counted, modules = walks[name]
    assert "bytes in" in counted
    assert wanted <= set(modules)
