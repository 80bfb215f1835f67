"""A number never begins a line where it has room beside the word before it."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF

from app.paint.names import evened, halves, name_lines
from app.paint.paragraph import lines_of
from app.paint.wrapping import pack, wrap
from app.style.typography import Metrics, font

METRICS = Metrics(1280, 800)
SENTENCE = "Robot 2 played the 7 in turn 12, and then Robot 13 took the 4 of round 1 of 5"


def width(text: str) -> float:
    return QFontMetricsF(font(16, 500)).horizontalAdvance(text)


@pytest.mark.parametrize("room", range(90, 400, 7))
def test_no_line_of_a_sentence_begins_with_a_number(qapp: object, room: int) -> None:
    written = font(16, 500)
    for lines in (wrap(SENTENCE, written, room), lines_of(SENTENCE, written, room)):
        assert " ".join(lines) == SENTENCE
        assert not any(line[:1].isdigit() for line in lines)


def test_names_in_a_row_keep_their_numbers(qapp: object) -> None:
    names = ["Maria", "Robot 2", "Robot 3", "Robot 4", "Robot 5"]
    lines = pack(names, ", ", font(16, 500), width("Maria, Robot 2,") + 1)
    assert [line.rstrip(",") for line in lines] == [
        "Maria, Robot 2", "Robot 3", "Robot 4", "Robot 5",
    ]  # fmt: skip


def test_a_name_of_a_word_and_a_number_gets_smaller_before_it_is_broken(qapp: object) -> None:
    for name in ("Robot 2", "Ρομπότ 12"):
        assert evened(name, font(16, 500), width(name) + 2) == [name]
        _, lines = name_lines(name, METRICS, width(name) * 0.85, 20, 500)
        assert lines == [name]


def test_where_the_pair_has_no_room_the_number_goes_below(qapp: object) -> None:
    assert wrap("Robot 2", font(16, 500), width("Robot") + 2) == ["Robot", "2"]
    assert lines_of("Robot 2", font(16, 500), width("Robot") + 4) == ["Robot", "2"]
    assert halves("Robot 2", 16, 500) == ("Robot", "2")
