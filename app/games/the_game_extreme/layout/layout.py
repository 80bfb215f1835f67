"""The layout of Extreme: The Game's table with the commands on it.

Measures in U, the width of a card on this table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from app.games.contract import Frame
from app.games.the_game.layout.layout import PILLS_WITHIN, TeamTable, card_id, unit_of
from app.games.the_game.layout.others import others
from app.games.the_game.situation import TheGameSituation
from app.games.the_game.start import rating_icon
from app.games.the_game_extreme import words
from app.games.the_game_extreme.command_words import word_on_card
from app.games.the_game_extreme.layout.columns import (
    columns_of,
    lay_column,
    least_height,
    low_height,
    slots,
    snug_height,
    wanted_height,
)
from app.games.the_game_extreme.orders import KINDS, command_of, in_force
from app.games.the_game_extreme.reasons import held_back
from app.games.the_game_extreme.visuals.faces import BELOW_BAND, CommandFace
from app.games.the_game_extreme.visuals.painting import draw_one_size, draw_one_visual
from app.games.the_game_extreme.visuals.visuals import HeldBackVisual
from app.paint.faces import CARD_RATIO, Face
from app.table.aims import aim_decorations
from app.table.badges import Badge, badge_decoration
from app.table.guide import Offer
from app.table.hanging import pill_height
from app.table.layout import CardSpec, Decoration, Layout, PlaceSpec, Rect
from app.table.painters import FOOT, HEAD, SIDE
from app.table.panel_heights import open_hands_height, stack_height
from app.table.panels import Other, Row, seat_anchor, stack_panels
from engine.games.the_game.piles import PileName

SCALE = 0.90
"""U, of The Game's."""
LEAST = 40.0
CENTRES: Final = {"up1": -3.42, "up2": -1.88, "down1": 1.88, "down2": 3.42}
CARD_TOP = 2.29
HEAD_ROOM, LEAST_HEAD_ROOM = 16.0, 4.0
"""Between the bar and the columns."""
ROOM_FOR_NAMES = 10.0
"""What panels with large texts have over their least height before they move nearer to the bar."""
UNDER_COLUMNS = 6.0
HELD_BACK: Final = HeldBackVisual()
IN_FRONT = 200
"""Order of the cards that are held back: their locks reach over their right neighbours."""


def lay_out(situation: TheGameSituation, frame: Frame) -> Layout:
    """Lay out the table of Extreme."""
    return ExtremeTable(situation, frame).lay_out()


class ExtremeTable(TeamTable):
    """One situation of Extreme in one frame."""

    centres: Mapping[str, float] = CENTRES
    hand_shows = 1.0

    def __init__(self, situation: TheGameSituation, frame: Frame) -> None:
        self.columns = columns_of(situation)
        self.silence = "silence" in in_force(situation.view)
        super().__init__(situation, frame)

    # Measures

    def wanted_unit(self) -> float:
        """Return the card width; in a low window it is less, so that four tags can be stacked."""
        self.unit = max(LEAST, float(round(SCALE * unit_of(self.frame.width, self.frame.height))))
        least = max(least_height(self.metrics), self._open_hands_height())
        while self.unit > LEAST and self._columns_foot(self._lowest()) - self._head(True) < least:
            self.unit -= 1
        return self.unit

    def card_top(self) -> float:
        """Return the same whatever is in force or owed, so that nothing moves with a command."""
        wanted = max(wanted_height(self.metrics), self._seats_height())
        under = self._head(False) + wanted - self._columns_foot(0)
        return round(min(max(CARD_TOP * self.unit, under), self._lowest()))

    def _seats_height(self) -> float:
        """Return the height in which the others' names stand in two lines beside large texts."""
        others = len(self.situation.players) - 1
        return stack_height(others, self.metrics) if self.metrics.text_scale > 1.0 else 0.0

    def _open_hands_height(self) -> float:
        """Return the height in which others' open hands are read beside large texts."""
        if not self._large_hands():
            return 0.0
        return open_hands_height(len(self.situation.players) - 1, self.metrics)

    def _large_hands(self) -> bool:
        """Tell whether others' hands lie open beside large texts."""
        large = self.metrics.text_scale > 1.0
        return large and any(other.open_hand for other in others(self.situation))

    def _head(self, least: bool) -> float:
        """Return where the columns begin."""
        return self.frame.bar + self.metrics.px(LEAST_HEAD_ROOM if least else HEAD_ROOM)

    def _columns_foot(self, card_top: float) -> float:
        """Return where the columns end over cards that begin there: they leave the signals room."""
        edge = self.edge_y(self._tray(card_top)) - pill_height(self.unit, self.metrics) / 2
        return edge - self.metrics.px(UNDER_COLUMNS)

    def _lowest(self) -> float:
        """Return how far down cards on the piles may begin.

        What stands at their feet must be over the hand.
        """
        unit, metrics = self.unit, self.metrics
        hand = round(self.frame.rail_top - self.hand_shows * unit * CARD_RATIO + metrics.px(3))
        card, tray = self.card_rect(0, 0), self._tray(0)
        place = PlaceSpec("", tray, card, "", None, read_foot=BELOW_BAND * unit)
        layout = Layout(0, 0, unit, places=(place,))
        offered = {"": Offer("1", "leap", words.then_cover_it())}
        feet = [
            *aim_decorations(layout, offered, "", metrics),
            *aim_decorations(layout, {}, "", metrics),
        ]
        feet += self.asks("up1", card, "skull", Badge("skull", words.cover_it(), "danger_fill"))
        if self.view["options"]["on_fire"]:
            for seat, _ in enumerate(self.situation.players):
                feet += self.asks("up1", card, "fire", self.deadline(card, seat, due=False))
        return hand - metrics.px(2) - max(decoration.rect.bottom for decoration in feet)

    def _tray(self, card_top: float) -> Rect:
        unit = self.unit
        height = unit * (CARD_RATIO + HEAD + FOOT)
        return Rect(-SIDE * unit, card_top - HEAD * unit, unit * (1 + 2 * SIDE), height)

    # Under the bar

    def players(self, tray: Rect) -> Row:
        """Lay out the other players.

        Beside them stand the commands in force and what the turn owes, if anything.
        """
        foot = self._columns_foot(tray.y + HEAD * self.unit)
        head = self._columns_head(foot)
        height = min(foot - head, wanted_height(self.metrics))
        alone = len(self.situation.players) == 1
        seats, *tags = (
            slot._replace(y=head, height=height)
            for slot in slots(
                self.frame.width, self.metrics, alone=alone, open_hands=self._large_hands()
            )
        )
        seats = seats._replace(height=min(foot - head, max(height, self._seats_height())))
        row = stack_panels(self._others(), seats, self.metrics)
        slot_of = dict(zip(("force", "owed"), tags, strict=True))
        decorations = [
            decoration
            for column in self.columns
            for decoration in lay_column(column, slot_of[column.id], self.metrics)
        ]
        return Row((*row.decorations, *decorations), row.cards, row.anchors)

    def _columns_head(self, foot: float) -> float:
        """Return where the columns begin that end there.

        They come nearer to the bar, over the lines of the inlay, only where that gives their tags
        two lines, or where even low ones would have no room.
        """
        near, usual = self._head(True), self._head(False)
        wanted = snug_height(self.metrics)
        if foot - near < wanted:
            seats = max(self._seats_height(), self._open_hands_height())
            wanted = max(low_height(self.metrics), seats + self.metrics.px(ROOM_FOR_NAMES))
        return min(usual, max(near, foot - wanted))

    def _others(self) -> list[Other]:
        """Return the other players; under silence all must keep silent.

        What they say of their start is a mark as well: low panels have no room for words.
        """
        shown = [
            other._replace(mark=rating_icon(self.view, other.seat))
            for other in others(self.situation)
        ]
        if not self.silence:
            return shown
        silent = words.keeps_silent
        return [
            other._replace(mark="silence", accessible_name=silent(player=other.accessible_name))
            for other in shown
        ]

    @property
    def can_signal(self) -> bool:
        return super().can_signal and not self.silence

    # Cards

    def face(self, number: int, *, burning: bool = False) -> Face:
        command = command_of(self.view, number)
        if command is None:
            return super().face(number, burning=burning)
        at_once = KINDS[command] == "at once"
        return CommandFace(number, command, word_on_card(command), at_once)

    def told(self, number: int) -> str:
        command = command_of(self.view, number)
        return str(number) if command is None else words.card_with_command(number, command)

    def tip(self, number: int) -> str:
        command = command_of(self.view, number)
        if command is None:
            return super().tip(number)
        if command == "draw-one" and not self.view["draw"]:
            return words.draw_one_explained_at_the_end()
        return words.explained(command, alone=len(self.view["hands"]) == 1)

    def origin(self, number: int) -> str:
        """Return where a card came from.

        A stop ends the turn: it came from the seat before, if there is no doubt who that is.
        """
        turn, hands = self.view["turn"], self.view["hands"]
        before = (turn["seat"] - 1) % len(hands)
        if turn["placed"] or command_of(self.view, number) != "stop" or not hands[before]:
            return super().origin(number)
        return seat_anchor(before)

    def hand_card(self, spec: CardSpec, number: int) -> CardSpec:
        """Put a veil over what a command holds back; it can be pressed for the reason."""
        if held_back(self.situation, number) is None:
            return spec
        return replace(
            spec,
            over=HELD_BACK,
            pressable=True,
            order=IN_FRONT - spec.order,
            name=words.cannot_go(card=spec.name),
        )

    # On the piles

    def _place(self, pile: PileName, card: Rect) -> PlaceSpec:
        place = super()._place(pile, card)
        if command_of(self.view, self.view["piles"][pile][-1]) is None:
            return place
        return replace(place, read_foot=BELOW_BAND * self.unit)

    def pile_decorations(self, pile: PileName, card: Rect) -> Sequence[Decoration]:
        """Return skull or fire with its deadline, and the mark of the pile that binds the turn."""
        view = self.view
        if command_of(view, view["piles"][pile][-1]) == "skull":
            badge = Badge("skull", words.cover_it(), "danger_fill")
            return self.asks(pile, card, "skull", badge)
        decorations = super().pile_decorations(pile, card)
        if not decorations and pile == view["turn"]["locked"]:
            badge = Badge("one-pile", words.this_pile(), "lasting_fill")
            upon = card_id(view["piles"][pile][-1])
            return [badge_decoration(pile, card, badge, self.metrics, upon)]
        return decorations

    def asked_of(self, pile: PileName) -> Sequence[str]:
        if command_of(self.view, self.view["piles"][pile][-1]) == "skull":
            return (words.cover_it(),)
        asked = super().asked_of(pile)
        return asked or ((words.this_pile(),) if pile == self.view["turn"]["locked"] else ())

    def draw_caption(
        self, pile: Rect, within: float = 2 * CENTRES["down1"]
    ) -> Sequence[Decoration]:
        """Return the pill at the draw pile. Under the command it says that one card is drawn."""
        room = (within - PILLS_WITHIN) * self.unit - self.metrics.px(8)
        if "draw-one" not in in_force(self.view) or not self.view["draw"]:
            return super().draw_caption(pile, within)
        word = words.draw_one()
        visual = draw_one_visual(word, self.metrics.pixels(14), room)
        width, height = draw_one_size(visual)
        middle = (pile.middle[0], pile.y - self.metrics.px(12) - height / 2)
        pill = Decoration(
            "caption:draw",
            Rect.around(middle, width, height),
            visual,
            name=words.draws_one(in_force(self.view)["draw-one"]),
        )
        return (pill,)
