"""The candidates of a search: the legal moves without those that cannot be better than others.

There can be thousands of offers and counters; only those are tried that the policy would make if it
were more generous, the best first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from greentable.grass import COVERS, PEDDLES, VALUE, Kind, Legal, Move, Phase, Verb, View
from greentable.grass.cards import KINDS
from greentable.grass.codes import EVERYONE
from greentable.grass.views.fields import ViewFields
from greentable.minds.grass.card_values import value_hand, value_in_hand, value_wishes
from greentable.minds.grass.outlook import KEEP, OUTLOOK, THEIRS, WANT, fill_outlook, holds
from greentable.minds.grass.trade_values import OFFERS_IN_TURN, helps_to_win

MOST_OFFERS = 6  # tried for one decision
MOST_COUNTERS = 4
WORST_ESTIMATE = -4_000  # the worst estimate, for either side, of a trade that is still tried
LEAST_LIKELY = 100  # in a thousand: less likely cards are not asked for, to save the others time


def candidates(view: View, legal: Legal, figures: Sequence[int]) -> list[Move]:
    """The moves worth trying, in a fixed order; of equal moves only the first."""
    moves = list(_worth_trying(legal.moves))
    if legal.offers or legal.counters:
        trades = _Trades(view, figures)
        if legal.offers and view.offers < OFFERS_IN_TURN:
            moves += trades.offers(legal)
        if view.phase is Phase.ANSWER and not view.rules.hidden_deals:
            counters = [move for move in moves if move.verb is Verb.COUNTER]
            moves = [move for move in moves if move.verb is not Verb.COUNTER]
            moves += trades.counters(counters)
    return moves


def _worth_trying(moves: Iterable[Move]) -> Iterator[Move]:
    """Leave out swaps that lose value, Protections that could cover more, and dearer fines."""
    fines: set[bool] = set()
    best_covers: dict[Kind, int] = {}
    every = list(moves)
    for move in every:
        if move.cover and move.card is not None:
            worth = sum(VALUE[kind] for kind in move.cover)
            best_covers[move.card] = max(worth, best_covers.get(move.card, 0))
    seen: set[tuple[object, ...]] = set()
    for move in every:
        if move.verb is Verb.SWAP and _value(move.other) <= _value(move.card):
            continue
        if move.cover and move.card is not None:
            worth = sum(VALUE[kind] for kind in move.cover)
            # Peddle of equal value are equally good to cover, and so are equal Protections.
            same = (COVERS[move.card - Kind.CATCH_A_BUZZ], worth)
            if worth < best_covers[move.card] or same in seen:
                continue
            seen.add(same)
        if move.verb is Verb.PLAY and move.card is Kind.PAY_FINE and move.other is not None:
            if move.protected in fines:  # they are listed from the lowest to the highest
                continue
            fines.add(move.protected)
        if move.verb is Verb.SWAP:
            swap = (move.seat, _value(move.card), _value(move.other))
            if swap in seen:
                continue
            seen.add(swap)
        yield move


def _value(kind: Kind | None) -> int:
    return VALUE[kind] if kind is not None and kind < PEDDLES else 0


class _Trades:
    """Estimates of trades for both sides."""

    def __init__(self, view: View, figures: Sequence[int]) -> None:
        self._view, self._me = view, view.viewer
        self._fields: ViewFields = view.to_fields()
        self._figures = list(figures)
        self._outlook = [0] * OUTLOOK
        fill_outlook(self._fields, self._me, self._outlook, self._figures)
        value_hand(self._fields, self._me, self._outlook, self._figures)
        value_wishes(self._fields, self._me, self._outlook, self._figures)
        for rival in view.opponents:
            for kind in range(KINDS):
                worth = value_in_hand(
                    self._fields, rival, kind, 0, self._me, self._outlook, self._figures
                )
                self._outlook[THEIRS + rival * KINDS + kind] = worth

    def offers(self, legal: Legal) -> list[Move]:
        """The best offers to one seat each, or to the table if all of it may be asked."""
        assert legal.offers is not None
        hand = self._view.hand
        found: list[tuple[int, Move]] = []
        for want in (kind for kind in legal.offers.wants if kind is not None):
            for give in (kind for kind in legal.offers.gives if hand[kind] and kind is not want):
                mine = self._outlook[WANT + want] - self._outlook[KEEP + give]
                if mine > 0:
                    found += self._offers_of(give, want, mine, legal.offers.to)
        found.sort(key=lambda one: -one[0])
        return [move for _, move in found[:MOST_OFFERS]]

    def _offers_of(
        self, give: Kind, want: Kind, mine: int, to: Sequence[int]
    ) -> Iterator[tuple[int, Move]]:
        view = self._view
        takers = []
        for rival in view.opponents:
            has_it = self._likely(rival, want)
            theirs = self._theirs(rival, give) - self._theirs(rival, want)
            barred = helps_to_win(self._fields, rival, give, self._outlook)
            if has_it < LEAST_LIKELY or theirs < WORST_ESTIMATE or barred:
                continue
            if not view.has_declined(rival, give, want):
                takers.append(rival)
                yield mine * has_it // 1000 + min(0, theirs), Move.offer(give, want, to=rival)
        if len(takers) > 1 and len(takers) == len(view.opponents) and EVERYONE in to:
            nobody = 1000
            for rival in takers:
                nobody = nobody * (1000 - self._likely(rival, want)) // 1000
            yield mine * (1000 - nobody) // 1000, Move.offer(give, want, to=EVERYONE)

    def _likely(self, rival: int, kind: Kind) -> int:
        """The likelihood that a rival holds a kind; certain if the viewer knows of it."""
        if self._view.known[rival][kind]:
            return 1000
        return holds(self._fields, self._me, kind)

    def _theirs(self, rival: int, kind: Kind) -> int:
        return self._outlook[THEIRS + rival * KINDS + kind]

    def counters(self, moves: Sequence[Move]) -> list[Move]:
        """The counters for the card offered that gain most and may please the other seat."""
        offer, partner = self._view.offer, self._view.turn
        assert offer is not None
        found = []
        for move in moves:
            assert move.card is not None
            mine = self._outlook[WANT + offer.give] - self._outlook[KEEP + move.card]
            theirs = self._theirs(partner, move.card) - self._theirs(partner, offer.give)
            helps = helps_to_win(self._fields, partner, move.card, self._outlook)
            if mine > 0 and theirs > WORST_ESTIMATE and not helps:
                found.append((mine + min(0, theirs), move))
        found.sort(key=lambda one: -one[0])
        return [move for _, move in found[:MOST_COUNTERS]]
