"""Who decides on the number for all just now: a plate between the sheet and the hand.

While all decide, the sheet passes from one to the next without a curtain; it must be plain whose
it is.
"""

from __future__ import annotations

from PySide6.QtGui import QFontMetricsF

from app.games.contract import Situation
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import is_shared
from app.games.qwixx_cards.looks import AskedLook
from app.games.qwixx_cards.measures import ASKED_HEIGHT, Measures
from app.table.pose import Layer, Rect, Sign
from app.text import SMALLEST, font, initial
from engine.games.qwixx_cards.printed import FULL_HAND


def lay_asked(situation: Situation, measures: Measures) -> Sign | None:
    """The plate; None where nobody is asked, or nobody else could be."""
    view, seat = situation.view, situation.seat
    asked = view["turn"]["part"] == "number" and situation.stage in ("playing", "deciding")
    if not asked or seat is None or not is_shared(situation):
        return None
    player = situation.players[seat]
    waits = seat in view["turn"]["waiting"]
    text = words.asked_now(player.name) if waits else words.may_change(player.name)
    k = measures.k
    height = round(ASKED_HEIGHT * k)
    beside = height * 1.7
    most = measures.hand_width(FULL_HAND) - beside
    size = max(SMALLEST, min(measures.frame.metrics.pixels(17), round(height * 0.52)))
    while size > SMALLEST and QFontMetricsF(font(size, 700)).horizontalAdvance(text) > most:
        size -= 1
    width = QFontMetricsF(font(size, 700)).horizontalAdvance(text) + beside
    left = round(measures.frame.width / 2 - width / 2)
    rect = Rect(left, measures.asked_top, round(width), height)
    look = AskedLook(text, size, player.colour, initial(player.name), k)
    return Sign("asked", rect, look, Layer.LABEL)
