"""The table of a match that is looked at again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.games.contract import AnySituation, Frame, Situation
from app.match.moments import Moments, Viewpoint
from app.style.appearance import Appearance
from app.style.typography import Metrics
from app.system.clock import Clock
from app.table.guide import Offer
from app.table.layout import Decoration, Layout
from app.table.pace import PaceName, pace_factor
from app.table.scene.motion import Tempo, Transition
from app.table.view.view import TableView

HANGS: Final = 30.0
"""So much at most of a hand hangs over what lies below the table, at 1280 x 800."""


def situation_at(moments: Moments, moment: int, viewpoint: Viewpoint) -> AnySituation:
    """Return what the table shows of a moment from there: nobody is asked anything."""
    match = moments.match
    ended = moment == moments.last and match.over is not None
    return Situation(
        view=moments.view(moment, viewpoint),
        seat=_near_seat(match.game.id, viewpoint),
        players=moments.players,
        stage="over" if ended else "watching",
        seed=match.seed,
        practice=match.practice,
        viewer=viewpoint.seat,
        story=moments.story(moment, viewpoint),
    )


def _near_seat(game_id: str, viewpoint: Viewpoint) -> int | None:
    """Return who sits at the near edge: whoever looks on, or who the game puts there."""
    if viewpoint.seat is not None:
        return viewpoint.seat
    return MODULES[game_id].table().watched_from


class MomentTable(TableView):
    """The ordinary table of a game, on which a match is seen again; no hand changes anything.

    It covers a page; a `Frame` says which part of it the table takes.
    """

    def __init__(
        self,
        appearance: Appearance,
        moments: Moments,
        parent: QWidget | None = None,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(appearance, Onlooker(), parent, clock)
        self._look = appearance
        self._moments = moments
        self._game = MODULES[moments.match.game.id].table()
        self.situation = situation_at(moments, 0, moments.viewpoints()[0])
        """What is shown."""

    def hurry(self, pace: PaceName) -> None:
        """Let cards fly at this pace from now on."""
        self.own_pace = pace
        self.scene.tempo = Tempo(self._look.motion, pace_factor(pace))

    def show_moment(
        self,
        moment: int,
        viewpoint: Viewpoint,
        frame: Frame,
        transition: Transition = Transition.AT_ONCE,
    ) -> None:
        """Show how the match stood at a moment, with the cards moving there or at once."""
        situation = situation_at(self._moments, moment, viewpoint)
        layout = untouchable(self._game.layout(situation, frame))
        self.situation = situation
        self.lead_to(layout, frame.metrics, frame.rail_top, transition)

    def lead_to(
        self, layout: Layout, metrics: Metrics, rail_top: float, transition: Transition
    ) -> None:
        """Show a layout; where cards move, all else follows when they have arrived."""
        self.scene.catch_up()
        self.show_layout(layout, metrics, rail_top, transition, of_others=True)


class Onlooker:
    """A guide of the table who knows of nothing that could be done (see `Guide`)."""

    def offers(self, card_id: str) -> Mapping[str, Offer]:
        return {}

    def aim_decorations(self, card_id: str, offers: Mapping[str, Offer]) -> Sequence[Decoration]:
        return ()

    def lay(self, card_id: str, place_id: str) -> bool:
        return False

    def lies_for_good(self, card_id: str, place_id: str) -> bool:
        return False

    def wants_press(self, place_id: str) -> None:
        """Say nothing."""

    def press(self, target_id: str) -> None:
        """Answer nothing."""

    def rest(self) -> None:
        """Answer nothing."""

    def lifted(self, card_id: str) -> None:
        """Take no note."""

    def typed(self, digits: str) -> str | None:
        return None

    def not_held(self, digits: str) -> bool:
        return False

    def key(self, event: QKeyEvent, target_id: str | None) -> bool:
        return False

    def key_aside(self, event: QKeyEvent) -> bool:
        return False


def untouchable(layout: Layout) -> Layout:
    """Return a layout of which nothing can be lifted, pressed or laid on; names stay."""
    return replace(
        layout,
        cards=tuple(
            replace(card, liftable=False, pressable=False, idle=True) for card in layout.cards
        ),
        places=tuple(replace(place, takes_cards=False, idle=True) for place in layout.places),
        decorations=tuple(replace(each, pressable=False) for each in layout.decorations),
    )
