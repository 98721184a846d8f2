"""Every message of a game with none, one, two and many of what it takes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import cycle, islice
from pathlib import Path

from greentable.grass import KIND_OF_CODE
from greentable.words import catalogue
from greentable.words.messages import (
    Argument,
    Card,
    Form,
    Message,
    MessageTable,
    Money,
    Row,
    Seat,
    Takes,
    say,
)
from tools.checks.translation_rules import Parts, Texts, entries, texts_of

NAMES = ("Ana", "Ben", "Hugo", "Élodie", "Yves", "Finn")
NUMBERS = (0, 1, 2, 5, 25_000)


@cache
def english() -> Texts:
    """The English texts as they are written; reading them all takes a while."""
    return texts_of(entries(Path(catalogue.__file__).parent / "catalogues" / "en"))


class Samples:
    """Arguments to try: another seat and another card each time, as many as a number says."""

    def __init__(self, game: str) -> None:
        codes = KIND_OF_CODE if game == "grass" else [str(number) for number in range(1, 19)]
        self._cards = cycle([Card(game, code) for code in codes])
        self._seats = cycle([Seat(seat) for seat in range(1, len(NAMES) + 1)])

    def of(self, kind: Takes, number: int, forms: list[str]) -> Argument:
        """An argument of this kind; `forms` are those that the text knows."""
        few, some = min(number, 4), max(1, min(number, 4))
        makers: dict[Takes, Callable[[], Argument]] = {
            Takes.SEAT: lambda: next(self._seats),
            Takes.SEATS: lambda: Row(tuple(islice(self._seats, some))),
            Takes.CARD: lambda: next(self._cards),
            Takes.CARDS: lambda: Row(tuple(islice(self._cards, few)), counted=True),
            Takes.MONEY: lambda: Money(number),
            Takes.NUMBER: lambda: number,
            Takes.FORM: lambda: Form(forms[number % len(forms)]),
            Takes.TEXT: lambda: "2,-1",
            Takes.TEXTS: lambda: Row(("2,-1", "3,0")[:some]),
            Takes.MESSAGE: lambda: say("list-one", thing=next(self._cards)),
            Takes.MESSAGES: lambda: Row(tuple(islice(self._cards, some))),
        }
        return makers[kind]()


def sentences(table: MessageTable) -> Iterator[Message]:
    """Each message of a table with none, one, two and many of what it takes."""
    samples = Samples(table.game)
    for id_, row in table.rows.items():
        forms = Parts(english()[id_]).forms
        for number in NUMBERS:
            arguments = {}
            for name, kind in row.items():
                known = sorted(form for argument, form in forms if argument == name)
                arguments[name] = samples.of(kind, number, known)
            yield Message(id_, arguments)
