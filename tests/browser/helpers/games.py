"""Games that are brought to their end without anybody looking at them."""

from __future__ import annotations

import json
import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.waiting import SECONDS


def ask(page: Page, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
    """Ask the server with the cookies of this browser, whether or not a page is open."""
    sent = None if body is None else json.dumps(body)
    headers = {"content-type": "application/json", "sec-fetch-site": "same-origin"}
    if page.url == "about:blank":
        timeout = SECONDS * 1000
        answer = page.context.request.fetch(
            path, method=method, headers=headers, data=sent, timeout=timeout
        )
        return None if answer.status == 204 else answer.json()
    return page.evaluate(
        """async ([path, method, headers, body]) => {
            const answer = await fetch(path, { method, headers, body });
            return answer.status === 204 ? null : answer.json();
        }""",
        [path, method, headers, sent],
    )


def finished(page: Page, game: str, **wish: Any) -> str:  # noqa: ANN401 - as the interface takes it
    """A game that bots have played to its end; its id."""
    body = {"game": game, "pace": "instant", "nonce": "salt", **wish}
    room = ask(page, "POST", "/api/play", body)["room"]["id"]
    ask(page, "POST", f"/api/tables/{room}/leave", {"how": "hand_over"})
    end = time.monotonic() + SECONDS
    while ask(page, "GET", f"/api/tables/{room}")["status"] != "over":
        assert time.monotonic() < end, "the bots do not come to an end"
        page.wait_for_timeout(50)
    return str(room)


def lay_all(page: Page) -> None:
    """Lay a card wherever it may lie, until the harvest is counted."""
    card = page.locator(".hand .card").first
    over = page.get_by_role("dialog")
    for _ in range(9):
        expect(card.or_(over).first).to_be_visible()
        if over.count():
            return
        before = page.locator(".facts").inner_text()
        card.click()
        page.locator(".controls .lay").click()
        page.wait_for_function(
            """before => document.querySelector('.facts')?.innerText !== before
                || document.querySelector('[role=dialog]')""",
            arg=before,
        )
    expect(over).to_be_visible()
