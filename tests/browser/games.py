"""Games that are brought to their end without anybody looking at them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.visitor import PATIENCE


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
    page.evaluate(
        """async ([path, patience]) => {
            const end = Date.now() + patience;
            while ((await (await fetch(path)).json()).status !== "over") {
                if (Date.now() > end) throw new Error("the bots do not come to an end");
                await new Promise((soon) => setTimeout(soon, 200));
            }
        }""",
        [f"/api/tables/{room}", PATIENCE * 1000],
    )
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
