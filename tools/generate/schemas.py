"""Write docs/schema: the documents of the games for clients, and their views in Python.

    python tools/generate/schemas.py

JSON Schemas of the documents that games send to clients, from the types in each game's
`schemas.py`; the tables of messages; and what a view has in Python, from its class. A test fails
when they are not up to date.
"""

from __future__ import annotations

import ast
import importlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import msgspec

GAMES = ("grass", "grove")
ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "greentable"
FOLDER = ROOT / "docs" / "schema"
DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas() -> Iterator[tuple[str, str]]:
    """The files by name, with their content."""
    for game in GAMES:
        module = importlib.import_module(f"greentable.{game}.wire.schemas")
        names = {name: get_args(row) for name, row in module.NAMES.items()}
        for name, document in module.SCHEMAS.items():
            schema = with_names(msgspec.json.schema(document), names)
            used = json.dumps(schema)
            for row, words in names.items():
                if f"/{row}" in used:
                    schema["$defs"][row] = {"title": row, "enum": [*words]}
            schema = {"$schema": DIALECT, "title": f"{game} {name}", **schema}
            yield f"{game}-{name}.json", json.dumps(schema, indent=2, ensure_ascii=False) + "\n"


def message_tables() -> tuple[str, str]:
    """Every message of the games and the kinds of its arguments, for clients that word it."""
    tables = [importlib.import_module(f"greentable.{game}").MESSAGES for game in GAMES]
    made = {table.game: table.as_json() for table in tables}
    return "messages.json", json.dumps(made, indent=2) + "\n"


def socket_schema() -> tuple[str, str]:
    """The messages of a table's socket, both ways."""
    described = importlib.import_module("greentable.server.http.openapi").socket_schema()
    made = {"$schema": DIALECT, "title": "messages of a table's socket", **described}
    return "socket.json", json.dumps(with_names(made, {}), indent=2, ensure_ascii=False) + "\n"


def pages() -> Iterator[tuple[str, str]]:
    """For each game a page with the members of its Python view, as a table."""
    for game in GAMES:
        path = SOURCE / game / "views" / "view.py"
        body = ast.parse(path.read_text(encoding="utf-8")).body
        (view,) = (one for one in body if isinstance(one, ast.ClassDef) and one.name == "View")
        members = [one for one in view.body if isinstance(one, ast.FunctionDef)]
        rows = [_row(one) for one in members if not one.name.startswith("_")]
        head = f"# The view of {game.title()} in Python\n\n{ast.get_docstring(view)}\n\n"
        table = "| | type | |\n|---|---|---|\n" + "".join(rows)
        made = "\nMade from the class `View` by `tools/generate/schemas.py`.\n"
        yield f"{game}-view.md", head + table + made


def _row(member: ast.FunctionDef) -> str:
    is_property = any(ast.unparse(one).endswith("property") for one in member.decorator_list)
    arguments = ", ".join(one.arg for one in member.args.args[1:])
    name = member.name if is_property else f"{member.name}({arguments})"
    kind = "" if member.returns is None else ast.unparse(member.returns).replace("|", "\\|")
    meaning = " ".join((ast.get_docstring(member) or "").split("\n\n")[0].split())
    return f"| `{name}` | `{kind}` | {meaning} |\n"


def with_names(part: Any, names: dict[str, tuple[str, ...]]) -> Any:  # noqa: ANN401 - JSON
    """A schema that refers to shared enumerations instead of listing them."""
    if isinstance(part, list):
        return [with_names(one, names) for one in part]
    if not isinstance(part, dict):
        return part
    made = {key: with_names(one, names) for key, one in part.items()}
    if isinstance(made.get("description"), str):
        # Of a docstring the first paragraph: the rest is for readers of the code.
        made["description"] = " ".join(made["description"].split("\n\n")[0].split())
    for name, words in names.items():
        if "enum" in made and set(made["enum"]) == set(words):
            del made["enum"]
            made["$ref"] = f"#/$defs/{name}"
    return made


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in (*schemas(), *pages(), message_tables(), socket_schema()):
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(FOLDER / name)


if __name__ == "__main__":
    main()
