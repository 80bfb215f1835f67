"""Who decides on the number for all just now: a tab in their colour, hanging from their sheet.

While all decide, the sheet passes from one to the next without a curtain; it must be plain whose
it is, and what has become of those who were asked before.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QFontMetricsF

from app.games.contract import Situation
from app.games.qwixx_cards import words
from app.games.qwixx_cards.deciding import passed_over, shown_owner
from app.games.qwixx_cards.looks import AskedLook
from app.games.qwixx_cards.measures import ASKED_HEIGHT, Measures
from app.style.typography import SMALLEST, font, initial, text_width
from app.table.layout import Layer, Rect, Sign
from engine.games.qwixx_cards.printed import FULL_HAND


def lay_asked(situation: Situation, measures: Measures) -> Iterator[Sign]:
    """The tab; nothing where nobody is asked, or nobody else could be."""
    seat = shown_owner(situation)
    if seat is None:
        return
    player = situation.players[seat]
    waits = seat in situation.view["turn"]["waiting"]
    text = words.asked_now(name=player.name) if waits else words.may_change(name=player.name)
    told = " ".join(told_of_others(situation, seat))
    k = measures.k
    height = round(ASKED_HEIGHT * k)
    beside = height * 1.5
    most = measures.hand_width(FULL_HAND) - beside
    largest = min(measures.frame.metrics.pixels(17), round(height * (0.4 if told else 0.52)))
    size = _size(text, 700, max(SMALLEST, largest), most)
    small = _size(told, 500, max(SMALLEST, round(size * 0.8)), most)
    if _high(size, 700) + _high(small, 500) > height or _wide(told, small, 500) > most:
        told = ""  # The plates say it, too.
    wide = max(_wide(text, size, 700), _wide(told, small, 500))
    width = wide + beside
    left = round(measures.frame.width / 2 - width / 2)
    rect = Rect(left, measures.sheet.bottom, round(width), height)
    look = AskedLook(text, size, player.colour, initial(player.name), k, told, small)
    name = f"{text}. {told}".strip() if told else text
    yield Sign("asked", rect, look, Layer.LABEL, name=name, tipped=False)


def told_of_others(situation: Situation, seat: int) -> Iterator[str]:
    """Which people at this screen have decided, or need not: their names alone, not what."""
    turn = situation.view["turn"]
    for other, player in enumerate(situation.players):
        if other in (seat, *turn["waiting"]) or player.kind != "human":
            continue
        over = passed_over(situation, other)
        yield words.fits_none_of(name=player.name) if over else words.decided(name=player.name)


def _size(text: str, weight: int, largest: int, most: float) -> int:
    size = largest
    while size > SMALLEST and _wide(text, size, weight) > most:
        size -= 1
    return size


def _wide(text: str, size: int, weight: int) -> float:
    return text_width(text, size, weight)


def _high(size: int, weight: int) -> float:
    return QFontMetricsF(font(size, weight)).height()
