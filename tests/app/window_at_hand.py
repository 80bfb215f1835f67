"""The whole window in the test's own process: pressed by names, read as a screen reader reads."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, QSize, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from app.application import build_window
from app.match.players import NewMatch, PlayerInfo
from app.pages.matches.page import MatchesPage
from app.pages.page import Page
from app.pages.table.page import TablePage
from app.storage.match_store import MatchStore
from app.storage.settings import Settings
from app.widgets.notice import Notice
from app.window.window import Window
from engine.core.header import Player
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.app.table_time import TableTime
from tests.app.waiting import make_active, wait_until

GAME = GAMES["the-game"]
NAMES = ("Anna", "Leo")
SIZE = QSize(1280, 800)
SPOKEN = (
    QAccessible.Text.Name,
    QAccessible.Text.Description,
    QAccessible.Text.Value,
    QAccessible.Text.Help,
    QAccessible.Text.Accelerator,
)

PageT = TypeVar("PageT", bound=Page)


def prepare(data: Path, **choices: Any) -> None:
    """Write settings; unless said otherwise nothing moves, no tip comes, and English is spoken.

    The second digit of a number is waited for as long as can be: a slow machine types slowly.
    """
    settings = Settings(data / "settings.ini")
    usual = {"motion": "reduced", "language": "en", "tips": "off", "number_wait": "longest"}
    for name, value in {**usual, **choices}.items():
        setattr(settings, name, value)
    settings.flush()


def close_window(window: Window) -> None:
    """Close the window and leave nothing of it."""
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def notice(window: Window) -> str:
    """What the bubble over the page says, "" if there is none."""
    found = window.findChild(Notice)
    assert isinstance(found, Notice)
    return found.text if found.isVisible() else ""


def open_window(data: Path, size: QSize | None = SIZE) -> Window:
    """The program's window over a data folder, shown and active.

    It gets that size; None: the remembered one, as far as the screen of the tests goes.
    """
    window = build_window(data)
    if size is not None:
        window.resize(size)
    make_active(window)
    settle()
    return window


@contextmanager
def reopening(data: Path) -> Iterator[Callable[[], Window]]:
    """Gives what opens a window over a data folder, once the one before has been closed."""
    windows: list[Window] = []

    def make() -> Window:
        for window in windows:
            close_window(window)
        windows[:] = [open_window(data)]
        return windows[0]

    yield make
    for window in windows:
        close_window(window)
    QLocale.setDefault(QLocale.c())


def settle() -> None:
    """Let everything happen that waits to."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def store_of(data: Path) -> MatchStore:
    return MatchStore(data / "matches", Settings(data / "settings.ini"))


def deal(data: Path, names: Sequence[str] = NAMES, seed: int = 7, **options: Any) -> Path:
    """Save a newly dealt match; returns its file."""
    players = tuple(PlayerInfo(name, seat) for seat, name in enumerate(names))
    store = store_of(data)
    store.deal(NewMatch(GAME.id, options, players, seed)).close()
    return store.files()[0].path


def save(data: Path, name: str, state: object, names: Sequence[str] = NAMES) -> Path:
    """Save a match that begins in the state of a document; returns its file."""
    path = data / "matches" / f"{name}.trapoula"
    path.parent.mkdir(parents=True, exist_ok=True)
    match = Match.from_state(GAME, state, players=[Player(name) for name in names])
    Journal.create(path, match.header).close()
    return path


def events_of(path: Path) -> list[dict[str, Any]]:
    """What happened in a saved match, without the times."""
    match = Match.replay(Journal.read(path), GAMES)
    return [event._replace(ms=None).json() for event in match.events]


def page_of(window: Window, kind: type[PageT]) -> PageT:
    """The page on top, which is of that kind."""
    page = window.pages.top
    assert isinstance(page, kind), f"{type(page).__name__} is shown, not {kind.__name__}"
    return page


def button(top: QWidget, name: str) -> QAbstractButton:
    """The button of that name that is seen on `top`; a longer name may go on after a colon."""
    found = [
        child
        for child in top.findChildren(QAbstractButton)
        if child.accessibleName().partition(":")[0] == name and child.isVisible()
    ]
    assert found, f"there is no button {name!r} on {type(top).__name__}"
    return found[0]


def press(window: Window, name: str) -> None:
    """Click on the button of that name on the page."""
    QTest.mouseClick(button(window.pages.top, name), Qt.MouseButton.LeftButton)
    settle()


def read_all(window: Window) -> MatchesPage:
    """Wait until the list of saved matches on top has read them all."""
    page = page_of(window, MatchesPage)
    wait_until(lambda: not page.reading)
    settle()
    return page


def key(key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    QTest.keyClick(focused(), key, modifier)
    settle()


def focused() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


def lift(window: Window) -> None:
    """Lift the curtain with the Enter key."""
    assert window.curtain_keeper.curtain.down
    key(Qt.Key.Key_Return)
    assert not window.curtain_keeper.curtain.isVisible()


def play(window: Window, actions: int) -> list[str]:
    """Do that many legal actions for whoever is to act, and say which."""
    done = []
    for _ in range(actions):
        session = window.table.session
        assert session is not None
        if session.seat is None:
            lift(window)
        elif session.seat not in session.match.to_act:
            press(window, "Hand over")
            lift(window)
        done.append(str(session.legal()[0]))
        assert session.submit(done[-1]) is None
        settle()
    return done


def interfaces(top: QWidget) -> Iterator[QAccessibleInterface]:
    """Everything that a screen reader finds from `top` on."""
    waiting = [QAccessible.queryAccessibleInterface(top)]
    while waiting:
        found = waiting.pop()
        yield found
        waiting += [found.child(index) for index in reversed(range(found.childCount()))]


def spoken(top: QWidget) -> list[str]:
    """Every text that a screen reader can find from `top` on."""
    texts = [found.text(kind) for found in interfaces(top) for kind in SPOKEN]
    return [text for text in texts if text]


def hints(top: QWidget) -> list[str]:
    """Every tooltip and title from `top` on, of what is hidden too."""
    widgets = [top, *top.findChildren(QWidget)]
    texts = [
        text
        for widget in widgets
        for text in (widget.toolTip(), widget.whatsThis(), widget.statusTip(), widget.windowTitle())
    ]
    return [text for text in texts if text]


def play_turn(page: TablePage, time: TableTime) -> None:
    """Play the turn of the person at the screen, to its end."""
    session = page.session
    time.wait_until(lambda: bool(session.legal()))
    while "end" not in (actions := [str(action) for action in session.legal()]):
        assert session.submit(actions[0]) is None
        settle()
    assert session.submit("end") is None
    settle()
