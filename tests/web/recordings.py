"""Record scenes on the real server, as one seat is sent them. Component tests show them.

    python -m tests.web.recordings [scene …]

writes web/src/testing/recordings, a file for each scene. A test fails when they are not up to date.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path

import msgspec

import hatch_build
from greentable.server.live.typed_lines import typed_line
from greentable.server.room.opening import Guest
from greentable.words.catalogue import Catalogue
from tests.server.random_rooms import opening
from tests.server.socket_players import Document, Player, Server, serving
from tests.web.scene import Scene
from tests.web.scenes import SCENES

FOLDER = hatch_build.WEB / "src" / "testing" / "recordings"

_SHOWN = {"hello", "room", "view", "note", "talked", "presence"}
"""The messages that a screen shows. The others answer what a client sent."""


async def record(scene: Scene) -> Document:
    """Play a scene, and keep all that its seat is sent."""
    with tempfile.TemporaryDirectory() as folder:
        async with serving(Path(folder)) as server:
            players = await _sit_down(server, scene)
            steps: list[Document] = []
            for number, move in enumerate((None, *scene.moves)):
                if move is None:
                    sent = _newest_of_each_type(players[scene.seat])
                else:
                    sent = await _play(server, players, scene.seat, move)
                answers = await _answers(players[scene.seat], scene, number)
                steps.append({"move": move, "sent": sent, "answers": answers})
                if number in scene.types:
                    steps[-1]["typed"] = await _typed(server, scene, number)
            for player in players.values():
                await player.leave()
            return {"seat": scene.seat, "steps": steps}


async def _sit_down(server: Server, scene: Scene) -> dict[int, Player]:
    position = scene.position
    asked = msgspec.structs.replace(
        opening(scene.game, scene.ruleset, position.seats),
        settings=scene.settings,
        day=scene.day,
        puzzle="plain" if scene.day else None,
    )
    guests = [
        Guest(name=guest.name, bot="rules") if guest and seat in scene.bots else guest
        for seat, guest in enumerate(asked.guests, 1)
    ]
    asked = msgspec.structs.replace(asked, guests=tuple(guests))
    room, players = await server.seated(asked)
    await server.lay(room, position, players)
    await _read_all(server, players)
    return players


def _newest_of_each_type(player: Player) -> list[Document]:
    """The state of the table, without how it came about."""
    newest: dict[str, Document] = {}
    for message in map(json.loads, player.heard):
        newest[message["type"]] = message
    return [newest[type_] for type_ in ("hello", "room", "presence", "view") if type_ in newest]


async def _play(
    server: Server, players: dict[int, Player], watched: int, move: str
) -> list[Document]:
    """Play a move: what the watched seat is sent because of it."""
    seat, _, token = move.partition(" ")
    before = len(players[watched].heard)
    player = players[int(seat)]
    if token == "undo":
        answer = await player.do("undo", rev=player.rev, seat=int(seat))
    elif token == "refuse":
        answer = await player.do("consent", yes=False)
    else:
        answer = await player.play(int(seat), _wanted(token))
    assert answer["type"] == "ack", f"{move}: {answer}"
    await _read_all(server, players)
    sent = map(json.loads, players[watched].heard[before:])
    return [message for message in sent if message["type"] in _SHOWN]


async def _read_all(server: Server, players: dict[int, Player]) -> None:
    """Until the server is done, and everybody has read all that it sent."""
    await server.settle()
    for player in players.values():
        await player.say(type="ping", n=7)
        await player.hear("pong", n=7)


async def _answers(player: Player, scene: Scene, step: int) -> Document:
    """Answers to the questions that the client asks in this position."""
    answers: Document = {}
    for move in scene.asks.get(step, ()):
        about: Document = {"all": True} if move == "*" else {"move": _wanted(move)}
        answer = await player.do("ask", rev=player.rev, seat=scene.seat, **about)
        assert answer["type"] == "answer", f"{move}: {answer}"
        wanted = answer["moves"]
        answers |= {move: next(iter(wanted.values()))} if move.startswith("{") else wanted
    return answers


async def _typed(server: Server, scene: Scene, step: int) -> Document:
    """The answers to lines that the player types in this position."""
    [room] = server.rooms._actors
    now = (await server.rooms.actor(room)).room
    person = now.chair(scene.seat).person or ""
    return {
        line: msgspec.to_builtins(typed_line(now, person, line, Catalogue()))
        for line in scene.types[step]
    }


def _wanted(move: str) -> str | Document:
    """A move as the client sends it: its token, or an object of its parts."""
    parts: Document = json.loads(move) if move.startswith("{") else {}
    return parts or move


def written(name: str) -> str:
    """The file of a scene."""
    return json.dumps(asyncio.run(record(SCENES[name])), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for chosen in sys.argv[1:] or SCENES:
        (FOLDER / f"{chosen}.json").write_text(written(chosen), encoding="utf-8")
        print(chosen)  # noqa: T201 - a command
