"""What a game offers: a handful of functions, and no more.

A game is a module (`greentable.grass`, `greentable.grove`), not a class. This protocol says what
such a module has; the conformance suite in `tests/conformance.py` says what it must do. Seats count
from 1, clockwise; seat 0 is nature, who deals, draws and picks at random. A viewer is a seat, or 0
for a spectator.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from greentable.errors import UsageError
from greentable.shuffle import Picker

NATURE = 0
SPECTATOR = 0

RulesetT = TypeVar("RulesetT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT", covariant=True)
ViewT = TypeVar("ViewT")
ReasonT = TypeVar("ReasonT", covariant=True)


def check_viewer(viewer: int, seats: int) -> None:
    """That a viewer is at the table, or a spectator. Raises UsageError."""
    if not SPECTATOR <= viewer <= seats:
        raise UsageError("view.viewer", viewer=viewer, seats=seats)


class Game(Protocol[RulesetT, StateT, MoveT, EventT, ViewT, ReasonT]):
    """The functions that a game's package has at its door."""

    @property
    def name(self) -> str:
        """The game's name in lower case, as in commands and records."""

    def new_game(self, ruleset: RulesetT, seats: int) -> StateT:
        """The state before nature's first move. Raises UnsupportedRuleset."""

    def to_act(self, state: StateT) -> list[int]:
        """Who must move: nature [0], a seat, several for secret choices, nobody at the end."""

    def legal_moves(self, state: StateT, seat: int) -> list[MoveT]:
        """Every move that `apply` would take from this seat now, each once."""

    def why_not(self, state: StateT, seat: int, move: MoveT) -> ReasonT | None:
        """The reason why this seat may not move so now; None when it may."""

    def apply(self, state: StateT, seat: int, move: MoveT) -> tuple[StateT, tuple[EventT, ...]]:
        """The state after the move and what the table saw; the given state is left as it was.

        Raises: IllegalMove.
        """

    def view(self, state: StateT, viewer: int) -> ViewT:
        """What a seat, or a spectator (0), may see, built by listing it.

        Raises: UsageError for a viewer who is not at the table.
        """

    def determinize(self, view: ViewT, rng: Picker) -> StateT:
        """A whole state that fits the view: what the viewer cannot see is dealt by `rng`."""

    def returns(self, state: StateT) -> list[int]:
        """What each seat has, seat 1 first; final once nobody is to act."""

    def write_move(self, move: MoveT) -> str:
        """The move as a token."""

    def read_move(self, token: str) -> MoveT:
        """The move that a token says. Raises NotationError."""

    def write_ruleset(self, ruleset: RulesetT) -> str:
        """The ruleset as text."""

    def read_ruleset(self, text: str) -> RulesetT:
        """The ruleset that a text says. Raises UnsupportedRuleset."""
