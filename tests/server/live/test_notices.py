"""The announcements of a server's host reach everyone who is connected."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from greentable.cli.commands import main
from greentable.protocol.version import NOT_YOURS
from tests.server.asking import PLENTY, Site, Visitor, site
from tests.server.socket_client import socket_client
from tests.server.socket_players import Player

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def sit(served: Site, visitor: Visitor) -> Player:
    """Somebody's socket at a table of their own."""
    room = (await visitor.post("/api/play", game="grove")).json()["room"]["id"]
    url = f"{served.address.replace('http:', 'ws:')}/api/tables/{room}/socket"
    cookie = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    headers = {"cookie": cookie}
    player = Player(await socket_client(url, origin=served.address, additional_headers=headers))
    await player.hear("view")
    return player


async def administer(served: Site, folder: Path, *words: str) -> None:
    """The host's command, in another process; the server looks afterwards."""
    assert await asyncio.to_thread(main, ["admin", *words, "--data", str(folder)]) == 0
    await served.services.notices.refresh()


async def test_an_announcement_is_shown_at_tables_and_to_newcomers(
    served: Site, tmp_path: Path
) -> None:
    ann = await sit(served, await served.visitor().come_in("Ann"))
    await administer(served, tmp_path, "announce", "Cake at eight")
    note = await ann.hear("note")
    assert note["code"] == "server.announced"
    assert note["message"] == {
        "is": "message",
        "id": "note-server-announced",
        "arguments": {"text": "Cake at eight"},
    }
    instance = (await served.visitor().get("/api/instance")).json()
    assert instance["announcement"] == "Cake at eight"
    ben = await sit(served, await served.visitor().come_in("Ben"))
    assert (await ben.hear("note"))["message"] == note["message"]
    await ben.leave()
    await administer(served, tmp_path, "announce", "")
    assert (await served.visitor().get("/api/instance")).json()["announcement"] == ""
    await ann.leave()


async def test_a_draining_server_opens_no_tables_and_lets_games_go_on(
    served: Site, tmp_path: Path
) -> None:
    visitor = await served.visitor().come_in("Ann")
    ann = await sit(served, visitor)
    await administer(served, tmp_path, "drain")
    assert (await ann.hear("note"))["code"] == "server.draining"
    assert (await visitor.get("/api/instance")).json()["is_draining"]
    refused = await visitor.post("/api/play", game="grove")
    assert refused.json()["code"] == "room.draining"
    assert (await ann.play(1, ann.legal(1)[0]))["type"] == "ack"
    await administer(served, tmp_path, "drain", "--off")
    assert (await visitor.post("/api/play", game="grove")).status_code == 201
    await ann.leave()


async def test_somebody_banned_is_sent_away_and_nobody_else(served: Site, tmp_path: Path) -> None:
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    at_anns, at_bens = await sit(served, ann), await sit(served, ben)
    await administer(served, tmp_path, "ban", ben.id)
    assert await at_bens.end() == NOT_YOURS
    assert (await ben.get("/api/me")).json()["code"] == "person.banned"
    assert (await at_anns.play(1, at_anns.legal(1)[0]))["type"] == "ack"
    await administer(served, tmp_path, "unban", ben.id)
    assert (await ben.get("/api/me")).status_code == 200
    await at_anns.leave()


async def test_the_instance_tells_who_runs_it_and_what_it_keeps(tmp_path: Path) -> None:
    words = tmp_path / "privacy.txt"
    words.write_text("We keep your games and nothing else.\n", encoding="utf-8")
    settings = {"contact": "host@example.org", "privacy": str(words), "guests_expire_days": 30}
    async with site(tmp_path, settings=msgspec.structs.replace(PLENTY, **settings)) as served:
        told = (await served.visitor().get("/api/instance")).json()
    assert told["contact"] == "host@example.org"
    assert told["privacy"] == "We keep your games and nothing else.\n"
    assert told["guests_expire_days"] == 30
    assert not told["is_invite_only"]
