"""Sizes and places of windows on screens of every kind."""

import pytest
from PySide6.QtCore import QRect, QSize

from app.system.window_geometry import FRAME, brought_back, fitted

SCREENS = [QRect(0, 0, 1366, 768), QRect(1920, 30, 1024, 570), QRect(-800, -600, 800, 600)]


@pytest.mark.parametrize("screen", SCREENS)
@pytest.mark.parametrize(
    "place",
    [
        QRect(5000, 4000, 800, 600),
        QRect(-3000, -2000, 1280, 800),
        QRect(0, 0, 4000, 3000),
        QRect(100, 100, 10, 10),
    ],
)
def test_a_window_comes_back_whole(screen: QRect, place: QRect) -> None:
    back = brought_back(place, screen)
    assert screen.marginsRemoved(FRAME).contains(back)
    assert back.size() == fitted(place.size(), screen)


def test_what_fits_stays() -> None:
    screen = QRect(0, 0, 1366, 768)
    assert brought_back(QRect(60, 50, 1000, 600), screen) == QRect(60, 50, 1000, 600)
    assert fitted(QSize(1000, 600), screen) == QSize(1000, 600)
