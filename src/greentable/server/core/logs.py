"""What the server notes down for its host: one JSON object a line, with codes and no secrets.

Only what is handed over by name is written: no request, cookie or card gets into a log by itself.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import TextIO

_LOGGER = logging.getLogger("greentable.server")
_OWN = "greentable"  # where a record keeps what was handed over


class _Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, _OWN, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


_NO_NEWS = ("handshake", "Invalid HTTP request")


def _is_news(record: logging.LogRecord) -> bool:
    """Whether to write it: of refused sockets and broken requests anybody can send any number."""
    return not any(words in str(record.msg) for words in _NO_NEWS)


def write_logs(stream: TextIO = sys.stderr, level: str = "INFO") -> None:
    """Write the log to a stream from now on, that of uvicorn included."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_Lines())
    handler.addFilter(_is_news)
    for name in ("greentable.server", "uvicorn", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "greentable.server" else "WARNING")


def note(what: str, **values: object) -> None:
    """Something that happened: a code, and what there is to know about it."""
    _LOGGER.info(what, extra={_OWN: values})


def warn(what: str, **values: object) -> None:
    """Something that the host should look at."""
    _LOGGER.warning(what, extra={_OWN: values})


def fail(what: str, error: BaseException, **values: object) -> None:
    """A mistake of ours, with its trace."""
    _LOGGER.error(what, exc_info=error, extra={_OWN: values})
