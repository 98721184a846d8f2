"""The docstring of each package says what does not belong there."""

from __future__ import annotations

import ast
import re
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "greentable"
LIMIT = re.compile(r"\b(no|none|not|nothing|never|only|without)\b", re.IGNORECASE)


def without_limit(root: Path) -> list[str]:
    """The packages whose docstring has no word of limitation."""
    packages = {
        file.parent.relative_to(root).as_posix(): ast.get_docstring(ast.parse(file.read_text()))
        for file in sorted(root.rglob("__init__.py"))
    }
    return [name for name, said in packages.items() if not LIMIT.search(said or "")]


def test_each_package_says_what_does_not_belong_there() -> None:
    assert without_limit(SOURCE) == []


def test_a_package_that_does_not_say_it_is_found(tmp_path: Path) -> None:
    for name, said in {"said": "Rules; nothing draws here.", "unsaid": "Rules."}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(f'"""{said}"""\n')
    assert without_limit(tmp_path) == ["unsaid"]
