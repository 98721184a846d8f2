"""The server put together: its parts, its routes, the socket, and what every answer carries."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greentable.server.api import (
    daily,
    games,
    instance,
    jobs,
    me,
    records,
    replays,
    sheets,
    statistics,
    tables,
)
from greentable.server.archive import Archive
from greentable.server.around import Around
from greentable.server.bot_workers import BotWorkers
from greentable.server.calls import Call, address_of, endpoint, language_of, refusal
from greentable.server.connection import SocketLimits
from greentable.server.daily import Daily
from greentable.server.jobs import Jobs
from greentable.server.limits import Buckets
from greentable.server.notices import Notices
from greentable.server.openapi import openapi
from greentable.server.origins import Origins
from greentable.server.pages import page_routes
from greentable.server.people import People
from greentable.server.problems import Refused
from greentable.server.relay import Relay
from greentable.server.rooms import Rooms
from greentable.server.routes import Route
from greentable.server.settings import Settings, privacy_words
from greentable.server.sockets import SocketCaps, socket_endpoint
from greentable.server.store.store import Store, Unavailable
from greentable.server.upkeep import Upkeep
from greentable.server.world import World

ROUTES: tuple[Route, ...] = (
    *games.routes,
    *instance.routes,
    *me.routes,
    *tables.routes,
    *replays.routes,
    *records.routes,
    *statistics.routes,
    *daily.routes,
    *sheets.routes,
    *jobs.routes,
)

# Nothing from elsewhere, no frames, no plug-ins; pictures may be made by the page itself.
_POLICY = {
    "default-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "object-src": "'none'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "form-action": "'self'",
}
_HEADERS = [
    (b"content-security-policy", "; ".join(map(" ".join, _POLICY.items())).encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
# Browsers take this one only from pages that came safely, and complain about it otherwise.
_ALONE = (b"cross-origin-opener-policy", b"same-origin")
_SAFE = ("https://", "http://127.0.0.1:", "http://localhost:", "http://[::1]:")


@dataclass(slots=True)
class Services:
    """The parts of a running server, as handlers use them."""

    settings: Settings
    world: World
    store: Store
    people: People
    origins: Origins
    rooms: Rooms
    relay: Relay
    notices: Notices
    upkeep: Upkeep
    privacy: str
    """The host's own words about it."""
    archive: Archive
    daily: Daily
    jobs: Jobs
    socket_limits: SocketLimits
    sockets: SocketCaps
    address: str
    """What links begin with."""
    requests: Buckets
    guests: Buckets
    codes: Buckets
    sign_ins: Buckets
    imports: Buckets


def services_of(
    settings: Settings, world: World, store: Store, urls: Iterable[str], own_url: str = ""
) -> Services:
    """The parts, made from the settings; `urls` are those under which people reach the server.

    `own_url` is where other processes on the same database reach this one.
    """

    def buckets(per_second: float, burst: float) -> Buckets:
        return Buckets(per_second, burst, world.now)

    def per_minute(count: float) -> Buckets:
        return buckets(count / 60, count)

    offers = per_minute(settings.offers_per_minute)
    archive = Archive(store, world)
    daily_puzzles = Daily(store, world, archive)
    around = Around(
        world, store, BotWorkers(settings), settings, offers, daily_puzzles.has_finished
    )
    owner = world.token(96) if own_url else None
    rooms = Rooms(around, owner=owner, address=own_url)
    relay = Relay(store, world, settings.lease_seconds, own_url)
    urls = list(urls)
    return Services(
        settings=settings,
        world=world,
        store=store,
        people=People(store, world),
        origins=Origins(urls),
        rooms=rooms,
        notices=Notices(store, rooms),
        upkeep=Upkeep(rooms, world),
        privacy=privacy_words(settings),
        relay=relay,
        archive=archive,
        daily=daily_puzzles,
        jobs=Jobs(settings, world, mark=relay.mark),
        socket_limits=SocketLimits(rooms),
        sockets=SocketCaps.of(settings),
        address=urls[0],
        requests=buckets(settings.requests_per_second, settings.requests_burst),
        guests=buckets(settings.guests_per_hour / 3600, settings.guests_per_hour),
        codes=per_minute(settings.codes_per_minute),
        sign_ins=per_minute(settings.sign_ins_per_minute),
        imports=buckets(settings.imports_per_hour / 3600, settings.imports_per_hour),
    )


def make_app(services: Services) -> ASGIApp:
    """The application that uvicorn serves."""
    described = openapi(ROUTES)

    async def api_description(_request: Request) -> Response:
        return JSONResponse(described)

    async def healthy(_request: Request) -> Response:
        return Response("ok\n", media_type="text/plain")

    async def ready(_request: Request) -> Response:
        try:
            await services.store.remembered("ready")
        except Unavailable:
            return Response("store\n", status_code=503, media_type="text/plain")
        return Response("ok\n", media_type="text/plain")

    routes: list[BaseRoute] = [
        StarletteRoute(route.path, endpoint(route, services), methods=[route.method])
        for route in ROUTES
    ]
    routes += [
        StarletteRoute("/api/openapi.json", api_description),
        StarletteRoute("/healthz", healthy),
        StarletteRoute("/readyz", ready),
        WebSocketRoute("/api/tables/{room}/socket", socket_endpoint(services)),
        *page_routes(),
    ]

    async def not_served(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        call = Call(services, address_of(request, services), language_of(request))
        code = {404: "request.not_there", 405: "request.method"}.get(
            error.status_code, "request.malformed"
        )
        refused = Refused(code)
        refused.status = error.status_code
        refused.headers = dict(error.headers or {})
        return refusal(refused, call)

    @asynccontextmanager
    async def lifespan(_app: Starlette) -> AsyncIterator[None]:
        await services.store.open()
        await services.relay.open()
        await services.notices.open()
        await services.daily.open()
        services.rooms.start()
        tasks = [
            asyncio.create_task(services.notices.keep_looking()),
            asyncio.create_task(services.upkeep.keep_going()),
        ]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await services.rooms.close()
            await services.rooms.around.minds.close()
            await services.daily.close()
            await services.jobs.close()
            await services.relay.close()
            services.archive.close()
            await services.store.close()

    app = Starlette(
        routes=routes, exception_handlers={HTTPException: not_served}, lifespan=lifespan
    )
    app.router.redirect_slashes = False
    is_safe = services.address.startswith(_SAFE)
    return _with_headers(app, [*_HEADERS, _ALONE] if is_safe else _HEADERS)


def _with_headers(app: ASGIApp, headers: list[tuple[bytes, bytes]]) -> ASGIApp:
    """The application with the headers that every answer has."""

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        await app(scope, receive, send_with if scope["type"] == "http" else send)

    return served
