"""The .ftl files of one language, each text parsed when it is first needed."""

from __future__ import annotations

import re
from collections.abc import KeysView
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax import ast

from greentable.words.grammar import Trait, traits_in

# A text begins in the first column with its key, and ends before the next one or a comment.
_ENTRY = re.compile(r"^(?P<key>-?[a-zA-Z][\w-]*) *=.*\n?(?:(?!-?[a-zA-Z]|#).*\n?)*", re.MULTILINE)


class Texts(FluentBundle):
    """All texts of a folder, or of one file; it is named by the code of its language.

    A text is parsed when it is first needed: one command says few of thousands of texts, and
    parsing all of them would take most of its start.
    """

    def __init__(self, folder: Path, only: str = "") -> None:
        # Without the invisible marks around arguments: they would spoil columns in a terminal.
        super().__init__([folder.name], use_isolating=False)
        self._written: dict[str, str] = {}
        self._parsed: dict[str, ast.Message | ast.Term | None] = {}
        self._traits: dict[str, frozenset[Trait]] = {}
        files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
        for file in sorted(files, key=lambda file: file.name):
            if only in {"", file.name.removesuffix(".ftl")}:
                for entry in _ENTRY.finditer(file.read_text(encoding="utf-8")):
                    self._written.setdefault(entry["key"], entry[0])

    def keys(self) -> KeysView[str]:
        """The keys of all texts, also of those that cannot be parsed."""
        return self._written.keys()

    def has_message(self, message_id: str) -> bool:
        """True if there is such a text, and it can be parsed."""
        return self.parsed(message_id) is not None

    def traits(self, key: str) -> frozenset[Trait]:
        """The traits by which a text selects its form, besides its arguments."""
        if key not in self._traits:
            self._traits[key] = traits_in(self._written[key])
        return self._traits[key]

    def parsed(self, key: str) -> ast.Message | ast.Term | None:
        """A text as parsed by Fluent; the key of a term begins with `-`."""
        if key not in self._parsed:
            # Two threads may both parse it: Fluent keeps the first of two equal texts.
            self.add_resource(FluentResource(self._written.get(key, "")))
            term = key.startswith("-")
            self._parsed[key] = self._terms.get(key[1:]) if term else self._messages.get(key)
        return self._parsed[key]

    def _lookup(self, entry_id: str, term: bool = False) -> Message:  # noqa: FBT001, FBT002 - as Fluent has it
        """Fluent's own lookup of every text, also of those that another text refers to."""
        self.parsed(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)
