"""Repeating tests: what failed how often, and going on after a stop."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from scripts import repeat_tests

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
    monkeypatch.setattr(repeat_tests, "code_now", lambda: "code")
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
