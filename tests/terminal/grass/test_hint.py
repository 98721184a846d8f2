"""A hint in Grass: the move, why, what comes of it, and the next best with their chances."""

from __future__ import annotations

from greentable import grass
from greentable.core.advice import Advice, Alternative
from greentable.terminal.grass.hint import hint_lines
from tests.terminal.grass.seen_table import printed, seen
from tests.terminal.said import said

TABLE = """2018
    turn 1
    1: MO PA 5HG
    2: ... | market
    3: ...
    haystack rest"""


def test_a_hint_names_the_next_best_moves_and_how_often_each_wins() -> None:
    view, voice = seen(TABLE)
    advice = Advice(
        "play MO",
        (grass.MESSAGES.say("advice-chance", percent=47),),
        (Alternative("play MO", 0.47), Alternative("discard HG", 0.416), Alternative("discard PA")),
    )
    assert printed(*hint_lines(view, advice, voice)).splitlines() == [
        "Hint: open your market. Type “play MO”.",
        "  From here you’d win about 47 games in 100.",
        "  This opens your market. From your next turn on, you can play Peddle cards.",
        f"  {said('terminal-hint-others')}",
        "     42  discard Home Grown (discard HG)",
        "      –  discard Panama (discard PA)",
    ]


def test_a_move_that_is_forced_has_no_next_best() -> None:
    view, voice = seen(TABLE)
    advice = Advice("play MO", alternatives=(Alternative("play MO"),))
    assert printed(*hint_lines(view, advice, voice)).splitlines() == [
        "Hint: open your market. Type “play MO”.",
        "  This opens your market. From your next turn on, you can play Peddle cards.",
    ]


def test_where_no_games_were_counted_none_are_promised() -> None:
    view, voice = seen(TABLE)
    advice = Advice("play MO", (), (Alternative("play MO"), Alternative("discard HG")))
    assert printed(*hint_lines(view, advice, voice)).splitlines()[-2:] == [
        "  Next best:",
        "    discard Home Grown (discard HG)",
    ]
