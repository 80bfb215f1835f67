"""Cards that others took, got or gave since one's own last act are marked at their panels."""

from collections.abc import Callable
from pathlib import Path

import pytest

from app.games.wednesday.visuals.visuals import HandedVisual, MarkVisual
from app.style.appearance import Appearance
from app.table.layout import Decoration
from engine.core.events import Kind
from tests.app.table.support import Table, look_at, seat_at
from tests.engine.games.wednesday.positions import position

HANDS = [[12, 5, 1], [4, 9, 3], [7, 4, 13], [8, 9, 3], [8, 8, 8], [6, 9, 5]]

KINDS: list[Kind] = ["human", "easy", "easy", "easy", "easy", "easy"]


@pytest.fixture(params=["en", "el"])
def look(
    request: pytest.FixtureRequest, speak: Callable[[str], None], tmp_path: Path
) -> Appearance:
    speak(request.param)
    return look_at(tmp_path)


def after_many(look: Appearance, seats: int, size: tuple[int, int]) -> Table:
    """A table where the seats after one's own have swapped, taken and given cards."""
    match = position(
        *HANDS[:seats], played=[2], burnt=[10, 6, 7], open_="weems", seat=1, last=0, passes=0
    )
    table = seat_at(look, match, KINDS[:seats], size)
    last = seats - 1
    for seat, actions in (
        (1, ["play 4", f"swap {last}", "give 3"]),
        (2, ["play 7", "pick 1"]),
        (3, ["play 8", "donate 1"]),
        (4, ["play 8", "donate 0"]),
        *((other, ["pass"]) for other in range(5, seats)),
    ):
        for action in actions[: 3 if seat < seats else 0]:
            table.session.play(seat, action)
    table.settle()
    return table


def pills(table: Table, *kinds: type) -> list[Decoration]:
    found = table.view.scene.layout.decorations
    return [each for each in found if isinstance(each.visual, kinds)]


def said(table: Table, seat: int) -> str:
    return table.view.scene.places[f"panel{seat}"].spec.name


@pytest.mark.parametrize(
    ("seats", "size"), [(5, (1280, 800)), (5, (960, 600)), (6, (960, 600)), (6, (1280, 800))]
)
def test_marks_stand_at_the_seats_concerned(
    look: Appearance, seats: int, size: tuple[int, int]
) -> None:
    table = after_many(look, seats, size)
    last = seats - 1
    marks = pills(table, HandedVisual)
    ids = {f"swapped1:{last}", f"swapped{last}:1", "got1:3", "got2:None", "gave4:0"}
    assert {each.id for each in marks} == ids
    panels = table.view.scene.places
    for each in marks:
        panel = panels[f"panel{each.id.split(':')[0][-1]}"].spec.rect
        assert panel.x <= each.rect.x
        assert each.rect.right <= panel.right
    every = pills(table, HandedVisual, MarkVisual)
    for index, one in enumerate(every):
        assert not any(one.rect.overlap(other.rect) for other in every[index + 1 :])


def test_they_are_told_and_go_with_ones_own_act(
    request: pytest.FixtureRequest, look: Appearance
) -> None:
    table = after_many(look, 5, (1280, 800))
    zoe = table.session.players[4].name
    swapped, gave = f"swapped a card with {zoe}", "gave you a burnt card"
    if request.node.callspec.params["look"] == "el":
        swapped, gave = f"αντάλλαξε κάρτα με: {zoe}", "σου έδωσε «καμένη» κάρτα"
    assert swapped in said(table, 1)
    assert gave in said(table, 4)
    assert table.session.submit("pass") is None
    assert pills(table, HandedVisual) == []


def test_nothing_is_marked_that_happened_before_the_deal(look: Appearance) -> None:
    match = position([12, 5], [4, 3], [9, 8], played=[2], open_="weems", seat=0, last=2)
    table = seat_at(look, match, ("human", "easy", "easy"))
    assert pills(table, HandedVisual) == []
