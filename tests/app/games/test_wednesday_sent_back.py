"""That a 13 has sent Wednesday back stands in the place of the open character."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtGui import QFontMetricsF

from app.games.wednesday import ids
from app.games.wednesday.visuals.visuals import WednesdaySlotVisual
from app.style.typography import font
from tests.app.table.support import Table, look_at, seat_at
from tests.engine.games.wednesday.positions import position


def in_the_place(table: Table) -> str:
    """What the place of the open character says; all its words have room there."""
    [place] = [each for each in table.view.scene.layout.places if each.id == ids.OPEN]
    visual = place.visual
    assert isinstance(visual, WednesdaySlotVisual)
    measure = QFontMetricsF(font(visual.size, 550))
    assert len(visual.lines) * measure.lineSpacing() <= place.rect.height
    assert max(map(measure.horizontalAdvance, visual.lines)) <= place.rect.width
    assert " ".join(visual.lines) == place.name
    return place.name


WORDS = {
    "en": ("No character in play", "The 13 sent Wednesday back: no character in play"),
    "el": (
        "Κανένας ανοιχτός χαρακτήρας",
        "Το 13 έστειλε πίσω τη Γουένσντεϊ: κανένας ανοιχτός χαρακτήρας",
    ),
}


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.parametrize(
    ("size", "percent"), [((960, 600), 100), ((960, 600), 200), ((1280, 800), 100)]
)
def test_it_is_said_until_one_acts(
    tmp_path: Path,
    speak: Callable[[str], None],
    size: tuple[int, int],
    percent: int,
    language: str,
) -> None:
    speak(language)
    before, said = WORDS[language]
    match = position(
        [9, 10], [3, 5], [7, 8], played=[13], last_number=13, open_="weems",
        characters=["wednesday", "tyler"], seat=0, passes=0, last=1,
    )  # fmt: skip
    look = look_at(tmp_path)
    look.set_text_size(percent)
    table = seat_at(look, match, ("human", "easy", "easy"), size)
    assert table.session.submit("pass") is None
    table.session.play(1, "pass")
    table.session.play(2, "pass")
    table.settle()
    assert in_the_place(table) == said
    table.session.play(1, "play 3")
    table.session.play(2, "pass")
    table.settle()
    assert in_the_place(table) == said
    assert table.session.submit("play 9") is None
    table.settle()
    assert in_the_place(table) == before
