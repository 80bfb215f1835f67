"""What a table answers to all questions."""

from __future__ import annotations

from app.games import MODULES
from app.games.answers import AskedTable, TableQuestion
from app.games.contract import AnySituation
from tests.app.tables.matches import frame_of

SIZE = (1280, 800)


def answers(
    game_id: str, situation: AnySituation, size: tuple[int, int] = SIZE
) -> dict[TableQuestion, str]:
    """All answers of a table in a situation."""
    module = MODULES[game_id]
    game = module.table()
    layout = game.layout(situation, frame_of(size))
    asked = AskedTable(situation, layout, game.status(situation)[:2], game.line(situation))
    return {question: module.answers().answer(question, asked) for question in TableQuestion}
