"""What each seat would score if the round ended now, as far as the viewer can tell."""

from __future__ import annotations

from dataclasses import dataclass

from greentable.bots.grass.tuning import Tuning
from greentable.grass import Kind, View
from greentable.grass.cards import BANKER_FLAT, BANKER_PERCENT, FINE, KINDS, PEDDLES, VALUE
from greentable.grass.ruleset import Banker
from greentable.switches import NONE


@dataclass(frozen=True, slots=True)
class Hidden:
    """Cards that lie where the viewer cannot look, and how many of them each hand has."""

    loose: list[int]
    """By kind: unseen cards that are not known to be in some hand."""
    share: list[float]
    """By seat: the chance that a given loose card is in this hand."""
    known: dict[int, list[int]]

    def chance(self, seat: int, kind: int) -> float:
        """The chance that a rival holds at least one of a kind."""
        if self.known[seat][kind]:
            return 1.0
        return 1 - self.none_of(seat, self.loose[kind])

    def none_of(self, seat: int, count: int) -> float:
        """The chance that none of so many loose cards is in this hand."""
        chance: float = (1 - self.share[seat]) ** count
        return chance


def hidden_cards(view: View) -> Hidden:
    """Unseen cards less those that are known to be in some hand or pack."""
    loose = view.unseen[:]
    for rows in (view.known, view.known_packs):
        for row in rows.values():
            for kind in range(KINDS):
                loose[kind] -= row[kind]
    whole = max(1, sum(loose))
    share = [0.0] * (view.seats + 1)
    for seat, row in view.known.items():
        share[seat] = max(0, view.hand_sizes[seat] - sum(row)) / whole
    return Hidden(loose, share, view.known)


def expected_net(view: View, hidden: Hidden, seat: int, tuning: Tuning) -> float:
    """Profit, Banker, fines and the best Peddle in hand; exact for the viewer's own hand."""
    profit = view.protected_profit[seat] + view.profit_at_risk[seat]
    banker = _banker(view, hidden, seat)
    if seat == view.viewer:
        return profit + banker - own_penalty(view.hand)
    return profit + banker - _expected_penalty(view, hidden, seat, tuning)


def floored(view: View, total: float) -> float:
    """A total that a seat would have, as far as the rules let it fall (grass.scoring.5)."""
    floor = view.rules.total_floor
    return total if floor == NONE else max(float(floor), total)


def own_penalty(hand: list[int]) -> int:
    """What a hand costs at the end: the fines and its best Peddle."""
    fines = sum(hand[Kind.SOLD_OUT + i] * fine for i, fine in enumerate(FINE))
    return fines + best_peddle(hand)


def best_peddle(row: list[int]) -> int:
    """The value of the best Peddle in a hand or stash."""
    for peddle in range(PEDDLES - 1, -1, -1):
        if row[peddle]:
            return VALUE[peddle]
    return 0


def _expected_penalty(view: View, hidden: Hidden, seat: int, tuning: Tuning) -> float:
    known = hidden.known[seat]
    share = hidden.share[seat]
    fines = 0.0
    for i, fine in enumerate(FINE):
        kind = Kind.SOLD_OUT + i
        fines += (known[kind] + hidden.loose[kind] * share) * fine
    surely = best_peddle(known)
    # From the dearest down: what the best Peddle is worth, by the chance that it is at least this.
    expected = 0.0
    above = 0
    chance = 0.0
    for peddle in range(PEDDLES - 1, -1, -1):
        if VALUE[peddle] <= surely:
            break
        above += hidden.loose[peddle]
        at_least = 1 - hidden.none_of(seat, above)
        expected += (at_least - chance) * VALUE[peddle]
        chance = at_least
    if view.market[seat]:
        expected *= tuning.played_out
    return fines + expected + (1 - chance) * surely


def _banker(view: View, hidden: Hidden, seat: int) -> float:
    """What the Banker brings or takes, by the chance of who holds it."""
    gets = sum(pays_banker(view, other) for other in range(1, view.seats + 1) if other != seat)
    if seat == view.viewer:
        holds = float(view.hand[Kind.BANKER])
        others = sum(hidden.chance(other, Kind.BANKER) for other in hidden.known)
    else:
        holds = hidden.chance(seat, Kind.BANKER)
        others = float(view.hand[Kind.BANKER]) + sum(
            hidden.chance(other, Kind.BANKER) for other in hidden.known if other != seat
        )
    return holds * gets - min(1.0, others) * pays_banker(view, seat)


def pays_banker(view: View, seat: int) -> int:
    """What one Banker takes from a seat: a flat sum, or a share of its profit at risk."""
    at_risk = view.profit_at_risk[seat]
    if view.rules.banker == Banker.PERCENT:
        return at_risk * BANKER_PERCENT // 100
    return BANKER_FLAT if at_risk else 0
