"""Change the code in small ways, one at a time, and see whether a test notices.

    python -m scripts.mutants                     all of TARGETS; goes on where it was stopped
    python -m scripts.mutants grass/rules/heat    only files whose path begins so
    python -m scripts.mutants --sample 200        200 of them, spread over all files
    python -m scripts.mutants --quick             only with tests that take some seconds in all
    python -m scripts.mutants --report            write docs/mutants.md from what was found

The tests run once as they are, and it is noted which lines each of them touches. A mutant is then
shown to the tests that touch its line, in a child of a process that has imported everything
(`scripts/mutants_fork.py`). One whose line is touched by no test there, since it runs on import or
in another process, is shown to all tests of its folder, in a copy of the project; who survives is
told. Results stand in build/mutants/results.jsonl, by the text of the file: what has not changed is
not tried again. `tests/equivalent_mutants.toml` lists those that no test can tell apart, and why.
Compiled twins are left out: lock-step tests compare them with the rules that are tried here.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import json
import math
import os
import random
import resource
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

from scripts.mutants_fork import LEFT_OUT, Map, Touch, Trial, code_changes, run_trial
from scripts.mutants_report import SURVIVED, Tried, report
from scripts.mutations import Mutant, mutants_of

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "mutants"
TREE = BUILD / "tree"
RESULTS = BUILD / "results.jsonl"
TOUCHED = BUILD / "touched.jsonl"
REPORT = ROOT / "docs" / "mutants.md"
BEGIN = "<!-- results -->\n"
# Seconds for all tests of a folder; who takes more never ends, and that was noticed.
MOST_CPU = 1200
QUICK = 15.0  # seconds for the tests of a mutant
MOST_IDLE = 45  # seconds in which nothing is worked on: then all wait for each other
COPIED = ("src", "tests", "scripts", "docs", "examples", "pyproject.toml", "README.md")

TARGETS = {
    "grass/rules": "tests/grass",
    "grass/view_filling.py": "tests/grass",
    "grass/views.py": "tests/grass",
    "grass/determinization.py": "tests/grass",
    "grass/redeal.py": "tests/grass",
    "grass/memory.py": "tests/grass",
    "grove/rules": "tests/grove",
    "grove/view_filling.py": "tests/grove",
    "grove/views.py": "tests/grove",
    "grove/determinization.py": "tests/grove",
    "grove/redeal.py": "tests/grove",
    "records": "tests/records",
    "table": "tests/table",
    "lab": "tests/lab",
}
"""What is tried, and the folder of its tests."""


def files(wanted: list[str]) -> Iterator[tuple[str, str]]:
    """The files that are tried, each with the folder of its tests."""
    source = ROOT / "src" / "greentable"
    for target, tests in TARGETS.items():
        place = source / target
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            name = path.relative_to(source).as_posix()
            if not wanted or any(name.startswith(one) for one in wanted):
                yield name, tests


def digest_of(path: Path) -> str:
    """What tells a text of a file from the next one."""
    return hashlib.sha256(path.read_bytes()).hexdigest()[:12]


def fate_in_tree(tried: Tried, mutant: Mutant, folder: str) -> str:
    """What becomes of a mutant in a copy of the project, by all tests of its folder."""
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
    """How long a group of processes has worked, in ticks; where nobody can tell, always longer."""
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
    """Be pytest in the tree, and end."""
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


def known() -> dict[tuple[str, ...], Tried]:
    """What was tried before, by file, its text and the change."""
    found: dict[tuple[str, ...], Tried] = {}
    if RESULTS.exists():
        for line in RESULTS.read_text(encoding="utf-8").splitlines():
            tried = Tried(**json.loads(line))
            found[_key(tried)] = tried
    return found


def _key(tried: Tried) -> tuple[str, ...]:
    place = f"{tried.line}:{tried.column}"
    return (tried.file, tried.digest, place, tried.text, tried.old, tried.new)


def to_try(wanted: list[str], sample: int | None) -> list[tuple[Tried, Mutant, str]]:
    """All mutants of the files, with nothing said of their fate; or a part of them."""
    found = []
    for name, tests in files(wanted):
        source = (ROOT / "src" / "greentable" / name).read_text(encoding="utf-8")
        digest = digest_of(ROOT / "src" / "greentable" / name)
        for mutant in mutants_of(source):
            change = mutant.line, mutant.column, mutant.text, mutant.old, mutant.new
            found.append((Tried(name, digest, *change, ""), mutant, tests))
    # In any order: who stops early has seen something of every file.
    random.Random("mutants").shuffle(found)
    return found[:sample]


def lines_of(mutant: Mutant, source: str) -> set[int]:
    """The lines of the statement that a mutant changes, but not those of what stands inside it."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and node.end_lineno is not None:
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno
            if node.lineno <= mutant.line <= max(last, node.lineno):
                found = set(range(node.lineno, max(last, node.lineno) + 1))  # the innermost is last
    return found


def touched(trial: Trial) -> Map:
    """What each test touches; what was found before is kept, until a text changes."""
    paths = {str(ROOT / "src" / "greentable" / name): name for name, _ in files([])}
    helpers = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    everything = "".join(map(digest_of, [*map(Path, paths), *sorted(helpers)]))
    known: dict[str, tuple[str, Map]] = {}
    if TOUCHED.exists():
        for line in TOUCHED.read_text(encoding="utf-8").splitlines():
            name, digest, tests = json.loads(line)
            known[name] = digest, {test: Touch(*touch) for test, touch in tests.items()}
    by_file: dict[str, list[str]] = {}
    for test in trial.items:
        by_file.setdefault(test.partition("::")[0], []).append(test)
    found: Map = {}
    with TOUCHED.open("a", encoding="utf-8") as notes:
        for name, tests in by_file.items():
            text = everything + digest_of(ROOT / name)
            digest = hashlib.sha256(text.encode()).hexdigest()[:12]
            if known.get(name, ("", {}))[0] != digest:
                print(f"which lines does it touch: {name}", flush=True)
                known[name] = digest, dict(trial.trace(paths, tests))
                notes.write(json.dumps([name, *known[name]]) + "\n")
                notes.flush()
            found |= known[name][1]
    return found


class Fates:
    """What becomes of mutants, one after the other."""

    def __init__(self, trial: Trial, *, quick: bool) -> None:
        self._trial = trial
        self._quick = quick
        self._touched = touched(trial)

    def of(self, tried: Tried, mutant: Mutant, folder: str) -> str:
        """killed, slow or survived; doubtful if it was not shown to all tests."""
        path = ROOT / "src" / "greentable" / tried.file
        source = path.read_text(encoding="utf-8")
        lines = lines_of(mutant, source)
        tests = {
            test: touch
            for test, touch in self._touched.items()
            if not lines.isdisjoint(touch.lines.get(tried.file, ()))
        }
        changed = code_changes(str(path), source, mutant.source)
        if tests and self._trial.can_be(changed):
            most = QUICK if self._quick else math.inf
            return self._trial.fate(tried.file, changed, tests, most)
        return "doubtful" if self._quick else fate_in_tree(tried, mutant, folder)


def try_all(wanted: list[str], sample: int | None, *, quick: bool) -> int:
    """Try what has not been tried, and say what survived."""
    BUILD.mkdir(parents=True, exist_ok=True)
    before = known()
    mutants = to_try(wanted, sample)
    settled = {key for key, tried in before.items() if quick or tried.fate != "doubtful"}
    left = [one for one in mutants if _key(one[0]) not in settled]
    print(f"{len(mutants)} mutants, {len(mutants) - len(left)} tried before", flush=True)
    if TREE.exists():
        shutil.rmtree(TREE)  # of another time
    survivors = []

    def work(trial: Trial) -> None:
        fates = Fates(trial, quick=quick)
        begun = time.monotonic()
        with RESULTS.open("a", encoding="utf-8") as results:
            for number, (tried, mutant, folder) in enumerate(left, 1):
                fate = fates.of(tried, mutant, folder)
                results.write(json.dumps(tried._replace(fate=fate)._asdict()) + "\n")
                results.flush()
                if fate in SURVIVED:
                    survivors.append(tried)
                    change = f"{tried.old} → {tried.new}"
                    print(f"  {tried.file}:{tried.line}: {change}   {tried.text}", flush=True)
                if number % 10 == 0 or number == len(left):
                    rest = (time.monotonic() - begun) / number * (len(left) - number) / 60
                    told = f"{len(survivors)} survived, {rest:.0f} minutes left"
                    print(f"{number}/{len(left)}  {told}", flush=True)

    if left:
        names = [name for name, _ in files([]) if not name.endswith("__init__.py")]
        modules = [f"greentable.{name.removesuffix('.py').replace('/', '.')}" for name in names]
        run_trial(sorted(set(TARGETS.values())), modules, BUILD / "tmp", work)
    return len(survivors)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", help="beginnings of paths in src/greentable")
    parser.add_argument("--sample", type=int, metavar="N", help="try N of them")
    parser.add_argument("--quick", action="store_true", help="only tests that take some seconds")
    parser.add_argument("--report", action="store_true", help="write docs/mutants.md")
    args = parser.parse_args()
    if args.report:
        before, _, _ = REPORT.read_text(encoding="utf-8").partition(BEGIN)
        now = {name: digest_of(ROOT / "src" / "greentable" / name) for name, _ in files([])}
        REPORT.write_text(f"{before}{BEGIN}{report(known().values(), now)}", encoding="utf-8")
        print(REPORT)
        return 0
    try:
        return int(try_all(args.files, args.sample, quick=args.quick) > 0)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
