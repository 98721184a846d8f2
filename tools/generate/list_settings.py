"""Write the table of settings in docs/hosting.md from the settings themselves.

    python tools/generate/list_settings.py

A test fails when it is not up to date.
"""

from __future__ import annotations

from pathlib import Path

from greentable.server.core.settings import describe_settings
from greentable.words.catalogue import Catalogue

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"
HEAD = "| setting | default | |\n|---|---|---|\n"


def table() -> str:
    """A row for each setting."""
    return "".join(
        f"| `{name}` | `{default}` | {about} |\n"
        for name, default, about in describe_settings(Catalogue())
    )


if __name__ == "__main__":
    page = PAGE.read_text(encoding="utf-8").partition(HEAD)[0]
    PAGE.write_text(page + HEAD + table(), encoding="utf-8")
