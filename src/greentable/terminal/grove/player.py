"""The human at the table: shows the grove, reads what is typed, until a card is left lying."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from rich.console import Console
from rich.text import Text

from greentable.errors import GreentableError, UsageError
from greentable.grove import Move, Phase, why_not
from greentable.records import write_file
from greentable.terminal.console import Lines
from greentable.terminal.grove import screen
from greentable.terminal.grove.hand import hand
from greentable.terminal.grove.look import ACCENT, DANGER
from greentable.terminal.grove.placements import Placement, best, menu, placements
from greentable.terminal.grove.position import Position
from greentable.terminal.grove.preview import allowed, changes, refusal
from greentable.terminal.grove.reading import EXAMPLE, Command, read_line
from greentable.terminal.grove.setup import GroveRecorder
from greentable.terminal.grove.voice import Voice
from greentable.text.grove import describe_move


class Answer(Enum):
    """What becomes of a card that lies there for now."""

    STAYS = 1
    TAKEN_BACK = 2
    LEAVES = 3


class Player:
    """Asks the human for a placement, and answers everything else that the human asks."""

    def __init__(self, voice: Voice, console: Console, lines: Lines, save: Path | None) -> None:
        self._voice = voice
        self._console = console
        self._lines = lines
        self._save = save
        self._found: list[Placement] = []

    def choose(
        self, recorder: GroveRecorder, position: Position, *, other_half: bool
    ) -> Move | None:
        """A legal placement that was not taken back, or None when the human leaves."""
        self._found = []
        self._console.print()
        self._console.print(screen.heading(position.view, self._voice, other_half=other_half))
        self._show_grove(position)
        self._console.print()
        self._console.print(hand(position.view, self._voice))
        while True:
            line = self._lines.read(self._voice.say("prompt"))
            if line is None:
                return None
            try:
                wish = self._read(line, position)
                if wish == Command("quit"):
                    return None
                if isinstance(wish, Command):
                    self._obey(wish, recorder, position)
                    continue
            except GreentableError as error:
                self._refuse([error.message])
                continue
            if why_not(position.state, position.seat, wish) is not None:
                self._refuse(refusal(position, wish, self._voice))
                continue
            match self._confirm(recorder, position, wish):
                case Answer.STAYS:
                    return wish
                case Answer.LEAVES:
                    return None

    def _confirm(self, recorder: GroveRecorder, position: Position, move: Move) -> Answer:
        """The card lies there for now: shown, and asked whether it may stay."""
        after = self._try(position, move)
        key = {Phase.DRAW: "confirm-draw", Phase.OVER: "confirm-count"}
        prompt = self._voice.say(key.get(after.view.phase, "confirm-go-on"))
        while True:
            line = self._lines.read(prompt)
            if line is None:
                return Answer.LEAVES
            try:
                wish = read_line(line, self._voice) if line.strip() else Command("ok")
                match wish:
                    case Command("ok"):
                        return Answer.STAYS
                    case Command("quit"):
                        return Answer.LEAVES
                    case Command("undo"):
                        self._console.print(self._voice.say("taken-back"))
                        return Answer.TAKEN_BACK
                    case Command("help" | "list" | "table" | "hand" | "save" | "hint"):
                        self._obey(wish, recorder, position)
                    case _:
                        self._refuse([self._voice.say("confirm-only")])
            except GreentableError as error:
                self._refuse([error.message])

    def _read(self, line: str, position: Position) -> Move | Command:
        """A placement, by its number or its token, or a command. Raises GreentableError."""
        wish = read_line(line, self._voice)
        if not isinstance(wish, int):
            return wish
        found = self._placements(position)
        if not 1 <= wish <= len(found):
            words = self._voice.say("number", text=str(wish), most=len(found))
            raise UsageError("terminal.number", words)
        return found[wish - 1].move

    def _obey(self, command: Command, recorder: GroveRecorder, position: Position) -> None:
        """Carry out a command. Raises GreentableError."""
        show, say = self._console.print, self._voice.say
        match command.word:
            case "help":
                show(say("help"))
            case "list":
                self._list(command.rest, position)
            case "try" | "why":
                self._answer(command, position)
            case "hint":
                self._hint(position)
            case "undo" | "ok":
                show(say("nothing-to-undo"))
            case "table":
                self._show_table(position)
            case "hand":
                show(hand(position.view, self._voice))
            case "save":
                self._save_now(command.rest, recorder)

    def _answer(self, command: Command, position: Position) -> None:
        """What would come of a placement; `try` shows it too."""
        wish = self._read(command.rest, position) if command.rest else command
        if isinstance(wish, Command):
            words = self._voice.say("ask-token", word=command.word, token=EXAMPLE)
            raise UsageError("terminal.token", words)
        if why_not(position.state, position.seat, wish) is not None:
            self._refuse(refusal(position, wish, self._voice))
        elif command.word == "try":
            self._try(position, wish)
        else:
            self._console.print(allowed(wish, self._voice))
            self._tell(changes(position, position.after(wish), wish, self._voice))

    def _try(self, position: Position, move: Move) -> Position:
        """Show the grove with this card in it, and what has changed."""
        after = position.after(move)
        self._show_grove(after)
        self._tell(changes(position, after, move, self._voice))
        return after

    def _list(self, which: str, position: Position) -> None:
        cards = position.view.hand
        wanted: Sequence[int] = ()
        if which == "all":
            wanted = cards
        elif which:
            wanted = cards = tuple(card for card in cards if str(card) == which)
            if not cards:
                words = self._voice.say("no-card-listed", card=which)
                raise UsageError("terminal.card", words)
        found = self._placements(position)
        self._console.print(menu(found, cards, self._voice, all_of=tuple(wanted)))

    def _hint(self, position: Position) -> None:
        found = best(self._placements(position))
        words = describe_move(self._voice.catalogue, found.move)
        score = str(found.score)
        hint = self._voice.say("hint", words=words, token=str(found.move), score=score)
        self._console.print(hint)

    def _placements(self, position: Position) -> list[Placement]:
        self._found = self._found or placements(position.state, position.seat)
        return self._found

    def _show_grove(self, position: Position) -> None:
        seat = position.seat
        laid = position.cards[seat]
        self._console.print(
            screen.grove_beside_panel(
                position.state, position.view, seat, laid, self._voice, self._console.width
            )
        )

    def _show_table(self, position: Position) -> None:
        """Every grove, the reader's last."""
        others = [seat for seat in range(1, position.view.seats + 1) if seat != position.seat]
        for seat in others:
            self._console.print(self._voice.who(seat))
            laid = position.cards[seat]
            self._console.print(
                screen.grove_beside_panel(
                    position.state, position.view, seat, laid, self._voice, self._console.width
                )
            )
        if others:
            self._console.print(self._voice.who(position.seat))
        self._show_grove(position)

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines[:-1]:
            self._console.print(f"  {line}")
        self._console.print(Text(f"  {lines[-1]}", ACCENT))

    def _refuse(self, lines: Sequence[str]) -> None:
        for line in lines:
            self._console.print(Text(line, DANGER))

    def _save_now(self, name: str, recorder: GroveRecorder) -> None:
        path = Path(name) if name else self._save
        if path is None:
            raise UsageError("terminal.save", self._voice.say("save-where"))
        write_file(path, recorder.record())
        self._console.print(self._voice.say("saved-now", path=str(path)))
