"""The client's files that are generated from the Python code are up to date."""

from __future__ import annotations

import json
import re

import pytest

from tools.generate import web as make_web

NAMES = sorted(path.name for path in make_web.FOLDER.iterdir())


@pytest.fixture(scope="module")
def made() -> dict[str, str]:
    return dict(make_web.files())


@pytest.mark.parametrize("name", NAMES)
def test_a_generated_file_is_what_the_code_makes_now(name: str, made: dict[str, str]) -> None:
    """Else: python tools/generate/web.py."""
    assert (make_web.FOLDER / name).read_text(encoding="utf-8") == made[name]


def test_no_file_is_missing_and_no_other_lies_among_them(made: dict[str, str]) -> None:
    assert set(NAMES) == set(made)


@pytest.mark.parametrize("name", [name for name in NAMES if name.endswith(".ts")])
def test_every_type_that_is_named_is_declared(name: str, made: dict[str, str]) -> None:
    text = re.sub(r"/\*\*.*?\*/|\"[^\"]*\"", "", made[name])
    declared = re.findall(r"export (?:type|interface|const) (\w+)", text)
    shared = re.findall(r"^  (\w+),$", text.partition("};")[0], re.MULTILINE)
    named = re.findall(r"\b[A-Z]\w*[a-z]\w*\b", text.partition("\n\n")[2])
    assert len(declared) == len(set(declared))
    assert set(shared) <= set(re.findall(r"export type (\w+)", made["shared.ts"]))
    assert set(named) - set(declared) - set(shared) <= {"Readonly", "Record"}


def test_a_type_that_several_files_have_is_declared_once(made: dict[str, str]) -> None:
    declaration = re.compile(r"^export type \w+ = .*?;\n(?=\n|\Z)", re.MULTILINE | re.DOTALL)
    files = [text for name, text in made.items() if name.endswith(".ts")]
    declared = [one for text in files for one in declaration.findall(text)]
    assert len(declared) > 100
    assert len(declared) == len(set(declared))
    assert make_web.types_in(made["shared.ts"]) >= {"Message", "RoomDocument", "Ledger"}


def test_types_of_the_same_name_that_differ_are_not_shared() -> None:
    text = "export type {} = {{ at: {} }};\n"
    grass = {"Seat": text.format("Seat", "Hand"), "Hand": text.format("Hand", "string")}
    grove = {"Seat": text.format("Seat", "Hand"), "Hand": text.format("Hand", "number")}
    same = {"Card": text.format("Card", "string")}
    assert make_web.shared_types([grass | same, grove | same]) == same


def test_the_lock_file_names_no_host() -> None:
    lock = (make_web.ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert "resolved" not in lock
    assert "registry" not in lock


def test_the_lock_file_has_every_platform_that_a_package_may_need() -> None:
    """Where the registry lacks one, `npm ci` fails on that platform only."""
    lock = json.loads((make_web.ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name.rpartition("node_modules/")[2] for name in lock["packages"]}
    wanted = {
        name
        for package in lock["packages"].values()
        for name in package.get("optionalDependencies", {})
    }
    assert wanted <= packages
