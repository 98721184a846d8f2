"""A person's statistics."""

from __future__ import annotations

from greentable.protocol.bodies import AnswerBody


class Count(AnswerBody, frozen=True, kw_only=True):
    """A number of games, and how they went."""

    games: int = 0
    """The number of games."""
    won: int = 0
    """Games won; shared wins count."""
    conceded: int = 0
    """Games conceded."""
    best: int | None = None
    """The best result."""
    total: int = 0
    """The sum of all results, so that the mean is `total / counted`."""
    counted: int = 0
    """Games with a result: those that were conceded have none."""
    longest_streak: int = 0
    """The most games won in a row."""
    streak: int = 0
    """The games won in a row up to the last one."""


class Played(AnswerBody, frozen=True, kw_only=True):
    """A person's games by one ruleset with one number of seats."""

    game: str
    """The game."""
    ruleset: str
    """Its rules as text."""
    seats: int
    """The number of seats at the tables."""
    own: Count = Count()
    """Games without help."""
    assisted: Count = Count()
    """Games with help: a hint, or a move taken back without consent of the others."""
    with_bots_only: Count = Count()
    """Those of `own` in which all others were bots."""


class Statistics(AnswerBody, frozen=True, kw_only=True):
    """A person's finished games, counted."""

    games: int
    """The number of games."""
    first: float | None
    """When the first one was opened, in Unix seconds."""
    last: float | None
    """When the last one ended, in Unix seconds."""
    shared_device: int
    """Games in which the person played several seats: they count for nobody."""
    played: tuple[Played, ...]
    """The counts by game, ruleset and number of seats, the most played first."""
