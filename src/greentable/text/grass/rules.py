"""The rules of Grass in short, as they are in play."""

from __future__ import annotations

from collections.abc import Iterator

from greentable.catalogue import Catalogue
from greentable.grass import Kind, Ruleset, write_card
from greentable.grass.cards import HEAT_KINDS
from greentable.switches import NONE
from greentable.text.grass.cards import card_name, sentences_about

EFFECTS = (Kind.STEAL, Kind.BANKER, Kind.STONEHIGH, Kind.EUPHORIA)
PARANOIA = (Kind.SOLD_OUT, Kind.DOUBLECROSSED, Kind.WIPED_OUT)


def tell_rules(catalogue: Catalogue, rules: Ruleset) -> list[tuple[str, list[str]]]:
    """Headings with the sentences under them, each of which holds by these rules."""
    sections = {
        "goal": _goal(catalogue, rules),
        "turn": _say(catalogue, "turn-draw", "turn-last", "turn-miss"),
        "market": _say(catalogue, "market-open", "market-risk", "market-close"),
        "heat": _heat(catalogue, rules),
        "protection": _say(catalogue, "protection-cover", "protection-never"),
        "effects": _effects(catalogue, rules),
        "paranoia": _paranoia(catalogue, rules),
        "deals": _deals(catalogue, rules),
        "scoring": _scoring(catalogue, rules),
        "variants": _variants(catalogue, rules),
    }
    told = {heading: list(lines) for heading, lines in sections.items()}
    return [(catalogue.say(f"grass-rules-{key}"), lines) for key, lines in told.items() if lines]


def _say(catalogue: Catalogue, *keys: str, **arguments: str | int) -> Iterator[str]:
    for key in keys:
        yield catalogue.say(f"grass-rules-{key}", **arguments)


def _goal(catalogue: Catalogue, rules: Ruleset) -> Iterator[str]:
    """grass.scoring.6, grass.turn.11."""
    yield from _say(catalogue, "goal-target", target=catalogue.money(rules.target))
    if rules.max_rounds:
        yield from _say(catalogue, "goal-rounds", rounds=rules.max_rounds)


def _heat(catalogue: Catalogue, rules: Ruleset) -> Iterator[str]:
    """grass.heat, grass.pay_fine, grass.deck.3."""
    yield from _say(catalogue, "heat-on" if rules.heat_stops_protection else "heat-on-protect")
    pairs = [
        catalogue.say(
            "grass-rules-heat-pair",
            heat=card_name(catalogue, Kind(heat)),
            partner=card_name(catalogue, Kind(heat + HEAT_KINDS)),
        )
        for heat in range(Kind.BUST, Kind.BUST + HEAT_KINDS)
    ]
    yield from _say(catalogue, "heat-off", pairs=catalogue.listed(pairs))
    yield _card(catalogue, Kind.PAY_FINE, rules)


def _effects(catalogue: Catalogue, rules: Ruleset) -> Iterator[str]:
    """grass.steal, grass.nirvana, grass.scoring.2; only cards of this deck."""
    for kind in EFFECTS:
        if rules.deck[kind]:
            yield _card(catalogue, kind, rules)


def _paranoia(catalogue: Catalogue, rules: Ruleset) -> Iterator[str]:
    """grass.paranoia, grass.turn.6: each card's effect, then what all have in common."""
    cards = [kind for kind in PARANOIA if rules.deck[kind]]
    for kind in cards:
        yield _card(catalogue, kind, rules, only_effect=True)
    if cards:
        _, *common, _ = sentences_about(catalogue, cards[0], rules)
        yield " ".join(common)
        yield from _say(catalogue, "paranoia-discard")


def _card(catalogue: Catalogue, kind: Kind, rules: Ruleset, *, only_effect: bool = False) -> str:
    about = sentences_about(catalogue, kind, rules)
    return catalogue.say(
        "grass-rules-card",
        card=card_name(catalogue, kind),
        code=write_card(kind),
        about=" ".join(about[:1] if only_effect else about),
    )


def _deals(catalogue: Catalogue, rules: Ruleset) -> Iterator[str]:
    """grass.deal, grass.variants.2."""
    if rules.offers_per_turn:
        key = "deals-any-time" if rules.trade_after_play else "deals-before"
        key += "" if rules.offers_per_turn == NONE else "-limited"
        yield from _say(catalogue, key, offers=rules.offers_per_turn)
        shown = "open" if rules.open_trades else "closed"
        how = "hidden" if rules.hidden_deals else shown
        yield from _say(catalogue, "deals-answer", f"deals-{how}")
    else:
        yield from _say(catalogue, "deals-none")
    if rules.stash_swap:
        yield from _say(catalogue, "deals-swap" if rules.swap_under_heat else "deals-swap-market")


def _scoring(catalogue: Catalogue, rules: Ruleset) -> Iterator[str]:
    """grass.scoring.3 to 7."""
    yield from _say(catalogue, "scoring-net", "scoring-result", "scoring-fines")
    if rules.bonus:
        yield from _say(catalogue, "scoring-bonus", bonus=catalogue.money(rules.bonus))
    floor = "scoring-debt" if rules.total_floor == NONE else "scoring-floor"
    yield from _say(catalogue, floor, "scoring-anew")


def _variants(catalogue: Catalogue, rules: Ruleset) -> Iterator[str]:
    """grass.variants.1 and 3; Hidden Deals are told with the deals."""
    if rules.give_me_five:
        yield from _say(catalogue, "variants-draft")
    if rules.lucky_or_not:
        yield from _say(catalogue, "variants-luck")
