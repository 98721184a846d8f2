"""States as records: one record is one game, an array of records a batch.

The layout comes from the same table of fields as the state. Needs NumPy (the extra `fast`).
"""

from __future__ import annotations

import dataclasses
from typing import Any, TypeVar

import numpy as np

from greentable.fields import Field, Fields

StateT = TypeVar("StateT", bound=Fields)


def record_type(state: type[Fields]) -> np.dtype[Any]:
    """The NumPy layout of a state's class, the ruleset nested in it."""
    return np.dtype([_column(line) for line in state.FIELDS], align=True)


def _column(line: Field) -> tuple[Any, ...]:
    if line.rules is not None:
        return (line.name, _rules_type(line.rules))
    return (line.name, line.width, line.shape)


def _rules_type(rules: type[Any]) -> np.dtype[Any]:
    default = rules()
    columns = []
    for switch in dataclasses.fields(rules):
        value = getattr(default, switch.name)
        shape = np.shape(value)
        columns.append((switch.name, "i4", shape))
    return np.dtype(columns, align=True)


def to_record(state: Fields, record: Any) -> None:  # noqa: ANN401 - numpy.void or a row of a batch
    """Write a state into a record."""
    for line in state.FIELDS:
        value = getattr(state, line.name)
        if line.rules is None:
            record[line.name] = value
        else:
            for switch in dataclasses.fields(value):
                record[line.name][switch.name] = getattr(value, switch.name)


def batch_of(state: Fields, size: int) -> np.ndarray[Any, np.dtype[Any]]:
    """So many records of the same state."""
    batch = np.zeros(size, record_type(type(state)))
    to_record(state, batch[0])
    batch[1:] = batch[0]
    return batch


def from_record(record: Any, like: StateT) -> StateT:  # noqa: ANN401 - as above
    """The state in a record. The ruleset is that of `like`: rules never write it."""
    state = like.copy()
    for line in state.FIELDS:
        if line.rules is None:
            value = record[line.name]
            setattr(state, line.name, value.tolist() if line.shape else int(value))
    return state
