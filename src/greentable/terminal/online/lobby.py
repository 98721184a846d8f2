"""A server's table before the game, or while it rests: who is there, and what its host does."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from greentable.bots import STAND_INS
from greentable.errors import UsageError
from greentable.protocol.host_actions import HostAction, HostAnswer, Resume, Start
from greentable.protocol.server_messages import RoomDocument
from greentable.terminal.online.client import Server
from greentable.terminal.styles import DANGER, SOFT
from greentable.words.catalogue import Catalogue


class Lobby:
    """Tells who has come, each thing once."""

    def __init__(self, server: Server, console: Console, catalogue: Catalogue) -> None:
        self._server = server
        self._console = console
        self._catalogue = catalogue
        self._shown = ""

    def show(self, room: RoomDocument) -> None:
        """The people in the room, and how the game begins."""
        free = sum(chair.kind == "free" for chair in room.chairs)
        here = self._catalogue.listed([chair.name for chair in room.chairs if chair.name])
        words = self._catalogue.say("served-lobby", who=here, free=free)
        if words != self._shown:
            self._console.print(words)
            key = "served-start" if room.is_host else "served-wait-for-host"
            if not self._shown:
                self._console.print(Text(self._catalogue.say(key), SOFT))
        self._shown = words

    def begin(self, room: RoomDocument) -> None:
        """Begin the game, with bots on the seats that are free; or go on with one."""
        is_paused = room.status == "paused"
        action: HostAction = Resume() if is_paused else Start(fill=STAND_INS[room.game])
        try:
            self._server.post(f"/api/tables/{room.id}/host", action, HostAnswer)
        except UsageError as error:
            self._console.print(Text(self._catalogue.text(error.message), DANGER))
