"""The parts of a published schema without a description: there may be none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec


def undescribed(documents: Any) -> list[str]:  # noqa: ANN401 - a type that schemas are made from
    """The types and fields in the schema of some documents that have no sentence about them."""
    types = msgspec.json.schema(documents)["$defs"]
    assert types
    return [path for title, one in types.items() for path in _undescribed_in(one, title)]


def _undescribed_in(schema: Any, path: str) -> Iterator[str]:  # noqa: ANN401 - JSON
    if isinstance(schema, list):
        for part in schema:
            yield from _undescribed_in(part, path)
    elif isinstance(schema, dict):
        if "title" in schema and not _is_described(schema):
            yield path
        for name, part in schema.get("properties", {}).items():
            if not _is_described(part):
                yield f"{path}.{name}"
        for part in schema.values():
            yield from _undescribed_in(part, path)


def _is_described(part: dict[str, Any]) -> bool:
    # The name of an event or of a kind of argument, which is fixed, says itself what it is.
    return part.get("description", "").endswith(".") or set(part) == {"enum"}
