"""The page through a match: review, hand-over, curtain, replay, the end."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt

from app.match.phase import Phase
from app.paint.faces import BackFace
from engine.core.match import Match
from engine.games import GAMES
from tests.app.table.support import Table, position, seat_at

SetTable = Callable[..., Table]


def phase(table: Table) -> Phase:
    return table.session.phase


def play_turn(table: Table) -> None:
    """Place until the turn may end, and end it."""
    while True:
        actions = [str(action) for action in table.session.legal()]
        if "end" in actions:
            table.page.presses.main()
            return
        table.session.submit(actions[0])


def hand_over(table: Table) -> None:
    table.page.presses.main()
    assert phase(table) is Phase.CURTAIN
    table.session.handover.lift()


def test_the_status_counts_what_the_turn_asks_for(table: Table) -> None:
    status = table.page.rail.status
    assert status.lines == ("Place at least 2 card(s)", "Your turn · Maria")
    assert status.marks == (0, 2)
    assert not table.page.rail.main.allowed
    table.drag("37", "up1")
    assert status.lines[0] == "1 of 2 placed"
    assert status.marks == (1, 2)
    table.drag("58", "up1")
    assert status.lines[0] == "You placed 2 card(s)"
    assert status.marks == (2, 2)
    assert table.page.rail.main.allowed
    table.drag("73", "up1")
    assert status.marks == (3, 3)


def test_undo_is_dim_where_nothing_can_be_taken_back(table: Table) -> None:
    assert not table.page.rail.undo.allowed
    table.drag("37", "up1")
    assert table.page.rail.undo.allowed
    table.page.rail.undo.click()
    assert table.session.view()["turn"]["placed"] == []
    assert not table.page.rail.undo.allowed


def test_ending_too_early_says_why_at_the_button(table: Table) -> None:
    table.page.rail.main.click()
    assert table.view.message.text == "Place 2 more card(s): you need at least 2."
    assert phase(table) is Phase.PLAYING


def test_a_fire_must_be_covered_before_the_end(set_table: SetTable) -> None:
    piles = {**position()["piles"], "up1": [1, 5, 33]}
    state = position(
        hand=(9, 37, 58, 73, 90), piles=piles, options={"on_fire": True}, fires={"33": 4},
        placed=((40, "up2"), (47, "up2")),
    )  # fmt: skip
    table = set_table(state)
    assert table.page.rail.status.lines[0] == "Now put the fire(s) out"
    table.page.rail.main.click()
    assert table.view.message.text.startswith("33 has been burning since the last turn")


def test_the_bar_says_what_is_left(qapp: object, appearance: Any) -> None:
    match = Match.new(GAMES["the-game"], 1, {}, 48213)
    table = seat_at(appearance, match)
    line = table.page.bar_title.line
    assert line == "98 of 98 cards to go · deal G1-48213"
    table.page.close()


@pytest.mark.parametrize("seats", [1, 5])
def test_a_deal_comes_from_the_draw_pile_within_its_time(
    qapp: object, appearance: Any, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    # Beside a longer name there may be no room for the backs.
    monkeypatch.setattr("tests.app.table.support.NAMES", ("Maria", "Nikos", "Eleni", "Leo", "Zoe"))
    match = Match.new(GAMES["the-game"], seats, {}, 5)
    table = seat_at(appearance, match, settle=False)
    scene = table.view.scene
    dealt = [item for item in scene.cards.values() if item.spec.origin == "draw"]
    assert len(dealt) == {1: 8, 5: 30}[seats]
    begins = sorted(item.flight.begin for item in dealt if item.flight is not None)
    assert len(begins) == len(dealt)
    assert begins[1] - begins[0] == pytest.approx(45, abs=5)
    assert begins[-1] + 180 <= 1400
    draw = scene.layout.anchors["draw"].rect.middle
    assert all(item.pose.middle == draw for item in dealt)
    table.settle()
    table.assert_sound()
    table.page.close()


def test_after_the_end_the_drawn_cards_arrive_and_the_turn_is_handed_over(table: Table) -> None:
    before = set(table.shown("hand"))
    play_turn(table)
    assert phase(table) is Phase.REVIEWING
    scene = table.view.scene
    drawn = set(table.shown("hand")) - before
    assert len(drawn) == 2
    begins = []
    for id_ in drawn:
        item = scene.cards[id_]
        assert item.flight is not None
        assert item.flight.flips
        assert item.origin_face == BackFace()
        assert item.flight.duration == 260
        begins.append(item.flight.begin)
    assert abs(begins[0] - begins[1]) == 70
    assert table.page.rail.status.lines == ("You drew 2 card(s)", "Nikos is next")
    assert table.page.rail.main.word == "Hand over"
    assert table.page.rail.main.allowed
    assert not table.page.rail.undo.allowed
    table.settle()
    table.assert_sound()
    table.page.rail.main.click()
    assert phase(table) is Phase.CURTAIN
    assert table.shown("hand") == []
    assert table.shown("up1") != []


def test_drawn_cards_cannot_be_played_in_the_review(table: Table) -> None:
    play_turn(table)
    table.settle()
    card = table.shown("hand")[-1]
    table.drag(card, "up1")
    assert table.view.message.text == "It is Nikos’s turn."
    table.settle()
    table.assert_sound()


def test_signals_can_be_set_in_the_review_and_the_next_player_sees_them(table: Table) -> None:
    play_turn(table)
    table.settle()
    table.page.guide.press("down2")
    table.page.signals.strip._buttons[0].click()
    assert phase(table) is Phase.REVIEWING
    assert table.session.view()["signals"][0] == {"down2": "leave"}
    hand_over(table)
    table.page.replay.skip()
    table.settle()
    visuals = {
        decoration.id: decoration.visual for decoration in table.view.scene.layout.decorations
    }
    assert visuals["signal:down2:0"].word == "keep off"  # type: ignore[attr-defined]


def test_pressing_the_chosen_signal_takes_it_away(table: Table) -> None:
    table.session.signal("up1", "leave")
    table.page.guide.press("own-signal:up1")
    names = [button.accessibleName() for button in table.page.signals.strip._buttons]
    assert names == ["keep off", "small steps", "no signal"]
    pictures = [button.grab().toImage() for button in table.page.signals.strip._buttons]
    assert all(picture != pictures[0] for picture in pictures[1:])  # each has its icon
    table.page.signals.strip._buttons[0].click()
    assert table.session.view()["signals"][0] == {}
    table.session.signal("up1", "leave")
    table.page.guide.press("own-signal:up1")
    table.page.signals.strip._buttons[2].click()
    assert table.session.view()["signals"][0] == {}


def test_the_pill_on_a_tray_opens_the_choice(table: Table) -> None:
    decoration = next(s for s in table.view.scene.layout.decorations if s.id == "own-signal:up1")
    x, y = decoration.rect.middle
    at = table.middle("up1")
    at.setX(round(x))
    at.setY(round(y))
    table.click(at)
    assert table.page.signals.strip.isVisible()
    table.click("37")
    assert not table.page.signals.strip.isVisible()


def test_alone_nobody_is_signalled_to_and_nothing_is_handed_over(set_table: SetTable) -> None:
    table = set_table(position(seats=1, hand=(9, 36, 37, 58, 73, 90, 96, 97)))
    assert not any(decoration.pressable for decoration in table.view.scene.layout.decorations)
    table.click("up1")
    assert table.view.message.text == "First choose a card, then the pile for it."
    play_turn(table)
    assert phase(table) is Phase.PLAYING
    assert table.page.rail.main.word == "End turn"


def test_what_the_others_did_is_replayed_to_who_comes_back(table: Table) -> None:
    play_turn(table)
    hand_over(table)
    table.page.replay.skip()
    piles_before = {pile: table.shown(pile)[-1] for pile in ("up1", "up2", "down1", "down2")}
    play_turn(table)
    hand_over(table)
    assert table.page.replay
    # At first the table is as this player left it.
    assert {pile: table.shown(pile)[-1] for pile in piles_before} == piles_before
    assert table.page.rail.status.lines[0] == "Since your last turn: Nikos"
    seen = [tuple(piles_before.values())]
    for _ in range(200):
        table.clock.advance(100, 50)
        tops = tuple(table.shown(pile)[-1] for pile in piles_before)
        if seen[-1] != tops:
            seen.append(tops)
        if not table.page.replay and table.view.scene.resting:
            break
    assert len(seen) == 3
    assert table.page.rail.status.lines[1] == "Nikos drew 2 card(s)."  # To be read for a while.
    table.clock.advance(5000, 50)
    first, second = (str(move.json()["do"]).split()[1] for move in table.session.match.moves[-3:-1])
    assert table.page.rail.status.lines[1] == f"Last turn: {first} and {second} · Nikos"
    table.assert_sound()


def test_what_is_replayed_is_told_as_past_with_who_did_it(table: Table) -> None:
    play_turn(table)
    hand_over(table)
    assert table.page.rail.status.lines[0] == "So far: Maria"
    while len(table.page.replay) > 1:
        table.page.replay.hurry()
        table.settle()
    assert table.page.rail.status.lines[0] == "So far: Maria"
    table.page.replay.skip()
    assert "Maria" not in table.page.rail.status.lines[0]
    table.settle()


def test_who_comes_to_the_table_is_called_once_all_is_shown(table: Table) -> None:
    heard: list[str] = []
    table.view.announced.connect(heard.append)
    play_turn(table)
    table.page.presses.main()
    heard.clear()
    table.session.handover.lift()
    assert heard == []
    while table.page.replay:
        table.settle()
        table.page.replay.step()
    assert len(heard) == 4
    assert heard[2:] == ["Maria drew 2 card(s).", "Place at least 2 card(s). Your turn · Nikos."]


def test_others_cards_fly_from_their_panels_slowly_enough(table: Table) -> None:
    play_turn(table)
    hand_over(table)
    table.page.replay.skip()
    play_turn(table)
    hand_over(table)
    table.page.replay._timer.stop()
    table.page.replay.step()
    flying = [item for item in table.view.scene.cards.values() if item.flight is not None]
    [item] = [item for item in flying if item.spec.place]
    assert item.flight is not None
    anchor = table.view.scene.layout.anchors["seat1"].rect
    assert item.flight.start.middle == anchor.middle
    assert item.flight.begin - table.clock.time == 300
    assert item.flight.duration == 420
    assert item.flight.hold == 200


@pytest.mark.parametrize(
    "by",
    [
        "bare", "card", "pile", "voice", "undo",
        Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_End, Qt.Key.Key_4,
        Qt.Key.Key_H,
    ],
)  # fmt: skip
def test_no_press_but_that_for_it_skips_more_than_one_step_of_a_replay(
    table: Table, by: str | Qt.Key
) -> None:
    steps = begin_replay(table)
    action = next(str(a) for a in table.session.legal() if str(a) != "end")
    card = action.split()[1]
    for left in reversed(range(steps)):
        if by == "bare":
            table.click(QPoint(640, 470))
        elif isinstance(by, Qt.Key):
            table.view.setFocus()
            table.key(by)
        elif by == "voice":
            table.view.overlay["up1"].click()
        elif by == "undo":
            table.page.rail.undo.click()
        else:
            table.click(table.middle(card if by == "card" else "up1"))
        assert len(table.page.replay) == left
        assert table.view.gestures.lifted is None
    assert table.page.hint.lit is None
    table.settle()
    table.click(card)
    assert table.view.gestures.lifted == card
    table.view.let_go()
    table.settle()
    table.assert_sound()


@pytest.mark.parametrize("by", ["escape", "main"])
def test_the_large_button_and_esc_skip_all_of_a_replay(table: Table, by: str) -> None:
    begin_replay(table)
    assert (table.page.rail.main.word, table.page.rail.main.allowed) == ("Skip to now", True)
    table.page.replay.hurry()
    assert (table.page.rail.main.word, table.page.rail.main.allowed) == ("Skip to now", True)
    if by == "escape":
        table.view.setFocus()
        table.key(Qt.Key.Key_Escape)
    else:
        table.page.rail.main.click()
    assert not table.page.replay
    assert phase(table) is Phase.PLAYING
    table.settle()
    assert table.page.rail.main.word == "End turn"


@pytest.mark.parametrize(
    "key",
    [
        Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_O, Qt.Key.Key_K,
        Qt.Key.Key_P, Qt.Key.Key_L, Qt.Key.Key_M, Qt.Key.Key_Z,
    ],
)  # fmt: skip
def test_keys_that_ask_or_mean_nothing_leave_a_replay_alone(table: Table, key: Qt.Key) -> None:
    steps = begin_replay(table)
    table.view.setFocus()
    table.key(key)
    assert len(table.page.replay) == steps


def test_during_a_replay_the_panels_say_who_was_playing_then(set_table: SetTable) -> None:
    table = set_table(position(seats=3, hand=(9, 36, 37, 58, 73, 90)))
    play_turn(table)
    hand_over(table)
    table.page.replay.skip()
    play_turn(table)
    hand_over(table)
    heads = set()
    while table.page.replay:
        if table.page.replay.words:
            first, second = table.page.rail.status.lines
            heads.add(first)
            assert first.rpartition(": ")[2] == second.split()[0]
        named = [str(each.name) for each in table.view.scene.layout.decorations]
        panels = [name for name in named if "card(s) in hand" in name]
        told = bool(table.page.replay.words)
        assert sum("was playing" in name for name in panels) == told
        assert not any("playing now" in name or "plays next" in name for name in panels)
        table.page.replay.step()
        if table.page.view.scene.resting:
            table.settle()
    assert heads == {"So far: Maria", "So far: Nikos"}
    table.settle()
    table.assert_sound()


def begin_replay(table: Table) -> int:
    """The other has played; how many steps of that are still to be shown."""
    play_turn(table)
    hand_over(table)
    table.page.replay.skip()
    play_turn(table)
    hand_over(table)
    assert len(table.page.replay) > 1
    return len(table.page.replay)


def test_a_card_is_taken_by_a_press_once_all_has_been_shown(table: Table) -> None:
    play_turn(table)
    hand_over(table)
    table.page.replay.skip()
    play_turn(table)
    hand_over(table)
    action = next(str(a) for a in table.session.legal() if str(a) != "end")
    _, card, pile = action.split()
    left = len(table.page.replay)
    table.drag(card, pile)
    assert len(table.page.replay) == left - 1
    assert not table.session.view()["turn"]["placed"]
    table.page.replay.skip()
    table.drag(card, pile)
    assert table.session.view()["turn"]["placed"] == [[int(card), pile]]
    table.settle()
    table.assert_sound()


def test_with_one_person_the_others_turns_are_seen_as_they_happen(set_table: SetTable) -> None:
    table = set_table(kinds=("human", "normal"))
    play_turn(table)
    table.settle()
    assert phase(table) is Phase.PLAYING
    assert table.page.display.situation.stage == "watching"
    assert table.page.rail.status.lines[0] == "Nikos is playing"
    assert not table.page.rail.main.allowed
    table.page.rail.main.click()
    assert table.view.message.text == "It is Nikos’s turn."
    match = table.session.match
    match.do(1, str(match.legal(1)[0]))
    table.session.changed.emit()
    flying = [c for c in table.view.scene.cards.values() if c.flight is not None and c.spec.place]
    assert len(flying) == 1
    table.settle()
    table.assert_sound()


def test_the_end_lies_on_the_table_until_the_result_is_asked_for(set_table: SetTable) -> None:
    piles = {
        "up1": [1, *range(2, 30)], "up2": [1, *range(30, 60)], "down1": [100, *range(98, 59, -1)],
        "down2": [100],
    }  # fmt: skip
    table = set_table(position(seats=1, hand=(99,), piles=piles, draw=0))
    told: list[bool] = []
    table.page.match_over.connect(lambda: told.append(True))
    table.drag("99", "down2")
    assert phase(table) is Phase.OVER
    table.settle()
    table.clock.advance(10_000, 100)
    assert told == []
    assert table.page.rail.main.word == "Result"
    assert table.page.rail.status.lines[0] == "All 98 cards are on the piles"
    table.click("up1")
    assert table.view.message.text == ""  # there is no card to be chosen first
    table.page.rail.main.click()
    assert told == [True]
    table.page.presses.undo()
    assert phase(table) is Phase.OVER
    assert table.view.message.text == "The game is over and stays as it ended."


def test_a_lost_match_waits_too(set_table: SetTable) -> None:
    piles = {"up1": [1, 60], "up2": [1, 70], "down1": [100, 8], "down2": [100, 6]}
    turn = {"seat": 0, "number": 2, "placed": [], "locked": None}
    hand = (9, 37, 47, 48, 49, 50, 58, 61)
    table = set_table(position(seats=1, hand=hand, piles=piles, turn=turn))
    told: list[bool] = []
    table.page.match_over.connect(lambda: told.append(True))
    while phase(table) is not Phase.OVER:
        actions = [str(action) for action in table.session.legal()]
        table.session.submit(actions[0])
    table.settle()
    assert told == []
    table.page.presses.undo()
    assert table.view.message.text.endswith(
        "Its result lets you play on from before your last move."
    )
    table.page.rail.main.click()
    assert told == [True]
    assert table.page.rail.status.lines[0].startswith("You cannot place")


def test_reduced_motion_moves_nothing_and_only_fades(set_table: SetTable, appearance: Any) -> None:
    appearance.set_motion("reduced")
    table = set_table()
    table.drag("37", "up1")
    item = table.view.scene.cards["37"]
    assert item.pose.middle == item.spec.rect.middle
    assert item.flight is not None
    assert item.flight.duration == 80
    table.settle()
    table.assert_sound()
    table.drag("9", "up1")
    item = table.view.scene.cards["9"]
    # Refused, it stands over the hand for another place.
    assert item.flight is None
    assert 0 < item.spec.rect.middle[1] - item.pose.middle[1] < item.spec.rect.width
    table.view.let_go()
    assert item.pose.middle == item.spec.rect.middle
    table.settle()
    table.assert_sound()


@pytest.mark.parametrize(("motion", "factor"), [("fast", 0.5), ("full", 1.0), ("slow", 2.0)])
def test_the_speed_setting(
    set_table: SetTable, appearance: Any, motion: Any, factor: float
) -> None:
    appearance.set_motion(motion)
    table = set_table()
    table.drag("37", "up1")
    flight = table.view.scene.cards["37"].flight
    assert flight is not None
    assert flight.duration == 120 * factor
