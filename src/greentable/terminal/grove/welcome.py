"""The first words of a game: what it is about, and who plays."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from greentable.terminal.grove.setup import HUMAN, Setup
from greentable.terminal.grove.voice import Voice
from greentable.terminal.pages import page


def welcome(setup: Setup, voice: Voice) -> RenderableType:
    """To a new game what the aim is; to any game for several who is who, and where help is."""
    about = []
    if not setup.table.plies and not setup.is_other_half:
        about.append(voice.say("welcome"))
        if setup.table.state.rules.recipes:
            about.append(voice.say("welcome-recipes"))
        if not voice.is_alone:
            about.append(voice.say("welcome-several"))
    lines = [voice.say("welcome-words")]
    if not voice.is_alone:
        lines.insert(0, _seats(setup, voice))
    return Group(page("\n".join(about)), *map(Text, lines))


def _seats(setup: Setup, voice: Voice) -> str:
    others = [
        voice.say("welcome-bot", name=voice.who(seat).plain, bot=setup.bots[seat - 1])
        for seat in range(1, len(setup.names) + 1)
        if seat != HUMAN
    ]
    return voice.say(
        "welcome-seats", you=voice.names[HUMAN - 1], others=voice.catalogue.listed(others)
    )
