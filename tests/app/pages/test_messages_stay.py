"""For who has chosen so, what is said stands until they do something themselves."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt

from app.storage.settings import MessageStay
from app.style.appearance import Appearance
from app.widgets.notice import STANDS_MS, Notice
from app.window.window import Window
from engine.core.match import Match
from engine.games import GAMES
from tests.app.hands import Hands
from tests.app.pages.hinted import Adviser
from tests.app.table.support import position, seat_at
from tests.app.window_at_hand import notice


@pytest.mark.parametrize("stay", ["brief", "stay"])
def test_what_others_do_takes_no_message_away(appearance: Appearance, stay: MessageStay) -> None:
    appearance.set_messages(stay)
    match = Match.from_state(GAMES["the-game"], position(2))
    table = seat_at(appearance, match, ("human", "easy"), bot_client=Adviser())
    for action in ("place 73 up1", "place 90 up1", "end"):
        assert table.session.submit(action) is None
    table.page.view.scene.finish()
    table.page.rail.main.click()
    table.page.view.show_message(table.page.rail.main_rect, lambda: "It is not your turn.")
    while 1 in match.to_act:
        actions = [str(action) for action in match.legal(1)]
        assert table.session.play(1, "end" if "end" in actions else actions[0]) is None
    said = table.view.message.text
    assert said == ("It is not your turn." if stay == "stay" else "")
    table.click(QPoint(20, 400))
    assert not table.view.message.text


def test_a_notice_of_the_window_stands_until_something_is_done(window: Window) -> None:
    hands = Hands(window)
    hands.wait(2000)
    window.side._appearance.set_messages("stay")
    bubble = window.findChild(Notice)
    assert isinstance(bubble, Notice)
    for passing in (False, True):
        window.messages._notice.say(lambda: "No.", passing=passing)
        assert not bubble._timer.isActive()
        hands.key(Qt.Key.Key_Tab)
        hands.key(Qt.Key.Key_Shift)
        assert notice(window) == "No."
        hands.key(Qt.Key.Key_Menu)
        assert notice(window) == ""
    window.side._appearance.set_messages("brief")
    window.messages._notice.say(lambda: "No.")
    assert (bubble._timer.isActive(), bubble._timer.interval()) == (True, STANDS_MS)
    hands.key(Qt.Key.Key_Menu)
    assert notice(window) == "No."
