"""A recorded game told in words: by ply, by viewer, and with its mistakes named."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from greentable.errors import RecordError, UsageError
from greentable.grove import read_ruleset
from greentable.grove.recipes.books import named_book
from greentable.grove.recipes.recipe import recipe_of
from greentable.records import Record
from greentable.text.replay_narration import replay_command, seat_of, tell_record
from tests.records.make_golden import FOLDER
from tests.records.test_docs import DOCS
from tests.records.with_games import read_file, read_record, write_file
from tests.text.heard import Heard, told

ENGLISH = Heard()
(EXAMPLE,) = re.findall(r"```record\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
RECORD = read_record(EXAMPLE)
STORIES = Path(__file__).parent / "golden"


@pytest.mark.parametrize(
    ("name", "viewer"), [("everything", None), ("as_ann", 1), ("as_spectator", 0)]
)
def test_the_example_of_the_docs_is_told_as_it_always_was(name: str, viewer: int | None) -> None:
    story = (STORIES / f"{name}.txt").read_text(encoding="utf-8")
    assert list(told(RECORD, ENGLISH, viewer=viewer)) == story.splitlines()


def test_a_story_can_stop_at_a_ply_and_then_shows_the_table() -> None:
    whole = list(told(RECORD, ENGLISH))
    lines = list(told(RECORD, ENGLISH, ply=41))
    last = lines.index("   41  Ann loses Panama.")
    assert lines[: last + 1] == whole[: last + 1]
    blank, piles, ann, zofia, to_act = lines[last + 1 :]
    assert (blank, piles) == ("", "Haystack 84, ashtray 3.")
    assert ann == (
        "Ann ($0): market open; in hand: Home Grown, Colombia, Market Close, Grab a Snack, "
        "Lust Conquers All and The Banker"
    )
    assert zofia == (
        "Žofia ($0): market open; at risk: Home Grown; "
        "in hand: Colombia, Jamaica, Bust, Immunity, Charges Dropped and Pay Fine"
    )
    assert to_act == "Next to move: Ann and Žofia."


def test_before_the_first_ply_chance_is_to_act() -> None:
    lines = list(told(RECORD, ENGLISH, ply=0))
    assert lines[-1] == "Next to move: chance."
    assert "" in lines


def test_an_unfinished_game_ends_with_who_is_to_act() -> None:
    unfinished = replace(RECORD, plies=RECORD.plies[:14], result=None)
    assert list(told(unfinished, ENGLISH, viewer=2))[-1] == "Next to move: Ann."


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
                list(told(each, ENGLISH, viewer=viewer, ply=ply)) for each in (record, other)
            ]
            assert (stories[0] == stories[1]) == same


@pytest.mark.parametrize("viewer", [-1, 3])
def test_a_viewer_who_is_not_there_is_a_usage_error_at_once(viewer: int) -> None:
    with pytest.raises(UsageError) as caught:
        told(RECORD, ENGLISH, viewer=viewer)
    assert caught.value.code == "text.viewer"


@pytest.mark.parametrize("ply", [-1, len(RECORD.plies) + 1])
def test_a_ply_that_is_not_there_is_a_usage_error_at_once(ply: int) -> None:
    with pytest.raises(UsageError) as caught:
        told(RECORD, ENGLISH, ply=ply)
    assert caught.value.code == "text.ply"


def test_a_game_without_words_is_a_usage_error() -> None:
    with pytest.raises(UsageError) as caught:
        tell_record(replace(RECORD, game="chess"))
    assert caught.value.code == "text.game"


def test_the_story_goes_up_to_an_illegal_move_and_names_it() -> None:
    story = told(replace(RECORD, plies=(*RECORD.plies[:20], (2, "end"))), ENGLISH)
    lines: list[str] = []
    with pytest.raises(RecordError) as caught:
        lines.extend(story)
    assert caught.value.code == "record.illegal_move"
    assert lines[-1] == "   20  Ann draws Market Close."


def test_a_result_that_did_not_come_out_is_named_at_the_end() -> None:
    with pytest.raises(RecordError) as caught:
        list(told(replace(RECORD, result=(0, 0)), ENGLISH))
    assert caught.value.code == "record.result"


def test_the_command_tells_what_is_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    write_file(path, RECORD)
    lines = [str(line) for line in replay_command(path, ply=30, viewer="2", language="en")]
    assert lines == list(told(RECORD, ENGLISH, ply=30, viewer=2))


@pytest.mark.parametrize(
    ("viewer", "seat"), [("0", 0), ("2", 2), ("Ann", 1), ("Žofia", 2), ("žofia", 2)]
)
def test_a_viewer_is_a_number_or_a_name(viewer: str, seat: int) -> None:
    assert seat_of(RECORD, viewer) == seat


@pytest.mark.parametrize("viewer", ["Ben", "", "-1", "1.0", "٢", "9" * 5000, "Ann "])
def test_a_viewer_whom_nobody_knows_is_a_usage_error(viewer: str) -> None:
    with pytest.raises(UsageError) as caught:
        told(RECORD, ENGLISH, viewer=seat_of(RECORD, viewer))
    assert caught.value.code == "text.viewer_name"
    assert len(caught.value.sentence) < 200


def test_a_name_that_two_seats_have_is_not_guessed() -> None:
    with pytest.raises(UsageError) as caught:
        seat_of(replace(RECORD, names=("Ann", "ANN")), "ann")
    assert caught.value.code == "text.viewer_twice"


@pytest.mark.parametrize("name", ["2018", "classic-all-variants", "grove/two", "grove/solo"])
def test_the_number_of_a_line_is_the_ply_after_which_a_story_has_told_it(name: str) -> None:
    record = read_file(FOLDER / f"{name}.record")
    whole = list(told(record, ENGLISH))
    numbered = [place for place, line in enumerate(whole) if line[:5].strip().isdigit()]
    for place, after in list(pairwise(numbered))[:40:3]:
        ply = int(whole[place][:5])
        part = list(told(record, ENGLISH, ply=ply))
        before = [line for line in whole[:after] if line]
        assert [line for line in part if line][: len(before)] == before
        assert not any(line.startswith(f"{ply + 1:>5}  ") for line in part)


def test_what_lists_a_deck_is_short_in_the_heading() -> None:
    heading = "Grass, rules: classic max_rounds=2 stash_swap, a custom deck"
    story = told(read_file(FOLDER / "custom-deck.record"), ENGLISH)
    assert next(story) == heading
    heading = "Grove, rules: house recipes, a custom deck and custom recipes"
    story = told(read_file(FOLDER / "grove/recipes.record"), ENGLISH)
    assert next(story) == heading


def test_a_deck_that_has_a_name_is_named_in_the_heading() -> None:
    record = replace(RECORD, ruleset="2018 deck=it2022 max_rounds=1", plies=(), result=None)
    assert next(told(record, ENGLISH)) == "Grass, rules: 2018 deck=it2022 max_rounds=1"


def test_in_a_draft_a_seat_is_shown_its_pack_and_of_others_only_how_large_theirs_are() -> None:
    record = read_file(FOLDER / "2018-give_me_five.record")
    for viewer, packs in (
        (2, ["a pack of 3 cards", "pack: Mexico and 2 × Hearsay Evidence"]),
        (0, ["a pack of 3 cards", "a pack of 3 cards"]),
    ):
        lines = list(told(record, ENGLISH, viewer=viewer, ply=20))
        assert [line.rpartition("; ")[2] for line in lines[-3:-1]] == packs
    everything = list(told(record, ENGLISH, ply=20))
    assert all("; pack: " in line for line in everything[-3:-1])


def test_a_secret_choice_is_told_to_who_made_it_and_to_one_who_is_told_everything() -> None:
    record = read_file(FOLDER / "2018-give_me_five.record")
    for viewer, line in (
        (None, "Ben has chosen: keep Hearsay Evidence."),
        (2, "Ben has chosen: keep Hearsay Evidence."),
        (1, "Ben has chosen."),
        (0, "Ben has chosen."),
    ):
        assert f"   20  {line}" in list(told(record, ENGLISH, viewer=viewer, ply=20))


def test_what_is_wrong_with_a_file_is_said_with_its_name(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    path.write_text(EXAMPLE.replace("seats: 2", "seats: two"), encoding="utf-8")
    with pytest.raises(UsageError) as caught:
        replay_command(path)
    assert caught.value.code == "record.seats"
    assert caught.value.sentence.startswith(f"{path}, line 5, column 8: expected a number of seats")
    path.write_text(EXAMPLE.replace("95000 10000", "95000 9"), encoding="utf-8")
    with pytest.raises(UsageError) as caught:
        list(replay_command(path))
    assert caught.value.code == "record.result"
    assert caught.value.sentence.startswith(
        f"{path}, line 9, column 1: the result is “95000 10000”"
    )


@pytest.mark.parametrize(
    ("text", "was", "now", "said"),
    [
        (EXAMPLE, "2 play SN@1:PA", "2 play PA", "move 27, “play PA” by Žofia, isn’t allowed: "),
        (EXAMPLE, "0 draw PF", "0 deal 1 PF", "move 26, “deal 1 PF” by chance, isn’t allowed: "),
        (
            (FOLDER / "grove/two.record").read_text(encoding="utf-8"),
            "2 5:1,0,270",
            "2 5:9,9,270",
            "move 4, “5:9,9,270” by Ben, isn’t allowed: ",
        ),
    ],
    ids=["a play", "chance", "Grove"],
)
def test_a_refused_move_is_explained_in_words_and_without_codes(
    tmp_path: Path, text: str, was: str, now: str, said: str
) -> None:
    path = tmp_path / "game.record"
    assert was in text
    path.write_text(text.replace(was, now, 1), encoding="utf-8")
    with pytest.raises(UsageError) as caught:
        list(replay_command(path))
    line = next(number for number, row in enumerate(path.read_text().split("\n"), 1) if now in row)
    assert caught.value.code == "record.illegal_move"
    start = f"{path}, line {line}: {said}"
    assert caught.value.sentence.startswith(start)
    reason = caught.value.sentence.removeprefix(start)
    assert reason.endswith((".", "!"))
    assert re.search(r"\w[._]\w", reason) is None


def test_recipes_that_are_not_the_records_are_a_usage_error() -> None:
    recipes = named_book("house")
    for record, code in (
        (RECORD, "text.recipes_of_grass"),
        (read_file(FOLDER / "grove/recipes.record"), "text.recipes"),
    ):
        with pytest.raises(UsageError) as caught:
            told(record, ENGLISH, recipes=recipes)
        assert caught.value.code == code


def test_recipes_of_ones_own_have_their_names_with_their_book() -> None:
    record = read_file(FOLDER / "grove/recipes.record")
    codes = read_ruleset(record.ruleset).book
    named = tuple(
        recipe_of(codes[2 * number - 2], codes[2 * number - 1], f"Jam {number}", "Much of it.")
        for number in range(1, 19)
    )
    story = list(told(record, ENGLISH, ply=1, recipes=named))
    assert "    1  The recipes are Jam 4 and Jam 12. The target is 64." in story
    assert "Jam 12 (31): Much of it." in story


def test_the_command_names_a_missing_file_and_an_unknown_language_at_once(tmp_path: Path) -> None:
    with pytest.raises(UsageError) as no_file:
        replay_command(tmp_path / "none")
    assert no_file.value.code == "record.read"
    with pytest.raises(UsageError) as no_language:
        replay_command(tmp_path / "none", language="xx")
    assert no_language.value.code == "text.language"
