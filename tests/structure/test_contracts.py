"""The import contracts of pyproject.toml can fail: whatever is planted against them is found."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import find_spec
from itertools import accumulate, pairwise
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SETTINGS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
CONTRACTS = [one["name"] for one in SETTINGS["tool"]["importlinter"]["contracts"]]

LAYERS = "Imports point downwards"
BOTS = "Bots see views, through the doors of games"
DOORS = "Games are used through their doors"
TABLES = "Records and tables know no game"
LAB = "The lab names no game"
SERVER = "The server names no game"
SERVER_SHELVES = "The server's shelves stand on each other"
GAME_SHELVES = "The shelves of a game stand on each other"

# The contract, the module in which it is planted, and what it imports there.
PLANTED = [
    (LAYERS, "greentable.grass.cards", "greentable.grove.cards"),
    (LAYERS, "greentable.grove.rules.turn", "greentable.grass.rules.turn"),
    (LAYERS, "greentable.game", "greentable.records"),
    (LAYERS, "greentable.records.codec", "greentable.table"),
    (LAYERS, "greentable.table.table", "greentable.text"),
    (LAYERS, "greentable.text.replay_narration", "greentable.terminal.console"),
    (LAYERS, "greentable.bots.grass.random_bot", "greentable.lab.plan"),
    (BOTS, "greentable.bots.grass.random_bot", "greentable.grass.state"),
    (BOTS, "greentable.bots.grove.greedy", "greentable.grove.rules.scoring"),
    (DOORS, "greentable.text.replay_narration", "greentable.grass.cards"),
    (DOORS, "greentable.terminal.grove.player", "greentable.grove.state"),
    (DOORS, "greentable.drawing.words", "greentable.grove.cards"),
    (DOORS, "greentable.long_answers.kinds", "greentable.grass.state"),
    (TABLES, "greentable.records.codec", "greentable.grass"),
    (TABLES, "greentable.records.header", "greentable.grove.ruleset"),
    (TABLES, "greentable.table.verification", "greentable.grove.moves"),
    (TABLES, "greentable.game", "greentable.grass.game"),
    (LAB, "greentable.lab.game", "greentable.grass"),
    (LAB, "greentable.lab.plan", "greentable.grove.ruleset"),
    (LAYERS, "greentable.protocol.version", "greentable.server.room.room"),
    (LAYERS, "greentable.words.grammar", "greentable.core.fields"),
    (SERVER_SHELVES, "greentable.server.room.undo", "greentable.server.live.actor"),
    (SERVER_SHELVES, "greentable.server.core.limits", "greentable.server.http.calls"),
    (SERVER_SHELVES, "greentable.server.people.people", "greentable.server.services"),
    (GAME_SHELVES, "greentable.grass.rules.heat", "greentable.grass.engine.referee"),
    (GAME_SHELVES, "greentable.grass.views.view", "greentable.grass.wire.views"),
    (GAME_SHELVES, "greentable.grove.engine.legal", "greentable.grove.views.view"),
    (SERVER, "greentable.server.room.room", "greentable.grass"),
    (SERVER, "greentable.server.live.telling", "greentable.grove.views.view"),
]


def copy_to(folder: Path) -> Path:
    """The package and its contracts, to be spoiled."""
    leave_out = shutil.ignore_patterns("__pycache__", "*.ftl", "*.txt", "*.toml")
    shutil.copytree(ROOT / "src" / "greentable", folder / "greentable", ignore=leave_out)
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def broken(copy: Path) -> dict[str, str]:
    """The contracts that are broken there, and what is said of each."""
    done = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-logo", "--no-cache"],
        cwd=copy,
        env={**os.environ, "PYTHONPATH": str(copy), "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )
    states = dict.fromkeys(CONTRACTS, "")
    for name in CONTRACTS:
        assert f"{name} KEPT" in done.stdout or f"{name} BROKEN" in done.stdout, done.stdout
        if f"{name} KEPT" in done.stdout:
            del states[name]
    assert (done.returncode == 0) == (not states)
    for name in states:
        said = done.stdout.split(f"{name}\n{'-' * len(name)}\n")[1]
        states[name] = said.split("\n-----")[0]
    return states


def test_every_contract_is_tried() -> None:
    assert {name for name, _, _ in PLANTED} == set(CONTRACTS)


def test_the_layers_are_described_in_their_order() -> None:
    layers = SETTINGS["tool"]["importlinter"]["contracts"][0]["layers"]
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?`) \|", page.split("## Layers")[1].split("\n## ")[0], re.MULTILINE)
    described = [name for row in rows for name in re.findall(r"\w+", row)]
    there = [
        [n for n in re.findall(r"\w+", layer) if find_spec(f"greentable.{n}")] for layer in layers
    ]
    # Modules that start the program need no words.
    wanted = [sorted(set(layer) - {"__main__"}) for layer in there]
    sizes = list(accumulate(map(len, wanted), initial=0))
    assert [sorted(described[a:b]) for a, b in pairwise(sizes)] == wanted
    assert len(described) == sizes[-1]


def test_as_it_is_nothing_is_broken(tmp_path: Path) -> None:
    assert broken(copy_to(tmp_path)) == {}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The report when all imports are planted at once, and a module without a layer."""
    copy = copy_to(tmp_path_factory.mktemp("planted"))
    for _, importer, imported in PLANTED:
        place = copy / importer.replace(".", "/")
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        with file.open("a", encoding="utf-8") as end:
            end.write(f"\nimport {imported}\n")
    (copy / "greentable" / "newcomer.py").touch()
    return broken(copy)


@pytest.mark.parametrize(
    ("contract", "importer", "imported"),
    PLANTED,
    ids=[f"{importer} -> {imported}" for _, importer, imported in PLANTED],
)
def test_a_planted_import_breaks_its_contract(
    contract: str, importer: str, imported: str, found: dict[str, str]
) -> None:
    assert f"{importer} -> {imported} (l." in found[contract]


def test_a_module_without_a_layer_is_found(found: dict[str, str]) -> None:
    assert "greentable.newcomer" in found[LAYERS]


# Only the table applies moves. Compiled rules are the rules themselves, and bots play states that
# they have made themselves.

PACKAGE = ROOT / "src" / "greentable"
MAY_APPLY = ("grass/", "grove/", "compiled/", "table/", "bots/")


def applying(source: str) -> list[int]:
    """The lines of a module that apply a move."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call)
        and (getattr(node.func, "attr", None) or getattr(node.func, "id", None)) == "apply"
    ]


def test_only_the_table_applies_moves() -> None:
    for file in PACKAGE.rglob("*.py"):
        if not file.relative_to(PACKAGE).as_posix().startswith(MAY_APPLY):
            assert not applying(file.read_text(encoding="utf-8")), file
    assert applying((PACKAGE / "table" / "table.py").read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "line",
    [
        "state, events = grass.apply(state, seat, move)",
        "after = apply(state, seat, move)[0]",
        "return self._game.apply(state, seat, move)",
        "game.apply(state, seat, move)",
    ],
)
def test_a_planted_move_is_found(line: str) -> None:
    assert applying(f"def drive():\n    {line}\n") == [2]
