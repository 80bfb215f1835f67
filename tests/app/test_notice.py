"""The notice over the rail: a bubble around its sentence, with air on every side."""

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from app.storage.settings import Settings
from app.style.appearance import Appearance
from app.style.typography import load_fonts
from app.widgets.notice import Notice

SENTENCES = {
    "one line": "Kept.",
    "two lines": "The settings file was damaged, and what could still be read is used again, all of"
    " it: gypsy quays jump.",
    "many lines": "Whatever can be said at length is said at length here, quietly. " * 6,
}


def dark(image: QImage) -> QRect:
    """Where the letters stand."""
    points = [
        (x, y)
        for y in range(image.height())
        for x in range(image.width())
        if image.pixelColor(x, y).alpha() > 200 and image.pixelColor(x, y).lightness() < 90
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return QRect(min(xs), min(ys), max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)


@pytest.mark.parametrize("size", [QSize(960, 600), QSize(1280, 800)], ids=["small", "usual"])
@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("length", SENTENCES)
def test_there_is_air_around_the_sentence(
    qapp: QApplication, tmp_path: Path, length: str, text_size: int, size: QSize
) -> None:
    load_fonts()
    settings = Settings(tmp_path / "settings.ini")
    settings.text_size = text_size
    window = QWidget()
    window.resize(size)
    notice = Notice(Appearance(settings), window)
    window.show()
    notice.say(lambda: SENTENCES[length])
    image = QImage(notice.size(), QImage.Format.Format_ARGB32)
    image.fill(0)
    notice.render(image)
    letters, scale = dark(image), size.width() / 1280
    assert window.rect().contains(notice.geometry())
    assert min(letters.top(), image.height() - letters.bottom() - 1) >= 21 * scale
    assert min(letters.left(), image.width() - letters.right() - 1) >= 28 * scale
    window.close()
