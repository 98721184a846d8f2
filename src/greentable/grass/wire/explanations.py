"""Explanations as JSON documents: names instead of numbers, `null` for nothing.

A document has the fields of the explanation, with kinds as codes and moves as tokens. Its type is
made from the explanation's; `docs/schema/grass-explanation.json` describes it for other languages.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from greentable.grass.cards import CODES, Kind
from greentable.grass.codes import Line
from greentable.grass.explanations.data import Explanation
from greentable.grass.moves import Move
from greentable.grass.notation import write_move
from greentable.grass.reasons import RULE_OF_REASON, Reason
from greentable.grass.state import Phase
from greentable.grass.wire.events import LineName
from greentable.grass.wire.names import CardCode, PhaseName, Token
from greentable.grass.wire.views import VERSION
from greentable.grass.words.messages import move_message
from greentable.words.messages import Message

_NAMED: dict[object, object] = {
    Kind: CardCode,
    Line: LineName,
    Move: Token,
    Phase: PhaseName,
    Reason: Annotated[str, Meta(description="A stable name, as in the codes of errors.")],
}
_HEAD = [
    ("game", Annotated[Literal["grass"], Meta(description="The name of the game.")]),
    ("version", Annotated[Literal[1], Meta(description="The version of this document.")]),
    ("is_legal", Annotated[bool, Meta(description="True if the move is legal.")]),
    ("said", Annotated[Message, Meta(description="The move as something that one could do.")]),
    (
        "rule",
        Annotated[
            str | None,
            Meta(description="The number of the rule behind the reason; null if no rule says it."),
        ],
    ),
]


def explanation_document(explanation: Explanation) -> dict[str, Any]:
    """An explanation as a document, ready to be written as JSON."""
    reason = explanation.reason
    document = {
        "game": "grass",
        "version": VERSION,
        "is_legal": explanation.is_legal,
        "said": msgspec.to_builtins(move_message(explanation.move)),
        "rule": None if reason is None else RULE_OF_REASON.get(reason),
    }
    document.update(_named(explanation))
    return document


def _named(value: Any) -> Any:  # noqa: ANN401 - whatever an explanation consists of
    match value:
        case Kind():
            return CODES[value]
        case Line() | Phase() | Reason():
            return str(value)
        case Move():
            return write_move(value)
        case Message():
            return msgspec.to_builtins(value)
        case msgspec.Struct():
            return {name: _named(getattr(value, name)) for name in value.__struct_fields__}
        case tuple():
            return [_named(part) for part in value]
        case _:
            return value


@cache
def _document_type(struct: type[msgspec.Struct], name: str) -> Any:  # noqa: ANN401 - a type
    """The type of the documents of such a struct."""
    head = _HEAD if struct is Explanation else []
    hints = get_type_hints(struct, include_extras=True)
    fields = [(field, _with_names(hints[field])) for field in struct.__struct_fields__]
    return msgspec.defstruct(
        name,
        [*head, *fields],
        namespace={"__doc__": struct.__doc__},
        forbid_unknown_fields=True,
    )


def _with_names(hint: Any) -> Any:  # noqa: ANN401 - any type
    """A type with names instead of numbers."""
    parts, origin = get_args(hint), get_origin(hint)
    if hint in _NAMED:
        return _NAMED[hint]
    if origin is Annotated:
        return Annotated[(_with_names(parts[0]), *parts[1:])]
    if origin is tuple:
        return tuple.__class_getitem__((_with_names(parts[0]), ...))
    if parts:
        return Union[tuple(map(_with_names, parts))]  # noqa: UP007 - made from parts
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct) and hint is not Message:
        return _document_type(hint, f"{hint.__name__}Document")
    return hint


ExplanationDocument: Any = _document_type(Explanation, "ExplanationDocument")
"""The type for JSON Schemas, and for tests that read documents."""
