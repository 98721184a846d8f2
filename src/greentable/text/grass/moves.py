"""Moves of Grass in words: what somebody could do, or did."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.catalogue import Catalogue, key_of
from greentable.grass import EVERYONE, Kind, Move, Verb
from greentable.grass.families import is_heat_off, is_peddle
from greentable.text.grass.cards import card_name


def describe_move(catalogue: Catalogue, move: Move, names: Sequence[str]) -> str:
    """A move as what one could do: "steal Panama from Ben"."""
    return catalogue.say(
        f"grass-move-{_form(move)}",
        card=card_name(catalogue, move.card),
        other=card_name(catalogue, move.other),
        target=catalogue.seat(move.seat, names),
        cover=catalogue.counted(card_name(catalogue, kind) for kind in move.cover),
    )


def _form(move: Move) -> str:
    match move.verb:
        case Verb.PLAY:
            return _form_of_play(move)
        case Verb.OFFER:
            form = "offer" if move.other is not None else "offer-open"
            return f"{form}-table" if move.seat == EVERYONE else form
        case Verb.COUNTER if move.other is not None:
            return "counter-for"
        case Verb.SAY:
            return "say-cheated" if move.cheated else "say-nothing"
        case _:
            return key_of(move.verb.name)


def _form_of_play(move: Move) -> str:
    """The way to say a play; one that no rule knows is just "play"."""
    if move.cover:
        return "protect"
    match move.card:
        case Kind.STEAL if move.seat:
            return "steal" if move.other is None else "steal-this"
        case _ if move.seat:
            return "play-on"
        case Kind.MARKET_OPEN | Kind.MARKET_CLOSE:
            return key_of(move.card.name)
        case Kind.PAY_FINE if move.other is not None:
            return "pay-fine-with-protected" if move.protected else "pay-fine-with"
        case Kind.PAY_FINE:
            return "pay-fine"
    return _form_by_family(move.card)


def _form_by_family(card: Kind | None) -> str:
    if card is not None and is_peddle(card):
        return "peddle"
    return "heat-off" if card is not None and is_heat_off(card) else "play"
