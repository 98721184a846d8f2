"""The screen of a turn, so that what is new and what can be done stay on a screen of few lines.

Where everything fits, it stands in the order in which it is read: what happened, the table, the
cards, the moves. Where it does not, seats become lines and cards become words, and what happened
stands directly above the moves, folded to the room that is left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from rich.console import Console, Group, RenderableType

from greentable.grass import View
from greentable.terminal.console import height_on
from greentable.terminal.grass import screen
from greentable.terminal.grass.menu import menu
from greentable.terminal.grass.narration import Happened, folded, narration
from greentable.terminal.grass.seats import in_lines, large
from greentable.terminal.grass.status import status
from greentable.terminal.grass.voice import Voice

PROMPT = 1  # lines below the screen
NARRATED = 4  # lines that a narration should have before the rest is made smaller


class TurnScreen:
    """What a player is shown before a decision; each part is left out where it is not wanted."""

    def __init__(
        self,
        view: View,
        voice: Voice,
        past: Sequence[Happened],
        *,
        table: bool,
        stash: bool,
        hand: bool,
    ) -> None:
        self._view = view
        self._voice = voice
        self._past = past
        self._table = table
        self._stash = stash
        self._hand = hand

    def on(self, console: Console, lines_above: int = 0) -> RenderableType:
        """The screen as it suits a console; a pipe has room for everything.

        `lines_above` are lines of the console that are not to be pushed out of it.
        """
        whole = Group(
            *self._heading(),
            narration(self._past, self._voice),
            *self._seats(console.width, small=False),
            *self._cards(small=False),
            menu(self._view, self._voice),
            status(self._view, self._voice),
        )
        room = console.height - PROMPT - lines_above
        height = partial(height_on, console)
        if not console.is_terminal or height(whole) <= room:
            return whole
        told = narration(self._past, self._voice)
        for small_seats, small_cards, few in (
            *((True, False, False), (True, True, False)),
            (True, True, True),
        ):
            above = Group(
                *self._heading(),
                *self._seats(console.width, small=small_seats),
                *self._cards(small=small_cards),
            )
            below = Group(menu(self._view, self._voice, few=few), status(self._view, self._voice))
            left = room - height(above) - height(below)
            if left >= min(height(told), NARRATED):
                break
        return Group(above, folded(self._past, self._voice, left, height), below)

    def _heading(self) -> Iterator[RenderableType]:
        if self._table:
            yield screen.heading(self._view, self._voice)

    def _seats(self, width: int, *, small: bool) -> Iterator[RenderableType]:
        view, voice = self._view, self._voice
        if self._table and small:
            yield from (in_lines(view, voice), screen.piles(view, voice))
        elif self._table:
            yield screen.table(view, voice, width)
        elif self._stash:
            yield large(view, view.viewer, voice)

    def _cards(self, *, small: bool) -> Iterator[RenderableType]:
        if self._hand:
            show = screen.hand_in_words if small else screen.hand
            yield show(self._view, self._voice)
