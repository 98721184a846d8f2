"""`random`: chooses any legal placement, all equally likely."""

from __future__ import annotations

from collections.abc import Sequence

from greentable.core.shuffle import Picker
from greentable.grove import Move, View


def choose(_view: View, legal: Sequence[Move], chance: Picker) -> Move:
    """Choose any legal move."""
    return legal[chance.below(len(legal))]
