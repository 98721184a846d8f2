"""The check of what the code says against the English texts: it holds, and it can fail."""

from __future__ import annotations

import pytest

from greentable.words.messages import MessageTable, Takes, takes
from tools.checks.messages import faults, main, said_in, said_in_client, texts_in

TABLE = MessageTable(
    "grass",
    {
        "event": {
            "stole": takes(who=Takes.SEAT, amount=Takes.NUMBER),
            "ended": takes(form=Takes.FORM),
        }
    },
)
TEXTS = """
error-some-code = { $what } is wrong
error-bare = wrong
error-inner = inside
help-seed = a seed: { $default }
grass-event-stole = { $who } steals { $amount ->
    [one] a card
   *[other] { $amount } cards
}
grass-event-ended = { $form ->
    [good] good
   *[bad] bad
}
terminal-hello = Hello { $name }
terminal-made-up = made
"""
SOURCES = {
    "errors.py": "class GreentableError(Exception): ...\nclass UsageError(GreentableError): ...\n",
    "table.py": """
raise UsageError("some.code", what=1)
raise UsageError("bare", line=3)
say("error-inner")
help_text("seed", default=1)
""",
    "terminal/grass/voice.py": """
voice.say("hello", name="Ann", more=1)
voice.say(f"made-{form}")
""",
}


def found(texts: str = TEXTS, module: str = "table.py", more: str = "") -> list[str]:
    sources = {**SOURCES, module: SOURCES.get(module, "") + more}
    return list(faults(texts_in([texts]), said_in(sources), [TABLE]))


def test_everything_the_code_says_fits_its_text_and_no_text_is_left_over() -> None:
    assert main() == 0


def test_a_text_may_select_by_the_grammar_of_what_it_shows() -> None:
    of = TEXTS.replace(
        "{ $who } steals",
        "{ $who-sound ->\n    [vowel] { $who }\n   *[consonant] by { $who }\n} takes",
    )

    assert found(of) == []
    assert found(of.replace("$who-sound", "$whom-sound")) == [
        "grass-event-stole: the table has ['amount', 'who'], the text ['amount', 'who', 'whom']"
    ]


def test_what_fits_is_not_complained_about() -> None:
    assert found() == []


PLANTED = {
    "a code without a sentence": (
        'raise UsageError("other.code")',
        "table.py:6: there is no text error-other-code",
    ),
    "an argument that is missing": (
        'raise UsageError("some.code")',
        "table.py:6: error-some-code is not given what",
    ),
    "an argument that the sentence does not take": (
        'raise UsageError("bare", who=1)',
        "table.py:6: error-bare takes no who",
    ),
    "a class of errors of its own": (
        'class Own(UsageError): ...\nraise Own("own.code")',
        "table.py:7: there is no text error-own-code",
    ),
    "a message that is not there": (
        'say("nothing-here")',
        "table.py:6: there is no text nothing-here",
    ),
    "a row that is not there": (
        'MESSAGES.say("event-lost", who=1)',
        "table.py:6: there is no text grove-event-lost",
    ),
    "a message with another argument": (
        'say("terminal-hello", nombre=1)',
        "table.py:6: terminal-hello is not given name",
    ),
}


@pytest.mark.parametrize(("more", "fault"), PLANTED.values(), ids=PLANTED)
def test_a_mistake_in_the_code_is_found(more: str, fault: str) -> None:
    assert fault in found(more=more)


CHANGED = {
    "a sentence that nobody raises": (
        "error-bare = wrong",
        "error-bare = wrong\nerror-idle = idle",
        "error-idle: nothing says it",
    ),
    "a row without a text": (
        "grass-event-ended = ",
        "grass-event-over = ",
        "grass-event-ended: has no text",
    ),
    "a text that is no row": (
        "error-bare = wrong",
        "error-bare = wrong\ngrass-event-lost = lost",
        "grass-event-lost: is not in the table of grass",
    ),
    "a text with another argument": (
        "{ $who } steals",
        "{ $thief } steals",
        "grass-event-stole: the table has ['amount', 'who'], the text ['amount', 'thief']",
    ),
    "a form that is shown": (
        "[good] good",
        "[good] { $form }",
        "grass-event-ended: $form is a form, and is shown",
    ),
    "a name that a text selects by": (
        "{ $who } steals",
        "{ $who ->\n    [Ann] Ann\n   *[other] { $who }\n} steals",
        "grass-event-stole: $who is a seat: a text cannot select by it",
    ),
}


@pytest.mark.parametrize(("was", "now", "fault"), CHANGED.values(), ids=CHANGED)
def test_a_mistake_in_the_texts_is_found(was: str, now: str, fault: str) -> None:
    assert was in TEXTS
    assert fault in found(texts=TEXTS.replace(was, now))


def test_the_client_asks_for_its_texts_by_id_and_by_forms() -> None:
    texts = texts_in(["page-play = Play\npage-status-over = over\npage-idle = idle\n"])
    said = said_in_client({"Home.svelte": '{say("page-play")} {say(`page-status-${one}`)}'})
    assert list(faults(texts, said)) == ["page-idle: nothing says it"]


def test_a_text_that_the_client_lacks_is_found_with_its_place() -> None:
    said = said_in_client({"Home.svelte": 'first\nsay("page-lost")'})
    assert list(faults({}, said)) == ["Home.svelte:2: there is no text page-lost"]
