"""Many games at once, made from a view, for bots that simulate.

Compiled by Numba if it is installed; without it the same, about a hundred times slower. For usage
see docs/compiled.md.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any, Generic, Literal, NamedTuple, Protocol, TypeVar, cast

from greentable.compiled.engine import Engine, fastest
from greentable.core.fields import Fields
from greentable.core.generator import STATE
from greentable.core.shuffle import Picker, Stream
from greentable.errors import UsageError

_AT_ONCE = 1024  # games played out in one call: Ctrl-C takes effect between two calls
_NO_LIMIT = 1 << 40
_SEEDS = 1 << 63
_MOVES_A_GAME = 64  # initial space for legal moves; it grows if there are more


class AnyView(Protocol):
    """The view of a seat, or of a spectator (0)."""

    @property
    def viewer(self) -> int:
        """The seat of the view."""


StateT = TypeVar("StateT", bound=Fields)
MoveT = TypeVar("MoveT")
ViewT = TypeVar("ViewT", bound=AnyView, contravariant=True)


class SimulatedGame(Protocol[StateT, MoveT, ViewT]):
    """The functions of a game that a batch needs: `greentable.grass` and `greentable.grove` fit."""

    @property
    def name(self) -> str:
        """The game's name in lower case."""

    def determinize(self, view: ViewT, rng: Picker, /) -> StateT:
        """A whole state that fits a view."""

    def apply(self, state: StateT, seat: int, move: MoveT, /) -> tuple[StateT, Any]:
        """The state after a move. Raises IllegalMove."""

    def read_move(self, token: str, /) -> MoveT:
        """The move of a token."""

    def returns(self, state: StateT, /) -> list[int]:
        """The score of each seat, seat 1 first."""


class LegalCodes(NamedTuple):
    """The legal moves of all games as codes: `counts[i]` of `codes` are of game i."""

    codes: list[int]
    counts: list[int]


def batch(
    game: SimulatedGame[StateT, MoveT, ViewT],
    views: ViewT | Sequence[ViewT],
    size: int,
    *,
    seed: int = 0,
    engine: Engine | None = None,
) -> Batch[StateT, MoveT]:
    """Games that fit a view, `size` of them, with other hidden cards in each.

    From several views, all with the same number of seats, come `size` games of each view, one view
    after the other. The same arguments always give the same games. The very first call compiles,
    which takes half a minute. Raises UsageError.
    """
    each = [cast("ViewT", view) for view in (views if isinstance(views, list | tuple) else [views])]
    if size < 1 or not each:
        raise UsageError("compiled.batch_size")
    states = [game.determinize(view, Stream(b"%d" % seed, "batch")) for view in each]
    seats = {len(game.returns(state)) for state in states}
    if len(seats) > 1:
        raise UsageError("compiled.batch_seats")
    engine = engine or fastest(game.name)
    origins = [number for number in range(len(each)) for _ in range(size)]
    generators = (engine.rows(len(origins), STATE) for _ in range(2))
    viewers = engine.numbers([each[origin].viewer for origin in origins])
    games = Batch(game, engine, states, origins, engine.states(states, size), viewers, *generators)
    games.seed(seed)
    games.redeal()
    return games


class Batch(Generic[StateT, MoveT]):
    """Games side by side, each with two generators: nature's, and one for random moves of seats.

    Made by `batch`. Moves and playouts change the games in place; `copy`, `repeat` and `pick` make
    new batches. Equal copies get the same chance events, whatever is then played in them. A batch
    works without the interpreter's lock: several threads can each play one at the same time.
    """

    def __init__(
        self,
        game: SimulatedGame[StateT, MoveT, Any],
        engine: Engine,
        likes: Sequence[StateT],
        origins: Sequence[int],
        *parts: Any,  # noqa: ANN401 - lists or arrays, as the engine makes them
    ) -> None:
        """`likes` are the states it was made from; `origins` has the one of each game."""
        self._game = game
        self._engine = engine
        self._likes = likes
        self._origins = origins
        self._parts = parts
        # Public for a bot's own kernels, which take them as arguments.
        self.states, self.viewers, self.natures, self.players = parts
        self._seats = len(game.returns(likes[0]))
        self._room = engine.zeros(importlib.import_module(f"greentable.{game.name}.batches").ROOM)
        self._moves: Any = importlib.import_module(f"greentable.{game.name}.moves")

    def __len__(self) -> int:
        """The number of games."""
        return len(self._origins)

    # Copies

    def copy(self) -> Batch[StateT, MoveT]:
        """A copy of the games, with their generators."""
        return self.repeat(1)

    def repeat(self, times: int) -> Batch[StateT, MoveT]:
        """The whole batch several times, for example one block for each candidate move."""
        return self.pick(list(range(len(self))) * times)

    def pick(self, games: Sequence[int]) -> Batch[StateT, MoveT]:
        """Copies of some games, by their numbers."""
        origins = [self._origins[number] for number in games]
        parts = [self._engine.picked(part, games) for part in self._parts]
        return Batch(self._game, self._engine, self._likes, origins, *parts)

    # Chance

    def seed(self, seed: int) -> None:
        """Seed all generators with a number: those of all games are then different."""
        self._engine.kernels.seed_all(self.natures, 2 * seed % _SEEDS)
        self.seed_players(seed)

    def seed_players(self, seed: int) -> None:
        """Seed only the generators of the seats: they play differently, chance stays the same."""
        self._engine.kernels.seed_all(self.players, (2 * seed + 1) % _SEEDS)

    def redeal(self, viewer: int | None = None) -> None:
        """Deal anew what the viewer of the games cannot see.

        Or, to think as another seat, what that seat cannot see. Cards that the viewer knows stay
        where they are.
        """
        viewers = self.viewers
        if viewer is not None:
            viewers = self._engine.numbers([viewer] * len(self))
        self._engine.kernels.redeal_all(self.states, viewers, self.natures, self._room)

    # Views

    def views(self) -> Any:  # noqa: ANN401 - a list or an array, as the engine makes it
        """The view of each game's viewer, as fields that a bot's own kernels can read.

        They are the game's `ViewFields`, the numbers of a typed view.
        """
        fields = importlib.import_module(f"greentable.{self._game.name}.views.fields").ViewFields
        blank = [fields() for _ in self._likes]
        for view, like in zip(blank, self._likes, strict=True):
            view.rules = cast("Any", like).rules
        views = self._engine.picked(self._engine.states(blank, 1), self._origins)
        self._engine.kernels.view_all(self.states, self.viewers, views)
        return views

    # Moves

    def to_act(self) -> list[int]:
        """The seat to act in each game: 0 for nature, the first of several seats, -1 for none."""
        actors: list[int] = self._engine.as_lists(self._actors(None))
        return actors

    def legal(self, number: int, seat: int | None = None) -> list[MoveT]:
        """The legal moves in one game, of this seat or the one that is to act.

        Without products, such as offers and counters in Grass, which can be thousands; they can be
        made nevertheless.
        """
        codes, _ = self.pick([number]).legal_codes(seat)
        return [self._moves.move_of(code) for code in codes]

    def legal_codes(self, seat: int | None = None) -> LegalCodes:
        """The legal moves in all games, as codes; see `legal`."""
        seats, counts = self._actors(seat), self._engine.zeros(len(self))
        room = self._engine.zeros(max(_MOVES_A_GAME * len(self), len(self._room)))
        codes: list[int] = []
        done = 0
        while done < len(self):
            first = done
            done = self._engine.kernels.list_all(
                self.states, first, seats, counts, room, self._room
            )
            filled = sum(self._engine.as_lists(counts[first:done]))
            codes += self._engine.as_lists(room[:filled])
        return LegalCodes(codes, self._engine.as_lists(counts))

    def step(self, moves: Sequence[MoveT], seat: int | None = None) -> None:
        """Make a move in each game, for this seat or the one to act, then all of nature's.

        Finished games are skipped. Raises IllegalMove; then no game has changed.
        """
        known: dict[int, int] = {}
        for move in moves:
            if id(move) not in known:
                known[id(move)] = self._moves.code_of(move)
        self.step_codes([known[id(move)] for move in moves], seat)

    def step_codes(self, codes: Sequence[int], seat: int | None = None) -> None:
        """The same with moves from `legal_codes`."""
        if len(codes) != len(self):
            raise UsageError("compiled.batch_moves", moves=len(codes), games=len(self))
        seats = self._actors(seat)
        refused = self._engine.kernels.step_all(
            self.states, seats, self._engine.numbers(codes), self.natures, self._room
        )
        if refused >= 0:
            move = self._moves.move_of(int(codes[refused]))
            self._game.apply(self.state(refused), int(seats[refused]), move)

    def _actors(self, seat: int | None) -> Any:  # noqa: ANN401 - a list or an array
        if seat is not None:
            return self._engine.numbers([seat] * len(self))
        actors = self._engine.zeros(len(self))
        self._engine.kernels.find_actors(self.states, actors)
        return actors

    # Playouts

    def playout(
        self, until: Literal["round", "game"] = "round", decisions: int | None = None
    ) -> list[list[int]]:
        """Play on at random, all seats and nature; return the score of each seat, seat 1 first.

        Every game stops at the end of its round or of the game, or after this number of decisions
        of its seats. A seat first chooses an action (play, offer, swap …), then its details.
        """
        rounds = {"round": 1, "game": 0}[until]
        limit = _NO_LIMIT if decisions is None else decisions
        returns = self._engine.rows(len(self), self._seats)
        for first in range(0, len(self), _AT_ONCE):
            end = min(first + _AT_ONCE, len(self))
            self._engine.kernels.play_out(
                self.states,
                *(first, end),
                *(self.natures, self.players),
                *(rounds, limit),
                self._room,
                returns,
            )
        of_each: list[list[int]] = self._engine.as_lists(returns)
        return of_each

    def returns(self) -> list[list[int]]:
        """The score of each seat in each game, seat 1 first."""
        return self.playout(decisions=0)

    # Typed values

    def state(self, number: int) -> StateT:
        """One of the games as a state."""
        return self._engine.state(self.states, number, self._likes[self._origins[number]])
