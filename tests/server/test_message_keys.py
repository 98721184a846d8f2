"""The keys of every message are written down: a new one is noticed, and read, before it is sent.

`python -m tests.server.test_message_keys` writes them anew.
"""

from __future__ import annotations

import asyncio
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greentable.server.entries import RoomSettings
from greentable.shuffle import Stream
from tests.server.playing import Player, Server, serving
from tests.server.random_rooms import opening

pytestmark = pytest.mark.anyio

WRITTEN = Path(__file__).with_name("message_keys.txt")
GAMES = (("grass", "classic hidden_deals", 3), ("grass", "2018", 2), ("grove", "house recipes", 2))
_DATA = re.compile("[A-Z]{2}|[0-9]+")  # cards and seats are no names of keys
_INSIDE = {"arguments", "moves"}  # of messages and explanations: they have tables of their own


def keys_of(value: Any, path: str) -> Iterator[str]:  # noqa: ANN401 - any JSON
    """The paths of all keys in a document; what is counted or told by its card stands for all."""
    match value:
        case dict():
            for key, inside in value.items():
                name = "*" if _DATA.fullmatch(key) else key
                yield f"{path}.{name}"
                if name not in _INSIDE:
                    yield from keys_of(inside, f"{path}.{name}")
        case list():
            for inside in value:
                yield from keys_of(inside, f"{path}[]")


async def all_sorts(server: Server, game: str, ruleset: str, seats: int) -> list[Player]:
    """People who play, ask, talk, take back, offer and are refused."""
    asked = msgspec.structs.replace(
        opening(game, ruleset, seats), settings=RoomSettings(clock="blitz", free_text=True)
    )
    room, players = await server.seated(asked)
    rng = Stream(b"keys", ruleset)
    for number in range(60):
        to_act = players[1].views[1]["view"]["table"]["to_act"]
        if not to_act:
            break
        seat = to_act[rng.below(len(to_act))]
        player, legal = players[seat], players[seat].legal(seat)
        if number % 10 == 0:
            await player.do("ask", rev=0, seat=seat, all=True)
        move = legal[rng.below(len(legal))]
        if number % 7 == 3 and (offers := player.views[seat]["view"]["own"]["legal"].get("offers")):
            give = offers["gives"][0]
            move = f"offer {give}>{next(one for one in offers['wants'] if one != give)}@*"
        await player.play(seat, move)
        if number % 10 == 5:
            await player.do("undo", rev=player.rev, seat=seat)
        await player.do("cmd", rev=player.rev, seat=seat, move="9:9,9,0")
        await server.settle()
        rev = (await server.rooms.actor(room)).room.rev
        for one in players.values():
            await one.catch_up(rev)
    await players[1].say(type="talk", phrase="hello")
    await players[1].say(type="talk", text="hello")
    await players[1].hear("talked", text="hello")
    await players[1].say(type="ping", n=1)
    await players[1].hear("pong")
    return list(players.values())


async def found(folder: Path) -> list[str]:
    keys: set[str] = set()
    for game, ruleset, seats in GAMES:
        async with serving(folder / f"{game}{seats}") as server:
            for player in await all_sorts(server, game, ruleset, seats):
                for text in player.heard:
                    message = msgspec.json.decode(text)
                    keys.update(keys_of(message, f"{game} {message['type']}"))
    return sorted(keys)


async def test_no_message_has_a_key_that_is_not_written_down(tmp_path: Path) -> None:
    assert await found(tmp_path) == WRITTEN.read_text(encoding="utf-8").splitlines()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as somewhere:
        lines = asyncio.run(found(Path(somewhere)))
    WRITTEN.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
