import pytest

from greentable.errors import UsageError
from greentable.server.room.names import LONGEST, clean_name, skeleton, unlike


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann   Lee ", "Ann Lee"),
        ("\ufb01ona", "fiona"),  # a ligature: NFKC
        ("\uff21\uff4e\uff4e", "Ann"),  # wide letters
        ("Zoë", "Zoë"),
        ("李", "李"),
        ("👩‍🌾 Jo".replace("\u200d", ""), "👩🌾 Jo"),
        ("x" * LONGEST, "x" * LONGEST),
        ("é" * LONGEST, "é" * LONGEST),
    ],
)
def test_a_name_is_kept_as_it_was_meant(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "name.signs"),
        ("   ", "name.signs"),
        ("Ann\u202eevil", "name.signs"),  # turns the direction of what follows
        ("An\u200bn", "name.signs"),  # a space that cannot be seen
        ("\u3164", "name.signs"),  # a letter that cannot be seen; NFKC makes it another such
        ("Ann\x00", "name.signs"),
        ("A\u0301\u0302\u0303\u0304nn", "name.signs"),  # a pile of accents
        ("...", "name.letters"),
        ("x" * (LONGEST + 1), "name.long"),
    ],
)
def test_what_cannot_be_a_name_is_refused_with_its_code(typed: str, code: str) -> None:
    with pytest.raises(UsageError) as caught:
        clean_name(typed)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "anna"),
        ("Anna", "\u0410nn\u0430"),  # Cyrillic
        ("Bill", "Bi11"),
        ("Bill", "BilI"),
        ("modern", "modem"),
        ("Ana", "Aña"),
        ("Oleg", "0leg"),
        ("Ann Lee", "AnnLee"),
    ],
)
def test_names_that_look_alike_have_one_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


def test_a_name_that_looks_like_another_gets_a_number() -> None:
    assert unlike("Ben", ["Ann"]) == "Ben"
    assert unlike("Ann", ["Ann"]) == "Ann 2"
    assert unlike("ann", ["Ann", "Ann 2"]) == "ann 3"
