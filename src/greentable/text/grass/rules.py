"""The rules of Grass in short, for a ruleset."""

from __future__ import annotations

from collections.abc import Iterator

from greentable.core.switches import NONE
from greentable.grass import (
    MESSAGES,
    Family,
    Kind,
    Ruleset,
    card_said,
    family_of,
    figure_of,
    heat_partner,
    write_card,
)
from greentable.text.grass.cards import about_card
from greentable.words.messages import Argument, Message, Money, Row, sentences

EFFECTS = (Kind.STEAL, Kind.BANKER, Kind.STONEHIGH, Kind.EUPHORIA)
HEATS = [kind for kind in Kind if family_of(kind) is Family.HEAT_ON]
PARANOIA = [kind for kind in Kind if family_of(kind) is Family.PARANOIA]


def tell_rules(rules: Ruleset) -> list[tuple[Message, list[Message | Row]]]:
    """The headings with their sentences, for these rules."""
    sections: dict[str, Iterator[Message | Row]] = {
        "goal": _goal(rules),
        "turn": _say("turn-draw", "turn-last", "turn-miss"),
        "market": _say("market-open", "market-risk", "market-close"),
        "heat": _heat(rules),
        "protection": _say("protection-cover", "protection-never"),
        "effects": _effects(rules),
        "paranoia": _paranoia(rules),
        "deals": _deals(rules),
        "scoring": _scoring(rules),
        "variants": _variants(rules),
    }
    told = {heading: list(lines) for heading, lines in sections.items()}
    return [(MESSAGES.say(f"rules-{key}"), lines) for key, lines in told.items() if lines]


def _say(*keys: str, **arguments: Argument) -> Iterator[Message]:
    for key in keys:
        yield MESSAGES.say(f"rules-{key}", **arguments)


def _goal(rules: Ruleset) -> Iterator[Message]:
    """grass.scoring.6, grass.turn.11."""
    key = "goal-rounds" if rules.max_rounds else "goal-target"
    yield from _say(key, target=Money(rules.target), rounds=rules.max_rounds)


def _heat(rules: Ruleset) -> Iterator[Message]:
    """grass.heat, grass.pay_fine, grass.deck.3."""
    yield from _say("heat-on" if rules.heat_stops_protection else "heat-on-protect")
    pairs = [
        MESSAGES.say("rules-heat-pair", heat=card_said(heat), partner=card_said(heat_partner(heat)))
        for heat in HEATS
    ]
    yield from _say("heat-off", pairs=Row(tuple(pairs)))
    yield _card(Kind.PAY_FINE, about_card(Kind.PAY_FINE, rules))


def _effects(rules: Ruleset) -> Iterator[Message]:
    """grass.steal, grass.nirvana, grass.scoring.2, for cards in this deck."""
    for kind in EFFECTS:
        if rules.deck[kind]:
            yield _card(kind, about_card(kind, rules))


def _paranoia(rules: Ruleset) -> Iterator[Message]:
    """grass.paranoia, grass.turn.6: each card's effect, then the rules that all share."""
    cards = [kind for kind in PARANOIA if rules.deck[kind]]
    for kind in cards:
        yield _card(kind, about_card(kind, rules)[:1])
    if cards:
        if not rules.lucky_or_not:
            yield from _say("paranoia-pass")
        if not rules.paranoia_before_market:
            yield from _say("paranoia-market")
        yield from _say("paranoia-discard")


def _card(kind: Kind, about: list[Message]) -> Message:
    return MESSAGES.say(
        "rules-card", card=card_said(kind), code=write_card(kind), about=sentences(about)
    )


def _deals(rules: Ruleset) -> Iterator[Message]:
    """grass.deal, grass.variants.2."""
    if rules.offers_per_turn:
        key = "deals-any-time" if rules.trade_after_play else "deals-before"
        key += "" if rules.offers_per_turn == NONE else "-limited"
        yield from _say(key, offers=rules.offers_per_turn)
        shown = "open" if rules.open_trades else "closed"
        how = "hidden" if rules.hidden_deals else shown
        yield from _say("deals-answer", f"deals-{how}")
    else:
        yield from _say("deals-none")
    if rules.stash_swap:
        yield from _say("deals-swap" if rules.swap_under_heat else "deals-swap-market")


def _scoring(rules: Ruleset) -> Iterator[Message]:
    """grass.scoring.3 to 7."""
    fines = [
        MESSAGES.say("rules-scoring-fine", card=card_said(kind), fine=Money(-figure_of(kind)))
        for kind in PARANOIA
    ]
    yield from _say("scoring-net", "scoring-result")
    yield from _say("scoring-fines", fines=Row(tuple(fines)))
    if rules.bonus:
        yield from _say("scoring-bonus", bonus=Money(rules.bonus))
    floor = "scoring-debt" if rules.total_floor == NONE else "scoring-floor"
    yield from _say(floor)
    if rules.max_rounds != 1:
        yield from _say("scoring-anew")


def _variants(rules: Ruleset) -> Iterator[Message]:
    """grass.variants.1 and 3; Hidden Deals are in the section on trades."""
    if rules.give_me_five:
        yield from _say("variants-draft")
    if rules.lucky_or_not:
        yield from _say("variants-luck")
