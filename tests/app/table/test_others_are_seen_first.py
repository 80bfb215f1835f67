"""What others do is seen to its end before the table and the rail tell what comes of it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint

from app.paint.faces import BackFace
from app.style.appearance import Appearance
from app.table.visual_cache import VisualPixmap
from app.table.visuals import CardRingVisual, SignalVisual
from tests.app.games.extreme_positions import PRINTED, extreme, match_of
from tests.app.table import support
from tests.app.table.support import Table, look_at, make_table, position, seat_at
from tests.app.tables.matches import LONG_NAMES
from tests.engine.games.qwixx_cards.positions import position as qwixx

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


@pytest.fixture
def coming_turn(appearance: Appearance) -> Iterator[Table]:
    """Nikos ends his turn of Qwixx: his card flies to the discard pile, and Maria is to take."""
    match = qwixx(
        "r4 g8 b9 y11", "y3 y4 y5 y7", seat=1, part="mark", played=("red", "r8"), draw="g7",
        display="g3 y8 b10 g11",
    )  # fmt: skip
    table = seat_at(appearance, match, ("human", "easy"))
    does(table, "skip")
    assert table.view.scene.behind
    yield table
    table.page.close()


def test_what_a_person_is_asked_comes_with_the_card(coming_turn: Table) -> None:
    table, scene = coming_turn, coming_turn.view.scene
    slots = scene.places["hand"]
    shown = [scene.cards[f"display:{slot}"] for slot in range(4)]
    seen: list[tuple[bool, set[bool]]] = []

    def look() -> None:
        seen.append((slots.opacity() > 0, {card._over.isVisible() for card in shown}))

    look()
    while scene.until_arrival:
        table.clock.advance(20, 20)
        look()
    assert seen[0] == (False, {False})
    assert all(each == seen[0] for each in seen[:-1])
    assert seen[-1] == (True, {True})


def test_rings_are_rendered_before_they_are_seen(coming_turn: Table) -> None:
    scene = coming_turn.view.scene
    visuals, before = scene.canvas.visuals, list[bool]()
    render = visuals._render

    def note(visual: Any, *seen: Any) -> VisualPixmap:
        if isinstance(visual, CardRingVisual):
            before.append(scene.behind)
        return render(visual, *seen)

    visuals.clear()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(visuals, "_render", note)
        lands(coming_turn)
    assert before == [True]


def test_a_number_that_fits_no_own_row_comes_after_the_card_that_was_taken(
    appearance: Appearance,
) -> None:
    full = {"red": [9], "yellow": [9], "green": [5], "blue": [5]}
    match = qwixx(
        "r4 g8 b9 y11", "y4 y5 y6 y7", seat=1, part="take", draw="g7 r7",
        display="g3 y8 b10 g11", sheets=[full, {}],
    )  # fmt: skip
    table = seat_at(appearance, match, ("human", "easy"))
    before = table.page.rail.status.lines[0]
    assert table.session.play(1, "take 1") is None
    assert 0 not in match.waits_for  # It is decided for Maria, who has no choice.
    scene = table.view.scene
    refill, three = scene.cards["display:0"], BackFace("neutral", number=3)
    [taken] = [card for card in scene.cards.values() if card.spec.face == three]
    slot, pile = taken.pose.middle, refill.pose.middle
    while taken.flight is not None and scene.clock.now() < taken.flight.arrival:
        assert refill.hidden or refill.pose.middle == pile
        assert table.page.rail.status.lines[0] == before
        table.clock.advance(20, 20)
    assert taken.pose.middle != slot
    lands(table)
    assert refill.pose.middle == refill.spec.pose.middle
    assert table.page.rail.status.lines[0] == "7 fits none of your rows"
    table.page.close()


def test_a_press_on_a_button_before_that_only_shows_how_things_stand(
    appearance: Appearance,
) -> None:
    match = qwixx(
        "r4 g8 b9 y11", "y3 y4 y5 y7", seat=1, part="take", draw="g7", display="g3 y8 b10 g11"
    )
    table = seat_at(appearance, match, ("human", "easy"))
    does(table, "take 1")
    assert table.view.scene.behind
    assert table.page.rail.main.kind == "off"
    table.page.presses.main()
    assert not table.view.scene.behind
    assert not table.session.match.view(None)["turn"].get("decided")
    assert 0 in table.session.match.waits_for
    assert table.page.rail.main.kind != "off"
    table.page.presses.main()
    assert 0 not in table.session.match.waits_for
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


def test_drawn_cards_fly_to_a_panel_that_has_no_room_for_backs(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(support, "NAMES", LONG_NAMES["en"])
    table = make_table(
        appearance,
        position(4, (9, 37, 58, 73, 90, 96), **HIS_TURN),
        ("easy", "easy", "easy", "easy"),
        (960, 600),
    )
    for _ in range(2):
        does(table, str(table.session.match.legal(1)[0]))
        table.settle()
    does(table, "end")
    cards, panel = table.view.scene.cards, table.view.scene.decorations["panel1"]
    drawn = [cards[id_] for id_ in ("seat1:4", "seat1:5")]
    middle = next(
        each.rect.middle for each in table.view.scene.layout.decorations if each.id == "panel1"
    )
    for card in drawn:
        assert card.flight is not None
        assert card.flight.start.middle != card.flight.goal.middle == pytest.approx(middle)
        assert isinstance(card.spec.face, BackFace)
        assert card.zValue() > panel.zValue()
    table.settle()
    assert all(card.zValue() < panel.zValue() for card in drawn), "they lie out of sight"
    table.page.close()
