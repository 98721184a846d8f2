"""The built browser client: its files, and the one page for the addresses of all its screens.

The names of built files change with their content, so browsers may cache them for ever; they ask
for the page itself each time. Only files that existed when the server started are served.
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

_CACHE_FOREVER = "public, max-age=31536000, immutable"
_REVALIDATE = "no-cache"
_HASHED = "assets/"
_SHELL = "index.html"
_COMPRESSIBLE = ("text/", "application/javascript", "application/json", "image/svg")

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
"""The addresses of the client's screens: all serve the same page, which reads its address."""


class File(msgspec.Struct, frozen=True):
    """A file of the client, with its body compressed where that helps."""

    body: bytes
    compressed: bytes | None
    media_type: str
    tag: str
    cache_control: str


@cache
def built_files() -> Mapping[str, File]:
    """All files of the built client by path; empty if it was not built."""
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
    compressed = gzip.compress(body, mtime=0) if media_type.startswith(_COMPRESSIBLE) else None
    return File(
        body=body,
        compressed=compressed,
        media_type=media_type,
        tag=f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        cache_control=_CACHE_FOREVER if path.startswith(_HASHED) else _REVALIDATE,
    )


def page_routes() -> list[Route]:
    """A route for each file and each screen; none if the client was not built."""
    files = built_files()
    routes = [_route(f"/{path}", file) for path, file in files.items() if path != _SHELL]
    if _SHELL in files:
        routes += [_route(screen, files[_SHELL]) for screen in SCREENS]
    return routes


def _route(path: str, file: File) -> Route:
    async def send(request: Request) -> Response:
        return _answer(request, file)

    return Route(path, send, methods=["GET"])


def not_found_page(request: Request) -> Response | None:
    """The client's page with status 404, for a browser at an unknown address.

    None for programs: they get problem details.
    """
    shell = built_files().get(_SHELL)
    is_person = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if shell is None or not is_person or request.url.path.startswith("/api/"):
        return None
    headers = {"cache-control": _REVALIDATE}
    return Response(shell.body, status_code=404, media_type=shell.media_type, headers=headers)


def _answer(request: Request, file: File) -> Response:
    headers = {"cache-control": file.cache_control, "etag": file.tag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers["content-encoding"] = file.compressed, "gzip"
    return Response(body, media_type=file.media_type, headers=headers)
