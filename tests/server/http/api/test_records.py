"""Records that are sent in: verified, and imported."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from greentable import grass
from greentable.games import GAMES
from greentable.records import write_record
from greentable.server.core.settings import Settings
from greentable.table import open_table
from tests.server.asking import PLENTY, Site, site
from tests.server.random_rooms import opening

pytestmark = pytest.mark.anyio

SEED = "spring"


def some_record(plies: int = 30) -> str:
    """The record of a game of Grass that was left off."""
    table = open_table(grass, "2018", ("Ann", "Ben"), grass.Nature(SEED)).table
    while len(table.plies) < plies:
        seat = table.to_act[0]
        table = table.play(seat, grass.legal_moves(table.state, seat)[0]).table
    return write_record(table.record(seed=SEED), GAMES)


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def test_a_record_can_be_kept_and_seen_by_all(served: Site) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    text = some_record()
    answer = await ann.post("/api/records", record=text)
    assert answer.status_code == 201, answer.text
    room = answer.json()["room"]
    assert answer.json()["link"].endswith(f"/r/{room}")
    stranger = served.visitor()
    replay = (await stranger.get(f"/api/replays/{room}")).json()
    assert replay["imported"]
    assert replay["names"] == ["Ann", "Ben"]
    assert replay["seeds"] == [SEED]
    assert replay["result"] is None
    assert (await stranger.get(f"/api/replays/{room}/record")).text == text
    plies = await stranger.get(f"/api/replays/{room}/plies", first=replay["plies"])
    assert plies.status_code == 200


async def test_a_record_can_be_taken_back_by_who_sent_it(served: Site) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    ben = await served.visitor().come_in("Ben", handle="ben")
    room = (await ann.post("/api/records", record=some_record())).json()["room"]
    played = (await ann.post("/api/play", game="grove")).json()["room"]["id"]
    await served.finish(played)
    for somebody, what in ((ben, room), (ann, played)):
        refused = await somebody.http.delete(f"/api/records/{what}")
        assert (refused.status_code, refused.json()["code"]) == (404, "request.not_there")
    assert (await ann.http.delete(f"/api/records/{room}")).status_code == 204
    assert (await ben.get(f"/api/replays/{room}")).status_code == 404
    assert (await ben.get(f"/api/replays/{played}")).status_code == 200


async def test_who_is_forgotten_takes_the_records_along_that_they_have_sent(served: Site) -> None:
    """Nobody else could take them back, and names of others may stand in them."""
    ann = await served.visitor().come_in("Ann", handle="ann")
    ben = await served.visitor().come_in("Ben", handle="ben")
    room, other = [
        (await one.post("/api/records", record=some_record())).json()["room"] for one in (ann, ben)
    ]
    played = (await ann.post("/api/play", game="grove")).json()["room"]["id"]
    assert (await ann.get("/api/me/export")).json()["records"] == [room]
    assert (await ann.http.delete("/api/me")).status_code == 204
    assert (await ben.get(f"/api/replays/{room}")).status_code == 404
    assert (await ben.get(f"/api/replays/{other}")).status_code == 200
    assert await served.services.store.summary(played) is not None


async def test_an_imported_game_counts_for_nobody(served: Site) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    await ann.post("/api/records", record=some_record())
    assert (await ann.get("/api/me/games")).json() == []


async def test_a_record_of_the_server_verifies(served: Site) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    room = await served.play(opening("grove", "house recipes", 2))
    text = (await ann.get(f"/api/replays/{room}/record")).text
    found = (await ann.post("/api/records/verify", record=text)).json()
    assert found["is_over"]
    assert found["dealt"] == found["chance"] > 0
    assert found["commitments"] == 1
    assert found["checked"][-1] == "the seed matches the hash published before the deal"


@pytest.mark.parametrize(
    ("before", "after", "code"),
    [
        ("seed: spring", "seed: autumn", "record.shuffle"),
        ("result: unfinished", "result: 0 0", "record.result"),
        ("ruleset: 2018", "ruleset: 1066", "ruleset.edition"),
        ("seats: 2", "seats: many", "record.seats"),
    ],
)
async def test_a_tampered_record_is_refused_with_its_line(
    served: Site, before: str, after: str, code: str
) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    text = some_record()
    assert before in text
    for path in ("/api/records/verify", "/api/records"):
        refused = await ann.post(path, record=text.replace(before, after))
        problem = refused.json()
        assert (refused.status_code, problem["code"]) == (422, code)
        assert problem["line"] >= 1
        assert "column" in problem


async def test_only_people_with_a_passphrase_send_records(served: Site) -> None:
    nobody = served.visitor()
    assert (await nobody.post("/api/records", record="")).status_code in {400, 401}
    assert (await nobody.post("/api/records", record=some_record())).status_code == 401
    guest = await served.visitor().come_in("Ben")
    refused = await guest.post("/api/records", record=some_record())
    assert (refused.status_code, refused.json()["code"]) == (403, "person.passphrase_first")


async def test_records_may_be_longer_than_other_bodies_but_not_endless(served: Site) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    comments = "# nothing\n" * 5000
    kept = await ann.post("/api/records", record=some_record() + comments)
    assert kept.status_code == 201
    refused = await ann.post("/api/records", record="#" * (Settings().record_bytes + 1))
    assert (refused.status_code, refused.json()["code"]) == (413, "request.too_large")


async def test_records_are_not_sent_too_often(tmp_path: Path) -> None:
    async with site(tmp_path, settings=msgspec.structs.replace(PLENTY, imports_per_hour=2)) as here:
        ann = await here.visitor().come_in("Ann", handle="ann")
        answers = [await ann.post("/api/records/verify", record=some_record()) for _ in range(3)]
        assert [one.status_code for one in answers] == [200, 200, 429]
        assert answers[-1].json()["code"] == "record.too_many"
