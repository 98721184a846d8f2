"""One pytest that has imported everything, and a forked child of it for each mutant.

The tests are run once as they are, and traced: which lines of the files that are tried does each of
them touch, and how long does it take? A mutant is then put into a child as code, in the place of
the function that was imported, and only those tests run that touch its line: the ones first that
have noticed most in that file, then the quick ones. The first failure ends the child.
"""

from __future__ import annotations

import functools
import gc
import importlib
import json
import math
import os
import resource
import signal
import sys
import threading
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

LEAST = 3.0  # seconds of CPU time that any test may take
TIMES = 3.0  # and how many times longer than without a change, when it was traced
WAITING = 30.0  # more seconds of wall time, for a test that waits for something that never happens
BUSY = 10.0  # and how many times longer it may take there: a busy machine makes tests wait, too
MOST_MEMORY = 4 << 30
_Cache = functools._lru_cache_wrapper  # noqa: SLF001 - it has no other name
LEFT_OUT = ("cacheprovider", "schemathesis", "playwright", "xdist")

Lines = dict[str, list[int]]
"""By the name of a file, the lines that were touched."""


class Touch(NamedTuple):
    """The lines that a test touches, and the seconds it takes."""

    seconds: float
    lines: Lines


Map = dict[str, Touch]
"""By the id of a test."""


class Trial:
    """A plugin of pytest that collects the tests and then calls `work`."""

    def __init__(self, modules: list[str], work: Callable[[Trial], None]) -> None:
        self._modules = modules
        self._work = work
        self.items: dict[str, pytest.Item] = {}
        self._noticed: dict[str, Counter[str]] = defaultdict(Counter)
        self._functions: dict[CodeType, list[FunctionType]] = {}
        self._answers: list[functools._lru_cache_wrapper[Any]] = []
        self._session: pytest.Session | None = None

    # Hooks

    @pytest.hookimpl(tryfirst=True)
    def pytest_configure(self, config: pytest.Config) -> None:
        """Set options, and register the marker of a plugin that is not loaded."""
        from hypothesis import Phase, settings

        # A failure is all that counts: the least example of it is not looked for.
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", settings.get_profile("ci"), phases=phases)
        config.addinivalue_line("markers", "xdist_group(name): of pytest-xdist")

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Call `work` instead of running all tests."""
        if session.testsfailed:
            return False
        self._session = session
        self.items = {item.nodeid: item for item in session.items}
        for module in self._modules:  # also those that are imported only when they are needed
            importlib.import_module(module)
        gc.unfreeze()  # frozen objects are not listed
        for one in gc.get_objects():
            if isinstance(one, FunctionType):
                self._functions.setdefault(one.__code__, []).append(one)
            elif isinstance(one, _Cache) and one.__module__.startswith("greentable."):
                self._answers.append(one)
        if not self._functions:
            sys.exit("no function is found that could be changed")
        gc.freeze()  # or each child would copy objects that it only reads
        self._work(self)
        return True

    # The lines that tests touch

    def trace(self, names: dict[str, str], wanted: Iterable[str]) -> Iterator[tuple[str, Touch]]:
        """The tests `wanted` of one file, with the lines that each touches.

        `names` are the names of the files that are tried, by their paths. Raises SystemExit if a
        test fails: it would notice everything.
        """
        tests = list(wanted)
        _, told = self._in_child(functools.partial(self._traced, names, tests))
        lines = told.splitlines()
        if len(lines) != len(tests):
            sys.exit(f"fails without any change: {tests[len(lines)]}")
        for test, line in zip(tests, lines, strict=True):
            yield test, Touch(*json.loads(line))

    def _traced(self, names: dict[str, str], tests: list[str], tell: Callable[[str], None]) -> None:
        tracer = _Tracer(names)
        for place, test in enumerate(tests):
            tracer.seen.clear()
            begun = time.process_time()
            with tracer:
                self._run(test, tests[place + 1 : place + 2])
            tell(json.dumps([time.process_time() - begun, tracer.lines()]) + "\n")

    # The fate of a mutant

    def can_be(self, changed: dict[CodeType, CodeType]) -> bool:
        """True if the change can be made in modules that are already imported."""
        return any(code in self._functions for code in changed) and all(
            len(old.co_freevars) == len(new.co_freevars) for old, new in changed.items()
        )

    def fate(
        self, file: str, changed: dict[CodeType, CodeType], tests: Map, most: float = math.inf
    ) -> str:
        """The fate of a change to a file: killed, slow or survived.

        Or doubtful: it has survived the tests that take `most` seconds, and was shown to no more.
        """
        before = self._noticed[file]
        groups: dict[str, list[str]] = defaultdict(list)
        for test in sorted(tests, key=lambda test: (-before[test], tests[test].seconds)):
            groups[test.partition("::")[0]].append(test)

        def promise(group: list[str]) -> tuple[int, float]:
            return -max(before[test] for test in group), sum(tests[t].seconds for t in group)

        # A file's tests stay together: they share the cost of their fixtures.
        every = [test for group in sorted(groups.values(), key=promise) for test in group]
        chosen, left = list[str](), most
        for test in every:
            if tests[test].seconds <= left:
                chosen.append(test)
                left -= tests[test].seconds
        child = functools.partial(self._tried, changed, chosen, tests)
        code, told = self._in_child(child)
        if told:
            before[told] += 1
        if code in {-signal.SIGVTALRM, -signal.SIGALRM}:
            return "slow"
        if code != 0:
            return "killed"
        return "survived" if len(chosen) == len(every) else "doubtful"

    def _tried(
        self,
        changed: dict[CodeType, CodeType],
        chosen: list[str],
        tests: Map,
        tell: Callable[[str], None],
    ) -> None:
        for old, new in changed.items():
            for function in self._functions.get(old, ()):
                function.__code__ = new
        for answers in self._answers:  # since it was imported
            answers.cache_clear()
        for place, test in enumerate(chosen):
            most = LEAST + TIMES * tests[test].seconds
            signal.setitimer(signal.ITIMER_VIRTUAL, most)
            signal.setitimer(signal.ITIMER_REAL, BUSY * most + WAITING)
            try:
                self._run(test, chosen[place + 1 : place + 2])
            except SystemExit:
                tell(test)
                raise

    # Children

    def _run(self, test: str, after: list[str]) -> None:
        """Run one test; the next one decides which fixtures stay. Raises SystemExit if it fails."""
        assert self._session is not None, "tests are collected"
        item = self.items[test]
        following = self.items[after[0]] if after else None
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
        if self._session.testsfailed or self._session.shouldstop:
            sys.exit(1)

    def _in_child(self, work: Callable[[Callable[[str], None]], None]) -> tuple[int, str]:
        """The exit code of a child process that does the work, and its output."""
        reading, writing = os.pipe()
        child = os.fork()
        if child == 0:
            _be_child(work, writing)
        os.close(writing)
        with os.fdopen(reading, encoding="utf-8") as pipe:
            told = pipe.read()
        _, status = os.waitpid(child, 0)
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)  # whatever it had started
        return os.waitstatus_to_exitcode(status), told


def _be_child(work: Callable[[Callable[[str], None]], None], writing: int) -> None:
    """Do the work without output, and exit."""
    code = 1
    try:
        os.setpgrp()
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        nothing = os.open(os.devnull, os.O_RDWR)
        for stream in (0, 1, 2):
            os.dup2(nothing, stream)
        work(lambda text: _write(writing, text))
        code = 0
    finally:
        os._exit(code)


def _write(pipe: int, text: str) -> None:
    data = text.encode()
    while data:
        data = data[os.write(pipe, data) :]


class _Tracer:
    """Records the touched lines of some files, until all lines of a function were touched."""

    def __init__(self, names: dict[str, str]) -> None:
        self._names = names
        self.seen: dict[CodeType, set[int]] = {}
        self._all: dict[CodeType, int] = {}

    def __enter__(self) -> None:
        threading.settrace(self._called)
        sys.settrace(self._called)

    def __exit__(self, *_: object) -> None:
        sys.settrace(None)
        threading.settrace(None)

    def lines(self) -> Lines:
        """By name of a file."""
        found: dict[str, set[int]] = defaultdict(set)
        for code, lines in self.seen.items():
            found[self._names[code.co_filename]] |= lines
        return {name: sorted(lines) for name, lines in found.items()}

    def _called(self, frame: FrameType, event: str, argument: Any) -> Any:  # noqa: ANN401, ARG002
        code = frame.f_code
        if code.co_filename not in self._names:
            return None
        seen = self.seen.get(code)
        if seen is None:
            seen = self.seen[code] = set()
            lines = {line for _, _, line in code.co_lines() if line is not None}
            self._all[code] = len(lines - {code.co_firstlineno})
        if len(seen) >= self._all[code]:
            return None

        def line(frame: FrameType, event: str, argument: Any) -> Any:  # noqa: ANN401, ARG001
            seen.add(frame.f_lineno)
            return line

        return line


def code_changes(path: str, before: str, after: str) -> dict[CodeType, CodeType]:
    """The functions of a file that differ between two texts of it, as code."""
    changed: dict[CodeType, CodeType] = {}
    pairs = [(compile(before, path, "exec"), compile(after, path, "exec"))]
    while pairs:
        old, new = pairs.pop()
        inside = [
            [one for one in code.co_consts if isinstance(one, CodeType)] for code in (old, new)
        ]
        if len(inside[0]) == len(inside[1]):
            pairs += zip(*inside, strict=True)
        if old != new and old.co_name != "<module>":
            changed[old] = new
    return changed


def run_trial(
    folders: list[str], modules: list[str], temporary: Path, work: Callable[[Trial], None]
) -> None:
    """Collect the tests of some folders, import the modules to mutate, and call `work`."""
    left_out = [word for name in LEFT_OUT for word in ("-p", f"no:{name}")]
    options = ["-q", "-s", "--hypothesis-profile=mutants", f"--basetemp={temporary}", *left_out]
    pytest.main(
        [*options, "-m", "not slow and not compiles", *folders], plugins=[Trial(modules, work)]
    )
