"""Messages: typed arguments become spans, whatever stands in them."""

from __future__ import annotations

import msgspec
import pytest

from greentable.errors import UsageError
from greentable.words.catalogue import Catalogue, languages
from greentable.words.messages import (
    Argument,
    Card,
    Message,
    Money,
    Row,
    Seat,
    Span,
    choices,
    plain_text,
    say,
)

ENGLISH = Catalogue("en")
NAMES = ("Ann", "Ben")


def test_names_cards_and_sums_are_spans_of_their_own() -> None:
    message = say("grass-event-stole", who=Seat(2), card=Card("grass", "PA"), to=Seat(1))
    assert ENGLISH.spans(message, NAMES) == (
        Span("Ben", "name", seat=2),
        Span(" steals "),
        Span("Panama", "card", code="PA"),
        Span(" from "),
        Span("Ann", "name", seat=1),
        Span("."),
    )
    won = say("grass-event-won", who=Seat(1), amount=Money(255_000))
    assert ENGLISH.text(won, NAMES) == "Ann wins with $255,000."


@pytest.mark.parametrize(
    ("items", "counted", "text"),
    [
        ((), False, "nothing"),
        (("a",), False, "a"),
        (("a", "b"), False, "a and b"),
        (("a", "b", "c"), False, "a, b and c"),
        (("a", "b", "a"), True, "2 × a and b"),
    ],
)
def test_rows_are_joined_as_the_language_joins_them(
    items: tuple[str, ...], *, counted: bool, text: str
) -> None:
    row = say("list-one", thing=Row(items, counted=counted))
    assert ENGLISH.text(row) == text


@pytest.mark.parametrize("name", ["{ $card }", "\ue000", "Ann \ue001\uf8ff", "x" * 5000])
def test_a_name_is_shown_as_it_is_whatever_stands_in_it(name: str) -> None:
    message = say("grass-event-chose", who=Seat(1))
    assert ENGLISH.spans(message, [name])[0] == Span(name, "name", seat=1)
    assert ENGLISH.text(say("list-one", thing=name)) == name


@pytest.mark.parametrize("language", languages())
def test_no_text_contains_the_marks_that_stand_for_arguments(language: str) -> None:
    for bundle in Catalogue(language)._bundles:
        text = str(vars(bundle))
        assert not any("\ue000" <= sign <= "\uf8ff" for sign in text)


def test_a_message_travels_as_json() -> None:
    row = Row((Card("grass", "PA"), Money(-5), Seat(3)), counted=True)
    arguments: dict[str, Argument] = {"cards": row, "inner": say("list-nothing"), "count": 3}
    message = Message("any-id", arguments)
    assert msgspec.json.decode(msgspec.json.encode(message), type=Message) == message


def test_an_error_is_its_sentence_in_english_and_a_message_for_every_language() -> None:
    error = UsageError("text.language", language="xx", known=choices(("de", "en")))
    assert str(error) == error.sentence == "unknown language “xx” (available: de, en)"
    assert error.message.id == "error-text-language"
    assert plain_text(ENGLISH.spans(error.message)) == str(error)
