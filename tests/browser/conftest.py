"""A real server, a real Chromium, and pages on which nothing may go wrong unseen."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Playwright, expect, sync_playwright

import hatch_build
from tests.browser.chromium import find
from tests.browser.helpers.serving import Server
from tests.browser.helpers.visitor import DESK, PHONE, Visitor
from tests.server.waiting import SECONDS

Theme = Literal["light", "dark"]
Visit = Callable[..., Visitor]

expect.set_options(timeout=SECONDS * 1000)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Where the server is that serves the client as it is now."""
    hatch_build.build()
    server = Server(tmp_path_factory.mktemp("data"))
    yield server.address
    server.stop()


@pytest.fixture(scope="package")
def playwright() -> Iterator[Playwright]:
    """While it runs it holds the event loop of the thread: tests elsewhere want that themselves."""
    # The node that Playwright carries wants a library that a bare Debian does not have.
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(hatch_build.node()[0])
    with sync_playwright() as started:
        yield started


def launch(playwright: Playwright, *options: str) -> Browser:
    """A Chromium."""
    chromium = find.find()
    # Inside a container the sandbox of the browser cannot be made by root.
    by_root = ["--no-sandbox"] if os.geteuid() == 0 else []
    return playwright.chromium.launch(
        executable_path=chromium.path,
        args=[*by_root, *options],
        env={**os.environ, **chromium.environment},
        timeout=SECONDS * 1000,
    )


@pytest.fixture(scope="package")
def browser(playwright: Playwright) -> Iterator[Browser]:
    started = launch(playwright)
    yield started
    started.close()


@pytest.fixture
def visit(browser: Browser, address: str) -> Iterator[Visit]:
    """Open a browser for a new visitor: `visit(phone=True, language="de")`.

    Without a service worker, as over plain http: to fetch all files ahead, for each visitor anew,
    takes a quarter of the processor time of these tests. `keeps_files` gives them one.
    """
    visitors: list[Visitor] = []

    def come(
        *,
        phone: bool = False,
        language: str = "en",
        theme: Theme = "light",
        at: str = address,
        keeps_files: bool = False,
    ) -> Visitor:
        size = PHONE if phone else DESK
        context = browser.new_context(
            base_url=at,
            viewport=size,
            has_touch=phone,
            is_mobile=phone,
            locale=language,
            reduced_motion="reduce",
            color_scheme=theme,
        )
        visitors.append(Visitor(context.new_page(), at, language, keeps_files=keeps_files))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.page.context.close()
        assert visitor.trouble == []


@pytest.fixture
def visitor(visit: Visit) -> Visitor:
    """Somebody at a desk."""
    return visit()


@pytest.fixture
def page(visitor: Visitor) -> Page:
    return visitor.page
