"""Commands at the table other than moves, line by line."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from greentable.terminal.console import Lines
from greentable.terminal.grass.player import MANY_OFFERS, Player
from greentable.terminal.saving import GameFile
from greentable.words.catalogue import Catalogue
from tests.terminal.command import command
from tests.terminal.grass.seen_table import seen
from tests.terminal.process import greentable
from tests.terminal.said import SAVED, before, said

# Seat 3 deals, so seat 1 begins: no bot has a part in this.
OPTIONS = ("--seats", "3", "--seed", "talk 1")


def talk(*lines: str) -> list[str]:
    """The texts between the prompts: one for each typed line and one before."""
    done = command("play", "grass", *OPTIONS, typed="".join(f"{line}\n" for line in lines))
    assert (done.returncode, done.stderr) == (0, "")
    parts = [done.stdout]
    for line in lines:
        head, _, rest = parts.pop().partition(f"> {line}\n")
        parts += [head, rest]
    return parts


def test_the_first_screen_shows_table_hand_moves_and_who_must_do_what() -> None:
    screen, _ = talk("quit")

    goal = said("terminal-goal", target="$250,000", rounds=0)
    assert goal in screen.replace("\n", " ").replace("  ", " ")
    assert said("terminal-you-are", who="● 1 Ana") in screen.replace("\n", " ")
    for shown in (
        "Grass · round 1 · Ana’s turn · 2018",
        "haystack",
        "ashtray",
        "(you)",
        "discard",
        "▶ Your turn",
    ):
        assert shown in screen


def test_help_explains_moves_and_commands() -> None:
    _, shown, _ = talk("?", "quit")

    for word in ("legal", "hand", "table", "log", "why", "save", "quit", "offer PA>MO@4", "busy"):
        assert word in shown


QUESTIONS = {
    "end": "Play or discard a card before you end your turn.",
    "accept": "You can’t do that on your turn.",
    "play FE@1": "You don’t have Felony in your hand.",
    "play FE": "You don’t have Felony in your hand.",
    "steal": "You don’t have Steal Your Neighbor’s Pot in your hand.",
    "why play DF@2": "You don’t have Dr. Feelgood in your hand.",
    "play xx": said("terminal-no-card", text="XX"),
    "xyzzy": "Unknown command “xyzzy”",
    "77": "“77” isn’t a number from the list. Type a number from 1 to",
    "": "Type a number from the list, a move such as “play PA”, or ? for help.",
    "rules": "Sold Out (SO): An opponent loses",
    "play FE@2 now": before("examples", "terminal-how", text="play fe@2 now"),
    "busy": "Type “busy” when someone makes you an offer",
    "why": "Ask about a card or a move",
    "why DF": "You don’t have Dr. Feelgood in your hand.",
    "save": before("path", "terminal-saved-now"),
    "save /nowhere/at/all": "can’t write '/nowhere/at/all'",
    "legal": "discard",
    "hand": "│",
    "table": "haystack",
    "log": "Cleo deals first.",
}


@pytest.fixture(scope="module")
def answers() -> dict[str, str]:
    """One conversation with all questions, each with its answer."""
    return dict(zip(QUESTIONS, talk(*QUESTIONS, "quit")[1:], strict=False))


@pytest.mark.parametrize("typed", QUESTIONS)
def test_every_question_has_an_answer_and_is_asked_again(
    typed: str, answers: dict[str, str]
) -> None:
    words = " ".join(answers[typed].split())
    assert QUESTIONS[typed] in words
    assert words.count("▶ Your turn. Play or discard a card.") == 1, "what is asked is said again"


def offering(*lines: str) -> str:
    """The text printed when an offer is begun and goes on with these lines."""
    return " ".join("\n".join(talk("offer", *lines)).split())


def test_an_offer_is_asked_for_in_three_questions() -> None:
    shown = offering("xx", "DF", "", "quit")

    assert said("terminal-not-possible", text="xx") in shown
    assert said("terminal-not-possible", text="df") in shown, (
        "one cannot give what one does not hold"
    )
    assert shown.count("▶ Your turn") == 2, "an empty line goes back"


@pytest.mark.parametrize(
    "answers",
    [("MO", "pa", "2"), ("1", "Panama", "ben"), ("market open", "pan", "BEN"), ("mo", "pa", "b")],
    ids=" ".join,
)
def test_an_offer_is_answered_by_numbers_codes_or_names(answers: tuple[str, str, str]) -> None:
    assert "Ana offers Ben Market Open for Panama." in offering(*answers, "quit")


@pytest.mark.parametrize(("to", "whom"), [("2", "Ben"), ("*", "anyone")])
def test_an_offer_may_ask_what_one_gets(to: str, whom: str) -> None:
    shown = offering("MO", "?", to, "quit")

    assert f"? {said('terminal-anything')}" in shown
    assert f"Ana asks what {whom} would give for Market Open." in shown


def test_an_empty_line_goes_one_question_back() -> None:
    shown = offering("MO", "PA", "", "JA", "", "DF", "*", "quit")

    assert "Ana offers everyone Market Open for Dr. Feelgood." in shown


def test_one_can_look_round_and_leave_in_the_middle_of_an_offer() -> None:
    shown = offering("?", "hand", "table", "MO", "rules", "quit")

    goal = Catalogue("en").say("grass-rules-goal")
    for words in ("Enter takes you back one question", "haystack: 85", f" {goal} ", SAVED):
        assert words in shown


def test_the_end_of_input_inside_a_question_ends_the_game_cleanly() -> None:
    done = command("play", "grass", *OPTIONS, typed="offer\n")

    assert (done.returncode, done.stderr) == (0, "")
    assert SAVED in done.stdout


def test_bytes_that_are_no_text_are_refused_like_any_other_nonsense() -> None:
    done = greentable("play", "grass", *OPTIONS, typed="é\nquit\n", PYTHONIOENCODING="ascii")

    assert (done.returncode, done.stderr) == (0, "")
    assert "Unknown command" in done.stdout
    assert done.stdout.isascii(), "what the output cannot write becomes a question mark"


def test_who_says_more_than_that_they_leave_leaves() -> None:
    (_, shown) = talk("exit now")
    assert SAVED in shown


@pytest.mark.parametrize(("word", "same_as"), [("score", "table"), ("moves", "legal")])
def test_common_words_do_what_somebody_expects(word: str, same_as: str) -> None:
    _, shown, wanted, _ = talk(word, same_as, "quit")
    assert shown == wanted


def test_who_hears_many_offers_is_told_how_to_be_left_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offer = "2018\nturn 1, offer PA>MO@2, 2 answers\n1: PA ...\n2: MO ...\n3: ...\nhaystack rest"
    asked, voice = seen(offer, reader=2)
    own, _ = seen("2018\nturn 2\n1: ...\n2: MO ...\n3: ...\nhaystack rest", reader=2)
    console = Console(file=io.StringIO(), width=80, color_system=None)
    player = Player(voice, console, Lines(console), GameFile(None, seed="s"), seed="s")
    monkeypatch.setattr(
        "sys.stdin", io.StringIO("decline\n" * MANY_OFFERS + "open\n" + "decline\n")
    )

    heard = []
    for view in (*[asked] * MANY_OFFERS, own, asked):
        player.choose(view)
        assert isinstance(console.file, io.StringIO)
        heard.append(console.file.getvalue().count(said("terminal-busy-hint")))

    assert heard == [*[0] * (MANY_OFFERS - 1), 1, 1, 1]
