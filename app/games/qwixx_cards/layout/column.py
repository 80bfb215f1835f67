"""The column left of the own sheet: draw pile, discard pile, display."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import number_of, offered_cells
from app.games.qwixx_cards.deciding import top_number
from app.games.qwixx_cards.layout.ids import DISCARD, DRAW, TOP, display_id
from app.games.qwixx_cards.layout.measures import (
    COLUMN_RIGHT,
    LEFT,
    QwixxMeasures,
    block,
    card_rect,
    line_height,
)
from app.games.qwixx_cards.layout.taken import last_take
from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.visuals.visuals import CallVisual, QwixxPileVisual, QwixxSlotVisual
from app.paint.faces import CARD_RATIO, BackFace
from app.paint.places import layers_of
from app.table.layout import CardSpec, Decoration, Layer, PlaceSpec, Rect
from app.table.visuals import CardRingVisual, CardVeilVisual
from engine.games.qwixx_cards.printed import DISPLAY as DISPLAY_SIZE

DRAW_CARD, DISPLAY_CARD, DISCARD_CARD = 96.0, 62.0, 48.0
SHOWN_DISCARDED: Final = 4
"""Cards on top of the discard pile that lie there as cards: those of a turn, and one below."""


class PileColumn:
    """The column of piles and display, left of the own sheet."""

    def __init__(self, measures: QwixxMeasures) -> None:
        self.measures = measures
        metrics, k, sheet = measures.frame.metrics, measures.k, measures.sheet
        self.left = round(measures.x(LEFT))
        self.right = round(measures.x(COLUMN_RIGHT))
        self.head = max(30 * measures.v, line_height(metrics, 15) + 4 * k)
        self.draw = card_rect(self.left, sheet.y + self.head, float(round(DRAW_CARD * k)))
        width = float(round(DISPLAY_CARD * k))
        self.display_top = round(sheet.bottom - 5 * k - width * CARD_RATIO)
        self.step = (self.right - self.left - width) / (DISPLAY_SIZE - 1)
        self.display = [
            card_rect(self.left + slot * self.step, self.display_top, width)
            for slot in range(DISPLAY_SIZE)
        ]
        small = float(round(DISCARD_CARD * k))
        self.discard = card_rect(self.right - small, self.draw.bottom - small * CARD_RATIO, small)

    def heading(self, id_: str, text: str, foot: float, accent: str = "") -> Decoration:
        """Return a line of words that ends over what it names."""
        metrics, k = self.measures.frame.metrics, self.measures.k
        width = self.measures.sheet.x - 8 * k - self.left
        room = Rect(self.left, foot - self.head, width, self.head - 4 * k)
        decoration = block(id_, text, room, metrics, 15, strong=True, accent=accent)
        return replace(
            decoration, rect=decoration.rect._replace(y=foot - 6 * k - decoration.rect.height)
        )


def lay_piles(
    situation: QwixxSituation, column: PileColumn
) -> tuple[list[PlaceSpec], list[Decoration], list[CardSpec]]:
    """Draw pile and discard pile, with what they say."""
    view = situation.view
    k, metrics = column.measures.k, column.measures.frame.metrics
    count, top = len(view["draw"]), top_number(view)
    draw, discard = column.draw, column.discard
    discarded = number_of(view["discard"][-1]) if view["discard"] else None
    calls = view["turn"]["part"] == "number" and top is not None
    called = calls or view["turn"]["part"] in ("play", "mark")
    places = [
        PlaceSpec(
            DRAW,
            draw,
            draw,
            words.draw_pile_name(count, top, calls=called),
            QwixxPileVisual(layers_of(count)),
            takes_cards=False,
            idle=True,
        ),
        PlaceSpec(
            DISCARD,
            discard,
            discard,
            words.discard_pile_name(len(view["discard"]), discarded),
            QwixxPileVisual(0),
            takes_cards=False,
            idle=True,
        ),
    ]
    beside = draw.right + 14 * k
    room = Rect(beside, draw.y + 2 * k, column.right - beside, discard.y - draw.y - 6 * k)
    decorations = [block("count:draw", words.in_draw_pile(n=count), room, metrics, 14)]
    room = Rect(beside, discard.y, discard.x - beside - 8 * k, discard.height)
    told = words.discarded(n=len(view["discard"])) if view["discard"] else words.discard_pile()
    said = block("count:discard", told, room, metrics, 14)
    middle = discard.middle[1] - said.rect.height / 2
    decorations.append(replace(said, rect=said.rect._replace(y=middle)))
    if called:
        heading = words.number_called()
        decorations.append(column.heading("heading:draw", heading, draw.y, str(top or "")))
    else:
        decorations.append(column.heading("heading:draw", words.draw_pile(), draw.y))
    if calls:
        decorations.append(Decoration("calls", draw, CallVisual(), Layer.WELL, 50))
    cards = [*_discarded(situation, discard)]
    if top is not None:
        cards.append(_top(situation, top, draw))
    return places, decorations, cards


def _top(situation: QwixxSituation, top: int, rect: Rect) -> CardSpec:
    """Lay out the card whose number is seen; in part 2 it can be laid on a row."""
    turn = situation.view["turn"]
    asked = turn["part"] == "number" and situation.stage in ("playing", "deciding")
    free = asked and bool(offered_cells(situation))
    back = BackFace("neutral", number=top)
    name = words.top_card_name(number=top) if free else ""
    # Before part 2 it is not the number for all: cards are still drawn from the pile.
    waits = turn["part"] == "take"
    last = last_take(situation)
    return CardSpec(
        TOP, back, rect, Layer.PILE, 0, place=DRAW, liftable=free, alike=back,
        over=CardVeilVisual() if waits else None, flat=True, name=name,
        anew=last is not None and bool(last.filled), origin=DRAW,
    )  # fmt: skip


def _discarded(situation: QwixxSituation, rect: Rect) -> list[CardSpec]:
    """Lay out the last cards that were played, face down."""
    cards = situation.view["discard"]
    count = len(cards)
    before = (situation.view["turn"]["seat"] - 1) % len(situation.players)
    origin = "" if before == situation.seat else "rival"
    shown = range(max(0, count - SHOWN_DISCARDED), count)
    step = max(1.0, rect.width * 0.03)
    return [
        CardSpec(
            f"discard:{index}",
            back := BackFace("neutral", number=number_of(cards[index])),
            rect._replace(x=rect.x - (count - 1 - index) * step),
            Layer.PILE,
            index,
            place=DISCARD,
            alike=back,
            flat=True,
            was_open=True,
            origin=origin,
        )
        for index in shown
    ]


def lay_display(
    situation: QwixxSituation, column: PileColumn
) -> tuple[list[Decoration], list[CardSpec]]:
    """Lay out the four backs of the display; those that can be taken now are lit."""
    view = situation.view
    decorations = [column.heading("heading:display", words.display(), column.display_top)]
    cards = []
    last = last_take(situation)
    filled = () if last is None else last.filled
    for slot, card in enumerate(view["display"]):
        rect = column.display[slot]
        if card is None:
            decorations.append(Decoration(f"slot:{slot}", rect, QwixxSlotVisual(), Layer.WELL))
            continue
        number = number_of(card)
        back = BackFace("neutral", number=number)
        free = situation.stage == "playing" and f"take {slot + 1}" in situation.legal
        cards.append(
            CardSpec(
                display_id(slot),
                back,
                rect,
                Layer.PILE,
                slot,
                liftable=free,
                pressable=situation.stage != "over",
                idle=not free,
                row="display",
                alike=back,
                over=CardRingVisual(halo=True) if free else None,
                name=words.display_card_name(number=number, place=slot + 1, count=DISPLAY_SIZE),
                origin="draw",
                anew=slot in filled,
                was=TOP if filled[:1] == (slot,) else "",
            )
        )
    return decorations, cards
