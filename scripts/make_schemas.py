"""Write docs/schema: JSON Schemas of the documents that games send to clients.

    python scripts/make_schemas.py

Made from the types in each game's `schemas.py`; a test fails when they are not up to date.
"""

from __future__ import annotations

import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

GAMES = ("grass",)
FOLDER = Path(__file__).parent.parent / "docs" / "schema"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> Iterator[tuple[str, str]]:
    """The files by name, and what is in them."""
    for game in GAMES:
        module = importlib.import_module(f"greentable.{game}.schemas")
        names = {name: get_args(row) for name, row in module.NAMES.items()}
        for name, document in module.SCHEMAS.items():
            schema = with_names(msgspec.json.schema(document), names)
            used = json.dumps(schema)
            for row, words in names.items():
                if f"/{row}" in used:
                    schema["$defs"][row] = {"title": row, "enum": [*words]}
            schema = {"$schema": DIALECT, "title": f"{game} {name}", **schema}
            yield f"{game}-{name}.json", json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def with_names(part: Any, names: dict[str, tuple[str, ...]]) -> Any:  # noqa: ANN401 - JSON
    """A schema that refers to rows of names instead of listing them."""
    if isinstance(part, list):
        return [with_names(one, names) for one in part]
    if not isinstance(part, dict):
        return part
    made = {key: with_names(one, names) for key, one in part.items()}
    for name, words in names.items():
        if "enum" in made and set(made["enum"]) == set(words):
            del made["enum"]
            made["$ref"] = f"#/$defs/{name}"
    return made


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in schemas():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(FOLDER / name)


if __name__ == "__main__":
    main()
