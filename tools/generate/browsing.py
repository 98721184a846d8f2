"""A browser for programs that draw: the Chromium that the tests use."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

import hatch_build
from tests.browser.chromium import find


@contextmanager
def chromium(*options: str) -> Iterator[Browser]:
    """A Chromium without a window."""
    # The node that Playwright carries wants a library that a bare Debian does not have.
    os.environ["PLAYWRIGHT_NODEJS_PATH"] = str(hatch_build.node()[0])
    found = find.find()
    # Inside a container the sandbox of the browser cannot be made by root.
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found.path,
            args=[*sandbox, *options],
            env={**os.environ, **found.environment},
        )
        yield browser
        browser.close()
