"""The pointer decides where a dragged card goes: on every place of every table, wherever it is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from app.games.qwixx_cards.layout.sheet import cell_of
from app.style.appearance import Appearance
from app.table.layout import PlaceSpec, Rect
from tests.amounts import some, thorough
from tests.app.table.support import Table, seat_at
from tests.app.tables.matches import moments

SHARES = (0.02, 0.25, 0.5, 0.75, 0.98) if thorough() else (0.02, 0.5, 0.98)
"""Where in a place, across and down, the card is let go: 25 points, in the quick run nine."""

TABLES_LOOKED_AT = some(2, least=1)


def points(rect: Rect) -> Iterator[QPoint]:
    for down in SHARES:
        for across in SHARES:
            x, y = rect.x + rect.width * across, rect.y + rect.height * down
            yield QPoint(int(x + 0.5), int(y + 0.5))


class Dropping:
    """Drops cards on a table on which nothing is ever laid."""

    def __init__(self, table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
        self.table = table
        self.laid: list[tuple[str, str]] = []
        monkeypatch.setattr(table.page.guide, "lay", self._lay)

    def _lay(self, card: str, place: str) -> bool:
        self.laid.append((card, place))
        return True

    def drop(self, card: str, at: QPoint) -> str | None:
        """Where the card is laid that is let go there; None if it goes home."""
        table = self.table
        self.laid.clear()
        start = table.middle(card)
        table.press(start)
        table.move(start + (at - start) / 2)
        table.move(at)
        aimed = table.view.gestures.aiming.aimed
        table.release(at)
        table.view.let_go()
        table.view.scene.finish()
        place = self.laid[0][1] if self.laid else None
        assert aimed in (None, place)
        return place


def tables(game_id: str, appearance: Appearance) -> Iterator[Table]:
    """Tables of that game on which a card can be laid somewhere."""
    shown = 0
    for match in moments(game_id):
        if shown == TABLES_LOOKED_AT or match.over is not None:
            continue
        table = seat_at(appearance, match)
        if list(liftable(table)):
            shown += 1
            yield table
        table.page.close()
        table.page.deleteLater()
        QApplication.processEvents()
    assert shown


def liftable(table: Table) -> Iterator[str]:
    """Cards that can be laid somewhere now."""
    for card in table.view.scene.layout.cards:
        if card.liftable and table.page.guide.offers(card.id):
            yield card.id


def means(place: PlaceSpec, offers: frozenset[str]) -> set[str]:
    """What dropping a card on a place may mean: a row of a sheet has one number for the card."""
    cell = cell_of(place.id)
    if cell is None:
        return {place.id}
    row = {each for each in offers if (cell_of(each) or ("",))[0] == cell[0]}
    return row or {place.id}


@pytest.mark.every_game("game_id")
def test_a_card_goes_to_the_place_under_the_pointer(
    game_id: str, appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    for table in tables(game_id, appearance):
        dropping = Dropping(table, monkeypatch)
        card = next(liftable(table))
        offers = frozenset(table.page.guide.offers(card))
        home = table.view.scene.cards[card].spec.rect
        for place in table.view.scene.layout.places:
            if place.takes_cards and not place.rect.overlap(home):
                meant = means(place, offers)
                for at in points(place.rect):
                    assert dropping.drop(card, at) in meant, (card, place.id, at)
