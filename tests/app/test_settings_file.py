"""Settings files that cannot be read whole: kept, named, and used as far as that goes."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QByteArray, QSettings

from app.games import MODULES
from app.scanning.choices import ScanChoices
from app.scanning.switches import SPACE_BAR, ScanSwitch
from app.storage import settings_rescue as settings_file
from app.storage.confiding import Confiding
from app.storage.own_settings import KEY as OWN_SETTINGS
from app.storage.settings import SECTIONS, SOUND_KINDS, RememberedPlayer, Settings
from app.storage.settings_rescue import KeptFile
from app.window.window import Window
from tests.app.window_at_hand import close_window, notice, open_window, settle

PLAYERS = [RememberedPlayer('Μαρία, η "μικρή"', 2), RememberedPlayer("Leo; [0]=", 0, "hard")]
GEOMETRY = QByteArray(bytes(range(256)))


def rescue(path: Path) -> KeptFile | None:
    return settings_file.rescue(path, list(MODULES))


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with every entry."""
    path = tmp_path / "settings.ini"
    settings = Settings(path)
    settings.language, settings.theme, settings.motion = "en", "whitewash", "reduced"
    settings.text_size, settings.hand_order = 130, "descending"
    settings.pace, settings.dead_end_warning = "step", "off"
    settings.moves, settings.tips = "shown", "off"
    settings.volume, settings.muted = 35, "yes"
    for kind in SOUND_KINDS:
        settings.choose_sounds(kind, "off")
    settings.reading_aloud, settings.speech_rate = "on", "fast"
    settings.open_hands = True
    settings.players = PLAYERS
    settings.remember_options("the-game", {"on_fire": True})
    settings.remember_options("wednesday", {"expert": True})
    settings.letters = {"hint": "J"}
    Confiding(settings).choose("Eleni", on=True)
    Confiding(settings).choose("Nikos", on=False, people=["Eleni", "Nikos"])
    settings.write(OWN_SETTINGS, '{"Eleni": {"look/text_size": "150"}}')
    settings.number_wait, settings.messages, settings.double_click = "long", "stay", "never"
    settings.scan, settings.scan_time = "by_hand", "3000"
    choices = ScanChoices(settings)
    choices.choose_press(ScanSwitch("mouse", 2))
    choices.choose_step(SPACE_BAR)
    settings.geometry = GEOMETRY
    settings.flush()
    return path


def entries(path: Path) -> dict[str, object]:
    store = QSettings(str(path), QSettings.Format.IniFormat)
    return {key: store.value(key) for key in store.allKeys()}


def test_every_entry_is_known_by_its_section(path: Path) -> None:
    written = {key for key in entries(path) if not key.startswith("options/")}
    known = {f"{section}/{name}" for section, names in SECTIONS.items() for name in names}
    assert written == {key.removeprefix("General/") for key in known}


def test_a_sound_file_is_left_alone(path: Path) -> None:
    before = path.read_bytes()
    assert rescue(path) is None
    Settings(path).flush()
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir()] == ["settings.ini"]


def test_an_edited_file_is_sound(path: Path) -> None:
    text = path.read_text().replace("\n", "\r\n")
    path.write_text(f"\ufeff; mine\r\n\r\n{text} [extra] \r\n a = Ωραία \r\n", "utf-8", newline="")
    assert rescue(path) is None
    assert Settings(path).players == PLAYERS


def test_nothing_is_made_where_there_is_nothing(tmp_path: Path) -> None:
    path = tmp_path / "data" / "settings.ini"
    assert rescue(path) is None
    Settings(path).flush()
    assert not path.parent.exists()


@pytest.mark.parametrize("up_to", [b"wednesday=", b"colours="])
def test_behind_a_damaged_head_everything_is_read(path: Path, up_to: bytes) -> None:
    """Its bytes are zeros, the name of the section in which the rest stands, too."""
    content = path.read_bytes()
    start = content.index(up_to)
    assert content[:start].rstrip().endswith((b"]", b"}"))
    damaged = bytes(start - 1) + content[start - 1 :]
    path.write_bytes(damaged)
    assert rescue(path) == KeptFile(path.with_name("settings.damaged.ini"), "damaged")
    assert path.with_name("settings.damaged.ini").read_bytes() == damaged
    settings = Settings(path)
    assert settings.players == PLAYERS
    assert settings.colours == {player.name: player.colour for player in PLAYERS}
    assert settings.options("wednesday") == ({"expert": True} if up_to == b"wednesday=" else {})
    assert settings.pace == "step"
    assert settings.moves == "shown"
    assert settings.geometry == GEOMETRY
    assert settings.theme == "system"
    assert rescue(path) is None, "what has been read is sound"


def test_an_earlier_kept_file_is_not_overwritten(path: Path) -> None:
    for number, name in enumerate(["", "-2", "-3"]):
        path.write_bytes(b"\0" * (number + 1))
        assert rescue(path) == KeptFile(path.with_name(f"settings.damaged{name}.ini"), "damaged")
    assert path.with_name("settings.damaged.ini").read_bytes() == b"\0"
    assert path.with_name("settings.damaged-2.ini").read_bytes() == b"\0\0"


@pytest.mark.parametrize(
    "damage",
    [
        b"[look\ntheme=whitewash\n",
        b"no entry\n",
        b'x="a\n[look]\n',
        b"x=\\",
        b"[look]\ntheme=\xff\n",
        b"\x7f",
    ],
)
def test_what_no_version_writes_is_damage(path: Path, damage: bytes) -> None:
    path.write_bytes(path.read_bytes() + damage)
    kept = rescue(path)
    assert kept is not None
    assert kept.path.read_bytes().endswith(damage)
    assert Settings(path).players == PLAYERS


def damages(content: bytes) -> Iterator[bytes]:
    chance = Random(5)
    for _ in range(300):
        start, length = chance.randrange(len(content)), chance.choice([1, 1, 8, 64, 512])
        filling = chance.choice([b"\0", b"\n", b'"', b"[", b"\\", b"\xff", b"="])
        yield content[:start] + filling * length + content[start + length :]
        yield content[:start]


def section_of(line: bytes, lines: list[bytes]) -> bytes:
    """What looks like the head of the section in which a line stands."""
    return next(head for head in reversed(lines[: lines.index(line)]) if head.startswith(b"["))


def test_qt_can_read_whatever_has_been_rescued(path: Path) -> None:
    """And a line that was not touched, in a section that was not, is there with its value."""
    sound, content = entries(path), path.read_bytes()
    for number, damaged in enumerate(damages(content)):
        file = path.with_name(f"{number}.ini")
        file.write_bytes(damaged)
        rescue(file)
        store = QSettings(str(file), QSettings.Format.IniFormat)
        assert store.status() == QSettings.Status.NoError
        for key in ("colours", "players"):
            (line,) = (line for line in content.splitlines() if line.startswith(key.encode()))
            lines = damaged.splitlines()[:-1]
            if line in lines and section_of(line, lines) == b"[table]":
                assert store.value(f"table/{key}") == sound[f"table/{key}"], damaged


def newer(path: Path) -> bytes:
    text = path.read_text().replace("version=1", "version=2") + "\n[later]\nwish=Ω\n"
    path.write_text(text, "utf-8")
    return path.read_bytes()


def test_a_newer_file_is_copied_once_and_keeps_what_is_not_known(path: Path) -> None:
    content = newer(path)
    assert rescue(path) == KeptFile(path.with_name("settings.version-2.ini"), "newer")
    assert path.read_bytes() == content
    settings = Settings(path)
    assert settings.players == PLAYERS
    settings.theme = "evening"
    settings.flush()
    assert rescue(path) is None
    assert path.with_name("settings.version-2.ini").read_bytes() == content
    after = entries(path)
    assert after["version"] == "2", "it is not put down"
    assert after["later/wish"] == "Ω"
    assert after["look/theme"] == "evening"


def test_where_nothing_can_be_written_nothing_is_lost(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged = b"\0\n" + path.read_bytes()
    path.write_bytes(damaged)

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "rename", refuse)
    assert rescue(path) is None
    assert path.read_bytes() == damaged


@pytest.fixture
def window(qapp: object, path: Path, request: pytest.FixtureRequest) -> Iterator[Window]:
    if request.param == "damaged":
        path.write_bytes(bytes(10) + path.read_bytes())
    else:
        newer(path)
    window = open_window(path.parent)
    yield window
    close_window(window)


@pytest.mark.parametrize(
    ("window", "name"),
    [("damaged", "settings.damaged.ini"), ("newer", "settings.version-2.ini")],
    indirect=["window"],
)
def test_the_window_names_the_file(window: Window, name: str) -> None:
    settle()
    assert name in notice(window)
