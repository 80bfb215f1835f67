"""Settings: remembered over a restart, and never in the way."""

from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QLocale

from app.locale import language
from app.storage.settings import REMEMBERED_COLOURS, SOUND_KINDS, RememberedPlayer, Settings


def test_defaults(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    assert settings.language == "system"
    assert settings.theme == "system"
    assert settings.motion == "full"
    assert settings.text_size == 100
    assert settings.hand_order == "ascending"
    assert settings.pace == "calm"
    assert settings.dead_end_warning == "on"
    assert (settings.volume, settings.muted) == (60, "no")
    assert all(settings.hears(kind) for kind in SOUND_KINDS)
    assert not settings.open_hands
    assert settings.players == []
    assert settings.options("the-game") == {}
    assert settings.geometry.isEmpty()


def test_everything_is_remembered(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.language = "el"
    settings.theme = "whitewash"
    settings.motion = "reduced"
    settings.text_size = 130
    settings.hand_order = "descending"
    settings.pace = "step"
    settings.dead_end_warning = "off"
    settings.volume = 0
    settings.muted = "yes"
    settings.choose_sounds("cards", "off")
    settings.open_hands = True
    players = [RememberedPlayer('Μαρία, η "μικρή"', 2), RememberedPlayer("Leo", 0, "hard")]
    settings.players = players
    settings.remember_options("the-game", {"on_fire": True, "min_cards": 3})
    settings.geometry = QByteArray(b"\x01\x02\x00\xff")
    settings.flush()
    again = Settings(tmp_path / "settings.ini")
    assert again.language == "el"
    assert again.theme == "whitewash"
    assert again.motion == "reduced"
    assert again.text_size == 130
    assert again.hand_order == "descending"
    assert again.pace == "step"
    assert again.dead_end_warning == "off"
    assert (again.volume, again.muted) == (0, "yes")
    assert [kind for kind in SOUND_KINDS if not again.hears(kind)] == ["cards"]
    assert again.open_hands
    assert again.players == players
    assert again.colours == {'Μαρία, η "μικρή"': 2, "Leo": 0}
    assert again.options("the-game") == {"on_fire": True, "min_cards": 3}
    assert again.geometry == QByteArray(b"\x01\x02\x00\xff")


def test_colours_are_remembered_of_those_who_have_played_last(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    settings.remember_colours({"Maria": 3, "Nikos": 4})
    for number in range(REMEMBERED_COLOURS - 2):
        settings.remember_colours({f"Guest {number}": number % 6})
    settings.remember_colours({"Maria": 5})
    settings.remember_colours({"Leo": 1, "Eleni": 2})
    colours = settings.colours
    assert len(colours) == REMEMBERED_COLOURS
    assert "Nikos" not in colours
    assert "Guest 0" not in colours
    assert list(colours.items())[-3:] == [("Maria", 5), ("Leo", 1), ("Eleni", 2)]


@pytest.mark.parametrize(
    "damage",
    [
        b"[look]\ntheme=purple\nmotion=7\ntext_size=9000\nlanguage=fr\n",
        b"[table]\npace=hasty\ndead_end_warning=maybe\n",
        b'[table]\nplayers="[{\\"name\\": 5, \\"colour\\": 99}, 3]"\ncolours="[1]"\n',
        b'[table]\nplayers={{{\ncolours=}\n[options]\nthe-game="[]"\n[window]\ngeometry=7\n',
        b"\x00\xff\xfe garbage \n[[[",
    ],
)
def test_a_damaged_file_reads_as_defaults(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "settings.ini").write_bytes(damage)
    settings = Settings(tmp_path / "settings.ini")
    assert settings.theme == "system"
    assert settings.motion == "full"
    assert settings.text_size == 100
    assert settings.language == "system"
    assert settings.pace == "calm"
    assert settings.dead_end_warning == "on"
    assert settings.players == []
    assert settings.colours == {}
    assert settings.options("the-game") == {}
    assert settings.geometry.isEmpty()


@pytest.mark.parametrize(
    ("languages", "code"),
    [(["el-GR", "en"], "el"), (["de-DE", "el"], "el"), (["fr"], "en"), (["en-US", "el"], "en")],
)
def test_the_first_language_comes_from_the_system(
    monkeypatch: pytest.MonkeyPatch, languages: list[str], code: str
) -> None:
    monkeypatch.setattr(QLocale, "uiLanguages", lambda *_: languages)
    assert language.system_language() == code
