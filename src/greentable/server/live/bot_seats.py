"""The seats that bots decide for: which bots are thinking, and when their moves are shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial

import msgspec

from greentable.bots import ASKING_NOBODY
from greentable.errors import GreentableError
from greentable.game import Moment
from greentable.protocol.room_settings import PaceName
from greentable.protocol.server_messages import Note
from greentable.server.core import logs, metrics
from greentable.server.core.world import Timer, World
from greentable.server.room.decisions import asked_seats
from greentable.server.room.entries import By
from greentable.server.room.folding import AnyStep
from greentable.server.room.handling import Plan, begins_to_ask, move_plan
from greentable.server.room.minds import (
    BotChoice,
    BotFailed,
    Minds,
    Question,
    question_for,
    simpler_than,
    stand_in_of,
)
from greentable.server.room.room import Decision, Room
from greentable.server.room.talk import note
from greentable.table import is_asking

PACES: dict[PaceName, float] = {"instant": 0.0, "normal": 0.8, "slow": 2.0}
"""The least seconds before a bot's move, so that people can follow."""
_OF_AN_ANSWER = 0.25
"""The share of that pause before an answer to an offer: a full table waits for five answers."""

Planned = Callable[[Room], Plan | None]


def any_move(room: Room, seat: int) -> str:
    """The first legal move of a seat that asks no other player for an answer."""
    assert room.table is not None, "a game goes on"
    return room.game.write_move(ASKING_NOBODY[room.game_name](room.table.view(seat).legal)[0])


def asks_people(room: Room, step: AnyStep) -> bool:
    """True if this step begins to ask people for an answer, now or in turn."""
    asked = asked_seats(room.game, step.table.state)
    return begins_to_ask(room, step) and any(room.chair(seat).mind is None for seat in asked)


def _pause(room: Room) -> float:
    """The seconds that the table stays as it is before a bot goes on."""
    assert room.table is not None, "a game goes on"
    pause = PACES[room.settings.pace]
    return pause * _OF_AN_ANSWER if is_asking(room.game, room.table.state) else pause


class BotSeats:
    """The bots of one table; `moved` is called with a function that plans the move they chose.

    A bot that fails is replaced by a simpler one. In its own turn, a bot asks people only once.
    """

    def __init__(self, world: World, minds: Minds, moved: Callable[[Planned], None]) -> None:
        self._world, self._minds, self._moved = world, minds, moved
        self._thoughts: dict[int, tuple[Decision, asyncio.Task[None]]] = {}
        self._pauses: dict[int, tuple[Timer, Callable[[], None]]] = {}
        self._replaced: set[tuple[int, str]] = set()
        self._has_told_interpreted = False
        self._first_turn: Moment | None = None
        self._has_begun = False
        self._hurries = False
        self._turns_of_asking: dict[int, Moment] = {}

    @property
    def are_idle(self) -> bool:
        """True if no bot is thinking."""
        return not self._thoughts

    def is_thinking(self, seat: int) -> bool:
        """True if a bot is thinking about this seat's decision."""
        return seat in self._thoughts

    def follow(self, room: Room) -> None:
        """Start the bots that are asked now, and stop those that are no longer asked."""
        if not self._has_begun:
            self._has_begun = True
            self._first_turn = _turn_in_progress(room)
        for seat, (decision, _) in list(self._thoughts.items()):
            if seat not in room.asked or room.decisions.get(seat) != decision:
                self._forget(seat)
        minds = {seat: room.chair(seat).mind if seat else None for seat in room.asked}
        if None in minds.values():
            self._hurries = False
        for seat, mind in minds.items():
            if mind is not None:
                self._begin(room, seat, mind, by_clock=False)

    def hurry(self) -> None:
        """Skip pauses until a person is asked; pauses that have begun end now."""
        self._hurries = bool(self._thoughts)
        for seat in list(self._pauses):
            timer, tell = self._pauses.pop(seat)
            timer.cancel()
            tell()

    def decide_once(self, room: Room, seats: Iterable[int]) -> None:
        """Let a bot make this one decision for seats whose clock has run out."""
        for seat in seats:
            self._begin(room, seat, stand_in_of(room.game), by_clock=True)

    def _begin(self, room: Room, seat: int, bot: str, *, by_clock: bool) -> None:
        if seat in self._thoughts:
            return
        while (seat, bot) in self._replaced:
            bot = simpler_than(bot, room.game_name) or bot
        decision = room.decisions[seat]
        not_before = self._world.now() + _pause(room) * (not by_clock)
        question = question_for(room, seat, bot, may_ask=self._may_ask(room, seat))
        thinking = self._think(question, decision, not_before, by_clock=by_clock)
        self._thoughts[seat] = (decision, asyncio.create_task(thinking))

    def _may_ask(self, room: Room, seat: int) -> bool:
        """True if a bot may make an offer to people in this turn.

        Not in the turn in which the room was woken: its earlier offers are not known.
        """
        assert room.table is not None, "a game goes on"
        now = room.table.moment
        if now.seat != seat:
            return True
        return now not in {self._first_turn, self._turns_of_asking.get(seat)}

    async def _think(
        self, question: Question, decision: Decision, not_before: float, *, by_clock: bool
    ) -> None:
        seat, notes = question.seat, list[Note]()
        thought = await self._thought(question)
        while thought is None and (simpler := simpler_than(question.bot, question.game)):
            if not notes:
                notes.append(note("bot.replaced", seat))
            self._replaced.add((seat, question.bot))
            question = msgspec.structs.replace(question, bot=simpler)
            thought = await self._thought(question)
        if thought and thought.is_interpreted and not notes and not self._has_told_interpreted:
            self._has_told_interpreted = True
            notes.append(note("bot.interpreted", seat))
        move = thought.move if thought is not None else None
        tell = partial(self._tell, question, decision, move, tuple(notes), by_clock=by_clock)
        if self._hurries or self._world.now() >= not_before:
            tell()
        else:
            self._pauses[seat] = (self._world.call_at(not_before, tell), tell)

    async def _thought(self, question: Question) -> BotChoice | None:
        """The choice of a bot; None if it fails, which is reported."""
        try:
            return await self._minds.choose(question)
        except BotFailed as error:
            why, trouble = error.why, error.trouble
        except Exception as error:  # noqa: BLE001 - the game must go on after any error
            why, trouble = "crashed", repr(error)
        metrics.bot_decisions.labels(why).inc()
        logs.warn(f"bot.{why}", game=question.game, bot=question.bot, trouble=trouble)
        return None

    def _tell(
        self,
        question: Question,
        decision: Decision,
        move: str | None,
        notes: tuple[Note, ...],
        *,
        by_clock: bool,
    ) -> None:
        seat = question.seat
        self._pauses.pop(seat, None)

        def planned(room: Room) -> Plan | None:
            """The plan of the move; None if the decision is no longer open."""
            if self._thoughts.get(seat, (None,))[0] != decision:
                return None
            del self._thoughts[seat]
            if seat not in room.asked or room.decisions[seat] != decision:
                return None
            plan = self._plan(room, question, move, by_clock=by_clock)
            return msgspec.structs.replace(plan, notes=(*plan.notes, *notes))

        self._moved(planned)

    def _plan(self, room: Room, question: Question, move: str | None, *, by_clock: bool) -> Plan:
        """The plan of a bot's move, or of another legal one if it cannot be made."""
        seat = question.seat
        by: By = "clock" if by_clock else "bot"
        plan: Plan | None = None
        if move is not None:
            try:
                plan = move_plan(room, seat, move, by=by)
            except GreentableError as error:
                logs.warn("bot.illegal", game=room.game_name, bot=question.bot, code=error.code)
                metrics.bot_decisions.labels("illegal").inc()
        if plan is not None and plan.step is not None and asks_people(room, plan.step):
            assert room.table is not None, "a game goes on"
            if not question.may_ask:
                logs.warn("bot.asks_again", game=room.game_name, bot=question.bot)
                plan = None
            elif room.table.moment.seat == seat:
                self._turns_of_asking[seat] = room.table.moment
        if plan is None:
            return move_plan(room, seat, any_move(room, seat), by=by)
        metrics.bot_decisions.labels("played").inc()
        return plan

    def _forget(self, seat: int) -> None:
        _, task = self._thoughts.pop(seat)
        task.cancel()
        if seat in self._pauses:
            self._pauses.pop(seat)[0].cancel()

    def stop(self) -> None:
        """Stop all bots."""
        for seat in list(self._thoughts):
            self._forget(seat)
        self._moved = _nobody_listens


def _nobody_listens(_planned: Planned) -> None:
    """Stands in for an actor that is gone, so that it need not stay in memory."""


def _turn_in_progress(room: Room) -> Moment | None:
    """The current turn of a game; None before its first move."""
    if room.table is None or not any(seat for seat, _ in room.table.plies):
        return None
    return room.table.moment
