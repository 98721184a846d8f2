"""A typed line on the page means legal moves by words of their sentences, or gets a reason."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.text import Catalogue
from greentable.text.grass.typed.answers import moves_typed
from greentable.text.grass.typed.words import MoveWords
from greentable.words.language import LANGUAGES
from tests.grass.grass_table import table

TURN = """2018
    turn 1
    1: PA FE SN LC MO DX ... | market | stash HG CO
    2: ... | market | stash PA
    3: ...
    haystack rest"""
ANSWER = "2018\nturn 2, offer PA>MO@1, 1 answers\n1: MO HE DE ...\n2: PA ...\nhaystack rest"
NAMES = ("Ana", "Ben", "Zoé")
ENGLISH = MoveWords(Catalogue("en"), NAMES)


def typed(
    line: str, text: str = TURN, words: MoveWords = ENGLISH, most: int = 40
) -> tuple[list[str], str]:
    """The moves that a line may mean for seat 1, and the reason if there are none."""
    moves, reason = moves_typed(line, grass.view(table(text), 1), words, most)
    return [str(move) for move in moves], reason


@pytest.mark.parametrize(
    ("line", "moves"),
    [
        ("pan steal", ["play SN@2:PA"]),
        ("felony ben", ["play FE@2"]),
        ("dis mark op", ["discard MO"]),
        ("PLAY fe@2", ["play FE@2"]),
        ("lc:co+hg", ["play LC:HG+CO"]),
        ("offer pa>?@3", ["offer PA>?@3"]),
        ("offer panama for market open to the table", []),
        ("offer everyone panama jamaica", ["offer PA>JA@*"]),
        ("offer zoe felony euph", ["offer FE>EU@3"]),
        ("ask zoe panama", ["offer PA>?@3"]),
    ],
)
def test_moves_and_offers_are_found_by_words_and_by_their_notation(
    line: str, moves: list[str]
) -> None:
    assert typed(line)[0] == moves


def test_an_empty_line_means_every_listed_move() -> None:
    legal = grass.view(table(TURN), 1).legal
    assert sorted(typed("")[0]) == sorted(map(str, legal.moves))


def test_what_is_written_exactly_comes_first() -> None:
    moves, _ = typed("pa")
    assert moves[0] == "play PA"
    assert "discard PA" in moves


def test_an_offer_is_named_by_more_than_its_cards() -> None:
    moves, _ = typed("panama")
    assert not [move for move in moves if move.startswith("offer")]
    offers, _ = typed("offer panama", most=12)
    assert len(offers) == 12
    assert all(move.startswith("offer") and "PA" in move for move in offers)


def test_a_counter_can_ask_for_any_card() -> None:
    assert typed("offer hearsay felony instead", ANSWER)[0] == ["counter HE>FE"]
    assert typed("counter he>fe", ANSWER)[0] == ["counter HE>FE"]


def test_a_number_is_a_card_by_its_place_in_the_hand_but_never_a_seat() -> None:
    cards = grass.view(table(TURN), 1).cards_in_hand()
    place = cards.index(grass.Kind.FELONY) + 1
    assert typed(f"discard {place}")[0] == ["discard FE"]
    assert typed(f"play {place} ben")[0] == ["play FE@2"]
    assert typed(f"play {place} @ 2")[0] == ["play FE@2"]
    assert typed("9")[0] == []


def test_a_move_that_is_not_legal_is_answered_by_the_reason() -> None:
    moves, reason = typed("felony zoe")
    assert moves == []
    assert "Zoé" in reason
    assert typed("jamaica") == typed("play ja")
    assert typed("jamaica")[1]
    assert typed("play fe@9")[1]


def test_what_means_nothing_has_no_reason() -> None:
    assert typed("xyzzy") == ([], "")
    assert typed("-1") == ([], "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_is_found_by_its_own_sentence(language: str) -> None:
    words = MoveWords(Catalogue(language), NAMES)
    view = grass.view(table(TURN), 1)
    offers = view.legal.offers
    assert offers is not None
    for move in (*view.legal.moves, *list(offers)[:: len(offers) // 9]):
        sentence = words.text(grass.move_message(move))
        assert str(move) in typed(sentence, words=words)[0], sentence


def test_a_seat_that_is_not_asked_has_no_moves() -> None:
    view = grass.view(table(TURN), 2)
    assert moves_typed("", view, ENGLISH, 40) == ([], "")
    assert moves_typed("felony", view, ENGLISH, 40)[0] == []
