"""What would come of a placement, in words: for `try`, `why`, and before a card is left lying."""

from __future__ import annotations

from greentable import grove
from greentable.grove import (
    Fruit,
    Move,
    change_messages,
    fault_messages,
    fruit_message,
    move_message,
    reason_message,
)
from greentable.terminal.grove.position import Position
from greentable.terminal.grove.recipe_lines import recipe_changes
from greentable.terminal.grove.voice import Voice


def changes(position: Position, after: Position, move: Move, voice: Voice) -> list[str]:
    """What a legal placement changes, line by line."""
    seat = position.seat
    explained = grove.explain(position.state, seat, move)
    *lines, score = map(voice.text, change_messages(explained))
    return [*lines, *recipe_changes(position.view, after.view, seat, voice), score]


def refusal(position: Position, move: Move, voice: Voice) -> list[str]:
    """Why a placement is refused: the reason, and the cells that fail."""
    explained = grove.explain(position.state, position.seat, move)
    assert explained.reason is not None, "only what is refused has a refusal"
    said = [reason_message(explained.reason, move)]
    own = position.view.grove
    if own is not None and move.card in position.view.hand:
        face = position.state.rules.deck[move.card - 1]
        said += fault_messages(explained, move, face, own)
    return [voice.text(message) for message in said]


def is_to_choose(position: Position, move: Move) -> bool:
    """Whether a placement that is refused only says too little of what is to be chosen."""
    return any(is_same_place(other, move) for other in position.view.legal)


def dice_left(position: Position, voice: Voice) -> str:
    """How many dice of each fruit there are to choose from."""
    supply = position.state.supply[position.seat]
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
    return one.cells() == other.cells() and (one.card, one.turn) == (other.card, other.turn)
