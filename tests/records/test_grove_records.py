"""Grove in records: written, read, verified, resumed; old ones stay readable."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from greentable import grove
from greentable.errors import RecordError
from greentable.grove import HOUSE_EDITION, Phase, Ruleset, Verb
from greentable.table import new_table
from tests.records.grove_games import NAMES, recorded
from tests.records.make_golden_grove import FOLDER, FORMAT_2, NEW_GAMES, OLD_GAMES
from tests.records.with_games import read_file, read_record, replay, resume, verify, write_record

OLD = sorted(FOLDER.glob("*.record"))
NEW = sorted(FORMAT_2.glob("*.record"))
RECIPES = Ruleset(recipes=True)
MANY_DIGITS = ";".join(["worth:" + "9" * 5000 + ",count:cells,bonus:1"] * 18)


@pytest.mark.parametrize("path", OLD + NEW, ids=lambda path: str(path.relative_to(FOLDER.parent)))
def test_every_golden_record_verifies_and_is_written_again_as_it_was(path: Path) -> None:
    record = read_file(path)
    assert record.version == (2 if path in NEW else 1)
    found = verify(record)
    assert found.dealt == found.chance > 0
    assert (record.result is None) == (path.stem == "unfinished")
    again = write_record(replace(record, rounds=found.table.rounds))
    assert again == path.read_text(encoding="utf-8")


def test_there_is_a_golden_record_for_each_name_and_no_other() -> None:
    assert {path.stem for path in OLD} == OLD_GAMES
    assert {path.stem for path in NEW} == NEW_GAMES


def test_a_fair_game_has_its_seed_commitment_and_nonces() -> None:
    record = read_file(FORMAT_2 / "fair.record")
    assert (record.seeds, record.commitments) == ((), ())
    assert any(record.nonces)
    assert verify(record).commitments == 1


@pytest.mark.parametrize(
    ("paths", "seats"), [(OLD, {1, 2, 3, 4}), (NEW, {1, 2, 3})], ids=["format 1", "format 2"]
)
def test_golden_records_show_every_form_of_a_move(paths: list[Path], seats: set[int]) -> None:
    found = [read_file(path) for path in paths]
    tokens = [token for record in found for _, token in record.plies]
    assert {record.seats for record in found} == seats
    assert {grove.read_move(token).verb for token in tokens} == set(Verb)
    for word in (" barrow ", " dice "):
        assert any(word in token for token in tokens)


def test_a_ruleset_with_its_own_cards_and_recipes_comes_back_from_the_record() -> None:
    record = read_file(FOLDER / "three-recipes.record")
    rules = grove.read_ruleset(record.ruleset)
    assert grove.write_ruleset(rules) == record.ruleset
    assert rules.deck != HOUSE_EDITION.deck
    assert rules.book != HOUSE_EDITION.book


def test_what_house_means_in_a_record_never_changes() -> None:
    """A record names the house deck and book only: other cards would need another name.

    Worths were raised once, before any release; what games with recipes score is the same.
    """
    deck, book = (str(part).encode() for part in (HOUSE_EDITION.deck, HOUSE_EDITION.book))
    assert sha256(deck).hexdigest()[:16] == "ce93d0aed5efb5bc"
    assert sha256(book).hexdigest()[:16] == "7b8b779ee2d625b0"


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("rules", [HOUSE_EDITION, RECIPES], ids=["harvest", "recipes"])
def test_every_game_can_be_written_read_and_verified(rules: Ruleset, seats: int) -> None:
    record = recorded(rules, seats, f"written {seats}")
    again = read_record(write_record(record))
    assert again == record
    assert verify(again).table.result == record.result


def test_a_game_saved_and_resumed_ends_as_if_it_had_not_been_interrupted() -> None:
    whole = recorded(RECIPES, 2, "stop and go")
    for stop in (0, 3, 9, len(whole.plies) - 1):
        part = replace(whole, plies=whole.plies[:stop], result=None)
        table = replace(resume(read_record(write_record(part))), nature=None)
        for seat, token in whole.plies[stop:]:
            table = table.play(seat, token).table
        assert table.record(seed=whole.seed) == whole


def test_a_secret_choice_is_kept_over_a_break() -> None:
    state = resume(read_file(FOLDER / "unfinished.record")).state
    assert state.phase == Phase.PLAY
    assert len(grove.to_act(state)) in {1, 2}
    (seat, *_) = set(range(1, 4)) - set(grove.to_act(state))
    assert grove.view(state, seat).chosen is not None
    assert grove.view(state, 0).chosen is None


def test_nature_goes_on_from_the_seed_of_the_record() -> None:
    record = recorded(HOUSE_EDITION, 1, "one seed")
    assert record.seed is not None
    nature = grove.Nature(record.seed)
    for ply in replay(record):
        if ply.seat == 0:
            assert nature.move(ply.before) == ply.move


def test_the_other_half_is_a_record_like_any_other() -> None:
    """grove.setup.1: nine cards of the same shuffle that the first game did not have."""
    first = recorded(HOUSE_EDITION, 1, "halves")
    half = grove.other_half(verify(first).table.state)
    table = new_table(grove, half.rules, NAMES[:1], grove.Nature("halves")).nature_plays().table
    while not table.is_over:
        table = table.play(1, table.view(1).legal[0]).table
    second = table.record(seed="halves")
    cards = [
        {int(token.split()[1]) for seat, token in record.plies if seat == 0}
        for record in (first, second)
    ]
    assert cards[0] | cards[1] == set(range(1, 19))
    assert verify(second).table.result == second.result


@pytest.mark.parametrize(
    ("old", "new", "code", "line"),
    [
        ("1 9:0,1,0", "1 8:0,1,0", "record.illegal_move", 12),
        ("1 9:0,1,0", "1 9:0,1,45", "notation.move", 12),
        ("1 9:0,1,0", "2 9:0,1,0", "record.seat", 12),
        ("0 start", "0 begin", "notation.verb", 9),
        ("seats: 1", "seats: 5", "ruleset.seats", 4),
        ("ruleset: house", "ruleset: house wine", "ruleset.switch", 3),
        ("deck=--Y1", "deck=--Y3", "deck.cell", 3),
        ("deck=--Y1", "deck=O1Y1", "deck.no_glade", 3),
        ("ruleset: house", "ruleset: house recipes recipes=off", "ruleset.switch_twice", 3),
        ("ruleset: house", f"ruleset: house book={MANY_DIGITS}", "recipes.range", 3),
        ("1 9:0,1,0", "1 9:0,1\N{ARABIC-INDIC DIGIT THREE},0", "notation.move", 12),
        ("result: 58", "result: 59", "record.result", 7),
    ],
)
def test_a_damaged_record_is_refused_with_its_line(
    old: str, new: str, code: str, line: int
) -> None:
    text = (FOLDER / "solo.record").read_text(encoding="utf-8")
    assert old in text
    text = text.replace(old, new, 1)
    if code == "ruleset.seats":
        text = text.replace("name 1: Ann", "\n".join(f"name {seat}: Ann" for seat in range(1, 6)))
    with pytest.raises(RecordError) as caught:
        verify(read_record(text))
    assert (caught.value.code, caught.value.line) == (code, line)
