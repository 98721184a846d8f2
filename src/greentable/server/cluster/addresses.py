"""The sockets that the server listens on, and the addresses under which people reach it."""

from __future__ import annotations

import socket

import segno

from greentable.errors import UsageError
from greentable.server.core.settings import Settings

_ALL_INTERFACES = {"0.0.0.0", "::", ""}  # noqa: S104 - recognised, not listened on
_LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
_REMOTE = ("192.0.2.1", 9)  # an address reserved for documentation: nothing is sent to it


def listen(settings: Settings) -> socket.socket:
    """A socket that listens on the configured host and port. Raises UsageError."""
    return _listening(settings.host, settings.port)


def listen_for_relay(settings: Settings) -> socket.socket:
    """A socket for other processes on the same database. Raises UsageError."""
    return _listening(settings.relay_host, 0)


def _listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # asyncio sends small answers without delay only on sockets that are declared as TCP.
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
    """The URL of a listening socket."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def addresses(settings: Settings, port: int) -> list[str]:
    """The server's URLs; the one to tell people comes first."""
    urls = [settings.public_url.rstrip("/")] if settings.public_url else []
    if settings.host in _ALL_INTERFACES:
        urls += [f"http://{own_address()}:{port}"]
    elif settings.host not in {"127.0.0.1", "localhost", "::1"}:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        urls += [f"http://{host}:{port}"]
    urls += [f"http://{host}:{port}" for host in _LOOPBACK]
    return list(dict.fromkeys(urls))


def own_address() -> str:
    """The address of this machine in its local network; loopback if it has none.

    The system chooses the address that it would send from. Nothing is sent.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_REMOTE)
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def qr_code(address: str) -> str:
    """The QR code of an address, drawn with block characters for a terminal."""
    matrix = [[False, *(bool(dot) for dot in row), False] for row in segno.make(address).matrix]
    blank = [False] * len(matrix[0])
    rows = [blank, *matrix, blank]
    if len(rows) % 2:
        rows.append(blank)
    # One line shows two rows of dots; dark dots stay dark on the screen.
    signs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join(
        "".join(signs[upper, lower] for upper, lower in zip(above, below, strict=True))
        for above, below in zip(rows[::2], rows[1::2], strict=True)
    )
