"""Socket handshakes: check origin, identity and limits before a socket is opened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket

from greentable.errors import GreentableError
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
from greentable.server.people.people import Identity

if TYPE_CHECKING:
    from greentable.server.services import Services


def socket_endpoint(services: Services, level: Level) -> Callable[[WebSocket], Awaitable[None]]:
    """The function that Starlette calls for a socket: it serves it, or refuses the handshake."""

    async def served(websocket: WebSocket) -> None:
        call = Call(services, address_of(websocket, services), language_of(websocket))
        try:
            identity = await _admit(websocket, call)
            await check_level(level, call, websocket.path_params)
            entered = services.sockets.enter(call.address, identity.person.id)
        except NotThere:
            # The same as for a table of others: a page cannot read the HTTP response here.
            await websocket.accept()
            await websocket.close(NOT_YOURS)
            return
        except GreentableError as error:
            await websocket.send_denial_response(refusal(error, call))
            return
        try:
            services.socket_limits.count_frames(websocket, identity.person.id)
            room = websocket.path_params["room"]
            if not await _is_relayed(websocket, room, call, identity.person.id):
                await serve_socket(
                    websocket,
                    services.rooms,
                    services.socket_limits,
                    room,
                    identity.person.id,
                    identity.token.hash,
                )
        finally:
            services.sockets.leave(entered)

    return served


async def _is_relayed(websocket: WebSocket, room: str, call: Call, person: str) -> bool:
    """Relay a socket to the owner of its room; False if this process should serve it."""
    services = call.services
    since = services.world.now()
    while not is_passed_on(websocket, services):
        try:
            await services.rooms.check_known(room, person)
            await services.rooms.actor(room)
        except Elsewhere as elsewhere:
            passed = RelayedRequest(websocket, call.address)
            if await services.relay.join(websocket, elsewhere.address, passed):
                return True
            try:
                await services.relay.wait_to_retry(since, elsewhere)
            except Elsewhere:
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
