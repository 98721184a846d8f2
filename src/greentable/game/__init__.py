"""What a game offers: enough functions to drive it, and no more.

A game is a module (`greentable.grass`, `greentable.grove`), not a class. This protocol says what
such a module has; the conformance suite in `tests/conformance.py` says what it must do. All that
drives games (`table`, `records`, `lab`, environments, a server) knows this protocol and no game.
Seats count from 1, clockwise; seat 0 is nature, who deals, draws and picks at random. A viewer is a
seat, or 0 for a spectator.
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
    """What a caller has given, if it is of the kind that is wanted there.

    Raises UsageError `argument.<wanted>` for anything else: a move, ruleset, seat, seats, state.
    """
    if not isinstance(found, kind):
        raise UsageError(f"argument.{wanted}", found=type(found).__name__)
    return found


def check_viewer(viewer: object, seats: int) -> None:
    """That a viewer is at the table, or a spectator. Raises UsageError."""
    number = expect("seat", int, viewer)
    if not SPECTATOR <= number <= seats:
        raise UsageError("view.viewer", viewer=number, seats=seats)


class Moment(NamedTuple):
    """When something happens in a game.

    `round` counts from 1; `turn` counts the turns of a round from 1, and is 0 before the first;
    `seat` is whose turn it is, 0 where it is nobody's or everybody's.
    """

    round: int
    turn: int
    seat: int


class Event(Protocol):
    """Something that the table saw; each game adds what there is to say about it."""

    @property
    def what(self) -> Enum:
        """What kind of thing it was."""

    @property
    def seat(self) -> int:
        """Who did it, or whom it happened to; 0 for nobody."""


class Nature(Protocol[StateInT, MoveOutT]):
    """What supplies the moves of seat 0: from a seed, from one for each round, from a record.

    What comes next follows from the state, so a game can be stopped and resumed anywhere.
    """

    def move(self, state: StateInT, /) -> MoveOutT:
        """What chance brings now. Raises UnsupportedRuleset for a given order that does not fit."""


class NatureOfSeeds(Protocol[StateInT, MoveOutT]):
    """How a game makes its Nature."""

    def __call__(self, seed: str = "", *, seeds: Sequence[str] = ()) -> Nature[StateInT, MoveOutT]:
        """From one seed for all rounds, or from one for each round, first to last."""


class Explanation(Protocol):
    """What would come of a move, or why it is not possible, as far as its seat can know.

    Each game adds what a client wants to draw.
    """

    @property
    def is_legal(self) -> bool:
        """Whether the move could be made."""

    @property
    def messages(self) -> tuple[Message, ...]:
        """What would come of it, a sentence each; of an illegal move, why it is refused."""


ExplanationT = TypeVar("ExplanationT", bound=Explanation, covariant=True)


class Game(Protocol[RulesetT, StateT, MoveT, EventT, ViewT, ReasonT, ExplanationT]):
    """The functions that a game's package has at its door."""

    @property
    def name(self) -> str:
        """The game's name in lower case, as in commands and records."""

    # Before a game

    @property
    def SEATS(self) -> range:  # noqa: N802 - a constant of the module
        """How many can play."""

    @property
    def EDITIONS(self) -> Mapping[str, RulesetT]:  # noqa: N802 - a constant of the module
        """The rulesets that have a name; the first is the one played unless told otherwise."""

    @property
    def Nature(self) -> NatureOfSeeds[StateT, MoveT]:  # noqa: N802 - a class of the module
        """Nature from seeds."""

    def new_game(self, ruleset: RulesetT | str, seats: int, /) -> StateT:
        """The state before nature's first move; a ruleset may be given as its text.

        Raises: UnsupportedRuleset.
        """

    # Moves

    def to_act(self, state: StateT, /) -> list[int]:
        """Who must move: nature [0], a seat, several for secret choices, nobody at the end."""

    def legal_moves(self, state: StateT, seat: int, /) -> Sequence[MoveT]:
        """Every move that `apply` would take from this seat now, each once."""

    def chance(self, state: StateT, /) -> list[tuple[MoveT, int]]:
        """What nature may do now, each with its weight; empty when nature is not to act."""

    def why_not(self, state: StateT, seat: int, move: MoveT | str, /) -> ReasonT | None:
        """The reason why this seat may not move so now; None when it may."""

    def explain(self, state: StateT, seat: int, move: MoveT | str, /) -> ExplanationT:
        """What would come of a move, or why it is refused, as far as this seat can know."""

    def refusal(self, state: StateT, seat: int, /) -> MoveT | None:
        """The "no" that can be said for a seat that does not answer; None where it must choose.

        A seat that is asked later, if all before it refuse, may answer ahead: see
        `greentable.table.answers_ahead`.
        """

    def apply(
        self, state: StateT, seat: int, move: MoveT | str, /
    ) -> tuple[StateT, tuple[EventT, ...]]:
        """The state after the move and what the table saw; the given state is left as it was.

        Raises: IllegalMove; NotationError for a token that cannot be read.
        """

    # What is seen

    def view(self, state: StateT, viewer: int, /) -> ViewT:
        """What a seat, or a spectator (0), may see, built by listing it.

        Raises: UsageError for a viewer who is not at the table.
        """

    def documents(self, state: StateT, viewers: Sequence[int], /) -> list[bytes]:
        """The views of these viewers as JSON documents (docs/schema), in their order.

        What all of them see is written once. Raises: as `view`.
        """

    def events_for(self, events: Sequence[EventT], viewer: int, /) -> tuple[EventT, ...]:
        """The events as this viewer may see them."""

    def event_documents(self, events: Sequence[EventT], viewer: int, /) -> list[dict[str, Any]]:
        """The same as JSON documents (docs/schema)."""

    def explanation_document(self, explanation: Any, /) -> dict[str, Any]:  # noqa: ANN401
        """What `explain` has given, as a JSON document (docs/schema)."""

    def determinize(self, view: ViewT, rng: Picker, /) -> StateT:
        """A whole state that fits the view: what the viewer cannot see is dealt by `rng`."""

    # How it stands

    def moment(self, state: StateT, /) -> Moment:
        """Round and turn."""

    def returns(self, state: StateT, /) -> list[int]:
        """What each seat has, seat 1 first; final once nobody is to act."""

    def winners(self, state: StateT, /) -> list[int]:
        """Who has won; nobody before the end."""

    # In writing

    def write_move(self, move: MoveT, /) -> str:
        """The move as a token."""

    def read_move(self, token: str, /) -> MoveT:
        """The move that a token says. Raises NotationError."""

    def write_ruleset(self, ruleset: RulesetT, /) -> str:
        """The ruleset as text."""

    def read_ruleset(self, text: str, /, *, record_format: int = ...) -> RulesetT:
        """The ruleset that a text says, with the editions as they were in a format of records.

        Raises: UnsupportedRuleset.
        """


AnyGame = Game[Any, Any, Any, Any, Any, Any, Any]
