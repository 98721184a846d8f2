"""No folder of code has more modules than a stranger can take in at a glance."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
MOST = 24
FOLDERS = ("src", "tests", "tools")


def crowded(root: Path) -> list[str]:
    """The folders with too many modules directly in them."""
    modules = (file for folder in FOLDERS for file in (root / folder).rglob("*.py"))
    counts = Counter(file.parent.relative_to(root).as_posix() for file in modules)
    return [folder for folder, count in counts.items() if count > MOST]


def test_no_folder_has_too_many_modules() -> None:
    assert crowded(ROOT) == []


def test_a_planted_module_too_many_is_found(tmp_path: Path) -> None:
    for folder in ("src/few", "tests/many", "tests/many/nested"):
        (tmp_path / folder).mkdir(parents=True)
        for number in range(MOST):
            (tmp_path / folder / f"module_{number}.py").touch()
    assert crowded(tmp_path) == []
    (tmp_path / "tests/many/another.py").touch()
    assert crowded(tmp_path) == ["tests/many"]
