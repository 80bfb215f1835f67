"""Settings of earlier versions: carried over a version at a time; one of each version is kept."""

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from app.storage import settings as settings_module
from app.storage.settings import VERSION, RememberedPlayer, Settings
from app.storage.settings_migrations import MIGRATIONS, carry_over
from app.storage.settings_rescue import rescue

KEPT = Path(__file__).parent / "kept"


def store(path: Path, **entries: object) -> QSettings:
    made = QSettings(str(path), QSettings.Format.IniFormat)
    for key, value in entries.items():
        made.setValue(key, value)
    return made


def rename(store: QSettings) -> None:
    store.setValue("look/theme", store.value("theme"))
    store.remove("theme")


def darken(store: QSettings) -> None:
    if store.value("look/theme") == "black":
        store.setValue("look/theme", "evening")


STEPS = {1: rename, 2: darken}


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ({"version": 1, "theme": "black"}, {"version": 3, "look/theme": "evening"}),
        ({"version": 2, "look/theme": "black"}, {"version": 3, "look/theme": "evening"}),
        ({"version": 3, "theme": "black"}, {"version": 3, "theme": "black"}),
        ({"version": 4, "theme": "black"}, {"version": 4, "theme": "black"}),
        ({"version": 0, "theme": "black"}, {"version": 0, "theme": "black"}),
        ({"version": "one", "theme": "black"}, {"version": "one", "theme": "black"}),
        ({"theme": "black"}, {"theme": "black"}),
    ],
)
def test_each_version_is_carried_over_to_the_next(
    tmp_path: Path, before: dict[str, object], after: dict[str, object]
) -> None:
    made = store(tmp_path / "settings.ini", **before)
    carry_over(made, 3, STEPS)
    assert {key: made.value(key) for key in made.allKeys()} == after


def test_the_program_reads_what_has_been_carried_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(settings_module, "VERSION", 3)
    monkeypatch.setattr(settings_module, "MIGRATIONS", STEPS)
    store(tmp_path / "settings.ini", version=1, theme="whitewash").sync()
    settings = Settings(tmp_path / "settings.ini")
    assert settings.theme == "whitewash"
    settings.flush()
    assert "version=3" in (tmp_path / "settings.ini").read_text("utf-8")


def test_from_every_version_there_is_a_way() -> None:
    assert sorted(MIGRATIONS) == list(range(1, VERSION))


@pytest.mark.parametrize("version", range(1, VERSION + 1))
def test_of_every_version_so_far_a_file_is_kept_and_read(tmp_path: Path, version: int) -> None:
    path = tmp_path / "settings.ini"
    shutil.copy(KEPT / f"settings-{version}.ini", path)
    assert rescue(path, ["the-game", "wednesday"]) is None
    settings = Settings(path)
    assert (settings.language, settings.theme, settings.motion) == ("en", "whitewash", "reduced")
    assert (settings.text_size, settings.hand_order) == (130, "descending")
    assert (settings.pace, settings.dead_end_warning) == ("step", "off")
    assert settings.open_hands
    assert settings.players == [
        RememberedPlayer('Μαρία, η "μικρή"', 2),
        RememberedPlayer("Leo; [0]=", 0, "hard"),
    ]
    assert settings.colours == {'Μαρία, η "μικρή"': 2, "Leo; [0]=": 0, "Eleni": 5}
    assert settings.options("the-game") == {"on_fire": True}
    assert settings.options("wednesday") == {"expert": True}
    assert settings.geometry == QByteArray(bytes(range(256)))
