"""The classes of cards that other seats probably hold, or do not hold. Their figures are in
`beliefs.toml`, in thousandths of the probability by chance alone.

`research/measure_beliefs.py` finds them in games of the policy.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

from greentable.core.fields import NamedNumber, plain_numbers


class Belief(NamedNumber):
    """The classes of cards, with their place in a row of figures."""

    OTHER = 0  # all other cards: as likely as by chance
    GOOD_PEDDLE = 1  # one of more than 5,000, of a seat that could play it
    LOW_PEDDLE = 2  # one of 5,000
    OPENER = 3  # Market Open, of a seat whose market is closed
    COOLER = 4  # the right Heat Off, of a seat under heat
    FINE = 5  # Pay Fine, of a seat under heat
    ATTACK = 6  # Heat On, of any seat while markets are open
    WEAPON = 7  # Paranoia or Steal, of a seat that could play it
    DECLINED = 8  # a card that a seat has just declined to give


B = plain_numbers(Belief)
"""The places as plain numbers, for compiled code."""

FEW, MANY = "seats_2", "seats_4"


def group_of(seats: int) -> str:
    """The figures for a table: those of two seats, or those of four."""
    return FEW if seats == 2 else MANY


@cache
def belief_figures(seats: int) -> tuple[int, ...]:
    """The figures for a table with this many seats, by class."""
    file = resources.files("greentable.minds.grass").joinpath("beliefs.toml")
    found: dict[str, int] = tomllib.loads(file.read_text("utf-8"))[group_of(seats)]
    return tuple(found[belief.name.lower()] for belief in Belief)
