"""The page of Face to Face: hands, curtain, replay and languages at every kind of step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, Qt

from app.games.face_to_face.visuals.visuals import GiftVisual
from app.match.phase import Phase
from app.paint.faces import BackFace, NumberFace
from app.paint.surface import surface_pixmap
from app.style.appearance import Appearance
from app.style.theme import THEMES, contrast, load_theme
from app.table.layout import Decoration
from app.table.lines import LinesVisual
from app.table.scene.words_beside_card import EDGE
from app.table.view.gestures import Mode
from app.table.visuals import CostVisual
from engine.core.match import Match
from tests.app.games.face_to_face_people import Player, Way, check, sit, spoken
from tests.app.games.face_to_face_situations import FACE, late_position, match_at, position
from tests.app.table.support import Table, look_at
from tests.app.translators import Pretend

Key = Qt.Key
Sit = Callable[..., Table]


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def set_table(appearance: Appearance) -> Iterator[Sit]:
    tables: list[Table] = []

    def make(match: Match | None = None, *args: Any, **options: Any) -> Table:
        tables.append(sit(appearance, match_at() if match is None else match, *args, **options))
        return tables[-1]

    yield make
    for table in tables:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    QCoreApplication.processEvents()


@pytest.fixture
def table(set_table: Sit) -> Table:
    """Two people; gold has placed the 27 and holds 8 12 17 45 52; silver's tops are 29 and 40."""
    return set_table()


def placed(table: Table) -> list[list[object]]:
    laid: list[list[object]] = table.session.match.view(None)["turn"]["placed"]
    return laid


def gift(table: Table) -> GiftVisual:
    [visual] = [
        decoration.visual
        for decoration in table.view.scene.layout.decorations
        if decoration.id == "gift"
    ]
    assert isinstance(visual, GiftVisual)
    return visual


def hand_over(table: Table) -> None:
    """End the turn, hand over, and let the other one lift the curtain."""
    table.page.presses.main()
    table.settle()
    table.page.presses.main()
    table.session.handover.lift()


STEPS = [
    ("gold:12", "own.down"), ("gold:17", "own.up"), ("gold:45", "own.down"),
    ("gold:12", "rival.up"), ("gold:45", "rival.down"),
]  # fmt: skip


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
@pytest.mark.parametrize(("card", "place"), STEPS)
def test_every_kind_of_step_in_every_way(table: Table, way: Way, card: str, place: str) -> None:
    Player(table, way).move(card, place)
    assert placed(table)[-1] == [int(card.partition(":")[2]), place]
    table.settle()
    check(table)
    assert table.shown(place)[-1] == card
    assert card not in table.shown("hand")


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_the_end_of_the_turn_in_every_way(table: Table, way: Way) -> None:
    table.drag("gold:12", "rival.up")
    table.settle()
    Player(table, way).press_main()
    assert table.session.phase is Phase.REVIEWING


def test_the_lifted_card_shows_what_it_costs_and_what_it_would_give(table: Table) -> None:
    table.grab("gold:12")
    table.clock.advance(300)
    scene = table.view.scene
    lit = {id_ for id_, place in scene.places.items() if place.lit.value == 1.0}
    dim = {id_ for id_, place in scene.places.items() if place.dim.value == 1.0}
    assert lit == {"own.down", "rival.up"}
    assert dim == {"own.up", "rival.down"}
    pills = {
        decoration.id: decoration.visual
        for decoration in scene.highlights.aims
        if isinstance(decoration.visual, CostVisual)
    }
    assert [(pills[f"cost:{p}"].text, pills[f"cost:{p}"].kind) for p in sorted(lit)] == [
        ("22", "leap"), ("29 → 12", "gift"),
    ]  # fmt: skip
    words = {
        aim.id: " ".join(aim.visual.lines)
        for aim in scene.highlights.aims
        if isinstance(aim.visual, LinesVisual)
    }
    assert words == {
        "caption:rival.up": "Gift to your opponent",
        "caption:own.up": "does not fit",
        "caption:rival.down": "does not help",
    }
    check_names = table.view.overlay["rival.up"].accessibleName()
    table.view.let_go()
    assert check_names == "opponent’s ascending pile, top 29"


def test_a_picked_card_tells_what_a_gift_would_do(table: Table) -> None:
    table.type("12")
    table.key(Key.Key_Return)
    name = table.view.overlay["rival.up"].accessibleName()
    assert name == "opponent’s ascending pile, top 29, gift to your opponent, from 29 to 12"
    assert table.view.gestures.aiming.aimed == "own.down"
    table.key(Key.Key_Up)
    assert table.view.gestures.aiming.aimed == "rival.up"


def test_a_second_gift_is_refused_in_words(table: Table) -> None:
    table.drag("gold:12", "rival.up")
    table.settle()
    table.drag("gold:45", "rival.down")
    assert table.view.message.text == (
        "You have already given 12 this turn: your opponent gets one gift per turn."
    )
    assert placed(table)[-1] == [12, "rival.up"]
    table.view.let_go()
    table.settle()
    check(table)


@pytest.mark.parametrize(
    ("card", "place", "reason"),
    [
        ("gold:8", "own.up",
         "8 does not fit here: this pile needs a card above 27, or exactly 17."),
        ("gold:52", "own.down",
         "52 does not fit here: this pile needs a card below 35, or exactly 45."),
        ("gold:52", "rival.up",
         "52 does not help here: a gift on your opponent’s ascending pile must be below 29."),
        ("gold:12", "rival.down",
         "12 does not help here: a gift on your opponent’s descending pile must be above 40."),
    ],
)  # fmt: skip
def test_every_refused_drop_says_why(table: Table, card: str, place: str, reason: str) -> None:
    table.drag(card, place)
    assert table.view.message.text == reason
    assert table.view.scene.highlights.bubble is not None
    table.settle()
    assert card in table.shown("hand")
    table.view.let_go()
    table.settle()
    check(table)


def test_ending_too_early_says_why(table: Table) -> None:
    table.page.rail.main.click()
    assert table.view.message.text == "Place 1 more card(s): you need at least 2."


def test_the_gift_can_be_taken_back(set_table: Sit) -> None:
    table = set_table(match_at(position(placed=())))
    assert not gift(table).given
    table.drag("gold:12", "rival.up")
    table.settle()
    assert gift(table).given
    assert table.page.rail.status.lines[1] == "Gift given: you draw back up to 6"
    table.page.rail.undo.click()
    table.settle()
    assert not gift(table).given
    assert "gold:12" in table.shown("hand")
    assert table.shown("rival.up")[-1] == "silver:29"
    check(table)


def test_what_is_said_when_places_are_pressed(table: Table) -> None:
    for place, begin in (
        ("own.up", "First choose a card"),
        ("rival.down", "First choose a card"),
        ("draw.own", "You draw from here when your turn ends"),
        ("draw.rival", "Your opponent draws from this pile."),
    ):
        table.click(place)
        assert table.view.message.text.startswith(begin)


def test_past_the_far_row_the_arrow_up_leads_nowhere(table: Table) -> None:
    table.view.setFocus()
    table.type("12")
    table.key(Key.Key_Return)
    gestures = table.view.gestures
    assert gestures.aiming.aimed == "own.down"
    for _ in range(2):
        table.key(Key.Key_Up)
        assert gestures.aiming.aimed == "rival.up"
    for _ in range(2):
        table.key(Key.Key_Down)
        assert gestures.aiming.aimed == "own.down"


def test_after_the_turn_cards_and_piles_say_that_it_is_over(table: Table) -> None:
    _reviewing(table)
    over = "It is Nikos’s turn."
    table.click("own.up")
    assert table.view.message.text == over
    table.grab("gold:17")
    assert table.view.message.text == over
    assert table.view.scene.highlights.aims == []
    table.page.presses.main()
    assert table.view.scene.lifted is None


def test_the_keyboard_finds_everything(table: Table) -> None:
    hand = ["gold:8", "gold:12", "gold:17", "gold:45", "gold:52"]
    places = ["own.up", "own.down", "rival.up", "rival.down", "draw.own", "draw.rival"]
    assert table.view.overlay.targets == [*hand, *places]
    table.view.setFocus()
    table.key(Key.Key_Home)
    table.key(Key.Key_Up)
    reached = {table.view.overlay.focus}
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_Up, Key.Key_Left, Key.Key_Left, Key.Key_Down):
        table.key(key)
        reached.add(table.view.overlay.focus)
    assert len(reached & set(places)) >= 4
    for _ in range(4):
        table.key(Key.Key_Down)
    assert table.view.overlay.focus in hand


# Cards on their way


def test_the_deal_comes_from_both_draw_piles(set_table: Sit) -> None:
    table = set_table(Match.new(FACE, 2, {"first": 0}, 5520), settle=False)
    scene = table.view.scene
    own, rivals = (scene.layout.place(f"draw.{whose}").rect.middle for whose in ("own", "rival"))
    for item in scene.cards.values():
        if item.spec.origin == "draw0":
            assert item.pose.middle == own
            assert item.origin_face == BackFace("gold")
            assert isinstance(item.spec.face, NumberFace)
        elif item.spec.origin == "draw1":
            assert item.pose.middle == rivals
            assert item.spec.face == item.origin_face == BackFace("silver")
    dealt = [item for item in scene.cards.values() if item.spec.origin]
    assert len(dealt) == 12
    assert all(item.flight is not None for item in dealt)
    table.settle()
    check(table)


def test_drawn_cards_turn_over_on_their_way(table: Table) -> None:
    table.drag("gold:12", "rival.up")
    table.settle()
    table.page.presses.main()
    drawn = [table.view.scene.cards[id_] for id_ in ("gold:2", "gold:3")]
    for item in drawn:
        assert item.flight is not None
        assert item.flight.flips
        assert item.origin_face == BackFace("gold")
    table.settle()
    assert gift(table).lines == ("New in your hand: 2, 3.",)
    assert table.page.rail.status.lines == ("You drew 2 card(s)", "Nikos is next")
    check(table)


def replay_step(table: Table) -> None:
    table.page.replay._timer.stop()
    table.page.replay.step()


def wait_for(table: Table, happened: Callable[[], bool]) -> None:
    for _ in range(100):
        if happened():
            return
        table.clock.advance(50, 50)
        if table.page.replay._timer.isActive():
            replay_step(table)
    raise AssertionError("it does not happen")


def test_the_rivals_turn_is_replayed_from_their_hand(table: Table) -> None:
    table.drag("gold:12", "rival.up")
    table.settle()
    hand_over(table)
    table.page.replay.skip()
    table.settle()
    # Silver sees its own half near, the gold 12 on its pile.
    assert table.shown("own.up")[-1] == "gold:12"
    table.drag("silver:13", "own.up")
    table.settle()
    table.drag("silver:6", "rival.up")
    table.settle()
    hand_over(table)
    scene = table.view.scene
    assert table.page.replay
    assert table.shown("rival.up")[-1] == "gold:12"
    backs = [id_ for id_ in scene.cards if id_.startswith("hand1")]
    assert len(backs) == 6
    last = scene.cards["hand1:5"]
    start = last.pose.middle
    replay_step(table)
    flown = scene.cards["silver:13"]
    assert flown is last
    assert flown.flight is not None
    assert flown.flight.start.middle == start
    assert flown.flight.begin - table.clock.time == 300
    assert flown.flight.duration == 420
    assert flown.flight.hold == 200
    assert flown.flight.flips
    assert flown.origin_face == BackFace("silver")
    assert len([id_ for id_ in scene.cards if id_.startswith("hand1")]) == 5
    # Each step follows when the one before lies still.
    wait_for(table, lambda: table.shown("own.up")[-1] == "silver:6")
    assert gift(table).title == ("A gift for you: 6",)
    wait_for(table, lambda: not table.page.replay)
    new = [item for id_, item in scene.cards.items() if id_ in ("hand1:4", "hand1:5")]
    draw = scene.layout.place("draw.rival").rect.middle
    assert len(new) == 2
    assert all(item.flight is not None and item.flight.start.middle == draw for item in new)
    assert all(item.spec.face == BackFace("silver") for item in new)
    table.settle()
    check(table)


def test_against_a_computer_its_turn_is_seen_as_it_happens(set_table: Sit) -> None:
    table = set_table(None, "human", "normal")
    table.drag("gold:12", "rival.up")
    table.settle()
    table.page.presses.main()
    table.settle()
    assert table.session.phase is Phase.PLAYING
    assert table.page.display.situation.stage == "watching"
    assert table.page.rail.status.lines == ("Nikos is playing", "")
    assert not gift(table).given
    match = table.session.match
    last = table.view.scene.cards["hand1:5"]
    match.do(1, "place 6 rival.up")
    table.session.changed.emit()
    assert table.view.scene.cards["silver:6"] is last
    assert gift(table).given
    table.settle()
    check(table)
    match.do(1, "place 30 own.up")
    match.do(1, "end")
    table.session.changed.emit()
    table.settle()
    check(table)
    assert table.page.display.situation.legal


def test_of_two_computers_the_near_one_is_seen_to_place_and_draw_too(set_table: Sit) -> None:
    table = set_table(None, "easy", "easy")
    scene, match = table.view.scene, table.session.match
    backs = [scene.cards[f"hand0:{index}"] for index in range(5)]
    assert {item.spec.face for item in backs} == {BackFace("gold")}
    assert not [item for item in backs if item.spec.name or item.spec.liftable]
    match.do(0, "place 17 own.down")
    table.session.changed.emit()
    placed = scene.cards["gold:17"]
    assert placed is backs[-1]
    assert placed.flight is not None
    assert placed.flight.flips
    assert placed.flight.hold
    table.settle()
    match.do(0, "end")
    table.session.changed.emit()
    drawn = [scene.cards[f"hand0:{index}"] for index in (4, 5)]
    assert all(item.flight is not None for item in drawn)
    table.settle()
    assert scene.resting


def test_behind_the_curtain_there_is_no_hand_and_no_name(table: Table) -> None:
    table.drag("gold:12", "rival.up")
    table.settle()
    table.page.presses.main()
    table.settle()
    table.page.presses.main()
    assert table.session.phase is Phase.CURTAIN
    check(table)
    # The halves lie as they did: the other one has not sat down yet.
    assert table.shown("rival.up")[-1] == "gold:12"
    for text in spoken(table):
        assert "in hand" not in text
    table.session.handover.lift()
    assert table.shown("own.up")[-1] in ("gold:12", "silver:29")
    assert {id_.partition(":")[0] for id_ in table.shown("hand")} == {"silver"}


def test_the_end_is_told_to_both(set_table: Sit) -> None:
    table = set_table(match_at(late_position((0, 0), ((25, 26), (25, 26)))))
    told: list[bool] = []
    table.page.match_over.connect(lambda: told.append(True))
    table.drag("gold:25", "own.up")
    table.settle()
    table.drag("gold:26", "own.up")
    assert table.session.phase is Phase.OVER
    table.settle()
    table.page.rail.main.click()
    assert told == [True]
    assert table.page.rail.status.lines == ("Maria wins", "All 58 cards placed")
    assert not [
        decoration for decoration in table.view.scene.layout.decorations if decoration.id == "gift"
    ]
    check(table)


# Languages


@pytest.fixture
def switch(qapp: object) -> Iterator[Callable[[], None]]:
    """Switches the language when called: every sentence gets a mark."""
    pretend = Pretend()

    def install() -> None:
        QCoreApplication.installTranslator(pretend)
        QCoreApplication.processEvents()

    yield install
    QCoreApplication.removeTranslator(pretend)


def painted(table: Table) -> Iterator[tuple[str, str]]:
    """What is written on the table, and the id of the decoration that it stands on."""
    decorations: list[Decoration] = [
        *table.view.scene.layout.decorations,
        *table.view.scene.highlights.aims,
    ]
    for decoration in decorations:
        visual = decoration.visual
        if isinstance(visual, LinesVisual):
            yield decoration.id, " ".join(visual.lines)
        elif isinstance(visual, GiftVisual):
            yield decoration.id, " ".join(visual.title)
            yield decoration.id, " ".join(visual.lines)


def assert_translated(table: Table) -> None:
    for id_, text in painted(table):
        assert "¿" in text or id_.startswith("name:"), text
    names = {"", table.page.bar_title.title, "Ελληνικά", "English", "ΕΛ", "EN", "H", "L"}
    for text in spoken(table):
        assert "¿" in text or text in names or text.startswith("Ctrl"), text


def _lifted(table: Table) -> None:
    table.grab("gold:12")
    table.clock.advance(300)


def _picked(table: Table) -> None:
    table.click("gold:12")
    table.clock.advance(300)


def _refused(table: Table) -> None:
    table.drag("gold:8", "own.up")
    table.settle()


def _given(table: Table) -> None:
    table.drag("gold:12", "rival.up")
    table.settle()


def _reviewing(table: Table) -> None:
    _given(table)
    table.page.presses.main()
    table.settle()


def _replaying(table: Table) -> None:
    _given(table)
    hand_over(table)


@pytest.mark.parametrize(
    "do", [_lifted, _picked, _refused, _given, _reviewing, _replaying], ids=lambda do: do.__name__
)
def test_the_language_changes_at_every_step_and_nothing_is_lost(
    table: Table, switch: Callable[[], None], do: Callable[[Table], None]
) -> None:
    do(table)
    hand, laid = table.shown("hand"), placed(table)
    mode, lifted = table.view.gestures.mode, table.view.scene.lifted
    reason = table.view.message.text
    switch()
    assert_translated(table)
    assert (table.shown("hand"), placed(table)) == (hand, laid)
    assert (table.view.gestures.mode, table.view.scene.lifted) == (mode, lifted)
    assert bool(table.view.message.text) is bool(reason)
    assert table.view.message.text == "" or table.view.message.text.startswith("¿")
    if mode is Mode.DRAGGED:
        at = table.middle("rival.up")
        table.move(at)
        table.release(at)
        assert placed(table)[-1] == [12, "rival.up"]
    elif mode is Mode.PICKED:
        assert lifted is not None
        table.click("rival.up")
        assert placed(table)[-1] == [int(lifted.partition(":")[2]), "rival.up"]


def test_another_language_at_the_end_and_in_the_rivals_turn(
    set_table: Sit, switch: Callable[[], None]
) -> None:
    over = set_table(match_at(late_position((0, 0), ((25, 26), (25, 26)))))
    over.drag("gold:25", "own.up")
    over.settle()
    over.drag("gold:26", "own.up")
    over.settle()
    watching = set_table(None, "human", "easy")
    _given(watching)
    watching.page.presses.main()
    watching.settle()
    switch()
    assert_translated(over)
    assert_translated(watching)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_words_can_be_read_on_both_halves(
    set_table: Sit, appearance: Appearance, theme: Any, seat: int
) -> None:
    appearance.set_theme(theme)
    table = set_table()
    if seat:
        _given(table)
        hand_over(table)
        table.page.replay.skip()
        table.settle()
    table.grab(table.shown("hand")[2])
    table.clock.advance(300)
    ground = table.page.view.ground
    cover = ground._covered()
    image = surface_pixmap(ground.size(), 1.0, load_theme(theme), cover=cover).toImage()
    for decoration in [*table.view.scene.layout.decorations, *table.view.scene.highlights.aims]:
        if isinstance(decoration.visual, LinesVisual):
            x, y, width, height = decoration.rect
            color = getattr(load_theme(theme), decoration.visual.tone)
            for across in (x, x + min(width, 140)):
                for down in (y, y + height):
                    behind = image.pixelColor(round(across), round(down))
                    assert contrast(color, behind) >= 4.5, decoration


@pytest.mark.parametrize("size", [(800, 500), (960, 600), (2560, 1440)])
def test_other_sizes_are_played_the_same(set_table: Sit, size: tuple[int, int]) -> None:
    table = set_table(size=size)
    table.drag("gold:12", "rival.up")
    table.settle()
    table.drag("gold:17", "own.up")
    table.settle()
    check(table)
    assert placed(table)[-2:] == [[12, "rival.up"], [17, "own.up"]]


def test_a_new_size_in_the_middle_of_a_drag(table: Table) -> None:
    table.grab("gold:12", QPoint(0, -40))
    table.page.resize(960, 600)
    QCoreApplication.processEvents()
    table.release(table.middle("rival.up"))
    table.settle()
    check(table)


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_a_picked_card_covers_no_cost(set_table: Sit, size: tuple[int, int]) -> None:
    """Piles stand close over the hand."""
    table = set_table(size=size)
    scene = table.view.scene
    pills = 0
    for card in table.shown("hand"):
        if scene.cards[card].spec.deck != scene.cards["gold:12"].spec.deck:
            continue
        table.click(card)
        held = scene.cards[card].held_rect
        for aim in scene.highlights.aim_items.values():
            if isinstance(aim.decoration.visual, CostVisual):
                pills += 1
                assert not held.overlap(aim.rect.grown(-aim.rect.height * EDGE)), card
        table.click(card)
    assert pills > 5
