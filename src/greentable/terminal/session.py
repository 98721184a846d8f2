"""A game at the terminal, from the first deal to the end: asks the seat that is to act."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from greentable.bots.loading import with_stand_in
from greentable.core.shuffle import Stream
from greentable.errors import GreentableError
from greentable.game import SPECTATOR
from greentable.table import AnyPly, Step
from greentable.terminal.console import Lines
from greentable.terminal.player import Observation, Player
from greentable.terminal.saving import GameFile
from greentable.terminal.setup import Setup, note_game
from greentable.terminal.styles import DANGER, SOFT
from greentable.text import Catalogue
from greentable.text.vocabulary import Vocabulary
from greentable.words.messages import Message

INTERRUPTED = 130


MakePlayer = Callable[[int, GameFile], Player]
"""Makes the player of a seat, 0 for a spectator, with the file of the game."""


def session_of(
    setup: Setup,
    args: argparse.Namespace,
    kept_options: Iterable[str],
    tools: tuple[Console, Lines],
    make_player: MakePlayer,
) -> Session:
    """A session that saves its game, with a player for each of the people at the keyboard.

    `kept_options` are the options that a resumed game needs again.
    """
    setup = note_game(setup, args, kept_options)
    file = GameFile(setup.save, seed=setup.seed, date=setup.date)
    players = [make_player(seat, file) for seat in setup.people]
    common = players[0] if len(players) == 1 else make_player(SPECTATOR, file)
    return Session(setup, players, common, file, *tools, args.catalogue)


class Session:
    """One game: the current `table`, and the players at the keyboard.

    `common` shows what all of them may see: it is the only player, else a spectator.
    """

    def __init__(
        self,
        setup: Setup,
        players: Sequence[Player],
        common: Player,
        file: GameFile,
        console: Console,
        lines: Lines,
        catalogue: Catalogue,
    ) -> None:
        self.table = setup.table
        self._setup = setup
        self._players = {player.seat: player for player in players}
        self._common = common
        self._everybody = list({id(one): one for one in (*players, common)}.values())
        self._asked = 0
        self._lines = lines
        self._file = file
        self._console = console
        self._catalogue = catalogue
        self._warned = False
        self._leaves = False
        for ply in setup.past:
            for player in self._everybody:
                player.remember(self._observe(ply, player), is_past=True)

    @property
    def path(self) -> Path | None:
        """The file of the game, if it has one."""
        return self._file.path

    def run(self) -> int:
        """Play until the game is over or a player leaves; returns the exit code."""
        if self._setup.kept is None or not self._setup.kept.is_here:
            self._file.keep(self.table)  # fail now if the file that was asked for is not writable
        if len(self._players) > 1 and self.table.plies:
            self._lines.clear()  # the last player's cards may still be on the screen
        try:
            if not self.table.is_over:
                view = self.table.view(self._common.seat)
                self._common.greet(view, is_new=not self.table.plies)
            if self._setup.trouble is not None and self._file.path is None:
                self._warn(self._setup.trouble)
            self._keep(self.table.nature_plays())
            while to_act := self.table.to_act:
                seat = self._next(to_act)
                move = None if self._leaves else self._choose(seat)
                if move is None:
                    self._farewell()
                    return 0
                self._keep(self.table.play(seat, move))
            self._save()
            self._common.finish(self.table.view(self._common.seat))
            self._say_how_to_replay()
        except KeyboardInterrupt:
            self._console.print()
            self._farewell()
            return INTERRUPTED
        finally:
            self._save()
        return 0

    def _next(self, to_act: Sequence[int]) -> int:
        """The seat that chooses next. Of several, whose choices are secret, bots come first."""
        return next((seat for seat in to_act if seat not in self._players), to_act[0])

    def _choose(self, seat: int) -> Any | None:  # noqa: ANN401 - a move of the game
        """The move of the seat that is to act; None if a player leaves."""
        if seat in self._players:
            self._save()
            if len(self._players) > 1:
                self._common.catch_up()
                if not self._draw_curtain(seat):
                    return None
            return self._players[seat].choose(self.table.view(seat))
        view = self.table.view(seat)
        # The chance depends on the seed and the ply only: a resumed game goes on in the same way.
        chance = Stream(self._setup.seed.encode(), f"terminal/bot/{len(self.table.plies)}")
        named = self._setup.bot(self._setup.bots[seat - 1])
        bot = with_stand_in(self.table.game.name, named, self._tell_trouble)
        return bot(view, view.legal, chance)

    def _tell_trouble(self, trouble: Message) -> None:
        """Say that a player's own bot has failed, and which bot moves in its place."""
        self._console.print(Text(self._catalogue.text(trouble), DANGER))

    def _draw_curtain(self, seat: int) -> bool:
        """Hand the keyboard to the next player, with the last player's cards off the screen.

        False if the input ends there, or a player leaves.
        """
        if seat == self._asked:
            return True
        if self._asked:
            self._lines.clear()  # at the first turn the screen shows only what all may see
        self._asked = seat
        who = self._setup.names[seat - 1]
        typed = self._lines.pause(self._catalogue.say("terminal-curtain", who=who))
        self._lines.clear()
        words = Vocabulary(self._catalogue, ["quit"])
        return typed is not None and words.whole(typed.strip()) != "quit"

    def _hide_cards(self) -> None:
        """Clear the last player's cards off the screen before all look at it again."""
        if self._asked:
            self._lines.clear()
            self._asked = 0

    def _keep(self, step: Step[Any, Any, Any, Any, Any]) -> None:
        """Take the table after a step, and show what must be seen at once."""
        self.table = step.table
        for ply in step.plies:
            for player in self._everybody:
                player.remember(self._observe(ply, player))
            if ply.opens_round or (ply is step.plies[-1] and step.table.is_over):
                self._save()
                self._hide_cards()
            observation = self._observe(ply, self._common)
            self._leaves = not self._common.show_at_once(observation) or self._leaves

    def _observe(self, ply: AnyPly, player: Player) -> Observation:
        """A ply as a player sees it."""
        game, viewer = self.table.game, player.seat
        before, after = game.view(ply.before, viewer), game.view(ply.state, viewer)
        return Observation(ply.seat, before, after, game.events_for(ply.events, viewer))

    def _say_how_to_replay(self) -> None:
        self._save()
        if self._file.path is None:
            self._console.print(Text(self._catalogue.say("terminal-replay-hint-unsaved"), SOFT))
        elif not self._file.is_lost:
            command = self._setup.replay_command(self._file.path)
            self._common.say_to_copy(self._catalogue.say("terminal-replay-hint", command=command))

    def _farewell(self) -> None:
        """Say how to resume the game."""
        self._save()
        for player in self._players.values():
            if lost := player.lost_by_leaving():
                self._console.print(lost)
        if self._file.path is None or self._file.is_lost:
            words = self._catalogue.say("terminal-not-saved", seed=self._setup.seed)
        else:
            command = self._setup.resume_command(self._file.path)
            words = self._catalogue.say("terminal-saved", command=command)
        self._common.say_to_copy(words)

    def _save(self) -> None:
        """Save the game: before a person is asked, when a round is over, and at the end.

        Not after every ply: writing a file is slow, and moves of bots and nature can be repeated.
        If the file cannot be written any more, the game goes on, with one warning.
        """
        try:
            self._file.keep(self.table)
        except GreentableError as error:
            if not self._warned:
                self._warn(error)
        self._warned = self._file.is_lost

    def _warn(self, error: GreentableError) -> None:
        trouble = self._catalogue.text(error.message)
        words = self._catalogue.say("terminal-save-lost", trouble=trouble)
        self._console.print(Text(words, DANGER))
