"""The rule behind a refusal: there is one for each, and the rules in short say it."""

from __future__ import annotations

from pathlib import Path

import pytest

from greentable.grass.reasons import Reason as GrassReason
from greentable.grove.reasons import Reason as GroveReason
from greentable.text.refusals import RULES_OF_REFUSALS
from greentable.text.rules import told

DOCS = Path(__file__).parents[2] / "docs" / "rules"
ABOUT_NO_RULE = {
    *("ok", "game-over", "not-your-turn", "already-chosen", "not-now", "malformed"),
    *("no-such-seat", "own-seat", "not-in-deck", "not-in-hand", "not-in-pack"),
    *("not-in-haystack", "wrong-seat-dealt", "no-such-card", "already-seen", "same-recipe"),
}


@pytest.mark.parametrize(("game", "reasons"), [("grass", GrassReason), ("grove", GroveReason)])
def test_every_refusal_by_a_rule_has_that_rule(
    game: str, reasons: type[GrassReason | GroveReason]
) -> None:
    names = {one.name.lower().replace("_", "-") for one in reasons} - ABOUT_NO_RULE
    mapped = {one for one in RULES_OF_REFUSALS if one.startswith(game)}
    assert mapped == {f"{game}-reason-{name}" for name in names}


@pytest.mark.parametrize("game", ["grass", "grove"])
def test_the_rules_are_documented(game: str) -> None:
    page = (DOCS / f"{game}.md").read_text(encoding="utf-8")
    rules = [rule for rule, _ in RULES_OF_REFUSALS.values() if rule.startswith(f"{game}.")]
    assert [rule for rule in rules if f"`{rule}`" not in page] == []


@pytest.mark.parametrize(
    "ruleset",
    ["2018", "classic", "2018 offers_per_turn=0 stash_swap=off", "2018 deck=HG:60,MO:9", "house"],
)
def test_every_refusal_leads_to_what_the_page_says(ruleset: str) -> None:
    rules = told("grove" if ruleset == "house" else "grass", ruleset)
    said = {section.heading.id for section in rules.sections}
    said |= {getattr(line, "id", "") for section in rules.sections for line in section.lines}
    assert {one.anchor for one in rules.refusals} <= said
    anchors = {one.reason: one.anchor for one in rules.refusals}
    if ruleset == "classic":
        assert anchors["grass-reason-under-heat"] == "grass-rules-heat-on-protect"
