"""Glades: the effect of a clearing on the die below it.  Rules grove.glade.1 to 3."""

from __future__ import annotations

from greentable.grove.cards import GLADE, die_of, fruit_of, tree, with_die


def glade_on(below: int) -> int:
    """The cell after a glade was laid on it.

    grove.glade.1: it keeps the die or the barrow of the tree or glade below, unchanged.
    grove.glade.2: where there is no die, none is placed.
    """
    if die_of(below) == 0:
        return GLADE
    return with_die(tree(fruit_of(below), 0), die_of(below))
