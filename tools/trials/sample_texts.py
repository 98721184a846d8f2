"""Print a random sample of texts, filled in, for an editor to read.

    python -m tools.trials.sample_texts de --count 200 --seed 7

Each text comes with its id, the comment that says where it is shown, and two ways in which it is
filled in. Arguments without an example here are printed as their name in brackets.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import ast

from greentable.words.catalogue import Catalogue
from greentable.words.fluent_texts import Texts as LanguageTexts
from greentable.words.grammar import DEFAULTS, sound_of, trait_named
from greentable.words.language import LANGUAGES
from greentable.words.messages import Argument, Card, Money, Row, plain_text
from tools.checks.translation_rules import Parts, argument_of, entries, parts_of

CATALOGUES = Path(__file__).parents[2] / "src" / "greentable" / "words" / "catalogues"

_CARDS = (Card("grass", "PF"), Card("grass", "SN"))
_EXAMPLES: dict[str, tuple[Argument, Argument]] = {
    **dict.fromkeys(("who", "to", "name", "host", "player", "person"), ("Ana", "Hugo")),
    **dict.fromkeys(("card", "partner", "heat"), _CARDS),
    **dict.fromkeys(("cards", "cover"), (Row(_CARDS), Row(_CARDS[:1]))),
    **dict.fromkeys(("amount", "sum", "figure", "least", "total"), (Money(25_000), Money(0))),
    **dict.fromkeys(("count", "number", "seat", "line", "points", "most", "place"), (5, 1)),
    "other": (Card("grass", "PA"), Card("grass", "MO")),
    "target": ("Hugo", "Ana"),
    "file": ("game.record", "my-deck.txt"),
    "game": ("Grass", "Grove"),
}
_NUMBERS = (5, 1)


def sample(language: str, count: int, seed: int) -> Iterator[str]:
    """The texts, each in some lines."""
    folder = CATALOGUES / language
    found = [(text, comment) for text, comment in _with_comments(folder) if text.value]
    bundle, catalogue = LanguageTexts(folder), Catalogue(language)
    # By id, so that the sample of a seed is the same in every language.
    found.sort(key=lambda pair: pair[0].id.name)
    for text, comment in random.Random(seed).sample(found, count):
        key = text.id.name
        pattern = bundle.get_message(key).value
        assert pattern is not None, "only texts with a value are sampled"
        shown = [
            str(bundle.format_pattern(pattern, _values(key, parts_of(text), catalogue, variant))[0])
            for variant in (0, 1)
        ]
        yield "\n".join((f"[{key}] {comment}".rstrip(), *dict.fromkeys(shown)))


def _with_comments(folder: Path) -> Iterator[tuple[ast.Message, str]]:
    for entry in entries(folder):
        if isinstance(entry, ast.Message):
            comment = (entry.comment.content or "") if entry.comment else ""
            yield entry, " ".join(comment.split())


def _values(key: str, parts: Parts, catalogue: Catalogue, variant: int) -> dict[str, str | int]:
    """The arguments of a text: examples, or their names in brackets."""
    forms: dict[str, list[str]] = {}
    for argument, form in sorted(parts.forms):
        forms.setdefault(argument, []).append(form)
    values: dict[str, str | int] = {}
    for name in {argument_of(variable) for variable in parts.arguments}:
        if name in parts.counted or name in parts.numbers:
            values[name] = _NUMBERS[variant]
        elif name in forms:
            values[name] = forms[name][variant % len(forms[name])]
        elif name in _EXAMPLES:
            example = _EXAMPLES[name][variant]
            if isinstance(example, Card) and key.startswith("grove"):
                example = Card("grove", "7")
            values[name] = plain_text(catalogue.spans(example))
        else:
            values[name] = f"[{name}]"
    return values | {
        variable: sound_of(str(values[trait.of])) if trait.kind == "sound" else DEFAULTS[trait.kind]
        for variable in parts.arguments
        if (trait := trait_named(variable))
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0], allow_abbrev=False)
    parser.add_argument("language", choices=LANGUAGES)
    parser.add_argument("--count", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    print("\n\n".join(sample(options.language, options.count, options.seed)))


if __name__ == "__main__":
    main()
