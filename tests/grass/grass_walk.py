"""Random games at the door, from a seed: what everybody wanders through who tests positions.

The verb is chosen first, then its details, so that thousands of offers do not drown the rest.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import TypeAlias

from greentable import grass
from greentable.core.shuffle import Picker
from greentable.grass import Event, Kind, Legal, Move, State, Verb
from greentable.grass.engine.legal_list import legal_of
from tests.games import random_walk
from tests.grass.grass_table import show


def wander(state: State, seat: int, rng: Picker) -> Move:
    """A legal move, its verb chosen first."""
    return pick(legal_of(state, seat), rng)


Step: TypeAlias = random_walk.Step[State, Move, Event]
_WALK = random_walk.RandomWalk[State, Move, Event](grass, wander, show)
walk, positions = _WALK.steps, _WALK.positions


def pick(legal: Legal, rng: Picker) -> Move:
    """One of the legal moves, its verb chosen first."""
    verbs = sorted(
        {move.verb for move in legal.moves}
        | ({Verb.OFFER} if legal.offers else set())
        | ({Verb.COUNTER} if legal.counters else set())
    )
    # Plays are what the rules are about: three times as likely as anything else.
    verbs += [Verb.PLAY] * 2 * (Verb.PLAY in verbs)
    verb = verbs[rng.below(len(verbs))]
    moves = legal.of(verb)
    if verb is Verb.OFFER and legal.offers:
        offers = legal.offers
        give, want = pair(offers.gives, offers.wants, rng, twice=offers.twice)
        return Move.offer(give, want, to=offers.to[rng.below(len(offers.to))])
    if verb is Verb.COUNTER and legal.counters and (not moves or rng.below(2)):
        counters = legal.counters
        return Move.counter(*pair(counters.gives, counters.asks, rng, twice=counters.twice))
    opening = Move.play(Kind.MARKET_OPEN)
    # Most of the game lies behind an open market.
    return opening if opening in moves else moves[rng.below(len(moves))]


def pair(
    gives: Sequence[Kind], gets: Sequence[Kind | None], rng: Picker, *, twice: bool
) -> tuple[Kind, Kind | None]:
    """Cards to give and get: rare forms (nothing named, one kind twice) come up often enough."""
    give = gives[rng.below(len(gives))]
    rare = [get for get in gets if get is None or (get is give and twice)]
    others = [get for get in gets if get is not None and get is not give]
    chosen = rare if rare and (not others or rng.below(3) == 0) else others
    return give, chosen[rng.below(len(chosen))]


OFFERS_OF_EVERY_FORM = {f"offer A>{want}@{to}" for want in "AB?" for to in "1*"}
TRADES_OF_EVERY_FORM = OFFERS_OF_EVERY_FORM | {"counter A", "counter A>A", "counter A>B"}


@cache
def form_of(move: Move) -> str:
    """A token without its seats and cards, equal cards by equal letters: ``offer A>B@1``."""
    if move.cover:
        return "play A:B+…"
    letters: dict[str, str] = {}

    def letter(code: re.Match[str]) -> str:
        return letters.setdefault(code.group(), chr(ord("A") + len(letters)))

    return re.sub(r"[1-6]", "1", re.sub(r"[A-Z]{2}", letter, str(move)))
