"""The cards of Grass in words."""

from __future__ import annotations

from collections.abc import Iterator

from greentable.catalogue import Catalogue, key_of
from greentable.grass import Kind, Ruleset
from greentable.grass.cards import CODES, COVERS, FINE, HEAT_KINDS, VALUE, Family, family_of
from greentable.grass.families import (
    heat_cooled_by,
    is_heat_off,
    is_heat_on,
    is_paranoia,
    is_peddle,
    is_protection,
)
from greentable.grass.ruleset import Choice, Hits

NO_CARD = "none"  # ends the key that stands where there is no card


def card_name(catalogue: Catalogue, kind: Kind | None) -> str:
    """The name of a card; "this card" where there is none."""
    return catalogue.say(f"grass-card-{NO_CARD if kind is None else CODES[kind]}")


def family_name(catalogue: Catalogue, kind: Kind) -> str:
    """The name of a card's family."""
    return catalogue.say(f"grass-family-{family_key(kind)}")


def family_key(kind: Kind) -> str:
    """A card's family as part of a key."""
    return key_of(family_of(kind).name)


def about_card(catalogue: Catalogue, kind: Kind, rules: Ruleset) -> str:
    """What a card does by these rules, in a few sentences."""
    return " ".join(sentences_about(catalogue, kind, rules))


def sentences_about(catalogue: Catalogue, kind: Kind, rules: Ruleset) -> list[str]:
    """What a card does by these rules; the first sentence is its effect."""
    return [
        catalogue.say(
            f"grass-about-{part}",
            figure=_figure(catalogue, kind),
            partner=_partner(catalogue, kind),
            choice=_choice(kind, rules),
            turns=rules.misses[kind - Kind.SOLD_OUT] if is_paranoia(kind) else 0,
        )
        for part in _parts(kind, rules)
    ]


def describe_card(catalogue: Catalogue, kind: Kind, rules: Ruleset) -> str:
    """A card with its family and what it does by these rules."""
    return catalogue.say(
        "grass-card-described",
        card=card_name(catalogue, kind),
        family=family_name(catalogue, kind),
        about=about_card(catalogue, kind, rules),
    )


def _parts(kind: Kind, rules: Ruleset) -> Iterator[str]:
    """The sentences about a card, as ends of their keys."""
    match family_of(kind):
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
            yield family_key(kind)
        case _:
            yield key_of(kind.name)
    if kind is Kind.STEAL and rules.steal_needs_victim_market:
        yield "steal-victim-market"
    if is_protection(kind) and not rules.heat_stops_protection:
        yield "needs-market-hot-or-not"
    elif is_peddle(kind) or is_protection(kind) or kind in {Kind.MARKET_CLOSE, Kind.STEAL}:
        yield "needs-market"


def _nirvana_parts(rules: Ruleset) -> Iterator[str]:
    if rules.nirvana_lifts_heat:
        yield "nirvana-heat"
    if rules.nirvana_extra_turn:
        yield "nirvana-turn"
    if rules.nirvana_needs_market:
        yield "needs-market-hot-or-not"


def _paranoia_parts(kind: Kind, rules: Ruleset) -> Iterator[str]:
    yield key_of(kind.name) + ("-self" if rules.paranoia_hits == Hits.PLAYER else "")
    yield "luck" if rules.lucky_or_not else "pass"
    if not rules.paranoia_before_market:
        yield "paranoia-market"
    yield "fine"


def _choice(kind: Kind, rules: Ruleset) -> str:
    """How these rules say which Peddle a card is about."""
    choices = {
        Kind.PAY_FINE: rules.pay_fine,
        Kind.STEAL: rules.steal,
        Kind.STONEHIGH: rules.stonehigh,
        Kind.SOLD_OUT: rules.sold_out,
    }
    return key_of(choices.get(kind, Choice.CHOSEN).name)


def _figure(catalogue: Catalogue, kind: Kind) -> str:
    if is_peddle(kind):
        return catalogue.money(VALUE[kind])
    if is_protection(kind):
        return catalogue.money(COVERS[kind - Kind.CATCH_A_BUZZ])
    if is_paranoia(kind):
        return catalogue.money(FINE[kind - Kind.SOLD_OUT])
    return ""


def _partner(catalogue: Catalogue, kind: Kind) -> str:
    if is_heat_on(kind):
        return card_name(catalogue, Kind(kind + HEAT_KINDS))
    if is_heat_off(kind):
        return card_name(catalogue, Kind(heat_cooled_by(kind)))
    return ""
