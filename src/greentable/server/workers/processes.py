"""A pool of worker processes, started on demand and ended when idle."""

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
from greentable.server.workers.worker_messages import (
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

Outcome = Moved | Answered | Failed
OnAdvance = Callable[[Progress], None]

_LAST_SECONDS = 1.0
_SIGXCPU = 24  # the signal that ends a process at its CPU limit; Windows has no name for it

_decoder: msgspec.json.Decoder[Answer] = msgspec.json.Decoder(Answer)


class Worker:
    """A worker process; it answers one question at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._is_counted = True

    @classmethod
    async def start(cls, bots: str, answers: str) -> Worker:
        """Start a process with these registries of bots and long answers."""
        command = (sys.executable, "-m", "greentable.server.workers.worker_process", bots, answers)
        process = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE)
        metrics.worker_processes.inc()
        return cls(process)

    async def ask(
        self,
        question: BotQuestion | LongQuestion,
        patience: float | None,
        on_advance: OnAdvance = lambda _progress: None,
    ) -> Outcome:
        """The answer, or a failure; after a failure the process may have ended.

        `patience` limits the time in seconds, also for a process that only waits and so never
        reaches its limit of CPU time.
        """
        body = pickle.dumps(question)
        pipe = self._process.stdin
        assert pipe is not None, "it was started with a pipe"
        try:
            async with asyncio.timeout(patience):
                pipe.write(LENGTH.pack(len(body)) + body)
                await pipe.drain()
                while isinstance(answer := await self._receive(), Advanced):
                    on_advance(answer.progress)
                return answer
        except TimeoutError:
            await self.end()
            return Failed("dawdled", "")
        except (OSError, EOFError, msgspec.DecodeError) as error:
            # It has closed its pipe, so it is about to end, and its exit code tells the reason.
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._process.wait(), _LAST_SECONDS)
            await self.end()
            is_out_of_time = self._process.returncode == -_SIGXCPU
            return Failed("dawdled" if is_out_of_time else "crashed", repr(error))

    async def _receive(self) -> Answer:
        """The next message. Raises EOFError, OSError, msgspec.DecodeError."""
        pipe = self._process.stdout
        assert pipe is not None, "it was started with a pipe"
        (length,) = LENGTH.unpack(await pipe.readexactly(LENGTH.size))
        if length > MOST_BYTES:
            raise EOFError
        return _decoder.decode(await pipe.readexactly(length))

    @property
    def is_gone(self) -> bool:
        """True if the process has ended."""
        return self._process.returncode is not None

    async def end(self) -> None:
        """Kill the process: it has nothing to clean up."""
        if not self.is_gone:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            await self._process.wait()
        if self._is_counted:
            self._is_counted = False
            metrics.worker_processes.dec()


class WorkerPool:
    """Up to `most` worker processes; each ends after `idle_seconds` without a question."""

    def __init__(
        self, most: int, idle_seconds: float, bots: str = BOTS, answers: str = ANSWERS
    ) -> None:
        self._idle_seconds = idle_seconds
        self._registries = (bots, answers)
        self._places = asyncio.Semaphore(most)
        self._idle: list[tuple[Worker, asyncio.TimerHandle]] = []
        self._asked: set[asyncio.Task[Outcome]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def idle(self) -> int:
        """The number of idle processes."""
        return len(self._idle)

    async def ask(
        self,
        question: BotQuestion | LongQuestion,
        patience: float | None = None,
        on_advance: OnAdvance = lambda _progress: None,
        *,
        is_abandoned: bool = False,
    ) -> Outcome:
        """The answer of the next free process; `patience` starts when there is one.

        If the calling task is cancelled, the process finishes its answer; with `is_abandoned` it is
        killed.
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
    ) -> Outcome:
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
        """End all processes."""
        self._is_closed = True
        for task in list(self._asked):
            task.cancel()
        await asyncio.gather(*self._asked, return_exceptions=True)
        for worker, timer in self._idle:
            timer.cancel()
            await worker.end()
        self._idle.clear()
        await asyncio.gather(*self._ending)
