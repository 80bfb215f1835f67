"""Fifty at the table: where everything lies, and which gesture means which action."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from app.games.contract import (
    MAIN,
    Advice,
    DoActions,
    Frame,
    GameTable,
    RailAction,
    Situation,
    Status,
    TableCommand,
)
from app.games.deal_words import deal_words
from app.paint.brushes import line, rounded
from app.paint.paper import CARD_RATIO
from app.style.typography import Metrics, joined
from app.table.aims import aim_decorations
from app.table.guide import Offer
from app.table.layout import CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.painters import Brush, paints
from app.table.panels import Other, Row, lay_panels, seat_anchor
from app.table.spread import spread_hand
from app.table.trays import tray_rect
from app.table.visuals import TextVisual
from engine.core.refusal import Refusal
from tests.sample_game import texts
from tests.sample_game.pictures import FiftyFace
from tests.sample_game.rules import GOAL, FiftyView, totals

if TYPE_CHECKING:
    from app.match.bot_client import Hint

FiftySituation: TypeAlias = Situation[FiftyView]

PILE: Final = "pile"
"""The one place: what everybody places lies there."""


@dataclass(frozen=True, slots=True)
class PileVisual:
    """What the pile looks like."""


@paints(PileVisual)
def _paint_pile(painter: QPainter, _: PileVisual, rect: QRectF, brush: Brush) -> None:
    theme, metrics = brush
    rounded(painter, rect, metrics.px(14), theme.well, line(theme.well_line, 1.5))


class FiftyTable(GameTable[FiftyView]):
    """A pile in the middle, the hand before it, the others along the far edge."""

    def layout(self, situation: FiftySituation, frame: Frame) -> Layout:
        unit = float(round(min(0.103 * frame.width, 0.165 * frame.height)))
        card = Rect((frame.width - unit) / 2, round(1.65 * unit), unit, unit * CARD_RATIO)
        place = tray_rect(card)
        where = _where(situation, situation.seat)
        head = place._replace(height=card.y - place.y)
        others = _others(situation, frame, place)
        return Layout(
            frame.width,
            frame.height,
            unit,
            (*others.cards, *_lying(situation, card), *_hand(situation, frame, unit)),
            (PlaceSpec(PILE, place, card, joined(texts.pile(), where), PileVisual()),),
            (*others.decorations, Decoration("total", head, TextVisual(where, "status"))),
            others.anchors,
        )

    def offers(self, situation: FiftySituation, card_id: str) -> dict[str, Offer]:
        if f"add {card_id}" not in situation.legal:
            return {}
        return {PILE: Offer(f"+{card_id}", "step")}

    def lay(self, situation: FiftySituation, card_id: str, place_id: str) -> TableCommand:
        return DoActions((f"add {card_id}",))

    def aim_decorations(
        self, layout: Layout, offers: Mapping[str, Offer], metrics: Metrics
    ) -> tuple[Decoration, ...]:
        return aim_decorations(layout, offers, texts.too_far(), metrics)

    def refusal(self, refusal: Refusal, situation: FiftySituation) -> str:
        return texts.refusals[refusal.code].filled(refusal.args)

    def advice(self, situation: FiftySituation, hint: Hint) -> Advice:
        reasons = [texts.reasons[reason.code]() for reason in hint.reasons]
        if hint.action == "stop":
            return Advice(texts.stop(), reasons, (MAIN,), MAIN)
        card = hint.action.removeprefix("add ")
        return Advice(texts.place(card=card), reasons, (card, PILE), PILE)

    def status(self, situation: FiftySituation) -> Status:
        view, seat = situation.view, situation.seat
        where = _where(situation, seat)
        if view["over"] is not None:
            return Status(texts.is_over(), where)
        if situation.stage != "playing":
            name = situation.players[view["turn"]["seat"]].name
            return Status(texts.playing(name=name), where)
        asked = texts.nothing_fits() if "stop" in situation.legal else texts.place_a_card()
        return Status(asked, where)

    def line(self, situation: FiftySituation) -> str:
        view, seed = situation.view, situation.seed
        return joined(*deal_words(view, seed, practice=situation.practice))

    def main(self, situation: FiftySituation) -> RailAction | None:
        if situation.stage not in ("playing", "watching"):
            return None
        return RailAction(texts.stop(), DoActions(("stop",)), "stop" in situation.legal)

    def typed(self, situation: FiftySituation, digits: str) -> str | None:
        hand = [] if situation.seat is None else situation.view["hands"][situation.seat]
        cards = [str(card) for card in hand if card is not None]
        return next(
            (card for card in (digits, *cards) if card in cards and card.startswith(digits)), None
        )

    def pressed(self, situation: FiftySituation, target: str) -> str:
        return texts.card_first() if target == PILE and situation.stage == "playing" else ""


def _totals(view: FiftyView) -> list[int]:
    return totals(view["placed"], view["seats"])


def _where(situation: FiftySituation, seat: int | None) -> str:
    """How far a seat has come; "" for nobody."""
    return "" if seat is None else texts.at(total=_totals(situation.view)[seat], goal=GOAL)


def _lying(situation: FiftySituation, card: Rect) -> list[CardSpec]:
    """The last card, and the one under it, which shows while the last one is on its way."""
    return [
        CardSpec(
            str(face), FiftyFace(face), card, Layer.PILE,
            order=at, place=PILE, alike=face, origin=seat_anchor(seat),
        )
        for at, (seat, face) in enumerate(situation.view["placed"][-2:])
    ]  # fmt: skip


def _hand(situation: FiftySituation, frame: Frame, unit: float) -> list[CardSpec]:
    held = [] if situation.seat is None else situation.view["hands"][situation.seat]
    cards = sorted((card for card in held if card is not None), reverse=frame.descending)
    spread = spread_hand(len(cards), unit, frame.width / 2, 0.9 * frame.width)
    top = round(frame.rail_top - 0.84 * unit)
    return [
        CardSpec(
            str(card), FiftyFace(card), Rect(round(left), top, unit, unit * CARD_RATIO), Layer.HAND,
            order=at, liftable=situation.stage != "over", alike=card,
            name=texts.hand_card(card=card, index=at + 1, count=len(cards)),
        )
        for at, (card, left) in enumerate(zip(cards, spread.lefts, strict=True))
    ]  # fmt: skip


def _others(situation: FiftySituation, frame: Frame, place: Rect) -> Row:
    """The other players in the order of play, between the bar and the row."""
    view, px, seats = situation.view, frame.metrics.px, len(situation.players)
    first = 0 if situation.seat is None else situation.seat + 1
    others = []
    for seat in [(first + step) % seats for step in range(seats)]:
        if seat == situation.seat:
            continue
        player, cards = situation.players[seat], len(view["hands"][seat])
        where = _where(situation, seat)
        told = texts.other(name=player.name, at=where, cards=cards)
        others.append(
            Other(
                seat, player.name, player.colour, where, cards,
                computer=player.kind != "human", current=seat in view["to_act"],
                accessible_name=told,
            )
        )  # fmt: skip
    top = frame.bar + px(12)
    area = Rect(px(26), top, frame.width - 2 * px(26), place.y - top - px(6))
    return lay_panels(others, area, frame.metrics, origin="")
