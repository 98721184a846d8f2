"""People who are forgotten leave games that can still be replayed, verified and played again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import partial
from pathlib import Path

import pytest

from greentable.server.people.forgetting import without
from greentable.server.room.entries import (
    AnyEntry,
    Kicked,
    Muted,
    NonceGiven,
    Sat,
    read_entry,
    write_entry,
)
from greentable.server.room.handling import Plan
from greentable.server.room.room import Room, is_forgotten
from tests.server.asking import Site, Visitor, site

pytestmark = pytest.mark.anyio


@pytest.fixture
async def served(tmp_path: Path) -> AsyncIterator[Site]:
    async with site(tmp_path) as running:
        yield running


async def finished(served: Site, *names: str) -> tuple[str, list[Visitor]]:
    """A game that these people have played to its end, each with a nonce of their own."""
    visitors = [await served.visitor().come_in(name) for name in names]
    body = {"game": "grove", "ruleset": "house", "seats": len(names)}
    opened = (await visitors[0].post("/api/tables", **body)).json()
    room, secret = opened["room"]["id"], opened["secret"]
    for visitor in visitors[1:]:
        await visitor.post(f"/api/tables/{room}/join", secret=secret)
    for visitor, name in zip(visitors, names, strict=True):
        given = Plan((NonceGiven(person=visitor.id, nonce=f"nonce{name}"),))
        await served.services.rooms.change(room, visitor.id, partial(_as_planned, given))
    await visitors[0].post(f"/api/tables/{room}/host", action="start")
    await served.finish(room)
    return room, visitors


def _as_planned(plan: Plan, _room: Room) -> Plan:
    return plan


async def test_a_game_verifies_although_several_were_forgotten(served: Site) -> None:
    room, [ann, ben, cem] = await finished(served, "Ann", "Ben", "Cem")
    for visitor in (ann, ben):
        assert (await visitor.http.delete("/api/me")).status_code == 204
    replay = (await cem.get(f"/api/replays/{room}")).json()
    assert replay["names"] == ["a guest", "a guest", "Cem"]
    assert replay["nonces"] == ["nonceAnn", "nonceBen", "nonceCem"]
    verified = await cem.get(f"/api/replays/{room}/verification")
    assert verified.status_code == 200, verified.text
    assert verified.json()["dealt"] > 0


async def test_who_was_forgotten_leaves_a_seat_free_when_the_others_play_again(
    served: Site,
) -> None:
    room, [ann, ben, cem] = await finished(served, "Ann", "Ben", "Cem")
    for visitor in (ann, ben):
        await visitor.http.delete("/api/me")
    again = await cem.post(f"/api/tables/{room}/rematch")
    assert again.status_code == 200, again.text
    assert [chair["kind"] for chair in again.json()["chairs"]] == ["free", "free", "person"]
    assert again.json()["is_host"]


async def test_a_game_that_goes_on_names_nobody_whom_the_store_does_not_know(served: Site) -> None:
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    body = {"game": "grove", "ruleset": "house", "seats": 2, "settings": {"pace": "instant"}}
    opened = (await ann.post("/api/tables", **body)).json()
    room = opened["room"]["id"]
    await ben.post(f"/api/tables/{room}/join", secret=opened["secret"])
    await ann.post(f"/api/tables/{room}/host", action="start")
    await ann.http.delete("/api/me")
    paused = await ben.post(f"/api/tables/{room}/host", action="pause")
    assert paused.json()["room"]["is_host"]
    summary = await served.services.store.summary(room)
    assert summary is not None
    assert [(one.name, one.person) for one in summary.sitters] == [
        ("a guest", None),
        ("Ben", ben.id),
    ]
    assert summary.host == ben.id


def test_one_person_stays_one_and_others_stay_as_they_were() -> None:
    redact = without("ann", "a guest")
    entries: list[AnyEntry] = [
        Sat(seat=1, person="ann", name="Ann", nonce="a1"),
        Kicked(person="ann", bot="rules"),
        Muted(person="ann", muted=True),
    ]
    first, *others = [read_entry(redact(write_entry(entry))) for entry in entries]
    assert isinstance(first, Sat)
    assert (first.name, first.nonce, is_forgotten(first.person)) == ("a guest", "a1", True)
    assert {one.person for one in others} == {first.person}  # type: ignore[union-attr]
    ben = write_entry(Sat(seat=2, person="ben", name="Ann"))
    assert redact(ben) == ben
    somebody_else = read_entry(without("ben", "a guest")(ben))
    assert isinstance(somebody_else, Sat)
    assert somebody_else.person != first.person


async def test_nothing_is_kept_in_memory_of_who_was_sent_away(served: Site) -> None:
    ann, ben = [await served.visitor().come_in(name) for name in ("Ann", "Ben")]
    body = {"game": "grass", "seats": 2, "settings": {"pace": "slow"}}
    opened = (await ann.post("/api/tables", **body)).json()
    room = opened["room"]["id"]
    await ben.post(f"/api/tables/{room}/join", secret=opened["secret"])
    await ann.post(f"/api/tables/{room}/host", action="start")
    await ann.post(f"/api/tables/{room}/host", action="kick", seat=2)
    await ben.http.delete("/api/me")
    actor = await served.services.rooms.actor(room)
    assert not actor.room.names(ben.id)
    assert actor.room.chair(2).name == "a guest"
