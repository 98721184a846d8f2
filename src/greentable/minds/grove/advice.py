"""Advice in messages: the placements that promise most, each with the reasons for it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from greentable.grove.codes import What
from greentable.grove.explanations.explain import explain_view
from greentable.grove.moves import Move
from greentable.grove.views.view import View
from greentable.grove.words.message_table import MESSAGES
from greentable.grove.words.messages import move_message
from greentable.minds.grove.adviser import OnSearches, Promise, promises
from greentable.minds.grove.engine import Engine
from greentable.words.messages import Message

CHOICES = 3
_CLEARLY = 1.0  # points ahead of the next best, and more than both errors


class Advice(msgspec.Struct, frozen=True):
    """A recommended placement: its promise, its immediate gain, and the reasons for it."""

    promise: Promise
    gain: int
    said: Message
    reasons: tuple[Message, ...]

    @property
    def move(self) -> Move:
        """The move to make."""
        return self.promise.move


def advise(
    view: View,
    seed: int = 1,
    *,
    milliseconds: float | None = None,
    searches: int | None = None,
    on_searches: OnSearches | None = None,
    engine: Engine | None = None,
) -> tuple[Advice, ...]:
    """The best few placements for the viewer of a view, the best first.

    The same seed gives the same answer, unless time is the limit. Raises UsageError as `promises`.
    """
    found = promises(
        view,
        seed,
        milliseconds=milliseconds,
        searches=searches,
        on_searches=on_searches,
        engine=engine,
    )
    best = found[:CHOICES]
    return tuple(_advice(view, one, best[:2] if one is best[0] else ()) for one in best)


def _advice(view: View, promise: Promise, ranked: Sequence[Promise]) -> Advice:
    explained = explain_view(view, promise.move)
    gain = explained.score_after - explained.score_before
    happens = {event.what for event in explained.events}
    reasons = []
    if len(ranked) == 2:
        reasons.append(_compared(*ranked))
    if gain > 0:
        reasons.append(MESSAGES.say("advice-at-once", amount=gain))
    elif gain < 0:
        reasons.append(MESSAGES.say("advice-loses", amount=-gain))
    for what, name in (
        (What.BASKET, "advice-basket"),
        (What.BARROW, "advice-barrow"),
        (What.SQUIRREL, "advice-squirrel"),
    ):
        if what in happens:
            reasons.append(MESSAGES.say(name))
    if promise.chance is not None:
        percent = round(100 * promise.chance)
        reasons.append(MESSAGES.say("advice-target", target=view.target, percent=percent))
    points = round(promise.expected)
    said = MESSAGES.say("advice-choice", move=move_message(promise.move), points=points)
    return Advice(promise, gain, said, tuple(reasons))


def _compared(best: Promise, other: Promise) -> Message:
    """The lead of the best placement, if it is more than luck of the sampled orders."""
    ahead = best.expected - other.expected
    if ahead >= max(_CLEARLY, best.error + other.error):
        return MESSAGES.say("advice-ahead", amount=round(ahead))
    return MESSAGES.say("advice-close")
