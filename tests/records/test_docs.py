"""docs/records.md says what is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from greentable import records, table
from greentable.errors import RecordError
from greentable.records.codec import _UNFIT
from greentable.words.catalogue import Catalogue
from tests.records.with_games import read_record, verify

DOCS = Path(__file__).parents[2] / "docs" / "records.md"
SOURCES = Path(__file__).parents[2] / "src" / "greentable"


def test_the_example_is_read_and_verified() -> None:
    (example,) = re.findall(r"```record\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    record = read_record(example)
    assert record.names == ("Ann", "Žofia")
    assert record.result == (95_000, 10_000)
    verify(record)


def test_the_example_of_fair_dealing_is_fair() -> None:
    (example,) = re.findall(r"```fair\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    found = verify(read_record(example))
    assert (found.commitments, found.dealt, found.chance) == (1, 4, 4)
    with pytest.raises(RecordError) as caught:
        verify(read_record(example.replace("salt of Ann", "salt of Anna")))
    assert caught.value.code == "record.shuffle"


def test_the_examples_in_python_run() -> None:
    for results in (
        doctest.testfile(str(DOCS), module_relative=False),
        doctest.testmod(records),
        doctest.testmod(table),
    ):
        assert results.attempted > 0
        assert results.failed == 0


def test_every_code_that_is_raised_about_a_record_is_told_and_no_other() -> None:
    files = [file for folder in ("records", "table") for file in (SOURCES / folder).glob("*.py")]
    source = "\n".join(path.read_text(encoding="utf-8") for path in files)
    raised = set(re.findall(r'rror\(\s*"(record\.[a-z_]+)"', source))
    raised |= {f"record.{name}" for name in _UNFIT.values()}
    told = set(re.findall(r"`(record\.[a-z_]+)`", DOCS.read_text(encoding="utf-8")))
    assert raised == told
    for code in told:
        assert f"error-{code.replace('.', '-').replace('_', '-')}" in Catalogue()
