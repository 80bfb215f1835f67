"""The own hand: open with what is chosen, or face down while all decide."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Literal

from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import chosen_of, colour_of, goes_with, number_of
from app.games.qwixx_cards.layout.measures import CHOSEN_APART, QwixxMeasures, card_rect
from app.games.qwixx_cards.layout.taken import taken_from
from app.games.qwixx_cards.sheets import own_seat
from app.games.qwixx_cards.situation import QwixxSituation
from app.games.qwixx_cards.visuals.faces import QwixxFace
from app.games.qwixx_cards.visuals.visuals import SlotsVisual
from app.paint.faces import BackFace
from app.table.layout import CardSpec, Layer, PlaceSpec, Rect
from app.table.visuals import CardRingVisual, CardVeilVisual
from engine.games.qwixx_cards.cards import CARDS
from engine.games.qwixx_cards.printed import FULL_HAND

HAND = "hand"


def lay_hand(
    situation: QwixxSituation, measures: QwixxMeasures
) -> tuple[list[PlaceSpec], list[CardSpec]]:
    """Lay out the own hand: open, chosen cards higher; or face down while all decide."""
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
    specs = []
    states = [_state(situation, card, played) for card in cards]
    shifts = _apart(states, CHOSEN_APART * measures.k)
    for index, (card, state) in enumerate(zip(cards, states, strict=True)):
        top = measures.raised_top if state == "chosen" else measures.hand_top
        rect = card_rect(left + index * step + shifts[index], top, measures.hand_card)
        specs.append(_hand_card(situation, card, rect, (index, len(cards)), state))
    places = []
    if taking:
        free = [(FULL_HAND - count + index) * step for index in range(len(cards), count)]
        rect = Rect(left, measures.hand_top, count * step - measures.hand_gap, 0)
        rect = rect._replace(height=measures.frame.rail_top - rect.y)
        card = card_rect(left + len(cards) * step, rect.y, measures.hand_card)
        visual = SlotsVisual(tuple(free), measures.hand_card)
        places.append(PlaceSpec(HAND, rect, card, "", visual, veiled=False))
    return places, specs


HandState = Literal["plain", "chosen", "dim"]


def _apart(states: Sequence[HandState], gap: float) -> list[float]:
    """Return how far each card stands to the side, so that chosen ones stand apart."""
    steps = [0, *((one == "chosen") != (other == "chosen") for one, other in pairwise(states))]
    gaps = list(accumulate(steps))
    return [gap * (before - gaps[-1] / 2) for before in gaps][: len(states)]


def _state(situation: QwixxSituation, card: str, played: Sequence[str]) -> HandState:
    """Return how a card of the own hand stands."""
    turn = situation.view["turn"]
    if card in played:
        return "plain" if situation.stage == "over" else "chosen"
    if situation.stage != "playing" or turn["part"] not in ("play", "mark"):
        return "plain"
    if turn["part"] == "mark":
        return "dim"
    chosen = chosen_of(situation)
    if card in chosen.cards:
        return "chosen"
    return "plain" if goes_with(situation, chosen, card) else "dim"


def _hand_card(
    situation: QwixxSituation, card: str, rect: Rect, place: tuple[int, int], state: HandState
) -> CardSpec:
    index, count = place
    colour, number = colour_of(card), number_of(card)
    part = situation.view["turn"]["part"]
    free = situation.stage == "playing" and part in ("play", "mark") and state != "dim"
    over = {"plain": None, "chosen": CardRingVisual(), "dim": CardVeilVisual()}[state]
    return CardSpec(
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
        was=taken_from(situation, own_seat(situation), number),
    )


def _covered(
    situation: QwixxSituation, held: Sequence[str], measures: QwixxMeasures
) -> list[CardSpec]:
    """Lay out the own hand face down; a press turns it up, behind the curtain."""
    left, step = measures.hand_left(len(held)), measures.hand_card + measures.hand_gap
    specs = []
    for index, card in enumerate(held):
        back = BackFace("neutral", number=number_of(card))
        deciding = situation.stage == "deciding"
        name = (
            words.covered_card_name(number=back.number, place=index + 1, count=len(held))
            if deciding
            else ""
        )
        specs.append(
            CardSpec(
                covered_id(index),
                back,
                card_rect(left + index * step, measures.hand_top, measures.hand_card),
                Layer.HAND,
                index,
                pressable=deciding,
                alike=back,
                name=name,
                origin="draw",
                was=taken_from(situation, own_seat(situation), back.number),
            )
        )
    return specs


def covered_id(index: int) -> str:
    """Return the id of a card of the own hand that lies face down."""
    return f"covered:{index}"


def is_covered(card_id: str) -> bool:
    """Tell whether that is a card of the own hand that lies face down."""
    return card_id.startswith("covered:")
