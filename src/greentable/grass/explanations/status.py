"""The status sentence: who must do what, said to the viewer of a view."""

from __future__ import annotations

from greentable.grass.cards import Kind
from greentable.grass.codes import EVERYONE, NOBODY, Verb
from greentable.grass.explanations.trade import Trade, trade_of, will_be_asked
from greentable.grass.moves import Move
from greentable.grass.state import Phase
from greentable.grass.views.fields import ViewFields
from greentable.grass.views.view import View
from greentable.grass.words.message_table import MESSAGES
from greentable.grass.words.messages import card_said
from greentable.words.messages import Argument, Form, Message, Row, Seat

_NATURES = (Phase.DEALER, Phase.DEAL, Phase.DRAW, Phase.LUCK)
_CHOSEN_BY_ALL = (Phase.DRAFT, Phase.PASS, Phase.HAND, Phase.SAY)


def have_chosen(v: ViewFields) -> tuple[int, ...]:
    """The seats that have chosen secretly, while others still choose; in a trade only its two."""
    if v.phase not in _CHOSEN_BY_ALL:
        return ()
    is_trade = v.phase in {Phase.HAND, Phase.SAY}
    choosers = (v.turn, v.asked) if is_trade else range(1, v.seats + 1)
    return tuple(seat for seat in choosers if not v.to_act >> seat & 1)


def status(view: View) -> Message:
    """The task of a seat; it addresses the viewer if they must act, or may answer an open offer."""
    return status_with(view, trade_of(view))


def status_with(view: View, trade: Trade | None) -> Message:
    """The status of a view whose trade is known."""
    if view.phase is Phase.OVER:
        return _say("over")
    if view.phase in _NATURES:
        return _say("chance")
    if view.viewer != NOBODY and view.viewer in view.to_act:
        return _own(view, trade)
    if trade is not None and will_be_asked(view):
        return _answer(view, trade)
    return _others(view)


def _say(form: str, **arguments: Argument) -> Message:
    return MESSAGES.say(f"status-{form}", **arguments)


def _own(view: View, trade: Trade | None) -> Message:
    to = Seat(view.receiver)
    match view.phase:
        case Phase.TURN:
            return _turn(view)
        case Phase.GIVE if view.gives_to:
            return _say("give", card=card_said(Kind.STONEHIGH), to=to)
        case Phase.GIVE:
            return _say("give-up", card=card_said(Kind.SOLD_OUT))
        case Phase.SAY:
            return _say("say", to=Seat(_partner(view)))
        case Phase.ANSWER | Phase.COUNTERED:
            assert trade is not None, "who answers has a trade to answer"
            return _answer(view, trade)
        case phase:  # DRAFT, PASS, HAND
            return _say(phase.name.lower(), to=to)


def _turn(view: View) -> Message:
    legal = view.legal
    if not view.played:
        return _say("turn" if legal.of(Verb.PLAY) else "turn-nothing")
    if len(legal) == 1:
        return _say("done-extra" if view.extra_turn else "done")
    swap = "trade-or-swap" if legal.offers else "swap"
    left = swap if legal.of(Verb.SWAP) else "trade"
    return _say("played", left=Form(left), then=Form("turn" if view.extra_turn else "end"))


def _answer(view: View, trade: Trade) -> Message:
    """The trade as the other seat proposes it to the viewer."""
    if trade.give is None:
        form = "answer-open"
    else:
        form = "countered" if trade.is_counter else "answer"
        if not can_accept(view, trade):
            form += "-lacking"
    return _say(
        form, who=Seat(trade.partner), card=card_said(trade.get), other=card_said(trade.give)
    )


def can_accept(view: View, trade: Trade) -> bool:
    """True if the viewer may accept, now or when they are asked."""
    if view.viewer in view.to_act:
        return Move.accept() in view.legal.moves
    return view.rules.hidden_deals or trade.give is None or view.hand[trade.give] > 0


def _others(view: View) -> Message:
    """The sentence for a viewer who must wait."""
    match view.phase:
        case Phase.TURN:
            return _say(_turn_of_another(view), who=Seat(view.turn))
        case Phase.GIVE if view.gives_to and view.gives_to == view.viewer:
            return _say("give-you", who=Seat(view.asked))
        case Phase.GIVE if view.gives_to:
            return _say("give-other", who=Seat(view.asked), to=Seat(view.gives_to))
        case Phase.GIVE:
            return _say("give-up-other", who=Seat(view.asked))
        case Phase.HAND if view.viewer not in {view.turn, view.asked}:
            return _say("hand-other", who=Seat(view.turn), to=Seat(view.asked))
        case phase if phase in _CHOSEN_BY_ALL:
            return _say("choosing-other", who=Row(tuple(map(Seat, view.to_act))))
        case _:  # ANSWER, COUNTERED
            return _proposal(view)


def _turn_of_another(view: View) -> str:
    if not view.played:
        return "turn-other"
    return "played-other" if view.allows_offers() else "done-other"


def _proposal(view: View) -> Message:
    """The open offer or its counter, for the seat that made it and for those who only watch."""
    offer, counter = view.offer, view.counter
    assert offer is not None, "somebody is asked about an offer"
    turn, asked = Seat(view.turn), Seat(view.asked)
    if view.phase is Phase.COUNTERED and counter is not None:
        form = "countered-own" if view.viewer == view.asked else "countered-other"
        other = card_said(offer.give if counter.ask is None else counter.ask)
        return _say(form, who=asked, to=turn, card=card_said(counter.give), other=other)
    form = "answer-table" if offer.to == EVERYONE else "answer"
    form += "" if offer.want is not None else "-open"
    form += "-own" if view.viewer == view.turn else "-other"
    other = card_said(offer.want)
    return _say(form, who=turn, to=asked, card=card_said(offer.give), other=other)


def _partner(view: View) -> int:
    return view.asked if view.viewer == view.turn else view.turn
