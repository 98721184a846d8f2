"""grove.several: all play at once, each with a grove of their own."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove import Nature, Phase, Reason, What
from tests.grove.grove_table import (
    kinds_told,
    outcome,
    plain_rules,
    play,
    position,
    refused,
    table,
    told,
)

TWO = """
        card 7  O1 Y2 G1 / -- G2 Y1
        deck 3
        seat 1 | hand 7 8
            0   1   2
        0   O1  Y1  --
        seat 2 | hand 7 8
            0   1   2
        0   --  O2  --
        """


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_everybody_gets_the_same_cards_in_the_same_order(seats: int) -> None:
    """grove.several.1: and a grove, dice, squirrel and barrow of their own."""
    state, nature = grove.new_game(plain_rules(), seats), Nature("same")
    for _ in range(3):
        state, _ = grove.apply(state, 0, nature.move(state))
    view = grove.view(state, 1)
    assert len(set(view.hands.values())) == 1
    assert len(set(view.groves.values())) == 1
    assert grove.to_act(state) == list(range(1, seats + 1))


def test_choices_are_secret_until_all_have_chosen() -> None:
    """grove.several.2: nothing is laid, and only that one has chosen is told."""
    assert kinds_told(TWO, "2 7:0,0,0") == [What.CHOSE]
    half = play(TWO, "2 7:0,0,0")
    assert grove.to_act(half) == [1]
    assert refused(half, "2 8:0,0,0") == Reason.ALREADY_CHOSEN
    assert outcome(TWO, "2 7:0,0,0") == position(
        TWO.replace("seat 2 | hand 7 8", "seat 2 | hand 7 8 | chose 7:0,0,0")
    )


def test_when_all_have_played_the_next_card_is_drawn_for_all() -> None:
    """grove.several.2: in whatever order they chose."""
    assert (
        outcome(TWO, "2 7:1,0,0", "1 7:0,0,0", "draw 12")
        == outcome(TWO, "1 7:0,0,0", "2 7:1,0,0", "draw 12")
        == position(
            """
        card 7  O1 Y2 G1 / -- G2 Y1
        deck 2
        seat 1 | hand 8 12
            0     1     2
        0   O1/2  Y2/3  G1
        1   --    G2    Y1
        seat 2 | hand 8 12
            0   1     2   3
        0   --  O1/3  Y2  G1
        1   .   --    G2  Y1
        """
        )
    )
    assert kinds_told(TWO, "2 7:1,0,0", "1 7:0,0,0") == [
        *(What.LAID, What.APPEARED, What.APPEARED),
        *(What.LAID, What.APPEARED),
    ]


def over(*rows: str) -> str:
    """A finished game of several seats, each with one row."""
    parts = (
        f"seat {seat}\n  {' '.join(map(str, range(len(row.split()))))}\n0 {row}\n"
        for seat, row in enumerate(rows, 1)
    )
    return "over\n" + "".join(parts)


@pytest.mark.parametrize(
    ("rows", "winners"),
    [
        (["O1/4 --", "O1/5 --"], [2]),
        (["O1/4 Y1/2", "O1/6 --"], [1]),
        (["O1/6 --/Y3", "O1/6 Y1"], [1]),
        (["O1/15 Y1", "O1/10 Y1/5"], [2]),
        (["O1/15 Y1/5", "O1/10 Y1/10"], [1, 2]),
        (["O1/15 --", "O1/15 --", "O1/10 Y1/4"], [1, 2]),
        (["O1 --", "Y1 --", "G1 --", "-- --"], [1, 2, 3, 4]),
    ],
    ids=[
        *("more points", "more dice", "a die on a glade", "two dice for the barrow"),
        *("the barrow is one", "shared", "all"),
    ],
)
def test_the_highest_harvest_wins_then_more_dice_then_it_is_shared(
    rows: list[str], winners: list[int]
) -> None:
    """grove.several.3: dice and barrow in the grove count, on glades too."""
    assert grove.winners(table(over(*rows))) == winners


def test_the_winner_is_told_when_the_last_card_is_laid() -> None:
    """grove.several.3: with the points."""
    last = TWO.replace("deck 3", "deck 0").replace("hand 7 8", "hand 7")
    state = play(last, "1 7:0,0,0", "2 7:1,0,0")
    assert state.phase == Phase.OVER
    assert grove.returns(state) == [5, 3]
    won = [event for event in told(last, "1 7:0,0,0", "2 7:1,0,0") if event.what is What.WON]
    assert [(event.seat, event.amount) for event in won] == [(1, 5)]
    assert grove.winners(play(TWO, "1 7:0,0,0")) == []


def test_the_recipe_challenge_is_won_by_the_highest_final_score() -> None:
    """grove.several.4: the same recipes for all; who reached the target is told besides."""
    last = (
        TWO.replace("deck 3", "deck 0 | recipes 3 4")
        .replace("hand 7 8", "hand 7")
        .replace(
            "deck",
            "recipe 3  worth:4,count:cells,most:7,bonus:9\n        deck",
        )
        .replace("deck", "recipe 4  worth:4,count:cells,least:60,bonus:1\n        deck", 1)
    )
    moves = "1 7:0,0,0", "2 7:1,0,0"
    # Six cells and seven: both meet recipe 3.
    assert grove.returns(play(last, *moves)) == [14, 12]
    told_at_last = told(last, *moves)
    assert [event.seat for event in told_at_last if event.what is What.REACHED] == [1, 2]
    six = last.replace("most:7", "most:6")
    assert grove.returns(play(six, *moves)) == [14, 3]
    assert [event.seat for event in told(six, *moves) if event.what is What.REACHED] == [1]
    seven = last.replace("most:7", "least:7,most:7")
    assert grove.winners(play(seven, *moves)) == [2]
