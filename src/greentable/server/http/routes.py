"""Typed routes: a handler's signature defines its request and its description in OpenAPI.

    routes = Routes("tables")

    @routes.post("/api/tables/{room}/join", level=Level.TABLE, access=Access.GUEST)
    async def join(call: Call, room: RoomId, body: Join) -> RoomDocument:
        "Sit down at a table."

`call` identifies the caller; a parameter named in the path comes from there, `body` is the JSON of
the request, and those after `*` come from the query. Our errors become problem details.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Any, NamedTuple, get_type_hints

import msgspec

from greentable.server.core.problems import Malformed, TooLarge, WrongType

Handler = Callable[..., Awaitable[Any]]


class Access(Enum):
    """The identity that a route requires of its caller."""

    ANYBODY = "anybody"  # none
    GUEST = "guest"  # a person; an unknown caller becomes a guest
    PERSON = "person"  # a known person
    SIGNED_IN = "signed-in"  # a person with a passphrase


class Level(Enum):
    """The further requirement of a route on an invite-only server (`invite_only`)."""

    OPEN = "open"  # nothing
    OWN = "own"  # to be a known person: the route concerns only the caller
    TABLE = "table"  # the link or the code of this table, or a place that was taken with it
    INVITATION = "invitation"  # an invitation of the server's host
    INVITED = "invited"  # a passphrase, which required an invitation; it meets all other levels


class Text(msgspec.Struct, frozen=True):
    """A response that is not JSON."""

    text: str
    media_type: str = "text/plain; charset=utf-8"
    file_name: str = ""


class Parameter(NamedTuple):
    """A parameter in the path or the query; required if it has no default."""

    name: str
    kind: Any
    default: Any = inspect.Parameter.empty

    @property
    def is_required(self) -> bool:
        """True if the parameter has no default."""
        return self.default is inspect.Parameter.empty


@dataclass(frozen=True, slots=True, kw_only=True)
class Route:
    """A typed route of the API."""

    method: str
    path: str
    subject: str
    handler: Handler
    access: Access
    level: Level
    status: int
    path_parameters: tuple[Parameter, ...]
    query: tuple[Parameter, ...]
    body: Any | None
    answer: Any | None
    bytes_setting: str
    """The name of the setting that limits the length of the body."""
    scope: str
    """The scope that a program's token must grant."""
    errors: tuple[int, ...]

    @property
    def changes(self) -> bool:
        """True if the route may change anything."""
        return self.method not in {"GET", "HEAD"}


class Routes:
    """The routes of one subject, in the order in which they are written."""

    def __init__(self, subject: str) -> None:
        self.subject = subject
        self._routes: list[Route] = []

    def __iter__(self) -> Iterator[Route]:
        return iter(self._routes)

    def get(self, path: str, **options: Any) -> Callable[[Handler], Handler]:  # noqa: ANN401 - as `add`
        """Add a GET route."""
        return self._add("GET", path, **options)

    def post(self, path: str, **options: Any) -> Callable[[Handler], Handler]:  # noqa: ANN401 - as `add`
        """Add a POST route."""
        return self._add("POST", path, **options)

    def patch(self, path: str, **options: Any) -> Callable[[Handler], Handler]:  # noqa: ANN401 - as `add`
        """Add a PATCH route."""
        return self._add("PATCH", path, **options)

    def delete(self, path: str, **options: Any) -> Callable[[Handler], Handler]:  # noqa: ANN401 - as `add`
        """Add a DELETE route."""
        return self._add("DELETE", path, **options)

    def _add(  # noqa: PLR0913 - a route has many properties
        self,
        method: str,
        path: str,
        *,
        level: Level,
        access: Access = Access.ANYBODY,
        status: int = 200,
        bytes_setting: str = "body_bytes",
        scope: str = "",
        errors: tuple[int, ...] = (),
    ) -> Callable[[Handler], Handler]:
        def added(handler: Handler) -> Handler:
            hints = get_type_hints(handler, include_extras=True)
            in_path, query = _parameters(handler, path, hints)
            answer = hints["return"]
            self._routes.append(
                Route(
                    method=method,
                    path=path,
                    subject=self.subject,
                    handler=handler,
                    access=access,
                    level=level,
                    status=status if answer is not type(None) else 204,
                    path_parameters=tuple(in_path),
                    query=tuple(query),
                    body=hints.get("body"),
                    answer=None if answer is type(None) else answer,
                    bytes_setting=bytes_setting,
                    scope=scope or ("play" if method != "GET" else "read"),
                    errors=errors,
                )
            )
            return handler

        return added


def _parameters(
    handler: Handler, path: str, hints: dict[str, Any]
) -> tuple[list[Parameter], list[Parameter]]:
    """The parameters of a handler in the path, and those in the query."""
    in_path, query = [], []
    for name, parameter in inspect.signature(handler).parameters.items():
        if parameter.kind is parameter.KEYWORD_ONLY:
            query.append(Parameter(name, hints[name], parameter.default))
        elif f"{{{name}}}" in path:
            in_path.append(Parameter(name, hints[name]))
    return in_path, query


def read_arguments(
    route: Route, path: dict[str, Any], query: list[tuple[str, str]]
) -> dict[str, Any]:
    """The handler's arguments from the path and the query. Raises Malformed."""
    arguments = {
        part.name: _convert(part.name, path[part.name], part.kind) for part in route.path_parameters
    }
    known = {part.name: part for part in route.query}
    for name, text in query:
        if name not in known or name in arguments:
            raise Malformed("request.query", name=name)
        arguments[name] = _convert(name, text, known[name].kind)
    for part in route.query:
        if part.name not in arguments:
            if part.is_required:
                raise Malformed("request.query_missing", name=part.name)
            arguments[part.name] = part.default
    return arguments


def _convert(name: str, text: str, kind: Any) -> Any:  # noqa: ANN401 - the type of the parameter
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Malformed("request.parameter", name=name, trouble=str(error)) from error


def read_body(route: Route, content_type: str, body: bytes) -> Any:  # noqa: ANN401 - as above
    """The body of a request as the type of the route. Raises WrongType, Malformed."""
    if content_type.partition(";")[0].strip().lower() != "application/json":
        raise WrongType("request.json")
    try:
        return msgspec.json.decode(body, type=route.body)
    except msgspec.ValidationError as error:
        raise Malformed("request.body", trouble=str(error)) from error
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Malformed("request.not_json", trouble=str(error)) from error


async def receive_body(chunks: Any, most: int) -> bytes:  # noqa: ANN401 - Starlette's stream
    """The whole body of a request. Raises TooLarge if it is longer than `most`."""
    body = bytearray()
    async for chunk in chunks:
        body += chunk
        if len(body) > most:
            raise TooLarge("request.too_large", most=most)
    return bytes(body)
