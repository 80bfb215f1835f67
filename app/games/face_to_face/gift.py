"""The one gift of a turn: whether it is given, and what will be drawn with it and without it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from app.games.contract import Situation
from app.games.face_to_face import words
from app.games.face_to_face.looks import GiftLook
from app.games.face_to_face.measures import Measures
from app.games.the_game import words as the_game
from app.table.lines import fit_lines, line_height, sizes_from
from app.table.pose import Layer, Rect, Sign
from engine.games.face_to_face.piles import PILES, RIVALS
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, MINIMUM, cards_drawn

PAD, TOKEN = 16.0, 21.0
"""Inside the plate, and the radius of the token, at 1280 x 800."""
END: Final = "end"


RIVALS_PILES: Final = {pile for pile, rivals in zip(PILES, RIVALS, strict=True) if rivals}


def is_gift(pile: str) -> bool:
    """Whether a pile, as who lays a card there calls it, is the rival's."""
    return pile in RIVALS_PILES


def gift_in(view: Mapping[str, Any]) -> int | None:
    """The card that the rival has got in the turn under way."""
    return next((card for card, pile in view["turn"]["placed"] if is_gift(pile)), None)


def drawn_now(view: Mapping[str, Any]) -> int:
    """How many cards are drawn if the turn ends as it stands."""
    seat = view["turn"]["seat"]
    wanted = cards_drawn(len(view["hands"][seat]), gift_in(view) is not None)
    return min(wanted, len(view["draw"][seat]))


class GiftWords(NamedTuple):
    """What the plate says."""

    given: bool
    title: str
    text: str


def gift_words(situation: Situation) -> GiftWords | None:
    """What is said about the gift; None when the match is over."""
    view = situation.view
    if situation.stage == "over" or not view["to_act"]:
        return None
    if situation.stage == "reviewing":
        return _after_the_turn(situation)
    card = gift_in(view)
    if view["turn"]["seat"] != situation.seat:
        if card is None:
            return GiftWords(False, words.no_gift_yet(), words.rival_draws())
        return GiftWords(True, words.gift_for_you(card), words.rival_draws_up_to())
    if card is None:
        return GiftWords(False, words.one_gift(), _still_to_give(view))
    return GiftWords(True, words.gift_given(card), _once_given(situation))


def _still_to_give(view: Mapping[str, Any]) -> str:
    seat = view["turn"]["seat"]
    left = len(view["draw"][seat])
    to_place = max(1, MINIMUM - len(view["turn"]["placed"]))
    with_gift = cards_drawn(max(0, len(view["hands"][seat]) - to_place), True)
    if left <= DRAWN_WITHOUT_GIFT:
        return words.draws_all_anyway(left)
    if left < with_gift:
        return words.if_you_give_all(left)
    return words.if_you_give()


def _once_given(situation: Situation) -> str:
    view = situation.view
    seat = view["turn"]["seat"]
    left = len(view["draw"][seat])
    if left < cards_drawn(len(view["hands"][seat]), True):
        return words.draws_the_last(left)
    return words.draws_up_to(drawn_now(view)) if END in situation.legal else words.will_draw_up_to()


def _after_the_turn(situation: Situation) -> GiftWords | None:
    """The gift of the turn that has just ended, and the cards that came into the hand."""
    seat, views = situation.seat, situation.past()
    if seat is None or len(views) < 2:
        return None
    before = views[-2]
    card = gift_in(before)
    title = words.without_gift() if card is None else words.gift_given(card)
    held = before["hands"][seat]
    came = [number for number in situation.view["hands"][seat] if number not in held]
    text = words.new_in_hand(came) if came else the_game.you_drew(0)
    return GiftWords(card is not None, title, text)


def gift_plate(situation: Situation, measures: Measures) -> Sequence[Sign]:
    """The plate near the player's own piles: token, heading, and what will be drawn."""
    said = gift_words(situation)
    if said is None:
        return ()
    metrics, room = measures.metrics, measures.gift
    px = metrics.px
    pad, token = px(PAD), px(TOKEN)
    width = min(room.width, px(262) * max(1.0, metrics.text_scale))
    inner = width - 2 * pad
    aside = inner - 2 * token - pad * 0.75
    title, title_size = fit_lines(said.title, aside, room.height / 2, sizes_from(metrics, 16), 700)
    head = max(2 * token, line_height(title_size) * len(title))
    free = room.height - 2 * pad - head - pad * 0.6
    lines, size = fit_lines(said.text, inner, free, sizes_from(metrics, 14), 700)
    height = 2 * pad + head + pad * 0.6 + line_height(size) * len(lines)
    look = GiftLook(said.given, title, title_size, lines, size, pad, token)
    rect = Rect(room.x, room.y, width, height)
    return [Sign("gift", rect, look, Layer.WELL, 10, name=f"{said.title}. {said.text}")]
