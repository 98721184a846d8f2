"""Somebody who plays in a browser, and what they notice."""

from __future__ import annotations

import contextlib
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, TimeoutError, ViewportSize, expect  # noqa: A004 - its own

_SOON = 3000  # milliseconds

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}


class Visitor:
    """A page, and everything that went wrong on it: errors, refused resources, foreign requests."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.trouble: list[str] = []
        self._host = urlsplit(address).netloc
        page.on("console", lambda said: self._heard(said.type, said.text))
        page.on("pageerror", lambda error: self.trouble.append(str(error)))
        page.on("request", lambda request: self._asked(request.url))
        page.add_init_script(
            "addEventListener('securitypolicyviolation', (e) =>"
            " console.error('CSP', e.violatedDirective, e.blockedURI))"
        )

    def _heard(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"}:
            self.trouble.append(text)

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in {"http", "https", "ws"} and parts.netloc != self._host:
            self.trouble.append(f"a foreign request: {url}")

    # Going places

    def go(self, path: str) -> None:
        self.page.goto(path)

    def open_table(self, **wish: Any) -> str:  # noqa: ANN401 - as the interface takes it
        """A table that is opened without the dialogue; its id."""
        if self.page.url == "about:blank":
            self.go("/")
        return str(
            self.page.evaluate(
                """async (wish) => {
                    const answer = await fetch("/api/tables", {
                        method: "POST",
                        headers: { "content-type": "application/json" },
                        body: JSON.stringify(wish),
                    });
                    const { room, secret, detail } = await answer.json();
                    if (!room) throw new Error(detail);
                    return `${room.id}#${secret}`;
                }""",
                wish,
            )
        )

    # Grass

    @property
    def bar(self) -> Locator:
        """The line that says who must do what, with its buttons."""
        return self.page.locator(".bar")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar", name="Your hand").get_by_role("button")

    @property
    def cards(self) -> list[str | None]:
        """The codes of the cards in hand."""
        return [card.get_attribute("data-card") for card in self.hand.all()]

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def wait_for_turn(self) -> None:
        """Until it is one's own turn to play; what others offer before is declined."""
        own = self.bar.get_by_text("Your turn: choose a card")
        decline = self.button("Decline")
        while True:
            expect(own.or_(decline).first).to_be_visible(timeout=20_000)
            if own.count():
                return
            with contextlib.suppress(TimeoutError):
                decline.click(timeout=_SOON)

    def play_grass(self, *, most: int = 400) -> None:
        """Play whatever can be played, by clicks, until the game is over."""
        for _ in range(most):
            self.page.wait_for_selector(".bar.mine, [role=dialog]", timeout=20_000)
            if self.page.get_by_role("dialog").count():
                if self.button("Play again").count():
                    return
                self.button("Next round").click()
            else:
                # The table goes on by itself too: what was there to click may be gone.
                with contextlib.suppress(TimeoutError):
                    self._move_in_grass()
        message = "the game goes on and on"
        raise AssertionError(message)

    def _move_in_grass(self) -> None:
        before = self.bar.inner_text(timeout=_SOON)
        for name in ("Decline", "Say nothing", "End turn"):
            if self.button(name).count():
                self.button(name).click(timeout=_SOON)
                break
        else:
            self._choose_card()
        self.page.wait_for_function(
            "before => document.querySelector('.bar')?.innerText !== before",
            arg=before,
            timeout=_SOON,
        )

    def _choose_card(self) -> None:
        own = self.page.locator(".my-stash button.lit")
        lit = self.page.locator(".hand button.lit")
        if own.count():
            own.first.click(timeout=_SOON)
            return
        (lit if lit.count() else self.hand).first.click(timeout=_SOON)
        doing = self.bar.locator(".button.first, .button.danger")
        target = self.page.locator(".hit:visible, .wide button.lit:visible, .my-stash button.lit")
        for choice in (doing, target, self.button("Discard")):
            if choice.count():
                choice.first.click(timeout=_SOON)
                return
