"""What is seen of the cards that a turn brings when a Stop ends it."""

from pathlib import Path

import pytest

from app.table.scene.card_item import CardItem
from app.table.scene.motion import DRAW_AFTER
from engine.core.events import Kind
from tests.app.table.support import Table, look_at, seat_at
from tests.engine.games.the_game.positions import EXTREME, position


def drawn_in(table: Table) -> list[CardItem]:
    return [card for id_, card in table.view.scene.cards.items() if id_ in {"80", "81"}]


@pytest.mark.parametrize("kinds", [("human", "easy"), ("human", "human")])
def test_cards_are_drawn_once_the_stop_lies_still(
    qapp: object, tmp_path: Path, kinds: tuple[Kind, Kind]
) -> None:
    match = position([39, 50, 51, 60], [70, 71], game=EXTREME, draw=[80, 81], up1=[30])
    appearance = look_at(tmp_path, motion="full")
    table = seat_at(appearance, match, kinds)
    table.drag("39", "up1")
    stop, waited = table.view.scene.cards["39"], 0
    while stop.flight is not None:
        assert not any(card.isVisible() for card in drawn_in(table))
        table.clock.advance(10, 10)
    while not any(card.isVisible() for card in drawn_in(table)):
        table.clock.advance(10, 10)
        waited += 10
    assert abs(waited - DRAW_AFTER) <= 20
    first, second = drawn_in(table)
    draw = next(place.rect for place in table.view.scene.layout.places if place.id == "draw")
    assert abs(first.pose.middle[0] - draw.middle[0]) < draw.width / 2
    assert abs(first.pose.middle[1] - draw.middle[1]) < draw.height / 2
    table.settle()
    assert first.pose == first.spec.pose
    assert second.isVisible()


def test_without_motion_they_are_there_at_once(qapp: object, tmp_path: Path) -> None:
    match = position([39, 50, 51, 60], [70, 71], game=EXTREME, draw=[80, 81], up1=[30])
    table = seat_at(look_at(tmp_path, motion="reduced"), match, ("human", "easy"))
    table.drag("39", "up1")
    assert all(card.isVisible() for card in drawn_in(table))
