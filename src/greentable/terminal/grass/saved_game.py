"""A game that was left and goes on."""

from __future__ import annotations

from greentable.errors import UsageError
from greentable.grass import Event, Move, Nature, Ruleset, State
from greentable.records import Record, Recorder, replay, state_at

GrassRecorder = Recorder[Ruleset, State, Move, Event]


def past_of(record: Record, nature: Nature) -> list[tuple[State, tuple[Event, ...]]]:
    """The states so far and what came of them.

    Raises UsageError if the cards came from elsewhere than the seed.
    """
    state: State = state_at(record, 0)
    past: list[tuple[State, tuple[Event, ...]]] = []
    for step in replay(record):
        if step.seat == 0 and nature.move(state) != step.move:
            message = (
                "the cards of this game were given, not dealt from its seed: "
                "give them once more with --deck-order"
            )
            raise UsageError("play.deck_order", message)
        past.append((state, step.events))
        state = step.state
    return past
