"""English that remembers what it was asked to say, and refuses messages that do not fit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from greentable import grass, grove
from greentable.records import Record
from greentable.text.passages import lines_of
from greentable.text.replay_narration import tell_record
from greentable.words.catalogue import Catalogue
from greentable.words.messages import (
    Argument,
    Card,
    Form,
    Message,
    MessageTable,
    Money,
    Row,
    Seat,
    Span,
    Takes,
)

TABLES = (grass.MESSAGES, grove.MESSAGES)
_KINDS: dict[Takes, type[Argument]] = {
    Takes.SEAT: Seat,
    Takes.CARD: Card,
    Takes.MONEY: Money,
    Takes.NUMBER: int,
    Takes.FORM: Form,
    Takes.TEXT: str,
    Takes.MESSAGE: Message,
}
_ROWS = {
    Takes.SEATS: Takes.SEAT,
    Takes.CARDS: Takes.CARD,
    Takes.TEXTS: Takes.TEXT,
    Takes.MESSAGES: Takes.MESSAGE,
}


def misfits(message: Message, table: MessageTable) -> Iterator[str]:
    """The faults of a message of a game, by the game's table."""
    if message.id not in table.rows:
        yield f"{message.id} is not in the table"
        return
    row = table.rows[message.id]
    if set(message.arguments) != set(row):
        yield f"{message.id} has {sorted(message.arguments)}, and takes {sorted(row)}"
        return
    for name, kind in row.items():
        if not fits(message.arguments[name], kind):
            yield f"{message.id}: ${name} is no {kind.value}: {message.arguments[name]!r}"


def fits(argument: Argument, kind: Takes) -> bool:
    """Whether an argument is of a kind; "this card" stands for a card that is not named."""
    if kind in _ROWS:
        return isinstance(argument, Row) and all(fits(item, _ROWS[kind]) for item in argument.items)
    if kind is Takes.CARD and isinstance(argument, Message):
        return argument.id.endswith("-card-none")
    return isinstance(argument, _KINDS[kind])


class Heard(Catalogue):
    """English that remembers which texts were said; a message that misfits its table fails."""

    def __init__(self) -> None:
        super().__init__("en")
        self.keys: set[str] = set()

    def spans(self, said: Argument, names: Sequence[str] = ()) -> tuple[Span, ...]:
        if isinstance(said, Message):
            for table in TABLES:
                if said.id.startswith(f"{table.game}-"):
                    assert not list(misfits(said, table))
        return super().spans(said, names)

    def _formed(self, key: str, arguments: Mapping[str, str | float]) -> str:
        self.keys.add(key)
        return super()._formed(key, arguments)


def told(
    record: Record,
    catalogue: Catalogue,
    *,
    viewer: int | None = None,
    ply: int | None = None,
    recipes: Sequence[grove.Recipe] = (),
) -> Iterator[str]:
    """A record told in lines of text. Raises as `tell_record` does, at once."""
    passages = tell_record(record, viewer=viewer, ply=ply, recipes=recipes)
    return (
        str(line) for passage in passages for line in lines_of(passage, catalogue, record.names)
    )
