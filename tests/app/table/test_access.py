"""What a screen reader finds and is told."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAbstractButton, QApplication

from app.table.scene.card_item import CardItem
from tests.app.focus_changes import focus_changes
from tests.app.table.support import Table, position

SetTable = Callable[..., Table]


def test_every_card_and_place_has_a_named_button(table: Table) -> None:
    names = {target: table.view.overlay[target].accessibleName() for target in ("37", "up2")}
    assert names == {"37": "37, card 2 of 7", "up2": "second ascending pile, top 47"}
    assert "Nikos, 7 card(s) in hand, plays next" in table.view.overlay.names


def test_the_buttons_lie_over_what_they_name_and_let_the_mouse_through(table: Table) -> None:
    for target in ("37", "up1", "draw"):
        button = table.view.overlay[target]
        assert isinstance(button, QAbstractButton)
        assert button.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        assert button.isVisible()
        middle = button.geometry().center()
        scene = table.view.scene
        rect = scene.cards[target].spec.rect if target == "37" else scene.places[target].spec.rect
        assert rect.holds(middle.x(), middle.y())


def test_qt_tells_them_as_buttons(table: Table) -> None:
    interface = QAccessible.queryAccessibleInterface(table.view.overlay["37"])
    assert interface is not None
    assert interface.role() == QAccessible.Role.Button
    assert interface.text(QAccessible.Text.Name) == "37, card 2 of 7"


def test_a_screen_reader_finds_them_from_the_page(table: Table) -> None:
    names, open_ = set(), [QAccessible.queryAccessibleInterface(table.page)]
    while open_:
        interface = open_.pop()
        names.add(interface.text(QAccessible.Text.Name))
        open_ += [interface.child(index) for index in range(interface.childCount())]
    assert {"37, card 2 of 7", "second ascending pile, top 47"} <= names


def test_a_screen_reader_goes_through_the_hand_in_the_order_seen(table: Table) -> None:
    table.drag("37", "up1")
    table.drag("58", "up1")
    table.page.presses.main()
    table.settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    view = QAccessible.queryAccessibleInterface(table.view)
    children = [view.child(index) for index in range(view.childCount())]
    names = [child.text(QAccessible.Text.Name) for child in children]
    hand = sorted(table.session.view()["hands"][0])
    assert [name for name in names if ", card " in name] == [
        f"{card}, card {place} of 7" for place, card in enumerate(hand, 1)
    ]


def test_a_whole_move_by_activation_alone(table: Table) -> None:
    table.view.overlay["37"].click()
    assert table.view.scene.lifted == "37"
    name = table.view.overlay["up2"].accessibleName()
    assert name == "second ascending pile, top 47, backwards trick"
    table.view.overlay["up2"].click()
    assert table.session.view()["turn"]["placed"] == [[37, "up2"]]
    name = table.view.overlay["up2"].accessibleName()
    assert name == "second ascending pile, top 37, placed by the backwards trick"


def test_activating_an_illegal_place_says_why(table: Table, monkeypatch: object) -> None:
    said: list[str] = []
    table.view.announced.connect(said.append)
    table.view.overlay["58"].click()
    table.view.overlay["down1"].click()
    picked, why, state = said
    assert picked == "Card picked up."
    assert why.startswith("58 does not fit here")
    assert state == "The card is still picked up."


def test_buttons_are_kept_by_id(table: Table) -> None:
    before = {target: table.view.overlay[target] for target in table.view.overlay.targets}
    table.drag("37", "up1")
    after = {target: table.view.overlay[target] for target in table.view.overlay.targets}
    assert set(before) - set(after) == {"37"}
    assert all(after[target] is before[target] for target in after)


def test_what_happens_is_announced(table: Table) -> None:
    said: list[str] = []
    table.view.announced.connect(said.append)
    table.drag("37", "up1")
    table.page.presses.undo()
    table.settle()
    table.drag("37", "up1")
    table.drag("58", "up1")
    table.page.presses.main()
    drawn = sorted(set(table.session.view()["hands"][0]) - {9, 73, 90, 96, 97})
    assert len(drawn) == 2
    assert said == [
        "You placed 37 on the first ascending pile.",
        "1 more card(s).",
        "37 is back in your hand.",
        "You placed 37 on the first ascending pile.",
        "1 more card(s).",
        "You placed 58 on the first ascending pile.",
        "You placed 2 card(s). Go on or end your turn · Maria.",
        f"You drew: {', '.join(map(str, drawn))}.",
    ]


def test_the_focus_passes_to_a_neighbour_when_its_card_is_laid(table: Table) -> None:
    table.drag("37", "up1")
    assert table.view.overlay.focus == "58"
    table.drag("97", "up1")
    assert table.view.overlay.focus in table.shown("hand")


def test_behind_the_curtain_nothing_is_told(table: Table) -> None:
    table.drag("37", "up1")
    table.drag("58", "up1")
    table.page.presses.main()
    table.page.presses.main()
    assert table.session.phase == "curtain"
    assert table.view.overlay.names == []
    assert table.shown("hand") == []
    table.page.resize(1000, 700)
    assert table.view.overlay.names == []
    assert table.shown("hand") == []
    table.session.handover.lift()
    assert len(table.view.overlay.names) > 10


@pytest.mark.parametrize("seat", [0, 1])
def test_nothing_of_a_hidden_hand_is_on_the_table(set_table: SetTable, seat: int) -> None:
    table = set_table(position(seats=3, hand=(9, 37, 58, 73, 90, 96)))
    if seat:
        table.drag("37", "up1")
        table.drag("58", "up1")
        table.page.presses.main()
        table.page.presses.main()
        table.session.handover.lift()
        table.page.replay.skip()
        table.settle()
    state = table.session.match.state()
    hidden = {
        number for owner, hand in enumerate(state["hands"]) if owner != seat for number in hand
    } | set(state["draw"])
    cards = [item for item in table.view.scene.items() if isinstance(item, CardItem)]
    assert len(cards) >= len(table.view.scene.cards)
    shown = {getattr(item.spec.face, "number", None) for item in cards}
    assert not hidden & shown
    for number in hidden:
        assert not any(name.startswith(f"{number},") for name in table.view.overlay.names)


def test_the_focus_is_not_passed_through_the_hand_that_leaves(
    table: Table, qapp: QApplication
) -> None:
    table.drag("37", "up1")
    table.drag("58", "up1")
    table.page.presses.main()
    table.view.overlay.set_focus("9", Qt.FocusReason.TabFocusReason)
    with focus_changes(qapp) as focused:
        table.page.presses.main()
        assert table.session.phase == "curtain"
        assert focused == [table.view]


def test_a_screen_reader_hears_last_of_the_card_that_gets_the_focus(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    table.page.home_button.setFocus()
    QCoreApplication.processEvents()
    heard: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", heard.append)
    table.page.setFocus()
    QCoreApplication.processEvents()
    assert [(event.type(), event.object()) for event in heard] == [
        (QAccessible.Event.Focus, table.view.overlay["9"])
    ]
