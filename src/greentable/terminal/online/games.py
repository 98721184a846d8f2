"""Each game at a server's table: its player, its table talk, and how its documents are read."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple, Protocol

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
from greentable.terminal.online.seats import MakePlayer, ReadGame
from greentable.terminal.online.table_talk import GameTalk, table_help
from greentable.terminal.people import short_names
from greentable.terminal.player import AnyView, Observation, Player
from greentable.terminal.saving import GameFile
from greentable.text import Catalogue
from greentable.text.phrases import PHRASES, PHRASES_WITH_CARDS

_END_OF_ROUND = (What.ROUND_ENDED, What.SHOWED, What.SCORED, What.TOTAL, What.WON)


class KeptByServer(GameFile):
    """No file: the server keeps the game."""

    is_here = False

    def __init__(self) -> None:
        super().__init__(None, seed="")

    def write_to(self, name: str) -> Path:  # noqa: ARG002 - as in every file
        """Nothing is written. Raises UsageError that says so."""
        raise UsageError("play_server.save")


Tools = tuple[Console, Lines, Catalogue]
"""The terminal's screen, its lines and its language."""


class MakesPlayer(Protocol):
    """A function that makes a player for a seat of a server's table, 0 for a watcher."""

    def __call__(self, room: RoomDocument, seat: int, server: Server, tools: Tools) -> Player:
        """The player."""


class ServedGame(NamedTuple):
    """How the terminal plays a game at a server's table."""

    usual_seats: int
    make_player: MakesPlayer
    read: ReadGame
    talk: GameTalk

    def players(self, server: Server, tools: Tools) -> MakePlayer:
        """Makes the players of this terminal."""
        return partial(self.make_player, server=server, tools=tools)


def _grass_player(room: RoomDocument, seat: int, server: Server, tools: Tools) -> Player:
    console, lines, catalogue = tools
    voice = GrassVoice(catalogue, _names(room), seat)
    people = (seat,) if seat else ()
    player = GrassPlayer(voice, console, lines, KeptByServer(), seed="", people=people)
    hint = partial(ask_hint, server, room, seat, (console, catalogue))
    player.advise = lambda _: hint(Advice)
    player.more_help = table_help(catalogue)
    return player


def _grove_player(room: RoomDocument, seat: int, server: Server, tools: Tools) -> Player:
    console, lines, catalogue = tools
    said = grove.recipes_said(grove.read_ruleset(room.ruleset).book, ())
    voice = GroveVoice(catalogue, _names(room), seat, said)
    player = GrovePlayer(voice, console, lines, KeptByServer(), None)
    hint = partial(ask_hint, server, room, seat, (console, catalogue))
    player.advise = lambda _: hint(GroveHint).choices
    player.more_help = table_help(catalogue)
    return player


def _names(room: RoomDocument) -> tuple[str, ...]:
    return short_names([chair.name or "?" for chair in room.chairs])


def _see_grass(
    before: AnyView | None, document: bytes, events: Sequence[bytes]
) -> list[Observation]:
    """The observations of Grass; the count of a round by itself, before the next one begins."""
    after = grass.read_view(document)
    told = tuple(map(grass.read_event, events))
    ends = [place for place, event in enumerate(told, 1) if event.what in _END_OF_ROUND]
    end = ends[-1] if ends else 0
    parts = [told[:end], told[end:]] if 0 < end < len(told) else [told]
    return [Observation(_who(part), before or after, after, part) for part in parts]


def _see_grove(
    before: AnyView | None, document: bytes, events: Sequence[bytes]
) -> list[Observation]:
    """The observations of Grove; a card that the viewer has laid makes it the viewer's move."""
    after = grove.read_view(document)
    told = tuple(map(grove.read_event, events))
    has_laid = any(e.what is grove.What.LAID and e.seat == after.viewer for e in told)
    return [Observation(after.viewer if has_laid else _who(told), before or after, after, told)]


def _who(events: Sequence[grass.Event | grove.Event]) -> int:
    return events[0].seat if events else 0


SERVED_GAMES: Mapping[str, ServedGame] = MappingProxyType(
    {
        grass.name: ServedGame(
            4, _grass_player, _see_grass, GameTalk((*PHRASES, *PHRASES_WITH_CARDS))
        ),
        # In Grove one word takes back a card, laid for now or for good; in Grass the same word
        # may mean the question before.
        grove.name: ServedGame(1, _grove_player, _see_grove, GameTalk(undo_words=("undo",))),
    }
)
