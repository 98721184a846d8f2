"""The screen of a turn, which keeps news and moves visible on a screen of few lines.

If everything fits, it is shown in reading order: narration, table, cards, moves. If not, seats
become lines and cards become words, and a shortened narration comes directly above the moves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from rich.console import Console, Group, RenderableType

from greentable.grass import View
from greentable.terminal.console import height_on
from greentable.terminal.grass.display import screen
from greentable.terminal.grass.display.seats import in_lines, large
from greentable.terminal.grass.display.status import status
from greentable.terminal.grass.menu import menu
from greentable.terminal.grass.narration import PastEvent, narration, narration_in
from greentable.terminal.grass.voice import Voice

PROMPT = 1  # lines below the screen
NARRATED = 4  # lines that the narration should have; the other parts are made smaller for it


class TurnScreen:
    """The screen before a decision, made of optional parts."""

    def __init__(
        self,
        view: View,
        voice: Voice,
        past: Sequence[PastEvent],
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
        """The screen, fitted to a console; a pipe gets everything.

        `lines_above` lines on the console must stay visible.
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
        return Group(above, narration_in(self._past, self._voice, left, height), below)

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
