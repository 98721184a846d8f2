"""Which rule stands behind a refusal, and where the rules in short say it.

A refusal is named by its message. An anchor is the id of a sentence of the rules, or how those
begin of which a ruleset says one; of a section, where no single sentence says it.
"""

from __future__ import annotations

from typing import NamedTuple


class RuleOfRefusal(NamedTuple):
    """The id of a rule, and its anchor in the rules in short."""

    rule: str
    anchor: str


_GRASS = {
    "already-played": ("turn.4", "turn-draw"),
    "not-played-yet": ("turn.4", "turn-draw"),
    "market-is-open": ("market.1", "market-open"),
    "market-not-open": ("market.1", "market-open"),
    "under-heat": ("heat.2", "heat-on"),
    "no-heat": ("heat.3", "heat-off"),
    "other-heat": ("heat.3", "heat-off"),
    "target-market-not-open": ("heat.1", "heat-on"),
    "target-under-heat": ("heat.1", "heat-on"),
    "no-peddle-to-pay": ("pay_fine.4", "heat"),
    "not-in-stash": ("protection.1", "protection-cover"),
    "not-protected": ("pay_fine.3", "heat"),
    "cover-too-small": ("protection.1", "protection-cover"),
    "never-protected": ("protection.2", "protection-never"),
    "target-has-no-peddle": ("steal.2", "effects"),
    "not-in-targets-stash": ("steal.2", "effects"),
    "paranoia-needs-market": ("turn.6", "paranoia"),
    "paranoia-not-discarded": ("turn.6", "paranoia-discard"),
    "banker-not-played": ("scoring.2", "effects"),
    "no-trade-after-play": ("deal.1", "deals-before"),
    "offers-used-up": ("deal.3", "deals"),
    "same-kind": ("deal.2", "deals-answer"),
    "no-stash-swap": ("deal.5", "deals"),
    "swap-used": ("deal.5", "deals-swap"),
    "swap-needs-markets": ("deal.5", "deals-swap"),
    "counter-in-offer": ("deal.2", "deals-answer"),
    "no-card-wanted": ("deal.2", "deals-answer"),
    "asks-for-offered": ("deal.2", "deals-answer"),
}
_GROVE = {
    "no-overlap": ("placement.2", "turn-overlap"),
    "on-squirrel": ("placement.7", "squirrel-seat"),
    "mismatch": ("placement.3", "dice-match"),
    "two-mismatches": ("squirrel.1", "squirrel-once"),
    "barrow-to-choose": ("dice.4", "dice-barrow"),
    "not-a-covered-basket": ("dice.4", "dice-barrow"),
    "no-barrow-to-choose": ("dice.4", "dice-barrow"),
    "dice-to-choose": ("dice.7", "dice-scarce"),
    "die-not-scarce": ("dice.7", "dice-scarce"),
    "wrong-number-of-dice": ("dice.7", "dice-scarce"),
}

RULES_OF_REFUSALS: dict[str, RuleOfRefusal] = {
    f"{game}-reason-{reason}": RuleOfRefusal(f"{game}.{rule}", f"{game}-rules-{anchor}")
    for game, rules in (("grass", _GRASS), ("grove", _GROVE))
    for reason, (rule, anchor) in rules.items()
}
"""By the message of the refusal. Some are about no rule, as that it is not one's turn."""


def anchor_among(wanted: str, headings: list[str], sentences: list[str]) -> str | None:
    """The section or sentence that says it by this ruleset; else the section it would stand in.

    None where the rules in play have no such section, and so no such refusal.
    """
    if wanted in headings:
        return wanted
    saying = [one for one in sentences if one.startswith(wanted)]
    return next(iter([*saying, *(one for one in headings if wanted.startswith(one))]), None)
