"""Each game at a server's table: its player, and what is seen, read from the server's documents."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Console

from greentable import grass, grove
from greentable.core.advice import Advice
from greentable.errors import UsageError
from greentable.grass import What
from greentable.long_answers import GroveHint
from greentable.protocol.server_messages import RoomDocument
from greentable.terminal.console import Lines
from greentable.terminal.grass.player import Player as GrassPlayer
from greentable.terminal.grass.voice import Voice as GrassVoice
from greentable.terminal.grove.player import Player as GrovePlayer
from greentable.terminal.grove.voice import Voice as GroveVoice
from greentable.terminal.online.client import Server
from greentable.terminal.online.hints import ask_hint
from greentable.terminal.online.table_talk import table_help
from greentable.terminal.people import short_names
from greentable.terminal.player import AnyView, Observation, Player
from greentable.terminal.saving import GameFile
from greentable.text import Catalogue

_END_OF_ROUND = (What.ROUND_ENDED, What.SHOWED, What.SCORED, What.TOTAL, What.WON)


class KeptByServer(GameFile):
    """No file: the server keeps the game."""

    is_here = False

    def __init__(self) -> None:
        super().__init__(None, seed="")

    def write_to(self, name: str) -> Path:  # noqa: ARG002 - as in every file
        """Nothing is written. Raises UsageError that says so."""
        raise UsageError("play_server.save")


def make_player(
    room: RoomDocument, seat: int, server: Server, tools: tuple[Console, Lines, Catalogue]
) -> Player:
    """A player at a seat of a server's table, 0 for a watcher."""
    console, lines, catalogue = tools
    hint = partial(ask_hint, server, room, seat, (console, catalogue))
    names = short_names([chair.name or "?" for chair in room.chairs])
    if room.game == grass.name:
        voice = GrassVoice(catalogue, names, seat)
        people = (seat,) if seat else ()
        player = GrassPlayer(voice, console, lines, KeptByServer(), seed="", people=people)
        player.advise = lambda _: hint(Advice)
        player.more_help = table_help(catalogue)
        return player
    said = grove.recipes_said(grove.read_ruleset(room.ruleset).book, ())
    grower = GrovePlayer(
        GroveVoice(catalogue, names, seat, said), console, lines, KeptByServer(), None
    )
    grower.advise = lambda _: hint(GroveHint).choices
    grower.more_help = table_help(catalogue)
    return grower


def see_grass(
    before: AnyView | None, document: bytes, events: Sequence[bytes]
) -> list[Observation]:
    """The observations of Grass; the count of a round by itself, before the next one begins."""
    after = grass.read_view(document)
    told = tuple(map(grass.read_event, events))
    ends = [place for place, event in enumerate(told, 1) if event.what in _END_OF_ROUND]
    end = ends[-1] if ends else 0
    parts = [told[:end], told[end:]] if 0 < end < len(told) else [told]
    return [Observation(_who(part), before or after, after, part) for part in parts]


def see_grove(
    before: AnyView | None, document: bytes, events: Sequence[bytes]
) -> list[Observation]:
    """The observations of Grove; a card that the viewer has laid makes it the viewer's move."""
    after = grove.read_view(document)
    told = tuple(map(grove.read_event, events))
    has_laid = any(e.what is grove.What.LAID and e.seat == after.viewer for e in told)
    return [Observation(after.viewer if has_laid else _who(told), before or after, after, told)]


def _who(events: Sequence[grass.Event | grove.Event]) -> int:
    return events[0].seat if events else 0
