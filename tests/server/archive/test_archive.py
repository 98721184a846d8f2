"""Games that are kept: what is at hand, and what has changed since."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from greentable.server.archive import archive
from greentable.server.core.problems import NotThere, Refused
from tests.server.asking import Site, site
from tests.server.http.api.test_records import some_record
from tests.server.random_rooms import opening

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def test_a_replay_is_kept_at_hand_until_others_need_the_room(
    served: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = served.services.archive
    first, second = [await served.play(opening("grove", "house", 1), seed) for seed in "ab"]
    found = await kept.replay(first)
    await kept.replay(second)
    assert await kept.replay(first) is found
    monkeypatch.setattr(archive, "_CACHED_PLIES", found.last)
    await kept.replay(second)
    assert await kept.replay(first) is not found


async def test_somebody_who_is_forgotten_is_a_guest_in_replays(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    room = (await ann.post("/api/play", game="grove", name="Ann")).json()["room"]["id"]
    await served.finish(room)
    stranger = served.visitor()
    assert (await stranger.get(f"/api/replays/{room}")).json()["names"] == ["Ann"]
    assert (await ann.http.delete("/api/me")).status_code == 204
    after = await stranger.get(f"/api/replays/{room}")
    assert after.json()["names"] == ["a guest"]
    assert "Ann" not in (await stranger.get(f"/api/replays/{room}/record")).text


async def test_a_table_where_nobody_played_has_no_replay(served: Site) -> None:
    ann = await served.visitor().come_in("Ann")
    room = (await ann.post("/api/tables", game="grass", seats=3)).json()["room"]["id"]
    await ann.post(f"/api/tables/{room}/host", action="close")
    with pytest.raises(NotThere):
        await served.services.archive.replay(room)


async def test_a_record_longer_than_any_game_is_refused(
    served: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(archive, "MOST_PLIES", 29)
    with pytest.raises(Refused) as caught:
        await served.services.archive.read(some_record(30))
    assert caught.value.code == "record.too_long"
