"""What is in a view: the table, one's own cards, and what can be counted; never more."""

from __future__ import annotations

import msgspec
import pytest

from greentable import grass
from greentable.fields import Seen
from greentable.grass import Kind, Phase, State, View
from greentable.grass.cards import KINDS, NOTHING
from tests.grass.setting import cards, table
from tests.grass.table import play
from tests.grass.walk import positions
from tests.strategies import BUSY_DECK, RULESETS, shortened, with_deck

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


def test_a_seat_sees_its_own_hand_and_how_many_cards_the_others_hold() -> None:
    view = seen_by(2)
    assert view.hands == {2: cards("DF EU UW SO MO MC")}
    assert view.hand == view.hands[2]
    assert view.cards_in_hand() == sorted(
        [
            *(Kind.DR_FEELGOOD, Kind.EUPHORIA, Kind.WIPED_OUT),
            *(Kind.SOLD_OUT, Kind.MARKET_OPEN, Kind.MARKET_CLOSE),
        ]
    )
    assert view.hand_sizes == [0, 7, 6, 6]


def test_a_spectator_sees_no_hand() -> None:
    view = seen_by(0)
    assert view.hands == view.packs == {}
    assert view.hand == [0] * KINDS
    assert view.cards_in_hand() == []
    assert view.hand_sizes == [0, 7, 6, 6]
    assert list(view.legal) == []
    assert view.chosen == NOTHING


def test_all_see_markets_heat_stashes_ashtray_haystack_scores_and_misses() -> None:
    for viewer in range(4):
        view = seen_by(viewer)
        assert view.market == [0, 1, 1, 0, 0, 0, 0]
        assert view.heat[1:4] == [Kind.FELONY, NOTHING, NOTHING]
        assert view.stash[1] == [1, 0, 0, 0, 1, 0]
        assert view.protected(1) == [1, 0, 1, 0, 0, 0]
        assert view.protected(2) == [0] * 6
        assert (view.protected_profit[1], view.profit_at_risk[1]) == (30_000, 55_000)
        assert view.tucked[2] == cards("BU IM")
        assert view.ashtray == cards("SO SH")
        assert view.haystack_size == sum(table(MIDDLE).haystack)
        assert view.totals[:4] == [0, 50_000, 0, 0]
        assert view.missed[:4] == [0, 0, 1, 0]
        assert (view.turn, view.phase, view.to_act, view.offers) == (1, Phase.TURN, [1], 2)


def test_what_is_unseen_is_the_deck_without_all_that_is_seen() -> None:
    state = table(MIDDLE)
    for viewer in range(4):
        others = [state.hand[seat] for seat in (1, 2, 3) if seat != viewer]
        hidden = [sum(column) for column in zip(state.haystack, *others, strict=True)]
        assert grass.view(state, viewer).unseen == hidden


def test_only_who_is_to_act_gets_legal_moves() -> None:
    assert list(seen_by(1).legal) == grass.legal_moves(table(MIDDLE), 1)
    assert list(seen_by(2).legal) == []


def test_a_secret_choice_is_shown_to_who_made_it() -> None:
    state = play(
        """
        classic
        turn 1, played, passing
        1: UW ... | chooses
        2: HG ... | chooses
        3: DF ... | chooses
        """,
        "2 pass HG",
    )
    assert [grass.view(state, viewer).chosen for viewer in range(4)] == [
        *(NOTHING, NOTHING, Kind.HOME_GROWN, NOTHING)
    ]
    assert [grass.view(state, viewer).to_act for viewer in range(4)] == [[1, 3]] * 4


def test_a_pack_is_seen_by_who_drafts_from_it() -> None:
    drafting = """
        2018 give_me_five
        drafting
        1: | pack 2HG DF MX CO JA | chooses
        2: | pack 2HG PA MX CO JA | chooses
        """
    view = seen_by(1, drafting)
    assert view.packs == {1: cards("2HG DF MX CO JA")}
    assert view.pack_sizes == [0, 6, 6]
    assert seen_by(0, drafting).packs == {}


def test_an_open_offer_is_seen_by_all() -> None:
    state = play(MIDDLE, "1 offer HG>PA@*", "2 counter DF>DX")
    for viewer in range(4):
        view = grass.view(state, viewer)
        assert (view.offer_give, view.offer_want, view.offer_to) == (
            *(Kind.HOME_GROWN, Kind.PANAMA, grass.EVERYONE),
        )
        assert (view.counter, view.counter_ask, view.asked) == (
            *(Kind.DR_FEELGOOD, Kind.DOUBLECROSSED, 2),
        )


def test_a_view_has_every_public_field_of_the_state_and_no_other() -> None:
    derived = {"viewer", "hands", "packs", "known", "known_packs", "unseen", "legal", "chosen"}
    derived |= {"to_act", "hand_sizes", "pack_sizes", "protected_profit", "profit_at_risk"}
    public = {line.name for line in State.FIELDS if line.seen is Seen.ALL}
    assert set(View.__struct_fields__) == public | derived
    state = table(MIDDLE)
    for viewer in range(4):
        view = grass.view(state, viewer)
        assert all(getattr(view, name) == getattr(state, name) for name in public)


def test_a_view_shares_nothing_with_the_state() -> None:
    state = table(MIDDLE)
    view = grass.view(state, 1)
    before = msgspec.json.encode(view)
    for line in state.FIELDS:
        value = getattr(state, line.name)
        for row in value if line.shape and isinstance(value[0], list) else [value]:
            if isinstance(row, list):
                row[:] = [number + 1 for number in row]
    assert msgspec.json.encode(view) == before


@pytest.mark.parametrize("number", [0, 6, 9, 15])
def test_a_view_survives_the_wire(number: int) -> None:
    ruleset = shortened(with_deck(RULESETS[number], BUSY_DECK), 1)
    for place, state in enumerate(list(positions(ruleset, 3, "wire"))[::7]):
        view = grass.view(state, place % 4)
        assert msgspec.json.decode(msgspec.json.encode(view), type=View) == view
