"""The seats of a room that bots decide for: who is thinking, and when its move may be seen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

from greentable.bots import BOTS
from greentable.errors import GreentableError
from greentable.server import logs
from greentable.server.entries import PaceName
from greentable.server.handling import Plan, bot_plan, clock_plan
from greentable.server.minds import Minds, Question, question_for, stand_in_of
from greentable.server.room import Decision, Room
from greentable.server.world import Timer, World

PACES: dict[PaceName, float] = {"instant": 0.0, "normal": 0.8, "slow": 2.0}
"""Seconds that pass at least before a bot's move, so that people can follow."""

Planned = Callable[[Room], Plan | None]


def any_move(room: Room, seat: int) -> str:
    """The first move that a seat may make."""
    assert room.table is not None, "a game goes on"
    return room.game.write_move(room.table.view(seat).legal[0])


class BotSeats:
    """Thoughts of bots at one table; `moved` is called with what a thought has come to."""

    def __init__(self, world: World, minds: Minds, moved: Callable[[Planned], None]) -> None:
        self._world, self._minds, self._moved = world, minds, moved
        self._thoughts: dict[int, tuple[Decision, asyncio.Task[None]]] = {}
        self._pauses: dict[int, Timer] = {}

    @property
    def are_idle(self) -> bool:
        """Whether nobody is thinking."""
        return not self._thoughts

    def is_thinking(self, seat: int) -> bool:
        """Whether a bot thinks about this seat's decision."""
        return seat in self._thoughts

    def look_at(self, room: Room) -> None:
        """Let bots think that are asked now, and stop those that are not any more."""
        for seat, (decision, _) in list(self._thoughts.items()):
            if seat not in room.asked or room.decisions.get(seat) != decision:
                self._forget(seat)
        for seat in room.asked:
            mind = room.chair(seat).mind if seat else None
            if mind is not None:
                self._begin(room, seat, mind, by_clock=False)

    def decide_once(self, room: Room, seats: Iterable[int]) -> None:
        """Let a bot make this one decision for seats whose time is over."""
        for seat in seats:
            self._begin(room, seat, stand_in_of(room.game), by_clock=True)

    def _begin(self, room: Room, seat: int, bot: str, *, by_clock: bool) -> None:
        if seat in self._thoughts:
            return
        decision = room.decisions[seat]
        not_before = 0.0 if by_clock else self._world.now() + PACES[room.settings.pace]
        thinking = self._think(
            question_for(room, seat, bot), decision, not_before, by_clock=by_clock
        )
        self._thoughts[seat] = (decision, asyncio.create_task(thinking))

    async def _think(
        self, question: Question, decision: Decision, not_before: float, *, by_clock: bool
    ) -> None:
        try:
            move = await self._minds.choose(question)
        except Exception as error:  # noqa: BLE001 - replaced by the simplest one
            logs.fail("bot.failed", error, game=question.game, bot=question.bot)
            simple = next(iter(BOTS[question.game]))
            move = await self._minds.choose(
                Question(question.game, simple, question.seat, question.view, question.chance)
            )
        tell = partial(self._tell, question.seat, decision, move, by_clock=by_clock)
        if self._world.now() >= not_before:
            tell()
        else:
            self._pauses[question.seat] = self._world.call_at(not_before, tell)

    def _tell(self, seat: int, decision: Decision, move: str, *, by_clock: bool) -> None:
        self._pauses.pop(seat, None)

        def plan(room: Room) -> Plan | None:
            """What comes of the move, if it is still asked for."""
            if self._thoughts.get(seat, (None,))[0] != decision:
                return None
            del self._thoughts[seat]
            if seat not in room.asked or room.decisions[seat] != decision:
                return None
            make = clock_plan if by_clock else bot_plan
            try:
                return make(room, seat, move)
            except GreentableError as error:
                logs.fail("bot.no_move", error, game=room.game_name, seat=seat)
                return make(room, seat, any_move(room, seat))

        self._moved(plan)

    def _forget(self, seat: int) -> None:
        _, task = self._thoughts.pop(seat)
        task.cancel()
        if seat in self._pauses:
            self._pauses.pop(seat).cancel()

    def stop(self) -> None:
        """Let nobody think any more."""
        for seat in list(self._thoughts):
            self._forget(seat)
