"""The coach's bubble: its faces are bold themselves, and its words are laid out evenly."""

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QTextFragment
from PySide6.QtWidgets import QApplication, QWidget

from app.style.typography import Metrics, text_width
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
    written = {
        each.text().strip(" .\u00a0").replace("\u00a0", " "): each.charFormat().font()
        for each in fragments(bubble)
    }
    assert {"Two & two", "lower"} <= written.keys()
    for text in ("Two & two", "lower"):
        face = written[text]
        assert face.variableAxisValue(QFont.Tag("wght")) == 700
        assert face.weight() <= QFont.Weight.Normal
        assert not face.italic()
    assert written["Two & two"].pixelSize() > written["lower"].pixelSize()
    parent.deleteLater()


def lines(bubble: CoachBubble) -> list[QRectF]:
    """Where each line of heading and text lies, as wide as it is written."""
    found: list[QRectF] = []
    block = bubble._document.begin()
    while block.isValid():
        layout = block.layout()
        found += [
            layout.lineAt(index).naturalTextRect().translated(layout.position())
            for index in range(layout.lineCount())
        ]
        block = block.next()
    return found


@pytest.mark.parametrize("width", [200, 260, 320, 380, 440])
def test_no_word_stands_alone_and_the_heading_is_apart(
    qapp: QApplication, tmp_path: Path, width: int
) -> None:
    parent = QWidget()
    bubble = CoachBubble(make_appearance(tmp_path), parent)
    bubble.say("A gift", "Once a turn you may help your opponent: a card that goes back, to them.")
    size = bubble.lay_words(width, Metrics(1280, 800))
    assert size.width() <= width
    heading, *text = lines(bubble)
    assert len(text) > 1
    assert text[-1].width() > text[0].width() / 2
    apart = {round(low.top() - high.top()) for high, low in pairwise(text)}
    assert len(apart) == 1
    assert text[0].center().y() - heading.center().y() > apart.pop()
    narrower = bubble.lay_words(size.width() - 8, Metrics(1280, 800))
    assert narrower.height() > size.height()
    parent.deleteLater()


@pytest.mark.parametrize(
    "lines",
    [
        ("Two people,", "one screen"),
        ("Ποια κοστίζει", "λιγότερο;"),
        ("Ajax:", "not the very next"),
        ("Αστραπή:", "για σένα, αμέσως"),
        ("Αυτή τη", "φορά, αργότερα"),
    ],
)
def test_the_first_word_of_a_heading_is_not_alone_either(
    lines: tuple[str, str], qapp: QApplication, tmp_path: Path
) -> None:
    parent = QWidget()
    bubble = CoachBubble(make_appearance(tmp_path), parent)
    bubble.say(" ".join(lines), "You and a friend play at this computer, in turn.")
    measures = Metrics(1280, 800)
    wide = text_width(max(lines, key=len), measures.pixels(18), 700)
    bubble.lay_words(wide * 1.25, measures)
    heading = tuple(line.replace("\u00a0", " ").strip() for line in bubble.lines()[0])
    assert heading == lines
    parent.deleteLater()


@pytest.mark.parametrize(
    ("heading", "begin"),
    [("Fire!", "Fire! "), ("Two cards, or more", "Two cards, or more. ")],
)
def test_a_heading_in_one_line_with_the_text_does_not_run_into_it(
    heading: str, begin: str, qapp: QApplication, tmp_path: Path
) -> None:
    parent = QWidget()
    bubble = CoachBubble(make_appearance(tmp_path), parent)
    bubble.be_low(low=True)
    bubble.say(heading, "In this turn you place two cards.")
    bubble.lay_words(600, Metrics(1280, 800))
    ((line,),) = bubble.lines()
    assert line.replace("\u00a0", " ").startswith(f"{begin}In this turn")
    assert bubble.words[0] == heading
    parent.deleteLater()
