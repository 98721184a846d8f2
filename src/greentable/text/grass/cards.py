"""The cards of Grass: their families, and their effects by the rules in play."""

from __future__ import annotations

from collections.abc import Iterator

from greentable.grass import (
    BANKER_FLAT,
    BANKER_PERCENT,
    MESSAGES,
    Choice,
    Family,
    Hits,
    Kind,
    Ruleset,
    card_said,
    family_of,
    figure_of,
    heat_partner,
)
from greentable.words.messages import Form, Message, Money, key_of, say, sentences


def family_message(kind: Kind) -> Message:
    """The name of a card's family."""
    return MESSAGES.say(f"family-{key_of(family_of(kind).name)}")


def describe_card(kind: Kind, rules: Ruleset) -> Message:
    """A card with its family and its effect by these rules."""
    return MESSAGES.say(
        "card-described",
        card=card_said(kind),
        family=family_message(kind),
        about=sentences(about_card(kind, rules)),
    )


def about_card(kind: Kind, rules: Ruleset) -> list[Message]:
    """Sentences about a card by these rules; the first one is its effect."""
    choice, partner = _choice(kind, rules), heat_partner(kind)
    said = [
        MESSAGES.say(
            f"about-{part}",
            figure=Money(abs(figure_of(kind))),
            partner=card_said(partner),
            fine=card_said(Kind.PAY_FINE),
            choice=Form(key_of(choice.name)),
            turns=_misses(kind, rules),
            sum=Money(BANKER_FLAT),
            percent=BANKER_PERCENT,
        )
        for part in _parts(kind, rules)
    ]
    if _misses(kind, rules):  # they are a part of the effect
        effect, misses, *others = said
        return [say("sentences-last", first=effect, last=misses), *others]
    return said


def _parts(kind: Kind, rules: Ruleset) -> Iterator[str]:
    """The sentences about a card, as the last parts of their ids."""
    family = family_of(kind)
    match family:
        case Family.PEDDLE:
            yield "peddle"
            if kind is Kind.DR_FEELGOOD:
                yield "never-protected"
        case Family.PARANOIA:
            yield from _paranoia_parts(kind, rules)
        case Family.NIRVANA:
            yield key_of(kind.name)
            yield from _nirvana_parts(rules)
        case _ if kind is Kind.BANKER:
            yield f"banker-{key_of(rules.banker.name)}"
        case Family.HEAT_ON | Family.HEAT_OFF | Family.PROTECTION if kind is not Kind.PAY_FINE:
            yield key_of(family.name)
        case _:
            yield key_of(kind.name)
    needs_market = kind in {Kind.MARKET_CLOSE, Kind.STEAL}
    if family is Family.PROTECTION and not rules.heat_stops_protection:
        yield "needs-market-hot-or-not"
    elif needs_market or family in {Family.PEDDLE, Family.PROTECTION}:
        yield "needs-market"
    if kind is Kind.STEAL and rules.steal_needs_victim_market:
        yield "steal-victim-market"


def _nirvana_parts(rules: Ruleset) -> Iterator[str]:
    if rules.nirvana_lifts_heat:
        yield "nirvana-heat"
    if rules.nirvana_extra_turn:
        yield "nirvana-turn"
    if rules.nirvana_needs_market:
        yield "needs-market-hot-or-not"


def _paranoia_parts(kind: Kind, rules: Ruleset) -> Iterator[str]:
    hits = "-self" if rules.paranoia_hits == Hits.PLAYER else ""
    yield f"{key_of(kind.name)}{hits}"
    if _misses(kind, rules):
        yield f"misses{hits}"
    yield "luck" if rules.lucky_or_not else "pass"
    if not rules.paranoia_before_market:
        yield "paranoia-market"
    yield "fine"


def _choice(kind: Kind, rules: Ruleset) -> Choice:
    """The way in which these rules choose the Peddle that a card affects."""
    choices = {
        Kind.PAY_FINE: rules.pay_fine,
        Kind.STEAL: rules.steal,
        Kind.STONEHIGH: rules.stonehigh,
        Kind.SOLD_OUT: rules.sold_out,
    }
    return choices.get(kind, Choice.CHOSEN)


def _misses(kind: Kind, rules: Ruleset) -> int:
    """The number of turns that a card makes its victim miss."""
    is_paranoia = family_of(kind) is Family.PARANOIA
    return rules.misses[kind - Kind.SOLD_OUT] if is_paranoia else 0
