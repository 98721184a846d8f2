"""The fates of mutants, kept in the repository: tests/mutants_tried.json.

For each file the digest of its code, and a letter for each of its mutants, in their order. When the
code of a file changes, its mutants are tried anew; when the ways to change code do, all of them.
Comments and docstrings, also those of constants and fields, are not code.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tools.mutation import mutations
from tools.mutation.mutations import Mutant, mutants_of
from tools.mutation.report import Tried

KEPT = Path(__file__).parents[2] / "tests" / "mutants_tried.json"

_LETTERS = {"killed": "k", "slow": "l", "survived": "s", "doubtful": "d"}
_FATES = {letter: fate for fate, letter in _LETTERS.items()}
_UNTRIED = "-"
_WAYS = "ways to change code"


def digest_of(text: str) -> str:
    """A digest of a text."""
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def digest_of_code(text: str) -> str:
    """A digest of a source that only changes with its code."""
    tree = ast.parse(text)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            node.body = [statement for statement in node.body if not _is_docstring(statement)]
    return digest_of(ast.dump(tree))


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def untried(name: str, text: str) -> list[tuple[Tried, Mutant]]:
    """The mutants of a file with this text, not tried yet."""
    digest = digest_of_code(text)
    return [
        (Tried(name, digest, one.line, one.column, one.text, one.old, one.new, ""), one)
        for one in mutants_of(text)
    ]


def kept(texts: Mapping[str, str]) -> Iterator[Tried]:
    """The known fates of mutants, for files whose code is unchanged."""
    if not KEPT.exists():
        return
    document = json.loads(KEPT.read_text(encoding="utf-8"))
    if document.pop(_WAYS) != _digest_of_ways():
        return
    for name, (digest, letters) in document.items():
        if name in texts and digest == digest_of_code(texts[name]):
            for (mutant, _), letter in zip(untried(name, texts[name]), letters, strict=True):
                if letter != _UNTRIED:
                    yield mutant._replace(fate=_FATES[letter])


def keep(tried: Iterable[Tried], texts: Mapping[str, str]) -> None:
    """Write the known fates of the mutants of these files."""
    fates = {one._replace(fate=""): _LETTERS[one.fate] for one in tried}
    lines = [f"{json.dumps(_WAYS)}: {json.dumps(_digest_of_ways())}"]
    for name, text in texts.items():
        letters = "".join(fates.get(mutant, _UNTRIED) for mutant, _ in untried(name, text))
        if letters:
            lines.append(f"{json.dumps(name)}: {json.dumps([digest_of_code(text), letters])}")
    KEPT.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def _digest_of_ways() -> str:
    return digest_of_code(Path(mutations.__file__).read_text(encoding="utf-8"))
