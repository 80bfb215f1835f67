"""The result of The Game and of Extreme: how far the team came, and the cards at the end."""

import math
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QLocale, QRectF
from PySide6.QtWidgets import QWidget

from app import common_texts
from app.games.result_body import PlayedMatch, ResultBody
from app.games.result_head import played_time, scale_of
from app.games.the_game.layout.final_cards import (
    LARGEST,
    READABLE,
    LeftCards,
    LeftHand,
    lay_piles,
    lay_team,
    piles_size,
)
from app.games.the_game.layout.layout import ASCENDS, HIGH, LOW
from app.games.the_game.result_text import (
    CARDS,
    EXCELLENT_UP_TO,
    TeamResultText,
    backwards_tricks,
    command_not_obeyed,
    of_computers,
    result_text,
)
from app.games.the_game.story import story
from app.paint.faces import Face, NumberFace
from app.paint.ornaments import DOWN, UP
from app.style.appearance import Appearance
from app.style.typography import Metrics, read_aloud
from app.system.screen_reader import tell_name
from app.table.still import StillTable
from app.table.visuals import TrayVisual
from app.texts import texts
from app.widgets.figures import Figure
from app.widgets.label import Heading
from app.widgets.result_pieces import DiscFace
from app.widgets.rule_line import RuleLine
from engine.games.the_game.documents import TheGameStateDocument
from engine.games.the_game.fires import FIRE_CARDS

T = texts("ResultPage")


class TeamResult(ResultBody[TheGameStateDocument]):
    """Measure of 98, the four piles, and what was left over."""

    measured = True

    def __init__(self, appearance: Appearance, board: QWidget, played: PlayedMatch) -> None:
        super().__init__(appearance, board, played)
        self.piles = StillTable(appearance, board)
        self._divider = RuleLine(appearance, board)
        self._left_title = Heading(appearance, "button", board)
        self.left = StillTable(appearance, board)

    @property
    def readable(self) -> Sequence[QWidget]:
        return [*super().readable, self.piles, self.left]

    def show(self) -> None:
        said = self._result_text()
        all_placed = not said.remaining
        face = DiscFace(
            words=_placed_word() if all_placed else _left_word(n=said.remaining),
            number=str(CARDS if all_placed else said.remaining),
        )
        told = story(self.played.match)
        if not said.won:  # That comes first; a heading that praises does not say it.
            said, told = replace(said, sentence=told), said.sentence
        self.head.show(
            said, face, won=said.won and said.laurel, figures=self._figures(), story=told
        )
        assert self.head.measure is not None
        mark = CARDS - EXCELLENT_UP_TO
        self.head.measure.show_measure(said.placed, mark, CARDS, texts=_measure_texts(said))
        tops = ", ".join(str(pile[-1]) for pile in self.final["piles"].values())
        tell_name(self.piles, f"{T('The piles')()}: {tops}")
        self._say_left(all_placed=all_placed)

    def place(self, metrics: Metrics, width: float, height: float) -> float:
        top = self.head.place(metrics, width, height).foot
        foot = self._place_cards(metrics, 1.0, top, width, height)
        if metrics.text_scale > 1.0:  # It scrolls; beside large texts cards stay as large.
            return foot
        for share in _SMALLER_PILES:
            if foot > height:
                foot = self._place_cards(metrics, share, top, width, height)
        return foot

    def _result_text(self) -> TeamResultText:
        said = self.text_for_all()
        if self.played.people:
            return said
        unfulfilled = command_not_obeyed(self.final)
        return replace(said if unfulfilled else of_computers(said), laurel=False)

    def text_for_all(self) -> TeamResultText:
        """Return what is said of a team in which people are."""
        return result_text(self.final, self.names)

    def _figures(self) -> list[Figure]:
        locale = QLocale()
        tricks, turns = backwards_tricks(self.final), self.final["turn"]["number"]
        return [
            Figure(
                T("backwards tricks")(),
                locale.toString(tricks),
            ),
            Figure(common_texts.turns(), locale.toString(turns)),
            played_time(self.played.time_ms),
        ]

    def _say_left(self, *, all_placed: bool) -> None:
        if all_placed:
            title = T("No cards left")()
        elif self.final["draw"]:
            title = common_texts.cards_left()
        else:
            title = T("Left in hand")()
        self._left_title.setText(title)
        hands = zip(self.names, self.final["hands"], strict=True)
        spoken = [f"{name} {', '.join(map(str, hand))}" for name, hand in hands if hand]
        drawn = len(self.final["draw"])
        if drawn:
            spoken.append(f"{common_texts.draw_pile()} {drawn}")
        tell_name(self.left, ", ".join(self.names) if all_placed else read_aloud(spoken))

    def face(self, card: int, *, on_top: bool = False) -> Face:
        """Return a card as it lies."""
        fire = bool(self.final["options"]["on_fire"]) and card in FIRE_CARDS
        return NumberFace(card, fire=fire, burning=fire and on_top)

    def small_face(self, card: int) -> Face:
        """Return a card on which no words could be read."""
        return self.face(card)

    def _place_cards(
        self, metrics: Metrics, share: float, top: float, width: float, height: float
    ) -> float:
        """Place the piles on the left and what was left over on the right.

        Return the foot of both. `share` is how large the piles are, of the size that they have
        where there is room.
        """
        px = metrics.px
        scale = scale_of(metrics, height)
        card = px(LARGEST) * scale * share
        piles_width, piles_height = piles_size(card)
        margin = px(42) * scale
        piles_top = max(top + px(4), height - piles_height - px(24) * scale)
        self.piles.setGeometry(
            round(margin), round(piles_top), round(piles_width), round(piles_height)
        )
        self.piles.show_layout(lay_piles(self._piles(), card), metrics)
        line_x = margin + piles_width + px(38) * scale
        x = line_x + px(40) * scale
        room = width - x - px(20)
        title_top, left = self._place_left(
            metrics, QRectF(x, top + px(4), room, 0), piles_top, height
        )
        foot = max(piles_top + piles_height, left) + px(2)
        self._divider.setGeometry(
            round(line_x),
            round(title_top + px(6)),
            max(1, round(px(1.5))),
            round(foot - title_top - px(12)),
        )
        return foot

    def _place_left(
        self, metrics: Metrics, room: QRectF, piles_top: float, height: float
    ) -> tuple[float, float]:
        """Place what was left over beside the piles, and return its head and foot.

        Many cards begin higher.
        """
        px = metrics.px
        title = self._left_title.sizeHint().height() + px(10)
        top, wanted = piles_top, height - px(10) - piles_top - title
        wide = round(room.width())
        players = self.played.players
        held = zip(players, self.final["hands"], strict=True)
        hands = [LeftHand(player, cards) for player, cards in held if cards]
        all_placed = not hands and not self.final["draw"]
        drawn = len(self.final["draw"])
        seen = height if metrics.text_scale <= _SEEN_AT_ONCE_UP_TO else math.inf
        left = LeftCards(hands, drawn, common_texts.draw_pile(), metrics, seen)
        if all_placed:
            layout = lay_team(players, wide, metrics)
            needed = layout.height
        else:
            if left.card_for(wide, wanted) < px(READABLE):
                wanted = height - px(10) - room.top() - title
                top = max(room.top(), height - px(10) - title - left.height_for(wide, wanted))
                top = min(top, piles_top)
                wanted = height - px(10) - top - title
            needed = left.height_for(wide, wanted)
            layout = left.lay_out(wide, max(needed, wanted), self.face, self.small_face)
        self._left_title.setGeometry(round(room.left()), round(top), wide, round(title - px(10)))
        self.left.setGeometry(
            round(room.left()), round(top + title), wide, round(max(needed, wanted))
        )
        self.left.show_layout(layout, metrics)
        return top, top + title + needed

    def _piles(self) -> list[tuple[Face, TrayVisual]]:
        return [
            (
                self.face(pile[-1], on_top=True),
                TrayVisual(UP if ASCENDS[name] else DOWN, LOW, HIGH, layers=min(len(pile) - 1, 3)),
            )
            for name, pile in self.final["piles"].items()
        ]


_SMALLER_PILES = (0.85, 0.7)
"""Smaller piles leave more room to the cards left over, when these would not fit."""

_SEEN_AT_ONCE_UP_TO: Final = 1.5
"""Beside still larger texts the cards stay large, even if not all are seen without scrolling."""


_placed_word = T("cards placed")
_left_word = T("card(s) left", plural=True)


def _measure_texts(said: TeamResultText) -> tuple[str, str, str]:
    won = T("{count}: won")(count=CARDS)
    return (
        T("{count} placed")(count=said.placed),
        T("fewer than ten left: excellent")(),
        won if said.won or said.remaining else "",
    )
