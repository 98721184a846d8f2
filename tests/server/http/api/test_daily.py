"""The puzzles of each day."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greentable.core.fairness import commitment
from greentable.games import GAMES, PUZZLES
from greentable.records import read_record
from greentable.server.daily import replayed_result
from greentable.server.room.entries import Opened, Played, read_entry, write_entry
from greentable.server.store.values import Entry
from greentable.table import verify
from greentable.words.catalogue import Catalogue
from tests.server.asking import Site, Visitor, site
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio

A_DAY = 86_400.0
Document = dict[str, Any]


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def puzzle(visitor: Visitor, name: str = "plain", day: str | None = None) -> Document:
    """A puzzle as somebody is told about it."""
    if day is not None:
        return dict((await visitor.get(f"/api/daily/{day}/{name}")).json())
    today: list[Document] = (await visitor.get("/api/daily")).json()
    return next(one for one in today if one["puzzle"] == name)


async def play(
    served: Site, visitor: Visitor, day: str, name: str = "plain", seed: str = ""
) -> str:
    """Play a puzzle to its end: the room."""
    answer = await visitor.post(f"/api/daily/{day}/{name}/play")
    assert answer.status_code == 200, answer.text
    room: str = answer.json()["id"]
    await served.finish(room, seed or visitor.id)
    await served.services.daily.close()  # the result is kept beside the game
    return room


@pytest.mark.parametrize("name", list(PUZZLES))
async def test_everybody_gets_the_same_cards(served: Site, name: str) -> None:
    today = (await puzzle(served.visitor(), name))["day"]
    dealt = []
    for person in ("Ann", "Ben"):
        visitor = await served.visitor().come_in(person)
        room = await play(served, visitor, today, name)
        table = (await served.services.rooms.actor(room)).room.table
        assert table is not None
        dealt.append([token for seat, token in table.plies if seat == 0])
    shared = min(map(len, dealt))
    assert dealt[0][:shared] == dealt[1][:shared]


async def test_puzzles_and_days_have_cards_of_their_own(served: Site) -> None:
    daily = served.services.daily
    seeds = {daily.seeds(day, name) for day in ("2027-01-15", "2027-01-16") for name in PUZZLES}
    assert len(seeds) == 2 * len(PUZZLES)


async def test_seed_and_games_are_told_when_the_day_is_over(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    today = await puzzle(ann)
    room = await play(served, ann, today["day"])
    stranger = served.visitor()
    before = await puzzle(stranger)
    assert (before["seed"], before["is_over"]) == (None, False)
    assert [place["room"] for place in before["places"]] == [None]
    assert (await stranger.get(f"/api/replays/{room}")).status_code == 404
    own = (await ann.get(f"/api/tables/{room}")).json()
    assert (own["status"], own["seeds"]) == ("over", [])
    served.world.pass_by(A_DAY)
    after = await puzzle(stranger, day=today["day"])
    assert commitment(after["seed"]) == after["commitment"] == before["commitment"]
    assert after["places"][0]["room"] == room
    record = read_record((await stranger.get(f"/api/replays/{room}/record")).text, GAMES)
    found = verify(record, GAMES)
    assert found.dealt == found.chance
    assert record.seeds[0] == after["seed"]


async def test_there_is_one_try_a_day(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    today = (await puzzle(ann))["day"]
    first = (await ann.post(f"/api/daily/{today}/plain/play")).json()["id"]
    again = (await ann.post(f"/api/daily/{today}/plain/play")).json()["id"]
    assert first == again
    await served.finish(first)
    after = (await ann.post(f"/api/daily/{today}/plain/play")).json()
    assert (after["id"], after["status"]) == (first, "over")


async def test_asking_twice_at_once_gives_no_second_try(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    today = (await puzzle(ann))["day"]
    path = f"/api/daily/{today}/plain/play"
    answers = await asyncio.gather(*(ann.post(path) for _ in range(5)))
    assert [one.status_code for one in answers] == [200] * 5
    assert len({one.json()["id"] for one in answers}) == 1
    assert len((await ann.get("/api/me/games")).json()) == 1
    await served.finish(answers[0].json()["id"])
    served.world.pass_by(A_DAY)
    assert (await ann.post(path)).json()["id"] != answers[0].json()["id"], "for practice"


async def test_closing_the_table_gives_no_second_try(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    today = (await puzzle(ann))["day"]
    room = (await ann.post(f"/api/daily/{today}/plain/play")).json()["id"]
    closed = await ann.post(f"/api/tables/{room}/host", action="close")
    assert closed.status_code == 200, closed.text
    again = (await ann.post(f"/api/daily/{today}/plain/play")).json()
    assert (again["id"], again["status"], again["seeds"]) == (room, "closed", [])
    assert (await ann.get(f"/api/replays/{room}")).status_code == 404


async def test_the_best_stand_first(served: Site) -> None:
    today = (await puzzle(served.visitor()))["day"]
    visitors = [await served.visitor().come_in(name) for name in ("Ann", "Ben", "Cem")]
    for visitor in visitors:
        await play(served, visitor, today)
        served.world.pass_by(1)
    found = await puzzle(visitors[1])
    scores = [place["score"] for place in found["places"]]
    assert len(scores) == 3
    assert scores == sorted(scores, reverse=True)
    assert [place["name"] for place in found["places"] if place["is_you"]] == ["Ben"]
    assert found["mine"]["name"] == "Ben"


async def test_what_is_finished_after_the_day_does_not_count(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    today = (await puzzle(ann))["day"]
    room = (await ann.post(f"/api/daily/{today}/plain/play")).json()["id"]
    served.world.pass_by(A_DAY)
    await served.finish(room)
    found = await puzzle(ann, day=today)
    assert (found["places"], found["mine"]) == ([], None)


async def test_earlier_puzzles_can_be_played_for_practice(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    first_day = (await puzzle(ann))["day"]
    assert (await ann.get("/api/daily/archive")).json() == []
    served.world.pass_by(2 * A_DAY)
    listed = [one["day"] for one in (await ann.get("/api/daily/archive")).json()]
    assert len(listed) == 2
    assert listed[-1] == first_day
    assert (await ann.get("/api/daily/archive", before=listed[0])).json()[0]["day"] == first_day
    rooms = [await play(served, ann, first_day) for _ in range(2)]
    assert rooms[0] != rooms[1]
    begun = [(await ann.post(f"/api/daily/{first_day}/plain/play")).json() for _ in range(2)]
    assert begun[0]["id"] == begun[1]["id"] not in rooms
    assert (await puzzle(ann, day=first_day))["places"] == []


@pytest.mark.parametrize("day", ["2000-01-01", "2999-01-01", "2027-13-01", "not-a-day1"])
async def test_other_days_have_no_puzzles(served: Site, day: str) -> None:
    ann = await served.visitor().come_in("Ann")
    assert (await ann.get(f"/api/daily/{day}/plain")).status_code in {400, 404}
    assert (await ann.post(f"/api/daily/{day}/plain/play")).status_code in {400, 404}


async def test_what_is_shared_tells_how_it_went_in_the_readers_language(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    today = (await puzzle(ann))["day"]
    early = await ann.get(f"/api/daily/{today}/plain/share")
    assert (early.status_code, early.json()["code"]) == (404, "daily.not_played")
    await play(served, ann, today)
    score = (await puzzle(ann))["mine"]["score"]
    text: str = (await ann.get(f"/api/daily/{today}/plain/share")).json()["text"]
    title, how, marks = text.splitlines()
    assert title == f"Greentable · Daily Grove · {today}"
    assert how.startswith(f"{score} points – ")
    assert set(marks) <= {"🌳", "🌱"}
    assert len(marks) == 6


async def test_what_is_shared_names_the_best_of_the_day_to_who_has_less(served: Site) -> None:
    people = [await served.visitor().come_in(name) for name in ("Ann", "Ben", "Cem")]
    today = (await puzzle(people[0]))["day"]
    for person in people:
        await play(served, person, today)
    best = (await puzzle(people[0]))["places"][0]["score"]
    last = {}
    for person in people:
        score = (await puzzle(person))["mine"]["score"]
        text: str = (await person.get(f"/api/daily/{today}/plain/share")).json()["text"]
        last[score] = text.splitlines()[3:]
    assert len(last) > 1
    assert last.pop(best) == []
    assert all(
        lines == [Catalogue().say("daily-shared-best", best=best)] for lines in last.values()
    )


async def test_helped_results_come_last(served: Site) -> None:
    today = (await puzzle(served.visitor()))["day"]
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    room = (await ann.post(f"/api/daily/{today}/plain/play")).json()["id"]
    await served.finish(room, most=1)
    await ann.post(f"/api/tables/{room}/leave", how="hand_over")
    actor = await served.services.rooms.actor(room)
    async with asyncio.timeout(SECONDS):
        while actor.room.status != "over":
            served.world.pass_by(1)
            await asyncio.sleep(0.01)  # for the bot, which thinks in a process of its own
    await play(served, ben, today)
    places = (await puzzle(ben))["places"]
    assert [(place["name"], place["assisted"]) for place in places] == [
        ("Ben", False),
        ("Ann", True),
    ]


async def test_a_result_that_was_missed_is_kept_when_its_person_looks(served: Site) -> None:
    served.services.rooms.context.has_finished = lambda _room: None  # as if the server had died
    ann = await served.visitor().come_in("Ann")
    today = (await puzzle(ann))["day"]
    await play(served, ann, today)
    assert await served.services.store.daily_results(today, "plain", 10) == []
    assert (await puzzle(ann))["mine"] is not None
    assert len(await served.services.store.daily_results(today, "plain", 10)) == 1


async def test_a_forged_log_gives_no_result(served: Site) -> None:
    """Nothing that a room says about itself is believed: its moves are played again."""
    ann = await served.visitor().come_in("Ann")
    today = (await puzzle(ann))["day"]
    log = await served.services.store.log(await play(served, ann, today))
    seeds = served.services.daily.seeds(today, "plain")
    assert replayed_result(log, seeds) is not None

    def forged(**fields: object) -> tuple[Entry, ...]:
        first = read_entry(log[0].body)
        assert isinstance(first, Opened)
        changed = msgspec.structs.replace(first, **fields)
        return (Entry(1, log[0].at, write_entry(changed)), *log[1:])

    other = served.services.daily.seeds(today, "recipes")
    assert replayed_result(forged(seeds=other), seeds) is None
    assert replayed_result(forged(seeds=other), other) is None
    assert replayed_result(forged(day="2027-01-01"), seeds) is None
    assert replayed_result(forged(puzzle="recipes"), seeds) is None
    assert replayed_result(log[:-1], seeds) is None
    assert isinstance(read_entry(log[-1].body), Played)
