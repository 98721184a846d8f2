"""A recorded game told in words: by ply, by viewer, and with its mistakes named."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

from greentable.errors import RecordError, UsageError
from greentable.records import Record, read_file, read_record, write_file
from greentable.text import Catalogue
from greentable.text.replay import replay_command, tell_record
from tests.records.make_golden import FOLDER
from tests.records.test_docs import DOCS

ENGLISH = Catalogue("en")
(EXAMPLE,) = re.findall(r"```record\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
RECORD = read_record(EXAMPLE)
STORIES = Path(__file__).parent / "golden"


@pytest.mark.parametrize(
    ("name", "viewer"), [("everything", None), ("as_ann", 1), ("as_spectator", 0)]
)
def test_the_example_of_the_docs_is_told_as_it_always_was(name: str, viewer: int | None) -> None:
    story = (STORIES / f"{name}.txt").read_text(encoding="utf-8")
    assert list(tell_record(RECORD, ENGLISH, viewer=viewer)) == story.splitlines()


def test_a_story_can_stop_at_a_ply_and_then_shows_the_table() -> None:
    whole = list(tell_record(RECORD, ENGLISH))
    lines = list(tell_record(RECORD, ENGLISH, ply=41))
    told = lines.index("   41  Ann gives up Panama.")
    assert lines[: told + 1] == whole[: told + 1]
    blank, piles, ann, zofia, to_act = lines[told + 1 :]
    assert (blank, piles) == ("", "Haystack 84, ashtray 3.")
    assert ann == (
        "Ann ($0): market open; in hand Home Grown, Colombia, Market Close, Grab a Snack, "
        "Lust Conquers All and The Banker"
    )
    assert zofia == (
        "Žofia ($0): market open; at risk Home Grown; "
        "in hand Colombia, Jamaica, Bust, Immunity, Charges Dropped and Pay Fine"
    )
    assert to_act == "To act: Ann and Žofia."


def test_before_the_first_ply_chance_is_to_act() -> None:
    lines = list(tell_record(RECORD, ENGLISH, ply=0))
    assert lines[-1] == "To act: chance."
    assert "" in lines


def test_an_unfinished_game_ends_with_who_is_to_act() -> None:
    unfinished = replace(RECORD, plies=RECORD.plies[:14], result=None)
    assert list(tell_record(unfinished, ENGLISH, viewer=2))[-1] == "To act: Ann."


def test_two_deals_that_a_viewer_cannot_tell_apart_are_one_story() -> None:
    """The two-worlds test: cards of others changed places, and what one is told is the same."""
    plies = list(read_file(FOLDER / "2018.record").plies)
    deals: dict[int, list[int]] = {seat: [] for seat in (1, 2, 3, 4)}
    for place, (_, token) in enumerate(plies[1:25], 1):
        deals[int(token.split()[1])].append(place)
    there, here = deals[2][0], deals[3][-1]
    kinds = [plies[place][1][-2:] for place in (there, here)]
    assert kinds[0] != kinds[1]
    record = Record(
        game="grass", ruleset="2018", seats=4, names=("A", "B", "C", "D"), plies=tuple(plies[:25])
    )
    plies[there], plies[here] = (0, f"deal 2 {kinds[1]}"), (0, f"deal 3 {kinds[0]}")
    other = replace(record, plies=tuple(plies[:25]))
    for viewer, same in ((None, False), (0, True), (1, True), (2, False), (3, False), (4, True)):
        for ply in (None, 25):
            stories = [
                list(tell_record(each, ENGLISH, viewer=viewer, ply=ply)) for each in (record, other)
            ]
            assert (stories[0] == stories[1]) == same


@pytest.mark.parametrize("viewer", [-1, 3])
def test_a_viewer_who_is_not_there_is_a_usage_error_at_once(viewer: int) -> None:
    with pytest.raises(UsageError) as caught:
        tell_record(RECORD, ENGLISH, viewer=viewer)
    assert caught.value.code == "text.viewer"


@pytest.mark.parametrize("ply", [-1, len(RECORD.plies) + 1])
def test_a_ply_that_is_not_there_is_a_usage_error_at_once(ply: int) -> None:
    with pytest.raises(UsageError) as caught:
        tell_record(RECORD, ENGLISH, ply=ply)
    assert caught.value.code == "record.no_such_ply"


def test_a_game_without_words_is_a_usage_error() -> None:
    with pytest.raises(UsageError) as caught:
        tell_record(replace(RECORD, game="chess"), ENGLISH)
    assert caught.value.code == "text.game"


def test_the_story_goes_up_to_an_illegal_move_and_names_it() -> None:
    story = tell_record(replace(RECORD, plies=(*RECORD.plies[:20], (2, "end"))), ENGLISH)
    told: list[str] = []
    with pytest.raises(RecordError) as caught:
        told.extend(story)
    assert caught.value.code == "record.illegal_move"
    assert told[-1] == "   20  Ann draws Market Close."


def test_a_result_that_did_not_come_out_is_named_at_the_end() -> None:
    with pytest.raises(RecordError) as caught:
        list(tell_record(replace(RECORD, result=(0, 0)), ENGLISH))
    assert caught.value.code == "record.result"


def test_the_command_tells_what_is_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    write_file(path, RECORD)
    lines = list(replay_command(path, ply=30, viewer=2, language="en"))
    assert lines == list(tell_record(RECORD, ENGLISH, ply=30, viewer=2))


def test_the_command_names_a_missing_file_and_an_unknown_language_at_once(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as no_file:
        replay_command(tmp_path / "none")
    assert no_file.value.code == "record.read"
    with pytest.raises(UsageError) as no_language:
        replay_command(tmp_path / "none", language="xx")
    assert no_language.value.code == "text.language"
