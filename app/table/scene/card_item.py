"""A card as it is seen at this moment, in flight, in a hand or at rest."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QTransform

from app.paint.face import legible
from app.paint.faces import CARD_RATIO, Face
from app.paint.pixmaps import HOVERED, LIFTED, RESTING, CardPixmap
from app.table.layout import CardSpec, Rect
from app.table.scene.items import FAST, SMOOTH, Canvas, Item, VisualItem
from app.table.scene.motion import Flight, Slide

HOVER_RISE = 0.06
"""How far a card rises under the pointer, in card widths."""
PICKED_RISE = 0.24
"""How far a card that was picked by click or key stands over the hand, in card widths."""
LIFT_SCALE = 0.08
LIFT_TURN = 4.0
"""Degrees that a lifted card is turned."""

TURNED_BY = 0.4
"""The share of its way after which a card has turned over that does so on its way."""


class CardItem(Item):
    """A card as it is seen now. Whoever changes its state calls `follow`."""

    def __init__(self, spec: CardSpec, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.spec = spec
        self.pose = spec.pose
        self.flight: Flight | None = None
        self.hover = Slide()
        self.lift = Slide()
        self.along = Slide()
        """How far it stands over the hand because the lifted card would take it along."""
        self.tilt = Slide(-LIFT_TURN)
        self.held = False
        """In the hand of the player: lifted, not bound to its spec."""
        self.landing = False
        """Just let go over a place: it has only a short way to go."""
        self.hidden = False
        self.turned = False
        """Its other side is up: it will turn over on the way."""
        self.origin_face: Face | None = None
        self.former: CardSpec | None = None
        """Its spec before what others did, by which it looks until that has been seen."""
        self.squash = 1.0
        """How narrow it appears while it turns over."""
        self._over = VisualItem(canvas, self)
        self._shown: tuple[object, ...] = ()
        self._half = (0.0, 0.0)
        """Half of width and height of the card in the pixmap."""

    @property
    def shown_rect(self) -> Rect:
        """The upright rectangle of the card as large as it is seen now."""
        width = self.pose.width * (1.0 + LIFT_SCALE * self.lift.value)
        return Rect.around(self.pose.middle, width, width * CARD_RATIO)

    @property
    def held_rect(self) -> Rect:
        """What a held card covers as soon as it is up and over the hand, but for its turn."""
        pose = self.flight.goal if self.flight is not None else self.pose
        width = pose.width * (1.0 + LIFT_SCALE)
        return Rect.around(pose.middle, width, width * CARD_RATIO)

    @property
    def touchable(self) -> Rect:
        # With the strip that it has risen from, or it would sink again under the pointer.
        across, down = self._half
        return Rect(-across, -down, 2 * across, 2 * (down + across * HOVER_RISE * self.hover.value))

    @property
    def busy(self) -> bool:
        return self.flight is not None

    @property
    def under_way(self) -> bool:
        """It is not yet where it flies to."""
        return self.flight is not None and self.pose.middle != self.flight.goal.middle

    @property
    def is_there(self) -> bool:
        """It is seen where it belongs, or close to it."""
        return not self.hidden and self.spec.rect.holds(*self.pose.middle)

    def rest(self) -> None:
        """Lie where the spec says, at once."""
        self.flight = None
        self.origin_face = self.former = None
        self.pose = self.spec.pose
        self.squash = 1.0
        self.hidden = self.turned = self.landing = False

    def look_as(self, former: CardSpec) -> None:
        """Look as before until `catch_up`, if that is anything else."""
        if former.over != self.spec.over:
            self.former = self.former or former

    def catch_up(self) -> None:
        """Look as its spec says."""
        if self.former is not None:
            self.former = None
            self.follow()

    def step(self, now: float) -> bool:
        moving = self.hover.step(now)
        moving = self.lift.step(now) or moving
        moving = self.along.step(now) or moving
        moving = self.tilt.step(now) or moving
        flight = self.flight
        if flight is not None:
            self._fly(flight, now)
            moving = True
        self.follow()
        return moving

    def _fly(self, flight: Flight, now: float) -> None:
        t = (now - flight.begin) / flight.duration if flight.duration > 0.0 else 1.0
        if flight.flips:
            self._turn_over(flight, now)
        if t < 0.0:
            return
        self.hidden = False
        if t >= 1.0:
            self.pose = flight.goal._replace(opacity=1.0)
            self.squash, self.turned = 1.0, False
            self.origin_face = None
            if now >= flight.end:
                self.flight = None
                self.landing = False
            return
        s = flight.ease(t)
        self.pose = flight.start.towards(flight.goal, s)
        if flight.arc:
            self.pose = self.pose._replace(y=self.pose.y - flight.arc * 4.0 * s * (1.0 - s))

    def _turn_over(self, flight: Flight, now: float) -> None:
        """Turn over: narrowest at the half, where the other side comes up."""
        takes = flight.turns_before or flight.duration * TURNED_BY
        begin = flight.begin - flight.turns_before
        if flight.turns_last:
            begin = flight.arrival - takes
        turn = min(1.0, max(0.0, (now - begin) / takes)) if takes else 1.0
        self.turned = turn < 0.5
        self.squash = max(0.04, abs(math.cos(math.pi * turn)))

    def restyle(self) -> None:
        self._shown = ()
        self.follow()

    def follow(self) -> None:
        """Let the scene show the state as it is now."""
        if self.isVisible() is self.hidden:
            self.setVisible(not self.hidden)
        if self.hidden:
            return
        canvas = self._canvas
        x, y, width, rotation, opacity = self.pose
        lift = self.lift.value
        width *= 1.0 + LIFT_SCALE * lift
        y -= width * max(HOVER_RISE * self.hover.value, PICKED_RISE * self.along.value)
        rotation += self.tilt.value * lift
        base = self._base()
        self._take_pixmap(base)
        self.setOpacity(opacity)
        scale = width / base
        if rotation == 0.0 and self.squash == 1.0 and abs(scale - 1.0) < 0.002:
            across, down = self._half
            if self.transformationMode() is not FAST:
                self._set_mode(FAST)
                self.resetTransform()
            self.setPos(canvas.snap(x - across) + across, canvas.snap(y - down) + down)
        else:
            self._set_mode(SMOOTH)
            self.setTransform(QTransform().rotate(rotation).scale(scale * self.squash, scale))
            self.setPos(x, y)

    def coming(self) -> Iterator[Callable[[], object]]:
        """Yield calls that render what it will look like on its way and where it flies to."""
        flight, spec = self.flight, self.spec
        if flight is not None:
            if flight.flips:
                yield partial(self._made, spec.face, self._base(), HOVERED)
            yield partial(self._made, spec.face, spec.rect.width, self._shadow_at_rest)
        if self.former is not None and spec.over is not None:
            across, down = self._half
            yield self._over.will_lie(spec.over, across, down)

    @property
    def _shadow_at_rest(self) -> float:
        return 0.0 if self.spec.flat else RESTING

    def _made(self, face: Face, width: float, shadow: float) -> CardPixmap:
        canvas = self._canvas
        brush = canvas.brush
        face = legible(face, brush.metrics.text_scale)
        return canvas.cards.card(face, width, canvas.dpr, brush.theme, shadow)

    def _set_mode(self, mode: Qt.TransformationMode) -> None:
        self.setTransformationMode(mode)
        self._over.setTransformationMode(mode)

    def _take_pixmap(self, base: float) -> None:
        face, over = self.spec.face, (self.former or self.spec).over
        if self.turned and self.origin_face is not None:
            # What is over a card belongs to the side that comes up on the way.
            face, over = self.origin_face, None
        shadow = self._shadow_at_rest
        if self.lift.value or self.held:
            shadow = LIFTED
        elif self.hover.value or self.along.value or self.flight is not None:
            shadow = HOVERED
        shown = (legible(face, self._canvas.brush.metrics.text_scale), base, shadow, over)
        if shown != self._shown:
            self._shown = shown
            made = self._made(face, base, shadow)
            across, down = self._half = made.width / 2, made.width * CARD_RATIO / 2
            self.show_pixmap(made.pixmap, -across - made.margin, -down - made.margin)
            self._over.lie(over, across, down)

    def _base(self) -> float:
        """Return the width of the pixmap to show, the same for the whole of a motion."""
        base = self.spec.rect.width
        if self.held or self.lift.value:
            base *= 1.0 + LIFT_SCALE
        if self.flight is not None:
            base = max(base, self.flight.start.width, self.flight.goal.width)
        return base
