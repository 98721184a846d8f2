"""Advice: what can be asked of it, and that it can be sent as it is."""

from __future__ import annotations

import msgspec

from greentable.core.advice import Advice, Alternative, Judgement, Review, Spent
from greentable.words.messages import Money, say


def test_the_chance_of_advice_is_that_of_its_move() -> None:
    advice = Advice("end", alternatives=(Alternative("play PA", 0.4), Alternative("end", 0.6)))
    assert advice.chance == 0.6
    assert Advice("end").chance is None


def test_advice_survives_being_sent() -> None:
    reasons = (say("grass-card-PA"), say("grass-line-total", amount=Money(5_000)))
    advice = Advice("play PA", reasons, (Alternative("play PA", 0.5),), Spent(12.5, 1_000, False))
    assert msgspec.json.decode(msgspec.json.encode(advice), type=Advice) == advice


def test_the_worst_decisions_of_a_review_come_first_and_good_ones_not_at_all() -> None:
    def judged(ply: int, played: float, best: float) -> Judgement:
        return Judgement(ply, Alternative("end", played), Alternative("play PA", best))

    small, great, none = judged(3, 0.50, 0.52), judged(7, 0.2, 0.6), judged(9, 0.4, 0.4)
    review = Review(1, (small, great, none))
    assert list(review.worst(5)) == [great, small]
    assert list(review.worst(1)) == [great]
