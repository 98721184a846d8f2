"""What would come of a placement, in words: for `try`, `why`, and before a card is left lying."""

from __future__ import annotations

from greentable.grove import Explanation, Fruit, Move, View, fruit_message, move_message
from greentable.terminal.grove.voice import Voice


def explained_lines(explained: Explanation, voice: Voice) -> list[str]:
    """What a placement changes, line by line, the score last; or why it is refused."""
    return [voice.text(message) for message in explained.messages]


def is_to_choose(view: View, move: Move) -> bool:
    """Whether a placement that is refused only says too little of what is to be chosen."""
    return any(is_same_place(other, move) for other in view.legal)


def dice_left(view: View, voice: Voice) -> str:
    """How many dice of each fruit there are to choose from."""
    supply = view.groves[view.viewer].supply
    dice = [
        voice.say("supply-fruit", count=count, fruit=voice.text(fruit_message(fruit)))
        for fruit, count in zip(Fruit, supply, strict=True)
    ]
    return voice.say("supply", dice=voice.catalogue.listed(dice))


def allowed(move: Move, voice: Voice) -> str:
    """That a placement may be made."""
    return voice.say("would", words=voice.text(move_message(move)))


def is_same_place(one: Move, other: Move) -> bool:
    """The same card lying in the same way, whatever is chosen."""
    return one.cells() == other.cells() and (one.card, one.rotation) == (other.card, other.rotation)
