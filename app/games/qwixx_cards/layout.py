"""Where everything of Qwixx lies."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from app.games.contract import Frame, Situation
from app.games.qwixx_cards import words
from app.games.qwixx_cards.asked import lay_asked
from app.games.qwixx_cards.beside import beside_hand
from app.games.qwixx_cards.blocks import block, line_height, steps_block
from app.games.qwixx_cards.column import Column, lay_display, lay_piles
from app.games.qwixx_cards.crosses import lay_crosses
from app.games.qwixx_cards.hand import lay_hand
from app.games.qwixx_cards.looks import StepState
from app.games.qwixx_cards.measures import ASKED_HEIGHT, LEFT, RIGHT, Measures, measures_of
from app.games.qwixx_cards.rivals import lay_rivals
from app.games.qwixx_cards.sheet import lay_sheet
from app.paint.faces import BackFace
from app.table.layout import Anchor, ArrivalSpeed, Layout, Rect, Sign
from engine.games.qwixx_cards.printed import FULL_HAND


def lay_out(situation: Situation, frame: Frame) -> Layout:
    """The table of Qwixx."""
    measures = measures_of(frame)
    places, signs = lay_sheet(situation, measures)
    column = Column(measures)
    rivals, cards = lay_rivals(situation, measures)
    pile_places, pile_signs, pile_cards = lay_piles(situation, column)
    display_signs, display_cards = lay_display(situation, column)
    hand_places, hand_cards = lay_hand(situation, measures)
    crosses = (*lay_crosses(situation, measures),)
    own = (*signs, *crosses, *lay_asked(situation, measures))
    owned = {*(place.id for place in places), *(sign.id for sign in own)}
    signs = (*own, *rivals, *pile_signs, *display_signs, *_words(situation, measures))
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
            "rival": Anchor(column.draw, None, ArrivalSpeed.OTHER),
        },
        owner=situation.seat,
        owned=frozenset(owned),
    )


# Words beside the hand


def _words(situation: Situation, measures: Measures) -> list[Sign]:
    metrics = measures.frame.metrics
    left, _ = _beside_hand(measures, measures.widest_hand)
    signs = []
    if situation.view["over"] is None:
        signs.append(steps_block(_steps(situation.view), left, metrics))
    said = beside_hand(situation)
    if said:
        chooses = situation.view["turn"]["part"] in ("play", "mark")
        widest = measures.widest_hand if chooses else measures.hand_width(FULL_HAND)
        _, right = _beside_hand(measures, widest)
        sign = block("hint", said, right, metrics, 14.5, align="right")
        y = right.middle[1] - sign.rect.height / 2
        rect = sign.rect._replace(y=y)
        signs.append(replace(sign, rect=rect, name=" ".join(said), tipped=False))
    return signs


def _beside_hand(measures: Measures, widest: float) -> tuple[Rect, Rect]:
    """Room for words left and right of a hand of that width; in a tall window above it."""
    k, middle = measures.k, measures.frame.width / 2
    left, right = measures.x(LEFT), measures.x(RIGHT)
    top, foot = measures.sheet.bottom + 8 * k, measures.frame.rail_top - 8 * k
    aside = widest / 2 + 8 * k
    above, below = measures.raised_top - 8 * k, top + ASKED_HEIGHT * k
    if above - below >= 5 * line_height(measures.frame.metrics, 15):
        top, foot, aside = below, above, 8 * k
    return (
        Rect(left, top, middle - aside - left, foot - top),
        Rect(middle + aside, top, right - middle - aside, foot - top),
    )


def _steps(view: Mapping[str, Any]) -> list[tuple[str, StepState]]:
    now = {"take": 0, "number": 1, "play": 2, "mark": 2}[view["turn"]["part"]]
    texts = (words.take(), words.step_number(), words.step_play())
    return [
        (text, "done" if index < now else "now" if index == now else "next")
        for index, text in enumerate(texts)
    ]
