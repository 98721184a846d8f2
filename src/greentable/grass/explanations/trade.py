"""The trade that a viewer has a part in: the one that is shown to them, and that they accept."""

from __future__ import annotations

from dataclasses import dataclass

from greentable.grass.cards import Kind
from greentable.grass.codes import EVERYONE, NOBODY
from greentable.grass.state import Phase
from greentable.grass.views.view import View

_ANSWERED = (Phase.ANSWER, Phase.COUNTERED)


@dataclass(frozen=True)
class Trade:
    """An exchange of two cards, from the viewer's side."""

    partner: int
    """The other seat."""
    give: Kind | None
    """The card that the viewer would give; None: none is named."""
    get: Kind | None
    """The card that the viewer would get; None: none is named."""
    is_counter: bool
    """True for a counter to an offer."""
    is_own: bool
    """True if the viewer has made the offer."""
    is_open: bool
    """True while it is being answered, false once it is agreed on."""


def trade_of(view: View) -> Trade | None:
    """The trade of an own offer, of one that is or will be put to the viewer, or of an agreed one.

    A counter concerns only its two seats. For all others who may still answer, the offer is open
    as it was made.
    """
    offer, counter = view.offer, view.counter
    if offer is None or view.viewer == NOBODY:
        return None
    concerns_viewer = view.viewer in {view.turn, view.asked}
    if not concerns_viewer and not will_be_asked(view):
        return None
    if counter is not None and concerns_viewer:
        of_turn = offer.give if counter.ask is None else counter.ask
        of_other: Kind | None = counter.give
    else:
        of_turn, of_other = offer.give, offer.want
    is_counter = counter is not None and concerns_viewer
    is_open = view.phase in _ANSWERED
    if view.viewer == view.turn:
        return Trade(view.asked, of_turn, of_other, is_counter, is_own=True, is_open=is_open)
    return Trade(view.turn, of_other, of_turn, is_counter, is_own=False, is_open=is_open)


def will_be_asked(view: View) -> bool:
    """True if the viewer's answer to an offer to the table comes after that of the asked seat."""
    if view.phase not in _ANSWERED or view.viewer == NOBODY:
        return False
    if view.offer is None or view.offer.to != EVERYONE:
        return False
    before = (view.asked - view.turn) % view.seats
    return (view.viewer - view.turn) % view.seats > before
