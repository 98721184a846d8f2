"""The rules of Grove in short."""

from __future__ import annotations

from greentable.grove import MESSAGES, RULES_SECTIONS
from greentable.messages import Message, Row


def tell_rules() -> list[tuple[Message, list[Message | Row]]]:
    """Headings with the sentences under them."""
    return [
        (
            MESSAGES.say(f"rules-{heading}"),
            [MESSAGES.say(f"rules-{heading}-{line}") for line in lines],
        )
        for heading, lines in RULES_SECTIONS.items()
    ]
