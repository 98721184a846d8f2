"""Daily puzzles: today's, those of earlier days, the best results, and a text to share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from greentable.core.fairness import commitment
from greentable.games import PUZZLES
from greentable.protocol.daily import ArchivedDay, Place, PuzzleDocument, Shared
from greentable.protocol.server_messages import RoomDocument
from greentable.server.core import days
from greentable.server.core.problems import NotThere
from greentable.server.daily import is_ended
from greentable.server.http.api.tables import open_for
from greentable.server.http.calls import Call
from greentable.server.http.routes import Access, Level, Routes
from greentable.server.store.values import Conflict, DailyResult
from greentable.words.messages import say

routes = Routes("daily")

_MOST_PLACES = 100
_DAYS = 31

Day = Annotated[str, Meta(min_length=10, max_length=10, pattern=r"^\d{4}-\d{2}-\d{2}$")]
PuzzleName = Annotated[str, Meta(min_length=1, max_length=20)]


@routes.get("/api/daily", level=Level.INVITED)
async def todays_puzzles(call: Call) -> list[PuzzleDocument]:
    """Today's puzzles."""
    today = call.services.daily.today
    return [await _document(call, today, puzzle) for puzzle in PUZZLES]


@routes.get("/api/daily/archive", level=Level.INVITED)
async def earlier_days(call: Call, *, before: Day | None = None) -> list[ArchivedDay]:
    """Days before today, or before another day, newest first."""
    daily = call.services.daily
    until = daily.today
    if before is not None and days.is_day(before):
        until = min(until, before)
    return [
        ArchivedDay(day=day, puzzles=tuple(PUZZLES))
        for day in days.days_before(until, _DAYS, daily.since)
    ]


@routes.get("/api/daily/{day}/{puzzle}", level=Level.INVITED)
async def get_puzzle(call: Call, day: Day, puzzle: PuzzleName) -> PuzzleDocument:
    """A day's puzzle; with its seed and everybody's replays once the day is over."""
    return await _document(call, day, puzzle)


@routes.post(
    "/api/daily/{day}/{puzzle}/play", level=Level.INVITED, access=Access.GUEST, errors=(409, 422)
)
async def play_puzzle(call: Call, day: Day, puzzle: PuzzleName) -> RoomDocument:
    """Play a puzzle or go on with it: once on its day, any number of times afterwards."""
    services, person = call.services, call.person
    opening = services.daily.opening(person, day, puzzle)
    room = await services.daily.room_of(person.id, day, puzzle)
    if room is not None and not (is_ended(room) and services.daily.is_over(day)):
        return await services.rooms.public(room.id, person.id)
    try:
        return (await open_for(call, opening)).room
    except Conflict:  # two requests at once: only one room is made
        return await services.rooms.public(opening.room, person.id)


@routes.get("/api/daily/{day}/{puzzle}/share", level=Level.INVITED, access=Access.PERSON)
async def share_puzzle(call: Call, day: Day, puzzle: PuzzleName) -> Shared:
    """One's own result as a text for friends."""
    daily = call.services.daily
    wanted = daily.check(day, puzzle)
    result = await daily.result_of(call.person.id, day, puzzle)
    if result is None:
        raise NotThere("daily.not_played")
    end = await daily.state_of(result)
    said = say(
        "daily-shared-assisted" if result.assisted else "daily-shared",
        title=wanted.title,
        day=day,
        said=wanted.said(end),
        marks=wanted.marks(end),
    )
    text = call.catalogue.text(said)
    places = await call.services.store.daily_results(day, puzzle, 1)
    best = max((place.score for place in places), default=0)
    if best > result.score:
        text += "\n" + call.catalogue.text(say("daily-shared-best", best=best))
    return Shared(text=text)


async def _document(call: Call, day: str, puzzle: str) -> PuzzleDocument:
    daily = call.services.daily
    wanted = daily.check(day, puzzle)
    is_over = daily.is_over(day)
    person = call.known.person.id if call.known is not None else None
    own = await daily.result_of(person, day, puzzle) if person is not None else None
    room = await daily.room_of(person, day, puzzle) if person is not None else None
    results = await call.services.store.daily_results(day, puzzle, _MOST_PLACES)
    seed = daily.seeds(day, puzzle)[0]
    return PuzzleDocument(
        day=day,
        puzzle=puzzle,
        title=call.catalogue.text(wanted.title),
        game=wanted.game,
        ruleset=wanted.ruleset,
        ends=days.end_of(day),
        is_over=is_over,
        commitment=commitment(seed),
        seed=seed if is_over else None,
        places=tuple(_place(result, person, is_over=is_over) for result in results),
        mine=_place(own, person, is_over=is_over) if own is not None else None,
        room=room.id if room is not None else None,
    )


def _place(result: DailyResult, person: str | None, *, is_over: bool) -> Place:
    is_you = result.person == person
    return Place(
        name=result.name,
        score=result.score,
        assisted=result.assisted,
        is_you=is_you,
        room=result.room if is_over or is_you else None,
        at=result.at,
    )
