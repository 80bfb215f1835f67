"""Painted text of more than one line."""

from pathlib import Path

from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QApplication

from app.paint.paragraph import (
    broken_after_colon,
    even_width,
    keeping_words_whole,
    lines_of,
    paragraph_height,
    width_without_lone_word,
)
from app.widgets.label import Label
from tests.app.pages.support import make_appearance


def test_a_new_line_begins_where_the_text_says_so(qapp: QApplication) -> None:
    font = QFont()
    font.setPixelSize(10)
    assert lines_of("luck +3 %\nKeys lead there.", font, 1000) == ["luck +3 %", "Keys lead there."]
    assert paragraph_height("one\ntwo", font, 1000, leading=1.3) == 26


def test_even_lines_are_no_more_and_leave_no_word_alone(qapp: QApplication) -> None:
    font, text = QFont(), "one two three four five six seven eight"
    font.setPixelSize(10)
    wide = QFontMetricsF(font).horizontalAdvance(text.rpartition(" ")[0]) + 1
    assert lines_of(text, font, wide)[-1] == "eight"
    even = even_width(text, font, wide)
    lines = lines_of(text, font, even)
    assert len(lines) == 2
    assert len(lines[1]) > 10
    assert len(lines_of(text, font, even - 1.5)) > 2
    assert even_width("one", font, wide) < wide


def test_a_word_that_is_too_wide_gets_smaller_letters(qapp: QApplication) -> None:
    font, text = QFont(), "All seven commands"
    font.setPixelSize(40)
    word = QFontMetricsF(font).horizontalAdvance("commands")
    assert keeping_words_whole(text, font, word).pixelSize() == 40
    smaller = keeping_words_whole(text, font, word * 0.8)
    assert 28 <= smaller.pixelSize() <= 32
    assert [line.split()[-1] for line in lines_of(text, smaller, word * 0.8)][-1] == "commands"
    assert keeping_words_whole(text, font, 1).pixelSize() == 12


def test_no_short_word_stands_alone_in_the_last_line(qapp: QApplication) -> None:
    font, text = QFont(), "one two three four five six seven eight nine. ten"
    font.setPixelSize(10)
    wide = (
        QFontMetricsF(font).horizontalAdvance("one two three four five six seven eight nine.") + 1
    )
    assert lines_of(text, font, wide)[-1] == "ten"
    narrower = width_without_lone_word(text, font, wide)
    assert narrower < wide
    assert lines_of(text, font, narrower)[1:] == ["nine. ten"]
    assert width_without_lone_word(f"{text} eleven", font, wide) == wide
    long = text.replace("ten", "incomprehensibilities")
    assert lines_of(long, font, wide)[-1] == "incomprehensibilities"
    assert width_without_lone_word(long, font, wide) == wide


def test_a_heading_goes_on_in_a_new_line_after_its_colon(qapp: QApplication) -> None:
    font, name = QFont(), "The Game: Face to Face"
    font.setPixelSize(10)
    wide = QFontMetricsF(font).horizontalAdvance("The Game: Face") + 1
    assert lines_of(name, font, wide) == ["The Game: Face", "to Face"]
    broken = broken_after_colon(name, font, wide)
    assert lines_of(broken, font, wide) == ["The Game:", "Face to Face"]
    assert broken_after_colon(name, font, 1000) == name
    assert broken_after_colon("No colon at all", font, 30) == "No colon at all"
    longer = "Qwixx: the game that is played with cards"
    wide = QFontMetricsF(font).horizontalAdvance("the game that is played with") + 1
    assert len(lines_of(longer, font, wide)) == 2
    assert broken_after_colon(longer, font, wide) == longer  # It would take a third line.


def test_a_label_leaves_no_short_word_alone(tmp_path: Path) -> None:
    label = Label(make_appearance(tmp_path), "body", wrap=True)
    first = "one two three four five six seven eight nine."
    label.setText(f"{first} ten")
    measure = QFontMetricsF(label.font())
    label.place(0, 0, measure.horizontalAdvance(first) + 2)
    image = label.grab().toImage()
    ground = image.pixel(image.width() - 1, image.height() - 1)
    last = range(image.height() // 2, image.height())
    inked = [x for x in range(image.width()) if any(image.pixel(x, y) != ground for y in last)]
    assert max(inked) > measure.horizontalAdvance("nine.")
