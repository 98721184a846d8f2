"""grass.variants.1: Give Me Five."""

from __future__ import annotations

import pytest

from greentable import grass
from greentable.grass import Reason, What
from tests.grass.grass_table import legal, outcome, play, position, refused, show, told

DRAFT = """
    2018 give_me_five
    drafting
    1: | pack HG MX CO JA PA DF | chooses
    2: | pack MO MC BU DE FE SS | chooses
    3: | pack IM BF HE CD PF CB | chooses
    """


@pytest.mark.parametrize("rules", ["2018 give_me_five", "classic give_me_five"])
def test_the_six_cards_dealt_are_a_pack_to_draft_from(rules: str) -> None:
    """grass.variants.1: it comes before the first draw."""
    assert outcome(
        f"""
        {rules}
        dealer 2, dealing
        1: | pack 5IM
        2: | pack 5BF
        3: | pack 5HE
        """,
        *("0 deal 3 HG", "0 deal 1 MX", "0 deal 2 MO"),
    ) == position(
        f"""
        {rules}
        dealer 2, drafting
        1: | pack 5IM MX | chooses
        2: | pack 5BF MO | chooses
        3: | pack 5HE HG | chooses
        """
    )


def test_each_keeps_one_and_passes_the_others_to_the_left() -> None:
    """grass.variants.1: when all have chosen, in whatever order."""
    passed = position(
        """
        2018 give_me_five
        drafting
        1: DF | pack BF HE CD PF CB | chooses
        2: MO | pack HG MX CO JA PA | chooses
        3: IM | pack MC BU DE FE SS | chooses
        """
    )
    assert outcome(DRAFT, "1 keep DF", "2 keep MO", "3 keep IM") == passed
    assert outcome(DRAFT, "3 keep IM", "1 keep DF", "2 keep MO") == passed


def test_in_the_second_round_the_packs_go_to_the_right() -> None:
    """grass.variants.1: the direction turns every round."""
    second = DRAFT.replace("drafting", "drafting, round 2")
    assert outcome(second, "1 keep DF", "2 keep MO", "3 keep IM") == position(
        """
        2018 give_me_five
        drafting, round 2
        1: DF | pack MC BU DE FE SS | chooses
        2: MO | pack BF HE CD PF CB | chooses
        3: IM | pack HG MX CO JA PA | chooses
        """
    )
    keeps = ("1 keep DF", "2 keep MO", "3 keep IM")
    third = play(DRAFT.replace("drafting", "drafting, round 3"), *keeps)
    assert third.pack == play(DRAFT, *keeps).pack


WHOLE_DRAFT = (
    *("1 keep DF", "2 keep MO", "3 keep IM"),
    *("1 keep BF", "2 keep PA", "3 keep MC"),
    *("1 keep BU", "2 keep HE", "3 keep JA"),
    *("1 keep CO", "2 keep DE", "3 keep CD"),
    *("1 keep PF", "2 keep MX", "3 keep FE"),
)


def test_so_it_goes_on_until_six_are_kept_the_last_one_by_itself() -> None:
    """grass.variants.1 and grass.turn.10: the one decision that is not asked for."""
    assert outcome(DRAFT, *WHOLE_DRAFT) == position(
        """
        2018 give_me_five
        turn 1, to draw
        1: DF BF BU CO PF SS
        2: MO PA HE DE MX CB
        3: IM MC JA CD FE HG
        """
    )


def test_two_seats_draft_from_two_packs() -> None:
    """grass.variants.1: each pack goes there and back."""
    assert outcome(
        """
        classic give_me_five
        drafting
        1: | pack HG MX CO JA PA DF | chooses
        2: | pack MO MC BU DE FE SS | chooses
        """,
        *("1 keep DF", "2 keep MO", "1 keep MC", "2 keep PA", "1 keep JA", "2 keep BU"),
        *("1 keep SS", "2 keep HG", "1 keep CO", "2 keep FE"),
    ) == position(
        """
        classic give_me_five
        turn 1, to draw
        1: DF MC JA SS CO DE
        2: MO PA BU HG FE MX
        """
    )


def test_six_seats_draft_from_six_packs() -> None:
    """grass.variants.1: from the last seat a pack goes to the first."""
    packs = ("2HG 2MX 2CO", "2JA 2PA DF HG", "6MO", "2MC 2BU 2DE", "2FE 2SS 2IM", "2BF 2HE 2CD")
    kept = ("HG", "DF", "MO", "MC", "FE", "CD")
    left = ("HG 2MX 2CO", "2JA 2PA HG", "5MO", "MC 2BU 2DE", "FE 2SS 2IM", "2BF 2HE CD")
    start = [f"{seat}: | pack {pack} | chooses" for seat, pack in enumerate(packs, 1)]
    after = [
        f"{seat}: {card} | pack {pack} | chooses"
        for seat, (card, pack) in enumerate(zip(kept, left[-1:] + left[:-1], strict=True), 1)
    ]
    rules = ("2018 give_me_five", "drafting")
    keeps = (f"{seat} keep {card}" for seat, card in enumerate(kept, 1))
    assert outcome("\n".join([*rules, *start]), *keeps) == position("\n".join([*rules, *after]))


def test_one_keeps_a_card_of_the_pack_in_front_of_one() -> None:
    """grass.variants.1."""
    assert legal(DRAFT, 1) == [f"keep {code}" for code in ("CO", "DF", "HG", "JA", "MX", "PA")]
    assert refused(DRAFT, "1 keep MO") == Reason.NOT_IN_PACK
    assert refused(DRAFT, "1 pass HG") == Reason.NOT_NOW
    assert refused(DRAFT, "0 draw SN") == Reason.NOT_YOUR_TURN
    assert refused(DRAFT, "4 keep HG") == Reason.NOT_YOUR_TURN
    assert refused(play(DRAFT, "1 keep HG"), "1 keep MX") == Reason.ALREADY_CHOSEN


def test_choices_packs_and_kept_cards_are_seen_by_their_holder_only() -> None:
    """grass.variants.1."""
    one, other = play(DRAFT, "1 keep DF"), play(DRAFT, "1 keep HG")
    assert show(one) != show(other)
    for viewer in (0, 2, 3):
        assert grass.view(one, viewer) == grass.view(other, viewer)
    assert set(grass.view(one, 2).packs) == set(grass.view(one, 2).hands) == {2}
    assert grass.view(one, 0).packs == {}
    events = told(DRAFT, "1 keep DF", "2 keep MO", "3 keep IM")
    kept = [event for event in events if event.what == What.KEPT]
    assert [(event.seat, event.seen) for event in kept] == [(1, (1,)), (2, (2,)), (3, (3,))]
