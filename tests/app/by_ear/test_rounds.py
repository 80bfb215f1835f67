"""The end of a round by ear: how it goes on has the keyboard, and then the new hand."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from engine.core.header import Player
from engine.core.journal import Journal
from engine.core.match import Match
from engine.games import GAMES
from tests.app.by_ear.conftest import seated
from tests.app.by_ear.talk import ask
from tests.app.games.wednesday_positions import position
from tests.app.table_time import TableTime
from tests.app.window_at_hand import prepare


def test_who_has_played_the_last_card_goes_on_from_the_main_button(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, table_time: TableTime, data_folder: Path
) -> None:
    prepare(data_folder, pace="quick", number_wait="short")
    state = position(((5,), (1, 3), (4, 4)), played=(2,), open_="weems", aside=())
    path = data_folder / "matches" / "round.trapoula"
    path.parent.mkdir(parents=True)
    players = [Player("Anna"), Player("Leo", "easy"), Player("Maria", "easy")]
    match = Match.from_state(GAMES["wednesday"], state, players=players)
    Journal.create(path, match.header).close()
    with seated(monkeypatch, table_time, data_folder) as chair:
        chair.press("Enter")
        chair.press("Enter")
        chair.press("Enter")
        heard = chair.press("Enter")
        while not any("Round 2 of 5 is over" in each for each in heard):
            heard = chair.listen()
        assert heard[-1] == "Points button. Ctrl+Enter"
        chair.seat(ask("o"))
        came = chair.press("Enter")[-1]
        assert "Next round button" in came
        totals = "Leading: Anna with 28 points. Then Leo with 35 points. Then Maria with 46 points."
        assert totals in came
        for question in "vr":
            assert totals in chair.press(question)[-1]
        assert ", card 1 of 10" in chair.press("Enter")[-1]
