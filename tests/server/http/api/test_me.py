"""Guests, passphrases, tokens, one's own data."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from greentable.server.people.people import hashed
from greentable.server.room.opening import Guest, Opening
from tests.server.asking import PASSPHRASE, Site, site
from tests.server.http_client import http_client

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def test_the_first_request_makes_a_guest_whose_cookie_no_script_can_read(
    served: Site,
) -> None:
    ann = served.visitor()
    answer = await ann.post("/api/me")
    assert answer.status_code == 200
    assert answer.json()["guest"]
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    again = await ann.get("/api/me")
    assert again.json() == answer.json()


async def test_a_guest_whose_first_request_is_refused_is_the_same_one_next_time(
    served: Site,
) -> None:
    ann = served.visitor()
    refused = [await ann.post("/api/join", code="ABCDEFGH") for _ in range(2)]
    assert [one.status_code for one in refused] == [404, 404]
    assert ["set-cookie" in one.headers for one in refused] == [True, False]
    assert (await ann.get("/api/me")).json()["guest"]


async def test_secrets_are_kept_as_hashes_only(served: Site, tmp_path: Path) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    secret = ann.http.cookies["greentable"]
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())  # noqa: ASYNC240 - a test
    assert hashed(secret).encode() in stored
    assert secret.encode() not in stored
    assert PASSPHRASE.encode() not in stored


async def test_a_passphrase_carries_games_to_another_device(served: Site) -> None:
    phone = await served.visitor().come_in("Ann", handle="Ann of the Hill")
    laptop = served.visitor()
    answer = await laptop.post("/api/sign-in", handle="ann of the hill", passphrase=PASSPHRASE)
    assert answer.json()["id"] == phone.id
    assert (await laptop.get("/api/me")).json()["id"] == phone.id
    assert (await laptop.post("/api/sign-out")).status_code == 204
    assert (await laptop.get("/api/me")).status_code == 401
    assert (await phone.get("/api/me")).status_code == 200


async def test_a_wrong_name_and_a_wrong_passphrase_get_the_same_answer(served: Site) -> None:
    await served.visitor().come_in("Ann", handle="ann")
    stranger = served.visitor()
    wrong = await stranger.post("/api/sign-in", handle="ann", passphrase="not that one")
    nobody = await stranger.post("/api/sign-in", handle="nobody", passphrase="not that one")
    assert wrong.status_code == nobody.status_code == 401
    assert wrong.content == nobody.content


async def test_a_handle_may_be_typed_in_any_way(served: Site) -> None:
    jose = await served.visitor().come_in("José", handle="José  Luis")
    again = await served.visitor().post(
        "/api/sign-in", handle=" JOSE\u0301 luis ", passphrase=PASSPHRASE
    )
    assert again.json()["id"] == jose.id


async def test_a_handle_belongs_to_one_person(served: Site) -> None:
    await served.visitor().come_in("Ann", handle="ann")
    other = await served.visitor().come_in("Ann")
    answer = await other.post("/api/me/passphrase", handle="ANN", passphrase=PASSPHRASE)
    assert (answer.status_code, answer.json()["code"]) == (409, "person.handle_taken")


async def test_a_token_does_what_its_scopes_say_until_it_is_taken_back(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    made = (await ann.post("/api/me/tokens", label="my bot", scopes=["read"])).json()
    bearer = {"authorization": f"Bearer {made['secret']}"}
    async with http_client(served.address, bearer) as program:
        assert (await program.get("/api/me")).json()["id"] == ann.id
        refused = await program.post("/api/play", json={"game": "grove"})
        assert (refused.status_code, refused.json()["code"]) == (403, "person.scope")
        assert (await ann.http.delete(f"/api/me/tokens/{made['id']}")).status_code == 204
        gone = await program.get("/api/me")
        assert (gone.status_code, gone.json()["code"]) == (401, "person.token")
    listed = (await ann.get("/api/me/tokens")).json()
    assert [token["kind"] for token in listed] == ["cookie"]
    assert all(token["secret"] is None for token in listed)


async def test_a_problem_is_said_in_the_readers_language(served: Site) -> None:
    ann = served.visitor()
    german = await ann.http.get("/api/tables/nosuchtable", headers={"accept-language": "de"})
    assert german.headers["content-type"] == "application/problem+json"
    assert german.headers["content-language"] == "de"
    assert german.json()["code"] == "person.nobody"


@pytest.mark.parametrize(
    ("wishes", "language"),
    [
        ("nl, de", "nl"),
        ("de;q=0.5, it;q=0.9", "it"),
        ("de; q=0.5, fr; q=0.8", "fr"),
        ("ja, fr-CA;q=0.9, en;q=0.8", "fr"),
        ("de;q=0, en;q=0.1", "en"),
        ("de;q=much, nan;q=nan", "en"),
        ("*", "en"),
    ],
)
async def test_the_language_is_the_one_the_reader_likes_best(
    served: Site, wishes: str, language: str
) -> None:
    headers = {"accept-language": wishes}
    answer = await served.visitor().http.get("/api/me", headers=headers)
    assert answer.headers["content-language"] == language


async def test_who_is_forgotten_stays_as_a_guest_in_finished_games(served: Site) -> None:
    ann = await served.visitor().come_in("Annabella")
    me = Guest(name="Annabella", person=ann.id)
    over = await served.play(
        Opening(game="grove", ruleset="house", seats=1, host=ann.id, guests=(me,), start=True)
    )
    running = (await ann.post("/api/play", game="grove", seats=2)).json()["room"]["id"]
    assert (await ann.http.delete("/api/me")).status_code == 204
    assert (await ann.get("/api/me")).status_code == 401
    stranger = await served.visitor().come_in("Ben")
    replay = await stranger.get(f"/api/replays/{over}")
    assert replay.status_code == 200, replay.text
    assert "Annabella" not in replay.text
    assert "a guest" in replay.text
    summary = await served.services.store.summary(running)
    assert summary is not None
    assert summary.status == "closed"
    for line in await served.services.store.log(over):
        assert b"Annabella" not in line.body
        assert ann.id.encode() not in line.body


async def test_export_tells_everything_that_is_kept(served: Site) -> None:
    ann = await served.visitor().come_in("Ann", handle="ann")
    room = (await ann.post("/api/play", game="grove")).json()["room"]["id"]
    export = (await ann.get("/api/me/export")).json()
    assert export["me"]["handle"] == "ann"
    assert [game["room"] for game in export["games"]] == [room]
    assert len(export["tokens"]) == 1


async def test_a_page_may_ask_whether_anybody_is_known(served: Site) -> None:
    visitor = served.visitor()
    assert (await visitor.get("/api/visitor")).json() == {"me": None}
    await visitor.come_in("Ann")
    assert (await visitor.get("/api/visitor")).json()["me"]["name"] == "Ann"
