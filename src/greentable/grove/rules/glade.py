"""Glades: what a clearing does to the die below it.  Rules grove.glade.1 to 3."""

from __future__ import annotations

from greentable.grove.cards import GLADE, die_of, fruit_of, tree, with_die


def glade_on(below: int) -> int:
    """A glade laid on a cell.

    grove.glade.1: it carries the die, or the barrow, unchanged, from a tree or a glade.
    grove.glade.2: where there is none, none is placed.
    """
    if die_of(below) == 0:
        return GLADE
    return with_die(tree(fruit_of(below), 0), die_of(below))
