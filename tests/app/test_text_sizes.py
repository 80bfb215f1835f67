"""How large texts are: as chosen, but on a table only as large as there is room."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QFontMetricsF, QPalette
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app import common_texts
from app.games.the_game.result import TeamResult
from app.games.wednesday.layout.layout import lay_out
from app.games.wednesday.visuals.visuals import BlockedVisual, ParagraphVisual
from app.match.players import PlayerInfo
from app.match.session import Session
from app.pages.curtain.arrival import Arrival
from app.pages.days.page import DaysPage
from app.pages.home import HomePage
from app.pages.learn.row import LessonRow
from app.pages.learn.task_foot import TaskFoot
from app.pages.matches.row import MatchRow
from app.pages.result import ResultPage
from app.pages.review.page import ReviewPage
from app.pages.statistics.page import StatisticsPage
from app.pages.table.moves.panel import MovePanel
from app.pages.table.page import TablePage
from app.paint.names import names_on_panel
from app.storage.settings import TEXT_SIZES, Settings
from app.style.appearance import Appearance
from app.style.theme import THEMES, contrast
from app.style.typography import Metrics, font
from app.table.layout import Rect
from app.table.painters import Brush
from app.table.panels import Other, lay_panels
from app.table.visuals import PanelVisual
from app.widgets.menu import dress_menu
from app.widgets.pick_button import PickButton
from app.widgets.question import InlineQuestion
from app.widgets.result_pieces import words_on_disc
from engine.games import GAMES
from engine.games.wednesday.cards import CHARACTERS
from tests.app.games.wednesday_situations import STEPS, frame, situation
from tests.app.pages.finished import after_rounds
from tests.app.pages.support import (
    LONG_NAMES,
    PAGES,
    at_size,
    curtain_over,
    make_appearance,
    over_each_other,
    played_at_random,
    saved,
    show,
    squeezed,
)
from tests.app.tables.matches import people, played, situation_of, until
from tests.app.tables.pen import Pen
from tests.app.window_at_hand import SIZE, close_window, open_window, prepare


def written_in(widget: QWidget) -> list[str]:
    """The texts that are painted."""
    pen = Pen()
    with pen.writing():
        widget.grab()
    return pen.take_all()


def cut_in(widget: QWidget) -> list[str]:
    """The texts that are painted with an ellipsis."""
    return [text for text in written_in(widget) if "…" in text]


@pytest.mark.parametrize(
    ("size", "table"), [((960, 600), 1.5), ((1280, 800), 1.5), ((1600, 1000), 2.0)]
)
def test_texts_on_a_table_grow_as_far_as_there_is_room(
    tmp_path: Path, size: tuple[int, int], table: float
) -> None:
    appearance = Appearance(Settings(tmp_path / "settings.ini"))
    appearance.set_text_size(max(TEXT_SIZES))
    assert appearance.metrics(QSize(*size)).text_scale == 2.0
    assert appearance.metrics(QSize(*size), table=True).text_scale == table
    appearance.set_text_size(115)
    assert appearance.metrics(QSize(*size), table=True).text_scale == 1.15


@pytest.mark.parametrize(("kind", "scale"), [("replay", 1.5), ("review", 1.5), ("settings", 2.0)])
def test_pages_with_a_table_have_its_measures(
    qapp: QApplication, tmp_path: Path, kind: str, scale: float
) -> None:
    page = PAGES[kind](make_appearance(tmp_path, text_size=200))
    at_size(page, 1280, 800)
    assert page.metrics.text_scale == scale


def test_thousands_are_set_apart_in_counts(qapp: QApplication) -> None:
    assert common_texts.games(n=10046).startswith("10\u202f046")
    assert common_texts.games(n=346).startswith("346")


@pytest.mark.parametrize("words", ["cards left", "κάρτες έμειναν", "points"])
def test_words_on_the_disc_of_a_result_grow(qapp: QApplication, words: str) -> None:
    usual, _ = words_on_disc(words, 112, 1.0)
    large, lines = words_on_disc(words, 112, 2.0)
    assert large > 1.4 * usual
    assert " ".join(lines) == words


@pytest.mark.parametrize("kind", ["result", "result extreme"])
def test_cards_on_a_result_do_not_shrink_beside_large_texts(
    qapp: QApplication, tmp_path: Path, kind: str
) -> None:
    page = PAGES[kind](make_appearance(tmp_path, text_size=200))
    assert isinstance(page, ResultPage)
    at_size(page, 1280, 800)
    body = page.body
    assert isinstance(body, TeamResult)
    for table in (body.left, body.piles):
        assert min(card.rect.width for card in table.layout_shown.cards) >= 70


@pytest.mark.parametrize("kind", ["statistics of a team", "statistics of rivals"])
def test_beside_large_numbers_names_stand_whole_in_statistics(
    qapp: QApplication, tmp_path: Path, kind: str
) -> None:
    page = PAGES[kind](make_appearance(tmp_path, text_size=200))
    assert isinstance(page, StatisticsPage)
    show(page)
    assert cut_in(page.overview.company) == []


@pytest.mark.parametrize("log", [False, True])
@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme"])
def test_names_of_five_stand_whole_on_panels_in_large_letters(
    qapp: QApplication, tmp_path: Path, game_id: str, log: bool
) -> None:
    match = played(game_id, 5, 3)
    names = ("Χαραλαμποπουλοπούλου", "Παπαδημητρακοπούλου", "Αικατερίνη Βασιλείου", "Leo", "Zoe")
    session = Session(match, people(match, names=names))
    page = TablePage(make_appearance(tmp_path, text_size=150), session)
    show(page)
    if log:
        page.moves.toggle()
    page.view.scene.finish()
    for decoration in page.view.scene.layout.decorations:
        if isinstance(decoration.visual, PanelVisual):
            visual = decoration.visual
            written = font(visual.name_size, 700)
            lines = names_on_panel(visual.name, written, visual.text_room, decoration.rect.height)
            assert not lines[-1].endswith("…")


def test_a_name_that_does_not_fit_in_one_line_stays_larger_in_two(qapp: QApplication) -> None:
    others = [Other(seat, "Χρυσοβαλάντω Παπαδημ", seat, "plays next", 6) for seat in range(1, 5)]
    visual = (
        lay_panels(others, Rect(26, 80, 1228, 90), Metrics(1280, 800, 1.5)).decorations[0].visual
    )
    assert isinstance(visual, PanelVisual)
    assert visual.name_size >= 17


def test_the_field_of_a_name_is_as_wide_as_long_names_in_large_letters(
    qapp: QApplication, tmp_path: Path
) -> None:
    page = PAGES["setup"](make_appearance(tmp_path, text_size=200))
    at_size(page, 1280, 800)
    (field,) = [each for each in page.findChildren(QLineEdit) if each.text() == LONG_NAMES[0]]
    assert isinstance(field, QLineEdit)
    room = field.width() - field.textMargins().left() - field.textMargins().right()
    assert field.fontMetrics().horizontalAdvance(field.text()) <= room


def test_long_names_of_saved_games_stand_whole_in_large_letters(
    qapp: QApplication, tmp_path: Path
) -> None:
    page = PAGES["matches"](make_appearance(tmp_path, text_size=200))
    show(page)
    found = cut_in(page)
    assert not [text for text in found if text.startswith(("Παπαδημητρ", "Wwww"))]


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", [(1280, 800), (1600, 1000)])
def test_the_line_in_the_bar_is_written_smaller_before_it_is_cut(
    speak: Callable[[str], None], tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    speak(language)
    for kind in ("setup of a new game", "scores", "play on"):
        page = PAGES[kind](make_appearance(tmp_path, text_size=200))
        show(page, *size)
        assert cut_in(page.bar_title) == [], kind


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_round_is_read_in_the_bar_of_the_largest_letters(
    speak: Callable[[str], None], tmp_path: Path, language: str
) -> None:
    speak(language)
    match = after_rounds(2, ("Anna", "Leo", "Maria"))
    page = TablePage(make_appearance(tmp_path, text_size=200), Session(match, people(match, 0)))
    for size in ((1280, 800), (1600, 1000)):
        show(page, *size)
        assert page.bar_title.line
        assert cut_in(page.bar_title) == [], size


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_title_of_a_review_is_whole_whatever_the_name(
    speak: Callable[[str], None], tmp_path: Path, language: str
) -> None:
    speak(language)
    page = PAGES["review"](make_appearance(tmp_path, text_size=200))
    assert isinstance(page, ReviewPage)
    show(page)
    assert page.sheet.content.title
    assert page.sheet.content.title in written_in(page.sheet)


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", [(1280, 800), (1600, 1000)])
def test_a_turning_point_is_read_several_lines_at_a_time(
    speak: Callable[[str], None], tmp_path: Path, language: str, size: tuple[int, int]
) -> None:
    speak(language)
    page = PAGES["review"](make_appearance(tmp_path, text_size=200))
    assert isinstance(page, ReviewPage)
    show(page, *size)
    assert cut_in(page.sheet) == []
    line = Metrics(*size, 1.5).line_height("body")
    assert page.sheet.area.height() >= 2.5 * line


@pytest.mark.parametrize("game_id", GAMES)
def test_the_name_of_the_game_to_go_on_with_is_whole(
    speak: Callable[[str], None], tmp_path: Path, game_id: str
) -> None:
    speak("el")
    page = HomePage(make_appearance(tmp_path, text_size=200))
    page.refresh()
    page.offer(saved(played_at_random(game_id, ("Παπαδημητρακοπούλου", "Leo"), 20)))
    panel = page._continue
    for size in ((1280, 800), (1600, 1000)):
        at_size(page, *size)
        assert squeezed(page) == [], size
        room = panel.text_room(panel.body()).width()
        assert panel._last_line(panel.last_font(room), room) == panel.toolTip()


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_numbers_of_days_grow(qapp: QApplication, tmp_path: Path, size: tuple[int, int]) -> None:
    page = PAGES["days"](make_appearance(tmp_path, text_size=200 if size[0] > 1000 else 150))
    assert isinstance(page, DaysPage)
    at_size(page, *size)
    f = page.metrics.f
    for cell in page.calendar.cells:
        number = cell._number_font().pixelSize()
        assert number >= 1.1 * 15.5 * f
        if cell.day is not None:
            assert cell._mark_side(cell._inner(cell.body()), cell.day) >= number


def test_marks_of_lessons_and_tasks_grow(qapp: QApplication, tmp_path: Path) -> None:
    sides = []
    for text_size in (100, 200):
        page = PAGES["learn"](make_appearance(tmp_path, text_size=text_size))
        at_size(page, 1280, 800)
        row, foot = page.findChildren(LessonRow)[0], page.findChildren(TaskFoot)[0]
        last = foot.place_of(len(foot._entries) - 1)
        assert foot.body().adjusted(-1, -1, 1, 1).contains(last)
        sides.append((row._mark_size(), last.width()))
    (mark, card), (large_mark, large_card) = sides
    assert large_mark >= 1.2 * mark
    assert large_card >= 1.2 * card


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (1600, 1000)])
def test_what_is_said_at_the_ends_of_few_characters_is_large(
    speak: Callable[[str], None], language: str, size: tuple[int, int]
) -> None:
    speak(language)
    scale = 2.0 if size[0] == 1600 else 1.5
    closed = ["bianca", "wednesday"]
    aside = [each for each in CHARACTERS if each not in (*closed, "weems")]
    state = {**STEPS["insert"], "characters": closed, "aside": aside}
    layout = lay_out(situation(state), frame(size, scale))
    ends = {each.id: each for each in layout.decorations if each.id.startswith("end:")}
    tray = next(each.rect for each in layout.decorations if each.id == "tray")
    first, last = ends["end:top"], ends["end:bottom"]
    assert first.rect.right < last.rect.x
    for end in (first, last):
        assert isinstance(end.visual, ParagraphVisual)
        assert end.visual.size >= 0.9 * Metrics(*size, scale).pixels(14)
        assert tray.x < end.rect.x
        assert end.rect.right < tray.right


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("text_size", [150, 200])
def test_questions_on_the_rail_are_read_whole(
    speak: Callable[[str], None], tmp_path: Path, language: str, text_size: int
) -> None:
    speak(language)
    size = (960, 600) if text_size == 150 else (1280, 800)
    for kind, button in (("result alone", "play_on"), ("days with a series", "give_up_button")):
        page = PAGES[kind](make_appearance(tmp_path, text_size=text_size))
        at_size(page, *size)
        getattr(page, button).click()
        [question] = page.findChildren(InlineQuestion)
        assert question.isVisible()
        assert squeezed(question) == [], kind
        assert page.rect().contains(question.geometry())
        question.leave_it.click()
        assert not question.isVisible()


@pytest.mark.parametrize("language", ["en", "el"])
def test_what_was_deleted_is_read_whole(
    speak: Callable[[str], None], tmp_path: Path, language: str
) -> None:
    speak(language)
    page = PAGES["matches"](make_appearance(tmp_path, text_size=200))
    show(page)
    row = page.findChildren(MatchRow)[0]
    row.set_deleted(True)
    row.place(0, 0, 1100)
    assert cut_in(row) == []
    room = row.head.rect().height()
    assert row._deleted_height(1100) <= row.height() <= 2 * room


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.5), ((1600, 1000), 2.0)])
def test_the_heading_of_the_last_moves_grows(
    speak: Callable[[str], None], tmp_path: Path, language: str, size: tuple[int, int], scale: float
) -> None:
    speak(language)
    match = played("the-game", 2, 3)
    appearance = make_appearance(tmp_path, text_size=200)
    page = TablePage(appearance, Session(match, people(match, 0)))
    show(page, *size)
    page.moves.toggle()
    panel = page.findChildren(MovePanel)[0]
    assert panel.heading_font().pixelSize() >= 15 * 0.9 * scale * page.metrics.f
    assert cut_in(panel) == []


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize(("size", "text_size"), [((960, 600), 150), ((1280, 800), 200)])
def test_all_words_of_the_curtain_stand_on_its_cloth(
    speak: Callable[[str], None],
    tmp_path: Path,
    language: str,
    size: tuple[int, int],
    text_size: int,
) -> None:
    speak(language)
    appearance = make_appearance(tmp_path, text_size=text_size)
    window, curtain = curtain_over(appearance, QSize(*size))
    arrival = Arrival(PlayerInfo("Anna", 1), left=PlayerInfo("Leo", 2), explained=True, first=True)
    curtain.fall(arrival, at_once=True)
    assert curtain.take_back.isVisible()
    assert curtain.rect().contains(curtain.take_back.geometry())
    assert curtain.head.y() >= size[1] * 0.1
    assert [*squeezed(curtain), *over_each_other(curtain)] == []
    window.close()


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize(("size", "text_size"), [((960, 600), 150), ((1280, 800), 200)])
def test_every_game_says_what_it_is_in_large_letters(
    speak: Callable[[str], None],
    tmp_path: Path,
    language: str,
    size: tuple[int, int],
    text_size: int,
) -> None:
    speak(language)
    page = HomePage(make_appearance(tmp_path, text_size=text_size))
    page.refresh()
    at_size(page, *size)
    assert [tile.game_id for tile in page._tiles if not tile.sentence_shown] == []


@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.5), ((1600, 1000), 2.0)])
def test_long_names_of_five_are_large_in_extreme(
    qapp: QApplication, tmp_path: Path, size: tuple[int, int], scale: float
) -> None:
    sizes = []
    for text_size in (100, 200):
        match = played("the-game-extreme", 5, 3)
        session = Session(match, people(match, names=LONG_NAMES))
        page = TablePage(make_appearance(tmp_path, text_size=text_size), session)
        show(page, *size)
        page.view.scene.finish()
        looks = [each.visual for each in page.view.scene.layout.decorations]
        sizes.append(min(each.name_size for each in looks if isinstance(each, PanelVisual)))
    usual, large = sizes
    assert large >= 1.3 * usual
    assert large >= 0.45 * 17 * scale * size[1] / 800


@pytest.mark.parametrize(("size", "text_size"), [((960, 600), 150), ((1280, 800), 200)])
def test_names_of_four_rivals_have_two_lines_in_qwixx(
    qapp: QApplication, tmp_path: Path, size: tuple[int, int], text_size: int
) -> None:
    match, names = played("qwixx-cards", 5, 3), ("Konstantina Papado", "Maximilian Oberhu", *"abc")
    session = Session(match, people(match, names=(names[2], *names[:2], *names[3:])))
    page = TablePage(make_appearance(tmp_path, text_size=text_size), session)
    show(page, *size)
    page.view.scene.finish()
    pen, brush = Pen(), Brush(page.appearance.theme, page.metrics)
    with pen.writing():
        written = {each.text for each in pen.on(page.view.scene.layout, brush)}
    assert {"Konstantina", "Papado", "Maximilian", "Oberhu"} <= written


@pytest.mark.parametrize(
    ("game_id", "least"),
    [("the-game", 14), ("the-game-extreme", 14), ("qwixx-cards", 13), ("wednesday", 13)],
)
def test_names_at_a_full_table_are_whole_and_large_in_the_smallest_window(
    qapp: QApplication, tmp_path: Path, game_id: str, least: int
) -> None:
    names = ("Leo", LONG_NAMES[0], *LONG_NAMES[2:], "Χαραλαμποπουλο")[: GAMES[game_id].max_seats]
    match = until(played(game_id, GAMES[game_id].max_seats, 3), 14)
    session = Session(match, people(match, 0, names=names))
    page = TablePage(make_appearance(tmp_path, text_size=150), session)
    show(page, 960, 600)
    page.view.scene.finish()
    pen, brush = Pen(), Brush(page.appearance.theme, page.metrics)
    with pen.writing():
        written = [each for each in pen.on(page.view.scene.layout, brush) if "panel" in each.owner]
    assert [each.text for each in written if "…" in each.text] == []
    for name in names[1:]:
        lines = [
            each
            for each in written
            if len(each.text.strip()) > 3
            and each.text.strip().replace(" ", "") in name.replace(" ", "")
        ]
        assert "".join(each.text for each in lines).replace(" ", "") == name.replace(" ", "")
        assert min(each.rect.height for each in lines) >= 0.72 * least


@pytest.mark.parametrize("theme", THEMES)
def test_menus_that_qt_makes_are_as_large_as_all_others_and_in_the_colours(
    tmp_path: Path, theme: str
) -> None:
    prepare(tmp_path, theme=theme, text_size=200)
    window = open_window(tmp_path)
    try:
        menu = QLineEdit(window).createStandardContextMenu()
        menu.ensurePolished()
        colours, groups = menu.palette(), QPalette.ColorGroup
        ground = colours.color(QPalette.ColorRole.Window)
        for group in (groups.Active, groups.Disabled):
            assert contrast(colours.color(group, QPalette.ColorRole.Text), ground) >= 4.5
        high = menu.font().pixelSize()
        assert high == Metrics(SIZE.width(), SIZE.height(), 2.0).font("strong").pixelSize()
        window.resize(1600, 1000)
        assert QApplication.font(menu).pixelSize() > high
    finally:
        close_window(window)


@pytest.mark.parametrize("language", ["en", "el"])
def test_words_of_menus_stand_whole_in_the_largest_letters(
    speak: Callable[[str], None], tmp_path: Path, language: str
) -> None:
    speak(language)
    page = PAGES["matches"](make_appearance(tmp_path, text_size=200))
    show(page)
    buttons = page.findChildren(PickButton)
    assert buttons
    for button in buttons:
        assert button.menu.actions()
        dress_menu(button.menu, button.appearance, button.metrics)
        measure = QFontMetricsF(button.menu.font())
        for action in button.menu.actions():
            words = measure.horizontalAdvance(action.text())
            assert button.menu.sizeHint().width() - words >= 2 * measure.height()


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 800), 1.5), ((1600, 1000), 2.0)])
def test_what_says_that_a_number_is_blocked_is_never_smaller_than_beside_usual_texts(
    speak: Callable[[str], None], size: tuple[int, int], scale: float, language: str
) -> None:
    speak(language)
    usual, said = Metrics(*size), []
    for seats in range(2, 7):
        match = played("wednesday", seats, 1)
        for index in range(0, len(match.states), 20):
            early = until(match, index)
            session = Session(early, people(early, early.to_act[0] if early.to_act else 0))
            situation_now: Any = situation_of(session)
            layout = lay_out(situation_now, frame(size, scale))
            visuals = [each.visual for each in layout.decorations]
            said += [each for each in visuals if isinstance(each, BlockedVisual)]
    assert said
    assert min(each.size for each in said) >= round(usual.px(14))
    assert min(each.small for each in said if each.small) >= round(usual.px(13))
