"""Languages made for a test: English as it is, and beside it whatever texts a test writes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from greentable.words import catalogue
from greentable.words.catalogue import Catalogue

ENGLISH = Path(catalogue.__file__).parent / "catalogues" / "en"


@contextmanager
def made_language(folder: Path, code: str, files: Mapping[str, str]) -> Iterator[Catalogue]:
    """A language with these texts by the names of their files; the others are said in English."""
    (folder / "en").symlink_to(ENGLISH)
    (folder / code).mkdir()
    for name, text in files.items():
        (folder / code / f"{name}.ftl").write_text(text, encoding="utf-8")
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(catalogue, "_folder", lambda: folder)
        forget()
        yield Catalogue(code)
    forget()


def forget() -> None:
    """Forget all languages that were read."""
    for remembered in (catalogue._bundle, catalogue._help, catalogue._english):
        remembered.cache_clear()
