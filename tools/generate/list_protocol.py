"""Write docs/protocol.md: every message of the socket and every HTTP body, with its meaning.

    python -m tools.generate.list_protocol

Meanings are the docstrings of the classes and the texts below their fields. A test fails when the
page is not up to date.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, get_args

from greentable.protocol.client_messages import FromClient
from greentable.protocol.host_actions import HostAction
from greentable.protocol.server_messages import FromServer
from greentable.server.http.app import ROUTES
from greentable.server.http.openapi import openapi, socket_schema

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
HEAD = """# The protocol

Clients and a server exchange JSON: over the socket of a table (`/api/tables/{room}/socket`) and as
bodies of HTTP. The socket of a long answer (`/api/jobs/{job}/socket`) sends the body
[JobDocument](#jobdocument) after each change, and takes no messages. This page lists every message
and every body; [bot-api.md](bot-api.md) shows how to use them.

- The Python classes are in `greentable.protocol`, the TypeScript types in `web/src/generated`. The
  JSON Schemas of the socket are in [schema/socket.json](schema/socket.json), and a server describes
  its HTTP at `/api/openapi.json`.
- The server refuses unknown fields. Clients skip unknown fields and unknown messages, because a
  newer server may send more. `PROTOCOL` in `greentable.protocol.version` grows when older clients
  would misunderstand a server.
- Views, events and explanations are documents of the games: [view](schema/grass-view.json),
  [events](schema/grass-events.json) and [explanation](schema/grass-explanation.json) of Grass;
  [view](schema/grove-view.json), [events](schema/grove-events.json) and
  [explanation](schema/grove-explanation.json) of Grove.
- A refusal over HTTP is a [Problem](#problem); [problems.md](problems.md) lists the codes.
"""
UNIONS = {
    "Socket messages from clients, by `type`": FromClient,
    "Socket messages from the server, by `type`": FromServer,
    "Bodies of `POST /api/tables/{room}/host`, by `action`": HostAction,
}
FOOT = "\nMade by `tools/generate/list_protocol.py`.\n"

TAGS = {
    kind.__name__: kind.__struct_config__.tag
    for union in UNIONS.values()
    for kind in get_args(union)
}
"""The messages and actions by the names of their classes; their sections are named by these."""


def page() -> str:
    """The page as it should be."""
    return HEAD + "".join(_sections()) + FOOT


def types() -> dict[str, dict[str, Any]]:
    """The schemas of all messages, bodies and their parts, by the names of their classes."""
    found: dict[str, dict[str, Any]] = openapi(ROUTES)["components"]["schemas"]
    found |= socket_schema()["$defs"]
    return {name: one for name, one in found.items() if "properties" in one}


def _sections() -> Iterator[str]:
    known = types()
    for title, union in UNIONS.items():
        yield f"\n## {title}\n"
        for kind in get_args(union):
            yield _section(kind.__name__, known[kind.__name__])
    yield "\n## HTTP requests\n"
    yield from _requests()
    yield "\n## Other bodies, and types of fields\n"
    for name in sorted(known.keys() - TAGS.keys()):
        yield _section(name, known[name])


def _section(name: str, schema: dict[str, Any]) -> str:
    """A message or a type: its meaning, and a table of its fields."""
    text = f"\n### {TAGS.get(name, name)}\n\n{_first_paragraph(schema)}"
    text += f" Class `{name}`.\n" if name in TAGS else "\n"
    required = schema.get("required", ())
    rows = ""
    for field, one in schema["properties"].items():
        if not is_tag(one):
            kind = _type(one) + ("" if field in required else ", optional")
            rows += f"| `{field}` | {kind} | {_first_paragraph(one)} |\n"
        elif name not in TAGS:
            rows += f"| `{field}` | {_type(one)} | |\n"
    return f"{text}\n| field | type | |\n|---|---|---|\n{rows}" if rows else text


def is_tag(field: dict[str, Any]) -> bool:
    """Whether a field only tells a message, an action or an argument from the others."""
    return set(field) == {"enum"} and len(field["enum"]) == 1


def _first_paragraph(schema: dict[str, Any]) -> str:
    """The meaning of a type or a field; further paragraphs are for readers of the code."""
    return " ".join(schema.get("description", "").split("\n\n")[0].split())


def _requests() -> Iterator[str]:
    """A table of requests for each subject."""
    described = openapi(ROUTES)["paths"]
    by_subject: dict[str, list[str]] = {}
    for route in ROUTES:
        operation = described[route.path][route.method.lower()]
        body = _content(operation.get("requestBody", {}))
        answer = _content(operation["responses"][str(route.status)])
        row = f"| `{route.method} {route.path}` | {body} | {answer} | {operation['summary']} |\n"
        by_subject.setdefault(route.subject, []).append(row)
    for subject, rows in by_subject.items():
        head = "| request | body | answer | |\n|---|---|---|---|\n"
        yield f"\n### Requests: {subject}\n\n{head}{''.join(rows)}"


def _content(part: dict[str, Any]) -> str:
    """The type of a body; none where there is none."""
    content = part.get("content", {})
    if "application/json" in content:
        return _type(content["application/json"]["schema"])
    return "text" if content else "–"


def _type(schema: dict[str, Any]) -> str:
    """A type in words, with its limits."""
    name = schema.get("type")
    if "$ref" in schema:
        found = schema["$ref"].rpartition("/")[2]
        return f"[{found}](#{TAGS.get(found, found).lower()})"
    if "enum" in schema:
        return _either(f"`{value}`" for value in schema["enum"])
    if "anyOf" in schema:
        return _either(dict.fromkeys(map(_type, schema["anyOf"])))
    if name == "array":
        return f"list{_limits(schema, 'Items')} of {_type(schema.get('items', {}))}"
    if name == "object":
        inside = schema.get("additionalProperties")
        return f"map of {_type(inside)}" if isinstance(inside, dict) else "object"
    if name == "string":
        return f"string{_limits(schema, 'Length', ' characters')}"
    return f"{name}{_limits(schema, 'imum')}" if name else "any JSON"


def _limits(schema: dict[str, Any], what: str, unit: str = "") -> str:
    """The limits of a number, of a text's length or of a list's."""
    least, most = (schema.get(f"{side}{what}") for side in ("min", "max"))
    match least, most:
        case None | 0, None:
            return ""
        case _, None:
            return f" (at least {least}{unit})"
        case None, _:
            return f" (at most {most}{unit})"
        case _:
            both = least if least == most else f"{least} to {most}"
            return f" ({both}{unit})".replace(str(2**53), "2⁵³")


def _either(kinds: Iterable[str]) -> str:
    """Several types or values, one of which is meant; null comes last."""
    return " or ".join(sorted(kinds, key=lambda kind: kind == "null"))


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
