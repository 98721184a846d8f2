"""Check how texts read when they are filled in, and find words that native writers do not use.

`python -m tools.checks.languages` prints these faults with the others. Texts are filled in with
numbers, names that begin with a vowel or an H, the name of a card in four words, and a sum with its
currency.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path

from fluent.syntax import ast

from greentable.words.catalogue import Catalogue
from greentable.words.fluent_texts import Texts as LanguageTexts
from greentable.words.grammar import DEFAULTS, sound_of, trait_named
from tools.checks.translation_rules import Parts, Texts, argument_of, parts_of, written_text

_NUMBERS = (0, 1, 2, 5)

_UNNATURAL: Mapping[str, re.Pattern[str]] = {
    "en": re.compile(
        r"\b(?:shall|may not|somebody|everybody|in your turn|in all at most|wanted, found)\b|\d %",
        re.IGNORECASE,
    ),
}

# A space before a stop or inside brackets, what is left of variables.
_BAD_FORM = re.compile(r"(?<!«)[ \u00a0\u202f][,.)]|\( |[{}]|\$[a-z]")
_TWO_SPACES = re.compile(r"(?<=\S)  (?=\S)")
_HAS_COLUMNS = re.compile("(?:grove-)?terminal-|help-")  # set with spaces
_FORMS_SUMS = re.compile("money|page-sum|(?:page|terminal)-thousands")  # add the sign to a number

_LETTERS = r"[^\W\d_]"


def unnatural_words(language: str, texts: Texts) -> Iterator[str]:
    """Texts with words that sound translated; people may type what they like (`command-…`)."""
    pattern = _UNNATURAL.get(language)
    for key, text in texts.items():
        if pattern is None or key.startswith("command-"):
            continue
        if found := pattern.search(written_text(text)):
            yield f"{key}: “{found[0]}” sounds translated"


def badly_filled_in(language: str, folder: Path, texts: Texts) -> Iterator[str]:
    """Texts that read badly with one of the samples."""
    bundle = LanguageTexts(folder)
    money = Catalogue(language).money(25_000)
    currency = re.escape(re.sub(r"[\d.,\s]", "", money))
    samples = ("Ana", "Hugo", "Steal Your Neighbor’s Pot", money)
    for key, text in texts.items():
        pattern = None if isinstance(text, ast.Term) else bundle.get_message(key).value
        if pattern is None:
            continue
        for values in _values(parts_of(text), samples):
            shown, errors = bundle.format_pattern(pattern, values)
            if not errors and _reads_badly(key, str(shown), currency):
                yield f"{key}: reads “{shown}”"
                break


def _reads_badly(key: str, shown: str, currency: str) -> bool:
    doubled = re.compile(rf"{currency}\s*(?:[\d.,\s]+)?{currency}")
    return bool(
        (_BAD_FORM.search(shown) and not _FORMS_SUMS.match(key))
        or (_TWO_SPACES.search(shown) and not _HAS_COLUMNS.match(key))
        or (doubled.search(shown) and not _FORMS_SUMS.match(key))
    )


def _values(parts: Parts, samples: tuple[str, ...]) -> Iterator[dict[str, str | int]]:
    """Arguments to fill in: each number, each sample, each form that the text selects by."""
    forms: dict[str, list[str]] = {}
    for argument, form in sorted(parts.forms):
        forms.setdefault(argument, []).append(form)
    arguments = sorted({argument_of(variable) for variable in parts.arguments})
    for step in range(max(len(_NUMBERS), *map(len, forms.values()), 0)):
        values: dict[str, str | int] = {}
        for place, name in enumerate(arguments):
            if name in parts.counted or name in parts.numbers:
                values[name] = _NUMBERS[step % len(_NUMBERS)]
            else:
                choices = forms.get(name, samples)
                values[name] = choices[(step + place) % len(choices)]
        yield values | {
            variable: sound_of(str(values[trait.of]))
            if trait.kind == "sound"
            else DEFAULTS[trait.kind]
            for variable in parts.arguments
            if (trait := trait_named(variable))
        }


def without_plural(texts: Texts, english: Texts) -> Iterator[str]:
    """Numbers before a word in texts with one form, where English has a singular and a plural."""
    for key in english.keys() & texts.keys():
        for name in sorted(parts_of(english[key]).counted - parts_of(texts[key]).counted):
            if re.search(rf"\{{ \${name} \}}\s{_LETTERS}", written_text(texts[key])):
                yield f"{key}: has one form for every ${name}, English has several"
