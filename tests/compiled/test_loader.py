"""The loader: twins do what their originals do, and the cache knows what it was made from."""

from __future__ import annotations

import dataclasses
import inspect
import itertools
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import FunctionType, SimpleNamespace
from typing import Any

import numba
import numpy as np
import pytest

import greentable
from greentable import grass
from greentable.compiled import layout, loader
from greentable.compiled.loader import Loader, cache_folder, sources_hash
from greentable.compiled.targets import Target, read_target
from greentable.errors import UsageError
from greentable.grass import codes, families, memory
from greentable.grass.cards import KINDS
from greentable.grass.engine import referee
from tests.compiling import compile_group
from tests.games.strategies import BUSY_DECK, RULESETS, shortened, with_deck
from tests.grass.grass_walk import positions

pytestmark = pytest.mark.xdist_group("compiled-grass")

GRASS = read_target("grass")
CODES = ("move_code", "verb_of", "card_of", "seat_of", "other_of", "protected_of", "cheated_of")
FAMILIES = tuple(name for name, _ in inspect.getmembers(families, inspect.isfunction))


def small_target() -> Target:
    """Some functions that are quickly compiled, to be called from here."""
    paths = [f"greentable.grass.families.{name}" for name in FAMILIES]
    paths += [f"greentable.grass.codes.{name}" for name in CODES]
    paths += [f"greentable.grass.memory.{name}" for name in ("known_to", "everyone_learns")]
    return dataclasses.replace(GRASS, entries={"small": tuple(paths)})


@pytest.fixture(scope="module")
def checked() -> Loader:
    return Loader(small_target(), bounds_checks=True)


@pytest.fixture(scope="module")
def compiled(checked: Loader) -> SimpleNamespace:
    return compile_group(checked, "small")


# Twins


def test_every_function_of_a_file_has_a_compiled_twin(checked: Loader) -> None:
    twin = checked.load("greentable.grass.families")
    functions = inspect.getmembers(families, inspect.isfunction)
    assert len(functions) > 5
    for name, original in functions:
        assert getattr(twin, name) is not original
        assert getattr(twin, name).py_func.__code__ == original.__code__


def test_families_are_the_same_compiled(compiled: SimpleNamespace) -> None:
    for name in FAMILIES:
        for kind in range(KINDS):
            assert getattr(compiled, name)(kind) == getattr(families, name)(kind), (name, kind)


def test_codes_are_the_same_compiled(compiled: SimpleNamespace) -> None:
    for numbers in itertools.product((0, 16), (0, 26, 31), (0, 7), (5, 31)):
        move = codes.move_code(*numbers)
        assert compiled.move_code(*numbers) == move
        for part in CODES[1:]:
            assert getattr(compiled, part)(move) == getattr(codes, part)(move)


def test_functions_over_a_state_are_the_same_compiled(compiled: SimpleNamespace) -> None:
    ruleset = with_deck(shortened(RULESETS[0], 1), BUSY_DECK)
    state = list(positions(ruleset, 3, "twins"))[80]
    record = layout.records_of([state])[0]
    for observer, holder, kind in itertools.product(range(4), range(1, 4), range(KINDS)):
        known = memory.known_to(state, observer, holder, kind)
        assert compiled.known_to(record, observer, holder, kind) == known
    memory.everyone_learns(state, 2, 5)
    compiled.everyone_learns(record, 2, 5)
    assert layout.state_of(record, state) == state


def test_a_twin_is_loaded_once_and_shared_by_those_that_import_it(checked: Loader) -> None:
    twin = checked.load("greentable.grass.memory")
    assert checked.load("greentable.grass.memory") is twin
    assert checked.load("greentable.grass.rules.turn").everyone_sees_leave is (
        twin.everyone_sees_leave
    )


def test_the_rules_that_python_runs_stay_as_they_are(checked: Loader) -> None:
    checked.load("greentable.grass.engine.referee")
    assert isinstance(referee.why_not, FunctionType)


def test_with_bounds_checks_an_index_out_of_range_raises(compiled: SimpleNamespace) -> None:
    record = layout.records_of([grass.new_game(RULESETS[0], 2)])[0]
    with pytest.raises(IndexError):
        compiled.known_to(record, 0, 1, KINDS)


# Compiled functions


def test_a_function_has_the_one_signature_of_its_annotations(compiled: SimpleNamespace) -> None:
    signatures = compiled.known_to.signatures
    record = layout.records_of([grass.new_game(RULESETS[0], 2)])[0]
    compiled.known_to(record, np.int8(0), np.int16(1), np.int32(5))
    assert compiled.known_to.signatures == signatures


@pytest.fixture
def one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Target:
    """A target with one entry, which calls one other function, and a cold cache."""
    monkeypatch.setenv("GREENTABLE_CACHE", str(tmp_path))
    path = "greentable.grass.memory.everyone_learns"
    return dataclasses.replace(GRASS, entries={"one": (path,), "none": ()})


def test_only_what_an_entry_calls_is_compiled_and_told_function_by_function(one: Target) -> None:
    cold = Loader(one)
    steps: list[tuple[int, int]] = []
    cold.compile("one", lambda done, of: steps.append((done, of)))
    assert steps == [(1, 2), (2, 2)]
    twin = cold.load("greentable.grass.memory")
    functions = {name for name, value in vars(twin).items() if hasattr(value, "py_func")}
    compiled = {name for name in functions if getattr(twin, name).signatures}
    assert compiled == {"everyone_learns", "learn"} < functions


def test_from_a_warm_cache_come_the_entries_with_all_that_they_call(one: Target) -> None:
    Loader(one).compile("one")
    warm = Loader(one)
    assert warm.is_warm("one")
    assert not warm.is_warm("none")
    steps: list[tuple[int, int]] = []
    kernels = warm.compile("one", lambda done, of: steps.append((done, of)))
    assert steps == [(1, 1)]
    assert not warm.load("greentable.grass.memory").learn.signatures
    state = grass.new_game(RULESETS[0], 3)
    (record,) = layout.records_of([state])
    kernels.everyone_learns(record, 2, 5)
    memory.everyone_learns(state, 2, 5)
    assert layout.state_of(record, state) == state


# Without the extra


def test_without_numba_the_loader_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "is_available", lambda: False)
    with pytest.raises(UsageError, match=r"install greentable\[fast\]") as caught:
        Loader(GRASS)
    assert caught.value.code == "compiled.unavailable"


def test_the_rules_need_neither_numba_nor_numpy() -> None:
    program = (
        "import sys; sys.modules.update(numba=None, numpy=None)\n"
        "from greentable import bots, compiled, grass, records\n"
        "print(compiled.is_available())"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert (done.stdout, done.stderr) == ("False\n", "")


# The cache


def test_the_cache_is_where_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENTABLE_CACHE", str(tmp_path))
    assert cache_folder(GRASS).parent == tmp_path / "compiled"
    monkeypatch.delenv("GREENTABLE_CACHE")
    assert cache_folder(GRASS).parent.parts[-2:] == ("greentable", "compiled")


def test_games_and_checks_have_folders_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENTABLE_CACHE", str(tmp_path))
    assert cache_folder(GRASS) != cache_folder(read_target("grove"))
    for bounds_checks in (True, False):
        Loader(GRASS, bounds_checks=bounds_checks).load("greentable.grass.families")
    assert {folder.name for folder in cache_folder(GRASS).iterdir()} == {"checked", "fast"}


def test_numbas_own_setting_is_left_as_it_was() -> None:
    settings: Any = numba.config
    before = settings.CACHE_DIR
    Loader(GRASS).load("greentable.grass.families")
    after = settings.CACHE_DIR
    assert before == after


class Copy:
    """A copy of the package, to be edited."""

    def __init__(self, folder: Path) -> None:
        self._root = folder
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(Path(greentable.__file__).parent, folder / "greentable", ignore=ignored)

    def keys_after(self, *edited: str) -> list[tuple[str, str]]:
        """The keys of the caches of Grass and of Grove, at first and after each of these edits."""
        program = (
            "import sys\n"
            "from pathlib import Path\n"
            "from greentable.compiled.loader import sources_hash\n"
            "from greentable.compiled.targets import ROOT, read_target\n"
            "for file in (None, *sys.argv[1:]):\n"
            "    if file:\n"
            "        with ROOT.joinpath(file).open('a', encoding='utf-8') as end:\n"
            "            end.write('\\n# edited\\n')\n"
            "    print(sources_hash(read_target('grass')), sources_hash(read_target('grove')))"
        )
        words = self._run(program, *edited).split()
        return list(zip(words[::2], words[1::2], strict=True))

    def folder(self) -> str:
        """Where compiled code of Grass is kept."""
        return self._run(
            "from greentable.compiled.loader import cache_folder\n"
            "from greentable.compiled.targets import read_target\n"
            "print(cache_folder(read_target('grass')).name)"
        ).strip()

    def _run(self, program: str, *arguments: str) -> str:
        environment: dict[str, Any] = {**os.environ, "PYTHONPATH": str(self._root)}
        done = subprocess.run(
            [sys.executable, "-c", program, *arguments],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
        )
        return done.stdout


def test_the_same_sources_in_another_place_are_not_taken_for_compiled(tmp_path: Path) -> None:
    """Numba would not find there what it has kept here: a bot would wait for the compiler."""
    here, there = cache_folder(GRASS).name, Copy(tmp_path).folder()
    assert there.partition("-")[0] == here.partition("-")[0]
    assert there != here


def test_an_edited_rule_has_another_key_for_its_game_alone(tmp_path: Path) -> None:
    before, after = Copy(tmp_path).keys_after("grass/rules/heat.py")
    assert before == (sources_hash(GRASS), sources_hash(read_target("grove")))
    assert after[0] != before[0]
    assert after[1] == before[1]


def test_edited_enums_that_are_compiled_in_have_another_key_and_the_rest_has_not(
    tmp_path: Path,
) -> None:
    compiled_in = ("state", "reasons", "ruleset", "constants")
    files = [*(f"grass/{name}.py" for name in compiled_in), "core/generator.py"]
    keys = [
        key for key, _ in Copy(tmp_path).keys_after(*files, "grass/nature.py", "cli/commands.py")
    ]
    assert len(set(keys[:6])) == 6
    assert keys[6:] == [keys[5]] * 2
