"""Somebody who plays Grass at the terminal, or watches: shows the table, reads what is typed."""

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
from greentable.terminal.grass import screen
from greentable.terminal.grass.dialogue import OfferDialogue
from greentable.terminal.grass.hint import Advise, advise_here, hint_lines
from greentable.terminal.grass.ledger import ledger
from greentable.terminal.grass.menu import default_move, menu
from greentable.terminal.grass.narration import Happened, happened, narration, paragraphs
from greentable.terminal.grass.reading import Command, Misplay, read_line, read_wish
from greentable.terminal.grass.status import status
from greentable.terminal.grass.turn_screen import TurnScreen
from greentable.terminal.grass.voice import Voice
from greentable.terminal.grass.why import why, why_misplay, why_move
from greentable.terminal.saving import GameFile
from greentable.terminal.setup import command_line
from greentable.terminal.styles import ACCENT, SOFT
from greentable.text.errors import error_message
from greentable.words.messages import Row, Seat, say

MANY_OFFERS = 3  # between two turns: then it is time to say how to be left alone


class Player(player.Player):
    """Asks for a move, and answers everything else that is asked.

    `people` are all who sit at the keyboard; `pace` is waited after moves of bots.
    `advise` finds hints: here, unless somebody sets another.
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
        self._unread: list[Happened] = []
        self._last_told: list[Happened] = []
        self._this_round: list[Happened] = []

    # What happens

    def greet(self, view: View, *, is_new: bool) -> None:
        """What the game is about, who the reader is, and where help is."""
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

    def remember(self, seen: player.Seen, *, is_past: bool = False) -> None:
        """Keep what the reader could see of it for the next telling, and for the log.

        Of a game that goes on, what came after the reader's last move is told once more.
        """
        if self._this_round and self._this_round[-1].event.what is What.TOTAL:
            self._this_round = []
        told = happened(seen.before, seen.events, self._voice.reader)
        self._this_round += told
        if not is_past:
            self._unread += told
        elif self.seat:
            is_own = seen.seat == self.seat
            is_over = any(event.what is What.TOTAL for event in seen.events)
            self._unread = [] if is_own or is_over else [*self._unread, *told]

    def show_at_once(self, seen: player.Seen) -> bool:
        """The end of a round; moves of bots that take their time; the table for a watcher."""
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

    def tell_at_once(self, seen: player.Seen) -> None:
        """What others have done, while this player waits; the next screen tells it again."""
        if not self._people:
            self._tell()  # who watches has no next screen
            return
        told = happened(seen.before, seen.events, self._voice.reader)
        if any(event.seat != self.seat for event in seen.events) and paragraphs(told):
            self._console.print(narration(told, self._voice))

    def _tell(self) -> bool:
        """Print what happened since the last time; whether there was anything to tell."""
        told = bool(paragraphs(self._unread))
        if told:
            self._console.print(narration(self._unread, self._voice))
        self._unread = []
        return told

    def _show_round(self, seen: player.Seen) -> bool:
        """The ledger, which can be read in peace; False if the player leaves then."""
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
        """Forget what was to be told: other players are told it."""
        self._unread = []

    def finish(self, view: View) -> None:
        """The winner's title, and the seed."""
        names = [self._voice.names[seat - 1] for seat in grass.winners(view.to_fields())]
        total = self._voice.catalogue.money(max(view.totals.values()))
        key = "winner" if len(names) == 1 else "winners"
        words = self._voice.say(key, who=self._voice.catalogue.listed(names), amount=total)
        self._console.print(Rule(Text(words, ACCENT), style=ACCENT))
        if self._file.is_here:
            self.say_to_copy(self._voice.say("seed", seed=self._seed))
            self._say_how_to_review()

    def _say_how_to_review(self) -> None:
        """The command that goes through the moves of a person who has played."""
        if self._people and self._file.path is not None and not self._file.is_lost:
            words = ["hint", grass.name, str(self._file.path), "--seat", str(self._people[0])]
            self.say_to_copy(self._voice.say("review-hint", command=command_line(words)))

    # Asking

    def choose(self, view: View) -> Move | None:
        """A legal move, or None when the player leaves."""
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
        """A legal move, `quit`, or None when whatever was typed has been answered."""
        try:
            wish: Move | Misplay | Command | None = read_line(line, view, self._voice)
            if isinstance(wish, Command) and wish.word != "quit":
                wish = self._obey(wish, view)
        except NotationError as error:
            self.refuse(self._voice.text(error.message))
            return None
        except GreentableError as error:
            self.refuse(self._voice.text(error_message(error)))
            return None
        if isinstance(wish, Misplay):
            self.refuse(why_misplay(view, wish, self._voice))
            return None
        if isinstance(wish, Move) and not explain_view(view, wish).is_legal:
            self.refuse(why_move(view, wish, self._voice))
            return None
        return wish

    def _show(self, view: View) -> None:
        """The whole screen at first in a round and in a turn; else what is new and asked."""
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

    def _obey(self, command: Command, view: View) -> Move | Command | None:
        """Carry out a command; a move or `quit` if it ended in one. Raises GreentableError."""
        match command.word:
            case "hint":
                for line in hint_lines(view, self.advise(view), self._voice):
                    self._console.print(line)
            case "why":
                wish = read_wish(command.rest, view, self._voice)
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
                self.show_long(self._shown_by(word, view))
        return None

    def _shown_by(self, word: str, view: View) -> RenderableType:
        """What a command shows that only looks at something."""
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
            show=lambda command: self._obey(command, view),
        )
        return ask.ask(view, view.legal.offers)
