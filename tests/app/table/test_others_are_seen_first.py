"""What others do is seen to its end before the table and the rail tell what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint

from app.style.appearance import Appearance
from app.table.visual_cache import VisualPixmap
from app.table.visuals import SignalVisual
from tests.app.games.extreme_positions import PRINTED, extreme, match_of
from tests.app.table.support import Table, look_at, make_table, position, seat_at

CARD = "6"
HIS_TURN: Mapping[str, Any] = {
    "turn": {"seat": 1, "number": 5, "placed": [], "locked": None},
    "to_act": [1],
}


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def table(appearance: Appearance) -> Iterator[Table]:
    """Maria looks on while Nikos, a computer, is to play."""
    state = position(**HIS_TURN)
    table = make_table(appearance, state, ("human", "easy"))
    yield table
    table.page.close()


def does(table: Table, action: str) -> None:
    """Let whoever is to act do this."""
    match = table.session.match
    match.do(match.to_act[0], action)
    table.session.changed.emit()


def seen(table: Table) -> dict[str, Any]:
    """What the table, the rail and the bar tell now, but for the cards."""
    scene, page = table.view.scene, table.page
    items = [*scene.places.items(), *scene.decorations.items()]
    visuals = {id_: item._visual for id_, item in items if item.opacity()}
    return {"rail": page.rail.status.lines[0], "bar": page.bar_title.line, **visuals}


def looks(table: Table, id_: str) -> Any:
    """What a decoration looks like now."""
    return table.view.scene.decorations[id_]._visual


def lands(table: Table) -> None:
    """Let time go until the card has arrived, and no further."""
    while table.view.scene.until_arrival:
        table.clock.advance(20, 20)


def test_all_else_is_as_before_until_the_card_of_another_has_arrived(table: Table) -> None:
    before = seen(table)
    does(table, f"place {CARD} down2")
    table.clock.advance(500, 20)
    assert table.view.scene.cards[CARD].under_way
    assert seen(table) == before
    lands(table)
    after = seen(table)
    assert after["panel1"] != before["panel1"]
    assert after["bar"] != before["bar"]
    table.settle()
    assert seen(table) == after


def test_what_will_be_seen_then_is_rendered_before(table: Table) -> None:
    scene = table.view.scene
    visuals, before = scene.canvas.visuals, []
    render = visuals._render

    def note(*seen: Any) -> VisualPixmap:
        before.append(scene.behind)
        return render(*seen)

    visuals.clear()
    with pytest.MonkeyPatch.context() as patch:
        does(table, f"place {CARD} down2")
        patch.setattr(visuals, "_render", note)
        lands(table)
    assert before
    assert all(before)


def test_whose_turn_it_is_changes_when_the_last_card_has_arrived(appearance: Appearance) -> None:
    stop = next(int(card) for card, command in PRINTED.items() if command == "stop")
    state = {**extreme([9, 37, 58], {"up1": [1]}, seats=3), **HIS_TURN}
    table = seat_at(appearance, match_of(state), ("human", "easy", "easy"))
    scene = table.view.scene
    does(table, f"place {stop} up1")
    assert table.session.match.to_act == (2,)
    assert scene.cards[str(stop)].under_way
    while scene.until_arrival:
        assert table.page.rail.status.lines[0] == "Nikos is playing"
        assert looks(table, "panel1").current
        table.clock.advance(20, 20)
    assert table.page.rail.status.lines[0] == "Eleni is playing"
    assert looks(table, "panel2").current
    table.page.close()


def test_what_is_gone_is_seen_until_then_and_means_nothing_more(appearance: Appearance) -> None:
    state = {**position(3, (9, 37, 58), signals=[{}, {}, {"up1": "leave"}]), **HIS_TURN}
    table = make_table(appearance, state, ("human", "easy", "easy"))
    scene = table.view.scene
    for action in ("place 6 down2", "place 4 down2"):
        does(table, action)
        table.settle()
    items = [*scene.decorations.values()]
    [signal] = [item for item in items if isinstance(item.decoration.visual, SignalVisual)]
    middle = signal.rect.middle
    does(table, "end")
    assert signal.decoration.id not in scene.decorations
    while scene.until_arrival:
        assert signal in scene.items()
        assert scene.target_at(*middle) != signal.decoration.id
        table.clock.advance(20, 20)
    assert signal not in scene.items()
    table.page.close()


def test_a_hand_at_the_table_finds_it_as_it_is(table: Table) -> None:
    before = seen(table)
    does(table, f"place {CARD} down2")
    table.clock.advance(100, 20)
    assert seen(table) == before
    table.click(QPoint(400, 690))
    assert table.view.scene.cards[CARD].under_way
    assert seen(table)["bar"] != before["bar"]
    assert seen(table)["panel1"] != before["panel1"]


def test_what_somebody_does_themselves_is_told_at_once(appearance: Appearance) -> None:
    table = make_table(appearance, position(), ("human", "easy"))
    before = seen(table)
    table.session.submit("place 37 up1")
    assert not table.view.scene.resting
    assert seen(table)["bar"] != before["bar"]
    table.page.close()


@pytest.mark.parametrize("how", ["finish", "hide", "another size", "reduced motion"])
def test_however_it_is_cut_short_all_is_as_it_is(
    table: Table, appearance: Appearance, how: str
) -> None:
    before = seen(table)
    if how == "reduced motion":
        appearance.set_motion("reduced")
    does(table, f"place {CARD} down2")
    table.clock.advance(100, 20)
    if how == "finish":
        table.view.scene.finish()
    elif how == "hide":
        table.page.hide()
    elif how == "another size":
        table.page.resize(1100, 700)
    assert not table.view.scene.behind
    assert seen(table)["bar"] != before["bar"]
    assert table.view.scene.decorations["panel1"]._visual != before["panel1"]
