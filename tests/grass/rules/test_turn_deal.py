"""grass.turn.1 to 3: the deal, and who deals."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason
from greentable.grass.cards import CODES
from tests.grass.grass_table import legal, outcome, play, position, refused

EDITIONS = pytest.mark.parametrize("edition", ["2018", "classic"])


@pytest.mark.parametrize("seats", range(2, 7))
def test_six_cards_each_are_dealt_one_at_a_time_clockwise(seats: int) -> None:
    """grass.turn.1: from the dealer's left; the rest is the haystack."""
    state = grass.new_game(grass.EDITION_CLASSIC, seats)
    order = [*range(2, seats + 1), 1] * 6
    deals = [
        f"0 deal {seat} {code}" for seat, code in zip(order, first_cards(6 * seats), strict=True)
    ]
    state = play(state, "0 dealer 1", *deals)
    assert list(grass.view(state, 0).hand_sizes.values()) == [6] * seats
    for seat in range(1, seats + 1):
        got = [token.split()[-1] for token in deals if token.startswith(f"0 deal {seat} ")]
        assert sorted(grass.view(state, seat).cards_in_hand()) == sorted(map(grass.read_card, got))
    assert state.haystack_size == 104 - 6 * seats
    assert [sum(row[kind] for row in (*state.hand, state.haystack)) for kind in grass.Kind] == list(
        grass.EDITION_CLASSIC.deck
    )


def first_cards(count: int) -> list[str]:
    deck = zip(CODES, grass.EDITION_CLASSIC.deck, strict=True)
    return [code for code, cards in deck for _ in range(cards)][:count]


def test_a_card_is_dealt_to_the_seat_whose_it_is_and_is_there_to_be_dealt() -> None:
    """grass.turn.1."""
    start = """
        2018
        dealer 2, dealing
        1:
        2:
        3: DF
        """
    assert refused(start, "0 deal 2 HG") == Reason.WRONG_SEAT_DEALT
    assert refused(start, "0 deal 1 DF") == Reason.NOT_IN_HAYSTACK
    assert refused(start, "0 draw HG") == Reason.NOT_NOW
    assert refused(start, "1 end") == Reason.NOT_YOUR_TURN
    assert outcome(start, "0 deal 1 HG", "0 deal 2 MO") == position(
        """
        2018
        dealer 2, dealing
        1: HG
        2: MO
        3: DF
        """
    )


def test_any_seat_may_be_drawn_as_the_first_dealer() -> None:
    """grass.turn.2."""
    start = grass.new_game(grass.EDITION_2018, 3)
    assert legal(start, 0) == ["dealer 1", "dealer 2", "dealer 3"]
    assert refused(start, "0 dealer 4") == Reason.NO_SUCH_SEAT
    assert refused(start, "0 deal 1 HG") == Reason.NOT_NOW
    assert refused(start, "1 end") == Reason.NOT_YOUR_TURN
    assert outcome(start, "0 dealer 3") == position(
        """
        2018
        dealer 3, dealing
        1:
        2:
        3:
        """
    )


def test_the_seat_to_the_dealers_left_begins() -> None:
    """grass.turn.2: the last card dealt is the dealer's."""
    assert outcome(
        """
        2018
        dealer 2, dealing
        1: 5IM
        2: 5BF
        3: 5HE
        """,
        *("0 deal 3 MO", "0 deal 1 MX", "0 deal 2 HG"),
    ) == position(
        """
        2018
        dealer 2, turn 3, to draw
        1: 5IM MX
        2: 5BF HG
        3: 5HE MO
        """
    )


@EDITIONS
def test_play_goes_clockwise(edition: str) -> None:
    """grass.turn.2: from the last seat on to the first."""
    start = f"""
        {edition}
        turn 2
        1: 5IM BF
        2: HG MX CO JA PA BU DE
        3: BF HE CD 2PF MC
        """
    assert outcome(start, "2 discard HG", "2 end") == position(
        f"""
        {edition}
        turn 3, to draw
        1: 5IM BF
        2: MX CO JA PA BU DE
        3: BF HE CD 2PF MC
        ashtray HG
        """
    )
    assert outcome(
        start,
        *("2 discard HG", "2 end", "0 draw SN", "3 discard MC", "3 end"),
    ) == position(
        f"""
        {edition}
        turn 1, to draw
        1: 5IM BF
        2: MX CO JA PA BU DE
        3: BF HE CD 2PF SN
        ashtray HG MC
        """
    )


# The next dealer


def closing(rules: str, *stashes: str) -> str:
    """Seat 1 closes the market; every seat has what is said in its stash. Seat 2 dealt."""
    seats = "\n".join(f"{seat}: ... | stash {s}" for seat, s in enumerate(stashes[1:], 2))
    return f"{rules}\nturn 1, dealer 2\n1: MC ... | market | stash {stashes[0]}\n{seats}"


def dealer_after(start: str) -> int:
    return play(start, "1 play MC").dealer


@EDITIONS
def test_the_deal_moves_one_seat_to_the_left(edition: str) -> None:
    """grass.turn.3."""
    assert outcome(closing(edition, "DF", "HG", "MX"), "1 play MC") == position(
        f"""
        {edition}
        round 2, dealer 3, dealing
        1: | total 125000
        2: | total 5000
        3: | total 5000
        """
    )
    last_dealt = closing(edition, "DF", "HG", "MX").replace("dealer 2", "dealer 3")
    assert dealer_after(last_dealt) == 1


@pytest.mark.parametrize(
    ("stashes", "dealer"),
    [
        (("DF", "HG", "MX"), 1),
        (("HG", "DF", "MX"), 2),
        (("HG", "MX", "DF"), 3),
        (("PA", "PA", "HG"), 1),
        (("PA", "PA", "PA"), 3),
        (("PA", "HG", "PA"), 3),
    ],
)
def test_the_deal_can_go_to_the_winner_of_the_round(stashes: tuple[str, ...], dealer: int) -> None:
    """grass.turn.3: next_dealer; of several the first clockwise from the old dealer's left."""
    assert dealer_after(closing("2018 next_dealer=round_winner", *stashes)) == dealer
