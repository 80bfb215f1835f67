"""The layout of The Game. Lengths are in U, the width of a card on this table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtGui import QFontMetricsF

from app import common_texts
from app.games.contract import Frame
from app.games.numbers import texts
from app.games.numbers.offers import refuses
from app.games.numbers.tricks import is_trick, trick_ring
from app.games.numbers.turns import signalled_since_own_act
from app.games.the_game import words
from app.games.the_game.layout.others import following, others, seats_in_order
from app.games.the_game.layout.track import track
from app.games.the_game.layout.trails import placed_by_others, trail_beside, trail_told
from app.games.the_game.situation import TheGameSituation, TheGameView
from app.games.the_game.start import is_open, panel_places
from app.paint.faces import CARD_RATIO, BackFace, Face, NumberFace
from app.paint.ornaments import DOWN, UP
from app.style.typography import ROLES, SMALLEST, initial, text_width
from app.table.badges import Badge, badge_decoration, has_room
from app.table.hanging import Edge, Hanging, hang, pill_height
from app.table.layout import Anchor, CardSpec, Decoration, Layer, Layout, PlaceSpec, Rect
from app.table.painters import HEAD
from app.table.panel_heights import panel_height
from app.table.panels import Row, lay_panels, seat_anchor
from app.table.spread import spread_hand
from app.table.trays import tray_rect
from app.table.visuals import DrawPileVisual, RingKind, RingVisual, TextVisual, TrayVisual
from engine.games.the_game.fires import FIRE_CARDS
from engine.games.the_game.piles import ASCENDING, PILES, STARTS, PileName

LOW, HIGH = min(STARTS), max(STARTS)
CENTRES: Final = {"up1": -3.29, "up2": -1.79, "down1": 1.79, "down2": 3.29}
ASCENDS: Final[dict[str, bool]] = dict(zip(PILES, ASCENDING, strict=True))
CARD_TOP = 1.65
LOWER = 0.7
"""The share of what stands under the bar by which the piles are lower."""
HAND_SHOWS = 0.84
"""How much of a hand card stands above the rail."""
INLAY = 12.0
"""From the bar to the inner of the lines round the table."""
PILLS_WITHIN = 1.46
"""Width that the signals of one pile share."""
SIGNAL_ICONS: Final = {"leave": "leave", "gentle": "gentle"}
DRAW = "draw"


def unit_of(width: float, height: float) -> float:
    """Return the width of a card, in whole logical pixels."""
    return float(max(40, round(min(0.103 * width, 0.165 * height))))


def lay_out(situation: TheGameSituation, frame: Frame) -> Layout:
    """Lay out the table of The Game."""
    return TeamTable(situation, frame).lay_out()


class TeamTable:
    """One situation of The Game in one frame. Extreme puts its own on top of it."""

    centres: Mapping[str, float] = CENTRES
    hand_shows: float = HAND_SHOWS

    def __init__(self, situation: TheGameSituation, frame: Frame) -> None:
        self.situation = situation
        self.view = situation.view
        self.frame = frame
        self.metrics = frame.metrics
        self.unit = self.wanted_unit()
        self.placed = placed_by_others(situation)
        self.new_signals = signalled_since_own_act(situation.story(), situation.viewer)

    def lay_out(self) -> Layout:
        """Lay out everything on the table."""
        frame, unit = self.frame, self.unit
        top = self.card_top()
        draw = self.card_rect(frame.width / 2 - unit / 2, top)
        cards: list[CardSpec] = []
        places: list[PlaceSpec] = []
        decorations: list[Decoration] = []
        for pile in PILES:
            x = frame.width / 2 + self.centres[pile] * unit - unit / 2
            card = self.card_rect(round(x), top)
            places.append(self._place(pile, card))
            cards += self._pile_cards(pile, card)
            decorations += self._signals(pile, places[-1])
            decorations += trail_beside(self.situation, places[-1], self.placed[pile], frame)
            asked = self.pile_decorations(pile, card)
            ringed = any(isinstance(decoration.visual, RingVisual) for decoration in asked)
            decorations += asked
            if not ringed and is_newest_trick(self.view, pile):
                decorations.append(trick_ring(pile, card, card_id(self.view["piles"][pile][-1])))
        places.append(self._draw_place(draw))
        decorations += self.draw_caption(draw)
        players = self.players(places[0].rect)
        panels = panel_places(self.situation, players.decorations, self.metrics)
        pressed = [panel.id for panel in panels]
        cards += players.cards
        cards += self._hand()
        return Layout(
            frame.width,
            frame.height,
            unit,
            tuple(cards),
            (*places, *panels),
            (*(each for each in players.decorations if each.id not in pressed), *decorations),
            {DRAW: Anchor(draw, BackFace()), **players.anchors},
        )

    # What Extreme has otherwise

    def wanted_unit(self) -> float:
        """Return the card width that this window asks for."""
        return unit_of(self.frame.width, self.frame.height)

    def card_top(self) -> float:
        """Return where the cards on the piles begin: lower beside open hands, if there is room."""
        top = CARD_TOP * self.unit + LOWER * self.frame.headroom
        return round(top + _lower_by(self, self.card_rect(0, top)))

    def face(self, number: int, *, burning: bool = False) -> Face:
        """Return the face of a card of this deck."""
        return NumberFace(number, LOW, HIGH, fire=self._is_fire(number), burning=burning)

    def told(self, number: int) -> str:
        """Return a card for screen readers, without its fire."""
        return str(number)

    def tip(self, number: int) -> str:
        """Say what a card asks for, if anything."""
        return words.fire_explained() if self._is_fire(number) else ""

    def origin(self, number: int) -> str:
        """Return the anchor that a card came from: the hand of who has laid it in this turn."""
        turn = self.view["turn"]
        laid = any(card == number for card, _ in turn["placed"])
        return seat_anchor(turn["seat"]) if laid else ""

    def pile_decorations(self, pile: PileName, card: Rect) -> Sequence[Decoration]:
        """Return what lies on the top card of a pile: a fire and its deadline."""
        due = fire_due(self.view, pile)
        if due is None:
            return ()
        return self.asks(pile, card, "fire", self.deadline(card, self.coverer(due=due), due=due))

    def asked_of(self, pile: PileName) -> Sequence[str]:
        """Say what the top card of a pile asks for, in the words of what lies on it."""
        due = fire_due(self.view, pile)
        if due is None:
            return ()
        seat = self.coverer(due=due)
        if seat is None or seat == self.situation.seat:
            return (_own_deadline(self.situation, due=due),)
        when = words.due_now() if due else words.due_after_this_turn()
        return when, words.must_cover(name=self.situation.players[seat].name)

    def draw_caption(
        self, pile: Rect, within: float = 2 * CENTRES["down1"]
    ) -> Sequence[Decoration]:
        """Return what stands over the draw pile, between two piles: nothing that would be cut.

        `within` is how far the middles of these are apart, in card widths.
        """
        width = (within - PILLS_WITHIN) * self.unit - self.metrics.px(8)
        visual = TextVisual(common_texts.draw_pile(), "caption", "text_2")
        smallest = text_width(visual.text, SMALLEST, ROLES[visual.role][1])
        if smallest > width:
            return ()
        height = QFontMetricsF(self.metrics.font("caption")).height()
        middle = (pile.middle[0], pile.y - self.metrics.px(9) - height / 2)
        return (Decoration("caption:draw", Rect.around(middle, width, height), visual),)

    def players(self, tray: Rect) -> Row:
        """Lay out the other players, between the bar and the signals on the trays.

        Alone, all cards stand there in a row.
        """
        px, bar = self.metrics.px, self.frame.bar
        foot = _panels_foot(self, tray)
        if len(self.situation.players) == 1:
            head, width = bar + px(INLAY), self.frame.width - 2 * tray.x
            area = Rect(tray.x, head, width, foot - head)
            return Row((track(self.view, area, self.metrics),), (), {})
        head = bar + min(px(18), max(px(2), (foot - bar - px(62)) / 2))
        height = max(px(36), min(px(66), foot - head))
        area = Rect(px(26), head, self.frame.width - 2 * px(26), height)
        return lay_panels(others(self.situation), area, self.metrics)

    def hand_card(self, spec: CardSpec, number: int) -> CardSpec:
        """Return a card of the hand, as it is to be shown."""
        return spec

    @property
    def can_signal(self) -> bool:
        """The person at the screen may set signals."""
        return self.situation.can_signal and not is_open(self.view)

    # Parts

    def card_rect(self, x: float, y: float) -> Rect:
        """Return where a card lies whose upper left corner is there."""
        return Rect(x, y, self.unit, self.unit * CARD_RATIO)

    def asks(self, pile: PileName, card: Rect, kind: RingKind, badge: Badge) -> list[Decoration]:
        """Return the ring round a top card that asks for something, and the pill that says what."""
        unit, upon = card.width, card_id(self.view["piles"][pile][-1])
        ring, glow = RingVisual(kind, unit), RingVisual(kind, unit, halo=True)
        return [
            Decoration(f"ring:{pile}", card, ring, Layer.PILE, 1000, glow=glow, upon=upon),
            badge_decoration(pile, card, badge, self.metrics, upon),
        ]

    def coverer(self, *, due: bool) -> int | None:
        """Return who must cover a fire: whoever plays now if it is due, or else whoever is next."""
        acting = next(iter(self.view["to_act"]), None)
        return acting if due or acting is None else following(self.view, acting)

    def deadline(self, card: Rect, seat: int | None, *, due: bool) -> Badge:
        """Return a fire's deadline, in this turn or the next, and who must keep it."""
        own = Badge("flame", _own_deadline(self.situation, due=due), "fire_fill")
        if seat is None or seat == self.situation.seat:
            return own
        named = own._replace(text=words.must_cover(name=self.situation.players[seat].name))
        if has_room(card, named, self.metrics):
            return named
        when = words.due_now() if due else words.due_after_this_turn()
        return own._replace(text=when)

    def edge_y(self, tray: Rect) -> float:
        """Return the middle of the pills on a tray's upper edge: they leave its numbers free."""
        unit = self.unit
        numbers = tray.y + HEAD * unit - 0.12 * unit - 0.74 * max(12.0, 0.129 * unit)
        height = pill_height(unit, self.metrics)
        return min(tray.y - self.metrics.px(3), numbers - 3 - height / 2)

    def _is_fire(self, number: int) -> bool:
        return bool(self.view["options"]["on_fire"]) and number in FIRE_CARDS

    def _place(self, pile: PileName, card: Rect) -> PlaceSpec:
        numbers = self.view["piles"][pile]
        direction = UP if ASCENDS[pile] else DOWN
        said = list(self.asked_of(pile))
        if is_newest_trick(self.view, pile):
            said.append(texts.placed_by_trick())
        said += [
            words.says(
                name=self.situation.players[seat].name, word=words.signal_word(signals[pile])
            )
            for seat, signals in enumerate(self.view["signals"])
            if pile in signals
        ]
        said += trail_told(self.situation, self.placed[pile], self.told)
        top = self.told(numbers[-1])
        if str(numbers[-1]) in self.view["fires"]:
            top = words.burning_card(card=top)
        return PlaceSpec(
            pile,
            tray_rect(card),
            card,
            words.pile_name(pile, top, said),
            TrayVisual(direction, LOW, HIGH, layers=min(2, len(numbers) - 1)),
            refuses=refuses(self.situation, opening=is_open(self.view)),
        )

    def _pile_cards(self, pile: PileName, card: Rect) -> list[CardSpec]:
        """Lay out the top card and the one under it, which shows while another is on its way.

        Until that arrives, the fire that it covers burns.
        """
        numbers = self.view["piles"][pile]
        put_out = numbers[-1:] if str(numbers[-1]) not in self.view["fires"] else ()
        return [
            CardSpec(
                id=card_id(number) if LOW < number < HIGH else f"start:{pile}",
                face=self.face(number, burning=self._is_fire(number) and number not in put_out),
                rect=card,
                layer=Layer.PILE,
                order=len(numbers) - 2 + index,
                place=pile,
                tip=self.tip(number),
                origin=self.origin(number),
            )
            for index, number in enumerate(numbers[-2:])
        ]

    def _signals(self, pile: PileName, place: PlaceSpec) -> tuple[Decoration, ...]:
        seat, metrics = self.situation.seat, self.metrics
        hanging = {}
        for other, signals in enumerate(self.view["signals"]):
            if pile in signals:
                player = self.situation.players[other]
                hanging[other] = Hanging(
                    player.colour,
                    initial(player.name),
                    SIGNAL_ICONS[signals[pile]],
                    words.signal_word(signals[pile]),
                    words.signal_told(player.name, signals[pile]),
                    own=other == seat,
                    new=(other, pile) in self.new_signals,
                )
        own = hanging.pop(seat, None) if seat is not None else None
        name = ""
        if self.can_signal:
            name = words.change_the_signal(own.word, pile) if own else words.set_a_signal(pile)
        edge = Edge(
            place.rect.middle[0],
            self.edge_y(place.rect),
            place.rect.right - metrics.px(2),
            PILLS_WITHIN * self.unit,
            pill_height(self.unit, metrics),
            metrics,
        )
        order = [hanging[other] for other in seats_in_order(self.situation) if other in hanging]
        return hang(pile, order, own, name, edge)

    def _draw_place(self, rect: Rect) -> PlaceSpec:
        count = len(self.view["draw"])
        name = common_texts.draw_pile_name(n=count)
        return PlaceSpec(DRAW, rect, rect, name, DrawPileVisual(count), takes_cards=False)

    def _hand(self) -> list[CardSpec]:
        situation, frame = self.situation, self.frame
        if situation.seat is None:
            return []
        px = self.metrics.px
        held = self.view["hands"][situation.seat]
        numbers = sorted((card for card in held if card is not None), reverse=frame.descending)
        row = spread_hand(len(numbers), self.unit, frame.width / 2, frame.width - 2 * px(26))
        height = row.width * CARD_RATIO
        top = round(frame.rail_top - self.hand_shows * height + px(3))
        cards = []
        for index, (number, left) in enumerate(zip(numbers, row.lefts, strict=True)):
            name = texts.hand_card_name(
                self.told(number), index + 1, len(numbers), self._is_fire(number)
            )
            spec = CardSpec(
                id=card_id(number),
                face=self.face(number),
                rect=Rect(round(left), top, row.width, height),
                layer=Layer.HAND,
                order=index,
                liftable=situation.stage != "over",
                name=name,
                tip=self.tip(number),
                origin=DRAW,
            )
            cards.append(self.hand_card(spec, number))
        return cards


def _lower_by(table: TeamTable, card: Rect) -> float:
    """Return how much lower the piles are so that panels have a line for an open hand."""
    seat, hands, frame = table.situation.seat, table.view["hands"], table.frame
    shown = [hand for other, hand in enumerate(hands) if other != seat and any(hand)]
    if not shown or frame.headroom:
        return 0.0
    px, tray = table.metrics.px, tray_rect(card)
    lacks = panel_height(table.metrics) + px(4) - (_panels_foot(table, tray) - frame.bar)
    hand = frame.rail_top - table.hand_shows * table.unit * CARD_RATIO
    return max(0.0, min(lacks, hand - tray.bottom - px(44)))


def _panels_foot(table: TeamTable, tray: Rect) -> float:
    """Return where the other players' panels end over a tray: they leave the signals room."""
    half = pill_height(table.unit, table.metrics) / 2
    return table.edge_y(tray) - half - table.metrics.px(4)


def fire_due(view: TheGameView, pile: PileName) -> bool | None:
    """Tell whether the fire on a pile must be covered in this turn; None without a fire."""
    laid, number = view["fires"].get(str(view["piles"][pile][-1])), view["turn"]["number"]
    if laid is None or (view["over"] is not None and laid == number):
        return None
    return laid < number


def _own_deadline(situation: TheGameSituation, *, due: bool) -> str:
    """Say when a fire must be covered to who must do so: while another is on turn, that."""
    if due:
        return words.cover_now()
    acting = next(iter(situation.view["to_act"]), None)
    others = acting is not None and acting != situation.seat
    return words.you_must_cover() if others else words.due_next_turn()


def is_newest_trick(view: TheGameView, pile: PileName) -> bool:
    """Tell whether the card that was placed last lies there, and was the trick."""
    newest = [name for _, name in view["turn"]["placed"][-1:]]
    return pile in newest and is_trick(view["piles"][pile], ascending=ASCENDS[pile])


def card_id(number: int) -> str:
    """Return the id of a number card, wherever it lies."""
    return str(number)
