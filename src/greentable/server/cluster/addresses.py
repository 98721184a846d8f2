"""Where the server listens, and the addresses under which people reach it."""

from __future__ import annotations

import socket

import segno

from greentable.errors import UsageError
from greentable.server.core.settings import Settings

_EVERYWHERE = {"0.0.0.0", "::", ""}  # noqa: S104 - recognised, not listened on
_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
_ELSEWHERE = ("192.0.2.1", 9)  # an address that documentation may use: nothing is sent to it


def listen(settings: Settings) -> socket.socket:
    """A socket that listens where the settings say. Raises UsageError."""
    return _listening(settings.host, settings.port)


def listen_for_relay(settings: Settings) -> socket.socket:
    """A socket for other processes on the same database. Raises UsageError."""
    return _listening(settings.relay_host, 0)


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio lets small answers go at once only on sockets that are said to speak TCP.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except (OSError, OverflowError) as error:
        listening.close()
        raise UsageError("serve.listen", host=host, port=str(port), trouble=str(error)) from error
    listening.listen(2048)
    return listening


def url_of(listening: socket.socket) -> str:
    """Where a socket listens."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def addresses(settings: Settings, port: int) -> list[str]:
    """The addresses of the server, the one to tell people first."""
    found = [settings.public_url.rstrip("/")] if settings.public_url else []
    if settings.host in _EVERYWHERE:
        found += [f"http://{own_address()}:{port}"]
    elif settings.host not in {"127.0.0.1", "localhost", "::1"}:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        found += [f"http://{host}:{port}"]
    found += [f"http://{host}:{port}" for host in _LOOPBACK]
    return list(dict.fromkeys(found))


def own_address() -> str:
    """The address of this machine in the network at home; loopback if it has none.

    The system says which of its addresses it would send from. Nothing is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asked:
        try:
            asked.connect(_ELSEWHERE)
            return str(asked.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(address: str) -> str:
    """An address to be scanned, as lines of blocks for a terminal."""
    matrix = [[False, *(bool(dot) for dot in row), False] for row in segno.make(address).matrix]
    blank = [False] * len(matrix[0])
    rows = [blank, *matrix, blank]
    if len(rows) % 2:
        rows.append(blank)
    # Two rows of dots are one line; what is dark on paper is left dark on the screen.
    signs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(signs[upper, lower] for upper, lower in zip(above, below, strict=True))
        for above, below in zip(rows[::2], rows[1::2], strict=True)
    )
