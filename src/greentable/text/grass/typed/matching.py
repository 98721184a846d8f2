"""Legal moves by words of their sentences. Offers and counters of a product are found, too.

There can be thousands of these: only those that a reader is shown are put into words.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from greentable.grass import EVERYONE, Kind, Move, Phase, Verb, View, card_said, move_message
from greentable.text.grass.typed.order import numbered
from greentable.text.grass.typed.words import MEANING_OF_VERB, MoveWords
from greentable.text.vocabulary import plain_words
from greentable.words.messages import Argument, Seat


def moves_with(line: str, view: View, words: MoveWords) -> Iterator[Move]:
    """The legal moves in which every typed word begins a word, in any order; likely ones first.

    A number is also a card by its place in the hand. An offer of a product has to be named by a
    word of its sentence that is no card and no player: "offer", for instance.
    """
    sought = _Sought(plain_words(line).split(), own_cards(view), words)
    for move in numbered(view.legal).values():
        said = " ".join((words.text(move_message(move)), *map(" ".join, words.typed_starts(move))))
        if sought.found_in(said, move.card) == sought.all:
            yield move
    if sought.all:
        yield from _products(sought, view, words)


def moves_said(line: str, view: View, words: MoveWords) -> list[Move]:
    """The legal moves that begin with the first word and contain the rest in order.

    A move begins with its sentence, its verb as a command, or the words that its sentence lists as
    typed. The first word of a play may be omitted, as everywhere; later words may be shortened, but
    not in an offer: one of two words would fit dozens.
    """
    typed = plain_words(line).split()
    if not typed:
        return []
    listed = [
        move
        for move in numbered(view.legal).values()
        if any(_begins_and_contains(start, typed) for start in _starts(move, typed[0], words))
    ]
    offers = _products(_Sought(typed, own_cards(view), words), view, words)
    return listed + [
        move
        for move in offers
        if any(
            _begins_and_contains(start, typed, is_whole=True)
            for start in _starts(move, typed[0], words)
        )
    ]


class _Sought:
    """The typed words; which of them are found somewhere is a number with a bit for each."""

    def __init__(self, typed: Sequence[str], hand: Sequence[Kind], words: MoveWords) -> None:
        self._typed = typed
        self._words = words
        self._places = [_at_place(word, hand) for word in typed]
        self._known: dict[Argument, int] = {}
        self.all = (1 << len(typed)) - 1

    def found_in(self, text: str, card: Kind | None = None) -> int:
        """The words that begin a word of a text, or are the place of its card."""
        among = plain_words(text).split()
        return sum(
            1 << bit
            for bit, (word, place) in enumerate(zip(self._typed, self._places, strict=True))
            if (place is not None and place is card) or any(one.startswith(word) for one in among)
        )

    def found_in_name(self, named: Argument, card: Kind | None = None) -> int:
        """The same for the name of a card or a seat, which many moves have."""
        if named not in self._known:
            self._known[named] = self.found_in(self._words.text(named), card)
        return self._known[named]


class _Form(NamedTuple):
    """Moves that differ only in names have the same sentence around them."""

    verb: Verb
    is_open: bool
    to_all: bool


def _products(sought: _Sought, view: View, words: MoveWords) -> Iterator[Move]:
    """The offers, and the counters that ask for another card."""
    legal = view.legal
    around: dict[_Form, int] = {}
    for move in (*(legal.offers or ()), *(legal.counters or ())):
        form = _Form(move.verb, move.other is None, move.seat == EVERYONE)
        if form not in around:
            spans = words.catalogue.spans(move_message(move), words.names)
            said = " ".join(span.text for span in spans if span.kind == "text")
            around[form] = sought.found_in(said)
        found = around[form]
        if not found:
            continue
        for kind in (move.card, move.other):
            if kind is not None:
                found |= sought.found_in_name(card_said(kind), kind)
        if move.seat not in {0, EVERYONE}:
            found |= sought.found_in_name(Seat(move.seat))
        if found == sought.all:
            yield move


def own_cards(view: View) -> Sequence[Kind]:
    """The cards from which the viewer chooses, one by one as on the screen."""
    if view.phase is not Phase.DRAFT:
        return view.cards_in_hand()
    return [Kind(kind) for kind, count in enumerate(view.pack) for _ in range(count)]


def _at_place(word: str, hand: Sequence[Kind]) -> Kind | None:
    is_place = word.isascii() and word.isdecimal() and 1 <= int(word[:3]) <= len(hand)
    return hand[int(word) - 1] if is_place and len(word) < 3 else None


def _starts(move: Move, first: str, words: MoveWords) -> Iterator[list[str]]:
    sentence = plain_words(words.text(move_message(move))).split()
    yield sentence
    if move.verb is Verb.PLAY:
        yield sentence[1:]
    if words.words.whole(first) == MEANING_OF_VERB[move.verb]:
        yield [first, *sentence]
    yield from ([*typed, *sentence] for typed in words.typed_starts(move))


def _begins_and_contains(sentence: list[str], typed: list[str], *, is_whole: bool = False) -> bool:
    """True if the first words are equal, and the others are found in order, whole or shortened."""
    if not sentence or sentence[0] != typed[0]:
        return False
    rest = iter(sentence[1:])
    if is_whole:
        return all(part in rest for part in typed[1:])
    return all(any(_is_begun(word, part) for word in rest) for part in typed[1:])


def _is_begun(word: str, part: str) -> bool:
    return word == part or (len(part) > 1 and word.startswith(part))
