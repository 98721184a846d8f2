"""Bots that no server wants, each under the name of a good one, for processes of their own."""

from __future__ import annotations

import os
import resource
import time
from collections.abc import Callable

from greentable.bots import GrassBot, as_bot
from greentable.bots.grass import random_bot
from greentable.core.shuffle import Picker
from greentable.grass import Legal, Move, View
from greentable.server.workers.worker_process import _GRACE


def crash(_view: object, _legal: Legal, _chance: Picker) -> Move:
    raise ZeroDivisionError


def vanish(_view: object, _legal: Legal, _chance: Picker) -> Move:
    os._exit(3)


def chatter(view: View, legal: Legal, chance: Picker) -> Move:
    print("A bot that prints does not get in between.")  # noqa: T201 - that is what it does
    os.write(1, b"Nor does this.\n")
    return random_bot.choose(view, legal, chance)


def dawdle(_view: object, legal: Legal, _chance: Picker) -> Move:
    while True:
        try:
            sum(range(1000))
        except Exception:  # noqa: BLE001 - it takes more than that to be stopped
            continue


def dawdle_deaf(_view: object, _legal: Legal, _chance: Picker) -> Move:
    """Waits for no signal: Python's handlers do not get to run. It shortens its own grace."""
    end, most = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (end - _GRACE, most))
    while True:
        try:
            while True:
                sum(range(1000))
        except BaseException:  # noqa: BLE001 - that is what it does
            continue


def sleep(_view: object, _legal: Legal, _chance: Picker) -> Move:
    time.sleep(3600)
    raise AssertionError


def first(_view: object, legal: Legal, _chance: Picker) -> Move:
    return legal[0]


def talk_nonsense(_view: object, _legal: Legal, _chance: Picker) -> Move:
    return Move.end()


def always_ask(view: View, legal: Legal, _chance: Picker) -> Move:
    """Makes offers as long as the view has any, whatever it was told."""
    offers = view.legal.offers
    return offers[0] if offers else legal[0]


def ask_if_told(_view: View, legal: Legal, _chance: Picker) -> Move:
    """Makes offers as long as it may."""
    return legal.offers[0] if legal.offers else legal[0]


Bots = dict[str, dict[str, GrassBot]]


def _named(function: Callable[..., Move], kernels: tuple[str, str] | None = None) -> Bots:
    return {"grass": {"random": as_bot(first), "rules": as_bot(function, kernels=kernels)}}


CRASHES = _named(crash)
VANISHES = _named(vanish)
CHATTERS = _named(chatter)
DAWDLES = _named(dawdle)
DEAF = _named(dawdle_deaf)
SLEEPS = _named(sleep)
NONSENSE = _named(talk_nonsense)
ALWAYS_ASKS = _named(always_ask)
ASKS = _named(ask_if_told)
COLD = _named(first, kernels=("grass", "grass"))
ALL_CRASH = {"grass": {"random": as_bot(crash), "rules": as_bot(crash)}}
