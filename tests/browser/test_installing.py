"""The page as something that is installed: what it keeps, what it never keeps, newer versions."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, Request, expect

import hatch_build
from tests.browser.visitor import Visitor

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map((request) => request.url);
}"""


def test_a_browser_finds_nothing_that_keeps_the_page_from_being_installed(page: Page) -> None:
    page.goto("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Tests have windows that keep nothing; some browsers count that as a reason, some do not.
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_first_game_screen_is_at_most_200_kilobytes(
    visit: Callable[..., Visitor], language: str
) -> None:
    """All that a new guest is sent until they can play, as it is sent: texts, fonts, pictures."""
    visitor = visit(language=language)
    page = visitor.page
    page.context.route("**/service-worker.js", lambda route: route.abort())
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda request: sizes.update(_size(request)))
    page.goto("/")
    page.locator(".game.grass .button.first").click()
    expect(page.locator(".hand button").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")
    visitor.trouble.clear()  # the browser complains about the worker that it did not get
    assert any("GrassTable" in name for name in sizes)
    assert sum(sizes.values()) <= 200_000, sizes


def _size(request: Request) -> dict[str, int]:
    return {urlsplit(request.url).path: request.sizes()["responseBodySize"]}


def test_only_built_files_and_the_page_are_kept(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.evaluate(KEPT)
    page.get_by_role("button", name="Play now").first.click()
    visitor.wait_for_turn()
    page.goto("/games")
    expect(page.get_by_role("link", name="Grass")).to_be_visible()
    kept = [urlsplit(url).path for url in page.evaluate(KEPT)]
    assert any(path.endswith(".woff2") for path in kept)
    assert {path for path in kept if not path.startswith("/assets/")} == {"/"}


def test_without_a_connection_the_page_is_there_and_says_so(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    page.evaluate(KEPT)
    page.context.set_offline(True)
    page.goto("/new")
    page.goto("/")
    page.get_by_role("button", name="Play now").first.click()
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    # Browsers log what cannot be reached.
    assert all("ERR_INTERNET_DISCONNECTED" in one for one in visitor.trouble)
    visitor.trouble.clear()


class _Screens(http.server.SimpleHTTPRequestHandler):
    """Files of a folder, as they are now."""

    def end_headers(self) -> None:
        self.send_header("cache-control", "no-cache")
        super().end_headers()

    def log_message(self, *_: object) -> None:
        """Nothing."""


@pytest.fixture
def copy(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """The built client in a folder of its own, and where it is served."""
    hatch_build.build()
    folder = tmp_path / "page"
    shutil.copytree(hatch_build.PAGE, folder)
    handler = functools.partial(_Screens, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield folder, f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


_UPDATE = "navigator.serviceWorker.ready.then((one) => one.update()).then(() => null)"


def _version(caches: list[str]) -> str:
    return caches[0].removeprefix("greentable-")


def _change_worker(folder: Path, changes: dict[str, str]) -> None:
    worker = folder / "service-worker.js"
    text = worker.read_text(encoding="utf-8")
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after)
    worker.write_text(text, "utf-8")


def test_who_has_the_newer_page_already_is_not_asked_to_load_it(
    browser: Browser, copy: tuple[Path, str]
) -> None:
    folder, address = copy
    page = browser.new_context(locale="en").new_page()
    page.goto(address)
    first = page.evaluate("navigator.serviceWorker.ready.then(() => caches.keys())")
    # The newer worker keeps the page that is open.
    _change_worker(folder, {_version(first): "newer"})
    state = page.evaluate(
        """async () => {
            const later = () => new Promise((soon) => setTimeout(soon, 50));
            while (!navigator.serviceWorker.controller) await later();
            const registration = await navigator.serviceWorker.ready;
            await registration.update();
            const worker = registration.installing ?? registration.waiting;
            while (worker.state === "installing") await later();
            // Questions are answered in their order: the page has asked before.
            const { port1, port2 } = new MessageChannel();
            const answered = new Promise((done) => { port1.onmessage = done; });
            worker.postMessage("", [port2]);
            await answered;
            return worker.state;
        }"""
    )
    assert state == "installed", "it waits for older pages to be closed"
    expect(page.get_by_text("A new version is here.")).to_have_count(0)
    page.context.close()


def test_a_newer_version_is_offered_and_loaded_when_it_is_wanted(
    browser: Browser, copy: tuple[Path, str]
) -> None:
    folder, address = copy
    page = browser.new_context(locale="en").new_page()
    page.goto(address)
    first = page.evaluate("navigator.serviceWorker.ready.then(() => caches.keys())")
    offered = page.get_by_text("A new version is here.")
    expect(offered).to_have_count(0)

    # The newer version has a page of its own.
    script = str(page.locator("script[type=module]").get_attribute("src"))
    shutil.copy(folder / script[1:], folder / "assets" / "newer.js")
    _change_worker(folder, {script: "/assets/newer.js", _version(first): "newer"})
    page.evaluate(_UPDATE)
    expect(offered).to_be_visible()
    page.get_by_role("button", name="Later").click()
    expect(offered).to_have_count(0)
    page.reload()
    with page.expect_navigation():
        page.get_by_role("button", name="Load it").click()
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    expect(offered).to_have_count(0)
    page.wait_for_function(
        "caches.keys().then((names) => names.join() === 'greentable-newer')", polling=100
    )
    page.context.close()
