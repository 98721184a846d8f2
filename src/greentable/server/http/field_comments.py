"""Docstrings of fields as descriptions in JSON schemas.

msgspec copies the docstring of a class; this module reads the docstrings of its fields from the
source. Without the source, schemas have no descriptions of fields.
"""

# The games describe the fields of their documents by `Meta(description=…)` instead: some of those
# structs are made by a function, so they have no source to read.

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec


def with_comments(schemas: dict[str, Any]) -> dict[str, Any]:
    """Schemas of our classes by name, with the docstrings of their fields."""
    return {name: _with_comments(schema) for name, schema in schemas.items()}


def _with_comments(schema: dict[str, Any]) -> dict[str, Any]:
    properties: dict[str, Any] = schema.get("properties", {})
    comments: dict[str, str] = {}
    for kind in _kinds().get(schema.get("title", ""), ()):
        if set(kind.__struct_encode_fields__) <= set(properties):
            comments |= field_comments(kind)
    if not comments:
        return schema
    commented = {
        name: {**one, "description": comments[name]} if name in comments else one
        for name, one in properties.items()
    }
    return {**schema, "properties": commented}


def field_comments(kind: type) -> dict[str, str]:
    """The first paragraph of each field's docstring, with those of base classes."""
    found: dict[str, str] = {}
    for one in reversed(kind.__mro__):
        if one is not msgspec.Struct and issubclass(one, msgspec.Struct):
            found |= dict(_comments_in(one))
    return found


def _comments_in(kind: type) -> Iterator[tuple[str, str]]:
    try:
        [body] = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    except OSError:
        return
    assert isinstance(body, ast.ClassDef), "the source of a class"
    for field, after in zip(body.body, body.body[1:], strict=False):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(ast.Constant(str(text))):
                yield name, " ".join(text.split("\n\n")[0].split())


@cache
def _kinds() -> dict[str, list[type[msgspec.Struct]]]:
    """All our struct classes by name; some names occur more than once."""
    found: dict[str, list[type[msgspec.Struct]]] = {}
    waiting: list[type[msgspec.Struct]] = [msgspec.Struct]
    while waiting:
        for kind in waiting.pop().__subclasses__():
            found.setdefault(kind.__name__, []).append(kind)
            waiting.append(kind)
    return found
