"""`greentable serve`: tables for a household, a club or the world."""

from __future__ import annotations

import argparse
import asyncio
import gc
import itertools
import multiprocessing
import multiprocessing.process
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import platformdirs
import uvicorn

from greentable.errors import UsageError
from greentable.server.cluster.addresses import addresses, listen, listen_for_relay, qr_code, url_of
from greentable.server.cluster.supervisor import Supervisor
from greentable.server.core import logs, metrics
from greentable.server.core.settings import Settings, describe_settings, read_settings
from greentable.server.core.world import RealWorld, World
from greentable.server.http.app import make_app
from greentable.server.services import services_of
from greentable.server.store import open_store
from greentable.server.transport.http_protocol import http_protocol
from greentable.server.transport.socket_protocol import SocketProtocol
from greentable.words.catalogue import Catalogue, help_text

_LAN = "0.0.0.0"  # noqa: S104 - only with --lan
_SHUTDOWN_SECONDS = 10
_COLLECT_SECONDS = 600
_YOUNG = 1  # the oldest generation of objects that a quick collection looks at
_MANY_NEW = 40_000  # objects: some 6 MB, collected in 10 to 15 ms


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the options of `greentable serve`; they take precedence over the settings."""
    parser.add_argument("--host", metavar="ADDRESS", help=help_text("serve-host"))
    parser.add_argument("--port", type=int, metavar="N", help=help_text("serve-port"))
    parser.add_argument("--lan", action="store_true", help=help_text("serve-lan"))
    parser.add_argument("--public-url", metavar="URL", help=help_text("serve-public-url"))
    parser.add_argument("--data", metavar="DIR", help=help_text("serve-data"))
    parser.add_argument("--database", metavar="URL", help=help_text("serve-database"))
    parser.add_argument("--workers", type=int, metavar="N", help=help_text("serve-workers"))
    parser.add_argument(
        "--invite-only", action="store_const", const=True, help=help_text("serve-invite-only")
    )
    parser.add_argument("--settings", type=Path, metavar="FILE", help=help_text("serve-settings"))
    parser.add_argument("--open", action="store_true", help=help_text("serve-open"))
    parser.add_argument(
        "--show-settings", action="store_true", help=help_text("serve-show-settings")
    )


def command(args: argparse.Namespace) -> int:
    """Serve until the process is stopped; returns the exit code."""
    catalogue: Catalogue = args.catalogue
    if args.show_settings:
        for name, default, about in describe_settings(catalogue):
            print(f"{name} = {default}  # {about}")
        return 0
    settings = settings_of(args)
    if settings.workers > 1 and not settings.database:
        raise UsageError("serve.workers_need_postgres", workers=settings.workers)
    listening = listen(settings)
    urls = addresses(settings, listening.getsockname()[1])

    def greet() -> None:
        _greet(catalogue, urls[0], lan=args.lan)
        if args.open:
            webbrowser.open(urls[0])

    logs.write_logs()
    if settings.workers > 1:
        asyncio.run(_check_store(settings))
        greet()
        Supervisor(run_process, settings, listening, urls).run()
    else:
        run_process(settings, 0, listening, urls, greet)
    return 0


async def _check_store(settings: Settings) -> None:
    """Open the database before any process starts, so that an error is reported only once."""
    store = open_store(store_place(settings))
    await store.open()
    await store.close()


def run_process(
    settings: Settings,
    number: int,
    listening: socket.socket,
    urls: list[str],
    greet: Callable[[], None] = lambda: None,
) -> None:
    """Serve in this process, which is one of several if it has a parent.

    Calls `greet` when it is ready. Raises UsageError, Unavailable.
    """
    parent = multiprocessing.parent_process()
    if parent is not None:
        logs.write_logs()
        threading.Thread(target=_stop_with, args=(parent,), daemon=True).start()
    if settings.metrics_port:
        metrics.serve_metrics(settings.metrics_port + number)
    _disable_automatic_gc()
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        runner.run(serve(settings, RealWorld(), listening, urls, greet))


def _disable_automatic_gc() -> None:
    """Turn off Python's automatic collection of cyclic garbage.

    A move makes some five hundred lists, which have no cycles and are freed soon. Automatic
    collection of those still in use takes a tenth of the time of the moves.
    """
    gc.collect()
    gc.freeze()  # imported modules are never garbage
    gc.disable()


async def _collect_garbage() -> None:
    """Collect new objects when there are many, and all objects every ten minutes.

    A full collection with 200 tables takes 0.3 s, in which no move is handled.
    """
    for seconds in itertools.count(1):
        await asyncio.sleep(1)
        if seconds % _COLLECT_SECONDS == 0:
            gc.collect()
        elif gc.get_count()[0] > _MANY_NEW:
            gc.collect(_YOUNG)


def _stop_with(parent: multiprocessing.process.BaseProcess) -> None:
    """Stop this process when the supervisor ends, even if that was killed."""
    parent.join()
    os.kill(os.getpid(), signal.SIGTERM)


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings of a command line, its file and the environment. Raises UsageError."""
    names = ("host", "port", "public_url", "data", "database", "workers", "invite_only")
    given = {name: getattr(args, name) for name in names if getattr(args, name) is not None}
    if args.lan:
        given.setdefault("host", _LAN)
    return read_settings(args.settings, os.environ, given)


def store_place(settings: Settings) -> str:
    """The place of the store: the URL of a database, or a folder."""
    return (
        settings.database
        or settings.data
        or platformdirs.user_data_dir("greentable", appauthor=False)
    )


class _Server(uvicorn.Server):
    """A uvicorn server that calls `greet` once it accepts requests and can be stopped."""

    def __init__(self, config: uvicorn.Config, greet: Callable[[], None]) -> None:
        super().__init__(config)
        self._greet = greet

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._greet()


async def serve(
    settings: Settings,
    world: World,
    listening: socket.socket,
    urls: list[str],
    greet: Callable[[], None],
) -> None:
    """Serve on a socket until the process is told to stop. Raises UsageError, Unavailable."""
    store = open_store(store_place(settings))
    # Opened before uvicorn starts, which would turn an error here into a traceback.
    await store.open()
    sockets, own_url = [listening], ""
    if settings.database:
        sockets.append(for_relay := listen_for_relay(settings))
        own_url = url_of(for_relay)
    services = services_of(settings, world, store, urls, own_url)
    server = _Server(config(make_app(services), settings, world), greet)
    collecting = asyncio.create_task(_collect_garbage())
    await server.serve(sockets=sockets)
    collecting.cancel()


def config(
    app: Any,  # noqa: ANN401 - an ASGI application
    settings: Settings,
    world: World,
) -> uvicorn.Config:
    """The configuration of uvicorn: inflated frames are limited, and sockets are pinged."""
    return uvicorn.Config(
        app,
        http=http_protocol(settings, world),
        ws=SocketProtocol,
        ws_max_size=settings.body_bytes,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        ws_per_message_deflate=True,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=True,
        proxy_headers=False,
        lifespan="on",
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
    )


def _loop_factory() -> Any:  # noqa: ANN401 - uvloop has no types where it is missing
    if sys.platform == "win32":
        return None
    import uvloop

    return uvloop.new_event_loop


def _greet(catalogue: Catalogue, address: str, *, lan: bool) -> None:
    if lan:
        print(qr_code(address))
    print(catalogue.say("serve-at", address=address), flush=True)
