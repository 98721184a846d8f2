"""States as records: one record is one game, an array of records many.

The layout comes from the same table of fields as the state. Needs NumPy (the extra `fast`).
"""

from __future__ import annotations

import dataclasses
import math
import struct
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Any, NamedTuple, TypeVar

import numpy as np

from greentable.core.fields import Field, Fields

StateT = TypeVar("StateT", bound=Fields)
Records = np.ndarray[Any, np.dtype[Any]]

_STRUCT_CODES = {"i1": "b", "i2": "h", "i4": "i", "i8": "q"}


class Layout(NamedTuple):
    """The record layout of the states of a class."""

    kind: np.dtype[Any]  # the type of a record, with the ruleset nested in it
    write: Callable[[Fields, memoryview], None]  # writes a state into the bytes of a record


_LAYOUTS: dict[type[Fields], Layout] = {}  # each is made once


def layout_of(state: type[Fields]) -> Layout:
    """The layout of a state's class."""
    if state not in _LAYOUTS:
        kind = np.dtype([_column(line) for line in state.FIELDS], align=True)
        _LAYOUTS[state] = Layout(kind, _writer(state, kind))
    return _LAYOUTS[state]


def _column(line: Field) -> tuple[Any, ...]:
    if line.rules is not None:
        return (line.name, _rules_type(line.rules))
    return (line.name, line.width, line.shape)


def _rules_type(rules: type[Any]) -> np.dtype[Any]:
    default = rules()
    columns = []
    for switch in dataclasses.fields(rules):
        value = getattr(default, switch.name)
        columns.append((switch.name, "i4", np.shape(value)))
    return np.dtype(columns, align=True)


def records_of(states: Sequence[Fields], each: int = 1) -> Records:
    """Every state as a record, or as several equal ones in a row.

    Raises: struct.error for a number that is too large for its field.
    """
    kind, write = layout_of(type(states[0]))
    # Bytes, not records, are copied: NumPy copies records field by field.
    written = np.zeros((len(states), kind.itemsize), np.uint8)
    for number, state in enumerate(states):
        write(state, written[number].data)
    return np.repeat(written, each, axis=0).view(kind).reshape(-1)


def _writer(state: type[Fields], kind: np.dtype[Any]) -> Callable[[Fields, memoryview], None]:
    """A function that is generated and compiled once, like the state's `copy`.

    It is three times faster than setting the fields of a record one by one.
    """
    form, values, end = "=", [], 0
    for line in state.FIELDS:
        start = _offset(kind, line.name)
        form += "x" * (start - end)
        if line.rules is not None:
            size = _rules_type(line.rules).itemsize
            form += f"{size}s"
            values.append(f"rules_bytes(s.{line.name})")
        else:
            count = math.prod(line.shape)
            size = count * int(line.width[1:])
            form += f"{count}{_STRUCT_CODES[line.width]}"
            star = ("", "*", "*flat")[len(line.shape)]
            values.append(f"{star}(s.{line.name})")
        end = start + size
    names: dict[str, Any] = {
        "pack_into": struct.Struct(form).pack_into,
        "rules_bytes": _rules_bytes,
        "flat": chain.from_iterable,
    }
    source = f"def write(s, record):\n    pack_into(record, 0, {', '.join(values)})"
    exec(source, names)  # noqa: S102 - the text above, and nothing from outside
    write: Callable[[Fields, memoryview], None] = names["write"]
    return write


def _offset(kind: np.dtype[Any], name: str) -> int:
    assert kind.fields is not None, "a record has fields"
    return kind.fields[name][1]


@lru_cache(maxsize=256)
def _rules_bytes(rules: Any) -> bytes:  # noqa: ANN401 - any game's ruleset
    record = np.zeros(1, _rules_type(type(rules)))
    for switch in dataclasses.fields(rules):
        record[switch.name] = getattr(rules, switch.name)
    return record.tobytes()


def state_of(record: Any, like: StateT) -> StateT:  # noqa: ANN401 - a row of an array of records
    """The state in a record. The ruleset is that of `like`: rules never write it."""
    state = like.copy()
    for line in state.FIELDS:
        if line.rules is None:
            value = record[line.name]
            setattr(state, line.name, value.tolist() if line.shape else int(value))
    return state
