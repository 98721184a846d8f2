"""A catalogue says its texts, falls back to English, and hides no mistake of ours."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from greentable.errors import UsageError
from greentable.words import catalogue
from greentable.words.catalogue import Catalogue, languages

ENGLISH = Catalogue("en")


def test_english_is_there() -> None:
    assert "en" in languages()


@pytest.mark.parametrize("language", ["xx", "", "EN", "../catalogues/en", "grass"])
def test_an_unknown_language_is_a_usage_error_that_lists_those_there_are(language: str) -> None:
    with pytest.raises(UsageError) as caught:
        Catalogue(language)
    assert caught.value.code == "text.language"
    assert f"available: {', '.join(languages())}" in caught.value.sentence


def test_a_missing_key_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        ENGLISH.say("no-such-key")


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(KeyError, match="Unknown external: amount"):
        ENGLISH.say("money")


@pytest.mark.parametrize(
    ("amount", "text"),
    [(0, "$0"), (5_000, "$5,000"), (25_000, "$25,000"), (1_250_000, "$1,250,000")],
)
def test_money_is_written_in_dollars(amount: int, text: str) -> None:
    assert ENGLISH.money(amount) == text


def test_money_that_is_owed_has_its_minus_before_the_dollar() -> None:
    assert ENGLISH.money(-25_000) == "−$25,000"


@pytest.mark.parametrize(
    ("parts", "text"),
    [([], ""), (["a"], "a"), (["a", "b"], "a and b"), (["a", "b", "c", "d"], "a, b, c and d")],
)
def test_things_stand_in_a_row(parts: list[str], text: str) -> None:
    assert ENGLISH.listed(parts) == text


def test_equal_things_are_counted_where_the_first_stands() -> None:
    assert ENGLISH.counted(["b", "a", "b", "c", "b"]) == "3 × b, a and c"


def test_a_seat_has_its_name_or_its_number() -> None:
    names = ("Ann", "Ben")
    assert [ENGLISH.seat(seat, names) for seat in (1, 2, 3, 0)] == [
        "Ann",
        "Ben",
        "seat 3",
        "seat 0",
    ]


@pytest.fixture
def two_languages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Catalogue]:
    """English, and a language that lacks one text and spoils another."""
    for language, text in (
        ("en", "hello = Hello { $name }\nbye = Bye\nonly = Only here"),
        ("zz", "hello = Hola { $nombre }\nbye = Adiós"),
    ):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "no_language").mkdir()
    monkeypatch.setattr(catalogue, "_folder", lambda: tmp_path)
    catalogue._bundle.cache_clear()
    assert languages() == ("en", "zz")
    yield Catalogue("zz")
    catalogue._bundle.cache_clear()


def test_a_language_is_a_folder_of_texts(two_languages: Catalogue) -> None:
    assert two_languages.language == "zz"
    assert two_languages.say("bye") == "Adiós"


def test_what_a_language_lacks_is_said_in_english(two_languages: Catalogue) -> None:
    assert "only" in two_languages
    assert two_languages.say("only") == "Only here"


def test_what_a_language_cannot_form_is_said_in_english(two_languages: Catalogue) -> None:
    assert two_languages.say("hello", name="Ann") == "Hello Ann"


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("number", [10**30, -(10**30)])
def test_a_number_that_nobody_can_mean_is_still_said(number: int, language: str) -> None:
    error = UsageError("view.viewer", viewer=number, seats=2)
    assert str(number) in Catalogue(language).text(error.message)
    assert str(10**30) in Catalogue(language).number(number)


def test_an_argument_that_is_far_too_long_is_cut_off() -> None:
    text = Catalogue().say("list-last", first="x" * 5000, last="y")
    assert text.startswith("xxx")
    assert "x… and y" in text
