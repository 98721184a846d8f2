"""A catalogue: the texts of one language, by key.

A language is a folder with .ftl files, all of which are read; a key stands in one of them only. A
text that a language lacks, or cannot form, is said in English.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from greentable.errors import UsageError

ENGLISH = "en"
_LONGEST = 1000  # characters of an argument: Fluent refuses more

Argument = str | int


def languages() -> list[str]:
    """The languages there are, by their codes."""
    return sorted(folder.name for folder in _folder().iterdir() if _is_language(folder))


def key_of(name: str) -> str:
    """The name of an enum's member as part of a key."""
    return name.lower().replace("_", "-")


class Catalogue:
    """The texts of one language. Raises UsageError for a language that is not there."""

    def __init__(self, language: str = ENGLISH) -> None:
        known = languages()
        if language not in known:
            message = f"unknown language {language!r}: one of {', '.join(known)}"
            raise UsageError("text.language", message)
        self.language = language
        self._bundles = [_bundle(code) for code in dict.fromkeys((language, ENGLISH))]
        self._plain: dict[str, str] = {}

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **arguments: Argument) -> str:
        """The text of a key. Raises KeyError for one that English lacks too: that is our mistake.

        Arguments that a text does not use are left out, so that a language may say less.
        """
        if arguments:
            return self._formed(key, arguments)
        if key not in self._plain:  # the names of cards come up several times in every sentence
            self._plain[key] = self._formed(key, {})
        return self._plain[key]

    def _formed(self, key: str, arguments: dict[str, Argument]) -> str:
        trouble: list[Exception] = []
        fitting = {name: _fitting(argument) for name, argument in arguments.items()}
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, fitting)
            if not errors:
                return str(text)
            trouble += errors
        message = f"no text for {key!r}: {trouble or 'unknown key'}"
        raise KeyError(message)

    def money(self, amount: int) -> str:
        """A sum in dollars, as $25,000 in English."""
        return self.say("money" if amount >= 0 else "money-owed", amount=abs(amount))

    def listed(self, parts: Sequence[str]) -> str:
        """Some things in a row: "a", "a and b", "a, b and c"."""
        if len(parts) < 2:
            return "".join(parts)
        row = self.say("list-last", first=parts[-2], last=parts[-1])
        for part in reversed(parts[:-2]):
            row = self.say("list-more", first=part, rest=row)
        return row

    def counted(self, things: Iterable[str]) -> str:
        """Things in a row, equal ones with their number: "2 × Home Grown and Panama"."""
        counts: dict[str, int] = {}
        for thing in things:
            counts[thing] = counts.get(thing, 0) + 1
        return self.listed(
            [
                thing if count == 1 else self.say("list-several", count=count, thing=thing)
                for thing, count in counts.items()
            ]
        )

    def seat(self, seat: int, names: Sequence[str]) -> str:
        """The name of a seat; its number where nobody of that seat is at the table."""
        return names[seat - 1] if 1 <= seat <= len(names) else self.say("seat", seat=seat)


def _fitting(argument: Argument) -> Argument:
    """What Fluent takes: of a text that is longer, only the beginning."""
    if isinstance(argument, str) and len(argument) > _LONGEST:
        return f"{argument[: _LONGEST - 1]}…"
    return argument


def _folder() -> Traversable:
    return resources.files("greentable.text")


def _is_language(folder: Traversable) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())


@lru_cache(maxsize=8)
def _bundle(language: str) -> FluentBundle:
    return read_language(_folder() / language)


def read_language(folder: Traversable) -> FluentBundle:
    """All texts of a folder, which is named by the code of its language."""
    # Without the invisible marks around arguments: they would spoil columns in a terminal.
    bundle = FluentBundle([folder.name], use_isolating=False)
    files = [file for file in folder.iterdir() if file.name.endswith(".ftl")]
    for file in sorted(files, key=lambda file: file.name):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
