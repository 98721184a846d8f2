"""A beginner's figures: the policy with the mistakes that people make in their first games."""

from __future__ import annotations

from greentable.minds.grass.figures import FIGURES, Figure

_MISTAKES = {
    Figure.WAIT: 100,  # a market opens soon enough,
    Figure.STUCK: 1,
    Figure.DREAD: 1,  # so the best Peddle are kept in hand, whatever they may cost
    Figure.RAIDS: 60,  # nobody will take what lies there: no need to protect it
    Figure.NIBBLES: 20,
    Figure.CLOSE_LEAD: 150_000,  # there is always time for one more turn
    Figure.GAP: 10_000_000,  # it does not matter who leads
    Figure.VICTIM: 1,  # nor what others will do with a card
}

BEGINNER: tuple[int, ...] = tuple(_MISTAKES.get(figure, FIGURES[figure]) for figure in Figure)
"""What somebody plays by who makes a beginner's mistakes."""
