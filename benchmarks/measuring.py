"""How fast something runs, on one core and on all."""

from __future__ import annotations

import multiprocessing
import os
import time
from collections.abc import Callable


def rate(
    run: Callable[[], int], seconds: float, clock: Callable[[], float] = time.perf_counter
) -> float:
    """How many things a second: `run` does some and says how many, again and again.

    With the CPU time of the process as the clock, others on the machine matter less.
    """
    run()
    done, start = 0, clock()
    while (elapsed := clock() - start) < seconds:
        done += run()
    return done / elapsed


def on_all_cores(measure: Callable[..., float], *args: object) -> float:
    """The sum over as many processes as there are cores, all at once; each has its own seed."""
    cores = os.cpu_count() or 1
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        runs = [pool.apply_async(measure, (*args, seed + 1)) for seed in range(cores)]
        return sum(result.get() for result in runs)


def told_overruns(budget: float, over: list[float]) -> str:
    """By how many milliseconds a budget was exceeded, in the middle and at the 99th percentile."""
    over = sorted(over)
    half, most = over[len(over) // 2], over[int(len(over) * 0.99)]
    return f"a budget of {budget:.0f} ms: over by {half:.1f} ms (median), {most:.1f} ms (99 %)"
