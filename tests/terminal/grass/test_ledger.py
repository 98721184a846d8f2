"""The ledger of a round: every figure whole at every width, and every step to the total."""

from __future__ import annotations

import dataclasses
import re

import pytest
from rich.cells import cell_len

from greentable import grass
from greentable.grass import Event, Line, View, What
from greentable.terminal.grass.display.ledger import ledger
from greentable.terminal.grass.voice import Voice
from tests.grass.grass_table import table
from tests.terminal.grass.seen_table import printed, seen

LONG = ("Bartholomew-Anne", "Maximilian-Longe", "Chrysanthemum-Bo", "Wilhelmina-Marie")
TABLE = """2018
    turn 1
    1: MC PA DX 2BU HG SO | market | stash PA | covered LC:PA | total 1225000
    2: UW DX 2SO PA ... | stash HG | total 5000
    3: ... | stash HG
    4: ... | total 95000
    5: ...
    6: ...
    haystack rest"""


def scored() -> tuple[View, tuple[Event, ...], Voice]:
    before = table(TABLE)
    _, events = grass.apply(before, 1, "play MC")
    return grass.view(before, 0), events, seen(before)[1]


@pytest.mark.parametrize("names", ["short", "long"])
@pytest.mark.parametrize("width", [50, 60, 80, 133])
def test_no_figure_and_no_seat_is_cut_off(width: int, names: str) -> None:
    before, events, voice = scored()
    if names == "long":
        voice = dataclasses.replace(voice, names=(*LONG, "Eve", "Finn"))

    shown = printed(ledger(before, events, voice, width), width=width)

    assert max(map(cell_len, shown.splitlines())) <= width
    words = re.split(r"\s+", shown)
    for event in events:
        if event.what in {What.SCORED, What.TOTAL} and event.amount:
            assert voice.figure(event.amount) in words
    for seat, name in enumerate(voice.names, start=1):
        assert f"{seat} {name}" in shown
    assert shown.count("Net profit") == shown.count("Previous total")


def test_seats_stand_side_by_side_where_they_fit() -> None:
    before, events, voice = scored()

    tables = {
        width: printed(ledger(before, events, voice, width), width=width).count("Net profit")
        for width in (50, 60, 100)
    }

    assert tables == {50: 3, 60: 2, 100: 1}


def test_the_total_before_and_the_floor_are_told() -> None:
    """grass.scoring.5: Ben had 5,000 and lost far more."""
    before, events, voice = scored()
    net = next(event.amount for event in events if event.seat == 2 and event.line is Line.RESULT)

    shown = printed(ledger(before, events, voice, 120), width=120)

    row = next(line for line in shown.splitlines() if line.startswith("Previous total"))
    assert row.split()[2:] == ["1,225,000", "5,000", "–", "95,000", "–", "–"]
    assert f"Totals never drop below 0 (otherwise: Ben {voice.figure(net + 5_000)}" in shown


def test_a_total_below_zero_is_told_and_its_bar_is_empty() -> None:
    """grass.scoring.5: in classic; nobody is said to have been kept from falling."""
    before = table(TABLE.replace("2018", "classic", 1))
    _, events = grass.apply(before, 1, "play MC")
    total = next(event for event in events if event.what is What.TOTAL and event.seat == 2)
    assert total.amount < 0
    voice = seen(before)[1]

    shown = printed(ledger(grass.view(before, 0), events, voice, 100), width=100)

    assert "never falls below" not in shown
    bar = next(line for line in shown.splitlines() if f"{voice.figure(total.amount)} of" in line)
    assert "█" not in bar
    assert bar.count("░") == 24


def test_the_readers_own_bar_is_marked() -> None:
    before, events, voice = scored()

    assert "1 Ana (you)" in printed(ledger(before, events, voice, 80))
