"""Bodies about the daily puzzles."""

from __future__ import annotations

from greentable.protocol.bodies import AnswerBody


class Place(AnswerBody, frozen=True, kw_only=True):
    """One result of a puzzle."""

    name: str
    """The player's name."""
    score: int
    """The player's result."""
    assisted: bool
    """True if the player had help, such as a hint: such results come last."""
    is_you: bool
    """True if it is the reader's own."""
    room: str | None
    """The room for the replay: to the player at once, to all others when the day is over."""
    at: float
    """When the game ended, in Unix seconds."""


class PuzzleDocument(AnswerBody, frozen=True, kw_only=True):
    """A day's puzzle: its game, what it is dealt from, and the best results."""

    day: str
    """The day, such as `2026-11-16`."""
    puzzle: str
    """The name of the puzzle."""
    title: str
    """Its title in the reader's language."""
    game: str
    """The game to play."""
    ruleset: str
    """Its rules as text."""
    ends: float
    """When the day is over, in Unix seconds."""
    is_over: bool
    """True once the day is over."""
    commitment: str
    """The hash of the seed, from the first minute of the day."""
    seed: str | None
    """The seed itself, once the day is over."""
    places: tuple[Place, ...]
    """The best results, the best first."""
    mine: Place | None
    """The reader's own result."""
    room: str | None
    """The room in which the reader plays it or has played it."""


class Shared(AnswerBody, frozen=True, kw_only=True):
    """A result to send to friends."""

    text: str
    """The text to send, which says nothing about the cards."""


class ArchivedDay(AnswerBody, frozen=True, kw_only=True):
    """A day that is over."""

    day: str
    """The day, such as `2026-11-16`."""
    puzzles: tuple[str, ...]
    """The names of its puzzles."""
