"""`random`: the verb first, then its details."""

from __future__ import annotations

from collections import Counter

from tests.bots.deciding import decides

MANY_COVERS = """
    2018
    turn 1
    1: LC MC 5BF | market | stash 4HG 4MX 2CO
    2: ... | market
    haystack rest
"""


def test_offers_and_covers_do_not_crowd_out_the_rest() -> None:
    verbs = Counter(decides(MANY_COVERS, dice=dice, bot="random").split()[0] for dice in range(200))
    assert set(verbs) == {"play", "discard", "offer"}
    assert min(verbs.values()) > 40


def test_a_card_is_chosen_before_what_it_covers() -> None:
    plays = [decides(MANY_COVERS, dice=dice, bot="random") for dice in range(200)]
    cards = Counter(token.split()[1][:2] for token in plays if token.startswith("play"))
    assert set(cards) == {"LC", "MC"}
    assert min(cards.values()) > 15


ANSWER = """
    2018
    turn 1, offers 1, offer {offer}@2, 2 answers
    1: 7HG
    2: 2PA 4MO
    haystack rest
"""


def answers(offer: str) -> Counter[str]:
    """How often each kind of answer comes: `counter>` asks for another card."""
    tokens = [
        decides(ANSWER.format(offer=offer), seat=2, dice=dice, bot="random") for dice in range(120)
    ]
    return Counter(token.split()[0] + ">" * (">" in token) for token in tokens)


def test_every_kind_of_answer_comes() -> None:
    assert min(answers("HG>PA")[kind] for kind in ("accept", "decline", "counter", "counter>")) > 8
    assert set(answers("HG>?")) == {"decline", "counter", "counter>"}


def test_who_can_only_ask_for_another_card_does() -> None:
    """Of the two cards that it holds, one is wanted and one is offered."""
    position = ANSWER.format(offer="MO>PA").replace("7HG", "MO 6HG").replace("2PA 4MO", "4PA 2MO")
    chosen = {decides(position, seat=2, dice=dice, bot="random") for dice in range(60)}
    assert chosen > {"accept", "decline"}
    assert all(token.startswith("counter PA>") for token in chosen - {"accept", "decline"})


def test_it_ends_its_turn_though_offers_have_no_limit() -> None:
    position = MANY_COVERS.replace("turn 1", "turn 1, played, offers 99").replace("5BF", "4BF")
    ends = [decides(position, dice=dice, bot="random") == "end" for dice in range(100)]
    assert 30 < sum(ends) < 70


def test_the_same_dice_give_the_same_move() -> None:
    assert decides(MANY_COVERS, dice=3, bot="random") == decides(MANY_COVERS, dice=3, bot="random")
