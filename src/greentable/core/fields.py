"""Tables of fields: a state is declared once, and everything else is derived from it.

A class body is the table. Each line declares a field, its shape, the width of its numbers in a
compiled record, and who may see it::

    @with_fields
    class State(Fields):
        heat: list[int] = field(VisibleTo.ALL, "the heat on a market", shape=(7,))

The table yields the class itself (slots, ints and lists of ints), its copy and equality, its JSON
form, and the record layout that compiled code works on (`greentable.compiled.layout`). Views are
built by listing the fields that a viewer may see.
"""

from __future__ import annotations

import dataclasses
from enum import Enum, IntEnum
from types import ModuleType
from typing import Any, ClassVar, Self, TypeVar, cast

from greentable.core.reader import shown
from greentable.errors import GreentableError
from greentable.words.messages import choices

Json = int | list["Json"] | dict[str, "Json"]
Numbers = list[int]
"""The numbers of a kernel itself (figures, a generator, scratch space), never a row of a state;
in compiled code, an array of wide numbers.
"""


class VisibleTo(Enum):
    """The viewers who may see a field."""

    ALL = "everybody"
    OWNER = "the seat whose row it is"
    NOBODY = "nobody"


@dataclasses.dataclass(frozen=True, slots=True)
class Field:
    """One line of a table."""

    name: str
    visible_to: VisibleTo
    doc: str
    shape: tuple[int, ...]
    width: str
    start: int
    scratch: bool
    rules: type[Any] | None


def field(
    visible_to: VisibleTo,
    doc: str,
    *,
    shape: tuple[int, ...] = (),
    width: str = "i1",
    start: int = 0,
    scratch: bool = False,
) -> Any:  # noqa: ANN401 - stands in a class body as the value of any field
    """A line of a table; `start` is the initial value of each of its numbers.

    A scratch field is not part of the position: equality, key and JSON ignore it.
    """
    return Field("", visible_to, doc, shape, width, start, scratch, None)


def rules_field(rules: type[Any], doc: str) -> Any:  # noqa: ANN401 - as for field()
    """A line that holds the ruleset: a frozen dataclass of numbers, shared and never written."""
    return Field("", VisibleTo.ALL, doc, (), "", 0, scratch=False, rules=rules)


class Fields:
    """The common part of all states that are made from a table."""

    __slots__ = ()
    FIELDS: ClassVar[tuple[Field, ...]] = ()

    def copy(self) -> Self:
        """The same position, sharing nothing that can change."""
        raise NotImplementedError  # made by @with_fields

    def copy_for_viewer(self) -> Self:
        """A copy that shares the public fields, to write one viewer's fields into it."""
        raise NotImplementedError  # made by @with_fields

    def key(self) -> tuple[object, ...]:
        """The position as nested tuples: equal keys are equal positions."""
        return tuple(_frozen(getattr(self, line.name)) for line in self.FIELDS if not line.scratch)

    def __eq__(self, other: object) -> bool:
        """True if all fields are equal, except scratch fields."""
        if type(other) is not type(self):
            return NotImplemented
        return all(
            getattr(self, line.name) == getattr(other, line.name)
            for line in self.FIELDS
            if not line.scratch
        )

    # A state can be changed in place, so it cannot be the key of a dict: use `key()`.
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.to_json()})"

    def to_json(self) -> dict[str, Json]:
        """The position as plain numbers, lists and names."""
        return {
            line.name: _json(getattr(self, line.name)) for line in self.FIELDS if not line.scratch
        }

    @classmethod
    def from_json(cls, data: dict[str, Json]) -> Self:
        """The position of a JSON form. Raises GreentableError with the field that is wrong."""
        state = cls()
        names = {line.name for line in cls.FIELDS if not line.scratch}
        if set(data) != names:
            raise GreentableError("state.fields", fields=choices(sorted(set(data) ^ names)))
        for line in cls.FIELDS:
            if line.scratch:
                continue
            value = data[line.name]
            if line.rules is not None:
                setattr(state, line.name, _rules_from_json(line.rules, value))
                continue
            if not _has_shape(value, line.shape):
                if not line.shape:
                    raise GreentableError("state.number", field=line.name)
                shape = "×".join(map(str, line.shape))
                raise GreentableError("state.shape", field=line.name, shape=shape)
            setattr(state, line.name, _copied(value))
        return state


class NamedNumber(IntEnum):
    """A number with a stable name: `str()` and formatting give that name in lower case."""

    def __str__(self) -> str:
        return self.name.lower()

    def __format__(self, form: str) -> str:
        return format(str(self), form)


EnumT = TypeVar("EnumT", bound=IntEnum)


def plain_numbers(enum: type[EnumT]) -> type[EnumT]:
    """The members of an enum as plain numbers, as constants of a module.

    To the type checker it is the enum; at run time it is quick to look up, and constant to Numba.
    """
    numbers = ModuleType(enum.__name__)
    for member in enum:
        setattr(numbers, member.name, int(member))
    return cast("type[EnumT]", numbers)


def members_of(bits: int) -> list[int]:
    """The numbers in a set with one bit for each, number 1 at bit 1; lowest first."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


FieldsT = TypeVar("FieldsT", bound=Fields)


def with_fields(cls: type[FieldsT]) -> type[FieldsT]:
    """Make the class of a table of fields; it inherits the lines of its base class."""
    own_lines = tuple(
        dataclasses.replace(line, name=name)
        for name, line in vars(cls).items()
        if isinstance(line, Field)
    )
    lines = (*cls.FIELDS, *own_lines)
    body: dict[str, Any] = {
        name: value
        for name, value in vars(cls).items()
        if not isinstance(value, Field) and name not in {"__dict__", "__weakref__"}
    }
    body["__slots__"] = tuple(line.name for line in own_lines)
    body["FIELDS"] = lines
    made = cast("type[FieldsT]", type(cls.__name__, cls.__bases__, body))
    # Generated and compiled once, as dataclasses does it: a loop over the fields is three times
    # slower, and every move begins with a copy.
    source = ["def __init__(self):"]
    source += [f"    self.{line.name} = {_start(line)}" for line in lines]
    source += ["def copy(self):", "    new = make(cls)"]
    source += [statement for line in lines for statement in _copy_of(line)]
    source += ["    return new"]
    source += ["def copy_for_viewer(self):", "    new = make(cls)"]
    for line in lines:
        shared = f"    new.{line.name} = self.{line.name}"
        source += [shared] if line.visible_to is VisibleTo.ALL else _copy_of(line)
    source += ["    return new"]
    names: dict[str, Any] = {"make": object.__new__, "cls": made}
    names |= {f"rules_{line.name}": line.rules for line in lines}
    exec("\n".join(source), names)  # noqa: S102 - the text above, and nothing from outside
    for name in ("__init__", "copy", "copy_for_viewer"):
        setattr(made, name, names[name])
    return made


def _start(line: Field) -> str:
    if line.rules is not None:
        return f"rules_{line.name}()"
    text = str(line.start)
    for index, length in enumerate(reversed(line.shape)):
        text = f"[{text}] * {length}" if index == 0 else f"[{text} for _ in range({length})]"
    return text


def _copy_of(line: Field) -> list[str]:
    """The statements that copy a field row by row, which is a third quicker than a loop."""
    old, new = f"self.{line.name}", f"new.{line.name}"
    match len(line.shape):
        case 0:
            return [f"    {new} = {old}"]
        case 1:
            return [f"    {new} = {old}.copy()"]
        case 2:
            rows = ", ".join(f"rows[{index}].copy()" for index in range(line.shape[0]))
            return [f"    rows = {old}", f"    {new} = [{rows}]"]
        case _:
            message = f"{line.name}: a field has at most two dimensions"
            raise TypeError(message)


def _frozen(value: object) -> object:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value


def _json(value: object) -> Json:
    if isinstance(value, list | tuple):
        return [_json(part) for part in value]
    if dataclasses.is_dataclass(value):
        return {line.name: _json(getattr(value, line.name)) for line in dataclasses.fields(value)}
    return int(cast("int", value))


def _has_shape(value: Json, shape: tuple[int, ...]) -> bool:
    if not shape:
        return isinstance(value, int) and not isinstance(value, bool)
    return (
        isinstance(value, list)
        and len(value) == shape[0]
        and all(_has_shape(part, shape[1:]) for part in value)
    )


def _copied(value: Json) -> Json:
    return [_copied(part) for part in value] if isinstance(value, list) else value


def _rules_from_json(rules: type[Any], value: Json) -> object:
    if not isinstance(value, dict) or set(value) != {f.name for f in dataclasses.fields(rules)}:
        raise GreentableError("state.rules", rules=rules.__name__)
    default = rules()
    return rules(
        **{name: _like(getattr(default, name), name, part) for name, part in value.items()}
    )


def _like(default: object, name: str, value: Json) -> object:
    """The number, or the numbers, with the type of the ruleset's default: a bool or an enum."""
    if isinstance(default, tuple) and isinstance(value, list) and _has_shape(value, (len(value),)):
        return tuple(value)
    if isinstance(value, int) and isinstance(default, int):
        try:
            return type(default)(value)
        except ValueError:
            pass
    raise GreentableError("state.rules_value", switch=name, value=shown(str(value)))
