"""The examples in docs/solver.md and in the solver's own words are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from greentable.bots import grove as bots
from greentable.minds import grove as solver

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(autouse=True)
def nothing_to_compile_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the extra `fast` is not installed: the examples are small."""
    monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)


def test_the_examples_in_the_docs_are_true() -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs/solver.md"), module_relative=False)
    assert (failed, tried) == (0, 5)


@pytest.mark.parametrize("module", [solver, bots])
def test_the_examples_in_docstrings_are_true(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert failed == 0
    assert tried > 0


def test_every_code_of_an_error_is_in_the_docs() -> None:
    sources = "".join(
        file.read_text(encoding="utf-8") for file in Path(solver.__file__).parent.rglob("*.py")
    )
    codes = {word for word in sources.split('"') if word.startswith("solve.") and " " not in word}
    text = (ROOT / "docs/solver.md").read_text(encoding="utf-8")
    assert codes
    assert {code for code in codes if f"`{code}`" not in text} == set()
