"""Long answers over HTTP: asked, waited for, cancelled, limited."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greentable import grass, grove
from greentable.games import GAMES
from greentable.minds import grove as solver
from greentable.protocol.room_settings import RoomSettings
from greentable.records import write_record
from greentable.server.core.settings import Settings
from greentable.server.room.opening import Guest, Opening
from greentable.server.workers.jobs import Jobs
from tests.server.asking import PLENTY, Site, Visitor, site

pytestmark = pytest.mark.anyio
ROOT = Path(__file__).parents[4]

ORDER = (7, 2, 11, 18, 5, 9, 14, 3, 12)
QUICK = msgspec.structs.replace(PLENTY, job_seconds=0.05)
SOLVE: dict[str, Any] = {"game": "grove", "what": "solve", "asked": {"order": ORDER}}
# To compile a search takes half a minute.
COMPILED = (pytest.mark.slow, pytest.mark.xdist_group("compiled-grove"))
ENGINES = ["interpreted", pytest.param("compiled", marks=COMPILED)]


@pytest.fixture(autouse=True)
def processes_find_tests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running
        await running.services.jobs.close()


@pytest.fixture(params=ENGINES)
def engine(request: pytest.FixtureRequest, served: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the extra `fast` is not installed, and where it is: here and in the process."""
    if request.param == "interpreted":
        monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)
        answers = "tests.server.workers.uncompiled_answers:LONG_ANSWERS"
        served.services.jobs = Jobs(PLENTY, served.world, answers)


@pytest.fixture
def nothing_is_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that was asked for a hint compiles for the next one: here nobody waits for it."""
    monkeypatch.setattr(
        "greentable.server.workers.warming.Warming.begin", lambda _self, _game: None
    )


def find_with(served: Site, name: str, settings: Settings = PLENTY) -> None:
    """Let answers be found by those of the tests."""
    served.services.jobs = Jobs(settings, served.world, f"tests.server.workers.made_answers:{name}")


async def asked(visitor: Visitor, **body: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
    """A job that has been accepted."""
    answer = await visitor.post("/api/jobs", **body)
    assert answer.status_code == 201, answer.text
    job: dict[str, Any] = answer.json()
    return job


async def until(visitor: Visitor, job: dict[str, Any], *statuses: str) -> dict[str, Any]:
    """The job once it has one of these statuses."""
    while job["status"] not in statuses:
        assert job["status"] in {"waiting", "running"}, job
        await asyncio.sleep(0.02)
        job = (await visitor.get(f"/api/jobs/{job['id']}")).json()
    return job


async def refused(visitor: Visitor, **body: Any) -> tuple[int, str]:  # noqa: ANN401 - JSON
    """The status and the code of a refusal."""
    answer = await visitor.post("/api/jobs", **body)
    return answer.status_code, answer.json()["code"]


async def test_the_best_line_for_an_order_is_found(engine: None, served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    question = {**SOLVE, "asked": {"order": ORDER, "width": 4}}
    job = await until(ann, await asked(ann, **question), "done")
    found = solver.solve(grove.HOUSE_EDITION, ORDER, width=4)
    assert job["answer"]["score"] == found.score
    assert job["answer"]["moves"] == [grove.write_move(move) for move in found.moves]
    assert job["answer"]["is_complete"]


@pytest.mark.more
async def test_par_has_the_best_line_known_and_the_best_ways_to_start(
    engine: None, served: Site
) -> None:
    ann = await served.visitor().come_in("Ann")
    question = {**SOLVE, "what": "par", "asked": {"order": ORDER, "width": 4}}
    job = await until(ann, await asked(ann, **question), "done")
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER)
    par = solver.par_of(game, ORDER[game.drawn :], width=4)
    line, starts = job["answer"]["line"], job["answer"]["starts"]
    assert (line["score"], line["is_complete"]) == (par.solution.score, True)
    assert line["moves"] == [grove.write_move(move) for move in par.solution.moves]
    assert [(start["move"], start["best"]) for start in starts] == [
        (grove.write_move(start.move), start.best) for start in par.starts
    ]
    assert starts[0]["best"] == line["score"]


@pytest.mark.more
async def test_a_finished_grove_is_reviewed_play_by_play(engine: None, served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    game = solver.game_in_order(grove.HOUSE_EDITION, ORDER)
    played = solver.greedy_on(game, ORDER[game.drawn :])
    moves = [grove.write_move(move) for move in played.moves]
    review = {"game": "grove", "what": "review"}

    def record_of(moves: list[str]) -> dict[str, Any]:
        table = solver.table_in_order(grove.HOUSE_EDITION, ORDER)
        for move in moves:
            table = table.play(1, move).table
        return {"record": write_record(table.record(), GAMES), "seat": 1}

    job = await until(ann, await asked(ann, **review, asked=record_of(moves)), "done")
    answer = job["answer"]
    assert answer["score"] == played.score <= answer["par"]
    laid = [grove.read_move_document(play["laid"]) for play in answer["plays"]]
    assert [grove.write_move(move) for move in laid] == moves
    lost = [play for play in answer["plays"] if play["after"] < play["before"]]
    assert all(play["better"] is not None for play in lost)
    assert answer["par"] - answer["score"] == sum(play["before"] - play["after"] for play in lost)
    assert answer["said"]
    unfinished = record_of(moves[:-1])
    assert await refused(ann, **review, asked=unfinished) == (422, "review.game")


@pytest.mark.compiles
async def test_a_hint_on_rules_not_compiled_yet_comes_soon_and_has_them_compiled(
    served: Site, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GREENTABLE_CACHE", str(tmp_path / "cold"))
    ann = await served.visitor().come_in("Ann")
    room = (await ann.post("/api/play", game="grove")).json()["room"]["id"]
    job = await until(ann, await asked(ann, game="grove", what="hint", room=room, seat=1), "done")
    assert not job["answer"]["is_compiled"]
    assert served.services.jobs._warming.games == ("grove",)


async def test_an_answer_comes_with_progress_and_ends_with_its_time(served: Site) -> None:
    find_with(served, "ENDLESS", QUICK)
    ann = await served.visitor().come_in("Ann")
    job = await until(ann, await asked(ann, **SOLVE), "done")
    assert job["progress"] == {"phase": "searching", "share": 0.5, "best": 7}
    assert job["answer"]["score"] == 7
    assert not job["answer"]["is_complete"]
    assert [one["id"] for one in (await ann.get("/api/jobs")).json()] == [job["id"]]


async def test_one_that_fails_says_so(served: Site) -> None:
    find_with(served, "FAILING")
    ann = await served.visitor().come_in("Ann")
    job = await until(ann, await asked(ann, **SOLVE), "failed")
    assert job["trouble"]["code"] == "job.failed"
    assert job["answer"] is None


async def test_one_that_runs_and_one_that_waits_can_be_cancelled(served: Site) -> None:
    """There is one process: the next gets it as soon as the first is cancelled."""
    find_with(served, "ENDLESS")
    ann = await served.visitor().come_in("Ann")
    first, second = await asked(ann, **SOLVE), await asked(ann, **SOLVE)
    await until(ann, first, "running")
    assert (await ann.get(f"/api/jobs/{second['id']}")).json()["status"] == "waiting"
    for job in (first, second):
        assert (await ann.http.delete(f"/api/jobs/{job['id']}")).status_code == 204
        assert (await ann.get(f"/api/jobs/{job['id']}")).status_code == 404
    third = await asked(ann, **SOLVE)
    await until(ann, third, "running")


async def test_nobody_waits_for_more_answers_than_allowed(served: Site) -> None:
    settings = msgspec.structs.replace(PLENTY, jobs_per_person=1, jobs_per_address=2, jobs=3)
    find_with(served, "ENDLESS", settings)
    ann, ben, cem = [await served.visitor().come_in(name) for name in ("Ann", "Ben", "Cem")]
    await asked(ann, **SOLVE)
    assert await refused(ann, **SOLVE) == (429, "job.too_many")
    await asked(ben, **SOLVE)
    assert await refused(cem, **SOLVE) == (429, "job.too_many")


async def test_all_together_wait_for_no_more_than_allowed(served: Site) -> None:
    find_with(served, "ENDLESS", msgspec.structs.replace(PLENTY, jobs=1))
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    await asked(ann, **SOLVE)
    assert await refused(ben, **SOLVE) == (429, "job.too_many_in_all")


async def test_jobs_are_their_owners(served: Site) -> None:
    find_with(served, "ENDLESS")
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    job = await asked(ann, **SOLVE)
    path = f"/api/jobs/{job['id']}"
    assert (await ben.get(path)).status_code == 404
    assert (await ben.http.delete(path)).status_code == 404
    assert (await ben.get("/api/jobs")).json() == []
    assert (await ann.get(path)).status_code == 200


async def test_answers_are_forgotten_after_a_while(served: Site) -> None:
    find_with(served, "FAILING")
    ann = await served.visitor().come_in("Ann")
    await until(ann, await asked(ann, **SOLVE), "failed")
    served.world.pass_by(PLENTY.job_keep_seconds + 1)
    assert (await ann.get("/api/jobs")).json() == []


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "grass", "what": "solve"}, 400, "job.unknown"),
        ({"game": "grove", "what": "prophecy"}, 400, "job.unknown"),
        ({"game": "grove", "what": "solve"}, 400, "request.body"),
        ({**SOLVE, "room": "12345678"}, 400, "job.about_document"),
        ({**SOLVE, "asked": {"order": ORDER, "wide": 3}}, 400, "request.body"),
        ({**SOLVE, "asked": {"order": ORDER, "width": 10**6}}, 400, "request.body"),
        ({**SOLVE, "asked": {"order": [7] * 9}}, 422, "solve.order_repeated"),
        ({"game": "grove", "what": "hint"}, 400, "job.about_view"),
        (
            {"game": "grove", "what": "hint", "room": "12345678", "seat": 1},
            404,
            "request.not_there",
        ),
    ],
)
async def test_what_cannot_be_answered_is_refused(
    served: Site, body: dict[str, Any], status: int, code: str
) -> None:
    ann = await served.visitor().come_in("Ann")
    assert await refused(ann, **body) == (status, code)


def grove_for(ann: Visitor, *others: Guest) -> Opening:
    return Opening(
        game="grove",
        ruleset="house",
        seats=1 + len(others),
        host=ann.id,
        settings=RoomSettings(pace="instant"),
        guests=(Guest(name="Ann", person=ann.id), *others),
        start=True,
    )


async def test_a_hint_is_a_move_that_may_be_made_and_marks_the_game(
    nothing_is_compiled: None, served: Site
) -> None:
    find_with(served, "BRIEF", QUICK)
    ann = await served.visitor().come_in("Ann")
    opened = await served.services.rooms.open(grove_for(ann, Guest(bot="greedy")))
    hint = {"game": "grove", "what": "hint", "room": opened.id, "seat": 1}
    job = await until(ann, await asked(ann, **hint), "done")
    room = await served.services.rooms.room(opened.id, ann.id)
    assert room.table is not None
    assert grove.read_move(job["answer"]["move"]) in room.table.view(1).legal
    assert room.assisted
    assert job["room"] == opened.id
    assert job["rev"] <= room.rev


async def test_a_hint_in_grass_says_why_and_what_else_could_be_done(
    nothing_is_compiled: None, served: Site
) -> None:
    find_with(served, "BRIEF")
    ann = await served.visitor().come_in("Ann")
    both = (Guest(name="Ann", person=ann.id), Guest(name="Amy", person=ann.id))
    opening = Opening(
        game="grass", ruleset="2018", seats=2, host=ann.id, settings=RoomSettings(), guests=both,
        start=True,
    )  # fmt: skip
    opened = await served.services.rooms.open(opening)
    room = await served.services.rooms.room(opened.id, ann.id)
    assert room.table is not None
    [seat] = room.table.to_act
    hint = {"game": "grass", "what": "hint", "room": opened.id, "seat": seat}
    job = await until(ann, await asked(ann, **hint), "done")
    legal = room.table.view(seat).legal
    said = [job["answer"]["move"], *(one["move"] for one in job["answer"]["alternatives"])]
    assert all(grass.read_move(token) in legal for token in said)
    assert job["answer"]["reasons"]


async def test_a_finished_game_is_reviewed_by_its_address(tmp_path: Path) -> None:
    """Its record may be longer than a request, and need not be sent."""
    short = msgspec.structs.replace(PLENTY, body_bytes=1000)
    async with site(tmp_path, settings=short) as served:
        find_with(served, "AT_ONCE", short)
        ann = await served.visitor().come_in("Ann")
        wish = {"seats": 2, "people": ["Ann", "Ben"], "start": True}
        opened = await ann.post("/api/tables", game="grass", ruleset="2018 max_rounds=1", **wish)
        room = opened.json()["room"]["id"]
        review = {"game": "grass", "what": "review"}
        by_address = {**review, "room": room, "seat": 2}
        assert await refused(ann, **by_address) == (404, "request.not_there")
        await served.finish(room)
        record = (await ann.get(f"/api/replays/{room}/record")).text
        sent = await ann.post("/api/jobs", **review, asked={"record": record, "seat": 2})
        assert sent.status_code == 413
        job = await until(ann, await asked(ann, **by_address), "done")
        assert job["answer"]["seat"] == 2
        assert job["answer"]["decisions"] > 0
        assert await refused(ann, **{**by_address, "seat": 3}) == (422, "review.grass")
        await served.services.jobs.close()


async def test_nobody_gets_hints_against_other_people(served: Site) -> None:
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    opened = await served.services.rooms.open(grove_for(ann, Guest(name="Ben", person=ben.id)))
    hint = {"game": "grove", "what": "hint", "room": opened.id}
    assert await refused(ann, **hint, seat=1) == (403, "job.others_play")
    assert await refused(ann, **hint, seat=2) == (403, "seat.not_yours")
    room = await served.services.rooms.room(opened.id, ann.id)
    assert not room.assisted


async def test_what_can_be_asked_is_told_with_its_schema(served: Site) -> None:
    kinds = (await served.visitor().get("/api/job-kinds")).json()
    assert {(kind["game"], kind["what"], kind["about"]) for kind in kinds} == {
        ("grass", "hint", "view"),
        ("grass", "review", "document"),
        ("grove", "solve", "document"),
        ("grove", "hint", "view"),
        ("grove", "par", "document"),
        ("grove", "review", "document"),
    }
