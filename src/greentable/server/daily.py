"""Daily puzzles: the same cards for all players, revealed after the day is over.

A day's seeds are derived from the instance's secret, so they cannot be predicted and need not be
stored. Before a result counts, the server replays the game: it must have begun with the day's
seeds, every move must be legal, and the player must have made them before the day was over.
"""

from __future__ import annotations

import asyncio
import base64
import hmac
from functools import partial
from typing import Any

from greentable.errors import RecordError
from greentable.game.puzzles import Puzzle
from greentable.games import GAMES, PUZZLES
from greentable.protocol.room_settings import RoomSettings
from greentable.server.archive.archive import Archive
from greentable.server.core import days, logs
from greentable.server.core.problems import NotThere
from greentable.server.core.recurring import attempt
from greentable.server.core.world import World
from greentable.server.room.entries import Played, read_entry
from greentable.server.room.fair_dealing import BLOCK, record_of
from greentable.server.room.opening import Guest, Opening
from greentable.server.room.room import Room
from greentable.server.room.snapshots import restored
from greentable.server.store.store import Store
from greentable.server.store.values import DailyResult, Entry, Person, Summary
from greentable.table import verify

SECRET = "instance.secret"  # noqa: S105 - the name of a stored value
SINCE = "daily.since"
_MOST_ROOMS = 300  # the number of a person's latest rooms that are searched for a puzzle
_ONE_SEAT = 1  # puzzles are played alone


class Daily:
    """The daily puzzles and their results."""

    def __init__(self, store: Store, world: World, archive: Archive) -> None:
        self._store, self._world, self._archive = store, world, archive
        self._secret = b""
        self.since = ""
        """The first day that has puzzles here."""
        self._keeping: set[asyncio.Task[bool]] = set()

    async def open(self) -> None:
        """Load the instance's secret and the first day with puzzles, or set them once for all."""
        secret = await self._store.remember_first(SECRET, self._world.token(256))
        self._secret = secret.encode()
        self.since = await self._store.remember_first(SINCE, self.today)

    # Days and seeds

    @property
    def today(self) -> str:
        """The current day."""
        return days.day_at(self._world.now())

    def is_over(self, day: str) -> bool:
        """True if the day has ended; its puzzles are public then."""
        return days.is_over(day, self._world.now())

    def check(self, day: str, puzzle: str) -> Puzzle[Any]:
        """The puzzle of a day. Raises NotThere for future days and days before the first."""
        has_puzzles = days.is_day(day) and self.since <= day <= self.today
        if not has_puzzles or puzzle not in PUZZLES:
            raise NotThere("request.not_there")
        return PUZZLES[puzzle]

    def seeds(self, day: str, puzzle: str) -> tuple[str, ...]:
        """The seeds of a day's cards, one for each round: secret until the day is over."""
        numbers = range(1, BLOCK + 1)
        return tuple(self._hashed(f"{day} {puzzle} {number}").hex() for number in numbers)

    # Playing

    async def room_of(self, person: str, day: str, puzzle: str) -> Summary | None:
        """The room where a person plays a puzzle; else the one where they played it first."""
        rooms = await self._store.rooms_of(person, _MOST_ROOMS)
        own = [room for room in rooms if (room.day, room.puzzle) == (day, puzzle)]
        return min(own, key=lambda room: (is_ended(room), room.created), default=None)

    def opening(self, person: Person, day: str, puzzle: str) -> Opening:
        """A room for a person to play a puzzle alone, without nonces of players in its seeds."""
        daily = self.check(day, puzzle)
        return Opening(
            game=daily.game,
            ruleset=daily.ruleset,
            seats=1,
            host=person.id,
            settings=RoomSettings(spectators=False),
            guests=(Guest(name=person.name, person=person.id),),
            start=True,
            day=day,
            puzzle=puzzle,
            seeds=self.seeds(day, puzzle),
            room="" if self.is_over(day) else self._only_room(person.id, day, puzzle),
        )

    def _only_room(self, person: str, day: str, puzzle: str) -> str:
        """The id of the person's only room for a puzzle, the same for concurrent requests."""
        digest = self._hashed(f"room/{day}/{puzzle}/{person}")
        return base64.urlsafe_b64encode(digest[:12]).decode()

    def _hashed(self, text: str) -> bytes:
        assert self._secret, "it is open"
        return hmac.digest(self._secret, text.encode(), "sha256")

    # Results

    def has_finished(self, room: Room) -> None:
        """Keep the result of a finished game in the background, if it is a daily puzzle."""
        if room.day is None or room.puzzle is None:
            return
        # If that fails, it is done when the person looks at the puzzle again.
        task = asyncio.create_task(attempt("daily", partial(self.keep, room.id)))
        self._keeping.add(task)
        task.add_done_callback(self._keeping.discard)

    async def close(self) -> None:
        """Wait until pending results are stored."""
        await asyncio.gather(*self._keeping, return_exceptions=True)

    async def keep(self, id_: str) -> DailyResult | None:
        """Replay a finished puzzle and store its result; None if it does not count."""
        summary = await self._store.summary(id_)
        if summary is None or summary.day is None or summary.puzzle is None:
            return None
        if summary.status != "over":
            return None
        log = await self._store.log(id_)
        seeds = self.seeds(summary.day, summary.puzzle)
        result = await self._archive.in_thread(lambda: replayed_result(log, seeds))
        if result is None or not await self._store.keep_daily(result):
            return None
        return result

    async def result_of(self, person: str, day: str, puzzle: str) -> DailyResult | None:
        """A person's result of a puzzle; stores a result that could not be stored before."""
        for again in (False, True):
            for result in await self._store.daily_of(person):
                if (result.day, result.puzzle) == (day, puzzle):
                    return result
            if not again:
                room = await self.room_of(person, day, puzzle)
                if room is None or room.status != "over" or await self.keep(room.id) is None:
                    return None
        return None

    async def state_of(self, result: DailyResult) -> Any:  # noqa: ANN401 - the type of its game
        """The final state of the game with this result."""
        log = await self._store.log(result.room)
        room = await self._archive.in_thread(lambda: restored(None, log))
        assert room.table is not None, "it has a result"
        return room.table.state


def is_ended(room: Summary) -> bool:
    """True if the game in a room has ended."""
    return room.status in {"over", "closed"}


def replayed_result(log: tuple[Entry, ...], seeds: tuple[str, ...]) -> DailyResult | None:
    """The result in a room's log, if it is a valid game of its day's puzzle; else None."""
    room = restored(None, log)
    table, chair = room.table, room.chairs[0]
    if room.day is None or room.puzzle is None or chair.person is None or chair.conceded:
        return None
    if table is None or table.result is None or room.seeds[: len(seeds)] != seeds:
        return None
    puzzle = PUZZLES.get(room.puzzle)
    if puzzle is None or (room.game_name, len(room.chairs)) != (puzzle.game, _ONE_SEAT):
        return None
    game = GAMES[puzzle.game]
    if game.read_ruleset(room.ruleset) != game.read_ruleset(puzzle.ruleset) or any(room.nonces):
        return None
    moves = [(line.at, entry) for line in log if isinstance(entry := read_entry(line.body), Played)]
    if not moves or days.is_over(room.day, moves[-1][0]):
        return None
    try:
        found = verify(record_of(room), GAMES)
    except RecordError as error:
        logs.warn("daily.not_true", room=room.id, code=error.code)
        return None
    if found.dealt != found.chance:
        return None
    return DailyResult(
        day=room.day,
        puzzle=room.puzzle,
        person=chair.person,
        name=chair.name,
        room=room.id,
        score=table.result[0],
        tie_break=puzzle.tie_break(table.state),
        assisted=room.assisted or any(entry.by != "person" for _, entry in moves),
        at=moves[-1][0],
    )
