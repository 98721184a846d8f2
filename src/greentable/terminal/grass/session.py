"""A game at the terminal from the first deal to the last ledger: who is to act is asked."""

from __future__ import annotations

import time
from pathlib import Path
from shlex import quote

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from greentable import grass
from greentable.bots.loading import bot_with_stand_in
from greentable.errors import GreentableError
from greentable.game import NATURE
from greentable.grass import Move, Phase, State, What
from greentable.messages import Message, Seat, say
from greentable.shuffle import Stream
from greentable.terminal.console import Lines
from greentable.terminal.grass import screen
from greentable.terminal.grass.ledger import ledger
from greentable.terminal.grass.look import ACCENT, DANGER, SOFT
from greentable.terminal.grass.news import Happened, happened, news, paragraphs
from greentable.terminal.grass.player import Player
from greentable.terminal.grass.saved_game import GrassPly, GrassStep
from greentable.terminal.grass.setup import Setup
from greentable.terminal.grass.voice import Voice
from greentable.terminal.saving import GameFile

INTERRUPTED = 130


class Session:
    """One game, one reader: the human at the table, or whoever watches."""

    def __init__(self, setup: Setup, voice: Voice, console: Console, lines: Lines) -> None:
        self._setup = setup
        self._table = setup.table
        self._voice = voice
        self._console = console
        self._lines = lines
        self._news: list[Happened] = []
        self._log = [
            one for ply in setup.past for one in happened(ply.before, ply.events, voice.reader)
        ]
        self._file = GameFile(setup.save, seed=setup.seed, date=setup.date)
        self._warned = False
        self._leaves = False
        self._player = Player(voice, console, lines, self._file)

    def run(self) -> int:
        """Play until the game is over, or the human leaves; the exit code."""
        try:
            self._file.keep(self._table)
            if not self._table.is_over:
                self._greet()
            self._keep(self._table.nature_plays())
            while to_act := self._table.to_act:
                move = None if self._leaves else self._choose(to_act[0])
                if move is None:
                    self._farewell()
                    return 0
                self._keep(self._table.play(to_act[0], move))
            self._finish()
        except KeyboardInterrupt:
            self._console.print()
            self._farewell()
            return INTERRUPTED
        finally:
            self._save()
        return 0

    def _greet(self) -> None:
        """What the game is about, who the human is, and where help is."""
        rules, voice = self._table.state.rules, self._voice
        target = voice.catalogue.money(rules.target)
        self._console.print(voice.say("goal", target=target, rounds=rules.max_rounds))
        if voice.reader:
            names = [voice.who(seat).plain for seat in range(1, len(voice.names) + 1)]
            words = say("terminal-you-are", who=Seat(voice.reader))
            self._console.print(voice.coloured(words, names))

    def _choose(self, seat: int) -> Move | None:
        """The move of whoever is to act; None when the human leaves."""
        view = self._table.view(seat)
        if seat != self._setup.human:
            # From the seed and the ply alone, so that a game resumed goes on as it would have.
            rng = Stream(self._setup.seed.encode(), f"terminal/bot/{len(self._table.plies)}")
            bot = bot_with_stand_in(grass.name, self._setup.bots[seat - 1], self._tell_trouble)
            move: Move = bot(view, view.legal, rng)
            return move
        fresh, self._news = self._news, []
        self._save()
        return self._player.choose(self._table, view, fresh, _this_round(self._log))

    def _tell_trouble(self, trouble: Message) -> None:
        """A bot of somebody's has failed: say who has moved in its place."""
        self._console.print(Text(self._voice.text(trouble), DANGER))

    def _keep(self, step: GrassStep) -> None:
        """Take the table after a step, and show what has to be seen at once."""
        self._table = step.table
        for ply in step.plies:
            seen = happened(ply.before, ply.events, self._voice.reader)
            self._news += seen
            self._log += seen
            if any(event.what is What.ROUND_ENDED for event in ply.events):
                self._end_round(ply)
                continue
            if self._setup.pace and ply.seat not in {NATURE, self._setup.human}:
                self._tell_slowly()
            if self._voice.reader == 0 and ply.state.phase == Phase.DRAW:
                self._watch(ply.state)

    def _tell(self) -> bool:
        """Print what happened since the last time; whether there was anything to tell."""
        told = bool(paragraphs(self._news))
        if told:
            self._console.print(news(self._news, self._voice))
        self._news = []
        return told

    def _tell_slowly(self) -> None:
        """Tell what a bot did at once, and give time to read it; nothing to read costs no time."""
        if self._tell():
            time.sleep(self._setup.pace)

    def _watch(self, state: State) -> None:
        """A turn is over: tell the spectator, and show the table once a lap."""
        self._tell()
        if state.turn == state.dealer % state.seats + 1:
            view = grass.view(state, 0)
            self._console.print(screen.heading(view, self._voice))
            self._console.print(screen.table(view, self._voice, self._console.width))

    def _end_round(self, ply: GrassPly) -> None:
        """The ledger; whoever types may read it in peace."""
        self._save()
        self._tell()
        state = ply.state
        over = not grass.to_act(state)
        number = state.round if over else state.round - 1
        title = Text(self._voice.say("round-over", round=number), ACCENT)
        self._console.print(Rule(title, style=ACCENT, align="left"))
        width = self._console.width
        self._console.print(ledger(ply.before, ply.events, self._voice, width))
        if self._setup.human and not over:
            typed = self._lines.pause(self._voice.say("go-on", round=state.round))
            self._leaves = typed is None or self._voice.words.words.whole(typed.strip()) == "quit"

    def _finish(self) -> None:
        """The winner's title, the seed, and how to see it all again."""
        state = self._table.state
        names = [self._voice.names[seat - 1] for seat in grass.winners(state)]
        total = self._voice.catalogue.money(max(grass.returns(state)))
        key = "winner" if len(names) == 1 else "winners"
        words = self._voice.say(key, who=self._voice.catalogue.listed(names), amount=total)
        self._console.print(Rule(Text(words, ACCENT), style=ACCENT))
        self._print_to_copy(self._voice.say("seed", seed=self._setup.seed))
        self._save()
        if self._file.path is None:
            self._console.print(Text(self._voice.say("replay-hint-unsaved"), SOFT))
        elif not self._file.is_lost:
            self._print_to_copy(self._voice.say("replay-hint", path=quote(str(self._file.path))))

    def _farewell(self) -> None:
        """How to go on with this game."""
        self._save()
        if self._file.path is None or self._file.is_lost:
            self._print_to_copy(self._voice.say("not-saved", seed=self._setup.seed))
        else:
            command = self._resume_command(self._file.path)
            self._print_to_copy(self._voice.say("saved", command=command))

    def _print_to_copy(self, words: str) -> None:
        """Print a line without breaking it, so that commands in it can be copied."""
        self._console.print(words, soft_wrap=True)

    def _resume_command(self, path: Path) -> str:
        setup = self._setup
        words = ["greentable play grass --resume", quote(str(path))]
        if setup.deck_order is not None:
            words.append(f"--deck-order {quote(str(setup.deck_order))}")
        words.append(f"--seat {setup.human}" if setup.human else "--watch")
        named = [name for name in setup.bots if name]
        if any(name != "rules" for name in named):
            words.append(f"--bots {','.join(named)}")
        return " ".join(words)

    def _save(self) -> None:
        """Write the game down: before the human is asked, when a round is over, and at the end.

        A file takes long to write, and what bots and nature do in between can be done again. A file
        that cannot be written any more is no reason to stop playing: that is said, once.
        """
        try:
            self._file.keep(self._table)
        except GreentableError as error:
            if not self._warned:
                words = self._voice.say("save-lost", trouble=self._voice.text(error.message))
                self._console.print(Text(words, DANGER))
        self._warned = self._file.is_lost


def _this_round(log: list[Happened]) -> list[Happened]:
    """What happened since the last round ended."""
    for place in range(len(log) - 1, -1, -1):
        if log[place].event.what is What.TOTAL:
            return log[place + 1 :]
    return log
