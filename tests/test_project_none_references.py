"""Calls into Qt must leave the reference count of None alone.

A PySide6 wheel that loses a reference to None with every call aborts long runs on Python 3.11
(6.12.0 did). From Python 3.12 on None is immortal and its count means nothing.
"""

import sys

import pytest
from PySide6.QtCore import QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QApplication, QWidget

ROUNDS = 3000
SLACK = 100  # references that come and go by themselves; far below one lost a round


class Bell(QObject):
    rung = Signal(int)


class Painted(QWidget):
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), Qt.GlobalColor.darkCyan)


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None is immortal")
def test_calls_into_qt_keep_the_references_to_none(qapp: QApplication) -> None:
    bell = Bell()
    heard: list[int] = []
    bell.rung.connect(heard.append)
    widget = Painted()
    widget.resize(40, 40)
    pixmap = QPixmap(40, 40)

    def call_qt() -> None:
        bell.setObjectName("bell")
        bell.rung.emit(1)
        bell.setProperty("nothing", None)
        assert bell.property("nothing") is None
        assert bell.parent() is None
        assert widget.parentWidget() is None
        widget.setToolTip("tip")
        widget.move(QPoint(1, 1))
        widget.update()
        widget.render(pixmap)
        with QPainter(pixmap) as painter:
            painter.setPen(QColor("#123456"))
            painter.drawRect(QRect(1, 1, 10, 10))
        qapp.processEvents()

    for _ in range(50):  # caches fill
        call_qt()
    before = sys.getrefcount(None)
    for done in range(1, ROUNDS + 1):
        call_qt()
        # Looked at in every round: at none left, the interpreter would abort.
        drift = sys.getrefcount(None) - before
        assert abs(drift) < SLACK, f"{drift:+} references to None after {done} rounds"
    assert len(heard) == ROUNDS + 50
