"""Two people at one table of Grass, each with a browser, a device and a language of their own."""

from __future__ import annotations

import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from greentable import grass
from greentable.words.messages import Seat, choices, say
from tests.browser.conftest import Visit
from tests.browser.helpers.grass_player import Finger, GrassPlayer, Mouse, preferred
from tests.browser.helpers.serving import Server

Two = tuple[GrassPlayer, GrassPlayer]

PARANOIA = (
    "2018 paranoia_before_market=on deck=MO:8,SO:12,DX:12,UW:12,HG:8,CO:8,PA:8,BU:8,IM:8,PF:8"
)
"""Hardly a turn without a Paranoia card in hand: it makes everybody pass a card to the left."""


def sit_down(visit: Visit, at: str = "") -> Two:
    """Ann at a desk speaks English, Ben on a phone German; the cards are dealt."""
    where = {"at": at} if at else {}
    ann, ben = visit(**where), visit(language="de", phone=True, **where)
    room = ann.open_table(
        game="grass", ruleset=PARANOIA, seats=2, people=["Ann"], settings={"clock": "none"}
    )
    ann.go(f"/t/{room}")
    ben.sits_down(room, "Ben")
    ann.sees("Ben")
    ann.button(ann.text("page-start")).click()
    for visitor in (ann, ben):
        expect(visitor.hand).not_to_have_count(0)
    return GrassPlayer(ann, Mouse()), GrassPlayer(ben, Finger())


def who_plays(ann: GrassPlayer, ben: GrassPlayer) -> Two:
    """Whose turn it is, and the other one; both have been told."""
    ann.visitor.until(lambda: bool(ann.table["to_act"]), "somebody to act")
    ben.visitor.until(lambda: ben.table == ann.table, "the same table for both")
    return (ann, ben) if ann.table["turn"] == ann.seat else (ben, ann)


def reads(reader: GrassPlayer, key: str, who: GrassPlayer, **cards: str) -> None:
    """The line above the buttons says it, in the reader's language."""
    named = {name: grass.card_said(grass.KIND_OF_CODE[code]) for name, code in cards.items()}
    message = say(key, who=Seat(who.seat), **named)
    said = reader.visitor.words.text(message, reader.visitor.names)
    expect(reader.visitor.bar).to_contain_text(said)


def needs(speaker: GrassPlayer, hearer: GrassPlayer, card: str) -> None:
    """The speaker says which card they need, and the hearer reads it in the log."""
    words, heard = (player.visitor.words for player in (speaker, hearer))
    talk = speaker.visitor.page.get_by_role("group", name=speaker.visitor.text("page-talk"))
    kind = grass.card_said(grass.KIND_OF_CODE[card])
    need = speaker.visitor.text("phrase-need", cards="…").removesuffix(".")
    say_it = speaker.visitor.text("page-say")
    for name in (need, words.text(kind), say_it):
        talk.get_by_role("button", name=name, exact=True).click()
    log = hearer.visitor.button(hearer.visitor.text("page-log"))
    log.tap()
    hearer.visitor.sees(heard.text(say("phrase-need", cards=choices([kind]))))
    log.tap()


def is_refused_to_take_back(one: GrassPlayer, other: GrassPlayer) -> None:
    """One player asks to take back the end of a turn; the other refuses, and the page says who."""
    one.discards(1)
    other.waits_to_act("turn")  # with a card that was drawn
    one.visitor.page.keyboard.press("u")
    one.visitor.sees(one.visitor.text("page-undo-waits"))
    other.hands.press(other.visitor.button(other.visitor.text("page-refuse")))
    refused = say("note-undo-refused", who=Seat(other.seat))
    one.visitor.sees(one.visitor.words.text(refused, one.visitor.names))


def test_they_talk_trade_after_a_counter_and_refuse_to_take_back_each_in_their_language(
    visit: Visit,
) -> None:
    ann, ben = sit_down(visit)
    needs(ann, ben, "JA")  # a card that is not in this deck
    one, other = who_plays(ann, ben)
    give = next(iter(one.view["own"]["hand"]))
    one.makes(f"offer {give}>?@{other.seat}")
    other.waits_to_act("answer")
    reads(other, "grass-status-answer-open", one, card=give)
    instead = next(card for card in other.view["own"]["hand"] if card != give)
    other.makes(f"counter {instead}")
    one.waits_to_act("countered")
    reads(one, "grass-status-countered", other, card=instead, other=give)
    one.makes("accept")
    for trader, card in ((one, instead), (other, give)):
        trader.visitor.page.locator(f".hand [data-card={card}]").first.wait_for()
        trader.visitor.hears(trader.visitor.text(f"grass-card-{card}"))
    is_refused_to_take_back(one, other)


def test_one_skips_the_pause_of_a_bot_and_another_watches_it_play(visit: Visit) -> None:
    ann, ute = visit(), visit(language="de")
    slow = {"clock": "none", "pace": "slow"}
    room = ann.open_table(
        game="grass", seats=2, people=["Ann"], bots=["rules"], settings=slow, start=True
    )
    ann.go(f"/t/{room}")
    ute.go(f"/t/{room}")
    ute.button(ute.text("page-watch")).click()
    expect(ute.page.get_by_role("region", name="Ann", exact=True).first).to_be_visible()
    expect(ute.bar).to_contain_text(ute.text("grass-status-turn-other", who=ute.names[1]))
    ann.button(ann.text("page-skip")).click()
    GrassPlayer(ann, Mouse()).waits_to_act()
    expect(ute.bar).to_contain_text("Ann")


def until_all_pass(ann: GrassPlayer, ben: GrassPlayer) -> None:
    """They play until a Paranoia card makes both choose a card to pass."""
    while True:
        one, other = who_plays(ann, ben)
        if one.table["phase"] == "pass":
            return
        acting = one if one.legal else other
        paranoia = [token for token in acting.legal if token[5:7] in {"SO", "DX", "UW"}]
        acting.makes(paranoia[0] if paranoia else preferred(acting.legal))


def passes_first_card(player: GrassPlayer) -> str:
    card = str(next(iter(player.view["own"]["hand"])))
    player.makes(f"pass {card}")
    return card


def holds(player: GrassPlayer, cards: Counter[str]) -> None:
    """The hand on the page comes to be these cards."""
    player.visitor.until(
        lambda: Counter(map(str, player.visitor.cards)) == cards, f"the hand {cards}"
    )


def test_cards_are_passed_in_secret_while_the_line_of_one_breaks(visit: Visit) -> None:
    ann, ben = sit_down(visit)
    until_all_pass(ann, ben)
    ann_held, ben_held = (Counter(player.view["own"]["hand"]) for player in (ann, ben))
    from_ann = passes_first_card(ann)
    expect(ann.visitor.bar).to_contain_text(
        ann.visitor.text("grass-status-choosing-other", who="Ben")
    )
    ben.visitor.sees(ben.visitor.text("page-has-chosen"))
    ann.visitor.loses_the_line()
    from_ben = passes_first_card(ben)
    ann.visitor.gets_the_line_back()
    holds(ann, ann_held - Counter([from_ann]) + Counter([from_ben]))
    holds(ben, ben_held - Counter([from_ben]) + Counter([from_ann]))


@pytest.fixture
def own_server(address: str, tmp_path: Path) -> Iterator[Server]:
    """A server that only this test uses, and may break; `address` has seen to the client.

    It is asked for before visitors, so that it goes after they have left.
    """
    server = Server(tmp_path)
    yield server
    server.stop()


def test_the_game_goes_on_after_the_server_was_restarted_and_killed(
    own_server: Server, visit: Visit
) -> None:
    ann, ben = sit_down(visit, own_server.address)
    for how in (signal.SIGTERM, signal.SIGKILL):
        moves_on(ann, ben)
        hands = [(player, Counter(player.view["own"]["hand"])) for player in (ann, ben)]
        own_server.stop(how)
        for player in (ann, ben):
            player.visitor.sees(player.visitor.text("page-connection-lost"))
        own_server.start()
        for player, hand in hands:
            player.visitor.is_at_the_table_again()
            holds(player, hand)
    moves_on(ann, ben)


def moves_on(ann: GrassPlayer, ben: GrassPlayer) -> None:
    """Whoever is asked makes a move, and both are told; the page ends a turn that is over."""
    one, other = who_plays(ann, ben)
    acting = one if one.legal else other
    acting.makes(preferred(acting.legal))
    acting.visitor.until(
        lambda: acting.legal != ["end"] or bool(acting.view["own"]["legal"]["offers"]),
        "the end of the turn",
    )
    who_plays(ann, ben)
