"""The check of languages finds what is missing, what differs, and what cannot be told apart."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from greentable.words import catalogue
from tests.words.made_language import forget
from tools.checks import languages as check_languages
from tools.checks.languages import CATALOGUES, faults_of, main, unused_terms
from tools.checks.translation_rules import _parsed, entries, texts_of
from tools.checks.wording import unnatural_words
from tools.generate.glossary import Term, read_terms

PAGE = """
# Words

| word | meaning |
|---|---|
| seat | a place |

| English | Italian | Dutch | text |
|---|---|---|---|
| haystack | Pagliaio (Preparazione) | wietvoorraad; voorraad (ours) | `terminal-haystack` `x` |
| glade | radura (ours) | | `terminal-open` |
"""


@pytest.fixture
def italian(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Italian as it is, to be spoiled."""
    for language in ("en", "it"):
        shutil.copytree(CATALOGUES / language, tmp_path / language)
    glossary = tmp_path / "glossary.md"
    glossary.write_text(PAGE.replace("`x`", ""), encoding="utf-8")
    monkeypatch.setattr(check_languages, "CATALOGUES", tmp_path)
    monkeypatch.setattr(check_languages, "GLOSSARY", glossary)
    monkeypatch.setattr(catalogue, "_folder", lambda: tmp_path)
    forget()
    return tmp_path / "it"


def change(file: Path, key: str, text: str) -> None:
    """Another text for a key, or none."""
    lines = file.read_text(encoding="utf-8").splitlines()
    [place] = [at for at, line in enumerate(lines) if line.startswith(f"{key} =")]
    lines[place] = f"{key} = {text}" if text else ""
    file.write_text("\n".join(lines), encoding="utf-8")


SPOILED = [
    ("words", "list-nothing", "", "list-nothing: missing"),
    ("words", "money", "{ $euro } $", "money: English has no $euro"),
    ("words", "figure", "molto", "figure: does not use $amount"),
    ("terminal", "terminal-ask-give", "Quale?", "terminal-ask-give: has [], English ['>']"),
    (
        *("terminal", "terminal-replay-hint-unsaved", "Con --piano FILE la partita si salva."),
        "terminal-replay-hint-unsaved: has ['--piano'], English ['--save']",
    ),
    ("terminal", "terminal-ashtray", "nell'urna { $count }", "terminal-ashtray: has ' for ’"),
    ("commands", "command-play", "gioca, ja", "command-play: “ja” is the code of a card"),
    ("commands", "command-hint", "aiuto mio", "command-hint: “aiuto mio” is not one word"),
    ("commands", "command-log", "gioca", "command-log: “gioca” is command-play too"),
    (
        *("terminal", "terminal-haystack", "mazzo { $count }"),
        "terminal-haystack: does not say “Pagliaio” (docs/glossary.md)",
    ),
    (
        *("terminal", "terminal-winner", "{ $who }: ${ $amount }"),
        "terminal-winner: reads “Ana: $$25,000”",
    ),
    ("words", "list-several", "{ $count }  × { $thing }", "list-several: reads “Ana  × Hugo”"),
    (
        *("page", "page-cards-in-hand", "{ $count } carte in mano"),
        "page-cards-in-hand: has one form for every $count, English has several",
    ),
]


def test_every_fault_of_a_language_is_found(italian: Path) -> None:
    for file, key, text, _ in SPOILED:
        change(italian / f"{file}.ftl", key, text)
    forget()
    found = set(faults_of("it"))
    assert [fault for *_, fault in SPOILED if fault not in found] == []


def test_words_that_sound_translated_are_found() -> None:
    told = ("page-who = Who shall it be?", "page-share = 20 %", "page-ban = You may not trade")
    texts = texts_of(_parsed("\n".join((*told, "page-turn = Your turn"))))
    assert list(unnatural_words("en", texts)) == [
        "page-who: “shall” sounds translated",
        "page-share: “0 %” sounds translated",
        "page-ban: “may not” sounds translated",
    ]


def test_a_term_without_a_word_or_with_a_text_that_is_not_there_is_found() -> None:
    texts = texts_of(entries(CATALOGUES / "nl"))
    found = list(unused_terms("nl", read_terms(PAGE), texts))
    assert found == [
        "docs/glossary.md: “haystack” names x, which is not there",
        "docs/glossary.md: “glade” has no word",
    ]


def test_a_term_has_its_words_their_place_and_its_texts() -> None:
    haystack, glade = read_terms(PAGE)
    assert haystack == Term(
        "haystack",
        {"it": "Pagliaio", "nl": "wietvoorraad; voorraad"},
        {"it": "Preparazione", "nl": "ours"},
        ("terminal-haystack", "x"),
    )
    assert haystack.stems("nl") == ["wietvoorraad", "voorraad"]
    assert glade.words == {"it": "radura"}


def test_a_folder_without_its_line_is_found(
    italian: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (italian.parent / "eo").mkdir()
    (italian.parent / "eo" / "words.ftl").write_text("list-nothing = nenio", encoding="utf-8")
    assert main(["eo"]) == 1
    shown = capsys.readouterr().out
    assert "eo: a folder in catalogues/ and a line in language.py belong together" in shown
    assert "  money: missing" in shown
