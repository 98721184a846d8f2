"""Errors of argparse, as this Python words them, in another language."""

from __future__ import annotations

import argparse
from typing import NoReturn

import pytest

from greentable.cli.argparse_words import translated_error
from greentable.errors import UsageError
from greentable.words.catalogue import help_language


class Errors(argparse.ArgumentParser):
    """A parser of argparse's own that keeps what it says is wrong."""

    def error(self, message: str) -> NoReturn:
        raise UsageError("cli.usage", message=message, program="")


@pytest.mark.parametrize(
    "line",
    [
        *("", "--a 1", "--seats", "--seats=many", "--se 1", "--flag=1", "--a 1 --b 1", "--two 1"),
        *("--some", "--game x"),
    ],
)
def test_every_error_of_this_python_is_translated(line: str) -> None:
    """A new Python may say it in other words."""
    parser = Errors()
    for option in ("--seats", "--seed"):
        parser.add_argument(option, type=int)
    parser.add_argument("--flag", action="store_true")
    parser.add_argument("--two", nargs=2)
    parser.add_argument("--some", nargs="+")
    parser.add_argument("file")
    parser.add_argument("--game", choices=["grass", "grove"])
    one_of = parser.add_mutually_exclusive_group(required=True)
    one_of.add_argument("--a", nargs="?")
    one_of.add_argument("--b")
    with pytest.raises(UsageError) as caught:
        parser.parse_args(line.split())
    told = str(caught.value.message.arguments["message"])
    with help_language("nl"):
        assert translated_error(told) != told


def test_an_error_of_argparse_that_is_not_known_stays_as_it_is() -> None:
    with help_language("nl"):
        assert translated_error("something new in Python: 7") == "something new in Python: 7"
        assert translated_error("argument --seats: 7%") == "argument --seats: 7%"
