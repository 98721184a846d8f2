"""The playthroughs of Grass: which games, and which plies are shown.

Every 25th ply and the end of a round are.
"""

from __future__ import annotations

from greentable import grass
from greentable.grass import VARIANTS, Event, What
from tests.games.playthrough import Teller
from tests.grass.grass_walk import Step, walk

EVERY = 25

GAMES = {
    **{edition: (f"{edition} max_rounds=2", 4) for edition in grass.EDITIONS},
    **{
        f"{edition}-{variant}": (f"{edition} max_rounds=2 {variant}", 3 - place % 2)
        for edition in grass.EDITIONS
        for place, variant in enumerate(VARIANTS)
    },
    **{
        f"{edition}-all-variants": (f"{edition} max_rounds=2 {' '.join(VARIANTS)}", 5)
        for edition in grass.EDITIONS
    },
}
"""For each edition, each variant, and all variants together: the ruleset and the seats."""


def playthrough(name: str) -> str:
    """The whole text of a game."""
    return Teller(grass, walk, _write_event, _is_shown).tell(name, *GAMES[name])


def _is_shown(number: int, step: Step) -> bool:
    return number % EVERY == 0 or any(event.what is What.ROUND_ENDED for event in step.events)


def _write_event(event: Event) -> str:
    """The parts of an event that say something, in the order of its fields."""
    parts = [event.what.name.lower(), f"seat {event.seat}"] + [f"to {event.to}"] * bool(event.to)
    parts += [grass.write_card(card) for card in (event.card, event.other) if card is not None]
    parts += [event.line.name.lower()] if event.line is not None else []
    parts += [f"amount {event.amount}"] if event.amount else []
    parts += ["cards", *map(grass.write_card, event.cards)] if event.cards else []
    return " ".join([*parts, "seen by", "".join(map(str, event.seen))])
