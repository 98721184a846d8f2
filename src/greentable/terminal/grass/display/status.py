"""The status line: a sentence that says who must act and what they must do."""

from __future__ import annotations

from rich.text import Text

from greentable import grass
from greentable.grass import View
from greentable.terminal.grass.display.card_styles import TO_ACT
from greentable.terminal.grass.voice import Voice
from greentable.terminal.styles import ACCENT


def status(view: View, voice: Voice) -> Text:
    """The status line; it has a mark if the table waits for the reader."""
    mine = view.viewer != 0 and view.viewer in view.to_act
    words = voice.text(grass.status(view))
    return Text.assemble((f"{TO_ACT} " if mine else "", ACCENT), (words, ACCENT if mine else ""))
