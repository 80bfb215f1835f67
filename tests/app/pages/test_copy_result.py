"""The result of a match, copied to be told a friend: the code of the deal, and no name."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest

from app.games.deal_words import code_of
from app.games.outcome import in_short, in_words
from app.match.outcome import SeatOutcome, outcome_of
from app.pages.copy_result import CopyButton, text_to_copy
from app.pages.result import ResultPage
from app.style.appearance import Appearance
from engine.deal_code import read_code
from engine.games import GAMES
from tests.app.pages.finished import finished
from tests.app.pages.support import NAMES, ending, play, seat, show


def test_the_result_is_copied_and_said_for_a_while(
    appearance: Appearance, speak: Callable[[str], None]
) -> None:
    speak("en")
    match = play(("Anna",), seed=3, on_fire=True)
    assert match.over is not None
    page = ResultPage(appearance, seat(match))
    show(page)
    button = page.copy_button
    assert button.word == "Copy result"
    QGuiApplication.clipboard().clear()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    left = match.over["remaining"]
    assert QGuiApplication.clipboard().text().splitlines() == [
        "Trapoula · The Game · On Fire · 1 player · G1D1-3",
        f"{left} cards left",
    ]
    assert button.word == "Copied"
    assert button._said.interval() == 4000
    button._said.timeout.emit()
    assert button.word == "Copy result"
    assert "deal G1D1-3" in page.bar_title.line


def test_a_match_that_began_in_a_state_has_no_code() -> None:
    match = ending(("Anna",), [[40]], "place 40 up1")
    assert code_of(match) == ""
    assert text_to_copy(match, [0]).splitlines()[1] == "won"


@pytest.mark.parametrize(
    ("game", "seats", "people"),
    [
        *(("the-game", 2, people) for people in ([0], [0, 1])),
        *(("face-to-face", 2, people) for people in ([0], [1], [0, 1])),
        *(("qwixx-cards", 3, people) for people in ([0], [0, 1, 2])),
        *(("wednesday", 4, people) for people in ([2], [0, 1])),
    ],
)
def test_what_is_copied_names_nobody_and_deals_the_same(
    game: str, seats: int, people: list[int]
) -> None:
    match = finished(game, tuple(f"Zoe{seat}" for seat in range(seats)))
    text = text_to_copy(match, people)
    head, end = text.splitlines()
    assert "Zoe" not in text
    assert end
    code = read_code(head.rpartition(" · ")[2], GAMES)
    assert (code.game, code.seats, code.options, code.seed) == (
        game,
        seats,
        match.options,
        match.seed,
    )


def test_an_outcome_is_that_of_the_rules() -> None:
    match = finished("qwixx-cards", ("A", "B", "C"))
    assert match.over is not None
    scores = match.over["scores"]
    for player in range(3):
        outcome = outcome_of(match, player)
        assert outcome.points == scores[player]
        assert outcome.place == 1 + sum(score > scores[player] for score in scores)
        assert outcome.won == (player in match.over["winners"])


@pytest.mark.parametrize(
    ("outcome", "words", "short"),
    [
        (("team", True, 1, 2, 0), "won", "won"),
        (("team", False, 2, 2, 1), "1 card left", "1 left"),
        (("team", False, 2, 2, 12), "12 cards left", "12 left"),
        (("points", True, 1, 4, 62), "1st of 4, 62 points", "1st · 62"),
        (("points", False, 3, 4, -5), "3rd of 4, −5 points", "3rd · −5"),
        (("duel", True, 1, 2, 0), "won", "won"),
        (("duel", False, 2, 2, 7), "lost, 7 cards left", "lost"),
    ],
)
def test_outcomes_in_words(
    speak: Callable[[str], None], outcome: Any, words: str, short: str
) -> None:
    speak("en")
    assert in_words(SeatOutcome(*outcome)) == words
    assert in_short(SeatOutcome(*outcome)) == short


def test_the_button_stands_in_the_rail_of_every_size(appearance: Appearance) -> None:
    for width, height in ((960, 600), (1280, 800)):
        page = ResultPage(appearance, seat(play(NAMES, seed=3)))
        show(page, width, height)
        (button,) = page.findChildren(CopyButton)
        assert button.geometry().right() <= page.again.geometry().left() + 24
        page.close()
