"""The form in which the other tests set the table."""

import pytest

from greentable import grass
from greentable.core.shuffle import Stream
from greentable.grass import Move, Phase, State, Verb
from tests.grass.grass_table import outcome, play, position, show, table
from tests.slow_cases import slow_but


def test_a_position_is_written_back_with_nothing_left_out() -> None:
    shown = position(
        """
        2018 open_trades=off
        turn 1, played, offers 2
        1: 2HG MO ... | market FE | stash HG PA | covered LC:HG+CO | under BU IM | total 50000
        2: ... | market | misses 1
        ashtray SO
        """
    )
    assert shown.splitlines()[:5] == [
        "2018 open_trades=off",
        "turn 1, round 1, dealer 2, played, offers 2",
        "1: 2HG MO 3IM | market FE | stash HG PA | covered LC:HG+CO | under BU IM | total 50000",
        "2: IM 5BF | market | misses 1",
        "ashtray SO",
    ]
    assert shown.endswith("haystack 3HG 6MX 4CO 5JA 4PA DF 7MO 5MC 2BU 3DE 2FE 3SS 5HE 5CD 4PF"
                          " 2CB 2GS LC 4SN BK 4SH EU 3SO 3DX UW")  # fmt: skip
    assert position(shown) == shown


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("2018\nturn 1\n1: HG\n2: ...", "seat 1 holds 1 cards, not 7"),
        ("2018\nturn 1\n1: 2DF ...\n2: ...", "'DF': -1"),
        ("2018\nturn 1\n1: ...\n2: ...\nhaystack HG", "lie nowhere"),
        ("2018\nturn 1\n1: ...\n2: ...\nattic HG", "neither a seat nor a pile"),
        ("2018\nturn 1\n1: ... | stash MO\n2: ...", "only Peddle"),
        ("2018\nturn 1\n1: hg ...\n2: ...", "no card"),
    ],
)
def test_a_table_that_cannot_be_set_says_why(text: str, complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        table(text)


def without_memory(state: State) -> State:
    plain = state.copy()
    plain.known = [[0] * len(row) for row in state.known]
    plain.known_pack = [[0] * len(row) for row in state.known]
    return plain


def some_move(state: State, seat: int) -> Move:
    """Any move, all offers together no likelier than another; the same for the same position."""
    stream = Stream(b"some move", show(state))
    moves = grass.legal_moves(state, seat)
    offers = [move for move in moves if move.verb is Verb.OFFER]
    others = [move for move in moves if move.verb is not Verb.OFFER]
    if offers:
        others.append(offers[stream.below(len(offers))])
    return others[stream.below(len(others))]


@pytest.mark.parametrize(
    "rules",
    slow_but(
        ["2018", "classic lucky_or_not"],
        ["2018", "2018 give_me_five hidden_deals", "classic lucky_or_not"],
    ),
)
def test_every_position_of_a_game_can_be_set_again(rules: str) -> None:
    nature = grass.Nature("every position")
    state = grass.new_game(grass.read_ruleset(f"{rules} max_rounds=1"), 3)
    state, _ = grass.apply(state, 0, nature.move(state))
    met = set()
    while seats := grass.to_act(state):
        met.add(Phase(state.phase))
        again = table(show(state))
        assert show(again) == show(state)
        if state.covers < 2:  # the order between seats is not written
            assert again == without_memory(state)
        move = nature.move(state) if seats == [0] else some_move(state, seats[-1])
        state, _ = grass.apply(state, seats[-1], move)
    assert {Phase.DEAL, Phase.DRAW, Phase.TURN, Phase.ANSWER} <= met
    assert table(show(state)).phase == Phase.OVER


def test_playing_goes_on_from_where_one_stopped() -> None:
    start = "2018\nturn 1\n1: MO ...\n2: ..."
    assert outcome(play(start, "1 play MO"), "1 end") == outcome(start, "1 play MO", "1 end")
