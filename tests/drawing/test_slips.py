"""The cards of Grass as slips: a family by tint and mark, words from outside."""

from __future__ import annotations

import pytest

from greentable import drawing
from greentable.drawing.palette import COLOURS
from greentable.drawing.slips import STAMPS
from greentable.grass import Kind
from greentable.grass.cards import Family
from tests.drawing.reading import SVG, colours, parse


def _drawn(kind: Kind) -> str:
    return drawing.slip_svg(kind, "A name", "")


def test_every_family_has_a_stamp_with_a_tint_of_its_own() -> None:
    assert set(STAMPS) == set(Family)
    assert len({stamp.tint for stamp in STAMPS.values()}) == len(Family)


@pytest.mark.parametrize("kind", Kind, ids=lambda kind: kind.name)
def test_a_slip_shows_its_name_and_figure(kind: Kind) -> None:
    svg = drawing.slip_svg(kind, "Höhe & <Tiefe>", "$5,000")
    text = " ".join(part.text or "" for part in parse(svg).iter(SVG + "text"))
    assert text == "Höhe & <Tiefe> $5,000"
    assert colours(svg) <= COLOURS


def test_families_can_be_told_apart_without_colour() -> None:
    marks = {
        tuple(part.get("d") for part in parse(_drawn(kind)).iter(SVG + "path"))
        for kind in (
            *(Kind.HOME_GROWN, Kind.MARKET_OPEN, Kind.BUST, Kind.IMMUNITY),
            *(Kind.CATCH_A_BUZZ, Kind.STEAL, Kind.STONEHIGH, Kind.SOLD_OUT),
        )
    }
    assert len(marks) == len(Family)


def test_a_heat_and_what_cools_it_share_a_sign_that_no_other_heat_has() -> None:
    def signs(kind: Kind) -> set[str]:
        return {part.get("d", "") for part in parse(_drawn(kind)).iter(SVG + "path")}

    pairs = {
        Kind.BUST: Kind.IMMUNITY,
        Kind.DETAINED: Kind.A_BREEZE_TO_FLY,
        Kind.FELONY: Kind.HEARSAY_EVIDENCE,
        Kind.SEARCH_AND_SEIZURE: Kind.CHARGES_DROPPED,
    }
    corner = set.intersection(*map(signs, pairs))
    for heat_on, heat_off in pairs.items():
        shared = (signs(heat_on) & signs(heat_off)) - corner
        assert len(shared) == 1
        assert all(not shared & signs(other) for other in pairs if other is not heat_on)


def test_a_peddle_of_higher_value_bears_more_leaves() -> None:
    def leaves(kind: Kind) -> int:
        blade = "M0,8 C-8,2 -7,-9 0,-17 C7,-9 8,2 0,8 Z"
        return sum(part.get("d") == blade for part in parse(_drawn(kind)).iter(SVG + "path"))

    counts = [leaves(kind) for kind in (Kind.MEXICO, Kind.JAMAICA, Kind.PANAMA, Kind.DR_FEELGOOD)]
    assert counts == sorted(set(counts))
