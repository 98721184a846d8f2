"""Check every language against English: texts that are missing, unused, or different in markup.

    python -m tools.checks.languages [CODE …]

Prints a line for each fault, by language, and fails if there is one: a text that is missing, that
English does not have, that has other variables or other markup (options, commands, prompts); a word
to type that cannot be told from another; a term of docs/glossary.md that its text does not use; a
straight apostrophe inside a word; a number without plural; words that sound translated. Then it
lists the texts that have changed, or whose English has, since they were read
(`tools.checks.texts_read`).
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from fluent.syntax import FluentSerializer, ast

from greentable.grass import KIND_OF_CODE, Kind
from greentable.terminal.grass.typed_words import COMMANDS as GRASS_COMMANDS
from greentable.terminal.grove.reading import WORDS as GROVE_WORDS
from greentable.text.grass.typed.words import VERB_OF_MEANING
from greentable.text.vocabulary import folded
from greentable.words.catalogue import ENGLISH, Catalogue, languages
from greentable.words.language import LANGUAGES
from greentable.words.messages import key_of
from tools.checks.texts_read import unread
from tools.checks.translation_rules import (
    Texts,
    argument_of,
    entries,
    faults,
    parts_of,
    texts_of,
    written_text,
)
from tools.checks.wording import badly_filled_in, unnatural_words, without_plural
from tools.generate.glossary import Term, read_terms

ROOT = Path(__file__).parents[2]
CATALOGUES = ROOT / "src" / "greentable" / "words" / "catalogues"
GLOSSARY = ROOT / "docs" / "glossary.md"

OPTIONAL = frozenset(f"terminal-face-{key_of(kind.name)}" for kind in Kind)
"""Texts that only some languages need: the line breaks of long names on small cards."""

# These must be the same in every language: options, commands in backticks, the name of the program,
# files, and the sign at the end of a prompt.
_MARKUP = re.compile(r"(?<![\w-])--[a-z][a-z-]*|`[^`]*`|\bgreentable\b|\b[\w/]+\.md\b|>$")

# As typewriters had it: printed texts have ’.
_STRAIGHT = re.compile(r"\w'\w")

# Words of one game, which must differ: those typed at the same prompt.
_GAMES: Mapping[str, Sequence[str]] = {
    "grass": [*VERB_OF_MEANING, *(one for one in GRASS_COMMANDS if one not in VERB_OF_MEANING)],
    "grove": GROVE_WORDS,
}
_ONE_WORD = {"hand", "hand-over"}  # may be the same: a card follows, or not


def faults_of(language: str) -> Iterator[str]:
    """The faults of a language, one line each."""
    folder = CATALOGUES / language
    english, texts = texts_of(entries(CATALOGUES / ENGLISH)), texts_of(entries(folder))
    straight = (key for key, text in texts.items() if _STRAIGHT.search(written_text(text)))
    yield from (f"{key}: has ' for ’" for key in straight)
    yield from unnatural_words(language, texts)
    yield from badly_filled_in(language, folder, texts)
    if language == ENGLISH:
        return
    missing = english.keys() - texts.keys() - OPTIONAL
    yield from (f"{key}: missing" for key in english if key in missing)
    yield from faults(folder, CATALOGUES / ENGLISH, OPTIONAL)
    yield from _other_variables(texts, english)
    yield from _other_markup(texts, english)
    yield from without_plural(texts, english)
    yield from _unclear_commands(language)
    yield from unused_terms(language, read_terms(GLOSSARY.read_text(encoding="utf-8")), texts)


def _other_variables(texts: Texts, english: Texts) -> Iterator[str]:
    for key in english.keys() & texts.keys():
        shown = {argument_of(variable) for variable in parts_of(texts[key]).arguments}
        lacking = {argument_of(one) for one in parts_of(english[key]).arguments} - shown
        yield from (f"{key}: does not use ${variable}" for variable in sorted(lacking))


def _other_markup(texts: Texts, english: Texts) -> Iterator[str]:
    for key in english.keys() & texts.keys():
        wanted, found = _markup(english[key]), _markup(texts[key])
        if wanted != found:
            yield f"{key}: has {sorted(found)}, English {sorted(wanted)}"


@cache  # English is compared with every language
def _markup(text: ast.Message | ast.Term) -> set[str]:
    if text.value is None:
        return set()
    bare = ast.Message(id=text.id, value=text.value)
    written = FluentSerializer().serialize_entry(bare).strip()
    return set(_MARKUP.findall(re.sub(r"\{[^{}]*\}", "", written)))


def _unclear_commands(language: str) -> Iterator[str]:
    """Words to type that are two words, the code of a card, or another command's."""
    catalogue = Catalogue(language)
    for game, meanings in _GAMES.items():
        seen: dict[str, str] = {}
        for meaning in meanings:
            for word in catalogue.say(f"command-{meaning}").split(","):
                typed = folded(word.strip())
                other = seen.setdefault(typed, meaning)
                if not typed or len(typed.split()) > 1:
                    yield f"command-{meaning}: “{word.strip()}” is not one word"
                elif game == "grass" and typed.upper() in KIND_OF_CODE:
                    yield f"command-{meaning}: “{typed}” is the code of a card"
                elif other != meaning and {other, meaning} != _ONE_WORD:
                    yield f"command-{meaning}: “{typed}” is command-{other} too"


def unused_terms(language: str, terms: Sequence[Term], texts: Texts) -> Iterator[str]:
    """Terms of the glossary that are missing from the texts that must use them."""
    for term in terms:
        if language not in term.words:
            yield f"docs/glossary.md: “{term.english}” has no word"
            continue
        for key in term.keys:
            if key not in texts:
                yield f"docs/glossary.md: “{term.english}” names {key}, which is not there"
            elif not any(word in folded(written_text(texts[key])) for word in term.stems(language)):
                yield f"{key}: does not say “{term.words[language]}” (docs/glossary.md)"


def main(asked: Sequence[str]) -> int:
    """Print the faults of some languages, or of all; return 1 if there are any."""
    found = 0
    for code in sorted({*LANGUAGES} ^ {*languages()}):
        found += 1
        print(f"{code}: a folder in catalogues/ and a line in language.py belong together")
    for language in asked or LANGUAGES:
        lines = list(faults_of(language)) if language in languages() else []
        found += len(lines)
        print(f"{language} {LANGUAGES.get(language, '')}: {len(lines) or 'nothing'} to mend")
        for line in lines:
            print(f"  {line}")
        if changed := list(unread(language)):
            print(f"  {len(changed)} texts have changed since they were read: {', '.join(changed)}")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
