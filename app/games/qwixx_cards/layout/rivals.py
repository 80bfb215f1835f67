"""The other players along the far edge: panels with their sheets, and their hands."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final, NamedTuple

from PySide6.QtGui import QFontMetricsF

from app import common_texts
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import colour_of, number_of
from app.games.qwixx_cards.deciding import can_be_asked, passed_over
from app.games.qwixx_cards.layout.measures import LEFT, PANEL_HEIGHT, RIGHT, QwixxMeasures
from app.games.qwixx_cards.layout.sheet import CELL_HEIGHT, CELL_PITCH, row_visual
from app.games.qwixx_cards.layout.taken import taken_from
from app.games.qwixx_cards.sheets import (
    fresh_crosses,
    fresh_penalties,
    own_seat,
    places_of,
    sheet_points,
)
from app.games.qwixx_cards.situation import QwixxSituation, QwixxView
from app.games.qwixx_cards.visuals.faces import QwixxFace
from app.games.qwixx_cards.visuals.visuals import RivalVisual, SheetSizes
from app.match.players import kind_words
from app.paint.faces import CARD_RATIO, BackFace
from app.style.typography import SMALLEST, Metrics, font, initial
from app.table.layout import CardSpec, Decoration, Layer, Rect
from app.table.visuals import CardRingVisual
from engine.games.qwixx_cards.printed import COLOURS, FULL_HAND, PENALTIES_TO_END, ROWS

WIDE, NARROW = 396.0, 294.0
"""Width of a panel: up to three in a row, and four."""
WIDE_MOST: Final = 3
GAP = 6.0
HAND_TOP: Final = 47.0
CARD: Final = 39.2
LEAST_CARD: Final = 28.0
"""Where the hand lies on a wide panel, and how high a card is to be and is at least."""
BELOW: Final = 5.0
"""What is left over the line below the hand and under it."""
LINE: Final = 13.0
"""Size of the line below the hand."""
POINTS, PENALTIES = (13.0, 700), (13.0, 450)
"""Sizes and weights of what stands at the foot of a panel."""
POINTS_APART: Final = 12.0
"""Between points and penalties."""
LONG_POINTS: Final = (-20, 100)
"""The longest points of a sheet: by them it is decided whether penalties are told in words."""
SMALL_SHEET: Final = (182.0, 62.0)
"""Of the design: a row of it is 15.5 high, a number 13.5 wide."""


class PanelParts(NamedTuple):
    """The places of a panel's parts."""

    shape: Rect
    name: Rect
    hand: Rect
    """Of five cards."""
    line: Rect
    sheet: Rect
    foot: Rect
    """Points and penalties; narrow, the points alone."""
    boxes: Rect
    """The penalties of a narrow panel."""


def line_heights(metrics: Metrics) -> tuple[float, float]:
    """Return how high the line below a hand is to be, and is at least, in pixels."""
    wanted = metrics.sized(LINE, 450)
    return QFontMetricsF(wanted).height(), QFontMetricsF(font(SMALLEST, 450)).height()


def parts_of(panel: Rect, k: float, *, narrow: bool, heights: tuple[float, float]) -> PanelParts:
    """Return the parts of a panel at a scale.

    The line below the hand has one of these `heights`, for which cards may get smaller, or none.
    """

    def rect(x: float, y: float, width: float, height: float) -> Rect:
        return Rect(panel.x + x * k, panel.y + y * k, width * k, height * k)

    width, height = panel.width / k, panel.height / k
    sheet_width, sheet_height = SMALL_SHEET
    if narrow:
        hand = rect(width - 12 - 5 * 22, 7, 5 * 22 - 2, 28)
        beside = width - 12 - sheet_width - 12 - 10
        return PanelParts(
            shape=rect(10, 7, 28, 28),
            name=rect(44, 0, width - 44 - 12 - 5 * 22 - 8, 43),
            hand=hand,
            line=rect(12, height, 0, 0),
            sheet=rect(12, 43, sheet_width, sheet_height),
            foot=rect(12 + sheet_width + 12, 43, beside, 30),
            boxes=rect(12 + sheet_width + 12, 43 + 34, beside, 22),
        )
    sheet_left = width - 15 - sheet_width
    rooms = (min(CARD, height - HAND_TOP - BELOW - high / k) for high in heights)
    card = next((high for high in rooms if high >= LEAST_CARD), CARD)
    below = HAND_TOP + card + 1
    return PanelParts(
        shape=rect(12, 9, 34, 34),
        name=rect(55, 5, sheet_left - 55 - 10, HAND_TOP - 5),
        hand=rect(14, HAND_TOP, (5 * 31 - 3) * card / CARD, card),
        line=rect(14, below, sheet_left - 14 - 10, height - below - (BELOW - 1)),
        sheet=rect(sheet_left, 11, sheet_width, sheet_height),
        foot=rect(sheet_left, 78, sheet_width, 26),
        boxes=rect(sheet_left, 78, 0, 0),
    )


def rival_id(seat: int) -> str:
    """Return the id of a player's panel."""
    return f"panel{seat}"


def seat_of(target: str) -> int | None:
    """Return the seat whose panel that is; None if it is no panel."""
    return int(target[5:]) if target.startswith("panel") and target[5:].isdigit() else None


def in_order(situation: QwixxSituation) -> list[int]:
    """Return the other seats, in the order in which they play after the one on screen."""
    seats = len(situation.players)
    return [(own_seat(situation) + step) % seats for step in range(1, seats)]


def lay_rivals(
    situation: QwixxSituation, measures: QwixxMeasures
) -> tuple[list[Decoration], list[CardSpec]]:
    """Lay out panels from left to right in order of play, and the cards on them."""
    decorations: list[Decoration] = []
    cards: list[CardSpec] = []
    narrow = len(situation.players) - 1 > WIDE_MOST
    heights = line_heights(measures.frame.metrics)
    boxed = narrow or not _words_fit(measures.k, measures.frame.metrics)
    for seat, panel in _panels(situation, measures):
        parts = parts_of(panel, measures.k, narrow=narrow, heights=heights)
        shown = _decoration(situation, seat, panel, measures.k, narrow=narrow, boxed=boxed)
        decorations.append(shown)
        cards += _hand(situation, seat, parts.hand)
    return decorations, cards


def _panels(situation: QwixxSituation, measures: QwixxMeasures) -> Iterator[tuple[int, Rect]]:
    seats = in_order(situation)
    count = len(seats)
    wide = WIDE if count <= WIDE_MOST else NARROW
    gap = GAP if count <= WIDE_MOST else (RIGHT - LEFT - 4 * NARROW) / 3
    row = count * wide + (count - 1) * gap
    first = (LEFT + RIGHT) / 2 - row / 2
    for index, seat in enumerate(seats):
        left = round(measures.x(first + index * (wide + gap)))
        width = round(wide * measures.h)
        top = round(measures.panels_top)
        yield seat, Rect(left, top, width, round(PANEL_HEIGHT * measures.v))


def _words_fit(k: float, metrics: Metrics) -> bool:
    """Tell whether penalties have room in words beside whatever points there may be."""
    strong, small = (QFontMetricsF(metrics.sized(*each)) for each in (POINTS, PENALTIES))
    points = max(strong.horizontalAdvance(words.points(each)) for each in LONG_POINTS)
    penalties = small.horizontalAdvance(words.penalties_of(PENALTIES_TO_END))
    return points + metrics.px(POINTS_APART) + penalties <= SMALL_SHEET[0] * k


def _decoration(
    situation: QwixxSituation, seat: int, panel: Rect, k: float, *, narrow: bool, boxed: bool
) -> Decoration:
    view, player = situation.view, situation.players[seat]
    sheet, sizes, crosses = view["sheets"][seat], _small(k), fresh_crosses(situation)
    fresh = {
        colour: tuple(number for number in ROWS[row] if (seat, colour, number) in crosses)
        for row, colour in enumerate(COLOURS)
    }
    penalties = sheet["penalties"]
    asked = can_be_asked(situation, seat)
    parts = _line(situation, seat)
    visual = RivalVisual(
        k=k,
        narrow=narrow,
        name=player.name,
        initial=initial(player.name),
        colour=player.colour,
        computer=player.kind != "human",
        current=_current(situation, seat),
        decided=_decided(view, seat),
        line=" · ".join(parts),
        points=words.points(sheet_points(sheet)),
        penalties=penalties,
        penalties_words="" if boxed else words.penalties_of(penalties),
        fresh_penalty=seat in fresh_penalties(situation),
        rows=tuple(
            replace(
                row_visual(sheet, row, sizes),
                bare=True,
                fresh=places_of(row, fresh[colour]),
            )
            for row, colour in enumerate(COLOURS)
        ),
    )
    if player.kind != "human":
        parts.append(kind_words(player.kind))
    cards = [
        card[1:] if card.startswith("?") else words.coloured(colour_of(card), [number_of(card)])
        for card in view["hands"][seat]
    ]
    rows = [(colour, sheet[colour]) for colour in COLOURS if sheet[colour]]
    told = [
        player.name, *parts, words.cards_seen(cards), words.points(sheet_points(sheet)),
        words.penalties_of(penalties), words.rows_seen(rows, sheet["locked"]),
    ]  # fmt: skip
    new = [(colour, numbers) for colour, numbers in fresh.items() if numbers]
    if new:
        told.append(words.new_crosses(new))
    name = ", ".join(told)
    return Decoration(
        rival_id(seat), panel, visual, Layer.WELL, 10, name, pressable=asked, radius=16 * k,
        unlit=replace(visual, current=False) if visual.current else None,
    )  # fmt: skip


def _small(k: float) -> SheetSizes:
    """Return the sizes of the sheet on a panel; what belongs to its foot is told beside it."""
    row, v = 13.5 * k / CELL_PITCH, 12 * k / CELL_HEIGHT
    shape, lock = 4.6 * k, 10 * k
    return SheetSizes(row, v, 0.25 * k, row, 0, 0, shape, lock, foot=0.0, box=0.0)


def _decided(view: QwixxView, seat: int) -> bool:
    turn = view["turn"]
    return view["over"] is None and turn["part"] == "number" and seat not in turn["waiting"]


def _current(situation: QwixxSituation, seat: int) -> bool:
    """Tell whether this player is to do something that all wait for, or has won."""
    view = situation.view
    if view["over"] is not None:
        return seat in view["over"]["winners"]
    turn = view["turn"]
    if situation.done_by is not None:
        return seat == situation.done_by
    if turn["part"] == "number":
        return seat in turn["waiting"]
    return bool(turn["seat"] == seat)


def _line(situation: QwixxSituation, seat: int) -> list[str]:
    view = situation.view
    turn = view["turn"]
    if view["over"] is not None:
        return []
    if situation.past and seat == situation.done_by:
        return [common_texts.was_playing()]
    if situation.past and not _decided(view, seat):
        return []
    if turn["part"] == "number":
        return [_decision(situation, seat)]
    if turn["seat"] == seat:
        return [common_texts.plays_now()]
    follows = (turn["seat"] + 1) % len(view["hands"]) == seat
    return [common_texts.plays_next()] if follows else []


def _decision(situation: QwixxSituation, seat: int) -> str:
    """Say how far a player is in part 2."""
    if not _decided(situation.view, seat):
        return words.still_deciding()
    if passed_over(situation, seat):
        return words.fits_no_row()
    return words.can_be_changed() if can_be_asked(situation, seat) else words.has_decided()


def _hand(situation: QwixxSituation, seat: int, room: Rect) -> Iterator[CardSpec]:
    """Lay out the backs of the hand, or an open one; what has just been played lies beside it."""
    view = situation.view
    turn = view["turn"]
    played = turn["played"][1] if turn["played"] and turn["seat"] == seat else []
    dealt = turn["number"] == 1 and turn["part"] == "take" and None not in view["display"]
    step = room.width / FULL_HAND
    height = room.height
    width = round(height / CARD_RATIO)
    for index, card in enumerate([*view["hands"][seat], *played]):
        rect = Rect(round(room.x + index * step), round(room.y), width, width * CARD_RATIO)
        back = BackFace("neutral", number=int(card[1:]))
        fresh = card in played
        if fresh or not card.startswith("?"):
            yield CardSpec(
                id=card,
                face=QwixxFace(colour_of(card), number_of(card)),
                rect=rect,
                layer=Layer.PILE,
                order=index,
                flat=True,
                back=back,
                over=CardRingVisual() if fresh else None,
                name=words.played_card_name(colour_of(card), number_of(card)) if fresh else "",
                origin="" if fresh else "rival",
                was="" if fresh else taken_from(situation, seat, back.number),
            )
        else:
            yield CardSpec(
                id=f"seat{seat}:{index}",
                face=back,
                rect=rect,
                layer=Layer.PILE,
                order=index,
                flat=True,
                alike=back,
                origin="draw" if dealt else "rival",
                was=taken_from(situation, seat, back.number),
            )
