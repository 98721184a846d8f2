"""Moves as JSON documents: what clients show of a legal move, and how they put one together."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from greentable.errors import UsageError
from greentable.grass.cards import CODES, KIND_OF_CODE, Kind
from greentable.grass.codes import EVERYONE, NOBODY, Verb
from greentable.grass.moves import Move
from greentable.grass.wire.names import CardCode, Seat
from greentable.grass.words.messages import move_message
from greentable.words.messages import Message

VerbName = Literal[
    "play", "discard", "offer", "accept", "decline", "counter", "swap",
    "end", "give", "pass", "keep", "hand", "say",
]  # fmt: skip
Pick = Literal["seat", "steal", "fine", "cover"]

_VERBS = {str(verb): verb for verb in Verb}


class MoveDocument(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A move by its parts; a part that the move does not have is left out."""

    verb: Annotated[VerbName, Meta(description="The kind of move.")]
    card: Annotated[
        CardCode | None, Meta(description="The card played, offered, given or discarded.")
    ] = None
    seat: Annotated[
        Seat | None, Meta(description="The seat it is about; of an offer, null is the whole table.")
    ] = None
    other: Annotated[
        CardCode | None,
        Meta(description="The Peddle paid, stolen or swapped for; the kind wanted or asked for."),
    ] = None
    protected: Annotated[
        bool, Meta(description="True if the fine is paid with a protected Peddle.")
    ] = False
    cheated: Annotated[bool, Meta(description="True if the seat says that it was cheated.")] = False
    cover: Annotated[
        tuple[CardCode, ...], Meta(description="The Peddle that a Protection covers.")
    ] = ()


class ChoiceDocument(MoveDocument, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """A legal move as a client offers it."""

    pick: Annotated[
        Pick | None,
        Meta(
            description="The pick that it needs on the table: a seat, the Peddle to steal,"
            " to pay the fine with, or to cover."
        ),
    ] = None
    is_grave: Annotated[
        bool, Meta(description="True for a play against another seat, and for Market Close.")
    ] = False
    said: Annotated[Message, Meta(description="The move as something that one could do.")]


@lru_cache(maxsize=10_000)
def choice(move: Move) -> ChoiceDocument:
    """A legal move as a document; a few thousand come up again and again."""
    hits = move.verb is Verb.PLAY and move.seat != NOBODY
    return ChoiceDocument(
        **_parts(move),
        pick=_pick(move),
        is_grave=hits or (move.verb is Verb.PLAY and move.card is Kind.MARKET_CLOSE),
        said=move_message(move),
    )


def _parts(move: Move) -> dict[str, Any]:
    return {
        "verb": str(move.verb),
        "card": _code(move.card),
        "seat": None if move.seat in {NOBODY, EVERYONE} else move.seat,
        "other": _code(move.other),
        "protected": move.protected,
        "cheated": move.cheated,
        "cover": tuple(CODES[kind] for kind in move.cover),
    }


def _code(kind: Kind | None) -> str | None:
    return None if kind is None else CODES[kind]


def _pick(move: Move) -> Pick | None:
    if move.verb is not Verb.PLAY:
        return None
    if move.cover:
        return "cover"
    if move.other is not None:
        return "steal" if move.seat else "fine"
    return "seat" if move.seat else None


def read_move_document(document: object) -> Move:
    """The move of its parts. Raises UsageError for parts that make no move."""
    try:
        parts = msgspec.convert(document, MoveDocument)
    except msgspec.ValidationError as error:
        raise UsageError("move.parts", trouble=str(error)) from error
    seat = parts.seat or NOBODY
    if parts.verb == "offer" and parts.seat is None:
        seat = EVERYONE
    return Move(
        _VERBS[parts.verb],
        _kind(parts.card),
        seat,
        _kind(parts.other),
        protected=parts.protected,
        cheated=parts.cheated,
        cover=tuple(sorted(KIND_OF_CODE[code] for code in parts.cover)),
    )


def _kind(code: str | None) -> Kind | None:
    return None if code is None else KIND_OF_CODE[code]
