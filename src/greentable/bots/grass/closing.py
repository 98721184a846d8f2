"""When to play Market Close: by what everybody would have then."""

from __future__ import annotations

from greentable.bots.grass.expected_scores import floored
from greentable.bots.grass.outlook import Outlook
from greentable.grass import Kind


def totals_if_ended(look: Outlook) -> list[float]:
    """The total that each seat would have, the bonus with the best net."""
    view = look.view
    best = max(look.nets[1:])
    made = [0.0]
    for seat in range(1, view.seats + 1):
        bonus = view.rules.bonus if look.nets[seat] >= best else 0
        made.append(floored(view, view.totals[seat] + look.nets[seat] + bonus))
    return made


def is_last_round(look: Outlook) -> bool:
    """The game ends with this round whatever the totals are."""
    rules = look.view.rules
    return rules.max_rounds > 0 and look.view.round >= rules.max_rounds


def should_close(look: Outlook, keep: list[float]) -> bool:
    """Close to win the game; never to lose it; else when ahead by more than the hand promises."""
    view, tuning = look.view, look.tuning
    after = totals_if_ended(look)
    rival = max(after[seat] for seat in look.others)
    if after[look.me] >= view.rules.target or is_last_round(look):
        return after[look.me] >= rival + tuning.sure
    if any(look.hopes[seat] >= view.rules.target for seat in look.others):
        return False
    made = [after[seat] - view.totals[seat] for seat in range(1, view.seats + 1)]
    lead = made[look.me - 1] - sum(look.weight[seat] * made[seat - 1] for seat in look.others)
    promise = sum(
        max(0.0, keep[kind])
        for kind, count in enumerate(view.hand)
        if count and kind != Kind.MARKET_CLOSE
    )
    return lead >= tuning.close_lead + tuning.close_hand * promise
