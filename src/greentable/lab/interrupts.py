"""Ctrl-C during a match: it stops the match once, and never interrupts a short operation."""

from __future__ import annotations

import signal
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker
from types import FrameType


@contextmanager
def one_interrupt() -> Iterator[None]:
    """The first Ctrl-C raises KeyboardInterrupt; the next ones do nothing until the program ends.

    The remaining work is short, and an impatient user should see its result and no traceback.
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
def interrupts_later() -> Iterator[None]:
    """Delay Ctrl-C until the end of this block; a process started here never receives it."""
    pressed: list[int] = []
    with _handler(lambda number, _frame: pressed.append(number)), _blocked():
        yield
    if pressed:
        signal.raise_signal(signal.SIGINT)


@contextmanager
def _handler(handler: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    if not _is_ours():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _blocked() -> Iterator[None]:
    """Block the signal, which a process inherits, unlike a handler. On systems without signal masks
    it does nothing.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()  # the first process would start it, and that unblocks signals
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def ignore_interrupts() -> None:
    """Ignore Ctrl-C in this process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _is_ours() -> bool:
    """True if this thread receives signals: in Python only the main one does."""
    return threading.current_thread() is threading.main_thread()
