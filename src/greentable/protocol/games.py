"""Bodies about the games that a server offers."""

from __future__ import annotations

from greentable.protocol.bodies import AnswerBody


class SwitchDocument(AnswerBody, frozen=True, kw_only=True):
    """A switch of the rules, and its possible values."""

    name: str
    """Its name in the rules as text."""
    rule: str
    """The id of the rule that it changes."""
    about: str
    """A sentence about it in the reader's language."""
    values: tuple[str, ...] | None
    """Its possible values, where they can be listed."""
    least: int | None
    """Its least value, if it is a number."""
    most: int | None
    """Its greatest value, if it is a number."""
    possible: str | None
    """Its possible values in the reader's language."""
    editions: dict[str, str]
    """Its value in each edition."""


class GameRules(AnswerBody, frozen=True, kw_only=True):
    """A game, as a form for a new table needs it."""

    game: str
    """The id of the game."""
    name: str
    """Its name in the reader's language."""
    fewest: int
    """The fewest seats."""
    most: int
    """The most seats."""
    editions: tuple[str, ...]
    """Its editions; the first is used where none is named."""
    switches: tuple[SwitchDocument, ...]
    """Its switches."""
    bots: tuple[str, ...]
    """Its bots by name."""


class Offered(AnswerBody, frozen=True, kw_only=True):
    """The games and languages of the server."""

    games: tuple[GameRules, ...]
    """The games."""
    languages: tuple[str, ...]
    """The languages, such as `en`."""
