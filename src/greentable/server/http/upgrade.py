"""Socket handshakes: check origin, identity and limits before a socket is opened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, NamedTuple

import msgspec
from starlette.websockets import WebSocket

from greentable.errors import GreentableError
from greentable.protocol.field_types import JobId
from greentable.protocol.version import NOT_YOURS
from greentable.server.cluster.relay import RelayedRequest
from greentable.server.core.problems import Elsewhere, NotAllowed, NotSignedIn, NotThere
from greentable.server.http.admission import check_level
from greentable.server.http.calls import (
    Call,
    address_of,
    identify,
    is_passed_on,
    language_of,
    refusal,
)
from greentable.server.http.routes import Level
from greentable.server.live.connection import serve_socket
from greentable.server.live.job_socket import serve_job_socket
from greentable.server.people.people import Identity

if TYPE_CHECKING:
    from greentable.server.services import Services


Step = Callable[[WebSocket, Call, Identity], Awaitable[None]]


class SocketKind(NamedTuple):
    """The sockets at one path."""

    path: str
    level: Level
    find: Step
    """Raises Elsewhere if another process has what the socket is about."""
    serve: Step


def socket_endpoint(services: Services, kind: SocketKind) -> Callable[[WebSocket], Awaitable[None]]:
    """The function that Starlette calls for a socket: it serves it, or refuses the handshake."""

    async def served(websocket: WebSocket) -> None:
        call = Call(services, address_of(websocket, services), language_of(websocket))
        try:
            identity = await _admit(websocket, call)
            await check_level(kind.level, call, websocket.path_params)
            entered = services.sockets.enter(call.address, identity.person.id)
        except NotThere:
            await _close_as_not_yours(websocket)
            return
        except GreentableError as error:
            await websocket.send_denial_response(refusal(error, call))
            return
        try:
            services.socket_limits.count_frames(websocket, identity.person.id)
            if not await _is_relayed(kind, websocket, call, identity):
                await kind.serve(websocket, call, identity)
        finally:
            services.sockets.leave(entered)

    return served


async def _is_relayed(
    kind: SocketKind, websocket: WebSocket, call: Call, identity: Identity
) -> bool:
    """Relay a socket to the process that has its room or job; False if it is this one."""
    services = call.services
    since = services.world.now()
    while not is_passed_on(websocket, services):
        try:
            await kind.find(websocket, call, identity)
        except Elsewhere as elsewhere:
            passed = RelayedRequest(websocket, call.address)
            if await services.relay.join(websocket, elsewhere.address, passed):
                return True
            try:
                await services.relay.wait_to_retry(since, elsewhere)
            except GreentableError:
                break
        except GreentableError:
            break  # the error is reported when the socket is served
        else:
            break
    return False


async def _admit(websocket: WebSocket, call: Call) -> Identity:
    """The identity of the caller who opens a socket. Raises the same errors as a request."""
    services = call.services
    if not is_passed_on(websocket, services):
        services.requests.take(call.address, "request.too_many")
    services.origins.check_host(websocket.headers)
    await identify(websocket, call)
    is_cookie = call.known is None or call.known.token.kind == "cookie"
    services.origins.check(websocket.headers, with_cookie=is_cookie)
    if call.known is None:
        raise NotSignedIn("person.nobody")
    if not call.known.allows("play"):
        raise NotAllowed("person.scope", scope="play")
    return call.known


async def _close_as_not_yours(websocket: WebSocket) -> None:
    """Say the same of what is another's and of what does not exist.

    It is said on the socket, because a page cannot read the HTTP response to a handshake.
    """
    await websocket.accept()
    await websocket.close(NOT_YOURS)


# The kinds of sockets


async def _find_room(websocket: WebSocket, call: Call, identity: Identity) -> None:
    room, rooms = websocket.path_params["room"], call.services.rooms
    await rooms.check_known(room, identity.person.id)
    await rooms.actor(room)


async def _serve_table(websocket: WebSocket, call: Call, identity: Identity) -> None:
    services, person = call.services, identity.person.id
    room, token = websocket.path_params["room"], identity.token.hash
    await serve_socket(websocket, services.rooms, services.socket_limits, room, person, token)


async def _find_job(websocket: WebSocket, call: Call, _identity: Identity) -> None:
    try:
        job = msgspec.convert(websocket.path_params["job"], JobId)
    except msgspec.ValidationError as error:
        raise NotThere("request.not_there") from error
    await call.services.relay.check_is_here(job)


async def _serve_job(websocket: WebSocket, call: Call, identity: Identity) -> None:
    services, token = call.services, identity.token.hash
    try:
        job = services.jobs.job(identity.person.id, websocket.path_params["job"])
    except NotThere:
        await _close_as_not_yours(websocket)
        return
    await serve_job_socket(websocket, services.rooms, services.socket_limits, job, token)


SOCKETS = (
    SocketKind("/api/tables/{room}/socket", Level.TABLE, _find_room, _serve_table),
    SocketKind("/api/jobs/{job}/socket", Level.INVITED, _find_job, _serve_job),
)
