"""How the fields of a view are filled from a state, for any game: by listing, and compiled."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from greentable.core.fields import Fields, VisibleTo
from tests.compiling import checked_engine


@dataclass(frozen=True)
class Filling:
    """A game's states and views, the functions that fill them, and positions with every phase.

    `shown` writes a position down for whoever reads why a test failed.
    """

    game: Any
    state: type[Fields]
    position: type[Fields]
    view: type[Any]
    fill_view: Callable[[Any, int, Any], None]
    fill_public: Callable[[Any, Any], None]
    fill_own: Callable[[Any, int, Any], None]
    positions: Callable[[], Iterable[Any]]
    shown: Callable[[Any], str]

    @property
    def added(self) -> set[str]:
        """The fields that a view has and a state has not."""
        return _names(self.view) - _names(self.position)

    def blank(self, state: Any) -> Any:  # noqa: ANN401 - of any game
        """A view of a state into which nothing is filled yet."""
        view = self.view()
        view.rules = state.rules
        return view

    def filled(self, state: Any, viewer: int) -> Any:  # noqa: ANN401 - of any game
        """The fields that a viewer sees."""
        view = self.blank(state)
        self.fill_view(state, viewer, view)
        return view

    def check_what_all_may_see(self) -> None:
        """It is in every view, and what nobody may see is in none."""
        shared = {line.name: line for line in self.position.FIELDS}
        assert {line.visible_to for line in shared.values()} == {VisibleTo.ALL, VisibleTo.OWNER}
        assert {line.visible_to for line in self.state.FIELDS if line.name not in shared} == {
            VisibleTo.NOBODY
        }
        met = set()
        for state in self.positions():
            met.add(state.phase)
            to_act = sum(1 << seat for seat in self.game.to_act(state))
            for viewer in range(state.seats + 1):
                view = self.filled(state, viewer)
                assert (view.viewer, view.to_act) == (viewer, to_act)
                for name, line in shared.items():
                    if line.visible_to is VisibleTo.ALL:
                        same = getattr(view, name) == getattr(state, name)
                        assert same, f"{name} of:\n{self.shown(state)}"
        assert met == set(self.game.Phase)

    def check_public_part_alone(self) -> None:
        """It can be filled once and copied for each viewer."""
        for state in list(self.positions())[::5]:
            public = self.blank(state)
            self.fill_public(state, public)
            for viewer in range(state.seats + 1):
                view = public.copy()
                self.fill_own(state, viewer, view)
                assert view == self.filled(state, viewer)

    def check_compiled(self) -> None:
        """Compiled code fills the same fields, with bounds checks, over every phase."""
        engine = checked_engine(self.game.name)
        met = set()
        for state in list(self.positions())[::3]:
            everybody = list(range(state.seats + 1))
            views = engine.states([self.blank(state)], len(everybody))
            states = engine.states([state], len(everybody))
            engine.kernels.view_all(states, engine.numbers(everybody), views)
            for viewer in everybody:
                view = self.filled(state, viewer)
                for line in self.view.FIELDS:
                    if line.rules is None:
                        mine = views[viewer][line.name].tolist()
                        same = mine == getattr(view, line.name)
                        assert same, f"{line.name} of:\n{self.shown(state)}"
            met.add(state.phase)
        assert met == set(self.game.Phase)


def _names(fields: type[Fields]) -> set[str]:
    return {line.name for line in fields.FIELDS}
