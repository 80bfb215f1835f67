"""Wednesday's table in motion: what comes from where, and that nothing hidden shows on the way."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from app.games import MODULES
from app.games.wednesday import ids
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace
from app.games.wednesday.visuals.visuals import PlayableVisual, TakenVisual
from app.match.phase import Phase
from app.paint.faces import BackFace
from app.style.appearance import Appearance
from app.table.layout import Layer
from app.table.pace import time_of
from app.table.scene.card_item import CardItem
from app.table.scene.motion import CLOSE_UP, OTHER_BEFORE, OTHER_WAY
from app.table.visuals import CardVeilVisual
from engine.core.events import Kind
from engine.core.match import Match
from engine.games.wednesday.cards import CHARACTERS
from tests.amounts import some
from tests.app.games.wednesday_people import GAME, Hands, check, known, sit
from tests.app.games.wednesday_positions import position
from tests.app.games.wednesday_situations import STEPS, busy
from tests.app.table.support import Table, look_at
from tests.engine.games.wednesday.positions import position as outcasts

HANDS6 = ((2, 5, 7), (4, 9, 10), (3, 8), (2, 6), (5, 8), (9, 9))

SetTable = Callable[..., Table]
ALONE: tuple[Kind, ...] = ("human", "easy", "easy", "easy", "easy", "easy")


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def table_of(appearance: Appearance) -> Iterator[SetTable]:
    made = []

    def make(state: dict[str, Any] | Match, **options: Any) -> Table:
        table = sit(appearance, state, **options)
        made.append(table)
        return table

    yield make
    for table in made:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    QCoreApplication.processEvents()


def other(table: Table, action: str) -> None:
    """Somebody who is not at the screen acts."""
    match = table.session.match
    match.do(match.to_act[0], action)
    table.session.changed.emit()


def fresh(table: Table, zone: str) -> list[CardItem]:
    """The cards that are on their way to a place."""
    return [
        item
        for item in table.view.scene.cards.values()
        if item.spec.place == zone and item.flight is not None
    ]


def test_what_a_rival_plays_comes_from_their_panel_and_turns_over(table_of: SetTable) -> None:
    table = table_of(busy(3, turn={"seat": 1, "last": 2}), kinds=ALONE[:3])
    panel = table.view.scene.places["panel1"].spec.rect
    other(table, "play 8")
    [item] = fresh(table, ids.PLAYED)
    assert item.flight is not None
    assert item.flight.begin - table.clock.now() == 300
    assert (item.flight.duration, item.flight.hold) == (420, 200)
    assert panel.holds(*item.pose.middle)
    assert item.flight.flips
    assert isinstance(item.origin_face, BackFace)
    table.settle()
    check(table)


def test_what_one_plays_oneself_goes_straight_from_the_hand(table_of: SetTable) -> None:
    table = table_of(busy(3))
    item = table.view.scene.cards["r2:hand:9:0"]
    Hands(table, "drag").do("play 9")
    assert table.view.scene.cards["r2:played:3"] is item
    assert item.flight is not None
    assert item.flight.duration == 120
    assert not item.flight.flips


def test_a_pair_goes_together(table_of: SetTable) -> None:
    state = position(((7, 7, 9), (1, 3), (4, 8)), played=(2, 2), open_="enid", aside=(),
                     turn={"last": 1, "last_number": 2})  # fmt: skip
    table = table_of(state)
    pair = {table.view.scene.cards[f"r2:hand:7:{copy}"] for copy in (0, 1)}
    Hands(table, "drag").do("play 7 7")
    assert {table.view.scene.cards[f"r2:played:{index}"] for index in (2, 3)} == pair


def test_passing_turns_the_played_pile_over_onto_the_burnt_pile(table_of: SetTable) -> None:
    characters = ["tyler", *(name for name in CHARACTERS if name not in ("weems", "tyler"))]
    table = table_of(
        busy(3, open_="weems", aside=(), blocked=None, characters=characters,
             turn={"passes": 2, "last": 1})
    )  # fmt: skip
    played = {item for item in table.view.scene.cards.values() if item.spec.place == ids.PLAYED}
    burnt = {item for item in table.view.scene.cards.values() if item.spec.place == ids.BURNT}
    table.page.presses.main()
    assert set(fresh(table, ids.BURNT)) == played
    assert all(item.flight is not None and item.flight.flips for item in played)
    assert all(item.flight is None for item in burnt)
    [revealed] = fresh(table, ids.OPEN)
    assert revealed.flight is not None
    assert revealed.flight.flips
    assert isinstance(revealed.origin_face, BackFace)
    table.settle()
    check(table)


def test_a_card_that_is_taken_from_one_comes_from_the_hand(table_of: SetTable) -> None:
    state = position(((2, 9), (1, 3, 8), (4, 8, 12)), played=(3, 4),
                     turn={"step": "swap", "seat": 1, "last": 1})  # fmt: skip
    table = table_of(state, kinds=ALONE[:3])
    hand = {item for item in table.view.scene.cards.values() if item.spec.place == ids.HAND}
    other(table, "swap 0")
    [item] = [i for i in fresh(table, ids.panel(1)) if i.flight is not None and i.flight.hold]
    assert item in hand
    assert item.flight is not None
    assert item.flight.begin - table.clock.now() == 300
    table.settle()
    check(table)
    other(table, "give 8")
    table.clock.advance(320)
    [back] = [i for i in fresh(table, ids.HAND) if i.flight is not None and i.flight.hold]
    assert back.spec.face == OutcastFace(8, "Vampire")
    table.settle()
    check(table)


def given(appearance: Appearance, number: int) -> Table:
    """A rival gives seat 0 that card for a 9, and seat 0 is on turn after it."""
    match = outcasts([3, 9, 9, 12], [3, 4, 10, 10], played=[1])
    match.do(0, "play 3")
    for action in ("play 4", "swap 0", f"give {number}"):
        match.do(1, action)
    return sit(appearance, match, settle=False)


@pytest.mark.parametrize(("number", "under"), [(10, PlayableVisual()), (3, CardVeilVisual())])
def test_a_given_card_shows_what_it_is_good_for_with_its_face(
    appearance: Appearance, number: int, under: object
) -> None:
    table = given(appearance, number)
    seen = set()
    while table.page.replay or not table.view.scene.resting:
        table.clock.advance(20)
        for item in table.view.scene.cards.values():
            if isinstance(item.spec.over, TakenVisual):
                backs = item.turned and item.origin_face is not None
                assert item._over.isVisible() is not (backs or item.hidden)
                seen.add(backs)
    assert seen == {True, False}, "it came back up and turned over"
    [over] = [
        item.spec.over
        for item in table.view.scene.cards.values()
        if isinstance(item.spec.over, TakenVisual)
    ]
    assert over.under == under
    table.page.close()


def test_what_is_given_from_the_burnt_pile_or_burnt_can_be_followed(table_of: SetTable) -> None:
    """At the calm pace it flies as slowly as what is played, and stands for 1.2 s at least."""
    narration = MODULES["wednesday"].narration()
    for own, before, action, place, count in (
        ((1, 3, 8), "play 8", "donate 2", ids.panel(2), 1),
        ((1, 3, 8), "play 8", "donate 0", ids.HAND, 1),
        ((1, 3, 7), "play 7", "pick 1", ids.panel(1), 1),
        ((1, 3, 8), "eugene", "pass", ids.panel(1), 1),
        ((6, 6, 6, 8), "weems", "combo 6", ids.BURNT, 3),
        ((1, 3, 8), "all pass", "pass", ids.BURNT, 2),
    ):
        match = outcasts(
            [2, 9], own, [4, 12], played=[3, 4], seat=1,
            open_="eugene" if before == "eugene" else "weems",
            last=0, passes=2 if before == "all pass" else 0, characters=["yoko"],
        )  # fmt: skip
        if before.startswith("play"):
            match.do(1, before)
        table = table_of(match, kinds=ALONE[:3])
        table.page.replay.skip()
        other(table, action)
        flights = [item.flight for item in table.view.scene.cards.values()
                   if item.spec.place == place and item.flight is not None
                   and item.flight.duration >= OTHER_WAY]  # fmt: skip
        assert len(flights) == count, action
        assert {flight.begin for flight in flights} == {table.clock.now() + OTHER_BEFORE}
        assert time_of(narration.weight(match.happened(0)), "calm") >= 1200
        table.settle()
        check(table)


def test_a_card_that_eugene_gives_is_marked_until_one_acts_again(table_of: SetTable) -> None:
    match = outcasts([2, 9], [8, 13], [9, 12], played=[3, 4], open_="eugene", last=2, seat=0)
    table = table_of(match, kinds=ALONE[:3])
    table.session.submit("pass")
    table.settle()

    def marked() -> int:
        cards = table.view.scene.cards.values()
        return sum(isinstance(item.spec.over, TakenVisual) for item in cards)

    assert marked() == 1
    for action in ("play 13", "pass"):
        other(table, action)
    table.settle()
    assert marked() == 1


def test_between_two_others_a_card_goes_face_down(table_of: SetTable) -> None:
    state = position(((2, 9), (1, 3, 8), (4, 8, 12)), played=(3, 4),
                     turn={"step": "swap", "seat": 1, "last": 1})  # fmt: skip
    table = table_of(state, kinds=ALONE[:3])
    other(table, "swap 2")
    [item] = [i for i in fresh(table, ids.panel(1)) if i.flight is not None and i.flight.hold]
    assert isinstance(item.spec.face, BackFace)
    assert item.origin_face is None or isinstance(item.origin_face, BackFace)
    table.settle()


def test_a_card_taken_by_pressing_comes_from_that_player(table_of: SetTable) -> None:
    table = table_of(STEPS["swap"])
    panel = table.view.scene.places["panel2"].spec.rect
    table.page.guide.press("panel2")
    [item] = [i for i in fresh(table, ids.HAND) if i.flight is not None and i.flight.flips]
    assert panel.holds(*item.pose.middle)
    assert item.flight is not None
    assert item.flight.begin == table.clock.now()


def test_the_tray_falls_back_into_its_pile(table_of: SetTable) -> None:
    table = table_of(STEPS["pick"])
    open_cards = {i for i in table.view.scene.cards.values() if ":tray:" in i.spec.id}
    table.page.guide.lay("r2:tray:3", ids.HAND)
    moving = set(fresh(table, ids.BURNT))
    assert len(moving) == len(open_cards) - 1
    assert moving < open_cards
    table.settle()
    check(table)


def test_a_new_round_is_dealt_anew(table_of: SetTable) -> None:
    state = position(((10, 10, 10, 10, 3), (1, 3), (4, 8)), played=(2,), open_="weems", aside=(),
                     turn={"last": 1, "last_number": 2})  # fmt: skip
    table = table_of(state, kinds=ALONE[:3])
    told: list[bool] = []
    table.page.round_over.connect(lambda: told.append(True))
    before = set(table.view.scene.cards.values())
    table.page.guide.press("panel1")
    table.session.submit("combo 10")
    assert told == []
    table.settle()
    table.page.presses.main()
    assert told == [True]
    scene = table.view.scene
    assert not before & set(scene.cards.values())
    dealt = [item for item in scene.cards.values() if item.spec.origin == ids.DECK]
    assert len(dealt) == 30
    begins = [item.flight.begin for item in dealt if item.flight is not None]
    assert max(begins) - min(begins) + 180 <= 1400
    deck = scene.layout.anchors[ids.DECK].rect.middle
    assert all(item.pose.middle == deck for item in dealt)
    table.settle()
    check(table)


def test_a_round_lies_as_it_ended_until_its_points_are_shown(table_of: SetTable) -> None:
    characters = ["wednesday", *(name for name in CHARACTERS if name not in ("wednesday", "weems"))]
    state = position(((9, 10), (3,), (4, 8)), played=(2, 5), open_="weems", aside=(),
                     characters=characters,
                     turn={"passes": 2, "last": 1, "last_number": 5})  # fmt: skip
    table = table_of(state)
    page = table.page
    phases: list[Phase] = []
    page.round_over.connect(lambda: phases.append(table.session.phase))
    page.presses.main()
    table.settle()
    faces = [item.spec.face for item in table.view.scene.cards.values()]
    assert "wednesday" in [face.id for face in faces if isinstance(face, CharacterFace)]
    assert sorted(face.number for face in faces if isinstance(face, OutcastFace)) == [9, 10]
    assert page.rail.status.lines == (
        "Round 2 is over",
        "You passed: everybody has passed now. Wednesday Addams has appeared.",
    )
    assert (page.rail.main.word, page.rail.undo.allowed) == ("Points", False)
    assert phases == []
    page.presses.main()
    assert len(phases) == 1
    assert table.session.phase is Phase.CURTAIN
    assert not [i for i in table.view.scene.cards.values() if isinstance(i.spec.face, OutcastFace)]
    table.session.handover.lift()
    dealt = [item for item in table.view.scene.cards.values() if item.spec.origin == ids.DECK]
    assert len(dealt) == 30
    assert any(item.flight for item in dealt)


def test_the_points_of_a_round_wait_until_they_are_asked_for(table_of: SetTable) -> None:
    state = position(((10, 10, 10, 10, 3), (1, 3), (4, 8)), played=(2,), open_="weems", aside=(),
                     turn={"last": 1, "last_number": 2})  # fmt: skip
    table = table_of(state)
    told: list[bool] = []
    table.page.round_over.connect(lambda: told.append(True))
    table.session.submit("combo 10")
    table.settle()
    table.clock.advance(10_000, 100)
    assert told == []
    assert table.page.rail.main.word == "Points"
    table.page.rail.main.click()
    assert told == [True]


def test_the_last_round_is_no_round_to_be_dealt(table_of: SetTable) -> None:
    state = position(((10, 10, 10, 10, 3), (1, 3), (4, 8)), played=(2,), open_="weems", aside=(),
                     round=5, scores=[[1, 2, 3]] * 4,
                     turn={"last": 1, "last_number": 2})  # fmt: skip
    table = table_of(state, kinds=ALONE[:3])
    told: list[str] = []
    table.page.round_over.connect(lambda: told.append("round"))
    table.page.match_over.connect(lambda: told.append("match"))
    table.session.submit("combo 10")
    table.settle()
    assert told == []
    table.page.rail.main.click()
    assert told == ["match"]
    assert table.page.rail.status.lines == ("The five rounds are over", "Fewest points: Maria")
    check(table)


def test_the_new_character_is_never_under_the_old_one_again(table_of: SetTable) -> None:
    characters = ["yoko", *(name for name in CHARACTERS if name not in ("yoko", "weems"))]
    table = table_of(
        busy(3, open_="weems", aside=(), blocked=None, characters=characters,
             turn={"passes": 2, "last": 1})
    )  # fmt: skip
    table.page.presses.main()
    scene = table.view.scene
    [old] = [item for item in scene.leaving if item.spec.place == ids.OPEN]
    [new] = [item for item in scene.cards.values() if item.spec.place == ids.OPEN]
    table.clock.advance(400)
    while scene.leaving:
        assert new.zValue() > old.zValue()
        table.clock.advance(20)


def test_the_ring_turns_over_when_yoko_comes(table_of: SetTable) -> None:
    characters = ["yoko", *(name for name in CHARACTERS if name not in ("yoko", "weems"))]
    table = table_of(
        busy(3, open_="weems", aside=(), blocked=None, characters=characters,
             turn={"passes": 2, "last": 1})
    )  # fmt: skip
    table.page.presses.main()
    ring = table.view.scene.decorations["arrows"]
    table.clock.advance(150)
    assert 0 < ring.transform().m11() < 0.4
    table.settle()
    assert ring.transform().isIdentity()


# What is hidden


def faces(table: Table) -> Counter[int]:
    """Every outcast that is seen at this moment, on its way too."""
    seen: Counter[int] = Counter()
    for item in table.view.scene.cards.values():
        face: object = item.spec.face
        if item.turned and item.origin_face is not None:
            face = item.origin_face
        if isinstance(face, OutcastFace):
            seen[face.number] += 1
    return seen


def held_faces(table: Table) -> list[object]:
    """Every face that an item of the scene remembers."""
    items = table.view.scene.cards.values()
    return [face for item in items for face in (item.spec.face, item.origin_face) if face]


def _watch(table: Table, outcasts: Counter[int], characters: set[str]) -> None:
    """Until everything lies still only these may be seen, and remembered."""
    while not table.view.scene.resting:
        assert faces(table) <= outcasts
        for face in held_faces(table):
            if isinstance(face, OutcastFace):
                assert outcasts[face.number]
            elif isinstance(face, CharacterFace):
                assert face.id in characters
        table.clock.advance(60, 30)
    table.settle()


@pytest.mark.parametrize("seed", [3, 8])
def test_nothing_hidden_shows_on_any_way(qapp: object, tmp_path: Path, seed: int) -> None:
    """Seat 0 watches a match of four: at each moment only what it knew or knows now is seen."""
    appearance = look_at(tmp_path, motion="fast")
    match = Match.new(GAME, 4, {"expert": seed == 8}, seed)
    table = sit(appearance, match, kinds=ALONE[:4])
    random = Random(seed)
    before = known(table)
    characters = {name for name in (table.session.view()["open"],) if name}
    for _ in range(some(140)):
        if match.over is not None:
            break
        seat = match.to_act[0]
        action = random.choice([str(action) for action in match.legal(seat)])
        if seat == 0:
            table.session.submit(action)
        else:
            other(table, action)
        view = table.session.view()
        end = table.page.display.situation.view
        may = before | known(table)
        shown = {name for name in (view["open"], end["open"], *view["characters"]) if name}
        _watch(table, may, shown | characters)
        if table.page.display.situation.stage == "ended":
            table.page.presses.main()
            _watch(table, may, shown | characters)
        check(table)
        text = " ".join([*table.view.overlay.names, table.page.windowTitle(), table.page.toolTip()])
        secret = [] if view["turn"]["step"] in ("pick", "block") else [":tray:"]
        assert not any(mark in text for mark in secret)
        before, characters = known(table), shown
    table.page.close()


def test_a_hand_that_was_covered_leaves_no_trace(table_of: SetTable) -> None:
    table = table_of(busy(3))
    left: list[bool] = []
    table.page.left.connect(lambda: left.append(table.view.scene.resting))
    Hands(table, "drag").do("play 13")
    assert table.session.phase is Phase.CURTAIN
    table.settle()
    assert left == [True]
    assert not any(item.spec.place == ids.HAND for item in table.view.scene.cards.values())
    assert table.view.overlay.names == []
    check(table)


def test_when_a_hand_over_comes_the_next_sees_what_happened_to_them(table_of: SetTable) -> None:
    state = position(((2, 9), (1, 3, 8), (4, 8, 12)), played=(3,), open_="weems", aside=(),
                     turn={"seat": 0, "last": 2, "last_number": 3})  # fmt: skip
    state["hands"][0] = [4, 9]
    state["hands"][2] = [2, 8, 12]
    table = table_of(state)
    hands = Hands(table, "drag")
    for action in ("play 4", "swap 1"):
        hands.do(action)
        table.settle()
    give = next(str(action) for action in table.session.legal())
    hands.do(give)
    table.settle()
    table.page.presses.main()
    table.session.handover.lift()
    assert table.page.replay
    told: list[str] = []
    table.view.announced.connect(told.append)
    for _ in range(40):
        if not table.page.replay:
            break
        table.settle()
        table.page.replay.step()
    said = " ".join(told)
    assert "from you." in said
    assert "gave you" in said
    table.settle()
    check(table)


def test_whole_hands_go_to_the_right(table_of: SetTable) -> None:
    hands = ((1, 3, 9, 10), (5, 7), (4, 8, 12), (2, 2, 6))
    state = position(hands, played=(1, 3), open_="tyler", aside=(), options={"expert": True},
                     round=5, scores=[[1, 2, 3, 4]] * 4,
                     turn={"last": 3, "last_number": 3})  # fmt: skip
    table = table_of(state, kinds=("human", "easy", "easy", "easy"))
    scene = table.view.scene
    lay = dict(scene.cards)
    table.session.submit("play 10")
    held = {seat: [item for id_, item in lay.items() if f":seat{seat}:" in id_] for seat in (1, 2)}
    own = [item for id_, item in lay.items() if ":hand:" in id_ and ":10:" not in id_]
    now = scene.cards
    with_right = [item for id_, item in now.items() if ":seat3:" in id_]
    assert set(with_right) == set(own)
    assert {item for id_, item in now.items() if ":hand:" in id_} == set(held[1])
    assert {item for id_, item in now.items() if ":seat1:" in id_} == set(held[2])
    assert all(item.flight is not None for item in (*with_right, *held[1], *held[2]))
    table.settle()
    table.page.resize(1200, 800)
    assert all(item.flight is None for item in scene.cards.values())
    check(table)


def test_a_card_taken_from_a_hidden_hand_flies_as_a_card(table_of: SetTable) -> None:
    state = position(HANDS6, played=(1, 3), open_="weems", aside=(),
                     turn={"seat": 1, "last": 0, "last_number": 3}, to_act=[1])  # fmt: skip
    table = table_of(state, kinds=("human", "easy", "human", "easy", "easy", "easy"))
    table.session.play(1, "play 4")
    table.settle()
    unit = table.view.scene.layout.unit
    for seat in (0, 2, 3):
        match = table.session.match
        if f"swap {seat}" in map(str, match.legal(1)):
            table.session.play(1, f"swap {seat}")
            break
    flying = [item for item in table.view.scene.cards.values() if item.flight is not None]
    assert flying
    for item in flying:
        assert item.pose.width <= 1.01 * unit
        assert isinstance(item.spec.face, BackFace)
        assert item.spec.face.number == 0


def test_a_match_that_is_opened_lies_as_it_was(appearance: Appearance) -> None:
    """Nothing is dealt again, and the open character is there from the first moment."""
    match = Match.new(GAME, 2, {}, 3)
    while len(match.view(None)["scores"]) < 1:
        match.do(match.to_act[0], str(match.legal(match.to_act[0])[-1]))
    for _ in range(60):
        if match.view(None)["open"] is not None and match.view(None)["round"] == 2:
            break
        match.do(match.to_act[0], "pass" if "pass" in map(str, match.legal(match.to_act[0]))
                 else str(match.legal(match.to_act[0])[0]))  # fmt: skip
    assert match.view(None)["open"] is not None
    state = match.game.document(match.states[-1])
    for opened in (match, Match.from_state(GAME, state)):
        table = sit(appearance, opened, settle=False)
        scene = table.view.scene
        assert all(item.flight is None for item in scene.cards.values())
        assert any(isinstance(item.spec.face, CharacterFace) for item in scene.cards.values())
        table.page.close()
        table.page.deleteLater()


def test_who_has_no_cards_left_is_told_of_being_skipped(table_of: SetTable) -> None:
    state = position(((), (1, 3), (4, 8)), played=(2,), open_="weems", aside=(),
                     turn={"seat": 1, "last": 0, "last_number": 2})  # fmt: skip
    table = table_of(state, kinds=ALONE[:3])
    assert table.page.rail.status.lines[1] == "You have no cards left, so you are skipped."


def test_what_can_be_played_next_rises_once_the_card_before_has_arrived(table_of: SetTable) -> None:
    state = position(((2, 9, 10), (4, 8), (6, 8)), played=(2,), open_="weems", aside=(),
                     turn={"seat": 2, "last": 1, "last_number": 2})  # fmt: skip
    table = table_of(state, kinds=ALONE[:3])
    scene = table.view.scene
    mine = [item for item in scene.cards.values() if item.spec.layer is Layer.HAND]
    low = [item.pose.y for item in mine]
    other(table, "play 6")
    table.view.access.renew()
    risen = [item.spec.pose.y < y for item, y in zip(mine, low, strict=True)]
    assert risen == [False, True, True]
    while scene.behind:
        assert [item.pose.y for item in mine] == low
        assert not any(item._over.isVisible() for item in mine)
        table.clock.advance(10, 10)
    assert all(item._over.isVisible() for item in mine)
    assert table.page.rail.main.kind != "off"
    table.settle()
    assert [item.pose.y < y for item, y in zip(mine, low, strict=True)] == risen
    assert [item.pose for item in mine] == [item.spec.pose for item in mine]


def test_a_press_lets_them_rise_before_that(table_of: SetTable) -> None:
    state = position(((2, 9, 10), (4, 8), (6, 8)), played=(2,), open_="weems", aside=(),
                     turn={"seat": 2, "last": 1, "last_number": 2})  # fmt: skip
    table = table_of(state, kinds=ALONE[:3])
    scene = table.view.scene
    other(table, "play 6")
    scene.catch_up()
    mine = [item for item in scene.cards.values() if item.spec.layer is Layer.HAND]
    assert any(item.pose != item.spec.pose for item in mine)
    table.clock.advance(CLOSE_UP, 10)
    assert [item.pose.middle for item in mine] == [item.spec.pose.middle for item in mine]
