"""Every setting and limit of the server, in one place.

They come from a TOML file (`greentable serve --settings FILE`), the environment
(`GREENTABLE_SOCKETS_PER_ADDRESS=20`) and the command line; docs/hosting.md lists them.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, get_type_hints

import msgspec
from msgspec import Meta

from greentable.errors import UsageError
from greentable.words.catalogue import Catalogue
from greentable.words.messages import choices

PREFIX = "GREENTABLE_"

Count = Annotated[int, Meta(ge=0, le=10_000_000)]
Seconds = Annotated[float, Meta(ge=0, le=10_000_000)]
Port = Annotated[int, Meta(ge=0, le=65535)]
Processes = Annotated[int, Meta(ge=1, le=64)]
Bytes = Annotated[int, Meta(ge=256, le=64 * 1024 * 1024)]


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Settings of a server; the defaults are for a household or a club."""

    # Network
    host: str = "127.0.0.1"
    port: Port = 8420
    public_url: str = ""
    behind_proxy: bool = False
    metrics_port: Port = 0
    relay_host: str = "127.0.0.1"
    workers: Processes = 1

    # Storage
    data: str = ""
    database: str = ""

    # Access
    invite_only: bool = False
    contact: str = ""
    privacy: str = ""
    guests_expire_days: Annotated[int, Meta(ge=1, le=3650)] = 90

    # Sizes and counts
    body_bytes: Bytes = 16 * 1024
    record_bytes: Bytes = 1024 * 1024
    file_bytes: Bytes = 64 * 1024
    head_bytes: Bytes = 80 * 1024
    sockets: Count = 4000
    sockets_per_address: Count = 60
    sockets_per_person: Count = 12
    spectators_per_room: Count = 50
    rooms_per_person: Count = 50
    tokens_per_person: Count = 20
    live_rooms: Count = 5000
    mailbox: Count = 256
    outbox: Count = 64

    # Rates: tokens per period, and how many can be saved up
    requests_per_second: Seconds = 20.0
    requests_burst: Count = 80
    commands_per_second: Seconds = 10.0
    commands_burst: Count = 40
    offers_per_minute: Seconds = 12.0
    talk_per_minute: Seconds = 20.0
    explanations_per_minute: Seconds = 60.0
    guests_per_hour: Seconds = 60.0
    codes_per_minute: Seconds = 6.0
    sign_ins_per_minute: Seconds = 6.0
    imports_per_hour: Seconds = 60.0
    jobs_per_person: Count = 2
    jobs_per_address: Count = 6
    jobs: Count = 100

    # Time
    request_seconds: Seconds = 120.0
    ping_seconds: Seconds = 20.0
    silent_seconds: Seconds = 10.0
    absent_seconds: Seconds = 60.0
    offer_seconds: Seconds = 20.0
    sleep_seconds: Seconds = 60.0
    lobby_hours: Seconds = 48.0
    lease_seconds: Seconds = 10.0

    # Bots and long answers
    bot_processes: Processes = 1
    bot_seconds: Seconds = 2.0
    bot_patience_seconds: Seconds = 30.0
    bot_idle_seconds: Seconds = 120.0
    job_processes: Processes = 1
    job_seconds: Seconds = 60.0
    job_keep_seconds: Seconds = 900.0


FIELDS: tuple[msgspec.structs.FieldInfo, ...] = msgspec.structs.fields(Settings)


def read_settings(
    file: Path | None, environment: Mapping[str, str], given: Mapping[str, object]
) -> Settings:
    """The settings of a file, the environment and the command line; later ones take precedence.

    Raises UsageError with the name of a wrong setting and the reason.
    """
    values: dict[str, object] = {}
    if file is not None:
        values |= _read_file(file)
    names = {field.name for field in FIELDS}
    for name in sorted(names):
        text = environment.get(PREFIX + name.upper())
        if text is not None:
            values[name] = _convert(name, text, strict=False)
    values |= given
    checked = {name: _convert(name, value, strict=True) for name, value in values.items()}
    return msgspec.convert(checked, Settings)


def _read_file(file: Path) -> dict[str, object]:
    try:
        values = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise UsageError("settings.file", file=str(file), trouble=str(error)) from error
    known = [field.name for field in FIELDS]
    for name in values:
        if name not in known:
            raise UsageError("settings.unknown", name=name, known=choices(known))
    return values


def _convert(name: str, value: object, *, strict: bool) -> object:
    kind = get_type_hints(Settings, include_extras=True)[name]
    try:
        return msgspec.convert(value, kind, strict=strict)
    except msgspec.ValidationError as error:
        raise UsageError(
            "settings.value", name=name, found=str(value), trouble=str(error)
        ) from error


def privacy_words(settings: Settings) -> str:
    """The text of the host's privacy notice. Raises UsageError if its file cannot be read."""
    if not settings.privacy:
        return ""
    try:
        return Path(settings.privacy).read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise UsageError("settings.file", file=settings.privacy, trouble=str(error)) from error


def describe_settings(catalogue: Catalogue) -> list[tuple[str, str, str]]:
    """Every setting: its name, its default as TOML, and its description."""
    return [
        (
            field.name,
            msgspec.json.encode(field.default).decode(),
            catalogue.say(f"setting-{field.name.replace('_', '-')}"),
        )
        for field in FIELDS
    ]
