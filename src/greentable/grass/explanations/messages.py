"""The sentences of an explanation: message ids with typed arguments, for the seat that asks.

Every id has its text in the catalogues (`grass_explanations.ftl`, `grass_reasons.ftl`). A form with
`you` is about the seat that asks; a form without it names the seat that it is about.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from greentable.grass.cards import COVERS, VALUE, Kind
from greentable.grass.codes import Line, Verb
from greentable.grass.explanations.data import Explanation, LedgerEntry
from greentable.grass.families import heat_off_for, is_paranoia, is_peddle, is_protection
from greentable.grass.state import Phase
from greentable.grass.views.view import View
from greentable.grass.words.message_table import MESSAGES
from greentable.grass.words.messages import card_said, cards_said
from greentable.words.messages import Argument, Message, Money, Row, Seat


def messages_of(one: Explanation, view: View) -> tuple[Message, ...]:
    """The consequences of a legal move, a sentence each."""
    match one.move.verb:
        case Verb.PLAY:
            found = _play(one, view)
        case Verb.SWAP:
            found = _swap(one)
        case Verb.OFFER | Verb.COUNTER:
            found = _proposal(one, view)
        case Verb.ACCEPT | Verb.DECLINE:
            found = _answer(one, view)
        case Verb.END:
            found = _end(one, view)
        case _:
            found = _given(one)
    return tuple(found)


def _seats(seats: Iterable[int]) -> Row:
    return Row(tuple(Seat(seat) for seat in seats))


def _explain(form: str, **arguments: Argument) -> Message:
    return MESSAGES.say(f"explain-{form}", **arguments)


def _about(form: str, seat: int, view: View, **arguments: Argument) -> Message:
    """A sentence about a seat, or about you."""
    if seat == view.viewer:
        return _explain(f"you-{form}", **arguments)
    return _explain(form, who=Seat(seat), **arguments)


# Plays


def _play(one: Explanation, view: View) -> Iterator[Message]:
    played = one.move.card
    assert played is not None
    if one.ledger:
        yield from _round_end(one.ledger, view)
        return
    if is_peddle(played):
        at_risk = view.profit_at_risk[view.viewer] + VALUE[played]
        yield _explain("peddle", card=card_said(played), amount=Money(at_risk))
    elif is_protection(played):
        yield from _protect(one, played)
    elif is_paranoia(played):
        yield from _paranoia(one, view)
    elif played is Kind.PAY_FINE:
        yield from _fine(one, view)
    elif played is Kind.STEAL or played in {Kind.STONEHIGH, Kind.EUPHORIA}:
        yield from _gain(one, view)
    for seat in one.opens:
        yield _about("open", seat, view)
    for heat in one.heats:
        if heat.after is not None:
            cure = card_said(Kind(heat_off_for(heat.after)))
            fine = card_said(Kind.PAY_FINE)
            yield _about("heat", heat.seat, view, card=card_said(heat.after), cure=cure, fine=fine)
        elif heat.before is not None and heat.seat not in one.closes:
            yield _about("cooled", heat.seat, view, card=card_said(heat.before))
    if one.extra_turn:
        yield _explain("extra-turn")


def _protect(one: Explanation, played: Kind) -> Iterator[Message]:
    for change in one.stashes:
        worth = sum(VALUE[kind] for kind in change.protects)
        yield _explain(
            "protect",
            cards=cards_said(change.protects),
            amount=Money(worth),
            most=Money(COVERS[played - Kind.CATCH_A_BUZZ]),
        )


def _fine(one: Explanation, view: View) -> Iterator[Message]:
    for change in one.stashes:
        if change.loses_protected:
            yield _explain("fine-protected", cards=cards_said(change.loses_protected))
        else:
            yield _explain("fine", cards=cards_said(change.loses))
    for kind in one.uncovered:
        yield _about("protection-gone", view.viewer, view, card=card_said(kind))


def _gain(one: Explanation, view: View) -> Iterator[Message]:
    """The Peddle that the others give, or must choose to give."""
    given = {change.seat: change.loses for change in one.stashes}
    gained = [kind for seat in view.opponents for kind in given.get(seat, ())]
    if gained:
        yield _explain("gain", cards=cards_said(gained))
    if one.choosers:
        yield _explain("gain-chosen", who=_seats(one.choosers))
    elif not gained:
        yield _explain("gain-nothing")


def _paranoia(one: Explanation, view: View) -> Iterator[Message]:
    """The losses, the market and the missed turns; then the pass."""
    sufferer = one.move.seat or view.viewer
    lost = [kind for change in one.stashes for kind in change.loses]
    if one.choosers:
        yield _about("gives-up-chosen", sufferer, view)
    elif lost:
        yield _about("gives-up", sufferer, view, cards=cards_said(lost))
    else:
        yield _about("gives-up-nothing", sufferer, view)
    for seat in one.closes:
        yield _about("loses-market", seat, view, market=card_said(Kind.MARKET_OPEN))
    for missed in one.misses:
        yield _about("misses", missed.seat, view, turns=missed.turns)
    yield _explain("then-luck" if view.rules.lucky_or_not else "then-pass")


# Trades


def _swap(one: Explanation) -> Iterator[Message]:
    move = one.move
    assert move.card is not None
    assert move.other is not None
    yield _explain(
        "swap", give=card_said(move.card), get=card_said(move.other), who=Seat(move.seat)
    )


def _proposal(one: Explanation, view: View) -> Iterator[Message]:
    """An offer or counter. Its answer is unknown; but a card named openly must be in hand."""
    if one.answerers:
        yield _explain("offer", who=_seats(one.answerers))
    else:
        yield _explain("counter", who=Seat(view.turn))
    if one.move.card is not None and not view.rules.hidden_deals:
        yield _explain("names", card=card_said(one.move.card))


def _answer(one: Explanation, view: View) -> Iterator[Message]:
    partner = view.asked if view.viewer == view.turn else view.turn
    if one.answerers:
        yield _explain("offer-goes-on", who=_seats(one.answerers))
    elif one.move.verb is Verb.DECLINE:
        yield _explain("offer-over")
    elif one.phase is Phase.HAND:
        yield _explain("hidden-trade", who=Seat(partner))
    else:
        give, get = cards_said(one.hand_loses), cards_said(one.hand_gains)
        yield _explain("trade", give=give, get=get, who=Seat(partner))


# Everything else


def _given(one: Explanation) -> Iterator[Message]:
    """The destination of a card: the ashtray, another seat, or the own hand."""
    move = one.move
    if move.card is None:
        yield _explain("say-cheated" if move.cheated else "say-nothing")
    elif one.receiver:
        form = {Verb.KEEP: "keep", Verb.PASS: "pass", Verb.HAND: "hand"}.get(move.verb, "give")
        yield _explain(form, card=card_said(move.card), who=Seat(one.receiver))
    else:
        form = "discard" if move.verb is Verb.DISCARD else "give-up"
        yield _explain(form, card=card_said(move.card))


def _end(one: Explanation, view: View) -> Iterator[Message]:
    if one.ledger:
        yield _explain("last-turn")
        yield from _round_end(one.ledger, view)
    elif one.turn is not None:
        yield _about("next", one.turn, view)


def _round_end(ledger: tuple[LedgerEntry, ...], view: View) -> Iterator[Message]:
    """The own result, exact except for a hidden Banker; for the others, the cards on the table."""
    yield _explain("round-ends")
    amounts = {(entry.seat, entry.line): entry.amount for entry in ledger}
    me = view.viewer
    result = amounts[me, Line.RESULT]
    if result is None:  # a Banker may be in a hidden hand
        lines = (Line.PROTECTED, Line.AT_RISK, Line.FINES, Line.BEST_IN_HAND)
        own = sum(amounts[me, line] or 0 for line in lines)
        if less := view.pays_banker(me):
            banker = card_said(Kind.BANKER)
            yield _explain("result-but-banker", amount=Money(own), banker=banker, less=Money(less))
        else:
            yield _explain("result", amount=Money(own))
    else:
        yield _explain("result", amount=Money(result))
    for seat in view.opponents:
        shown = (amounts[seat, Line.PROTECTED] or 0) + (amounts[seat, Line.AT_RISK] or 0)
        yield _explain("on-table", who=Seat(seat), amount=Money(shown))
    yield _explain("hands-count")
