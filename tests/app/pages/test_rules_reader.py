"""The rules of every game in the reader: tables and pictures at every size, in both languages."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtGui import QImage, QTextCursor, QTextTable

from app.games import MODULES
from app.pages.rules import RulesPage
from app.style.appearance import Appearance
from app.widgets.card_pictures import CardPictures
from app.widgets.reader import Reader
from app.widgets.text_tables import shared_out
from tests.app.pages.support import at_size, make_appearance, show

IDS = list(MODULES)
EVERY_PICTURE = CardPictures(
    {kind: face for game in reversed(MODULES.values()) for kind, face in game.text_faces().items()}
)
"""The pictures of every game; what two of them name alike is the first one's."""
SIZES = ((960, 600), (1280, 800))


def too_wide(reader: Reader) -> list[str]:
    """What reaches beyond the text, or is broken in the middle of a number."""
    found = []
    document = reader.document()
    layout = document.documentLayout()
    room = reader.viewport().width() - 2 * document.documentMargin()
    if reader.horizontalScrollBar().maximum():
        found.append("the text can be scrolled sideways")
    for table in document.rootFrame().childFrames():
        assert isinstance(table, QTextTable)
        width = layout.frameBoundingRect(table).width()
        if width > room:
            head = table.cellAt(0, 0).firstCursorPosition().block().text()
            found.append(f"table {head}: {width} of {room}")
        for row in range(table.rows()):
            for column in range(table.columns()):
                cell = table.cellAt(row, column).firstCursorPosition().block()
                lines = cell.layout().lineCount()
                if lines > 1 and len(cell.text().split()) == 1:
                    found.append(f"broken: {cell.text()}")
    return found


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game", IDS)
def test_tables_fit(
    game: str, language: str, text_size: int, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak(language)
    page = RulesPage(make_appearance(tmp_path, text_size=text_size), game)
    for size in SIZES:
        at_size(page, *size)
        assert too_wide(page._reader) == [], size


@pytest.mark.parametrize("language", ["en", "el"])
def test_the_cards_of_wednesday_are_seen_at_a_glance(
    language: str, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak(language)
    page = RulesPage(make_appearance(tmp_path), "wednesday", glance=True)
    for size in SIZES:
        at_size(page, *size)
        assert too_wide(page._reader) == [], size
    cards = page._reader.headings
    page.glance.click()
    whole = page._reader.headings
    first = whole.index(cards[0])
    assert 3 == len(cards) < len(whole)
    assert whole[first : first + 3] == cards
    page.glance.click()
    assert page._reader.headings == cards


@pytest.mark.parametrize("game", [game for game in IDS if game != "wednesday"])
def test_where_no_card_is_listed_there_are_the_rules_alone(
    game: str, appearance: Appearance
) -> None:
    page, plain = RulesPage(appearance, game, glance=True), RulesPage(appearance, game)
    show(page)
    assert not page.glance.isVisible()
    assert page._reader.headings == plain._reader.headings


@pytest.mark.parametrize("game", IDS)
def test_rows_of_numbers_are_in_the_middle_of_their_columns(
    game: str, appearance: Appearance
) -> None:
    page = RulesPage(appearance, game)
    show(page)
    layout = page._reader.document().documentLayout()
    frames = page._reader.document().rootFrame().childFrames()
    rows = [f for f in frames if isinstance(f, QTextTable) and f.columns() > 6]
    assert len(rows) == (3 if game == "qwixx-cards" else 0)
    for table in rows:
        blocks = [
            table.cellAt(0, column).firstCursorPosition().block()
            for column in range(table.columns())
        ]
        middles = []
        for block in blocks[1:12]:
            line = block.layout().lineAt(0).naturalTextRect()
            at = layout.blockBoundingRect(block)
            middles.append(at.left() + line.center().x())
        steps = {round(b - a) for a, b in pairwise(middles)}
        assert max(steps) - min(steps) <= 1


@pytest.mark.parametrize("theme", ["evening", "whitewash"])
@pytest.mark.parametrize("game", IDS)
def test_every_picture_is_of_a_card(game: str, theme: str, tmp_path: Path) -> None:
    appearance = make_appearance(tmp_path, theme=theme)
    names = set(
        re.findall(r"\]\((.*?)\)", MODULES[game].rules_text("en").read_text(encoding="utf-8"))
    )
    assert len(names) > 5
    pictures = CardPictures(MODULES[game].text_faces())
    for name in names:
        assert pictures.knows(name), name
        picture = pictures.picture(name, 1.0, 1.0, appearance.theme)
        inks = {
            picture.pixel(x, y)
            for x in range(picture.width())
            for y in range(0, picture.height(), 3)
        }
        assert len(inks) > 12, name


def test_pictures_are_sharp_on_fine_screens_and_small_in_tables(appearance: Appearance) -> None:
    plain = EVERY_PICTURE.picture("outcast:7", 1.0, 1.0, appearance.theme)
    fine = EVERY_PICTURE.picture("outcast:7", 1.0, 2.0, appearance.theme)
    small = EVERY_PICTURE.picture("outcast:7:small", 1.0, 1.0, appearance.theme)
    assert fine.devicePixelRatio() == 2.0
    assert abs(fine.width() - 2 * plain.width()) <= 1
    assert small.width() < plain.width()


def test_a_pile_carries_its_own_deck_and_what_lies_on_it(appearance: Appearance) -> None:
    def picture(name: str) -> QImage:
        return EVERY_PICTURE.picture(name, 1.0, 1.0, appearance.theme)

    names = ("pile:up:43", "pile:up:43:gold", "pile:up:43:bolt:skull", "pile:up:43:fire")
    shown = [picture(name) for name in names]
    assert {image.size() for image in shown} == {shown[0].size()}
    for index, image in enumerate(shown):
        assert all(image != other for other in shown[index + 1 :])


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.every_game("game")
def test_large_texts_are_not_scrolled_sideways(
    game: str, language: str, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak(language)
    page = RulesPage(make_appearance(tmp_path, text_size=200), game)
    show(page)
    assert page._reader.horizontalScrollBar().maximum() == 0


@pytest.mark.every_game("game")
def test_words_of_the_contents_stay_whole_in_large_texts(
    game: str, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak("el")
    page = RulesPage(make_appearance(tmp_path, text_size=200), game)
    at_size(page, 1280, 800)
    for entry in page._contents._entries:
        room = entry.body().width() - page.metrics.px(26)
        words = entry.accessibleName().split()
        assert max(page.metrics.advance("body", word) for word in words) <= room, words


@pytest.mark.parametrize("name", ["spade:7", "nonsense", ""])
def test_other_names_are_no_pictures(name: str) -> None:
    assert not EVERY_PICTURE.knows(name)


@pytest.mark.parametrize(
    ("asked", "shares"),
    [
        ((50.0, 400.0), [50.0, 250.0]),
        ((400.0, 50.0, 400.0), [125.0, 50.0, 125.0]),
        ((105.0, 100.0, 120.0), [105.0, 100.0, 95.0]),
        ((500.0,), [300.0]),
    ],
)
def test_narrow_columns_get_what_they_ask_for(asked: Sequence[float], shares: list[float]) -> None:
    assert shared_out(300.0, asked) == shares


@pytest.mark.parametrize("language", ["el", "en"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", IDS)
def test_no_short_word_stands_alone_in_the_last_line_of_a_paragraph(
    tmp_path: Path, speak: Callable[[str], None], game_id: str, size: tuple[int, int], language: str
) -> None:
    speak(language)
    page = RulesPage(make_appearance(tmp_path), game_id)
    at_size(page, *size)
    reader = page.findChild(Reader)
    assert isinstance(reader, Reader)
    block, read = reader.document().begin(), 0
    while block.isValid():
        layout = block.layout()
        free = QTextCursor(block).currentTable() is None and "\ufffc" not in block.text()
        if free and layout.lineCount() > 1:
            last = layout.lineAt(layout.lineCount() - 1)
            words = block.text()[last.textStart() : last.textStart() + last.textLength()].split()
            assert len(words) > 1 or len(words[0]) > 9, block.text()
            read += 1
        block = block.next()
    assert read > 3
