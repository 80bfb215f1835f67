"""The series of five on the page of challenges: told, begun, gone on with, and given up."""

from collections.abc import Callable
from datetime import date
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from app.games import MODULES
from app.pages.days import series_words as words
from app.pages.days.page import DaysPage
from app.storage.challenges import Challenges
from app.storage.series import KeptSeries
from app.storage.series_file import BestSeries, Series, SeriesDeal, SeriesResult
from app.style.appearance import Appearance
from engine.core.events import Kind
from tests.app.pages.support import LONG_NAMES, focused, show
from tests.app.series_at_hand import series

TODAY = date(2026, 11, 28)
LEFT = Qt.MouseButton.LeftButton

Open = Callable[[], DaysPage]


@pytest.fixture
def kept(tmp_path: Path) -> KeptSeries:
    return KeptSeries(tmp_path / "series.json", lambda: TODAY)


@pytest.fixture
def opened(
    appearance: Appearance, kept: KeptSeries, tmp_path: Path, speak: Callable[[str], None]
) -> Open:
    speak("en")

    def make() -> DaysPage:
        challenges = Challenges(tmp_path / "challenges.json", lambda: TODAY)
        page = DaysPage(
            appearance, challenges, kept, lambda _: None, colours=lambda names: [0] * len(names)
        )
        show(page)
        return page

    return make


def played(begun: Series, *points: tuple[int, ...], own: bool = True) -> Series:
    """The series with these points of its first deals."""
    for at, each in enumerate(points):
        begun = begun.changed(at, SeriesDeal((), SeriesResult("", each, own)))
    return begun


def click(widget: object) -> None:
    assert widget is not None
    QTest.mouseClick(widget, LEFT)  # type: ignore[call-overload]


def test_without_a_series_one_can_be_begun_of_every_game(opened: Open) -> None:
    page = opened()
    column = page.column
    assert column.panel.accessibleName() == "No series begun"
    assert not page.go_on_button.isVisible()
    assert not page.give_up_button.isVisible()
    assert column.none_yet.isVisible()
    assert not column.kinds.isVisible()
    begun: list[str] = []
    page.begin_chosen.connect(begun.append)
    for button in column.game_buttons:
        assert button.accessibleName() == f"Begin a series: {MODULES[button.game].title}"
        click(button)
    QTest.keyClick(column.game_buttons[0], Qt.Key.Key_Return)
    assert begun == [*MODULES, next(iter(MODULES))]


def test_one_that_goes_on_tells_its_deals_its_sum_and_the_distance(
    opened: Open, kept: KeptSeries
) -> None:
    kept.begin(series(1, ("Anna",)))
    kept._keep_best(played(series(1, ("Anna",)), (0,), (2,), (9,), (0,), (11,)), more=-1)
    kept.begin(played(series(2, ("Anna",)), (7,), (0,), (12,)))
    page = opened()
    panel = page.column.panel
    assert panel.standing.text() == "Your series, deal 4 of 5"
    assert (panel.sum_word.text(), panel.sum.text()) == ("so far", "19")
    assert panel.below.text() == "8 more than your best series at this point"
    assert panel.accessibleName() == (
        "Your series, deal 4 of 5, 7 left, won, 12 left, so far 19,"
        " 8 more than your best series at this point"
    )
    assert page.column.about.text() == (
        "Five deals of The Game, one after another. Cards left over add up: the fewer, the better."
    )
    assert not any(button.isVisible() for button in page.column.game_buttons)
    [row] = page.column.best.rows
    assert row.accessibleName() == "1: Anna, 28 November, 22"
    assert page.column.kinds.word == "The Game · alone"
    asked: list[None] = []
    page.series_chosen.connect(lambda: asked.append(None))
    click(page.go_on_button)
    QTest.keyClick(page.go_on_button, Qt.Key.Key_Return)
    assert len(asked) == 2


@pytest.mark.parametrize(
    ("points", "more", "told"),
    [
        (((7,),), -1, "2 fewer than your best series at this point"),
        (((9,),), -1, "Just as much as your best series"),
        (((9,), (9,)), -1, "1 more than your best series at this point"),
        (((9,), (8,), (7,), (6,), (6,)), -1, "1 more than your best series"),
        (((9,), (8,), (7,), (6,), (5,)), -1, ""),
    ],
)
def test_how_far_it_is_from_the_best(points: tuple[tuple[int], ...], more: int, told: str) -> None:
    best = BestSeries(((0, "Anna"),), (9, 8, 7, 6, 5), TODAY)
    others = BestSeries(((0, "Leo"),), (0, 0, 0, 0, 0), TODAY)
    assert words.below(played(series(2, ("Anna",)), *points), (others, best)) == told


def test_the_best_so_far_is_told_once_there_was_another() -> None:
    points = ((1,), (1,), (1,), (1,), (1,))
    mine = BestSeries(((0, "Anna"),), (1, 1, 1, 1, 1), TODAY)
    earlier = BestSeries(((0, "Anna"),), (2, 2, 2, 2, 2), TODAY)
    told = words.below(played(series(2, ("Anna",)), *points), (mine, earlier))
    assert told == "Your best series so far"


def test_with_a_computer_in_a_seat_it_does_not_compare() -> None:
    begun = played(series(2, ("Anna",)), (3,), own=False)
    best = BestSeries(((0, "Anna"),), (9, 8, 7, 6, 5), TODAY)
    assert words.below(begun, (best,)) == "A computer took a seat: not for the best list"


def test_of_several_against_each_other_who_is_ahead_is_shown(
    opened: Open, kept: KeptSeries
) -> None:
    kept.begin(played(series(2, ("Anna", "Leo"), "qwixx-cards"), (18, 40), (5, 3)))
    panel = opened().column.panel
    assert panel.standing.text() == "Leo: deal 3 of 5"
    assert panel.sum.text() == "43"
    assert panel.below.text() == "Anna: 23"
    assert "40 points, 3 points" in panel.accessibleName()


@pytest.mark.parametrize(
    ("game", "what", "points", "unit"),
    [
        ("the-game", "Cards left over add up: the fewer", 3, "left"),
        ("the-game-extreme", "Cards left over add up: the fewer", 3, "left"),
        ("face-to-face", "Cards left over add up, none for a win: the fewer", 3, "left"),
        ("face-to-face", "Cards left over add up, none for a win: the fewer", 0, "won"),
        ("qwixx-cards", "Points add up: the more", 0, "points"),
        ("wednesday", "Points add up: the fewer", 3, "points"),
    ],
)
def test_what_adds_up_is_said_for_every_game(
    speak: Callable[[str], None], game: str, what: str, points: int, unit: str
) -> None:
    speak("en")
    others: tuple[Kind, ...] = ("easy", "easy", "easy")
    seats = MODULES[game].setup().rules.min_seats
    begun = series(2, ("Anna",), game, others[: max(seats - 1, 0)])
    assert what in words.about(begun)
    begun = played(begun, *[(points,)] * 2)
    assert [card.unit for card in words.cards(begun)] == [unit] * 2


def test_giving_up_asks_first(opened: Open, kept: KeptSeries) -> None:
    kept.begin(series(2, ("Anna",)))
    page = opened()
    click(page.give_up_button)
    assert page.question.isVisible()
    assert not page.main.isVisible()
    assert focused() is page.question.leave_it
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not page.question.isVisible()
    assert kept.running is not None
    assert focused() is page.give_up_button
    QTest.keyClick(page.give_up_button, Qt.Key.Key_Return)
    click(page.question.do_it)
    assert kept.running is None
    assert page.column.panel.accessibleName() == "No series begun"
    assert page.column.game_buttons[0].isVisible()
    assert not page.give_up_button.isVisible()
    assert page.main.isVisible()


def test_esc_with_a_question_leaves_only_the_question(opened: Open, kept: KeptSeries) -> None:
    kept.begin(series(2, ("Anna",)))
    page = opened()
    left: list[None] = []
    page.back_requested.connect(lambda: left.append(None))
    click(page.give_up_button)
    page.go_back()
    assert left == []
    page.go_back()
    assert left == [None]


def test_a_finished_one_shows_all_and_another_can_be_begun(opened: Open, kept: KeptSeries) -> None:
    kept.begin(played(series(2, ("Anna",)), (7,), (0,), (12,), (3,), (0,)))
    page = opened()
    assert page.column.panel.standing.text() == "Your series, all five deals"
    assert page.column.panel.sum.text() == "22"
    assert page.column.game_buttons[0].isVisible()
    assert not page.go_on_button.isVisible()


def test_the_best_of_each_kind_can_be_picked(opened: Open, kept: KeptSeries) -> None:
    for begun in (series(1, ("Anna", "Leo")), series(2, ("Maria",), "qwixx-cards", ("easy",))):
        more = words.scoring_of(begun.kind).more
        kept._keep_best(played(begun, *[(4,)] * 5), more=more)
    page = opened()
    kinds = page.column.kinds
    assert [action.text() for action in kinds.menu.actions()] == [
        "The Game · 2 players",
        "Qwixx · 2 players",
    ]
    assert [row.accessibleName() for row in page.column.best.rows] == [
        "1: Anna, Leo, 28 November, 20"
    ]
    kinds.menu.actions()[1].trigger()
    assert [row.accessibleName() for row in page.column.best.rows] == ["1: Maria, 28 November, 20"]


@pytest.mark.parametrize("name", ["series.json", "challenges.json"])
def test_a_damaged_file_is_said(opened: Open, tmp_path: Path, name: str) -> None:
    (tmp_path / name).write_text("{", "utf-8")
    page = opened()
    kept_as = name.replace(".json", ".damaged.json")
    assert page.column.unreadable.text() == (
        f"A file of your challenges could not be read. It is kept as {kept_as},"
        " and they start anew."
    )
    assert page.column.unreadable.isVisible()


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
@pytest.mark.parametrize("language", ["en", "el"])
def test_everything_has_room_with_long_names(
    opened: Open,
    kept: KeptSeries,
    speak: Callable[[str], None],
    size: tuple[int, int],
    language: str,
) -> None:
    names = LONG_NAMES[:4]
    for number in range(10):
        kept._keep_best(played(series(number + 1, names), *[(98,)] * 5), more=-1)
    kept.begin(played(series(2, names), (98,), (97,), (0,)))
    page = opened()
    speak(language)
    QCoreApplication.processEvents()
    show(page, *size)
    column, panel = page.column, page.column.panel
    assert all(panel.rect().contains(card.toAlignedRect()) for card in panel.cards)
    for label in (panel.standing, panel.sum, panel.sum_word, panel.below):
        assert panel.rect().contains(label.geometry()), label.text()
    assert not panel.standing.geometry().intersects(panel.sum_word.geometry())
    parts = [column._heading, column.about, panel, column._best_heading, column.best]
    tops = [part.geometry() for part in parts]
    assert all(one.bottom() < other.top() for one, other in pairwise(tops))
    assert column.board.width() <= column.viewport().width()
    assert column.board.rect().contains(column.best.geometry())
    rail = [page.go_on_button, page.give_up_button, page.main]
    bodies = [button.body_in_parent() for button in rail]
    assert all(one.right() <= other.left() for one, other in pairwise(bodies))


def test_the_tab_key_comes_to_signs_and_kinds(opened: Open, kept: KeptSeries) -> None:
    kept._keep_best(played(series(1, ("Anna",)), *[(4,)] * 5), more=-1)
    page = opened()
    page.calendar.chosen_cell.setFocus(Qt.FocusReason.TabFocusReason)
    stops = []
    for _ in range(8):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        stops.append(focused())
    [row] = page.column.best.rows
    assert stops == [*page.column.game_buttons, page.column.kinds, row, page._back]


def test_arrow_keys_lead_through_the_best_and_bring_them_into_sight(
    opened: Open, kept: KeptSeries
) -> None:
    for number in range(10):
        kept._keep_best(played(series(number + 1, ("Anna",)), *[(number,)] * 5), more=-1)
    page = opened()
    show(page, 960, 600)
    rows, column = page.column.best.rows, page.column
    rows[0].setFocus(Qt.FocusReason.TabFocusReason)
    for row in rows[1:]:
        QTest.keyClick(focused(), Qt.Key.Key_Down)
        assert focused() is row
        seen = column.viewport().rect()
        assert seen.contains(row.mapTo(column.viewport(), row.rect().center()))
    QTest.keyClick(focused(), Qt.Key.Key_Down)
    assert focused() is rows[-1]
    QTest.keyClick(focused(), Qt.Key.Key_Up)
    assert focused() is rows[-2]
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    assert focused() is page._back
