"""A game of Grove at the terminal, from the start card to the count."""

from __future__ import annotations

import shlex

from rich.console import Console
from rich.text import Text

from greentable import grove
from greentable.bots.loading import bot_with_stand_in
from greentable.errors import GreentableError, UnsupportedRuleset
from greentable.grove import Event, Move, View, What
from greentable.messages import Message
from greentable.shuffle import Stream
from greentable.terminal.console import Lines
from greentable.terminal.grove import screen
from greentable.terminal.grove.command_lines import to_go_on, to_play_again, to_solve
from greentable.terminal.grove.count import count
from greentable.terminal.grove.look import DANGER, SOFT
from greentable.terminal.grove.player import Player
from greentable.terminal.grove.setup import HUMAN, GroveStep, Setup
from greentable.terminal.grove.voice import Voice
from greentable.terminal.grove.welcome import welcome
from greentable.terminal.saving import GameFile
from greentable.text.grove.narration import COUNT, narrate

INTERRUPTED = 130


class Session:
    """One game, one human: `table` as it stands, and `file`, where it is kept, if anywhere."""

    def __init__(self, setup: Setup, voice: Voice, console: Console, lines: Lines) -> None:
        self.table = setup.table
        self.file = GameFile(setup.save, seed=setup.seed, date=setup.date)
        self._setup = setup
        self._voice = voice
        self._console = console
        self._lines = lines
        self._news: list[Event] = []
        self._played = False  # then the own grove has just been shown
        self._warned = False
        self._count = [event for event in setup.past if event.what in COUNT]
        self._player = Player(voice, console, lines, self.file)

    def run(self) -> int:
        """Play until the game is over, or the human leaves; the exit code."""
        self.file.keep(self.table)
        try:
            if not self.table.is_over:
                self._console.print(welcome(self._setup, self._voice))
            self._keep(self.table.nature_plays())
            while to_act := self.table.to_act:
                # Choices are secret, so it does not matter that the human is the last to choose.
                seat = to_act[-1]
                move = self._choose(seat)
                if move is None:
                    self._farewell()
                    return 0
                self._keep(self.table.play(seat, move))
            self._finish()
        except KeyboardInterrupt:
            self._console.print()
            self._farewell()
            return INTERRUPTED
        finally:
            self._save()
        return 0

    def wants_other_half(self) -> bool:
        """Whether the nine cards that were set aside are to be played now."""
        state = self.table.state
        try:
            grove.other_half(state)
        except UnsupportedRuleset:
            return False
        if self._setup.is_other_half or not self.table.is_over:
            return False
        if self._setup.wants_other_half:
            return True
        while True:
            line = self._lines.read(self._voice.say("ask-other-half"))
            word = "" if line is None else line.strip()
            if not word or self._voice.words.means(word, "quit"):
                return False
            if self._voice.words.means(word, "other"):
                return True
            self._console.print(self._voice.say("ask-other-half-words"))

    def _choose(self, seat: int) -> Move | None:
        """The move of whoever is to act; None when the human leaves."""
        if seat != HUMAN:
            view = self.table.view(seat)
            # From seed and ply alone, so that a game resumed goes on as it would have.
            rng = Stream(self._setup.seed.encode(), f"terminal/bot/{len(self.table.plies)}")
            bot = bot_with_stand_in(grove.name, self._setup.bots[seat - 1], self._tell_trouble)
            move: Move = bot(view, view.legal, rng)
            return move
        self._tell_news()
        self._save()
        other_half = self._setup.is_other_half
        return self._player.choose(self.table, self.table.view(HUMAN), other_half=other_half)

    def _tell_trouble(self, trouble: Message) -> None:
        """A bot of somebody's has failed: say who has moved in its place."""
        self._console.print(Text(self._voice.text(trouble), DANGER))

    def _keep(self, step: GroveStep) -> None:
        """Take the table after a step, and remember what came of it."""
        self.table = step.table
        self._played = self._played or any(ply.seat == HUMAN for ply in step.plies)
        self._news += step.events
        self._count += [event for event in step.events if event.what in COUNT]

    def _tell_news(self) -> None:
        """What happened since the human chose; what came of the own card has been shown."""
        told = [event for event in self._news if event.what not in COUNT and event.seat != HUMAN]
        told = [event for event in told if event.what is not What.CHOSE]
        for line in self._voice.lines(narrate(told, self._voice.recipes)):
            self._console.print(line)
        if any(event.what is What.STUCK and event.seat == HUMAN for event in self._news):
            self._console.print(self._voice.say("you-stop"))
        self._news = []

    def _finish(self) -> None:
        """The groves, the count, title or target, the seed, and how to see it all again."""
        voice = self._voice
        self._tell_news()
        self._save()
        self._console.print()
        view = self.table.view(HUMAN)
        half = self._setup.is_other_half
        self._console.print(screen.heading(view, voice, other_half=half))
        if view.seats > 1 or not self._played:
            self._show_groves(view)
        for line in count(self._count, voice, view.target):
            self._console.print(line)
        again, solve = to_play_again(self._setup), to_solve(self._setup)
        if again is None:
            self._say("seed-only", seed=self._setup.seed)
        else:
            self._say("seed", seed=self._setup.seed, command=again)
        if solve is not None:
            self._say("solve-hint", command=solve)
        if self.file.path is None:
            self._console.print(Text(voice.say("replay-hint-unsaved"), SOFT))
        elif not self.file.is_lost:
            self._say("replay-hint", path=shlex.quote(str(self.file.path)))

    def _show_groves(self, view: View) -> None:
        seats = view.seats
        for seat in range(seats, 0, -1):
            if seats > 1:
                self._console.print(self._voice.who(seat))
            self._console.print(screen.picture_of(view, seat, self._voice, in_parts=True))

    def _farewell(self) -> None:
        """How to go on with this game."""
        self._save()
        if self._player.has_card_lying:
            self._console.print(self._voice.say("card-not-kept"))
        if self.file.path is None or self.file.is_lost:
            self._say("not-saved", seed=self._setup.seed)
        else:
            self._say("saved", command=to_go_on(self._setup, self.file.path))

    def _say(self, key: str, **arguments: str) -> None:
        """Say something that may be copied: it is not broken into lines."""
        self._console.print(self._voice.say(key, **arguments), soft_wrap=True)

    def _save(self) -> None:
        """Write the game down: before the human is asked, and at the end.

        A file takes long to write, and what bots and nature do in between can be done again. A file
        that cannot be written any more is no reason to stop playing: that is said, once.
        """
        try:
            self.file.keep(self.table)
        except GreentableError as error:
            if not self._warned:
                words = self._voice.say("save-lost", trouble=self._voice.text(error.message))
                self._console.print(Text(words, DANGER))
        self._warned = self.file.is_lost
