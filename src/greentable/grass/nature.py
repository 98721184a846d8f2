"""Nature: whoever drives a game asks her for the moves of seat 0.

From a seed she deals every round by the frozen shuffle; or deck orders and picks are given, top
card first, dealt one at a time clockwise from the dealer's left. What comes next follows from the
seed and the state, so a game can be stopped and resumed anywhere; only given picks are used up, one
for each position that asks for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from greentable.errors import UnsupportedRuleset
from greentable.grass.cards import KINDS, Kind
from greentable.grass.codes import Verb
from greentable.grass.moves import Move
from greentable.grass.rules.deck import right_of
from greentable.grass.rules.turn import next_dealt
from greentable.grass.state import Phase, State
from greentable.shuffle import Stream, order


class Nature:
    """Nature's moves, from a seed and from what is given explicitly."""

    def __init__(
        self,
        seed: str,
        *,
        dealer: int | None = None,
        decks: Sequence[Sequence[Kind]] = (),
        picks: Sequence[Kind] = (),
    ) -> None:
        """Deck orders are for the first rounds, picks for the first random picks (Lucky or Not)."""
        self._seed = seed.encode()
        self._dealer = dealer
        self._decks = decks
        self._picks = list(picks)
        self._picked: dict[str, Kind] = {}

    def move(self, s: State) -> Move:
        """What chance brings now. Raises UnsupportedRuleset for a deck order that does not fit."""
        match s.phase:
            case Phase.DEALER:
                dealer = self._dealer or Stream(self._seed, "grass/dealer").below(s.seats) + 1
                return Move(Verb.DEALER, seat=dealer)
            case Phase.DEAL:
                return Move(Verb.DEAL, self._top_card(s), next_dealt(s))
            case Phase.DRAW:
                return Move(Verb.DRAW, self._top_card(s))
            case Phase.LUCK:
                return Move(Verb.LUCK, self._pick(s))
            case _:
                message = f"nature has no move in phase {Phase(s.phase).name}"
                raise ValueError(message)

    def _top_card(self, s: State) -> Kind:
        taken = sum(s.rules.deck) - s.haystack_size
        if s.round <= len(self._decks):
            given = self._decks[s.round - 1]
            if sorted(given) != _all_cards(s.rules.deck):
                message = f"the deck order of round {s.round} is not the cards of this deck"
                raise UnsupportedRuleset("deck.order", message)
            return given[taken]
        return deck_order(self._seed, s.round, s.rules.deck)[taken]

    def _pick(self, s: State) -> Kind:
        # One Paranoia a turn and one draw a turn: no two picks of a round share this label.
        label = f"grass/luck/{s.round}/{s.haystack_size}/{s.asked}"
        if label not in self._picked and self._picks:
            self._picked[label] = self._picks.pop(0)
        if label in self._picked:
            return self._picked[label]
        row = s.hand[right_of(s, s.asked)]
        cards = [Kind(kind) for kind in range(KINDS) for _ in range(row[kind])]
        return cards[Stream(self._seed, label).below(len(cards))]


def _all_cards(deck: tuple[int, ...]) -> list[Kind]:
    return [Kind(kind) for kind in range(KINDS) for _ in range(deck[kind])]


@lru_cache(maxsize=64)
def deck_order(seed: bytes, number: int, deck: tuple[int, ...]) -> tuple[Kind, ...]:
    """The order of the deck in a round, top card first."""
    cards = _all_cards(deck)
    return tuple(cards[place] for place in order(seed, f"grass/deck/{number}", len(cards)))
