"""The screen of Grove: pictures compared exactly, games at any width, nothing secret shown."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len

from greentable import grove
from greentable.terminal.grove.display import screen
from greentable.terminal.grove.display.hand import FourRotations, hand
from greentable.terminal.grove.placements import best, menu, placements
from tests.grove.grove_table import table
from tests.records.make_golden_grove import FOLDER
from tests.records.with_games import read_file, replay
from tests.terminal.grass.seen_table import printed
from tests.terminal.grove.make_grove_pictures import POSITIONS, WIDTHS, draw, picture_of
from tests.terminal.grove.seen_grove import seen

RECORDS = sorted(FOLDER.glob("*.record"))


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_screen_looks_exactly_as_it_was_drawn(name: str, width: int) -> None:
    assert draw(name, width) == picture_of(name, width).read_text(encoding="utf-8")


@pytest.mark.parametrize("record", RECORDS, ids=lambda path: path.stem)
def test_every_position_of_a_game_can_be_shown_at_any_width(record: Path) -> None:
    """To every seat, every grove beside its panel; no line is too long for a usual terminal.

    Each position at one width, so that a game meets all of them.
    """
    for number, step in enumerate(replay(read_file(record))):
        if step.state.phase in {grove.Phase.RECIPES, grove.Phase.START}:
            continue
        view, voice = seen(step.state)
        for width in (50, 60, 133)[number % 3 :][:1]:
            parts = [
                screen.grove_beside_panel(view, seat, voice, width)
                for seat in range(1, step.state.seats + 1)
            ]
            text = printed(
                screen.heading(view, voice),
                *parts,
                hand(view, voice),
                width=width,
            )
            assert max(map(cell_len, text.splitlines())) <= width


def test_a_card_is_shown_in_all_four_turns() -> None:
    """grove.placement.1: quarter turns clockwise."""
    _, voice = seen(POSITIONS["alone"])
    face = grove.read_ruleset("house").deck[0]
    shown = printed(FourRotations(1, face, voice)).splitlines()
    assert len(shown) == 4
    assert shown[0].split() == ["card", "1", "0°", "90°", "180°", "270°"]
    columns = [slice(9, 21), slice(24, 32), slice(35, 47), slice(50, 58)]
    cells = [[line[part].split() for line in shown[1:]] for part in columns]
    first, second = cells[0][0], cells[0][1]
    assert cells[2][:2] == [second[::-1], first[::-1]]
    assert cells[1] == [[below, above] for above, below in zip(first, second, strict=True)]
    assert cells[3] == [row[::-1] for row in cells[1][::-1]]


def test_the_list_has_every_legal_placement_once_with_the_score_it_brings() -> None:
    state = table(POSITIONS["alone"])
    view, voice = seen(state)
    found = placements(view)
    assert sorted(placement.move for placement in found) == sorted(view.legal)
    assert [placement.number for placement in found] == list(range(1, len(found) + 1))
    for placement in found[::10]:
        after, _ = grove.apply(state, 1, placement.move)
        assert grove.returns(after) == [placement.score]
    assert best(found).score == max(placement.score for placement in found)
    everything = printed(menu(found, (7, 12), voice, all_of=(7, 12)))
    assert everything.count("→") == len(found)
    assert printed(menu(found, (12,), voice)).count("→") == 12


def test_what_others_have_chosen_is_not_shown_before_the_own_card_is_left_lying() -> None:
    """grove.several.2: otherwise one could look, take back, and choose anew."""
    before, voice = seen(POSITIONS["several"])
    after = grove.explain_view(before, before.legal[0]).after
    assert after is not None
    for seat in (2, 3):
        assert after.groves[seat] == before.groves[seat]
        assert after.scores[seat] == before.scores[seat]
    assert after.stuck == before.stuck
    assert after.grove != before.grove
    shown = printed(screen.panel(after, 1, voice))
    assert "Ben – 0 points, 0 dice" in shown


def test_a_tried_placement_leaves_the_view_as_it_was() -> None:
    """Undo is a matter of values: the table before is still there."""
    view, _ = seen(POSITIONS["alone"])
    copy = view.to_fields()
    for move in view.legal:
        grove.explain_view(view, move)
    assert view.to_fields() == copy
