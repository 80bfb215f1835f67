"""Questions to the table of a match that is looked at again."""

from __future__ import annotations

from app.games import MODULES
from app.games.answers import AskedTable
from app.pages.asking import Asking
from app.pages.replay.status import MomentStatus
from app.pages.replay.table import MomentTable
from app.table.layout import Rect


def asking_at(game_id: str, table: MomentTable, status: MomentStatus) -> Asking:
    """Return what answers questions about the moment that is shown; the rail has its status."""
    module = MODULES[game_id]
    game = module.table()

    def asked() -> AskedTable:
        situation = table.situation
        return AskedTable(situation, table.scene.layout, status.told, game.line(situation))

    def rail() -> Rect:
        words = status.geometry()
        return Rect(words.x(), words.y(), words.width(), words.height())

    return Asking(table, module.answers(), asked, rail)
