"""The screen: pictures compared exactly, and every position of whole games without a break."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from greentable import grass
from greentable.game import NATURE
from greentable.terminal.grass.display import screen
from greentable.terminal.grass.display.ledger import ledger
from greentable.terminal.grass.display.status import status
from greentable.terminal.grass.menu import menu
from greentable.terminal.grass.narration import paragraphs, past_events
from tests.records.with_games import read_file, replay
from tests.slow_cases import slow_but
from tests.terminal.grass.make_pictures import POSITIONS, WIDTHS, draw, picture_of
from tests.terminal.grass.seen_table import printed, seen

RECORDS = sorted((Path(__file__).parents[2] / "records" / "golden").glob("*.record"))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_screen_looks_exactly_as_it_was_drawn(name: str, width: int) -> None:
    assert draw(name, width) == picture_of(name, width).read_text(encoding="utf-8")


@pytest.mark.parametrize("record", slow_but(RECORDS[::2], RECORDS), ids=lambda path: path.stem)
def test_every_kind_of_position_can_be_shown_to_everybody_at_any_width(record: Path) -> None:
    """One position of each phase, to each seat and to a spectator; no line is too long.

    The widths take turns, so that every phase and every reader meets both.
    """
    phases = set()
    for step in replay(read_file(record)):
        if step.state.phase in phases:
            continue
        phases.add(step.state.phase)
        for reader in range(step.state.seats + 1):
            view, voice = seen(step.state, reader)
            width = 60 if (reader + len(phases)) % 2 else 133
            text = printed(
                screen.heading(view, voice),
                screen.table(view, voice, width),
                screen.hand(view, voice),
                menu(view, voice, everything=True),
                status(view, voice),
                width=width,
            )
            assert max(map(cell_len, text.splitlines())) <= width
    assert len(phases) > 3


@pytest.mark.parametrize("record", slow_but(RECORDS[1::2], RECORDS), ids=lambda path: path.stem)
def test_all_that_happens_can_be_told_to_everybody(record: Path) -> None:
    before = None
    told = 0
    for step in replay(read_file(record)):
        if before is not None and step.seat != NATURE:
            for reader in (0, 1):
                _, voice = seen(step.state, reader)
                view = grass.view(before, reader)
                events = grass.events_for(step.events, reader)
                told += len(paragraphs(past_events(view, events, reader)))
                if any(event.what is grass.What.ROUND_ENDED for event in step.events):
                    scores = printed(ledger(view, step.events, voice, 80))
                    assert scores.count("█") + scores.count("░") == 24 * step.state.seats
        before = step.state
    assert told > 0


def test_a_spectator_sees_no_hand() -> None:
    view, voice = seen(POSITIONS["turn"], reader=0)

    shown = printed(screen.table(view, voice, 80), screen.hand(view, voice), menu(view, voice))

    assert "Sold Out" not in shown
    assert "(you)" not in shown
    assert all(f"{seat} {name}" in shown for seat, name in enumerate(voice.names, start=1))


def test_another_seat_sees_its_own_cards_and_not_the_first_seats() -> None:
    view, voice = seen(POSITIONS["turn"], reader=3)

    shown = printed(screen.table(view, voice, 80), screen.hand(view, voice), menu(view, voice))

    assert "SO" not in shown
    assert "3 Cleo (you)" in shown
