"""Somebody who visits with a browser: what they do, are shown and hear, and what goes wrong."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Locator, Page, ViewportSize, WebSocket, expect

from greentable.words.catalogue import Catalogue
from greentable.words.messages import Argument, say
from tests.browser.helpers.games import ask
from tests.server.waiting import SECONDS

DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}

_TAKEN_OVER = "cross-world service worker resource mismatch"
"""Chromium's remark where the service worker of a first visit takes over while files still come:
they are loaded once more, and nobody misses anything."""

_NO_WORKER = "delete Navigator.prototype.serviceWorker"
"""As over plain http, where a page has none."""

_SLOW = "was preloaded using link preload but not used within a few seconds"
"""Chromium's remark about a machine that has other work to do."""

_LISTEN = """
    addEventListener('securitypolicyviolation', (e) =>
        console.error('CSP', e.violatedDirective, e.blockedURI));
    window.heard = [];
    const live = '[aria-live]:not([aria-live=off]), [role=alert], [role=status]';
    new MutationObserver((changes) => {
        const regions = new Set();
        for (const { target, addedNodes } of changes) {
            const around = (target.closest ? target : target.parentElement)?.closest(live);
            if (around) regions.add(around);
            for (const node of addedNodes) {
                if (node.matches?.(live)) regions.add(node);
                node.querySelectorAll?.(live).forEach((region) => regions.add(region));
            }
        }
        for (const region of regions) {
            if (region.textContent.trim()) window.heard.push(region.textContent.trim());
        }
    }).observe(document, { subtree: true, childList: true, characterData: true });
    const random = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => bytes.length === 16 ? bytes.fill(7) : random(bytes);
    // A touch is a short one unless a test says so, however long the machine takes for it.
    const later = window.setTimeout;
    window.setTimeout = (then, wait, ...more) => {
        const isForLong = window.event?.type === 'pointerdown' && !window.touchesLong;
        return later(then, isForLong ? 2 ** 31 - 1 : wait, ...more);
    };
    addEventListener('contextmenu', (event) => {
        if (event.pointerType === 'touch' && !window.touchesLong) event.stopImmediatePropagation();
    }, true);
    window.lines = [];
    window.shown = {};
    window.WebSocket = class extends WebSocket {
        constructor(...about) {
            super(...about);
            window.lines.push(this);
            this.addEventListener('message', ({ data }) => {
                const { type, seat, rev } = JSON.parse(data);
                // Once the page has done with it what it does.
                if (type === 'view') setTimeout(() => (window.shown[seat] = rev));
            });
        }
    };
"""
"""Reports of the security policy become errors of the console; what is read out is kept, which
view is on the screen, and lines to the server, so that they can be cut; touches are short."""


def press_key(page: Page, key: str) -> None:
    """Once what is on the page is on the screen: a press counts for what somebody could see."""
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    page.keyboard.press(key)


class Visitor:
    """A page, and everything that went wrong on it: errors, refused resources, foreign requests."""

    def __init__(
        self, page: Page, address: str, language: str = "en", *, keeps_files: bool = False
    ) -> None:
        self.page = page
        self.words = Catalogue(language)
        self._went_wrong: list[str] = []
        self._forgiven: list[str] = []
        self.views: dict[int, dict[str, Any]] = {}
        self.answers: list[dict[str, Any]] = []
        self.names: list[str] = []
        self._host = urlsplit(address).netloc
        page.context.set_default_timeout(SECONDS * 1000)
        page.on("console", lambda said: self._logged(said.type, said.text))
        page.on("pageerror", lambda error: self._went_wrong.append(str(error)))
        page.on("request", lambda request: self._asked(request.url))
        page.on("websocket", self._connected)
        page.add_init_script(_LISTEN)
        if not keeps_files:
            page.add_init_script(_NO_WORKER)

    def _logged(self, kind: str, text: str) -> None:
        remarks = (_TAKEN_OVER, _SLOW)
        if kind in {"error", "warning"} and not any(remark in text for remark in remarks):
            self._went_wrong.append(text)

    def _asked(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in {"http", "https", "ws"} and parts.netloc != self._host:
            self._went_wrong.append(f"a foreign request: {url}")

    def _connected(self, socket: WebSocket) -> None:
        self._asked(socket.url)
        if "/api/tables/" in socket.url:
            socket.on("framereceived", self._received)

    def _received(self, payload: str | bytes) -> None:
        message = json.loads(payload)
        if message["type"] == "view":
            self.views[message["seat"]] = message
        elif message["type"] == "room":
            self.names = [chair["name"] for chair in message["chairs"]]
        elif message["type"] in {"ack", "reject"}:
            self.answers.append(message)

    @property
    def trouble(self) -> list[str]:
        """Errors on the page that the test has not forgiven."""
        pattern = "|".join(self._forgiven) or "$."
        return [text for text in self._went_wrong if not re.search(pattern, text)]

    def forgive(self, pattern: str) -> None:
        """Take no notice of trouble of this kind, whenever it comes: browsers log in their time."""
        self._forgiven.append(pattern)

    # Going places

    def go(self, path: str) -> None:
        self.page.goto(path)

    def open_table(self, **wish: Any) -> str:  # noqa: ANN401 - as the interface takes it
        """A table that is opened without the dialogue; its id."""
        opened = ask(self.page, "POST", "/api/tables", wish)
        assert "room" in opened, opened
        return f"{opened['room']['id']}#{opened['secret']}"

    def sits_down(self, room: str, name: str) -> None:
        """Come by a link, say who one is, and take a seat."""
        self.go(f"/t/{room}")
        self.page.get_by_role("textbox").fill(name)
        self.button(self.text("page-sit")).click()

    def loses_the_line(self) -> None:
        """The network is gone, and the table says so."""
        self.page.context.set_offline(True)
        self.page.evaluate("for (const line of window.lines) line.close()")
        self.sees(self.text("page-connection-lost"))

    def gets_the_line_back(self) -> None:
        """The network is there again; the page finds out by itself."""
        self.page.context.set_offline(False)
        self.is_at_the_table_again()

    def is_at_the_table_again(self) -> None:
        """The page has connected again by itself; its tries before were logged by the browser."""
        self.forgive("WebSocket connection")
        expect(self.page.get_by_text(self.text("page-connection-lost"))).to_have_count(0)

    # Seeing and hearing

    def text(self, key: str, **arguments: Argument) -> str:
        """A text of the page in the visitor's language."""
        return self.words.text(say(key, **arguments))

    def sees(self, text: str | re.Pattern[str]) -> None:
        """Some place of the page shows it now, or soon."""
        expect(self.page.get_by_text(text).locator("visible=true").first).to_be_visible()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    @property
    def heard(self) -> list[str]:
        """The text that a screen reader has read out by itself since the page was opened."""
        return list(self.page.evaluate("window.heard"))

    def hears(self, pattern: str) -> None:
        """Something like this is read out, or was already."""
        self.page.wait_for_function(
            "pattern => window.heard.some((said) => new RegExp(pattern, 'iu').test(said))",
            arg=pattern,
        )

    def sees_nothing_move(self) -> None:
        """Until everything on the page has come to rest, but what moves for ever."""
        self.page.evaluate(
            """async (patience) => {
                const end = Date.now() + patience;
                for (;;) {
                    // What has changed now begins to move with the next frame.
                    await new Promise(requestAnimationFrame);
                    await new Promise(requestAnimationFrame);
                    // What is folded away stands still and never comes to its end.
                    const moves = document.getAnimations().filter(({ effect, playState }) =>
                        playState !== 'finished' && effect.target.checkVisibility()
                        && effect.getComputedTiming().endTime < Infinity);
                    if (!moves.length) return;
                    if (Date.now() > end) throw new Error(moves[0].effect.target.outerHTML);
                }
            }""",
            SECONDS * 1000,
        )

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Wait until something holds of what was sent to the page."""
        end = time.monotonic() + SECONDS
        while not holds():
            assert time.monotonic() < end, f"waited in vain for {what}: {self.views}"
            # Playwright hands over what has happened only while it is asked for something.
            self.page.wait_for_timeout(20)

    def sees_what_was_sent(self) -> None:
        """Until the newest views are on the screen, and the table says that it is not busy."""
        revs = {seat: view["rev"] for seat, view in self.views.items()}
        self.page.wait_for_function(
            "revs => Object.entries(revs).every(([seat, rev]) => window.shown[seat] >= rev)",
            arg=revs,
        )
        expect(self.page.locator("[aria-busy=true]")).to_have_count(0)

    # Grass

    @property
    def bar(self) -> Locator:
        """The line that says who must do what, with its buttons."""
        return self.page.locator(".bar")

    @property
    def hand(self) -> Locator:
        name = self.text("page-hand")
        return self.page.get_by_role("toolbar", name=name).get_by_role("button")

    @property
    def cards(self) -> list[str]:
        """The codes of the cards in hand."""
        return list(self.hand.evaluate_all("all => all.map((card) => card.dataset.card)"))

    def wait_for_turn(self) -> None:
        """Until it is one's own turn to play; what others offer before is declined."""
        from tests.browser.helpers.grass_player import GrassPlayer, Mouse

        GrassPlayer(self, Mouse()).comes_to_play()

    def play_grass(self) -> None:
        """Play whatever can be played, by clicks, until the game is over."""
        from tests.browser.helpers.grass_player import GrassPlayer, Mouse

        GrassPlayer(self, Mouse()).plays_to_the_end()
