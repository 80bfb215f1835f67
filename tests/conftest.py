"""What every test stands on: Qt without a screen, our own fonts, nothing of the person's files."""

import atexit
import gc
import os
import shutil
import tempfile
from collections import Counter, defaultdict
from collections.abc import Hashable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# In memory where there is room: what is saved is brought to the disk each time, which takes long.
_MEMORY = Path("/dev/shm")
if "TMPDIR" not in os.environ and _MEMORY.is_dir():
    about = os.statvfs(_MEMORY)
    if about.f_bavail * about.f_frsize > 1 << 30 and not about.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = str(_MEMORY)

_HOME = Path(tempfile.mkdtemp(prefix="trapoula-tests-"))
atexit.register(shutil.rmtree, _HOME, ignore_errors=True)

# Before Qt is loaded. A test that needs a screen starts its own and the program beside it.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
for variable in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR"):
    folder = _HOME / variable.lower()
    folder.mkdir(mode=0o700)
    os.environ[variable] = str(folder)
os.environ.update(LANG="C.UTF-8", LC_ALL="C.UTF-8", LANGUAGE="")

from PySide6.QtWidgets import QApplication  # noqa: E402

from app.sound.effects import SoundEffects  # noqa: E402
from app.speech.reading_aloud import ReadingAloud  # noqa: E402
from app.style.typography import load_fonts  # noqa: E402
from engine.games import GAMES  # noqa: E402
from tests.covering import a_third, chosen_cases  # noqa: E402
from tests.hearing import FakePlayer, FakeSpeaker  # noqa: E402

# The same examples on every machine, so that a failure can be repeated; a slow one is no failure.
settings.register_profile(
    "quick",
    max_examples=12,
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile("thorough", settings.get_profile("quick"), max_examples=100)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add --thorough."""
    parser.addoption("--thorough", action="store_true", help="all cases and 100 examples each")


def pytest_configure(config: pytest.Config) -> None:
    """Choose how many examples each property is tried on, before any test module is read."""
    settings.load_profile("thorough" if config.getoption("thorough") else "quick")


def pytest_collection_finish() -> None:
    """Spare the garbage collector what stays, the tests themselves, and call it less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 20)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run what is marked `every_game` with the id of each game, or of the module's `GAME_IDS`."""
    for mark in metafunc.definition.iter_markers("every_game"):
        games = getattr(metafunc.module, "GAME_IDS", None) or list(GAMES)
        metafunc.parametrize(mark.args[0], games)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the long tests and most cases of the large ones to --thorough."""
    if config.getoption("thorough"):
        return
    cases = defaultdict(list)
    for item in items:
        cases[item.nodeid.partition("[")[0]].append(item)
    kept: set[pytest.Item] = set()
    turns = Counter[tuple[str, int]]()
    for name, same in cases.items():
        short = [item for item in same if item.get_closest_marker("thorough") is None]
        few = [short[index] for index in chosen_cases([_values(item) for item in short])]
        if few and _takes_long(few[0]):
            alike = name.partition("::")[0], len(few)
            few = [few[index] for index in a_third(len(few), turns[alike])]
            turns[alike] += 1
        kept.update(few)
    config.hook.pytest_deselected(items=[item for item in items if item not in kept])
    items[:] = [item for item in items if item in kept]


def _takes_long(item: pytest.Item) -> bool:
    """Whether a test paints with Qt, or says that each of its cases takes long."""
    return (
        "qapp" in getattr(item, "fixturenames", ()) or item.get_closest_marker("third") is not None
    )


def _values(item: pytest.Item) -> dict[str, Hashable]:
    """Which value each parameter of a test has: the products repeat the same objects.

    Several parameters whose values stand in one list of cases are one parameter.
    """
    call = getattr(item, "callspec", None)
    if call is None:
        return {}
    values: dict[str, Hashable] = {name: id(value) for name, value in call.params.items()}
    for mark in item.iter_markers("parametrize"):
        names = mark.args[0]
        together = names.replace(" ", "").split(",") if isinstance(names, str) else list(names)
        values[",".join(together)] = tuple(values.pop(name) for name in together)
    return values


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application, with the program's fonts loaded."""
    load_fonts()
    return qapp


@pytest.fixture(autouse=True)
def player(monkeypatch: pytest.MonkeyPatch) -> FakePlayer:
    """What plays the sounds of every window: nobody hears them, and they can be read."""
    player = FakePlayer()
    monkeypatch.setattr(SoundEffects, "make_player", staticmethod(player.make))
    return player


@pytest.fixture(autouse=True)
def speaker(monkeypatch: pytest.MonkeyPatch) -> FakeSpeaker:
    """What speaks in every window: nobody hears it, and it can be read."""
    speaker = FakeSpeaker()
    monkeypatch.setattr(ReadingAloud, "make_speaker", staticmethod(speaker.make))
    return speaker


@pytest.fixture
def data_folder(tmp_path: Path) -> Path:
    """An empty data folder for the program, not yet made."""
    return tmp_path / "data"
