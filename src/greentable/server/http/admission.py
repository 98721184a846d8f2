"""Access control: the only place that checks a route's access and its level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from greentable.server.core.problems import NotAllowed, NotSignedIn, NotThere
from greentable.server.http.routes import Access, Level, Route
from greentable.server.people.people import ACCOUNT, Identity
from greentable.server.room.seating import needs_no_lobby

if TYPE_CHECKING:
    from greentable.server.http.calls import Call


async def admit(route: Route, call: Call, arguments: Mapping[str, Any]) -> None:
    """Check that the caller may call the route; create a guest if the route wants one.

    A refused caller does not become a guest. Raises NotSignedIn, NotAllowed, NotThere, TooMany.
    """
    services = call.services
    if call.known is None and route.access in {Access.PERSON, Access.SIGNED_IN}:
        raise NotSignedIn("person.nobody")
    if call.known is not None and route.access is not Access.ANYBODY:
        _check_scope(route.scope, call.known)
    await check_level(route.level, call, arguments)
    if route.access is Access.GUEST and call.known is None:
        services.guests.take(call.address, "person.too_many_guests")
        name = call.catalogue.say("guest-name")
        call.known, call.set_cookie = await services.people.new_guest(name, call.language)
    if route.access is Access.SIGNED_IN and call.person.passphrase is None:
        raise NotAllowed("person.passphrase_first")


def _check_scope(scope: str, identity: Identity) -> None:
    if scope == ACCOUNT and identity.is_program:
        raise NotAllowed("person.not_for_programs")
    if not identity.allows(scope):
        raise NotAllowed("person.scope", scope=scope)


async def check_level(level: Level, call: Call, arguments: Mapping[str, Any]) -> None:
    """Check that the caller meets a level. Raises NotAllowed, NotThere, TooMany."""
    body: Any = arguments.get("body")
    if level is Level.TABLE and hasattr(body, "code"):
        # Codes are short enough to be guessed, so each attempt counts, also a wrong one.
        call.services.codes.take(call.address, "request.too_many_codes")
    if not is_closed_to(call):
        return
    match level:
        case Level.OPEN:
            pass
        case Level.OWN if call.known is not None:
            pass
        case Level.TABLE if call.known is not None or _has_key(body):
            await _check_table(call, arguments.get("room"), body)
        case Level.INVITATION:
            await call.services.people.check_invitation(body.invitation, _id_of(call))
        case _:
            raise why_closed(call)


def is_closed_to(call: Call) -> bool:
    """True if the server is invite-only and the caller is not invited."""
    is_invited = call.known is not None and call.person.passphrase is not None
    return call.services.settings.invite_only and not is_invited


def why_closed(call: Call) -> NotAllowed:
    """The error for callers who are not invited: strangers, or guests of a table."""
    if call.known is None:
        return NotAllowed("person.invited_only")
    return NotAllowed("person.table_only")


def _id_of(call: Call) -> str | None:
    return call.person.id if call.known is not None else None


def _has_key(body: object) -> bool:
    """True if a request can contain the secret or the code of a table."""
    return hasattr(body, "code") or hasattr(body, "secret")


async def _check_table(call: Call, room: str | None, body: object) -> None:
    """Check that the caller is at this table, or has its code or secret.

    Raises NotThere, as for a table that does not exist. A public table is no exception: only
    invited people may see the lobby.
    """
    store, code = call.services.store, getattr(body, "code", None)
    if code is not None:
        table, key = await store.room_by_code(code.upper()), code
    else:
        assert room is not None, "a route of a table has its id or its code"
        table, key = await store.summary(room), getattr(body, "secret", None)
    if table is None or not needs_no_lobby(table, _id_of(call), key):
        raise NotThere("request.not_there")
