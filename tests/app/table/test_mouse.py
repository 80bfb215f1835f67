"""Playing with the mouse: drag and drop, click and click, and what is said when it does not go."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from app.style.appearance import Appearance
from app.table.guide import DoubleClick
from app.table.layout import Rect
from app.table.scene.words_beside_card import EDGE
from app.table.view.gestures import Mode
from tests.app.games.extreme_positions import extreme, match_of
from tests.app.table.support import LEFT, NO_KEYS, Table, position, seat_at

SetTable = Callable[..., Table]


def placed(table: Table) -> list[list[object]]:
    turn: list[list[object]] = table.session.view()["turn"]["placed"]
    return turn


def mode(table: Table) -> Mode:
    return table.view.gestures.mode


def test_a_dragged_card_is_laid(table: Table) -> None:
    table.drag("37", "up1")
    assert placed(table) == [[37, "up1"]]
    assert table.shown("up1") == ["34", "37"]
    assert "37" not in table.shown("hand")
    table.settle()
    table.assert_sound()


def test_a_press_that_ends_a_showing_takes_no_other_card(table: Table) -> None:
    def show() -> None:
        table.session.submit("place 97 up1")
        table.settle()

    at = table.middle("58")
    at.setX(round(table.view.scene.cards["58"].shown_rect.x) + 4)
    table.view.touched.connect(show, Qt.ConnectionType.SingleShotConnection)
    table.click(at)
    assert placed(table) == [[97, "up1"]]
    assert table.view.scene.card_at(at.x(), at.y()) not in {"58", None}
    assert mode(table) is Mode.IDLE
    table.click("58")
    assert mode(table) is Mode.PICKED


def test_a_dropped_card_has_only_a_short_way(table: Table) -> None:
    table.drag("37", "up1")
    flight = table.view.scene.cards["37"].flight
    assert flight is not None
    assert flight.duration == 120


def test_the_lifted_card_shows_where_it_goes_and_what_it_costs(table: Table) -> None:
    table.grab("37")
    table.clock.advance(300)
    scene = table.view.scene
    lit = {id_ for id_, place in scene.places.items() if place.lit.value == 1.0}
    dim = {id_ for id_, place in scene.places.items() if place.dim.value == 1.0}
    assert lit == {"up1", "up2"}
    assert dim == {"down1", "down2"}
    assert scene.places["down1"].opacity() < scene.places["up1"].opacity() == 1.0
    visuals = {
        decoration.id: getattr(decoration.visual, "text", "")
        for decoration in scene.highlights.aims
    }
    assert visuals["cost:up1"] == "2"
    assert visuals["cost:up2"] == "10 back"
    assert visuals["caption:up2"] == "backwards trick"
    assert visuals["caption:down1"] == "does not fit"
    item = scene.cards["37"]
    assert item.lift.value == 1.0
    assert item.shown_rect.width == pytest.approx(item.spec.rect.width * 1.08)
    assert scene.items()[0] is item


def test_a_nudge_that_overlaps_is_enough(table: Table) -> None:
    start = table.middle("37")
    place = table.view.scene.places["up1"].spec.rect
    card = table.view.scene.cards["37"].spec.rect
    table.press(start)
    table.move(start + QPoint(-10, -10))
    # The card's upper edge just reaches into the tray, its left one far away from the others.
    lower = QPoint(
        round(place.x + place.width / 2 - card.width / 2 - card.x),
        round(place.bottom - 10 - (card.y - card.width * 0.06)),
    )
    table.move(start + lower)
    assert table.view.gestures.aiming.aimed == "up1"
    table.release(start + lower)
    assert placed(table) == [[37, "up1"]]


def test_of_two_legal_places_the_one_covered_more_takes_the_card(table: Table) -> None:
    scene = table.view.scene
    start = table.middle("37")
    between = (table.middle("up1") + table.middle("up2")) / 2
    table.press(start)
    table.move(between)
    table.move(between + QPoint(8, 0))
    assert scene.places["up2"].under.goal == 1.0
    assert scene.places["up1"].under.goal == 0.0
    table.move(between - QPoint(8, 0))
    assert scene.places["up1"].under.goal == 1.0
    table.release(between - QPoint(8, 0))
    assert placed(table) == [[37, "up1"]]


def test_an_illegal_drop_glides_back_and_the_reason_stands_there(table: Table) -> None:
    table.drag("9", "up1")
    assert placed(table) == []
    scene = table.view.scene
    item = scene.cards["9"]
    assert item.flight is not None
    assert item.flight.duration == 260
    reason = "9 does not fit here: this pile needs a card above 34, or exactly 24."
    assert table.view.message.text == reason
    assert scene.highlights.bubble is not None
    tray = scene.places["up1"].spec.rect
    assert abs(scene.highlights.bubble.rect.y - tray.bottom) < 30
    table.settle()
    assert table.view.message.text == reason


def test_a_refused_card_stays_picked_for_another_place(table: Table) -> None:
    table.drag("9", "up1")
    table.settle()
    assert mode(table) is Mode.PICKED
    assert set(table.view.gestures.aiming.offers) == {"down1", "down2"}
    table.click("down1")
    assert placed(table) == [[9, "down1"]]
    table.settle()
    table.assert_sound()


def test_a_refused_card_that_goes_nowhere_glides_home(set_table: SetTable) -> None:
    table = set_table(position(hand=(32, 37, 58, 73, 90, 96, 97)))
    assert not table.page.guide.offers("32")
    table.drag("32", "up1")
    item = table.view.scene.cards["32"]
    assert item.flight is not None
    assert item.flight.duration == 260
    assert item.flight.arc > 0
    assert item.pose.opacity == pytest.approx(0.8)
    table.settle()
    table.assert_sound()


def test_a_reason_stands_four_seconds(table: Table) -> None:
    table.drag("9", "up1")
    table.clock.advance(3990)
    assert table.view.message.text
    table.clock.advance(10)
    assert (table.view.message.text, table.view.scene.highlights.bubble) == ("", None)


def test_the_next_gesture_takes_the_reason_away(table: Table) -> None:
    table.drag("9", "up1")
    table.settle()
    table.press(table.middle("37"))
    assert table.view.message.text == ""
    assert table.view.scene.highlights.bubble is None


def test_a_drop_on_nothing_says_nothing(table: Table) -> None:
    start = table.middle("37")
    table.press(start)
    table.move(start + QPoint(60, -120))
    table.release(start + QPoint(60, -120))
    assert table.view.message.text == ""
    table.settle()
    table.assert_sound()


def test_a_card_dragged_back_stays_picked(table: Table) -> None:
    start = table.middle("37")
    table.press(start)
    table.move(table.middle("up1"))
    table.move(start + QPoint(8, 5))
    table.release(start + QPoint(8, 5))
    assert mode(table) is Mode.PICKED
    table.settle()
    table.click("up2")
    assert placed(table) == [[37, "up2"]]
    table.settle()
    table.assert_sound()


def test_a_picked_card_dragged_back_is_let_go(table: Table) -> None:
    table.click("37")
    start = table.middle("37")
    table.press(start)
    table.move(start + QPoint(8, 5))
    table.release(start + QPoint(8, 5))
    assert mode(table) is Mode.IDLE
    table.settle()
    table.assert_sound()


def double_click(table: Table, card: str) -> None:
    table.click(card)
    at = table.middle(card)
    QTest.mouseDClick(table.view, LEFT, NO_KEYS, at)
    table.settle()


@pytest.mark.parametrize(
    ("card", "pile"),
    [
        (37, "up2"),  # the backwards trick
        (96, "up2"),  # 49 numbers there, 62 on the other one
        (29, "down2"),  # the only place
    ],
)
def test_a_double_click_places_a_card_where_one_place_is_clear(
    set_table: SetTable, card: int, pile: str
) -> None:
    table = set_table(position(hand=(9, 29, 37, 58, 73, 90, 96)))
    double_click(table, str(card))
    assert placed(table) == [[card, pile]]
    table.assert_sound()


def test_a_double_click_that_is_not_clear_only_picks(table: Table) -> None:
    double_click(table, "9")  # 19 numbers on one pile, 22 on the other
    assert placed(table) == []
    assert (mode(table), table.view.scene.lifted) == (Mode.PICKED, "9")
    table.click("down1")
    assert placed(table) == [[9, "down1"]]


@pytest.mark.parametrize(
    ("where", "done"),
    [("clear", [[37, "up2"]]), ("only", [[29, "down2"]]), ("never", [])],
)
def test_where_a_double_click_places_a_card_can_be_chosen(
    set_table: SetTable, where: DoubleClick, done: list[object]
) -> None:
    table = set_table(position(hand=(9, 29, 37, 58, 73, 90, 96)))
    table.page.appearance.set_double_click(where)
    double_click(table, "37")  # A trick on one pile; it fits on another, too.
    if where != "clear":
        assert placed(table) == []
        table.view.let_go()
        table.settle()
        double_click(table, "29")  # It fits on one pile alone.
    assert placed(table) == done
    table.view.let_go()
    table.settle()
    table.assert_sound()


def test_a_double_click_does_nothing_that_could_not_be_taken_back(appearance: Appearance) -> None:
    """A Stop ends the turn, and the player draws."""
    piles = {"up1": [1, 38], "up2": [1, 70], "down1": [100, 20], "down2": [100, 30]}
    table = seat_at(appearance, match_of(extreme((13, 39, 46, 50), piles)))
    double_click(table, "39")  # 1 number on one pile, and it fits on no other
    assert (len(table.session.match.moves), table.view.scene.lifted) == (0, "39")
    table.click("up1")
    assert len(table.session.match.moves) == 1


def test_what_a_card_costs_stands_beside_it_while_it_is_dragged(table: Table) -> None:
    start = table.middle("37")
    table.press(start)
    table.move(table.middle("down1"))
    scene = table.view.scene
    costs = {
        id_: item for id_, item in scene.highlights.aim_items.items() if id_.startswith("cost:")
    }
    at_rest = {id_: item.rect for id_, item in costs.items()}
    table.move(table.middle("up1"))
    assert not costs["cost:up1"].rect.overlap(scene.lifting.rect)
    assert costs["cost:up1"].zValue() > scene.cards["37"].zValue()
    assert costs["cost:up2"].rect == at_rest["cost:up2"]
    table.move(table.middle("up2"))
    assert costs["cost:up1"].rect == at_rest["cost:up1"]
    assert not costs["cost:up2"].rect.overlap(scene.lifting.rect)


@pytest.mark.parametrize("words", ["2", "αφήνει έξω 36"])
def test_what_a_card_costs_never_slides_onto_another_pile(table: Table, words: str) -> None:
    """Wherever the card is over its pile, and however long that is told."""
    scene = table.view.scene
    table.press(table.middle("37"))
    table.move(table.middle("up1"))
    offers = table.view.gestures.aiming.offers
    offers = {id_: replace(offer, cost=words) for id_, offer in offers.items()}
    told = table.page.game.aim_decorations(scene.layout, offers, table.page.metrics)
    scene.highlights.light(offers, told)
    others = [place.spec.card for id_, place in scene.places.items() if id_ != "up1"]
    assert len(others) >= 3
    tray = scene.places["up1"].spec.rect
    width, height = scene.lifting.rect.width, scene.lifting.rect.height
    seen = 0
    for across in range(-4, 5):
        for down in range(-8, 9):
            middle = (tray.middle[0] + across * 14, tray.middle[1] + down * 14)
            card = Rect.around(middle, width, height)
            scene.highlights.tell_beside(card, ["up1"])
            pill = scene.highlights.aim_items["cost:up1"]
            assert not any(pill.rect.overlap(other) for other in others)
            readable = not pill.rect.grown(-pill.rect.height * EDGE).overlap(card)
            seen += readable
            if not readable:
                assert pill.zValue() > scene.cards["37"].zValue()
    assert seen > 100


def test_at_the_right_edge_it_stands_at_the_left(table: Table) -> None:
    table.press(table.middle("37"))
    place = table.view.scene.places["up2"].spec.rect
    right = QPoint(table.view.width() - 4, round(place.middle[1]))
    table.move(right)
    table.view.scene.highlights.tell_beside(table.view.scene.lifting.rect, ["up2"])
    pill = table.view.scene.highlights.aim_items["cost:up2"].rect
    assert pill.right <= table.view.scene.lifting.rect.x


def test_under_four_pixels_a_drag_is_a_click(table: Table) -> None:
    at = table.middle("37")
    table.press(at)
    table.move(at + QPoint(3, 0))
    assert mode(table) is Mode.PRESSED
    table.release(at + QPoint(3, 0))
    assert mode(table) is Mode.PICKED
    assert table.view.scene.lifted == "37"


def test_click_and_click(table: Table) -> None:
    table.click("37")
    assert table.view.scene.lifted == "37"
    table.click("up2")
    assert placed(table) == [[37, "up2"]]
    table.settle()
    table.assert_sound()


def test_a_click_on_an_illegal_place_says_why(table: Table) -> None:
    table.click("58")
    table.click("down1")
    assert placed(table) == []
    assert table.view.message.text.startswith(
        "58 does not fit here: this pile needs a card below 28"
    )
    assert table.view.scene.lifted == "58"
    table.settle()


@pytest.mark.parametrize("where", ["the table", "the draw pile", "the card itself"])
def test_a_click_elsewhere_lets_go(table: Table, where: str) -> None:
    table.click("37")
    spots = {
        "the table": QPoint(640, 480),
        "the draw pile": table.middle("draw"),
        "the card itself": table.middle("37"),
    }
    table.click(spots[where])
    assert table.view.scene.lifted is None
    table.settle()
    table.assert_sound()


def test_a_click_on_another_card_picks_that_one(table: Table) -> None:
    table.click("37")
    table.click("58")
    assert table.view.scene.lifted == "58"
    table.click("up1")
    assert placed(table) == [[58, "up1"]]


def test_a_picked_card_can_be_dragged(table: Table) -> None:
    table.click("37")
    table.clock.advance(200)
    table.drag("37", "up1")
    assert placed(table) == [[37, "up1"]]
    table.settle()
    table.assert_sound()


def test_a_fast_mouse_does_not_lose_the_card(table: Table) -> None:
    table.press(table.middle("37"))
    table.release(table.middle("up1"))
    # One jump without a move in between is a press and a release far away: nothing is laid.
    table.settle()
    assert placed(table) == []
    table.press(table.middle("37"))
    table.move(table.middle("up1"))
    table.release(table.middle("up1"))
    assert placed(table) == [[37, "up1"]]
    table.settle()
    table.assert_sound()


@pytest.mark.parametrize(
    "spot", [QPoint(-300, 200), QPoint(5000, 200), QPoint(400, -900), QPoint(400, 3000)]
)
def test_a_drag_out_of_the_window_comes_home(table: Table, spot: QPoint) -> None:
    table.grab("37")
    table.move(spot)
    item = table.view.scene.cards["37"]
    assert 0 <= item.pose.x <= 1280
    assert 0 <= item.pose.y <= 800
    table.release(spot)
    assert placed(table) == []
    table.settle()
    table.assert_sound()


def test_a_drag_out_and_back_goes_on(table: Table) -> None:
    table.grab("37")
    table.move(QPoint(-500, -500))
    table.move(table.middle("up1"))
    table.release(table.middle("up1"))
    assert placed(table) == [[37, "up1"]]


def test_the_card_stays_under_the_pointer_where_it_was_taken(table: Table) -> None:
    card = table.view.scene.cards["58"].spec.rect
    start = QPoint(round(card.x + 20), round(card.y + 20))
    table.press(start)
    table.move(QPoint(600, 300))
    item = table.view.scene.cards["58"]
    assert item.pose.x - 600 == pytest.approx(card.middle[0] - start.x(), abs=1)
    assert item.pose.y - 300 == pytest.approx(card.middle[1] - start.y(), abs=1)


def test_hover_raises_one_card(table: Table) -> None:
    table.move(table.middle("37"))
    table.clock.advance(200)
    assert table.view.scene.cards["37"].hover.value == 1.0
    table.move(table.middle("58"))
    table.clock.advance(200)
    assert table.view.scene.cards["37"].hover.value == 0.0
    assert table.view.scene.cards["58"].hover.value == 1.0
    assert table.view.cursor().shape() is Qt.CursorShape.OpenHandCursor


def test_the_foot_of_a_card_behind_the_rail_is_not_to_be_taken(table: Table) -> None:
    card = table.view.scene.cards["37"].spec.rect
    foot = QPoint(round(card.middle[0]), round(card.bottom - 4))
    assert foot.y() > table.view.scene.rail_top
    assert table.view.scene.card_at(foot.x(), foot.y()) is None


def test_a_pill_smaller_than_a_finger_takes_presses_beside_it(table: Table) -> None:
    table.page.resize(800, 500)
    pills = [
        decoration for decoration in table.view.scene.layout.decorations if decoration.pressable
    ]
    assert pills
    for pill in pills:
        assert pill.rect.height < 42
        x, y = pill.rect.middle
        assert table.view.scene.target_at(x, y - 21) == pill.id
        assert table.view.scene.target_at(x, y + 21) == pill.id
        assert table.view.scene.target_at(x, y + 23) != pill.id


def test_two_clicks_in_a_row_are_one_move_each(table: Table) -> None:
    at = table.middle("37")
    QTest.mouseDClick(table.view, LEFT, NO_KEYS, at)
    table.settle()
    assert placed(table) == []
    assert len(table.session.match.moves) == 0


def test_input_is_never_blocked_while_cards_fly(table: Table) -> None:
    table.drag("37", "up1")
    table.drag("58", "up1")
    table.drag("73", "up1")
    assert placed(table) == [[37, "up1"], [58, "up1"], [73, "up1"]]
    table.settle()
    table.assert_sound()
    assert table.shown("up1") == ["58", "73"]


def test_input_is_never_blocked_while_cards_appear(table: Table) -> None:
    table.appearance.set_motion("reduced")
    for card in ("37", "58", "73"):
        table.drag(card, "up1")
    assert placed(table) == [[37, "up1"], [58, "up1"], [73, "up1"]]


def test_the_draw_pile_says_when_one_draws(table: Table) -> None:
    table.click("draw")
    assert table.view.message.text.startswith("When your turn ends, you draw")


def test_fire_is_put_out_by_the_card_that_covers_it(set_table: SetTable) -> None:
    piles = {**position()["piles"], "up1": [1, 5, 33]}
    state = position(piles=piles, options={"on_fire": True}, fires={"33": 4})
    table = set_table(state)
    scene = table.view.scene
    decorations = {decoration.id: decoration for decoration in scene.layout.decorations}
    assert decorations["duty:up1"].visual.lines == ("cover it now",)  # type: ignore[attr-defined]
    assert "ring:up1" in decorations
    table.grab("37")
    captions = {
        decoration.id: getattr(decoration.visual, "text", "")
        for decoration in scene.highlights.aims
    }
    assert captions["caption:up1"] == "puts the fire out"
    table.release(table.middle("up1"))
    table.settle()
    assert not any(decoration.id == "ring:up1" for decoration in scene.layout.decorations)
