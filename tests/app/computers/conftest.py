"""Computer players for the tests in this folder."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from app.style.appearance import Appearance
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.app.computers.fakes import FakeBotClient
from tests.app.computers.played import Played, seat_computers
from tests.app.table.support import look_at, position

Sit = Callable[..., Played]


@pytest.fixture
def fake(qapp: object) -> Iterator[FakeBotClient]:
    bot_client = FakeBotClient()
    yield bot_client
    bot_client.close()


@pytest.fixture
def appearance(qapp: QApplication, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def sit(appearance: Appearance, fake: FakeBotClient) -> Iterator[Sit]:
    """Seats people and computers at a match, or at a position of The Game."""
    tables = []

    def make(*kinds: Kind, match: Match | None = None, **changes: Any) -> Played:
        if match is None:
            match = Match.from_state(GAMES["the-game"], position(len(kinds), **changes))
        tables.append(seat_computers(appearance, match, kinds, fake))
        return tables[-1]

    yield make
    fake.close()
    for table in tables:
        table.page.close()
        table.page.deleteLater()
        table.session.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QCoreApplication.processEvents()
