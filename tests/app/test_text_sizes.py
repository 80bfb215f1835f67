"""How large texts are: as chosen, but on a table only as large as there is room."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from app.storage.settings import TEXT_SIZES, Settings
from app.style.appearance import Appearance
from tests.app.pages.support import PAGES, at_size, make_appearance


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
