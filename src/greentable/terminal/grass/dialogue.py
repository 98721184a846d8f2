"""A dialogue for making an offer, in three questions: card given, card wanted, receiver."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from greentable.grass import EVERYONE, Kind, Move, Offers, View, write_card
from greentable.terminal.console import Lines
from greentable.terminal.grass.reading import Command
from greentable.terminal.grass.typed_words import EVERYONE as EVERYONE_WORD
from greentable.terminal.grass.voice import Voice
from greentable.terminal.pages import page
from greentable.terminal.people import seat_named
from greentable.terminal.styles import ACCENT, DANGER, SOFT
from greentable.text.grass.typed.names import kind_named
from greentable.text.vocabulary import quoted

STEPS = ("give", "want", "whom")
SHOWING = ("hand", "table", "log", "rules", "legal")
"""Commands that show something, after which the question is asked again."""

BACK, LEAVE = -1, -2
ANYTHING = -3  # `?`: any card in return


class OfferDialogue:
    """Asks the three questions. An empty line goes one step back, and at the first one cancels.

    `show` runs a command that only shows something.
    """

    def __init__(
        self, console: Console, lines: Lines, voice: Voice, show: Callable[[Command], object]
    ) -> None:
        self._console = console
        self._lines = lines
        self._voice = voice
        self._show = show

    def ask(self, view: View, offers: Offers) -> Move | Command | None:
        """A legal offer; None if the player cancels, `quit` if they leave."""
        chosen: list[int] = []
        while len(chosen) < len(STEPS):
            answer = self._answer(STEPS[len(chosen)], view, offers, chosen)
            if answer == LEAVE:
                return Command("quit")
            if answer == BACK and not chosen:
                return None
            if answer == BACK:
                chosen.pop()
            else:
                chosen.append(answer)
        give, want, to = chosen
        return Move.offer(Kind(give), None if want == ANYTHING else Kind(want), to=to)

    def _answer(self, step: str, view: View, offers: Offers, chosen: Sequence[int]) -> int:
        """Ask one question until it is answered: with a card, a seat, BACK or LEAVE."""
        if step == "whom":
            possible: list[int] = list(offers.to)
            rows = [self._seat_row(seat) for seat in possible]
        else:
            kinds = offers.gives if step == "give" else offers.wants
            possible = [kind for kind in kinds if kind is not None]
            if not offers.twice:
                possible = [kind for kind in possible if kind not in chosen]
            held = view.hand if step == "give" and view.rules.hidden_deals else []
            rows = [self._card_row(n, Kind(kind), held) for n, kind in enumerate(possible, start=1)]
            if None in kinds:
                possible.append(ANYTHING)
                rows.append(Text.assemble(("?", ACCENT), " ", self._voice.say("anything")))
        self._console.print(Columns(rows, padding=(0, 3)))
        if step == "give" and view.rules.hidden_deals:
            self._console.print(Text(self._voice.say("claim-hint"), SOFT))
        while True:
            line = self._lines.read(self._voice.say(f"ask-{step}"))
            word = "" if line is None else line.strip().lower()
            command = self._voice.words.answers.whole(word)
            if line is None or command == "quit":
                return LEAVE
            if not word or command == "back":
                return BACK
            if command in SHOWING:
                self._show(Command(command))
            elif command == "help" or (word == "?" and step != "want"):
                self._console.print(page(self._voice.say("offer-help")))
            elif (answer := self._read(word, step, possible)) in possible:
                return answer
            else:
                key = "no-whom" if step == "whom" else "not-possible"
                words = self._voice.say(key, text=quoted(word))
                self._console.print(Text(words, DANGER))

    def _read(self, word: str, step: str, possible: Sequence[int]) -> int:
        """The answer in a word: a row's number, a card, `?` for ANYTHING, a seat; else BACK."""
        if step == "whom":
            if word == "*" or self._voice.words.answers.whole(word) == EVERYONE_WORD:
                return EVERYONE
            return seat_named(word, self._voice.names) or BACK
        if word == "?":
            return ANYTHING
        kinds = [Kind(each) for each in possible if each != ANYTHING]
        if word.isascii() and word.isdecimal() and len(word) < 3:
            return kinds[int(word) - 1] if 1 <= int(word) <= len(kinds) else BACK
        kind = kind_named(word, kinds, self._voice.words)
        return BACK if kind is None else kind

    def _card_row(self, number: int, kind: Kind, held: Sequence[int]) -> Text:
        name = self._voice.card(kind)
        row = Text.assemble((str(number), ACCENT), f" {name} ", (write_card(kind), SOFT))
        if held and held[kind]:
            row.append(f" {self._voice.say('held')}", ACCENT)
        return row

    def _seat_row(self, seat: int) -> Text:
        if seat == EVERYONE:
            return Text.assemble(("*", ACCENT), " ", self._voice.say("everyone"))
        return Text.assemble((str(seat), ACCENT), " ", self._voice.names[seat - 1])
