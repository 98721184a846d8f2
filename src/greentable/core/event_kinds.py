"""Kinds of events as JSON documents: the fields of each kind, written and described in one way.

A game lists its kinds, and for each field its type and how it is read from an event. In return it
gets the documents and, for schemas, their types.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any, NamedTuple, TypeVar, Union

import msgspec

from greentable.core.view_documents import read_document

What = TypeVar("What", bound=IntEnum)
Event = TypeVar("Event")


class EventKind(NamedTuple):
    """A kind of event: its description, and the fields of its document besides its name."""

    description: str
    fields: tuple[str, ...]


def event_document(
    event: Event, what: IntEnum, kind: EventKind, values: Mapping[str, Callable[[Event], object]]
) -> dict[str, Any]:
    """An event by names, ready to be written as JSON."""
    document: dict[str, Any] = {"event": str(what)}
    for name in kind.fields:
        document[name] = values[name](event)
    return document


def read_event_document(
    document: bytes,
    document_type: Any,  # noqa: ANN401 - as `event_document_type` makes it
    kinds: Mapping[What, EventKind],
) -> tuple[What, dict[str, Any]]:
    """The kind of event and the values of the fields in a document.

    Raises: UsageError for a text that is not such a document.
    """
    found = read_document(document, document_type)
    tag = found.__struct_config__.tag
    what = next(one for one in kinds if str(one) == tag)
    return what, {name: getattr(found, name) for name in kinds[what].fields}


def event_document_type(
    kinds: Mapping[What, EventKind], types: Mapping[str, object], module: str
) -> Any:  # noqa: ANN401 - a union of as many types as there are kinds
    """The type of a document of any event, for JSON Schemas and for tests that read documents.

    It has the `types` of the fields of its kind, and belongs to a module of its game.
    """
    made = [
        msgspec.defstruct(
            f"{what.name.title().replace('_', '')}Document",
            [(name, types[name]) for name in kind.fields],
            namespace={"__doc__": kind.description},
            module=module,
            tag_field="event",
            tag=str(what),
            forbid_unknown_fields=True,
        )
        for what, kind in kinds.items()
    ]
    return Union[tuple(made)]  # noqa: UP007 - the members are not known statically
