"""docs/records.md says what is so."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

from greentable import records
from greentable.records import read_record, verify

DOCS = Path(__file__).parents[2] / "docs" / "records.md"
SOURCES = Path(__file__).parents[2] / "src" / "greentable" / "records"


def test_the_example_is_read_and_verified() -> None:
    (example,) = re.findall(r"```record\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    record = read_record(example)
    assert record.names == ("Ann", "Žofia")
    assert record.result == (95_000, 10_000)
    verify(record)


def test_the_examples_in_python_run() -> None:
    for results in (doctest.testfile(str(DOCS), module_relative=False), doctest.testmod(records)):
        assert results.attempted > 0
        assert results.failed == 0


def test_every_code_that_the_package_raises_is_told_and_no_other() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in sorted(SOURCES.glob("*.py")))
    raised = set(re.findall(r'rror\(\s*"(record\.[a-z_]+)"', source))
    told = set(re.findall(r"`(record\.[a-z_]+)`", DOCS.read_text(encoding="utf-8")))
    assert raised | {"record.read", "record.write"} == told
