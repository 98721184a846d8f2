"""A room as a value: a table and its people.

`folding.py` builds it from the entries of its log; nothing here reads or writes files or sockets.
"""

from __future__ import annotations

from functools import cached_property, lru_cache
from typing import Any, Literal

import msgspec

from greentable.core.fairness import commitment
from greentable.game import AnyGame
from greentable.games import GAMES
from greentable.protocol.room_settings import RoomSettings
from greentable.server.core.problems import Refused
from greentable.server.room.entries import WhyStandIn
from greentable.table import Table

AnyTable = Table[Any, Any, Any, Any, Any]

Status = Literal["lobby", "playing", "paused", "over", "closed"]

MOST_COMMANDS = 64
"""Commands remembered for each seat, so that one sent twice is carried out once."""

FORGOTTEN = "~"
"""The prefix of the pseudonyms that replace forgotten people in a log."""


def is_forgotten(person: str) -> bool:
    """True if this is the pseudonym of a forgotten person, whose data was deleted."""
    return person.startswith(FORGOTTEN)


@lru_cache(maxsize=1024)
def _commitments(seeds: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(commitment, seeds))


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and its player: a person, a bot, or none yet."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    nonce: str = ""
    stand_in: str | None = None
    """The bot that plays for the person."""
    why_stand_in: WhyStandIn | None = None
    conceded: bool = False
    bank: float = 0.0
    """Seconds left that may be used beyond the time limits of decisions."""

    @property
    def is_free(self) -> bool:
        """True if neither a person nor a bot has this seat."""
        return self.person is None and self.bot is None

    @property
    def mind(self) -> str | None:
        """The bot that decides for this seat now."""
        return self.stand_in or self.bot


class Decision(msgspec.Struct, frozen=True):
    """The revision and the time since which a seat has had its decision."""

    rev: int
    at: float


class Undo(msgspec.Struct, frozen=True):
    """A seat's request to undo its last move: its revision, and the people who have agreed."""

    seat: int
    rev: int
    agreed: tuple[str, ...] = ()


class Unannounced(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of a room that are not announced: every move changes them, or they are secret."""

    rev: int
    """The number of the last log entry."""
    changed: float
    decisions: dict[int, Decision] = {}
    commands: dict[int, tuple[tuple[str, int], ...]] = {}
    """For each seat the ids of its last commands, and the revision that each led to."""
    bot_seed: str
    secret_hash: str | None = None
    welcomed: tuple[str, ...] = ()
    kicked: tuple[str, ...] = ()


class Facts(Unannounced, frozen=True, kw_only=True):
    """All fields of a room except the game itself."""

    id: str
    created: float
    game_name: str
    ruleset: str
    settings: RoomSettings
    host: str
    chairs: tuple[Chair, ...]
    seeds: tuple[str, ...]
    status: Status = "lobby"
    code: str | None = None
    muted: tuple[str, ...] = ()
    held: dict[int, str] = {}
    """Answers that were given ahead."""
    undo: Undo | None = None
    assisted: bool = False
    closed_why: str | None = None
    day: str | None = None
    puzzle: str | None = None
    follows: str | None = None
    followed_by: str | None = None


class Room(Facts, frozen=True, kw_only=True, dict=True):
    """A room; `table` is the game in progress, or its final position.

    A room is immutable, so it caches the results that each move needs many times.
    """

    table: AnyTable | None = None

    @property
    def game(self) -> AnyGame:
        """The game that is played here."""
        return GAMES[self.game_name]

    @property
    def seats(self) -> range:
        """The numbers of the seats."""
        return range(1, len(self.chairs) + 1)

    @property
    def commitments(self) -> tuple[str, ...]:
        """The hashes of the seeds, round 1 first."""
        return _commitments(self.seeds)

    @property
    def nonces(self) -> tuple[str, ...]:
        """The nonces that people added to the shuffle, seat 1 first."""
        return tuple(chair.nonce for chair in self.chairs)

    @property
    def is_finished(self) -> bool:
        """True if there was a game, and no more cards will be dealt."""
        return self.table is not None and self.status in {"over", "closed"}

    @property
    def is_revealed(self) -> bool:
        """True if the seeds may be shown at the table.

        Other people may still play a daily puzzle: the archive shows its seed on the next day.
        """
        return self.is_finished and self.day is None

    def chair(self, seat: int) -> Chair:
        """The chair of a seat."""
        return self.chairs[seat - 1]

    def seats_of(self, person: str) -> tuple[int, ...]:
        """The seats of a person; several if people share one device."""
        return self._seats_by_person.get(person, ())

    @cached_property
    def _seats_by_person(self) -> dict[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {}
        for seat, chair in enumerate(self.chairs, 1):
            if chair.person is not None and not chair.conceded:
                found[chair.person] = (*found.get(chair.person, ()), seat)
        return found

    @cached_property
    def deadlines(self) -> dict[float, dict[int, float]]:
        """The cache of `clocks.deadlines`, by the time limit for answers to offers."""
        return {}

    @cached_property
    def people(self) -> tuple[str, ...]:
        """The people who play, each once, in the order of the seats, without forgotten people."""
        persons = [chair.person for chair in self.chairs if not chair.conceded]
        known = [person for person in persons if person is not None and not is_forgotten(person)]
        return tuple(dict.fromkeys(known))

    def may_enter(self, person: str) -> bool:
        """True if a person may see this room."""
        if person in self.kicked:
            return False
        if person == self.host or person in self.people:
            return True
        if not self.settings.spectators and self.status != "lobby":
            return False  # not even people who were watching before the host turned spectators off
        return person in self.welcomed or (self.settings.listed and self.settings.spectators)

    def names(self, person: str) -> bool:
        """True if the room names a person, who may also have left or been kicked."""
        sat = (chair.person for chair in self.chairs)
        return person in {self.host, *self.welcomed, *self.muted, *self.kicked, *sat}

    def answer_to(self, seat: int, command: str) -> int | None:
        """The revision that a seat's command led to, if the server has carried it out already."""
        done = self.commands.get(seat, ())
        return next((rev for known, rev in done if known == command), None)

    @cached_property
    def asked(self) -> list[int]:
        """The seats whose turn it is; none unless the game is in progress."""
        if self.table is None or self.status != "playing":
            return []
        return self.table.to_act

    @property
    def waits_for(self) -> tuple[int, ...]:
        """The seats that have a decision to make; none unless the game is in progress."""
        return tuple(sorted(self.decisions)) if self.status == "playing" else ()


def table_in_play(room: Room) -> AnyTable:
    """The game in progress. Raises Refused if there is none."""
    if room.table is None or room.status != "playing":
        raise Refused(f"room.{room.status}")
    return room.table
