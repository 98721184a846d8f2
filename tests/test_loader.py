"""The loader: twins do what their originals do; the cache knows what it was made from."""

from __future__ import annotations

import inspect
import itertools
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
import pytest

import greentable
from greentable import grass
from greentable.compiled import layout, loader
from greentable.compiled.loader import Loader, cache_folder
from greentable.errors import UsageError
from greentable.grass import codes, families, memory, referee
from greentable.grass.cards import KINDS
from tests.grass.walk import positions
from tests.strategies import BUSY_DECK, RULESETS, shortened, with_deck

pytestmark = pytest.mark.xdist_group("compiled")


@pytest.fixture(scope="module")
def checked() -> Loader:
    return Loader("grass", bounds_checks=True)


# Twins


def test_every_function_of_a_file_has_a_compiled_twin(checked: Loader) -> None:
    twin = checked.load("greentable.grass.families")
    functions = inspect.getmembers(families, inspect.isfunction)
    assert len(functions) > 5
    for name, original in functions:
        assert getattr(twin, name) is not original
        assert getattr(twin, name).py_func.__code__ == original.__code__


def test_families_are_the_same_compiled(checked: Loader) -> None:
    twin = checked.load("greentable.grass.families")
    for name, original in inspect.getmembers(families, inspect.isfunction):
        for kind in range(KINDS):
            assert getattr(twin, name)(kind) == original(kind), (name, kind)


def test_codes_are_the_same_compiled(checked: Loader) -> None:
    twin = checked.load("greentable.grass.codes")
    for numbers in itertools.product((0, 16), (0, 26, 31), (0, 7), (5, 31)):
        move = codes.move_code(*numbers)
        assert twin.move_code(*numbers) == move
        for part in (
            "verb_of",
            "card_of",
            "seat_of",
            "other_of",
            "protected_of",
            "cheated_of",
            "with_protected",
        ):
            assert getattr(twin, part)(move) == getattr(codes, part)(move)


def test_functions_over_a_state_are_the_same_compiled(checked: Loader) -> None:
    twin = checked.load("greentable.grass.memory")
    ruleset = with_deck(shortened(RULESETS[0], 1), BUSY_DECK)
    state = list(positions(ruleset, 3, "twins"))[80]
    record = layout.batch_of(state, 1)[0]
    for observer, holder, kind in itertools.product(range(4), range(1, 4), range(KINDS)):
        known = memory.known_to(state, observer, holder, kind)
        assert twin.known_to(record, observer, holder, kind) == known
    memory.everyone_learns(state, 2, 5)
    twin.everyone_learns(record, 2, 5)
    assert layout.from_record(record, state) == state


def test_a_twin_is_loaded_once_and_shared_by_those_that_import_it(checked: Loader) -> None:
    twin = checked.load("greentable.grass.memory")
    assert checked.load("greentable.grass.memory") is twin
    assert checked.load("greentable.grass.rules.turn").everyone_sees_leave is (
        twin.everyone_sees_leave
    )


def test_the_rules_that_python_runs_stay_as_they_are(checked: Loader) -> None:
    checked.load("greentable.grass.referee")
    assert isinstance(referee.why_not, FunctionType)


def test_with_bounds_checks_an_index_out_of_range_raises(checked: Loader) -> None:
    twin = checked.load("greentable.grass.memory")
    record = layout.batch_of(grass.new_game(RULESETS[0], 2), 1)[0]
    with pytest.raises(IndexError):
        twin.known_to(record, 0, 1, KINDS)


# Records


def test_a_state_survives_the_way_through_a_record() -> None:
    for number in (0, 7, 12):
        ruleset = with_deck(shortened(RULESETS[number], 2), BUSY_DECK)
        for state in list(positions(ruleset, 6, "records"))[::11]:
            batch = layout.batch_of(state, 3)
            assert [layout.from_record(record, state) for record in batch] == [state] * 3


def test_records_have_the_columns_of_the_table_and_the_ruleset_inside() -> None:
    kind = layout.record_type(grass.State)
    assert kind.names == tuple(line.name for line in grass.State.FIELDS)
    record = layout.batch_of(grass.new_game(grass.EDITION_CLASSIC, 2), 1)[0]
    assert record["rules"]["misses"].tolist() == [1, 2, 2]
    assert record["rules"]["deck"].tolist() == list(grass.EDITION_CLASSIC.deck)
    assert (record["rules"]["nirvana_extra_turn"], record["rules"]["stash_swap"]) == (1, 0)


def test_a_record_has_room_for_the_largest_numbers() -> None:
    state = grass.new_game(grass.EDITION_2018, 6)
    state.totals[3] = 10_000_000 + 1_000_000
    state.missed[6] = 27 * 60 * 9
    state.haystack[0] = 60
    state.known[1][2] = (1 << 4 * 7) - 1
    state.told[0] = -(1 << 62)
    assert layout.from_record(layout.batch_of(state, 1)[0], state).key() == state.key()
    assert int(layout.batch_of(state, 1)[0]["told"][0]) == -(1 << 62)


def test_a_record_that_cannot_hold_a_number_says_so() -> None:
    state = grass.new_game(grass.EDITION_2018, 2)
    state.haystack[0] = 128
    with pytest.raises((OverflowError, ValueError)):
        layout.to_record(state, np.zeros(1, layout.record_type(grass.State))[0])


# Without the extra


def test_without_numba_the_loader_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loader, "is_available", lambda: False)
    with pytest.raises(UsageError, match=r"install greentable\[fast\]") as caught:
        Loader("grass")
    assert caught.value.code == "compiled.unavailable"


def test_the_rules_need_neither_numba_nor_numpy() -> None:
    program = (
        "import sys; sys.modules.update(numba=None, numpy=None)\n"
        "from greentable import bots, grass, records\n"
        "from greentable.compiled.loader import is_available\n"
        "print(is_available())"
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
    assert cache_folder().parent == tmp_path / "compiled"
    monkeypatch.delenv("GREENTABLE_CACHE")
    assert cache_folder().parent.parts[-2:] == ("greentable", "compiled")


def test_games_and_checks_have_folders_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENTABLE_CACHE", str(tmp_path))
    assert cache_folder(["grass"]) != cache_folder(["grove"])
    Loader("grass", bounds_checks=True)
    Loader("grass")
    assert {folder.name for folder in cache_folder(["grass"]).iterdir()} == {"checked", "fast"}


def test_numbas_own_setting_is_left_as_it_was() -> None:
    settings: Any = numba.config
    before = settings.CACHE_DIR
    Loader("grass").load("greentable.grass.families")
    after = settings.CACHE_DIR
    assert before == after


class Copy:
    """A copy of the package, to be edited."""

    def __init__(self, folder: Path) -> None:
        self._root = folder
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(Path(greentable.__file__).parent, folder / "greentable", ignore=ignored)

    def keys(self) -> tuple[str, str]:
        """The keys of the caches of Grass and of Grove."""
        program = (
            "from greentable.compiled.loader import sources_hash\n"
            "print(sources_hash(['grass']), sources_hash(['grove']))"
        )
        environment: dict[str, Any] = {**os.environ, "PYTHONPATH": str(self._root)}
        done = subprocess.run(
            [sys.executable, "-c", program],
            capture_output=True,
            text=True,
            check=True,
            env=environment,
        )
        grass_key, grove_key = done.stdout.split()
        return grass_key, grove_key

    def edit(self, file: str) -> None:
        path = self._root / "greentable" / file
        path.write_text(path.read_text(encoding="utf-8") + "\n# edited\n", encoding="utf-8")


def test_an_edited_rule_has_another_key_for_its_game_alone(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    before = copy.keys()
    assert copy.keys() == before == (loader.sources_hash(["grass"]), loader.sources_hash(["grove"]))
    copy.edit("grass/rules/heat.py")
    after = copy.keys()
    assert after[0] != before[0]
    assert after[1] == before[1]


def test_edited_enums_that_are_compiled_in_have_another_key_and_the_rest_has_not(
    tmp_path: Path,
) -> None:
    copy = Copy(tmp_path)
    keys = [copy.keys()[0]]
    for file in ("grass/state.py", "grass/reasons.py", "grass/ruleset.py", "grass/plain.py"):
        copy.edit(file)
        keys.append(copy.keys()[0])
    assert len(set(keys)) == 5
    copy.edit("grass/nature.py")
    copy.edit("text/catalogue.py")
    assert copy.keys()[0] == keys[-1]
