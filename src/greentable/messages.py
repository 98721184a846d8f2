"""Messages: what is said to people, before it is put into words.

A message is an id and typed arguments: seats, cards, sums, numbers, rows of them, other messages.
Everything that a person reads about a game is one: events, reasons, explanations, ledger lines,
errors. `greentable.catalogue` puts it into a language, as spans of text, names, cards and sums, so
that whoever shows it can colour a name without searching for it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import msgspec


class Seat(msgspec.Struct, frozen=True, tag_field="is", tag="seat"):
    """Who sits somewhere: shown by name."""

    seat: int


class Card(msgspec.Struct, frozen=True, tag_field="is", tag="card"):
    """A card of a game, by the code that moves are written with: shown by its name."""

    game: str
    code: str


class Money(msgspec.Struct, frozen=True, tag_field="is", tag="money"):
    """A sum in dollars, which may be below zero."""

    dollars: int


class Form(msgspec.Struct, frozen=True, tag_field="is", tag="form"):
    """Which form a sentence takes; texts select by it and never show it."""

    form: str


class Row(msgspec.Struct, frozen=True, tag_field="is", tag="row"):
    """Several things in a row: "a, b and c". With `counted`, equal ones once: "2 × a and b".

    `join` names the texts that join them: `{join}-last` for the last two, `{join}-more` before.
    """

    items: tuple[Argument, ...]
    counted: bool = False
    join: str = "list"


class Message(msgspec.Struct, frozen=True, tag_field="is", tag="message"):
    """An id, which every catalogue has a text for, and the arguments of that text by name."""

    id: str
    arguments: dict[str, Argument] = {}


Argument = str | int | Seat | Card | Money | Form | Row | Message
"""A plain text is shown as it is; a plain number as the language writes numbers."""


def say(id_: str, **arguments: Argument) -> Message:
    """The message with this id and these arguments."""
    return Message(id_, arguments)


def choices(items: Iterable[Argument]) -> Row:
    """What would be possible, in a row: "de, en, fr"."""
    return Row(tuple(items), join="choices")


class Span(NamedTuple):
    """A piece of a sentence; `kind` is "text", "name", "card" or "amount".

    A name has the seat, a card its code.
    """

    text: str
    kind: str = "text"
    seat: int = 0
    code: str = ""


def plain(spans: tuple[Span, ...]) -> str:
    """The sentence without what its pieces are."""
    return "".join(span.text for span in spans)
