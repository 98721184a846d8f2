"""Play the matches of docs/notes/grass-matches.md between minds of Grass, and print its tables.

    python -m research.report_grass docs/matches [--only WORD] [--now N] [--shown]

Every match has a file in the folder and continues from there, so the program can be stopped and
started at any time; matches stop as soon as their outcome is sure. Budgets are iterations, so
results are the same on every machine, except for one match by CPU time. The most important matches
come first. With --now each match is played up to N deals at most, then the next one; a later run
continues it. With --shown nothing is played, only reported. Needs the compiled kernels (`greentable
warmup grass`).

A changed mind is another player. `minds.json` in the folder records which mind has played the deals
of each match from which deal on, by a fingerprint of its play; the table shows it. To start a match
again, delete its file.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from greentable import grass
from greentable.compiled.engine import fastest
from greentable.core.advice import Budget
from greentable.core.generator import STATE
from greentable.core.shuffle import Picker, Stream
from greentable.grass.state import ROWS
from greentable.lab import MatchPlan
from greentable.lab.game import Chooser, play_game
from greentable.lab.picture import plot
from greentable.lab.picture_file import write_picture
from greentable.lab.plan import plan_bots
from greentable.lab.results import ResultsFile
from greentable.lab.shares import MatchResult, up_to_sure
from greentable.minds.grass import search
from greentable.minds.grass.belief_figures import belief_figures
from greentable.minds.grass.figures import FIGURES
from greentable.minds.grass.outlook import OUTLOOK
from greentable.minds.grass.simulation import strengths_for
from greentable.words.catalogue import Catalogue

PLOTS = Path(__file__).parent.parent / "docs/plots"
DEALS = 100
ALL_OF = 12
"""Deals of a match that is played to its end however sure it is: one second a move takes long."""
SAMPLE = 20
"""Games of the policy that its fingerprint is taken from, at each of two tables."""
YARDSTICK = str(Path(__file__).parent / "yardstick/rules_1.py")
"""The bot that the matches call `rules-1`."""
SEER = "seer"
"""A bot that sees all hands, but not the order of the haystack: an upper bound for a search."""


def plans() -> dict[str, MatchPlan]:
    """All matches, the most important first."""
    found: dict[str, MatchPlan] = {}

    def add(first: str, second: str, edition: str, seats: int, most: int = DEALS) -> None:
        name = f"{first}-{second}-{edition}-{seats}".replace("@", "-")
        found[name] = MatchPlan("grass", (first, second), edition, seats, most, alone=seats > 2)

    add("easy", "normal", "2018", 2)
    add("rules", "rules-1", "2018", 2)
    for seats in (2, 4):
        add("search@10000", "rules-1", "2018", seats)
    add("hard@1000", "normal", "2018", 2)
    for seats in (2, 4):
        add("search@10000", "rules-1", "classic", seats)
    for edition in ("2018", "classic"):
        for seats in (2, 4):
            add("search@1000", "rules-1", edition, seats)
    add("hard@1000ms", "rules-1", "2018", 2, ALL_OF)
    add(f"{SEER}@1000", "rules-1", "2018", 2)
    add("easy", "normal", "classic", 2)
    add("rules", "rules-1", "classic", 2)
    add("hard@1000", "normal", "classic", 2)
    return found


def fingerprint() -> str:
    """A fingerprint of the mind's play, in four letters: of its policy, its beliefs and a search.

    Code that was only written in another way plays the same, and has the same.
    """
    engine = fastest("grass", "minds.grass")
    told: list[object] = []
    for edition, seats in (("2018", 2), ("classic", 4)):
        start = grass.new_game(grass.EDITIONS[edition], seats)
        states = engine.states([start], SAMPLE)
        natures, players = engine.rows(SAMPLE, STATE), engine.rows(SAMPLE, STATE)
        engine.kernels.seed_all(natures, 1)
        engine.kernels.seed_all(players, 2)
        figures = engine.table([FIGURES] * ROWS)
        engine.kernels.play_games(
            *(states, natures, players, 2, 1 << 40, 1, figures, engine.zeros(OUTLOOK))
        )
        told += [engine.state(states, game, start).totals for game in range(SAMPLE)]
        told += [belief_figures(seats), strengths_for(start.rules, seats)]
        nature = grass.Nature("fingerprint")
        while grass.to_act(start) == [0]:
            start, _ = grass.apply(start, 0, nature.move(start))
        view = grass.view(start, grass.to_act(start)[0])
        thought = search(view, view.legal, Stream(b"fingerprint", edition), Budget(iterations=400))
        told += [(str(one.move), one.games, round(one.chance, 6)) for one in thought.tried]
    return hashlib.sha256(repr(told).encode()).hexdigest()[:4]


class Minds:
    """The minds that have played each match, with the first deal of each."""

    def __init__(self, folder: Path) -> None:
        """The file may not be there yet."""
        self._file = folder / "minds.json"
        text = self._file.read_text("utf-8") if self._file.exists() else "{}"
        self._of: dict[str, list[tuple[int, str]]] = {
            name: [(int(deals), mind) for deals, mind in parts]
            for name, parts in json.loads(text).items()
        }

    def goes_on(self, name: str, deals: int, mind: str) -> None:
        """Record the mind that plays from here on, with this many deals played."""
        parts = self._of.setdefault(name, [])
        if parts and parts[-1][0] == deals:
            parts.pop()
        if not parts or parts[-1][1] != mind:
            parts.append((deals, mind))
            rows = ",\n".join(
                f"  {json.dumps(key)}: {json.dumps(self._of[key])}" for key in self._of
            )
            self._file.write_text(f"{{\n{rows}\n}}\n", encoding="utf-8")

    def told(self, name: str) -> str:
        """The minds that played a match, for the table."""
        (_, first), *rest = self._of.get(name, [(0, "?")])
        return ", ".join((first, *(f"from deal {deals + 1} {mind}" for deals, mind in rest)))


class _SeenGame:
    """Grass that remembers the state of the last view: only here can a bot see all hands."""

    def __init__(self) -> None:
        self.state: Any = None

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever the game has
        return getattr(grass, name)

    def view(self, state: grass.State, viewer: int) -> grass.View:
        """The view, and the state is kept."""
        self.state = state
        return grass.view(state, viewer)

    def bot(self, budget: Budget) -> Callable[..., grass.Move]:
        """One that searches the state as it is."""

        def choose(view: grass.View, legal: grass.Legal, chance: Picker) -> grass.Move:
            return search(view, legal, chance, budget, seen=self.state).move

        return choose


def bots_of(plan: MatchPlan, seen: _SeenGame) -> dict[str, Chooser]:
    """The bots of a match, compiled, by the names that the match has for them."""
    files = {name: YARDSTICK if name == "rules-1" else name for name in plan.bots}
    seers = [name for name in plan.bots if name.startswith(SEER)]
    files |= dict.fromkeys(seers, "search")  # with the same kernels
    found = plan_bots(replace(plan, bots=tuple(files.values())))
    bots: dict[str, Chooser] = {name: found[file] for name, file in files.items()}
    budgets = {name: Budget(iterations=int(name.partition("@")[2])) for name in seers}
    return bots | {name: seen.bot(budget) for name, budget in budgets.items()}


def result_of(plan: MatchPlan, results: Path, now: int) -> MatchResult:
    """The match, played until it is sure or has deals enough for now; it goes on from its file."""
    result = result_so_far(plan, results)
    if is_over(result, now):
        return result
    file, seen = ResultsFile(results, plan), _SeenGame()
    bots = bots_of(plan, seen)
    played = {(game.deal, game.line_up) for game in result.games}
    for deal, line_up in plan.games():
        if deal >= now or is_sure(result):
            break
        if (deal, line_up) not in played:
            file.add(play_game(plan, deal, line_up, game=seen, bots=bots))
            result = result_so_far(plan, results)
    return result


def result_so_far(plan: MatchPlan, results: Path) -> MatchResult:
    """The games of a match played so far."""
    games = tuple(ResultsFile(results, plan).games) if results.exists() else ()
    result = MatchResult(plan, games)
    return (up_to_sure(result) if plan.deals > ALL_OF else None) or result


def is_sure(result: MatchResult) -> bool:
    """True if no more deals are needed."""
    return result.plan.deals > ALL_OF and up_to_sure(result) is not None


def is_over(result: MatchResult, now: int) -> bool:
    """True if a match is finished, or has enough deals for now."""
    return is_sure(result) or len(result.whole_deals()) >= min(now, result.plan.deals)


def line_of(result: MatchResult, played_by: str) -> str:
    """A line of the table."""
    plan = result.plan
    first = next(share for share in result.shares() if share.bot == plan.bots[0])
    thought = [game.thinking.get(first.bot, (0, 0.0)) for game in result.games]
    choices = max(1, sum(count for count, _ in thought))
    milliseconds = sum(seconds for _, seconds in thought) / choices * 1000
    sure = "yes" if up_to_sure(result) else "no"
    return (
        f"| `{plan.bots[0]}` against `{plan.bots[1]}` | {plan.ruleset} | {plan.seats} "
        f"| {len(result.whole_deals())} | {first.share:.1%} ({first.low:.1%} – {first.high:.1%}) "
        f"| {plan.equal_share(first.bot):.0%} | {sure} | {milliseconds:.1f} "
        f"| {played_by} |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="matches with this word in their name")
    parser.add_argument("--now", type=int, default=DEALS, help="deals of each match at most")
    parser.add_argument("--shown", action="store_true", help="play nothing, tell what is there")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    now = 0 if args.shown else args.now
    minds, mind = Minds(args.folder), "" if args.shown else fingerprint()
    print(
        "| match | edition | seats | deals | wins of the first (95 %) | par | sure | ms a choice "
        "| mind |"
    )
    print("|---|---|---|---|---|---|---|---|---|")
    for name, plan in plans().items():
        if args.only not in name:
            continue
        file = args.folder / f"{name}.jsonl"
        before = result_so_far(plan, file)
        if not is_over(before, now):
            minds.goes_on(name, len(before.whole_deals()), mind)
        result = result_of(plan, file, now)
        if result.whole_deals():
            print(line_of(result, minds.told(name)), flush=True)
            write_picture(PLOTS / f"grass-{name}.svg", plot(result, Catalogue("en")))


if __name__ == "__main__":
    main()
