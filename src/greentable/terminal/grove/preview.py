"""What would come of a placement, in words: for `try`, `why`, and before a card is left lying."""

from __future__ import annotations

from greentable import grove
from greentable.grove import Move
from greentable.grove.cards import CARDS
from greentable.terminal.grove.position import Position
from greentable.terminal.grove.recipe_lines import recipe_changes
from greentable.terminal.grove.voice import Voice
from greentable.text.grove import describe_move, explain, explain_placement, faults_of

SHOWN = 6  # ways to make a choice


def changes(position: Position, after: Position, move: Move, voice: Voice) -> list[str]:
    """What a legal placement changes, line by line."""
    seat = position.seat
    costs = position.state.squirrel_cost[seat], after.state.squirrel_cost[seat]
    explained = grove.explain(position.state, seat, move)
    *lines, score = explain_placement(voice.catalogue, explained, costs)
    return [*lines, *recipe_changes(position.state, after.state, seat, voice), score]


def refusal(position: Position, move: Move, voice: Voice) -> list[str]:
    """Why a placement is refused: the reason, the cells that fail, and what could be chosen."""
    explained = grove.explain(position.state, position.seat, move)
    assert explained.reason is not None, "only what is refused has a refusal"
    lines = [explain(voice.catalogue, explained.reason, move)]
    own = position.view.grove
    if own is not None and 1 <= move.card <= CARDS:
        face = position.state.rules.deck[move.card - 1]
        lines += faults_of(voice.catalogue, explained, move, face, own)
    ways = [other for other in position.view.legal if _same_place(other, move)]
    if ways:
        lines.append(voice.say("choose-one"))
        lines += [f"  {way}" for way in ways[:SHOWN]]
    return lines


def allowed(move: Move, voice: Voice) -> str:
    """That a placement may be made."""
    return voice.say("would", words=describe_move(voice.catalogue, move))


def _same_place(one: Move, other: Move) -> bool:
    """The same card lying in the same way, whatever is chosen."""
    return one.cells() == other.cells() and (one.card, one.turn) == (other.card, other.turn)
