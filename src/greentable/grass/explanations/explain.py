"""The consequences of a move, or the reason why it is refused, as far as its seat can know.

An explanation is made from a view and nothing else, so it cannot tell more than the view does. The
rules carry the move out on a state that is empty in the places the viewer cannot see; then the
differences are reported. Consequences that depend on hidden cards are reported as far as they are
known: of a secret choice the receiver, of the end of a round a ledger with gaps.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from greentable.grass.cards import NOTHING, PEDDLES, Kind
from greentable.grass.codes import NOBODY, Line, Verb, What
from greentable.grass.engine import referee
from greentable.grass.events import Event, events_told
from greentable.grass.explanations.data import (
    Explanation,
    HeatChange,
    LedgerEntry,
    StashChange,
    TurnsMissed,
)
from greentable.grass.explanations.messages import messages_of
from greentable.grass.game import as_move, check_position, why_not
from greentable.grass.moves import KIND_OR_NONE, Move, code_of
from greentable.grass.reasons import Reason
from greentable.grass.rules import scoring
from greentable.grass.rules.deck import left_of
from greentable.grass.rules.protection import protected_count
from greentable.grass.rules.turn import lowest_in_stash
from greentable.grass.state import Phase, Position, State
from greentable.grass.views.determinization import state_as_seen
from greentable.grass.views.fields import ViewFields
from greentable.grass.views.view import View, cards_of, view
from greentable.grass.words.messages import NOWHERE, Occasion, occasion_of, reason_message

SECRET = (Verb.PASS, Verb.KEEP, Verb.HAND, Verb.SAY)
"""Choices that take effect only when all have chosen."""


def explain(s: State, seat: int, move: Move | str) -> Explanation:
    """The consequences of a move, or the reason why it is refused, as far as this seat can know.

    Nature knows everything: of her moves it only says if they are legal.
    Raises: NotationError and UsageError as `why_not`.
    """
    check_position(s, seat)
    made = as_move(move)
    if 1 <= seat <= s.seats:
        return explain_view(view(s, seat), made)
    return _refused_or_not(made, why_not(s, seat, made))


def explain_view(seen: View, move: Move | str) -> Explanation:
    """The same for the viewer of a view."""
    made, v = as_move(move), seen.to_fields()
    code = code_of(made)
    reason = Reason.NOT_YOUR_TURN  # never a spectator's
    if v.viewer != NOBODY:
        reason = Reason(referee.why_not_acting(v, v.viewer))
    if reason is Reason.OK:
        reason = Reason(referee.why_not_choice(v, v.viewer, code))
    if reason is not Reason.OK:
        return _refused_or_not(made, reason, occasion_of(v, v.viewer))
    explanation = _chosen(v, made) if made.verb in SECRET else _carried_out(v, made, code)
    return msgspec.structs.replace(explanation, messages=messages_of(explanation, seen))


def _refused_or_not(move: Move, reason: Reason | None, occasion: Occasion = NOWHERE) -> Explanation:
    messages = () if reason is None else (reason_message(reason, move, occasion),)
    return Explanation(move=move, reason=reason, messages=messages)


def _chosen(v: ViewFields, move: Move) -> Explanation:
    """A secret choice: only the receiver of the card, or of the rest of the pack."""
    to = None if move.verb is Verb.SAY else referee.receiver(v, v.viewer)
    leaves = move.card is not None and move.verb in {Verb.PASS, Verb.HAND}
    return Explanation(
        move=move,
        receiver=to,
        turn=v.turn or None,
        hand_gains=(move.card,) if move.card is not None and move.verb is Verb.KEEP else (),
        hand_loses=(move.card,) if move.card is not None and leaves else (),
    )


def _carried_out(v: ViewFields, move: Move, code: int) -> Explanation:
    """Any other move: the differences after the rules have carried it out."""
    seat = v.viewer
    to = referee.receiver(v, seat) if move.verb is Verb.GIVE else None
    after = state_as_seen(v.copy())
    referee.carry_out(after, seat, code)
    events = events_told(after)
    if any(event.what is What.ROUND_ENDED for event in events):
        return Explanation(move=move, ledger=tuple(_ledger(v)), hand_loses=_played(move))
    seats = range(1, v.seats + 1)
    gains, loses = _difference(v.hand[seat], after.hand[seat])
    return Explanation(
        move=move,
        stashes=tuple(_stashes(v, after)),
        heats=tuple(
            HeatChange(one, KIND_OR_NONE[v.heat[one]], KIND_OR_NONE[after.heat[one]])
            for one in seats
            if v.heat[one] != after.heat[one]
        ),
        opens=tuple(one for one in seats if after.market[one] > v.market[one]),
        closes=tuple(one for one in seats if after.market[one] < v.market[one]),
        misses=tuple(_misses(events)),
        hand_gains=gains,
        hand_loses=loses,
        uncovered=tuple(
            event.card
            for event in events
            if event.what is What.UNCOVERED and event.card is not None
        ),
        choosers=tuple(_choosers(after)) if after.phase == Phase.GIVE else (),
        answerers=tuple(_answerers(after)) if after.phase == Phase.ANSWER else (),
        receiver=to or None,
        phase=Phase(after.phase),
        turn=after.turn or None,
        extra_turn=bool(after.extra_turn > v.extra_turn),
    )


def _difference(before: list[int], after: list[int]) -> tuple[tuple[Kind, ...], tuple[Kind, ...]]:
    """The cards added and removed between two rows of counts."""
    came = [max(0, new - old) for old, new in zip(before, after, strict=True)]
    went = [max(0, old - new) for old, new in zip(before, after, strict=True)]
    return cards_of(came), cards_of(went)


def _stashes(v: Position, after: Position) -> Iterator[StashChange]:
    for seat in range(1, v.seats + 1):
        gains, loses = _difference(v.stash[seat], after.stash[seat])
        protects, loses_protected = _difference(_protected(v, seat), _protected(after, seat))
        if gains or loses or protects or loses_protected:
            yield StashChange(seat, gains, loses, protects, loses_protected)


def _protected(position: Position, seat: int) -> list[int]:
    return [protected_count(position, seat, peddle) for peddle in range(PEDDLES)]


def _misses(events: tuple[Event, ...]) -> Iterator[TurnsMissed]:
    turns: Counter[int] = Counter()
    for event in events:
        if event.what is What.MUST_MISS:
            turns[event.seat] += event.amount
    return (TurnsMissed(seat, count) for seat, count in turns.items())


def _choosers(after: Position) -> Iterator[int]:
    """The seat that is asked for a Peddle now, then those that will be asked."""
    yield after.asked
    seat = left_of(after, after.asked)
    while after.gives_to != NOBODY and seat != after.turn:
        if lowest_in_stash(after, seat) != NOTHING:
            yield seat
        seat = left_of(after, seat)


def _answerers(after: Position) -> Iterator[int]:
    """The seat that is asked about an offer now, then those asked if the others decline."""
    yield after.asked
    seat = left_of(after, after.asked)
    while after.offer_to > after.seats and seat != after.turn:
        yield seat
        seat = left_of(after, seat)


def _played(move: Move) -> tuple[Kind, ...]:
    return (move.card,) if move.verb is Verb.PLAY and move.card is not None else ()


def _ledger(v: ViewFields) -> Iterator[LedgerEntry]:
    """The scores if the round ended now: exact where no hidden card counts, otherwise None."""
    s = state_as_seen(v.copy())
    all_known = set()
    for seat in range(1, v.seats + 1):
        if not v.open_hands >> seat & 1:
            s.hand[seat] = v.known_hand[seat][:]
        if sum(s.hand[seat]) == v.hand_sizes[seat]:
            all_known.add(seat)
    bankers = sum(s.hand[seat][Kind.BANKER] for seat in range(1, v.seats + 1))
    hidden = v.unseen[Kind.BANKER] - (bankers - v.hand[v.viewer][Kind.BANKER])
    for seat in range(1, v.seats + 1):
        sure_of_banker = hidden == 0 or len(all_known) == v.seats
        sure_of_hand = seat in all_known
        sure = {
            Line.PROTECTED: scoring.protected_profit(s, seat),
            Line.AT_RISK: scoring.profit_at_risk(s, seat),
            Line.BANKER: scoring.banker_balance(s, seat) if sure_of_banker else None,
            Line.NET_PROFIT: scoring.net_profit(s, seat) if sure_of_banker else None,
            Line.FINES: -scoring.fines(s, seat) if sure_of_hand else None,
            Line.BEST_IN_HAND: -scoring.best_in_hand(s, seat) if sure_of_hand else None,
            Line.RESULT: (
                scoring.round_result(s, seat) if sure_of_banker and sure_of_hand else None
            ),
        }
        for line, amount in sure.items():
            yield LedgerEntry(seat, line, amount)
