"""Whole games of Grove in words: joined sentences, the count, stories of records, no idle text."""

from __future__ import annotations

from dataclasses import fields, replace
from pathlib import Path

import pytest

from greentable import grove
from greentable.core.switches import about_switch
from greentable.errors import RecordError
from greentable.grove import Event, Fruit, Line, Reason, What, codes_of, recipes_said
from greentable.grove.recipes.books import named_book
from greentable.grove.recipes.tables import recipe_from_table
from greentable.records import Record
from greentable.text import Catalogue
from greentable.text.grove import describe_table, narrate
from greentable.text.grove.rules import tell_rules
from greentable.text.passages import text_lines
from greentable.words.messages import Message
from tests.grove.explanations import test_status
from tests.grove.grove_table import table as set_table
from tests.grove.sheets import test_puzzles
from tests.records.grove_games import NAMES
from tests.records.make_golden_grove import FOLDER
from tests.records.with_games import read_file, replay
from tests.text.grove import test_grove_explanations as explanations
from tests.text.grove.test_grove_recipes import SENTENCES as RECIPES
from tests.text.grove.test_grove_recipes import table
from tests.text.grove.test_grove_words import BOOK, SENTENCES, TOKENS
from tests.text.heard import Heard, told

ENGLISH = Heard()
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


def lines(events: list[Event], target: int = 0) -> list[str]:
    return text_lines(narrate(events, BOOK, target), ENGLISH, NAMES)


def test_a_card_is_told_with_what_came_of_it() -> None:
    assert lines([Event(What.CHOSE, 2), LAID, ROSE, FELL, OTHER]) == [
        (
            "Ann places card 7 at 2,-1, rotated 90°: the lime die at 2,0 goes up from 3 to 5; "
            "the lemon die at 3,0 (4) is now on a glade and scores nothing."
        ),
        "Ben places card 7 at 0,0.",
    ]


def test_that_somebody_has_chosen_is_told_while_nothing_is_shown() -> None:
    assert lines([Event(What.CHOSE, 2)]) == ["Ben has chosen."]


def test_the_count_of_one_who_plays_alone_has_a_title() -> None:
    assert lines(scored(1, 57, -4, 53)) == [
        "Dice on trees  57",
        "Squirrel       −4",
        "Harvest        53",
        "Ann: 53 – Good Picking",
    ]


def test_the_count_of_several_is_one_table_and_names_the_winner() -> None:
    events = [*scored(1, 57, 0, 57), *scored(2, 40, -1, 39), Event(What.WON, 1, amount=57)]
    assert lines(events) == [
        "               Ann  Ben",
        "Dice on trees   57   40",
        "Squirrel         –   −1",
        "Harvest         57   39",
        "Ann: 57 – Full Baskets",
        "Ben: 39 – Bare Branches",
        "Ann wins with 57 points.",
    ]


def test_a_shared_win_is_one_sentence() -> None:
    events = [Event(What.WON, seat, amount=50) for seat in (1, 2)]
    both = [*scored(1, 50, 0, 50), *scored(2, 50, 0, 50), *events]
    assert lines(both)[-1] == "Ann and Ben share the win with 50 points each."


def test_a_tie_that_dice_decide_is_explained() -> None:
    """grove.several.3: who used more dice."""
    events = [*scored(1, 50, 0, 50), *scored(2, 50, 0, 50), Event(What.WON, 2, amount=50)]
    *_, last = narrate(events, BOOK, 0, {1: 7, 2: 9})
    assert isinstance(last, Message)
    assert ENGLISH.text(last, NAMES) == (
        "Ben wins the tie at 50 points by using more dice, 9 to 7."
    )


def test_a_player_alone_who_reaches_the_target_has_won() -> None:
    """grove.recipes.2: by the target alone."""
    events = [Event(What.REACHED, 1, amount=66), *scored(1, 70, 0, 0, -1, 69)]
    assert lines(events, 66)[-2:] == ["Ann reaches the target of 66.", "Ann wins with 69 points."]


def test_in_a_challenge_the_recipes_and_the_target_are_told() -> None:
    met = [Event(What.RECIPE, 1, 3, amount=10), Event(What.REACHED, 1, amount=66)]
    events = [*met, *scored(1, 60, 0, 10, -1, 69), *scored(2, 40, 0, 0, -1, 39)]
    assert lines(events, 66)[-3:] == [
        f"Ann completes {ENGLISH.text(BOOK[2].name)}: 10 points.",
        "Ann reaches the target of 66.",
        "Ben misses the target of 66 by 27 points.",
    ]


def test_the_story_of_a_game_reads_as_it_was_written() -> None:
    story = "\n".join(told(read_file(FOLDER / "solo.record"), ENGLISH)) + "\n"
    assert story == (STORY / "solo.txt").read_text(encoding="utf-8")


def test_a_table_in_the_middle_of_a_round_reads_as_it_was_written() -> None:
    record = read_file(FOLDER / "unfinished.record")
    story = "\n".join(told(record, ENGLISH)) + "\n"
    assert story == (STORY / "unfinished.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_golden_record_can_be_told_to_everybody(path: Path) -> None:
    record = read_file(path)
    for viewer in (None, 0, record.seats):
        story = list(told(record, ENGLISH, viewer=viewer))
        assert story[0].startswith("Grove, rules: ")
        assert all(line == line.rstrip() for line in story)


def test_what_somebody_has_chosen_is_told_to_no_other_viewer_while_others_think() -> None:
    """grove.several.2: a choice is secret until all have chosen; only one who is told all knows."""
    hidden = 0
    for name in ("two", "three-recipes", "four"):
        record = read_file(FOLDER / f"{name}.record")
        for step in replay(record):
            if step.seat == 0 or not any(event.what is What.CHOSE for event in step.events):
                continue
            hidden += 1
            secret = ENGLISH.text(grove.move_message(step.move))
            for viewer in (None, *range(record.seats + 1)):
                story = " ".join([*told(record, ENGLISH, viewer=viewer, ply=step.number)][-60:])
                own = grove.view(step.state, viewer or 0).chosen == step.move
                assert (secret in story) == (own or viewer is None), (viewer, step)
                assert own or viewer != step.seat
            if hidden % 8 == 0:
                break
    assert hidden > 8


def test_the_story_goes_up_to_an_illegal_move_and_names_it() -> None:
    record = read_file(FOLDER / "solo.record")
    broken = replace(record, plies=(*record.plies[:4], (1, "18:0,0,0")), lines=())
    story: list[str] = []
    with pytest.raises(RecordError) as caught:
        story.extend(told(broken, ENGLISH))
    assert caught.value.code == "record.illegal_move"
    assert any("places card 9" in line for line in story)


def tell_everything(catalogue: Catalogue, record: Record) -> None:
    for viewer in (None, 0, 1, record.seats):
        for ply in (None, 0, 2, 6, len(record.plies) - 1):
            list(told(record, catalogue, viewer=viewer, ply=ply))


def test_no_text_is_idle(monkeypatch: pytest.MonkeyPatch) -> None:
    """All texts of Grove but those of the terminal are said by something."""
    heard = Heard()
    monkeypatch.setattr("tests.text.grove.test_grove_narration.ENGLISH", heard)
    monkeypatch.setattr(explanations, "ENGLISH", heard)
    said: list[Message] = [grove.move_message(grove.read_move(token)) for token in TOKENS]
    events = [grove.event_message(event, BOOK) for event, _ in SENTENCES]
    said += [message for message in events if message is not None]
    move = grove.read_move("7:0,0,0")
    said += [grove.reason_message(reason, move) for reason in Reason if reason is not Reason.OK]
    said += [grove.recipe_sentence(recipe_from_table(table(text))) for text in RECIPES]
    codes = grove.HOUSE_EDITION.book
    own = named_book("house")[::-1]
    for recipe in (*BOOK, *recipes_said(codes[2:] + codes[:2]), *recipes_said(codes_of(own), own)):
        said += [recipe.name, recipe.sentence]
    said += [about_switch(switch) for switch in fields(grove.Ruleset)]
    said.append(grove.cell_message(grove.Cell(0, 0, Fruit.LIME, 1, squirrel=True)))
    said += test_puzzles.all_messages() + test_status.all_messages()
    for message in said:
        heard.text(message, NAMES)
    for heading, told_lines in tell_rules():
        heard.text(heading)
        for line in told_lines:
            heard.text(line)
    test_a_tie_that_dice_decide_is_explained()
    for path in RECORDS:
        tell_everything(heard, read_file(path))
    for total in range(35, 65, 5):
        lines(scored(1, total, 0, total))
    for test in (
        test_a_shared_win_is_one_sentence,
        test_in_a_challenge_the_recipes_and_the_target_are_told,
        *(test for name, test in vars(explanations).items() if _is_plain_test(name)),
    ):
        test()
    explanations.lines(explanations.BASKETS, "7:0,0,0")
    text_lines(describe_table(stuck_view(), BOOK), heard, NAMES)
    idle = grove.MESSAGES.rows.keys() - heard.keys
    # Advice and reviews are met in the tests of the solver.
    assert {id_ for id_ in idle if not id_.startswith(("grove-advice-", "grove-review-"))} == set()


def _is_plain_test(name: str) -> bool:
    """Whether a test of that file can be called without arguments."""
    return name.startswith("test_") and "chosen" not in name


def stuck_view() -> grove.View:
    """Somebody who can lay no card and has stopped."""
    return grove.view(set_table("hand 7 | stuck | over\n   0\n0  O1*\n"), 1)
