"""A beginner's figures: the policy with mistakes that people make in their first games."""

from __future__ import annotations

from greentable.minds.grass.figures import FIGURES, Figure

_MISTAKES = {
    Figure.WAIT: 100,  # a market opens soon enough,
    Figure.STUCK: 1,
    Figure.DREAD: 1,  # so the best Peddle are kept in hand, whatever the risk
    Figure.RAIDS: 60,  # unprotected Peddle seem safe: no need to protect them
    Figure.NIBBLES: 20,
    Figure.CLOSE_LEAD: 150_000,  # there is always time for one more turn
    Figure.GAP: 10_000_000,  # the leader does not matter
    Figure.VICTIM: 1,  # nor what others can do with a card
}

BEGINNER: tuple[int, ...] = tuple(_MISTAKES.get(figure, FIGURES[figure]) for figure in Figure)
"""The figures of a player who makes a beginner's mistakes."""
