"""The status sentence says who must do what, to those concerned and to others."""

from __future__ import annotations

from functools import partial

import pytest

from greentable import grass
from greentable.grass import Kind
from greentable.grass.explanations.status import have_chosen
from greentable.grass.explanations.trade import Trade, trade_of
from greentable.words.messages import Card, Form, Message, Row, Seat
from tests.grass.grass_table import play, table

REST = "2: ...\n3: ...\nhaystack rest"
PLAYED = """2018
    turn 1, played
    1: ... | market | stash HG
    2: ... | market | stash MX
    3: ...
    haystack rest"""
PASSING = """2018
    turn 1, played, passing
    1: ... | chooses
    2: ... | chooses
    3: HG ... | chose HG
    ashtray SO
    haystack rest"""
GIVING = """2018
    turn 1, played, 2 gives to 1
    1: ...
    2: ... | stash HG MX
    3: ...
    ashtray PA SH
    haystack rest"""
OFFERED = "2018\nturn 1, offer PA>MO@2, 2 answers\n1: PA ...\n2: MO ...\n3: ...\nhaystack rest"
TO_ALL = OFFERED.replace("@2", "@*")
LAST_ASKED = TO_ALL.replace("2 answers", "3 answers")
OPEN_OFFER = "2018\nturn 1, offer PA>?@2, 2 answers\n1: PA ...\n2: JA ...\n3: ...\nhaystack rest"
COUNTERED = """2018
    turn 1, offer PA>DF@2, counter JA, 2 countered
    1: PA ...
    2: JA ...
    3: ...
    haystack rest"""
ASKING = COUNTERED.replace("counter JA", "counter JA>FE").replace("1: PA", "1: PA FE")

OVER = "2018\nturn 1, played, over\n1: ...\n2: ...\n3: ...\nhaystack rest"
DRAFT = """2018 give_me_five
    drafting
    1: | pack HG MX CO JA PA DF | chooses
    2: | pack MO MC BU DE FE SS | chooses
    3: | pack IM BF HE CD PF CB | chooses"""
HIDDEN = "2018 hidden_deals\nturn 1\n1: HG DX ...\n2: MX UW ...\n3: ..."
AGREED = ("1 offer MO>PA@2", "2 accept")
HANDED = (*AGREED, "1 hand DX", "2 hand UW")

SITUATIONS = [
    ("2018\nturn 1\n1: MO ...\n" + REST, 1, "turn", ""),
    ("2018\nturn 1\n1: ...\n" + REST, 1, "turn-nothing", ""),
    ("2018\nturn 1\n1: ...\n" + REST, 2, "turn-other", "who=1"),
    ("2018\nturn 1\n1: ...\n" + REST, 0, "turn-other", "who=1"),
    (PLAYED, 1, "played", "left=trade-or-swap then=end"),
    (PLAYED.replace(" | stash HG", ""), 1, "played", "left=trade then=end"),
    (PLAYED.replace("2018", "2018 trade_after_play=off"), 1, "played", "left=swap then=end"),
    (PLAYED.replace("played", "played, extra turn"), 1, "played", "left=trade-or-swap then=turn"),
    ("classic\nturn 1, played\n1: ...\n" + REST, 1, "done", ""),
    ("classic\nturn 1, played, extra turn\n1: ...\n" + REST, 1, "done-extra", ""),
    (PLAYED, 3, "played-other", "who=1"),
    ("classic\nturn 1, played\n1: ...\n" + REST, 3, "done-other", "who=1"),
    ("2018\nturn 1, to draw\n1: ...\n" + REST, 1, "chance", ""),
    (OFFERED, 2, "answer", "who=1 card=PA other=MO"),
    (OFFERED.replace("2: MO", "2:"), 2, "answer-lacking", "who=1 card=PA other=MO"),
    (OFFERED, 1, "answer-own", "to=2 card=PA other=MO"),
    (OFFERED, 3, "answer-other", "who=1 to=2 card=PA other=MO"),
    (TO_ALL, 3, "answer-lacking", "who=1 card=PA other=MO"),
    (TO_ALL.replace("3: ...", "3: MO ..."), 3, "answer", "who=1 card=PA other=MO"),
    (TO_ALL, 0, "answer-table-other", "who=1 to=2 card=PA other=MO"),
    (TO_ALL, 1, "answer-table-own", "to=2 card=PA other=MO"),
    (LAST_ASKED, 2, "answer-table-other", "who=1 to=3 card=PA other=MO"),
    (OPEN_OFFER, 2, "answer-open", "who=1 card=PA"),
    (OPEN_OFFER, 1, "answer-open-own", "to=2 card=PA"),
    (OPEN_OFFER, 3, "answer-open-other", "who=1 card=PA to=2"),
    (OPEN_OFFER.replace("@2", "@*"), 1, "answer-table-open-own", "to=2 card=PA"),
    (OPEN_OFFER.replace("@2", "@*"), 0, "answer-table-open-other", "who=1 card=PA to=2"),
    (COUNTERED, 1, "countered", "who=2 card=JA other=PA"),
    (COUNTERED, 3, "countered-other", "who=2 to=1 card=JA other=PA"),
    (COUNTERED, 2, "countered-own", "to=1 card=JA other=PA"),
    (ASKING, 1, "countered", "who=2 card=JA other=FE"),
    (ASKING.replace(">FE", ">DF"), 1, "countered-lacking", "who=2 card=JA other=DF"),
    (COUNTERED.replace("@2", "@*"), 3, "answer-lacking", "who=1 card=PA other=DF"),
    (GIVING, 2, "give", "card=SH to=1"),
    (GIVING, 1, "give-you", "who=2"),
    (GIVING, 0, "give-other", "who=2 to=1"),
    (GIVING.replace("to 1", "up").replace("SH", "SO"), 2, "give-up", "card=SO"),
    (GIVING.replace("to 1", "up"), 3, "give-up-other", "who=2"),
    (PASSING, 2, "pass", "to=3"),
    (DRAFT, 1, "draft", "to=2"),
    (OVER, 1, "over", ""),
    (play(HIDDEN, *AGREED), 1, "hand", "to=2"),
    (play(HIDDEN, *AGREED), 3, "hand-other", "who=1 to=2"),
    (play(HIDDEN, *AGREED, "1 hand DX"), 1, "choosing-other", "who=2"),
    (play(HIDDEN, *HANDED), 2, "say", "to=1"),
    (play(HIDDEN, *HANDED), 3, "choosing-other", "who=1+2"),
    (PASSING, 3, "choosing-other", "who=1+2"),
]  # fmt: skip


def said(message: Message) -> str:
    """A status message in short: its form, and its arguments."""
    parts = []
    for name, value in message.arguments.items():
        match value:
            case Row(items=items):
                short = "+".join(str(one.seat) for one in items if isinstance(one, Seat))
            case Seat(seat=seat):
                short = str(seat)
            case Card(code=code):
                short = code
            case Form(form=form):
                short = form
            case other:
                short = str(other)
        parts.append(f"{name}={short}")
    return " ".join([message.id.removeprefix("grass-status-"), *parts])


@pytest.mark.parametrize(("at", "reader", "form", "arguments"), SITUATIONS)
def test_the_status_says_who_must_do_what(
    at: str | grass.State, reader: int, form: str, arguments: str
) -> None:
    state = table(at) if isinstance(at, str) else at
    assert said(grass.status(grass.view(state, reader))) == f"{form} {arguments}".strip()


def test_every_status_is_met_here() -> None:
    ids = {id_ for id_ in grass.MESSAGES.rows if id_.startswith("grass-status-")}
    met = {f"grass-status-{form}" for _, _, form, _ in SITUATIONS}

    assert ids == met


def test_the_trade_is_told_from_the_viewers_side() -> None:
    """grass.deal.2: a counter is between two; to all others the offer is open as it was made."""
    offered, countered = table(OFFERED), table(ASKING.replace("@2", "@*"))
    panama, jamaica = Kind.PANAMA, Kind.JAMAICA

    def trade(state: grass.State, viewer: int) -> Trade | None:
        return trade_of(grass.view(state, viewer))

    open_ = partial(Trade, is_open=True)
    own, others = partial(open_, is_own=True), partial(open_, is_own=False)
    assert trade(offered, 1) == own(2, panama, Kind.MARKET_OPEN, is_counter=False)
    assert trade(offered, 2) == others(1, Kind.MARKET_OPEN, panama, is_counter=False)
    assert trade(offered, 3) is None
    assert trade(offered, 0) is None
    assert trade(countered, 1) == own(2, Kind.FELONY, jamaica, is_counter=True)
    assert trade(countered, 2) == others(1, jamaica, Kind.FELONY, is_counter=True)
    assert trade(countered, 3) == others(1, Kind.DR_FEELGOOD, panama, is_counter=False)


@pytest.mark.parametrize("waiting", ["2 hands", "2 says"])
def test_an_agreed_trade_face_down_is_told_to_its_two_alone(waiting: str) -> None:
    text = ASKING.replace("2018", "2018 hidden_deals").replace("2 countered", waiting)
    state = table(text)

    def trade(viewer: int) -> Trade | None:
        return trade_of(grass.view(state, viewer))

    agreed = partial(Trade, is_counter=True, is_open=False)
    assert trade(1) == agreed(2, Kind.FELONY, Kind.JAMAICA, is_own=True)
    assert trade(2) == agreed(1, Kind.JAMAICA, Kind.FELONY, is_own=False)
    assert trade(3) is None


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        (
            "2018\nturn 2, played, passing\n1: UW HG ... | chooses\n2: ...\n3: ... | chooses\n\
ashtray SO\nhaystack rest",
            (2,),
        ),
        (
            "2018 hidden_deals\nturn 2, offer PA>MO@1, 1 hands\n1: DX HG ... | chooses\n2: ...\n\
3: ...\nhaystack rest",
            (2,),
        ),
        ("2018\nturn 1\n1: ...\n2: ...\nhaystack rest", ()),
    ],
)
def test_who_has_chosen_secretly_is_told_to_all(text: str, chosen: tuple[int, ...]) -> None:
    """In a trade only its two choose."""
    for viewer in (0, 1):
        view = grass.view(table(text), viewer)
        assert have_chosen(view.to_fields()) == chosen
