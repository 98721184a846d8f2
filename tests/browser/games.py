"""Games that are brought to their end without anybody looking at them."""

from __future__ import annotations

import time
from typing import Any

from playwright.sync_api import Page, expect


def ask(page: Page, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
    """What the server answers to this browser."""
    return page.evaluate(
        """async ([method, path, body]) => {
            const headers = { "content-type": "application/json" };
            const sent = body === null ? {} : { body: JSON.stringify(body) };
            const answer = await fetch(path, { method, headers, ...sent });
            return answer.status === 204 ? null : answer.json();
        }""",
        [method, path, body],
    )


def finished(page: Page, game: str, **wish: Any) -> str:  # noqa: ANN401 - as the interface takes it
    """A game that bots have played to its end; its id."""
    page.goto("/")
    body = {"game": game, "pace": "instant", "nonce": "salt", **wish}
    room = ask(page, "POST", "/api/play", body)["room"]["id"]
    ask(page, "POST", f"/api/tables/{room}/leave", {"how": "hand_over"})
    for _ in range(600):  # two minutes: other tests may have the processor
        if ask(page, "GET", f"/api/tables/{room}")["status"] == "over":
            return str(room)
        time.sleep(0.2)
    message = "the bots do not come to an end"
    raise AssertionError(message)


def lay_all(page: Page) -> None:
    """Lay a card wherever it may lie, until the harvest is counted."""
    card = page.get_by_role("group", name="Your hand").get_by_role("button").first
    over = page.get_by_role("dialog")
    for _ in range(9):
        expect(card.or_(over).first).to_be_visible()
        if over.count():
            return
        before = page.locator(".facts").inner_text()
        card.click()
        page.get_by_role("button", name="Lay it here").click()
        page.wait_for_function(
            """before => document.querySelector('.facts')?.innerText !== before
                || document.querySelector('[role=dialog]')""",
            arg=before,
        )
    expect(over).to_be_visible()
