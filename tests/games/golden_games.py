"""Golden games: playthroughs, documents, numbers of lines of play that must stay the same.

    python -m tests.games.golden_games grass

writes those of a game anew. Only on purpose: when rules, views or events were meant to change. The
difference in version control shows what did, and belongs into the same commit.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greentable.errors import UsageError
from tests.games.perft import Perft

_NO_DOCUMENTS = (b"", b"{}", b'{"game": "chess"}', b'{"event": "flew"}', b"\xff")


@dataclass(frozen=True)
class Golden:
    """A game's golden files, each with what makes its text, and its page of lines of play."""

    door: Any
    made: Mapping[str, Callable[[], str]]
    page: Path
    perft: Perft

    @property
    def folder(self) -> Path:
        return self.page.with_name("golden")

    @property
    def files(self) -> Iterator[Path]:
        return (file for file in self.folder.rglob("*") if file.is_file())

    @property
    def documents(self) -> list[str]:
        """The names of the files that have documents."""
        return [name for name in self.made if name.endswith(".json")]

    def read(self, name: str) -> str:
        return (self.folder / name).read_text(encoding="utf-8")

    def check(self, name: str) -> None:
        """A golden file is what is made now."""
        made, golden = self.made[name](), self.read(name)
        assert made.splitlines() == golden.splitlines()
        assert made == golden

    def check_files(self) -> None:
        """None is missing or left over, and all are small enough to read."""
        names = {file.relative_to(self.folder).as_posix() for file in self.files}
        assert names == self.made.keys()
        assert all(file.stat().st_size < 60_000 for file in self.files)

    def check_reading(self, name: str) -> None:
        """Its views and events are read, and written again."""
        golden = msgspec.json.decode(self.read(name))
        for document in golden["views"]:
            view = self.door.read_view(msgspec.json.encode(document))
            assert msgspec.json.decode(self.door.view_document(view)) == document
        heard = golden["events"]  # where all hear the same, once for all
        for viewer, documents in (heard if isinstance(heard, dict) else {0: heard}).items():
            for document in documents:
                event = self.door.read_event(msgspec.json.encode(document))
                if "seen" in event.__struct_fields__:
                    event = msgspec.structs.replace(event, seen=(int(viewer),))
                written = self.door.event_documents([event], int(viewer))
                assert msgspec.to_builtins(written) == [document]

    def check_refusals(self, *others: bytes) -> None:
        """Documents of other games are not read."""
        for text in (*_NO_DOCUMENTS, *others):
            for read in (self.door.read_view, self.door.read_event):
                with pytest.raises(UsageError, match="view or event document"):
                    read(text)

    def write(self) -> None:
        """Make all anew."""
        for file in self.files:
            file.unlink()
        for name, made in self.made.items():
            (self.folder / name).write_text(made(), encoding="utf-8")
        self.page.write_text(
            self.perft.counted(self.page.read_text(encoding="utf-8")), encoding="utf-8"
        )


def golden_files(
    playthrough: Callable[[str], str],
    games: Iterable[str],
    document: Callable[[str], str],
    scenes: Iterable[str],
) -> dict[str, Callable[[], str]]:
    """By their names: playthroughs of games, and scenes as documents."""
    return {
        **{f"{name}.txt": partial(playthrough, name) for name in games},
        **{f"documents/{name}.json": partial(document, name) for name in scenes},
    }


if __name__ == "__main__":
    game = sys.argv[1]
    importlib.import_module(f"tests.{game}.whole_games.{game}_golden").GOLDEN.write()
