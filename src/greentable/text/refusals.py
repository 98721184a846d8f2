"""The rules behind refusals."""

from __future__ import annotations

_GRASS = {
    "already-played": "turn.4",
    "not-played-yet": "turn.4",
    "market-is-open": "market.1",
    "market-not-open": "market.1",
    "under-heat": "heat.2",
    "no-heat": "heat.3",
    "other-heat": "heat.3",
    "target-market-not-open": "heat.1",
    "target-under-heat": "heat.1",
    "no-peddle-to-pay": "pay_fine.4",
    "not-in-stash": "protection.1",
    "not-protected": "pay_fine.3",
    "cover-too-small": "protection.1",
    "never-protected": "protection.2",
    "target-has-no-peddle": "steal.2",
    "not-in-targets-stash": "steal.2",
    "paranoia-needs-market": "turn.6",
    "paranoia-not-discarded": "turn.6",
    "banker-not-played": "scoring.2",
    "no-trade-after-play": "deal.1",
    "offers-used-up": "deal.3",
    "same-kind": "deal.2",
    "no-stash-swap": "deal.5",
    "swap-used": "deal.5",
    "swap-needs-markets": "deal.5",
    "counter-in-offer": "deal.2",
    "no-card-wanted": "deal.2",
    "asks-for-offered": "deal.2",
}
_GROVE = {
    "no-overlap": "placement.2",
    "on-squirrel": "placement.7",
    "mismatch": "placement.3",
    "two-mismatches": "squirrel.1",
    "barrow-to-choose": "dice.4",
    "not-a-covered-basket": "dice.4",
    "no-barrow-to-choose": "dice.4",
    "dice-to-choose": "dice.7",
    "die-not-scarce": "dice.7",
    "wrong-number-of-dice": "dice.7",
}

RULES_OF_REFUSALS: dict[str, str] = {
    f"{game}-reason-{reason}": f"{game}.{rule}"
    for game, rules in (("grass", _GRASS), ("grove", _GROVE))
    for reason, rule in rules.items()
}
"""The id of the rule, by the id of the refusal's message. Some have none, as "not your turn"."""
