"""From the list and from the result to a review, to a better move, and back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.pages.find.page import FindPage
from app.pages.matches.page import MatchesPage
from app.pages.replay.play_on import PlayOnPage
from app.pages.result import ResultPage
from app.pages.review.page import ReviewPage
from app.storage.match_store import ENDING
from app.storage.reviews import KeptReviews
from app.window.window import Window
from tests.app.history.arena_matches import check
from tests.app.review.reviewed import played, with_mistake
from tests.app.waiting import wait_until
from tests.app.window_at_hand import page_of, press, settle


def saved(data: Path) -> Path:
    """A short match in a file of the store."""
    path = data / "matches" / f"20261128-201500-the-game{ENDING}"
    path.parent.mkdir(exist_ok=True)
    path.write_text(played("the-game").document(), encoding="utf-8", newline="")
    return path


def open_review(window: Window) -> ReviewPage:
    """The review of the only match in the list."""
    window.refresh_home()
    press(window, "Saved games")
    page = page_of(window, MatchesPage)
    check(page._store)
    wait_until(lambda: not page.reading and bool(page.rows))
    page.rows[0].head.click()
    press(window, "Review")
    wait_until(lambda: isinstance(window.pages.top, ReviewPage))
    return page_of(window, ReviewPage)


def test_a_match_of_the_list_is_reviewed_and_read_back_at_once(window: Window, data: Path) -> None:
    file = saved(data)
    page = open_review(window)
    wait_until(lambda: page.course.review is not None, "the whole review")
    review = page.course.review
    assert page.curve.data.lines
    assert KeptReviews(data / "reviews").find(file) == review
    QTest.keyClick(page.curve, Qt.Key.Key_Escape)
    page_of(window, MatchesPage)
    settle()
    press(window, "Review")
    again = page_of(window, ReviewPage)
    assert again.course.review == review
    assert not again.course.running


def test_a_review_that_is_left_is_made_no_further(window: Window, data: Path) -> None:
    file = saved(data)
    page = open_review(window)
    assert page.course.running
    course = page.course
    window.pages.clear()
    assert not course.running
    assert KeptReviews(data / "reviews").find(file) is None


def test_the_result_leads_to_the_review_and_back(window: Window, data: Path) -> None:
    file = saved(data)
    KeptReviews(data / "reviews").keep(file, with_mistake("the-game"))
    window.opening.open(file)
    wait_until(lambda: isinstance(window.pages.top, ResultPage))
    press(window, "Review")
    page = page_of(window, ReviewPage)
    assert page.chosen.points
    press(window, "Result")
    page_of(window, ResultPage)


def test_the_list_leads_to_the_review_and_from_there_to_the_result(
    window: Window, data: Path
) -> None:
    file = saved(data)
    KeptReviews(data / "reviews").keep(file, with_mistake("the-game"))
    open_review(window)
    press(window, "Result")
    wait_until(lambda: isinstance(window.pages.top, ResultPage))


def test_one_plays_on_from_a_moment(window: Window, data: Path) -> None:
    file = saved(data)
    KeptReviews(data / "reviews").keep(file, with_mistake("the-game"))
    open_review(window).playback.on()
    press(window, "Play on from here")
    page_of(window, PlayOnPage)


@pytest.fixture
def mistaken(window: Window, data: Path) -> ReviewPage:
    file = saved(data)
    KeptReviews(data / "reviews").keep(file, with_mistake("the-game"))
    page = open_review(window)
    page.choose(next(i for i, each in enumerate(page.chosen.points) if each.kind == "mistake"))
    return page


def best(page: ReviewPage) -> Any:
    assert page.chosen.point is not None
    return page.chosen.point.decision.best


def test_a_better_move_is_found_and_the_answer_told(window: Window, mistaken: ReviewPage) -> None:
    way = best(mistaken).actions
    press(window, "Find it yourself")
    find = page_of(window, FindPage)
    wait_until(lambda: find.session.seat is not None)
    for action in way:
        assert find.session.submit(action) is None
    wait_until(lambda: find.state == "right", "the judgement")
    assert find.rail.status.lines[0] == "Well found!"
    press(window, "Back to the review")
    assert page_of(window, ReviewPage) is mistaken
    assert [each.word for each in mistaken.sheet.content.ways] == ["Played", "Better"]


def test_one_may_leave_the_search_or_ask_for_the_answer(
    window: Window, mistaken: ReviewPage
) -> None:
    press(window, "Find it yourself")
    page_of(window, FindPage).home_button.click()
    assert page_of(window, ReviewPage) is mistaken
    press(window, "Find it yourself")
    QTest.keyClick(page_of(window, FindPage).view, Qt.Key.Key_Escape)
    assert page_of(window, ReviewPage) is mistaken
    assert [each.word for each in mistaken.sheet.content.ways] == ["Played"]
    press(window, "Find it yourself")
    press(window, "Show the answer")
    assert page_of(window, ReviewPage) is mistaken
    assert [each.word for each in mistaken.sheet.content.ways] == ["Played", "Better"]
