"""For all tests: English, a data folder of their own; Ctrl-C reaches what they start.

The time of compiling is printed.

A shell lets what it starts in the background ignore Ctrl-C, and children inherit that.
"""

from __future__ import annotations

import atexit
import gc
import os
import shutil
import signal
import tempfile
import time
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from tests.compiling import Spent

if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# Whatever language the machine speaks: other languages are asked for by the tests of languages.
os.environ["GREENTABLE_LANGUAGE"] = "en"

# Games save themselves: those of the tests shall not lie among somebody's own.
os.environ["GREENTABLE_DATA"] = tempfile.mkdtemp(prefix="greentable-tests-")
atexit.register(shutil.rmtree, os.environ["GREENTABLE_DATA"], ignore_errors=True)

_STARTED = time.monotonic()
_COMPILED = "seconds_compiled"
_BROWSER = Path(__file__).with_name("browser")

_FOLDERS: dict[tuple[Path, pytest.Collector], pytest.Collector] = {}

_LONGEST = (
    "compiled-grass",
    "compiled-grove",
    "tests/web/test_client.py",
    "tests/server/http/api/test_jobs.py",
    "tests/server/attacks/test_two_worlds.py",
    "tests/terminal/online/test_served.py",
    "tests/server/cluster/test_takeover.py",
    "tests/terminal/test_sessions.py",
    "tests/server/test_kill.py",
    "tests/lab/test_stopping.py",
    "tests/terminal/grove/test_solve.py",
)
"""The groups that take longest begin first: one that began last would keep one core busy and leave
the others idle. Single tests, which nothing holds together, fill what is left in the end.
"""


def pytest_configure(config: pytest.Config) -> None:
    """Ours is the order of groups: xdist would begin with what has most tests, however short."""
    if hasattr(config.option, "loadscopereorder"):
        config.option.loadscopereorder = False


@pytest.hookimpl(wrapper=True)
def pytest_collect_directory(
    path: Path, parent: pytest.Collector
) -> Generator[None, pytest.Collector | None, pytest.Collector | None]:
    """A folder is one node, however often files of it are named on the command line.

    pytest 9.1 makes another one where a file of its parent stands in between, and to that one the
    fixtures of the folder's conftest.py are unknown: https://github.com/pytest-dev/pytest/issues/14635
    """
    made = yield
    return None if made is None else _FOLDERS.setdefault((path, parent), made)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    """Two processes more than cores: tests of servers and browsers wait half of their time."""
    return (os.cpu_count() or 1) + 2


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests that share a process because they compile are marked as that.

    Other tests of a file share one too, and so their set-up; but for those that take long.
    """
    for item in items:
        group = item.get_closest_marker("xdist_group")
        if group is None:
            if not (item.get_closest_marker("slow") or _BROWSER in item.path.parents):
                path, _, _ = item.nodeid.partition("::")
                item.add_marker(pytest.mark.xdist_group(path))
        elif str(group.args[0]).startswith("compiled-"):
            item.add_marker(pytest.mark.compiles)
    if hasattr(config, "workerinput"):  # one of several processes
        items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    """When a test comes: the longest groups, the other ones, the tests that have none.

    Browser tests come last, so that each process starts Chromium once.
    """
    if _BROWSER in item.path.parents:
        return len(_LONGEST) + 2
    group = item.get_closest_marker("xdist_group")
    if group is None:
        return len(_LONGEST) + 1
    name = group.args[0]
    return _LONGEST.index(name) if name in _LONGEST else len(_LONGEST)


def pytest_collection_finish() -> None:
    """Thousands of collected tests stay until the end: no search for garbage looks at them again.

    That and rarer searches save a seventh of the processor time of all tests.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A process that shares the tests reports to the one that prints."""
    report: dict[str, Any] | None = getattr(session.config, "workeroutput", None)
    if report is not None:
        report[_COMPILED] = Spent.seconds


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:  # noqa: ANN401 - of xdist, which has no types
    """Such a process is done."""
    Spent.seconds += getattr(node, "workeroutput", {}).get(_COMPILED, 0.0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """The share of compiling, which a warm cache saves; and how much time `make test` has left."""
    terminalreporter.write_line(f"compiling took {Spent.seconds:.0f} s of CPU time")
    limit = os.environ.get("GREENTABLE_TEST_SECONDS")
    if limit is not None:
        took = time.monotonic() - _STARTED
        terminalreporter.write_line(f"{took:.0f} s of the {limit} s that `make test` may take")
