"""The packages themselves list the functions to compile."""

from __future__ import annotations

import importlib
import subprocess
import sys

import pytest

from greentable.compiled.targets import ROOT, read_target, target_names
from greentable.errors import UsageError


def test_the_games_are_targets_and_their_minds_go_with_them() -> None:
    assert target_names() == ["grass", "grove"]
    assert set(read_target("grass").entries) == {"grass", "minds.grass"}
    assert set(read_target("grove").entries) == {"grove", "minds.grove"}


@pytest.mark.parametrize("name", target_names())
def test_every_module_and_function_listed_is_there(name: str) -> None:
    target = read_target(name)
    for module in target.modules:
        assert ROOT.joinpath(*module.split(".")[1:]).with_suffix(".py").is_file(), module
    entries = [path for group in target.entries.values() for path in group]
    assert len(entries) > 5
    for path in entries:
        module, _, function = path.rpartition(".")
        assert module in target.modules
        assert callable(getattr(importlib.import_module(module), function))


def test_rule_files_need_not_be_listed_one_by_one() -> None:
    rules = {f"greentable.grass.rules.{file.stem}" for file in (ROOT / "grass/rules").glob("*.py")}
    assert rules - {"greentable.grass.rules.__init__"} <= set(read_target("grass").subset)
    assert "greentable.grass.rules.__init__" not in read_target("grass").subset


def test_a_module_of_ones_own_is_a_group_beside_the_others() -> None:
    target = read_target("grass").with_module("my_bot.kernels", ["think"])
    assert target.entries["my_bot.kernels"] == ("my_bot.kernels.think",)
    assert target.entries["grass"] == read_target("grass").entries["grass"]
    assert target.modules - read_target("grass").modules == {"my_bot.kernels"}


@pytest.mark.parametrize("name", ["chess", "minds.grove", ""])
def test_what_is_no_target_is_refused_with_those_that_there_are(name: str) -> None:
    with pytest.raises(UsageError, match="available: grass, grove") as caught:
        read_target(name)
    assert caught.value.code == "compiled.target"


def test_lists_are_read_without_importing_a_game() -> None:
    program = (
        "import sys; from greentable.compiled.targets import read_target\n"
        "read_target('grass'), read_target('grove')\n"
        "print([name for name in sys.modules if name.split('.')[1:2] in (['grass'], ['grove'])])"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("[]\n", "")
