"""The reasons why cards of a hand fit nowhere."""

from __future__ import annotations

from greentable.game.objections import Objection
from greentable.grove.cards import ROTATIONS, height_of, width_of
from greentable.grove.codes import lay_code
from greentable.grove.engine import referee
from greentable.grove.moves import Move
from greentable.grove.reasons import RULE_OF_REASON, Reason
from greentable.grove.views.view import View
from greentable.grove.words.messages import reason_message

_BESIDE = frozenset({Reason.OK, Reason.NO_OVERLAP})


def unplayable(view: View) -> dict[int, tuple[Objection, ...]]:
    """The cards that the asked viewer can lay nowhere, each with the reasons."""
    if view.viewer not in view.to_act:
        return {}
    playable = {move.card for move in view.legal}
    return {card: reasons_against(view, card) for card in view.hand if card not in playable}


def reasons_against(view: View, card: int) -> tuple[Objection, ...]:
    """The reasons why a card lies nowhere on the viewer's grove, each once.

    grove.placement.2: that it must touch the grove at all is no reason.
    """
    v, seat = view._fields, view.viewer
    found: set[Reason] = set()
    for rotation in range(ROTATIONS):
        width = width_of(rotation)
        for row in range(v.top[seat] - height_of(width) + 1, v.bottom[seat] + 1):
            for column in range(v.left[seat] - width + 1, v.right[seat] + 1):
                move = lay_code(card, column, row, rotation, 0, 0)
                found.add(Reason(referee.why_not(v, seat, move)))
    return tuple(
        Objection(reason_message(reason, Move.lay(card, 0, 0, 0)), RULE_OF_REASON.get(reason))
        for reason in sorted(found - _BESIDE)
    )
