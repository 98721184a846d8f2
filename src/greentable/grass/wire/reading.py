"""Views and events read back from their JSON documents, to play at a server's table.

The reverse of `views.py` and `events.py`, field by field; values missing from a document are
derived from the others. Only the order in which Protections of different seats were played is in
no document: they come back seat by seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from greentable.core.event_kinds import read_event_document
from greentable.core.view_documents import read_document
from greentable.grass.cards import HAND, KIND_OF_CODE, KINDS, NOTHING, PEDDLES, Kind
from greentable.grass.codes import EVERYONE, NOBODY, Line, Verb, What
from greentable.grass.engine.referee import chooses_secretly
from greentable.grass.events import Event
from greentable.grass.notation import read_move
from greentable.grass.ruleset_text import read_ruleset
from greentable.grass.state import Phase
from greentable.grass.views.fields import ViewFields
from greentable.grass.views.filling import uses_packs
from greentable.grass.views.view import View
from greentable.grass.wire.events import EVENT_KINDS, EventDocument
from greentable.grass.wire.views import OwnDocument, SeatDocument, ViewDocument

_PHASES = {str(phase): phase for phase in Phase}
_LINES = {str(line): line for line in Line}


def read_view(document: bytes) -> View:
    """The view of a document.

    Raises: UsageError for a text that is not such a document.
    """
    found: ViewDocument = read_document(document, ViewDocument)
    table = found.table
    v = ViewFields()
    v.rules = read_ruleset(table.rules)
    v.viewer = found.viewer
    v.seats = len(table.seats)
    v.phase = _PHASES[table.phase]
    v.round = table.round
    v.dealer = table.dealer or NOBODY
    v.turn = table.turn or NOBODY
    v.to_act = sum(1 << seat for seat in table.to_act)
    v.waiting = v.to_act if chooses_secretly(v.phase) else 0
    v.haystack_size = table.haystack_size
    v.played, v.swapped = int(table.played), int(table.swapped)
    v.extra_turn = int(table.extra_turn)
    v.asked, v.gives_to = table.asked or NOBODY, table.gives_to or NOBODY
    v.ashtray = _row(table.ashtray)
    v.ashtray_top = _kind(table.ashtray_top)
    _read_trade(found, v)
    for one in table.seats:
        _read_seat(one, v)
    v.dealt = HAND * v.seats
    if v.phase in {Phase.DEALER, Phase.DEAL}:
        v.dealt = sum(v.hand_sizes) + sum(v.pack_sizes)
    _read_own(found.own, v)
    return View(v)


def _read_trade(found: ViewDocument, v: ViewFields) -> None:
    table = found.table
    v.offers = table.offers
    if table.offer is not None:
        v.offer_give, v.offer_want = _kind(table.offer.give), _kind(table.offer.want)
        v.offer_to = EVERYONE if table.offer.to is None else table.offer.to
    if table.counter is not None:
        v.counter, v.counter_ask = _kind(table.counter.give), _kind(table.counter.ask)
    for one in table.declined:
        wanted = KINDS if one.want is None else _kind(one.want)
        v.declined[one.seat][_kind(one.give)] |= 1 << wanted


def _read_seat(one: SeatDocument, v: ViewFields) -> None:
    seat = one.seat
    v.totals[seat], v.missed[seat] = one.total, one.misses
    v.hand_sizes[seat], v.pack_sizes[seat] = one.hand_size, one.pack_size
    v.market[seat], v.heat[seat] = int(one.market), _kind(one.heat)
    v.tucked[seat], v.stash[seat] = _row(one.tucked), _row(one.stash)[:PEDDLES]
    for protection in one.protections:
        v.cover_owner[v.covers] = seat
        v.cover_card[v.covers] = _kind(protection.card)
        v.covered[v.covers] = _row(protection.covered)[:PEDDLES]
        v.covers += 1


def _read_own(own: OwnDocument, v: ViewFields) -> None:
    v.unseen = _row(own.unseen)
    if v.viewer != NOBODY:
        v.open_hands |= 1 << v.viewer
        v.hand[v.viewer], v.pack[v.viewer] = _row(own.hand), _row(own.pack)
        v.chosen[v.viewer] = _choice(own.chosen)
    for other in own.others:
        if other.hand is not None:
            v.open_hands |= 1 << other.seat
            v.hand[other.seat] = _row(other.hand)
        v.known_hand[other.seat] = _row(other.known)
        if uses_packs(v):
            v.known_in_pack[other.seat] = _row(other.known_pack)


def _choice(token: str | None) -> int:
    """A secret choice as the rules keep it: a card, or 1 for a seat that says it was cheated."""
    if token is None:
        return NOTHING
    move = read_move(token)
    if move.verb is Verb.SAY:
        return int(move == move.say(cheated=True))
    return NOTHING if move.card is None else int(move.card)


def _kind(code: str | None) -> int:
    return NOTHING if code is None else int(KIND_OF_CODE[code])


def _row(cards: Mapping[Any, int]) -> list[int]:
    row = [0] * KINDS
    for code, count in cards.items():
        row[KIND_OF_CODE[code]] = count
    return row


def read_event(document: bytes) -> Event:
    """The event of a document, as its viewer sees it. Raises: as `read_view`."""
    what, fields = read_event_document(document, EventDocument, EVENT_KINDS)
    values = dict(_read_field(name, value) for name, value in fields.items())
    if what is What.OFFERED and not values["to"]:
        values["to"] = EVERYONE
    return Event(what, **values)


def _read_field(name: str, value: Any) -> tuple[str, Any]:  # noqa: ANN401 - as the document has it
    """A field of a document as an attribute of the event."""
    match name:
        case "seat" | "to":
            return name, value or NOBODY
        case "card" | "give":
            return "card", _kind_or_none(value)
        case "protection" | "get" | "want" | "ask":
            return "other", _kind_or_none(value)
        case "direction":
            return "amount", int(value == "left")
        case "cards":
            return "cards", tuple(KIND_OF_CODE[code] for code in value)
        case "line":
            return "line", _LINES[value]
        case _:
            return "amount", int(value)


def _kind_or_none(code: str | None) -> Kind | None:
    return None if code is None else KIND_OF_CODE[code]
