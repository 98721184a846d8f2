"""docs/rules/ against the code and the tests: a rule has its id in all three, or this fails."""

from __future__ import annotations

import dataclasses
import re

import pytest

from greentable import grass
from greentable.grass import Ruleset, decks
from greentable.grass.ruleset_text import _write_value
from tests.games.rule_pages import RulePages

PAGES = RulePages(grass)


def test_every_rule_is_documented_once_and_in_order() -> None:
    PAGES.check_order()
    assert len(PAGES.rules) >= 58


def test_every_rule_is_named_by_the_code_that_carries_it_out() -> None:
    PAGES.check_named_by_code()


def test_every_rule_is_named_by_a_test() -> None:
    PAGES.check_named_by_tests()


def test_no_file_names_a_rule_that_is_not_documented() -> None:
    PAGES.check_no_others()


@pytest.mark.parametrize("rule", PAGES.rules)
def test_what_is_named_beside_a_rule_exists_and_names_the_rule(rule: str) -> None:
    _, words, source, _, _ = PAGES.rules[rule]
    assert words.endswith((".", ")"))
    assert set(re.sub(r"\(.*?\)", "", source).replace(";", ",").replace(" ", "").split(",")) <= {
        *("IT", "NL", "DE", "FR", "ruling")
    }
    PAGES.check_row(rule, any)


def test_every_ruling_belongs_to_a_rule_that_says_so() -> None:
    rulings = {row[0].strip("`") for row in PAGES.rows(r"grass\.", columns=5, page="rulings.md")}
    assert rulings == {rule for rule, row in PAGES.rules.items() if "ruling" in row[2]}


def test_a_ruling_has_a_question_an_answer_and_at_most_a_switch_that_exists() -> None:
    switches = {switch.name for switch in dataclasses.fields(Ruleset)}
    for rule, question, sheets, ruling, switch in PAGES.rows(
        r"grass\.", columns=5, page="rulings.md"
    ):
        assert question.endswith("?"), rule
        assert sheets.endswith("."), rule
        assert ruling.endswith("."), rule
        assert {switch.strip("`")} <= {"", *switches}, rule


def test_every_switch_is_documented_with_its_rule_and_its_value_in_both_editions() -> None:
    text = PAGES.page.read_text(encoding="utf-8").split("\n## Switches\n")[1]
    rows = [
        [cell.strip().strip("`") for cell in line.strip("|").split("|")]
        for line in text.splitlines()
        if line.startswith("| `")
    ]
    assert [[name, *values, rule] for name, *values, _, rule in rows] == [
        [
            switch.name,
            *(_write_value(switch.name, getattr(e, switch.name)) for e in grass.EDITIONS.values()),
            switch.metadata["rule"],
        ]
        for switch in dataclasses.fields(Ruleset)
    ]


def test_the_documented_decks_are_those_that_are_dealt() -> None:
    """grass.deck.1 and 2: the table of counts."""
    rows = PAGES.rows("[A-Z]{2}`", columns=6)
    documented = {
        name: {row[0].strip("`"): int(row[column]) for row in rows}
        for column, name in enumerate(("2018", "classic", "it2022"), start=2)
    }
    assert documented == {name: dict(deck) for name, deck in decks.NAMED.items()}
