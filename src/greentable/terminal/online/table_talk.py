"""Everything at a server's table beside moves: talking, taking back, looking at the clock.

The words for it can be typed whenever a line is read, and never reach a player: a move that begins
with another word stays what it is.
"""

from __future__ import annotations

import re
import select
import sys
import time
from collections.abc import Callable
from typing import NamedTuple

from rich.console import Console
from rich.text import Text

from greentable.protocol.client_messages import Consent, Talk
from greentable.protocol.server_messages import ClockDocument, RoomDocument, Talked
from greentable.terminal.console import Lines
from greentable.terminal.online.client import new_id
from greentable.terminal.online.steady_connection import SteadyConnection
from greentable.terminal.styles import SOFT
from greentable.text.phrases import BLANK, PHRASES, PHRASES_WITH_CARDS, phrase_key
from greentable.text.vocabulary import Vocabulary, folded
from greentable.words.catalogue import Catalogue

_CAN_WAIT = sys.platform != "win32"  # for the first of a line and something else
_POLL_SECONDS = 0.2  # between two checks of what the table says, while a line is typed
_WORDS = ("talk", "take-back", "agree", "refuse", "time")
_UNITS = {86_400: "days", 3_600: "hours", 60: "minutes", 1: "seconds"}


class GameTalk(NamedTuple):
    """The table talk of one game: its phrases, and its own word for taking a move back."""

    phrases: tuple[str, ...] = PHRASES
    undo_words: tuple[str, ...] = ()


class TakesBack(Exception):
    """The player here wants the last move back."""


class TableLines(Lines):
    """Lines of somebody at a server's table: what is for the table does not reach the game.

    While a line is typed, `meanwhile` takes what the table says, and tells whether it printed
    anything; `before` prints what stands above a prompt.
    """

    def __init__(self, console: Console) -> None:
        super().__init__(console)
        self.is_for_table: Callable[[str], bool] = lambda _: False
        self.meanwhile: Callable[[], bool] = lambda: False
        self.before: Callable[[], None] = lambda: None

    def read(self, prompt: str) -> str | None:
        """The next line that is not for the table; None when there are no more."""
        while True:
            self.before()
            if self.is_typed and not self.has_more:
                self._await_line(f"{self._last_line_of(prompt)} ")
            line = super().read("" if self.is_typed else prompt)
            if line is None or not self.is_for_table(line):
                return line

    def take(self) -> str | None:
        """A line that was typed without being asked for."""
        return super().read("")

    def _await_line(self, prompt: str) -> None:
        """Ask, and take what the table says until a line is there."""
        self._console.out(prompt, end="", highlight=False)
        while _CAN_WAIT and not is_line_ready(_POLL_SECONDS):
            if self.meanwhile():
                self._console.out(prompt, end="", highlight=False)


def is_line_ready(patience: float = 0) -> bool:
    """True if a line was typed. Windows cannot tell: there only the next question is answered."""
    return _CAN_WAIT and bool(select.select([sys.stdin], [], [], patience)[0])


class TableTalk:
    """Talk, consent and clocks of a table; the session keeps `room`, `clocks` and `ahead` true."""

    def __init__(
        self,
        room: RoomDocument,
        connection: SteadyConnection,
        tools: tuple[Console, Catalogue],
        of_game: GameTalk,
    ) -> None:
        self.room = room
        self._connection = connection
        self.clocks: tuple[ClockDocument, ...] = ()
        self.ahead = 0.0  # seconds that the server's clock is ahead of ours
        self._console, self._catalogue = tools
        self._phrases = of_game.phrases
        self._words = Vocabulary(self._catalogue, (*_WORDS, *of_game.undo_words))

    def hears(self, line: str, *, can_take_back: bool) -> bool:
        """Do what a line says, if it is for the table. Raises TakesBack.

        `can_take_back` says that a card lies there which the player takes back by the same word.
        """
        word, _, rest = line.strip().partition(" ")
        match self._words.whole(word):
            case "talk":
                self._talk(rest.strip())
            case "take-back" | "undo" if not can_take_back and not rest:
                raise TakesBack
            case "agree" | "refuse" as answer if self.room.undo is not None and not rest:
                self._connection.send(Consent(id=new_id(), yes=answer == "agree"))
            case "time" if not rest:
                self.tell_time(or_none=True)
            case _:
                return False
        return True

    # Talk

    def tell_talk(self, told: Talked) -> None:
        """A phrase or a text from another person."""
        said = told.text or (self._catalogue.text(told.message) if told.message else "")
        self._print(f"{told.name}: {_printable(said)}")

    def _talk(self, words: str) -> None:
        """Say something: a phrase by its number or its words, or words of one's own."""
        phrases = self._phrases
        number, _, cards = words.partition(" ")
        if not words:
            for place, phrase in enumerate(phrases, 1):
                self._print(f"{place:>3}  {self._phrase(phrase)}")
            talk = self._words.shown("talk")
            self._print(self._catalogue.say("served-how-to-talk", talk=talk))
            if set(phrases) & set(PHRASES_WITH_CARDS):
                self._print(self._catalogue.say("served-how-to-talk-of-cards", talk=talk))
        elif number.isdecimal() and 1 <= int(number[:4]) <= len(phrases):
            codes = tuple(re.findall(r"\w+", cards.upper()))
            self._connection.send(Talk(phrase=phrases[int(number) - 1], cards=codes))
        else:
            same = [one for one in PHRASES if _letters(self._phrase(one)) == _letters(words)]
            self._connection.send(Talk(phrase=same[0]) if same else Talk(text=words))

    def _phrase(self, phrase: str) -> str:
        """A phrase; one about cards has a gap for them, and no full stop."""
        if phrase not in PHRASES_WITH_CARDS:
            return self._catalogue.say(phrase_key(phrase))
        return self._catalogue.say(phrase_key(phrase), cards=BLANK).removesuffix(".")

    # Taking back

    def tell_undo(self, before: RoomDocument) -> None:
        """That somebody wants a move back, and what is asked of whom."""
        wanted = self.room.undo
        if wanted is None or wanted == before.undo:
            return
        if wanted.seat in self.room.own_seats:
            self._print(self._catalogue.say("served-undo-waits"))
        elif set(wanted.waits_for) & set(self.room.own_seats):
            who = self.room.names[wanted.seat - 1]
            agree, refuse = map(self._words.shown, ("agree", "refuse"))
            self._print(
                self._catalogue.say("served-undo-asked", who=who, agree=agree, refuse=refuse)
            )

    # The clock

    def tell_time(self, *, or_none: bool = False) -> None:
        """The time left for the players here, if the server decides for them then."""
        mine = [one for one in self.clocks if one.seat in self.room.own_seats]
        if not mine:
            if or_none:
                self._print(self._catalogue.say("served-no-clock"))
            return
        left = max(0, round(min(one.deadline for one in mine) - time.time() - self.ahead))
        size = next(unit for unit in _UNITS if left >= 2 * unit or unit == 1)
        words = self._catalogue.say("served-time", count=left // size, unit=_UNITS[size])
        self._print(words)

    def _print(self, words: str) -> None:
        self._console.print(Text(words, SOFT))


def table_help(catalogue: Catalogue) -> str:
    """The help on what can be typed at a server's table beside moves."""
    talk, undo, left = map(Vocabulary(catalogue, _WORDS).shown, ("talk", "take-back", "time"))
    return catalogue.say("served-help", talk=talk, undo=undo, time=left)


def _printable(text: str) -> str:
    """A text from another person, without characters that could harm a terminal."""
    return "".join(one if one.isprintable() else " " for one in text)


def _letters(text: str) -> str:
    return re.sub(r"\W", "", folded(text))
