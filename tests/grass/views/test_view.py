"""The content of a view: the table, the own cards, and countable piles; never more."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Declined, Kind, Move, OpenCounter, OpenOffer, Phase, Protection, View
from greentable.grass.cards import KINDS
from tests.grass.grass_table import play
from tests.grass.grass_writing import cards, table

MIDDLE = """
    2018
    turn 1, offers 2
    1: 2HG MO SN IM DX BK | market FE | stash HG PA | covered LC:HG+CO | total 50000
    2: DF EU UW SO MO MC | market | under BU IM | misses 1
    3: ...
    ashtray SO SH
"""


def seen_by(viewer: int, text: str = MIDDLE) -> View:
    return grass.view(table(text), viewer)


def counts(text: str) -> tuple[int, ...]:
    return tuple(cards(text))


# Visible fields


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    view = seen_by(2)
    assert view.hands == {2: counts("DF EU UW SO MO MC")}
    assert view.hand == view.hands[2]
    assert view.cards_in_hand() == (
        *(Kind.DR_FEELGOOD, Kind.MARKET_OPEN, Kind.MARKET_CLOSE),
        *(Kind.EUPHORIA, Kind.SOLD_OUT, Kind.WIPED_OUT),
    )
    assert view.hand_sizes == {1: 7, 2: 6, 3: 6}


def test_a_spectator_sees_no_hand() -> None:
    view = seen_by(0)
    assert view.hands == view.packs == {}
    assert view.hand == view.pack == (0,) * KINDS
    assert view.cards_in_hand() == ()
    assert view.hand_sizes == {1: 7, 2: 6, 3: 6}
    assert list(view.legal) == []
    assert view.chosen is None
    assert view.opponents == (1, 2, 3)
    assert view.receiver == 0


def test_all_see_markets_heat_stashes_ashtray_haystack_scores_and_misses() -> None:
    for viewer in range(4):
        view = seen_by(viewer)
        assert view.market == {1: True, 2: True, 3: False}
        assert view.heat == {1: Kind.FELONY, 2: None, 3: None}
        assert view.stash[1] == (1, 0, 0, 0, 1, 0)
        covered = (Kind.HOME_GROWN, Kind.COLOMBIA)
        assert view.protections == (Protection(1, Kind.LUST_CONQUERS_ALL, covered),)
        assert view.protected(1) == (1, 0, 1, 0, 0, 0)
        assert view.protected(2) == (0,) * 6
        assert view.protected_profit == {1: 30_000, 2: 0, 3: 0}
        assert view.profit_at_risk == {1: 55_000, 2: 0, 3: 0}
        assert view.tucked[2] == counts("BU IM")
        assert view.ashtray == counts("SO SH")
        assert view.haystack_size == sum(table(MIDDLE).haystack)
        assert view.totals == {1: 50_000, 2: 0, 3: 0}
        assert view.missed == {1: 0, 2: 1, 3: 0}
        assert (view.turn, view.phase, view.to_act, view.offers) == (1, Phase.TURN, (1,), 2)
        assert (view.played, view.swapped, view.extra_turn) == (False, False, False)


def test_the_rules_answer_questions_about_a_view() -> None:
    view = seen_by(2)
    assert [view.is_market_visible(seat) for seat in (1, 2, 3)] == [False, True, False]
    assert (view.lowest_in_stash(1), view.highest_in_stash(1)) == (Kind.HOME_GROWN, Kind.PANAMA)
    assert (view.lowest_in_stash(2), view.highest_in_stash(2)) == (None, None)
    assert (view.lowest_to_pay(1), view.lowest_to_pay(3)) == (Kind.HOME_GROWN, None)
    assert [view.pays_banker(seat) for seat in (1, 2)] == [5_000, 0]
    assert (view.left_of(3), view.right_of(1), view.opponents) == (1, 3, (3, 1))
    assert seen_by(2, MIDDLE.replace("2018", "classic")).total_floor is None
    assert view.total_floor == 0


def test_what_is_unseen_is_the_deck_without_all_that_is_seen() -> None:
    state = table(MIDDLE)
    for viewer in range(4):
        others = [state.hand[seat] for seat in (1, 2, 3) if seat != viewer]
        hidden = tuple(sum(column) for column in zip(state.haystack, *others, strict=True))
        assert grass.view(state, viewer).unseen == hidden


def test_only_who_is_to_act_gets_legal_moves() -> None:
    assert list(seen_by(1).legal) == grass.legal_moves(table(MIDDLE), 1)
    assert list(seen_by(2).legal) == []


PASSING = """
    classic
    turn 1, played, passing
    1: UW ... | chooses
    2: HG ... | chooses
    3: DF ... | chooses
"""


def test_a_secret_choice_is_shown_to_who_made_it() -> None:
    state = play(PASSING, "2 pass HG")
    views = [grass.view(state, viewer) for viewer in range(4)]
    assert [view.chosen for view in views] == [None, None, Move.pass_on(Kind.HOME_GROWN), None]
    assert [view.to_act for view in views] == [(1, 3)] * 4
    assert [view.receiver for view in views] == [0, 2, 3, 1]


def test_what_one_says_after_a_hidden_deal_is_a_secret_choice_too() -> None:
    saying = """
        2018 hidden_deals
        turn 1, offers 1, offer LC>CO@2, 2 says
        1: ... | chooses
        2: ... | chooses
        3: ...
    """
    state = play(saying, "2 say cheated")
    views = [grass.view(state, viewer) for viewer in range(4)]
    assert [view.chosen for view in views] == [None, None, Move.say(cheated=True), None]
    assert [view.receiver for view in views] == [0, 2, 1, 0]


@pytest.mark.parametrize(("number", "receivers"), [(1, (2, 3, 1)), (2, (3, 1, 2))])
def test_a_pack_is_seen_by_who_drafts_from_it(number: int, receivers: tuple[int, ...]) -> None:
    drafting = f"""
        2018 give_me_five
        round {number}, drafting
        1: | pack 2HG DF MX CO JA | chooses
        2: | pack 2HG PA MX CO JA | chooses
        3: | pack 2HG PA MX CO JA | chooses
        """
    view = seen_by(1, drafting)
    assert view.packs == {1: counts("2HG DF MX CO JA")}
    assert view.pack == view.packs[1]
    assert view.pack_sizes == {1: 6, 2: 6, 3: 6}
    assert seen_by(0, drafting).packs == {}
    assert tuple(seen_by(viewer, drafting).receiver for viewer in (1, 2, 3)) == receivers


@pytest.mark.parametrize(("words", "receiver"), [("2 gives to 1", 1), ("2 gives up", 0)])
def test_all_see_who_gets_a_peddle_that_is_given(words: str, receiver: int) -> None:
    giving = f"""
        2018
        turn 1, played, {words}
        1: ...
        2: ... | market | stash HG
    """
    for viewer in range(3):
        view = seen_by(viewer, giving)
        assert (view.asked, view.gives_to) == (2, receiver)
    assert seen_by(2, giving).receiver == receiver


def test_an_open_offer_and_its_counter_are_seen_by_all() -> None:
    state = play(MIDDLE, "1 offer HG>PA@*", "2 counter DF")
    for viewer in range(4):
        view = grass.view(state, viewer)
        assert view.offer == OpenOffer(Kind.HOME_GROWN, Kind.PANAMA, grass.EVERYONE)
        assert view.counter == OpenCounter(Kind.DR_FEELGOOD, None)
        assert view.asked == 2
    assert [grass.view(state, viewer).given_if_accepted for viewer in range(4)] == [
        *(None, Kind.HOME_GROWN, None, None)
    ]
    other = grass.view(play(MIDDLE, "1 offer HG>?@2", "2 counter DF>SN"), 1)
    assert other.offer == OpenOffer(Kind.HOME_GROWN, None, 2)
    assert other.counter == OpenCounter(Kind.DR_FEELGOOD, Kind.STEAL)
    assert other.given_if_accepted is Kind.STEAL
    assert grass.view(play(MIDDLE, "1 offer HG>DF@2"), 2).given_if_accepted is Kind.DR_FEELGOOD
    assert (seen_by(1).offer, seen_by(1).counter, seen_by(1).given_if_accepted) == (None,) * 3


def test_what_was_declined_in_the_turn_is_seen_by_all() -> None:
    state = play(
        *(MIDDLE, "1 offer HG>PA@*", "2 decline", "3 decline"),
        *("1 offer SN>?@3", "3 counter IM", "1 decline", "1 offer BK>DF@2", "2 decline"),
    )
    for viewer in range(4):
        view = grass.view(state, viewer)
        assert view.declined == (
            Declined(2, Kind.HOME_GROWN, Kind.PANAMA),
            Declined(2, Kind.BANKER, Kind.DR_FEELGOOD),
            Declined(3, Kind.HOME_GROWN, Kind.PANAMA),
        )
        assert view.has_declined(3, Kind.HOME_GROWN, Kind.PANAMA)
        assert not view.has_declined(3, Kind.STEAL, None)
    again = play(state, "1 offer SN>?@3", "3 decline")
    assert grass.view(again, 0).has_declined(3, Kind.STEAL, None)


# A view is a value


def test_views_are_equal_when_they_show_the_same() -> None:
    assert seen_by(1) == seen_by(1)
    assert hash(seen_by(1)) == hash(seen_by(1))
    assert seen_by(1) != seen_by(2)
    assert seen_by(1) != seen_by(1, MIDDLE.replace("total 50000", "total 55000"))
    assert seen_by(1) != "a view"
    # Seats 2 and 3 exchange a card: seat 1 cannot tell.
    other = table(MIDDLE)
    other.hand[2][Kind.SOLD_OUT] -= 1
    other.hand[3][Kind.SOLD_OUT] += 1
    other.hand[3][Kind.IMMUNITY] -= 1
    other.hand[2][Kind.IMMUNITY] += 1
    assert grass.view(other, 1) == seen_by(1)
    assert grass.view(other, 2) != seen_by(2)


def test_the_fields_that_a_view_gives_away_are_a_copy() -> None:
    view = seen_by(1)
    fields = view.to_fields()
    fields.hand[1][0] += 1
    fields.heat[2] = 9
    assert view == seen_by(1)
    assert view.hand == counts("2HG MO SN IM DX BK")
