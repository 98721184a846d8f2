"""Whole games in words: nothing fails, nothing hidden is named, no text is idle."""

from __future__ import annotations

from dataclasses import fields, replace
from functools import cache
from pathlib import Path

import pytest

from greentable import grass
from greentable.core.switches import about_switch
from greentable.errors import RecordError
from greentable.grass import (
    Kind,
    Move,
    What,
    event_message,
    move_message,
    read_move,
    read_ruleset,
    reason_message,
)
from greentable.records import Record
from greentable.text import Catalogue
from greentable.text.grass import describe_card, describe_table, narrate, tell_rules
from greentable.text.passages import text_lines
from greentable.text.replay_narration import fault_message
from greentable.words.messages import Argument, Row, choices, clauses, either, sentences
from tests.games.strategies import BUSY_DECK, HOUSE_RULES, RULESETS, shortened, with_deck
from tests.grass.grass_table import table
from tests.grass.grass_walk import Step, walk
from tests.records.make_golden import FOLDER
from tests.records.recorded_games import NAMES
from tests.records.with_games import read_file, read_record, verify, write_record
from tests.slow_cases import slow_but
from tests.text.heard import Heard, told
from tests.text.test_cards_moves_reasons import REASONS, TOKENS
from tests.text.test_event_messages import SENTENCES
from tests.text.test_languages import messages
from tests.text.test_narration import JOINED
from tests.text.test_table import TABLE

RECORDS = sorted(FOLDER.glob("*.record"))
MORE_RULES = ("2018 max_rounds=2", "classic offers_per_turn=3", "2018 offers_per_turn=3")
ENGLISH = Heard()


@cache
def games() -> list[list[Step]]:
    """A round of every edition and variant, and of every house rule, with two to six seats."""
    rulesets = [*(with_deck(ruleset, BUSY_DECK) for ruleset in RULESETS)]
    rulesets += [read_ruleset(text) for text in HOUSE_RULES]
    return [
        list(walk(shortened(ruleset, 1), 2 + place % 5, f"words {place}"))
        for place, ruleset in enumerate(rulesets)
    ]


def test_every_event_of_random_games_has_its_words_and_every_move_too() -> None:
    met = set()
    for game in games():
        for step in game:
            assert ENGLISH.text(move_message(step.move), NAMES)
            for event in step.events:
                met.add(event.what)
                message = event_message(event)
                assert message is not None or event.amount == 0
                assert message is None or ENGLISH.text(message, NAMES)
    assert met == set(What)


def test_no_card_is_named_to_a_viewer_who_may_not_know_it() -> None:
    """Who may know is looked up in `seen`, apart from `for_viewer`; a hand laid down is for all.

    A message is asked for its spans: a card that is named is one of them.
    """
    hidden = 0
    for game in games():
        for viewer in range(game[0].after.seats + 1):
            for event in (event for step in game for event in step.events):
                if viewer in event.seen or event.what is What.SHOWED:
                    continue
                message = event_message(event.for_viewer(viewer))
                spans = ENGLISH.spans(message, NAMES) if message is not None else ()
                assert not any(span.kind == "card" for span in spans), (event, spans)
                hidden += 1
    assert hidden > 0


@pytest.mark.parametrize("path", slow_but(RECORDS[::2], RECORDS), ids=lambda path: path.stem)
def test_every_golden_record_can_be_told_to_everybody(path: Path) -> None:
    record = read_file(path)
    for viewer in (None, 0, record.seats):
        lines = list(told(record, ENGLISH, viewer=viewer))
        assert lines[0].startswith("Grass, rules: ")
        assert all(line == line.rstrip() for line in lines)


ROWS: tuple[Argument, ...] = (
    Row(()),
    Row(("a", "b", "c", "c"), counted=True),
    *(make(("a", "b", "c")) for make in (choices, clauses, sentences)),
    either("a", "b", "c"),
    *(Row(("a",)), 5, -5),
)
BROKEN = Record(game="grass", ruleset="2018", seats=2, names=NAMES[:2], plies=((0, "dealer 3"),))


def tell_records(catalogue: Catalogue) -> None:
    """Whole games and parts of them, to several viewers; and one with a move that is refused."""
    for name in ("house-rules", "unfinished"):
        record = replace(read_file(FOLDER / f"{name}.record"), date="2025-06-30")
        for viewer in (None, 0, 1):
            for ply in (None, 0, len(record.plies) // 2):
                list(told(record, catalogue, viewer=viewer, ply=ply))
    for name, ply in (("2018-give_me_five", 20), ("custom-deck", 0), ("grove/recipes", 0)):
        record = read_file(FOLDER / f"{name}.record")
        for viewer in (None, 0):
            list(told(record, catalogue, viewer=viewer, ply=ply))
    broken = read_record(write_record(BROKEN))
    with pytest.raises(RecordError) as caught:
        verify(broken)
    catalogue.text(fault_message(broken, caught.value), broken.names)


def say_everything(catalogue: Catalogue) -> None:
    """All that the text of Grass can say: what is asked for, and what comes up in games."""
    said: list[Argument] = [*ROWS]
    for ruleset in (*RULESETS, *map(read_ruleset, (*HOUSE_RULES, *MORE_RULES))):
        said += [line for heading, lines in tell_rules(ruleset) for line in (heading, *lines)]
        said += [describe_card(kind, ruleset) for kind in Kind]
    said += [about_switch(switch) for switch in fields(grass.Ruleset)]
    said += [move_message(read_move(token)) for token in TOKENS]
    said += [reason_message(reason, Move.end()) for reason in REASONS]
    events = [event_message(event) for event, _ in SENTENCES]
    said += [message for message in events if message is not None]
    for viewer in (0, 1):
        said += describe_table(grass.view(table(TABLE), viewer))
    for each in said:
        catalogue.text(each, NAMES)
    for joined, _ in JOINED.values():
        text_lines(narrate(joined), catalogue, NAMES)
    tell_records(catalogue)


@pytest.mark.parametrize("files", ["words", "grass_*", "replay"])
def test_no_text_is_idle(files: str) -> None:
    heard = Heard()
    say_everything(heard)
    idle = set(messages("en", files)) - heard.keys
    # Explanations and statuses are met in the tests of the game itself, advice in those of bots.
    elsewhere = ("grass-explain-", "grass-status-", "grass-advice-")
    assert not {id_ for id_ in idle if not id_.startswith(elsewhere)}
