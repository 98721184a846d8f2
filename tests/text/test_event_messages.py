"""Events of Grass as messages, each by itself: their sentences in English."""

from __future__ import annotations

import pytest

from greentable.grass import EVERYONE, Event, Kind, Line, What, event_message
from tests.text.heard import Heard

ENGLISH = Heard()
NAMES = ("Ann", "Ben", "Cem", "Dora")
PANAMA, FELONY, LUST = Kind.PANAMA, Kind.FELONY, Kind.LUST_CONQUERS_ALL


SENTENCES = [
    (Event(What.DEALER, 2), "Ben deals first."),
    (Event(What.DEALT, 1, card=PANAMA), "Ann is dealt Panama."),
    (Event(What.DEALT, 1), "Ann is dealt a card."),
    (Event(What.DREW, 1, card=PANAMA), "Ann draws Panama."),
    (Event(What.DREW, 1), "Ann draws a card."),
    (Event(What.KEPT, 1, card=PANAMA), "Ann keeps Panama."),
    (Event(What.KEPT, 1), "Ann keeps a card."),
    (Event(What.PACKS_PASSED, amount=1), "The packs are passed to the left."),
    (Event(What.PACKS_PASSED), "The packs are passed to the right."),
    (Event(What.PLAYED, 1, card=Kind.MARKET_OPEN), "Ann opens their market."),
    (Event(What.PLAYED, 1, card=Kind.MARKET_CLOSE), "Ann closes their market."),
    (Event(What.PLAYED, 1, card=PANAMA), "Ann peddles Panama."),
    (Event(What.PLAYED, 1, card=Kind.EUPHORIA), "Ann plays Euphoria."),
    (Event(What.PLAYED, 1, 2, FELONY), "Ann plays Felony on Ben."),
    (Event(What.DISCARDED, 1, card=FELONY), "Ann discards Felony."),
    (
        Event(What.PROTECTED, 1, card=PANAMA, other=LUST),
        "Ann protects Panama with Lust Conquers All.",
    ),
    (Event(What.PAID, 1, card=PANAMA), "Ann pays the fine with Panama."),
    (
        Event(What.PAID, 1, card=PANAMA, other=LUST),
        "Ann pays the fine with Panama from under Lust Conquers All.",
    ),
    (
        Event(What.UNCOVERED, 1, card=LUST),
        "Ann’s Lust Conquers All has nothing left to cover and goes to the ashtray.",
    ),
    (Event(What.COOLED, 1, card=FELONY), "Ann removes Felony."),
    (Event(What.STOLE, 1, 2, PANAMA), "Ann steals Panama from Ben."),
    (Event(What.GAVE, 1, 2, PANAMA), "Ann gives Panama to Ben."),
    (Event(What.GAVE_UP, 1, card=PANAMA), "Ann loses Panama."),
    (Event(What.WIPED_OUT, 1), "Ann loses their market and everything unprotected."),
    (Event(What.MUST_MISS, 1, amount=1), "Ann will miss a turn."),
    (Event(What.MUST_MISS, 1, amount=2), "Ann will miss 2 turns."),
    (Event(What.MISSED, 1, amount=1), "Ann misses a turn."),
    (Event(What.MISSED, 1, amount=3), "Ann misses 3 turns."),
    (Event(What.PASSED, 1, 2, PANAMA), "Ann passes Panama to Ben."),
    (Event(What.PASSED, 1, 2), "Ann passes a card to Ben."),
    (Event(What.TOOK, 1, 4, PANAMA), "Ann takes Panama from Dora at random."),
    (Event(What.TOOK, 1, 4), "Ann takes a random card from Dora."),
    (Event(What.OFFERED, 1, 2, PANAMA, FELONY), "Ann offers Ben Panama for Felony."),
    (
        Event(What.OFFERED, 1, EVERYONE, PANAMA, FELONY),
        "Ann offers everyone Panama for Felony.",
    ),
    (Event(What.OFFERED, 1, 2, PANAMA), "Ann asks what Ben would give for Panama."),
    (Event(What.OFFERED, 1, EVERYONE, PANAMA), "Ann asks what anyone would give for Panama."),
    (Event(What.ACCEPTED, 1, 2), "Ann accepts."),
    (Event(What.DECLINED, 1, 2), "Ann declines."),
    (Event(What.COUNTERED, 1, 2, PANAMA), "Ann offers Panama instead."),
    (
        Event(What.COUNTERED, 1, 2, PANAMA, FELONY),
        "Ann offers Panama for Felony instead.",
    ),
    (Event(What.TRADED, 1, 2, PANAMA, FELONY), "Ann gives Ben Panama for Felony."),
    (Event(What.TRADED, 1, 2), "Ann and Ben trade a card each, face down."),
    (Event(What.SAID, 1, amount=1), "Ann says: “I was cheated!”"),
    (Event(What.SAID, 1), "Ann says nothing."),
    (
        Event(What.SWAPPED, 1, 2, PANAMA, Kind.DR_FEELGOOD),
        "Ann swaps their Panama for Ben’s Dr. Feelgood.",
    ),
    (Event(What.CHOSE, 1), "Ann has chosen."),
    (Event(What.ENDED_TURN, 1), "Ann ends their turn."),
    (Event(What.EXTRA_TURN, 1), "Ann gets another turn."),
    (Event(What.ROUND_ENDED), "The haystack is empty. The round is over."),
    (Event(What.ROUND_ENDED, 1), "The round is over."),
    (
        Event(What.SHOWED, 1, cards=(PANAMA, PANAMA, FELONY)),
        "Ann still holds 2 × Panama and Felony.",
    ),
    (
        Event(What.SCORED, 1, line=Line.FINES, amount=-25_000),
        "Ann: Paranoia fines −$25,000.",
    ),
    (Event(What.SCORED, 1, line=Line.RESULT), "Ann: Round result $0."),
    (Event(What.TOTAL, 1, amount=75_000), "Ann now has $75,000."),
    (Event(What.WON, 1, amount=250_000), "Ann wins with $250,000."),
]


@pytest.mark.parametrize(("event", "sentence"), SENTENCES)
def test_an_event_is_a_sentence(event: Event, sentence: str) -> None:
    message = event_message(event)
    assert message is not None
    assert ENGLISH.text(message, NAMES) == sentence


def test_every_kind_of_event_stands_in_the_table_above() -> None:
    assert {event.what for event, _ in SENTENCES} == set(What)


def test_a_line_of_the_ledger_that_is_zero_tells_nothing() -> None:
    assert event_message(Event(What.SCORED, 1, line=Line.BANKER)) is None
