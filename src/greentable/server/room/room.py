"""A room: a table with the people around it, as a value.

`folding.py` makes it from the entries of its log; nothing in here reads or writes anything.
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
"""How many commands of a seat are remembered, so that one that is sent again is not done again."""

FORGOTTEN = "~"
"""What stands before the id under which somebody is in a log who was forgotten: nobody's."""


def is_forgotten(person: str) -> bool:
    """Whether nobody knows any more who this was."""
    return person.startswith(FORGOTTEN)


@lru_cache(maxsize=1024)
def _commitments(seeds: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(map(commitment, seeds))


class Chair(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and who has it: a person, a bot, or nobody yet."""

    name: str = ""
    person: str | None = None
    bot: str | None = None
    nonce: str = ""
    stand_in: str | None = None
    """The bot that plays for the person."""
    why_stand_in: WhyStandIn | None = None
    conceded: bool = False
    bank: float = 0.0
    """Seconds that are left beyond those of each decision."""

    @property
    def is_free(self) -> bool:
        """Whether nobody sits here."""
        return self.person is None and self.bot is None

    @property
    def mind(self) -> str | None:
        """The bot that decides for this seat now."""
        return self.stand_in or self.bot


class Decision(msgspec.Struct, frozen=True):
    """Since which revision, and since when, something is asked of a seat."""

    rev: int
    at: float


class Undo(msgspec.Struct, frozen=True):
    """A seat that asks to take its last move back, since when, and who has agreed."""

    seat: int
    rev: int
    agreed: tuple[str, ...] = ()


class Unannounced(msgspec.Struct, frozen=True, kw_only=True):
    """The fields of a room that are no news: every move changes them, or nobody is told of them."""

    rev: int
    """The number of the last log entry."""
    changed: float
    decisions: dict[int, Decision] = {}
    commands: dict[int, tuple[tuple[str, int], ...]] = {}
    """For each seat the ids of its last commands, and the revision that each came to."""
    bot_seed: str
    secret_hash: str | None = None
    welcomed: tuple[str, ...] = ()
    kicked: tuple[str, ...] = ()


class Facts(Unannounced, frozen=True, kw_only=True):
    """All of a room but the game in progress."""

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
    """A room; `table` is the game in progress, or how it ended.

    It never changes, so what is asked many times for each move is worked out once.
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
        """What people mixed into the shuffle, seat 1 first."""
        return tuple(chair.nonce for chair in self.chairs)

    @property
    def is_finished(self) -> bool:
        """Whether there was a game, and nothing will be dealt any more."""
        return self.table is not None and self.status in {"over", "closed"}

    @property
    def is_revealed(self) -> bool:
        """Whether everything may be known at the table.

        Others may still play a day's puzzle: its seed is told in the archive, the next day.
        """
        return self.is_finished and self.day is None

    def chair(self, seat: int) -> Chair:
        """Who sits there."""
        return self.chairs[seat - 1]

    def seats_of(self, person: str) -> tuple[int, ...]:
        """Where somebody sits; several seats where one device is passed round."""
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
        """What `clocks.deadlines` has found, by the time that offers have."""
        return {}

    @cached_property
    def people(self) -> tuple[str, ...]:
        """Who plays, each once, in the order of the seats; nobody who was forgotten."""
        persons = [chair.person for chair in self.chairs if not chair.conceded]
        known = [person for person in persons if person is not None and not is_forgotten(person)]
        return tuple(dict.fromkeys(known))

    def may_enter(self, person: str) -> bool:
        """Whether somebody may look at this room."""
        if person in self.kicked:
            return False
        if person == self.host or person in self.people:
            return True
        if not self.settings.spectators and self.status != "lobby":
            return False  # those too who were watching before the host decided so
        return person in self.welcomed or (self.settings.listed and self.settings.spectators)

    def names(self, person: str) -> bool:
        """Whether the room says anything about somebody, who may have left or been sent away."""
        sat = (chair.person for chair in self.chairs)
        return person in {self.host, *self.welcomed, *self.muted, *self.kicked, *sat}

    def answer_to(self, seat: int, command: str) -> int | None:
        """The revision that a command of a seat came to, if it was done already."""
        done = self.commands.get(seat, ())
        return next((rev for known, rev in done if known == command), None)

    @cached_property
    def asked(self) -> list[int]:
        """The seats that the rules ask now; nobody unless the game goes on."""
        if self.table is None or self.status != "playing":
            return []
        return self.table.to_act


def table_in_play(room: Room) -> AnyTable:
    """The game that goes on. Raises Refused when none does."""
    if room.table is None or room.status != "playing":
        raise Refused(f"room.{room.status}")
    return room.table
