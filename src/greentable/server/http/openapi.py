"""Descriptions for programs: OpenAPI 3.1 from the typed routes, JSON Schema of the socket."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

import greentable
from greentable.protocol.client_messages import FromClient
from greentable.protocol.problems import MEDIA_TYPE, Problem
from greentable.protocol.server_messages import FromServer
from greentable.server.http.field_comments import with_comments
from greentable.server.http.routes import Access, Route, Text
from greentable.words.catalogue import Catalogue

_REFERENCE = "#/components/schemas/{name}"
_ALWAYS = (400, 403, 421, 429, 500)


def openapi(routes: Iterable[Route]) -> dict[str, Any]:
    """The OpenAPI document at `/api/openapi.json`."""
    routes = list(routes)
    kinds = [kind for route in routes for kind in _kinds(route)]
    schemas, components = msgspec.json.schema_components([*kinds, Problem], ref_template=_REFERENCE)
    schema_of = iter(schemas)
    paths: dict[str, dict[str, Any]] = {}
    for route in routes:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Greentable",
            "version": greentable.__version__,
            "license": {"name": "MIT", "identifier": "MIT"},
        },
        "paths": paths,
        "components": {
            "schemas": with_comments(components),
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": "greentable"},
                "token": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def socket_schema() -> dict[str, Any]:
    """The JSON Schema of a socket's messages, both ways, at `/api/socket.json`."""
    sides = {"FromClient": FromClient, "FromServer": FromServer}
    schemas, parts = msgspec.json.schema_components(sides.values(), ref_template="#/$defs/{name}")
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**dict(zip(sides, schemas, strict=True)), **with_comments(parts)},
    }


def _kinds(route: Route) -> list[Any]:
    """The types of a route, in the order in which `_operation` asks for their schemas."""
    kinds = [part.kind for part in (*route.path_parameters, *route.query)]
    kinds += [kind for kind in (route.body, _json_answer(route)) if kind is not None]
    return kinds


def _json_answer(route: Route) -> Any | None:  # noqa: ANN401 - a type
    return None if route.answer is Text else route.answer


def _operation(route: Route, schemas: Any) -> dict[str, Any]:  # noqa: ANN401 - an iterator of schemas
    parameters = [
        {"name": part.name, "in": "path", "required": True, "schema": next(schemas)}
        for part in route.path_parameters
    ]
    parameters += [
        {
            "name": part.name,
            "in": "query",
            "required": part.is_required,
            "schema": next(schemas),
        }
        for part in route.query
    ]
    operation: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "tags": [route.subject],
        "summary": _summary(route),
    }
    if parameters:
        operation["parameters"] = parameters
    if route.body is not None:
        content = {"application/json": {"schema": next(schemas)}}
        operation["requestBody"] = {"required": True, "content": content}
    operation["responses"] = _responses(route, schemas)
    if route.access is not Access.ANYBODY:
        operation["security"] = [{"cookie": []}, {"token": []}]
        if route.access is Access.GUEST:
            operation["security"].append({})
    return operation


def _summary(route: Route) -> str:
    """The first line of a handler's docstring, without the exceptions that it raises."""
    return (route.handler.__doc__ or "").strip().partition("\n")[0].partition(" Raises ")[0]


def _responses(route: Route, schemas: Any) -> dict[str, Any]:  # noqa: ANN401 - as above
    if route.answer is None:
        good: dict[str, Any] = {"description": "Done."}
    elif route.answer is Text:
        good = {"description": "A text.", "content": {"text/plain": {}}}
    else:
        good = {
            "description": "Done.",
            "content": {"application/json": {"schema": next(schemas)}},
        }
    problem, titles = {"$ref": _REFERENCE.format(name="Problem")}, Catalogue()
    statuses = {*_ALWAYS, *route.errors}
    if route.body is not None:
        statuses |= {413, 415, 422}
    if route.access is not Access.ANYBODY:
        statuses |= {401, 503}
    if route.path_parameters:
        statuses.add(404)
    refused = {
        str(status): {
            "description": titles.say(f"problem-{status}"),
            "content": {MEDIA_TYPE: {"schema": problem}},
        }
        for status in sorted(statuses)
    }
    return {str(route.status): good, **refused}
