"""Words half as long again as the English break no screen: nothing is cut, nothing sticks out."""

from __future__ import annotations

import json
import re
from importlib import resources

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from playwright.sync_api import Browser, Route

from tests.browser.helpers.screens import SCREENS
from tests.browser.helpers.visitor import Visitor

pytestmark = pytest.mark.slow

SIZES = {
    "a narrow phone": (320, 640),
    "a phone": (390, 844),
    "a desk": (1280, 800),
    "a desk at 200 %": (640, 400),
}
_ACCENTED = str.maketrans("aeiouyAEIOUYcn", "åéîöûÿÅÉÎÖÛŸçñ")
_WORD = re.compile(r"[^\W\d_]{4,}")
_CUT = """() => {
    const shown = (one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const cut = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const text = walker.currentNode, parent = text.parentElement;
        if (!text.data.trim() || !shown(parent)) continue;
        if (parent.closest(".only-heard, svg, [aria-hidden=true], b.name, option")) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { left, right, width } = range.getBoundingClientRect();
        if (!width) continue;
        for (let box = parent; box; box = box.parentElement) {
            const { overflowX, position } = getComputedStyle(box);
            const edges = box.getBoundingClientRect();
            if (overflowX === "auto" || overflowX === "scroll") break;
            const clips = overflowX !== "visible" || box === document.body;
            if (clips && (right > edges.right + 1 || left < edges.left - 1)) {
                cut.push(`${text.data.trim().slice(0, 60)} in .${parent.className}`);
                break;
            }
            if (position === "fixed") break;
        }
    }
    return cut;
}"""
"""Texts that reach over the edge of what clips them, or of the page. Names may end in dots."""


class Lengthen(Transformer):
    """Accents on letters, and every longer word half as long again."""

    def visit_Message(self, node: ast.Message) -> ast.Message:  # noqa: N802 - its name
        # Greentable is called so in every language.
        return node if node.id.name == "page-title" else self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802 - its name
        node.value = _WORD.sub(longer, node.value.translate(_ACCENTED))
        return node


def longer(word: re.Match[str]) -> str:
    letters = word[0]
    return letters + letters[-1] * (len(letters) // 2)


def long_words() -> str:
    """The English texts as a module of the page, with longer words."""
    folder = resources.files("greentable.words.catalogues") / "en"
    sources = (file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".ftl"))
    book = FluentParser().parse("\n".join(sources))
    return f"export default {json.dumps(FluentSerializer().serialize(Lengthen().visit(book)))}"


@pytest.fixture(scope="module")
def texts() -> str:
    return long_words()


@pytest.mark.parametrize("screen", SCREENS)
def test_a_screen_has_room_for_long_words(
    browser: Browser, address: str, texts: str, screen: str
) -> None:
    context = browser.new_context(base_url=address, locale="en", reduced_motion="reduce")

    def give_long_words(route: Route) -> None:
        route.fulfill(body=texts, content_type="text/javascript")

    context.route(re.compile(r"/assets/en-[^/]+\.js$"), give_long_words)
    visitor = Visitor(context.new_page(), address)
    SCREENS[screen](visitor)
    assert re.search("[åéîöû]", visitor.page.locator("body").inner_text()), "the texts are not long"
    faults = {}
    for size, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.sees_nothing_move()
        wide = visitor.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        faults[size] = [f"{wide} px too wide"] * (wide > 0) + visitor.page.evaluate(_CUT)
    context.close()
    assert faults == {size: [] for size in SIZES}
