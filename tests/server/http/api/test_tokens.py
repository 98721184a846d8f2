"""Tokens for programs: what they are good for, and what no program may do."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from greentable.server.http.app import ROUTES
from greentable.server.people.people import ACCOUNT
from tests.server.asking import PLENTY, Site, Visitor, site
from tests.server.http_client import http_client
from tests.server.socket_client import socket_client

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path, settings=msgspec.structs.replace(PLENTY, tokens_per_person=3)) as it:
        yield it


async def token(visitor: Visitor, *scopes: str) -> str:
    """The secret of a new token."""
    made = await visitor.post("/api/me/tokens", scopes=scopes)
    assert made.status_code == 201, made.text
    secret: str = made.json()["secret"]
    return secret


async def ask(
    served: Site, secret: str, method: str, path: str, body: object = None
) -> httpx.Response:
    """The answer to a program: it has a token, and neither cookie nor Origin."""
    headers = {"authorization": f"Bearer {secret}"}
    async with http_client(served.address, headers) as http:
        return await http.request(method, path, json=body)


PLAY = {"game": "grove"}


async def test_a_token_acts_for_its_person_within_its_scopes(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    play, read = await token(ann, "play"), await token(ann, "read")
    opened = await ask(served, play, "POST", "/api/play", PLAY)
    assert opened.status_code == 201, opened.text
    table = f"/api/tables/{opened.json()['room']['id']}"
    assert (await ask(served, read, "GET", table)).json()["is_host"]
    for secret, method, path, body in (
        (read, "POST", "/api/play", PLAY),
        (play, "GET", table, None),
    ):
        refused = await ask(served, secret, method, path, body)
        assert (refused.status_code, refused.json()["code"]) == (403, "person.scope")


async def test_a_token_opens_a_socket_if_it_may_play(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    play, read = await token(ann, "play"), await token(ann, "read")
    opened = await ask(served, play, "POST", "/api/play", PLAY)
    room = opened.json()["room"]["id"]
    url = f"ws{served.address.removeprefix('http')}/api/tables/{room}/socket"

    def knock(secret: str) -> connect:
        return socket_client(url, additional_headers={"authorization": f"Bearer {secret}"})

    async with knock(play) as socket:
        hello = msgspec.json.decode(await socket.recv())
        assert (hello["type"], hello["room"], hello["seats"]) == ("hello", room, [1])
    for secret, status in ((read, 403), ("nobody's", 401)):
        with pytest.raises(InvalidStatus) as refused:
            await knock(secret)
        assert refused.value.response.status_code == status


ACCOUNT_ROUTES = [
    (route.method, route.path.replace("{token}", "0" * 64))
    for route in ROUTES
    if route.scope == ACCOUNT
]


@pytest.mark.parametrize(("method", "path"), ACCOUNT_ROUTES)
async def test_no_program_takes_somebody_over(served: Site, method: str, path: str) -> None:
    ann = await served.visitor().come_in("Ann")
    secret = await token(ann, "play", "read")
    keep = {"handle": "mine", "passphrase": "a long passphrase"}
    body = {"/api/me/tokens": {}, "/api/me/passphrase": keep}.get(path)
    refused = await ask(served, secret, method, path, body if method == "POST" else None)
    assert (refused.status_code, refused.json()["code"]) == (403, "person.not_for_programs")
    assert (await ann.get("/api/me")).json()["guest"]


def test_what_is_for_people_only_is_known() -> None:
    assert sorted(ACCOUNT_ROUTES) == [
        ("DELETE", "/api/me"),
        ("DELETE", f"/api/me/tokens/{'0' * 64}"),
        ("GET", "/api/me/export"),
        ("GET", "/api/me/tokens"),
        ("POST", "/api/me/passphrase"),
        ("POST", "/api/me/tokens"),
        ("POST", "/api/sign-out"),
    ]


async def test_a_token_that_was_taken_back_is_good_for_nothing(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    secret = await token(ann, "read")
    assert (await ask(served, secret, "GET", "/api/me")).status_code == 200
    [one] = [it for it in (await ann.get("/api/me/tokens")).json() if it["kind"] == "bot"]
    assert one["secret"] is None
    assert (await ann.http.delete(f"/api/me/tokens/{one['id']}")).status_code == 204
    assert (await ask(served, secret, "GET", "/api/me")).status_code == 401


async def test_nobody_has_more_tokens_than_allowed(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    for _ in range(3):
        await token(ann, "read")
    refused = await ann.post("/api/me/tokens", scopes=["read"])
    assert (refused.status_code, refused.json()["code"]) == (422, "person.too_many_tokens")
