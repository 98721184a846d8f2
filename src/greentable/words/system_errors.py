"""Errors of the operating system about files and connections, in words that can be translated."""

from __future__ import annotations

import errno

from greentable.words.messages import Argument, say

_KNOWN = {
    errno.ENOENT: "system-not-there",
    errno.EACCES: "system-not-allowed",
    errno.EPERM: "system-not-allowed",
    errno.EEXIST: "system-exists",
    errno.EISDIR: "system-folder",
    errno.ENOTDIR: "system-no-folder",
    errno.ENOSPC: "system-full",
    errno.EDQUOT: "system-full",
    errno.EROFS: "system-read-only",
    errno.ENAMETOOLONG: "system-long-name",
    errno.ELOOP: "system-links",
    errno.EIO: "system-device",
    errno.ECONNREFUSED: "system-refused",
    errno.ETIMEDOUT: "system-no-answer",
    errno.ENETUNREACH: "system-no-way",
    errno.EHOSTUNREACH: "system-no-way",
}


def system_words(error: Exception) -> Argument:
    """The reason why a file or connection failed; rare ones in the words of the system."""
    if isinstance(error, OSError) and error.errno in _KNOWN:
        return say(_KNOWN[error.errno])
    if isinstance(error, ValueError | RuntimeError):  # Python itself refuses some names
        return say("system-name")
    return getattr(error, "strerror", None) or str(error)
