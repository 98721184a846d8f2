"""The server's end of the processes that think: started on demand, ended when they are idle."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable

import msgspec

from greentable.long_answers import Progress
from greentable.server.core import metrics
from greentable.server.workers.thinking import (
    LENGTH,
    MOST_BYTES,
    Advanced,
    Answer,
    Answered,
    BotQuestion,
    Failed,
    LongQuestion,
    Moved,
)

BOTS = "greentable.bots:BOTS"
ANSWERS = "greentable.long_answers:LONG_ANSWERS"

Found = Moved | Answered | Failed
OnAdvance = Callable[[Progress], None]

_LAST_SECONDS = 1.0
_SIGXCPU = 24  # what the limit of CPU time ends a process with; Windows has no name for it

_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class Worker:
    """One process; it is asked one thing at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._is_counted = True

    @classmethod
    async def start(cls, bots: str, answers: str) -> Worker:
        """A new process, with these registries of bots and long answers."""
        command = (sys.executable, "-m", "greentable.server.workers.worker_process", bots, answers)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        metrics.worker_processes.inc()
        return cls(process)

    async def ask(
        self,
        question: BotQuestion | LongQuestion,
        patience: float | None,
        on_advance: OnAdvance = lambda _progress: None,
    ) -> Found:
        """The answer, or why there is none; then the process may be gone.

        `patience` is for those who use no CPU time: seconds, counted from now.
        """
        body = pickle.dumps(question)
        pipe = self._process.stdin
        assert pipe is not None, "it has a pipe"
        try:
            async with asyncio.timeout(patience):
                pipe.write(LENGTH.pack(len(body)) + body)
                await pipe.drain()
                while isinstance(answer := await self._hear(), Advanced):
                    on_advance(answer.progress)
                return answer
        except TimeoutError:
            await self.end()
            return Failed("dawdled", "")
        except (OSError, EOFError, msgspec.DecodeError) as error:
            # It has closed its pipe, so it is about to end by itself, and then one knows by what.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), _LAST_SECONDS)
            await self.end()
            over = self._process.returncode == -_SIGXCPU
            return Failed("dawdled" if over else "crashed", repr(error))

    async def _hear(self) -> Answer:
        """The next message. Raises EOFError, OSError, msgspec.DecodeError."""
        pipe = self._process.stdout
        assert pipe is not None, "it has a pipe"
        (length,) = LENGTH.unpack(await pipe.readexactly(LENGTH.size))
        if length > MOST_BYTES:
            raise EOFError
        return _decoder.decode(await pipe.readexactly(length))

    @property
    def is_gone(self) -> bool:
        """Whether the process has ended."""
        return self._process.returncode is not None

    async def end(self) -> None:
        """End it now, whatever it is doing: it holds nothing that would have to be put in order."""
        if not self.is_gone:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
        if self._is_counted:
            self._is_counted = False
            metrics.worker_processes.dec()


class Workers:
    """Up to `most` processes, which end when nobody has asked them for `idle_seconds`."""

    def __init__(
        self, most: int, idle_seconds: float, bots: str = BOTS, answers: str = ANSWERS
    ) -> None:
        self._idle_seconds = idle_seconds
        self._registries = (bots, answers)
        self._places = asyncio.Semaphore(most)
        self._idle: list[tuple[Worker, asyncio.TimerHandle]] = []
        self._asked: set[asyncio.Task[Found]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def idle(self) -> int:
        """How many processes wait for a question."""
        return len(self._idle)

    async def ask(
        self,
        question: BotQuestion | LongQuestion,
        patience: float | None = None,
        on_advance: OnAdvance = lambda _progress: None,
        *,
        is_abandoned: bool = False,
    ) -> Found:
        """The answer of the next process that is free; waiting for one costs no patience.

        If the asking task is cancelled, the process ends its thought alone; with `is_abandoned`
        it is ended itself.
        """
        task = asyncio.create_task(self._ask(question, patience, on_advance))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if is_abandoned:
                task.cancel()
            raise

    async def _ask(
        self, question: BotQuestion | LongQuestion, patience: float | None, on_advance: OnAdvance
    ) -> Found:
        async with self._places:
            try:
                worker = await self._free_worker()
            except OSError as error:  # no memory, or too many processes
                return Failed("crashed", repr(error))
            try:
                return await worker.ask(question, patience, on_advance)
            except BaseException:
                await worker.end()
                raise
            finally:
                self._put_back(worker)

    async def _free_worker(self) -> Worker:
        while self._idle:
            worker, timer = self._idle.pop()
            timer.cancel()
            if not worker.is_gone:
                return worker
            await worker.end()
        return await Worker.start(*self._registries)

    def _put_back(self, worker: Worker) -> None:
        if worker.is_gone:
            return
        if self._is_closed:
            self._end(worker)
            return
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self._idle_seconds, self._end_idle, worker)
        self._idle.append((worker, timer))

    def _end_idle(self, worker: Worker) -> None:
        self._idle = [pair for pair in self._idle if pair[0] is not worker]
        self._end(worker)

    def _end(self, worker: Worker) -> None:
        task = asyncio.create_task(worker.end())
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """End all of them."""
        self._is_closed = True
        for task in list(self._asked):
            task.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        for worker, timer in self._idle:
            timer.cancel()
            await worker.end()
        self._idle.clear()
        await asyncio.gather(*self._ending)
