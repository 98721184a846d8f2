"""Whatever is done to a record, it is read or refused with a place; there is nothing else."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from greentable.errors import RecordError
from tests.grove.damage import damaged
from tests.records.make_golden import FOLDER
from tests.records.make_golden_grove import FOLDER as GROVE
from tests.records.test_codec import TEXT
from tests.records.with_games import read_file, read_record, verify, write_record

WHOLE = (FOLDER / "house-rules.record").read_text(encoding="utf-8")
GROVE_WHOLE = (GROVE / "three-recipes.record").read_text(encoding="utf-8")
GROVE_HEADER = GROVE_WHOLE.split("\n\n", maxsplit=1)[0] + "\n"
GROVE_SCRAPS = (
    *("recipes=off", " recipes", " deck=house", "seats: 4\n", "worth:5,", "worth:", "--", "O2/"),
    *(
        "\n1 9:0,1,0\n",
        "\n0 draw 4\n",
        "\n0 recipes 3 4\n",
        " barrow 0,0",
        " dice 0,1",
        "result: 1 2 3",
    ),
)
SCRAPS = st.one_of(
    st.text(max_size=8),
    st.sampled_from(
        ["\n", "\r\n", " ", "#", ":", "0", "-1", "game: grass", "\n2 play PF:PA*\n", "seats: 6\n"]
    ),
    st.sampled_from(WHOLE.split("\n")),
    st.sampled_from(["9" * 5000, "deck=" + "MO:1," * 50, "name 99: x\n", "target=", "classic"]),
)


def refusal(what: Callable[[], object]) -> RecordError | None:
    """The error, if any; an error of another kind is a failure."""
    try:
        what()
    except RecordError as error:
        return error
    return None


def refused_or_written_again(text: str) -> None:
    lines = text.split("\n")
    if error := refusal(lambda: read_record(text)):
        assert 1 <= error.line <= len(lines)
        assert 1 <= error.column <= len(lines[error.line - 1]) + 1
        return
    record = read_record(text)
    assert read_record(write_record(record)) == record
    if error := refusal(lambda: verify(record)):
        assert error.line in (*record.lines, *record.header_lines.values())


@settings(max_examples=200)
@given(st.data())
def test_a_damaged_header_is_read_or_refused(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(TEXT)))
    end = data.draw(st.integers(start, min(len(TEXT), start + 12)))
    refused_or_written_again(TEXT[:start] + data.draw(SCRAPS) + TEXT[end:])


@settings(max_examples=60)
@given(st.data())
def test_damaged_plies_are_read_or_refused(data: st.DataObject) -> None:
    lines = WHOLE.split("\n")
    place = data.draw(st.integers(0, len(lines) - 1))
    lines[place : place + data.draw(st.integers(0, 3))] = data.draw(st.lists(SCRAPS, max_size=2))
    refused_or_written_again("\n".join(lines))


@settings(max_examples=200)
@given(damaged(GROVE_HEADER, *GROVE_SCRAPS))
def test_a_damaged_header_of_grove_is_read_or_refused(text: str) -> None:
    """It has its own deck and book: most of it is the ruleset."""
    refused_or_written_again(text)


@settings(max_examples=60)
@given(damaged(GROVE_WHOLE[len(GROVE_HEADER) :], *GROVE_SCRAPS))
def test_damaged_plies_of_grove_are_read_or_refused(plies: str) -> None:
    refused_or_written_again(GROVE_HEADER + plies)


@settings(max_examples=100, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(scrap=st.binary(max_size=60), at=st.integers(0, len(TEXT)))
def test_bytes_of_any_kind_are_read_or_refused(tmp_path: Path, scrap: bytes, at: int) -> None:
    path = tmp_path / "game"
    path.write_bytes(TEXT[:at].encode() + scrap + TEXT[at:].encode())
    if error := refusal(lambda: read_file(path)):
        assert error.line <= path.read_bytes().count(b"\n") + 1
