"""Set the table in writing, play on it, and write down what it looks like.

A position in writing, for example::

    2018 open_trades=off
    turn 1, played, offers 2
    1: 2HG MO ... | market FE | stash HG PA | covered LC:HG+CO | under BU IM | total 50000
    2: ... | market | misses 1
    ashtray SO
    haystack rest

The first line is a ruleset. The second says whose turn it is and, after commas, what else is so:
``round 2`` and ``dealer 1`` (else round 1, dealt by the last seat), ``played``, ``swapped``,
``offers 2``, ``extra turn``, and what the table is waiting for if it is not the play of the turn:

| words                               | waiting for                                            |
|-------------------------------------|--------------------------------------------------------|
| ``to draw``                         | nature's draw                                          |
| ``2 gives to 1``, ``2 gives up``    | a Peddle for Stonehigh, for Sold Out                   |
| ``passing``                         | the card of each seat that ``chooses``                 |
| ``2 takes``                         | nature's pick (Lucky or Not)                           |
| ``offer PA>MO@2, 2 answers``        | an answer (``@*``: to the table; ``>?``: for anything) |
| ``… counter JA, 2 countered``       | yes or no to the counter (``counter JA>FE``)           |
| ``… 2 hands``, ``… 2 says``         | the cards of a hidden deal, the words after it         |
| ``drafting``, ``dealing``, ``over`` | nothing of a turn; without ``turn``                    |

Then one line for each seat: its hand, and after bars whatever else it has. ``closed`` is a Market
Close on its pile; ``declined PA>MO PA>?`` are offers that it declined in this turn; ``pack`` are
cards to draft from; ``chooses`` and ``chose HG`` are secret choices. Cards are codes, several of a
kind with a number. Three dots fill a hand up with harmless cards, which neither count nor cost
anything at the end; without them a hand that has not the size it must have is a mistake in the
test. ``rest`` is what lies nowhere else: the haystack unless the ashtray says so. Every card of the
deck is accounted for.

The seats' memory of others' hands is no part of a position in writing, nor is the order in which
Protections of different seats were played. `grass_writing.py` reads and writes this form.
"""

from __future__ import annotations

from greentable import grass
from greentable.errors import NotationError
from greentable.grass import Move, State, What
from tests.games.written_table import WrittenTable
from tests.grass.grass_writing import show, table

__all__ = [
    "ledger",
    "legal",
    "no_token",
    "outcome",
    "play",
    "position",
    "refused",
    "show",
    "table",
    "told",
]


def _seat_and_move(text: str) -> tuple[int, Move]:
    """Each move is a seat and a token: ``1 play FE@2``, ``0 draw PA``."""
    seat, _, token = text.partition(" ")
    return int(seat), grass.read_move(token)


_TABLE = WrittenTable(grass, table, show, _seat_and_move)
position, play, outcome, told, refused = (
    _TABLE.position,
    _TABLE.play,
    _TABLE.outcome,
    _TABLE.told,
    _TABLE.refused,
)


def ledger(start: str | State, *moves: str) -> dict[str, list[int]]:
    """How the last of these moves was scored, in thousands: for each line one number a seat."""
    lines: dict[str, list[int]] = {}
    for event in told(start, *moves):
        if event.what is What.TOTAL:
            lines.setdefault("total", []).append(event.amount // 1_000)
        elif event.line is not None:
            lines.setdefault(event.line.name.lower(), []).append(event.amount // 1_000)
    return lines


def no_token(text: str) -> bool:
    """Whether no move can be written so, by whatever rules."""
    try:
        grass.read_move(text)
    except NotationError:
        return True
    return False


def legal(start: str | State, seat: int, *verbs: str) -> list[str]:
    """The legal moves of a seat as tokens, in order; with these verbs only, if any are named."""
    tokens = _TABLE.legal(start, seat)
    return [token for token in tokens if not verbs or token.split()[0] in verbs]
