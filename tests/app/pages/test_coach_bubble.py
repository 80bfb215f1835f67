"""The coach's bubble: its heading and what is bold have the bold face itself."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QFont, QTextFragment
from PySide6.QtWidgets import QApplication, QWidget

from app.style.typography import Metrics
from app.widgets.coach_bubble import CoachBubble
from tests.app.pages.support import make_appearance


def fragments(bubble: CoachBubble) -> Iterator[QTextFragment]:
    block = bubble._document.begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            yield iterator.fragment()
            iterator += 1
        block = block.next()


@pytest.mark.parametrize("in_line", [False, True])
def test_what_is_bold_is_not_emboldened(
    qapp: QApplication, tmp_path: Path, *, in_line: bool
) -> None:
    parent = QWidget()
    bubble = CoachBubble(make_appearance(tmp_path), parent)
    bubble.in_line = in_line
    bubble.say("Two & two", "Here every card is **lower** than <the> one before.")
    bubble.lay_words(400, Metrics(1280, 800))
    written = {each.text().strip(): each.charFormat().font() for each in fragments(bubble)}
    assert {"Two & two", "lower"} <= written.keys()
    for text in ("Two & two", "lower"):
        face = written[text]
        assert face.variableAxisValue(QFont.Tag("wght")) == 700
        assert face.weight() <= QFont.Weight.Normal
        assert not face.italic()
    assert written["Two & two"].pixelSize() > written["lower"].pixelSize()
    parent.deleteLater()
