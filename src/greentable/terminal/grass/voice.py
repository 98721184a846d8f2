"""The voice of a game of Grass: cards, sums and typed moves besides what every voice says."""

from __future__ import annotations

from functools import cached_property

from greentable.grass import Kind, Move, card_said, write_card
from greentable.terminal import voice as terminal_voice
from greentable.terminal.grass.typed_words import GrassWords
from greentable.words.messages import key_of


class Voice(terminal_voice.Voice):
    """Speaks to a reader about a game of Grass."""

    @cached_property
    def words(self) -> GrassWords:
        """What can be typed."""
        return GrassWords(self.catalogue)

    def token(self, move: Move) -> str:
        """A move as it is typed."""
        return self.words.token(move)

    def card(self, kind: Kind) -> str:
        """The name of a card."""
        return self.text(card_said(kind))

    def printed(self, kind: Kind) -> str:
        """The name that is printed on the card, which is English; "" if it is no other."""
        printed = self.english_name(kind)
        return "" if printed == self.card(kind) else printed

    def english_name(self, kind: Kind) -> str:
        """The name of a card in English."""
        return self.catalogue.in_english(f"grass-card-{write_card(kind)}")

    def face(self, kind: Kind) -> str:
        """The name as it is written on a small card: it may say where a long word is broken."""
        key = f"terminal-face-{key_of(kind.name)}"
        return self.catalogue.say(key) if self.catalogue.has_own(key) else self.card(kind)

    def thousands(self, amount: int) -> str:
        """A sum where there is little room: 25k."""
        return self.say("thousands", amount=amount // 1000)

    def figure(self, amount: int) -> str:
        """A sum without its currency, as it stands on a card."""
        return self.text(amount)
