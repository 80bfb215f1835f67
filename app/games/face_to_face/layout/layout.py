"""The layout of Face to Face: the rival's half far, one's own near."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from app.games.contract import Frame
from app.games.face_to_face import onlookers, words
from app.games.face_to_face.layout.decks import Decks, decks_of, pile_of
from app.games.face_to_face.layout.gift import gift_in, gift_panel
from app.games.face_to_face.layout.ids import RIVALS_HAND
from app.games.face_to_face.layout.measures import FaceToFaceMeasures
from app.games.face_to_face.layout.sides import sides
from app.games.face_to_face.layout.sitting import is_watched, near_seat
from app.games.face_to_face.layout.trails import placed_by_rival, trail_beside, trail_told
from app.games.face_to_face.situation import FaceToFaceSituation
from app.games.face_to_face.summary import TONES
from app.games.face_to_face.visuals import painting  # noqa: F401 - the visuals get their painters
from app.games.face_to_face.visuals.visuals import BandVisual, HalvesVisual
from app.games.numbers import texts
from app.games.numbers.offers import refuses
from app.games.numbers.tricks import is_trick, trick_ring
from app.paint.faces import CARD_RATIO, BackFace, NumberFace
from app.paint.ornaments import DOWN, UP
from app.style.typography import SMALLEST
from app.table.layout import (
    Anchor,
    ArrivalSpeed,
    CardSpec,
    Decoration,
    Layer,
    Layout,
    PlaceSpec,
    Rect,
)
from app.table.lines import LinesVisual, lines_decoration
from app.table.spread import spread_hand
from app.table.trays import tray_rect
from app.table.visuals import DrawPileVisual, TrayVisual
from engine.core.placing import placed_pairs
from engine.games.face_to_face.happenings import Way
from engine.games.face_to_face.piles import EMPTY_PILES
from engine.games.face_to_face.piles import PILES as PILE_NAMES

STARTS: Final = {"up": EMPTY_PILES[0][0], "down": EMPTY_PILES[1][0]}
LOW, HIGH = STARTS["up"], STARTS["down"]
PILES: Final[tuple[str, ...]] = PILE_NAMES
DRAWS: Final = {"draw.own": True, "draw.rival": False}
"""The places of the draw piles, and whether they are near."""


def lay_out(situation: FaceToFaceSituation, frame: Frame) -> Layout:
    """Lay out the table of Face to Face."""
    return _Table(situation, frame).lay_out()


def card_id(seat: int, card: int) -> str:
    """Return the id of a card of a seat's deck, wherever it lies face up."""
    return f"{TONES[seat]}:{card}"


def number_of(id_: str) -> str:
    """Return the number in the id of a card."""
    return id_.partition(":")[2]


class _Table:
    """One situation in one frame."""

    def __init__(self, situation: FaceToFaceSituation, frame: Frame) -> None:
        self.situation = situation
        self.view = situation.view
        self.frame = frame
        self.metrics = frame.metrics
        self.measures = FaceToFaceMeasures(frame)
        self.near = near_seat(situation)
        self.far = 1 - self.near
        self.watched = is_watched(situation)
        self.decks: Decks = decks_of(situation)
        self.placed = placed_by_rival(situation)

    def lay_out(self) -> Layout:
        frame, measures = self.frame, self.measures
        places = [self._place(pile) for pile in PILES]
        places += [self._draw_place(place, near) for place, near in DRAWS.items()]
        cards = [card for pile in PILES for card in self._pile_cards(pile)]
        decorations = [
            Decoration("band", measures.meander, BandVisual(), Layer.WELL),
            *sides(self.situation, self.near, measures),
            *self._rivals_hand_words(),
            *gift_panel(self.situation, measures),
            *self._trick_ring(),
            *(row for pile in places[: len(PILES)] for row in self._trail(pile)),
        ]
        tone = TONES[self.near]
        area = measures.area
        return Layout(
            frame.width,
            frame.height,
            measures.unit,
            (*cards, *self._rivals_hand(), *self._hand()),
            tuple(places),
            tuple(decorations),
            self._anchors(),
            ground=HalvesVisual(area, self.metrics.px(28), measures.parting, measures.band, tone),
        )

    def _anchors(self) -> dict[str, Anchor]:
        """Return where cards come from: both draw piles, and the rival's hand."""
        measures = self.measures
        anchors = {
            draw_anchor(seat): Anchor(measures.draw_pile(seat == self.near), BackFace(TONES[seat]))
            for seat in (self.near, self.far)
        }
        held = len(self.view["hands"][self.far])
        last = measures.backs(held + 1)[-1]
        anchors[hand_anchor(self.far)] = Anchor(last, BackFace(TONES[self.far]), ArrivalSpeed.OTHER)
        if self.watched:
            last = self._hand_rects(len(self.view["hands"][self.near]) + 1)[-1]
            back = BackFace(TONES[self.near])
            anchors[hand_anchor(self.near)] = Anchor(last, back, ArrivalSpeed.OTHER)
        return anchors

    # Piles

    def _place(self, pile: str) -> PlaceSpec:
        owner, way = pile_of(pile, self.near)
        card = self.measures.pile(owner == self.near, way)
        numbers = self.view["piles"][owner][way]
        visual = TrayVisual(UP if way == "up" else DOWN, LOW, HIGH, layers=min(2, len(numbers) - 1))
        told = trail_told(self.situation, self.placed.get((owner, way), ()))
        return PlaceSpec(
            pile,
            tray_rect(card),
            card,
            ", ".join(
                [self._pile_name(pile, numbers[-1]), *self._told_of_top((owner, way)), *told]
            ),
            visual,
            words=self.measures.words(owner == self.near, way),
            refuses=self._refuses(owner),
        )

    def _trail(self, place: PlaceSpec) -> Iterator[Decoration]:
        placed = self.placed.get(pile_of(place.id, self.near), ())
        return trail_beside(place, placed, self.metrics)

    def _pile_name(self, pile: str, top: int) -> str:
        if not self.watched:
            return words.pile_name(pile, top)
        owner, way = pile_of(pile, self.near)
        return onlookers.pile_name(self._name(owner), way, top)

    def _name(self, seat: int) -> str:
        return self.situation.players[seat].name

    def _refuses(self, owner: int) -> str:
        """Say what stands at a pile that does not take the lifted card."""
        late = refuses(self.situation)
        if late or owner == self.near:
            return late or texts.does_not_go()
        turn = self.view["turn"]
        if turn["seat"] == self.near and gift_in(self.view) is not None:
            return words.no_second_gift()
        return words.does_not_help()

    def _pile_cards(self, pile: str) -> list[CardSpec]:
        """Lay out the top card and the one under it, which shows while another is on its way."""
        owner, way = pile_of(pile, self.near)
        numbers = self.view["piles"][owner][way]
        first = max(0, len(numbers) - 2)
        return [self._pile_card(pile, (owner, way), at) for at in range(first, len(numbers))]

    def _pile_card(self, pile: str, key: tuple[int, Way], at: int) -> CardSpec:
        owner, way = key
        card = self.view["piles"][owner][way][at]
        deck = self.decks[key][at]
        tone = TONES[owner if deck is None else deck]
        if deck is not None:
            id_ = card_id(deck, card)
        elif at == 0:
            id_ = f"start:{owner}.{way}"
        else:
            id_ = f"pile:{owner}.{way}:{at}"
        return CardSpec(
            id=id_,
            face=face_of(card, tone),
            rect=self.measures.pile(owner == self.near, way),
            layer=Layer.PILE,
            order=at,
            place=pile,
            alike=id_,
            deck=None if deck is None else TONES[deck],
            origin=self._origin(pile, card),
        )

    def _trick_ring(self) -> Iterator[Decoration]:
        turn = self.view["turn"]
        for number, name in placed_pairs(turn["placed"][-1:]):
            owner, way = pile_of(name, turn["seat"])
            card, upon = self.measures.pile(owner == self.near, way), card_id(turn["seat"], number)
            if is_trick(self.view["piles"][owner][way], ascending=way == "up"):
                yield trick_ring(name, card, upon)

    def _told_of_top(self, key: tuple[int, Way]) -> Iterator[str]:
        """Say what is to be seen of a pile's top card besides its number."""
        owner, way = key
        numbers = self.view["piles"][owner][way]
        if self.decks[key][-1] == 1 - owner:
            yield words.a_gift()
        turn = self.view["turn"]
        newest = [pile_of(name, turn["seat"]) for _, name in placed_pairs(turn["placed"][-1:])]
        if key in newest and is_trick(numbers, ascending=way == "up"):
            yield texts.placed_by_trick()

    def _origin(self, pile: str, card: int) -> str:
        """Return the anchor that a card came from: the hand of who has laid it in this turn."""
        turn = self.view["turn"]
        laid = any(
            number == card and pile_of(name, turn["seat"]) == pile_of(pile, self.near)
            for number, name in placed_pairs(turn["placed"])
        )
        return hand_anchor(turn["seat"]) if laid else ""

    def _draw_place(self, place: str, near: bool) -> PlaceSpec:
        seat = self.near if near else self.far
        count = len(self.view["draw"][seat])
        rect = self.measures.draw_pile(near)
        visual = DrawPileVisual(count, TONES[seat])
        if self.watched:
            name = onlookers.draw_pile_name(name=self._name(seat), n=count)
        else:
            name = words.draw_pile_name(near, count)
        return PlaceSpec(place, rect, rect, name, visual, takes_cards=False)

    # Hands

    def _rivals_hand(self) -> list[CardSpec]:
        """Lay out the backs, of which nobody can tell one from another; or an open hand."""
        tone, hand = TONES[self.far], self.view["hands"][self.far]
        numbers = sorted(card for card in hand if card is not None)
        rects = self.measures.backs(len(hand), open_hand=bool(numbers))
        specs = []
        for index, rect in enumerate(rects):
            id_ = (
                card_id(self.far, numbers[index]) if numbers else f"{hand_anchor(self.far)}:{index}"
            )
            specs.append(
                CardSpec(
                    id=id_,
                    face=face_of(numbers[index], tone) if numbers else BackFace(tone),
                    rect=rect,
                    layer=Layer.PILE,
                    order=index,
                    alike=id_ if numbers else None,
                    deck=tone,
                    origin=draw_anchor(self.far),
                )
            )
        return specs

    def _rivals_hand_words(self) -> list[Decoration]:
        measures, px = self.measures, self.metrics.px
        count = len(self.view["hands"][self.far])
        first = measures.backs(1)[0]
        top = first.bottom + px(9)
        wide = self.frame.width - px(42) - first.x
        room = Rect(first.x, top, wide, measures.parting - measures.band - top)
        text, name = words.rivals_hand(), words.rivals_hand_name(n=count)
        if self.watched:
            rival = self._name(self.far)
            text, name = onlookers.hand(name=rival), onlookers.hand_name(name=rival, n=count)
        numbers = sorted(card for card in self.view["hands"][self.far] if card is not None)
        if numbers:
            name = f"{name}: {', '.join(map(str, numbers))}"
        caption = lines_decoration(RIVALS_HAND, text, room, self.metrics, name=name)
        if caption.rect.bottom > room.bottom + 1:  # Without its room it stays a name.
            caption = replace(caption, visual=LinesVisual((), SMALLEST))
        return [caption]

    def _hand(self) -> list[CardSpec]:
        situation = self.situation
        if situation.seat is None:
            return []
        held = self.view["hands"][self.near]
        numbers = sorted((c for c in held if c is not None), reverse=self.frame.descending)
        if self.watched and not numbers:
            return self._covered_hand(len(held))
        specs = []
        rects = self._hand_rects(len(numbers))
        for index, (number, rect) in enumerate(zip(numbers, rects, strict=True)):
            id_ = card_id(self.near, number)
            face = face_of(number, TONES[self.near])
            name = texts.hand_card_name(number, index + 1, len(numbers), fire=False)
            specs.append(
                CardSpec(
                    id=id_,
                    face=face,
                    rect=rect,
                    layer=Layer.HAND,
                    order=index,
                    liftable=situation.stage != "over",
                    alike=id_,
                    deck=TONES[self.near],
                    name=name,
                    origin=draw_anchor(self.near),
                )
            )
        return specs

    def _covered_hand(self, count: int) -> list[CardSpec]:
        """Lay out the backs of a computer's hand: who looks on sees that it draws and places."""
        tone = TONES[self.near]
        return [
            CardSpec(
                id=f"{hand_anchor(self.near)}:{index}",
                face=BackFace(tone),
                rect=rect,
                layer=Layer.HAND,
                order=index,
                deck=tone,
                origin=draw_anchor(self.near),
            )
            for index, rect in enumerate(self._hand_rects(count))
        ]

    def _hand_rects(self, count: int) -> list[Rect]:
        """Return where so many cards of the near hand lie."""
        measures, room = self.measures, self.frame.width - 2 * self.metrics.px(26)
        row = spread_hand(count, measures.hand_unit, measures.middle, room)
        high = row.width * CARD_RATIO
        return [Rect(round(left), measures.hand_top, row.width, high) for left in row.lefts]


def face_of(card: int, tone: str) -> NumberFace:
    """Return the face of a card of that deck."""
    return NumberFace(card, LOW, HIGH, tone=tone)


def hand_anchor(seat: int) -> str:
    """Return the id of the anchor at a player's hand."""
    return f"hand{seat}"


def draw_anchor(seat: int) -> str:
    """Return the id of the anchor at a player's draw pile."""
    return f"draw{seat}"
