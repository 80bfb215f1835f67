"""What a screen reader is told when cards are dealt: little, so that it drops nothing of it."""

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from app.games import MODULES
from app.pages.home import HomePage
from app.pages.table.page import TablePage
from app.pages.table.step_back import StepBack
from app.storage.settings import RememberedPlayer
from app.system.screen_reader import tell_focus, tell_kinds, untold
from app.table.view.overlay import OverlayNote
from app.window.window import Window
from tests.app.hands import Hands
from tests.app.table_time import TableTime
from tests.app.told_events import Told, told_events
from tests.app.window_at_hand import close_window, open_window, prepare, settle

AGAINST = [RememberedPlayer("Anna", 0, "human"), RememberedPlayer("Robot", 1, "easy")]
HEEDED = {"NameChanged", "DescriptionChanged", "StateChanged", "Focus"}
"""What Orca puts into its queue; the rest, such as that a button is seen now, it passes over."""
MOST = 20
"""So much of it at most. A change of focus counts three times there, and above 50 Orca drops."""


def dealt(data: Path, time: TableTime, game: str) -> list[Told]:
    """What is told while this game is dealt to a person and a computer, with a key."""
    window, told = at_table(data, time, game)
    close_window(window)
    return told


def at_table(data: Path, time: TableTime, game: str = "the-game") -> tuple[Window, list[Told]]:
    """A window in which that has been dealt, and what was told meanwhile."""
    prepare(data, players=AGAINST)
    window = open_window(data)
    hands = Hands(window)
    number = list(MODULES).index(game) + 1
    hands.key(Qt.Key(ord(str(number))), Qt.KeyboardModifier.NoModifier, str(number))
    settle()
    hands.wait(1500)
    time.advance(1500)
    with told_events() as told:
        hands.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        settle()
        assert isinstance(window.pages.top, TablePage)
    return window, told


def test_what_has_the_keyboard_at_the_start_is_told_once(
    qapp: QApplication, data_folder: Path
) -> None:
    prepare(data_folder)
    with told_events() as told:
        window = open_window(data_folder)
        settle()
    assert [each.of for each in told if each.what == "Focus"] == ["Tile"]
    close_window(window)


@pytest.mark.parametrize("game", MODULES)
def test_a_deal_is_no_flood(
    qapp: QApplication, data_folder: Path, table_time: TableTime, game: str
) -> None:
    told = dealt(data_folder, table_time, game)
    heeded = [each for each in told if each.what in HEEDED]
    assert len(heeded) <= MOST, heeded


def test_a_set_up_is_no_flood(qapp: QApplication, data_folder: Path) -> None:
    prepare(data_folder, players=AGAINST)
    window = open_window(data_folder)
    with told_events() as told:
        Hands(window).key(Qt.Key.Key_1, Qt.KeyboardModifier.NoModifier, "1")
        settle()
    close_window(window)
    heeded = [each for each in told if each.what in HEEDED]
    assert len(heeded) <= MOST, heeded


def test_nothing_of_home_comes_and_goes_between_a_set_up_and_its_match(
    qapp: QApplication, data_folder: Path, table_time: TableTime
) -> None:
    told = dealt(data_folder, table_time, "the-game")
    assert not [each for each in told if each.of == HomePage.__name__]


def test_of_the_card_that_has_the_focus_after_a_deal_is_told_once(
    qapp: QApplication, data_folder: Path, table_time: TableTime
) -> None:
    told = dealt(data_folder, table_time, "the-game")
    focus = [each.of for each in told if each.what == "Focus"]
    # Qt tells of the page that loses the focus, too; the table has it until the cards are there.
    assert focus == ["SetupPage", "TableView", "OverlayButton"]


def test_what_is_made_untold_is_not_told(qapp: QApplication) -> None:
    window = QWidget()
    with told_events() as told:
        with untold():
            button = QPushButton("Hint", window)
            assert not QAccessible.isActive()
        assert QAccessible.isActive()
        button.setText("Undo")
    assert [each for each in told if each.what == "NameChanged"] == [
        Told("NameChanged", "QPushButton")
    ]


class Passing(QWidget):
    """Passes the focus on, as a page and its table do."""

    to: QWidget

    def focusInEvent(self, event: object) -> None:
        self.to.setFocus()
        tell_focus(self)


def test_what_is_passed_on_twice_is_told_once_more(qapp: QApplication) -> None:
    window = Passing()
    inner = Passing(window)
    window.to, inner.to = inner, QPushButton(inner)
    window.show()
    window.activateWindow()
    settle()
    other = QPushButton(window)
    other.show()
    other.setFocus()
    with told_events() as told:
        window.setFocus()
        settle()
    focus = [each.of for each in told if each.what == "Focus"]
    assert focus[-1] == "QPushButton"
    assert focus.count("QPushButton") == 2


def test_words_on_a_table_belong_to_it(qapp: QApplication) -> None:
    tell_kinds()
    table = QWidget()
    note = OverlayNote(table)
    interface = QAccessible.queryAccessibleInterface(note)
    ((whose, how),) = interface.relations()
    assert (whose.object(), how) == (table, QAccessible.RelationFlag.DescriptionFor)
    assert interface.role() is QAccessible.Role.StaticText


def test_a_table_that_is_gone_does_not_follow_what_is_said(
    qapp: QApplication,
    data_folder: Path,
    table_time: TableTime,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    followed: list[StepBack] = []

    def follow(self: StepBack) -> None:
        followed.append(self)

    monkeypatch.setattr(StepBack, "follow", follow)
    window, _ = at_table(data_folder, table_time)
    window.reading.heard.ended.emit()
    assert followed
    window.pages.clear()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    followed.clear()
    window.reading.heard.ended.emit()
    assert not followed
    close_window(window)


def test_of_what_has_the_focus_after_a_match_the_page_is_not_told(
    qapp: QApplication, data_folder: Path, table_time: TableTime
) -> None:
    window, _ = at_table(data_folder, table_time)
    with told_events() as told:
        window.pages.clear()
        settle()
    focus = [each.of for each in told if each.what == "Focus"]
    assert focus
    assert "HomePage" not in focus
    close_window(window)
