"""The sample stands on home beside the others, and has room there."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from app.games import MODULES
from app.pages.home import HomePage
from app.pages.rules import RulesPage
from app.widgets.tile import Tile
from tests.app.pages.support import astray, at_size, make_appearance, over_each_other, squeezed
from tests.sample_game.registering import SAMPLE

SIZES = ((960, 600), (1280, 800))


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("language", ["en", "el"])
def test_all_tiles_have_room(
    tmp_path: Path, speak: Callable[[str], None], language: str, text_size: int
) -> None:
    speak(language)
    page = HomePage(make_appearance(tmp_path, text_size=text_size))
    for size in SIZES:
        at_size(page, *size)
        tiles = page.findChildren(Tile)
        assert [tile.game_id for tile in tiles] == list(MODULES)
        assert tiles[-1].game_id == SAMPLE.module.id
        assert [*squeezed(page), *over_each_other(page)] == [], size
        # Tiles at their least width go on beside a small window, and seven of them also beside this
        # one; they are scrolled to.
        assert size == SIZES[0] or len(tiles) > 6 or astray(page) == []


def test_the_last_digit_chooses_it(tmp_path: Path) -> None:
    page = HomePage(make_appearance(tmp_path))
    at_size(page, *SIZES[0])
    chosen: list[str] = []
    page.game_chosen.connect(chosen.append)
    QTest.keyClick(page, Qt.Key(Qt.Key.Key_0 + len(MODULES)))
    assert chosen == [page.chosen_game] == [SAMPLE.module.id]
    tile = page.findChildren(Tile)[-1]
    seen = tile.rect().translated(tile.mapTo(page, tile.rect().topLeft()))
    assert page.rect().contains(seen)


@pytest.mark.parametrize(("language", "title"), [("en", "Fifty"), ("el", "Πενήντα")])
def test_its_rules_are_read_from_its_own_folder(
    tmp_path: Path, speak: Callable[[str], None], language: str, title: str
) -> None:
    speak(language)
    page = RulesPage(make_appearance(tmp_path), SAMPLE.module.id)
    at_size(page, *SIZES[1])
    QCoreApplication.processEvents()
    assert page.bar_title.title == title
    assert title in page._reader.toPlainText()
