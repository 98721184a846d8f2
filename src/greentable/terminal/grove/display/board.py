"""Output for the player: groves, cards, rules, refusals."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from greentable.drawing.terminal import Height
from greentable.grove import (
    Explanation,
    Move,
    View,
    counted_exactly,
    move_message,
)
from greentable.terminal.console import height_on
from greentable.terminal.grove.display import screen
from greentable.terminal.grove.display.count import score_now
from greentable.terminal.grove.display.hand import hand, small_hand
from greentable.terminal.grove.placements import PlacementChoice, entries, is_same_place
from greentable.terminal.grove.voice import Voice
from greentable.terminal.styles import ACCENT, DANGER, SOFT
from greentable.text.grove.rules import tell_rules

PROMPT = 1  # lines below the output
MOST_CHOICES = 12  # alternatives shown for a choice


class Board:
    """Shows parts of the game on a console."""

    def __init__(self, voice: Voice, console: Console) -> None:
        self._voice = voice
        self._console = console

    def show_turn(self, view: View, lines_above: int = 0) -> None:
        """Show the reader's grove, cards and status, made smaller on a screen with few lines.

        `lines_above` lines on the screen must stay visible.
        """
        room = self._console.height - PROMPT - lines_above
        cards, small_cards = hand(view, self._voice), small_hand(view, self._voice)
        tall, low, *lower = self._groves(view)
        pairs = [(tall, cards), (low, cards), (tall, small_cards), (low, small_cards)]
        pairs += [(grove, small_cards) for grove in lower]
        status = screen.status(view, self._voice)
        parts = [Group(grove, "", below, status) for grove, below in pairs]
        self._console.print(self._first_that_fits(parts, room))

    def _groves(self, view: View) -> list[RenderableType]:
        """The reader's grove with its score, in sizes from large to small."""
        seat, voice, width = view.viewer, self._voice, self._console.width
        tall, low = (
            screen.grove_beside_panel(view, seat, voice, width, height=height)
            for height in (Height.TALL, Height.LOW)
        )
        lower, lowest = (
            screen.grove_above_short_panel(view, seat, voice, height=height)
            for height in (Height.LOW, Height.FLAT)
        )
        return [tall, low, lower, lowest]

    def _first_that_fits(self, parts: Sequence[RenderableType], room: int) -> RenderableType:
        """The first part that fits the screen, else the last."""
        return next((part for part in parts if self._fits(part, room)), parts[-1])

    def _fits(self, part: RenderableType, room: int) -> bool:
        """True if a part fits into this many lines, or the output is not a terminal."""
        return not self._console.is_terminal or height_on(self._console, part) <= room

    def show_grove(self, view: View, seat: int | None = None, *, whole: bool = False) -> None:
        """Show the grove of a seat, by default the reader's, with its score."""
        self._console.print(
            screen.grove_beside_panel(
                view, seat or view.viewer, self._voice, self._console.width, in_parts=whole
            )
        )

    def show_table(self, before: View, now: View) -> None:
        """Show every grove as all may see it; the reader's own, last, as it is in `now`."""
        others = [seat for seat in range(1, before.seats + 1) if seat != before.viewer]
        for seat in others:
            self._console.print(self._voice.who(seat))
            self.show_grove(before, seat, whole=True)
        if others:
            self._console.print(self._voice.who(before.viewer))
        self.show_grove(now, whole=True)

    def show_all_groves(self, view: View) -> None:
        """Show every grove as a picture, with the names of seats if there are several."""
        for seat in range(view.seats, 0, -1):
            if view.seats > 1:
                self._console.print(self._voice.who(seat))
            self._console.print(screen.picture_of(view, seat, self._voice, in_parts=True))

    def show_hand(self, view: View) -> None:
        """Show the reader's cards."""
        self._console.print(hand(view, self._voice))

    def show_score(self, view: View) -> None:
        """Show the reader's score, line by line."""
        for line in score_now(view, self._voice):
            self._console.print(line)

    def rules(self, view: View) -> RenderableType:
        """The rules that apply in this game, and the exact definitions of its recipes."""
        voice = self._voice
        parts: list[RenderableType] = []
        unused = {"challenge"} if not view.target else set()
        unused |= {"several"} if view.seats == 1 else set()
        for heading, lines in tell_rules(unused):
            parts.append(Text(voice.text(heading), ACCENT))
            parts += [Padding(Text(voice.text(line)), (0, 0, 0, 2)) for line in lines]
        for number in view.recipes:
            name, sentence, worth, _ = voice.recipes[number - 1]
            parts.append(Text(voice.say("recipe", name=voice.text(name), worth=worth), ACCENT))
            exactly = voice.text(counted_exactly(view.rules.book, number))
            said = (voice.text(sentence), voice.say("recipe-exactly", sentence=exactly))
            parts += [Padding(Text(words), (0, 0, 0, 2)) for words in said]
        if view.target:
            parts.append(Text(voice.say("target", target=view.target)))
        return Group(*parts)

    def show_try(self, explained: Explanation) -> View:
        """Show the grove after a placement and its effects; returns the view after it."""
        assert explained.after is not None, "the placement is legal"
        room = self._console.height - PROMPT - len(explained_lines(explained, self._voice))
        self._console.print(self._first_that_fits(self._groves(explained.after), room))
        self.tell_changes(explained)
        return explained.after

    def tell_changes(self, explained: Explanation) -> None:
        """Print the effects of a placement line by line, the score last."""
        *lines, score = explained_lines(explained, self._voice)
        for line in lines:
            self._console.print(f"  {line}")
        self._console.print(Text(f"  {score}", ACCENT))

    def refuse(self, lines: Sequence[str]) -> None:
        """Print a refusal and its reasons."""
        for line in lines:
            self._console.print(Text(line, DANGER))

    def refuse_placement(self, turn: PlacementChoice, explained: Explanation) -> None:
        """Print why a placement is illegal; if only a choice is missing, list the choices."""
        view, move = turn.view, explained.move
        self.refuse(explained_lines(explained, self._voice))
        if not is_to_choose(view, move):
            return
        ways = turn.alternatives(move)
        if any(way.move.dice for way in ways):
            self._console.print(screen.dice_left(view, view.viewer, self._voice))
        self._console.print(self._voice.say("choose-one"))
        for part in entries(ways[:MOST_CHOICES], self._voice):
            self._console.print(part)
        if len(ways) > MOST_CHOICES:
            count = len(ways) - MOST_CHOICES
            words = self._voice.say("more-placements", count=count, card=move.card)
            self._console.print(Text(words, SOFT))
        turn.offer(ways[:MOST_CHOICES])


def explained_lines(explained: Explanation, voice: Voice) -> list[str]:
    """The effects of a placement line by line, the score last; or why it is illegal."""
    return [voice.text(message) for message in explained.messages]


def is_to_choose(view: View, move: Move) -> bool:
    """True if an illegal placement would be legal with another choice."""
    return any(is_same_place(other, move) for other in view.legal)


def allowed(move: Move, voice: Voice) -> str:
    """The sentence that a placement is legal."""
    return voice.say("would", words=voice.text(move_message(move)))
