"""Replay of a finished game: at any ply, as one seat or as all seats saw it.

All of it is public: the archive decides beforehand whether a game may be replayed.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import msgspec

from greentable.errors import UsageError
from greentable.game import NATURE, SPECTATOR
from greentable.games import GAMES
from greentable.protocol.replays import PlyDocument, PlyView
from greentable.records import Record
from greentable.server.room.folding import AnyStep
from greentable.table import AnyPly, AnyTable, Step, check_result, first_table, replay
from greentable.table.table import make_ply
from greentable.text import narration
from greentable.text.ledgers import Ledger
from greentable.text.named_cards import cards_named
from greentable.words.messages import Message

EVERY = 64
"""Plies between two states in memory: playing that many again takes some 5 ms."""


class Replay:
    """A recorded game, with states to start from. Immutable, so threads can share it.

    Raises RecordError for a record that is not valid.
    """

    def __init__(self, record: Record) -> None:
        self._first = first_table(record, GAMES)
        self._states = [self._first.state]
        rounds: list[int] = []
        last = self._first.state
        for ply in replay(record, GAMES):
            last = ply.state
            if ply.number % EVERY == 0:
                self._states.append(ply.state)
            if ply.opens_round:
                rounds.append(ply.number + 1)
        self.rounds = tuple(rounds)
        """The plies with which rounds begin."""
        self.end: AnyTable = replace(
            self._first, state=last, plies=record.plies, rounds=self.rounds
        )
        check_result(record, self.end)
        of_players = [
            (number, token) for number, (seat, token) in enumerate(record.plies) if seat != NATURE
        ]
        self.stops = (*(number for number, _ in of_players), len(record.plies))
        """The plies after which a player moves, and the last one."""
        self.named: dict[str, list[int]] = {}
        """The plies in which a player names a card, by the card's code."""
        for number, token in of_players:
            for code in cards_named(record.game, token):
                self.named.setdefault(code, []).append(number + 1)
        self.record = replace(record, rounds=self.rounds)

    @property
    def last(self) -> int:
        """The number of the last ply."""
        return len(self.record.plies)

    @property
    def viewers(self) -> range:
        """All viewers: a spectator (0) and the seats."""
        return range(SPECTATOR, self._first.seats + 1)

    def plies(self, first: int, last: int, viewer: int | None = None) -> list[PlyDocument]:
        """The plies from `first` to `last`, both included, as one viewer or as all saw them.

        Raises UsageError for a ply or a viewer that does not exist.
        """
        for number in (first, last):
            if not 0 <= number <= self.last:
                raise UsageError("table.no_such_ply", ply=number, last=self.last)
        if viewer is not None and viewer not in self.viewers:
            raise UsageError("view.viewer", viewer=viewer, seats=self._first.seats)
        viewers = self.viewers if viewer is None else (viewer,)
        documents = [self._beginning(viewers)] if first == 0 else []
        for ply in self._played(max(first, 1), last):
            table = replace(self._first, state=ply.state)
            step = Step(table, (ply,))
            is_known = viewer is None or viewer == ply.seat != NATURE
            documents.append(
                PlyDocument(
                    ply=ply.number,
                    round=ply.moment.round,
                    turn=ply.moment.turn,
                    seat=ply.seat,
                    move=ply.token if is_known else None,
                    seen=_seen(table, viewers, step),
                )
            )
        return documents

    def _beginning(self, viewers: Sequence[int]) -> PlyDocument:
        moment = self._first.moment
        seen = _seen(self._first, viewers)
        return PlyDocument(
            ply=0, round=moment.round, turn=moment.turn, seat=None, move=None, seen=seen
        )

    def _played(self, first: int, last: int) -> Iterable[AnyPly]:
        """These plies, played again from the nearest state in memory."""
        start = (first - 1) // EVERY
        state = self._states[start]
        for number in range(start * EVERY + 1, last + 1):
            seat, token = self.record.plies[number - 1]
            ply = make_ply(self._first.game, state, number, seat, token)
            state = ply.state
            if number >= first:
                yield ply


def _seen(
    table: AnyTable, viewers: Sequence[int], step: AnyStep | None = None
) -> dict[int, PlyView]:
    """The table and the step as each of these viewers saw them."""
    found = {}
    for viewer, document in zip(viewers, table.documents(viewers), strict=True):
        told = narration.narrate_step(table.game.name, step, viewer) if step is not None else ()
        found[viewer] = PlyView(
            view=msgspec.Raw(document),
            events=tuple(step.documents(viewer)) if step is not None else (),
            told=tuple(one for one in told if isinstance(one, Message)),
            ledger=next((one for one in told if isinstance(one, Ledger)), None),
        )
    return found
