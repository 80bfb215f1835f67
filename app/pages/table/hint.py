"""The hint on the table page: asked for, then lit, with its reason beside what it lights."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QObject, Signal

from app.games.contract import Advice, AnySituation, AnyTable
from app.match.bot_client import Hint
from app.match.bot_controller import ComputerSeats
from app.pages.table.light import HALO, OVER, place_rings
from app.pages.table.rail.rail import TableRail
from app.style.typography import Metrics
from app.table.layout import CardSpec, Decoration, Layer, Layout, Rect
from app.table.view.message import rect_of
from app.table.view.view import TableView
from app.table.visuals import LitVisual, MoreVisual, Shines, SignalVisual
from app.texts import texts

T = texts("Table")

on_its_way = T("A hint is on its way")

BUTTON = 14.0
"""Corner radius of the buttons on the rail."""


class TableHint(QObject):
    """A hint at the table: on its way, or lit.

    `came` says that a hint is to be lit: whoever lays the table out asks `light`, then `say`.
    `gone` says that nothing is lit any more, though nobody dropped it.
    """

    came = Signal()
    gone = Signal()

    def __init__(
        self,
        game: AnyTable,
        view: TableView,
        rail: TableRail,
        computers: ComputerSeats | None,
        *,
        situation: Callable[[], AnySituation],
        is_asked: Callable[[], bool],
    ) -> None:
        """Give hints while `is_asked` says that the person is to act.

        Without `computers` nobody can be asked.
        """
        super().__init__(view)
        self._game = game
        self._view = view
        self._rail = rail
        self._computers = computers
        self._situation = situation
        self._is_asked = is_asked
        self._asked = False
        """A hint is on its way."""
        self.lit: Hint | None = None

    @property
    def waiting(self) -> bool:
        """Whether somebody waits for a hint; nobody does while what is lit is asked for anew."""
        return self._asked and self.lit is None

    @property
    def sought(self) -> bool:
        """Whether a hint is lit or on its way."""
        return self._asked or self.lit is not None

    @property
    def advice(self) -> Advice:
        """The hint that is lit, as the game shows it now."""
        assert self.lit is not None
        return self._game.advice(self._situation(), self.lit)

    @property
    def heard(self) -> bool:
        """Whether who sits there has heard the hint that is lit, if it is only said on request."""
        return self._view.ears.has_heard(self.advice.text)

    @property
    def possible(self) -> bool:
        """Whether there is something to ask, and somebody who can be asked."""
        return self._computers is not None and self._is_asked()

    def ask(self) -> None:
        """Ask what the person at the screen could do now; not over a hand that lies face down."""
        situation = self._situation()
        if situation.stage == "deciding":
            self._view.show_message(self._about_button, _hand_first, private=False)
        elif self._game.why_no_hint(situation):
            why = partial(self._game.why_no_hint, situation)
            self._view.show_message(self._about_button, why, private=False)
        else:
            self._ask()
            self.tell()

    def drop(self) -> bool:
        """Take away the light, or do not wait for it any more; whether there was either."""
        had = self.sought
        if self._asked and self._computers is not None:
            self._computers.forget_hint()
        if self.lit is not None:
            self._view.message.clear()
        self._asked, self.lit = False, None
        return had

    def follow(self, before: AnySituation) -> None:
        """Drop the hint if it may not be right any more after what has happened.

        Others decide in secret, which leaves it as good as it was. Their signals may change what is
        best: the light stays until it is known.
        """
        now = self._situation()
        same = (now.seat, now.stage, now.legal) == (before.seat, before.stage, before.legal)
        if not same or (self.lit is not None and _settled(now) != _settled(before)):
            self.drop()
        # What is on its way is asked for anew by itself.
        elif self.lit is not None and not self._asked and _signals(now) != _signals(before):
            self._ask()

    def tell(self) -> None:
        """Let the button say that there is a hint to be had, on its way, or lit."""
        button, word = self._rail.hint, T("Hint")()
        do_it = T("Do it")()
        words = (word, do_it) if self.lit is None else (do_it, word)
        button.setEnabled(self.possible)
        button.set_icon("bulb" if self.lit is None else "check")
        button.set_word(*words)
        button.set_waits(self.waiting, on_its_way())

    def light(self, layout: Layout, metrics: Metrics) -> Layout:
        """Return the layout with the light of the hint, if one is lit."""
        if self.lit is None:
            return layout
        return with_light(layout, self.advice.lit, self._rail.hinted(), metrics)

    def say(self) -> None:
        """Say what to do, and why: that may name cards of the hand."""
        self._view.show_message(
            self._about,
            lambda: self.advice.text,
            lasting=True,
            clear=self._kept_clear,
            kind="hint",
        )

    def _ask(self) -> None:
        if self._computers is not None:
            self._asked = self._computers.ask_for_hint(self._light, self._give_up)

    def _light(self, hint: Hint) -> None:
        self._asked = False
        if hint != self.lit:
            self.lit = hint
            self.came.emit()

    def _give_up(self) -> None:
        self._asked, self.lit = False, None
        self.gone.emit()
        self._view.show_message(self._about_button, _no_hint, private=False)

    def _about(self) -> Rect | None:
        """Return what the words stand beside."""
        if self.lit is None:
            return None
        beside = self.advice.beside
        return (
            self._rail.hinted().get(beside)
            or rect_of(self._view.scene, beside)
            or self._about_button()
        )

    def _about_button(self) -> Rect:
        return self._rail.rect_of(self._rail.hint)

    def _kept_clear(self) -> list[Rect]:
        """Return what the words must not cover: what they name, and an open tray.

        What they name has the signals that hang on it.
        """
        layout = self._view.scene.layout
        ids = self._named()
        named = [thing.rect for thing in layout.things if thing.id in ids]
        tray = [card.rect for card in layout.cards if card.layer is Layer.LABEL]
        hanging = [
            decoration.rect
            for decoration in layout.decorations
            if isinstance(decoration.visual, SignalVisual | MoreVisual)
            and any(map(decoration.rect.overlap, named))
        ]
        return [*named, *tray, *hanging]

    def _named(self) -> set[str]:
        """Return the ids of what the words name: what is lit, and what they weigh it against."""
        if self.lit is None:
            return set()
        weighed = [reason.args.get("other") for reason in self.lit.reasons]
        hints = [self.lit, *(Hint(other, ()) for other in weighed if isinstance(other, str))]
        return {id_ for hint in hints for id_ in self._game.advice(self._situation(), hint).lit}


def with_light(
    layout: Layout, lit: Collection[str], buttons: Mapping[str, Rect], metrics: Metrics
) -> Layout:
    """Return the layout with the light on what a hint means, and on nothing else."""
    places = tuple(
        replace(place, visual=_look(place.visual, place.hinted))
        if place.id in lit
        else replace(place, lit=False, visual=_look(place.visual, place.calm))
        for place in layout.places
    )
    cards = tuple(_card(spec, spec.id in lit) for spec in layout.cards)
    rings = [*place_rings(layout, lit, "hint"), *_button_rings(lit, buttons, metrics)]
    return replace(layout, cards=cards, places=places, decorations=(*layout.decorations, *rings))


def _look(at_rest: Hashable, now: Hashable | None) -> Hashable:
    return at_rest if now is None else now


def _card(spec: CardSpec, lit: bool) -> CardSpec:
    if lit:
        return replace(spec, over=HALO)
    return replace(spec, over=spec.over.calm) if isinstance(spec.over, Shines) else spec


def _button_rings(
    lit: Collection[str], buttons: Mapping[str, Rect], metrics: Metrics
) -> Iterator[Decoration]:
    for name, rect in buttons.items():
        if name in lit:
            # Over the page's own widgets.
            visual = LitVisual(metrics.px(BUTTON), metrics.px(132))
            yield Decoration(f"hint:{name}", rect, visual, Layer.LIFTED, OVER)


def _settled(situation: AnySituation) -> dict[str, Any]:
    """Return the view without the signals and what says who has acted in this turn."""
    passing = ("turn", "to_act", "signals")
    return {name: value for name, value in situation.view.items() if name not in passing}


def _signals(situation: AnySituation) -> Any:
    return situation.view.get("signals")


_hand_first = T(
    "A hint depends on your own cards: look at your hand first.",
    note="Why there is no hint while one's own hand lies face down.",
)
_no_hint = T(
    "No hint this time: the computer is not answering. Try again.",
    note="The computer that was asked for a hint has not answered.",
)
