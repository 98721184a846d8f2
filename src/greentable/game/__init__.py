"""The functions that a game offers: enough to drive it, and no more.

A game is a module (`greentable.grass`, `greentable.grove`), not a class. This protocol lists its
functions; the conformance suite in `tests/games/conformance.py` tests their behaviour. Code that
drives games (`table`, `records`, `lab`, environments, a server) knows this protocol and no game;
this package imports none. Seats count from 1, clockwise; seat 0 is nature, who deals, draws and
picks at random. A viewer is a seat, or 0 for a spectator.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, NamedTuple, Protocol, TypeVar

from greentable.core.shuffle import Picker
from greentable.errors import UsageError
from greentable.words.messages import Message

NATURE = 0
SPECTATOR = 0

RulesetT = TypeVar("RulesetT")
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT", bound="Event")
ViewT = TypeVar("ViewT")
ReasonT = TypeVar("ReasonT", covariant=True)
StateInT = TypeVar("StateInT", contravariant=True)
MoveOutT = TypeVar("MoveOutT", covariant=True)
KindT = TypeVar("KindT")


def expect(wanted: str, kind: type[KindT], found: object) -> KindT:
    """The given argument, if it has the expected type.

    Raises UsageError `argument.<wanted>` otherwise: for a move, ruleset, seat, seats or state.
    """
    if not isinstance(found, kind):
        raise UsageError(f"argument.{wanted}", found=type(found).__name__)
    return found


def check_viewer(viewer: object, seats: int) -> None:
    """Check that a viewer is at the table, or a spectator. Raises UsageError."""
    number = expect("seat", int, viewer)
    if not SPECTATOR <= number <= seats:
        raise UsageError("view.viewer", viewer=number, seats=seats)


class Moment(NamedTuple):
    """A point of time in a game.

    `round` counts from 1; `turn` counts the turns of a round from 1, and is 0 before the first;
    `seat` is the seat whose turn it is, 0 if it is no single seat's.
    """

    round: int
    turn: int
    seat: int


class Event(Protocol):
    """Something that the table saw; each game adds the details."""

    @property
    def what(self) -> Enum:
        """The kind of event."""

    @property
    def seat(self) -> int:
        """The seat that did it, or that it happened to; 0 for none."""


class Nature(Protocol[StateInT, MoveOutT]):
    """The source of the moves of seat 0: from a seed, from a seed for each round, or from a record.

    Her next move follows from the state, so a game can be stopped and resumed anywhere.
    """

    def move(self, state: StateInT, /) -> MoveOutT:
        """The next move of chance. Raises UnsupportedRuleset for an order that does not fit."""


class NatureOfSeeds(Protocol[StateInT, MoveOutT]):
    """The constructor of a game's Nature."""

    def __call__(self, seed: str = "", *, seeds: Sequence[str] = ()) -> Nature[StateInT, MoveOutT]:
        """From one seed for all rounds, or from one for each round, first to last."""


class Explanation(Protocol):
    """The consequences of a move, or the reason why it is refused, as far as its seat can know.

    Each game adds details for clients that draw it.
    """

    @property
    def is_legal(self) -> bool:
        """True if the move is legal."""

    @property
    def messages(self) -> tuple[Message, ...]:
        """The consequences, a sentence each; for an illegal move, the reason why it is refused."""


ExplanationT = TypeVar("ExplanationT", bound=Explanation, covariant=True)


class Game(Protocol[RulesetT, StateT, MoveT, EventT, ViewT, ReasonT, ExplanationT]):
    """The functions of a game's package."""

    @property
    def name(self) -> str:
        """The game's name in lower case, as in commands and records."""

    # Before a game

    @property
    def SEATS(self) -> range:  # noqa: N802 - a constant of the module
        """The possible numbers of seats."""

    @property
    def EDITIONS(self) -> Mapping[str, RulesetT]:  # noqa: N802 - a constant of the module
        """The named rulesets; the first is the default."""

    @property
    def Nature(self) -> NatureOfSeeds[StateT, MoveT]:  # noqa: N802 - a class of the module
        """Nature from seeds."""

    def new_game(self, ruleset: RulesetT | str, seats: int, /) -> StateT:
        """The state before nature's first move; a ruleset may be given as its text.

        Raises: UnsupportedRuleset.
        """

    # Moves

    def to_act(self, state: StateT, /) -> list[int]:
        """The seats that must move: nature [0], one seat, several for secret choices, or none."""

    def legal_moves(self, state: StateT, seat: int, /) -> Sequence[MoveT]:
        """Every move that `apply` accepts from this seat now, each once."""

    def chance(self, state: StateT, /) -> list[tuple[MoveT, int]]:
        """The possible moves of nature, each with a weight; none when she is not to act."""

    def why_not(self, state: StateT, seat: int, move: MoveT | str, /) -> ReasonT | None:
        """The reason why this seat may not make this move now; None if it may."""

    def explain(self, state: StateT, seat: int, move: MoveT | str, /) -> ExplanationT:
        """The consequences of a move, or the reason for refusing it, as far as the seat knows."""

    def refusal(self, state: StateT, seat: int, /) -> MoveT | None:
        """The move that declines for a seat that does not answer; None if it must choose.

        A seat that is asked later, if all before it decline, may answer ahead: see
        `greentable.table.answers_ahead`.
        """

    def apply(
        self, state: StateT, seat: int, move: MoveT | str, /
    ) -> tuple[StateT, tuple[EventT, ...]]:
        """The state after the move, and the events; the given state stays unchanged.

        Raises: IllegalMove; NotationError for a token that cannot be read.
        """

    # Views and events

    def view(self, state: StateT, viewer: int, /) -> ViewT:
        """The view of a seat, or of a spectator (0), built by listing visible fields.

        Raises: UsageError for a viewer who is not at the table.
        """

    def documents(self, state: StateT, viewers: Sequence[int], /) -> list[bytes]:
        """The views of these viewers as JSON documents (docs/schema), in their order.

        The public part is encoded once. Raises: as `view`.
        """

    def events_for(self, events: Sequence[EventT], viewer: int, /) -> tuple[EventT, ...]:
        """The events as this viewer may see them."""

    def event_documents(self, events: Sequence[EventT], viewer: int, /) -> list[dict[str, Any]]:
        """The events for this viewer as JSON documents (docs/schema)."""

    def explanation_document(self, explanation: Any, /) -> dict[str, Any]:  # noqa: ANN401
        """The result of `explain` as a JSON document (docs/schema)."""

    def determinize(self, view: ViewT, rng: Picker, /) -> StateT:
        """A whole state that fits the view; `rng` deals what the viewer cannot see."""

    # Progress and result

    def moment(self, state: StateT, /) -> Moment:
        """Round and turn."""

    def returns(self, state: StateT, /) -> list[int]:
        """The score of each seat, seat 1 first; final once no seat is to act."""

    def winners(self, state: StateT, /) -> list[int]:
        """The winners; none before the end."""

    # In writing

    def write_move(self, move: MoveT, /) -> str:
        """The move as a token."""

    def read_move(self, token: str, /) -> MoveT:
        """The move of a token. Raises NotationError."""

    def read_move_document(self, document: object, /) -> MoveT:
        """The move of its parts, as a client puts them together (docs/schema).

        Raises: UsageError for parts that make no move.
        """

    def write_ruleset(self, ruleset: RulesetT, /) -> str:
        """The ruleset as text."""

    def read_ruleset(self, text: str, /, *, record_format: int = ...) -> RulesetT:
        """The ruleset of a text, with the editions as they were in a format of records.

        Raises: UnsupportedRuleset.
        """


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
