"""The own hand: what can be used now stands higher."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from app.games.wednesday import ids, names, words
from app.games.wednesday.layout.measures import RAISED, WednesdayMeasures
from app.games.wednesday.layout.origins import arrival, hands_went_on
from app.games.wednesday.layout.piles import alike_of, outcast_face
from app.games.wednesday.offers import just_taken
from app.games.wednesday.seen import held
from app.games.wednesday.situation import WednesdaySituation
from app.games.wednesday.visuals.visuals import PlayableVisual, TakenVisual
from app.match.story import Happenings, doer_of
from app.paint.faces import CARD_RATIO
from app.table.layout import CardSpec, Layer, Rect
from app.table.spread import spread_hand
from app.table.visuals import CardVeilVisual
from engine.games.wednesday.cards import PROTEUS
from engine.games.wednesday.happenings import (
    BurntCardDonated,
    BurntCardPicked,
    EugeneGaveCard,
    HandCardReturned,
    HandCardTaken,
    HandsPassedRight,
    PlayerPassed,
    RoundDealt,
)

OVERLAP = 0.42
"""How far a card may cover its left neighbour, in card widths: of each the number is read."""


def came(situation: WednesdaySituation) -> Counter[int]:
    """Return the cards of the hand that others or a character brought since one acted last.

    What Eugene gave for one's own pass counts, too: one did not choose it. A whole new hand, after
    a deal or where all hands are passed on, does not.
    """
    new: Counter[int] = Counter()
    for happenings in _since_own_move(situation):
        for each in happenings:
            match each:
                case RoundDealt() | HandsPassedRight():
                    new.clear()
                case HandCardTaken(taker, giver, int(number)) | HandCardReturned(
                    giver, taker, int(number)
                ):
                    new[number] += (taker == situation.seat) - (giver == situation.seat)
                case (
                    BurntCardPicked(taker, _, int(number))
                    | BurntCardDonated(_, taker, int(number))
                    | EugeneGaveCard(taker, int(number))
                ) if taker == situation.seat:
                    new[number] += 1
    return +new


def _since_own_move(situation: WednesdaySituation) -> Sequence[Happenings]:
    """Return what happened since one acted last; on review, from what one has just done on.

    So it is after a pass, which is no choice of a card.
    """
    story, own, passed = situation.story(), 0, False
    for index, happenings in enumerate(story, 1):
        if doer_of(happenings) == situation.seat:
            own, passed = index, isinstance(happenings[0], PlayerPassed)
    return story[own - 1 if own and (passed or situation.stage == "reviewing") else own :]


def hand_cards(
    situation: WednesdaySituation, measures: WednesdayMeasures, uses: Mapping[int, object]
) -> Iterator[CardSpec]:
    """Lay out the cards of the hand; `uses` holds the numbers that can be used now."""
    view, metrics = situation.view, measures.frame.metrics
    numbers = sorted(held(situation), reverse=measures.frame.descending)
    room = measures.frame.width - 2 * measures.px(26)
    row = spread_hand(len(numbers), measures.unit, measures.frame.width / 2, room, OVERLAP)
    width = row.width
    step = view["turn"]["step"]
    mine = situation.stage == "playing"
    plays = mine and step in ("open", "play", "again", "give")
    liftable = situation.stage != "over" and not (mine and not plays and step != "donate")
    taken = just_taken(situation)
    new = came(situation)
    origin, anew = arrival(situation, situation.seat or 0), hands_went_on(situation)
    copies: dict[int, int] = {}
    for index, (number, left) in enumerate(zip(numbers, row.lefts, strict=True)):
        copy = copies[number] = copies.get(number, -1) + 1
        card_id = ids.card_id(view, "hand", number, copy)
        used = number in uses and card_id != taken
        raised = used if plays else mine
        top = measures.hand_foot - CARD_RATIO * width + (0 if raised else RAISED * width)
        face = outcast_face(view, number)
        if number == PROTEUS:
            # It may be played with its number blocked.
            face = face._replace(blocked=False)
        decoration = None
        if plays:
            decoration = PlayableVisual() if used else None if face.blocked else CardVeilVisual()
        over: object = decoration
        notes = []
        just_came = copy >= numbers.count(number) - new[number]
        if card_id == taken or just_came:
            text = words.just_taken() if card_id == taken else words.just_came()
            size = min(metrics.pixels(13), max(12, round(width * 0.13)))
            over = TakenVisual(text, size, decoration)
            notes.append(text)
        if face.blocked:
            notes.append(words.is_blocked())
        if plays and used:
            gives = view["turn"]["step"] == "give"
            notes.append((words.can_be_given if gives else words.can_be_used)())
        yield CardSpec(
            id=card_id,
            face=face,
            rect=Rect(round(left), round(top), width, CARD_RATIO * width),
            layer=Layer.HAND,
            order=index,
            place=ids.HAND,
            liftable=liftable,
            alike=alike_of(view, number),
            deck=ids.outcasts(view),
            over=over,
            name=words.hand_card_name(names.outcast(number), index + 1, len(numbers), notes),
            tip=names.outcast_explained(number),
            origin=origin,
            anew=anew,
        )


def hand_rect(measures: WednesdayMeasures, cards: list[CardSpec]) -> Rect:
    """Return the place of the hand: round its cards, or where the first one would stand."""
    unit = measures.unit
    left = min((card.rect.x for card in cards), default=measures.frame.width / 2)
    right = max((card.rect.right for card in cards), default=left)
    middle = (left + right) / 2
    width = max(right - left + measures.px(16), 3.2 * unit)
    width = min(width, measures.frame.width - 2 * measures.px(14))
    top = measures.hand_foot - CARD_RATIO * unit - measures.px(8)
    return Rect(middle - width / 2, top, width, measures.frame.rail_top - measures.px(6) - top)
