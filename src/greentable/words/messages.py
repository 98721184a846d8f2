"""Messages: texts for people, before they are put into words.

A message is an id and typed arguments: seats, cards, sums, numbers, rows of them, other messages.
Every text about a game is one: events, reasons, explanations, ledger lines, errors. A catalogue
puts it into a language, as spans of text, names, cards and sums, so that a screen can colour a name
without searching for it.

A game lists its messages in one table: every id, and the kind of each argument of its text.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta


class Seat(msgspec.Struct, frozen=True, tag_field="is", tag="seat"):
    """A seat, shown by the name of its player."""

    seat: Annotated[int, Meta(description="The number of the seat.")]


class Card(msgspec.Struct, frozen=True, tag_field="is", tag="card"):
    """A card of a game, by its code in moves; shown by its name."""

    game: Annotated[str, Meta(description="The game of the card, for example `grass`.")]
    code: Annotated[str, Meta(description="The card as in moves: `PA`, or a number.")]


class Money(msgspec.Struct, frozen=True, tag_field="is", tag="money"):
    """A sum in dollars, which may be negative."""

    dollars: Annotated[int, Meta(description="The number of dollars.")]


class Form(msgspec.Struct, frozen=True, tag_field="is", tag="form"):
    """The form of a sentence; texts select by it and never show it."""

    form: Annotated[str, Meta(description="The word that a text selects by.")]


class Row(msgspec.Struct, frozen=True, tag_field="is", tag="row"):
    """Several things in a row: "a, b and c". With `counted`, equal ones once: "2 × a and b".

    `join` names the texts that join them: `{join}-last` for the last two, `{join}-more` before.
    The joins are `list`, `choices`, `either`, `clauses` and `sentences`.
    """

    items: Annotated[tuple[Argument, ...], Meta(description="The things, first to last.")]
    counted: Annotated[bool, Meta(description="True if equal ones are said once.")] = False
    join: Annotated[str, Meta(description="The name of the texts that join them.")] = "list"


class Message(msgspec.Struct, frozen=True, tag_field="is", tag="message"):
    """An id, which has a text in every catalogue, and the arguments of that text by name."""

    id: Annotated[str, Meta(description="The key of its text in the catalogues.")]
    arguments: Annotated[
        dict[str, Argument], Meta(description="The arguments of the text, by name.")
    ] = {}


Argument = str | int | Seat | Card | Money | Form | Row | Message
"""A plain text is shown as it is; a plain number as the language writes numbers."""


def say(id_: str, /, **arguments: Argument) -> Message:
    """The message with this id and these arguments."""
    return Message(id_, arguments)


def key_of(name: str) -> str:
    """The name of an enum's member as part of an id: `AT_RISK` is "at-risk"."""
    return name.lower().replace("_", "-")


def choices(items: Iterable[Argument]) -> Row:
    """The possible values in a row: "de, en, fr"."""
    return Row(tuple(items), join="choices")


def either(*items: Argument) -> Row:
    """The possible values as part of a sentence: "play PA, play FE@3 or play MO"."""
    return Row(items, join="either")


def sentences(items: Iterable[Argument]) -> Row:
    """Sentences as a paragraph."""
    return Row(tuple(items), join="sentences")


def clauses(items: Iterable[Argument]) -> Row:
    """Parts of a sentence, separated by semicolons."""
    return Row(tuple(items), join="clauses")


class Takes(Enum):
    """The kind of an argument of a text."""

    SEAT = "seat"
    SEATS = "seats"  # a row of them
    CARD = "card"  # or the message used when no card is named
    CARDS = "cards"  # a row of them
    MONEY = "money"
    NUMBER = "number"
    FORM = "form"
    TEXT = "text"  # shown unchanged: a place, a token, a name given by a user
    TEXTS = "texts"  # a row of them
    MESSAGE = "message"
    MESSAGES = "messages"  # a row of them


Arguments = Mapping[str, Takes]


def takes(**arguments: Takes) -> Arguments:
    """The arguments of a text, by name."""
    return arguments


class MessageTable:
    """The messages of a game: every id, and the arguments of its text.

    The ids are written in sections: `event` with `stole` in it is "grass-event-stole"; a section
    may have a text of its own, under "".
    """

    def __init__(self, game: str, sections: Mapping[str, Mapping[str, Arguments]]) -> None:
        self.game = game
        self.rows: Mapping[str, Arguments] = {
            "-".join(part for part in (game, section, name) if part): arguments
            for section, texts in sections.items()
            for name, arguments in texts.items()
        }

    def say(self, name: str, /, **arguments: Argument) -> Message:
        """The message with this id (without the game's name), with the arguments that it takes."""
        id_ = f"{self.game}-{name}"
        return Message(id_, {argument: arguments[argument] for argument in self.rows[id_]})

    def as_json(self) -> dict[str, dict[str, str]]:
        """The table for other programs: ids, and the kind of each argument."""
        return {
            id_: {name: kind.value for name, kind in arguments.items()}
            for id_, arguments in self.rows.items()
        }


class Span(NamedTuple):
    """A piece of a sentence; `kind` is "text", "name", "card" or "amount".

    A name has the seat, a card its code, and the quoted name where its language has one.
    """

    text: str
    kind: str = "text"
    seat: int = 0
    code: str = ""
    quoted: str = ""

    @property
    def in_plain_text(self) -> str:
        """The text where cards have no style of their own: some have quotation marks there."""
        return self.quoted or self.text


def plain_text(spans: tuple[Span, ...]) -> str:
    """The sentence without the kinds of its pieces."""
    return "".join(span.in_plain_text for span in spans)
