"""Visuals on Wednesday's table besides cards, as data; `painting` paints each."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, Literal

from app.table.visuals import CardVeilVisual

MarkKind = Literal["pass", "passed", "next", "now", "before"]
"""What a pill at a player's panel says; "passed" of a pass after which others have played."""
HAS_PASSED: Final[tuple[MarkKind, ...]] = ("pass", "passed")
"""Pills that stand beside every line; it never says so."""


@dataclass(frozen=True, slots=True)
class ArrowsVisual:
    """The ring of four arrows round the played pile; it points the way play goes."""

    direction: int
    """1: clockwise, -1: counter-clockwise."""
    unit: float


@dataclass(frozen=True, slots=True)
class WednesdaySlotVisual:
    """A place without cards: dashed, with words in it; or nothing, while cards lie there."""

    empty: bool
    lines: tuple[str, ...] = ()
    size: int = 12
    """Height of the words in pixels."""


@dataclass(frozen=True, slots=True)
class WednesdayPileVisual:
    """A face-down pile: its well while it is empty; its cards are specs."""

    empty: bool


@dataclass(frozen=True, slots=True)
class CountVisual:
    """The disc with the number of cards on a face-down pile."""

    count: int


@dataclass(frozen=True, slots=True)
class ParagraphVisual:
    """Lines of words, set left or in the middle."""

    lines: tuple[str, ...]
    size: int
    tone: Literal["text", "text_2"] = "text_2"
    weight: int = 450
    centred: bool = True


@dataclass(frozen=True, slots=True)
class BlockedVisual:
    """The plaque that says which number is blocked: the Thing's seal and lines of words."""

    first: tuple[str, ...]
    second: tuple[str, ...]
    size: int
    """Height of the first lines in pixels."""
    small: int
    """Of the second ones."""
    seal: float
    """Radius of the seal."""


@dataclass(frozen=True, slots=True)
class LineVisual:
    """The pill under the played pile: what may be played, and how many have passed."""

    parts: tuple[str, ...]
    size: int


@dataclass(frozen=True, slots=True)
class CharacterVisual:
    """The pill of the open character, while a tray is shown: figure, name and rule."""

    figure: str
    text: str
    size: int


@dataclass(frozen=True, slots=True)
class MarkVisual:
    """A small pill at a player's panel: has passed, plays next, plays now, was playing."""

    kind: MarkKind
    text: str
    size: int


@dataclass(frozen=True, slots=True)
class HandedVisual:
    """A small pill at a player's panel: a card came or went, from or to whom."""

    text: str
    size: int
    colour: int = -1
    """Whose hand it was, by its shape; -1: the burnt pile."""


@dataclass(frozen=True, slots=True)
class PartnerVisual:
    """The badge on the panel of a partner."""


@dataclass(frozen=True, slots=True)
class OpenTrayVisual:
    """The tray of open cards."""


@dataclass(frozen=True, slots=True)
class TrayHeadVisual:
    """What stands over the cards in a tray: its title, and who sees into it."""

    title: str
    note: str


@dataclass(frozen=True, slots=True)
class StripVisual:
    """The place over a card of the tray that can be pressed; nothing is painted."""


@dataclass(frozen=True, slots=True)
class GapSlotVisual:
    """A gap between two cards of the tray, where a card can be put."""


@dataclass(frozen=True, slots=True)
class PlayableVisual:
    """The saffron stroke over a card of the hand that can be played."""

    @property
    def calm(self) -> None:
        """Return what is left of it while something else is lit: nothing."""
        return None


@dataclass(frozen=True, slots=True)
class TakenVisual:
    """The pill on a card of the hand that has just been taken, or is new."""

    text: str
    size: int
    under: PlayableVisual | CardVeilVisual | None = None
    """What is over the card besides."""

    @property
    def calm(self) -> TakenVisual:
        """Return what is left of it while something else is lit."""
        under = None if isinstance(self.under, PlayableVisual) else self.under
        return replace(self, under=under)
