"""The human at the table: shows what there is to see, reads what is typed, until it is a move."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from greentable.errors import GreentableError, NotationError, UsageError
from greentable.grass import Move, Phase, View, move_message, why_not
from greentable.terminal.console import Lines
from greentable.terminal.grass import screen
from greentable.terminal.grass.dialogue import OfferDialogue
from greentable.terminal.grass.look import DANGER
from greentable.terminal.grass.menu import default_move, menu
from greentable.terminal.grass.news import Happened, news
from greentable.terminal.grass.reading import Command, Misplay, read_line, read_wish
from greentable.terminal.grass.rules_told import rules_told
from greentable.terminal.grass.saved_game import GrassTable
from greentable.terminal.grass.seats import large
from greentable.terminal.grass.status import status
from greentable.terminal.grass.voice import Voice
from greentable.terminal.grass.why import why, why_misplay, why_move
from greentable.terminal.pages import page
from greentable.terminal.saving import GameFile
from greentable.text.errors import error_message


class Player:
    """Asks the human for a move, and answers everything else that the human asks."""

    def __init__(self, voice: Voice, console: Console, lines: Lines, file: GameFile) -> None:
        self._voice = voice
        self._console = console
        self._lines = lines
        self._file = file
        self._turn_shown = (0, 0)
        self._hand_shown: object = None
        self._busy = False
        self._unread: list[Happened] = []

    def choose(
        self,
        table: GrassTable,
        view: View,
        fresh: Sequence[Happened],
        log: Sequence[Happened],
    ) -> Move | None:
        """A legal move, or None when the human leaves. `fresh` is what happened since last time."""
        self._unread += fresh
        self._busy = self._busy and view.phase is not Phase.TURN
        if self._busy and view.phase is Phase.ANSWER:
            return Move.decline()
        self._show(view)
        while True:
            line = self._lines.read(self._prompt(view))
            wish = Command("quit") if line is None else self._wish(line, table, view, log)
            if wish == Command("quit"):
                return None
            if isinstance(wish, Move):
                return wish
            self._console.print(status(view, self._voice))

    def _wish(
        self, line: str, table: GrassTable, view: View, log: Sequence[Happened]
    ) -> Move | Command | None:
        """A legal move, `quit`, or None when whatever was typed has been answered."""
        try:
            wish: Move | Misplay | Command | None = read_line(line, view, self._voice)
            if isinstance(wish, Command) and wish.word != "quit":
                wish = self._obey(wish, table, view, log)
        except NotationError as error:
            self._refuse(self._voice.text(error.message))
            return None
        except GreentableError as error:
            self._refuse(self._voice.text(error_message(error)))
            return None
        if isinstance(wish, Misplay):
            self._refuse(why_misplay(table.state, view, wish, self._voice))
            return None
        if isinstance(wish, Move) and why_not(table.state, view.viewer, wish) is not None:
            self._refuse(why_move(table.state, view, wish, self._voice))
            return None
        return wish

    def _show(self, view: View) -> None:
        """The whole screen at first in a round and in a turn; else what is new and asked."""
        turn = (view.round, view.haystack_size)
        first = view.round != self._turn_shown[0]
        whole = first or (view.phase is Phase.TURN and turn != self._turn_shown)
        show = self._console.print
        show()
        if whole:
            self._turn_shown = turn if view.phase is Phase.TURN else (view.round, 0)
            show(screen.heading(view, self._voice))
        show(news(self._unread, self._voice))
        self._unread = []
        if whole:
            show(screen.table(view, self._voice, self._console.width))
        elif view.phase is Phase.GIVE:
            show(large(view, view.viewer, self._voice))
        is_used = view.phase is not Phase.GIVE and not (view.phase is Phase.TURN and view.played)
        if first or is_used:
            self._show_hand(view, again=whole)
        show(menu(view, self._voice))
        show(status(view, self._voice))

    def _show_hand(self, view: View, *, again: bool) -> None:
        """The cards, unless they are what was shown last."""
        shown = (view.hand, view.packs, screen.usable(view))
        if again or shown != self._hand_shown:
            self._console.print(screen.hand(view, self._voice))
            self._hand_shown = shown

    def _prompt(self, view: View) -> str:
        default = default_move(view.legal)
        if default is None:
            return ">"
        words = self._voice.text(move_message(default))
        return self._voice.say("prompt-default", words=words)

    def _refuse(self, words: str) -> None:
        self._console.print(Text(words, DANGER))

    def _obey(
        self, command: Command, table: GrassTable, view: View, log: Sequence[Happened]
    ) -> Move | Command | None:
        """Carry out a command; a move or `quit` if it ended in one. Raises GreentableError."""
        show = self._console.print
        match command.word:
            case "help":
                show(page(self._voice.say("help")))
            case "rules":
                show(rules_told(view.rules, self._voice))
            case "why":
                wish = read_wish(command.rest, view, self._voice)
                for line in why(table.state, view, wish, self._voice):
                    show(line)
            case "legal":
                show(menu(view, self._voice, everything=True))
            case "hand":
                show(screen.hand(view, self._voice))
            case "table":
                show(screen.table(view, self._voice, self._console.width))
            case "log":
                show(news(log, self._voice))
            case "save":
                self._save_now(command.rest, table)
            case "offer":
                return self._offer(table, view, log)
            case "busy":
                return self._be_busy(view)
        return None

    def _save_now(self, name: str, table: GrassTable) -> None:
        path = self._file.write_to(name, table)
        if path is None:
            raise UsageError("play.save_where")
        self._console.print(self._voice.say("saved-now", path=str(path)))

    def _be_busy(self, view: View) -> Move:
        if view.phase is not Phase.ANSWER:
            raise UsageError("play_grass.busy")
        self._busy = True
        return Move.decline()

    def _offer(
        self, table: GrassTable, view: View, log: Sequence[Happened]
    ) -> Move | Command | None:
        if view.legal.offers is None:
            raise UsageError("play_grass.offers")
        ask = OfferDialogue(
            *(self._console, self._lines, self._voice),
            look=lambda command: self._obey(command, table, view, log),
        )
        return ask.ask(view, view.legal.offers)
