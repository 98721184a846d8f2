"""The contract of a bot: a function that takes the view of a seat and returns a legal move."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

from greentable.core.advice import Advice, Budget
from greentable.core.shuffle import Picker
from greentable.errors import UsageError
from greentable.words.messages import choices

ViewT = TypeVar("ViewT", contravariant=True)
LegalT = TypeVar("LegalT", contravariant=True)
MoveT = TypeVar("MoveT", covariant=True)
BotT = TypeVar("BotT")


class Bot(Protocol[ViewT, LegalT, MoveT]):
    """`choose(view, legal, chance, budget)`: one of the legal moves.

    `chance` is the only source of chance: the same view and the same picks give the same move. A
    bot that does not search gets no budget and needs none.
    """

    def __call__(
        self, view: ViewT, legal: LegalT, chance: Picker, budget: Budget | None = None, /
    ) -> MoveT:
        """Choose a move."""


class Adviser(Protocol[ViewT, LegalT]):
    """`advise(view, legal, chance, budget)`: one of the legal moves, with reasons."""

    def __call__(
        self, view: ViewT, legal: LegalT, chance: Picker, budget: Budget | None = None, /
    ) -> Advice:
        """Recommend a move, with reasons and alternatives."""


def as_bot(
    function: Callable[..., MoveT], *, kernels: tuple[str, str] | None = None
) -> Bot[Any, Any, MoveT]:
    """Wrap a function as a bot: it takes view, legal moves and chance, and may take a budget.

    `kernels` names the kernels that make it faster when compiled: a game, and a group of its
    entries. Raises UsageError for a function with another signature.
    """
    signature = inspect.signature(function)
    if _takes(signature, 4):

        def choose(
            view: object, legal: object, chance: Picker, budget: Budget | None = None, /
        ) -> MoveT:
            return function(view, legal, chance, budget)

        return _with_kernels(choose, kernels)
    if not _takes(signature, 3):
        raise UsageError("bots.signature", signature=str(signature))

    def choose_at_once(
        view: object, legal: object, chance: Picker, _budget: Budget | None = None, /
    ) -> MoveT:
        return function(view, legal, chance)

    return _with_kernels(choose_at_once, kernels)


def _with_kernels(bot: BotT, kernels: tuple[str, str] | None) -> BotT:
    if kernels is not None:
        vars(bot)["kernels"] = kernels
    return bot


def kernels_of(bot: object) -> tuple[str, str] | None:
    """The kernels that make a bot faster when compiled; None for a bot without kernels."""
    kernels: tuple[str, str] | None = getattr(bot, "kernels", None)
    return kernels


def _takes(signature: inspect.Signature, arguments: int) -> bool:
    try:
        signature.bind(*[None] * arguments)
    except TypeError:
        return False
    return True


def bot_named(bots: Mapping[str, BotT], name: str) -> BotT:
    """The bot of a registry with this name. Raises UsageError."""
    if name not in bots:
        raise UsageError("bots.unknown", name=name, known=choices(bots))
    return bots[name]
