"""Change the code in small ways, one at a time, and see whether a test notices.

    make mutants                          all of TARGETS; continues after a stop
    make mutants ARGS=grass/rules/heat    only files whose path begins so, by their tests
    make mutants ARGS="--sample 200"      200 of them, spread over all files
    make mutants ARGS=--quick             only with tests that take some seconds in all
    make mutants ARGS=--report            write docs/mutants.md from the results

The tests run once, and the lines that each of them touches are recorded. A mutant is then
tried with the tests that touch its line, in a child of a process that has imported everything
(`tools/mutation/fork.py`). One whose line is touched by no test there, since it runs on import or
in another process, is tried with all tests of its folder, in a copy of the project. Survivors are
listed. Results are in build/mutants/results.jsonl, by the code of the file: unchanged code is not
tried again; with the report they are written to `tests/mutants_tried.json`, for the next
clone.
`tests/equivalent_mutants.toml` lists the equivalent ones, with reasons.
Compiled twins are left out: lock-step tests compare them with the rules that are tried here.
"""

from __future__ import annotations

import argparse
import ast
import json
import math
import random
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from tools.mutation.fork import Map, Touch, Trial, code_changes, run_trial
from tools.mutation.kept import digest_of, digest_of_code, keep, kept, untried
from tools.mutation.mutations import Mutant
from tools.mutation.report import ROOT, SURVIVED, Equivalents, Tried, report
from tools.mutation.tree import BUILD, TREE, fate_in_tree

RESULTS = BUILD / "results.jsonl"
TOUCHED = BUILD / "touched.jsonl"
REPORT = ROOT / "docs" / "mutants.md"
BEGIN = "<!-- results -->\n"
QUICK = 15.0  # seconds for the tests of a mutant

TARGETS = {
    "grass/rules": "tests/grass",
    "grass/views/filling.py": "tests/grass",
    "grass/views/view.py": "tests/grass",
    "grass/views/determinization.py": "tests/grass",
    "grass/engine/redeal.py": "tests/grass",
    "grass/memory.py": "tests/grass",
    "grove/rules": "tests/grove",
    "grove/views/filling.py": "tests/grove",
    "grove/views/view.py": "tests/grove",
    "grove/views/determinization.py": "tests/grove",
    "grove/engine/redeal.py": "tests/grove",
    "records": "tests/records",
    "table": "tests/table",
    "lab": "tests/lab",
}
"""The code to mutate, and the folder of its tests."""


def files(wanted: list[str]) -> Iterator[tuple[str, str]]:
    """The files to mutate, each with the folder of its tests."""
    source = ROOT / "src" / "greentable"
    for target, tests in TARGETS.items():
        place = source / target
        for path in sorted(place.rglob("*.py")) if place.is_dir() else [place]:
            name = path.relative_to(source).as_posix()
            if not wanted or any(name.startswith(one) for one in wanted):
                yield name, tests


def texts() -> dict[str, str]:
    """The text of each file that can be mutated."""
    source = ROOT / "src" / "greentable"
    return {name: (source / name).read_text(encoding="utf-8") for name, _ in files([])}


def known() -> dict[tuple[str, ...], Tried]:
    """Earlier results, by file, its text and the change."""
    found = {_key(tried): tried for tried in kept(texts())}
    if RESULTS.exists():
        for line in RESULTS.read_text(encoding="utf-8").splitlines():
            tried = Tried(**json.loads(line))
            found[_key(tried)] = tried
    return found


def _key(tried: Tried) -> tuple[str, ...]:
    place = f"{tried.line}:{tried.column}"
    return (tried.file, tried.digest, place, tried.text, tried.old, tried.new)


def to_try(wanted: list[str], sample: int | None) -> list[tuple[Tried, Mutant, str]]:
    """All mutants of the files, or a part of them, not tried yet."""
    found = []
    for name, tests in files(wanted):
        text = (ROOT / "src" / "greentable" / name).read_text(encoding="utf-8")
        found += [(tried, mutant, tests) for tried, mutant in untried(name, text)]
    # In any order: a run that is stopped early has seen something of every file.
    random.Random("mutants").shuffle(found)
    return found[:sample]


def lines_of(mutant: Mutant, source: str) -> set[int]:
    """The lines of the statement that a mutant changes, without statements nested in it."""
    found: set[int] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and node.end_lineno is not None:
            body = getattr(node, "body", None)
            last = body[0].lineno - 1 if isinstance(body, list) and body else node.end_lineno
            if node.lineno <= mutant.line <= max(last, node.lineno):
                found = set(range(node.lineno, max(last, node.lineno) + 1))  # the innermost is last
    return found


def touched(trial: Trial) -> Map:
    """The lines that each test touches; earlier results are reused until a text changes."""
    paths = {str(ROOT / "src" / "greentable" / name): name for name, _ in files([])}
    helpers = [path for path in (ROOT / "tests").rglob("*.py") if not path.name.startswith("test_")]
    everything = "".join(map(_digest, [*map(Path, paths), *sorted(helpers)]))
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
            digest = digest_of(everything + _digest(ROOT / name))
            if known.get(name, ("", {}))[0] != digest:
                print(f"which lines does it touch: {name}", flush=True)
                known[name] = digest, dict(trial.trace(paths, tests))
                notes.write(json.dumps([name, *known[name]]) + "\n")
                notes.flush()
            found |= known[name][1]
    return found


def _digest(path: Path) -> str:
    return digest_of(path.read_text(encoding="utf-8"))


class Fates:
    """The fates of mutants, one after the other."""

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
    """Try all untried mutants, and print the survivors."""
    BUILD.mkdir(parents=True, exist_ok=True)
    before = known()
    mutants = to_try(wanted, sample)
    settled = {key for key, tried in before.items() if quick or tried.fate != "doubtful"}
    left = [one for one in mutants if _key(one[0]) not in settled]
    # No test notices these, so all their tests run: that takes longest.
    equivalent = Equivalents().why
    left.sort(key=lambda one: equivalent(one[0]) is not None)
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
                if fate in SURVIVED and equivalent(tried) is None:
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
        folders = sorted({folder for _, _, folder in left}) if wanted else TARGETS.values()
        run_trial(sorted(set(folders)), modules, BUILD / "tmp", work)
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
        tried, now = known().values(), texts()
        digests = {name: digest_of_code(text) for name, text in now.items()}
        found = report(tried, digests, len(to_try([], None)))
        REPORT.write_text(f"{before}{BEGIN}{found}", encoding="utf-8")
        keep(tried, now)
        print(REPORT)
        return 0
    try:
        return int(try_all(args.files, args.sample, quick=args.quick) > 0)
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
