"""`greentable serve`, but hints come soon, nothing is compiled, and time can be put on.

Each line on its standard input is a number of seconds that pass at once.
"""

from __future__ import annotations

import asyncio
import os
import sys
import time
from functools import partial
from typing import Any

from greentable.cli.commands import main
from greentable.server import services
from greentable.server.core.settings import Settings
from greentable.server.core.world import RealWorld
from greentable.server.operations import serve
from greentable.server.workers.jobs import Jobs
from greentable.server.workers.warming import Warming
from tests.server.set_world import SetWorld

_TICK = 0.02
_serve = serve.serve


class MovedWorld(SetWorld, RealWorld):
    """The real world, but for what time it is."""

    token, code, seed = RealWorld.token, RealWorld.code, RealWorld.seed


async def _serve_moved(settings: Settings, _world: RealWorld, *rest: Any) -> None:  # noqa: ANN401
    world, loop = MovedWorld(time=time.time()), asyncio.get_running_loop()

    def listen() -> None:
        if said := os.read(0, 100):
            world.pass_by(float(said))
        else:
            loop.remove_reader(0)

    async def tick() -> None:
        while True:
            await asyncio.sleep(_TICK)
            world.pass_by(_TICK)

    loop.add_reader(0, listen)
    ticking = asyncio.create_task(tick())
    await _serve(settings, world, *rest)
    ticking.cancel()


if __name__ == "__main__":
    services.Jobs = partial(Jobs, answers="tests.server.workers.made_answers:BRIEF")  # type: ignore[attr-defined,assignment]
    Warming.begin = lambda _self, _game: None  # type: ignore[method-assign,assignment]
    serve.serve = _serve_moved  # type: ignore[assignment]
    sys.exit(main())
