"""Set the table as a picture, play on it, and draw what it looks like.

A position is a picture (`greentable.grove.picture.writing` explains it). Before it may stand cards
and recipes that this test is about::

    card 7  O1 Y2 G1 / -- G2 Y1
    recipe 3  worth:30,count:line,fruit:lemon,least:3,bonus:8
    hand 7 8
       0  1  2
    0  O1 Y2 G1

All other cards are those of `DECK`, which stays as it is whatever the house deck becomes. Moves are
tokens, after the seat if it is not seat 1: ``7:0,-1,90``, ``2 7:0,-1,90``, ``draw 12``.
"""

from __future__ import annotations

import re
from functools import cache

from greentable import grove
from greentable.grove import Ruleset, State, What
from greentable.grove.decks import read_deck, read_face
from greentable.grove.recipes.recipe import CODES
from tests.games.written_table import WrittenTable

DECK = """
 1  -- O1 Y1 / G2 G2 O1
 2  O2 G2 G2 / Y1 G1 --
 3  Y1 Y2 G1 / -- Y1 O1
 4  -- G2 G1 / O1 G1 Y2
 5  O1 Y1 G1 / O1 O2 --
 6  G2 Y1 O2 / -- O2 Y2
 7  -- G1 Y2 / Y1 Y1 O2
 8  O1 G2 -- / Y1 G1 Y1
 9  Y1 O2 O1 / G2 -- G1
10  G1 O1 -- / O2 Y2 O1
11  Y2 Y1 O1 / O1 G1 --
12  G1 Y2 -- / Y1 Y2 O1
13  O1 -- O1 / G2 Y1 O2
14  Y2 G2 Y2 / -- O1 O2
15  Y1 G1 G2 / G2 O2 --
16  G1 Y2 -- / O1 O2 G1
17  O1 Y1 Y1 / -- G1 Y2
18  -- Y1 O2 / G1 G1 G1
"""
HOPELESS = """
        card 7  Y1 O1 Y2 / G1 -- G2
        card 8  Y1 -- Y2 / G1 O2 G1
        hand 7 | deck 3
            0   1   2     3
        0   O1  O1  O1/4  G1*
        1   O1  O1  O1    O1
        """
"""Neither card can be laid on the block of oranges: their corners are of other fruits, and their
middles never come to lie alone."""

PLAIN = "worth:30,count:cells,bonus:1"


@cache
def plain_rules(*, recipes: bool = False) -> Ruleset:
    """The deck of these tests, and a book of recipes that all give one point."""
    book = grove.read_ruleset("house book=" + ";".join([PLAIN] * 18)).book
    return Ruleset(deck=read_deck(DECK), recipes=recipes, book=book)


def rules_for(text: str) -> Ruleset:
    """The rules of a position: its cards and its recipes."""
    base = plain_rules()
    deck, book = list(base.deck), list(base.book)
    for number, words in re.findall(r"^\s*card (\d+)  (.*)$", text, re.MULTILINE):
        deck[int(number) - 1] = read_face(words)
    for number, words in re.findall(r"^\s*recipe (\d+)  (.*)$", text, re.MULTILINE):
        recipes = [PLAIN] * 17 + [words]
        codes = grove.read_ruleset("house book=" + ";".join(recipes)).book
        at = CODES * (int(number) - 1)
        book[at : at + CODES] = codes[-CODES:]
    return Ruleset(deck=tuple(deck), book=tuple(book), recipes="recipes" in text)


def table(text: str) -> State:
    """The state that a picture shows, with the cards and recipes before it."""
    picture = re.sub(r"^\s*(card|recipe) \d.*\n", "", text, flags=re.MULTILINE)
    return grove.read_picture(picture, rules_for(text))


def show(state: State) -> str:
    """The picture of a state, without which cards lie in the grove."""
    return grove.write_picture(state, laid=False)


def seat_and_move(text: str) -> tuple[int, grove.Move]:
    """Seat and move of a line: nature's words need no seat, nor does seat 1."""
    match = re.fullmatch(r"(\d) (.*)", text)
    seat, token = (int(match[1]), match[2]) if match else (int(not text[0].isalpha()), text)
    return seat, grove.read_move(token)


_TABLE = WrittenTable(grove, table, show, seat_and_move)
position, play, outcome, told, refused = (
    _TABLE.position,
    _TABLE.play,
    _TABLE.outcome,
    _TABLE.told,
    _TABLE.refused,
)


def kinds_told(start: str | State, *moves: str) -> list[What]:
    """The kinds of what the table saw in the last of these moves."""
    return [event.what for event in told(start, *moves)]


def legal(start: str | State, placement: str = "", seat: int = 1) -> list[str]:
    """The legal moves of a seat as tokens; only those of a placement, if one is named."""
    return [token for token in _TABLE.legal(start, seat) if token.startswith(placement)]
