"""An offer, asked for in three small questions: what is given, what is wanted, to whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from greentable.errors import NotationError
from greentable.grass import EVERYONE, Kind, Move, Offers, Verb, write_card
from greentable.terminal.console import Lines
from greentable.terminal.grass.look import ACCENT, DANGER, SOFT
from greentable.terminal.grass.reading import read_kind
from greentable.terminal.grass.voice import Voice

ChoiceT = TypeVar("ChoiceT")


def ask_offer(offers: Offers, console: Console, lines: Lines, voice: Voice) -> Move | None:
    """An offer that may be made, or None if somebody would rather not."""
    ask = _Questions(console, lines, voice)
    give = ask.card("give", offers.gives)
    if give is None:
        return None
    want = ask.card("want", [kind for kind in offers.wants if kind is not give])
    if want is None:
        return None
    to = ask.seat(offers.to)
    return None if to is None else Move(Verb.OFFER, give, to, want)


class _Questions:
    """Questions with a list of answers; an empty line or the end of input answers none."""

    def __init__(self, console: Console, lines: Lines, voice: Voice) -> None:
        self._console = console
        self._lines = lines
        self._voice = voice

    def card(self, what: str, kinds: Sequence[Kind]) -> Kind | None:
        rows = [
            Text.assemble((write_card(kind), ACCENT), " ", self._voice.card(kind)) for kind in kinds
        ]
        return self._until_answered(what, rows, read_kind, kinds)

    def seat(self, seats: Sequence[int]) -> int | None:
        names = [
            self._voice.say("everyone") if seat == EVERYONE else self._voice.names[seat - 1]
            for seat in seats
        ]
        keys = ["*" if seat == EVERYONE else str(seat) for seat in seats]
        rows = [
            Text.assemble((key, ACCENT), " ", name) for key, name in zip(keys, names, strict=True)
        ]
        return self._until_answered("whom", rows, _read_seat, seats)

    def _until_answered(
        self,
        what: str,
        rows: Sequence[Text],
        read: Callable[[str], ChoiceT],
        possible: Sequence[ChoiceT],
    ) -> ChoiceT | None:
        self._console.print(Columns(rows, padding=(0, 3)))
        self._console.print(Text(self._voice.say("back-hint"), SOFT))
        while True:
            line = self._lines.read(self._voice.say(f"ask-{what}"))
            if line is None or not line.strip():
                return None
            try:
                answer = read(line)
            except NotationError as error:
                self._console.print(Text(error.message, DANGER))
                continue
            if answer in possible:
                return answer
            self._console.print(Text(self._voice.say("not-possible", text=line.strip()), DANGER))


def _read_seat(text: str) -> int:
    word = text.strip()
    if word == "*":
        return EVERYONE
    if not (word.isascii() and word.isdigit() and len(word) == 1):
        raise NotationError("terminal.seat", f"{word!r}: the number of a seat, or * for everybody")
    return int(word)
