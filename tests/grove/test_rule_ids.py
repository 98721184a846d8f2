"""docs/rules/grove.md against the code and the tests: a rule has its id in all three."""

from __future__ import annotations

import dataclasses
import re

import pytest

from greentable import grove
from greentable.grove import Ruleset
from tests.games.rule_pages import RulePages

PAGES = RulePages(grove, without=["measures"])  # what recipes count is no heading of its own


def test_every_rule_is_documented_once_and_in_order() -> None:
    PAGES.check_order()
    assert len(PAGES.rules) == 41


def test_every_rule_is_named_by_the_code_that_carries_it_out() -> None:
    PAGES.check_named_by_code()


def test_every_rule_is_named_by_a_test() -> None:
    PAGES.check_named_by_tests()


def test_no_file_names_a_rule_that_is_not_documented() -> None:
    PAGES.check_no_others()


@pytest.mark.parametrize("rule", PAGES.rules)
def test_what_is_named_beside_a_rule_exists_and_names_the_rule(rule: str) -> None:
    _, words, source, _, _ = PAGES.rules[rule]
    assert words.endswith(".")
    assert set(re.sub(r" \(.*?\)", "", source).split("; ")) <= {"IT", "ruling"}
    assert ("ruling" in source) == words.startswith("**R** ")
    PAGES.check_row(rule)


def test_every_ruling_belongs_to_a_rule_that_says_so() -> None:
    rulings = PAGES.rows(r"grove\.", columns=4)
    assert {row[0].strip("`") for row in rulings} == {
        rule for rule, row in PAGES.rules.items() if "ruling" in row[2]
    }
    for rule, question, sheet, ruling in rulings:
        assert question.endswith("?"), rule
        assert sheet.endswith("."), rule
        assert ruling.endswith("."), rule


def test_every_switch_is_documented_with_its_rule() -> None:
    text = PAGES.page.read_text(encoding="utf-8").split("\n## Switches\n")[1]
    told = {
        line.split("|")[1].strip(" `"): line.split("|")[3].strip(" `")
        for line in text.splitlines()
        if line.startswith("| `")
    }
    assert told == {switch.name: switch.metadata["rule"] for switch in dataclasses.fields(Ruleset)}
