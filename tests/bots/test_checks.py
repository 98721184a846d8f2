"""Whether a bot plays fair is checked, and each way to cheat that we know of is found."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path

import pytest

from greentable import grass
from greentable.bots import checks

FAIR = """
    from __future__ import annotations

    import collections
    import math
    from collections.abc import Sequence

    from greentable import grove
    from greentable.bots.bot import Budget
    from greentable.grass import Kind, Legal, Move, View, apply, determinize
    from greentable.core.shuffle import Picker


    class Mind:
        def __init__(self) -> None:
            self._seen: list[View] = []

        def look(self, view: View) -> None:
            self._seen.append(view)


    def choose(view: View, legal: Legal, chance: Picker, budget: Budget | None) -> Move:
        imagined = determinize(view, chance)
        apply(imagined, view.viewer, legal[0])
        if view.hand[Kind.BANKER] and math.inf > 1:
            return legal[-1]
        assert isinstance(legal, collections.abc.Sequence)
        return legal[chance.below(len(legal))]


    def other(view: grove.View, legal: Sequence[grove.Move], chance: Picker) -> grove.Move:
        return legal[0]
"""

UNFAIR = {
    # The table, and what was recorded
    "from greentable.table import Table": "import from greentable.table",
    "import greentable.table": "import greentable.table",
    "from greentable import table": "import from greentable",
    "from greentable.records import read_record": "import from greentable.records",
    "from greentable.lab.game import play_game": "import from greentable.lab.game",
    "from greentable.terminal.grass import player": "import from greentable.terminal.grass",
    # A state, and what makes one
    "from greentable.grass import State": "import State from greentable.grass",
    "from greentable.grass import new_game": "import new_game from greentable.grass",
    "from greentable.grass import Nature": "import Nature from greentable.grass",
    "from greentable.grass import view as look": "import view from greentable.grass",
    "from greentable.grass import *": r"import \* from greentable.grass",
    "from greentable.grove import State": "import State from greentable.grove",
    "from greentable import grass\ngrass.State": "use grass.State",
    "from greentable import grass as g\ng.new_game('2018', 2)": "use g.new_game",
    "from greentable import grass\ndoor = grass": "hand on grass as a whole",
    "from greentable import grass\nprint(vars(grass))": "hand on grass as a whole",
    "import greentable.grass": "import greentable.grass",
    # Behind the door
    "from greentable.grass.state import State": "import from greentable.grass.state",
    "from greentable.grass.cards import VALUE": "import from greentable.grass.cards",
    "from greentable.grass.rules.turn import draw": "import from greentable.grass.rules.turn",
    "from greentable.grass.nature import deck_order": "import from greentable.grass.nature",
    "import greentable.grass.state as s": "import greentable.grass.state",
    "from ...grass import state": "import by a relative name",
    # Out of the program, into it again
    "import pickle": "import pickle",
    "from pickle import loads": "import from pickle",
    "import marshal": "import marshal",
    "import shelve": "import shelve",
    "import copyreg": "import copyreg",
    "import gc": "import gc",
    "from gc import get_objects": "import from gc",
    "import inspect": "import inspect",
    "import sys\nsys._getframe(1)": "import sys",
    "import ctypes": "import ctypes",
    "import importlib": "import importlib",
    "import os": "import os",
    "import subprocess": "import subprocess",
    "import socket": "import socket",
    "import threading": "import threading",
    "import traceback": "import traceback",
    "import operator\noperator.attrgetter('_fields')": "import operator",
    "__import__('gc')": "use __import__",
    "eval('1')": "use eval",
    "exec('1')": "use exec",
    "compile('1', '', 'eval')": "use compile",
    "open('record')": "use open",
    "globals()": "use globals",
    "getattr(view, 'legal')": "use getattr",
    "setattr(view, 'legal', 1)": "use setattr",
    "object.__setattr__(view, 'legal', 1)": "use object",
    "__builtins__": "use __builtins__",
    "__loader__": "use __loader__",
    # Names that other modules have imported
    "import typing\ntyping.sys.modules": r"use typing\.sys",
    "import dataclasses as d\nd.inspect.stack()": r"use d\.inspect",
    "import typing\nlibrary = typing": "hand on typing as a whole",
    "from typing import sys": "import sys from typing",
    "from greentable.bots.bot import inspect": "import inspect from greentable.bots.bot",
    "from greentable.bots.checks import Path": "import Path from greentable.bots.checks",
    "from greentable.bots import loading": "import loading from greentable.bots",
    # The callers
    "def spy(): yield mine.gi_frame\nmine = spy()": r"look inside anything: \.gi_frame",
    "def spy(frame): return frame.f_back.f_locals": r"look inside anything: \.f_locals",
    "match spy():\n    case object(gi_frame=found): pass": "look inside anything: gi_frame=",
    "'{0.gi_frame.f_back.f_locals}'.format(spy())": r"look inside anything: \.format",
    # Behind a view
    "def choose(view): return view._fields": r"look inside anything: \._fields",
    "def choose(view): return view.__class__": r"look inside anything: \.__class__",
    "def choose(self): return self.__dict__": r"look inside anything: \.__dict__",
    "def choose(chance): return chance._seed": r"look inside anything: \._seed",
    "def choose(legal): return choose.__globals__": r"look inside anything: \.__globals__",
    "match view:\n    case object(_fields=found): pass": "look inside anything: _fields=",
}


@pytest.mark.parametrize("file", checks.bot_files(), ids=str)
def test_our_own_bots_play_fair(file: Path) -> None:
    assert list(checks.findings(file.read_text(encoding="utf-8"), file.name)) == []


def test_all_files_of_bots_are_checked() -> None:
    names = {"/".join(file.parts[-2:]) for file in checks.bot_files()}
    assert {"grass/random_bot.py", "grove/random_bot.py", "grove/greedy.py"} <= names


def test_a_fair_bot_is_left_alone() -> None:
    assert list(checks.findings(textwrap.dedent(FAIR), "fair.py")) == []


@pytest.mark.parametrize("source", UNFAIR)
def test_a_bot_that_cheats_is_found_out(source: str) -> None:
    planted = f"{textwrap.dedent(FAIR)}\n\n{source}\n"
    found = "\n".join(checks.findings(planted, "cheat.py"))
    assert re.search(rf"^cheat.py:\d+: a bot may not {UNFAIR[source]}", found, re.MULTILINE), found


def test_what_a_bot_may_take_is_there() -> None:
    assert checks.DOORS["greentable.grass"] <= set(grass.__all__)
    for allowed in checks.DOORS.values():
        assert not allowed & {"State", "Nature", "new_game", "view", "documents"}


def test_files_are_checked_from_the_command_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cheat = tmp_path / "cheat.py"
    cheat.write_text("import gc\n", encoding="utf-8")
    assert checks.main([str(cheat)]) == 1
    assert capsys.readouterr().out == f"{cheat}:1: a bot may not import gc\n1 files, 1 findings\n"
    assert checks.main([]) == 0
