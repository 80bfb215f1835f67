"""In Greek nothing on any page is left in English, what Qt itself says included.

A translator that is asked last, after the program's own, hears of every text that nobody could
translate, while each page is read, hinted at and its menus are opened.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QTimer
from PySide6.QtGui import QContextMenuEvent, QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFileDialog,
    QLineEdit,
    QMenu,
    QTreeView,
    QWidget,
)
from shiboken6 import isValid

from app.pages.home import HomePage
from app.pages.licences import LicencesPage
from app.pages.result import ResultPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.window.window import Window
from engine.core.match import Match
from tests.app import series_at_hand
from tests.app.translators import Recorder
from tests.app.waiting import wait_until
from tests.app.window_at_hand import (
    GAME,
    button,
    deal,
    hints,
    interfaces,
    open_window,
    page_of,
    prepare,
    read_all,
    save,
    settle,
    spoken,
)

# What the platform plugin without a screen says when a menu opens.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def data(data_folder: Path) -> Path:
    """A data folder with matches of every kind: going on, over, damaged."""
    prepare(data_folder, language="el")
    state: Any = Match.new(GAME, 1, {}, 1).state()
    over = save(data_folder, "over", {**state, **STUCK}, ["Zoe"])
    assert over.exists()
    deal(data_folder, ["Max"]).write_text("nonsense\n", "utf-8")
    deal(data_folder, ["Anna", "Leo", "Maria"], on_fire=True)
    return data_folder


STUCK: dict[str, Any] = {
    "piles": {"up1": [1, 98], "up2": [1, 99], "down1": [100, 3], "down2": [100, 2]},
    "hands": [[50, 51, 52, 53, 54, 55, 56, 57]],
    "draw": [card for card in range(4, 98) if card not in range(50, 58)],
    "over": {"won": False, "remaining": 94, "reason": "stuck"},
    "to_act": [],
}


@pytest.fixture
def window(recorder: Recorder, data: Path) -> Iterator[Window]:
    window = open_window(data)
    yield window
    window.close()
    window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def look_over(top: QWidget) -> None:
    """Read, ask for hints and open menus everywhere on `top`."""
    spoken(top)
    for found in interfaces(top):
        actions = found.actionInterface()
        for name in actions.actionNames():
            actions.localizedActionName(name)
            actions.localizedActionDescription(name)
    hints(top)
    for widget in [top, *top.findChildren(QWidget)]:
        # A menu or a hint that has been closed is gone by now.
        if isValid(widget) and widget.isVisible():
            ask_for_hint(widget)
            open_menu(widget)


def ask_for_hint(widget: QWidget) -> None:
    at = widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))


def open_menu(widget: QWidget) -> None:
    """Ask for the menu of a widget, and close it; some wait until it is closed."""
    closer = QTimer()
    closer.timeout.connect(close_menu)
    closer.start(0)
    at = widget.rect().center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, widget.mapToGlobal(at))
    QApplication.sendEvent(widget, event)
    settle()


def close_menu() -> None:
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):
        menu.close()


def press(window: Window, name: str) -> None:
    """Press the button of that Greek name on the page."""
    button(window.pages.top, name).click()
    settle()


@pytest.mark.parametrize("name", ["", "Σχετικά", "Ρυθμίσεις", "Κανόνες"])
def test_pages_that_tell(window: Window, recorder: Recorder, name: str) -> None:
    if name:
        press(window, name)
    look_over(window)
    assert sorted(recorder.unknown) == []


def test_licences(window: Window, recorder: Recorder) -> None:
    press(window, "Σχετικά")
    press(window, "Διάβασε τις άδειες")
    look_over(window)
    page_of(window, LicencesPage)
    assert sorted(recorder.unknown) == []


def test_the_file_window_where_a_desktop_has_none(
    window: Window, recorder: Recorder, tmp_path: Path
) -> None:
    (tmp_path / "match.trapoula").touch()
    (tmp_path / "folder").mkdir()
    dialog = QFileDialog(window, "", str(tmp_path))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setFileMode(QFileDialog.FileMode.ExistingFiles)
    dialog.show()
    tree = dialog.findChild(QTreeView)
    assert tree is not None
    wait_until(lambda: tree.model().rowCount() > 0)
    for view in dialog.findChildren(QAbstractItemView):
        if view.objectName() in ("listView", "treeView"):
            QTimer.singleShot(0, close_menu)
            view.customContextMenuRequested.emit(QPoint(4, 4))
    dialog.deleteLater()
    keys = {
        each for each in recorder.unknown if each[0] == "QShortcut" or each[1].startswith("Alt+")
    }
    assert sorted(recorder.unknown - keys) == []


def test_past_matches(window: Window, recorder: Recorder) -> None:
    press(window, "Παρτίδες")
    page = read_all(window)
    for row in page.rows:
        row.toggled.emit()
        look_over(window)
    page.rows[0].deleted.emit()
    look_over(window)
    page.filters.search.setText("zz")
    page.filters.changed.emit()
    look_over(window)
    assert sorted(recorder.unknown) == []


def test_challenges(window: Window, recorder: Recorder) -> None:
    kept = window._store.series
    for number, deals in ((1, 5), (2, 2)):
        look_over(window)
        kept.begin(series_at_hand.series(number))
        series_at_hand.play(kept, deals)
        window.daily.show()
        settle()
    look_over(window)
    press(window, "Παράτησέ την")
    look_over(window)
    press(window, "Κράτησέ την")
    window.dealing.set_up_series("the-game")
    settle()
    look_over(window)
    window.series.go_on()
    settle()
    look_over(window)
    assert sorted(recorder.unknown) == []


def test_set_up(window: Window, recorder: Recorder) -> None:
    press(window, "The Game")
    look_over(window)
    page = page_of(window, SetupPage)
    for name in ("Anna", "anna"):
        press(window, "Πρόσθεσε παίκτη")
        QTest.keyClicks(page.findChildren(QLineEdit)[0], name)
    settle()
    look_over(window)
    for field in page.findChildren(QLineEdit):
        field.selectAll()
        QTest.keyClicks(field, "9" * 30)
    press(window, "Μοίρασε")
    look_over(window)
    page_of(window, SetupPage)
    assert sorted(recorder.unknown) == []


def test_a_match(window: Window, recorder: Recorder) -> None:
    press(window, "Συνέχισε την παρτίδα")
    look_over(window)
    button(window.curtain_keeper.curtain, "Σήκωσε την αυλαία").click()
    settle()
    look_over(window)
    session, page = window.table.session, page_of(window, TablePage)
    assert session is not None
    page.guide.press("up1")
    look_over(window)
    page.guide.press("draw")
    page.presses.main()
    look_over(window)
    for _ in range(2):
        assert session.submit(str(session.legal()[0])) is None
        settle()
        look_over(window)
    assert session.submit("end") is None
    settle()
    look_over(window)
    press(window, "Δώσε τη σειρά")
    look_over(window)
    assert sorted(recorder.unknown) == []


def test_a_result(window: Window, recorder: Recorder) -> None:
    press(window, "Παρτίδες")
    page = read_all(window)
    next(
        row for row in page.rows if row.saved.damaged is None and not row.saved.unfinished
    ).toggled.emit()
    press(window, "Αποτέλεσμα")
    wait_until(lambda: isinstance(window.pages.top, ResultPage))
    look_over(window)
    assert sorted(recorder.unknown) == []


def test_what_is_said_when_something_fails(window: Window, recorder: Recorder, data: Path) -> None:
    for path in (data / "matches").iterdir():
        path.write_text("nonsense\n", "utf-8")
    press(window, "Συνέχισε την παρτίδα")
    look_over(window)
    page_of(window, HomePage)
    assert sorted(recorder.unknown) == []


def test_the_recorder_hears_what_nobody_translates(window: Window, recorder: Recorder) -> None:
    recorder.unknown.clear()
    window.setToolTip(QCoreApplication.translate("Nowhere", "Nobody has translated this"))
    assert recorder.unknown == {("Nowhere", "Nobody has translated this")}
