"""The cards of Grass as slips: a family by tint and mark, words from outside."""

from __future__ import annotations

import pytest

from greentable import drawing
from greentable.drawing.palette import COLOURS
from greentable.drawing.slips import Family, family_of
from greentable.grass import Kind
from tests.drawing.reading import SVG, colours, parse

# As the sheets group them.
FAMILIES = {
    Family.CROP: "HOME_GROWN MEXICO COLOMBIA JAMAICA PANAMA DR_FEELGOOD",
    Family.MARKET: "MARKET_OPEN MARKET_CLOSE",
    Family.HEAT: "BUST DETAINED FELONY SEARCH_AND_SEIZURE",
    Family.RELIEF: "IMMUNITY A_BREEZE_TO_FLY HEARSAY_EVIDENCE CHARGES_DROPPED PAY_FINE",
    Family.PROTECTION: "CATCH_A_BUZZ GRAB_A_SNACK LUST_CONQUERS_ALL",
    Family.SKIM: "STEAL BANKER",
    Family.WINDFALL: "STONEHIGH EUPHORIA",
    Family.PARANOIA: "SOLD_OUT DOUBLECROSSED WIPED_OUT",
}


def _drawn(kind: Kind) -> str:
    return drawing.slip_svg(kind, "A name", "")


def test_every_card_has_its_family() -> None:
    found = {family: [kind.name for kind in Kind if family_of(kind) is family] for family in Family}
    assert {family: " ".join(names) for family, names in found.items()} == FAMILIES


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
    for heat, relief in pairs.items():
        shared = (signs(heat) & signs(relief)) - corner
        assert len(shared) == 1
        assert all(not shared & signs(other) for other in pairs if other is not heat)


def test_a_crop_of_higher_value_bears_more_leaves() -> None:
    def leaves(kind: Kind) -> int:
        blade = "M0,8 C-8,2 -7,-9 0,-17 C7,-9 8,2 0,8 Z"
        return sum(part.get("d") == blade for part in parse(_drawn(kind)).iter(SVG + "path"))

    counts = [leaves(kind) for kind in (Kind.MEXICO, Kind.JAMAICA, Kind.PANAMA, Kind.DR_FEELGOOD)]
    assert counts == sorted(set(counts))
