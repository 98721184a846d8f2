"""`rules` in Hidden Deals: mostly true to its word, cautious, and not above a bluff."""

from __future__ import annotations

from collections import Counter

from tests.bots.deciding import all_decisions, decides


def test_it_mostly_hands_over_what_it_claimed() -> None:
    position = """
        2018 hidden_deals
        turn 1, offers 1, offer LC>CO@2, 2 hands
        1: LC IM BF HE CD SS MX | chooses
        2: ... | market | chooses
        3: ... | market | stash PA
        haystack rest
    """
    handed = Counter(decides(position, dice=dice) for dice in range(60))
    assert 40 < handed["hand LC"] < 60


def test_a_burden_tempts_it() -> None:
    position = """
        2018 hidden_deals
        turn 1, offers 1, offer LC>CO@2, 2 hands
        1: LC UW BF HE CD SS MX | total 150000 | chooses
        2: ... | market | chooses
        3: ... | market | stash PA
        haystack rest
    """
    handed = Counter(decides(position, dice=dice) for dice in range(60))
    assert set(handed) == {"hand LC", "hand UW"}
    assert handed["hand UW"] > 15


def test_who_leads_gets_nothing_good_from_it() -> None:
    position = """
        2018 hidden_deals
        turn 1, offers 1, offer MC>CO@2, 2 hands
        1: MC IM BF HE CD SS MX | chooses
        2: ... | market | total 200000 | chooses
        3: ... | market | stash PA
        haystack rest
    """
    assert "hand MC" not in all_decisions(position)


def test_it_says_that_it_was_cheated_when_it_was() -> None:
    """Seat 2 claimed a Colombia, and there is none."""
    position = """
        2018 hidden_deals
        turn 1, offers 1, offer LC>CO@2, 2 says
        1: SO IM BF HE CD SS MX | chooses
        2: ... | market | chooses
        haystack rest
    """
    assert all_decisions(position) == {"say cheated"}


def test_it_seldom_says_so_when_it_was_not() -> None:
    position = """
        2018 hidden_deals
        turn 1, offers 1, offer LC>CO@2, 2 says
        1: CO IM BF HE CD SS MX | chooses
        2: ... | market | chooses
        haystack rest
    """
    said = Counter(decides(position, dice=dice) for dice in range(60))
    assert said["say nothing"] > 45
    assert said["say cheated"] > 0


def test_it_does_not_believe_every_claim() -> None:
    """In the open this trade would please it."""
    position = """
        2018{}
        turn 2, offers 1, offer CB>IM@1, 1 answers
        1: IM IM BF HE CD FE | market | stash CO
        2: ... | stash HG
        3: ... | market | stash CO | total 40000
        haystack rest
    """
    assert all_decisions(position.replace("{}", "")) == {"accept"}
    assert all_decisions(position.replace("{}", " hidden_deals")) == {"decline"}
