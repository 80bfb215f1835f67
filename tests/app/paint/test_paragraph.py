"""Painted text of more than one line."""

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from app.paint.paragraph import lines_of, paragraph_height


def test_a_new_line_begins_where_the_text_says_so(qapp: QApplication) -> None:
    font = QFont()
    font.setPixelSize(10)
    assert lines_of("luck +3 %\nKeys lead there.", font, 1000) == ["luck +3 %", "Keys lead there."]
    assert paragraph_height("one\ntwo", font, 1000, leading=1.3) == 26
