"""From a request to its handler and back: identity, address and limits; responses and problems."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from http import HTTPStatus
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from greentable.errors import GreentableError
from greentable.protocol.cookies import COOKIE, read_cookie
from greentable.protocol.problems import MEDIA_TYPE
from greentable.server.cluster.relay import RelayedRequest
from greentable.server.core import logs, metrics
from greentable.server.core.limits import network_of
from greentable.server.core.problems import (
    Elsewhere,
    InternalError,
    Malformed,
    NotSignedIn,
    Refused,
    problem_of,
)
from greentable.server.http.admission import admit
from greentable.server.http.routes import Route, Text, read_arguments, read_body, receive_body
from greentable.server.people.people import Identity
from greentable.server.store.values import Person
from greentable.words.catalogue import ENGLISH, Catalogue, catalogue_of, languages

if TYPE_CHECKING:
    from greentable.server.services import Services

_YEAR = 365 * 24 * 3600
_ENCODER = msgspec.json.Encoder()


@dataclass(slots=True)
class Call:
    """A request: the services, the caller, and the caller's language."""

    services: Services
    address: str
    language: str
    known: Identity | None = None
    set_cookie: str | None = field(default=None, repr=False)
    """A new secret for the caller's cookie; "" deletes the cookie."""
    passed: RelayedRequest | None = None
    """The request, for relaying; None if another process has relayed it to this one."""

    @property
    def person(self) -> Person:
        """The caller. Only for routes that require a person."""
        assert self.known is not None
        return self.known.person

    @property
    def catalogue(self) -> Catalogue:
        """The catalogue of the caller's language."""
        return catalogue_of(self.language)


def endpoint(route: Route, services: Services) -> Callable[[Request], Awaitable[Response]]:
    """The function that Starlette calls for a route."""

    async def answer(request: Request) -> Response:
        call = Call(services, address_of(request, services), language_of(request))
        try:
            response = await _handle(route, request, call)
        except GreentableError as error:
            if isinstance(error, InternalError):
                logs.fail("request.failed", error, route=route.path)
            response = refusal(error, call)
        except Exception as error:  # noqa: BLE001 - every error becomes a response
            logs.fail("request.failed", error, route=route.path)
            response = refusal(error, call)
        # A refused guest keeps the cookie, to be the same person next time; not on an invite-only
        # server, where refused callers do not become guests.
        if response.status_code < HTTPStatus.BAD_REQUEST or not services.settings.invite_only:
            _put_cookie(response, call)
        metrics.requests.labels(route.path, str(response.status_code)).inc()
        return response

    return answer


async def _handle(route: Route, request: Request, call: Call) -> Response:
    services = call.services
    if not is_passed_on(request, services):
        services.requests.take(call.address, "request.too_many")
    services.origins.check_host(request.headers)
    await identify(request, call)
    if route.changes:
        cookie = call.known is not None and call.known.token.kind == "cookie"
        services.origins.check(request.headers, with_cookie=cookie)
    arguments = read_arguments(route, request.path_params, request.query_params.multi_items())
    body = b""
    if route.body is not None:
        most = getattr(services.settings, route.bytes_setting)
        try:
            body = await receive_body(request.stream(), most)
        except ClientDisconnect as error:  # the response will not reach anyone
            raise Malformed("request.malformed") from error
        arguments["body"] = read_body(route, request.headers.get("content-type", ""), body)
    await admit(route, call, arguments)
    if not is_passed_on(request, services):
        call.passed = RelayedRequest(
            request, call.address, call.set_cookie or "", route.method, body
        )
    since = services.world.now()
    while True:
        try:
            return _response_of(route, await route.handler(call, **arguments))
        except Elsewhere as elsewhere:
            if call.passed is None:
                raise  # a request is relayed only once
            answer = await services.relay.ask(elsewhere.address, call.passed)
            if answer is not None:
                return answer
            await services.relay.wait_to_retry(since, elsewhere)


async def identify(connection: HTTPConnection, call: Call) -> None:
    """Set the caller's identity from a program's token or from the cookie, if one is valid."""
    secret = bearer_of(connection)
    if secret is not None:
        call.known = await call.services.people.identify(secret)
        if call.known is None or call.known.token.kind != "bot":
            raise NotSignedIn("person.token")
    elif cookie := read_cookie(connection.headers.getlist("cookie")):
        call.known = await call.services.people.identify(cookie)
    if call.known is not None and "accept-language" not in connection.headers:
        call.language = call.known.person.language


def _response_of(route: Route, result: object) -> Response:
    if isinstance(result, Text):
        response = Response(result.text, media_type=result.media_type)
        if result.file_name:
            disposition = f'attachment; filename="{result.file_name}"'
            response.headers["content-disposition"] = disposition
    elif route.answer is None:
        response = Response(status_code=route.status)
    else:
        body = _ENCODER.encode(result)
        response = Response(body, status_code=route.status, media_type="application/json")
    response.headers["cache-control"] = "no-store"
    return response


def _put_cookie(response: Response, call: Call) -> None:
    if call.set_cookie is None:
        return
    response.set_cookie(
        COOKIE,
        call.set_cookie,
        max_age=_YEAR if call.set_cookie else 0,
        httponly=True,
        samesite="lax",
        secure=call.services.settings.public_url.startswith("https:"),
        path="/",
    )


def refusal(error: Exception, call: Call) -> Response:
    """An error as an HTTP response in the caller's language."""
    problem = problem_of(error, call.catalogue)
    headers = dict(error.headers) if isinstance(error, Refused) else {}
    headers["cache-control"] = "no-store"
    headers["content-language"] = call.language
    return Response(
        _ENCODER.encode(problem),
        status_code=problem.status,
        media_type=MEDIA_TYPE,
        headers=headers,
    )


def is_passed_on(connection: HTTPConnection, services: Services) -> bool:
    """True if another process of this server relayed the request, and so has counted it."""
    return services.relay.caller_of(connection.headers) is not None


def address_of(connection: HTTPConnection, services: Services) -> str:
    """The caller's address, as a key for limits; behind a proxy, the one that the proxy saw."""
    if (caller := services.relay.caller_of(connection.headers)) is not None:
        return caller
    if services.settings.behind_proxy:
        forwarded = connection.headers.get("x-forwarded-for", "")
        if forwarded:
            return network_of(forwarded.rpartition(",")[2].strip()[:45])
    return network_of(connection.client.host) if connection.client else ""


def language_of(connection: HTTPConnection) -> str:
    """The available language with the greatest weight in Accept-Language; of equals, the first."""
    known = languages()
    wishes: list[tuple[float, str]] = []
    for wish in connection.headers.get("accept-language", "")[:200].split(","):
        name, _, weight = wish.replace(" ", "").lower().partition(";q=")
        try:
            preference = float(weight or 1)
        except ValueError:
            continue
        if preference > 0:  # 0 excludes a language
            wishes.append((preference, name.partition("-")[0]))
    wishes.sort(key=lambda wish: wish[0], reverse=True)
    return next((name for _, name in wishes if name in known), ENGLISH)


def bearer_of(connection: HTTPConnection) -> str | None:
    """The token of a program in the headers, if there is one."""
    scheme, _, secret = connection.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else None
