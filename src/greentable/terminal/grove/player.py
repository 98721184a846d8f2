"""A player of Grove at the terminal: shows the grove, reads a placement, asks to confirm it."""

from __future__ import annotations

from enum import Enum

from rich.console import Console, Group
from rich.text import Text

from greentable.errors import GreentableError, NotationError, UsageError
from greentable.grove import (
    Event,
    Explanation,
    Move,
    Phase,
    View,
    What,
    explain_view,
    move_message,
)
from greentable.minds.grove.engine import GAME
from greentable.terminal import player
from greentable.terminal.console import Lines
from greentable.terminal.grove.advice_lines import Advise, advise_here, could_be_quick, lines_of
from greentable.terminal.grove.display import screen
from greentable.terminal.grove.display.board import Board, allowed
from greentable.terminal.grove.display.count import count
from greentable.terminal.grove.placements import PlacementChoice, best
from greentable.terminal.grove.reading import EXAMPLE, UNEXPECTED_ARGUMENT, Command, read_line
from greentable.terminal.grove.setup import GroveSetup, play_again_command, solve_command
from greentable.terminal.grove.voice import Voice
from greentable.terminal.pages import page
from greentable.terminal.saving import GameFile
from greentable.terminal.setup import command_line
from greentable.text.grove.narration import COUNT, narrate

HEADING = 1  # lines above a turn


class Confirmation(Enum):
    """The player's answer to the question whether a card stays."""

    STAYS = 1
    TAKEN_BACK = 2
    LEAVES = 3


class Player(player.Player):
    """Asks for placements, and runs all other commands.

    `setup` is the set-up of a local table, None at a server's table. `advise` finds hints, on this
    computer unless it is replaced.
    """

    def __init__(
        self, voice: Voice, console: Console, lines: Lines, file: GameFile, setup: GroveSetup | None
    ) -> None:
        super().__init__(voice, console, lines, file)
        self._voice = voice
        self._setup = setup
        self.advise: Advise = advise_here
        self._board = Board(voice, console)
        self._unread: list[Event] = []
        self._counted: list[Event] = []
        self._has_played = False  # if true, the player's own grove is on the screen
        self._has_card_lying = False

    # Events

    def greet(self, view: View, *, is_new: bool) -> None:
        """Explain a new game, name the players if there are several, and say how to get help."""
        voice = self._voice
        about = []
        if is_new and not view.rules.aside:
            about.append(voice.say("welcome"))
            if view.rules.recipes:
                about.append(voice.say("welcome-recipes"))
            if not voice.is_alone:
                about.append(voice.say("welcome-several"))
        lines = [voice.say("welcome-words")]
        if not voice.is_alone and self._setup is not None:
            lines.insert(0, self._who_plays(self._setup))
        self.show_above(Group(page("\n".join(about)), *map(Text, lines)))

    def _who_plays(self, setup: GroveSetup) -> str:
        voice, people = self._voice, setup.people
        bots = [
            voice.say("welcome-bot", name=voice.who(seat).plain, bot=bot)
            for seat, bot in enumerate(setup.bots, 1)
            if seat not in people
        ]
        others = voice.catalogue.listed(bots)
        if self.seat:
            return voice.say("welcome-seats", you=voice.names[self.seat - 1], others=others)
        who = voice.catalogue.listed([voice.names[seat - 1] for seat in people])
        key = "welcome-people" if bots else "welcome-people-only"
        return voice.say(key, people=who, others=others)

    def remember(self, seen: player.Observation, *, is_past: bool = False) -> None:
        """Keep the events for the next narration, and the count for the end."""
        self._counted += [event for event in seen.events if event.what in COUNT]
        if not is_past:
            self._unread += seen.events
            self._has_played = self._has_played or seen.seat == self.seat

    def show_at_once(self, seen: player.Observation) -> bool:  # noqa: ARG002 - as in every game
        """Show nothing: all events are told before the next question."""
        return True

    def status(self, view: View) -> Text:
        """The reader's task, or the players the table waits for."""
        return screen.status(view, self._voice)

    def tell_at_once(self, seen: player.Observation) -> None:
        """Tell nothing: all players lay their cards at the same time."""

    def _tell(self) -> None:
        """Tell the others' events since the player's choice, whose effects have been shown."""
        untold = {What.CHOSE, *COUNT}
        told = [event for event in self._unread if event.what not in untold]
        told = [event for event in told if event.seat != self.seat]
        self.show_above(*map(Text, self._voice.lines(narrate(told, self._voice.recipes))))
        self._unread = []

    def catch_up(self) -> None:
        """Drop the events that are still to be told."""
        self._unread = []

    def finish(self, view: View) -> None:
        """Show the groves, the count, the seed, and commands for the same cards."""
        voice = self._voice
        self._tell()
        self._console.print()
        self._console.print(screen.heading(view, voice))
        if view.viewer in view.stuck:
            self._console.print(self.status(view))
        if view.seats > 1 or not self._has_played:
            self._board.show_all_groves(view)
        for line in count(self._counted, voice, view):
            self._console.print(line)
        if self._setup is None:
            return
        seed = self._setup.seed
        again, solve = play_again_command(self._setup), solve_command(self._setup)
        if again is None:
            self.say_to_copy(voice.say("seed-only", seed=seed))
        else:
            self.say_to_copy(voice.say("seed", seed=seed, command=again))
        if solve is not None:
            self.say_to_copy(voice.say("solve-hint", command=solve))

    @property
    def can_take_back(self) -> bool:
        """True if a card is laid but not confirmed."""
        return self._has_card_lying

    def lost_by_leaving(self) -> str:
        """A warning that an unconfirmed card is not saved."""
        return self._voice.say("card-not-kept") if self._has_card_lying else ""

    # Questions

    def choose(self, view: View) -> Move | None:
        """Ask for a legal placement until one is confirmed; None if the player leaves."""
        self._tell()
        turn = PlacementChoice(view)
        self._console.print()
        self._console.print(screen.heading(view, self._voice))
        self._board.show_turn(view, HEADING + self.take_lines_above())
        while True:
            if self.take_paged():
                self._board.show_turn(view)
            line = self._lines.read(self._voice.say("prompt"))
            if line is None:
                return None
            try:
                wish = self._read(line, turn)
                if wish == Command("quit"):
                    return None
                if isinstance(wish, Command):
                    self._run(wish, turn, view)
                    continue
            except GreentableError as error:
                self.refuse(self._voice.text(error.message))
                continue
            explained = explain_view(view, wish, self._voice.recipes)
            if not explained.is_legal:
                self._board.refuse_placement(turn, explained)
                continue
            match self._confirm(turn, explained):
                case Confirmation.STAYS:
                    return wish
                case Confirmation.LEAVES:
                    return None
                case Confirmation.TAKEN_BACK:
                    self._console.print(self._voice.say("taken-back"))
                    self._board.show_turn(view)

    def _read(self, text: str, turn: PlacementChoice) -> Move | Command:
        """A placement by number or token, or a command. Raises GreentableError."""
        wish = read_line(text, self._voice.words)
        return turn.numbered(wish) if isinstance(wish, int) else wish

    # Confirmation

    def _confirm(self, turn: PlacementChoice, explained: Explanation) -> Confirmation:
        """Show the placement and ask whether it stays."""
        after = self._board.show_try(explained)
        key = {Phase.DRAW: "confirm-draw", Phase.PLAY: "confirm-go-on", Phase.OVER: "confirm-count"}
        prompt = self._voice.say(key[explained.phase or Phase.PLAY])
        self._has_card_lying = True
        while True:
            line = self._lines.read(prompt)
            answer = Confirmation.LEAVES if line is None else self._answer(line, turn, after)
            if answer is not None:
                self._has_card_lying = answer is Confirmation.LEAVES
                return answer
            if self.take_paged():
                self._board.show_try(explained)

    def _answer(self, line: str, turn: PlacementChoice, after: View) -> Confirmation | None:
        """The answer in a line; None if it was another command, which has been run."""
        try:
            wish = read_line(line, self._voice.words) if line.strip() else Command("ok")
            match wish:
                case Command("ok"):
                    return Confirmation.STAYS
                case Command("undo"):
                    return Confirmation.TAKEN_BACK
                case Command("quit"):
                    return Confirmation.LEAVES
                case Command("help" | "rules" | "table" | "hand" | "score" | "save"):
                    self._run(wish, turn, after)
                case _:
                    self.refuse(self._voice.say("confirm-only"))
        except NotationError as error:
            only = self._voice.say("confirm-only")
            self.refuse(
                self._voice.text(error.message) if error.code == UNEXPECTED_ARGUMENT else only
            )
        except GreentableError as error:
            self.refuse(self._voice.text(error.message))
        return None

    # Commands

    def _run(self, command: Command, turn: PlacementChoice, now: View) -> None:
        """Run a command; `now` is the view with the card that is not confirmed yet.

        Raises GreentableError.
        """
        match command.word:
            case "help":
                self.show_long(self.help_page(self._voice.say("help")))
            case "rules":
                self.show_long(self._board.rules(now))
            case "table":
                self._board.show_table(turn.view, now)
            case "hand":
                self._board.show_hand(now)
            case "score":
                self._board.show_score(now)
            case "save":
                self.save(command.rest)
                if self._has_card_lying:
                    self._console.print(self._voice.say("card-not-kept"))
            case "list":
                self.show_long(turn.listed(command.rest, self._voice))
            case "try" | "why":
                self._explain(command, turn)
            case "hint":
                self._hint(turn)
            case "undo" | "ok":
                self._console.print(self._voice.say("nothing-to-undo"))

    def _explain(self, command: Command, turn: PlacementChoice) -> None:
        """Explain a placement; `try` also shows the grove after it."""
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

    def _hint(self, turn: PlacementChoice) -> None:
        """Print the placement with the highest immediate score, and advice. Raises UsageError."""
        advice = self.advise(turn.view)
        found = best(turn.placements)
        key = "hint-squirrel" if found.squirrel else "hint"
        words = self._voice.text(move_message(found.move))
        score = str(found.score)
        hint = self._voice.say(key, words=words, token=self._voice.token(found.move), score=score)
        self._console.print(hint)
        for line in lines_of(advice, self._voice.catalogue):
            self._console.print(line)
        if self._file.is_here and not advice and could_be_quick():
            command = command_line(["warmup", GAME])
            self.say_to_copy(self._voice.say("hint-warmup", command=command))
