"""What would come of a placement, in words: for `try`, `why`, and before a card is left lying."""

from __future__ import annotations

from greentable.grove import Explanation, Fruit, Move, View
from greentable.terminal.grove.recipe_lines import recipe_changes
from greentable.terminal.grove.voice import Voice
from greentable.text.grove import (
    describe_move,
    explain,
    explain_placement,
    faults_of,
    fruit_name,
)


def changes(view: View, explained: Explanation, voice: Voice) -> list[str]:
    """What a legal placement changes, line by line."""
    assert explained.after is not None, "only a legal placement changes anything"
    *lines, score = explain_placement(voice.catalogue, explained)
    return [*lines, *recipe_changes(view, explained.after, view.viewer, voice), score]


def refusal(view: View, explained: Explanation, voice: Voice) -> list[str]:
    """Why a placement is refused: the reason, and the cells that fail."""
    assert explained.reason is not None, "only what is refused has a refusal"
    move = explained.move
    lines = [explain(voice.catalogue, explained.reason, move)]
    if view.grove is not None and move.card in view.hand:
        face = view.rules.deck[move.card - 1]
        lines += faults_of(voice.catalogue, explained, move, face, view.grove)
    return lines


def is_to_choose(view: View, move: Move) -> bool:
    """Whether a placement that is refused only says too little of what is to be chosen."""
    return any(is_same_place(other, move) for other in view.legal)


def dice_left(view: View, voice: Voice) -> str:
    """How many dice of each fruit there are to choose from."""
    supply = view.groves[view.viewer].supply
    dice = [
        voice.say("supply-fruit", count=count, fruit=fruit_name(voice.catalogue, fruit))
        for fruit, count in zip(Fruit, supply, strict=True)
    ]
    return voice.say("supply", dice=voice.catalogue.listed(dice))


def allowed(move: Move, voice: Voice) -> str:
    """That a placement may be made."""
    return voice.say("would", words=describe_move(voice.catalogue, move))


def is_same_place(one: Move, other: Move) -> bool:
    """The same card lying in the same way, whatever is chosen."""
    return one.cells() == other.cells() and (one.card, one.rotation) == (other.card, other.rotation)
