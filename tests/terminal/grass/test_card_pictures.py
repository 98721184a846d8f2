"""Cards as pictures: all of them, in frames that tell the families apart, at any width."""

from __future__ import annotations

import pytest

from greentable.grass import Kind, write_card
from greentable.grass.cards import Family
from greentable.terminal.grass.display.card_styles import CARD_STYLES, card_style
from greentable.terminal.grass.display.picture import CardPicture, wrap_name
from greentable.terminal.grass.display.screen import pictures
from tests.terminal.grass.seen_table import printed, seen

TABLE = "2018\nturn 1\n1: ...\n2: ...\nhaystack rest"


@pytest.mark.parametrize("width", [20, 60, 80, 120, 200])
def test_every_card_shows_its_glyph_its_code_and_its_whole_name(width: int) -> None:
    _, voice = seen(TABLE)

    for kind in Kind:
        rows = printed(pictures([kind], {kind}, voice), width=width).splitlines()

        inside = "".join(row[1:-1] for row in rows[1:-1]).replace(" ", "").replace("-", "")
        assert len({len(row) for row in rows}) == 1, "a card is a rectangle"
        assert inside.startswith(card_style(kind).glyph + write_card(kind))
        assert voice.card(kind).replace(" ", "") in inside.replace("\u00ad", "")


def test_a_card_that_can_be_used_stands_higher_than_one_that_cannot() -> None:
    _, voice = seen(TABLE)

    rows = printed(pictures([Kind.PANAMA, Kind.BUST], {Kind.BUST}, voice)).splitlines()

    assert rows[0].strip() == "┌─────────◥"
    assert rows[1].startswith("╭─────────╮│▲ BU")
    assert rows[-1] == "╰─────────╯"


def test_a_value_is_drawn_in_leaves() -> None:
    _, voice = seen(TABLE)
    leaves = [
        printed(pictures([kind], set(), voice)).count("♣")
        for kind in (Kind.HOME_GROWN, Kind.COLOMBIA, Kind.PANAMA, Kind.DR_FEELGOOD, Kind.BUST)
    ]

    assert leaves == [1, 2, 3, 5, 0]


def test_families_differ_in_glyph_and_tint() -> None:
    assert set(CARD_STYLES) == set(Family)
    assert len({style.glyph for style in CARD_STYLES.values()}) == len(Family)
    assert len({style.tint for style in CARD_STYLES.values()}) == len(Family)


def test_cards_that_do_not_fit_side_by_side_go_into_a_second_row() -> None:
    _, voice = seen(TABLE)
    cards = [Kind.PANAMA] * 7

    assert printed(pictures(cards, set(), voice), width=77).count("╭") == 7
    assert len(printed(pictures(cards, set(), voice), width=77).splitlines()) == 7
    assert len(printed(pictures(cards, set(), voice), width=50).splitlines()) == 14


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Pay Fine", ["Pay Fine"]),
        ("Search & Seizure", ["Search &", "Seizure"]),
        ("Double\u00adcrossed", ["Double-", "crossed"]),
        ("Doublecrossed", ["Doublecr-", "ossed"]),
        ("In Beschlagnahme\u00adanordnung", ["In", "Beschlag-", "nahme-", "anordnung"]),
        ("Neigh\u00adbor’s Pot", ["Neigh-", "bor’s Pot"]),
        ("", []),
    ],
)
def test_long_names_are_broken_where_they_say(name: str, lines: list[str]) -> None:
    assert wrap_name(name, 9) == lines


def test_the_printed_name_stands_below_another_one_where_there_is_room() -> None:
    def shown(name: str, printed: str, inside: int, figure: str = "") -> list[str]:
        rows = CardPicture(Kind.FELONY, name, printed=printed).rows(inside, figure)
        return ["".join(part.text for part in row).strip("│ ") for row in rows[2:-1]]

    assert shown("Crimine", "Felony", 9, "▽ HE") == ["Crimine", "(Felony)", "", "▽ HE"]
    # Not in part, and not with a word broken.
    assert shown("Perquisizione e sequestro", "Search & Seizure", 9, "▽ CD") == [
        *("Perquisi-", "zione e", "sequestro", "▽ CD")
    ]
    assert shown("Traditore", "Doublecrossed", 9) == ["Traditore", "", "", ""]
    assert shown("Traditore", "Doublecrossed", 15) == ["Traditore", "(Doublecrossed)", "", ""]
