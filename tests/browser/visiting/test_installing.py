"""The page as something that is installed: what it keeps, what it never keeps, newer versions."""

from __future__ import annotations

import functools
import http.server
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Request, expect

import hatch_build
from tests.browser.conftest import Visit
from tests.browser.helpers.visitor import Visitor

KEPT = """async () => {
    await navigator.serviceWorker.ready;
    const names = await caches.keys();
    const caught = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return caught.flat().map((request) => request.url);
}"""


_PLAY = ".game.grass .button.first"


def test_the_page_can_be_installed_keeps_its_own_files_only_and_is_there_without_a_connection(
    visit: Visit,
) -> None:
    visitor = visit(keeps_files=True)
    page = visitor.page
    page.goto("/")
    page.evaluate(KEPT)
    browser = page.context.new_cdp_session(page)
    assert browser.send("Page.getAppManifest")["errors"] == []
    found = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # Tests have windows that keep nothing; some browsers count that as a reason, some do not.
    assert [one["errorId"] for one in found if one["errorId"] != "in-incognito"] == []

    page.locator(_PLAY).click()
    expect(visitor.hand).not_to_have_count(0)
    page.goto("/games")
    expect(page.locator("main a[href^='/t/']")).to_be_visible()
    kept = [urlsplit(url).path for url in page.evaluate(KEPT)]
    assert any(path.endswith(".woff2") for path in kept)
    assert {path for path in kept if not path.startswith("/assets/")} == {"/"}

    page.context.set_offline(True)
    page.goto("/new")
    page.goto("/")
    page.locator(_PLAY).click()
    expect(page.get_by_role("alert")).to_contain_text(visitor.text("page-offline"))
    visitor.forgive("ERR_INTERNET_DISCONNECTED")


@pytest.mark.parametrize("language", ["en", pytest.param("fr", marks=pytest.mark.slow)])
def test_the_first_game_screen_is_at_most_200_kilobytes(visit: Visit, language: str) -> None:
    """All that a new guest is sent until they can play, as it is sent: texts, fonts, pictures."""
    visitor = visit(language=language)
    page = visitor.page
    sizes: dict[str, int] = {}
    page.on("requestfinished", lambda request: sizes.update(_size(request)))
    page.goto("/")
    page.locator(_PLAY).click()
    expect(page.locator(".hand button").first).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => null)")
    assert any("GrassTable" in name for name in sizes)
    assert sum(sizes.values()) <= 200_000, sizes


def _size(request: Request) -> dict[str, int]:
    return {urlsplit(request.url).path: request.sizes()["responseBodySize"]}


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


def _come(browser: Browser, address: str) -> tuple[Visitor, list[str]]:
    """Somebody with the page, whose service worker has taken over; and the names of its caches."""
    page = browser.new_context(base_url=address, locale="en").new_page()
    visitor = Visitor(page, address, keeps_files=True)
    visitor.go("/")
    names = visitor.page.evaluate("navigator.serviceWorker.ready.then(() => caches.keys())")
    visitor.page.wait_for_function("navigator.serviceWorker.controller")
    return visitor, list(names)


def _version(caches: list[str]) -> str:
    return caches[0].removeprefix("greentable-")


def _change_worker(folder: Path, changes: dict[str, str]) -> None:
    worker = folder / "service-worker.js"
    text = worker.read_text(encoding="utf-8")
    for before, after in changes.items():
        assert before in text
        text = text.replace(before, after)
    worker.write_text(text, "utf-8")


@pytest.mark.slow
def test_who_has_the_newer_page_already_is_not_asked_to_load_it(
    browser: Browser, copy: tuple[Path, str]
) -> None:
    folder, address = copy
    visitor, first = _come(browser, address)
    # The newer worker keeps the page that is open.
    _change_worker(folder, {_version(first): "newer"})
    state = visitor.page.evaluate(
        """async () => {
            const registration = await navigator.serviceWorker.ready;
            await registration.update();
            const worker = registration.installing ?? registration.waiting;
            await new Promise((done) => {
                const look = () => worker.state !== "installing" && done();
                worker.addEventListener("statechange", look);
                look();
            });
            // Questions are answered in their order: the page has asked before.
            const { port1, port2 } = new MessageChannel();
            const answered = new Promise((done) => { port1.onmessage = done; });
            worker.postMessage("", [port2]);
            await answered;
            return worker.state;
        }"""
    )
    assert state == "installed", "it waits for older pages to be closed"
    expect(visitor.page.get_by_text(visitor.text("page-update-ready"))).to_have_count(0)
    visitor.page.context.close()


def test_a_newer_version_is_offered_and_loaded_when_it_is_wanted(
    browser: Browser, copy: tuple[Path, str]
) -> None:
    folder, address = copy
    visitor, first = _come(browser, address)
    page = visitor.page
    offered = page.get_by_text(visitor.text("page-update-ready"))
    expect(offered).to_have_count(0)

    # The newer version has a page of its own.
    script = str(page.locator("script[type=module]").get_attribute("src"))
    shutil.copy(folder / script[1:], folder / "assets" / "newer.js")
    _change_worker(folder, {script: "/assets/newer.js", _version(first): "newer"})
    page.evaluate(_UPDATE)
    expect(offered).to_be_visible()
    visitor.button(visitor.text("page-update-later")).click()
    expect(offered).to_have_count(0)
    page.reload()
    with page.expect_navigation():
        visitor.button(visitor.text("page-update-take")).click()
    expect(page.locator(_PLAY)).to_be_visible()
    expect(offered).to_have_count(0)
    page.wait_for_function(
        "caches.keys().then((names) => names.join() === 'greentable-newer')", polling=100
    )
    page.context.close()
