"""A game in progress as a value, and the step that a move makes of it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Generic

import msgspec

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


class Happening(msgspec.Struct, Generic[EventT], frozen=True):
    """An event and when it happened: after which ply, in which round and whose turn."""

    ply: int
    moment: Moment
    event: EventT


class Ply(msgspec.Struct, Generic[MoveT, StateT, EventT], frozen=True):
    """One move that was made: by whom, what it came to, what the table saw."""

    number: int
    seat: int
    move: MoveT
    state: StateT
    happenings: tuple[Happening[EventT], ...]

    @property
    def events(self) -> tuple[EventT, ...]:
        """What the table saw."""
        return tuple(one.event for one in self.happenings)


@dataclass(frozen=True, slots=True)
class Step(Generic[RulesetT, StateT, MoveT, EventT, ViewT]):
    """What a move comes to: the plies made, nature's answers included, and the table after."""

    table: Table[RulesetT, StateT, MoveT, EventT, ViewT]
    plies: tuple[Ply[MoveT, StateT, EventT], ...]

    @property
    def happenings(self) -> tuple[Happening[EventT], ...]:
        """Everything that happened in this step."""
        return tuple(one for ply in self.plies for one in ply.happenings)

    @property
    def events(self) -> tuple[EventT, ...]:
        """The same without when."""
        return tuple(one.event for one in self.happenings)


@dataclass(frozen=True, slots=True)
class Table(Generic[RulesetT, StateT, MoveT, EventT, ViewT]):
    """A game, its rules and people, how it stands, and what was played: a seat and a token a ply.

    Without a `nature` of its own, the moves of seat 0 are played like any others, as in a replay.
    """

    game: Game[RulesetT, StateT, MoveT, EventT, ViewT, Any, Any]
    ruleset: RulesetT
    names: tuple[str, ...]
    state: StateT
    nature: Nature[StateT, MoveT] | None = None
    plies: tuple[tuple[int, str], ...] = ()

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.names)

    @property
    def to_act(self) -> list[int]:
        """Who must move; nobody once the game is over."""
        return self.game.to_act(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    def view(self, viewer: int) -> ViewT:
        """What a seat, or a spectator (0), may see. Raises UsageError."""
        return self.game.view(self.state, viewer)

    def play(self, seat: int, move: MoveT | str) -> Step[RulesetT, StateT, MoveT, EventT, ViewT]:
        """The step that a move, or its token, makes; this table stays as it is.

        Raises: IllegalMove; NotationError for a token that cannot be read.
        """
        made = [self._ply(self.state, len(self.plies), seat, move)]
        return self._step(self._with_nature(made))

    def nature_plays(self) -> Step[RulesetT, StateT, MoveT, EventT, ViewT]:
        """The step that nature makes if it is her move: at the beginning, or after resuming."""
        return self._step(self._with_nature([]))

    def _with_nature(
        self, made: list[Ply[MoveT, StateT, EventT]]
    ) -> list[Ply[MoveT, StateT, EventT]]:
        state = made[-1].state if made else self.state
        while self.nature is not None and self.game.to_act(state) == [NATURE]:
            number = len(self.plies) + len(made)
            made.append(self._ply(state, number, NATURE, self.nature.move(state)))
            state = made[-1].state
        return made

    def _ply(
        self, before: StateT, played: int, seat: int, move: MoveT | str
    ) -> Ply[MoveT, StateT, EventT]:
        if isinstance(move, str):
            move = self.game.read_move(move)
        state, events = self.game.apply(before, seat, move)
        moment = self.game.moment(before)
        happenings = tuple(Happening(played + 1, moment, event) for event in events)
        return Ply(played + 1, seat, move, state, happenings)

    def _step(
        self, made: list[Ply[MoveT, StateT, EventT]]
    ) -> Step[RulesetT, StateT, MoveT, EventT, ViewT]:
        if not made:
            return Step(self, ())
        written = tuple((ply.seat, self.game.write_move(ply.move)) for ply in made)
        table = replace(self, state=made[-1].state, plies=self.plies + written)
        return Step(table, tuple(made))


def open_table(
    game: Game[RulesetT, StateT, MoveT, EventT, ViewT, Any, Any],
    ruleset: RulesetT | str,
    names: Sequence[str],
    nature: Nature[StateT, MoveT] | None = None,
) -> Step[RulesetT, StateT, MoveT, EventT, ViewT]:
    """A table at which nature, if there is one, has dealt.

    Raises: UnsupportedRuleset; UsageError for names that are not one for each seat.
    """
    if len(names) not in game.SEATS:
        raise UsageError("table.seats", seats=len(names), fewest=game.SEATS[0], most=game.SEATS[-1])
    if isinstance(ruleset, str):
        ruleset = game.read_ruleset(ruleset)
    table = Table(game, ruleset, tuple(names), game.new_game(ruleset, len(names)), nature)
    return table.nature_plays()
