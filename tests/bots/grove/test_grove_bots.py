"""The bots of Grove: whole games, alone and with others, and what greedy goes for."""

from __future__ import annotations

import pytest

from greentable import grove
from greentable.bots.grove import GROVE_BOTS, grove_bot
from greentable.core.advice import Budget
from greentable.core.shuffle import Stream
from greentable.errors import UsageError
from greentable.grove import State


@pytest.fixture(autouse=True)
def nothing_to_compile_with(monkeypatch: pytest.MonkeyPatch) -> None:
    """As where the extra `fast` is not installed: these games are short enough."""
    monkeypatch.setattr("greentable.compiled.engine.is_available", lambda: False)


QUICK = Budget(iterations=1)


def dealt(seed: str, seats: int, *, recipes: bool = False) -> tuple[State, grove.Nature]:
    ruleset = grove.Ruleset(recipes=recipes)
    nature = grove.Nature(seed)
    return drawn(grove.new_game(ruleset, seats), nature), nature


def drawn(game: State, nature: grove.Nature) -> State:
    while grove.to_act(game) == [0]:
        game, _ = grove.apply(game, 0, nature.move(game))
    return game


def played(names: list[str], seed: str, *, recipes: bool = False) -> State:
    """A whole game between these bots."""
    game, nature = dealt(seed, len(names), recipes=recipes)
    rngs = [Stream(seed.encode(), f"bot {seat}") for seat in range(1, len(names) + 1)]
    while seats := grove.to_act(game):
        for seat in seats:
            view = grove.view(game, seat)
            move = grove_bot(names[seat - 1])(view, view.legal, rngs[seat - 1], QUICK)
            assert move in view.legal
            game, _ = grove.apply(game, seat, move)
        game = drawn(game, nature)
    return game


@pytest.mark.parametrize(
    ("name", "recipes"),
    [
        *((name, False) for name in GROVE_BOTS),
        *((name, True) for name in GROVE_BOTS if name != "adviser"),
        pytest.param("adviser", True, marks=pytest.mark.slow),
    ],
)
def test_a_bot_plays_a_whole_game_for_one(name: str, recipes: bool) -> None:
    game = played([name], "alone", recipes=recipes)
    assert game.phase == grove.Phase.OVER
    assert game.drawn == 9
    assert game.hand[1] == 0


def test_bots_play_with_each_other_and_greedy_beats_random() -> None:
    for seed in ("one", "two"):
        game = played(["random", "greedy", "random"], seed)
        assert grove.winners(game) == [2]


@pytest.mark.parametrize("recipes", [False, True], ids=["plain", "recipes"])
def test_greedy_takes_one_of_the_moves_that_score_most_at_once(recipes: bool) -> None:
    game, nature = dealt("most", 1, recipes=recipes)
    for turn in range(3):
        view = grove.view(game, 1)
        move = grove_bot("greedy")(view, view.legal, Stream(b"most", str(turn)))
        afters = {each: grove.apply(game, 1, each)[0] for each in view.legal}
        scores = {each: grove.returns(after)[0] for each, after in afters.items()}
        assert scores[move] == max(scores.values())
        game = drawn(afters[move], nature)


def test_greedy_needs_nothing_of_what_others_have_chosen_in_secret() -> None:
    game, _ = dealt("secret", 2)
    ways = grove.legal_moves(game, 1)
    chosen = set()
    for way in (ways[0], ways[-1]):
        after, _ = grove.apply(game, 1, way)
        view = grove.view(after, 2)
        chosen.add(grove_bot("greedy")(view, view.legal, Stream(b"secret", "2")))
    assert len(chosen) == 1


@pytest.mark.parametrize("name", GROVE_BOTS)
def test_the_same_view_moves_and_numbers_give_the_same_choice(name: str) -> None:
    game, _ = dealt("same", 1)
    view = grove.view(game, 1)
    choices = {grove_bot(name)(view, view.legal, Stream(b"same", "bot")) for _ in range(2)}
    assert len(choices) == 1


def test_equally_good_placements_are_all_taken_sooner_or_later() -> None:
    game, _ = dealt("equal", 1)
    view = grove.view(game, 1)
    choices = {
        grove_bot("greedy")(view, view.legal, Stream(b"equal", str(number))) for number in range(40)
    }
    scores = {grove.explain(game, 1, move).score_after for move in choices}
    assert len(scores) == 1
    best = scores.pop()
    assert choices == {
        move for move in view.legal if grove.explain(game, 1, move).score_after == best
    }


def test_an_unknown_bot_is_refused_with_the_names_of_those_there_are() -> None:
    with pytest.raises(UsageError, match="random, greedy, adviser") as caught:
        grove_bot("gardener")
    assert caught.value.code == "bots.unknown"
