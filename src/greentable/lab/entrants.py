"""The entrants of a match: a bot by its name, perhaps with a budget for each decision.

`search@1000` may try a thousand sampled games, `search@200ms` may think for 200 milliseconds: of
CPU time, if the bot can measure it, so that a busy machine changes no match.
"""

from __future__ import annotations

import re

from greentable.bots import LAB_ALIASES, MOVED
from greentable.bots.bot import as_bot, kernels_of
from greentable.bots.loading import AnyBot, bot_names, load_bot
from greentable.core.advice import Budget
from greentable.core.reader import shown
from greentable.core.shuffle import Picker
from greentable.errors import UsageError

_WITH_BUDGET = re.compile(r"(?P<bot>.+)@(?P<amount>\d{1,18})(?P<unit>ms)?")


def entrant(game: str, name: str) -> AnyBot:
    """The bot of a name, with its budget; nothing is compiled yet. Raises UsageError."""
    found = _WITH_BUDGET.fullmatch(name)
    if found is None:
        _check_budget(game, name)
        return _bot(game, name)
    bot, amount = _bot(game, found["bot"]), int(found["amount"])
    if found["unit"]:
        budget = Budget(milliseconds=amount, by_cpu=True)
    else:
        budget = Budget(iterations=amount)

    def choose(view: object, legal: object, chance: Picker, _: Budget | None = None, /) -> object:
        return bot(view, legal, chance, budget)

    return as_bot(choose, kernels=kernels_of(bot))


def _check_budget(game: str, name: str) -> None:
    """Check the budget after a bot's name and an @; other names may contain an @ too."""
    bot, at, _ = name.rpartition("@")
    if at and bot in (*bot_names(game), *LAB_ALIASES.get(game, {})):
        raise UsageError("lab.budget", name=shown(name), bot=bot)


def _bot(game: str, name: str) -> AnyBot:
    moved = MOVED.get(game, {})
    if name in moved and name not in bot_names(game):
        raise UsageError("bots.moved", name=name, file=moved[name])
    return load_bot(game, LAB_ALIASES.get(game, {}).get(name, name))
