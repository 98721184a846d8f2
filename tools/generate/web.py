"""Write web/src/generated: the parts of the browser's client that come from the Python code.

    python -m tools.generate.web

TypeScript types of everything that the server sends and takes, from the JSON Schemas of the games,
the socket and the HTTP interface; the cards with their families; the quick phrases; the pictures.
Types that several of these files have stand in `shared.ts`. A test fails when the files are not up
to date.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from greentable import drawing, grass
from greentable.bots import STRENGTHS
from greentable.long_answers import LONG_ANSWERS
from greentable.protocol.client_messages import FromClient
from greentable.protocol.server_messages import FromServer
from greentable.server.http.app import ROUTES
from greentable.server.http.openapi import openapi, socket_schema
from greentable.text.phrases import (
    BLANK,
    MOST_CARDS,
    PHRASES,
    PHRASES_WITH_CARDS,
    phrase_key,
)

ROOT = Path(__file__).parents[2]
SCHEMAS = ROOT / "docs" / "schema"
FOLDER = ROOT / "web" / "src" / "generated"
_REFERENCE = "<<{}>>"
_REFERRED = re.compile("<<(.*?)>>")
HEAD = "// Made by tools/generate/web.py; do not edit.\n\n"


class Types(NamedTuple):
    """The types of one file by name, and what follows them."""

    by_name: dict[str, str]
    more: str = ""


def files() -> Iterator[tuple[str, str]]:
    """The files by name, with their content."""
    parts = {
        "grass": _types_of_game("grass"),
        "grove": _types_of_game("grove"),
        "socket": Types(declarations(socket_schema()["$defs"] | _unions())),
        "api": _types_of_api(),
        "answers": _types_of_answers(),
    }
    shared = shared_types([part.by_name for part in parts.values()])
    yield "shared.ts", _file(Types(shared), {})
    for name, part in parts.items():
        yield f"{name}.ts", _file(part, shared)
    yield "bots.ts", HEAD + _bots()
    yield "cards.ts", HEAD + _cards()
    yield "phrases.ts", HEAD + _phrases()
    yield "grass-sprite.svg", drawing.grass_sprite_svg()
    yield "grove-sprite.svg", drawing.sprite_svg()


def _types_of_game(game: str) -> Types:
    found: dict[str, str] = {}
    for part in ("view", "events", "explanation"):
        schema = json.loads((SCHEMAS / f"{game}-{part}.json").read_text(encoding="utf-8"))
        known = schema["$defs"]
        if part == "events":
            known["EventDocument"] = schema["items"]
        found |= declarations(known)
    return Types(found)


def _types_of_api() -> Types:
    described = openapi(ROUTES)
    return Types(declarations(described["components"]["schemas"]), _paths(described["paths"]))


def shared_types(files_types: Sequence[dict[str, str]]) -> dict[str, str]:
    """The types that several files declare in the same words, with all types that they name."""
    texts: dict[str, list[str]] = {}
    for types in files_types:
        for name, text in types.items():
            texts.setdefault(name, []).append(text)
    shared = {
        name: same[0] for name, same in texts.items() if len(same) > 1 and len(set(same)) == 1
    }
    while apart := {
        name for name, text in shared.items() if not types_in(text) & set(texts) <= set(shared)
    }:
        shared = {name: text for name, text in shared.items() if name not in apart}
    return shared


def types_in(text: str) -> set[str]:
    """The names in a declaration, without its comments and strings."""
    return set(re.findall(r"\b[A-Z]\w*", re.sub(r'/\*\*.*?\*/|"[^"]*"', "", text)))


def _unions() -> dict[str, Any]:
    made = {}
    for name, union in (("FromClient", FromClient), ("FromServer", FromServer)):
        names = [kind.__name__ for kind in union.__args__]
        made[name] = {"anyOf": [{"$ref": f"#/$defs/{one}"} for one in names]}
    return made


def declarations(schemas: dict[str, Any]) -> dict[str, str]:
    """Named schemas of one file as exported types, by the names of the types."""
    names = {name: _name(name, schema) for name, schema in schemas.items()}
    return {
        names[name]: _resolved(
            f"{_comment(schema)}export type {names[name]} = {_type(schema)};\n", names
        )
        for name, schema in schemas.items()
    }


def _resolved(text: str, names: dict[str, str]) -> str:
    return _REFERRED.sub(lambda found: names.get(found[1]) or _name(found[1], {}), text)


def _file(types: Types, shared: dict[str, str]) -> str:
    """A file; its shared types are imported, and exported again."""
    from_shared = "".join(f"  {name},\n" for name in sorted(types.by_name) if name in shared)
    head = HEAD
    if from_shared:
        head += f'import type {{\n{from_shared}}} from "./shared";\n\n'
        head += f"export type {{\n{from_shared}}};\n\n"
    own = [text for name, text in sorted(types.by_name.items()) if name not in shared]
    return head + "\n".join(own) + types.more


def _is_event(schema: dict[str, Any]) -> bool:
    return "event" in schema.get("properties", {})


def _name(name: str, schema: dict[str, Any]) -> str:
    """The name of a type, without the module; types of events are told apart from others."""
    short = name.rpartition("/")[2].rpartition(".")[2]
    return short.removesuffix("Document") + "Event" if _is_event(schema) else short


def _comment(schema: dict[str, Any], indent: str = "") -> str:
    text = " ".join(schema.get("description", "").split("\n\n")[0].split())
    return f"{indent}/** {text} */\n" if text else ""


def _type(schema: dict[str, Any]) -> str:  # noqa: PLR0911 - one for each kind of schema
    if "$ref" in schema:
        return _REFERENCE.format(schema["$ref"].rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(one) for one in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(_type(one) for one in schema["anyOf"]))
    match schema.get("type"):
        case "object":
            return _object(schema)
        case "array":
            if "prefixItems" in schema:
                return f"[{', '.join(_type(one) for one in schema['prefixItems'])}]"
            inside = _type(schema.get("items") or {})
            return f"({inside})[]" if "|" in inside else f"{inside}[]"
        case "integer" | "number":
            return "number"
        case "string":
            return "string"
        case "boolean":
            return "boolean"
        case "null":
            return "null"
    return "unknown"


def _object(schema: dict[str, Any]) -> str:
    if "properties" not in schema:
        more = schema.get("additionalProperties")
        inside = _type(more) if isinstance(more, dict) else "unknown"
        return f"Record<string, {inside}>"
    required = schema.get("required", [])
    fields = [
        f"{_comment(one, '  ')}  {name}{'' if name in required else '?'}: {_type(one)};\n"
        for name, one in schema["properties"].items()
    ]
    return "{\n" + "".join(fields) + "}"


def _paths(paths: dict[str, Any]) -> str:
    """The request and response types of each route, by method and path."""
    rows = []
    for path, methods in paths.items():
        for method, operation in methods.items():
            body = _content(operation.get("requestBody", {})) or "undefined"
            answers = [one for code, one in operation["responses"].items() if code[0] == "2"]
            answer = _content(answers[0]) if answers else None
            types_of = f"{{ body: {body}; answer: {answer or 'undefined'} }}"
            rows.append(f'  "{method.upper()} {path}": {types_of};\n')
    text = "\nexport interface Routes {\n" + "".join(rows) + "}\n"
    return _resolved(text, {})


def _content(part: dict[str, Any]) -> str | None:
    content = part.get("content", {})
    if "application/json" in content:
        return _type(content["application/json"]["schema"])
    return "string" if content else None


def _types_of_answers() -> Types:
    """The questions and answers of long searches, by game and name."""
    kinds = {
        f"{game} {what}": kind
        for game, of_game in LONG_ANSWERS.items()
        for what, kind in of_game.items()
    }
    types = {one for kind in kinds.values() for one in (kind.asked, kind.answer) if one is not None}
    _, known = msgspec.json.schema_components(sorted(types, key=lambda one: one.__name__))
    rows = []
    for name, kind in kinds.items():
        asked = "null" if kind.asked is None else kind.asked.__name__
        rows.append(f'  "{name}": {{ asked: {asked}; answer: {kind.answer.__name__} }};\n')
    more = "\nexport interface Answers {\n" + "".join(rows) + "}\n"
    return Types(declarations(known), more)


def _bots() -> str:
    """The bots that people choose from, by game."""
    rows = "".join(f"  {game}: {json.dumps(bots)},\n" for game, bots in STRENGTHS.items())
    return (
        "/** The bots that people choose from, by game, the weakest first. */\n"
        f"export const STRENGTHS: Record<string, readonly string[]> = {{\n{rows}}};\n"
    )


def _phrases() -> str:
    """The quick phrases with the ids of their messages."""
    plain, with_cards = (
        "".join(f'  {phrase}: "{phrase_key(phrase)}",\n' for phrase in phrases)
        for phrases in (PHRASES, PHRASES_WITH_CARDS)
    )
    return (
        "/** The quick phrases without cards, with the ids of their messages. */\n"
        f"export const PHRASES = {{\n{plain}}} as const;\n\n"
        "/** The phrases about cards; a message has the cards as `cards`. */\n"
        f"export const PHRASES_WITH_CARDS = {{\n{with_cards}}} as const;\n\n"
        "/** The number of cards that one phrase may name. */\n"
        f"export const MOST_CARDS = {MOST_CARDS};\n\n"
        "/** The place of the cards in a phrase whose cards are still to be chosen. */\n"
        f"export const BLANK = {json.dumps(BLANK, ensure_ascii=False)};\n"
    )


def _cards() -> str:
    """The cards of Grass: their families and figures, in the order of the rule sheet."""
    rows = []
    for kind in grass.Kind:
        family = grass.family_of(kind).name.lower()
        partner = grass.heat_partner(kind)
        rows.append(
            {
                "code": str(kind),
                "family": family,
                "figure": grass.figure_of(kind),
                "partner": None if partner is None else str(partner),
            }
        )
    lines = "".join(f"  {json.dumps(row)},\n" for row in rows)
    return (
        "export interface CardFacts {\n  code: string;\n  family: string;\n"
        "  /** Its value, cover or cost, in dollars. */\n  figure: number;\n"
        "  /** The other card of its heat pair. */\n  partner: string | null;\n}\n\n"
        f"export const GRASS_CARDS: readonly CardFacts[] = [\n{lines}];\n"
    )


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in files():
        (FOLDER / name).write_text(text, encoding="utf-8")
        print(FOLDER / name)


if __name__ == "__main__":
    main()
