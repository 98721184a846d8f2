"""A game in progress as a value, and the step of one or more plies after a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Generic, NamedTuple

import msgspec

from greentable.core.reader import shown
from greentable.errors import UsageError
from greentable.game import (
    NATURE,
    EventT,
    Game,
    Moment,
    MoveT,
    Nature,
    RulesetT,
    StateT,
    ViewT,
)
from greentable.records import Record, is_name

EVERY = 64
"""The plies between two earlier states that a table keeps."""
_KEPT = 3  # of these: mostly the latest plies are looked up


class Happening(NamedTuple, Generic[EventT]):
    """An event and its time: the ply, the round and the seat whose turn it was."""

    ply: int
    moment: Moment
    event: EventT


class Ply(msgspec.Struct, Generic[MoveT, StateT, EventT], frozen=True):
    """One move that was made: its time and seat, its result, and the events.

    `opens_round` is True if the next ply is the first of a round.
    """

    number: int
    moment: Moment
    seat: int
    move: MoveT
    token: str
    before: StateT
    state: StateT
    events: tuple[EventT, ...]
    opens_round: bool

    @property
    def happenings(self) -> tuple[Happening[EventT], ...]:
        """The events with their time."""
        return tuple(Happening(self.number, self.moment, event) for event in self.events)


def make_ply(
    game: Game[Any, StateT, MoveT, EventT, Any, Any, Any],
    before: StateT,
    number: int,
    seat: int,
    move: MoveT | str,
) -> Ply[MoveT, StateT, EventT]:
    """The ply with this number. Raises IllegalMove, NotationError."""
    if isinstance(move, str):
        move = game.read_move(move)
    state, events = game.apply(before, seat, move)
    moment = game.moment(before)
    opens_round = game.moment(state).round > moment.round
    token = game.write_move(move)
    return Ply(number, moment, seat, move, token, before, state, events, opens_round)


def ply_documents(
    game: Game[Any, StateT, MoveT, EventT, Any, Any, Any],
    plies: tuple[Ply[MoveT, StateT, EventT], ...],
    viewer: int,
) -> list[dict[str, Any]]:
    """The events of some plies as a viewer may see them, as JSON documents.

    Each has `ply`, `round`, `turn`, `turn_of` (a seat, or null) and `event`, the game's own.
    """
    return [
        {
            "ply": ply.number,
            "round": ply.moment.round,
            "turn": ply.moment.turn,
            "turn_of": ply.moment.seat or None,
            "event": event,
        }
        for ply in plies
        for event in game.event_documents(ply.events, viewer)
    ]


@dataclass(frozen=True, slots=True)
class Step(Generic[RulesetT, StateT, MoveT, EventT, ViewT]):
    """The result of a move: the plies made, with nature's answers, and the table after them."""

    table: Table[RulesetT, StateT, MoveT, EventT, ViewT]
    plies: tuple[Ply[MoveT, StateT, EventT], ...]

    @property
    def happenings(self) -> tuple[Happening[EventT], ...]:
        """All events of this step with their time."""
        return tuple(one for ply in self.plies for one in ply.happenings)

    @property
    def events(self) -> tuple[EventT, ...]:
        """All events of this step."""
        return tuple(event for ply in self.plies for event in ply.events)

    def documents(self, viewer: int) -> list[dict[str, Any]]:
        """The events for a viewer as JSON documents (docs/schema). Raises UsageError."""
        return ply_documents(self.table.game, self.plies, viewer)


@dataclass(frozen=True, slots=True)
class Table(Generic[RulesetT, StateT, MoveT, EventT, ViewT]):
    """A game with its rules and names, its state, and its plies: a seat and a token each.

    Without a `nature` of its own, the moves of seat 0 are played like any others, as in a replay.
    `rounds` are the plies that begin rounds, including the next round.
    """

    game: Game[RulesetT, StateT, MoveT, EventT, ViewT, Any, Any]
    ruleset: RulesetT
    names: tuple[str, ...]
    state: StateT
    nature: Nature[StateT, MoveT] | None = field(default=None, compare=False)
    plies: tuple[tuple[int, str], ...] = ()
    rounds: tuple[int, ...] = ()
    earlier: tuple[tuple[int, StateT], ...] = field(default=(), compare=False, repr=False)
    """Some earlier states, by the ply that led to each: `at` need not start from the beginning."""

    # Progress and result

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.names)

    @property
    def to_act(self) -> list[int]:
        """The seats that must move; none once the game is over."""
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """True once the game has ended."""
        return not self.to_act

    @property
    def moment(self) -> Moment:
        """Round and turn."""
        return self.game.moment(self.state)

    @property
    def result(self) -> tuple[int, ...] | None:
        """The final score of each seat, seat 1 first; None before the end."""
        return tuple(self.game.returns(self.state)) if self.is_over else None

    def view(self, viewer: int) -> ViewT:
        """The view of a seat, or of a spectator (0). Raises UsageError."""
        return self.game.view(self.state, viewer)

    def documents(self, viewers: Sequence[int]) -> list[bytes]:
        """The views of these viewers as JSON documents, in their order. Raises UsageError."""
        return self.game.documents(self.state, viewers)

    # Playing

    def play(self, seat: int, move: MoveT | str) -> Step[RulesetT, StateT, MoveT, EventT, ViewT]:
        """The step after a move, or its token; this table stays unchanged.

        Raises: IllegalMove; NotationError for a token that cannot be read.
        """
        ply = make_ply(self.game, self.state, len(self.plies) + 1, seat, move)
        return self._step(self._with_nature([ply]))

    def nature_plays(self) -> Step[RulesetT, StateT, MoveT, EventT, ViewT]:
        """The step of nature if it is her move: at the beginning, or after resuming."""
        return self._step(self._with_nature([]))

    def _with_nature(
        self, made: list[Ply[MoveT, StateT, EventT]]
    ) -> list[Ply[MoveT, StateT, EventT]]:
        state = made[-1].state if made else self.state
        while self.nature is not None and self.game.to_act(state) == [NATURE]:
            number = len(self.plies) + len(made) + 1
            made.append(make_ply(self.game, state, number, NATURE, self.nature.move(state)))
            state = made[-1].state
        return made

    def _step(
        self, made: list[Ply[MoveT, StateT, EventT]]
    ) -> Step[RulesetT, StateT, MoveT, EventT, ViewT]:
        if not made:
            return Step(self, ())
        kept = tuple((ply.number, ply.state) for ply in made if ply.number % EVERY == 0)
        table = Table(  # five times as fast as `replace`
            self.game,
            self.ruleset,
            self.names,
            made[-1].state,
            self.nature,
            self.plies + tuple((ply.seat, ply.token) for ply in made),
            self.rounds + tuple(ply.number + 1 for ply in made if ply.opens_round),
            (self.earlier + kept)[-_KEPT:],
        )
        return Step(table, tuple(made))

    def at(self, ply: int) -> Table[RulesetT, StateT, MoveT, EventT, ViewT]:
        """The table as it was after this ply, 0 for the beginning. Raises UsageError.

        It plays the game again from a kept state, which takes about 50 µs a ply: at most some 100
        plies for one of the latest, else all of them.
        """
        if not 0 <= ply <= len(self.plies):
            raise UsageError("table.no_such_ply", ply=ply, last=len(self.plies))
        earlier = [kept for kept in self.earlier if kept[0] <= ply]
        start, state = earlier[-1] if earlier else (0, self._beginning())
        for number, (seat, token) in enumerate(self.plies[start:ply], start + 1):
            state, _ = self.game.apply(state, seat, self.game.read_move(token))
            if number % EVERY == 0:
                earlier.append((number, state))
        rounds = tuple(first for first in self.rounds if first <= ply + 1)
        return replace(
            self,
            state=state,
            plies=self.plies[:ply],
            rounds=rounds,
            earlier=tuple(earlier[-_KEPT:]),
        )

    def _beginning(self) -> StateT:
        return self.game.new_game(self.ruleset, self.seats)

    # In writing

    def record(
        self,
        *,
        date: str | None = None,
        seed: str | None = None,
        seeds: Sequence[str] = (),
        commitment: str | None = None,
        commitments: Sequence[str] = (),
        nonces: Sequence[str] = (),
    ) -> Record:
        """The record up to now. The keeper of the game passes what the cards were dealt from."""
        return Record(
            game=self.game.name,
            ruleset=self.game.write_ruleset(self.ruleset),
            seats=self.seats,
            names=self.names,
            seed=seed,
            seeds=tuple(seeds),
            commitment=commitment,
            commitments=tuple(commitments),
            nonces=tuple(nonces) if any(nonces) else (),
            date=date,
            result=self.result,
            plies=self.plies,
            rounds=self.rounds,
        )


def new_table(
    game: Game[RulesetT, StateT, MoveT, EventT, ViewT, Any, Any],
    ruleset: RulesetT | str,
    names: Sequence[str],
    nature: Nature[StateT, MoveT] | None = None,
) -> Table[RulesetT, StateT, MoveT, EventT, ViewT]:
    """A table before nature's first move.

    Raises: UnsupportedRuleset; UsageError for a wrong number of names, or invalid ones.
    """
    if len(names) not in game.SEATS:
        raise UsageError("table.seats", seats=len(names), fewest=game.SEATS[0], most=game.SEATS[-1])
    for name in names:
        if not is_name(name):
            raise UsageError("table.name", name=shown(name))
    if isinstance(ruleset, str):
        ruleset = game.read_ruleset(ruleset)
    return Table(game, ruleset, tuple(names), game.new_game(ruleset, len(names)), nature)


def open_table(
    game: Game[RulesetT, StateT, MoveT, EventT, ViewT, Any, Any],
    ruleset: RulesetT | str,
    names: Sequence[str],
    nature: Nature[StateT, MoveT],
) -> Step[RulesetT, StateT, MoveT, EventT, ViewT]:
    """The first step of a game: nature has dealt. Raises as `new_table`."""
    return new_table(game, ruleset, names, nature).nature_plays()
