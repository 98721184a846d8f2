"""The rules of Grove in short."""

from __future__ import annotations

from collections.abc import Container

from greentable.grove import MESSAGES, RULES_SECTIONS
from greentable.words.messages import Message, Row


def tell_rules(without: Container[str] = ()) -> list[tuple[Message, list[Message | Row]]]:
    """The headings with their sentences, except the sections in `without`."""
    return [
        (
            MESSAGES.say(f"rules-{heading}"),
            [MESSAGES.say(f"rules-{heading}-{line}") for line in lines],
        )
        for heading, lines in RULES_SECTIONS.items()
        if heading not in without
    ]
