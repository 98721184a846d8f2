"""Cards that open or cool a market, and the chance that a market can trade in time.

In the compilable subset.
"""

from __future__ import annotations

from greentable.core.fields import Numbers
from greentable.grass.cards import KINDS, PEDDLES
from greentable.grass.constants import Kind
from greentable.grass.families import heat_cooled_by, is_heat_off, is_nirvana
from greentable.grass.rules.market import is_visible
from greentable.grass.rules.scoring import profit_at_risk, protected_profit
from greentable.grass.state import Position
from greentable.minds.grass.figures import F
from greentable.minds.grass.outlook import ENDS, FUTURE, OUT, TURNS, UNKNOWN, is_hot


def makes_market_trade(s: Position, seat: int, kind: int) -> bool:
    """True if the card opens or cools the seat's market now."""
    if not s.market[seat]:
        return kind == Kind.MARKET_OPEN
    if not is_hot(s, seat):
        return False
    if kind == Kind.PAY_FINE:
        return has_peddle(s, seat)
    if is_heat_off(kind):
        return s.heat[seat] == heat_cooled_by(kind)
    return is_nirvana(kind) and bool(s.rules.nirvana_lifts_heat)


def can_trade_soon(s: Position, me: int, without: int) -> bool:
    """True if a card in the own hand, other than this kind, opens or cools the own market now."""
    if is_visible(s, me):
        return False
    for kind in range(PEDDLES, KINDS):
        if s.hand[me][kind] > 0 and kind != without and makes_market_trade(s, me, kind):
            return True
    return False


def has_peddle(s: Position, seat: int) -> bool:
    """True if the seat has a Peddle to pay a fine with."""
    return profit_at_risk(s, seat) + protected_profit(s, seat) > 0


def gets_out(s: Position, seat: int, me: int, o: Numbers, f: Numbers) -> int:
    """The chance that a seat can play its Peddle before the round ends; cached in the outlook."""
    if o[OUT + seat] == UNKNOWN:
        o[OUT + seat] = find_gets_out(s, seat, me, o, f)
    return o[OUT + seat]


def find_gets_out(s: Position, seat: int, me: int, o: Numbers, f: Numbers) -> int:
    """The same, computed."""
    likely = f[F.SELLS]
    if not is_visible(s, seat):
        likely = o[TURNS] * 1000 // (o[TURNS] + f[F.WAIT])
        if seat == me and can_trade_soon(s, me, KINDS):
            likely = max(likely, f[F.SELLS_SOON])
    return likely * o[FUTURE] // 1000 * (1000 - o[ENDS]) // 1000
