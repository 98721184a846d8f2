"""A game at the terminal from the first deal to the last ledger: who is to act is asked."""

from __future__ import annotations

import time
from collections.abc import Sequence
from shlex import quote

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from greentable import grass
from greentable.bots import grass_bot
from greentable.game import NATURE
from greentable.grass import Event, Move, Phase, What
from greentable.shuffle import Stream
from greentable.terminal.console import Lines
from greentable.terminal.grass import screen
from greentable.terminal.grass.ledger import ledger
from greentable.terminal.grass.look import ACCENT, SOFT
from greentable.terminal.grass.news import Happened, happened, news
from greentable.terminal.grass.player import Player
from greentable.terminal.grass.setup import Setup
from greentable.terminal.grass.voice import Voice
from greentable.terminal.saving import GameFile

INTERRUPTED = 130


class Session:
    """One game, one reader: the human at the table, or whoever watches."""

    def __init__(self, setup: Setup, voice: Voice, console: Console, lines: Lines) -> None:
        self._setup = setup
        self._recorder = setup.recorder
        self._voice = voice
        self._console = console
        self._lines = lines
        self._news: list[Happened] = []
        self._log = [
            one for state, events in setup.past for one in happened(state, events, voice.reader)
        ]
        self._file = GameFile(setup.save)
        self._player = Player(voice, console, lines, setup.save)

    def run(self) -> int:
        """Play until the game is over, or the human leaves; the exit code."""
        try:
            self._save()
            while to_act := grass.to_act(self._recorder.state):
                move = self._choose(to_act[0])
                if move is None:
                    self._farewell()
                    return 0
                self._make(to_act[0], move)
            self._finish()
        except KeyboardInterrupt:
            self._console.print()
            self._farewell()
            return INTERRUPTED
        finally:
            self._save()
        return 0

    def _choose(self, seat: int) -> Move | None:
        """The move of whoever is to act; None when the human leaves."""
        state = self._recorder.state
        if seat == NATURE:
            return self._setup.nature.move(state)
        view = grass.view(state, seat)
        if seat != self._setup.human:
            if self._setup.pace:
                time.sleep(self._setup.pace)
            # From the seed and the ply alone, so that a game resumed goes on as it would have.
            rng = Stream(self._setup.seed.encode(), f"terminal/bot/{self._recorder.plies}")
            return grass_bot(self._setup.bots[seat - 1])(view, view.legal, rng)
        fresh, self._news = self._news, []
        self._save()
        return self._player.choose(self._recorder, view, fresh, _this_round(self._log))

    def _make(self, seat: int, move: Move) -> None:
        """Make a move, and show what has to be seen at once."""
        before = self._recorder.state
        events = self._recorder.play(seat, move)
        seen = happened(before, events, self._voice.reader)
        self._news += seen
        self._log += seen
        if any(event.what is What.ROUND_ENDED for event in events):
            self._end_round(events)
        elif self._voice.reader == 0 and self._recorder.state.phase == Phase.DRAW:
            self._watch()

    def _watch(self) -> None:
        """A turn is over: tell the spectator, and show the table once a lap."""
        state = self._recorder.state
        self._console.print(news(self._news, self._voice))
        self._news = []
        if state.turn == state.dealer % state.seats + 1:
            view = grass.view(state, 0)
            self._console.print(screen.heading(view, self._voice))
            self._console.print(screen.table(view, self._voice, self._console.width))

    def _end_round(self, events: Sequence[Event]) -> None:
        """The ledger; whoever types may read it in peace."""
        self._save()
        self._console.print(news(self._news, self._voice))
        state = self._recorder.state
        over = not grass.to_act(state)
        number = state.round if over else state.round - 1
        title = Text(self._voice.say("round-over", round=number), ACCENT)
        self._console.print(Rule(title, style=ACCENT, align="left"))
        self._console.print(ledger(events, self._voice, state.rules.target))
        self._news = []
        if self._setup.human and not over:
            self._lines.pause(self._voice.say("go-on", round=state.round))

    def _finish(self) -> None:
        """The winner's title, the seed, and how to see it all again."""
        state = self._recorder.state
        names = [self._setup.names[seat - 1] for seat in grass.winners(state)]
        total = self._voice.figure(max(grass.returns(state)))
        key = "winner" if len(names) == 1 else "winners"
        words = self._voice.say(key, who=self._voice.catalogue.listed(names), amount=total)
        self._console.print(Rule(Text(words, ACCENT), style=ACCENT))
        self._print_to_copy(self._voice.say("seed", seed=self._setup.seed))
        if self._setup.save is None:
            self._console.print(Text(self._voice.say("replay-hint-unsaved"), SOFT))
        else:
            self._print_to_copy(self._voice.say("replay-hint", path=quote(str(self._setup.save))))

    def _farewell(self) -> None:
        """How to go on with this game."""
        if self._setup.save is None:
            self._print_to_copy(self._voice.say("not-saved", seed=self._setup.seed))
        else:
            self._print_to_copy(self._voice.say("saved", command=self._resume_command()))

    def _print_to_copy(self, words: str) -> None:
        """Print a line without breaking it, so that commands in it can be copied."""
        self._console.print(words, soft_wrap=True)

    def _resume_command(self) -> str:
        setup = self._setup
        words = ["greentable play grass --resume", quote(str(setup.save))]
        if setup.deck_order is not None:
            words.append(f"--deck-order {quote(str(setup.deck_order))}")
        if setup.human > 1:
            words.append(f"--seat {setup.human}")
        if not setup.human:
            words.append("--watch")
        named = [name for name in setup.bots if name]
        if any(name != "rules" for name in named):
            words.append(f"--bots {','.join(named)}")
        return " ".join(words)

    def _save(self) -> None:
        """Write the game down: before the human is asked, when a round is over, and at the end.

        A file takes long to write, and what bots and nature do in between can be done again.
        """
        self._file.keep(self._recorder.record())


def _this_round(log: list[Happened]) -> list[Happened]:
    """What happened since the last round ended."""
    for place in range(len(log) - 1, -1, -1):
        if log[place].event.what is What.TOTAL:
            return log[place + 1 :]
    return log
