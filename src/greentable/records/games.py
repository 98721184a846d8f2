"""The games that have records: a row each."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from greentable import grass, grove

RulesetT = TypeVar("RulesetT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT", covariant=True)


class RecordedGame(Protocol[RulesetT, StateT, MoveT, EventT]):
    """What a record needs of a game: the door (`greentable.game`), and rulesets in writing."""

    @property
    def name(self) -> str:
        """The game's name, as in the header."""

    def new_game(self, ruleset: RulesetT, seats: int) -> StateT:
        """The state before nature's first move. Raises UnsupportedRuleset."""

    def to_act(self, state: StateT) -> list[int]:
        """Who must move; nobody at the end."""

    def apply(self, state: StateT, seat: int, move: MoveT) -> tuple[StateT, tuple[EventT, ...]]:
        """The state after the move and what the table saw. Raises IllegalMove."""

    def returns(self, state: StateT) -> list[int]:
        """What each seat has, seat 1 first."""

    def write_move(self, move: MoveT) -> str:
        """The move as a token."""

    def read_move(self, token: str) -> MoveT:
        """The move that a token says. Raises NotationError."""

    def write_ruleset(self, ruleset: RulesetT) -> str:
        """The ruleset as text."""

    def read_ruleset(self, text: str) -> RulesetT:
        """The ruleset that a text says. Raises UnsupportedRuleset."""


GAMES: Mapping[str, RecordedGame[Any, Any, Any, Any]] = MappingProxyType(
    {grass.name: grass, grove.name: grove}
)
