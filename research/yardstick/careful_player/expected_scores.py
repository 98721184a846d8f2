"""What each seat would score if the round ended now, as far as the viewer can tell."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from greentable.grass import (
    FINE,
    KINDS,
    PEDDLES,
    VALUE,
    Counts,
    Kind,
    View,
    fines_in_hand,
    highest_value,
)

from .tuning import Tuning


@dataclass(frozen=True, slots=True)
class Hidden:
    """Cards that lie where the viewer cannot look, and how many of them each hand has."""

    loose: list[int]
    """By kind: unseen cards that are not known to be in some hand."""
    share: dict[int, float]
    """By seat: the probability that a given loose card is in this hand."""
    known: Mapping[int, Counts]

    def probability(self, seat: int, kind: int) -> float:
        """How likely it is that a rival holds at least one of a kind."""
        if self.known[seat][kind]:
            return 1.0
        return 1 - self.none_of(seat, self.loose[kind])

    def none_of(self, seat: int, count: int) -> float:
        """How likely it is that none of `count` loose cards is in this hand."""
        probability: float = (1 - self.share[seat]) ** count
        return probability


def hidden_cards(view: View) -> Hidden:
    """Unseen cards less those that are known to be in some hand or pack."""
    loose = list(view.unseen)
    for rows in (view.known, view.known_packs):
        for row in rows.values():
            for kind in range(KINDS):
                loose[kind] -= row[kind]
    whole = max(1, sum(loose))
    share = {
        seat: max(0, view.hand_sizes[seat] - sum(row)) / whole for seat, row in view.known.items()
    }
    return Hidden(loose, share, view.known)


def expected_result(view: View, hidden: Hidden, seat: int, tuning: Tuning) -> float:
    """Profit, Banker, fines and the best Peddle in hand; exact for the viewer's own hand."""
    profit = view.protected_profit[seat] + view.profit_at_risk[seat]
    banker = _banker(view, hidden, seat)
    if seat == view.viewer:
        return profit + banker - fines_in_hand(view.hand) - highest_value(view.hand)
    return profit + banker - _expected_penalty(view, hidden, seat, tuning)


def floored(view: View, total: float) -> float:
    """A total that a seat would have, as far as the rules let it fall (grass.scoring.5)."""
    floor = view.total_floor
    return total if floor is None else max(float(floor), total)


def _expected_penalty(view: View, hidden: Hidden, seat: int, tuning: Tuning) -> float:
    """What the cards in a rival's hand would cost it."""
    known = hidden.known[seat]
    share = hidden.share[seat]
    fines = 0.0
    for i, fine in enumerate(FINE):
        kind = Kind.SOLD_OUT + i
        fines += (known[kind] + hidden.loose[kind] * share) * fine
    surely = highest_value(known)
    # From the dearest down: what the best Peddle is worth, by how likely it is at least this one.
    expected = 0.0
    above = 0
    probability = 0.0
    for peddle in range(PEDDLES - 1, -1, -1):
        if VALUE[peddle] <= surely:
            break
        above += hidden.loose[peddle]
        at_least = 1 - hidden.none_of(seat, above)
        expected += (at_least - probability) * VALUE[peddle]
        probability = at_least
    if view.market[seat]:
        expected *= tuning.played_out
    return fines + expected + (1 - probability) * surely


def _banker(view: View, hidden: Hidden, seat: int) -> float:
    """What the Banker brings or takes, by how likely each seat is to hold it."""
    gets = sum(view.pays_banker(other) for other in view.totals if other != seat)
    if seat == view.viewer:
        holds = float(view.hand[Kind.BANKER])
        others = sum(hidden.probability(other, Kind.BANKER) for other in hidden.known)
    else:
        holds = hidden.probability(seat, Kind.BANKER)
        others = float(view.hand[Kind.BANKER]) + sum(
            hidden.probability(other, Kind.BANKER) for other in hidden.known if other != seat
        )
    return holds * gets - min(1.0, others) * view.pays_banker(seat)
