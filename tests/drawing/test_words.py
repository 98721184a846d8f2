"""Words on cards: in lines that fit, all of them."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from greentable.drawing.words import Lettering, estimated_width, fit, paragraph, wrap

WORDS = st.lists(st.text("abcdefghiMWÄß,’-", min_size=1, max_size=12), min_size=1, max_size=25)


@given(WORDS)
def test_wrapping_keeps_every_word_in_order(words: list[str]) -> None:
    assert " ".join(wrap(" ".join(words), 14, 120)).split() == words


@given(WORDS)
def test_lines_of_several_words_fit(words: list[str]) -> None:
    lines = wrap(" ".join(words), 14, 120)
    assert all(estimated_width(line, 14) <= 120 for line in lines if " " in line)


@given(WORDS)
def test_letters_get_smaller_until_the_words_fit_or_could_not_be_read(words: list[str]) -> None:
    lines, size = fit(" ".join(words), 14, 120, 3)
    assert size == 8 or (
        len(lines) <= 3 and all(estimated_width(line, size) <= 120 for line in lines)
    )


def test_letters_are_as_large_as_wished_where_there_is_room() -> None:
    assert fit("two words", 14, 120, 1) == (["two words"], 14)


def test_bold_letters_are_wider_so_that_lines_of_them_are_shorter() -> None:
    plain = Lettering(13, "#000000")
    one, two = (
        paragraph("Nimm erstmal", 0, 0, 95, lettering, most=2)
        for lettering in (plain, plain._replace(weight=700))
    )
    assert one.count("<text") == 1
    assert two.count("<text") == 2
