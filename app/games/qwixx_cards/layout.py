"""Where everything of Qwixx lies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Literal

from app.games.contract import Frame, Situation
from app.games.qwixx_cards import words
from app.games.qwixx_cards.blocks import block, line_height, steps_block
from app.games.qwixx_cards.choice import (
    chosen_of,
    colour_of,
    goes_with,
    number_of,
)
from app.games.qwixx_cards.hints import hints
from app.games.qwixx_cards.looks import (
    CallLook,
    PileLook,
    SlotLook,
    SlotsLook,
    StepState,
)
from app.games.qwixx_cards.measures import (
    COLUMN_RIGHT,
    LEFT,
    RIGHT,
    Measures,
    card_rect,
    measures_of,
)
from app.games.qwixx_cards.rivals import lay_rivals
from app.games.qwixx_cards.sheet import lay_sheet, top_number
from app.paint.faces import CARD_RATIO, BackFace, QwixxFace
from app.paint.places import layers_of
from app.table.looks import CardRingLook, CardVeilLook
from app.table.pose import Anchor, CardPose, Layer, Layout, Pace, PlacePose, Rect, Sign
from engine.games.qwixx_cards.cards import CARDS
from engine.games.qwixx_cards.printed import DISPLAY as DISPLAY_SIZE
from engine.games.qwixx_cards.printed import FULL_HAND

DRAW, DISCARD, HAND, TOP = "draw", "discard", "hand", "top"
DRAW_CARD, DISPLAY_CARD, DISCARD_CARD = 96.0, 62.0, 48.0
SHOWN_DISCARDED: Final = 4
"""Cards on top of the discard pile that lie there as cards: those of a turn, and one below."""


def lay_out(situation: Situation, frame: Frame) -> Layout:
    """The table of Qwixx."""
    measures = measures_of(frame)
    places, signs = lay_sheet(situation, measures)
    column = _Column(measures)
    rivals, cards = lay_rivals(situation, measures)
    pile_places, pile_signs, pile_cards = _piles(situation, column)
    display_signs, display_cards = _display(situation, column)
    hand_places, hand_cards = _hand(situation, measures)
    signs = (*signs, *rivals, *pile_signs, *display_signs, *_words(situation, measures))
    return Layout(
        frame.width,
        frame.height,
        measures.hand_card,
        (*pile_cards, *display_cards, *cards, *hand_cards),
        (*pile_places, *places, *hand_places),
        signs,
        {
            "draw": Anchor(column.draw),
            "deal": Anchor(column.draw, BackFace("neutral")),
            "rival": Anchor(column.draw, None, Pace.OTHER),
        },
    )


# Piles


class _Column:
    """The column of piles and display, left of the own sheet."""

    def __init__(self, measures: Measures) -> None:
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

    def heading(self, id_: str, text: str, foot: float, accent: str = "") -> Sign:
        """A line of words that ends over what it names."""
        metrics, k = self.measures.frame.metrics, self.measures.k
        width = self.measures.sheet.x - 8 * k - self.left
        room = Rect(self.left, foot - self.head, width, self.head - 4 * k)
        sign = block(id_, text, room, metrics, 15, strong=True, accent=accent)
        return replace(sign, rect=sign.rect._replace(y=foot - 6 * k - sign.rect.height))


def _piles(
    situation: Situation, column: _Column
) -> tuple[list[PlacePose], list[Sign], list[CardPose]]:
    view = situation.view
    k, metrics = column.measures.k, column.measures.frame.metrics
    count, top = len(view["draw"]), top_number(view)
    draw, discard = column.draw, column.discard
    calls = view["turn"]["part"] == "number" and top is not None
    places = [
        PlacePose(
            DRAW,
            draw,
            draw,
            words.draw_pile_name(count, top),
            PileLook(layers_of(count)),
            takes_cards=False,
        ),
        PlacePose(
            DISCARD,
            discard,
            discard,
            words.discard_pile_name(len(view["discard"])),
            PileLook(0),
            takes_cards=False,
        ),
    ]
    beside = draw.right + 14 * k
    room = Rect(beside, draw.y + 2 * k, column.right - beside, discard.y - draw.y - 6 * k)
    signs = [block("count:draw", words.in_draw_pile(count), room, metrics, 14)]
    if view["discard"]:
        room = Rect(beside, discard.y, discard.x - beside - 8 * k, discard.height)
        said = block("count:discard", words.discarded(len(view["discard"])), room, metrics, 14)
        middle = discard.middle[1] - said.rect.height / 2
        signs.append(replace(said, rect=said.rect._replace(y=middle)))
    if calls or view["turn"]["part"] in ("play", "mark"):
        head, _, number = words.number_for_all(top or 0).rpartition(" ")
        signs.append(column.heading("heading:draw", head, draw.y, number))
    else:
        signs.append(column.heading("heading:draw", words.draw_pile(), draw.y))
    if calls:
        signs.append(Sign("calls", draw, CallLook(), Layer.WELL, 50))
    cards = [*_discarded(situation, discard)]
    if top is not None:
        cards.append(_top(situation, top, draw))
    return places, signs, cards


def _top(situation: Situation, top: int, rect: Rect) -> CardPose:
    """The card whose number is seen; in part 2 it can be laid on a row."""
    turn = situation.view["turn"]
    free = turn["part"] == "number" and situation.stage in ("playing", "deciding")
    back = BackFace("neutral", number=top)
    name = words.top_card_name(top) if free else ""
    return CardPose(
        TOP, back, rect, Layer.PILE, 0, place=DRAW, liftable=free, kin=back, flat=True, name=name
    )


def _discarded(situation: Situation, rect: Rect) -> list[CardPose]:
    """The last cards that were played, face down."""
    cards = situation.view["discard"]
    count = len(cards)
    before = (situation.view["turn"]["seat"] - 1) % len(situation.players)
    origin = "" if before == situation.seat else "rival"
    shown = range(max(0, count - SHOWN_DISCARDED), count)
    step = max(1.0, rect.width * 0.03)
    return [
        CardPose(
            f"discard:{index}",
            back := BackFace("neutral", number=number_of(cards[index])),
            rect._replace(x=rect.x - (count - 1 - index) * step),
            Layer.PILE,
            index,
            place=DISCARD,
            kin=back,
            flat=True,
            origin=origin,
        )
        for index in shown
    ]


def _display(situation: Situation, column: _Column) -> tuple[list[Sign], list[CardPose]]:
    """Four backs; those that can be taken now are lit."""
    view = situation.view
    signs = [column.heading("heading:display", words.display(), column.display_top)]
    cards = []
    for slot, card in enumerate(view["display"]):
        rect = column.display[slot]
        if card is None:
            signs.append(Sign(f"slot:{slot}", rect, SlotLook(), Layer.WELL))
            continue
        number = number_of(card)
        back = BackFace("neutral", number=number)
        free = situation.stage == "playing" and f"take {slot + 1}" in situation.legal
        cards.append(
            CardPose(
                display_id(slot),
                back,
                rect,
                Layer.PILE,
                slot,
                liftable=free,
                pressable=situation.stage != "over",
                row="display",
                kin=back,
                over=CardRingLook(halo=True) if free else None,
                name=words.display_card_name(number, slot + 1, DISPLAY_SIZE),
                origin="draw",
            )
        )
    return signs, cards


def display_id(slot: int) -> str:
    """Id of the card in a place of the display, from 0."""
    return f"display:{slot}"


def slot_of(card_id: str) -> int | None:
    """The place of the display that a card lies in; None if in none."""
    kind, _, slot = card_id.partition(":")
    return int(slot) if kind == "display" else None


# The hand


def _hand(situation: Situation, measures: Measures) -> tuple[list[PlacePose], list[CardPose]]:
    """The own hand: open, chosen cards higher; or face down while all decide."""
    if situation.seat is None:
        return [], []
    view = situation.view
    held: list[str] = view["hands"][situation.seat]
    if any(card.startswith("?") for card in held):
        return [], _covered(situation, held, measures)
    turn = view["turn"]
    own_turn = turn["seat"] == situation.seat
    played = turn["played"][1] if turn["played"] and own_turn else []
    cards = sorted([*held, *played], key=CARDS.index, reverse=measures.frame.descending)
    taking = own_turn and turn["part"] == "take" and situation.stage == "playing"
    count = FULL_HAND if taking else len(cards)
    left, step = measures.hand_left(count), measures.hand_card + measures.hand_gap
    poses = []
    for index, card in enumerate(cards):
        state = _state(situation, card, played)
        top = measures.raised_top if state == "chosen" else measures.hand_top
        rect = card_rect(left + index * step, top, measures.hand_card)
        poses.append(_hand_card(situation, card, rect, (index, len(cards)), state))
    places = []
    if taking:
        free = [(FULL_HAND - count + index) * step for index in range(len(cards), count)]
        rect = Rect(left, measures.hand_top, count * step - measures.hand_gap, 0)
        rect = rect._replace(height=measures.frame.rail_top - rect.y)
        card = card_rect(left + len(cards) * step, rect.y, measures.hand_card)
        look = SlotsLook(tuple(free), measures.hand_card)
        places.append(PlacePose(HAND, rect, card, "", look, veiled=False))
    return places, poses


HandState = Literal["plain", "chosen", "dim"]


def _state(situation: Situation, card: str, played: Sequence[str]) -> HandState:
    """How a card of the own hand stands."""
    turn = situation.view["turn"]
    if card in played:
        return "chosen"
    if situation.stage != "playing" or turn["part"] not in ("play", "mark"):
        return "plain"
    if turn["part"] == "mark":
        return "dim"
    chosen = chosen_of(situation)
    if card in chosen.cards:
        return "chosen"
    return "plain" if goes_with(situation, chosen, card) else "dim"


def _hand_card(
    situation: Situation, card: str, rect: Rect, place: tuple[int, int], state: HandState
) -> CardPose:
    index, count = place
    colour, number = colour_of(card), number_of(card)
    part = situation.view["turn"]["part"]
    free = situation.stage == "playing" and part in ("play", "mark") and state != "dim"
    over = {"plain": None, "chosen": CardRingLook(), "dim": CardVeilLook()}[state]
    return CardPose(
        card,
        QwixxFace(colour, number),
        rect,
        Layer.HAND,
        index,
        liftable=free,
        pressable=situation.stage != "over",
        back=BackFace("neutral", number=number),
        over=over,
        name=words.hand_card_name(
            colour, number, (index + 1, count), chosen=state == "chosen", dim=state == "dim"
        ),
        origin="deal",
    )


def _covered(situation: Situation, held: Sequence[str], measures: Measures) -> list[CardPose]:
    """The own hand face down; a press turns it up, behind the curtain."""
    left, step = measures.hand_left(len(held)), measures.hand_card + measures.hand_gap
    poses = []
    for index, card in enumerate(held):
        back = BackFace("neutral", number=number_of(card))
        deciding = situation.stage == "deciding"
        name = words.covered_card_name(back.number, index + 1, len(held)) if deciding else ""
        poses.append(
            CardPose(
                covered_id(index),
                back,
                card_rect(left + index * step, measures.hand_top, measures.hand_card),
                Layer.HAND,
                index,
                pressable=deciding,
                kin=back,
                name=name,
                origin="draw",
            )
        )
    return poses


def covered_id(index: int) -> str:
    """Id of a card of the own hand that lies face down."""
    return f"covered:{index}"


def is_covered(card_id: str) -> bool:
    """Whether that is a card of the own hand that lies face down."""
    return card_id.startswith("covered:")


# Words beside the hand


def _words(situation: Situation, measures: Measures) -> list[Sign]:
    metrics = measures.frame.metrics
    left, right = _beside_hand(measures)
    signs = []
    if situation.view["over"] is None:
        signs.append(steps_block(_steps(situation.view), left, metrics))
    said = hints(situation)
    if said:
        sign = block("hint", said, right, metrics, 14.5, align="right")
        y = right.middle[1] - sign.rect.height / 2
        signs.append(replace(sign, rect=sign.rect._replace(y=y), name=" ".join(said)))
    return signs


def _beside_hand(measures: Measures) -> tuple[Rect, Rect]:
    """Room for words left and right of the hand; in a tall window above it."""
    k, middle = measures.k, measures.frame.width / 2
    left, right = measures.x(LEFT), measures.x(RIGHT)
    top, foot = measures.sheet.bottom + 8 * k, measures.frame.rail_top - 8 * k
    aside = (measures.hand_card * FULL_HAND + measures.hand_gap * (FULL_HAND - 1)) / 2 + 16 * k
    above = measures.raised_top - 8 * k
    if above - top >= 5 * line_height(measures.frame.metrics, 15):
        foot, aside = above, 8 * k
    return (
        Rect(left, top, middle - aside - left, foot - top),
        Rect(middle + aside, top, right - middle - aside, foot - top),
    )


def _steps(view: Mapping[str, Any]) -> list[tuple[str, StepState]]:
    now = {"take": 0, "number": 1, "play": 2, "mark": 2}[view["turn"]["part"]]
    texts = (words.step_take(), words.step_number(), words.step_play())
    return [
        (text, "done" if index < now else "now" if index == now else "next")
        for index, text in enumerate(texts)
    ]
