"""Draw the icons of the installed page from web/public/icon.svg.

python -m tools.generate.draw_icons
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tools.generate.browsing import chromium

FOLDER = Path(__file__).parents[2] / "web" / "public"
GREEN = "#0B6E4F"
# Systems crop icons to their own shapes: the picture stays inside four fifths of the width.
_INSIDE = 0.82
ICONS = {
    "icon-192.png": (192, 1.0),
    "icon-512.png": (512, 1.0),
    "icon-maskable.png": (512, _INSIDE),
}


def draw(browser: Browser, size: int, share: float) -> bytes:
    """The icon as PNG; where it does not fill the picture, the rest is its own green."""
    page = browser.new_page(viewport={"width": size, "height": size})
    svg = (FOLDER / "icon.svg").read_text(encoding="utf-8")
    ground = "transparent" if share == 1 else GREEN
    page.set_content(
        f"<style>body{{margin:0;display:grid;place-items:center;height:100vh;background:{ground}}}"
        f"svg{{width:{size * share}px;height:{size * share}px}}</style>{svg}"
    )
    drawn = page.screenshot(omit_background=True)
    page.close()
    return drawn


def main() -> None:
    """Draw them all."""
    with chromium() as browser:
        for name, (size, share) in ICONS.items():
            (FOLDER / name).write_bytes(draw(browser, size, share))


if __name__ == "__main__":
    main()
