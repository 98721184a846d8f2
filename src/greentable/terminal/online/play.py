"""`greentable play --server`: sit down at a server's table, or set one up there."""

from __future__ import annotations

import argparse

from rich.console import Console

from greentable.errors import UsageError
from greentable.games import GAMES
from greentable.protocol.server_messages import RoomDocument
from greentable.protocol.tables import Join, JoinByCode, NewTable, OpenedTable, Quick
from greentable.terminal.console import Lines, make_console
from greentable.terminal.online.client import Server, TableAddress
from greentable.terminal.online.games import SERVED_GAMES
from greentable.terminal.online.session import ServedSession
from greentable.terminal.online.table_talk import TableLines
from greentable.text.vocabulary import Vocabulary
from greentable.words.catalogue import Catalogue
from greentable.words.messages import either

_LETTERS = 8  # of the code that a friend reads out


def play(args: argparse.Namespace) -> int:
    """Sit down, and play; the exit code. Raises UsageError."""
    catalogue: Catalogue = args.catalogue
    server = Server(TableAddress(args.server), catalogue.language)
    console = make_console()
    lines = TableLines(console)
    tools = (console, lines, catalogue)
    room = _table(args, server, tools)
    if room is None:
        return 0
    console.print(catalogue.say("served-table", address=f"{server.place.origin}/t/{room.id}"))
    return ServedSession(server, room, tools, SERVED_GAMES[room.game]).run()


def _table(
    args: argparse.Namespace, server: Server, tools: tuple[Console, Lines, Catalogue]
) -> RoomDocument | None:
    """The table that is meant, with a seat at it; None if the player leaves."""
    name: str | None = args.name
    if args.game is not None:
        ruleset = args.ruleset or ""
        seats = args.seats or SERVED_GAMES[args.game].usual_seats
        if args.friends:
            people = None if name is None else (name,)
            table = NewTable(game=args.game, ruleset=ruleset, seats=max(seats, 2), people=people)
            return _invite(table, server, tools)
        return _against_bots(Quick(game=args.game, ruleset=ruleset, seats=seats, name=name), server)
    if args.code is not None:
        return _joined_by_code(server, args.code, name)
    if server.place.room:
        return _joined(server, name)
    console, lines, catalogue = tools
    words = Vocabulary(catalogue, ("quit",))
    games, leave = catalogue.text(either(*GAMES)), words.shown("quit")
    while True:
        line = lines.read(catalogue.say("served-ask", games=games, quit=leave))
        word = "" if line is None else line.strip()
        if line is None or words.means(word, "quit"):
            return None
        try:
            if word.lower() in GAMES:
                return _against_bots(Quick(game=word.lower(), name=name), server)
            if "/t/" in word:
                server.place = TableAddress(word)
                return _joined(server, name)
            if word:
                return _joined_by_code(server, word, name)
        except UsageError as error:
            console.print(catalogue.text(error.message))


def _against_bots(game: Quick, server: Server) -> RoomDocument:
    """A new table where bots of the server sit, and the game begins at once."""
    return server.post("/api/play", game, OpenedTable).room


def _invite(
    table: NewTable, server: Server, tools: tuple[Console, Lines, Catalogue]
) -> RoomDocument:
    """A new table that friends are invited to."""
    console, _, catalogue = tools
    opened = server.post("/api/tables", table, OpenedTable)
    words = catalogue.say("served-link", link=opened.link, code=opened.room.code or "")
    console.print(words, soft_wrap=True)
    return opened.room


def _joined_by_code(server: Server, code: str, name: str | None) -> RoomDocument:
    if len(code) != _LETTERS or not (code.isascii() and code.isalpha()):
        raise UsageError("play_server.code", letters=_LETTERS)
    return server.post("/api/join", JoinByCode(code=code, name=name), RoomDocument)


def _joined(server: Server, name: str | None) -> RoomDocument:
    """The table of a link: the own seat there, if there is one, else a free one, else to watch."""
    path, secret = f"/api/tables/{server.place.room}", server.place.secret or None
    try:
        found = server.get(path, RoomDocument)
        if found.own_seats or found.status != "lobby":
            return found
    except UsageError:
        if not secret:
            raise
    try:
        return server.post(f"{path}/join", Join(secret=secret, name=name), RoomDocument)
    except UsageError as error:
        if error.code not in {"seat.too_late", "seat.taken"}:
            raise
        return server.post(f"{path}/join", Join(secret=secret, watch=True), RoomDocument)
