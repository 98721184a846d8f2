"""A worker process: it runs bots and finds long answers, one question after the other.

    python -m greentable.server.workers.worker_process BOTS ANSWERS

Questions come on standard input as a length and a pickle: the server is trusted. Answers go back as
a length and JSON: bots are not trusted, so the server reads nothing else from them. Each question
has a budget of CPU time; a bot that uses it up is interrupted, and killed if it goes on.
"""

from __future__ import annotations

import contextlib
import importlib
import math
import os
import pickle
import signal
import sys
import time
from collections.abc import Iterator, Mapping
from types import FrameType
from typing import Any, BinaryIO

import msgspec

from greentable.bots import ASKING_NOBODY
from greentable.bots.bot import bot_named, kernels_of
from greentable.core.advice import Budget
from greentable.core.shuffle import Stream
from greentable.errors import GreentableError
from greentable.games import GAMES
from greentable.long_answers import Progress
from greentable.server.workers.worker_messages import (
    LENGTH,
    Advanced,
    Answer,
    Answered,
    BotQuestion,
    Failed,
    LongQuestion,
    Moved,
)

_GRACE = 2  # seconds of CPU time between the interruption and the kill
_MEMORY = 4 << 30  # bytes of address space; the compiler needs more than one gigabyte
_NICE = 5  # the server's own process has priority
_REPORT_SECONDS = 0.2  # between two reports of progress


class OutOfTime(BaseException):
    """The CPU time is used up. Not an Exception, so that bots do not catch it by accident."""


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise OutOfTime


@contextlib.contextmanager
def limit_cpu(cpu_seconds: float) -> Iterator[None]:
    """Raise OutOfTime after this much CPU time of the process; the system kills it soon after."""
    if sys.platform == "win32":  # the server's time limit is the only one there
        yield
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_CPU)
    end = math.ceil(time.process_time() + cpu_seconds) + _GRACE
    resource.setrlimit(resource.RLIMIT_CPU, (end, most))
    signal.signal(signal.SIGPROF, _interrupt)
    signal.setitimer(signal.ITIMER_PROF, cpu_seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        resource.setrlimit(resource.RLIMIT_CPU, (most, most))


class Answerer:
    """Answers questions in this process."""

    def __init__(self, bots: Mapping[str, Any], answers: Mapping[str, Any], out: BinaryIO) -> None:
        self._bots, self._answers, self._out = bots, answers, out
        self._reported = 0.0

    def send(self, answer: Answer) -> None:
        """Send a message to the server."""
        body = msgspec.json.encode(answer)
        self._out.write(LENGTH.pack(len(body)) + body)
        self._out.flush()

    def answer(self, question: BotQuestion | LongQuestion) -> Answer:
        """The answer to a question; every error becomes a failure."""
        try:
            if isinstance(question, BotQuestion):
                return self._choose_move(question)
            return self._find_answer(question)
        except OutOfTime:
            return Failed("dawdled", "")
        except GreentableError as error:
            return Failed("refused", error.code)
        except Exception as error:  # noqa: BLE001 - a bot may raise anything
            return Failed("crashed", repr(error)[:500])

    def _choose_move(self, question: BotQuestion) -> Moved:
        choose = bot_named(self._bots[question.game], question.bot)
        is_interpreted = not _is_ready(kernels_of(choose))
        chance = Stream(question.chance.encode(), "server/bot")
        budget = Budget(milliseconds=question.cpu_seconds * 1000 / 2)
        with limit_cpu(question.cpu_seconds):
            legal = question.view.legal
            if not question.may_ask:
                legal = ASKING_NOBODY[question.game](legal)
            move = choose(question.view, legal, chance, budget)
        return Moved(GAMES[question.game].write_move(move), is_interpreted)

    def _find_answer(self, question: LongQuestion) -> Answered:
        kind = self._answers[question.game][question.what]
        is_interpreted = not _is_ready(kind.kernels)
        begun: list[float] = []

        def on_progress(now: Progress) -> bool:
            """Report progress from time to time; True if the CPU time is used up."""
            if now.phase == "searching" and not begun:
                begun.append(time.process_time())
            if time.monotonic() - self._reported > _REPORT_SECONDS:
                self._reported = time.monotonic()
                self.send(Advanced(now))
            return bool(begun) and time.process_time() - begun[0] > question.cpu_seconds

        answer = msgspec.to_builtins(kind.find(question.asked, on_progress))
        return Answered(answer, is_interpreted)


def _is_ready(kernels: tuple[str, str] | None) -> bool:
    """Load these kernels if they are compiled; True if the question cannot run any faster.

    Loading takes seconds of CPU time, which is not charged to a bot.
    """
    from greentable.compiled.loader import is_available

    if kernels is None or not is_available():
        return True
    from greentable.compiled.engine import fastest
    from greentable.compiled.warmup import is_warm

    if is_warm(*kernels):
        fastest(*kernels)
        return True
    return False


def _registry(place: str) -> Mapping[str, Any]:
    """The registry at a place written `package.module:NAME`."""
    module, _, name = place.partition(":")
    found: Mapping[str, Any] = getattr(importlib.import_module(module), name)
    return found


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, moved so that a bot that prints or reads does not disturb them."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    with open(os.devnull, "r+b") as nothing:  # noqa: PTH123 - a device
        os.dup2(nothing.fileno(), 0)
    os.dup2(2, 1)
    return questions, answers


def _limit_process() -> None:
    """Lower the priority of this process, and limit its memory."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        return
    import resource

    os.nice(_NICE)
    _, most = resource.getrlimit(resource.RLIMIT_AS)
    limit = _MEMORY if most == resource.RLIM_INFINITY else min(_MEMORY, most)
    resource.setrlimit(resource.RLIMIT_AS, (limit, most))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def main(bots: str, answers: str) -> None:
    """Answer questions until the server ends."""
    _limit_process()
    questions, out = _own_pipes()
    answerer = Answerer(_registry(bots), _registry(answers), out)
    with contextlib.suppress(BrokenPipeError):
        while header := questions.read(LENGTH.size):
            (length,) = LENGTH.unpack(header)
            question = pickle.loads(questions.read(length))  # noqa: S301 - from our own server
            answerer.send(answerer.answer(question))


if __name__ == "__main__":
    main(*sys.argv[1:])
