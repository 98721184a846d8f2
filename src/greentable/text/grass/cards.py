"""The cards of Grass in words."""

from __future__ import annotations

from greentable.grass import Kind
from greentable.grass.cards import COVERS, FINE, HEAT_KINDS, VALUE, family_of
from greentable.grass.families import (
    heat_cooled_by,
    is_heat_off,
    is_heat_on,
    is_paranoia,
    is_peddle,
    is_protection,
)
from greentable.text.catalogue import Catalogue, key_of


def card_name(catalogue: Catalogue, kind: Kind | None) -> str:
    """The name of a card; "this card" where there is none."""
    return catalogue.say("grass-card-none" if kind is None else f"grass-card-{key_of(kind.name)}")


def family_name(catalogue: Catalogue, kind: Kind) -> str:
    """The name of a card's family."""
    return catalogue.say(f"grass-family-{family_key(kind)}")


def family_key(kind: Kind) -> str:
    """A card's family as part of a key."""
    return key_of(family_of(kind).name)


def about_card(catalogue: Catalogue, kind: Kind) -> str:
    """What a card does, in a sentence or two that hold in every edition."""
    own = f"grass-about-{key_of(kind.name)}"
    key = own if own in catalogue else f"grass-about-{family_key(kind)}"
    return catalogue.say(key, figure=_figure(catalogue, kind), partner=_partner(catalogue, kind))


def describe_card(catalogue: Catalogue, kind: Kind) -> str:
    """A card with its family and what it does."""
    return catalogue.say(
        "grass-card-described",
        card=card_name(catalogue, kind),
        family=family_name(catalogue, kind),
        about=about_card(catalogue, kind),
    )


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
