"""Repeat tests, with the processor idle and with all cores busy, and count what fails.

    make test-flaky                                       the whole of `make test`, ten times each
    make test-flaky ARGS="tests/browser -k trade"         only these tests
    make test-flaky TIMES=3 BUSY=0 ARGS=tests/server      three times, never with busy cores

Every run is added to build/repeated.jsonl; the output of a failed one is in build/repeated-*.log.
Ctrl-C stops. The same command on the same code continues after a stop. At the end it prints
the failures with their counts, and fails if there are any.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import itertools
import json
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).parents[2]
RESULTS = ROOT / "build" / "repeated.jsonl"


@dataclass(frozen=True)
class Run:
    """One run of the chosen tests."""

    code: str
    """The commit, and what is changed since."""
    tests: list[str]
    is_busy: bool
    wall_seconds: float
    cpu_seconds: float
    passed: int
    failed: list[str]
    exit_code: int
    """The exit code of pytest; it is also not 0 if pytest itself failed but no test did."""
    log: str
    """The file with a failed run's output; otherwise empty."""

    @property
    def is_good(self) -> bool:
        return self.exit_code == 0 and not self.failed


def code_now(root: Path = ROOT) -> str:
    """The commit, and a hash of all that is not committed, new files too."""

    def git(*words: str) -> bytes:
        return subprocess.run(["git", "-C", root, *words], capture_output=True, check=True).stdout

    uncommitted = hashlib.sha256(git("diff", "HEAD"))
    for name in git("ls-files", "--others", "--exclude-standard", "-z").split(b"\0"):
        path = root / os.fsdecode(name)
        content = path.read_bytes() if path.is_file() else b""
        uncommitted.update(name + b"\0" + hashlib.sha256(content).digest())
    commit = git("rev-parse", "HEAD").decode()
    return f"{commit[:12]}+{uncommitted.hexdigest()[:12]}"


@contextlib.contextmanager
def busy_cores() -> Iterator[None]:
    """One endless loop for each core."""
    loop = [sys.executable, "-c", "while True: pass"]
    loops = [subprocess.Popen(loop) for _ in range(os.cpu_count() or 1)]
    try:
        yield
    finally:
        for one in loops:
            one.kill()
            one.wait()


def run_once(code: str, tests: list[str], *, is_busy: bool) -> Run:
    """Run the tests and read pytest's report. Raises SystemExit if there is none."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", f"--junit-xml={report}", *tests]
        start, cpu_before = time.monotonic(), _cpu_of_children()
        # Its output is for later reading; failures are printed at once, and at the end.
        log = RESULTS.with_suffix(".log")
        with busy_cores() if is_busy else contextlib.nullcontext(), log.open("w") as output:
            done = subprocess.run(command, cwd=ROOT, stdout=output, stderr=output, check=False)
            wall, cpu = time.monotonic() - start, _cpu_of_children() - cpu_before
        if not report.exists():
            sys.exit(f"pytest wrote no report: {log.read_text()[-2000:]}")
        passed, failed = read_report(report)
    is_bad = bool(done.returncode or failed)
    kept_log = str(log.rename(_unused_log())) if is_bad else ""
    times = round(wall, 1), round(cpu, 1)
    return Run(code, tests, is_busy, *times, passed, failed, done.returncode, kept_log)


def _unused_log() -> Path:
    """The first build/repeated-<n>.log that does not exist yet."""
    names = (RESULTS.with_name(f"{RESULTS.stem}-{n}.log") for n in itertools.count(1))
    return next(path for path in names if not path.exists())


def _cpu_of_children() -> float:
    """Seconds of all processes that have ended; busy loops end after this is asked."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def read_report(report: Path) -> tuple[int, list[str]]:
    """The number of tests that passed, and the names of the others."""
    cases = list(ET.parse(report).getroot().iter("testcase"))
    failed = [
        f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]
    return len(cases) - len(set(failed)), sorted(set(failed))


def kept(results: Path, code: str, tests: list[str]) -> list[Run]:
    """The runs of these tests with this code that were made before."""
    if not results.exists():
        return []
    runs = [json.loads(line) for line in results.read_text().splitlines()]
    return [Run(**run) for run in runs if run["code"] == code and run["tests"] == tests]


def summary(runs: list[Run]) -> str:
    """A line for each way of running, each test that ever failed, and each bad run's log."""
    lines = []
    for is_busy, name in ((False, "idle"), (True, "busy cores")):
        chosen = [run for run in runs if run.is_busy == is_busy]
        if not chosen:
            continue
        wall = sorted(run.wall_seconds for run in chosen)
        cpu = sorted(run.cpu_seconds for run in chosen)
        lines.append(
            f"{name}: {len(chosen)} runs, {sum(not run.is_good for run in chosen)} with failures; "
            f"wall {wall[0]:.0f} to {wall[-1]:.0f} s, CPU {cpu[0]:.0f} to {cpu[-1]:.0f} s, "
            f"{min(run.passed for run in chosen)} tests passed or more"
        )
        counted = Counter(test for run in chosen for test in run.failed)
        lines += [f"  failed {times}x: {test}" for test, times in counted.most_common()]
        lines += [
            f"  {run.log}: {len(run.failed)} failed, pytest returned {run.exit_code}"
            for run in chosen
            if not run.is_good
        ]
    return "\n".join(lines)


def main(words: list[str]) -> None:
    parser = argparse.ArgumentParser(
        description=__doc__.splitlines()[0], epilog="All else is pytest's.", allow_abbrev=False
    )
    parser.add_argument("--times", type=int, default=10, help="runs with nothing else to do")
    parser.add_argument("--busy", type=int, default=10, help="runs while a loop occupies each core")
    options, tests = parser.parse_known_args(words)
    RESULTS.parent.mkdir(exist_ok=True)
    code = code_now()
    runs = kept(RESULTS, code, tests)
    if runs:
        print(f"{len(runs)} runs of this code are known already", flush=True)
    for is_busy, wanted in ((False, options.times), (True, options.busy)):
        done = sum(run.is_busy == is_busy for run in runs)
        for number in range(done + 1, wanted + 1):
            run = run_once(code, tests, is_busy=is_busy)
            runs.append(run)
            with RESULTS.open("a") as results:
                results.write(json.dumps(asdict(run)) + "\n")
            how = "busy" if is_busy else "idle"
            print(
                f"{how} {number} of {wanted}: {run.passed} passed, {len(run.failed)} failed, "
                f"pytest returned {run.exit_code}, {run.wall_seconds:.0f} s {' '.join(run.failed)}",
                flush=True,
            )
    print(summary(runs))
    if not all(run.is_good for run in runs):
        sys.exit(1)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except KeyboardInterrupt:
        sys.exit("stopped; the same command goes on from here")
