"""English texts by their ids, so that tests need not quote sentences that may be reworded."""

from __future__ import annotations

from greentable.text import Catalogue

ENGLISH = Catalogue()
_CUT = "\0"


def said(key: str, **arguments: str | int) -> str:
    """A text in English."""
    return ENGLISH.say(key, **arguments)


def before(argument: str, key: str, **others: str | int) -> str:
    """The part of a text before one of its arguments."""
    return said(key, **{argument: _CUT}, **others).split(_CUT)[0]


SAVED = before("command", "terminal-saved")
"""Stands before the command that continues a saved game."""
