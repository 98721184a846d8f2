"""Random games at the door, from a seed: what everybody wanders through who tests positions.

The verb is chosen first, then its details, so that thousands of offers do not drown the rest. Of
several seats that choose secretly, any may come first.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from greentable import grass
from greentable.game import NATURE
from greentable.grass import Event, Kind, Legal, Move, Ruleset, State, Verb
from greentable.grass.views import legal_of
from greentable.shuffle import Picker, Stream
from tests.grass.table import show


@dataclass(frozen=True, slots=True)
class Step:
    """One move of a game, with the positions before and after it."""

    before: State
    seat: int
    move: Move
    events: tuple[Event, ...]
    after: State

    def __str__(self) -> str:
        return f"seat {self.seat}: {self.move}\nfrom:\n{show(self.before)}\nto:\n{show(self.after)}"


def walk(ruleset: Ruleset, seats: int, seed: str) -> Iterator[Step]:
    """A whole game."""
    rng = Stream(seed.encode(), "walk")
    nature = grass.Nature(seed)
    state = grass.new_game(ruleset, seats)
    while waiting := grass.to_act(state):
        seat = waiting[rng.below(len(waiting))]
        move = nature.move(state) if seat == NATURE else wander(state, seat, rng)
        after, events = grass.apply(state, seat, move)
        yield Step(state, seat, move, events, after)
        state = after


def positions(ruleset: Ruleset, seats: int, seed: str) -> Iterator[State]:
    """Every position of a game, the last included."""
    yield grass.new_game(ruleset, seats)
    for step in walk(ruleset, seats, seed):
        yield step.after


def wander(state: State, seat: int, rng: Picker) -> Move:
    """A legal move, its verb chosen first."""
    return pick(legal_of(state, seat), rng)


def pick(legal: Legal, rng: Picker) -> Move:
    """One of the legal moves, its verb chosen first."""
    verbs = sorted({move.verb for move in legal.moves} | ({Verb.OFFER} if legal.offers else set()))
    # Plays are what the rules are about: three times as likely as anything else.
    verbs += [Verb.PLAY] * 2 * (Verb.PLAY in verbs)
    verb = verbs[rng.below(len(verbs))]
    if verb is Verb.OFFER and legal.offers is not None:
        offers = legal.offers
        give = offers.gives[rng.below(len(offers.gives))]
        wants = [kind for kind in offers.wants if kind is not give]
        want = wants[rng.below(len(wants))]
        return Move(verb, give, offers.to[rng.below(len(offers.to))], want)
    moves = legal.of(verb)
    opening = Move(Verb.PLAY, Kind.MARKET_OPEN)
    # Most of the game lies behind an open market.
    return opening if opening in moves else moves[rng.below(len(moves))]
