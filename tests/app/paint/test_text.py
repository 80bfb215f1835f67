"""Type: families, weights, sizes and numbers."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontInfo, QFontMetricsF, QImage, QPainter, QRawFont
from PySide6.QtWidgets import QApplication

from app.paint.names import name_lines
from app.style import typography as text
from app.style.typography import (
    ROLES,
    Metrics,
    font,
    initial,
    joined_names,
    load_fonts,
    names_in_a_sentence,
    number,
    text_width,
)


def test_factor() -> None:
    assert Metrics(1280, 800).f == 1
    assert Metrics(960, 600).f == 0.92
    assert Metrics(3840, 2160).f == pytest.approx(2.7)
    assert Metrics(3840, 800).f == 1
    assert Metrics(2560, 1600, text_scale=1.5).px(10) == 20


def test_sizes_never_fall_below_twelve(qapp: QApplication) -> None:
    small = Metrics(960, 600, text_scale=0.8)
    assert small.font("small").pixelSize() == 12
    assert Metrics(1280, 800).font("curtain_name").pixelSize() == 68
    assert Metrics(1280, 800, text_scale=1.5).font("body").pixelSize() == 22
    assert Metrics(2560, 1600).font("status").pixelSize() == 36
    assert Metrics(1280, 800).sized(24, 800).pixelSize() == 24


def test_unknown_role() -> None:
    with pytest.raises(KeyError):
        Metrics(1280, 800).font("shouting")


def test_the_families_come_with_the_program(qapp: QApplication) -> None:
    assert load_fonts() == ("Inter", "Noto Serif")
    assert QFontInfo(font(20)).family() == "Inter"
    assert QFontInfo(font(20, serif=True)).family() == "Noto Serif"


def test_a_missing_font_is_done_without(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(text, "_FILES", (("fontpkg_nowhere", "None.ttf"), text._FILES[1]))
    assert load_fonts.__wrapped__() == ("Noto Serif",)


@pytest.mark.parametrize("serif", [False, True])
def test_greek_and_signs_are_in_the_same_font(qapp: QApplication, serif: bool) -> None:
    raw = QRawFont.fromFont(font(20, 700, serif))
    for sign in "ΑΩαωάέήίόύώΐΰϊϋςΆΈΉΊΌΎΏ«»·;\u2212\u2019\u2026":
        assert raw.supportsCharacter(ord(sign)), sign


def test_thin_space_is_in_the_font(qapp: QApplication) -> None:
    assert QRawFont.fromFont(font(20)).supportsCharacter(ord("\u202f"))


@pytest.mark.parametrize("serif", [False, True])
def test_every_weight_is_its_own(qapp: QApplication, serif: bool) -> None:
    weights = (450, 550, 600, 650, 700, 750, 800)
    inks = [ink(font(40, weight, serif)) for weight in weights]
    assert inks == sorted(set(inks))
    assert inks[-1] > inks[0] * 1.3


def ink(of: QFont) -> int:
    """How much a word covers."""
    image = QImage(400, 80, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setFont(of)
    painter.setPen("white")
    painter.drawText(10, 55, "Σειρά 37")
    painter.end()
    return sum(bytes(image.constBits()))


def test_numbers_alone_have_figures_of_one_width(qapp: QApplication) -> None:
    load_fonts()
    metrics = QFontMetricsF(font(100, 700, tabular=True))
    widths = {round(metrics.horizontalAdvance(digit), 2) for digit in "0123456789"}
    assert len(widths) == 1
    # In words it would make hyphens wide.
    assert QFontMetricsF(font(100, 700)).horizontalAdvance("-") < metrics.horizontalAdvance("-")
    assert Metrics(1280, 800).font("count").featureTags()
    assert not Metrics(1280, 800).font("caption").featureTags()


def test_a_font_is_the_callers_own(qapp: QApplication) -> None:
    mine = font(20)
    mine.setPixelSize(90)
    assert font(20).pixelSize() == 20


def test_a_text_is_as_wide_as_in_its_font(qapp: QApplication) -> None:
    metrics = Metrics(1280, 800, text_scale=1.3)
    for role in ROLES:
        wide = QFontMetricsF(metrics.font(role)).horizontalAdvance("Μαρία 12")
        assert metrics.advance(role, "Μαρία 12") == wide
    tabular = QFontMetricsF(font(20, 700, tabular=True)).horizontalAdvance("111")
    assert text_width("111", 20, 700, tabular=True) == tabular
    assert text_width("111", 20, 700) < tabular


def test_every_role_has_a_font(qapp: QApplication) -> None:
    metrics = Metrics(1280, 800)
    assert {metrics.font(role).pixelSize() for role in ROLES} >= {13, 14, 15, 16, 68}


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (0, "0"),
        (7, "7"),
        (-10, "\u221210"),
        (999, "999"),
        (48213, "48\u202f213"),
        (-1234567, "\u22121\u202f234\u202f567"),
    ],
)
def test_number(value: int, written: str) -> None:
    assert number(value) == written


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("Άννα", "Α"),
        ("ϊός", "Ι"),
        (" leo ", "L"),
        ("(leo)", "L"),
        ("éva", "E"),
        ("ß", "S"),
        ("한글", "한"),
        ("1st", "1"),
        ("Player 2", "2"),
        ("Παίκτης 6 ", "6"),
        ("Anna 2.", "A"),
        ("7", "7"),
        ("😀 Anna", "A"),
        ("😀", "😀"),
        ("👩\u200d💻", "👩"),
        ("  ", ""),
        ("", ""),
    ],
)
def test_initials(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_names_in_one_line_keep_their_places() -> None:
    assert joined_names(["Anna", "Λέων"]) == "Anna, Λέων"
    assert joined_names(["Anna", "שרה"]) == "Anna, \u2068שרה\u2069"


def test_names_in_a_sentence_end_with_and() -> None:
    assert names_in_a_sentence(["Anna"]) == "Anna"
    assert names_in_a_sentence(["Anna", "Leo"]) == "Anna and Leo"
    assert names_in_a_sentence(["Anna", "Leo", "שרה"]) == "Anna, Leo and \u2068שרה\u2069"


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Μεγαλόπρεπη", ["Μεγαλόπρεπη"]),
        ("Μεγαλόπρεπη Άννα", ["Μεγαλόπρεπη", "Άννα"]),
        ("Χρυσοβαλαντοπαπαδημη", ["Χρυσοβαλαντ…"]),
        ("Μαρία Χρυσοβαλαντοπαπα", ["Μαρία", "Χρυσοβαλαντ…"]),
    ],
)
def test_a_word_of_a_name_that_is_too_long_is_cut(
    qapp: QApplication, name: str, lines: list[str]
) -> None:
    room = QFontMetricsF(font(12, 700)).horizontalAdvance("Χρυσοβαλαντοπ")
    assert name_lines(name, Metrics(960, 600), room, 16, 700, cut=True)[1] == lines
