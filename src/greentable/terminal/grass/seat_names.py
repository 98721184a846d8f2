"""Seats as people type them: by number, or by name."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size

from greentable.terminal.people import LONGEST_NAME


def short_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names as there is room for them: a record may have longer ones than the terminal."""
    short = [
        name
        if cell_len(name) <= LONGEST_NAME
        else f"{set_cell_size(name, LONGEST_NAME - 3).rstrip()}… {seat}"
        for seat, name in enumerate(names, start=1)
    ]
    return tuple(short)


def seat_named(text: str, names: Sequence[str]) -> int:
    """The seat with this number or name, which may be shortened while it is clear; 0 if none."""
    word = text.strip().casefold()
    if len(word) == 1 and word in "123456789":
        return int(word) if int(word) <= len(names) else 0
    exact = [seat for seat, name in enumerate(names, start=1) if name.casefold() == word]
    begun = [seat for seat, name in enumerate(names, start=1) if name.casefold().startswith(word)]
    found = exact or (begun if word else [])
    return found[0] if len(found) == 1 else 0
