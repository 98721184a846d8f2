"""Seats as people type them: by number, or by name."""

from __future__ import annotations

from collections.abc import Sequence


def seat_named(text: str, names: Sequence[str]) -> int:
    """The seat with this number or name, which may be shortened while it is clear; 0 if none."""
    word = text.strip().casefold()
    if len(word) == 1 and word in "123456789":
        return int(word) if int(word) <= len(names) else 0
    exact = [seat for seat, name in enumerate(names, start=1) if name.casefold() == word]
    begun = [seat for seat, name in enumerate(names, start=1) if name.casefold().startswith(word)]
    found = exact or (begun if word else [])
    return found[0] if len(found) == 1 else 0
