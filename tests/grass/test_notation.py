"""Moves in writing: what docs/notation.md says is what is read and written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from greentable import grass
from greentable.errors import NotationError
from greentable.grass import EVERYONE, Kind, Move, Verb
from greentable.grass.cards import CODES

DOCS = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def section(title: str) -> str:
    """The text under a heading, up to the next one of its level or above."""
    level = title.split(maxsplit=1)[0]
    text = DOCS[DOCS.index(f"\n{title}\n") :].split("\n", 2)[2]
    return re.split(rf"\n#{{1,{len(level)}}} ", text)[0]


def rows(title: str) -> list[list[str]]:
    """The rows of the tables under a heading, their heads and rules left out."""
    lines = [line for line in section(title).splitlines() if line.startswith("| `")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines]


DOCUMENTED = [
    token.strip("`")
    for title in ("### On your turn", "### When asked", "### Nature")
    for row in rows(title)
    for token in row[0].split(" · ")
]


@pytest.mark.parametrize("token", DOCUMENTED)
def test_a_documented_token_reads_and_writes_back_to_itself(token: str) -> None:
    move = grass.read_move(token)
    assert grass.write_move(move) == str(move) == token


def test_every_verb_is_documented() -> None:
    assert {token.split()[0] for token in DOCUMENTED} == {verb.name.lower() for verb in Verb}


@pytest.mark.parametrize(
    ("token", "move"),
    [
        ("play PA", Move.play(Kind.PANAMA)),
        ("play FE@3", Move.play(Kind.FELONY, seat=3)),
        ("play SO", Move.play(Kind.SOLD_OUT)),
        ("play SO@2", Move.play(Kind.SOLD_OUT, seat=2)),
        ("play PF", Move.play(Kind.PAY_FINE)),
        ("play PF:PA", Move.play(Kind.PAY_FINE, peddle=Kind.PANAMA)),
        ("play PF:PA*", Move.play(Kind.PAY_FINE, peddle=Kind.PANAMA, protected=True)),
        (
            "play LC:HG+HG+CO",
            Move.play(
                Kind.LUST_CONQUERS_ALL, cover=[Kind.COLOMBIA, Kind.HOME_GROWN, Kind.HOME_GROWN]
            ),
        ),
        ("play SN@2", Move.play(Kind.STEAL, seat=2)),
        ("play SN@2:PA", Move.play(Kind.STEAL, seat=2, peddle=Kind.PANAMA)),
        ("discard FE", Move.discard(Kind.FELONY)),
        ("offer PA>MO@4", Move.offer(Kind.PANAMA, Kind.MARKET_OPEN, to=4)),
        ("offer PA>MO@*", Move.offer(Kind.PANAMA, Kind.MARKET_OPEN, to=EVERYONE)),
        ("offer PA>?@3", Move.offer(Kind.PANAMA, to=3)),
        ("offer PA>?@*", Move.offer(Kind.PANAMA, None, to=EVERYONE)),
        ("swap HG>DF@1", Move.swap(Kind.HOME_GROWN, Kind.DR_FEELGOOD, seat=1)),
        ("end", Move.end()),
        ("accept", Move.accept()),
        ("decline", Move.decline()),
        ("counter JA", Move.counter(Kind.JAMAICA)),
        ("counter JA>FE", Move.counter(Kind.JAMAICA, Kind.FELONY)),
        ("give HG", Move.give(Kind.HOME_GROWN)),
        ("pass UW", Move.pass_on(Kind.WIPED_OUT)),
        ("keep MO", Move.keep(Kind.MARKET_OPEN)),
        ("hand DX", Move.hand(Kind.DOUBLECROSSED)),
        ("say cheated", Move.say(cheated=True)),
        ("say nothing", Move.say(cheated=False)),
        ("dealer 2", Move.dealer(2)),
        ("deal 3 HG", Move.deal(3, Kind.HOME_GROWN)),
        ("draw PA", Move.draw(Kind.PANAMA)),
        ("luck UW", Move.luck(Kind.WIPED_OUT)),
    ],
)
def test_a_token_says_this_move(token: str, move: Move) -> None:
    assert grass.read_move(token) == move
    assert grass.write_move(move) == str(move) == token
    assert repr(move) == f"Move({token!r})"


def test_every_card_is_documented_with_its_code_and_its_figure() -> None:
    documented = {code.strip("`"): (card, family) for code, card, family in rows("## Cards")}
    assert set(documented) == set(CODES)
    for code, (card, family) in documented.items():
        kind = grass.read_card(code)
        assert grass.write_card(kind) == code
        words = re.sub(r"^(The|Utterly) ", "", card).replace("&", "and").replace(".", "")
        assert kind.name.startswith(words.upper().split()[0])
        figures = [*(5, 5, 25, 25, 50, 100), *[0] * 11, *(25, 25, 50), *[0] * 4, *(25, 50, 100)]
        assert f"{figures[kind]},000" in family if figures[kind] else "000" not in family


@pytest.mark.parametrize("text", ["", "pa", "PAN", "P", "XX", " PA"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(NotationError, match="unknown card") as caught:
        grass.read_card(text)
    assert (caught.value.code, caught.value.column) == ("notation.card", 1)
    assert "HG, MX, CO" in caught.value.sentence


@pytest.mark.parametrize(
    ("token", "code", "column", "message"),
    [
        ("", "notation.verb", 1, "unknown word ''"),
        ("jump PA", "notation.verb", 1, "unknown word 'jump': expected one of play, discard"),
        ("Play PA", "notation.verb", 1, "unknown word 'Play PA'"),
        (" play PA", "notation.verb", 1, "unknown word"),
        ("play", "notation.move", 5, "expected a space and a card, got the end of the text"),
        ("playPA", "notation.move", 5, "expected a space and a card, got 'PA'"),
        ("play  PA", "notation.move", 6, "expected a card (two capital letters), got ' PA'"),
        ("play pa", "notation.move", 6, "expected a card (two capital letters), got 'pa'"),
        ("play XX", "notation.card", 6, "unknown card 'XX': expected one of HG"),
        ("play PAN", "notation.move", 8, "expected the end of the text, got 'N'"),
        ("play PA ", "notation.move", 8, "expected the end of the text, got ' '"),
        ("play PA\n", "notation.move", 8, "expected the end of the text"),
        ("play FE@", "notation.move", 9, "expected a seat from 1 to 6, got the end of the text"),
        ("play FE@0", "notation.move", 9, "expected a seat from 1 to 6, got '0'"),
        ("play FE@7", "notation.move", 9, "expected a seat from 1 to 6, got '7'"),
        ("play FE@12", "notation.move", 9, "expected a seat from 1 to 6, got '12'"),
        ("play FE@*", "notation.move", 9, "expected a seat from 1 to 6, got '*'"),
        ("play FE", "notation.move", 8, "expected “@” and a seat, got the end of the text"),
        ("play FE@3:HG", "notation.move", 10, "expected the end of the text, got ':HG'"),
        ("play SN:PA@2", "notation.move", 8, "expected “@” and a seat, got ':PA@2'"),
        ("play SN@2:PA*", "notation.move", 13, "expected the end of the text, got '*'"),
        ("play PA@2", "notation.move", 8, "expected the end of the text, got '@2'"),
        ("play SO@2:PA", "notation.move", 10, "expected the end of the text, got ':PA'"),
        ("play PF:MO", "notation.move", 9, "expected a Peddle card, got 'MO'"),
        ("play PF*", "notation.move", 8, "expected the end of the text, got '*'"),
        ("play LC", "notation.move", 8, "expected “:” and the Peddle cards to protect"),
        ("play LC:HG+MO", "notation.move", 12, "expected a Peddle card, got 'MO'"),
        (
            "play PF:",
            "notation.move",
            9,
            "expected a card (two capital letters), got the end of the text",
        ),
        ("play PF:PA+HG", "notation.move", 11, "expected the end of the text, got '+HG'"),
        ("play LC:HG+", "notation.move", 12, "expected a card (two capital letters)"),
        ("play LC:HG+XX", "notation.card", 12, "unknown card 'XX'"),
        ("play LC:CO+HG", "notation.move", 12, "expected cards in the order of the deck table"),
        ("play LC:HG*", "notation.move", 11, "expected the end of the text, got '*'"),
        ("discard", "notation.move", 8, "(example: discard PA)"),
        ("discard FE@2", "notation.move", 11, "expected the end of the text"),
        (
            "offer PA",
            "notation.move",
            9,
            "expected “>”, got the end of the text (example: offer",
        ),
        ("offer PA>", "notation.move", 10, "a card"),
        ("offer PA>MO", "notation.move", 12, "expected “@” and a seat"),
        ("offer PA>MO@", "notation.move", 13, "a seat from 1 to 6"),
        ("offer PA>MO@*2", "notation.move", 14, "expected the end of the text"),
        ("offer PA>?", "notation.move", 11, "expected “@” and a seat"),
        ("offer ?>PA@2", "notation.move", 7, "expected a card (two capital letters), got '?"),
        ("swap HG>?@1", "notation.move", 9, "expected a card (two capital letters), got '?@1'"),
        (
            "counter JA>",
            "notation.move",
            12,
            "expected a card (two capital letters), got the end of the text",
        ),
        ("counter JA>?", "notation.move", 12, "expected a card (two capital letters), got '?'"),
        (
            "counter JA@2",
            "notation.move",
            11,
            "expected the end of the text, got '@2' (example: ",
        ),
        ("swap HG>DF", "notation.move", 11, "expected “@” and a seat, got the end of the text"),
        ("swap HG>DF@*", "notation.move", 12, "expected a seat from 1 to 6, got '*'"),
        (
            "accept PA",
            "notation.move",
            7,
            "expected the end of the text, got ' PA' (example: accept)",
        ),
        ("say", "notation.move", 4, "expected a space and cheated or nothing"),
        ("say cheat", "notation.move", 5, "expected cheated or nothing, got 'cheat'"),
        ("say nothing at all", "notation.move", 12, "expected the end of the text"),
        ("dealer", "notation.move", 7, "(example: dealer 2)"),
        ("dealer two", "notation.move", 8, "expected a seat from 1 to 6, got 'two'"),
        ("deal HG", "notation.move", 6, "expected a seat from 1 to 6, got 'HG'"),
        ("deal 3HG", "notation.move", 7, "expected a space and a card, got 'HG'"),
        ("draw", "notation.move", 5, "(example: draw PA)"),
        ("play ÄÖ", "notation.move", 6, "a card"),
        ("play FE@\N{ARABIC-INDIC DIGIT TWO}", "notation.move", 9, "a seat from 1 to 6"),
    ],
)
def test_an_error_names_the_column_and_what_would_be_right(
    token: str, code: str, column: int, message: str
) -> None:
    with pytest.raises(NotationError) as caught:
        grass.read_move(token)
    assert (caught.value.code, caught.value.line, caught.value.column) == (code, 1, column)
    assert message in caught.value.sentence
    assert str(caught.value).startswith(f"line 1, column {column}: ")


def test_the_documented_errors_are_those_that_are_given() -> None:
    documented = rows("### Errors")
    assert [row[0] for row in documented] == [
        "`notation.verb`",
        "`notation.card`",
        "`notation.move`",
    ]
    for code, token, message in documented:
        with pytest.raises(NotationError) as caught:
            grass.read_move(token.strip("`"))
        assert caught.value.code == code.strip("`")
        assert str(caught.value).startswith(message.removesuffix("…"))


def test_every_legal_move_of_a_game_can_be_written_and_read() -> None:
    nature = grass.Nature("notation")
    state = grass.new_game(grass.read_ruleset("2018 hidden_deals"), 4)
    for _ in range(60):
        seat = grass.to_act(state)[0]
        moves = grass.legal_moves(state, seat)
        assert [grass.read_move(grass.write_move(move)) for move in moves] == moves
        assert len(set(map(str, moves))) == len(moves)
        move = nature.move(state) if seat == 0 else moves[len(moves) // 2]
        state, _ = grass.apply(state, seat, move)


def test_a_deck_order_is_dealt_from_the_top_one_card_at_a_time() -> None:
    """grass.turn.1: the example of docs/notation.md."""
    first = [grass.read_card(code) for code in ("HG", "MO", "PA", "FE")]
    rest = [kind for kind in Kind for _ in range(grass.EDITION_2018.deck[kind])]
    for kind in first:
        rest.remove(kind)
    nature = grass.Nature("", dealer=3, decks=[first + rest])
    state = grass.new_game(grass.EDITION_2018, 3)
    dealt = []
    for _ in range(5):
        move = nature.move(state)
        dealt.append(str(move))
        state, _ = grass.apply(state, 0, move)
    assert dealt == ["dealer 3", "deal 1 HG", "deal 2 MO", "deal 3 PA", "deal 1 FE"]
