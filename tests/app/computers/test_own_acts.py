"""What a person did last can be taken back for a while before a computer acts."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest

from app.match.phase import Phase
from app.storage.settings import PACES, Pace
from app.style.appearance import Appearance
from app.table.pace import OWN
from engine.core.match import Match
from engine.games import GAMES
from tests.app.computers.fakes import FakeBotClient
from tests.app.computers.played import Played
from tests.app.games.wednesday_positions import position as wednesday
from tests.app.table.support import position as the_game
from tests.engine.games.face_to_face.positions import Side
from tests.engine.games.face_to_face.positions import position as face_to_face

Sit = Callable[..., Played]


def of_wednesday() -> Match:
    state = wednesday(((3, 9, 9), (4, 8, 10)), open_="weems", aside=(), turn={"last": 1})
    return Match.from_state(GAMES["wednesday"], state)


def of_three() -> Match:
    state = wednesday(((3, 9, 9), (4, 8, 10), (5, 6)), open_="weems", aside=(), turn={"last": 1})
    return Match.from_state(GAMES["wednesday"], state)


def of_the_game() -> Match:
    """Nothing is left to be drawn at the end of a turn."""
    empty = {"up1": [1], "up2": [1], "down1": [100], "down2": [100]}
    state = the_game(2, [90, 91, 92], piles=empty)
    state["piles"]["down2"] += reversed(state["draw"])
    return Match.from_state(GAMES["the-game"], {**state, "draw": []})


ENDS: dict[str, tuple[Callable[[], Match], list[str]]] = {
    "a pass": (of_wednesday, ["pass"]),
    "a card": (of_wednesday, ["play 9"]),
    "the end of a turn": (
        of_the_game,
        ["place 90 up1", "end"],
    ),
    "the end of a turn against one": (
        lambda: face_to_face(Side([37, 40, 45], [36], [3], 0), Side([21, 22], up=[20], down=[45])),
        ["place 37 own.up", "place 40 own.up", "end"],
    ),
}
"""What ends a turn of a person, and can be taken back."""


@pytest.mark.parametrize("pace", [pace for pace in PACES if pace != "step"])
@pytest.mark.parametrize("act", ENDS)
def test_what_ends_the_own_turn_can_be_taken_back_for_a_while(
    sit: Sit, fake: FakeBotClient, appearance: Appearance, act: str, pace: Pace
) -> None:
    appearance.set_pace(pace)
    appearance.set_motion("reduced")
    make, actions = ENDS[act]
    table = sit("human", "easy", match=make())
    for action in actions:
        assert table.session.submit(action) is None
    count, began = len(table.done), table.clock.time
    table.answered()
    table.clock.advance(began + OWN[pace] - 1 - table.clock.time, 10)
    QCoreApplication.processEvents()
    assert len(table.done) == count
    assert table.session.undo.possible
    table.wait(lambda: len(table.done) > count)


def test_a_pass_takes_the_keyboard_away_from_the_button(sit: Sit, fake: FakeBotClient) -> None:
    table = sit("human", "easy", match=of_wednesday())
    fake.plan("first")
    main = table.page.rail.main
    main.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(main, Qt.Key.Key_Space)
    assert table.done == ["0 pass"]
    table.wait(lambda: table.page.display.situation.stage == "playing")
    assert table.page.game.main(table.page.display.situation).quiet  # type: ignore[union-attr]
    assert not main.hasFocus()
    assert table.page.view.overlay.focus is not None


def test_what_one_has_just_done_is_told_as_ones_own_before_a_computer_plays(sit: Sit) -> None:
    table = sit("human", "easy", "human", match=of_three())
    heard: list[str] = []
    table.page.view.announced.connect(heard.append)
    assert table.session.submit("play 9") is None
    assert table.session.phase is Phase.WATCHING
    assert heard == ["You played the 9 Werewolf."]


def test_what_only_one_saw_is_kept_where_several_are_asked_next(sit: Sit) -> None:
    match = Match.new(GAMES["qwixx-cards"], 3, {"first": 0}, 7)
    table = sit("human", "human", "easy", match=match)
    heard: list[str] = []
    table.page.view.announced.connect(heard.append)
    number = match.view(None)["display"][0].removeprefix("?")
    assert table.session.submit("take 1") is None
    assert table.session.phase is Phase.DECIDING
    assert heard[0].startswith(f"You took the {number}. New in the display: ")
