"""Somebody who plays Grass in a browser: any legal move, by mouse, by finger or by keys alone."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from playwright.sync_api import Locator, expect

from greentable import grass
from greentable.grass import Move, Verb
from tests.browser.helpers.visitor import Visitor, press_key

_MOST_NAMES = 6
_MOST_SENTENCES = 1
"""Ways to play a card that have a button each, where names say enough and where they do not; of
more, one is chosen on the table."""

_WISHES = (
    "play DF", "play PA", "play JA", "play CO", "play MX", "play HG", "play MO",
    "play SH", "play EU", "play IM", "play BF", "play HE", "play CD", "play LC", "play GS",
    "play CB", "play PF", "play SN", "play BU", "play DE", "play FE", "play SS", "play SO",
    "play DX", "swap", "decline", "say", "give", "pass", "keep", "hand", "end", "discard", "play",
)  # fmt: skip
"""The order of moves: selling, then defending, then annoying the others."""


class Hands(Protocol):
    """How somebody reaches what is on the screen."""

    def press(self, what: Locator) -> None: ...


class Mouse:
    def press(self, what: Locator) -> None:
        what.click()


class Finger:
    def press(self, what: Locator) -> None:
        what.tap()


class Keys:
    """The Tab key until the thing has the focus, then Enter: no pointer at all."""

    def press(self, what: Locator) -> None:
        expect(what).to_be_enabled()
        for _ in range(150):
            if what.evaluate("one => one === document.activeElement"):
                press_key(what.page, "Enter")
                return
            what.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {what}")


class GrassPlayer:
    """A visitor at a table of Grass, who knows what was sent to the page and acts on the page."""

    def __init__(self, visitor: Visitor, hands: Hands) -> None:
        self.visitor = visitor
        self.hands = hands
        self.made: list[str] = []
        self._counted = 0

    # How it stands

    @property
    def seat(self) -> int:
        return max(self.visitor.views)

    @property
    def view(self) -> dict[str, Any]:
        """The newest view of the table; none before the first came."""
        views = self.visitor.views
        return dict(views[max(views)]["view"]) if views else {}

    @property
    def table(self) -> dict[str, Any]:
        return dict(self.view["table"])

    @property
    def legal(self) -> list[str]:
        """The moves that one is asked for, but offers and counters with wishes.

        Questions that can be answered ahead are left out: others may answer before the click.
        """
        legal = self.view["own"]["legal"] if self.view else None
        return list(legal["moves"]) if legal else []

    @property
    def is_over(self) -> bool:
        return bool(self.view) and self.table["phase"] == "over"

    def waits_to_act(self, phase: str = "") -> None:
        """Until one may do something (in a phase of the game)."""
        self.visitor.until(
            lambda: bool(self.legal) and phase in {"", self.table["phase"]},
            f"something to do {phase}",
        )
        self.visitor.sees_what_was_sent()

    def comes_to_play(self) -> None:
        """Until it is one's own turn; offers are declined, and what must be given is given."""
        self.waits_to_act()
        while self.table["phase"] != "turn":
            self.makes("decline" if "decline" in self.legal else self.legal[0])
            self.waits_to_act()

    # Moves

    def discards(self, turns: int) -> None:
        """Let turns of one's own go by."""
        for _ in range(turns):
            self.comes_to_play()
            self.makes(next(token for token in self.legal if token.startswith("discard")))
            if "end" in self.legal:
                self.makes("end")

    def makes(self, token: str) -> None:
        """Make a move on the page, and see that the server takes it."""
        seen = self.visitor.views[self.seat]["rev"]
        # Where the page ends a turn by itself, it may have been answered already.
        answered = sum(answer.get("rev", 0) <= seen for answer in self.visitor.answers)
        self._act(grass.read_move(token), token)
        self.visitor.until(lambda: len(self.visitor.answers) > answered, f"an answer to {token}")
        answer = self.visitor.answers[answered]
        assert answer["type"] == "ack", (token, answer)
        self.visitor.until(
            lambda: self.visitor.views[self.seat]["rev"] >= answer["rev"], f"the view after {token}"
        )
        self.visitor.sees_what_was_sent()
        self.made.append(token)

    def _act(self, move: Move, token: str) -> None:
        match move.verb:
            case Verb.END:
                self._end_turn()
            case Verb.ACCEPT | Verb.DECLINE | Verb.SAY:
                self.hands.press(self.button(token))
            case Verb.OFFER | Verb.COUNTER:
                self._haggle(move)
            case Verb.GIVE:
                self.hands.press(self._own_peddle(str(move.card)))
            case Verb.SWAP:
                self._press("page-grass-swap")
                # Where there is no choice it is chosen already.
                if not self.visitor.page.locator(".my-stash .picked").count():
                    self.hands.press(self._own_peddle(str(move.card)))
                self.hands.press(self._peddle_of(move.seat, str(move.other)))
            case Verb.DISCARD:
                self.chooses(str(move.card))
                self._press("page-grass-discard")
            case _:
                self._play(move, token)

    def _end_turn(self) -> None:
        """The page ends a turn by itself in which nothing else is left."""
        if self.legal != ["end"] or self.view["own"]["legal"]["offers"]:
            self._press("page-grass-end-turn")

    def _play(self, move: Move, token: str) -> None:
        self.chooses(str(move.card))
        ways = [one for one in self.legal if one.startswith(f"{move.verb} {move.card}")]
        is_aimed = move.seat and move.other is None
        if move.cover:
            self._unpick()
            for card in move.cover:
                self.hands.press(self._own_peddle(str(card)))
            self.hands.press(self.button(token))
        elif len(ways) <= (_MOST_NAMES if is_aimed else _MOST_SENTENCES):
            self.hands.press(self.button(token))
        elif is_aimed:
            self.hands.press(self.visitor.page.locator(f"[data-seat='{move.seat}'] .hit:visible"))
        elif move.seat:
            self.hands.press(self._peddle_of(move.seat, str(move.other)))
        else:
            self.hands.press(self._own_peddle(str(move.other), protected=token.endswith("*")))

    def _unpick(self) -> None:
        """Leave out what the page would cover: another press takes one more, or all back."""
        stash = self.visitor.page.locator(".my-stash")
        while stash.locator(".picked").count():
            name = stash.locator(".picked").first.get_attribute("aria-label")
            # Of several of a kind the last: it lies on top.
            self.hands.press(stash.get_by_role("button", name=name, exact=True).last)

    def chooses(self, card: str) -> None:
        """Take a card of the hand (or of the pack that is drafted from)."""
        page = self.visitor.page
        found = page.locator(f".hand [data-card={card}]").first
        if found.get_attribute("aria-pressed") == "true":
            return
        if isinstance(self.hands, Keys):
            press_key(page, str(self.visitor.cards.index(card) + 1))
        else:
            self.hands.press(found)
        expect(found).to_have_attribute("aria-pressed", "true")

    def _haggle(self, move: Move) -> None:
        """Fill the trade sheet: what one gives, wants, and from whom."""
        is_counter = move.verb == Verb.COUNTER
        sheet = self.visitor.page.get_by_role(
            "complementary", name=self.visitor.text("page-trade"), exact=True
        )
        # After an offer that was declined it is still there, for another one.
        if not sheet.is_visible():
            self._press("page-trade-counter" if is_counter else "page-grass-trade")
        give, want = (self._name(card) for card in (move.card, move.other))
        if str(move.card) not in self.visitor.cards:
            give = self.visitor.text("page-trade-not-held", card=give)
        self.hands.press(sheet.locator(".cards").first.get_by_role("button", name=give, exact=True))
        if want:
            self.hands.press(
                sheet.locator(".cards").last.get_by_role("button", name=want, exact=True)
            )
        people = [] if is_counter else list(self.view["own"]["legal"]["offers"]["to"])
        # Of two players, one offers to the other: there is nobody to choose.
        if len(people) - people.count(None) > 1 and move.seat != grass.EVERYONE:
            place = people.index(move.seat)
            self.hands.press(sheet.locator(".people").get_by_role("button").nth(place))
        self.hands.press(
            sheet.get_by_role("button", name=self.visitor.text("page-trade-call"), exact=True)
        )

    def _name(self, card: grass.Kind | None) -> str:
        return "" if card is None else self.visitor.words.text(grass.card_said(card))

    def button(self, token: str) -> Locator:
        """The button that makes a move."""
        move = grass.move_message(grass.read_move(token))
        said = self.visitor.words.text(move, self.visitor.names)
        return self.visitor.button(said[:1].upper() + said[1:])

    def _press(self, key: str) -> None:
        self.hands.press(self.visitor.button(self.visitor.text(key)))

    def _own_peddle(self, card: str, *, protected: bool = False) -> Locator:
        """A Peddle of the own stash; of several of a kind, one that is not picked yet."""
        place = self.visitor.page.locator(".my-stash")
        return self._peddle(place, card, protected=protected)

    def _peddle_of(self, seat: int, card: str) -> Locator:
        """A Peddle of somebody else's stash."""
        page = self.visitor.page
        wide = page.locator(f".wide [data-seat='{seat}']")
        if wide.is_visible():
            return self._peddle(wide, card)
        # On a small screen the cards of one opponent are shown at a time.
        figures = page.locator(f".narrow [data-seat='{seat}'] .figures")
        if figures.get_attribute("aria-expanded") != "true":
            self.hands.press(figures)
        return self._peddle(page.locator(".focus-panel"), card)

    def _peddle(self, place: Locator, card: str, *, protected: bool = False) -> Locator:
        """Of several of a kind the last: it lies on top."""
        key = "page-grass-protected-card" if protected else "page-grass-stash-card"
        name = self.visitor.text(key, card=self._name(grass.KIND_OF_CODE[card]))
        return place.get_by_role("button", name=name, exact=True, pressed=False).last

    # Whole games

    def plays_to_the_end(self, choose: Callable[[list[str]], str] | None = None) -> None:
        """Make one legal move after the other, until the game is over."""
        while True:
            self.visitor.until(lambda: bool(self.legal) or self.is_over, "something to do")
            self.visitor.sees_what_was_sent()
            self._reads_the_ledger()
            if self.is_over:
                return
            legal = self.legal
            if legal:
                self.makes((choose or preferred)(legal))

    def _reads_the_ledger(self) -> None:
        """Between rounds the count lies over the table until it is put away."""
        if not self.is_over and self.table["round"] > self._counted + 1:
            self._counted = self.table["round"] - 1
            self._press("page-ledger-next")


def preferred(legal: Sequence[str]) -> str:
    """The legal move that one wishes for most; of equals the first."""
    for wish in _WISHES:
        for token in legal:
            if re.match(rf"{wish}\b", token):
                return token
    return legal[0]
