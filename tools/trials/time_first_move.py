"""Measure the time of a new guest from opening the page to the first move of a game.

    python -m tools.trials.time_first_move            at this machine's speed
    python -m tools.trials.time_first_move --phone    on 4G (9 Mbit/s, 85 ms), a quarter of the CPU

The guest opens Home, taps "Play now", waits for their turn, taps a card and an action for it.
People need time to read, which is not counted; everything that they wait for is.
"""

from __future__ import annotations

import argparse
import contextlib
import time

from playwright.sync_api import Browser, Page, TimeoutError  # noqa: A004 - its own

import hatch_build
from tools.generate.browsing import chromium
from tools.generate.screens.fixed_server import fixed_server

_4G = {"offline": False, "latency": 85, "downloadThroughput": 9e6 / 8, "uploadThroughput": 3e6 / 8}
_SLOWER = 4


def as_phone(page: Page) -> None:
    """Slow processor and network down to those of a phone."""
    browser = page.context.new_cdp_session(page)
    browser.send("Network.enable")
    browser.send("Network.emulateNetworkConditions", _4G)
    browser.send("Emulation.setCPUThrottlingRate", {"rate": _SLOWER})


def measure(browser: Browser, game: str, *, phone: bool) -> dict[str, float]:
    """The seconds until each step was done."""
    with fixed_server(f"first move of {game}") as address:
        page = browser.new_context(base_url=address, locale="en").new_page()
        if phone:
            as_phone(page)
        began = time.perf_counter()
        steps: dict[str, float] = {}

        def done(step: str) -> None:
            steps[step] = time.perf_counter() - began

        page.goto("/", wait_until="commit")
        button = page.locator(f".game.{game} .button.first")
        button.wait_for()
        done("the page is there")
        button.click()
        card = page.locator(".hand button")
        card.first.wait_for()
        done("the table is there")
        if game == "grass":
            _move_in_grass(page)
        else:
            page.get_by_role("group", name="Your hand").get_by_role("button").first.click()
            page.get_by_role("button", name="Place here").click()
            page.get_by_text("Card 3 of 9").wait_for()
        done("the first move is made")
        page.context.close()
    return steps


def _move_in_grass(page: Page) -> None:
    """Discard the first card that can be; offers of bots before that are declined."""
    own = page.get_by_text("Your turn:")
    decline = page.get_by_role("button", name="Decline", exact=True)
    while not own.count():
        own.or_(decline).first.wait_for()
        if own.count():
            break
        # An offer may be over before it is answered.
        with contextlib.suppress(TimeoutError):
            decline.click(timeout=1000)
    for card in page.locator(".hand button").all():
        card.click()
        discard = page.get_by_role("button", name="Discard", exact=True)
        if discard.count():
            discard.click()
            break
    page.locator(".hand button").nth(6).wait_for(state="detached")


def main() -> None:
    """Measure both games, and print the results."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--phone", action="store_true")
    asked = parser.parse_args()
    hatch_build.build()
    with chromium() as browser:
        for game in ("grass", "grove"):
            for step, seconds in measure(browser, game, phone=asked.phone).items():
                print(f"{game}: {step} after {seconds:.1f} s", flush=True)


if __name__ == "__main__":
    main()
