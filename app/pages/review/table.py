"""The table of a review: a moment of the match, with what was played and what was better."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from PySide6.QtWidgets import QWidget

from app.games.contract import AnySituation, Frame
from app.match.moments import Moments, Viewpoint
from app.pages.replay.table import MomentTable, situation_at, untouchable
from app.pages.review.marks import marked
from app.pages.review.telling import Choices
from app.review.findings import ReviewedDecision
from app.style.appearance import Appearance
from app.system.clock import Clock
from app.table.layout import Decoration, Layer, Layout, Rect
from app.table.scene.motion import Transition
from engine.core.match import Match
from engine.core.open_hands import with_all_hands

STEP = 600
"""Milliseconds that each action of a better way stands."""


class ReviewTable(MomentTable):
    """Shows a moment with the choices at it, or the better way as it would have gone."""

    def __init__(
        self,
        appearance: Appearance,
        moments: Moments,
        parent: QWidget | None = None,
        clock: Clock | None = None,
    ) -> None:
        super().__init__(appearance, moments, parent, clock)
        self._steps: list[AnySituation] = []
        """What is still to be shown of a way."""
        self._frame: Frame | None = None
        self.lowered_by = 0.0
        """So much lower than its frame says everything lies."""
        self._back: AnySituation | None = None
        self._choices = Choices()
        self._next = self.scene.clock.alarm(self._show_next)

    @property
    def showing(self) -> bool:
        """Tell whether a way is being shown."""
        return self._back is not None

    def show_choices(
        self,
        moment: int,
        viewpoint: Viewpoint,
        frame: Frame,
        choices: Choices,
        transition: Transition,
    ) -> None:
        """Show a moment, and what was played and what was better at it."""
        self._next.stop()
        self._steps, self._back, self._choices = [], None, choices
        situation = situation_at(self._moments, moment, viewpoint)
        self._show(situation, frame, choices, transition)

    def show_way(
        self,
        decision: ReviewedDecision,
        actions: Sequence[str],
        viewpoint: Viewpoint,
        frame: Frame,
    ) -> None:
        """Play a way on the table, and come back to the moment before it."""
        match = self._moments.match
        branch = Match.from_state(match.game, match.state(decision.first), players=match.players)
        there = situation_at(self._moments, decision.first, viewpoint)
        self._steps = []
        for action in actions:
            branch.do(decision.seat, action)
            view = (
                with_all_hands(branch, viewpoint.seat)
                if viewpoint.open_hands
                else branch.view(viewpoint.seat)
            )
            self._steps.append(replace(there, view=view, story=tuple))
        self._back, self._frame = there, frame
        self._show_next()

    def _show_next(self) -> None:
        assert self._frame is not None
        if self._steps:
            self._show(self._steps.pop(0), self._frame, Choices(), Transition.MOVE)
            self._next.start(STEP)
        elif self._back is not None:
            back, self._back = self._back, None
            self._show(back, self._frame, self._choices, Transition.MOVE)

    def _show(
        self, situation: AnySituation, frame: Frame, choices: Choices, transition: Transition
    ) -> None:
        self.situation = situation
        layout = untouchable(self._game.layout(situation, frame))
        if self.lowered_by:
            layout = lowered(within(layout), self.lowered_by)
        lit = marked(layout, choices.played, choices.better, frame.metrics, ways=choices.ways)
        self.lead_to(lit, frame.metrics, frame.rail_top + self.lowered_by, transition)


def within(layout: Layout) -> Layout:
    """Return a layout without the notes for which it has no room.

    They reach beyond the table, or lie over the hand or over another note of their kind.
    """
    hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
    kept: list[Decoration] = []
    for each in layout.decorations:
        fixed = each.upon or each.on or each.about
        over = [*hand, *(other.rect for other in kept if type(other.visual) is type(each.visual))]
        clear = each.rect.right <= layout.width and not any(map(each.rect.overlap, over))
        if fixed or clear:
            kept.append(each)
    return replace(layout, decorations=tuple(kept))


def lowered(layout: Layout, by: float) -> Layout:
    """Return a layout in which everything lies so much lower."""

    def rect(of: Rect) -> Rect:
        return of._replace(y=of.y + by)

    def perhaps(of: Rect | None) -> Rect | None:
        return None if of is None else rect(of)

    return replace(
        layout,
        height=layout.height + by,
        cards=tuple(replace(each, rect=rect(each.rect)) for each in layout.cards),
        places=tuple(
            replace(
                each, rect=rect(each.rect), card=rect(each.card), words=perhaps(each.words),
                reach=perhaps(each.reach),
            )
            for each in layout.places
        ),
        decorations=tuple(replace(each, rect=rect(each.rect)) for each in layout.decorations),
        anchors={
            name: anchor._replace(rect=rect(anchor.rect))
            for name, anchor in layout.anchors.items()
        },
    )  # fmt: skip
