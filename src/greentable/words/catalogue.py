"""A catalogue: the texts of one language, by key, and messages put into its words.

A language is a folder with .ftl files, all of which are read; each key is in one of them only. A
text that a language lacks, or cannot form, is said in English. The traits of an argument that a
text may use for its grammar are in `greentable.words.grammar`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache, lru_cache
from pathlib import Path

from greentable.errors import UsageError
from greentable.words.fluent_texts import Texts
from greentable.words.grammar import DEFAULTS, Trait, sound_of
from greentable.words.messages import (
    Argument,
    Card,
    Form,
    Message,
    Money,
    Row,
    Seat,
    Span,
    choices,
    plain_text,
)

ENGLISH = "en"
_LONGEST = 1000  # characters of an argument: Fluent refuses more
_LARGEST = 10**15  # numbers that are written with separators: Fluent cannot write 26 digits

# Placeholders for arguments while Fluent forms a sentence: characters that our texts never contain.
_FIRST_MARK, _LAST_MARK = "\ue000", "\uf8ff"
_MARKS = re.compile(f"([{_FIRST_MARK}-{_LAST_MARK}])")


def languages() -> tuple[str, ...]:
    """The codes of the languages."""
    return _languages_in(_folder())


class Catalogue:
    """The texts of one language. Raises UsageError for an unknown language.

    With `only`, just those of one file, which is quicker. `spelled` changes their spelling, for an
    output that cannot write all letters.
    """

    def __init__(
        self,
        language: str = ENGLISH,
        *,
        only: str = "",
        spelled: Callable[[str], str] = str,
    ) -> None:
        known = languages()
        if language not in known:
            raise UsageError("text.language", language=language, known=choices(known))
        self.language = language
        self._bundles = [_bundle(code, only) for code in dict.fromkeys((language, ENGLISH))]
        self._plain: dict[str, str] = {}
        self._spelled = spelled

    def __contains__(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self._bundles)

    def has_own(self, key: str) -> bool:
        """True if the language itself has the text, and need not fall back to English."""
        return self._bundles[0].has_message(key)

    def text(self, said: Argument, names: Sequence[str] = ()) -> str:
        """A message or an argument in words; `names` are those of the seats, seat 1 first.

        A card by itself is its name, without the quotation marks that it may have in a sentence.
        """
        if isinstance(said, Card):
            return self._card(said.game, said.code)
        return plain_text(self.spans(said, names))

    def spans(self, said: Argument, names: Sequence[str] = ()) -> tuple[Span, ...]:
        """The same as spans, each with its kind."""
        match said:
            case Message():
                return self._message(said, names)
            case Row():
                return self._message(_nested(said), names)
            case Seat(seat):
                return (Span(self.seat(seat, names), "name", seat=seat),)
            case Card(game, code):
                name, quoted = self._card(game, code), self._quoted(game, code)
                return (Span(name, "card", code=code, quoted=quoted),)
            case Money(dollars):
                return (Span(self.money(dollars), "amount"),)
            case Form(form):
                return (Span(form),)
            case int():
                return (Span(self.number(said)),)
            case str():
                return (Span(said),)

    def _message(self, message: Message, names: Sequence[str]) -> tuple[Span, ...]:
        if not message.arguments:
            return (Span(self.say(message.id)),)
        marked: list[tuple[Span, ...]] = []
        fitting: dict[str, str | int] = {
            trait.variable: self._trait(trait, message.arguments[trait.of], names)
            for trait in self._traits(message.id)
            if trait.of in message.arguments
        }
        for name, argument in message.arguments.items():
            if isinstance(argument, int):
                fitting[name] = argument
            elif isinstance(argument, Form):
                fitting[name] = argument.form
            else:
                fitting[name] = chr(ord(_FIRST_MARK) + len(marked))
                marked.append(self.spans(argument, names))
        spans: list[Span] = []
        for piece in _MARKS.split(self._formed(message.id, fitting)):
            if _FIRST_MARK <= piece <= _LAST_MARK:
                spans += marked[ord(piece) - ord(_FIRST_MARK)]
            elif piece:
                spans.append(Span(piece))
        return _merged(spans)

    def _card(self, game: str, code: str) -> str:
        """A card's name; in a game without names of cards, its code."""
        key = f"{game}-card-{code}"
        return self.say(key) if key in self else self.say(f"{game}-card", code=code)

    def _quoted(self, game: str, code: str) -> str:
        """A card's name with quotation marks; "" if it needs none."""
        key = f"{game}-card-{code}"
        return self.attribute(key, "quoted") if key in self else ""

    def _traits(self, key: str) -> Iterable[Trait]:
        """The traits by which a text selects its form, besides its arguments."""
        return next((one.traits(key) for one in self._bundles if one.has_message(key)), ())

    def _trait(self, trait: Trait, of: Argument, names: Sequence[str]) -> str | int:
        """A trait of an argument; a row sounds as its beginning does."""
        match of:
            case Card(game, code) if (key := f"{game}-card-{code}") in self:
                return self.attribute(key, trait.kind) or self._default(trait, of, names)
            case Message(id_):
                return self.attribute(id_, trait.kind) or self._default(trait, of, names)
            case Row(items) if trait.kind == "number":
                return len(items)
            case Row(items) if trait.kind == "gender":
                found = {self._trait(trait, item, names) for item in items}
                return found.pop() if len(found) == 1 else DEFAULTS["gender"]
            case Row(items) if items and not (of.counted and items.count(items[0]) > 1):
                return self._trait(trait, items[0], names)
        return self._default(trait, of, names)

    def attribute(self, key: str, name: str) -> str:
        """The value of an attribute of a text; "" without one."""
        place = f"{key}.{name}"
        if place not in self._plain:
            owner = next(one for one in self._bundles if one.has_message(key))
            pattern = owner.get_message(key).attributes.get(name)
            text = str(owner.format_pattern(pattern)[0]) if pattern else ""
            self._plain[place] = self._spelled(text)
        return self._plain[place]

    def _default(self, trait: Trait, of: Argument, names: Sequence[str]) -> str:
        if trait.kind == "sound":
            return sound_of(self.text(of, names), self.language)
        return DEFAULTS[trait.kind]

    def say(self, key: str, /, **arguments: str | int) -> str:
        """The text of a key. Raises KeyError if English lacks it too: a programming error.

        Arguments that a text does not use are ignored, so that a language may say less.
        """
        if arguments:
            traits: dict[str, str | int] = {
                trait.variable: self._default(trait, arguments[trait.of], ())
                for trait in self._traits(key)
                if trait.of in arguments
            }
            return self._formed(key, arguments | traits)
        if key not in self._plain:  # the names of cards appear several times in every sentence
            self._plain[key] = self._formed(key, {})
        return self._plain[key]

    def in_english(self, key: str) -> str:
        """The text of a key in English, in any language: the name printed on a card."""
        return self.say(key) if self.language == ENGLISH else _english().say(key)

    def _formed(self, key: str, arguments: Mapping[str, str | float]) -> str:
        trouble: list[Exception] = []
        fitting = {name: _accepted(argument) for name, argument in arguments.items()}
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            pattern = bundle.get_message(key).value
            if pattern is None:
                continue
            text, errors = bundle.format_pattern(pattern, fitting)
            if not errors:
                return self._spelled(str(text))
            trouble += errors
        message = f"no text for {key!r}: {trouble or 'unknown key'}"
        raise KeyError(message)

    def number(self, amount: int) -> str:
        """A number by itself, −5,000 in English."""
        return self.say("figure" if amount >= 0 else "figure-below-zero", amount=abs(amount))

    def rounded(self, amount: float) -> str:
        """A number to the tenth: 196,250.0 in English."""
        return self._formed("figure-rounded", {"amount": amount})

    def percent(self, share: float, *, whole: bool = False) -> str:
        """A share in percent, to the tenth or whole: 12.5% in English."""
        return self._formed("percent-whole" if whole else "percent", {"share": share})

    def money(self, amount: int) -> str:
        """A sum in dollars, $25,000 in English."""
        return self.say("money" if amount >= 0 else "money-owed", amount=abs(amount))

    def listed(self, parts: Sequence[str]) -> str:
        """Several things in a row: "a", "a and b", "a, b and c"."""
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
        """The name of a seat; its number if the seat has no name."""
        return names[seat - 1] if 1 <= seat <= len(names) else self.say("seat", seat=seat)


_Spelled = Callable[[str], str]
_help_language: ContextVar[tuple[str, _Spelled]] = ContextVar(
    "help_language", default=(ENGLISH, str)
)


@cache
def catalogue_of(language: str) -> Catalogue:
    """The catalogue of a language, read once."""
    return Catalogue(language)


@contextmanager
def help_language(language: str, spelled: _Spelled = str) -> Iterator[None]:
    """Set the language of `help_text` for a while.

    Modules describe their options by themselves, and argparse passes them nothing: so this is the
    one place where the language is not an argument.
    """
    token = _help_language.set((language, spelled))
    try:
        yield
    finally:
        _help_language.reset(token)


def help_text(key: str, /, **arguments: str | int) -> str:
    """The help of a command or an option, for `--help` (argparse reads a % as its own)."""
    language, spelled = _help_language.get()
    return spelled(_help(language).say(f"help-{key}", **arguments)).replace("%", "%%")


@lru_cache(maxsize=8)
def _help(language: str) -> Catalogue:
    return Catalogue(language, only="help")


@lru_cache(maxsize=1)
def _english() -> Catalogue:
    return Catalogue()


def _merged(spans: list[Span]) -> tuple[Span, ...]:
    """The same spans, with adjacent texts merged."""
    whole: list[Span] = []
    for span in spans:
        if whole and whole[-1].kind == span.kind == "text":
            whole[-1] = Span(whole[-1].text + span.text)
        else:
            whole.append(span)
    return tuple(whole)


def _nested(row: Row) -> Message:
    """A row as nested messages."""
    items: list[Argument] = list(row.items)
    if row.counted:
        items = [
            item if count == 1 else Message("list-several", {"count": count, "thing": item})
            for item, count in _counts(row.items)
        ]
    if not items:
        return Message("list-nothing")
    if len(items) == 1:
        return Message("list-one", {"thing": items[0]})
    joined: Argument = Message(f"{row.join}-last", {"first": items[-2], "last": items[-1]})
    for item in reversed(items[:-2]):
        joined = Message(f"{row.join}-more", {"first": item, "rest": joined})
    assert isinstance(joined, Message)
    return joined


def _counts(items: tuple[Argument, ...]) -> list[tuple[Argument, int]]:
    """Each different item once, in the order of first appearance, and its number."""
    found: list[Argument] = []
    for item in items:
        if item not in found:
            found.append(item)
    return [(item, items.count(item)) for item in found]


def _accepted(argument: str | float) -> str | float:
    """A value that Fluent accepts: only the beginning of a long text; a huge number as a text."""
    if isinstance(argument, int) and abs(argument) > _LARGEST:
        return str(argument)
    if isinstance(argument, str) and len(argument) > _LONGEST:
        return f"{argument[: _LONGEST - 1]}…"
    return argument


def _folder() -> Path:
    return Path(__file__).with_name("catalogues")


# A server asks at every request, and each time would read the folder.
@lru_cache(maxsize=8)
def _languages_in(folder: Path) -> tuple[str, ...]:
    return tuple(sorted(one.name for one in folder.iterdir() if _is_language(one)))


def _is_language(folder: Path) -> bool:
    return folder.is_dir() and any(file.name.endswith(".ftl") for file in folder.iterdir())


@lru_cache(maxsize=8)
def _bundle(language: str, only: str) -> Texts:
    return Texts(_folder() / language, only)
