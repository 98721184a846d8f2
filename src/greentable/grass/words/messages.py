"""Events, moves and reasons of Grass as messages, to be translated into any language.

Pass `event.for_viewer(viewer)` to leave out what a viewer may not know: a message has no card that
its event does not have.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from greentable.grass.cards import CODES, NOTHING, Kind, family_of
from greentable.grass.codes import EVERYONE, NOBODY, Line, Verb, What
from greentable.grass.engine.legal_list import seats_in
from greentable.grass.engine.referee import NATURE, acting, receiver
from greentable.grass.events import Event
from greentable.grass.families import heat_off_for, is_heat_off, is_peddle
from greentable.grass.moves import Move
from greentable.grass.reasons import Reason
from greentable.grass.state import Phase, Position
from greentable.grass.words.message_table import MESSAGES
from greentable.words.messages import Argument, Card, Form, Message, Money, Row, Seat, key_of

# These have a second form for viewers who may not know the cards.
_SECRET = (What.DEALT, What.DREW, What.KEPT, What.PASSED, What.TOOK, What.TRADED)


def card_said(kind: Kind | None) -> Card | Message:
    """A card as an argument; "this card" for None."""
    return MESSAGES.say("card-none") if kind is None else Card(MESSAGES.game, CODES[kind])


def cards_said(kinds: Iterable[Kind]) -> Row:
    """Cards in a row, equal ones with their number."""
    return Row(tuple(card_said(kind) for kind in kinds), counted=True)


def line_message(line: Line) -> Message:
    """A line of the ledger, as a heading."""
    return MESSAGES.say(f"line-{key_of(line.name)}")


# A few thousand events come up again and again.
@lru_cache(maxsize=10_000)
def event_message(event: Event) -> Message | None:
    """An event as a sentence; None for a line of the ledger that is zero."""
    if event.what is What.SCORED and event.amount == 0 and event.line is not Line.RESULT:
        return None
    card, other = card_said(event.card), card_said(event.other)
    known: dict[str, Argument] = {
        "who": Seat(event.seat),
        "to": Seat(event.to),
        "card": card,
        "other": other,
        "cover": other,
        "heat": card,
        "cards": cards_said(event.cards or [kind for kind in (event.card,) if kind is not None]),
        "count": 1,
        "turns": event.amount,
        "amount": Money(event.amount),
    }
    if event.line is not None:
        known["line"] = line_message(event.line)
    return MESSAGES.say(f"event-{_form_of_event(event)}", **known)


def _form_of_event(event: Event) -> str:
    """The form of an event's sentence, among those of its kind."""
    form = key_of(event.what.name)
    if event.what in _SECRET and event.card is None:
        return f"{form}-hidden"
    match event.what:
        case What.PLAYED:
            return _form_of_played(event)
        case What.PACKS_PASSED:
            return f"{form}-left" if event.amount else f"{form}-right"
        case What.PAID:
            return form if event.other is None else f"{form}-protected"
        case What.OFFERED | What.COUNTERED:
            return _form_of_offer(event)
        case What.SAID:
            return f"{form}-cheated" if event.amount else f"{form}-nothing"
        case What.ROUND_ENDED:
            return "round-closed" if event.seat else form
        case _:
            return form


def _form_of_offer(event: Event) -> str:
    """The form by the card that is wanted, or asked for instead, if one is named."""
    if event.what is What.COUNTERED:
        return "countered" if event.other is None else "countered-for"
    form = "offered-open" if event.other is None else "offered"
    return f"{form}-table" if event.to == EVERYONE else form


def _form_of_played(event: Event) -> str:
    if event.to:
        return "played-on"
    match event.card:
        case Kind.MARKET_OPEN:
            return "market-opened"
        case Kind.MARKET_CLOSE:
            return "market-closed"
    return "peddled" if event.card is not None and is_peddle(event.card) else "played"


def move_message(move: Move) -> Message:
    """A move as a possible action: "steal Panama from Ben"."""
    return MESSAGES.say(
        f"move-{_form_of_move(move)}",
        card=card_said(move.card),
        other=card_said(move.other),
        target=Seat(move.seat),
        cards=cards_said(move.cover),
    )


def _form_of_move(move: Move) -> str:
    match move.verb:
        case Verb.PLAY:
            return _form_of_play(move)
        case Verb.OFFER:
            form = "offer" if move.other is not None else "offer-open"
            return f"{form}-table" if move.seat == EVERYONE else form
        case Verb.COUNTER if move.other is not None:
            return "counter-for"
        case Verb.SAY:
            return "say-cheated" if move.cheated else "say-nothing"
        case _:
            return key_of(move.verb.name)


def _form_of_play(move: Move) -> str:
    """The form of a play; just "play" if no rule knows it."""
    if move.cover:
        return "protect"
    match move.card:
        case Kind.STEAL if move.seat:
            return "steal" if move.other is None else "steal-this"
        case _ if move.seat:
            return "play-on"
        case Kind.MARKET_OPEN | Kind.MARKET_CLOSE:
            return key_of(move.card.name)
        case Kind.PAY_FINE if move.other is not None:
            return "pay-fine-with-protected" if move.protected else "pay-fine-with"
        case Kind.PAY_FINE:
            return "pay-fine"
    return _form_by_family(move.card)


def _form_by_family(card: Kind | None) -> str:
    if card is not None and is_peddle(card):
        return "peddle"
    return "heat-off" if card is not None and is_heat_off(card) else "play"


class Occasion(NamedTuple):
    """The facts of the position that a refusal may mention: all are public."""

    heat: int = NOTHING  # on the market of the seat that is refused
    phase: int | None = None
    whom: int = NOBODY  # the other seat of a trade, or the one that gets the card
    waits_for: tuple[int, ...] = ()  # the seats that must move


NOWHERE = Occasion()
"""The occasion of a refusal that mentions nothing of the position."""


def occasion_of(position: Position, seat: int) -> Occasion:
    """The facts that a refusal of this seat may mention."""
    if not 1 <= seat <= position.seats:
        return NOWHERE
    waits_for = (one for one in seats_in(acting(position)) if one != NATURE)
    whom = receiver(position, seat)
    return Occasion(position.heat[seat], position.phase, whom, tuple(waits_for))


def reason_message(reason: Reason, move: Move, occasion: Occasion = NOWHERE) -> Message:
    """The reason for refusing a move, said to its player."""
    heat = occasion.heat
    return MESSAGES.say(
        f"reason-{key_of(reason.name)}",
        card=card_said(move.card),
        other=card_said(move.other),
        cards=cards_said(move.cover),
        target=Seat(move.seat),
        family=Form(_family_of(move.card)),
        heat=card_said(None if heat == NOTHING else Kind(heat)),
        cure=card_said(None if heat == NOTHING else Kind(heat_off_for(heat))),
        fine=card_said(Kind.PAY_FINE),
        market=card_said(Kind.MARKET_OPEN),
        asks=Form(_asked_in(occasion)),
        whom=Seat(occasion.whom),
        who=Row(tuple(map(Seat, occasion.waits_for))),
    )


def _family_of(card: Kind | None) -> str:
    """The family of a played card; Pay Fine is a form of its own."""
    if card is None:
        return "none"
    return "pay-fine" if card is Kind.PAY_FINE else key_of(family_of(card).name)


def _asked_in(occasion: Occasion) -> str:
    """The task in a phase, as a form."""
    if occasion.phase is None:
        return "none"
    if occasion.phase == Phase.GIVE and occasion.whom == NOBODY:
        return "give-up"
    return key_of(Phase(occasion.phase).name)
