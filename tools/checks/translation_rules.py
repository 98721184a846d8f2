"""The rules for a translation, as a check over the folder of its language."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from greentable.words.fluent_texts import Texts as LanguageTexts
from greentable.words.grammar import DEFAULTS, trait_named

FUNCTIONS = {"NUMBER", "DATETIME"}
NUMBERS = (0, 1, 2, 25_000)
WORD = "Ann"
_PLURALS = frozenset({"one", "many"})

Texts = dict[str, ast.Message | ast.Term]


class Parts(Visitor):
    """Collects the references of a text in all its forms, and the variables it selects by."""

    def __init__(self, text: ast.Message | ast.Term) -> None:
        super().__init__()
        self.arguments: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()
        self.numbers: set[str] = set()  # arguments that only a number can be
        self.forms: set[tuple[str, str]] = set()  # an argument, and a word it may be
        self.counted: set[str] = set()  # arguments by which singular or plural is selected
        self.visit(text)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - as Fluent names it
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        given = node.arguments.positional
        self.numbers |= {one.id.name for one in given if isinstance(one, ast.VariableReference)}
        self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            names = [one.key.name for one in node.variants if isinstance(one.key, ast.Identifier)]
            self.forms |= {(node.selector.id.name, name) for name in names}
            if not _PLURALS.isdisjoint(names) or len(names) < len(node.variants):
                self.counted.add(node.selector.id.name)
        self.generic_visit(node)


@cache  # several checks look at the same text
def parts_of(text: ast.Message | ast.Term) -> Parts:
    """The parts of a text."""
    return Parts(text)


def faults(folder: Path, english: Path, optional: Collection[str] = frozenset()) -> Iterator[str]:
    """The faults of the texts in a folder, one line each.

    A missing text is not a fault: English replaces it. Every other text exists once, has a
    key that English has, refers to nothing but arguments of English and texts of its own language,
    and can be formed from the arguments of English without any help of English. A text that is
    optional needs none in English.
    """
    written, wanted = entries(folder), texts_of(entries(english))
    junk = [(one.content or "").strip() for one in written if isinstance(one, ast.Junk)]
    yield from (f"not understood: {line}" for line in junk)
    names = [_name(one) for one in written if isinstance(one, ast.Message | ast.Term)]
    yield from (f"{name}: stands twice" for name in sorted(set(names)) if names.count(name) > 1)
    texts = texts_of(written)
    wanted = {name: text for name, text in texts.items() if name in optional} | wanted
    bundle = LanguageTexts(folder)
    for name, text in texts.items():
        unknown = list(_unknown(text, texts, wanted))
        yield from (f"{name}: {fault}" for fault in unknown)
        if not unknown and isinstance(text, ast.Message):
            found = _unformed(bundle, name, parts_of(text), parts_of(wanted[name]))
            yield from (f"{name}: {fault}" for fault in dict.fromkeys(found))


def entries(folder: Path, files_named: str = "*") -> list[ast.EntryType]:
    """All entries in the files of a language."""
    return [
        entry
        for file in sorted(folder.glob(f"{files_named}.ftl"))
        for entry in _parsed(file.read_text(encoding="utf-8"))
    ]


@cache  # several checks go through the same files, and reading one takes long
def _parsed(text: str) -> list[ast.EntryType]:
    return FluentParser().parse(text).body


def _unknown(text: ast.Message | ast.Term, texts: Texts, english: Texts) -> Iterator[str]:
    """The references of a text, in any of its forms, that do not exist."""
    parts = parts_of(text)
    yield from (f"there is no {one}" for one in sorted(parts.references - texts.keys()))
    yield from (f"there is no function {one}" for one in sorted(parts.functions - FUNCTIONS))
    if isinstance(text, ast.Message):
        if text.id.name not in english:
            yield "English has no such key"
            return
        known = parts_of(english[text.id.name]).arguments
        arguments = {one for one in parts.arguments if argument_of(one) not in known}
        yield from (f"English has no ${one}" for one in sorted(arguments))


def _unformed(bundle: FluentBundle, name: str, parts: Parts, english: Parts) -> Iterator[str]:
    """The errors when a text is formatted."""
    pattern = bundle.get_message(name).value
    if pattern is None:
        yield "has no text"
        return
    for values in _values(parts, english):
        try:
            text, errors = bundle.format_pattern(pattern, values)
        except RecursionError:
            yield "made of itself"
            return
        yield from map(str, errors)
        if not errors and (str(text).strip() != text or text == ""):
            yield "empty, or space around it"
        if not errors and "{" in str(text):
            yield "a brace in it"


def _values(parts: Parts, english: Parts) -> Iterator[dict[str, str | int]]:
    """Arguments to try: numbers, a word, and every word by which a form is chosen."""
    traits: dict[str, str | int] = {
        variable: DEFAULTS[trait.kind]
        for variable in parts.arguments
        if (trait := trait_named(variable))
    }
    for number in NUMBERS:
        yield traits | dict.fromkeys(english.arguments, number)
    words = traits | dict.fromkeys(english.arguments, WORD)
    words |= dict.fromkeys(parts.numbers & english.arguments, NUMBERS[-1])
    yield words
    for argument, form in sorted(parts.forms | english.forms):
        if argument not in parts.numbers:
            yield words | {argument: form}


def written_text(text: ast.Message | ast.Term) -> str:
    """A text as written in its file, with all its forms."""
    return FluentSerializer().serialize_entry(ast.Message(id=text.id, value=text.value))


def argument_of(variable: str) -> str:
    """The argument that a variable stands for, or whose trait it is."""
    trait = trait_named(variable)
    return trait.of if trait else variable


def texts_of(entries: list[ast.EntryType]) -> Texts:
    """The texts by name; of two with one name the first, as Fluent has it."""
    texts: Texts = {}
    for entry in entries:
        if isinstance(entry, ast.Message | ast.Term):
            texts.setdefault(_name(entry), entry)
    return texts


def _name(text: ast.Message | ast.Term) -> str:
    return f"-{text.id.name}" if isinstance(text, ast.Term) else text.id.name
