"""A game of Grove at the terminal, from the start card to the count."""

from __future__ import annotations

import shlex

from rich.console import Console
from rich.text import Text

from greentable import grove
from greentable.bots.grove import grove_bot
from greentable.errors import UnsupportedRuleset
from greentable.game import NATURE
from greentable.grove import Event, Move, View, What
from greentable.grove.cards import DECK
from greentable.grove.decks import deck_name
from greentable.grove.nature import deck_order
from greentable.grove.recipe_books import book_name
from greentable.grove.ruleset import HOUSE
from greentable.records import write_file
from greentable.shuffle import Stream
from greentable.terminal.console import Lines
from greentable.terminal.grove import screen
from greentable.terminal.grove.look import SOFT
from greentable.terminal.grove.player import Player
from greentable.terminal.grove.position import Position, with_cards
from greentable.terminal.grove.setup import BOT, HUMAN, Setup
from greentable.terminal.grove.voice import Voice
from greentable.text.grove import narrate_all
from greentable.text.grove.story import COUNT

INTERRUPTED = 130


class Session:
    """One game, one human."""

    def __init__(self, setup: Setup, voice: Voice, console: Console, lines: Lines) -> None:
        self._setup = setup
        self._recorder = setup.recorder
        self._cards = setup.cards
        self._voice = voice
        self._console = console
        self._lines = lines
        self._news: list[Event] = []
        self._played = False  # then the own grove has just been shown
        self._count = [event for event in setup.past if event.what in COUNT]
        self._player = Player(voice, console, lines, setup.save)

    def run(self) -> int:
        """Play until the game is over, or the human leaves; the exit code."""
        try:
            self._save()
            while to_act := grove.to_act(self._recorder.state):
                # Choices are secret, so it does not matter that the human is the last to choose.
                seat = to_act[-1]
                move = self._choose(seat)
                if move is None:
                    self._farewell()
                    return 0
                self._make(seat, move)
            self._finish()
        except KeyboardInterrupt:
            self._console.print()
            self._farewell()
            return INTERRUPTED
        return 0

    def wants_other_half(self) -> bool:
        """Whether the nine cards that were set aside are to be played now."""
        state = self._recorder.state
        try:
            grove.other_half(state)
        except UnsupportedRuleset:
            return False
        if self._setup.is_other_half or grove.to_act(state):
            return False
        if self._setup.wants_other_half:
            return True
        while True:
            line = self._lines.read(self._voice.say("ask-other-half"))
            word = "" if line is None else line.strip().lower()
            if not word or "quit".startswith(word):
                return False
            if "other".startswith(word):
                return True
            self._console.print(self._voice.say("ask-other-half-words"))

    def _choose(self, seat: int) -> Move | None:
        """The move of whoever is to act; None when the human leaves."""
        state = self._recorder.state
        if seat == NATURE:
            return self._setup.nature.move(state)
        if seat != HUMAN:
            view = grove.view(state, seat)
            # From seed and ply alone, so that a game resumed goes on as it would have.
            rng = Stream(self._setup.seed.encode(), f"terminal/bot/{self._recorder.plies}")
            return grove_bot(self._setup.bots[seat - 1])(view, view.legal, rng)
        self._tell_news()
        position = Position(state, grove.view(state, HUMAN), self._cards)
        other_half = self._setup.is_other_half
        return self._player.choose(self._recorder, position, other_half=other_half)

    def _make(self, seat: int, move: Move) -> None:
        """Make a move and write it down."""
        events = self._recorder.play(seat, move)
        self._save()
        self._cards = with_cards(self._cards, events)
        self._played = self._played or seat == HUMAN
        self._news += events
        self._count += [event for event in events if event.what in COUNT]

    def _tell_news(self) -> None:
        """What happened since the human chose; what came of the own card has been shown."""
        told = [event for event in self._news if event.what not in COUNT and event.seat != HUMAN]
        told = [event for event in told if event.what is not What.CHOSE]
        book = self._voice.book
        for line in narrate_all(self._voice.catalogue, told, self._voice.names, book):
            self._console.print(line)
        self._news = []

    def _finish(self) -> None:
        """The groves, the count, title or target, the seed, and how to see it all again."""
        voice, state = self._voice, self._recorder.state
        view = grove.view(state, HUMAN)
        self._tell_news()
        self._console.print()
        half = self._setup.is_other_half
        self._console.print(screen.heading(view, voice, other_half=half))
        if view.seats > 1 or not self._played:
            self._show_groves(view)
        lines = narrate_all(voice.catalogue, self._count, voice.names, voice.book, view.target)
        for line in lines:
            self._console.print(line)
        self._say("seed", seed=self._setup.seed)
        if deck_name(state.rules.deck) == book_name(state.rules.book) == HOUSE:
            self._say("solve-hint", command=self._solve_command())
        if self._setup.save is None:
            self._console.print(Text(voice.say("replay-hint-unsaved"), SOFT))
        else:
            self._say("replay-hint", path=shlex.quote(str(self._setup.save)))

    def _show_groves(self, view: View) -> None:
        for seat in range(view.seats, 0, -1):
            if view.seats > 1:
                self._console.print(self._voice.who(seat))
            picture = screen.picture_of(self._recorder.state, seat, self._cards[seat])
            self._console.print(picture)

    def _solve_command(self) -> str:
        """How to see what a search makes of the same cards."""
        words = ["greentable", "solve", "grove"]
        if self._setup.is_other_half:
            order = deck_order(self._setup.seed.encode())[DECK:]
            return " ".join([*words, "--order", ",".join(map(str, order))])
        words += ["--seed", shlex.quote(self._setup.seed)]
        return " ".join(
            [*words, "--recipes dealt"] if self._recorder.state.rules.recipes else words
        )

    def _farewell(self) -> None:
        """How to go on with this game."""
        if self._setup.save is None:
            self._say("not-saved", seed=self._setup.seed)
        else:
            command = f"greentable play grove --resume {shlex.quote(str(self._setup.save))}"
            bots = self._setup.bots[1:]
            if any(name != BOT for name in bots):
                command += f" --bots {','.join(bots)}"
            self._say("saved", command=command)

    def _say(self, key: str, **arguments: str) -> None:
        """Say something that may be copied: it is not broken into lines."""
        self._console.print(self._voice.say(key, **arguments), soft_wrap=True)

    def _save(self) -> None:
        if self._setup.save is not None:
            write_file(self._setup.save, self._recorder.record())
