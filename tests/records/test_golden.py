"""Old records stay readable, and true; new ones show all of the new format."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from greentable.grass import EDITIONS, VARIANTS, Verb, read_move, read_ruleset
from tests.grass.grass_walk import TRADES_OF_EVERY_FORM, form_of
from tests.records.make_golden import FOLDER, FORMAT_2, GAMES, OLD_GAMES, SECRETS, UNFINISHED
from tests.records.with_games import read_file, read_record, resume, verify, write_record

OLD = sorted(FOLDER.glob("*.record"))
NEW = sorted(FORMAT_2.glob("*.record"))


@pytest.mark.parametrize("path", OLD + NEW, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_golden_record_verifies_and_is_written_again_as_it_was(path: Path) -> None:
    record = read_file(path)
    assert record.version == (2 if path in NEW else 1)
    found = verify(record)
    has_seed = path.stem != "unfinished-fair"
    assert found.dealt == (found.chance if has_seed else 0)
    assert (record.result is None) == (path.stem in UNFINISHED)
    again = write_record(replace(record, rounds=found.table.rounds))
    assert again == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_game_that_is_played_on_is_saved_in_the_new_format(path: Path) -> None:
    old = read_file(path)
    new = resume(old).record(seed=old.seed, date=old.date)
    assert new.version == 2
    assert new.ruleset != old.ruleset, "the editions have changed, so it says in what it differs"
    again = verify(read_record(write_record(new)))
    assert again.table == verify(old).table


def test_there_is_a_golden_record_for_each_name_and_no_other() -> None:
    assert {path.stem for path in OLD} == OLD_GAMES
    assert {path.stem for path in NEW} == {*GAMES, "fair", *UNFINISHED}


@pytest.mark.parametrize("paths", [OLD, NEW], ids=["format 1", "format 2"])
def test_golden_records_show_both_editions_all_variants_and_every_kind_of_move(
    paths: list[Path],
) -> None:
    records = [read_file(path) for path in paths]
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


def test_new_golden_records_show_trades_of_every_form() -> None:
    tokens = {token for path in NEW for _, token in read_file(path).plies}
    forms = {form_of(read_move(token)) for token in tokens if ">" in token or "counter" in token}
    assert forms >= TRADES_OF_EVERY_FORM


def test_a_fair_game_has_its_seeds_commitments_and_nonces() -> None:
    fair, unfinished = (read_file(FORMAT_2 / f"{name}.record") for name in ("fair", UNFINISHED[1]))
    assert fair.seeds == SECRETS
    assert fair.commitments == unfinished.commitments
    assert (unfinished.seed, unfinished.seeds) == (None, ())
    assert any(fair.nonces)
    assert verify(fair).commitments == 3
    assert verify(unfinished).commitments == 0
