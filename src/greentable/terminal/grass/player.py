"""A player or spectator of Grass at the terminal: shows the table, and reads typed lines."""

from __future__ import annotations

import time
from functools import partial

from rich.console import Console, RenderableType
from rich.rule import Rule
from rich.text import Text

from greentable import grass
from greentable.errors import GreentableError, NotationError, UsageError
from greentable.game import NATURE
from greentable.grass import Move, Phase, View, What, explain_view, move_message
from greentable.terminal import player
from greentable.terminal.console import Lines
from greentable.terminal.grass.dialogue import OfferDialogue
from greentable.terminal.grass.display import screen
from greentable.terminal.grass.display.ledger import ledger
from greentable.terminal.grass.display.status import status
from greentable.terminal.grass.display.turn_screen import TurnScreen
from greentable.terminal.grass.hint import Advise, advise_here, hint_lines
from greentable.terminal.grass.menu import default_move, menu
from greentable.terminal.grass.narration import PastEvent, narration, paragraphs, past_events
from greentable.terminal.grass.reading import Command, read_line, read_why
from greentable.terminal.grass.voice import Voice
from greentable.terminal.grass.why import why
from greentable.terminal.saving import GameFile
from greentable.terminal.setup import command_line
from greentable.terminal.styles import ACCENT, SOFT
from greentable.text.errors import error_message
from greentable.text.grass.typed.answers import why_refused
from greentable.text.grass.typed.reading import Misplay
from greentable.words.messages import Row, Seat, say

MANY_OFFERS = 3  # between two turns; then a hint explains the command `busy`
RULE_EDGES = 4  # characters of a rule beside its title


class Player(player.Player):
    """Asks for moves, and runs all other commands.

    `people` are the seats of all people at the keyboard; `pace` is the pause after moves of bots in
    seconds. `advise` finds hints, on this computer unless it is replaced.
    """

    def __init__(
        self,
        voice: Voice,
        console: Console,
        lines: Lines,
        file: GameFile,
        *,
        seed: str,
        pace: float = 0,
        people: tuple[int, ...] = (),
    ) -> None:
        super().__init__(voice, console, lines, file)
        self._voice = voice
        self._seed = seed
        self._pace = pace
        self._people = people
        self.advise: Advise = partial(advise_here, seed)
        self._turn_shown = (0, 0)
        self._hand_shown: object = None
        self._busy = False
        self._offers_heard = 0
        self._unread: list[PastEvent] = []
        self._last_told: list[PastEvent] = []
        self._this_round: list[PastEvent] = []

    # Events

    def greet(self, view: View, *, is_new: bool) -> None:
        """Show the goal, the length of the game, and the reader's seat."""
        rules, voice = view.rules, self._voice
        target = voice.catalogue.money(rules.target)
        self.show_above(Text(voice.say("goal", target=target, rounds=rules.max_rounds)))
        if not rules.max_rounds and is_new:
            self.show_above(Text(voice.say("length"), SOFT))
        names = [voice.who(seat).plain for seat in range(1, len(voice.names) + 1)]
        if voice.reader:
            words = say("terminal-you-are", who=Seat(voice.reader))
            self.show_above(voice.coloured(words, names))
        elif self._people:
            words = say("terminal-people", who=Row(tuple(map(Seat, self._people))))
            self.show_above(voice.coloured(words, names))

    def remember(self, seen: player.Observation, *, is_past: bool = False) -> None:
        """Keep the events for the next narration and for the log.

        In a resumed game the events after the reader's last move are told again.
        """
        if self._this_round and self._this_round[-1].event.what is What.TOTAL:
            self._this_round = []
        told = past_events(seen.before, seen.events, self._voice.reader)
        self._this_round += told
        if not is_past:
            self._unread += told
        elif self.seat:
            is_own = seen.seat == self.seat
            is_over = any(event.what is What.TOTAL for event in seen.events)
            self._unread = [] if is_own or is_over else [*self._unread, *told]

    def show_at_once(self, seen: player.Observation) -> bool:
        """Show the end of a round, moves of bots with a pause, and the table for spectators."""
        if any(event.what is What.ROUND_ENDED for event in seen.events):
            return self._show_round(seen)
        if self._pace and seen.seat not in {NATURE, self.seat} and self._tell():
            time.sleep(self._pace)
        view: View = seen.after
        if not self._people and view.phase is Phase.DRAW:
            self._tell()
            if view.turn == view.left_of(view.dealer):  # once a lap
                self._console.print(screen.heading(view, self._voice))
                self._console.print(screen.table(view, self._voice, self._console.width))
        return True

    def tell_at_once(self, seen: player.Observation) -> None:
        """Tell moves of others while this player waits; the next screen tells them again."""
        if not self._people:
            self._tell()  # spectators have no next screen
            return
        told = past_events(seen.before, seen.events, self._voice.reader)
        if any(event.seat != self.seat for event in seen.events) and paragraphs(told):
            self._console.print(narration(told, self._voice))

    def status(self, view: View) -> Text:
        """The status line; it has a mark if the table waits for the reader."""
        return status(view, self._voice)

    def _tell(self) -> bool:
        """Print the events since the last narration; True if there were any to tell."""
        told = bool(paragraphs(self._unread))
        if told:
            self._console.print(narration(self._unread, self._voice))
        self._unread = []
        return told

    def _show_round(self, seen: player.Observation) -> bool:
        """Show the ledger and wait for Enter; False if the player leaves."""
        self._tell()
        after: View = seen.after
        over = not after.to_act
        number = after.round if over else after.round - 1
        title = Text(self._voice.say("round-over", round=number), ACCENT)
        self._console.print(Rule(title, style=ACCENT, align="left"))
        self._console.print(ledger(seen.before, seen.events, self._voice, self._console.width))
        if not self._people or over:
            return True
        typed = self._lines.pause(self._voice.say("go-on", round=after.round))
        return typed is not None and self._voice.words.words.whole(typed.strip()) != "quit"

    def catch_up(self) -> None:
        """Drop the events that are still to be told."""
        self._unread = []

    def finish(self, view: View) -> None:
        """Show the winners and the seed."""
        names = [self._voice.names[seat - 1] for seat in grass.winners(view.to_fields())]
        total = self._voice.catalogue.money(max(view.totals.values()))
        key = "winner" if len(names) == 1 else "winners"
        words = self._voice.say(key, who=self._voice.catalogue.listed(names), amount=total)
        title = Text(words, ACCENT)
        fits = title.cell_len <= self._console.width - RULE_EDGES  # a rule would cut it
        self._console.print(Rule(title, style=ACCENT) if fits else title)
        if self._file.is_here:
            self.say_to_copy(self._voice.say("seed", seed=self._seed))
            self._say_how_to_review()

    def _say_how_to_review(self) -> None:
        """Print the command for a review of the first person's moves."""
        if self._people and self._file.path is not None and not self._file.is_lost:
            words = ["hint", grass.name, str(self._file.path), "--seat", str(self._people[0])]
            self.say_to_copy(self._voice.say("review-hint", command=command_line(words)))

    # Questions

    def choose(self, view: View) -> Move | None:
        """Ask for a legal move; None if the player leaves."""
        is_own_turn = view.phase is Phase.TURN
        self._busy = self._busy and not is_own_turn
        if self._busy and view.phase is Phase.ANSWER:
            return Move.decline()
        self._offers_heard = 0 if is_own_turn else self._offers_heard
        self._offers_heard += view.phase is Phase.ANSWER
        self._show(view)
        if view.phase is Phase.ANSWER and self._offers_heard == MANY_OFFERS:
            self._console.print(Text(self._voice.say("busy-hint"), SOFT))
        while True:
            line = self._lines.read(self._prompt(view))
            wish = Command("quit") if line is None else self._wish(line, view)
            if isinstance(wish, Command):
                return None
            if isinstance(wish, Move):
                return wish
            if self.take_paged():
                again = TurnScreen(
                    view, self._voice, self._last_told, table=True, stash=False, hand=True
                )
                self._console.print(again.on(self._console))
            elif not self._lines.has_more:
                self._console.print(status(view, self._voice))

    def _wish(self, line: str, view: View) -> Move | Command | None:
        """The legal move or `quit` in a line; None if the line has been answered otherwise."""
        try:
            wish: Move | Misplay | Command | None = read_line(line, view, self._voice)
            if isinstance(wish, Command) and wish.word != "quit":
                wish = self._run(wish, view)
        except NotationError as error:
            self.refuse(self._voice.text(error.message))
            return None
        except GreentableError as error:
            self.refuse(self._voice.text(error_message(error)))
            return None
        if wish is None or isinstance(wish, Command):
            return wish
        if isinstance(wish, Move) and explain_view(view, wish).is_legal:
            return wish
        self.refuse(why_refused(view, wish, self._voice.words))
        return None

    def _show(self, view: View) -> None:
        """Show the whole screen at the start of a round or a turn; else only what is new."""
        turn = (view.round, view.haystack_size)
        first = view.round != self._turn_shown[0]
        whole = first or (view.phase is Phase.TURN and turn != self._turn_shown)
        if whole:
            self._turn_shown = turn if view.phase is Phase.TURN else (view.round, 0)
        is_used = view.phase is not Phase.GIVE and not (view.phase is Phase.TURN and view.played)
        cards = (view.hand, view.packs, screen.usable(view))
        has_hand = (first or is_used) and (whole or cards != self._hand_shown)
        self._hand_shown = cards if has_hand else self._hand_shown
        shown = TurnScreen(
            *(view, self._voice, self._unread),
            table=whole,
            stash=view.phase is Phase.GIVE,
            hand=has_hand,
        )
        self._last_told, self._unread = self._unread, []
        self._console.print()
        self._console.print(shown.on(self._console, self.take_lines_above()))

    def _prompt(self, view: View) -> str:
        default = default_move(view.legal)
        if default is None:
            return ">"
        words = self._voice.text(move_message(default))
        return self._voice.say("prompt-default", words=words)

    def _run(self, command: Command, view: View) -> Move | Command | None:
        """Run a command; returns a move or `quit` if it leads to one. Raises GreentableError."""
        match command.word:
            case "hint":
                for line in hint_lines(view, self.advise(view), self._voice):
                    self._console.print(line)
            case "why":
                wish = read_why(command.rest, view, self._voice)
                for line in why(view, wish, self._voice):
                    self._console.print(line)
            case "save":
                self.save(command.rest)
            case "offer":
                return self._offer(view)
            case "busy":
                return self._be_busy(view)
            case "take-back":
                raise UsageError("play_grass.no_taking_back")
            case word:
                self.show_long(self._page_for(word, view))
        return None

    def _page_for(self, word: str, view: View) -> RenderableType:
        """The page for a command that only shows something."""
        match word:
            case "help":
                return self.help_page(self._voice.say("help"))
            case "rules":
                return screen.rules(view.rules, self._voice)
            case "legal":
                return menu(view, self._voice, everything=True)
            case "hand":
                return screen.hand(view, self._voice)
            case "table" | "score":
                return screen.table(view, self._voice, self._console.width)
            case _:
                return narration(self._this_round, self._voice)

    def _be_busy(self, view: View) -> Move:
        if view.phase is not Phase.ANSWER:
            raise UsageError("play_grass.busy")
        self._busy = True
        return Move.decline()

    def _offer(self, view: View) -> Move | Command | None:
        if view.legal.offers is None:
            raise UsageError("play_grass.offers")
        ask = OfferDialogue(
            *(self._console, self._lines, self._voice),
            show=lambda command: self._run(command, view),
        )
        return ask.ask(view, view.legal.offers)
