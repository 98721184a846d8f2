"""The texts of a game of Grass: cards, sums and typed moves."""

from __future__ import annotations

from functools import cached_property

from greentable.grass import Kind, Move
from greentable.terminal import voice as terminal_voice
from greentable.terminal.grass.typed_words import GrassWords
from greentable.words.messages import key_of


class Voice(terminal_voice.Voice):
    """The texts of a game of Grass for one reader."""

    @cached_property
    def words(self) -> GrassWords:
        """The words that can be typed."""
        return GrassWords(self.catalogue, self.names)

    def token(self, move: Move) -> str:
        """A move as it is typed."""
        return self.words.token(move)

    def card(self, kind: Kind) -> str:
        """The name of a card."""
        return self.words.card(kind)

    def printed(self, kind: Kind) -> str:
        """The English name on the printed card; "" if it is the same as the name shown.

        Capital letters do not count: French does not write them in the middle of a name.
        """
        printed = self.english_name(kind)
        return "" if printed.casefold() == self.card(kind).casefold() else printed

    def english_name(self, kind: Kind) -> str:
        """The name of a card in English."""
        return self.words.english_name(kind)

    def face(self, kind: Kind) -> str:
        """The name on a small card; it may contain soft hyphens for long words."""
        key = f"terminal-face-{key_of(kind.name)}"
        return self.catalogue.say(key) if self.catalogue.has_own(key) else self.card(kind)

    def thousands(self, amount: int) -> str:
        """A short form of a sum: 25k."""
        return self.say("thousands", amount=amount // 1000)

    def figure(self, amount: int) -> str:
        """A sum without its currency, as on a card."""
        return self.text(amount)
