"""A hint to press a button of the rail: its words leave free the hand and every other button."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.match.bot_client import Hint, Reason
from app.table.layout import Layer, Rect
from app.table.visuals import BubbleVisual
from engine.core.match import Match
from engine.games import GAMES
from tests.app.games import extreme_positions
from tests.app.games.wednesday_positions import position as of_wednesday
from tests.app.pages.hinted import Adviser
from tests.app.pages.support import make_appearance
from tests.app.table.support import PILES, Table, position, seat_at

HAND = (13, 37, 58, 73, 91, 96)
END = Hint(
    "end",
    (
        Reason("minimum-lies", {"placed": 2, "minimum": 2}),
        Reason("dear", {"card": 96, "pile": "down1", "jump": 14}),
    ),
)
PASS = Hint("pass", (Reason("only-choice", {}),))
OF_THE_GAME = {**PILES, "up1": [1, 6, 8]}
OF_EXTREME = {**extreme_positions.PILES, "up1": [1, 6, 8]}
PLACED = ((6, "up1"), (8, "up1"))
MATCHES = {
    "the-game": position(1, HAND, piles=OF_THE_GAME, placed=PLACED),
    "the-game-extreme": extreme_positions.extreme(HAND, OF_EXTREME, seats=1, placed=PLACED),
    "wednesday": of_wednesday(
        ((1, 1, 1, 2, 5, 5, 8), (1, 3, 8, 9), (4, 8, 10, 12)), played=(7, 9, 10)
    ),
    "wednesday, more cards": of_wednesday(
        ((1, 1, 1, 2, 2, 3, 4, 5, 5, 8), (1, 3, 8, 9), (4, 8, 10, 12)), played=(7, 9, 10)
    ),
}
SIZES = [((960, 600), 100), ((960, 600), 130), ((1280, 800), 130)]


@pytest.mark.parametrize(("size", "text_size"), SIZES)
@pytest.mark.parametrize("game", MATCHES)
def test_it_leaves_free_the_hand_and_the_other_buttons(
    qapp: QApplication, tmp_path: Path, game: str, size: tuple[int, int], text_size: int
) -> None:
    adviser = Adviser()
    appearance = make_appearance(tmp_path, text_size=text_size)
    match = Match.from_state(GAMES[game.split(",", maxsplit=1)[0]], MATCHES[game])
    kinds = ("human", *["easy"] * (match.seats - 1))
    table = seat_at(appearance, match, kinds, size, bot_client=adviser)  # type: ignore[arg-type]
    table.page.rail.hint.click()
    table.settle()
    adviser.advise(PASS if game.startswith("wednesday") else END)
    table.settle()
    assert hidden(table) == []


def hidden(table: Table) -> Sequence[str]:
    """What the words hide of the hand, as far as it is seen, and of the rail's buttons."""
    bubble, scene, rail = table.view.scene.highlights.bubble, table.view.scene, table.page.rail
    assert bubble is not None
    kept = {}
    for card in scene.layout.cards:
        if card.layer is Layer.HAND:
            kept[card.id] = card.rect._replace(height=scene.rail_top - card.rect.y)
    buttons = {"undo": rail.undo, "hint": rail.hint, "main": rail.main}
    kept |= {name: rail.rect_of(button) for name, button in buttons.items()}
    pointer = (
        _pointer(bubble.rect, bubble.visual) if isinstance(bubble.visual, BubbleVisual) else None
    )
    words = [bubble.rect, pointer] if pointer else [bubble.rect]
    return [name for name, rect in kept.items() if any(map(rect.overlap, words))]


def _pointer(rect: Rect, visual: BubbleVisual) -> Rect | None:
    """What lies between a bubble and the tip of its pointer, a line."""
    if visual.tip is None:
        return None
    x, y = rect.x + visual.tip[0], rect.y + visual.tip[1]
    left, top = min(max(x, rect.x), rect.right), min(max(y, rect.y), rect.bottom)
    return Rect(min(x, left), min(y, top), max(abs(x - left), 0.1), max(abs(y - top), 0.1))


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (1280, 800), (1920, 1080)])
@pytest.mark.parametrize("language", ["en", "el"])
def test_a_refusal_leaves_free_what_is_said_over_the_lifted_card(
    tmp_path: Path, speak: Callable[[str], None], size: tuple[int, int], language: str
) -> None:
    speak(language)
    state = of_wednesday(
        ((1, 5, 9, 13), (2, 8, 12), (3, 7)), played=(10,), open_="ajax", aside=(),
        turn={"last": 2, "last_number": 10},
    )  # fmt: skip
    match = Match.from_state(GAMES["wednesday"], state)
    table = seat_at(make_appearance(tmp_path), match, ("human", "easy", "easy"), size)
    highlights = table.view.scene.highlights
    for number in (1, 5, 9):
        table.view.gestures.pick(f"r2:hand:{number}:0")
        table.settle()
        assert highlights.bubble is not None
        over = [aim for aim in highlights.aims if aim.layer is Layer.BUBBLE]
        assert over
        assert not any(highlights.bubble.rect.overlap(aim.rect) for aim in over)
