"""Repeating tests: what failed how often, and going on after a stop."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tools.trials import repeat_tests

CODE = "code"
FLAKY = """
from pathlib import Path

def test_fails_every_other_time():
    mark = Path(__file__).with_name("was-here")
    if mark.exists():
        mark.unlink()
    else:
        mark.touch()
        raise AssertionError

def test_passes():
    pass
"""


@pytest.fixture
def results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(repeat_tests, "RESULTS", tmp_path / "repeated.jsonl")
    monkeypatch.setattr(repeat_tests, "code_now", lambda: CODE)
    # Plug-ins take two seconds to start, and these tests need none.
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    (tmp_path / "pytest.ini").write_text("[pytest]")
    (tmp_path / "test_flaky.py").write_text(FLAKY)
    return tmp_path / "repeated.jsonl"


def test_a_flaky_test_is_named_and_counted_and_known_runs_are_not_repeated(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["-c", str(results.with_name("pytest.ini")), str(results.with_name("test_flaky.py"))]
    with pytest.raises(SystemExit) as ended:
        repeat_tests.main(["--times", "2", "--busy", "1", *words])
    assert ended.value.code == 1
    out = capsys.readouterr().out
    assert "idle: 2 runs, 1 with failures" in out
    assert "busy cores: 1 runs, 1 with failures" in out
    assert out.count("failed 1x: ") == 2
    assert "test_fails_every_other_time" in out
    logs = sorted(results.parent.glob("repeated-*.log"))
    assert [log.name for log in logs] == ["repeated-1.log", "repeated-2.log"]
    for log in logs:
        assert f"{log}: 1 failed, pytest returned 1" in out
        assert "raise AssertionError" in log.read_text()

    with pytest.raises(SystemExit):
        repeat_tests.main(["--times", "3", "--busy", "1", *words])
    assert "3 runs of this code are known already" in capsys.readouterr().out
    runs = [json.loads(line) for line in results.read_text().splitlines()]
    assert [(run["is_busy"], run["passed"]) for run in runs] == [
        (False, 1),
        (False, 2),
        (True, 1),
        (False, 2),
    ]


def test_a_run_in_which_pytest_fails_without_a_failed_test_is_a_failure(
    results: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (results.with_name("test_flaky.py")).write_text("")
    words = ["-c", str(results.with_name("pytest.ini")), str(results.with_name("test_flaky.py"))]
    with pytest.raises(SystemExit) as ended:
        repeat_tests.main(["--times", "1", "--busy", "0", *words])
    assert ended.value.code == 1
    out = capsys.readouterr().out
    assert "idle: 1 runs, 1 with failures" in out
    log = results.with_name("repeated-1.log")
    assert f"{log}: 0 failed, pytest returned {int(pytest.ExitCode.NO_TESTS_COLLECTED)}" in out
    assert "no tests ran" in log.read_text()


def test_runs_that_were_noted_before_a_field_was_added_are_other_runs(results: Path) -> None:
    results.write_text(json.dumps({"code": "older", "tests": []}) + "\n")
    assert repeat_tests.kept(results, CODE, []) == []


def test_other_code_is_what_is_committed_changed_or_new(tmp_path: Path) -> None:
    def git(*words: str) -> None:
        who = ("-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false")
        subprocess.run(["git", "-C", tmp_path, *who, *words], check=True, capture_output=True)

    git("init")
    (tmp_path / ".gitignore").write_text("build\n")
    git("add", ".")
    git("commit", "-m", "x")
    codes = [repeat_tests.code_now(tmp_path)]
    (tmp_path / "build").write_text("left out")
    assert repeat_tests.code_now(tmp_path) == codes[0]
    for name, content in ((".gitignore", "build\n#"), ("new", "1"), ("new", "2"), ("newer", "2")):
        (tmp_path / name).write_text(content)
        codes.append(repeat_tests.code_now(tmp_path))
    (tmp_path / "newer").rename(tmp_path / "newest")
    codes.append(repeat_tests.code_now(tmp_path))
    git("commit", "-am", "x")
    codes.append(repeat_tests.code_now(tmp_path))
    assert len(set(codes)) == len(codes)


def test_what_is_repeated_is_what_make_test_runs() -> None:
    """The same words to pytest, and the same variables."""
    makefile = (repeat_tests.ROOT / "Makefile").read_text()
    assert "\nPYTEST := $(BIN)/python -m pytest $(ON_ALL_CORES)\n" in makefile
    assert "\n\t$(PYTEST) $(ARGS)\n" in makefile
    assert " --busy $(BUSY) $(ON_ALL_CORES) $(ARGS)\n" in makefile
    assert "\ntest: export NUMBA" not in makefile
    assert makefile.count("\ntest test-more test-flaky: export NUMBA") == 3
