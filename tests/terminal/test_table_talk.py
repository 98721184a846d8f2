"""What one can ask and do at the table besides moving: a real process, line by line."""

from __future__ import annotations

import pytest

from tests.terminal.process import greentable

# Seat 3 deals, so seat 1 begins: no bot has a part in this.
OPTIONS = ("--seats", "3", "--seed", "talk 1")


def talk(*lines: str) -> list[str]:
    """What is printed between the prompts, one text for each line typed and one before."""
    done = greentable("play", "grass", *OPTIONS, typed="".join(f"{line}\n" for line in lines))
    assert (done.returncode, done.stderr) == (0, "")
    parts = [done.stdout]
    for line in lines:
        head, _, rest = parts.pop().partition(f"> {line}\n")
        parts += [head, rest]
    return parts


def test_the_first_screen_shows_table_hand_moves_and_who_must_do_what() -> None:
    screen, _ = talk("quit")

    for shown in ("Grass 2018 · round 1", "haystack", "ashtray", "(you)", "discard", "▶ Your turn"):
        assert shown in screen


def test_help_explains_moves_and_commands() -> None:
    _, shown, _ = talk("?", "quit")

    for word in ("legal", "hand", "table", "log", "why", "save", "quit", "offer PA>MO@4", "busy"):
        assert word in shown


QUESTIONS = {
    "end": "Play or discard a card before you end your turn.",
    "accept": "That is not what the table is waiting for.",
    "play FE@1": "You do not hold Felony.",
    "play xx": "unknown card 'XX'",
    "xyzzy": "unknown word 'xyzzy'",
    "77": "one number from 1 to",
    "": "a number, a move, or ? for help",
    "busy": "“busy” is for when you are made an offer",
    "why": "ask about a move or a card",
    "why DF": "You do not hold Dr. Feelgood.",
    "save": "Save where?",
    "save /nowhere/at/all": "cannot write '/nowhere/at/all'",
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
    assert QUESTIONS[typed] in answers[typed].replace("\n", " ")


def test_an_offer_is_asked_for_in_three_questions() -> None:
    done = greentable("play", "grass", *OPTIONS, typed="offer\nxx\nDF\n\nlegal\nquit\n")

    assert (done.returncode, done.stderr) == (0, "")
    assert "give? xx\nunknown card 'XX'" in done.stdout
    assert "give? DF\n“DF” is not one of these." in done.stdout
    assert done.stdout.count("▶ Your turn") == 2, "an empty line goes back"


def test_the_end_of_input_inside_a_question_ends_the_game_cleanly() -> None:
    done = greentable("play", "grass", *OPTIONS, typed="offer\n")

    assert (done.returncode, done.stderr) == (0, "")
    assert "The game is not saved" in done.stdout


def test_bytes_that_are_no_text_are_refused_like_any_other_nonsense() -> None:
    done = greentable("play", "grass", *OPTIONS, typed="é\nquit\n", PYTHONIOENCODING="ascii")

    assert (done.returncode, done.stderr) == (0, "")
    assert "unknown word" in done.stdout
    assert done.stdout.isascii(), "what the output cannot write becomes a question mark"
