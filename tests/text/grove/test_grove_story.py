"""Whole games of Grove in words: joined sentences, the count, stories of records, no idle text."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from greentable import grove
from greentable.errors import RecordError
from greentable.grove import Event, Fruit, Line, Reason, What
from greentable.grove.recipe_tables import recipe_from_table
from greentable.records import Record
from greentable.text import Catalogue
from greentable.text.grove import (
    describe_move,
    describe_table,
    explain,
    narrate,
    narrate_all,
    recipe_book,
    recipe_sentence,
)
from greentable.text.replay import tell_record
from tests.grove.table import table as set_table
from tests.records.grove_games import NAMES
from tests.records.make_golden_grove import FOLDER
from tests.records.with_games import read_file, replay
from tests.text.grove import test_grove_changes as changes
from tests.text.grove.test_grove_recipes import SENTENCES as RECIPES
from tests.text.grove.test_grove_recipes import table
from tests.text.grove.test_grove_words import BOOK, SENTENCES, TOKENS
from tests.text.test_languages import messages

ENGLISH = Catalogue("en")
RECORDS = sorted(FOLDER.glob("*.record"))
STORY = Path(__file__).parent / "golden"

LAID = Event(What.LAID, 1, 7, 2, -1, 1)
ROSE = Event(What.ROSE, 1, column=2, row=0, fruit=Fruit.LIME, before=3, after=5)
FELL = Event(What.FELL, 1, column=3, row=0, fruit=Fruit.LEMON, before=4, after=4)
OTHER = Event(What.LAID, 2, 7, 0, 0, 0)


def scored(seat: int, *amounts: int) -> list[Event]:
    """The lines of the count of a seat: dice, squirrel, total, or all five of a challenge."""
    lines = Line if len(amounts) == 5 else (Line.DICE, Line.SQUIRREL, Line.TOTAL)
    return [
        Event(What.SCORED, seat, line=line, amount=amount)
        for line, amount in zip(lines, amounts, strict=True)
    ]


def test_a_card_is_told_with_what_came_of_it() -> None:
    told = narrate_all(ENGLISH, [Event(What.CHOSE, 2), LAID, ROSE, FELL, OTHER], NAMES, BOOK)
    assert told == [
        (
            "Ann lays card 7 at 2,-1, turned by 90°: the lime die at 2,0 rises from 3 to 5; "
            "the lemon die at 3,0 falls on the glade: its 4 count nothing there."
        ),
        "Ben lays card 7 at 0,0, not turned.",
    ]


def test_that_somebody_has_chosen_is_told_while_nothing_is_shown() -> None:
    assert narrate_all(ENGLISH, [Event(What.CHOSE, 2)], NAMES, BOOK) == ["Ben has chosen."]


def test_the_count_of_one_who_plays_alone_has_a_title() -> None:
    assert narrate_all(ENGLISH, scored(1, 57, -4, 53), NAMES, BOOK) == [
        "Dice on trees  57",
        "Squirrel       −4",
        "Harvest        53",
        "Ann: 53 – Good Picking",
    ]


def test_the_count_of_several_is_one_table_and_names_the_winner() -> None:
    events = [*scored(1, 57, 0, 57), *scored(2, 40, -1, 39), Event(What.WON, 1, amount=57)]
    assert narrate_all(ENGLISH, events, NAMES, BOOK) == [
        "               Ann  Ben",
        "Dice on trees   57   40",
        "Squirrel         –   −1",
        "Harvest         57   39",
        "Ann: 57 – Full Baskets",
        "Ben: 39 – Bare Branches",
        "Ann wins with 57.",
    ]


def test_a_shared_win_is_one_sentence() -> None:
    events = [Event(What.WON, seat, amount=50) for seat in (1, 2)]
    both = [*scored(1, 50, 0, 50), *scored(2, 50, 0, 50), *events]
    told = narrate_all(ENGLISH, both, NAMES, BOOK)
    assert told[-1] == "Ann and Ben share the win with 50 each."


def test_in_a_challenge_the_recipes_and_the_target_are_told() -> None:
    met = [Event(What.RECIPE, 1, 3, amount=10), Event(What.REACHED, 1, amount=66)]
    events = [*met, *scored(1, 60, 0, 10, -1, 69), *scored(2, 40, 0, 0, -1, 39)]
    told = narrate_all(ENGLISH, events, NAMES, BOOK, 66)
    assert told[-3:] == [
        f"Ann has {BOOK[2].name}: 10 points.",
        "Ann reaches the target of 66.",
        "Ben misses the target of 66 by 27.",
    ]


def test_the_story_of_a_game_reads_as_it_was_written() -> None:
    told = "\n".join(tell_record(read_file(FOLDER / "solo.record"), ENGLISH)) + "\n"
    assert told == (STORY / "solo.txt").read_text(encoding="utf-8")


def test_a_table_in_the_middle_of_a_round_reads_as_it_was_written() -> None:
    record = read_file(FOLDER / "unfinished.record")
    told = "\n".join(tell_record(record, ENGLISH)) + "\n"
    assert told == (STORY / "unfinished.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_golden_record_can_be_told_to_everybody(path: Path) -> None:
    record = read_file(path)
    for viewer in (None, 0, record.seats):
        lines = list(tell_record(record, ENGLISH, viewer=viewer))
        assert lines[0].startswith("Grove, rules: ")
        assert all(line == line.rstrip() for line in lines)


def test_what_somebody_has_chosen_is_told_to_no_other_viewer_while_others_think() -> None:
    """grove.several.2: a choice is secret until all have chosen; only one who is told all knows."""
    hidden = 0
    for name in ("two", "three-recipes", "four"):
        record = read_file(FOLDER / f"{name}.record")
        for step in replay(record):
            if step.seat == 0 or not any(event.what is What.CHOSE for event in step.events):
                continue
            hidden += 1
            secret = describe_move(ENGLISH, step.move)
            for viewer in (None, *range(record.seats + 1)):
                story = tell_record(record, ENGLISH, viewer=viewer, ply=step.number)
                told = " ".join(list(story)[-60:])
                own = grove.view(step.state, viewer or 0).chosen == step.move
                assert (secret in told) == (own or viewer is None), (viewer, step)
                assert own or viewer != step.seat
            if hidden % 8 == 0:
                break
    assert hidden > 8


def test_the_story_goes_up_to_an_illegal_move_and_names_it() -> None:
    record = read_file(FOLDER / "solo.record")
    broken = replace(record, plies=(*record.plies[:4], (1, "18:0,0,0")), lines=())
    told: list[str] = []
    with pytest.raises(RecordError) as caught:
        told.extend(tell_record(broken, ENGLISH))
    assert caught.value.code == "record.illegal_move"
    assert any("lays card 9" in line for line in told)


class Heard(Catalogue):
    """English that remembers which keys were said."""

    def __init__(self) -> None:
        super().__init__("en")
        self.keys: set[str] = set()

    def _formed(self, key: str, arguments: dict[str, str | int]) -> str:
        self.keys.add(key)
        return super()._formed(key, arguments)


def tell_everything(catalogue: Catalogue, record: Record) -> None:
    for viewer in (None, 0, 1, record.seats):
        for ply in (None, 0, 2, 6, len(record.plies) - 1):
            list(tell_record(record, catalogue, viewer=viewer, ply=ply))


def test_no_text_is_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """All keys of Grove but those of the terminal are said by something."""
    heard = Heard()
    for token in TOKENS:
        describe_move(heard, grove.read_move(token))
    for event, _ in SENTENCES:
        narrate(heard, event, NAMES, BOOK)
    for reason in Reason:
        if reason is not Reason.OK:
            explain(heard, reason, grove.read_move("7:0,0,0"))
    for text in RECIPES:
        recipe_sentence(heard, recipe_from_table(table(text)))
    recipe_book(heard, grove.HOUSE_EDITION.book[2:] + grove.HOUSE_EDITION.book[:2])
    for path in RECORDS:
        tell_everything(heard, read_file(path))
    for total in range(35, 65, 5):
        narrate_all(heard, scored(1, total, 0, total), NAMES, BOOK)
    for test in (
        test_a_shared_win_is_one_sentence,
        test_in_a_challenge_the_recipes_and_the_target_are_told,
        *(test for name, test in vars(changes).items() if _is_plain_test(name)),
    ):
        monkeypatch.setattr("tests.text.grove.test_grove_story.ENGLISH", heard)
        monkeypatch.setattr(changes, "ENGLISH", heard)
        test()
    changes.lines(changes.BASKETS, "7:0,0,0")
    describe_table(heard, stuck_view(), NAMES, BOOK)
    keys = {key for key in messages("en", "grove_*") if not key.startswith("grove-terminal-")}
    assert keys - heard.keys == set()


def _is_plain_test(name: str) -> bool:
    """Whether a test of that file can be called without arguments."""
    return name.startswith("test_") and "chosen" not in name


def stuck_view() -> grove.View:
    """Somebody who can lay no card and has stopped."""
    return grove.view(set_table("hand 7 | stuck | over\n   0\n0  O1*\n"), 1)
