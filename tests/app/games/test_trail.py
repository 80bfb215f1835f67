"""What others placed since one's own last act is marked beside the piles."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.numbers.trail import TraceVisual
from app.games.the_game.situation import TheGameSituation
from app.match.phase import Phase
from app.match.story import Happenings
from app.paint.faces import NumberFace
from app.style.appearance import Appearance
from app.style.typography import SMALLEST
from app.table.layout import Decoration, Layer, Layout
from engine.core.action import Action
from engine.core.match import Match
from engine.games.face_to_face.happenings import GiftGiven, OwnCardPlaced
from engine.games.the_game.happenings import CardPlaced
from engine.games.the_game.piles import PILES, PileName
from tests.app.games.extreme_positions import extreme
from tests.app.games.extreme_positions import situation as extreme_situation
from tests.app.games.face_to_face_situations import match_at
from tests.app.games.the_game_situations import SIZES, frame, situation
from tests.app.table.support import Table, look_at, seat_at
from tests.app.tables.matches import Sight, frame_of, played, situation_of, until
from tests.engine.games.the_game.positions import position

MANY = 12
FIRES = {"down1": [100, 77]}


def rows(layout: Layout, pile: str = "") -> list[Decoration]:
    """The rows of the trail beside a pile, or of all."""
    return [each for each in layout.decorations if each.id.startswith(f"trail:{pile}")]


def marked(layout: Layout, pile: str) -> list[tuple[str, int]]:
    """The numbers beside a pile with the colour of who placed them, -1 where it stands above."""
    visuals = [each.visual for each in rows(layout, pile)]
    return [(each.text, each.colour) for each in visuals if isinstance(each, TraceVisual)]


def name_of(table: Table, pile: str) -> str:
    return table.view.scene.places[pile].spec.name


@pytest.fixture
def appearance(qapp: QApplication, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def table(appearance: Appearance) -> Table:
    """Maria has had her turn; Nikos and Eleni, computers, play next."""
    match = position([20, 21, 60], [30, 40, 97], [31, 35, 50, 96], options={"on_fire": True})
    for action in ("place 20 up1", "place 21 up1", "end"):
        match.do(0, action)
    table = seat_at(appearance, match, ("human", "easy", "easy"))
    assert not rows(table.view.scene.layout)
    return table


def gift_and_own(match: Match) -> tuple[Action, Action]:
    """A gift that the seat to act can give, and another card for a pile of its own."""
    legal = match.legal(match.to_act[0])
    gift = next(each for each in legal if "rival" in str(each))
    number = str(gift).split()[1]
    own = next(each for each in legal if "own" in str(each) and str(each).split()[1] != number)
    return gift, own


def play(table: Table, seat: int, *actions: str) -> None:
    for action in actions:
        table.session.play(seat, action)
        table.page.stage.end()
        table.settle()


def test_the_cards_of_others_are_marked_until_one_acts(table: Table) -> None:
    play(table, 1, "place 40 up1", "place 30 up1", "end")
    play(table, 2, "place 31 up1", "place 96 down2", "end")
    layout = table.view.scene.layout
    assert marked(layout, "up1") == [("40", 1), ("30", -1), ("31", 2)]
    assert marked(layout, "down2") == [("96", 2)]
    assert marked(layout, "up2") == marked(layout, "down1") == []
    trick = [row.visual for row in rows(layout) if getattr(row.visual, "trick", False)]
    assert [visual.text for visual in trick if isinstance(visual, TraceVisual)] == ["30"]
    assert name_of(table, "up1") == (
        "first ascending pile, top 31, Nikos placed 40 and 30, Eleni placed 31"
    )
    status = table.page.game.status(table.situation)
    assert status.second == "Last turn: 31 and 96 · Eleni"
    assert table.session.submit("place 60 up1") is None
    assert rows(table.view.scene.layout) == []
    assert name_of(table, "up1") == "first ascending pile, top 60"
    assert table.page.game.status(table.situation).second == "Your turn · Maria"
    table.page.rail.undo.click()
    assert len(rows(table.view.scene.layout)) == 4


def test_a_signal_is_no_act_of_ones_own(table: Table) -> None:
    play(table, 1, "place 40 up1")
    table.session.signal("up2", "leave")
    assert marked(table.view.scene.layout, "up1") == [("40", 1)]


def test_what_stands_upon_a_card_is_seen_once_it_has_arrived(appearance: Appearance) -> None:
    match = position([20, 21, 60], [40, 30, 33, 97], options={"on_fire": True})
    for action in ("place 20 up1", "place 21 up1", "end"):
        match.do(0, action)
    table = seat_at(appearance, match, ("human", "easy"))
    play(table, 1, "place 40 up1")
    scene = table.view.scene
    for action, upon in (
        ("place 30 up1", ["trick:up1", "trail:up1:30"]),
        ("place 33 up1", ["ring:up1", "duty:up1", "trail:up1:33"]),
    ):
        table.session.play(1, action)
        assert not any(scene.decorations[each].isVisible() for each in upon)
        assert scene.decorations["trail:up1:40"].isVisible()
        table.page.stage.end()
        table.settle()
        assert all(scene.decorations[each].isVisible() for each in upon)


def test_a_fire_burns_until_what_covers_it_has_arrived(appearance: Appearance) -> None:
    match = position([20, 33, 60], [40, 30, 97], options={"on_fire": True})
    for action in ("place 20 up1", "place 33 up1", "end"):
        match.do(0, action)
    table = seat_at(appearance, match, ("human", "easy"))
    table.session.play(1, "place 40 up1")
    under, top = (table.view.scene.layout.card(each).face for each in ("33", "40"))
    assert isinstance(under, NumberFace)
    assert isinstance(top, NumberFace)
    assert (under.burning, top.burning) == (True, False)
    table.page.stage.end()
    table.session.play(1, "place 30 up1")
    assert not any(
        isinstance(card.face, NumberFace) and card.face.burning
        for card in table.view.scene.layout.cards
    )


GAME_IDS = ("the-game", "the-game-extreme", "face-to-face")


def placed_since(match: Match, seat: int) -> list[int]:
    """The cards that others placed since this seat placed one or ended its turn."""
    cards: list[int] = []
    for index in reversed(range(len(match.moves))):
        if match.moves[index].seat == seat:
            break
        first = match.happened(seat, index)[0]
        if isinstance(first, CardPlaced | OwnCardPlaced | GiftGiven):
            cards.append(first.card)
    return cards


@pytest.mark.every_game("game_id")
def test_there_is_a_mark_for_each_card_of_others(qapp: object, game_id: str) -> None:
    table, found = MODULES[game_id].table(), 0
    for seed in range(3):
        match = played(game_id, 2, seed)
        for index in range(1, len(match.moves), 3):
            early = until(match, index)
            for seat in range(2):
                session = Sight(seat, Phase.PLAYING, True, True).session(early)
                layout = table.layout(situation_of(session), frame_of((1280, 800), 1.0))
                expected = placed_since(early, seat)
                shown = [each.id.rpartition(":")[2] for each in rows(layout)]
                assert sorted(shown) == sorted(map(str, expected))
                found += len(expected)
    assert found > 50


def test_who_looks_on_sees_the_marks_of_one_turn(qapp: object) -> None:
    match = position([20, 21, 60], [30, 40, 97], [31, 35, 50, 96])

    def shown() -> list[str]:
        session = Sight(None, Phase.WATCHING, False, False).session(match)
        layout = (
            MODULES["the-game"].table().layout(situation_of(session), frame_of((1280, 800), 1.0))
        )
        return [text for text, _ in marked(layout, "")]

    match.do(0, "place 20 up1")
    match.do(0, "place 21 up1")
    assert shown() == ["20", "21"]
    match.do(0, "end")
    assert shown() == ["20", "21"]
    match.do(1, "place 30 up1")
    assert shown() == ["30"]


def many_on(pile: PileName) -> list[Happenings]:
    """Four others have placed more cards on a pile than there is room for."""
    return [
        (CardPlaced(1 + card % 4, card, pile, card - 1, 1, False, None),)
        for card in range(40, 40 + MANY)
    ]


@pytest.mark.parametrize("text_scale", [1.0, 1.3])
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme"])
def test_the_marks_have_their_own_room(
    qapp: object, game_id: str, size: tuple[int, int], text_scale: float
) -> None:
    story = [move for pile in PILES for move in many_on(pile)]
    now: TheGameSituation
    if game_id == "the-game":
        now = situation(5)
    else:
        now = extreme_situation(extreme((9, 22), seats=5, fires={"77": 4}, piles=FIRES))
    now = replace(now, story=lambda: story, viewer=0)
    layout = MODULES[game_id].table().layout(now, frame(size, text_scale))
    trail = rows(layout)
    assert len(trail) >= 4 * 2
    for pile in PILES:
        last = rows(layout, pile)[-1].visual
        assert isinstance(last, TraceVisual)
        assert last.text == str(40 + MANY - 1)
        assert last.size >= SMALLEST
    others = [place.rect for place in layout.places]
    others += [each.rect for each in layout.decorations if each not in trail and each.id != "band"]
    others += [card.rect for card in layout.cards if card.layer is Layer.HAND]
    for row in trail:
        assert row.rect.x >= 0
        assert row.rect.right <= size[0]
        assert [rect for rect in others if row.rect.overlap(rect) > 1] == [], row.id
    for one, other in combinations(trail, 2):
        assert one.rect.overlap(other.rect) < 1


def test_a_gift_and_the_rivals_own_cards_are_marked(appearance: Appearance) -> None:
    match = match_at()
    table = seat_at(appearance, match, ("human", "easy"))
    assert table.session.submit("place 12 own.down") is None
    assert table.session.submit("end") is None
    table.page.presses.main()
    table.settle()
    gift, own = (str(action) for action in gift_and_own(match))
    play(table, 1, own, gift)
    visuals = [each.visual for each in rows(table.view.scene.layout)]
    icons = [visual.icon for visual in visuals if isinstance(visual, TraceVisual)]
    assert sorted(icons) == ["gift", "moon"]
    pile = next(each.id.split(":")[1] for each in rows(table.view.scene.layout, "own"))
    assert name_of(table, pile).endswith(f"Nikos gave {gift.split()[1]} as a gift")
