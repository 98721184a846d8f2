"""The puzzles of Grove: a grove for its band, and the recipe challenge for its target."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from greentable.game.puzzles import Puzzle
from greentable.grove.rules.recipes import final_score, target
from greentable.grove.rules.scoring import BANDS, band, dice_used
from greentable.grove.ruleset import Ruleset
from greentable.grove.ruleset_text import write_ruleset
from greentable.grove.state import State
from greentable.grove.words.message_table import MESSAGES
from greentable.grove.words.messages import title_message
from greentable.words.messages import Message

_ALONE = 1  # the seat of a single player
_GROWN, _SMALL = "🌳", "🌱"
_REACHED, _MISSED = "🎯", "🍂"
_STEP = 5  # points beyond the target for each tree


def most_dice(s: State) -> int:
    """grove.several.3: of equal harvests the one with more dice is better."""
    return dice_used(s, _ALONE)


def _title(s: State) -> Message:
    points = final_score(s, _ALONE)
    return MESSAGES.say("puzzle-harvest", amount=points, title=title_message(points))


def _trees(s: State) -> str:
    """A tree for each band that was reached."""
    grown = band(final_score(s, _ALONE)) + 1
    return _GROWN * grown + _SMALL * (len(BANDS) + 1 - grown)


def _verdict(s: State) -> Message:
    points, wanted = final_score(s, _ALONE), target(s)
    name = "puzzle-reached" if points >= wanted else "puzzle-missed"
    return MESSAGES.say(name, amount=points, target=wanted)


def _aim(s: State) -> str:
    """A mark for reaching the target, and a tree for every five points beyond it."""
    beyond = final_score(s, _ALONE) - target(s)
    return _MISSED if beyond < 0 else _REACHED + _GROWN * min(beyond // _STEP, len(BANDS))


PUZZLES: Mapping[str, Puzzle[State]] = MappingProxyType(
    {
        "plain": Puzzle(
            name="plain",
            game="grove",
            ruleset=write_ruleset(Ruleset()),
            title=MESSAGES.say("puzzle-plain"),
            tie_break=most_dice,
            said=_title,
            marks=_trees,
        ),
        "recipes": Puzzle(
            name="recipes",
            game="grove",
            ruleset=write_ruleset(Ruleset(recipes=True)),
            title=MESSAGES.say("puzzle-recipes"),
            tie_break=most_dice,
            said=_verdict,
            marks=_aim,
        ),
    }
)
