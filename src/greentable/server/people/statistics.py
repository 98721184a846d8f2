"""A person's statistics, counted from the summaries of finished games.

Each combination of game, ruleset and number of seats has its own counts. Games with help, such as
moves taken back, are counted separately, and so are games where one person played several seats.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterable

import msgspec

from greentable.protocol.statistics import Count, Played, Statistics
from greentable.server.store.values import Summary

MOST_RULESETS = 200
"""The number of rulesets that are counted separately; games by further ones are left out."""


class Counter:
    """Counts a person's games in the order in which they were played."""

    def __init__(self, person: str) -> None:
        self._person = person
        self._games = self._shared = 0
        self._first: float | None = None
        self._last: float | None = None
        self._played: dict[tuple[str, str, int], Played] = {}

    def add(self, game: Summary) -> None:
        """Count a finished game."""
        own = [sitter for sitter in game.sitters if sitter.person == self._person]
        if game.result is None or not own:
            return
        self._games += 1
        self._first = game.created if self._first is None else min(self._first, game.created)
        self._last = game.changed if self._last is None else max(self._last, game.changed)
        if len(own) > 1:
            self._shared += 1
            return
        key = (game.game, game.ruleset, game.seats)
        if key not in self._played and len(self._played) >= MOST_RULESETS:
            return
        before = self._played.get(key) or Played(
            game=game.game, ruleset=game.ruleset, seats=game.seats
        )
        [sitter] = own
        score = None if sitter.conceded else game.result[sitter.seat - 1]
        won = not sitter.conceded and sitter.seat in game.winners
        changed = {}
        for name in _kinds(game):
            changed[name] = _count_one_more(getattr(before, name), score, won=won)
        self._played[key] = msgspec.structs.replace(before, **changed)

    def statistics(self) -> Statistics:
        """The statistics of all games that were added."""

        def games(played: Played) -> int:
            return played.own.games + played.assisted.games

        return Statistics(
            games=self._games,
            first=self._first,
            last=self._last,
            shared_device=self._shared,
            played=tuple(sorted(self._played.values(), key=games, reverse=True)),
        )


def _kinds(game: Summary) -> Iterable[str]:
    """The counts that a game goes into."""
    if game.assisted:
        return ("assisted",)
    people = sum(sitter.person is not None for sitter in game.sitters)
    return ("own", "with_bots_only") if people == 1 < game.seats else ("own",)


def _count_one_more(count: Count, score: int | None, *, won: bool) -> Count:
    """A count with one more game; `score` is None if the person conceded it."""
    streak = count.streak + 1 if won else 0
    conceded = score is None
    best = count.best
    if score is not None:
        best = score if best is None else max(best, score)
    return Count(
        games=count.games + 1,
        won=count.won + won,
        conceded=count.conceded + conceded,
        best=best,
        total=count.total + (score or 0),
        counted=count.counted + (not conceded),
        longest_streak=max(count.longest_streak, streak),
        streak=streak,
    )


async def statistics_of(person: str, finished: AsyncIterator[Summary]) -> Statistics:
    """A person's statistics, from all their finished games."""
    counter = Counter(person)
    async for game in finished:
        counter.add(game)
    return counter.statistics()
