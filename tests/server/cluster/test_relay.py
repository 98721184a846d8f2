"""Two servers on one PostgreSQL, in one process: what one has, the other passes on."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidStatus

from drills.processes import free_port
from greentable.cli.commands import main
from greentable.protocol.version import NOT_YOURS
from greentable.server.cluster.addresses import listen, listen_for_relay, url_of
from greentable.server.cluster.relay import Relay
from greentable.server.core.problems import Elsewhere
from greentable.server.core.settings import Settings
from greentable.server.core.world import RealWorld
from greentable.server.http.app import make_app
from greentable.server.operations.serve import config
from greentable.server.services import Services, services_of
from greentable.server.store import open_store
from greentable.server.workers.jobs import Jobs
from tests.server import loopback
from tests.server.asking import PASSPHRASE, PLENTY
from tests.server.http_client import http_client
from tests.server.socket_client import socket_client
from tests.server.socket_players import Player
from tests.server.waiting import SECONDS

pytestmark = pytest.mark.anyio
PUBLIC = "http://cards.example.org"
HEADERS = {"host": "cards.example.org", "origin": PUBLIC}
ROOT = Path(__file__).parents[3]
SETTINGS = msgspec.structs.replace(PLENTY, port=0, public_url=PUBLIC, commands_burst=1000)


class Door:
    """One of the servers, and how people come in through it."""

    def __init__(self, services: Services, port: int) -> None:
        self.services, self.port = services, port

    def browser(self, cookies: httpx.Cookies | None = None) -> httpx.AsyncClient:
        address = f"http://127.0.0.1:{self.port}"
        return http_client(address, HEADERS, cookies)

    async def sit(self, room: str, cookies: httpx.Cookies, origin: str = PUBLIC) -> Player:
        return Player(await self.socket(f"/api/tables/{room}/socket", cookies, origin))

    async def socket(
        self, path: str, cookies: httpx.Cookies, origin: str = PUBLIC
    ) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in cookies.items())
        return await socket_client(
            f"ws://cards.example.org{path}",
            host="127.0.0.1",
            port=self.port,
            origin=origin,
            additional_headers={"cookie": cookie},
        )


@contextlib.asynccontextmanager
async def opened(url: str, settings: Settings = SETTINGS) -> AsyncIterator[Door]:
    """A server that shares a database with others."""
    listening, for_relay = listen(settings), listen_for_relay(settings)
    port = listening.getsockname()[1]
    world = RealWorld()
    services = services_of(settings, world, open_store(url), [PUBLIC], url_of(for_relay))
    set_up = config(make_app(services), settings, world)
    async with loopback.running(set_up, listening, for_relay):
        yield Door(services, port)


@pytest.fixture
async def doors(postgres_url: str) -> AsyncIterator[tuple[Door, Door]]:
    async with opened(postgres_url) as first, opened(postgres_url) as second:
        yield first, second


async def table(door: Door, browser: httpx.AsyncClient, **wish: object) -> httpx.Response:
    """A table that this server has."""
    answer = await browser.post("/api/tables", json={"game": "grass", "seats": 2, **wish})
    assert answer.status_code == 201, answer.text
    assert answer.json()["room"]["id"] in door.services.rooms._actors
    return answer


async def test_somebody_joins_through_the_other_server_and_both_play(
    doors: tuple[Door, Door],
) -> None:
    first, second = doors
    async with first.browser() as ann, second.browser() as ben:
        opened_table = (await table(first, ann)).json()
        room = opened_table["room"]["id"]
        join = {"secret": opened_table["secret"], "name": "Ben"}
        joined = await ben.post(f"/api/tables/{room}/join", json=join)
        assert joined.status_code == 200, joined.text
        assert [chair["name"] for chair in joined.json()["chairs"]][1] == "Ben"
        # The guest that was made on the way is the one who sits, and has the cookie.
        me = (await ben.get("/api/me")).json()
        assert me["id"] in first.services.rooms._actors[room].room.people
        start = await ben.post(f"/api/tables/{room}/host", json={"action": "start"})
        assert (start.status_code, start.json()["code"]) == (403, "host.only")
        assert (
            await ann.post(f"/api/tables/{room}/host", json={"action": "start"})
        ).status_code == 200
        sitting = {1: await first.sit(room, ann.cookies), 2: await second.sit(room, ben.cookies)}
        for seat, player in sitting.items():
            await player.hear("view", seat=seat)
        for _ in range(6):
            seat = sitting[1].views[1]["view"]["table"]["to_act"][0]
            answer = await sitting[seat].play(seat, sitting[seat].legal(seat)[0])
            assert answer["type"] == "ack"
            for player in sitting.values():
                await player.catch_up(answer["rev"])
        assert room not in second.services.rooms._actors
        for player in sitting.values():
            await player.leave()


async def test_a_job_is_found_through_the_other_server(
    doors: tuple[Door, Door], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")  # where processes find the answers
    first, second = doors
    mark, answers = first.services.relay.mark, "tests.server.workers.made_answers:AT_ONCE"
    first.services.jobs = Jobs(SETTINGS, RealWorld(), answers, mark=mark)
    async with first.browser() as ann:
        room = (await ann.post("/api/play", json={"game": "grove", "seats": 2})).json()["room"]
        hint = {"game": "grove", "what": "hint", "room": room["id"], "seat": 1}
        async with second.browser(ann.cookies) as elsewhere:
            job = (await elsewhere.post("/api/jobs", json=hint)).json()
            assert job["id"] in first.services.jobs._jobs
            while job["status"] != "done":
                assert job["status"] in {"waiting", "running"}, job
                await asyncio.sleep(0.05)
                job = (await elsewhere.get(f"/api/jobs/{job['id']}")).json()
            path = f"/api/jobs/{job['id']}"
            assert (await ann.get(path)).json() == job
            assert (await elsewhere.delete(path)).status_code == 204
            assert (await elsewhere.get(path)).status_code == 404


async def test_a_job_is_followed_through_the_other_server(
    doors: tuple[Door, Door], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")
    first, second = doors
    mark, answers = first.services.relay.mark, "tests.server.workers.made_answers:AT_ONCE"
    first.services.jobs = Jobs(SETTINGS, RealWorld(), answers, mark=mark)
    async with first.browser() as ann, second.browser() as eve:
        await eve.post("/api/me")
        room = (await ann.post("/api/play", json={"game": "grove", "seats": 2})).json()["room"]
        hint = {"game": "grove", "what": "hint", "room": room["id"], "seat": 1}
        job = (await ann.post("/api/jobs", json=hint)).json()
        path = f"/api/jobs/{job['id']}/socket"
        socket = await second.socket(path, ann.cookies)
        async with asyncio.timeout(SECONDS):
            told = [msgspec.json.decode(text) async for text in socket]
        assert (told[-1]["status"], socket.close_code) == ("done", 1000)
        assert told[-1] == (await ann.get(f"/api/jobs/{job['id']}")).json()
        # To somebody else and of a server that was killed nothing is told: ask again.
        await second.services.store.remember("process/killed00", f"http://127.0.0.1:{free_port()}")
        for cookies, other in ((eve.cookies, path), (ann.cookies, "/api/jobs/killed00x/socket")):
            for door in doors:
                closed = await door.socket(other, cookies)
                await closed.wait_closed()
                assert closed.close_code == NOT_YOURS
        with pytest.raises(InvalidStatus) as refused:
            await second.socket(path, ann.cookies, origin="http://evil.example")
        assert refused.value.response.status_code == 403


async def test_for_how_many_answers_somebody_waits_is_counted_over_all_servers(
    doors: tuple[Door, Door], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", f"{ROOT / 'src'}:{ROOT}")
    for door in doors:
        mark, answers = door.services.relay.mark, "tests.server.workers.made_answers:ENDLESS"
        door.services.jobs = Jobs(SETTINGS, RealWorld(), answers, mark=mark)
    first, second = doors
    assert SETTINGS.jobs_per_person == 2
    solve = {"game": "grove", "what": "solve", "asked": {"order": [7, 2, 11, 18, 5, 9, 14, 3, 12]}}
    async with first.browser() as ann, second.browser() as eve:
        begun = [await ann.post("/api/jobs", json=solve)]
        async with second.browser(ann.cookies) as elsewhere:
            begun.append(await elsewhere.post("/api/jobs", json=solve))
            assert [one.status_code for one in begun] == [201, 201]
            for browser in (ann, elsewhere):
                third = await browser.post("/api/jobs", json=solve)
                assert (third.status_code, third.json()["code"]) == (429, "job.too_many")
            assert (await eve.post("/api/jobs", json=solve)).status_code == 201
            ended = await elsewhere.delete(f"/api/jobs/{begun[0].json()['id']}")
            assert ended.status_code == 204
            assert (await elsewhere.post("/api/jobs", json=solve)).status_code == 201
    for door in doors:
        await door.services.jobs.close()


async def test_a_socket_that_is_passed_on_is_refused_as_one_that_is_not(
    doors: tuple[Door, Door],
) -> None:
    first, second = doors
    async with first.browser() as ann, second.browser() as eve:
        room = (await table(first, ann)).json()["room"]["id"]
        await eve.post("/api/me")
        for door in doors:
            stranger = await door.sit(room, eve.cookies)
            assert await stranger.end() == NOT_YOURS
            with pytest.raises(InvalidStatus) as refused:
                await door.sit(room, ann.cookies, origin="http://evil.example")
            assert refused.value.response.status_code == 403


async def test_nobody_can_claim_to_be_passed_on(doors: tuple[Door, Door]) -> None:
    first, _ = doors
    headers = {"x-greentable-relay": "guess", "x-greentable-address": "192.0.2.7"}
    assert first.services.relay.caller_of(headers) is None
    assert first.services.relay.caller_of({"x-greentable-relay": ""}) is None


async def test_a_server_that_stops_in_order_gives_its_tables_up_at_once(postgres_url: str) -> None:
    async with opened(postgres_url) as second:
        async with opened(postgres_url) as first, first.browser() as ann:
            room = (await table(first, ann)).json()["room"]["id"]
            with pytest.raises(Elsewhere):
                await second.services.rooms.actor(room)
            cookies = ann.cookies
        actor = await second.services.rooms.actor(room)
        assert actor.room.id == room
        async with second.browser(cookies) as ann:
            assert (await ann.get(f"/api/tables/{room}")).status_code == 200


async def test_a_room_that_sleeps_belongs_to_nobody(postgres_url: str) -> None:
    sleepy = msgspec.structs.replace(SETTINGS, sleep_seconds=0.0, lease_seconds=1.0)
    async with opened(postgres_url, sleepy) as first, opened(postgres_url) as second:
        async with first.browser() as ann:
            room = (await ann.post("/api/tables", json={"game": "grass", "seats": 2})).json()
        while True:
            with contextlib.suppress(Elsewhere):
                await second.services.rooms.actor(room["room"]["id"])
                break
            await asyncio.sleep(0.05)
        assert first.services.rooms.live == 0


async def test_who_is_forgotten_leaves_tables_of_all_servers(doors: tuple[Door, Door]) -> None:
    first, second = doors
    async with first.browser() as ann, second.browser() as also_ann:
        rooms = [(await table(first, ann)).json()["room"]["id"]]
        also_ann.cookies.update(ann.cookies)
        rooms.append((await table(second, also_ann)).json()["room"]["id"])
        me = (await ann.get("/api/me")).json()["id"]
        assert (await also_ann.delete("/api/me")).status_code == 204
        assert (await ann.get("/api/me")).status_code == 401
    for room in rooms:
        log = await first.services.store.log(room)
        assert not any(me.encode() in entry.body for entry in log)


async def test_a_ban_is_heard_by_every_server(doors: tuple[Door, Door], postgres_url: str) -> None:
    first, second = doors
    async with second.browser() as ben:
        body = {"handle": "ben", "passphrase": PASSPHRASE}
        assert (await ben.post("/api/me/passphrase", json=body)).status_code == 200
        room = (await table(second, ben)).json()["room"]["id"]
        player = await first.sit(room, ben.cookies)
        await player.hear("room")
        ban = ["admin", "ban", "--database", postgres_url, "ben"]
        assert await asyncio.to_thread(main, ban) == 0
        assert await player.end() == NOT_YOURS


async def test_a_long_answer_is_found_through_the_other_server(doors: tuple[Door, Door]) -> None:
    first, second = doors
    question = {
        "game": "grove",
        "what": "solve",
        "asked": {"order": [7, 2, 11, 18, 5, 9, 14, 3, 12]},
    }
    async with first.browser() as ann:
        job = (await ann.post("/api/jobs", json=question)).json()["id"]
        async with second.browser(ann.cookies) as also_ann, second.browser() as eve:
            assert (await also_ann.get(f"/api/jobs/{job}")).json()["id"] == job
            await eve.post("/api/me")
            own = (await also_ann.post("/api/jobs", json=question)).json()["id"]
            for asked in (ann, also_ann):
                listed = [one["id"] for one in (await asked.get("/api/jobs")).json()]
                assert listed == [own, job]
            assert (await eve.get("/api/jobs")).json() == []
            # One that was killed is left out, and forgotten.
            await second.services.store.remember(
                "process/killed", f"http://127.0.0.1:{free_port()}"
            )
            assert len((await also_ann.get("/api/jobs")).json()) == 2
            assert await second.services.store.remembered("process/killed") is None
            assert (await eve.get(f"/api/jobs/{job}")).status_code == 404
            assert (await also_ann.get(f"/api/jobs/{'x' * len(job)}")).status_code == 404
            assert (await also_ann.delete(f"/api/jobs/{job}")).status_code == 204
        assert (await ann.get(f"/api/jobs/{job}")).status_code == 404


async def test_who_listens_where_a_killed_server_did_answers_once(
    doors: tuple[Door, Door], postgres_url: str
) -> None:
    first, _ = doors
    store, address = first.services.store, "http://127.0.0.1:1"
    await store.remember("process/killed", address)
    relay = Relay(open_store(postgres_url), RealWorld(), 10.0, address)
    await relay._store.open()
    await relay.open()
    listening = await store.remembered_below("process/")
    assert [mark for mark, url in listening.items() if url == address] == [relay.mark]
    assert len(listening) == 3
    await relay._store.close()
