"""The code of a deal, typed or pasted where the deal number stands."""

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.pages.setup.page import SetupPage
from app.storage.settings import RememberedPlayer
from app.style.appearance import Appearance
from engine.deal_code import DealCode
from tests.app.pages.support import show, write_anew


def make(appearance: Appearance) -> SetupPage:
    page = SetupPage(appearance, "the-game", [RememberedPlayer("Anna", 0)])
    show(page)
    return page


def codes(page: SetupPage) -> list[DealCode]:
    told: list[DealCode] = []
    page.code_written.connect(told.append)
    return told


ON_FIRE = DealCode(
    "the-game",
    2,
    {"first": 0, "min_cards": 2, "fewer_cards": False, "on_fire": True},
    695_324,
)


def test_a_typed_code_counts_once_it_is_whole(appearance: Appearance) -> None:
    page = make(appearance)
    told = codes(page)
    write_anew(page._column.deal, "g2d1-695324")
    assert told == []
    assert not page._column.deal.wrong
    QTest.keyClick(page._column.deal, Qt.Key.Key_Return)
    assert told[0] == ON_FIRE


@pytest.mark.parametrize(
    "pasted",
    [
        "G2D1-695324",
        " g2d1 - 695324 ",
        "Trapoula · The Game · On Fire · 2 players · G2D1-695324\n12 cards left",
        "G2D1 695324",
        "· G2D1-695324.",
        "deal G2D1-695\u2009324",
    ],
)
def test_a_pasted_code_counts_at_once(appearance: Appearance, pasted: str) -> None:
    page = make(appearance)
    told = codes(page)
    field = page._column.deal
    QTest.mouseClick(field, Qt.MouseButton.LeftButton)
    QCoreApplication.processEvents()
    QGuiApplication.clipboard().setText(pasted)
    field.paste()
    assert told == [ON_FIRE]


def test_a_short_pasted_code_counts_at_once_in_place_of_a_long_number(
    appearance: Appearance,
) -> None:
    page = make(appearance)
    told = codes(page)
    field = page._column.deal
    field.set_value(695_324_112)
    field.selectAll()
    QGuiApplication.clipboard().setText("Q4 109")
    field.paste()
    assert [(code.game, code.seats, code.seed) for code in told] == [("qwixx-cards", 4, 109)]


def test_the_button_takes_the_code_before_it_deals(appearance: Appearance) -> None:
    page = make(appearance)
    told = codes(page)
    dealt: list[object] = []
    page.deal_requested.connect(dealt.append)
    write_anew(page._column.deal, "Q3-12")
    QTest.keyClick(page._column.deal, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert dealt == []
    assert {code.game for code in told} == {"qwixx-cards"}


def test_a_number_is_no_code(appearance: Appearance) -> None:
    page = make(appearance)
    told = codes(page)
    write_anew(page._column.deal, "695324")
    QTest.keyClick(page._column.deal, Qt.Key.Key_Return)
    assert told == []
    assert page._column.deal.value == 695_324


def test_the_code_in_the_line_is_one_of_the_game(appearance: Appearance) -> None:
    page = SetupPage(appearance, "the-game-extreme", [RememberedPlayer("Anna", 0)])
    show(page)
    assert "X1-695324" in page._column._deal_line.text()


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ("hello", "Use digits only, or a code such as G1-695324"),
        ("G2-", "Use digits only, or a code such as G1-695324"),
        ("K2-12", "No game’s code begins with this letter."),
        ("F3-12", "not for so many players"),
        ("G2D7-12", "does not have these options"),
        ("G2-9223372036854775808", "too large"),
    ],
)
def test_nonsense_is_refused_in_words(appearance: Appearance, typed: str, words: str) -> None:
    page = make(appearance)
    told = codes(page)
    write_anew(page._column.deal, typed)
    assert page._column.deal.wrong
    assert words in page.rail_texts.hint.text()
    assert words in page._column.deal_problem()
    QTest.keyClick(page._column.deal, Qt.Key.Key_Return)
    assert told == []
    assert not page._button.allowed
