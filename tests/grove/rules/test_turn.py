"""grove.turn: a card played, dice placed, a card drawn."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.grove import Line, Nature, Phase, Reason, What
from tests.grove.grove_table import (
    HOPELESS,
    kinds_told,
    legal,
    outcome,
    plain_rules,
    play,
    position,
    refused,
    told,
)


def test_a_turn_is_a_play_and_a_draw() -> None:
    """grove.turn.1: then two cards are in hand again."""
    start = """
        hand 7 8 | deck 3
            0   1   2
        0   --  --  --
        """
    assert legal(start, "7:0,0,0") == ["7:0,0,0"]
    state = play(start, "7:0,0,0")
    assert grove.to_act(state) == [0]
    assert refused(state, "8:0,0,0") == Reason.NOT_YOUR_TURN
    assert outcome(state, "draw 12") == position(
        """
        hand 8 12 | deck 2
            0   1   2
        0   --  G1  Y2
        1   Y1  Y1  O2
        """
    )


def test_there_are_eight_plays_the_last_with_one_card_in_hand() -> None:
    """grove.turn.1: seven with two cards, the eighth with one; then the game is over."""
    state, nature, hands = grove.new_game(plain_rules(), 1), Nature("eight"), []
    while waiting := grove.to_act(state):
        (seat,) = waiting
        if seat:
            hands.append(state.hand[1].bit_count())
        move = grove.legal_moves(state, 1)[-1] if seat else nature.move(state)
        state, _ = grove.apply(state, seat, move)
    assert hands == [2] * 7 + [1]
    assert state.phase == Phase.OVER
    assert refused(state, "7:0,0,0") == Reason.GAME_OVER
    assert refused(state, "draw 7") == Reason.GAME_OVER


def test_the_last_card_ends_the_game_and_the_score_is_told() -> None:
    """grove.turn.1: dice on trees, the squirrel, the total."""
    start = """
        card 7  O1 Y2 G1 / -- G2 Y1
        hand 7
            0     1
        0   O1/6  Y1*
        """
    assert outcome(start, "7:-2,-1,180") == position(
        """
        over | score 8
            -2   -1   0      1
        -1  Y1   G2   --     .
        0   G1   Y2   O1/10  Y1*
        """
    )
    scored = [event for event in told(start, "7:-2,-1,180") if event.what is What.SCORED]
    assert [(event.line, event.amount) for event in scored] == [
        (Line.DICE, 10),
        (Line.SQUIRREL, -2),
        (Line.TOTAL, 8),
    ]


def test_a_player_who_can_lay_neither_card_stops_and_is_scored() -> None:
    """grove.turn.2: alone the game ends there."""
    after = play(HOPELESS, "draw 8")
    assert after.phase == Phase.OVER
    assert grove.returns(after) == [2]
    assert kinds_told(HOPELESS, "draw 8") == [What.DREW, What.STUCK, *[What.SCORED] * 3]
    assert told(HOPELESS, "draw 8")[1] == grove.Event(What.STUCK, seat=1)
    other = HOPELESS.replace("card 8  Y1 -- Y2 / G1 O2 G1", "card 8  O1 -- Y2 / G1 O2 G1")
    assert grove.to_act(play(other, "draw 8")) == [1]
    first = (
        other.replace("card 8", "card 1").replace("card 7", "card 8").replace("hand 7", "hand 1")
    )
    assert grove.to_act(play(first, "draw 8")) == [1]


def test_of_several_players_the_others_go_on() -> None:
    """grove.turn.2: a seat that has stopped gets no more cards and is not waited for."""
    cards = HOPELESS.split("hand")[0]
    start = f"""
        {cards}
        deck 2
        seat 1 | hand 7
            0   1   2     3
        0   O1  O1  O1/4  G1*
        1   O1  O1  O1    O1
        seat 2 | hand 7
            0   1   2
        0   --  --  O1/4
        """
    state = play(start, "draw 8")
    assert grove.to_act(state) == [2]
    assert refused(state, "1 7:0,0,0") == Reason.NOT_YOUR_TURN
    assert outcome(state, "2 7:0,0,0", "draw 9") == position(
        f"""
        {cards}
        deck 0
        seat 1 | hand 7 8 | stuck
            0   1   2     3
        0   O1  O1  O1/4  G1*
        1   O1  O1  O1    O1
        seat 2 | hand 8 9
            0   1   2
        0   Y1  O1  Y2*
        1   G1  --  G2
        """
    )
    assert What.STUCK not in kinds_told(state, "2 7:0,0,0", "draw 9"), "that was told before"
    state = play(state, "2 7:0,0,0", "draw 9")
    while grove.to_act(state):
        assert grove.to_act(state) == [2]
        state = play(state, f"2 {legal(state, seat=2)[0]}")
    assert (state.hand[1].bit_count(), state.hand[2]) == (2, 0)


ON_A_SIDE = {
    "nowhere": "0   Y1  Y1  Y1\n1   Y1  Y1*  Y1\n2   Y1  Y1  Y1",
    "left": "0   O1  Y1  Y1\n1   O1  Y1*  Y1\n2   O1  Y1  Y1",
    "right": "0   Y1  Y1  O1\n1   Y1  Y1*  O1\n2   Y1  Y1  O1",
    "above": "0   O1  O1  O1\n1   Y1  Y1*  Y1\n2   Y1  Y1  Y1",
    "below": "0   Y1  Y1  Y1\n1   Y1  Y1*  Y1\n2   O1  O1  O1",
}


@pytest.mark.parametrize("side", ON_A_SIDE)
@pytest.mark.parametrize("card", [17, 18])
def test_a_player_who_can_lay_a_card_on_one_side_only_plays_on(side: str, card: int) -> None:
    """grove.turn.2: an orange card fits at the edge where the oranges are; the squirrel is used."""
    start = f"""
        card {card}  O1 O1 O1 / O1 O1 O1
        deck 1
        hand {35 - card}
            0   1   2
        {ON_A_SIDE[side]}
        """
    other = f"card {35 - card}  G1 G1 G1 / G1 G1 G1"
    state = play(f"{other}\n{start}", f"draw {card}")
    assert grove.to_act(state) == ([] if side == "nowhere" else [1])
