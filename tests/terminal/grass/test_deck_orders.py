"""Deck orders from a file: dealt as they stand, refused with the place that is wrong."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from greentable import grass
from greentable.errors import NotationError, UnsupportedRuleset
from greentable.grass import Kind, write_card
from greentable.terminal.grass.deck_orders import check_deck_orders, parse_deck_orders
from tests.records.with_games import read_file
from tests.terminal.command import command
from tests.terminal.said import SAVED

SORTED = [Kind(kind) for kind in Kind for _ in range(grass.EDITION_2018.deck[kind])]


def written(deck: list[Kind]) -> str:
    return " ".join(map(write_card, deck))


def test_empty_lines_part_the_decks_and_comments_do_not_count() -> None:
    text = "# round one\nHG MX\n  PA\n\n\n# round two\nMO MO # twice\n"

    assert parse_deck_orders(text) == [
        [Kind.HOME_GROWN, Kind.MEXICO, Kind.PANAMA],
        [Kind.MARKET_OPEN, Kind.MARKET_OPEN],
    ]


def test_an_unknown_card_is_named_with_its_place() -> None:
    with pytest.raises(NotationError) as caught:
        parse_deck_orders("HG MX\nPA  XY HG\n")

    assert (caught.value.code, caught.value.line, caught.value.column) == ("notation.card", 2, 5)


@pytest.mark.parametrize(
    ("text", "code"),
    [("", "deck_order.empty"), ("# nothing\n", "deck_order.empty"), ("HG", "deck_order.cards")],
)
def test_an_order_that_is_not_of_this_deck_is_refused(text: str, code: str) -> None:
    with pytest.raises(UnsupportedRuleset) as caught:
        check_deck_orders(parse_deck_orders(text), grass.EDITION_2018)

    assert caught.value.code == code


def test_the_cards_come_from_the_top_and_a_resumed_game_asks_for_the_file(tmp_path: Path) -> None:
    order, file = tmp_path / "order", tmp_path / "game.record"
    order.write_text(written(SORTED[::-1]), encoding="utf-8")
    given = ("--deck-order", str(order))

    left = command(
        *("play", "grass", "--seats", "2", "--seed", "given", "--save", str(file), *given),
        typed="quit\n",
    )

    dealt = [
        token.split()[-1] for seat, token in read_file(file).plies if token.startswith("deal ")
    ]
    assert dealt == [write_card(kind) for kind in SORTED[::-1][:12]]
    # Where nothing was noted of the game, as on another machine.
    elsewhere = str(tmp_path / "elsewhere")
    resume = ("play", "grass", "--resume", str(file), "--seat", "1")
    without = command(*resume, typed="quit\n", GREENTABLE_DATA=elsewhere)
    assert without.returncode == 2
    assert "add the same --deck-order again" in without.stderr
    hint = shlex.split(left.stdout.split(SAVED)[1])
    again = command(*hint[1:], typed="quit\n")
    assert (again.returncode, again.stderr) == (0, "")
