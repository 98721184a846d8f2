"""Texts that went wrong on their way: pieces lost, doubled, mistyped or replaced by rubbish."""

from __future__ import annotations

from collections.abc import Callable

from hypothesis import strategies as st

from greentable.errors import GreentableError

RUBBISH = (
    *(
        "",
        " ",
        "\n",
        "\r\n",
        "\t",
        "\0",
        "\x1b[31m",
        "\u2028",
        "\ud800",
        "\ufeff",
        "#",
        ":",
        ",",
        ";",
    ),
    *(
        "0",
        "-1",
        "99",
        "9" * 5000,
        "0x" + "f" * 9000,
        "\N{SUPERSCRIPT TWO}",
        "\N{ARABIC-INDIC DIGIT THREE}",
    ),
)


@st.composite
def damaged(draw: st.DrawFn, whole: str, *scraps: str) -> str:
    """The text with one to three of its pieces replaced by others, by scraps or by rubbish."""
    text = whole
    words = whole.split()
    for _ in range(draw(st.integers(1, 3))):
        start = draw(st.integers(0, len(text)))
        end = min(len(text), start + draw(st.one_of(st.integers(0, 4), st.integers(0, len(text)))))
        piece = st.one_of(
            st.sampled_from((*RUBBISH, *scraps)),
            st.sampled_from(words),
            st.text(max_size=4),
            st.just(text[start:end] * 2),
        )
        text = text[:start] + draw(piece) + text[end:]
    return text


def refusal(read: Callable[[], object]) -> GreentableError | None:
    """The error with which somebody's text is refused, if it is; any other error is a failure."""
    try:
        read()
    except GreentableError as error:
        return error
    return None
