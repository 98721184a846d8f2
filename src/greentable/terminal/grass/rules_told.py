"""The rules of the game on the screen, as they are in play."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from greentable.grass import Ruleset
from greentable.terminal.grass.look import ACCENT, SOFT
from greentable.terminal.grass.voice import Voice
from greentable.text.grass import tell_rules


def rules_told(rules: Ruleset, voice: Voice) -> RenderableType:
    """A paragraph for each part of the rules."""
    parts: list[RenderableType] = []
    for heading, lines in tell_rules(rules):
        parts.append(Text(voice.text(heading), ACCENT))
        parts += [Padding(Text(voice.text(line)), (0, 0, 0, 2)) for line in lines]
    return Group(*parts, Text(voice.say("rules-more"), SOFT))
