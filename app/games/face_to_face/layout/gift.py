"""The one gift of a turn: whether it is given, and what will be drawn with it and without it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from app.games.face_to_face import onlookers, words
from app.games.face_to_face.layout.ids import GIFT_PANEL
from app.games.face_to_face.layout.measures import FaceToFaceMeasures
from app.games.face_to_face.layout.sitting import is_watched
from app.games.face_to_face.situation import FaceToFaceSituation, FaceToFaceView
from app.games.face_to_face.visuals.visuals import BESIDE_TOKEN, UNDER_HEAD, GiftVisual
from app.games.numbers import texts as numbers
from app.games.numbers.offers import END
from app.style.typography import Metrics
from app.table.layout import Decoration, Layer, Rect
from app.table.lines import fit_lines, line_height, sizes_from
from engine.core.placing import placed_pairs
from engine.core.turn_happenings import CardsDrawn
from engine.games.face_to_face.happenings import GiftRewarded
from engine.games.face_to_face.piles import PILES, RIVALS
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, MINIMUM, cards_drawn

PAD, TOKEN = 16.0, 21.0
"""Inside the panel, and the radius of the token, at 1280 x 800."""
SCALES = (1.0, 0.75, 0.55)
"""Where there is little room, what is not words gets smaller."""


RIVALS_PILES: Final = {pile for pile, rivals in zip(PILES, RIVALS, strict=True) if rivals}


def is_gift(pile: str) -> bool:
    """Tell whether a pile, as who lays a card there calls it, is the rival's."""
    return pile in RIVALS_PILES


def gift_in(view: FaceToFaceView) -> int | None:
    """Return the card that the rival has got in the turn under way."""
    return next(
        (card for card, pile in placed_pairs(view["turn"]["placed"]) if is_gift(pile)), None
    )


def drawn_now(view: FaceToFaceView) -> int:
    """Return how many cards are drawn if the turn ends as it stands."""
    seat = view["turn"]["seat"]
    wanted = cards_drawn(len(view["hands"][seat]), gift_in(view) is not None)
    return min(wanted, len(view["draw"][seat]))


def drawn_at_least(view: FaceToFaceView) -> int:
    """Return how many cards are wanted at the end of a turn with a gift, however soon it ends."""
    seat = view["turn"]["seat"]
    to_place = max(0 if gift_in(view) else 1, MINIMUM - len(view["turn"]["placed"]))
    return cards_drawn(max(0, len(view["hands"][seat]) - to_place), True)


class GiftWords(NamedTuple):
    """The words on the panel of the gift."""

    given: bool
    title: str
    text: str
    own: bool = False
    """The text tells of cards that one person alone sees."""


def gift_words(situation: FaceToFaceSituation) -> GiftWords | None:
    """Return what is said about the gift; None when the match is over."""
    view = situation.view
    if situation.stage == "over" or not view["to_act"]:
        return None
    if situation.stage == "reviewing":
        return _after_the_turn(situation)
    if is_watched(situation):
        return _for_onlookers(situation)
    if view["turn"]["seat"] != situation.seat:
        return _in_the_rivals_turn(view)
    card = gift_in(view)
    if card is None:
        return GiftWords(False, words.one_gift(), _still_to_give(view))
    return GiftWords(True, words.gift_given(card=card), _once_given(situation))


def _for_onlookers(situation: FaceToFaceSituation) -> GiftWords:
    view = situation.view
    card = gift_in(view)
    name, left = situation.players[view["turn"]["seat"]].name, all_that_is_left(view)
    title = onlookers.no_gift_yet() if card is None else onlookers.gift(card=card)
    if left is not None:
        return GiftWords(card is not None, title, onlookers.left_to_draw(name, left))
    text = onlookers.draws(name) if card is None else onlookers.draws_up_to(name)
    return GiftWords(card is not None, title, text)


def _in_the_rivals_turn(view: FaceToFaceView) -> GiftWords:
    card, left = gift_in(view), all_that_is_left(view)
    title = words.no_gift_yet() if card is None else words.gift_for_you(card=card)
    if left is not None:
        return GiftWords(card is not None, title, words.rival_has_left(left))
    text = words.rival_draws() if card is None else words.rival_draws_up_to()
    return GiftWords(card is not None, title, text)


def all_that_is_left(view: FaceToFaceView) -> int | None:
    """Return the cards left to draw, where a turn with a gift would draw them all.

    Otherwise None.
    """
    left = len(view["draw"][view["turn"]["seat"]])
    return left if left <= DRAWN_WITHOUT_GIFT or left < drawn_at_least(view) else None


def _still_to_give(view: FaceToFaceView) -> str:
    left = all_that_is_left(view)
    if left is None:
        return words.if_you_give()
    return (
        words.if_you_give_all(left) if left > DRAWN_WITHOUT_GIFT else words.draws_all_anyway(left)
    )


def _once_given(situation: FaceToFaceSituation) -> str:
    view = situation.view
    left = all_that_is_left(view)
    if left is not None:
        return words.draws_the_last(left)
    return words.draws_up_to(drawn_now(view)) if END in situation.legal else words.will_draw_up_to()


def _after_the_turn(situation: FaceToFaceSituation) -> GiftWords | None:
    """Tell of the gift of the turn that has just ended, and of the cards that were drawn."""
    story = situation.story()
    if not story:
        return None
    title, given, text, own = words.without_gift(), False, numbers.cards_you_drew(0), False
    for happening in story[-1]:
        match happening:
            case GiftRewarded(_, card):
                title, given = words.gift_given(card=card), True
            case CardsDrawn(cards=(*cards,)):
                text, own = words.new_in_hand(cards), True
    return GiftWords(given, title, text, own)


def gift_panel(
    situation: FaceToFaceSituation, measures: FaceToFaceMeasures
) -> Sequence[Decoration]:
    """Lay out the panel near the player's own piles: token, heading, and what will be drawn."""
    said = gift_words(situation)
    if said is None:
        return ()
    room = measures.gift
    visual, height = _fitted(said, room, measures.metrics, SCALES[0])
    for scale in SCALES[1:]:
        if height > room.height:
            visual, height = _fitted(said, room, measures.metrics, scale)
    width = _width(room, measures.metrics)
    free = measures.near_tray_top + 0.1 * measures.unit
    top = max(room.y, min(free, room.bottom - height))
    name = f"{said.title}. {said.text}"
    public = f"{said.title}." if said.own else None
    place = Rect(room.x, top, width, height)
    return [Decoration(GIFT_PANEL, place, visual, Layer.WELL, 10, name=name, public=public)]


def _width(room: Rect, metrics: Metrics) -> float:
    return min(room.width, metrics.px(262) * max(1.0, metrics.text_scale))


def _fitted(
    said: GiftWords, room: Rect, metrics: Metrics, scale: float
) -> tuple[GiftVisual, float]:
    """Return the panel with words as large as fits, and its height; what is not words is scaled."""
    pad, token = metrics.px(PAD) * scale, metrics.px(TOKEN) * scale
    inner = _width(room, metrics) - 2 * pad
    aside = inner - 2 * token - pad * BESIDE_TOKEN
    title, title_size = fit_lines(said.title, aside, room.height / 2, sizes_from(metrics, 16), 700)
    head = max(2 * token, line_height(title_size) * len(title))
    around = 2 * pad + head + pad * UNDER_HEAD
    # Measured as if all were strong, for the numbers are.
    lines, size = fit_lines(said.text, inner, room.height - around, sizes_from(metrics, 14), 700)
    visual = GiftVisual(said.given, title, title_size, lines, size, pad, token)
    return visual, around + line_height(size) * len(lines)
