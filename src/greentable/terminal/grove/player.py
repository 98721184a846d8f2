"""The human at the table: shows the grove, reads what is typed, until a card is left lying."""

from __future__ import annotations

from enum import Enum

from rich.console import Console

from greentable.errors import GreentableError, NotationError, UsageError
from greentable.grove import (
    Explanation,
    Move,
    Phase,
    View,
    cards_said,
    explain_view,
    move_message,
)
from greentable.terminal.console import Lines
from greentable.terminal.grove import screen
from greentable.terminal.grove.board import Board
from greentable.terminal.grove.placements import best, menu
from greentable.terminal.grove.preview import allowed
from greentable.terminal.grove.reading import EXAMPLE, MORE, Command, read_line
from greentable.terminal.grove.setup import GroveTable
from greentable.terminal.grove.turn import Turn
from greentable.terminal.grove.voice import Voice
from greentable.terminal.quoting import quoted
from greentable.terminal.saving import GameFile


class Answer(Enum):
    """What becomes of a card that lies there for now."""

    STAYS = 1
    TAKEN_BACK = 2
    LEAVES = 3


class Player:
    """Asks the human for a placement, and answers everything else that the human asks.

    `has_card_lying` while a card lies there for now: whoever leaves then loses it.
    """

    def __init__(self, voice: Voice, console: Console, lines: Lines, file: GameFile) -> None:
        self._voice = voice
        self._console = console
        self._lines = lines
        self._file = file
        self._board = Board(voice, console)
        self.has_card_lying = False

    def choose(self, table: GroveTable, view: View, *, other_half: bool) -> Move | None:
        """A legal placement that was not taken back, or None when the human leaves."""
        turn = Turn(table, view)
        self._console.print()
        self._console.print(screen.heading(view, self._voice, other_half=other_half))
        self._board.show_turn(view)
        while True:
            line = self._lines.read(self._voice.say("prompt"))
            if line is None:
                return None
            try:
                wish = self._read(line, turn)
                if wish == Command("quit"):
                    return None
                if isinstance(wish, Command):
                    self._obey(wish, turn, view)
                    continue
            except GreentableError as error:
                self._board.refuse([self._voice.text(error.message)])
                continue
            explained = explain_view(view, wish, self._voice.recipes)
            if not explained.is_legal:
                self._board.refuse_placement(turn, explained)
                continue
            match self._confirm(turn, explained):
                case Answer.STAYS:
                    return wish
                case Answer.LEAVES:
                    return None
                case Answer.TAKEN_BACK:
                    self._console.print(self._voice.say("taken-back"))
                    self._board.show_turn(view)

    def _read(self, text: str, turn: Turn) -> Move | Command:
        """A placement, by its number or its token, or a command. Raises GreentableError."""
        wish = read_line(text, self._voice.words)
        return turn.numbered(wish) if isinstance(wish, int) else wish

    # A card lies there for now

    def _confirm(self, turn: Turn, explained: Explanation) -> Answer:
        """The card lies there for now: shown, and asked whether it may stay."""
        after = self._board.show_try(explained)
        key = {Phase.DRAW: "confirm-draw", Phase.PLAY: "confirm-go-on", Phase.OVER: "confirm-count"}
        prompt = self._voice.say(key[explained.phase or Phase.PLAY])
        self.has_card_lying = True
        while True:
            line = self._lines.read(prompt)
            answer = Answer.LEAVES if line is None else self._answer(line, turn, after)
            if answer is Answer.LEAVES:
                return answer
            if answer is not None:
                self.has_card_lying = False
                return answer

    def _answer(self, line: str, turn: Turn, after: View) -> Answer | None:
        """What a line makes of the card; None if it was something else, which has been seen to."""
        try:
            wish = read_line(line, self._voice.words) if line.strip() else Command("ok")
            match wish:
                case Command("ok"):
                    return Answer.STAYS
                case Command("undo"):
                    return Answer.TAKEN_BACK
                case Command("quit"):
                    return Answer.LEAVES
                case Command("help" | "rules" | "table" | "hand" | "score" | "save"):
                    self._obey(wish, turn, after)
                case _:
                    self._board.refuse([self._voice.say("confirm-only")])
        except NotationError as error:
            only = self._voice.say("confirm-only")
            self._board.refuse([self._voice.text(error.message) if error.code == MORE else only])
        except GreentableError as error:
            self._board.refuse([self._voice.text(error.message)])
        return None

    # Words

    def _obey(self, command: Command, turn: Turn, now: View) -> None:
        """Carry out a command; `now` is the table with what lies there for now.

        Raises GreentableError.
        """
        match command.word:
            case "help":
                self._board.show_help()
            case "rules":
                self._board.show_rules(now)
            case "table":
                self._board.show_table(turn.view, now)
            case "hand":
                self._board.show_hand(now)
            case "score":
                self._board.show_score(now)
            case "save":
                self._save(command.rest, turn)
            case "list":
                self._list(command.rest, turn)
            case "try" | "why":
                self._explain(command, turn)
            case "hint":
                self._hint(turn)
            case "undo" | "ok":
                self._console.print(self._voice.say("nothing-to-undo"))

    def _explain(self, command: Command, turn: Turn) -> None:
        """What would come of a placement; `try` shows it too."""
        wish = self._read(command.rest, turn) if command.rest else command
        if isinstance(wish, Command):
            raise UsageError(
                "play_grove.token", word=self._voice.words.shown(command.word), token=EXAMPLE
            )
        explained = explain_view(turn.view, wish, self._voice.recipes)
        if not explained.is_legal:
            self._board.refuse_placement(turn, explained)
        elif command.word == "try":
            self._board.show_try(explained)
        else:
            self._console.print(allowed(wish, self._voice))
            self._board.tell_changes(explained)

    def _list(self, which: str, turn: Turn) -> None:
        cards = hand = turn.view.hand
        all_of: tuple[int, ...] = ()
        if self._voice.words.whole(which) == "all":
            all_of = hand
        elif which:
            cards = all_of = tuple(card for card in hand if str(card) == which)
        if not cards:
            raise self._cannot_list(which, hand)
        self._console.print(menu(turn.placements, cards, self._voice, all_of=all_of))
        turn.is_listed = True

    def _cannot_list(self, which: str, hand: tuple[int, ...]) -> UsageError:
        if which.isdecimal() and len(which) <= 2:
            return UsageError("play_grove.card", card=which)
        return UsageError("play_grove.list", text=quoted(which), cards=cards_said(hand))

    def _hint(self, turn: Turn) -> None:
        found = best(turn.placements)
        key = "hint-squirrel" if found.squirrel else "hint"
        words = self._voice.text(move_message(found.move))
        score = str(found.score)
        hint = self._voice.say(key, words=words, token=self._voice.token(found.move), score=score)
        self._console.print(hint)

    def _save(self, name: str, turn: Turn) -> None:
        had_one = self._file.path is not None
        path = self._file.write_to(name, turn.table)
        if path is None:
            raise UsageError("play.save_where")
        key = "saved-now" if had_one else "saved-from-now"
        self._console.print(self._voice.say(key, path=str(path)), soft_wrap=True)
        if self.has_card_lying:
            self._console.print(self._voice.say("card-not-kept"))
