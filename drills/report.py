"""The findings of a drill: lines to read, and an exit code."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections import Counter
from collections.abc import Coroutine, Iterable
from types import FrameType

from drills.players import Player, check_logs

ENDED = 130
"""The exit code of a drill that was told to end before it had found anything out."""


class Report:
    """Findings, printed as they come."""

    def __init__(self) -> None:
        self.faults: list[str] = []

    def say(self, text: str) -> None:
        """Something worth knowing."""
        print(text, flush=True)

    def expect(self, text: str, *, holds: bool) -> None:
        """Something that must hold."""
        print(f"{'ok  ' if holds else 'FAIL'} {text}", flush=True)
        if not holds:
            self.faults.append(text)

    async def expect_nothing_lost(self, place: str, players: list[Player]) -> None:
        """Compare what was acknowledged with what is stored."""
        found, faults = await check_logs(place, players)
        for fault in faults:
            self.say(fault)
        self.expect(f"{found} acknowledged moves are stored, each once", holds=not faults)

    def tell_players(self, players: Iterable[Player]) -> None:
        """How people fared."""
        players = list(players)
        closed: Counter[int] = sum((one.closed for one in players), Counter())
        refused: Counter[str] = sum((one.refused for one in players), Counter())
        outages = [seconds for one in players for seconds in one.outages]
        longest = f", longest wait {max(outages):.1f} s" if outages else ""
        self.say(
            f"     {sum(one.moves for one in players)} moves, {len(outages)} returns{longest}; "
            f"closed {dict(closed)}; refused {dict(refused)}"
        )


def tidy_up_when_ended() -> None:
    """Let SIGTERM do what Ctrl-C does: everything that a drill has started ends with it."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        signal.raise_signal(signal.SIGINT)

    signal.signal(signal.SIGTERM, interrupt)
    # A shell lets what it starts in the background not hear of Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def run(drill: Coroutine[None, None, Report]) -> None:
    """Carry a drill out; the process ends with 1 if something did not hold."""
    tidy_up_when_ended()
    try:
        report = asyncio.run(drill)
    except KeyboardInterrupt:
        sys.exit(ENDED)
    sys.exit(1 if report.faults else 0)
