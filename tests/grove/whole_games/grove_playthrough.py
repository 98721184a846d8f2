"""The playthroughs of Grove: which games, and what is told of them.

Of every placement there stands what it does by `explain`, why it cannot be made again, and what is
wrong with it in another rotation. Every ply is shown, with states determinized for each viewer and
the state read back from its picture; the picture itself stands there once all have chosen.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from greentable import grove
from greentable.core.shuffle import Stream
from greentable.game import NATURE
from greentable.grove import Event, Phase, State, What
from greentable.grove.cards import ROTATIONS
from greentable.grove.codes import NO_MOVE
from tests.games.playthrough import Teller, digest
from tests.grove.fixed_rules import fixed_rules
from tests.grove.grove_walk import Step, walk

GAMES = {
    "alone": (grove.write_ruleset(fixed_rules()), 1),
    "recipes": (grove.write_ruleset(fixed_rules(recipes=True)), 1),
    "two": (grove.write_ruleset(fixed_rules()), 2),
    "three-recipes": (grove.write_ruleset(fixed_rules(recipes=True)), 3),
    "four": (grove.write_ruleset(fixed_rules()), 4),
}
"""Alone and with others, with and without recipes: the ruleset and the seats."""


def playthrough(name: str) -> str:
    """The whole text of a game."""
    teller = Teller(grove, walk, _write_event, _is_shown, _move_lines, _state_lines)
    return teller.tell(name, *GAMES[name])


def _is_shown(_number: int, _step: Step) -> bool:
    return True


def _write_event(event: Event) -> str:
    """The parts of an event that say something, in the order of its fields."""
    parts = [event.what.name.lower()] + [f"seat {event.seat}"] * bool(event.seat)
    parts += [f"card {event.card}"] if event.card else []
    if event.what is What.LAID:
        parts.append(f"at {event.column},{event.row} rotation {event.rotation}")
    if event.fruit is not None:
        parts.append(f"at {event.column},{event.row} {event.fruit.name.lower()}")
        parts.append(f"from {event.before} to {event.after}")
    parts += [event.line.name.lower()] if event.line is not None else []
    parts += [f"amount {event.amount}"] if event.amount else []
    return " ".join(parts)


def _move_lines(step: Step) -> Iterator[str]:
    if step.seat == NATURE:
        return
    move = grove.read_move(grove.write_move(step.move))
    told = grove.explain(step.before, step.seat, move)
    again = grove.why_not(step.after, step.seat, move)
    yield f"  scores {told.score_before} then {told.score_after} by {digest(told.events)}"
    yield f"  again {'ok' if again is None else again.name.lower()}"
    for more in range(1, ROTATIONS):
        rotated = msgspec.structs.replace(
            move, rotation=(move.rotation + more) % ROTATIONS, barrow=None, dice=()
        )
        told = grove.explain(step.before, step.seat, rotated)
        faults = [f"at {fault.column},{fault.row}" for fault in told.faults]
        reason = [f"then {told.score_after}" if told.reason is None else told.reason.name.lower()]
        yield " ".join([f"  or {rotated}", *reason, *faults])


def _state_lines(state: State) -> Iterator[str]:
    viewers = range(state.seats + 1)
    views = [grove.view(state, viewer) for viewer in viewers]
    made = [grove.determinize(view, Stream(b"golden", "determinize")) for view in views]
    yield f"  determinized {' '.join(digest(one.to_json()) for one in made)}"
    if state.drawn:
        picture = grove.write_picture(state)
        read = grove.read_picture(picture, state.rules)
        yield f"  read back {digest(read.to_json())}"
        if set(state.chosen) == {NO_MOVE}:
            yield from (f"  | {line}" for line in picture.splitlines())
    if state.phase == Phase.OVER and not state.rules.recipes:
        yield f"  other half {digest(grove.other_half(state).to_json())}"
