"""Bots in any language: programs that speak JSON lines on standard input and output.

The name of such a bot is `program:COMMAND`, or `program@0.5s:COMMAND` with a time limit for each
move. The first question starts the program. Each question and each answer is one line:

    {"id": 7, "game": "grass", "seat": 2, "view": {…}, "milliseconds": 5000, "seed": 1234567890}
    {"id": 7, "move": "play MO"}

docs/outsiders.md explains the fields. If a program is silent for too long, exits, or gives an
invalid answer, it is killed, and started again for the next question. After three such failures in
a row it gets no more questions, so that games do not wait for it again and again.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import queue
import re
import shlex
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

import msgspec

from greentable import grass, grove
from greentable.bots.bot import Bot, as_bot
from greentable.core.advice import Budget
from greentable.core.reader import shown
from greentable.core.shuffle import Picker
from greentable.errors import GreentableError, UsageError
from greentable.games import GAMES
from greentable.words.system_errors import system_words

SECONDS = 5.0
"""The default time limit for a move."""
STARTING_SECONDS = 10.0
"""The additional time for the first answer: some languages start slowly."""
MOST_SECONDS = 600.0
MOST_BYTES = 65_536  # of an answer
MOST_FAILURES = 3  # in a row
_SEEDS = 1 << 32
_EXAMPLE = '{"id": 7, "move": "end"}'
_LAST_SECONDS = 1.0
_LAST_WORDS = 200  # characters quoted from the last output of a program

_NAME = re.compile(r"program(?:@(?P<seconds>\d{1,3}(?:\.\d{1,3})?)s)?:(?P<command>.*)", re.DOTALL)

VIEW_DOCUMENTS: Mapping[str, Callable[[Any], bytes]] = MappingProxyType(
    {"grass": grass.view_document, "grove": grove.view_document}
)


class _Answer(msgspec.Struct):
    id: int
    move: str


_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(_Answer)


def is_program(name: str) -> bool:
    """True if this name of a bot means a program."""
    return _NAME.fullmatch(name) is not None


def program_bot(game: str, name: str) -> Bot[Any, Any, Any]:
    """The bot that asks the program with this name. Raises UsageError."""
    found = _NAME.fullmatch(name)
    assert found is not None, "asked before"
    seconds = SECONDS if found["seconds"] is None else float(found["seconds"])
    if not 0 < seconds <= MOST_SECONDS:
        raise UsageError("bots.program_seconds", name=shown(name), most=int(MOST_SECONDS))
    try:
        command = shlex.split(found["command"])
    except ValueError:
        command = []
    if not command:
        raise UsageError("bots.program_command", name=shown(name))
    return as_bot(Program(game, command, seconds).choose)


class Program:
    """A program that chooses moves; each failure raises GreentableError."""

    def __init__(self, game: str, command: list[str], seconds: float = SECONDS) -> None:
        self._game = game
        self._command = command
        self._seconds = seconds
        self._process: subprocess.Popen[bytes] | None = None
        self._errors: deque[bytes] = deque(maxlen=5)  # the last lines of standard error
        self._speaker: threading.Thread | None = None
        self._listener: threading.Thread | None = None
        self._asked = 0
        self._failures = 0
        atexit.register(self.close)

    def choose(
        self,
        view: Any,  # noqa: ANN401 - of any game
        _legal: object,
        chance: Picker,
        budget: Budget | None = None,
    ) -> object:
        """Ask the program for its move. Raises GreentableError."""
        if self._failures >= MOST_FAILURES:
            raise GreentableError("bots.program_given_up", failures=MOST_FAILURES)
        try:
            move = self._ask(view, chance.below(_SEEDS), budget)
        except GreentableError:
            self._failures += 1
            self.close()
            raise
        self._failures = 0
        return move

    def close(self) -> None:
        """Kill the program."""
        process, self._process = self._process, None
        if process is None:
            return
        _kill(process)
        for thread, pipe in (
            (self._speaker, process.stdin),
            (self._speaker, process.stdout),
            (self._listener, process.stderr),
        ):
            if _is_done(thread) and pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()

    def _ask(self, view: Any, seed: int, budget: Budget | None) -> object:  # noqa: ANN401
        seconds = self._seconds
        if budget is not None and budget.milliseconds is not None:
            seconds = min(seconds, budget.milliseconds / 1000)
        patience = seconds
        if self._process is None:
            self._start()
            patience += STARTING_SECONDS
        self._asked += 1
        question = {
            "id": self._asked,
            "game": self._game,
            "seat": view.viewer,
            "view": msgspec.Raw(VIEW_DOCUMENTS[self._game](view)),
            "milliseconds": round(seconds * 1000),
            "seed": seed,
        }
        return self._move_in(self._exchange(_encoder.encode(question) + b"\n", patience))

    def _start(self) -> None:
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the player names the program
                self._command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,  # Ctrl-C must reach Greentable only
            )
        except OSError as error:
            why = system_words(error)
            raise GreentableError(
                "bots.program_start", command=shlex.join(self._command), why=why
            ) from error
        self._errors.clear()
        self._listener = _thread(_keep_last, self._process, self._errors)

    def _exchange(self, question: bytes, patience: float) -> bytes:
        """Send a question and return the answer; the thread that reads it ends with the program."""
        process = self._process
        assert process is not None, "it was started"
        answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._speaker = _thread(_converse, process, question, answers)
        try:
            answer = answers.get(timeout=patience)
        except queue.Empty:
            raise GreentableError("bots.program_silent", seconds=f"{patience:g}") from None
        if not answer.endswith(b"\n"):
            raise self._ended(process, answer)
        return answer

    def _ended(self, process: subprocess.Popen[bytes], answer: bytes) -> GreentableError:
        if len(answer) >= MOST_BYTES:
            return _not_an_answer(answer)
        # A program that has closed its output is about to exit, and its exit code tells why.
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(_LAST_SECONDS)
        _kill(process)
        code = str(process.returncode)
        _is_done(self._listener)
        last = b"".join(self._errors) or answer
        if last.strip():
            return GreentableError("bots.program_said", code=code, said=_short(last, last=True))
        return GreentableError("bots.program_ended", code=code)

    def _move_in(self, line: bytes) -> object:
        try:
            answer = _decoder.decode(line)
            if answer.id != self._asked:
                raise _not_an_answer(line)
            return GAMES[self._game].read_move(answer.move)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise _not_an_answer(line) from error


def _thread(function: Callable[..., None], *arguments: object) -> threading.Thread:
    """Start a daemon thread, so that Greentable can exit without waiting for it."""
    thread = threading.Thread(target=function, args=arguments, daemon=True)
    thread.start()
    return thread


def _is_done(thread: threading.Thread | None) -> bool:
    """True if a thread ends within a second; a pipe that it still reads cannot be closed."""
    if thread is not None:
        thread.join(_LAST_SECONDS)
    return thread is None or not thread.is_alive()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """Kill a process and, except on Windows, all processes that it has started."""
    if sys.platform != "win32":
        with contextlib.suppress(OSError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()


def _converse(
    process: subprocess.Popen[bytes], question: bytes, answers: queue.SimpleQueue[bytes]
) -> None:
    assert process.stdin is not None, "it is a pipe"
    assert process.stdout is not None, "it is a pipe"
    with contextlib.suppress(OSError, ValueError):  # the program has exited, or its pipe was closed
        process.stdin.write(question)
        process.stdin.flush()
    line = b""
    with contextlib.suppress(OSError, ValueError):
        line = process.stdout.readline(MOST_BYTES)
    answers.put(line)


def _keep_last(process: subprocess.Popen[bytes], lines: deque[bytes]) -> None:
    """Read standard error, so that the program never blocks on it, and keep the last lines."""
    assert process.stderr is not None, "it is a pipe"
    with contextlib.suppress(OSError, ValueError):
        while line := process.stderr.readline(MOST_BYTES):
            lines.append(line)


def _not_an_answer(line: bytes) -> GreentableError:
    return GreentableError("bots.program_answer", answer=_short(line), wanted=_EXAMPLE)


def _short(text: bytes, *, last: bool = False) -> str:
    """The beginning of a text on one line, or its end if `last`."""
    words = " ".join(text.decode(errors="replace").split())
    return repr(words[-_LAST_WORDS:] if last else words[:_LAST_WORDS])
