"""Three people trade: what each is shown of a deal is what a press on *Accept* carries out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from greentable import grass
from greentable.words.messages import Seat, say
from tests.browser.helpers.grass_player import GrassPlayer, Mouse
from tests.browser.helpers.visitor import Visitor

Visit = Callable[..., Visitor]

VARIED = "2018 deck=MO:10,HG:10,MX:10,CO:10,JA:10,PA:10,BU:10,FE:10,LC:6,GS:6,DF:6"
"""So many kinds that everybody has something that another lacks."""

_HOLD_THE_LINE = """() => {
    const line = window.lines.at(-1);
    const take = line.onmessage;
    const held = [];
    line.onmessage = (event) => held.push(event);
    window.letGo = () => {
        line.onmessage = take;
        for (const event of held) take.call(line, event);
    };
}"""
"""The server's messages are held back, until they are let go: then all arrive at once."""


class Three(NamedTuple):
    """Whose turn it is, who is asked first and who after that; and cards for a trade."""

    one: GrassPlayer
    first: GrassPlayer
    then: GrassPlayer
    give: str
    want: str


def hand_of(player: GrassPlayer) -> Counter[str]:
    return Counter(player.view["own"]["hand"])


def waits_until_dealt(player: GrassPlayer) -> None:
    player.visitor.until(lambda: bool(player.table["to_act"]), "somebody to act")


def sit_down(visit: Visit) -> Three:
    """Ann, Ben and Cat; the last of them to be asked holds what is wanted."""
    people = [visit() for _ in range(3)]
    room = people[0].open_table(
        game="grass", ruleset=VARIED, seats=3, people=["Ann"], settings={"clock": "none"}
    )
    people[0].go(f"/t/{room}")
    for visitor, name in zip(people[1:], ("Ben", "Cat"), strict=True):
        visitor.sits_down(room, name)
        people[0].sees(name)
    people[0].button(people[0].text("page-start")).click()
    players = [GrassPlayer(visitor, Mouse()) for visitor in people]
    for player in players:
        expect(player.visitor.hand).not_to_have_count(0)
        waits_until_dealt(player)
    by_seat = {player.seat: player for player in players}
    turn = players[0].table["turn"]
    one, first, then = (by_seat[(turn - 1 + place) % 3 + 1] for place in range(3))
    give, want = next(
        (give, want)
        for give in hand_of(one)
        for want in hand_of(then)
        if give != want and hand_of(first).keys() - {give, want}
    )
    return Three(one, first, then, give, want)


def reads_offer(reader: GrassPlayer, of: GrassPlayer, give: str, want: str) -> None:
    """The bar says and shows that one could give what is wanted for what is offered."""
    cards = (grass.card_said(grass.KIND_OF_CODE[code]) for code in (give, want))
    card, other = cards
    message = say("grass-status-answer", who=Seat(of.seat), card=card, other=other)
    bar = reader.visitor.bar
    expect(bar).to_contain_text(reader.visitor.words.text(message, reader.visitor.names))
    shown = bar.locator(".exchange .card")
    expect(shown).to_have_count(2)
    assert [one.get_attribute("data-code") for one in shown.all()] == [want, give]


@pytest.mark.slow
def test_a_counter_of_somebody_else_does_not_change_what_one_accepts(visit: Visit) -> None:
    one, first, then, give, want = sit_down(visit)
    held = hand_of(then)
    one.makes(f"offer {give}>{want}@*")
    first.waits_to_act("answer")
    instead = min(hand_of(first).keys() - {give, want})
    first.makes(f"counter {instead}")
    then.visitor.until(lambda: bool(then.table["phase"] == "countered"), "the counter")
    reads_offer(then, one, give, want)
    then.makes("accept")  # ahead of being asked
    one.waits_to_act("countered")
    one.makes("decline")
    traded = held - Counter([want]) + Counter([give])
    then.visitor.until(lambda: hand_of(then) == traded, "the trade that was shown")


def another_offer_is_under_way(three: Three) -> str:
    """One offer is on the screen of who is asked last, when another has taken its place."""
    one, _, then, give, want = three
    one.makes(f"offer {give}>{want}@*")
    then.visitor.until(lambda: bool(then.table["offer"]), "the offer")
    reads_offer(then, one, give, want)
    then.visitor.page.evaluate(_HOLD_THE_LINE)
    one.visitor.button(one.visitor.text("page-trade-withdraw")).first.click()
    one.waits_to_act("turn")
    another = next(code for code in hand_of(one) if code not in {give, want})
    one.makes(f"offer {another}>{want}@*")
    then.visitor.until(lambda: (then.table["offer"] or {}).get("give") == another, "the next offer")
    return another


def is_told_and_keeps(three: Three, held: Counter[str], another: str) -> None:
    """The press was refused, which is said beside what is asked now; nothing was traded."""
    _, _, then, _, want = three
    assert [answer["code"] for answer in then.visitor.answers[-1:]] == ["command.stale"]
    then.visitor.sees(then.visitor.text("page-too-late"))
    reads_offer(then, three.one, another, want)
    assert then.visitor.views[then.seat]["held"] is None
    assert hand_of(then) == held
    # A press for what is on the screen counts, and has read what was told.
    then.makes("accept")
    expect(then.visitor.page.locator(".notice")).to_have_count(0)


@pytest.mark.slow
def test_a_press_that_another_offer_overtakes_does_nothing_and_says_so(visit: Visit) -> None:
    three = sit_down(visit)
    then, held = three.then, hand_of(three.then)
    another = another_offer_is_under_way(three)
    answered = len(then.visitor.answers)
    then.button("accept").click()
    then.visitor.until(lambda: len(then.visitor.answers) > answered, "an answer")
    then.visitor.page.evaluate("window.letGo()")
    is_told_and_keeps(three, held, another)


def test_a_button_that_went_down_for_one_offer_accepts_no_other(visit: Visit) -> None:
    three = sit_down(visit)
    then, held = three.then, hand_of(three.then)
    another = another_offer_is_under_way(three)
    answered = len(then.visitor.answers)
    then.button("accept").hover()
    then.visitor.page.mouse.down()
    then.visitor.page.evaluate("window.letGo()")
    reads_offer(then, three.one, another, three.want)
    then.visitor.page.mouse.up()
    then.visitor.until(lambda: len(then.visitor.answers) > answered, "an answer")
    is_told_and_keeps(three, held, another)
