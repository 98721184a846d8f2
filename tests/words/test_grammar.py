"""The grammar of words in a sentence: their sound, their gender, their number."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from greentable.words import catalogue
from greentable.words.catalogue import Catalogue
from greentable.words.grammar import sound_of, trait_named
from greentable.words.messages import Argument, Card, Row, Seat, say

ITALIAN = """
list-nothing = niente
list-one = { $thing }
list-last = { $first } e { $last }
list-more = { $first }, { $rest }
list-several = { $count } { $thing }
grass-card-AA = Erba
    .gender = f
grass-card-BB = Semi
    .gender = m
    .number = other
grass-card-HH = Hôtel
    .sound = vowel
grass-card-CC = Panama
to-whom = { $who-sound ->
    [vowel] ad { $who }
   *[consonant] a { $who }
}
lies = { $card } { $card-number ->
    [one] è { $card-gender ->
        [f] presa
       *[m] preso
    }
   *[other] sono presi
}
many = { $cards-number ->
    [0] nessuna carta
    [one] una carta, { $cards-gender ->
        [f] lei
       *[other] lui
    }: { $cards }
   *[other] carte { $cards-gender ->
        [f] tutte
       *[other] tutti
    }: { $cards }
}
"""
ERBA, SEMI, HOTEL, PANAMA = (Card("grass", code) for code in ("AA", "BB", "HH", "CC"))


@pytest.fixture
def italian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Catalogue]:
    for language, text in (("en", "only = Only here"), ("it", ITALIAN)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    monkeypatch.setattr(catalogue, "_folder", lambda: tmp_path)
    catalogue._bundle.cache_clear()
    yield Catalogue("it")
    catalogue._bundle.cache_clear()


@pytest.mark.parametrize("text", ["Ana", "Élodie", "œuf", "“Uno”", "(io", "Yves", "ÀB"])
def test_a_text_begins_with_a_vowel(text: str) -> None:
    assert sound_of(text) == "vowel"


@pytest.mark.parametrize("text", ["Ben", "Yann", "", "8", "$25", "…", "Hugo", "ß", "y"])
def test_a_text_begins_with_a_consonant_or_with_no_letter(text: str) -> None:
    assert sound_of(text) == "consonant"


@pytest.mark.parametrize(
    ("who", "text"),
    [
        (Seat(1), "ad Ana"),
        (Seat(2), "a Ben"),
        (HOTEL, "ad Hôtel"),
        (PANAMA, "a Panama"),
        (Row((HOTEL, PANAMA)), "ad Hôtel e Panama"),
        (Row((HOTEL, HOTEL), counted=True), "a 2 Hôtel"),
        (Row((Seat(1), Seat(2))), "ad Ana e Ben"),
        ("Io", "a Io"),
        ("àncora", "ad àncora"),
    ],
)
def test_a_preposition_goes_by_the_sound(italian: Catalogue, who: Argument, text: str) -> None:
    assert italian.text(say("to-whom", who=who), ("Ana", "Ben")) == text


@pytest.mark.parametrize("text", ["Hugo", "Hélène", "(Henri", "Ana", "Yves"])
def test_a_mute_h_is_a_vowel_in_french(text: str) -> None:
    assert sound_of(text, "fr") == "vowel"


@pytest.mark.parametrize("text", ["Hérisson", "Héron 2", "hamster", "Ben", "Yann", ""])
def test_an_aspirated_h_is_a_consonant_in_french(text: str) -> None:
    assert sound_of(text, "fr") == "consonant"


def test_a_text_that_is_said_without_a_message_has_a_sound_too(italian: Catalogue) -> None:
    assert italian.say("to-whom", who="Ana") == "ad Ana"
    assert italian.say("lies", card="qualcosa") == "qualcosa è preso"


def test_a_participle_goes_by_gender_and_number_of_the_card(italian: Catalogue) -> None:
    said = [italian.text(say("lies", card=card)) for card in (ERBA, SEMI, PANAMA)]
    assert said == ["Erba è presa", "Semi sono presi", "Panama è preso"]


def test_a_name_is_quoted_in_a_sentence_of_plain_text_only() -> None:
    german, fine, panama = Catalogue("de"), Card("grass", "PF"), Card("grass", "PA")
    said = say("grass-move-protect", card=fine, cards=Row((panama, fine, fine), counted=True))
    assert german.text(said) == "Panama und 2 × „Strafe bezahlen“ mit „Strafe bezahlen“ schützen"
    assert german.text(fine) == "Strafe bezahlen"
    assert [span.text for span in german.spans(said) if span.kind == "card"] == [
        "Panama",
        "Strafe bezahlen",
        "Strafe bezahlen",
    ]
    assert Catalogue("en").text(say("grass-move-discard", card=fine)) == "discard Pay Fine"


def test_a_row_has_as_many_as_are_in_it_and_a_gender_if_all_have_it(italian: Catalogue) -> None:
    rows = (), (ERBA,), (ERBA, ERBA), (ERBA, SEMI)
    said = [italian.text(say("many", cards=Row(row, counted=True))) for row in rows]
    assert said == [
        "nessuna carta",
        "una carta, lei: Erba",
        "carte tutte: 2 Erba",
        "carte tutti: Erba e Semi",
    ]


def test_a_variable_says_of_which_argument_it_is() -> None:
    assert trait_named("to-whom-sound") == ("to-whom", "sound")
    assert trait_named("sound") is None
    assert trait_named("card-sounds") is None
