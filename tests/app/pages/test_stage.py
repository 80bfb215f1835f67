"""What a move revealed stands large on the table until it has been read."""

import pytest

from app.games import MODULES
from app.pages.table.computers.news import reading_time
from app.style.appearance import Appearance
from app.table.pace import Weight, time_of
from engine.core.happening import ActionsTakenBack, SeatPassed, SignalSet
from engine.core.turn_happenings import CardsDrawn, DrawPileRanOut, TurnBegan, TurnEnded
from engine.games import GAMES
from tests.app.table.support import Table, seat_at
from tests.engine.games.the_game.positions import position
from tests.engine.happening_classes import MODULES as HAPPENING_MODULES
from tests.engine.happening_classes import classes


def burning(appearance: Appearance) -> Table:
    """It is the computer's turn, which can place a fire."""
    match = position([20, 30], [33, 60], options={"on_fire": True})
    match.do(0, "place 20 up1")
    match.do(0, "place 30 up1")
    match.do(0, "end")
    return seat_at(appearance, match, ("human", "easy"))


def test_what_others_reveal_is_on_the_stage_for_its_time(appearance: Appearance) -> None:
    table = burning(appearance)
    stage = table.page.stage
    assert not stage.playing
    table.session.play(1, "place 33 down1")
    assert stage.playing
    assert stage.isVisible()
    staged = stage._staged
    assert staged is not None
    time = max(time_of(Weight.REVEAL, "calm"), reading_time(staged().text))
    table.clock.advance(time - 1)
    assert stage.playing
    table.clock.advance(1)
    assert not stage.playing
    assert not stage.isVisible()


def test_a_press_ends_it_and_nothing_else(appearance: Appearance) -> None:
    table = burning(appearance)
    table.session.play(1, "place 33 down1")
    before = len(table.session.match.events)
    table.click(table.middle("draw"))
    assert not table.page.stage.playing
    assert len(table.session.match.events) == before


def test_it_is_not_shown_to_who_brought_it_about(appearance: Appearance) -> None:
    match = position([33, 30], [20, 60], options={"on_fire": True})
    table = seat_at(appearance, match, ("human", "easy"))
    assert table.session.submit("place 33 down1") is None
    assert not table.page.stage.playing


def test_it_leaves_the_hand_and_the_rail_free(appearance: Appearance) -> None:
    for size in ((1280, 800), (960, 600)):
        table = burning(appearance)
        table.page.resize(*size)
        table.session.play(1, "place 33 down1")
        foot = table.page.stage.geometry().bottom()
        hand = [c.rect.y for c in table.view.scene.layout.cards if c.liftable]
        assert foot < min(hand)


def test_it_changes_its_language_while_it_stands(appearance: Appearance) -> None:
    table = burning(appearance)
    table.session.play(1, "place 33 down1")
    table.page.retranslate()
    table.page.relayout()
    assert table.page.stage.playing


COMMON = {ActionsTakenBack, SeatPassed, SignalSet, CardsDrawn, DrawPileRanOut, TurnBegan, TurnEnded}
"""What can happen in several games weighs as much as a pass."""


@pytest.mark.parametrize("module", HAPPENING_MODULES)
def test_every_happening_has_a_weight_in_each_game_that_tells_it(module: str) -> None:
    _, _, package, *_ = module.split("/")
    weighed = set()
    for game_id, game in GAMES.items():
        narration = MODULES[game_id].narration()
        if f".{package}." in type(game).__module__:
            weighed |= set(narration.weights)
    assert set(classes(module)) <= weighed | COMMON
