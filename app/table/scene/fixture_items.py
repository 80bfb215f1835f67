"""Places and decorations as they are seen at this moment."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterator
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem

from app.table.layout import Decoration, PlaceSpec, Rect
from app.table.scene.items import FAST, SMOOTH, Canvas, VisualItem
from app.table.scene.motion import BREATH, Slide, linear, out_quad
from app.table.visuals import LitVisual, VeilVisual
from app.touch import LEAST

UNDER_SCALE = 0.02
"""How much a tray grows under the card."""
BURST_SCALE = 0.35
"""How much a burst grows."""
VEIL: Final = VeilVisual()


class PlaceItem(VisualItem):
    """A place, lit, dimmed or at rest."""

    spec: PlaceSpec

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.lit = Slide()
        self.dim = Slide()
        self.under = Slide()
        self._behind = False
        """It looks as before what its spec says."""
        self.veil = VisualItem(canvas)
        """Over the pile of a dimmed place: the pile fades as one group into its well."""
        self._halo, self._double_halo = VisualItem(canvas, self), VisualItem(canvas, self)
        for halo in (self._halo, self._double_halo):
            halo.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            halo.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresParentOpacity)
        for item in (self.veil, self._halo, self._double_halo):
            item.fade(0.0)

    @property
    def touchable(self) -> Rect:
        """Large enough for a finger, as far as what is painted reaches."""
        return _for_a_finger(self.rect)

    def take(self, spec: PlaceSpec, *, later: bool = False) -> None:
        """Take up what a layout says of it; if `later`, it looks as before until `catch_up`.

        What is as it was has nothing to wait for.
        """
        waits = self._behind or self._visual != spec.visual or spec != self.spec
        self.spec = spec
        unit = spec.card.width
        radius = spec.radius or 18 * unit / 132
        self._halo.put(LitVisual(radius, unit), spec.rect)
        self._double_halo.put(LitVisual(radius, unit, under=True), spec.reach or spec.rect)
        self.veil.put(VEIL, spec.card)
        self.grow_about(*spec.rect.middle)
        self._behind = later and waits
        if not self._behind:
            self.put(spec.visual, spec.rect)
        self._follow()

    def coming(self) -> Iterator[Callable[[], object]]:
        """Yield calls that render what it will look like soon."""
        if self._behind or self.spec.unlit is not None:
            yield from self.will_look(self.spec.visual, self.spec.rect)

    def catch_up(self) -> None:
        """Look as its spec says."""
        if self._behind:
            self._behind = False
            self.put(self.spec.visual, self.spec.rect)
            self._follow()

    def step(self, now: float) -> bool:
        moving = self.lit.step(now)
        moving = self.dim.step(now) or moving
        moving = self.under.step(now) or moving
        self._follow()
        return moving

    def restyle(self) -> None:
        super().restyle()
        self._follow()

    def _follow(self) -> None:
        dim, under = self.dim.value, self.under.value
        lit = max(self.lit.value, 1.0 - dim) if self.spec.lit else self.lit.value
        if self._behind and self._visual is None:
            self.setOpacity(0.0)
            self._halo.fade(0.0)
            return
        for item in (self, self._halo, self._double_halo):
            item.setTransformationMode(SMOOTH if under else FAST)
        self.grow(1.0 + UNDER_SCALE * under)
        self.setOpacity(1.0 - (1.0 - self._canvas.brush.theme.dim_tray) * dim)
        self._halo.fade(lit * (1.0 - under))
        self._double_halo.fade(lit * under)
        self.veil.fade(dim if self.spec.takes_cards and self.spec.veiled else 0.0)


class DecorationItem(VisualItem):
    """A panel, a line of words, a pill, a ring, a bubble."""

    decoration: Decoration

    def __init__(self, canvas: Canvas, opacity: float = 1.0) -> None:
        super().__init__(canvas)
        self.strength = Slide(opacity)
        self._waiting = False
        """What it stands upon is on its way."""
        self._behind = False
        """It looks as before what it is now."""
        self.side = 0
        """The side that is shown, or to which it turns."""
        self._turning = Slide(1.0)
        """How far it has turned over; from the half on its new side is seen."""
        self._former_visual: Hashable = None
        self._drawing = Slide(1.0)
        """How much of it is drawn."""
        self._glow = VisualItem(canvas, self)
        self._bursting = Slide(1.0)
        """How far its burst has gone."""
        self._burst = VisualItem(canvas, self)
        self._burst.fade(0.0)
        self._touch = QGraphicsRectItem(self)
        """Where it can be pressed: large enough for a finger."""
        self._touch.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.fade(opacity)

    def take(self, decoration: Decoration, *, later: bool = False) -> None:
        """Take up what a layout says of it; if `later`, it looks as before until `catch_up`.

        What is as it was has nothing to wait for.
        """
        waits = self._behind or self._visual != decoration.visual or decoration != self.decoration
        self.decoration = decoration
        self._touch.setRect(QRectF(*_for_a_finger(decoration.rect)))
        self._touch.setVisible(decoration.pressable)
        self._behind = later and waits
        if self._behind:
            self.fade(self.strength.value)
        else:
            self._look()

    def coming(self) -> Iterator[Callable[[], object]]:
        """Yield calls that render what it will look like soon."""
        decoration, rect = self.decoration, self.decoration.rect
        if self._behind or decoration.unlit is not None:
            yield from self.will_look(decoration.visual, rect)
        if self._behind:
            yield from self._glow.will_look(decoration.glow, rect)
            yield from self._burst.will_look(decoration.burst, rect)

    def catch_up(self) -> None:
        """Look as it is now."""
        if self._behind:
            self._behind = False
            self._look()
            self.fade(self.strength.value)

    def _look(self) -> None:
        decoration, rect = self.decoration, self.decoration.rect
        self.side = decoration.side
        self._glow.put(decoration.glow, rect)
        self._glow.setVisible(decoration.glow is not None)
        self._burst.put(decoration.burst, rect)
        self._burst.grow_about(*rect.middle)
        if self._turning.value >= 0.5:
            # Before the half of its turn it shows its former side.
            self._former_visual = self._visual
            self.put(self._look_drawn(), rect)

    @property
    def busy(self) -> bool:
        return self._drawing.moving

    def fade(self, opacity: float) -> None:
        unseen = self._behind and self._visual is None
        super().fade(0.0 if self._waiting or unseen else opacity)

    def wait(self, waiting: bool) -> bool:
        """Be seen only once what it stands upon has arrived; return whether it just has."""
        arrived = self._waiting and not waiting
        if waiting is not self._waiting:
            self._waiting = waiting
            self.fade(self.strength.value)
        return arrived

    def burst(self, now: float, duration: float) -> None:
        """Let the burst swell and fade."""
        self._bursting.jump(0.0)
        self._bursting.go(1.0, now, duration, out_quad)

    @property
    def bursting(self) -> bool:
        return self._bursting.moving

    def step_burst(self, now: float) -> None:
        """Show the burst as it is at this moment."""
        self._bursting.step(now)
        gone = self._bursting.value
        self._burst.grow(1.0 + BURST_SCALE * gone)
        self._burst.fade(1.0 - gone)

    def end_burst(self) -> None:
        """Show nothing more of the burst."""
        self._bursting.jump(1.0)
        self._burst.fade(0.0)

    def draw(self, begin: float, duration: float) -> None:
        """Show it stroke by stroke, from that moment on."""
        self._drawing.jump(0.0)
        self._drawing.go(1.0, begin, duration, linear)
        self.put(self._look_drawn(), self.rect)

    def finish(self) -> None:
        """Show the whole of it at once."""
        self._drawing.jump(1.0)
        self.put(self.decoration.visual, self.rect)

    def _look_drawn(self) -> Hashable:
        """Return its visual, as much of it as is drawn."""
        visuals = (*self.decoration.drawn, self.decoration.visual)
        return visuals[min(int(self._drawing.value * len(visuals)), len(visuals) - 1)]

    def turn_over(self, now: float, duration: float) -> None:
        """Show the visual before `take` again, and turn over from it to the one that was taken."""
        self._turning.jump(0.0)
        self._turning.go(1.0, now, duration, linear)
        self.put(self._former_visual, self.rect)

    def step(self, now: float) -> bool:
        moving = self.strength.step(now)
        self.fade(self.strength.value)
        if self._drawing.step(now):
            moving = True
            visual = self._look_drawn()
            if visual != self._visual:
                self.put(visual, self.rect)
        if self._turning.step(now):
            moving = True
            self._turn()
        return moving

    def _turn(self) -> None:
        """Turn the decoration over: it is narrowest halfway, where the other side comes up."""
        done = self._turning.value
        if done >= 0.5 and self._visual != self.decoration.visual:
            self.put(self.decoration.visual, self.decoration.rect)
        if done >= 1.0:
            self.resetTransform()
            return
        x, y = self.rect.middle
        squash = max(0.04, abs(math.cos(math.pi * done)))
        self.setTransform(QTransform().translate(x, y).scale(squash, 1.0).translate(-x, -y))

    def breathe(self, now: float) -> None:
        """Let what glows swell and fade with the time."""
        if self.decoration.glow is not None:
            self._glow.fade(0.5 - 0.5 * math.cos(2.0 * math.pi * now / BREATH))


def _for_a_finger(rect: Rect) -> Rect:
    return Rect.around(rect.middle, max(rect.width, LEAST), max(rect.height, LEAST))
