"""What a praise points at: the things with which the person has done what a step asks for."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from app.table.layout import Layer, Layout

if TYPE_CHECKING:
    from app.pages.lesson.page import LessonPage


def praised(page: LessonPage, layout: Layout, point: Sequence[str]) -> tuple[str, ...]:
    """Return that of what a step points at which the person's own moves were about, if anything.

    What it pointed at may stand elsewhere now: a card that was taken is in the hand, and what came
    in its place is not meant.
    """
    named = _named(page)
    in_hand = {card.id for card in layout.cards if card.layer is Layer.HAND}
    taken = tuple(id_ for id_ in named if id_ in in_hand)
    return taken or tuple(id_ for id_ in point if id_ in named)


def _named(page: LessonPage) -> Collection[str]:
    """Return what the moves are about that the person has done in this step."""
    situation = page.display.situation
    story = situation.story()
    moves = [story[index] for index in page.run.own_moves if index < len(story)]
    return [id_ for happenings in moves for id_ in page.game.named(happenings, situation)]
