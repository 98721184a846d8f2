"""The reasons why cards of a hand cannot be played now."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import compress
from typing import NamedTuple

from greentable.grass.cards import PEDDLES, Kind
from greentable.grass.codes import NOBODY, Verb
from greentable.grass.constants import Choice, Hits
from greentable.grass.engine import referee
from greentable.grass.families import is_heat_on, is_paranoia, is_protection
from greentable.grass.moves import Move, code_of
from greentable.grass.reasons import RULE_OF_REASON, Reason
from greentable.grass.state import Phase
from greentable.grass.views.fields import ViewFields
from greentable.grass.views.view import View
from greentable.grass.words.messages import Occasion, occasion_of, reason_message
from greentable.words.messages import Message

_KINDS = tuple(Kind)


class Refusal(NamedTuple):
    """A reason against a play, and the number of its rule if there is one."""

    said: Message
    rule: str | None


def unplayable(view: View) -> dict[Kind, tuple[Refusal, ...]]:
    """The cards of the viewer whose turn it is that cannot be played, each with the reasons."""
    if view.phase is not Phase.TURN or view.viewer not in view.to_act:
        return {}
    playable = {move.card for move in view.legal.of(Verb.PLAY)}
    v = view._fields  # only read: a copy would take as long as a third of the reasons
    return {
        kind: _refusals(v, conceivable_plays(view, kind))
        for kind in compress(_KINDS, view.hand)
        if kind not in playable
    }


def reasons_against(view: View, kind: Kind) -> tuple[Refusal, ...]:
    """Why no conceivable play of a card is legal, each reason once."""
    return _refusals(view.to_fields(), conceivable_plays(view, kind))


def _refusals(v: ViewFields, plays: Iterable[Move]) -> tuple[Refusal, ...]:
    found: list[Refusal] = []
    occasion = occasion_of(v, v.viewer)
    for play in plays:
        reason = referee.why_not_choice(v, v.viewer, _code_of(play))
        if reason == Reason.OK:
            continue
        refusal = _refusal(reason, play, occasion)
        if refusal not in found:
            found.append(refusal)
    return tuple(found)


# The same plays are refused again and again, every time a hand is shown.
@lru_cache(maxsize=10_000)
def _refusal(code: int, play: Move, occasion: Occasion) -> Refusal:
    reason = Reason(code)
    return Refusal(reason_message(reason, play, occasion), RULE_OF_REASON.get(reason))


_code_of = lru_cache(maxsize=10_000)(code_of)


def conceivable_plays(view: View, kind: Kind) -> Iterator[Move]:
    """The plays of a card in the form that the ruleset asks for, legal or not; at least one."""
    rules = view.rules
    if is_heat_on(kind) or kind is Kind.STEAL:
        names_peddle = kind is Kind.STEAL and rules.steal == Choice.CHOSEN
        for seat in _others(view):
            peddle = _some_peddle(view, seat)[-1] if names_peddle else None
            yield _play(kind, seat=seat, peddle=peddle)
    elif is_paranoia(kind) and rules.paranoia_hits == Hits.OPPONENT:
        for seat in _others(view):
            yield _play(kind, seat=seat)
    elif is_protection(kind):
        for peddle in _some_peddle(view, view.viewer):
            yield _play(kind, cover=(peddle,))
    elif kind is Kind.PAY_FINE and rules.pay_fine == Choice.CHOSEN:
        yield _play(kind, peddle=_some_peddle(view, view.viewer)[0])
    else:
        yield _play(kind)


@lru_cache(maxsize=2_000)
def _play(
    kind: Kind, *, seat: int = NOBODY, peddle: Kind | None = None, cover: tuple[Kind, ...] = ()
) -> Move:
    return Move.play(kind, seat=seat, peddle=peddle, cover=cover)


def _others(view: View) -> list[int]:
    return [seat for seat in range(1, view.seats + 1) if seat != view.viewer]


def _some_peddle(view: View, seat: int) -> list[Kind]:
    """The kinds of unprotected Peddle of a seat; the cheapest kind if it has none."""
    return [Kind(peddle) for peddle in range(PEDDLES) if view.stash[seat][peddle]] or [Kind(0)]
