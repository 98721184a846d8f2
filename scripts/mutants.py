"""Change the code in small ways, one at a time, and see whether a test notices.

    python -m scripts.mutants                     all of TARGETS; goes on where it was stopped
    python -m scripts.mutants grass/rules/heat    only files whose path begins so
    python -m scripts.mutants --sample 200        so many of them, spread over all files
    python -m scripts.mutants --quick             only those tests that take seconds
    python -m scripts.mutants --report            write docs/mutants.md from what was found

A mutant is first shown to the tests of its file, then to those that play whole games again in
seconds and those of all rules, then to all of its folder; who survives all is told. Results stand
in build/mutants/results.jsonl, by the text of the file: what has not changed is not tried again.
`tests/equivalent_mutants.toml` lists those that no test can tell apart, and why.
Compiled twins are left out: lock-step tests compare them with the rules that are tried here.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import resource
import shutil
import signal
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from scripts.mutants_report import SURVIVED, Tried, report
from scripts.mutations import Mutant, mutants_of

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build" / "mutants"
TREE = BUILD / "tree"
RESULTS = BUILD / "results.jsonl"
REPORT = ROOT / "docs" / "mutants.md"
BEGIN = "<!-- results -->\n"
MOST_CPU = 90  # seconds for the tests of a file; who takes more never ends, and that was noticed
MOST_CPU_FOR_ALL = 1200
WHOLE_GAMES = ("test_golden.py", "test_worked_examples.py", "test_events.py")
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


def own_tests(name: str, folder: str) -> list[str]:
    """The test files that are named after a file: those that will notice soonest."""
    stem = Path(name).stem.removesuffix("s")
    return [
        str(path.relative_to(ROOT)) for path in sorted((ROOT / folder).glob(f"test_{stem}*.py"))
    ]


def whole_games(folder: str) -> list[str]:
    """The tests of a folder that play whole games again, and see all that is told of them."""
    return [
        str(path.relative_to(ROOT))
        for name in WHOLE_GAMES
        for path in sorted((ROOT / folder).glob(name))
    ]


def rule_tests(folder: str) -> list[str]:
    """The tests of all rules of the game, which take seconds, too."""
    rules = f"{Path(folder).name}/rules"
    found = [test for name, tests in files([rules]) for test in own_tests(name, tests)]
    return list(dict.fromkeys(found))


def is_noticed(tests: list[str], most_cpu: int = MOST_CPU) -> str:
    """What becomes of the tree as it is: the tests run in a process of their own."""
    child = os.fork()
    if child == 0:
        _run(tests, most_cpu)
    _, status = os.waitpid(child, 0)
    code = os.waitstatus_to_exitcode(status)
    if code in {-signal.SIGXCPU, -signal.SIGKILL}:
        return "slow"
    return "survived" if code == 0 else "killed"


def _run(tests: list[str], most_cpu: int) -> None:
    """Be pytest in the tree, and end."""
    import pytest

    # By its own time: on a busy machine a clock on the wall would blame the wrong ones.
    resource.setrlimit(resource.RLIMIT_CPU, (most_cpu, most_cpu + 5))
    os.chdir(TREE)
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nothing, stream)
    sys.path[:0] = [str(TREE / "src"), str(TREE)]
    os.environ["PYTHONPATH"] = f"{TREE / 'src'}:{TREE}"
    sys.dont_write_bytecode = True
    left_out = ("cacheprovider", "schemathesis", "playwright", "xdist")
    options = ["-x", "-q", *(word for name in left_out for word in ("-p", f"no:{name}"))]
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
    if sample is not None and sample < len(found):
        # In any order: who stops early has seen something of every file.
        chosen = random.Random("mutants").sample(range(len(found)), sample)
        return [found[index] for index in chosen]
    return found


def sound(tests: list[str]) -> list[str]:
    """The tests, or none if they take too long for each mutant; the whole folder has them, too.

    Tests that fail on the code as it is would notice everything. Raises SystemExit.
    """
    fate = is_noticed(tests) if tests else "survived"
    if fate == "killed":
        sys.exit(f"these tests fail without any change: {' '.join(tests)}")
    if fate == "slow":
        print(f"left out, they take too long: {' '.join(tests)}", flush=True)
    return tests if fate == "survived" else []


def fate_of(own: list[str], folder: str, *, quick: bool) -> str:
    """What becomes of the mutant in the tree: by the tests of its file, whole games, then all."""
    for tests in (own, whole_games(folder), rule_tests(folder)):
        fate = is_noticed(tests) if tests else "survived"
        if fate != "survived":
            return fate
    return "doubtful" if quick else is_noticed([folder], MOST_CPU_FOR_ALL)


def try_all(wanted: list[str], sample: int | None, *, quick: bool) -> int:
    """Try what has not been tried, and say what survived."""
    set_up()
    import msgspec  # noqa: F401 - once, and not by every child
    import pytest  # noqa: F401
    import rich.console  # noqa: F401

    before = known()
    mutants = to_try(wanted, sample)
    settled = {key for key, tried in before.items() if quick or tried.fate != "doubtful"}
    left = [one for one in mutants if _key(one[0]) not in settled]
    if quick:
        left = [one for one in left if own_tests(one[0].file, one[2]) or whole_games(one[2])]
    print(f"{len(mutants)} mutants, {len(mutants) - len(left)} tried before")
    own: dict[str, list[str]] = {}
    survived = 0
    begun = time.monotonic()
    with RESULTS.open("a", encoding="utf-8") as results:
        for number, (tried, mutant, tests) in enumerate(left, 1):
            path = TREE / "src" / "greentable" / tried.file
            if tried.file not in own:
                own[tried.file] = sound(own_tests(tried.file, tests))
            original = path.read_text(encoding="utf-8")
            path.write_text(mutant.source, encoding="utf-8")
            fate = fate_of(own[tried.file], tests, quick=quick)
            path.write_text(original, encoding="utf-8")
            done = tried._replace(fate=fate)
            results.write(json.dumps(done._asdict()) + "\n")
            results.flush()
            survived += fate in SURVIVED
            each = (time.monotonic() - begun) / number
            rest = each * (len(left) - number) / 60
            print(f"{number}/{len(left)}  {survived} survived, {rest:.0f} minutes left", flush=True)
            if fate in SURVIVED:
                change = f"{tried.old} → {tried.new}"
                print(f"  {tried.file}:{tried.line}: {change}   {tried.text}", flush=True)
    return survived


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="*", help="beginnings of paths in src/greentable")
    parser.add_argument("--sample", type=int, metavar="N", help="try so many")
    parser.add_argument("--quick", action="store_true", help="only tests that take seconds")
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
