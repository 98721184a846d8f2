"""Ctrl-C during a match: it stops the match once, and never what only takes a moment."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def one_interrupt() -> Iterator[None]:
    """The first Ctrl-C raises KeyboardInterrupt; the next ones do nothing until the program ends.

    What is left to do then is short, and whoever is impatient shall see its result and no trace.
    """
    if not _is_ours() or signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        yield
        return
    signal.signal(signal.SIGINT, _stop)
    try:
        yield
    finally:
        if signal.getsignal(signal.SIGINT) is _stop:
            signal.signal(signal.SIGINT, signal.default_int_handler)


def _stop(_number: int, _frame: FrameType | None) -> None:
    ignore_interrupts()
    raise KeyboardInterrupt


@contextmanager
def no_interrupt() -> Iterator[None]:
    """Ctrl-C does nothing here, nor ever in a process that is started here."""
    if not _is_ours():
        yield
        return
    before = signal.getsignal(signal.SIGINT)
    ignore_interrupts()
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def ignore_interrupts() -> None:
    """Let Ctrl-C do nothing in this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _is_ours() -> bool:
    """Whether signals are this thread's affair: Python leaves them to the main one."""
    return threading.current_thread() is threading.main_thread()
