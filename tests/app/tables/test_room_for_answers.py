"""However much has happened, its words have a sensible shape, and leave what is played on free."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import Qt

from app import common_texts
from app.games.numbers import texts as numbers
from app.style.appearance import Appearance
from app.table.layout import Layer, Rect
from app.table.view.bubble_shapes import LONG
from app.table.visuals import BubbleVisual
from tests.app.table.support import Table, look_at, seat_at
from tests.app.tables.long_answers import against_computers, longest_told
from tests.app.tables.matches import GAME_IDS

NARROWEST, BROADEST = 24, 66
"""So many letters the longest line of many has: a measure of 35 to 60, in which lines are even."""
LOW = {100: 0.37, 130: 0.43, 150: 0.43}
"""So much of the table's height the words take at most."""
EDGE = 0.05
"""And so much of the hand, whose edge a raised card is over."""
COVERED = {100: 0.45, 130: 0.6, 150: 0.6}
"""So much of all places for cards they may lie over, where so much has happened."""
SIZES = [((960, 600), 100), ((960, 600), 130), ((960, 600), 150), ((1280, 800), 100),
         ((1280, 800), 150)]  # fmt: skip


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path, motion="reduced")


def asked(appearance: Appearance, game_id: str, size: tuple[int, int]) -> tuple[Table, Rect]:
    """The table at which somebody asks what happened, and where the answer stands."""
    match = longest_told(game_id)
    table = seat_at(appearance, match, against_computers(match), size)
    table.page.replay.skip()
    table.page.stage.end()
    table.settle()
    table.key(Qt.Key.Key_E)
    bubble = table.view.scene.highlights.bubble
    assert bubble is not None
    return table, bubble.rect


def covered(things: Sequence[Rect], place: Rect) -> float:
    """How much of all these lies under it."""
    return sum(map(place.overlap, things)) / sum(each.width * each.height for each in things)


def lines_of(table: Table) -> BubbleVisual:
    bubble = table.view.scene.highlights.bubble
    assert bubble is not None
    assert isinstance(bubble.visual, BubbleVisual)
    return bubble.visual


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_what_happened_has_a_sensible_shape_and_leaves_what_is_played_on_free(
    appearance: Appearance,
    speak: Callable[[str], None],
    *,
    game_id: str,
    language: str,
    size: tuple[int, int],
    scale: int,
) -> None:
    appearance.set_text_size(scale)
    speak(language)
    table, place = asked(appearance, game_id, size)
    told, visual = table.page.asking.events(), lines_of(table)
    assert len(told) > LONG or game_id == "face-to-face"
    assert " ".join(visual.lines) == told.replace("\n", " ")
    letters = max(map(len, visual.lines))
    assert NARROWEST <= letters <= BROADEST
    top, foot = table.page.bar_height, table.view.scene.rail_top
    assert top <= place.y
    assert place.bottom <= foot
    assert place.x >= 0
    assert place.right <= size[0]
    assert place.height <= LOW[scale] * (foot - top)
    layout = table.view.scene.layout
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    takes = [spec.rect for spec in layout.places if spec.takes_cards]
    assert covered(hand, place) <= EDGE
    assert covered(takes, place) <= COVERED[scale]
    table.page.close()


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_each_player_has_a_paragraph_that_names_them_once(
    appearance: Appearance, speak: Callable[[str], None], game_id: str, language: str
) -> None:
    speak(language)
    table, _ = asked(appearance, game_id, (960, 600))
    told = table.page.asking.events().split("\n")
    names = [player.name for player in table.session.players[1:]]
    begun = [name for each in told for name in names if each.startswith(name)]
    assert begun
    assert all(one != other for one, other in pairwise(begun))
    lines = lines_of(table).lines
    assert all(any(each.startswith(line) for line in lines) for each in told)
    for name in names:
        assert common_texts.is_playing(name=name) not in " ".join(told)
        assert numbers.is_next(name=name) not in " ".join(told)
    table.page.close()
