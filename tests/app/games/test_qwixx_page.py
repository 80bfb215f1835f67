"""The page over a match of Qwixx: cards in motion, deciding at one screen, words that change."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest

from app.games.qwixx_cards.layout.crosses import FRAMES
from app.games.qwixx_cards.visuals.faces import QwixxFace
from app.games.qwixx_cards.visuals.visuals import (
    AskedVisual,
    BlockVisual,
    CrossVisual,
    PaperVisual,
    RowVisual,
)
from app.match.phase import Phase
from app.paint.faces import BackFace
from app.storage.settings import ThemeChoice
from app.style.appearance import Appearance
from app.table.scene.fixture_items import DecorationItem
from app.table.view.tips import tip_at
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.app.games.qwixx_people import check, sit, spoken
from tests.app.games.qwixx_situations import STEPS, match_at
from tests.app.table.support import LEFT, NO_KEYS, Table, look_at
from tests.app.translators import Pretend
from tests.engine.games.qwixx_cards.positions import position

Sit = Callable[..., Table]
ALONE: tuple[Kind, ...] = ("human", "easy", "hard")


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def seat(appearance: Appearance) -> Iterator[Sit]:
    """Makes pages over matches, and clears them away."""
    tables: list[Table] = []

    def make(match: Match, *kinds: Kind, **options: Any) -> Table:
        tables.append(sit(appearance, match, *kinds, **options))
        return tables[-1]

    yield make
    for table in tables:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    QCoreApplication.processEvents()


def others_do(table: Table, other: int, action: str) -> None:
    """Another seat acts, as a computer does."""
    match = table.session.match
    table.session.write(lambda: match.do(other, action))


def hand_ids(table: Table) -> list[str]:
    return [card.id for card in table.view.scene.layout.cards if card.layer == 40]


def chosen(table: Table) -> tuple[str, ...]:
    return table.page.display.situation.chosen


# Cards in motion


def test_a_card_taken_by_a_click_turns_over_on_its_way(seat: Sit) -> None:
    table = seat(match_at("take"), *ALONE)
    scene = table.view.scene
    back = scene.cards["display:0"]
    table.move(table.middle("display:0"))
    assert back.hover.goal == 1.0
    table.click("display:0")
    item = scene.cards["g3"]
    assert item is back
    assert item.hover.goal == 0.0
    assert item.flight is not None
    assert item.flight.flips
    assert item.turned
    table.settle()
    assert item.spec.face == QwixxFace("green", 3)
    assert not item.turned


def test_a_dragged_card_turns_over_where_it_is_dropped(seat: Sit) -> None:
    table = seat(match_at("take"), *ALONE)
    scene = table.view.scene
    back = scene.cards["display:2"]
    table.drag("display:2", "hand")
    assert scene.cards["b10"] is back
    assert back.flight is not None
    assert back.flight.flips
    assert back.flight.duration == 120
    table.settle()
    check(table)


def test_the_last_card_taken_fills_the_display_from_the_draw_pile(seat: Sit) -> None:
    match = position(
        "r5 g9 b12", "r4 g8 b9 y11", part="take", display="g3 - b10 g11", draw="g7 r6 r9 y12"
    )
    table = seat(match, "human", "easy")
    scene = table.view.scene
    table.click("display:0")
    table.settle()
    top = scene.cards["top"]
    assert top.spec.face == BackFace("neutral", number=7)
    table.click("display:2")
    # The card on top goes to the first free place, another one comes up.
    assert scene.cards["display:0"] is top
    assert scene.cards["display:0"].spec.face == BackFace("neutral", number=7)
    assert scene.cards["top"] is not top
    table.settle()
    check(table)


def test_no_button_becomes_another_under_the_hand_of_who_takes_cards(seat: Sit) -> None:
    match = position(
        "r5 g9 b12 y3", "r4 g8 b9 y11", part="take", display="g3 y8 b10 g11", draw="g7 r6 r9 y12"
    )
    table = seat(match, "human", "easy")
    page, rail = table.page, table.page.rail
    beside = [rail.undo.geometry(), rail.hint.geometry()]
    assert not rail.main.isVisibleTo(page)
    table.click("display:0")
    table.settle()
    assert (rail.main.isVisibleTo(page), rail.main.word) == (True, "Skip")
    assert [rail.undo.geometry(), rail.hint.geometry()] == beside


def test_played_cards_turn_face_down_on_the_discard_pile(seat: Sit) -> None:
    table = seat(match_at("play"), *ALONE)
    scene = table.view.scene
    table.click("r5")
    table.settle()
    played = scene.cards["r5"]
    table.page.presses.main()
    assert scene.cards["discard:0"] is played
    assert played.spec.face == BackFace("neutral", number=5)
    # All have seen it: it turns over as it arrives.
    assert played.turned
    assert played.origin_face == QwixxFace("red", 5)
    table.settle()
    assert not played.turned
    assert played.pose == played.spec.pose


def test_what_a_rival_plays_opens_on_the_panel_and_goes_to_the_discard_pile(seat: Sit) -> None:
    match = position("r4 g8 b9 y11", "r5 r7 r8 g9 b12", seat=1, draw="g4")
    table = seat(match, "human", "easy")
    scene = table.view.scene
    backs = [scene.cards[f"seat1:{index}"] for index in (0, 1)]
    others_do(table, 1, "play red r5 r7")
    opened = [scene.cards[id_] for id_ in ("r5", "r7")]
    assert opened == backs
    assert all(item.turned for item in opened)
    table.settle()
    check(table)
    others_do(table, 1, "mark red 5 7")
    assert {scene.cards[f"discard:{index}"] for index in (0, 1)} == set(opened)
    assert all(item.flight is not None and item.flight.hold for item in opened)
    table.settle()
    check(table)
    assert scene.resting


def test_the_display_is_filled_when_the_rival_has_what_they_took(seat: Sit) -> None:
    match = position(
        "r5 r7 r8 g9", "r4 g8 b9 y11", part="take", display="g3 y8 b10 g11", draw="g7 r6", seat=1
    )
    table = seat(match, "human", "easy")
    scene = table.view.scene
    refill, taken = scene.cards["top"], scene.cards["display:1"]
    before = scene.decorations["heading:draw"]._visual
    others_do(table, 1, "take 2")
    assert scene.cards["display:1"] is refill
    assert taken.flight is not None
    assert refill.flight is not None
    assert refill.flight.begin == taken.flight.arrival
    while scene.until_arrival:
        assert scene.decorations["heading:draw"]._visual == before
        assert not scene.decorations["calls"].isVisible()
        table.clock.advance(20, 20)
    assert scene.decorations["calls"].isVisible()
    after = scene.decorations["heading:draw"]
    assert after._visual == after.decoration.visual != before
    table.settle()
    check(table)


def test_a_rival_takes_slowly_enough_to_be_followed(seat: Sit) -> None:
    match = position(
        "r5 r7 r8 g9", "r4 g8 b9", part="take", display="g3 y8 b10 g11", draw="g7", seat=1,
        number=2, sheets=[{"red": [2]}, {}], seats=2,
    )  # fmt: skip
    table = seat(match, "human", "easy")
    scene = table.view.scene
    back = scene.cards["display:1"]
    table.session.write(lambda: match.do(1, "take 2"))
    assert back in scene.cards.values()
    assert back.spec.id.startswith("seat1:")
    assert back.flight is not None
    assert back.flight.duration == 420
    assert back.flight.hold == 200
    table.settle()
    check(table)


def test_a_deal_comes_from_the_draw_pile(appearance: Appearance) -> None:
    match = Match.new(position("r5").game, 5, {"first": 0}, 7)
    table = sit(appearance, match, *ALONE, "easy", "easy", settle=False)
    scene = table.view.scene
    begins = [item.flight.begin for item in scene.cards.values() if item.flight is not None]
    assert len(begins) >= 4 * 5 + 4
    assert max(begins) + 180 <= 1400 + table.clock.now()
    own = [item for item in scene.cards.values() if isinstance(item.spec.face, QwixxFace)]
    assert all(item.origin_face == item.spec.back for item in own)
    table.settle()
    check(table)
    table.page.close()


# Choosing


def test_chosen_cards_rise_and_undo_takes_choices_back_one_by_one(seat: Sit) -> None:
    table = seat(match_at("play"), *ALONE)
    undo = table.page.rail.undo
    assert not undo.allowed
    for target in ("r5", "r7", "cell:red:7"):
        table.click(target)
        table.settle()
    assert chosen(table) == ("r5", "r7", "red:5", ":7")
    assert table.page.rail.main.word == "Cross 5"
    undo.click()
    assert chosen(table) == ("r5", "r7", "red:5", "red:7")
    undo.click()
    assert chosen(table) == ("r5", "red:5")
    assert undo.allowed
    undo.click()
    assert chosen(table) == ()
    assert not undo.allowed


def test_another_colour_takes_over_and_a_number_that_does_not_go_says_why(seat: Sit) -> None:
    table = seat(match_at("play"), *ALONE)
    table.click("g9")
    table.settle()
    table.click("r5")
    table.settle()
    assert chosen(table) == ("r5", "red:5")
    table.click("cell:red:9")
    assert table.view.message.text == "None of your chosen cards shows 9: they show 5."
    table.click("lock:red")
    assert table.view.message.text.startswith("You cross the lock together with red 12")
    table.click("r5")
    table.settle()
    table.page.presses.main()
    assert table.view.message.text.startswith("First choose the cards to play")
    assert table.session.match.moves == []


def test_a_card_dragged_to_its_row_is_chosen_with_its_cross(seat: Sit) -> None:
    table = seat(match_at("play"), *ALONE)
    table.drag("r5", "cell:red:5")
    table.settle()
    assert chosen(table) == ("r5", "red:5")
    # Anywhere in the row its own number is meant.
    table.drag("r7", "cell:red:12")
    table.settle()
    assert chosen(table) == ("r5", "r7", "red:5", "red:7")
    table.drag("r8", "cell:blue:2")
    assert table.view.message.text == "Red 8 cannot be crossed in the blue row."
    table.settle()
    table.page.presses.main()
    sheet = table.session.view()["sheets"][0]
    assert sheet["red"] == [2, 4, 5, 7]


def test_what_a_dragged_card_would_skip_stands_at_its_number(seat: Sit) -> None:
    table = seat(match_at("play"), *ALONE)
    table.grab("r8")
    table.clock.advance(300)
    scene = table.view.scene
    assert [decoration.visual.text for decoration in scene.highlights.aims] == ["skips 5 to 7"]  # type: ignore[attr-defined]
    lit = {id_ for id_, place in scene.places.items() if place.lit.value == 1.0}
    assert lit == {"cell:red:8"}
    table.view.let_go()
    table.settle()
    check(table)


def test_a_joker_takes_the_colour_of_the_row_it_is_dragged_to(seat: Sit) -> None:
    table = seat(match_at("joker"), *ALONE)
    table.drag("j7", "cell:blue:7")
    table.settle()
    table.page.presses.main()
    assert table.session.view()["sheets"][0]["blue"] == [12, 7]
    moves = [move.action for move in table.session.match.moves]  # type: ignore[union-attr]
    assert moves == ["play blue j7", "mark blue 7"]


def test_cards_that_lie_open_when_one_goes_on_are_crossed_or_taken_back(seat: Sit) -> None:
    match = match_at("play")
    match.do(0, "play red r5 r7")
    table = seat(match, *ALONE)
    assert hand_ids(table) == ["r5", "r7", "r8", "g9", "b12"]
    assert table.page.rail.main.word == "Cross nothing: penalty −5"
    table.click("cell:red:7")
    table.settle()
    assert table.page.rail.main.word == "Cross 7"
    table.page.presses.undo()
    table.page.presses.undo()
    assert table.session.view()["turn"]["part"] == "play"
    table.click("cell:red:8")
    table.settle()
    table.page.presses.main()
    assert table.session.view()["sheets"][0]["red"] == [2, 4, 8]


def test_what_one_press_plays_and_crosses_one_undo_takes_back(seat: Sit) -> None:
    table = seat(match_at("play"), *ALONE)
    before = table.session.view()
    for card in ("r5", "r7"):
        table.click(card)
        table.settle()
    table.page.presses.main()
    assert table.session.view()["sheets"][0]["red"] == [2, 4, 5, 7]
    table.page.presses.undo()
    table.settle()
    assert table.session.view() == before
    assert not table.page.rail.undo.allowed


def test_who_decides_with_an_open_hand_lets_another_change_their_mind(seat: Sit) -> None:
    match = match_at("number", 3)
    match.do(1, "mark red 7")
    match.do(2, "skip")
    table = seat(match, "human", "human", "human")
    table.page.replay.skip()
    session = table.session
    assert (session.phase, session.seat) == (Phase.PLAYING, 0)
    x, y = table.view.scene.decorations["panel1"].decoration.rect.middle
    table.click(QPoint(round(x), round(y)))
    table.settle()
    assert (session.phase, session.seat) == (Phase.DECIDING, 1)
    assert all(card.startswith("?") for card in session.view()["hands"][0])
    table.click("cell:yellow:7")
    table.settle()
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 0)
    assert match.view(1)["turn"]["decided"]["1"] == "yellow"


def test_the_top_card_is_picked_and_laid_by_two_clicks(seat: Sit) -> None:
    table = seat(match_at("number"), *ALONE)
    table.click("top")
    assert table.view.scene.lifted == "top"
    table.clock.advance(300)
    table.click("cell:blue:7")
    view = table.session.view()
    assert view["turn"]["decided"] == {"0": "blue"}
    # It may be changed until the last one has decided.
    table.settle()
    table.click("cell:red:7")
    assert table.session.view()["turn"]["decided"] == {"0": "red"}
    table.settle()
    assert table.page.rail.main.word == "Keep red 7"
    table.page.presses.main()
    assert table.session.view()["turn"]["decided"] == {"0": "red"}
    table.page.rail.extras[0].click()
    assert table.session.view()["turn"]["decided"] == {"0": None}
    assert table.page.rail.main.word == "Still skip 7"
    others_do(table, 1, "skip")
    assert table.page.rail.status.lines[0] == "You skip 7"
    others_do(table, 2, "mark red 7")
    assert table.page.display.situation.view["turn"]["part"] == "play"


# Crosses


def crosses(table: Table) -> dict[str, DecorationItem]:
    """The crosses on the large sheet, by what they cross."""
    items = table.view.scene.decorations.items()
    return {id_.split(":", 2)[2]: item for id_, item in items if id_.startswith("cross:")}


def test_a_new_cross_is_drawn_stroke_by_stroke_and_the_next_one_after_it(seat: Sit) -> None:
    table = seat(match_at("play"), *ALONE)
    before = crosses(table)
    assert not any(item.busy for item in before.values())
    for target in ("r5", "r7"):
        table.click(target)
        table.settle()
    table.page.presses.main()
    new = {id_: item for id_, item in crosses(table).items() if id_ not in before}
    assert list(new) == ["red:5", "red:7"]
    assert all(item.busy for item in new.values())
    assert not any(item.busy for item in before.values())
    assert not table.view.scene.resting
    seen: dict[str, list[float]] = {id_: [] for id_ in new}
    for _ in range(80):
        for id_, item in new.items():
            assert isinstance(item._visual, CrossVisual)
            seen[id_].append(item._visual.share)
        table.clock.advance(10, 10)
    for shares in seen.values():
        assert shares[0] == 0.0
        assert shares == sorted(shares)
        assert len(set(shares)) == FRAMES + 1
        assert shares[-1] == 1.0
    assert seen["red:5"].index(1.0) < seen["red:7"].index(1.0)
    table.settle()
    assert table.view.scene.resting


def test_the_crosses_of_another_sheet_lie_there_at_once(seat: Sit) -> None:
    table = seat(match_at("others", 3))
    table.click("cell:red:7")
    assert table.session.seat == 1
    assert crosses(table)
    assert not any(item.busy for item in crosses(table).values())


def test_nothing_is_drawn_where_motion_is_reduced_or_the_window_grows(
    seat: Sit, appearance: Appearance
) -> None:
    table = seat(match_at("number"), *ALONE)
    others_do(table, 1, "skip")
    others_do(table, 2, "skip")
    table.click("cell:blue:7")
    assert crosses(table)["blue:7"].busy
    table.page.hide()
    assert not crosses(table)["blue:7"].busy
    table.page.show()
    table.page.resize(960, 600)
    QCoreApplication.processEvents()
    assert not any(item.busy for item in crosses(table).values())
    appearance.set_motion("reduced")
    other = seat(match_at("mark"), *ALONE)
    other.click("cell:red:8")
    other.page.presses.main()
    assert not any(item.busy for item in crosses(other).values())


# Deciding at one screen


def asked(table: Table) -> str | None:
    """What stands over the hand of who is asked."""
    looks = [
        decoration.visual
        for decoration in table.view.scene.layout.decorations
        if decoration.id == "asked"
    ]
    assert all(isinstance(visual, AskedVisual) for visual in looks)
    return looks[0].text if looks else None  # type: ignore[attr-defined]


def frame_colour(table: Table) -> int | None:
    """The colour round the large sheet."""
    paper = next(
        decoration.visual
        for decoration in table.view.scene.layout.decorations
        if isinstance(decoration.visual, PaperVisual)
    )
    return paper.owner


def test_the_sheet_bears_its_owner_and_says_what_became_of_the_others(seat: Sit) -> None:
    table = seat(match_at("others", 3))
    players = table.session.players
    assert (frame_colour(table), asked(table)) == (players[0].colour, "Maria is deciding")
    table.click("cell:red:7")
    table.settle()
    tab = next(
        decoration.visual
        for decoration in table.view.scene.layout.decorations
        if decoration.id == "asked"
    )
    assert isinstance(tab, AskedVisual)
    assert (tab.text, tab.told) == ("Nikos is deciding", "Maria has decided.")
    assert frame_colour(table) == tab.colour == players[1].colour
    assert frame_colour(seat(match_at("number"), *ALONE)) is None
    assert frame_colour(seat(match_at("play", 3))) is None


def test_who_need_not_decide_is_told_in_words(seat: Sit) -> None:
    closed = {"red": [9], "yellow": [9], "green": [5], "blue": [5]}
    match = position(
        "r5 g9 b12 y3 y4", "r4 g8 b9 y11", "y6 b6 r10 g2", part="number", draw="g7",
        display="g3 y8 b10 g11", sheets=[{}, closed, {}],
    )  # fmt: skip
    match.do(1, "skip")
    table = seat(match)
    table.page.replay.skip()
    tab = next(
        decoration.visual
        for decoration in table.view.scene.layout.decorations
        if decoration.id == "asked"
    )
    assert isinstance(tab, AskedVisual)
    assert tab.told == "It fits none of Nikos’s rows."
    panel = next(
        decoration.name
        for decoration in table.view.scene.layout.decorations
        if decoration.id == "panel1"
    )
    assert "it fits no row" in panel
    said: list[str] = []
    own = seat(match_at("number"), *ALONE)
    own.view.announced.connect(said.append)
    others_do(own, 1, "skip")
    assert "Nikos has decided." in said[-1]


def by_mouse(table: Table, target: str) -> None:
    table.click(target)


def by_keys(table: Table, target: str) -> None:
    table.view.overlay.set_focus(target, Qt.FocusReason.TabFocusReason)
    table.key(Qt.Key.Key_Return)


def skip_by_mouse(table: Table) -> None:
    QTest.mouseClick(table.page.rail.main, LEFT)


def skip_by_keys(table: Table) -> None:
    table.key(Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)


def undo_by_mouse(table: Table) -> None:
    QTest.mouseClick(table.page.rail.undo, LEFT)


def undo_by_keys(table: Table) -> None:
    table.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


@pytest.mark.parametrize(
    ("press", "skip", "undo"),
    [(by_mouse, skip_by_mouse, undo_by_mouse), (by_keys, skip_by_keys, undo_by_keys)],
    ids=["mouse", "keys"],
)
def test_the_own_decision_and_every_undo_are_announced(
    seat: Sit, press: Callable[..., None], skip: Callable[..., None], undo: Callable[..., None]
) -> None:
    table = seat(match_at("number"), *ALONE)

    def heard(doing: Callable[..., None], *args: object) -> str:
        said = table.heard_by(lambda: doing(table, *args))
        table.settle()
        return " ".join(filter(None, said))

    assert heard(press, "cell:red:7") == "You cross red 7."
    assert heard(undo) == "You took back your decision on 7."
    assert heard(press, "cell:blue:7") == "You cross blue 7."
    assert heard(press, "cell:red:7") == "You now cross red 7 instead."
    assert heard(undo) == "Your earlier decision on 7 stands again."
    assert heard(undo) == "You took back your decision on 7."
    assert heard(skip) == "You skip 7."
    assert heard(others_do, 1, "skip") == "Nikos has decided."
    turned_up = heard(others_do, 2, "mark red 7")
    assert turned_up == (
        "Number 7: you none, Nikos none, Eleni in red. Play one card, or up to three of one colour."
    )
    assert heard(press, "r5") == "Red 5 chosen, to cross: 5."
    assert heard(skip) == "You played red 5. You crossed red 5. Nikos is playing."
    assert heard(undo) == ("You took back red 5. Play one card, or up to three of one colour.")


def test_among_people_it_is_announced_that_somebody_decided_not_what(seat: Sit) -> None:
    table = seat(match_at("others", 3))
    said = table.heard_by(lambda: table.click("cell:red:7"))
    table.settle()
    assert " ".join(filter(None, said)) == "Maria has decided. Nikos is deciding."
    said = table.heard_by(table.page.presses.undo)
    assert " ".join(filter(None, said)) == "Maria took back the decision on 7. Maria is deciding."


def test_another_sheet_slides_in_and_lies_still_where_motion_is_reduced(
    seat: Sit, appearance: Appearance
) -> None:
    table = seat(match_at("others", 3))
    scene = table.view.scene
    assert {item.pos().x() for item in scene.places.values()} == {0.0}
    table.session.handover.ask(1)
    sheet, tab = (scene.decorations[id_] for id_ in ("sheet:1", "asked"))
    cell, pile = scene.places["cell:red:7"], scene.places["draw"]
    assert sheet.pos().x() == tab.pos().x() == cell.pos().x() == 1280 - sheet.decoration.rect.x
    assert pile.pos().x() == scene.decorations["panel2"].pos().x() == 0.0
    table.clock.advance(160)
    assert 0.0 < sheet.pos().x() == cell.pos().x() < 400
    table.clock.advance(300)
    assert {item.pos().x() for item in (sheet, tab, cell)} == {0.0}
    appearance.set_motion("reduced")
    table.session.handover.ask(0)
    assert scene.decorations["sheet:0"].pos().x() == scene.places["cell:red:7"].pos().x() == 0.0


def test_alone_against_computers_it_is_plain_who_is_asked(seat: Sit) -> None:
    assert asked(seat(match_at("number"), *ALONE)) is None


def test_people_are_asked_in_turn_and_may_look_at_their_hands(seat: Sit) -> None:
    table = seat(match_at("others", 3))
    session, page = table.session, table.page
    assert (session.phase, session.seat) == (Phase.DECIDING, 0)
    check(table)
    assert asked(table) == "Maria is deciding"
    assert page.rail.status.lines[1] == "Cross it in one row, or skip · Maria"
    table.click(hand_ids(table)[0])
    assert session.phase is Phase.CURTAIN
    check(table)
    session.handover.lift()
    table.settle()
    assert hand_ids(table) == ["r5", "r7", "g9", "b12"]
    assert [b.isVisible() for b in page.rail.extras] == [True]
    page.rail.extras[0].click()
    table.settle()
    assert (session.phase, session.seat) == (Phase.DECIDING, 0)
    check(table)
    table.click("cell:red:7")
    table.settle()
    assert (session.phase, session.seat) == (Phase.DECIDING, 1)
    assert asked(table) == "Nikos is deciding"
    check(table)


def test_the_panel_of_somebody_who_has_decided_asks_them_again(seat: Sit) -> None:
    said: list[str] = []
    table = seat(match_at("others", 3))
    table.view.announced.connect(said.append)
    table.click("cell:red:7")
    table.settle()
    assert table.session.seat == 1
    panel = next(
        decoration
        for decoration in table.view.scene.layout.decorations
        if decoration.id == "panel0"
    )
    assert panel.pressable
    assert "decided · change?" in panel.name
    x, y = panel.rect.middle
    table.click(QPoint(round(x), round(y)))
    table.settle()
    assert (table.session.phase, table.session.seat) == (Phase.DECIDING, 0)
    assert table.page.rail.status.lines[1] == "You may still change it · Maria"
    assert asked(table) == "Maria may still change it"
    assert said[-1] == "Maria may still change it."
    cells = {p.id for p in table.view.scene.layout.places if p.name.startswith(("red", "blue"))}
    assert cells == {"cell:red:7", "cell:blue:7"}
    table.click("cell:blue:7")
    table.settle()
    assert table.session.seat == 1
    table.page.presses.main()
    assert (table.session.phase, table.session.next_seat) == (Phase.CURTAIN, 2)
    table.settle()
    table.session.handover.lift()
    table.page.replay.skip()
    table.page.presses.main()
    table.settle()
    assert table.session.view()["sheets"][0]["blue"] == [12, 7]
    check(table)


@pytest.mark.parametrize("decision", ["red", "blue", None])
def test_nobody_sees_what_somebody_has_decided_and_may_change(
    seat: Sit, decision: str | None
) -> None:
    table = seat(match_at("others", 3))
    undecided = table.view.scene.layout
    decide(table, decision)
    table.session.handover.ask(0)
    table.settle()
    again = table.view.scene.layout
    assert again.places == undecided.places
    assert again.card("top") == undecided.card("top")
    assert table.page.rail.main.allowed
    # To decide the same again leaves it so.
    count = len(table.session.match.events)
    decide(table, decision)
    assert table.session.seat == 1
    assert len(table.session.match.events) == count
    assert table.view.message.text == ""
    # With an open hand, too: the own decision is then on the sheet.
    table.session.handover.ask(0)
    table.session.handover.look()
    table.session.handover.lift()
    table.settle()
    decide(table, decision)
    assert (table.session.phase, table.session.seat) == (Phase.DECIDING, 1)
    assert len(table.session.match.events) == count


@pytest.mark.parametrize("decision", ["red", "blue"])
@pytest.mark.parametrize("looks", [False, True], ids=["face down", "open hand"])
def test_nobody_sees_whether_the_last_one_before_who_is_on_turn_changed_their_mind(
    seat: Sit, decision: str, looks: bool
) -> None:
    match = match_at("number", 3)
    match.do(1, "mark red 7")
    match.do(2, "skip")
    table = seat(match)
    session = table.session
    table.page.replay.skip()
    session.handover.ask(1)
    if looks:
        session.handover.look()
        session.handover.lift()
    table.page.replay.skip()
    table.settle()
    said = table.heard_by(lambda: decide(table, decision))
    assert (session.phase, session.next_seat) == (Phase.CURTAIN, 0)
    # With an open hand it is said, as its cards are: then nobody else is there.
    assert looks or [text for text in said if text] == []


@pytest.mark.parametrize("looks", [False, True], ids=["undo", "hand"])
def test_who_comes_back_to_decide_is_asked_at_once_and_shown_nothing_again(
    seat: Sit, looks: bool
) -> None:
    match = position("r5 g9 b12 y3", "r4 g8 b9 y11", part="take", display="g3 y8 b10 g11")
    table = seat(match, "human", "human")
    session = table.session
    session.handover.lift()
    table.settle()
    session.submit("take 1")
    table.settle()
    assert (session.phase, session.seat) == (Phase.DECIDING, 1)
    if looks:
        session.handover.look()
        assert session.handover.look_away()
    else:
        session.submit("skip")
        table.settle()
        assert session.phase is Phase.CURTAIN
        assert session.undo.take_back() is None
    assert not table.page.replay
    assert table.page.display.situation.stage == "deciding"
    assert table.page.rail.main.allowed


def decide(table: Table, row: str | None) -> None:
    """Cross the 7 for all in that row, or skip it."""
    if row is None:
        buttons = [table.page.rail.main, *table.page.rail.extras]
        next(each for each in buttons if "kip" in each.accessibleName()).click()
    else:
        table.click(f"cell:{row}:7")
    table.settle()


def test_a_double_click_decides_for_one_player_only(seat: Sit) -> None:
    table = seat(match_at("others", 3))
    at = table.middle("cell:red:7")
    table.click(at)
    QTest.mouseDClick(table.view, LEFT, NO_KEYS, at)
    table.release(at)
    table.settle()
    assert table.session.seat == 1
    assert table.session.match.to_act == (1, 2, 0)
    table.click(at)
    assert (table.session.phase, table.session.next_seat) == (Phase.CURTAIN, 2)


def test_the_next_player_does_not_find_the_keys_on_a_number(seat: Sit) -> None:
    table = seat(match_at("others", 3))
    # What cannot be used in this step, display and piles, is passed by.
    table.key(Qt.Key.Key_Up)
    assert str(table.view.overlay.focus).startswith("cell")
    table.key(Qt.Key.Key_Return)
    table.settle()
    assert table.session.seat == 1
    assert not str(table.view.overlay.focus).startswith("cell")


def test_who_takes_the_last_card_decides_last_and_with_an_open_hand(seat: Sit) -> None:
    table = seat(match_at("take", 3))
    for slot in (0, 2):
        table.click(f"display:{slot}")
        table.settle()
    for other in (1, 2):
        assert (table.session.phase, table.session.seat) == (Phase.DECIDING, other)
        check(table)
        table.page.presses.main()
        table.settle()
    assert table.session.phase is Phase.CURTAIN
    table.session.handover.lift()
    table.settle()
    assert (table.session.phase, table.session.seat) == (Phase.PLAYING, 0)
    assert hand_ids(table) == ["r5", "g3", "g9", "b10", "b12"]
    table.click("cell:red:7")
    table.settle()
    assert (table.session.phase, table.session.seat) == (Phase.PLAYING, 0)
    assert table.session.view()["turn"]["part"] == "play"
    check(table)


# Access


def test_screen_readers_find_what_is_on_the_table(seat: Sit) -> None:
    table = seat(match_at("number", 3), *ALONE)
    told = table.view.overlay.names
    for name in (
        "red 5, card 1 of 5",
        "7, number for all, to cross in a row",
        "red 7, skips 5 and 6",
        "3, display, card 1 of 4",
        "red row, crossed: 2 and 4, open: 5 to 12, 3 point(s)",
        "your sheet, penalties 1 of 4, 11 point(s)",
        "draw pile, 27 card(s), Number for all: 7",
        "discard pile, 0 card(s)",
    ):
        assert name in told, told
    rival = "Nikos, deciding, computer, easy, cards 4, 8, 9 and 11"
    assert any(name.startswith(rival) for name in told), told


def test_a_whole_step_by_activation_alone(seat: Sit) -> None:
    table = seat(match_at("play"), *ALONE)
    overlay = table.view.overlay
    overlay["r5"].click()
    assert overlay["cell:red:5"].accessibleName() == "red 5, chosen"
    table.page.rail.main.click()
    assert table.session.view()["sheets"][0]["red"] == [2, 4, 5]


def test_arrows_go_from_the_hand_to_the_numbers_and_the_display(seat: Sit) -> None:
    table = seat(match_at("chosen"), *ALONE)
    table.click("r5")
    table.settle()
    table.type("9")
    assert table.view.overlay.focus == "g9"
    table.key(Qt.Key.Key_Up)
    assert table.view.overlay.focus == "cell:red:7"
    table.key(Qt.Key.Key_Return)
    assert chosen(table) == ("r5", "r7", "red:5", "red:7")
    table.key(Qt.Key.Key_Left)
    assert table.view.overlay.focus == "cell:red:5"
    table.key(Qt.Key.Key_Return)
    assert chosen(table) == ("r5", "r7", "red:7", ":5")
    table.key(Qt.Key.Key_Down)
    assert table.view.overlay.focus in hand_ids(table)
    table.type("12")
    assert table.view.overlay.focus == "b12"
    shown: set[str | None] = set()
    for _ in range(6):
        table.key(Qt.Key.Key_Left)
        shown.add(table.view.overlay.focus)
    assert shown == {"r5", "r7", "r8", "g9", "b12"}


def test_a_lit_number_has_a_tooltip(seat: Sit) -> None:
    table = seat(match_at("number"), *ALONE)
    middle = table.middle("cell:red:7")
    tip = tip_at(table.view.scene, middle.x(), middle.y())
    assert tip is not None
    assert tip.text == "Red 7, skips 5 and 6"
    # A row that can be seen as a whole needs none, and would be covered by it.
    elsewhere = table.middle("cell:yellow:2")
    assert tip_at(table.view.scene, elsewhere.x(), elsewhere.y()) is None


# Whatever interrupts


@pytest.mark.parametrize("step", [step for step in STEPS if step != "over"])
def test_a_switch_of_language_changes_every_sentence_and_loses_nothing(
    seat: Sit, step: str
) -> None:
    kinds: tuple[Kind, ...] = () if step == "deciding" else ALONE
    table = seat(match_at(step), *kinds)
    if step in ("chosen", "crossed"):
        table.click("r5")
        table.settle()
    if step == "chosen":
        table.click("cell:red:5")
        table.settle()
    kept = chosen(table)
    before = ids(table)
    pretend = Pretend()
    QCoreApplication.installTranslator(pretend)
    try:
        QCoreApplication.processEvents()
        assert ids(table) == before
        assert chosen(table) == kept
        for text in spoken(table):
            letters = any(letter.isalpha() for letter in text)
            assert not letters or "¿" in text or is_a_name(text), text
        for decoration in table.view.scene.layout.decorations:
            for text in strings(decoration.visual):
                assert not any(map(str.isalpha, text)) or "¿" in text or is_a_name(text), text
        table.click("lock:red")
        assert "¿" in table.view.message.text
    finally:
        QCoreApplication.removeTranslator(pretend)


def ids(table: Table) -> list[str]:
    layout = table.view.scene.layout
    return [each.id for group in (layout.cards, layout.places) for each in group]


def is_a_name(text: str) -> bool:
    """Of a player, a colour of a look, a shortcut or the game."""
    known = ("Maria", "Nikos", "Eleni", "Qwixx", "Ctrl", "EΛ", "ΕΛ", "EN", "Ελληνικά", "English")
    inner = ("left", "right", "text", "text_2", "bare", "offered", "chosen", "done", "now", "next")
    return text.startswith(known) or text in (*inner, "M", "N", "E", "H", "L")


def strings(visual: object) -> Iterator[str]:
    """Every text in a look."""
    values = [getattr(visual, name) for name in getattr(visual, "__slots__", ())]
    if isinstance(visual, BlockVisual):
        values = [" ".join(visual.lines)]
    while values:
        value = values.pop()
        if isinstance(value, str):
            yield value
        elif isinstance(value, tuple):
            values += value


def test_a_language_switch_in_the_middle_of_a_drag_keeps_the_card_in_the_hand(seat: Sit) -> None:
    table = seat(match_at("play"), *ALONE)
    at = table.grab("r5")
    pretend = Pretend()
    QCoreApplication.installTranslator(pretend)
    try:
        QCoreApplication.processEvents()
        assert table.view.scene.lifted == "r5"
        table.move(table.middle("cell:red:5"))
        table.release(table.middle("cell:red:5"))
    finally:
        QCoreApplication.removeTranslator(pretend)
    assert at is not None
    assert chosen(table) == ("r5", "red:5")


def test_others_decide_while_one_drags(seat: Sit) -> None:
    table = seat(match_at("number"), *ALONE)
    table.grab("top")
    others_do(table, 1, "skip")
    others_do(table, 2, "skip")
    assert table.view.scene.lifted == "top"
    table.move(table.middle("cell:blue:7"))
    table.release(table.middle("cell:blue:7"))
    assert table.session.view()["turn"]["part"] == "play"
    assert table.session.view()["sheets"][0]["blue"] == [12, 7]
    table.settle()
    check(table)


def test_a_resize_keeps_what_is_chosen(seat: Sit) -> None:
    table = seat(match_at("play"), *ALONE)
    table.click("r5")
    table.settle()
    table.page.resize(960, 600)
    QCoreApplication.processEvents()
    table.settle()
    assert chosen(table) == ("r5", "red:5")
    table.page.presses.main()
    assert table.session.view()["sheets"][0]["red"] == [2, 4, 5]


def test_both_themes_paint_every_step(seat: Sit, appearance: Appearance) -> None:
    for step in STEPS:
        kinds: tuple[Kind, ...] = () if step == "deciding" else ALONE
        table = seat(match_at(step), *kinds)
        themes: tuple[ThemeChoice, ...] = ("evening", "whitewash")
        for theme in themes:
            appearance.set_theme(theme)
            table.page.grab()
        row = next(s.visual for s in table.view.scene.layout.decorations if s.id == "row:red")
        assert isinstance(row, RowVisual)


def test_what_is_said_on_the_rail_gives_way_to_every_button(
    seat: Sit, appearance: Appearance
) -> None:
    appearance.set_text_size(130)
    for size in ((1280, 800), (960, 600)):
        table = seat(match_at("others", 3), size=size)
        table.click("cell:red:7")
        table.settle()
        table.session.handover.ask(0)
        table.session.handover.look()
        table.session.handover.lift()
        table.page.replay.skip()
        table.settle()
        rail = table.page.rail
        assert [each.accessibleName() for each in rail.extras] == ["Skip", "Hide hand"]
        buttons = [rail.main, rail.undo, rail.hint, *rail.extras]
        left = min(button.x() for button in buttons)
        assert 0 < rail.status.x() + rail.status.width() <= left


def test_who_comes_back_in_step_2_is_asked_in_the_same_order(seat: Sit) -> None:
    match = match_at("others", 3)
    table = seat(match)
    assert (table.session.seat, table.session.phase) == (0, Phase.DECIDING)
    table.click("cell:red:7")
    table.settle()
    assert table.session.seat == 1
    again = seat(Match.replay(match.document(), GAMES))
    assert (again.session.seat, again.session.phase) == (1, Phase.DECIDING)
    again.page.replay.skip()
    again.page.presses.main()
    again.settle()
    # Whoever is on turn comes last, behind the curtain and with an open hand.
    assert (again.session.phase, again.session.next_seat) == (Phase.CURTAIN, 2)
    again.session.handover.lift()
    again.page.replay.skip()
    again.settle()
    assert (again.session.seat, again.session.phase) == (2, Phase.PLAYING)
    assert asked(again) == "Eleni is deciding"


def test_who_takes_a_seat_back_in_step_2_may_change_what_the_computer_decided(seat: Sit) -> None:
    table = seat(match_at("others", 3))
    session = table.session
    session.seat_player(1, "easy")
    session.play(1, "skip")
    session.seat_player(1, "human")
    table.settle()
    assert (session.seat, session.phase) == (0, Phase.DECIDING)
    table.page.guide.press("panel1")
    table.settle()
    assert (session.seat, table.page.rail.main.word) == (1, "Keep it")
    table.click("cell:red:7")
    assert session.match.game.document(session.match.states[-1])["turn"]["waiting"] == [0, 2]
