"""Events told in paragraphs: one for each turn, in full, for the reader only."""

from __future__ import annotations

import dataclasses

from rich.cells import cell_len

from greentable import grass
from greentable.grass import Event, Kind, What, event_message, read_move
from greentable.terminal.grass.narration import PastEvent, narration, paragraphs, past_events
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import seat_style
from tests.grass.grass_table import table
from tests.terminal.grass.seen_table import printed, seen

TABLE = """2018
    turn 1
    1: MO ... | misses 1
    2: HG ... | market
    3: PA ... | misses 1
    haystack rest"""
MOVES = "1 play MO, 1 offer MX>CO@2, 2 decline, 1 end, 0 draw BU, 2 play HG, 2 end, 0 draw DF"


def past(reader: int) -> tuple[list[PastEvent], Voice]:
    state = table(TABLE.replace("1: MO ...", "1: MO MX ..."))
    found: list[PastEvent] = []
    for text in MOVES.split(", "):
        seat, _, token = text.partition(" ")
        before = state
        state, events = grass.apply(state, int(seat), read_move(token))
        found += past_events(grass.view(before, reader), grass.events_for(events, reader), reader)
    return found, seen(state, reader)[1]


def told(log: list[PastEvent], voice: Voice) -> list[tuple[int, str]]:
    return [(seat, voice.text(said)) for seat, said, _ in paragraphs(log)]


def test_each_turn_is_a_paragraph_of_the_seat_whose_turn_it_was() -> None:
    assert told(*past(reader=3)) == [
        (1, "Ana opens their market. Ana offers Ben Mexico for Colombia. Ben declines."),
        (2, "Ben peddles Home Grown."),
        (3, "Cleo misses a turn."),
        (1, "Ana misses a turn."),
    ]


def test_only_the_own_draw_is_told() -> None:
    words = [sentences for _, sentences in told(*past(reader=2))]

    assert words[1] == "Ben draws Bust. Ben peddles Home Grown."
    assert words[-1] == "Ben draws Dr. Feelgood."


def test_no_word_is_lost_where_lines_break_whatever_the_names_are() -> None:
    """Wide characters count as two; the width is tried at every place of the sentence."""
    log, voice = past(reader=2)
    wide = dataclasses.replace(voice, names=("Ana-Sofia", "林小姐", "Ana"))
    words = " ".join(sentence for _, sentence in told(log, wide))

    for width in range(30, 90):
        lines = printed(narration(log, wide), width=width).splitlines()
        assert max(map(cell_len, lines)) <= width
        assert " ".join(line[2:].strip() for line in lines) == words


def test_names_are_coloured_whole_and_only_where_they_are_names() -> None:
    _, voice = past(reader=0)
    names = dataclasses.replace(voice, names=("Ana gives", "Ana", "Panama"))
    gave = event_message(Event(What.GAVE, 1, 2, Kind.PANAMA))
    assert gave is not None

    text = names.coloured(gave)

    assert text.plain == "Ana gives gives Panama to Ana."
    assert [text.plain[span.start : span.end] for span in text.spans] == ["Ana gives", "Ana"]
    assert [span.style for span in text.spans] == [seat_style(1), seat_style(2)]
