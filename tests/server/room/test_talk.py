"""Talk at a table: phrases with cards, free text where it is allowed, and silence."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from greentable.protocol import host_actions
from greentable.protocol.client_messages import Talk
from greentable.protocol.room_settings import RoomSettings
from greentable.server.core.settings import Settings
from greentable.server.room.talk import talked
from greentable.text.phrases import PHRASES, PHRASES_WITH_CARDS
from greentable.words.catalogue import Catalogue
from greentable.words.messages import Message
from tests.server.random_rooms import LoggedRoom, opening
from tests.server.socket_players import serving

pytestmark = pytest.mark.anyio


def said(message: object) -> str:
    """The talk as an English reader hears it."""
    return Catalogue().text(msgspec.convert(message, Message), ("Ann", "Ben"))


async def test_a_phrase_is_heard_by_all_in_their_own_language(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await server.seated(opening("grass", "2018", 2))
        await players[1].say(type="talk", phrase="need", cards=["PA", "HG"])
        for player in players.values():
            heard = await player.hear("talked")
            assert (heard["seat"], heard["name"], heard["phrase"]) == (1, "Ann", "need")
            assert said(heard["message"]) == "I need Panama and Home Grown."


REFUSED: list[tuple[dict[str, object], str]] = [
    ({"phrase": "dance"}, "talk.phrase"),
    ({"phrase": "hello", "cards": ["PA"]}, "talk.cards"),
    ({"phrase": "need"}, "talk.cards"),
    ({"phrase": "need", "cards": ["XX"]}, "talk.cards"),
    ({"text": "hello"}, "talk.phrases_only"),
    ({"phrase": "hello", "text": "hello"}, "talk.one_thing"),
    ({}, "talk.one_thing"),
    ({"phrase": "hello", "seat": 2}, "seat.not_yours"),
]


async def test_what_cannot_be_said_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        _, players = await server.seated(opening("grass", "2018", 2))
        for fields, code in REFUSED:
            await players[1].say(type="talk", **fields)
            assert (await players[1].hear("reject"))["code"] == code, fields
        assert not any(b'"talked"' in text for text in players[2].heard)


async def test_free_text_where_the_host_allows_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, players = await server.seated(opening("grass", "2018", 2))
        settings = RoomSettings(free_text=True)
        await server.rooms.command(room, "ann", host_actions.ChangeSettings(settings=settings))
        await players[2].say(type="talk", text="<b>Well</b> then")
        assert (await players[1].hear("talked"))["text"] == "<b>Well</b> then"
        for text in ("", "  ", "a\u202eb", "a\nb"):
            await players[2].say(type="talk", text=text)
            assert (await players[2].hear("reject"))["code"] == "talk.text"


async def test_nobody_hears_who_is_muted(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        room, players = await server.seated(opening("grass", "2018", 2))
        await server.rooms.command(room, "ann", host_actions.Mute(seat=2))
        await players[2].say(type="talk", phrase="hello")
        assert (await players[2].hear("note"))["code"] == "talk.muted"
        await server.rooms.command(room, "ann", host_actions.Mute(seat=2, muted=False))
        await players[2].say(type="talk", phrase="thanks")
        assert (await players[1].hear("talked"))["phrase"] == "thanks"


async def test_spectators_do_not_talk(tmp_path: Path) -> None:
    async with serving(tmp_path) as server:
        opened = await server.rooms.open(opening("grass", "2018", 2))
        await server.rooms.watch(opened.id, "eve", secret=opened.secret)
        eve = await server.join(opened.id, "eve")
        await eve.say(type="talk", phrase="hello")
        assert (await eve.hear("reject"))["code"] == "talk.players_only"


async def test_who_talks_too_much_must_wait(tmp_path: Path) -> None:
    async with serving(tmp_path, settings=Settings(talk_per_minute=2)) as server:
        _, players = await server.seated(opening("grass", "2018", 2))
        for _ in range(3):
            await players[1].say(type="talk", phrase="hello")
        assert (await players[1].hear("reject"))["code"] == "talk.too_many"


def test_every_phrase_has_words() -> None:
    room = LoggedRoom(opening("grass", "2018", 2)).room
    for phrase in (*PHRASES, *PHRASES_WITH_CARDS):
        cards = ("PA",) if phrase in PHRASES_WITH_CARDS else ()
        heard = talked(room, "ann", Talk(phrase=phrase, cards=cards), 0.0)
        assert heard is not None
        assert ("Panama" in said(msgspec.to_builtins(heard.message))) == bool(cards)
