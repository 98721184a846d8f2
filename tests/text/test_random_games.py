"""Whole games in words: nothing fails, nothing hidden is named, no text is idle."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from greentable import grass
from greentable.errors import (
    GreentableError,
    IllegalMove,
    NotationError,
    RecordError,
    UnsupportedRuleset,
    UsageError,
)
from greentable.grass import Kind, Move, What, read_move, read_ruleset
from greentable.messages import Row, choices, say
from greentable.records import Record, read_file, read_record, verify, write_record
from greentable.text import Catalogue
from greentable.text.errors import describe_error
from greentable.text.grass import (
    card_name,
    describe_card,
    describe_move,
    describe_table,
    explain,
    narrate,
    narrate_all,
    tell_rules,
)
from greentable.text.refusals import describe_fault
from greentable.text.replay import tell_record
from tests.grass.table import table
from tests.grass.walk import Step, walk
from tests.records.games import NAMES
from tests.records.make_golden import FOLDER
from tests.strategies import BUSY_DECK, HOUSE_RULES, RULESETS, shortened, with_deck
from tests.text.test_cards_moves_reasons import REASONS, TOKENS
from tests.text.test_events import SENTENCES
from tests.text.test_languages import messages
from tests.text.test_story import JOINED
from tests.text.test_table import TABLE

RECORDS = sorted(FOLDER.glob("*.record"))
MORE_RULES = ("2018 max_rounds=2", "classic offers_per_turn=3", "2018 offers_per_turn=3")
ERRORS = (
    *(RecordError, NotationError, IllegalMove),
    *(UnsupportedRuleset, UsageError, GreentableError),
)


class Heard(Catalogue):
    """English that remembers which keys were said."""

    def __init__(self) -> None:
        super().__init__("en")
        self.keys: set[str] = set()

    def _formed(self, key: str, arguments: dict[str, str | int]) -> str:
        self.keys.add(key)
        return super()._formed(key, arguments)


ENGLISH = Catalogue("en")
CARD_NAMES = [card_name(ENGLISH, kind) for kind in Kind]


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
            assert describe_move(ENGLISH, step.move, NAMES)
            for event in step.events:
                met.add(event.what)
                told = narrate(ENGLISH, event, NAMES)
                assert told is not None or event.amount == 0
    assert met == set(What)


def test_no_card_is_named_to_a_viewer_who_may_not_know_it() -> None:
    """Who may know is looked up in `seen`, apart from `for_viewer`; a hand laid down is for all."""
    hidden = 0
    for game in games():
        for viewer in range(game[0].after.seats + 1):
            for event in (event for step in game for event in step.events):
                if viewer in event.seen or event.what is What.SHOWED:
                    continue
                told = narrate(ENGLISH, event.for_viewer(viewer), NAMES) or ""
                assert not any(name in told for name in CARD_NAMES), (event, told)
                hidden += 1
    assert hidden > 0


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_golden_record_can_be_told_to_everybody(path: Path) -> None:
    record = read_file(path)
    for viewer in (None, 0, record.seats):
        lines = list(tell_record(record, ENGLISH, viewer=viewer))
        assert lines[0].startswith("Grass, rules: ")
        assert all(line == line.rstrip() for line in lines)


ROWS = (Row(()), Row(("a", "b", "c"), counted=True), choices(("a", "b", "c")))
BROKEN = Record(game="grass", ruleset="2018", seats=2, names=NAMES[:2], plies=((0, "dealer 3"),))


def tell_records(catalogue: Catalogue) -> None:
    """Whole games and parts of them, to several viewers; and one with a move that is refused."""
    for name in ("house-rules", "unfinished"):
        record = replace(read_file(FOLDER / f"{name}.record"), date="2025-06-30")
        for viewer in (None, 0, 1):
            for ply in (None, 0, len(record.plies) // 2):
                list(tell_record(record, catalogue, viewer=viewer, ply=ply))
    for name, ply in (("2018-give_me_five", 20), ("custom-deck", 0), ("grove/recipes", 0)):
        record = read_file(FOLDER / f"{name}.record")
        for viewer in (None, 0):
            list(tell_record(record, catalogue, viewer=viewer, ply=ply))
    broken = read_record(write_record(BROKEN))
    with pytest.raises(RecordError) as caught:
        verify(broken)
    describe_fault(catalogue, broken, caught.value)


def say_everything(catalogue: Catalogue) -> None:
    """All that the text of Grass can say: what is asked for, and what comes up in games."""
    for ruleset in (*RULESETS, *map(read_ruleset, (*HOUSE_RULES, *MORE_RULES))):
        tell_rules(catalogue, ruleset)
        for kind in Kind:
            describe_card(catalogue, kind, ruleset)
    for token in TOKENS:
        describe_move(catalogue, read_move(token), NAMES)
    for reason in REASONS:
        explain(catalogue, reason, Move.end(), NAMES)
    for event, _ in SENTENCES:
        narrate(catalogue, event, NAMES)
    for events, _ in JOINED.values():
        narrate_all(catalogue, events, NAMES)
    tell_records(catalogue)
    for viewer in (0, 1):
        describe_table(catalogue, grass.view(table(TABLE), viewer), NAMES)
    for error in ERRORS:
        describe_error(catalogue, error("code", "message"))


@pytest.mark.parametrize("files", ["words", "grass_*", "replay"])
def test_no_text_is_idle(files: str) -> None:
    heard = Heard()
    say_everything(heard)
    for row in ROWS:
        heard.text(say("list-one", thing=row))
    assert set(messages("en", files)) - heard.keys == set()
