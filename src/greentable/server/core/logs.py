"""The server's log for its host: one JSON object per line, with codes and no secrets.

Only values that are passed by name are written: no request, cookie or card is logged by default.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import TextIO

_LOGGER = logging.getLogger("greentable.server")
_VALUES = "greentable"  # the attribute of a record that holds the values passed by name


class _JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        """One line of JSON."""
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
            **getattr(record, _VALUES, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


_IGNORED = ("handshake", "Invalid HTTP request")


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """True unless it is about a refused socket or a broken request: floods would fill the log."""
    return not any(words in str(record.msg) for words in _IGNORED)


def write_logs(stream: TextIO = sys.stderr, level: str = "INFO") -> None:
    """Write the log to a stream from now on, uvicorn's too."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(_JsonFormatter())
    handler.addFilter(_is_worth_logging)
    for name in ("greentable.server", "uvicorn", "websockets"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.propagate = False
        logger.setLevel(level if name == "greentable.server" else "WARNING")


def note(what: str, **values: object) -> None:
    """Log an event: its code, and values by name."""
    _LOGGER.info(what, extra={_VALUES: values})


def warn(what: str, **values: object) -> None:
    """Log a warning: an event that the host should look at."""
    _LOGGER.warning(what, extra={_VALUES: values})


def fail(what: str, error: BaseException, **values: object) -> None:
    """Log a fault of the server, with its traceback."""
    _LOGGER.error(what, exc_info=error, extra={_VALUES: values})
