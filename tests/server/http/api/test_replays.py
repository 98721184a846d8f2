"""Finished games by their link."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from greentable.games import GAMES
from greentable.records import read_record
from greentable.table import table_at, verify
from tests.server.asking import Site, site
from tests.server.random_rooms import opening

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def test_a_finished_game_is_found_by_its_link(served: Site) -> None:
    room = await served.play(opening("grass", "2018 max_rounds=1", 3))
    stranger = served.visitor()
    replay = (await stranger.get(f"/api/replays/{room}")).json()
    kept = (await served.services.rooms.actor(room)).room
    assert kept.table is not None
    assert replay["names"] == ["Ann", "Ben", "Cem"]
    assert replay["result"] == list(kept.table.result or ())
    assert replay["plies"] == len(kept.table.plies)
    assert replay["rounds"] == list(kept.table.rounds)
    moved = [ply for ply, (seat, _) in enumerate(kept.table.plies) if seat]
    assert replay["stops"] == [*moved, replay["plies"]]
    for code, plies in replay["named"].items():
        assert all(code in kept.table.plies[ply - 1][1] for ply in plies)
    said = [token for seat, token in kept.table.plies if seat and "MO" in token]
    assert len(replay["named"].get("MO", [])) == len(said)
    assert replay["seeds"] == list(kept.seeds[: len(replay["seeds"])])


@pytest.mark.parametrize("path", ["", "/plies", "/record", "/verification"])
async def test_a_game_that_goes_on_is_as_unknown_as_none(served: Site, path: str) -> None:
    going_on = (await served.services.rooms.open(opening("grass", "2018", 3))).id
    stranger = served.visitor()
    here = await stranger.get(f"/api/replays/{going_on}{path}")
    nowhere = await stranger.get(f"/api/replays/{'0' * 16}{path}")
    assert here.status_code == nowhere.status_code == 404
    assert here.content == nowhere.content


async def test_its_record_is_true(served: Site) -> None:
    room = await served.play(opening("grass", "2018 max_rounds=1", 3))
    answer = await served.visitor().get(f"/api/replays/{room}/record")
    assert answer.headers["content-type"].startswith("text/plain")
    found = verify(read_record(answer.text, GAMES), GAMES)
    assert found.dealt == found.chance
    told = (await served.visitor().get(f"/api/replays/{room}/verification")).json()
    assert told["dealt"] == told["chance"] == found.chance
    assert told["commitments"] == found.commitments >= 1


async def test_plies_are_seen_as_a_seat_saw_them(served: Site) -> None:
    """At every ply the view is that of the table after it, also far from the beginning."""
    room = await served.play(opening("grass", "classic hidden_deals max_rounds=1", 3))
    stranger = served.visitor()
    text = (await stranger.get(f"/api/replays/{room}/record")).text
    record = read_record(text, GAMES)
    for first in (0, 60, 130):
        found = await stranger.get(
            f"/api/replays/{room}/plies", first=first, last=first + 5, viewer=2
        )
        for ply in found.json():
            table = table_at(record, GAMES, ply["ply"])
            [seen] = ply["seen"].values()
            assert seen["view"] == json.loads(table.documents([2])[0])


async def test_plies_are_told_in_messages_and_the_count_in_a_ledger(served: Site) -> None:
    room = await served.play(opening("grove", "house", 1))
    stranger = served.visitor()
    last = (await stranger.get(f"/api/replays/{room}")).json()["plies"]
    plies = (await stranger.get(f"/api/replays/{room}/plies", first=1, last=last, viewer=1)).json()
    seen = [ply["seen"]["1"] for ply in plies]
    assert all(one["told"] for one in seen[:-1])
    assert [one["ledger"] is not None for one in seen] == [False] * (last - 1) + [True]


async def test_moves_are_told_to_who_made_them_and_to_the_open_replay(served: Site) -> None:
    room = await served.play(opening("grove", "house", 2))
    stranger = served.visitor()
    whole = (await stranger.get(f"/api/replays/{room}")).json()["plies"]
    every = await stranger.get(f"/api/replays/{room}/plies", first=1, last=whole)
    own = await stranger.get(f"/api/replays/{room}/plies", first=1, last=whole, viewer=1)
    assert all(ply["move"] for ply in every.json())
    assert {tuple(ply["seen"]) for ply in every.json()} == {("0", "1", "2")}
    assert {ply["seat"] for ply in own.json() if ply["move"]} == {1}
    assert {tuple(ply["seen"]) for ply in own.json()} == {("1",)}


@pytest.mark.parametrize(
    ("query", "code"),
    [
        ({"first": 0, "last": 50}, "replay.too_many_plies"),
        ({"first": 99_999}, "table.no_such_ply"),
        ({"first": 5, "last": 99_999}, "replay.too_many_plies"),
        ({"viewer": 4}, "view.viewer"),
    ],
)
async def test_what_is_not_there_is_refused(served: Site, query: dict[str, int], code: str) -> None:
    room = await served.play(opening("grove", "house", 1))
    refused = await served.visitor().get(f"/api/replays/{room}/plies", **query)
    assert (refused.status_code, refused.json()["code"]) == (422, code)


async def test_what_happened_is_told_in_sentences_and_counted_at_the_end(served: Site) -> None:
    room = await served.play(opening("grass", "2018 max_rounds=1", 3))
    stranger = served.visitor()
    last = (await stranger.get(f"/api/replays/{room}")).json()["plies"]
    answer = await stranger.get(f"/api/replays/{room}/plies", first=last, last=last, viewer=0)
    [end] = (ply["seen"]["0"] for ply in answer.json())
    assert all(one["id"].startswith("grass-event-") for one in end["told"])
    assert end["ledger"]["seats"] == [1, 2, 3]
