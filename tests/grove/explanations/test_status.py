"""The sentence about what a viewer is asked to do, or whom the table waits for."""

from __future__ import annotations

import msgspec

from greentable import grove
from greentable.grove import State
from greentable.grove.wire.views import ViewDocument
from greentable.words.catalogue import catalogue_of
from greentable.words.messages import Message
from tests.grove.grove_table import HOPELESS, plain_rules, table
from tests.grove.grove_walk import positions

NAMES = ("Ann", "Ben")


NOWHERE = HOPELESS.replace("hand 7", "hand 7 1")
STOPPED = """
    card 7  Y1 O1 Y2 / G1 -- G2
    card 8  Y1 -- Y2 / G1 O2 G1
    deck 3
    seat 1 | hand 7 8 | stuck
        0   1   2     3
    0   O1  O1  O1/4  G1*
    1   O1  O1  O1    O1
    seat 2 | hand 7 8
        0   1   2
    0   Y1  Y1  Y1
    """


def told(state: State, viewer: int) -> Message:
    [document] = grove.documents(state, [viewer])
    status = msgspec.json.decode(document, type=ViewDocument).own.status
    assert status is not None
    return status


def said(state: State, viewer: int) -> str:
    return catalogue_of("en").text(told(state, viewer), NAMES)


def all_messages() -> list[Message]:
    """Every sentence at least once."""
    game = list(positions(plain_rules(), 2, "status"))
    states = [*game, table(NOWHERE), table(STOPPED)]
    return [told(state, viewer) for state in states for viewer in range(state.seats + 1)]


def test_who_is_asked_and_who_waits() -> None:
    """For those who are not asked, too, and for spectators."""
    heard = set()
    for state in positions(plain_rules(), 2, "status"):
        heard |= {(viewer > 0, said(state, viewer)) for viewer in (0, 1, 2)}
    assert heard == {
        *((is_seat, "Dealing cards…") for is_seat in (True, False)),
        *((is_seat, "The game is over.") for is_seat in (True, False)),
        (True, "Choose a card, then a spot."),
        (True, "Place your last card."),
        (True, "You’ve chosen your card. Waiting for Ann."),
        (True, "You’ve chosen your card. Waiting for Ben."),
        (False, "Waiting for Ann and Ben."),
        (False, "Waiting for Ann."),
        (False, "Waiting for Ben."),
    }


def test_a_card_that_fits_nowhere_is_named() -> None:
    assert said(table(NOWHERE), 1) == "Card 7 doesn’t fit anywhere. Place your other card."


def test_who_has_stopped_waits_for_those_who_go_on() -> None:
    """grove.several.2."""
    state = table(STOPPED)
    assert said(state, 1) == "You can’t place any more cards. Waiting for Ben."
    assert said(state, 2) == "Choose a card, then a spot."
