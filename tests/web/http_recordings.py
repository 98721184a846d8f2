"""Record what the real server answers over HTTP. Component tests of pages are given these answers.

    python -m tests.web.http_recordings [visit …]

writes web/src/testing/answers, a file for each visit. A test fails when they are not up to date.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from typing import Any

import hatch_build
from tests.server.asking import site
from tests.web.all_visits import VISITS
from tests.web.visits import Visit, Visiting

FOLDER = hatch_build.WEB / "src" / "testing" / "answers"

_SAID = {"about", "sentence", "detail", "title", "understood", "version"}
"""Texts that the server puts into words itself. Catalogues own them."""


async def record(visit: Visit) -> list[dict[str, Any]]:
    """Pay a visit, and keep all that was asked and answered."""
    with tempfile.TemporaryDirectory() as folder:
        async with site(folder, settings=visit.settings) as running:
            visiting = Visiting(running)
            await visit.go(visiting)
            return visiting.kept


def written(name: str) -> str:
    """The file of a visit."""
    return json.dumps(asyncio.run(record(VISITS[name])), ensure_ascii=False, indent=1) + "\n"


def without_words(document: Any) -> Any:  # noqa: ANN401 - JSON
    """A recording without the sentences in it, which may be worded anew at any time."""
    if isinstance(document, list):
        return [without_words(one) for one in document]
    if isinstance(document, dict):
        return {
            key: "…" if key in _SAID and isinstance(one, str) else without_words(one)
            for key, one in document.items()
        }
    return document


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for chosen in sys.argv[1:] or VISITS:
        (FOLDER / f"{chosen}.json").write_text(written(chosen), encoding="utf-8")
        print(chosen)  # noqa: T201 - a command
