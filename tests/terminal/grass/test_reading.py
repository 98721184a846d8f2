"""Typed lines: numbers, tokens, short forms, commands; and refused ones."""

from __future__ import annotations

import pytest

from greentable.errors import NotationError
from greentable.grass import Kind, read_move
from greentable.terminal.grass.menu import default_move, menu
from greentable.terminal.grass.reading import Command, read_line, read_why
from greentable.text.grass.typed.order import in_order
from tests.terminal.grass.seen_table import printed, seen
from tests.terminal.said import said

TURN = """2018
    turn 1
    1: PA FE SN LC MO DX ... | market | stash HG CO
    2: ... | market | stash PA
    3: ...
    haystack rest"""
ANSWER = "2018\nturn 2, offer PA>MO@1, 1 answers\n1: MO HE DE ...\n2: PA ...\nhaystack rest"
PASS = "2018\nturn 2, played, passing\n1: UW HG ... | chooses\n2: ... | chooses\nashtray SO\n\
haystack rest"
HAND = "2018 hidden_deals\nturn 2, offer PA>MO@1, 1 hands\n1: DX HG ... | chooses\n\
2: ... | chooses\nhaystack rest"
SAY = "2018 hidden_deals\nturn 2, offer PA>MO@1, 1 says\n1: ... | chooses\n2: ...\nhaystack rest"

MOVES = [
    (TURN, "play PA", "play PA"),
    (TURN, "play  fe @2", "play FE@2"),
    (TURN, "PLAY fe@2", "play FE@2"),
    (TURN, "pa", "play PA"),
    (TURN, "fe@2", "play FE@2"),
    (TURN, "lc:hg+co", "play LC:HG+CO"),
    (TURN, "SN@2:PA", "play SN@2:PA"),
    (TURN, "d mo", "discard MO"),
    (TURN, "disc MO", "discard MO"),
    (TURN, "p pa", "play PA"),
    (TURN, "offer pa>mo@*", "offer PA>MO@*"),
    (TURN, "offer pa > ? @ 3", "offer PA>?@3"),
    (TURN, "offer panama>?@*", "offer PA>?@*"),
    (TURN, "sw hg>pa@2", "swap HG>PA@2"),
    (TURN, "end", "end"),
    (ANSWER, "a", "accept"),
    (ANSWER, "dec", "decline"),
    (ANSWER, "", "decline"),
    (ANSWER, "counter he", "counter HE"),
    (ANSWER, "counter he>fe", "counter HE>FE"),
    (ANSWER, "he > felony", "counter HE>FE"),
    (ANSWER, "he", "counter HE"),  # Hearsay Evidence, and not the beginning of help
    (ANSWER, "de", "counter DE"),  # Detained, and not the beginning of decline
    (PASS, "uw", "pass UW"),
    (PASS, "p uw", "pass UW"),
    (HAND, "hand dx", "hand DX"),
    (HAND, "DX", "hand DX"),
    (TURN, "lc:co+hg", "play LC:HG+CO"),  # a cover in any order
    (TURN, "play LC:CO+HG", "play LC:HG+CO"),
    (TURN, "panama", "play PA"),
    (TURN, "play panama", "play PA"),
    (TURN, "discard market open", "discard MO"),
    (TURN, "felony@2", "play FE@2"),
    (TURN, "pan", "play PA"),  # a part of a name
    (ANSWER, "hearsay", "counter HE"),
    (PASS, "utterly", "pass UW"),
    (TURN, "Steal Panama from Ben", "play SN@2:PA"),
    (TURN, "steal", "play SN@2:PA"),
    (TURN, "peddle", "play PA"),
    (TURN, "play felony on ben", "play FE@2"),
    (TURN, "felony ben", "play FE@2"),
    (TURN, "felony cleo", "play FE@3"),  # not legal: the answer is why
    (TURN, "offer Ben Panama for Market Open", "offer PA>MO@2"),
    (TURN, "protect Home Grown and Colombia with Lust Conquers All", "play LC:HG+CO"),
    (TURN.replace("| market |", "|", 1), "open", "play MO"),
    (HAND, "hand over doublecrossed", "hand DX"),
    (HAND, "doublecrossed", "hand DX"),
    (SAY, "say that you were cheated", "say cheated"),
    (SAY, "say nothing", "say nothing"),
]


@pytest.mark.parametrize(("text", "typed", "token"), MOVES, ids=[typed for _, typed, _ in MOVES])
def test_a_move_can_be_typed_in_several_ways(text: str, typed: str, token: str) -> None:
    view, voice = seen(text)

    assert read_line(typed, view, voice) == read_move(token)


def test_a_number_is_the_move_of_the_list_with_that_number() -> None:
    view, voice = seen(TURN)
    moves = in_order(view.legal)

    numbers = range(1, len(moves) + 1)
    assert [read_line(str(number), view, voice) for number in numbers] == moves


@pytest.mark.parametrize("edition", ["2018", "classic"])
def test_the_end_of_the_turn_is_always_0_and_stands_last(edition: str) -> None:
    played = TURN.replace("turn 1", "turn 1, played").replace("2018", edition)
    view, voice = seen(played)

    assert read_line("0", view, voice) == read_move("end")
    shown = printed(menu(view, voice)).splitlines()
    assert shown[-1].split() == ["end", "0", "end", "your", "turn"]


COMMANDS = [
    ("?", Command("help")),
    ("help", Command("help")),
    ("leg", Command("legal")),
    ("why FE@2", Command("why", "FE@2")),
    ("legal", Command("legal")),
    ("hand", Command("hand")),
    ("t", Command("table")),
    ("LOG", Command("log")),
    ("save my game.record", Command("save", "my game.record")),
    ("quit", Command("quit")),
    ("offer", Command("offer")),
    ("  q  ", Command("quit")),
    ("undo", Command("take-back")),
]


@pytest.mark.parametrize(("typed", "command"), COMMANDS, ids=[typed for typed, _ in COMMANDS])
def test_a_command_is_known_by_its_word(typed: str, command: Command) -> None:
    view, voice = seen(TURN)

    assert read_line(typed, view, voice) == command


def test_the_word_hand_shows_the_hand_also_where_it_could_begin_a_move() -> None:
    view, voice = seen(HAND)

    assert read_line("hand", view, voice) == Command("hand")


REFUSED = [
    ("", "play_grass.empty"),
    ("0", "play_grass.number"),
    ("99", "play_grass.number"),
    ("-1", "play_grass.word"),
    ("1 2", "play_grass.number"),
    ("9" * 5000, "play_grass.number"),
    ("²", "play_grass.word"),
    ("xyzzy", "play_grass.word"),
    ("market", "play_grass.word"),  # of two names
    ("s hg", "play_grass.unclear"),
    ("play", "notation.move"),
    ("play XX", "notation.card"),
    ("play FE@9", "notation.move"),
    ("offer PA", "notation.move"),
    ("draw PA", "play_grass.word"),
    ("\x00", "play_grass.word"),
]


@pytest.mark.parametrize(("typed", "code"), REFUSED, ids=[typed[:9] for typed, _ in REFUSED])
def test_what_cannot_be_read_is_refused_and_never_guessed(typed: str, code: str) -> None:
    view, voice = seen(TURN)

    with pytest.raises(NotationError) as caught:
        read_line(typed, view, voice)

    assert caught.value.code == code


ANSWERS = {
    "play": said("terminal-how-verb", text="play", examples="play PA, play FE@2"),
    "play PA@": said("terminal-how", text="play PA@", examples="play PA"),
    "play XX": said("terminal-no-card", text="XX"),
    "play FE@9": said("terminal-how", text="play FE@9", examples="play PA, play FE@2"),
    "swap": said("terminal-how-verb", text="swap", examples="swap HG>PA@2"),
    "give": said("terminal-how-verb", text="give", examples="give PA"),
    "77": "“77” isn’t a number from the list. Type a number from 1 to ",
    "-0": "Unknown command “-0”",
    "steal": "“steal” could mean play SN@2:PA or play SN@2:JA.",
    "x" * 500: "Unknown command “" + "x" * 40 + "…”",
}


@pytest.mark.parametrize("typed", ANSWERS, ids=[typed[:9] for typed in ANSWERS])
def test_a_refusal_says_what_would_be_right_here(typed: str) -> None:
    view, voice = seen(TURN.replace("stash PA", "stash PA JA"))

    with pytest.raises(NotationError) as caught:
        read_line(typed, view, voice)

    assert ANSWERS[typed] in caught.value.sentence


def test_why_can_be_asked_of_a_card_a_move_or_a_number() -> None:
    view, voice = seen(TURN)

    assert read_why("pa", view, voice) is Kind.PANAMA
    assert read_why("Dr Feelgood", view, voice) is Kind.DR_FEELGOOD
    assert read_why("search and seizure", view, voice) is Kind.SEARCH_AND_SEIZURE
    assert read_why("euph", view, voice) is Kind.EUPHORIA
    assert read_why("play fe@2", view, voice) == read_move("play FE@2")
    assert read_why("1", view, voice) == in_order(view.legal)[0]
    for nothing in ("", "table", "why"):
        with pytest.raises(NotationError) as caught:
            read_why(nothing, view, voice)
        assert caught.value.code == "play_grass.why"


def test_an_empty_line_only_means_something_where_it_does_no_harm() -> None:
    turn, _ = seen(TURN)
    answer, _ = seen(ANSWER)
    passing, _ = seen(PASS)

    assert default_move(turn.legal) is None
    assert default_move(answer.legal) == read_move("decline")
    assert default_move(passing.legal) is None


def test_of_the_ways_to_use_a_card_the_most_profitable_comes_first() -> None:
    view, _ = seen("""2018
        turn 1
        1: PF SN LC ... | market | stash HG MX CO
        2: ... | market | stash HG PA
        haystack rest""")
    tokens = [str(move) for move in in_order(view.legal)]

    assert [token for token in tokens if token.startswith("play SN")] == [
        "play SN@2:PA",
        "play SN@2:HG",
    ]
    assert next(token for token in tokens if token.startswith("play LC")) == "play LC:HG+MX+CO"
    swaps = [token for token in tokens if token.startswith("swap")]
    assert swaps[0] == "swap HG>PA@2"
    assert swaps[-1] == "swap CO>HG@2"
