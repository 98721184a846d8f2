"""Where only the invited may come: a table's link or code is good for that table, and no more."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.asking import PASSPHRASE, Site, Visitor, site
from tests.server.at_table import cookie_of, open_socket, refused_with
from tests.server.http.invited import (
    CLOSED,
    WRONG_CODE,
    guest_of,
    invitation,
    invited,
    old_guest,
    open_table,
)

pytestmark = pytest.mark.anyio


@pytest.fixture
async def closed(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path, settings=CLOSED) as running:
        yield running


async def is_nobody(visitor: Visitor) -> bool:
    return (await visitor.get("/api/visitor")).json()["me"] is None


def coded(answer: httpx.Response) -> tuple[int, str]:
    """A refusal, which has no cookie."""
    assert "set-cookie" not in answer.headers, answer.text
    return answer.status_code, answer.json()["code"]


async def people_kept(served: Site) -> int:
    """How many people the database knows."""
    return len(await served.services.store.idle_guests(float("inf"), 1_000))


async def test_a_wrong_code_makes_nobody_a_guest(closed: Site) -> None:
    """Neither a wrong code nor a wrong link, nor the address of a listed table alone."""
    ann = await invited(closed, "ann")
    table = await open_table(ann)
    stranger = closed.visitor()
    before = await people_kept(closed)
    for path, body in (
        ("/api/join", {"code": WRONG_CODE}),
        (f"{table.path}/join", {}),
        (f"{table.path}/join", {"secret": "no such secret"}),
        (f"{table.path}/join", {"watch": True}),
        (f"{table.path}/invitation", {}),
    ):
        assert coded(await stranger.post(path, **body)) == (404, "request.not_there"), path
    assert await is_nobody(stranger)
    assert await people_kept(closed) == before
    assert coded(await stranger.get("/api/lobby")) == (403, "person.invited_only")


async def test_codes_that_are_tried_are_counted(tmp_path: Path) -> None:
    few = msgspec.structs.replace(CLOSED, codes_per_minute=2)
    async with site(tmp_path, settings=few) as served:
        answers = [await served.visitor().post("/api/join", code=WRONG_CODE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [404, 404, 429]


async def test_who_is_refused_at_a_table_gets_no_cookie(closed: Site) -> None:
    """By a link that is good: the name is not, and then no seat is free."""
    ann = await invited(closed, "ann")
    table = await open_table(ann, seats=2)
    stranger = closed.visitor()
    bad = {"secret": table.secret, "name": "\u202e"}
    assert coded(await stranger.post(f"{table.path}/join", **bad))[0] == 422
    await guest_of(closed, table)
    full = await stranger.post("/api/join", code=table.code)
    assert coded(full) == (422, "seat.taken")
    assert await is_nobody(stranger)


async def test_a_guest_of_one_table_is_nobody_at_another(closed: Site) -> None:
    """Though it is listed: neither to sit, nor to watch, nor by the socket; the invited may."""
    ann, ivy = [await invited(closed, handle) for handle in ("ann", "ivy")]
    own, other = [await open_table(ann) for _ in range(2)]
    gus = await guest_of(closed, own)
    assert (await gus.get(own.path)).status_code == 200
    for body in ({}, {"watch": True}, {"secret": own.secret}):
        answer = await gus.post(f"{other.path}/join", **body)
        assert coded(answer) == (404, "request.not_there"), body
    assert coded(await gus.get(other.path)) == (404, "request.not_there")
    assert coded(await gus.get("/api/lobby")) == (403, "person.table_only")
    assert coded(await gus.post("/api/play", game="grove")) == (403, "person.table_only")
    assert coded(await gus.get("/api/daily")) == (403, "person.table_only")
    assert (await ivy.post(f"{other.path}/join")).status_code == 200
    second = await gus.post(f"{other.path}/join", secret=other.secret)
    assert second.status_code == 200, "its own link is good for it"


async def test_a_socket_opens_at_the_own_table_only(closed: Site) -> None:
    ann = await invited(closed, "ann")
    own, other = [await open_table(ann) for _ in range(2)]
    gus, old = await guest_of(closed, own), await old_guest(closed)
    assert await refused_with(open_socket(closed, own.room, None)) == 401
    for visitor, table in ((gus, other), (old, own), (old, other)):
        player = await open_socket(closed, table.room, cookie_of(visitor))
        assert (await player.end(), player.heard) == (4403, [])
    for visitor, table in ((gus, own), (ann, own), (ann, other)):
        player = await open_socket(closed, table.room, cookie_of(visitor))
        await player.hear("hello")
        await player.leave()


async def test_what_a_guest_was_let_into_outlives_a_restart(store_place: str) -> None:
    """In both stores: who sits and who only watches."""
    async with site(store_place, settings=CLOSED) as before:
        ann = await invited(before, "ann")
        own, other = [await open_table(ann) for _ in range(2)]
        sitter, watcher = await guest_of(before, own), before.visitor()
        await watcher.post(f"{own.path}/join", secret=own.secret, watch=True)
        cookies = [cookie_of(one) for one in (sitter, watcher)]
    async with site(store_place, settings=CLOSED) as after:
        for cookie in cookies:
            again = after.visitor()
            again.http.cookies.set("greentable", cookie)
            assert (await again.get(own.path)).status_code == 200
            assert coded(await again.get(other.path)) == (404, "request.not_there")
            assert coded(await again.post("/api/play", game="grove"))[0] == 403


async def test_a_guest_plays_again_only_when_the_invited_open_the_table(closed: Site) -> None:
    ann = await invited(closed, "ann")
    table = await open_table(ann, seats=2)
    gus = await guest_of(closed, table)
    assert (await ann.post(f"{table.path}/host", action="start")).status_code == 200
    await closed.finish(table.room)
    asked = await gus.post(f"{table.path}/rematch")
    assert coded(asked) == (403, "person.table_only")
    following = (await ann.post(f"{table.path}/rematch")).json()["id"]
    assert (await gus.post(f"{table.path}/rematch")).json()["id"] == following
    assert (await gus.get(f"/api/tables/{following}")).status_code == 200
    replay = f"/api/replays/{table.room}"
    assert [(await one.get(replay)).status_code for one in (ann, gus)] == [200, 200]
    assert coded(await closed.visitor().get(replay)) == (403, "person.invited_only")
    stranger = await guest_of(closed, await open_table(ann))
    assert coded(await stranger.get(replay)) == (404, "request.not_there")


async def test_who_was_kicked_has_no_table_left_and_can_still_be_forgotten(closed: Site) -> None:
    ann = await invited(closed, "ann")
    table = await open_table(ann)
    gus = await guest_of(closed, table)
    await ann.post(f"{table.path}/host", action="kick", seat=2)
    assert coded(await gus.get(table.path)) == (404, "request.not_there")
    again = await gus.post(f"{table.path}/join", secret=table.secret)
    assert coded(again) == (404, "request.not_there")
    assert (await gus.get("/api/me/export")).status_code == 200
    assert (await gus.http.delete("/api/me")).status_code == 204
    assert await is_nobody(gus)


async def test_an_invitation_is_good_until_somebody_has_come_in_by_it(closed: Site) -> None:
    """A handle that is taken uses nothing up, and leaves nobody with a cookie."""
    await invited(closed, "ann")
    stranger, secret = closed.visitor(), await invitation(closed)
    own = {"passphrase": PASSPHRASE, "invitation": secret}
    assert coded(await stranger.post("/api/me/passphrase", **own, handle="ann"))[0] == 409
    assert coded(await stranger.post("/api/me/passphrase", **own, handle="\u202e"))[0] == 422
    assert await is_nobody(stranger)
    assert (await stranger.post("/api/me/passphrase", **own, handle="bea")).status_code == 200
    late = await closed.visitor().post("/api/me/passphrase", **own, handle="cem")
    assert coded(late) == (403, "person.no_invitation")
    assert (await stranger.get("/api/lobby")).status_code == 200


async def test_an_open_server_lets_guests_in_as_ever(tmp_path: Path) -> None:
    """A listed table needs no secret, and who is refused is the same guest next time."""
    async with site(tmp_path) as served:
        table = await open_table(await served.visitor().come_in("Ann"))
        stranger = served.visitor()
        refused = await stranger.post("/api/join", code=WRONG_CODE)
        assert (refused.status_code, "set-cookie" in refused.headers) == (404, True)
        assert (await stranger.post(f"{table.path}/join")).status_code == 200
        assert (await stranger.post("/api/play", game="grove")).status_code == 201
