"""Nature: makes the moves of seat 0, which are chance.

From one seed, or from a seed for each round, she deals by the frozen shuffle. Deck orders and picks
can also be given: top card first, dealt one at a time clockwise from the dealer's left. Her next
move follows from the seed and the state, so a game can be stopped and resumed anywhere; only given
picks are used up, one for each position that asks for one. `chance` lists her possible moves with
their probabilities.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from greentable.core.shuffle import Stream, order
from greentable.errors import UnsupportedRuleset, UsageError
from greentable.grass.cards import KINDS, Kind
from greentable.grass.moves import Move
from greentable.grass.rules.deck import right_of
from greentable.grass.rules.turn import next_dealt
from greentable.grass.state import Phase, State


class Nature:
    """Nature's moves, from a seed or from given cards."""

    def __init__(
        self,
        seed: str = "",
        *,
        seeds: Sequence[str] = (),
        dealer: int | None = None,
        decks: Sequence[Sequence[Kind]] = (),
        picks: Sequence[Kind] = (),
    ) -> None:
        """One seed for all rounds, or `seeds`, one for each: round 1 first, with the first dealer.

        The list may grow while the game goes on. Deck orders are for the first rounds, picks for
        the first random picks (Lucky or Not). Raises UsageError for both kinds of seeds at once.
        """
        if seed and seeds:
            raise UsageError("seed.twice")
        self._seed = seed
        self._seeds = seeds
        self._dealer = dealer
        self._decks = decks
        self._picks = list(picks)
        self._picked: dict[str, Kind] = {}

    def move(self, s: State) -> Move:
        """The next move of chance.

        Raises: UnsupportedRuleset for a deck order that does not fit; UsageError for a round that
        has no seed.
        """
        match s.phase:
            case Phase.DEALER:
                return Move.dealer(self._dealer or self._first_dealer(s.seats))
            case Phase.DEAL:
                return Move.deal(next_dealt(s), self._top_card(s))
            case Phase.DRAW:
                return Move.draw(self._top_card(s))
            case Phase.LUCK:
                return Move.luck(self._pick(s))
            case _:
                message = f"nature has no move in phase {Phase(s.phase)}"
                raise ValueError(message)

    def _seed_of(self, number: int) -> bytes:
        """The seed of a round."""
        if not self._seeds:
            return self._seed.encode()
        if number > len(self._seeds):
            raise UsageError("seed.round", round=number, count=len(self._seeds))
        return self._seeds[number - 1].encode()

    def _first_dealer(self, seats: int) -> int:
        return Stream(self._seed_of(1), "grass/dealer").below(seats) + 1

    def _top_card(self, s: State) -> Kind:
        taken = sum(s.rules.deck) - s.haystack_size
        if s.round <= len(self._decks):
            given = self._decks[s.round - 1]
            if sorted(given) != _all_cards(s.rules.deck):
                raise UnsupportedRuleset("deck.order", round=s.round)
            return given[taken]
        return deck_order(self._seed_of(s.round), s.round, s.rules.deck)[taken]

    def _pick(self, s: State) -> Kind:
        # One Paranoia a turn and one draw a turn: no two picks of a round share this label.
        label = f"grass/luck/{s.round}/{s.haystack_size}/{s.asked}"
        if label not in self._picked and self._picks:
            self._picked[label] = self._picks.pop(0)
        if label in self._picked:
            return self._picked[label]
        row = s.hand[right_of(s, s.asked)]
        cards = [Kind(kind) for kind in range(KINDS) for _ in range(row[kind])]
        return cards[Stream(self._seed_of(s.round), label).below(len(cards))]


def chance(s: State) -> list[tuple[Move, int]]:
    """The possible moves of nature, each with a weight; none when she is not to act.

    The probability of a move is its weight divided by the sum of all weights.
    """
    match s.phase:
        case Phase.DEALER:
            return [(Move.dealer(seat), 1) for seat in range(1, s.seats + 1)]
        case Phase.DEAL:
            seat = next_dealt(s)
            return [(Move.deal(seat, kind), count) for kind, count in _counts(s.haystack)]
        case Phase.DRAW:
            return [(Move.draw(kind), count) for kind, count in _counts(s.haystack)]
        case Phase.LUCK:
            hand = s.hand[right_of(s, s.asked)]
            return [(Move.luck(kind), count) for kind, count in _counts(hand)]
        case _:
            return []


def _counts(row: list[int]) -> list[tuple[Kind, int]]:
    return [(kind, row[kind]) for kind in Kind if row[kind]]


def _all_cards(deck: tuple[int, ...]) -> list[Kind]:
    return [Kind(kind) for kind in range(KINDS) for _ in range(deck[kind])]


# One for each game that is being played: a server has many tables.
@lru_cache(maxsize=2048)
def deck_order(seed: bytes, number: int, deck: tuple[int, ...]) -> tuple[Kind, ...]:
    """The order of the deck in a round, top card first."""
    cards = _all_cards(deck)
    return tuple(cards[place] for place in order(seed, f"grass/deck/{number}", len(cards)))
