"""Narration of a step of any game for one viewer: messages, and a ledger after a round."""

from __future__ import annotations

from typing import Any

from greentable import grass, grove
from greentable.game import SPECTATOR
from greentable.table import Step
from greentable.text.grass.narration import narrate as narrate_grass
from greentable.text.grove.narration import dice_used
from greentable.text.grove.narration import narrate as narrate_grove
from greentable.text.ledgers import Ledger
from greentable.words.messages import Message


def narrate_step(
    game: str, step: Step[Any, Any, Any, Any, Any], viewer: int
) -> tuple[Message | Ledger, ...]:
    """The narration of a step for a seat or a spectator (0), without anything hidden from it."""
    if game == grass.name:
        totals = step.plies[0].before.totals
        return tuple(narrate_grass(grass.events_for(step.events, viewer), totals))
    view = grove.view(step.table.state, SPECTATOR)
    events = grove.events_for(step.events, viewer)
    recipes = grove.recipes_said(view.rules.book, ())
    return tuple(narrate_grove(events, recipes, view.target, dice_used(view)))
