"""The terminal's own words for Grove: every text is said somewhere, and nothing else is said."""

from __future__ import annotations

import re
from pathlib import Path

from greentable.terminal import grove
from tests.text.test_languages import messages

SOURCES = sorted(Path(grove.__file__).parent.glob("*.py"))
PREFIX = "grove-terminal-"


def test_every_text_of_the_terminal_is_said_and_no_other() -> None:
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCES)
    keys = {key.removeprefix(PREFIX) for key in messages("en", "grove_terminal")}
    said = set(re.findall(r'say\(\s*"([a-z-]+)"', source))
    assert said - keys == set()
    assert {key for key in keys if f'"{key}"' not in source and f"'{key}'" not in source} == set()
