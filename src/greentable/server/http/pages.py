"""The browser's client as it was built: its files, and the one page that all its addresses show.

The names of built files change with what is in them, so browsers may keep them for good; the page
itself is asked for each time. Only files that were there when the server started are served.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from collections.abc import Mapping
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

_FOR_GOOD = "public, max-age=31536000, immutable"
_EACH_TIME = "no-cache"
_HASHED = "assets/"
_SHELL = "index.html"
_PACKED = ("text/", "application/javascript", "application/json", "image/svg")

_TYPES = {
    ".js": "text/javascript",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}

SCREENS = (
    *("/", "/new", "/join", "/games", "/settings", "/rules", "/rules/{game}", "/score/{game}"),
    *("/t/{room}", "/r/{room}", "/daily", "/learn/{game}", "/edit", "/host"),
)
"""The addresses of the client's screens: all are the same page, which looks at the address."""


class File(msgspec.Struct, frozen=True):
    """A file of the client, as it is sent."""

    body: bytes
    packed: bytes | None
    media_type: str
    tag: str
    keep: str


@cache
def built_files() -> Mapping[str, File]:
    """All files of the built client by their paths; none where it was not built."""
    folder = resources.files("greentable.server") / "page"
    return dict(_files(folder, "")) if folder.is_dir() else {}


def _files(folder: Traversable, path: str) -> list[tuple[str, File]]:
    found: list[tuple[str, File]] = []
    for one in folder.iterdir():
        if one.is_dir():
            found += _files(one, f"{path}{one.name}/")
        elif not one.name.startswith("."):
            found.append((path + one.name, _file(path + one.name, one.read_bytes())))
    return found


def _file(path: str, body: bytes) -> File:
    ending = path[path.rfind(".") :]
    media_type = _TYPES.get(ending) or mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = gzip.compress(body, mtime=0) if media_type.startswith(_PACKED) else None
    return File(
        body=body,
        packed=packed,
        media_type=media_type,
        tag=f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        keep=_FOR_GOOD if path.startswith(_HASHED) else _EACH_TIME,
    )


def page_routes() -> list[Route]:
    """A route for each file and each screen. None where the client was not built."""
    files = built_files()
    routes = [_route(f"/{path}", file) for path, file in files.items() if path != _SHELL]
    if _SHELL in files:
        routes += [_route(screen, files[_SHELL]) for screen in SCREENS]
    return routes


def _route(path: str, file: File) -> Route:
    async def send(request: Request) -> Response:
        return _answer(request, file)

    return Route(path, send, methods=["GET"])


def page_of_nowhere(request: Request) -> Response | None:
    """The page for a person at an address that there is not: it says so, in their language.

    None for programs, which want an answer that they can read.
    """
    shell = built_files().get(_SHELL)
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if shell is None or not is_person or request.url.path.startswith("/api/"):
        return None
    headers = {"cache-control": _EACH_TIME}
    return Response(shell.body, status_code=404, media_type=shell.media_type, headers=headers)


def _answer(request: Request, file: File) -> Response:
    headers = {"cache-control": file.keep, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.packed, "gzip"
    return Response(body, media_type=file.media_type, headers=headers)
