"""The page of a review: as it is made, whole, by mouse and keys, in both languages."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible, QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.pages.review import words
from app.pages.review.curve_view import CurvePart
from app.pages.review.page import ReviewPage
from app.pages.review.sheet import ReviewSheet, SheetContent
from app.review.turning_points import PointKind
from app.system.screen_reader import aloud
from engine.core.header import Player
from engine.core.jsontext import write_ascii_json
from engine.core.match import Match
from engine.review.reviewing import MatchReview
from tests.app.review.reviewed import GAMES, Shown, documents, review_of, with_mistake
from tests.engine.review.matches import SMALL, drawn_to, ended_in_teams, late, play_on

SIZES = ((1280, 800), (960, 600))


@pytest.fixture
def shown(qapp: QApplication, tmp_path: Path) -> Shown:
    return Shown(tmp_path, review=with_mistake("the-game"))


def press(page: ReviewPage, key: Qt.Key) -> None:
    QTest.keyClick(page.curve, key)


def choose_mistake(page: ReviewPage) -> int:
    """Show the first mistake, and return its index."""
    at = next(i for i, each in enumerate(page.chosen.points) if each.kind == "mistake")
    page.choose(at)
    return at


# While it is made


def test_the_curve_grows_as_decisions_become_known(qapp: QApplication, tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    page, curve = shown.page, shown.page.curve
    assert curve.data.progress == "Working out the chances …"
    assert not curve.data.lines
    *decided, whole = documents("the-game")
    known, steps = [], ["Working out", "Looking for", "Looking more closely"]
    at = []
    for line in decided:
        shown.write(line)
        known.append(sum(len(each.points) for each in curve.data.lines))
        [step] = [step for step in steps if curve.data.progress.startswith(step)]
        at.append(steps.index(step))
        assert ("turn" in curve.data.progress) == (at[-1] < 2)
    assert at == sorted(at)
    assert at[-1] == 2
    assert known[0] == 3  # before and after the first decision, and the result
    assert known == sorted(known)
    assert page.sheet.content.title == "The whole game"
    shown.write(whole)
    assert not curve.data.progress
    assert shown.processes[-1].ended


def test_what_was_made_is_kept_and_read_back_at_once(qapp: QApplication, tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    shown.write(*documents("the-game"))
    made = shown.page.course.review
    shown.page.close()
    again = shown.open()
    assert again.course.review == made
    assert len(shown.processes) == 1


def test_it_is_made_no_further_once_the_page_is_left(qapp: QApplication, tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    first, *_ = documents("the-game")
    shown.write(first)
    shown.page.taken_off.emit()
    assert shown.processes[-1].ended
    assert shown.kept.find(shown.journal) is None


def test_the_page_works_without_chances(qapp: QApplication, tmp_path: Path) -> None:
    shown = Shown(tmp_path)
    shown.processes[-1].lost.emit(shown.processes[-1])
    page = shown.page
    assert page.curve.data.progress.startswith("The chances could not be worked out")
    assert "could not be worked out" in page.sheet.said
    page.playback.on()
    assert page.playback.moment == page.moments.turns[1].first
    assert page.sheet.content.title.startswith("Turn 2")


def test_whoever_wins_in_a_team_ends_on_top_of_the_curve(
    qapp: QApplication, tmp_path: Path
) -> None:
    match = ended_in_teams()
    assert match.over is not None
    shown = Shown(tmp_path, match=match)
    for line in MatchReview(match, None, 0, SMALL).lines():
        shown.write(json.loads(write_ascii_json(line)))
    ends = {line.seat: line.points[-1].value for line in shown.page.curve.data.lines}
    assert ends == {seat: float(seat in match.over["winners"]) for seat in ends}
    assert 1.0 in ends.values()


def test_a_short_round_is_named_by_its_number(qapp: QApplication) -> None:
    measure, part = QFontMetricsF(QFont()), CurvePart(0, "round 1", 1)
    wide = measure.horizontalAdvance("round 1")
    assert [part.within(room, measure) for room in (wide, wide - 1)] == ["round 1", "1"]


@pytest.mark.parametrize(("high", "written"), [(100, 3), (24, 2)])
def test_the_level_in_the_middle_is_named_where_it_has_room(
    shown: Shown, monkeypatch: pytest.MonkeyPatch, high: int, written: int
) -> None:
    levels: list[str] = []
    monkeypatch.setattr(
        "app.pages.review.curve_view.write_level", lambda *told: levels.append(str(told[2]))
    )
    curve = shown.page.curve
    outside = curve.height() - curve._chart.height()
    curve.resize(curve.width(), round(outside + high))
    levels.clear()
    curve.grab()
    assert len(levels) == written


# In words


def test_the_whole_game_is_told_first(shown: Shown) -> None:
    said = shown.page.sheet.said
    assert "turning point" in said
    points = shown.page.chosen.points
    ways = [shown.page.teller.whole([points[0]] * n).why.splitlines()[-1] for n in (1, 2, 3)]
    presses = [" press 1, ", " press 1 or 2, ", " press 1 to 3, "]
    assert all(press in way for press, way in zip(presses, ways, strict=True))
    assert re.search(r"P0: [a-z ]*luck \([+−±]\d+ points\), own choices cost .+ points\)", said)
    assert "100 points are a win." in said


@pytest.mark.parametrize(
    ("luck", "choice", "said"),
    [
        (0.02, 0.0, "neither luck nor bad luck (+2 points), own choices cost nothing (±0 points)"),
        (-0.4, -0.24, "a lot of bad luck (−40 points), own choices cost about a quarter of a win"),
        (2.8, -2.21, "a lot of luck (+280 points), own choices cost about 2 wins (−221 points)"),
        (
            0.02,
            -0.06,
            "neither luck nor bad luck (+2 points), own choices cost a little (−6 points)",
        ),
        (
            0.2,
            -0.37,
            "some luck (+20 points), own choices cost about a third of a win (−37 points)",
        ),
    ],
)
def test_luck_and_choice_are_said_in_words_and_in_parts_of_a_win(
    speak: Callable[[str], None], luck: float, choice: float, said: str
) -> None:
    speak("en")
    assert words.luck_and_choice("Mia", luck, choice).startswith(f"Mia: {said}")
    assert ("lost again" in words.points_of([luck, choice])) == (luck > 1)


def test_what_choices_cost_is_called_by_what_it_is_near(speak: Callable[[str], None]) -> None:
    speak("en")
    called = {
        "a tenth of a win": 10, "a quarter of a win": 25, "a third of a win": 33,
        "half a win": 50, "two thirds of a win": 67, "three quarters of a win": 75,
        "a whole win": 100, "one and a half wins": 150, "2 wins": 200, "3 wins": 300,
    }  # fmt: skip
    for points in range(4, 340):
        said = words.luck_and_choice("Mia", 0.0, -points / 100)
        about = re.search(r"cost about (.+) \(", said)
        if about is not None:
            assert abs(called[about[1]] - points) <= max(4, 0.25 * points), said
        else:
            assert points < (13 if "a little" in said else 21), said


def test_no_mistake_is_said(qapp: QApplication, tmp_path: Path) -> None:
    review = review_of("the-game")
    for seat in review["seats"]:
        seat["turning_points"] = []
    page = Shown(tmp_path, review=review).page
    assert page.sheet.content.title == "No clear mistake"


def test_of_computers_alone_it_is_said_that_there_is_no_review(
    qapp: QApplication, tmp_path: Path
) -> None:
    begun = late("the-game", 2, drawn_to(0))
    players = [Player("", "easy"), Player("", "hard")]
    match = play_on(Match.from_state(begun.game, begun.state(), players=players), "easy")
    shown = Shown(tmp_path, match=match)
    assert not shown.processes
    assert shown.page.sheet.said.endswith("so there is no curve.")
    shown.page.playback.last()
    assert shown.page.playback.at_end


def test_a_mistake_keeps_its_answer_back_until_it_is_asked_for(shown: Shown) -> None:
    page = shown.page
    at = choose_mistake(page)
    content = page.sheet.content
    count = len(page.chosen.points)
    assert content.line == f"Turning point {at + 1} of {count} · mistake"
    assert [way.word for way in content.ways] == ["Played"]
    assert (content.before, content.after) == ("60%", "20%")
    assert not page.sheet.show_it.isVisible()
    ids = [each.id for each in page.table.scene.layout.decorations]
    assert any(id_.startswith("played:") for id_ in ids)
    assert not any(id_.startswith("better:") for id_ in ids)
    page.sheet.answer.click()
    assert [way.word for way in page.sheet.content.ways] == ["Played", "Better"]
    ids = [each.id for each in page.table.scene.layout.decorations]
    assert any(id_.startswith("better:") for id_ in ids)
    assert not page.sheet.find_it.isVisible()


def test_the_better_way_is_shown_on_the_table_and_the_moment_comes_back(shown: Shown) -> None:
    page = shown.page
    choose_mistake(page)
    page.sheet.answer.click()
    before = page.table.scene.layout
    page.sheet.show_it.click()
    assert page.table.showing
    assert page.table.scene.layout != before
    for _ in range(40):
        shown.clock.advance(600, 600)
    assert not page.table.showing
    assert page.table.scene.layout == before


@pytest.mark.parametrize("game", GAMES)
def test_every_game_tells_of_its_decisions_in_both_languages(
    qapp: QApplication, tmp_path: Path, game: str, speak: Callable[[str], None]
) -> None:
    shown = Shown(tmp_path, game, review=with_mistake(game))
    page = shown.page
    for language in ("en", "el"):
        speak(language)
        page.retranslate()
        for at in range(len(page.chosen.points)):
            page.choose(at)
            page.tell_answer(page.chosen.points[at])
            assert page.sheet.content.why
            assert all(way.text for way in page.sheet.content.ways)
        for decision in page.course.decisions:
            assert page.teller.way(decision, decision.played)
            if decision.reasons:
                assert page.teller.reasons(decision)
        for turn in range(len(page.moments.turns)):
            page.playback.go_to_turn(turn)
            assert page.sheet.said


def test_reasons_are_told_without_what_they_are_for(shown: Shown) -> None:
    told = [
        page_reason
        for decision in shown.page.course.decisions
        if decision.reasons and (page_reason := shown.page.teller.reasons(decision))
    ]
    assert told
    for reason in told:
        assert reason[0].isupper() or not reason[0].isalpha()
        assert not reason.startswith("Place ")


# By keys and mouse


def test_the_keys_lead_through_turns_and_turning_points(shown: Shown) -> None:
    page = shown.page
    assert page.chosen.points
    press(page, Qt.Key.Key_1)
    assert page.chosen.index == 0
    assert page.playback.moment == page.chosen.points[0].moment
    press(page, Qt.Key.Key_Home)
    press(page, Qt.Key.Key_Right)
    assert page.playback.moment == page.moments.turns[1].first
    press(page, Qt.Key.Key_End)
    assert page.playback.at_end
    press(page, Qt.Key.Key_Space)
    assert page.playback.playing
    press(page, Qt.Key.Key_Space)
    QTest.keyClick(page.curve, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert page.playback.moment == 1
    page.playback.go_to(page.chosen.points[0].moment)
    page.chosen.index = None
    press(page, Qt.Key.Key_Return)
    assert page.chosen.index == 0


@pytest.mark.parametrize("text_size", [100, 130, 150])
@pytest.mark.parametrize("kind", ["mistake", "good", "luck"])
def test_the_kind_of_a_turning_point_is_read_whole(
    shown: Shown, speak: Callable[[str], None], kind: PointKind, text_size: int
) -> None:
    speak("el")
    shown.appearance.set_text_size(text_size)
    sheet = shown.page.sheet
    point = shown.page.chosen.points[choose_mistake(shown.page)]._replace(kind=kind)
    content = shown.page.teller.point(point, 2, 3, answered=True)
    for size in SIZES:
        shown.page.resize(*size)
        QApplication.processEvents()
        sheet.tell(content, has_previous=True, has_next=True)
        font, room = sheet._metrics.font("caption"), sheet._title_rect()
        said = sheet._line_for(font, room)
        assert said.endswith(words.kind_word(kind))
        assert QFontMetricsF(font).horizontalAdvance(said) <= room.width(), size


def test_what_has_no_room_on_the_sheet_is_scrolled_by_keys(shown: Shown) -> None:
    page = shown.page
    page.resize(960, 600)
    page.tell_answer(page.chosen.points[choose_mistake(page)])
    bar = page.sheet.area.verticalScrollBar()
    bar.setMaximum(100)
    press(page, Qt.Key.Key_Down)
    assert bar.value() > 0
    press(page, Qt.Key.Key_Up)
    assert bar.value() == 0


def test_nothing_plays_under_the_list_of_keys(shown: Shown) -> None:
    press(shown.page, Qt.Key.Key_Space)
    shown.page.covered.emit(True)
    assert not shown.page.playback.playing


def test_escape_leads_back(shown: Shown) -> None:
    asked: list[bool] = []
    shown.page.back_requested.connect(lambda: asked.append(True))
    press(shown.page, Qt.Key.Key_Escape)
    assert asked == [True]


def test_the_curve_is_dragged_and_its_marks_are_pressed(shown: Shown) -> None:
    page, curve = shown.page, shown.page.curve
    third = page.moments.turns[2].first
    at = QPoint(round(curve.x_of(third)), curve.height() - 30)
    QTest.mousePress(curve, Qt.MouseButton.LeftButton, pos=at)
    assert page.playback.moment == third
    QTest.mouseMove(curve, QPoint(curve.width(), curve.height() - 30))
    assert page.playback.at_end
    QTest.mouseRelease(curve, Qt.MouseButton.LeftButton, pos=at)
    mark = curve.mark_center(0).toPoint()
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=mark)
    assert page.chosen.index == 0


def test_the_marks_keep_clear_of_each_other(shown: Shown) -> None:
    curve = shown.page.curve
    centers = [curve.mark_center(at) for at in range(len(curve.data.points))]
    for at, one in enumerate(centers):
        assert all((one - other).manhattanLength() > 20 for other in centers[:at])


def test_the_arrows_of_the_sheet_lead_from_one_turning_point_to_the_next(shown: Shown) -> None:
    page, count = shown.page, len(shown.page.chosen.points)
    page.sheet.next.click()
    assert page.chosen.index == 0
    assert not page.sheet.previous.isEnabled()
    for _ in range(count - 1):
        page.sheet.next.click()
    assert page.chosen.index == count - 1
    assert not page.sheet.next.isEnabled()


def test_another_person_has_turning_points_of_their_own(shown: Shown) -> None:
    page = shown.page
    assert page.person_choice.isVisible()
    page.person_choice.set_value("1")
    page.person_choice.picked.emit()
    assert page.person == 1
    assert all(point.seat == 1 for point in page.chosen.points)
    assert page.viewpoint.seat == 1


# For screen readers, at every size


def test_the_curve_is_a_slider_that_tells_the_chance(shown: Shown) -> None:
    page = shown.page
    page.playback.go_to(page.moments.last // 2)
    reader = QAccessible.queryAccessibleInterface(page.curve)
    assert reader.role() == QAccessible.Role.Slider
    assert reader.valueInterface().currentValue() == page.playback.moment
    assert "turn" in reader.text(QAccessible.Text.Name).lower()
    assert "%" in reader.text(QAccessible.Text.Description)
    reader.valueInterface().setCurrentValue(0)
    assert page.playback.moment == 0


def test_the_sheet_is_read_after_each_stop(shown: Shown) -> None:
    said: list[str] = []
    shown.page.table.announced.connect(said.append)
    choose_mistake(shown.page)
    assert said[-1] == shown.page.sheet.said
    assert "then" in said[-1]
    assert shown.page.sheet.accessibleName() == aloud(shown.page.sheet.said)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("scale", [100, 130])
def test_nothing_lies_over_the_sheet_and_its_buttons(
    shown: Shown, size: tuple[int, int], scale: int
) -> None:
    page = shown.page
    shown.appearance.set_text_size(scale)
    page.resize(*size)
    for answered in (False, True):
        at = choose_mistake(page)
        if answered:
            page.tell_answer(page.chosen.points[at])
        QApplication.processEvents()
        assert not page.sheet.geometry().intersects(page.curve.geometry())
        inside = page.sheet.rect().adjusted(-8, -8, 8, 8)
        buttons = [page.sheet.find_it, page.sheet.answer, page.sheet.show_it]
        shown_now = [button for button in buttons if button.isVisible()]
        assert len(shown_now) == (1 if answered else 2)
        for button in shown_now:
            assert inside.contains(button.geometry())
        rects = [button.body_in_parent() for button in shown_now]
        assert not any(one.intersects(other) for one in rects for other in rects if one != other)


def test_the_words_of_the_buttons_stand_well_within_them_where_there_is_room(
    shown: Shown,
) -> None:
    sheet = ReviewSheet(shown.appearance)
    content = SheetContent("Turn 2", caption="Chance to win", before="6 %", finds=True)
    buttons = sheet.find_it, sheet.answer
    for button in buttons:
        button.role, button.padding = "small", 10.0
    wide = sum(button.body_size().width() for button in buttons)
    sheet.resize(math.ceil(wide + sheet._metrics.px(10 + 2 * 20)), 300)
    sheet.tell(content, has_previous=True, has_next=True)
    assert [(button.role, button.padding) for button in buttons] == [("small", 10.0)] * 2
