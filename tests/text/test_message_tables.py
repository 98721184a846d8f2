"""The tables of messages, as other programs read them; and messages that do not fit are found."""

from __future__ import annotations

import pytest

from greentable.words.messages import (
    Card,
    Form,
    Message,
    MessageTable,
    Money,
    Row,
    Seat,
    Takes,
    say,
    takes,
)
from tests.text.heard import misfits

TABLE = MessageTable(
    "toy",
    {
        "event": {"stole": takes(who=Takes.SEAT, card=Takes.CARD), "ended": takes()},
        "card": {"": takes(code=Takes.TEXT), "none": takes()},
        "row": {"of": takes(cards=Takes.CARDS, form=Takes.FORM, sum=Takes.MONEY)},
    },
)


def test_a_table_is_plain_data() -> None:
    assert TABLE.as_json() == {
        "toy-event-stole": {"who": "seat", "card": "card"},
        "toy-event-ended": {},
        "toy-card": {"code": "text"},
        "toy-card-none": {},
        "toy-row-of": {"cards": "cards", "form": "form", "sum": "money"},
    }


def test_a_message_gets_the_arguments_that_it_takes_and_no_more() -> None:
    card = Card("toy", "PA")
    assert TABLE.say("event-ended", who=Seat(1), card=card) == say("toy-event-ended")
    stole = TABLE.say("event-stole", who=Seat(1), card=card, amount=3)
    assert stole == say("toy-event-stole", who=Seat(1), card=card)


@pytest.mark.parametrize("name", ["event-lost", "event-stole"])
def test_an_id_that_is_not_there_or_an_argument_that_is_missing_is_a_mistake_of_ours(
    name: str,
) -> None:
    with pytest.raises(KeyError):
        TABLE.say(name, who=Seat(1))


GOOD = [
    say("toy-event-stole", who=Seat(1), card=Card("toy", "PA")),
    say("toy-event-stole", who=Seat(1), card=say("toy-card-none")),
    say("toy-row-of", cards=Row((Card("toy", "PA"),)), form=Form("a"), sum=Money(5)),
]
WRONG = {
    "an id": say("toy-event-lost"),
    "an argument too few": say("toy-event-stole", who=Seat(1)),
    "one too many": say("toy-event-ended", who=Seat(1)),
    "another kind": say("toy-event-stole", who="Ann", card=Card("toy", "PA")),
    "a message for a card": say("toy-event-stole", who=Seat(1), card=say("toy-event-ended")),
    "no row": say("toy-row-of", cards=Card("toy", "PA"), form=Form("a"), sum=Money(5)),
    "a row of others": say("toy-row-of", cards=Row((Seat(1),)), form=Form("a"), sum=Money(5)),
    "a text for a form": say("toy-row-of", cards=Row(()), form="a", sum=Money(5)),
}


@pytest.mark.parametrize("message", GOOD)
def test_a_message_that_fits_its_row_is_good(message: Message) -> None:
    assert list(misfits(message, TABLE)) == []


@pytest.mark.parametrize("message", WRONG.values(), ids=WRONG)
def test_a_message_that_does_not_fit_its_row_is_found(message: Message) -> None:
    assert len(list(misfits(message, TABLE))) == 1
