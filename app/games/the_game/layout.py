"""Where everything of The Game lies. Measures in U, the width of a card on this table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, cast

from PySide6.QtGui import QFontMetricsF

from app.games.contract import Frame, Situation
from app.games.the_game import words
from app.paint.faces import CARD_RATIO, BackFace, NumberFace
from app.paint.ornaments import DOWN, UP
from app.table.duty import Duty, duty_pill
from app.table.hanging import Edge, Hanging, hang, pill_height
from app.table.looks import DrawPileLook, RingLook, TextLook, TrayLook
from app.table.painters import FOOT, HEAD, SIDE
from app.table.plates import Other, lay_plates
from app.table.pose import Anchor, CardPose, Layer, Layout, PlacePose, Rect, Sign
from app.table.spread import spread_hand
from app.text import initial
from engine.games.the_game.fires import FIRE_CARDS
from engine.games.the_game.piles import ASCENDING, PILES, STARTS
from engine.games.the_game.turns import next_seat

LOW, HIGH = min(STARTS), max(STARTS)
CENTRES: Final = {"up1": -3.29, "up2": -1.79, "down1": 1.79, "down2": 3.29}
ASCENDS: Final[dict[str, bool]] = dict(zip(PILES, ASCENDING, strict=True))
CARD_TOP = 1.65
HAND_SHOWS = 0.84
"""How much of a hand card stands above the rail."""
PILLS_WITHIN = 1.46
"""Width that the signals of one pile share."""
SIGNAL_ICONS: Final = {"leave": "leave", "gentle": "gentle"}
DRAW = "draw"


def unit_of(width: float, height: float) -> float:
    """U: the width of a card, in whole logical pixels."""
    return float(max(40, round(min(0.103 * width, 0.165 * height))))


def lay_out(situation: Situation, frame: Frame) -> Layout:
    """The table of The Game."""
    view = situation.view
    unit = unit_of(frame.width, frame.height)
    top = round(CARD_TOP * unit)
    anchors = {DRAW: Anchor(_card(frame.width / 2 - unit / 2, top, unit), BackFace())}
    cards: list[CardPose] = []
    places: list[PlacePose] = []
    signs: list[Sign] = []
    for pile in PILES:
        x = frame.width / 2 + CENTRES[pile] * unit - unit / 2
        card = _card(round(x), top, unit)
        places.append(_place(view, pile, card, situation))
        cards += _pile_cards(view, pile, card)
        signs += _signals(situation, pile, places[-1], unit, frame)
        signs += _fire(view, pile, card, frame)
    places.append(_draw_place(view, anchors[DRAW].rect))
    signs.append(_draw_caption(anchors[DRAW].rect, frame))
    row = lay_plates(_others(situation), _plate_area(places[0].rect, unit, frame), frame.metrics)
    cards += row.cards
    cards += _hand(situation, unit, frame)
    return Layout(
        frame.width,
        frame.height,
        unit,
        tuple(cards),
        tuple(places),
        (*row.signs, *signs),
        {**anchors, **row.anchors},
    )


def _card(x: float, y: float, unit: float) -> Rect:
    return Rect(x, y, unit, unit * CARD_RATIO)


def _plate_area(tray: Rect, unit: float, frame: Frame) -> Rect:
    """Between the bar and the signals on the trays."""
    px = frame.metrics.px
    foot = _edge_y(tray, unit, frame) - pill_height(unit, frame.metrics) / 2 - px(4)
    head = frame.bar + min(px(18), max(px(2), (foot - frame.bar - px(62)) / 2))
    return Rect(px(26), head, frame.width - 2 * px(26), max(px(36), min(px(66), foot - head)))


def _edge_y(tray: Rect, unit: float, frame: Frame) -> float:
    """The middle of the pills on a tray's upper edge: they leave its numbers free."""
    numbers = tray.y + HEAD * unit - 0.12 * unit - 0.74 * max(12.0, 0.129 * unit)
    height = pill_height(unit, frame.metrics)
    return min(tray.y - frame.metrics.px(3), numbers - 3 - height / 2)


# Piles


def _place(view: Mapping[str, Any], pile: str, card: Rect, situation: Situation) -> PlacePose:
    unit = card.width
    numbers = view["piles"][pile]
    tray = Rect(
        card.x - SIDE * unit,
        card.y - HEAD * unit,
        unit * (1 + 2 * SIDE),
        unit * (CARD_RATIO + HEAD + FOOT),
    )
    direction = UP if ASCENDS[pile] else DOWN
    said = [
        words.says(situation.players[seat].name, signal_word(signals[pile]))
        for seat, signals in enumerate(view["signals"])
        if pile in signals
    ]
    return PlacePose(
        pile,
        tray,
        card,
        words.pile_name(pile, numbers[-1], said),
        TrayLook(direction, LOW, HIGH, layers=min(2, len(numbers) - 1)),
    )


def _pile_cards(view: Mapping[str, Any], pile: str, card: Rect) -> list[CardPose]:
    """The top card and the one under it, which shows while another is on its way."""
    numbers = view["piles"][pile]
    return [
        CardPose(
            id=card_id(number) if LOW < number < HIGH else f"start:{pile}",
            face=face_of(view, number, burning=str(number) in view["fires"]),
            rect=card,
            layer=Layer.PILE,
            order=len(numbers) - 2 + index,
            place=pile,
            origin=_origin(view, number),
        )
        for index, number in enumerate(numbers[-2:])
    ]


def _origin(view: Mapping[str, Any], number: int) -> str:
    """Whoever laid the card in this turn has it in their hand before."""
    turn = view["turn"]
    laid = any(card == number for card, _ in turn["placed"])
    return f"seat{turn['seat']}" if laid else ""


def card_id(number: int) -> str:
    """Id of a number card, wherever it lies."""
    return str(number)


def face_of(view: Mapping[str, Any], number: int, *, burning: bool = False) -> NumberFace:
    """The face of a card of this deck."""
    fire = bool(view["options"]["on_fire"]) and number in FIRE_CARDS
    return NumberFace(number, LOW, HIGH, fire=fire, burning=burning)


def _fire(view: Mapping[str, Any], pile: str, card: Rect, frame: Frame) -> list[Sign]:
    """The ring round a fire on top, and the pill that names its deadline."""
    laid = view["fires"].get(str(view["piles"][pile][-1]))
    if laid is None:
        return []
    text = words.due_now() if laid < view["turn"]["number"] else words.due_next_turn()
    unit = card.width
    glow = RingLook("fire", unit, halo=True)
    return [
        Sign(f"ring:{pile}", card, RingLook("fire", unit), Layer.PILE, 1000, glow=glow),
        duty_pill(pile, card, Duty("flame", text, "fire_fill"), frame.metrics),
    ]


def signal_word(signal: str) -> str:
    """The word of a signal."""
    return words.leave() if signal == "leave" else words.gentle()


def _signals(
    situation: Situation, pile: str, place: PlacePose, unit: float, frame: Frame
) -> tuple[Sign, ...]:
    view, seat = situation.view, situation.seat
    hanging = {}
    for other, signals in enumerate(view["signals"]):
        if pile in signals:
            player = situation.players[other]
            hanging[other] = Hanging(
                player.colour,
                initial(player.name),
                SIGNAL_ICONS[signals[pile]],
                signal_word(signals[pile]),
                own=other == seat,
            )
    own = hanging.pop(seat, None) if seat is not None else None
    name = ""
    if situation.can_signal:
        name = words.change_the_signal(own.word, pile) if own else words.set_a_signal(pile)
    x, _ = place.rect.middle
    height = pill_height(unit, frame.metrics)
    edge = Edge(
        x,
        _edge_y(place.rect, unit, frame),
        place.rect.right - frame.metrics.px(2),
        PILLS_WITHIN * unit,
        height,
        frame.metrics,
    )
    order = [hanging[other] for other in _in_order(situation) if other in hanging]
    return hang(pile, order, own, name, edge)


# Draw pile


def _draw_place(view: Mapping[str, Any], rect: Rect) -> PlacePose:
    count = len(view["draw"])
    return PlacePose(
        DRAW, rect, rect, words.draw_pile_name(count), DrawPileLook(count), takes_cards=False
    )


def _draw_caption(pile: Rect, frame: Frame) -> Sign:
    look = TextLook(words.draw_pile(), "caption", "text_2")
    height = QFontMetricsF(frame.metrics.font("caption")).height()
    width = pile.width * 1.7
    middle = (pile.middle[0], pile.y - frame.metrics.px(9) - height / 2)
    return Sign("caption:draw", Rect.around(middle, width, height), look)


# Players


def _in_order(situation: Situation) -> list[int]:
    """The other seats, in the order in which they play after the one on screen."""
    seats = len(situation.players)
    first = situation.seat if situation.seat is not None else 0
    rest = [(first + step) % seats for step in range(1, seats)]
    return rest if situation.seat is not None else [first, *rest]


def _others(situation: Situation) -> list[Other]:
    view = situation.view
    to_act = view["to_act"]
    acting = to_act[0] if to_act else None
    hands = tuple(map(tuple, view["hands"]))
    following = None
    if acting is not None:
        following = next_seat(cast(tuple[tuple[int, ...], ...], hands), acting)
    others = []
    for seat in _in_order(situation):
        player = situation.players[seat]
        current = seat == acting and situation.stage != "reviewing"
        parts = []
        if current:
            parts.append(words.plays_now())
        elif seat == (acting if situation.stage == "reviewing" else following):
            parts.append(words.plays_next())
        if player.kind != "human":
            parts.append(words.computer())
        if not hands[seat] and not parts:
            parts.append(words.has_no_cards())
        others.append(
            Other(
                seat,
                player.name,
                player.colour,
                " · ".join(parts),
                len(hands[seat]),
                player.kind != "human",
                current,
                words.player_name(player.name, len(hands[seat]), parts),
            )
        )
    return others


def _hand(situation: Situation, unit: float, frame: Frame) -> list[CardPose]:
    if situation.seat is None:
        return []
    px = frame.metrics.px
    held = situation.view["hands"][situation.seat]
    numbers = sorted((card for card in held if card is not None), reverse=frame.descending)
    row = spread_hand(len(numbers), unit, frame.width / 2, frame.width - 2 * px(26))
    height = row.width * CARD_RATIO
    top = round(frame.rail_top - HAND_SHOWS * height + px(3))
    cards = []
    for index, (number, left) in enumerate(zip(numbers, row.lefts, strict=True)):
        face = face_of(situation.view, number)
        name = words.hand_card_name(number, index + 1, len(numbers), face.fire)
        rect = Rect(round(left), top, row.width, height)
        cards.append(
            CardPose(
                id=card_id(number),
                face=face,
                rect=rect,
                layer=Layer.HAND,
                order=index,
                liftable=situation.stage != "over",
                name=name,
                origin=DRAW,
            )
        )
    return cards
