"""The messages of the socket: which keys each has. A new key is sent to everybody: on purpose?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from greentable.protocol.client_messages import Ask
from greentable.protocol.room_settings import RoomSettings
from greentable.server.live.telling import MOST_ASKED, explained, is_news
from greentable.server.room.documents import room_document
from greentable.server.room.entries import (
    BotSat,
    HostChanged,
    Muted,
    Paused,
    SettingsChanged,
    Welcomed,
)
from tests.server.random_rooms import LoggedRoom, opening, random_rooms
from tests.server.socket_players import serving

pytestmark = pytest.mark.anyio

KEYS = {
    "hello": "proto rev room seats server_time type",
    "room": "answered assisted changed chairs closed_why code commitments created day followed_by"
    " follows game id is_host nonces puzzle result rev ruleset seeds settings status type undo"
    " winners",
    "room.chairs": "bot conceded is_host is_muted is_you kind name seat stand_in",
    "room.settings": "clock free_text listed pace spectators",
    "room.undo": "seat waits_for",
    "view": "ahead clocks events held ledger rev seat told type undo view",
    "view.told": "arguments id is",
    "view.clocks": "bank deadline seat",
    "view.events": "event ply round turn turn_of",
    "answer": "id left_out moves rev seat type",
    "ack": "id rev type",
    "reject": "code id message rev rule type",
    "reject.message": "arguments id is",
    "presence": "seats spectators type",
    "note": "code message seat type",
    "note.message": "arguments id is",
    "talked": "at cards message name phrase seat text type",
    "talked.message": "arguments id is",
    "pong": "n type",
}
OF_GAMES = {
    "view.view",
    "view.ahead",
    "view.ledger",
    "answer.moves",
}  # documents with schemas of their own
OPEN = {"presence.seats"}  # whose keys are seats


def keys_of(text: bytes) -> dict[str, set[str]]:
    """The keys of a message and of what is in it."""
    message = msgspec.json.decode(text)
    found = {message["type"]: set(message)}
    for key, value in message.items():
        name = f"{message['type']}.{key}"
        inner: list[Any] = value if isinstance(value, list) else [value]
        for one in inner:
            if isinstance(one, dict) and name not in OF_GAMES | OPEN:
                found[name] = set(one)
    return found


async def test_every_message_has_the_keys_that_are_written_here(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await server.seated(opening("grass", "2018", 2))
        ann, ben = players[1], players[2]
        seat = ann.views[1]["view"]["table"]["to_act"][0]
        mover, other = players[seat], players[3 - seat]
        await mover.do("ask", rev=mover.rev, seat=seat, move="end")
        give = mover.views[seat]["view"]["own"]["legal"]["offers"]["gives"][0]
        await mover.play(seat, f"offer {give}>?@{3 - seat}")
        await other.catch_up(mover.rev)
        await mover.do("withdraw", rev=mover.rev, seat=seat)
        await mover.hear("note")
        await other.hear("note")
        discard = next(move for move in mover.legal(seat) if move.startswith("discard"))
        await mover.play(seat, discard)
        await mover.play(seat, "end")
        await mover.do("undo", rev=mover.rev, seat=seat)
        await mover.hear("room")
        await ann.say(type="talk", phrase="hello")
        await ann.hear("talked")
        await ann.say(type="ping", n=1)
        await ann.hear("pong")
        await ben.do("cmd", rev=0, seat=2, move="end")
        found = set()
        for text in (*ann.heard, *ben.heard):
            for name, keys in keys_of(text).items():
                assert set(KEYS[name].split()) == keys, name
                found.add(name)
        assert found == set(KEYS)


def test_what_is_no_news_changes_nothing_that_is_told() -> None:
    before = LoggedRoom(opening("grass", "2018", 3)).room
    quiet = 0
    for logged in random_rooms(opening("grass", "2018", 3), "news", 150):
        if not is_news(before, logged.room):
            quiet += 1
            for person in ("ann", "eve"):
                documents = [
                    msgspec.structs.replace(room_document(one, person), rev=0, changed=0)
                    for one in (before, logged.room)
                ]
                assert documents[0] == documents[1]
        before = logged.room
    assert quiet > 100


@pytest.mark.parametrize(
    "entry",
    [
        SettingsChanged(settings=RoomSettings(listed=True)),
        HostChanged(person="ben"),
        Muted(person="ben", muted=True),
        Paused(person="ann"),
        BotSat(seat=1, bot="random", name="Bot"),
    ],
)
def test_what_is_told_of_a_room_is_news(entry: Any) -> None:  # noqa: ANN401 - any entry
    logged = LoggedRoom(opening("grass", "2018", 2))
    before = logged.room
    logged.add(entry)
    assert is_news(before, logged.room)


def test_who_comes_to_watch_is_no_news() -> None:
    logged = LoggedRoom(opening("grass", "2018", 2))
    before = logged.room
    logged.add(Welcomed(person="eve"))
    assert not is_news(before, logged.room)


def test_all_legal_moves_are_explained_or_counted() -> None:
    for game, ruleset in (("grass", "2018"), ("grove", "house")):
        room = LoggedRoom(opening(game, ruleset, 2)).room
        assert room.table is not None
        seat = room.asked[0]
        person = ("ann", "ben")[seat - 1]
        answer = explained(room, person, Ask(id="a", rev=room.rev, seat=seat, all=True))
        legal = room.table.view(seat).legal
        assert len(answer.moves) == min(MOST_ASKED, len(legal))
        assert len(answer.moves) + answer.left_out == len(legal)
        assert all(one["is_legal"] for one in answer.moves.values())
        refused = (
            explained(room, person, Ask(id="a", rev=room.rev, seat=seat, move="end"))
            if game == "grass"
            else None
        )
        if refused is not None:
            reason = refused.moves["end"]
            assert not reason["is_legal"]
            assert reason["reason"]
            assert reason["messages"]


async def test_while_the_store_is_away_nothing_is_acknowledged(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, players = await server.seated(opening("grass", "2018", 2))
        seat = players[1].views[1]["view"]["table"]["to_act"][0]
        actor = await server.rooms.actor(room)
        before = actor.room
        store = server.rooms.context.store
        await store.close()
        player, move = players[seat], players[seat].legal(seat)[0]
        command = {"id": "again", "rev": player.rev, "seat": seat, "move": move}
        answer = await player.do("cmd", **command)
        assert (answer["type"], answer["code"][:6]) == ("reject", "store.")
        assert actor.room == before
        late = await server.join(room, ("ann", "ben")[2 - seat])
        assert (await late.hear("note"))["code"] == "server.read_only"
        await store.open()
        assert (await player.do("cmd", **command))["type"] == "ack"
        assert (await late.hear("note"))["code"] == "server.writes_again"
