"""A Firefox as Mozilla makes it, over WebDriver BiDi: just enough to look, click and type.

Playwright drives a Firefox of its own, or one newer than Debian's. npm's puppeteer-core can
drive that one, but from Node, where servers, texts and fixtures of these tests are not at hand.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.helpers import firefox
from tests.browser.helpers.visitor import DESK
from tests.server.waiting import SECONDS

_LISTENS = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
_PREFERENCES = {
    "ui.prefersReducedMotion": 1,
    "intl.accept_languages": "en",
    "browser.shell.checkDefaultBrowser": False,
    "datareporting.policy.dataSubmissionEnabled": False,
}
_LOADING = ("network.beforeRequestSent", "network.responseCompleted", "network.fetchError")
_WAIT = """async (what, text) => {
    const end = Date.now() + 250_000;
    for (;;) {
        const found = [...document.querySelectorAll(what)].find(
            (one) => one.checkVisibility() && !one.disabled && one.textContent.includes(text));
        if (found) {
            found.scrollIntoView({ block: "nearest" });
            const { x, y, width, height } = found.getBoundingClientRect();
            return JSON.stringify([Math.round(x + width / 2), Math.round(y + height / 2)]);
        }
        if (Date.now() > end) throw new Error(`${what} with ${text} is not there: `
            + document.body.innerText);
        await new Promise((soon) => setTimeout(soon, 50));
    }
}"""


@contextmanager
def open_firefox(profile: Path) -> Iterator[FirefoxPage]:
    """A headless Firefox with a new profile, as long as it is wanted."""
    found = firefox.find()
    preferences = (f'user_pref("{k}", {json.dumps(v)});\n' for k, v in _PREFERENCES.items())
    (profile / "user.js").write_text("".join(preferences), encoding="utf-8")
    with subprocess.Popen(
        [found.path, "--headless", "--remote-debugging-port=0", "--profile", profile],
        stderr=subprocess.PIPE,
        text=True,
        env=os.environ | found.environment,
    ) as process:
        try:
            where = f"{_where_it_listens(process)}/session"
            with connect(where, max_size=None, open_timeout=SECONDS, ping_interval=None) as line:
                yield FirefoxPage(line)
        finally:
            process.terminate()


def _where_it_listens(process: subprocess.Popen[str]) -> str:
    assert process.stderr is not None
    said = []
    for line in process.stderr:
        said.append(line)
        if listens := _LISTENS.search(line):
            return listens[1]
    raise AssertionError(f"Firefox does not start: {said}")


_CUT_OFF = "A ServiceWorker intercepted the request and encountered an unexpected error"
"""Firefox's remark about a file that a page was still loading when it was left. A page that lacks
one of its files shows no heading, which is noticed anyway."""


class FirefoxPage:
    """One page of Firefox, and everything that went wrong on it."""

    def __init__(self, line: ClientConnection) -> None:
        self._line = line
        self._asked = 0
        self.trouble: list[str] = []
        self._loading: set[str] = set()
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded", *_LOADING])
        [page] = self._ask("browsingContext.getTree")["contexts"]
        self._page = page["context"]
        self._ask("browsingContext.setViewport", context=self._page, viewport=DESK)

    def _ask(self, method: str, **about: Any) -> dict[str, Any]:  # noqa: ANN401 - JSON
        self._asked += 1
        self._line.send(json.dumps({"id": self._asked, "method": method, "params": about}))
        while True:
            told = self._hear()
            if told.get("id") == self._asked:
                assert told["type"] == "success", told
                return dict(told["result"])

    def _hear(self) -> dict[str, Any]:
        told = dict(json.loads(self._line.recv(timeout=SECONDS)))
        method = told.get("method")
        if method == "log.entryAdded":
            self._logged(told["params"])
        elif method in _LOADING:
            self._loads(told["params"]["request"], is_done=method != _LOADING[0])
        return told

    def _loads(self, request: dict[str, Any], *, is_done: bool) -> None:
        """Which of our files are on their way: one that is not awaited is an error in the log."""
        if is_done:
            self._loading.discard(request["request"])
        elif "/assets/" in request["url"]:
            self._loading.add(request["request"])

    def _logged(self, entry: dict[str, Any]) -> None:
        if entry["level"] in {"error", "warn"} and _CUT_OFF not in entry["text"]:
            self.trouble.append(entry["text"])

    def go(self, url: str) -> None:
        while self._loading:
            self._hear()
        self._ask("browsingContext.navigate", context=self._page, url=url, wait="complete")

    def evaluate(self, function: str, *about: str) -> Any:  # noqa: ANN401 - JSON
        """The answer of a function of the page, in JSON."""
        answer = self._ask(
            "script.callFunction",
            functionDeclaration=function,
            arguments=[{"type": "string", "value": one} for one in about],
            awaitPromise=True,
            target={"context": self._page},
        )
        assert answer["type"] == "success", answer["exceptionDetails"]["text"]
        return json.loads(answer["result"]["value"])

    def sees(self, what: str, text: str = "") -> list[int]:
        """Wait until something is there and can be used; where its middle is."""
        return list(self.evaluate(_WAIT, what, text))

    def clicks(self, what: str, text: str = "") -> None:
        x, y = self.sees(what, text)
        self._ask(
            "input.performActions",
            context=self._page,
            actions=[
                {
                    "type": "pointer",
                    "id": "mouse",
                    "actions": [
                        {"type": "pointerMove", "x": x, "y": y},
                        {"type": "pointerDown", "button": 0},
                        {"type": "pointerUp", "button": 0},
                    ],
                }
            ],
        )

    def presses(self, key: str) -> None:
        actions = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        keyboard = {"type": "key", "id": "keyboard", "actions": actions}
        self._ask("input.performActions", context=self._page, actions=[keyboard])
