"""The ASGI application: its routes, the sockets, and the headers of every response."""

from __future__ import annotations

from contextlib import AbstractAsyncContextManager
from functools import cache
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import BaseRoute, WebSocketRoute
from starlette.routing import Route as StarletteRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from greentable.server.core.problems import Refused
from greentable.server.http.api import (
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
from greentable.server.http.calls import Call, address_of, endpoint, language_of, refusal
from greentable.server.http.openapi import openapi, socket_schema
from greentable.server.http.pages import not_found_page, page_routes
from greentable.server.http.routes import Level, Route
from greentable.server.http.upgrade import SOCKETS, socket_endpoint
from greentable.server.services import Services
from greentable.server.store.values import Lost, Unavailable

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

# Only our own content, no frames and no plug-ins; the page itself may create images.
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
# Browsers accept this header only over a secure connection, and log a warning otherwise.
_OPENER_POLICY = (b"cross-origin-opener-policy", b"same-origin")
_SAFE = ("https://", "http://127.0.0.1:", "http://localhost:", "http://[::1]:")


def make_app(services: Services) -> ASGIApp:
    """The application that uvicorn serves."""

    async def not_served(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        if error.status_code == 404 and (page := not_found_page(request)):
            return page
        call = Call(services, address_of(request, services), language_of(request))
        code = {404: "request.not_there", 405: "request.method"}.get(
            error.status_code, "request.malformed"
        )
        refused = Refused(code)
        refused.status = error.status_code
        refused.headers = dict(error.headers or {})
        return refusal(refused, call)

    def lifespan(_app: Starlette) -> AbstractAsyncContextManager[None]:
        return services.running()

    app = Starlette(
        routes=[one.route for one in served(services)],
        exception_handlers={HTTPException: not_served},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    is_safe = services.address.startswith(_SAFE)
    return _with_headers(app, [*_HEADERS, _OPENER_POLICY] if is_safe else _HEADERS)


class ServedRoute(NamedTuple):
    """A route, and its level on an invite-only server."""

    level: Level
    route: BaseRoute


def served(services: Services) -> list[ServedRoute]:
    """All routes: the API, its sockets, its descriptions, the pages, the health checks."""
    described = {"openapi": lambda: openapi(ROUTES), "socket": socket_schema}

    def description(what: str) -> StarletteRoute:
        describe = cache(described[what])  # computed at the first request

        async def answer(_request: Request) -> Response:
            return JSONResponse(describe())

        return StarletteRoute(f"/api/{what}.json", answer)

    async def healthy(_request: Request) -> Response:
        return _text("ok")

    async def ready(_request: Request) -> Response:
        try:
            await services.store.remembered("ready")
        except Lost as error:
            services.rooms.tell_loss(error)
            return _text("lost", 503)
        except Unavailable:
            return _text("store", 503)
        return _text("ok")

    api = [
        ServedRoute(
            route.level,
            StarletteRoute(route.path, endpoint(route, services), methods=[route.method]),
        )
        for route in ROUTES
    ]
    sockets = [
        ServedRoute(kind.level, WebSocketRoute(kind.path, socket_endpoint(services, kind)))
        for kind in SOCKETS
    ]
    for_everybody = [
        *map(description, described),
        StarletteRoute("/healthz", healthy),
        StarletteRoute("/readyz", ready),
        *page_routes(),
    ]
    return [*api, *sockets, *(ServedRoute(Level.OPEN, route) for route in for_everybody)]


def _text(word: str, status: int = 200) -> Response:
    return Response(f"{word}\n", status, media_type="text/plain")


def _with_headers(app: ASGIApp, headers: list[tuple[bytes, bytes]]) -> ASGIApp:
    """The application with these headers added to every response."""

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", ()), *headers]
            await send(message)

        await app(scope, receive, send_with if scope["type"] == "http" else send)

    return served
