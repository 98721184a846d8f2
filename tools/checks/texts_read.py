"""Keep track of the texts that have been read since they, or the English they translate, changed.

    python -m tools.checks.texts_read                         list the texts that need reading
    python -m tools.checks.texts_read de page-back page-home  these German texts have been read
    python -m tools.checks.texts_read de                      all German texts have been read

`texts_read.txt` has a line for each text: its key, and a fingerprint in each language. Texts whose
fingerprint has changed need reading; `make languages` lists them.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from greentable.words.catalogue import ENGLISH
from greentable.words.language import LANGUAGES
from tools.checks.translation_rules import Texts, entries, texts_of, written_text

CATALOGUES = Path(__file__).parents[2] / "src" / "greentable" / "words" / "catalogues"
READ = Path(__file__).with_name("texts_read.txt")

_NEVER = "-"
_LENGTH = 6  # hexadecimal digits: one change in 16 million is missed

Fingerprints = dict[tuple[str, str], str]
"""By language and key."""


def unread(language: str, catalogues: Path = CATALOGUES, read: Path = READ) -> Iterator[str]:
    """The keys of the texts that have changed since they were read."""
    known = _kept(read)
    for key, fingerprint in _fingerprints(language, catalogues):
        if known.get((language, key)) != fingerprint:
            yield key


def mark_as_read(
    language: str, keys: Sequence[str], catalogues: Path = CATALOGUES, read: Path = READ
) -> None:
    """Keep the fingerprints of these texts, or of all if no keys are given.

    Raises: ValueError for a key that the language does not have.
    """
    now = dict(_fingerprints(language, catalogues))
    for key in keys or now:
        if key not in now:
            message = f"{key}: no such text in {language}"
            raise ValueError(message)
    known = _kept(read) | {(language, key): now[key] for key in keys or now}
    _keep(known, catalogues, read)


def _fingerprints(language: str, catalogues: Path) -> Iterator[tuple[str, str]]:
    english = _texts(catalogues / ENGLISH)
    for key, text in _texts(catalogues / language).items():
        source = written_text(english[key]) if key in english else ""
        content = f"{source}\0{written_text(text)}".encode()
        yield key, hashlib.sha256(content).hexdigest()[:_LENGTH]


def _texts(folder: Path) -> Texts:
    return texts_of(entries(folder))


def _kept(read: Path) -> Fingerprints:
    head, *lines = read.read_text(encoding="utf-8").splitlines() if read.exists() else ["text"]
    languages = head.split()[1:]
    return {
        (language, key): fingerprint
        for key, *fingerprints in (line.split() for line in lines)
        for language, fingerprint in zip(languages, fingerprints, strict=True)
    }


def _keep(known: Fingerprints, catalogues: Path, read: Path) -> None:
    """Write the fingerprints of all texts that still exist."""
    texts = {language: _texts(catalogues / language).keys() for language in LANGUAGES}
    keys = sorted(set().union(*texts.values()))
    rows = [["text", *LANGUAGES]]
    rows += [[key, *(known.get((language, key), _NEVER) for language in LANGUAGES)] for key in keys]
    read.write_text("".join(" ".join(row) + "\n" for row in rows), encoding="utf-8")


def main(words: Sequence[str]) -> int:
    """List what needs reading, or keep that texts have been read."""
    if not words:
        for language in LANGUAGES:
            keys = list(unread(language))
            print(f"{language}: {len(keys) or 'no'} texts to read", *keys, sep="\n  ")
        return 0
    language, *keys = words
    if language not in LANGUAGES:
        print(f"{language} is not a language: expected one of {', '.join(LANGUAGES)}")
        return 2
    try:
        mark_as_read(language, keys)
    except ValueError as error:
        print(error)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
