"""`greentable play --server`: sit down at a server's table, or set one up there."""

from __future__ import annotations

import argparse
from functools import partial
from typing import Any

import msgspec
from rich.console import Console

from greentable import grass
from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.terminal.console import Lines, make_console
from greentable.terminal.online.client import Place, Server
from greentable.terminal.online.games import make_player, see_grass, see_grove
from greentable.terminal.online.messages import Room
from greentable.terminal.online.session import ServedSession
from greentable.terminal.online.table_talk import TableLines
from greentable.terminal.vocabulary import Vocabulary
from greentable.words.catalogue import Catalogue
from greentable.words.messages import either

_LETTERS = 8  # of the code that a friend reads out
USUAL_SEATS = {"grass": 4, "grove": 1}


def play(args: argparse.Namespace) -> int:
    """Sit down, and play; the exit code. Raises UsageError."""
    catalogue: Catalogue = args.catalogue
    server = Server(Place(args.server), catalogue.language)
    console = make_console()
    lines = TableLines(console)
    tools = (console, lines, catalogue)
    found = _table(args, server, tools)
    if found is None:
        return 0
    room = msgspec.convert(found, Room)
    console.print(catalogue.say("served-table", address=f"{server.place.origin}/t/{room.id}"))
    return ServedSession(
        *(server, room, tools),
        partial(make_player, rules=found["ruleset"], server=server, tools=tools),
        see_grass if room.game == grass.name else see_grove,
    ).run()


def _table(
    args: argparse.Namespace, server: Server, tools: tuple[Console, Lines, Catalogue]
) -> dict[str, Any] | None:
    """The table that is meant, with a seat at it; None if the player leaves."""
    named = {} if args.name is None else {"name": args.name}
    if args.game is not None:
        rules = {} if args.ruleset is None else {"ruleset": args.ruleset}
        seats = args.seats or USUAL_SEATS[args.game]
        if args.friends:
            wanted = {**rules, "seats": max(seats, 2)}
            return _invite(args.game, server, tools, wanted, args.name)
        return _against_bots(args.game, server, **rules, **named, seats=seats)
    if args.code is not None:
        return _joined_by_code(server, args.code, **named)
    if server.place.room:
        return _joined(server, **named)
    console, lines, catalogue = tools
    words = Vocabulary(catalogue, ("quit",))
    while True:
        line = lines.read(catalogue.say("served-ask", games=catalogue.text(either(*GAMES))))
        word = "" if line is None else line.strip()
        if line is None or words.means(word, "quit"):
            return None
        try:
            if word.lower() in GAMES:
                return _against_bots(word.lower(), server, **named)
            if "/t/" in word:
                server.place = Place(word)
                return _joined(server, **named)
            if word:
                return _joined_by_code(server, word, **named)
        except UsageError as error:
            console.print(catalogue.text(error.message))


def _against_bots(game: str, server: Server, **wanted: object) -> dict[str, Any]:
    """A new table where bots of the server sit, and the game begins at once."""
    return dict(server.ask("POST", "/api/play", game=game, **wanted)["room"])


def _invite(
    game: str,
    server: Server,
    tools: tuple[Console, Lines, Catalogue],
    wanted: dict[str, object],
    name: str | None,
) -> dict[str, Any]:
    """A new table that friends are invited to."""
    console, _, catalogue = tools
    people = {} if name is None else {"people": [name]}
    opened = server.ask("POST", "/api/tables", game=game, **wanted, **people)
    words = catalogue.say("served-link", link=opened["link"], code=opened["room"]["code"])
    console.print(words, soft_wrap=True)
    return dict(opened["room"])


def _joined_by_code(server: Server, code: str, **named: str) -> dict[str, Any]:
    if len(code) != _LETTERS or not (code.isascii() and code.isalpha()):
        raise UsageError("play_server.code", letters=_LETTERS)
    return dict(server.ask("POST", "/api/join", code=code, **named))


def _joined(server: Server, **named: str) -> dict[str, Any]:
    """The table of a link: the own seat there, if there is one, else a free one, else to watch."""
    path, place = f"/api/tables/{server.place.room}", server.place
    secret = {"secret": place.secret} if place.secret else {}
    try:
        found = dict(server.ask("GET", path))
        if any(chair["is_you"] for chair in found["chairs"]) or found["status"] != "lobby":
            return found
    except UsageError:
        if not secret:
            raise
    try:
        return dict(server.ask("POST", f"{path}/join", **secret, **named))
    except UsageError as error:
        if error.code not in {"seat.too_late", "seat.taken"}:
            raise
        return dict(server.ask("POST", f"{path}/join", **secret, watch=True))
