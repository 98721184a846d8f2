"""The status: a viewer's task, or whom the table waits for, in one sentence from a view alone."""

from __future__ import annotations

from greentable.game import SPECTATOR
from greentable.grove.state import Phase
from greentable.grove.views.view import View
from greentable.grove.words.message_table import MESSAGES
from greentable.grove.words.messages import card_said
from greentable.words.messages import Message, Row, Seat


def status(view: View) -> Message:
    """The sentence for the viewer of a view."""
    if view.phase is Phase.OVER:
        return MESSAGES.say("status-over")
    if view.phase is not Phase.PLAY:
        return MESSAGES.say("status-dealing")
    if view.viewer in view.to_act:
        return _asked(view)
    who = Row(tuple(map(Seat, view.to_act)))
    return MESSAGES.say(f"status-{_form_of_waiting(view)}", who=who)


def _asked(view: View) -> Message:
    if len(view.hand) == 1:
        return MESSAGES.say("status-last")
    playable = {move.card for move in view.legal}
    for card in view.hand:
        if card not in playable:
            return MESSAGES.say("status-no-place", card=card_said(card))
    return MESSAGES.say("status-choose")


def _form_of_waiting(view: View) -> str:
    if view.viewer == SPECTATOR:
        return "waiting"
    return "stopped" if view.viewer in view.stuck else "chosen"
