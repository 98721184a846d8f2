"""Take a picture of each main screen into docs/screens.

python -m tools.generate.screens            all of them
python -m tools.generate.screens grass home only these
"""

from __future__ import annotations

import argparse
import base64
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

import hatch_build
from tests.browser.helpers.games import ask
from tools.generate.browsing import chromium
from tools.generate.screens.fixed_server import BEGINNING, fixed_server
from tools.generate.screens.playing import begin, play

FOLDER = Path(__file__).parents[3] / "docs" / "screens"
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
SEEDS = {"grass": "b"}
"""Games that make a good picture; any other screen has its name as seed."""
LANGUAGES = ("it", "nl", "de", "fr")
_QUALITY = 0.82

_AS_WEBP = """async ([png, quality]) => {
    const picture = await createImageBitmap(await (await fetch(png)).blob());
    const canvas = Object.assign(document.createElement("canvas"), {
        width: picture.width, height: picture.height });
    canvas.getContext("2d").drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", quality);
}"""


class Taken(NamedTuple):
    """The settings of a picture."""

    screen: str
    theme: Literal["light", "dark"] = "light"
    language: str = "en"
    phone: bool = False

    @property
    def name(self) -> str:
        parts = [self.screen]
        parts += ["phone"] if self.phone else []
        parts += ["night"] if self.theme == "dark" else []
        parts += [self.language] if self.language != "en" else []
        return "-".join(parts)


# The screens: the steps to get there, then the texts that must be visible.


def _home(page: Page) -> str:
    page.goto("/")
    return ".game"


def _grass(page: Page) -> str:
    room = begin(page, game="grass", seats=4)
    play(page, room, 26)
    page.goto(f"/t/{room}")
    return ".hand button"


def _grass_six(page: Page) -> str:
    room = begin(page, game="grass", seats=6)
    play(page, room, 12)
    page.goto(f"/t/{room}")
    return ".hand button"


def _grove(page: Page) -> str:
    room = begin(page, game="grove", ruleset="house recipes")
    play(page, room, 6)
    page.goto(f"/t/{room}")
    page.get_by_role("group").get_by_role("button").first.click()
    return ".clause"


def _grove_end(page: Page) -> str:
    room = begin(page, game="grove")
    page.goto(f"/t/{room}")
    page.wait_for_selector(".facts")
    play(page, room, 9)
    page.reload()
    return "[role=dialog], dialog"


def _replay(page: Page) -> str:
    room = begin(page, game="grass", seats=3, ruleset="2018 max_rounds=1")
    play(page, room, 10_000)
    page.goto(f"/r/{room}#60")
    return "input[type=range]"


def _lobby(page: Page) -> str:
    opened = ask(page, "POST", "/api/tables", {"game": "grass", "seats": 4})
    page.goto(f"/t/{opened['room']['id']}#{opened['secret']}")
    return "main"


def _games(page: Page) -> str:
    for game in ("grove", "grass"):
        rules = {"ruleset": "2018 max_rounds=1"} if game == "grass" else {}
        play(page, begin(page, game=game, **rules), 10_000)
    begin(page, game="grove")
    page.goto("/games")
    return "tbody"


def _daily(page: Page) -> str:
    page.goto("/daily")
    return "[data-puzzle]"


SCREENS: dict[str, Callable[[Page], str]] = {
    "home": _home,
    "grass": _grass,
    "grass-six": _grass_six,
    "grove": _grove,
    "grove-end": _grove_end,
    "replay": _replay,
    "lobby": _lobby,
    "games": _games,
    "daily": _daily,
}
PATHS = {
    "new": ("/new", "form, main .button"),
    "rules": ("/rules/grass", "#card-MO"),
    "rules-grove": ("/rules/grove", "main h2"),
    "score": ("/score/grass", "table"),
    "score-grove": ("/score/grove", "[data-cell]"),
    "editor": ("/edit", ".button.first:enabled"),
    "learn": ("/learn/grass", "[data-step]"),
    "learn-grove": ("/learn/grove", "[data-step]"),
    "settings": ("/settings", "fieldset"),
    "join": ("/join", "input"),
    "host": ("/host", "main h2"),
}


ON_PHONES = ("home", "grass", "grove", "replay", "rules", "editor", "games", "learn")
BY_NIGHT = ("home", "grass", "grove")


def pictures() -> Iterator[Taken]:
    """All pictures: every screen, and the main ones on a phone, by night, in each language."""
    for screen in (*SCREENS, *PATHS):
        yield Taken(screen)
        if screen in ON_PHONES:
            yield Taken(screen, phone=True)
        if screen in BY_NIGHT:
            yield Taken(screen, "dark")
    for language in LANGUAGES:
        yield Taken("home", language=language)
        yield Taken("grass", language=language)
        yield Taken("grass", language=language, phone=True)
        yield Taken("grove", language=language)


def _context(browser: Browser, address: str, taken: Taken) -> BrowserContext:
    return browser.new_context(
        base_url=address,
        viewport=PHONE if taken.phone else DESK,
        device_scale_factor=1,
        has_touch=taken.phone,
        is_mobile=taken.phone,
        locale=taken.language,
        timezone_id="UTC",
        reduced_motion="reduce",
        color_scheme=taken.theme,
        service_workers="block",
    )


def take(browser: Browser, taken: Taken) -> bytes:
    """A picture as PNG, from a server of its own, so that earlier games change nothing."""
    with fixed_server(SEEDS.get(taken.screen, taken.screen)) as address:
        context = _context(browser, address, taken)
        page = context.new_page()
        page.clock.set_fixed_time(BEGINNING * 1000)
        page.set_default_timeout(20_000)
        page.goto("/settings")
        page.wait_for_selector("main")
        if taken.screen in SCREENS:
            shown = SCREENS[taken.screen](page)
        else:
            path, shown = PATHS[taken.screen]
            page.goto(path)
        page.wait_for_selector(shown)
        page.evaluate("document.fonts.ready.then(() => null)")
        page.wait_for_timeout(700)
        png = page.screenshot(animations="disabled")
        context.close()
    return png


def packed(browser: Browser, png: bytes) -> bytes:
    """A picture as WebP, which the browser itself can make."""
    page = browser.new_page()
    url = f"data:image/png;base64,{base64.b64encode(png).decode()}"
    made: str = page.evaluate(_AS_WEBP, [url, _QUALITY])
    page.close()
    return base64.b64decode(made.partition(",")[2])


def main() -> None:
    """Take them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("screens", nargs="*")
    parser.add_argument("--into", type=Path, default=FOLDER)
    parser.add_argument("--png", action="store_true", help="as they are taken, not packed")
    asked = parser.parse_args()
    hatch_build.build()
    asked.into.mkdir(parents=True, exist_ok=True)
    with chromium() as browser:
        for taken in pictures():
            if not asked.screens or taken.name in asked.screens or taken.screen in asked.screens:
                png = take(browser, taken)
                ending, picture = ("png", png) if asked.png else ("webp", packed(browser, png))
                (asked.into / f"{taken.name}.{ending}").write_bytes(picture)
                print(taken.name, flush=True)


if __name__ == "__main__":
    main()
