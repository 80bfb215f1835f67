"""How large texts are: as chosen, but on a table only as large as there is room."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from app import common_texts
from app.games.the_game.result import TeamResult
from app.match.session import Session
from app.pages.result import ResultPage
from app.pages.statistics.page import StatisticsPage
from app.pages.table.page import TablePage
from app.paint.names import names_on_panel
from app.storage.settings import TEXT_SIZES, Settings
from app.style.appearance import Appearance
from app.style.typography import Metrics, font
from app.table.layout import Rect
from app.table.panels import Other, lay_panels
from app.table.visuals import PanelVisual
from app.widgets.result_pieces import words_on_disc
from tests.app.pages.support import LONG_NAMES, PAGES, at_size, make_appearance, show
from tests.app.tables.matches import people, played
from tests.app.tables.pen import Pen


def cut_in(widget: QWidget) -> list[str]:
    """The texts that are painted with an ellipsis."""
    pen = Pen()
    with pen.writing():
        widget.grab()
    return [text for text in pen.take_all() if "…" in text]


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
