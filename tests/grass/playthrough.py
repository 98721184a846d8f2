"""A playthrough: one game from a seed, with what every public function says along the way, as text.

All moves stand there; every 25th ply and the end of a round show also the events of the move as the
table and each viewer got them, who is to act, how many legal moves they have, the returns, and a
digest of every viewer's view and of the whole state.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

import msgspec

from greentable import grass
from greentable.grass import VARIANTS, Event, Phase, State, What
from tests.grass.walk import Step, walk

EVERY = 25

GAMES = {
    **{edition: (f"{edition} max_rounds=2", 4) for edition in grass.EDITIONS},
    **{
        f"{edition}-{variant}": (f"{edition} max_rounds=2 {variant}", 3 - place % 2)
        for edition in grass.EDITIONS
        for place, variant in enumerate(VARIANTS)
    },
    **{
        f"{edition}-all-variants": (f"{edition} max_rounds=2 {' '.join(VARIANTS)}", 5)
        for edition in grass.EDITIONS
    },
}
"""For each edition, each variant, and all variants together: the ruleset and the seats."""


def playthrough(name: str) -> str:
    """The whole text of a game."""
    ruleset, seats = GAMES[name]
    lines = [f"ruleset {ruleset}", f"seats {seats}", f"seed {name}"]
    state = grass.new_game(grass.read_ruleset(ruleset), seats)
    lines += ["", "start", *_state_lines(state)]
    number = 0
    for number, step in enumerate(walk(state.rules, seats, name), start=1):
        lines.append(f"{number} {step.seat} {step.move}")
        ended = any(event.what is What.ROUND_ENDED for event in step.events)
        if ended or number % EVERY == 0:
            lines += [*_event_lines(step), *_state_lines(step.after)]
        state = step.after
    lines += ["", f"end after {number}", *_state_lines(state)]
    lines.append(f"  winners {' '.join(map(str, grass.winners(state)))}")
    return "\n".join(lines) + "\n"


def _digest(value: object) -> str:
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:12]


def _event_lines(step: Step) -> Iterator[str]:
    viewers = range(step.after.seats + 1)
    for event in step.events:
        yield f"  event {_written(event)}"
    heard = [[event.for_viewer(viewer) for event in step.events] for viewer in viewers]
    yield f"  heard {' '.join(map(_digest, heard))}"


def _written(event: Event) -> str:
    """The parts of an event that say something, in the order of its fields."""
    parts = [event.what.name.lower(), f"seat {event.seat}"] + [f"to {event.to}"] * bool(event.to)
    parts += [grass.write_card(card) for card in (event.card, event.other) if card is not None]
    parts += [event.line.name.lower()] if event.line is not None else []
    parts += [f"amount {event.amount}"] if event.amount else []
    parts += ["cards", *map(grass.write_card, event.cards)] if event.cards else []
    return " ".join([*parts, "seen by", "".join(map(str, event.seen))])


def _state_lines(state: State) -> Iterator[str]:
    waiting = grass.to_act(state)
    counts = [f"{seat}:{len(grass.legal_moves(state, seat))}" for seat in waiting]
    views = [grass.view(state, viewer) for viewer in range(state.seats + 1)]
    yield f"  phase {Phase(state.phase).name.lower()} legal {' '.join(counts) or 'nobody'}"
    yield f"  returns {' '.join(map(str, grass.returns(state)))} state {_digest(state.to_json())}"
    yield f"  views {' '.join(map(_digest, views))}"
