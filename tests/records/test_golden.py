"""Old records stay readable."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from greentable.grass import EDITIONS, VARIANTS, Verb, read_ruleset
from tests.records.make_golden import FOLDER, GAMES, UNFINISHED
from tests.records.with_games import read_file, verify, write_record

FILES = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_golden_record_verifies_and_is_written_again_as_it_was(path: Path) -> None:
    record = read_file(path)
    found = verify(record)
    assert found.dealt == found.chance > 0
    assert (record.result is None) == (path.stem in UNFINISHED)
    again = write_record(replace(record, rounds=found.table.rounds))
    assert again == path.read_text(encoding="utf-8")


def test_there_is_a_golden_record_for_each_name_and_no_other() -> None:
    assert {path.stem for path in FILES} == {*GAMES, *UNFINISHED}


def test_golden_records_show_both_editions_all_variants_and_every_kind_of_move() -> None:
    records = [read_file(path) for path in FILES]
    assert {record.ruleset.split()[0] for record in records} == set(EDITIONS)
    for variant in VARIANTS:
        for edition in EDITIONS:
            assert any(
                record.ruleset.startswith(edition)
                and getattr(read_ruleset(record.ruleset), variant)
                for record in records
            )
    words = {token.split()[0] for record in records for _, token in record.plies}
    assert words == {verb.name.lower() for verb in Verb}
    assert {record.seats for record in records} == {2, 3, 4, 5, 6}
