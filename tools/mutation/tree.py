"""Try a mutant in a copy of the project, by all tests of its folder: for code run on import."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

from tools.mutation.fork import LEFT_OUT
from tools.mutation.mutations import Mutant
from tools.mutation.report import ROOT, Tried

BUILD = ROOT / "build" / "mutants"
TREE = BUILD / "tree"
# Seconds for all tests of a folder; a mutant that takes longer counts as noticed.
MOST_CPU = 1200
MOST_IDLE = 45  # seconds in which nothing is worked on: then all wait for each other
COPIED = ("src", "tests", "tools", "research", "docs", "examples", "pyproject.toml", "README.md")


def fate_in_tree(tried: Tried, mutant: Mutant, folder: str) -> str:
    """The fate of a mutant in a copy of the project, by all tests of its folder."""
    if not TREE.exists():
        set_up()
    path = TREE / "src" / "greentable" / tried.file
    original = path.read_text(encoding="utf-8")
    path.write_text(mutant.source, encoding="utf-8")
    child = os.fork()
    if child == 0:
        _run([folder], MOST_CPU)
    status = _ended(child)
    path.write_text(original, encoding="utf-8")
    code = os.waitstatus_to_exitcode(status)
    with suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)  # whatever it had started
    if code in {-signal.SIGXCPU, -signal.SIGKILL}:
        return "slow"
    return "survived" if code == 0 else "killed"


def _ended(child: int) -> int:
    """Wait for a process, and end it if it only waits."""
    worked, since = 0, time.monotonic()
    while True:
        ended, status = os.waitpid(child, os.WNOHANG)
        if ended:
            return status
        time.sleep(0.2)
        now = _worked(child)
        if now != worked:
            worked, since = now, time.monotonic()
        elif time.monotonic() - since > MOST_IDLE:
            os.kill(child, signal.SIGKILL)
            return os.waitpid(child, 0)[1]


def _worked(group: int) -> int:
    """The CPU time of a process group in ticks; where it is unknown, an ever growing number."""
    if not Path("/proc/self/stat").exists():
        return time.monotonic_ns()
    total = 0
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):  # it has just ended
            fields = stat.read_text().rpartition(")")[2].split()
            if int(fields[2]) == group:
                total += sum(map(int, fields[11:15]))
    return total


def _run(tests: list[str], most_cpu: int) -> None:
    """Run pytest in the tree, and exit."""
    import pytest

    os.setpgrp()
    resource.setrlimit(resource.RLIMIT_CPU, (most_cpu, most_cpu + 5))
    os.chdir(TREE)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    sys.path[:0] = [str(TREE / "src"), str(TREE)]
    os.environ["PYTHONPATH"] = f"{TREE / 'src'}:{TREE}"
    sys.dont_write_bytecode = True
    left_out = [word for name in LEFT_OUT if name != "xdist" for word in ("-p", f"no:{name}")]
    options = ["-x", "-q", *left_out]
    code = pytest.main([*options, "-m", "not slow and not compiles", *tests])
    os._exit(int(code))


def set_up() -> None:
    """A copy of the project, in which files are changed."""
    TREE.mkdir(parents=True, exist_ok=True)
    for name in COPIED:
        source, target = ROOT / name, TREE / name
        if source.is_dir():
            shutil.copytree(
                source,
                target,
                dirs_exist_ok=True,
                ignore=shutil.ignore_patterns("__pycache__", "page", "node_modules"),
            )
        else:
            shutil.copy2(source, target)
