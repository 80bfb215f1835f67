"""Every game by finger: a card goes where it is dragged, and where a second tap says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from app.style.appearance import Appearance
from app.table.layout import CardSpec, Rect
from app.table.view.gestures import ABOVE_FINGER
from app.touch import LEAST
from tests.amounts import some
from tests.app.fingers import FingerTips
from tests.app.table.support import Table, look_at, seat_at
from tests.app.tables.matches import moments

TABLES_LOOKED_AT = some(4, least=2)
SIZES = ((960, 600), (1280, 800))


class Laying:
    """A finger over a table on which nothing is ever laid: what would be is taken down."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = table
        self._finger = FingerTips(table.page)
        self._laid: list[tuple[str, str]] = []
        monkeypatch.setattr(table.page.guide, "lay", self._lay)

    def _lay(self, card: str, place: str) -> bool:
        self._laid.append((card, place))
        return True

    def drag(self, card: CardSpec, place: str) -> Sequence[tuple[str, str]]:
        """Drag the card until its middle is over the place's, and let it go."""
        over = QPoint(0, round(ABOVE_FINGER * card.rect.width))
        self._finger.drag(self.table.middle(card.id), self._middle(place) + over)
        return self._done()

    def tap_and_tap(self, card: CardSpec, place: str) -> Sequence[tuple[str, str]]:
        """Tap the card, and then the place."""
        self._finger.tap(self.table.middle(card.id))
        self._finger.tap(self._middle(place))
        return self._done()

    def _middle(self, place: str) -> QPoint:
        x, y = self.table.view.scene.layout.place(place).rect.middle
        return QPoint(round(x), round(y))

    def _done(self) -> Sequence[tuple[str, str]]:
        done, self._laid = self._laid, []
        self.table.view.let_go()
        self.table.settle()
        return done


def tables(game_id: str, appearance: Appearance, size: tuple[int, int]) -> Iterator[Table]:
    """Tables of that game on which a card can be laid somewhere."""
    shown = 0
    for match in moments(game_id):
        if shown == TABLES_LOOKED_AT or match.over is not None:
            continue
        table = seat_at(appearance, match, size=size)
        if any(ways(table)):
            shown += 1
            yield table
        table.page.close()
        table.page.deleteLater()
        QApplication.processEvents()
    assert shown


def ways(table: Table) -> Iterator[tuple[CardSpec, str]]:
    """Each card that goes somewhere, with one of its places."""
    for card in table.view.scene.layout.cards:
        if card.liftable and (offers := table.page.guide.offers(card.id)):
            yield card, max(offers)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.every_game("game_id")
def test_a_finger_places_every_card_by_dragging_and_by_tapping(
    game_id: str, size: tuple[int, int], appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    for table in tables(game_id, appearance, size):
        finger = Laying(table, monkeypatch)
        for card, place in ways(table):
            assert finger.drag(card, place) == [(card.id, place)]
            if not card.pressable:
                assert finger.tap_and_tap(card, place) == [(card.id, place)]


def small(table: Table) -> list[tuple[str, int, int]]:
    """What can be pressed or lifted on the table of which a finger finds less than it needs."""
    layout, found = table.view.scene.layout, []
    things = {
        **{place.id: place.rect for place in layout.places},
        **{each.id: each.rect for each in layout.decorations if each.pressable},
        **{card.id: card.rect for card in layout.cards if card.usable},
    }
    for target, rect in things.items():
        sizes = []
        for at in _spots(rect):
            if _found(table, at) == target:
                sizes.append((_across(table, target, at, 1, 0), _across(table, target, at, 0, 1)))
                if min(sizes[-1]) >= LEAST:
                    break
        else:
            if sizes:
                found.append((target, *max(sizes, key=min)))
    return found


def _across(table: Table, target: str, at: tuple[int, int], dx: int, dy: int) -> int:
    """How wide or high it is there."""
    there, back = (_reach(table, target, at, way * dx, way * dy) for way in (1, -1))
    return 1 + there + back


def _spots(rect: Rect) -> Iterator[tuple[int, int]]:
    for across, down in product((0.5, 0.2, 0.8), (0.5, 0.25, 0.75)):
        yield round(rect.x + across * rect.width), round(rect.y + down * rect.height)


def _found(table: Table, at: tuple[int, int]) -> str | None:
    scene = table.view.scene
    return scene.card_at(*at) or scene.target_at(*at)


def _reach(table: Table, target: str, at: tuple[int, int], dx: int, dy: int) -> int:
    """How far it goes that way, as long as that matters."""
    x, y = at
    for step in range(1, round(LEAST) + 1):
        if _found(table, (x + step * dx, y + step * dy)) != target:
            return step - 1
    return round(LEAST)


@pytest.mark.every_game("game_id")
def test_all_on_a_small_table_is_large_enough_for_a_finger(game_id: str, tmp_path: Path) -> None:
    table = next(tables(game_id, look_at(tmp_path, text_size=130), (960, 600)))
    assert small(table) == []
