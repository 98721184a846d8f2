from pathlib import Path

import pytest

from greentable.errors import UsageError
from greentable.server.core.settings import FIELDS, Settings, describe_settings, read_settings
from greentable.words.catalogue import Catalogue


def test_the_command_line_comes_before_the_environment_and_that_before_the_file(
    tmp_path: Path,
) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nmailbox = 2\ncontact = "me"\n')
    environment = {"GREENTABLE_PORT": "3", "GREENTABLE_MAILBOX": "4", "GREENTABLE_LANGUAGE": "it"}
    settings = read_settings(file, environment, {"port": 5})
    assert settings == Settings(port=5, mailbox=4, contact="me")


@pytest.mark.parametrize(
    ("text", "code", "says"),
    [
        ("prot = 1", "settings.unknown", "prot"),
        ("port = 70000", "settings.value", "70000"),
        ('port = "80"', "settings.value", "port"),
        ("port = ", "settings.file", "server.toml"),
    ],
)
def test_wrong_settings_are_named(tmp_path: Path, text: str, code: str, says: str) -> None:
    file = tmp_path / "server.toml"
    file.write_text(text)
    with pytest.raises(UsageError) as caught:
        read_settings(file, {}, {})
    assert caught.value.code == code
    assert says in str(caught.value)


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(UsageError, match=r"none\.toml"):
        read_settings(tmp_path / "none.toml", {}, {})


def test_the_environment_is_checked_too() -> None:
    with pytest.raises(UsageError, match="mailbox"):
        read_settings(None, {"GREENTABLE_MAILBOX": "many"}, {})
    assert read_settings(None, {"GREENTABLE_INVITE_ONLY": "true"}, {}).invite_only


def test_every_setting_is_explained() -> None:
    rows = describe_settings(Catalogue())
    assert [name for name, _, _ in rows] == [field.name for field in FIELDS]
    assert all(about for _, _, about in rows)
