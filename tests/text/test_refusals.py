"""The rule behind a refusal: each has one, and it is documented."""

from __future__ import annotations

from pathlib import Path

import pytest

from greentable.grass.reasons import Reason as GrassReason
from greentable.grove.reasons import Reason as GroveReason
from greentable.text.refusals import RULES_OF_REFUSALS

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
    rules = [rule for rule in RULES_OF_REFUSALS.values() if rule.startswith(f"{game}.")]
    assert [rule for rule in rules if f"`{rule}`" not in page] == []
