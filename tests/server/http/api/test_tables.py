"""Opening tables, joining them, acting as host, playing again."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from greentable import grass
from greentable.cli.commands import main
from greentable.words.catalogue import Catalogue
from tests.server.asking import PASSPHRASE, PLENTY, Site, Visitor, site
from tests.server.set_world import SetWorld

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def test_play_sets_a_table_in_one_request(served: Site) -> None:
    ann = served.visitor()
    grass = (await ann.post("/api/play", game="grass")).json()["room"]
    assert grass["status"] == "playing"
    assert [chair["kind"] for chair in grass["chairs"]] == ["person", "bot", "bot", "bot"]
    grove = (await ann.post("/api/play", game="grove")).json()["room"]
    assert [chair["kind"] for chair in grove["chairs"]] == ["person"]
    games = (await ann.get("/api/me/games")).json()
    assert {game["room"] for game in games} == {grass["id"], grove["id"]}


async def test_friends_sit_down_by_link_and_by_code(served: Site) -> None:
    ann, ben, cleo = [await served.visitor().come_in(name) for name in ("Ann", "Ben", "Cleo")]
    opened = (await ann.post("/api/tables", game="grass", seats=3)).json()
    room = opened["room"]["id"]
    assert opened["link"] == f"{served.address}/t/{room}#{opened['secret']}"
    assert (await ben.get(f"/api/tables/{room}")).status_code == 404
    joined = await ben.post(f"/api/tables/{room}/join", secret=opened["secret"])
    assert [chair["name"] for chair in joined.json()["chairs"]] == ["Ann", "Ben", ""]
    by_code = await cleo.post("/api/join", code=opened["room"]["code"].lower())
    assert [chair["name"] for chair in by_code.json()["chairs"]] == ["Ann", "Ben", "Cleo"]
    started = await ann.post(f"/api/tables/{room}/host", action="start")
    assert started.json()["room"]["status"] == "playing"
    late = await served.visitor().come_in("Dan")
    dead = await late.post("/api/join", code=opened["room"]["code"])
    assert dead.status_code == 404


async def test_who_has_a_link_may_read_who_invites_to_what(served: Site) -> None:
    ann, ben = await served.visitor().come_in("Ann"), served.visitor()
    opened = (await ann.post("/api/tables", game="grove", seats=3, bots=["greedy"])).json()
    path = f"/api/tables/{opened['room']['id']}/invitation"
    answer = await ben.post(path, secret=opened["secret"])
    assert answer.json() == {
        "game": "grove",
        "ruleset": opened["room"]["ruleset"],
        "status": "lobby",
        "seats": 3,
        "free": 1,
        "host": "Ann",
    }
    assert "set-cookie" not in answer.headers  # reading makes nobody a guest
    for guess in ({}, {"secret": "wrong"}, {"secret": opened["room"]["code"]}):
        assert (await ben.post(path, **guess)).status_code == 404
    await ann.post(f"/api/tables/{opened['room']['id']}/leave")
    gone = await ben.post(path, secret=opened["secret"])
    assert gone.json()["host"] is None
    listed = await ann.post("/api/tables", game="grass", seats=2, settings={"listed": True})
    known = await ben.post(f"/api/tables/{listed.json()['room']['id']}/invitation")
    assert (known.json()["game"], known.json()["host"]) == ("grass", "Ann")


async def test_the_same_answer_for_none_and_not_yours(served: Site) -> None:
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    room = (await ann.post("/api/tables", game="grass", seats=2)).json()["room"]["id"]
    none = "x" * len(room)
    for path in ("", "/invitation", "/join", "/host", "/leave", "/rematch"):
        wrong = {"secret": "wrong"}
        bodies = {"/invitation": wrong, "/join": wrong, "/host": {"action": "start"}}
        answers = [
            await (
                ben.post(f"/api/tables/{id_}{path}", **bodies.get(path, {}))
                if path
                else ben.get(f"/api/tables/{id_}")
            )
            for id_ in (room, none)
        ]
        assert [answer.status_code for answer in answers] == [404, 404], path
        assert answers[0].content == answers[1].content, path


async def test_only_the_host_may_act_as_host(served: Site) -> None:
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    opened = (await ann.post("/api/tables", game="grass", seats=3)).json()
    room = opened["room"]["id"]
    await ben.post(f"/api/tables/{room}/join", secret=opened["secret"])
    refused = await ben.post(f"/api/tables/{room}/host", action="start", fill="rules")
    assert (refused.status_code, refused.json()["code"]) == (403, "host.only")
    renewed = (await ann.post(f"/api/tables/{room}/host", action="renew_link")).json()
    cleo = await served.visitor().come_in("Cleo")
    old = await cleo.post(f"/api/tables/{room}/join", secret=opened["secret"])
    assert old.status_code == 404
    new = await cleo.post(f"/api/tables/{room}/join", secret=renewed["secret"])
    assert new.status_code == 200


async def test_several_people_at_one_device(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    answer = await ann.post(
        "/api/tables", game="grass", seats=3, people=["Ann", "ann"], bots=["rules"], start=True
    )
    chairs = answer.json()["room"]["chairs"]
    assert [chair["name"] for chair in chairs] == ["Ann", "ann 2", "Robin"]
    assert [chair["is_you"] for chair in chairs] == [True, True, False]


async def test_a_listed_table_is_found_in_the_lobby(served: Site) -> None:
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    hidden = await ann.post("/api/tables", game="grass", seats=2)
    listed = await ann.post("/api/tables", game="grove", seats=2, settings={"listed": True})
    assert hidden.status_code == listed.status_code == 201
    [found] = (await ben.get("/api/lobby")).json()
    assert found["game"] == "grove"
    joined = await ben.post(f"/api/tables/{found['room']}/join")
    assert joined.status_code == 200


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": 2}, 422, "record.game"),
        ({"game": "grass", "seats": 1}, 422, "ruleset.seats"),
        ({"game": "grass", "seats": 7}, 400, "request.body"),
        ({"game": "grass", "seats": 2, "ruleset": "1492"}, 422, "ruleset.edition"),
        ({"game": "grass", "seats": 2, "bots": ["hal"]}, 422, "bots.unknown"),
        ({"game": "grass", "seats": 2, "bots": ["rules", "rules"]}, 422, "seat.none"),
        ({"game": "grass", "seats": 2, "start": True}, 422, "seat.free"),
        ({"game": "grass", "seats": 2, "people": ["\u202eevil"]}, 422, "name.signs"),
        ({"game": "grass", "seats": 2, "colour": "red"}, 400, "request.body"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_its_code(
    served: Site, body: dict[str, object], status: int, code: str
) -> None:
    ann = await served.visitor().come_in("Ann")
    answer = await ann.post("/api/tables", **body)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert (await ann.get("/api/me/games")).json() == []


async def test_nobody_has_more_open_tables_than_the_settings_say(tmp_path: Path) -> None:
    few = msgspec.structs.replace(PLENTY, rooms_per_person=2)
    async with site(tmp_path, settings=few) as served:
        ann = await served.visitor().come_in("Ann")
        answers = [await ann.post("/api/play", game="grove") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 422]
        assert answers[-1].json()["code"] == "room.too_many"


async def test_asking_for_many_at_once_gives_no_more(tmp_path: Path) -> None:
    few = msgspec.structs.replace(PLENTY, rooms_per_person=2)
    async with site(tmp_path, settings=few) as served:
        ann = await served.visitor().come_in("Ann")
        await asyncio.gather(*(ann.post("/api/play", game="grove") for _ in range(8)))
        assert len((await ann.get("/api/me/games")).json()) <= 2


async def test_an_invite_only_instance_opens_tables_for_the_invited(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    closed = msgspec.structs.replace(PLENTY, invite_only=True)
    async with site(tmp_path, settings=closed) as served:
        await asyncio.to_thread(main, ["admin", "invite", "--data", str(tmp_path)])
        own = {"handle": "ann", "passphrase": PASSPHRASE}
        own["invitation"] = capsys.readouterr().out.split()[-1]
        ann, guest, stranger = [served.visitor() for _ in range(3)]
        assert (await ann.post("/api/me/passphrase", **own)).status_code == 200
        opened = (await ann.post("/api/tables", game="grove", seats=2)).json()["room"]
        joined = await guest.post("/api/join", code=opened["code"], name="Gus")
        assert joined.status_code == 200
        refused = [
            await guest.post("/api/play", game="grove"),
            await guest.post("/api/me/passphrase", **{**own, "handle": "gus"}),
            await guest.post("/api/me/passphrase", handle="gus", passphrase=PASSPHRASE),
            await stranger.post("/api/me"),
            await stranger.post("/api/play", game="grove"),
            await stranger.get("/api/lobby"),
        ]
        assert [answer.status_code for answer in refused] == [403] * 6
        assert [answer.json()["code"] for answer in refused] == [
            "person.table_only",
            *["person.no_invitation"] * 2,
            *["person.invited_only"] * 3,
        ]


async def test_playing_again_seats_the_same_people(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    room = (await ann.post("/api/play", game="grove")).json()["room"]["id"]
    early = await ann.post(f"/api/tables/{room}/rematch")
    assert (early.status_code, early.json()["code"]) == (422, "rematch.too_early")
    await served.finish(room)
    again = (await ann.post(f"/api/tables/{room}/rematch")).json()
    assert again["follows"] == room
    assert [chair["name"] for chair in again["chairs"]] == ["Ann"]


async def test_who_sits_at_a_table_may_ask_whose_move_it_is(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    opened = await ann.post("/api/play", game="grove")
    room = opened.json()["room"]["id"]
    turn = (await ann.get(f"/api/tables/{room}/turn")).json()
    assert turn == {"status": "playing", "waits_for": [1]}
    stranger = await served.visitor().come_in("Ben")
    assert (await stranger.get(f"/api/tables/{room}/turn")).status_code == 404


async def test_whose_move_it_is_in_ones_games_is_told_without_waking_a_table(
    store_place: str,
) -> None:
    async with site(store_place) as before:
        ann, ben = [await before.visitor().come_in(name) for name in ("Ann", "Ben")]
        waiting = (await ann.post("/api/tables", game="grass", seats=2)).json()["room"]["id"]
        wish = {"seats": 2, "people": ["Ann", "Bea"], "start": True}
        room = (await ann.post("/api/tables", game="grass", **wish)).json()["room"]["id"]
        told = set()
        for number in range(6):
            await before.finish(room, f"{number}", most=1)
            turn = (await ann.get(f"/api/tables/{room}/turn")).json()["waits_for"]
            assert await waits(ann) == {room: turn, waiting: []}
            told.add(tuple(turn))
        assert len(told) > 1
        assert await waits(ben) == {}
        cookies = ann.http.cookies
    async with site(store_place, world=SetWorld(count=1000)) as after:
        again = after.visitor()
        again.http.cookies = cookies
        assert await waits(again) == {room: turn, waiting: []}
        assert after.services.rooms.live == 0
        await again.post(f"/api/tables/{room}/leave", how="pause")
        assert await waits(again) == {room: [], waiting: []}


async def waits(visitor: Visitor) -> dict[str, list[int]]:
    """Whom each of somebody's games waits for, as their list says."""
    games = (await visitor.get("/api/me/games")).json()
    return {game["room"]: game["waits_for"] for game in games}


async def test_who_opens_the_page_anew_is_told_again_what_happened(served: Site) -> None:
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    opened = (await ann.post("/api/tables", game="grass", ruleset="2018", seats=2)).json()
    room = opened["room"]["id"]
    path = f"/api/tables/{room}/history"
    await ben.post(f"/api/tables/{room}/join", secret=opened["secret"])
    assert (await ann.get(path, seat=1)).json()["told"] == []
    await ann.post(f"/api/tables/{room}/host", action="start")
    await served.finish(room, most=12)
    seen = [
        (await visitor.get(path, seat=seat)).json() for seat, visitor in enumerate((ann, ben), 1)
    ]
    dealt = [next(one for one in told["told"] if one["id"] == "grass-event-dealt") for told in seen]
    assert [one["arguments"]["who"]["seat"] for one in dealt] == [1, 2]
    assert (await ann.get(path)).json() == seen[0], "the first seat of the one who asks"
    refused = await ann.get(path, seat=2)
    assert (refused.status_code, refused.json()["code"]) == (403, "seat.not_yours")
    stranger = await served.visitor().come_in("Eve")
    assert (await stranger.get(path)).status_code == 404


async def test_a_typed_line_is_answered_by_moves_in_the_language_of_the_reader(
    served: Site,
) -> None:
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    opened = (await ann.post("/api/tables", game="grass", ruleset="2018", seats=2)).json()
    room = opened["room"]["id"]
    path = f"/api/tables/{room}/typed"
    await ben.post(f"/api/tables/{room}/join", secret=opened["secret"])
    assert (await ann.get(path)).json()["moves"] == []
    await ann.post(f"/api/tables/{room}/host", action="start")
    table = (await served.services.rooms.actor(room)).room.table
    assert table is not None
    [seat] = table.game.to_act(table.state)
    asked, other = (ann, ben) if seat == 1 else (ben, ann)
    legal = table.view(seat).legal
    every = (await asked.get(path, seat=seat)).json()
    assert {one["move"] for one in every["moves"]} == {*map(str, legal.moves)}
    english, german = (
        Catalogue(code).text(grass.move_message(legal.moves[0]), ("Ann", "Ben"))
        for code in ("en", "de")
    )
    for language, line in (("en", english), ("de", german)):
        headers = {"accept-language": language}
        got = await asked.http.get(path, params={"line": line}, headers=headers)
        found = got.json()
        assert str(legal.moves[0]) in [one["move"] for one in found["moves"]]
        assert found["reason"] == ""
    assert (await other.get(path)).json()["moves"] == []
    refused = await other.get(path, seat=seat)
    assert (refused.status_code, refused.json()["code"]) == (403, "seat.not_yours")
    stranger = await served.visitor().come_in("Eve")
    assert (await stranger.get(path)).status_code == 404
