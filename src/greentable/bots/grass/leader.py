"""Who leads, and what must never be given to who leads."""

from __future__ import annotations

from greentable.bots.grass.outlook import Outlook
from greentable.grass import Kind
from greentable.grass.cards import VALUE
from greentable.grass.families import heat_cooled_by, is_heat_off, is_paranoia, is_peddle

STRONG = frozenset({Kind.MARKET_CLOSE, Kind.STEAL, Kind.EUPHORIA})


def leads(look: Outlook, seat: int) -> bool:
    """Nobody stands better, and not everybody as well."""
    best = max(look.standing)
    return look.standing[seat] >= best and min(look.standing[1:]) < best


def is_strong(look: Outlook, seat: int, kind: int) -> bool:
    """What lets a seat trade, take or bring in a lot, or end the round."""
    if is_peddle(kind):
        return VALUE[kind] > VALUE[0]
    if kind == Kind.MARKET_OPEN:
        return not look.view.market[seat]
    if look.is_hot(seat) and kind == Kind.PAY_FINE:
        return True
    if look.is_hot(seat) and is_heat_off(kind):
        return look.view.heat[seat] == heat_cooled_by(kind)
    return kind in STRONG


def helps_to_win(look: Outlook, seat: int, kind: int) -> bool:
    """A card that must not go to this rival: it leads, or might have the target with it."""
    if is_paranoia(kind):
        return False
    rules = look.view.rules
    brings = VALUE[kind] if is_peddle(kind) else 0
    if look.hopes[seat] + rules.bonus + brings >= rules.target:
        return True
    return leads(look, seat) and is_strong(look, seat, kind)
