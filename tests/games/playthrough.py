"""A playthrough: one game from a seed, with what every public function says along the way, as text.

All moves stand there. Some plies show also the events of the move as the table and each viewer got
them, who is to act, how many legal moves they have, the returns, a digest of every viewer's view
and of the whole state, and what else a game has to say.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

import msgspec


class Step(Protocol):
    """One move of a game, with the positions before and after it."""

    @property
    def before(self) -> Any: ...  # noqa: ANN401 - any game's state, here and below
    @property
    def seat(self) -> int: ...
    @property
    def move(self) -> Any: ...  # noqa: ANN401
    @property
    def events(self) -> tuple[Any, ...]: ...
    @property
    def after(self) -> Any: ...  # noqa: ANN401


def nothing(_of: object) -> Iterable[str]:
    """A game with nothing else to say."""
    return ()


@dataclass(frozen=True)
class Teller:
    """How a game is told: by its door, its random play, and what of it is worth a line."""

    door: Any
    walk: Callable[[Any, int, str], Iterable[Step]]
    write_event: Callable[[Any], str]
    is_shown: Callable[[int, Any], bool]
    of_move: Callable[[Any], Iterable[str]] = nothing
    of_state: Callable[[Any], Iterable[str]] = nothing

    def tell(self, name: str, ruleset: str, seats: int) -> str:
        """The whole text of a game; its name is its seed."""
        lines = [f"ruleset {ruleset}", f"seats {seats}", f"seed {name}"]
        state = self.door.new_game(self.door.read_ruleset(ruleset), seats)
        lines += ["", "start", *self._state_lines(state)]
        number = 0
        for number, step in enumerate(self.walk(state.rules, seats, name), start=1):
            lines += [f"{number} {step.seat} {step.move}", *self.of_move(step)]
            if self.is_shown(number, step):
                lines += [*self._event_lines(step), *self._state_lines(step.after)]
            state = step.after
        lines += ["", f"end after {number}", *self._state_lines(state)]
        lines.append(f"  winners {' '.join(map(str, self.door.winners(state)))}".rstrip())
        return "\n".join(lines) + "\n"

    def _event_lines(self, step: Step) -> Iterator[str]:
        viewers = range(step.after.seats + 1)
        for event in step.events:
            yield f"  event {self.write_event(event)}"
        heard = [[event.for_viewer(viewer) for event in step.events] for viewer in viewers]
        yield f"  heard {' '.join(map(digest, heard))}"

    def _state_lines(self, state: Any) -> Iterator[str]:  # noqa: ANN401
        waiting = self.door.to_act(state)
        counts = [f"{seat}:{len(self.door.legal_moves(state, seat))}" for seat in waiting]
        views = self._views(state)
        phase = self.door.Phase(state.phase).name.lower()
        returns = " ".join(map(str, self.door.returns(state)))
        yield f"  phase {phase} legal {' '.join(counts) or 'nobody'}"
        yield f"  returns {returns} state {digest(state.to_json())}"
        yield f"  views {' '.join(map(digest, views))}"
        yield from self.of_state(state)

    def _views(self, state: Any) -> list[object]:  # noqa: ANN401
        """The views of all viewers, as they are sent to clients."""
        viewers = range(state.seats + 1)
        if hasattr(self.door, "documents"):
            return list(self.door.documents(state, viewers))
        return [self.door.view(state, viewer) for viewer in viewers]


def digest(value: object) -> str:
    """A short word that is another for another value."""
    return hashlib.sha256(msgspec.json.encode(value)).hexdigest()[:12]
