"""The switches of a game's rules as a table: their values, possible values and rules."""

from __future__ import annotations

import argparse
import dataclasses
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from greentable.core.switches import Switch, about_switch
from greentable.terminal.styles import ACCENT, SOFT
from greentable.words.catalogue import Catalogue, help_text
from greentable.words.messages import Argument, say


def switch_table(
    editions: Mapping[str, Any],
    written: Callable[[Switch, Any], str],
    possible: Callable[[Switch], Argument],
    catalogue: Catalogue,
) -> Table:
    """A table with a row for each switch: its value in each edition, its meaning, its rule.

    `written` puts a value into words, `possible` all possible values.
    """
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column(catalogue.say("switches-name"), style=ACCENT, no_wrap=True)
    for name in editions:
        table.add_column(name, no_wrap=True)
    table.add_column(catalogue.say("switches-about"), ratio=1)
    for switch in dataclasses.fields(next(iter(editions.values()))):
        values = [written(switch, getattr(each, switch.name)) for each in editions.values()]
        table.add_row(switch.name, *values, _meaning(switch, possible(switch), catalogue))
    return table


def add_json_option(parser: argparse.ArgumentParser) -> None:
    """Add the only option of `greentable rules`."""
    parser.add_argument("--json", action="store_true", help=help_text("rules-json"))


def switch_document(
    editions: Mapping[str, Any],
    written: Callable[[Switch, Any], str],
    possible: Callable[[Switch], Argument],
    catalogue: Catalogue,
) -> str:
    """The switches as JSON for programs, by name: rule, values and meaning."""
    document = {
        switch.name: {
            "rule": switch.metadata["rule"],
            "editions": {
                name: written(switch, getattr(each, switch.name)) for name, each in editions.items()
            },
            "about": catalogue.text(about_switch(switch)),
            "possible": catalogue.text(say("list-one", thing=possible(switch))),
        }
        for switch in dataclasses.fields(next(iter(editions.values())))
    }
    return msgspec.json.encode(document).decode()


def switch_list(
    editions: Mapping[str, Any],
    written: Callable[[Switch, Any], str],
    possible: Callable[[Switch], Argument],
    catalogue: Catalogue,
) -> Group:
    """The switches for a screen too narrow for a table: two or three lines each."""
    parts: list[RenderableType] = []
    for switch in dataclasses.fields(next(iter(editions.values()))):
        values = [
            f"{name} {written(switch, getattr(each, switch.name))}"
            for name, each in editions.items()
        ]
        parts.append(Text.assemble((switch.name, ACCENT), f"  {' · '.join(values)}"))
        meaning = _meaning(switch, possible(switch), catalogue)
        parts.append(Padding(meaning, (0, 0, 0, 2)))
    return Group(*parts)


def _meaning(switch: Switch, possible: Argument, catalogue: Catalogue) -> Text:
    """The meaning of a switch, its possible values, and the rule that reads it."""
    words = say("switches-meaning", about=about_switch(switch), possible=possible)
    return Text(f"{catalogue.text(words)} ").append(f"({switch.metadata['rule']})", SOFT)
