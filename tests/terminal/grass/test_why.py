"""Why a card cannot be used now, said for every card in every situation."""

from __future__ import annotations

import pytest

from greentable.grass import Kind, read_move, write_card
from greentable.terminal.grass.reading import Command, read_line
from greentable.terminal.grass.why import why
from tests.terminal.grass.seen_table import seen

CLOSED = "2018\nturn 1\n1: PA IM LC SN PF BK DX\n2: ... | market\n3: ...\nhaystack rest"
OPEN = """2018
    turn 1
    1: FE MO LC SN PF 2IM | market | stash DF
    2: ... | market
    3: ...
    haystack rest"""
HOT = "2018\nturn 1\n1: PA IM LC SN PF MC DX | market FE\n2: ...\n3: ...\nhaystack rest"
STEALING = """2018
    turn 1
    1: SN MO ... | market
    2: ... | market | stash JA PA
    3: ... | market | stash HG
    haystack rest"""
OFFERED = "2018\nturn 2, offer SH>MO@1, 1 answers\n1: HG ...\n2: SH ...\n3: ...\nhaystack rest"

ANSWERS = [
    (CLOSED, "PA", ["Your market is closed. Play Market Open first."]),
    (
        CLOSED,
        "BK",
        ["You can’t play The Banker. Keep it until the round ends, or discard it."],
    ),
    (CLOSED, "DX", ["Open your market before you play a Paranoia card."]),
    (CLOSED, "DF", ["You don’t have Dr. Feelgood in your hand."]),
    (OPEN, "FE", ["You can play Felony on Ben. Type “play FE@2”."]),
    (OPEN, "MO", ["Your market is already open. One Market Open is enough."]),
    (OPEN, "LC", ["Dr. Feelgood can never be protected."]),
    (OPEN, "SN", ["Ben has no unprotected Peddle cards.", "Cleo’s market isn’t open."]),
    (OPEN, "PF", ["There’s no heat on your market."]),
    (HOT, "PA", ["Felony is on your market. Remove it first with Hearsay Evidence or Pay Fine."]),
    (HOT, "IM", ["Immunity doesn’t remove Felony. You need Hearsay Evidence or Pay Fine."]),
    (OFFERED, "SH", ["You don’t have Stonehigh in your hand."]),
    (OFFERED, "HG", ["You can offer Home Grown instead. Type “counter HG”."]),
    (HOT, "PF", ["You have no Peddle card to pay the fine with."]),
]


@pytest.mark.parametrize(
    ("text", "code", "answers"), ANSWERS, ids=[f"{code}-{said[0]}" for _, code, said in ANSWERS]
)
def test_the_answer_says_what_the_card_does_and_what_is_in_its_way(
    text: str, code: str, answers: list[str]
) -> None:
    view, voice = seen(text)
    kind = next(kind for kind in Kind if write_card(kind) == code)

    about, *said = why(view, kind, voice)

    assert about.startswith(voice.card(kind))
    assert said == answers


@pytest.mark.parametrize("kind", list(Kind), ids=write_card)
@pytest.mark.parametrize("text", [CLOSED, OPEN, HOT, CLOSED.replace("2018", "classic")])
def test_there_is_an_answer_for_every_card(text: str, kind: Kind) -> None:
    view, voice = seen(text)

    assert len(why(view, kind, voice)) >= 2


SAID_WRONGLY = [
    (OPEN, "play FE", "“play FE” doesn’t work. Type for example: play FE@2"),
    (CLOSED, "play PA@2", "Your market is closed. Play Market Open first."),
    (OPEN, "play DF@2", "You don’t have Dr. Feelgood in your hand."),
    (STEALING, "play SN@2", "Type for example: play SN@2:JA, play SN@2:PA, play SN@3:HG"),
    (STEALING.replace("2018", "classic"), "play SN@2:PA", "Type for example: play SN@2, "),
    (STEALING, "play MO@3", "Your market is already open. One Market Open is enough."),
]


@pytest.mark.parametrize(("text", "token", "words"), SAID_WRONGLY)
def test_a_move_that_is_said_wrongly_is_shown_as_it_is_said_by_these_rules(
    text: str, token: str, words: str
) -> None:
    view, voice = seen(text)

    wish = read_line(token, view, voice)
    assert not isinstance(wish, Command)
    (answer,) = why(view, wish, voice)

    assert words in answer


NOT_NOW = [
    (OPEN, "open", "Your market is already open. One Market Open is enough."),
    (CLOSED, "open", "You don’t have Market Open in your hand."),
    (CLOSED, "close the market", "You don’t have Market Close in your hand."),
    (CLOSED, "steal panama", "Your market is closed. Play Market Open first."),
    (HOT, "steal", "Felony is on your market. Remove it first with Hearsay Evidence or Pay Fine."),
    (OPEN, "pay", "There’s no heat on your market."),
]


@pytest.mark.parametrize(("text", "typed", "words"), NOT_NOW)
def test_a_word_of_the_list_that_is_not_there_now_is_answered_with_the_reason(
    text: str, typed: str, words: str
) -> None:
    view, voice = seen(text)
    wish = read_line(typed, view, voice)

    assert not isinstance(wish, Command)
    assert why(view, wish, voice) == [words]


def test_what_a_card_does_is_told_by_the_rules_in_play() -> None:
    """The text of 2018 was told in classic, where the player of the card is its victim."""
    text = OPEN.replace("2018", "classic")
    view, voice = seen(text)

    about, *_ = why(view, Kind.SOLD_OUT, voice)

    assert "This hits you. You lose your lowest unprotected Peddle card. You also miss" in about


def test_a_move_has_one_answer() -> None:
    view, voice = seen(OPEN)

    assert why(view, read_move("play FE@3"), voice) == ["Cleo’s market isn’t open."]
    assert why(view, read_move("play FE@1"), voice) == ["Choose an opponent, not yourself."]
