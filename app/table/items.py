"""What stands on the table at this moment: cards, places and signs, in motion or at rest.

Every item is a pixmap of Qt's graphics scene, which keeps its height, finds it under the pointer
and paints anew what it has changed. Poses hold where things belong; an item holds what is shown,
and knows how to take the state of a moment (`step`). Where it goes, `app.table.scene` decides.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QGraphicsRectItem

from app.paint.faces import CARD_RATIO, Face
from app.paint.pixmaps import HOVERED, LIFTED, RESTING, PixmapCache
from app.paint.surface import rail_pixmap, rail_pixmap_top
from app.table.looks import GapLook, LitLook, VeilLook
from app.table.motion import BREATH, Flight, Slide, linear
from app.table.painters import Brush, LookCache
from app.table.pose import CardPose, PlacePose, Rect, Sign

HOVER_RISE = 0.06
"""How far a card rises under the pointer, in card widths."""
PICKED_RISE = 0.24
"""How far a card that was picked by click or key stands over the hand, in card widths."""
LIFT_SCALE = 0.08
LIFT_TURN = 4.0
"""Degrees that a lifted card is turned."""
UNDER_SCALE = 0.02
"""How much a tray grows under the card."""
VEIL: Final = VeilLook()
GAP: Final = GapLook()

FAST: Final = Qt.TransformationMode.FastTransformation
SMOOTH: Final = Qt.TransformationMode.SmoothTransformation


class Canvas:
    """Where items get their pixmaps from: the two caches, theme and measures, pixel ratio."""

    def __init__(self, brush: Brush, dpr: float = 1.0) -> None:
        self.cards = PixmapCache()
        self.looks = LookCache()
        self.brush = brush
        self.dpr = dpr

    def snap(self, value: float) -> float:
        """The nearest whole device pixel, in logical pixels."""
        return round(value * self.dpr) / self.dpr


class Item(QGraphicsPixmapItem):
    """Something in the scene. Whoever makes it keeps a reference as long as it is there."""

    def __init__(self, canvas: Canvas, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._canvas = canvas

    @property
    def touchable(self) -> Rect:
        """Where the pointer finds it, in the item's own measure."""
        raise NotImplementedError

    @property
    def busy(self) -> bool:
        """It is doing what has to come to its end before the table is at rest."""
        return False

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(QRectF(*self.touchable))
        return path

    def step(self, now: float) -> bool:
        """Take and show the state of this moment; false when it has come to rest."""
        return False

    def dress(self) -> None:
        """Take the pixmap of the theme, measures and pixel ratio as they are now."""
        raise NotImplementedError


class LookItem(Item):
    """A look with its corner on whole device pixels; one that is not seen is not rendered."""

    def __init__(self, canvas: Canvas, parent: QGraphicsItem | None = None) -> None:
        super().__init__(canvas, parent)
        self._look: Hashable = None
        self.rect = Rect(0, 0, 0, 0)

    @property
    def touchable(self) -> Rect:
        return self.rect

    def put(self, look: Hashable, rect: Rect) -> None:
        self._look, self.rect = look, rect
        self.dress()

    def lie(self, look: Hashable | None, across: float, down: float) -> None:
        """Cover the thing that it is a part of, whose middle is there and half as large."""
        self.setVisible(look is not None)
        if look is not None:
            canvas = self._canvas
            made = canvas.looks.get(look, 2 * across, 2 * down, canvas.dpr, canvas.brush)
            self.setPixmap(made.pixmap)
            self.setOffset(-across - made.margin, -down - made.margin)

    def fade(self, opacity: float) -> None:
        """Show it that faintly; at 0 not at all."""
        self.setOpacity(opacity)
        if self.isVisible() is not (opacity > 0.0):
            self.setVisible(opacity > 0.0)
            self.dress()

    def dress(self) -> None:
        if self._look is None or self.opacity() == 0.0:
            return
        canvas, rect = self._canvas, self.rect
        made = canvas.looks.get(self._look, rect.width, rect.height, canvas.dpr, canvas.brush)
        self.setPixmap(made.pixmap)
        self.setOffset(canvas.snap(rect.x) - made.margin, canvas.snap(rect.y) - made.margin)


class CardItem(Item):
    """A card as it is seen now. Whoever changes its state calls `follow`."""

    def __init__(self, pose: CardPose, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.pose = pose
        self.spot = pose.spot
        self.flight: Flight | None = None
        self.hover = Slide()
        self.lift = Slide()
        self.along = Slide()
        """How far it stands over the hand because the lifted card would take it along."""
        self.tilt = Slide(-LIFT_TURN)
        self.held = False
        """In the hand of the player: lifted, not bound to its pose."""
        self.landing = False
        """Just let go over a place: it has only a short way to go."""
        self.hidden = False
        self.turned = False
        """Its other side is up: it will turn over on the way."""
        self.origin_face: Face | None = None
        self.squash = 1.0
        """How narrow it appears while it turns over."""
        self._over = LookItem(canvas, self)
        self._shown: tuple[object, ...] = ()
        self._half = (0.0, 0.0)
        """Half of width and height of the card in the pixmap."""

    @property
    def shown_rect(self) -> Rect:
        """The upright rectangle of the card as large as it is seen now."""
        width = self.spot.width * (1.0 + LIFT_SCALE * self.lift.value)
        return Rect.around(self.spot.middle, width, width * CARD_RATIO)

    @property
    def held_rect(self) -> Rect:
        """What a held card covers as soon as it is up and over the hand, but for its turn."""
        spot = self.flight.goal if self.flight is not None else self.spot
        width = spot.width * (1.0 + LIFT_SCALE)
        return Rect.around(spot.middle, width, width * CARD_RATIO)

    @property
    def touchable(self) -> Rect:
        # With the strip that it has risen from, or it would sink again under the pointer.
        across, down = self._half
        return Rect(-across, -down, 2 * across, 2 * (down + across * HOVER_RISE * self.hover.value))

    @property
    def busy(self) -> bool:
        return self.flight is not None

    def rest(self) -> None:
        """Lie where the pose says, at once."""
        self.flight = None
        self.origin_face = None
        self.spot = self.pose.spot
        self.squash = 1.0
        self.hidden = self.turned = self.landing = False

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
        if t < 0.0:
            return
        self.hidden = False
        if t >= 1.0:
            self.spot = flight.goal._replace(opacity=1.0)
            self.squash, self.turned = 1.0, False
            self.origin_face = None
            if now >= flight.end:
                self.flight = None
                self.landing = False
            return
        s = flight.ease(t)
        self.spot = flight.start.towards(flight.goal, s)
        if flight.arc:
            self.spot = self.spot._replace(y=self.spot.y - flight.arc * 4.0 * s * (1.0 - s))
        if flight.flips:
            # Narrowest at the half, where the other side comes up.
            self.turned = t < 0.5
            self.squash = max(0.04, abs(math.cos(math.pi * t)))

    def dress(self) -> None:
        self._shown = ()
        self.follow()

    def follow(self) -> None:
        """Let the scene show the state as it is now."""
        if self.isVisible() is self.hidden:
            self.setVisible(not self.hidden)
        if self.hidden:
            return
        canvas = self._canvas
        x, y, width, rotation, opacity = self.spot
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

    def _set_mode(self, mode: Qt.TransformationMode) -> None:
        self.setTransformationMode(mode)
        self._over.setTransformationMode(mode)

    def _take_pixmap(self, base: float) -> None:
        face, over = self.pose.face, self.pose.over
        if self.turned and self.origin_face is not None:
            # What is over a card belongs to the side that comes up on the way.
            face, over = self.origin_face, None
        shadow = 0.0 if self.pose.flat else RESTING
        if self.lift.value or self.held:
            shadow = LIFTED
        elif self.hover.value or self.along.value or self.flight is not None:
            shadow = HOVERED
        shown = (face, base, shadow, over)
        if shown != self._shown:
            self._shown = shown
            canvas = self._canvas
            made = canvas.cards.card(face, base, canvas.dpr, canvas.brush.theme, shadow)
            across, down = self._half = made.width / 2, made.width * CARD_RATIO / 2
            self.setPixmap(made.pixmap)
            self.setOffset(-across - made.margin, -down - made.margin)
            self._over.lie(over, across, down)

    def _base(self) -> float:
        """Width of the pixmap to show: one for the whole of a motion."""
        base = self.pose.rect.width
        if self.held or self.lift.value:
            base *= 1.0 + LIFT_SCALE
        if self.flight is not None:
            base = max(base, self.flight.start.width, self.flight.goal.width)
        return base


class PlaceItem(LookItem):
    """A place, lit, dimmed or at rest."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.lit = Slide()
        self.dim = Slide()
        self.under = Slide()
        self.veil = LookItem(canvas)
        """Over the pile of a dimmed place: the pile fades as one group into its well."""
        self._halo, self._double_halo = LookItem(canvas, self), LookItem(canvas, self)
        for halo in (self._halo, self._double_halo):
            halo.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent)
            halo.setFlag(QGraphicsItem.GraphicsItemFlag.ItemIgnoresParentOpacity)
        for item in (self.veil, self._halo, self._double_halo):
            item.fade(0.0)

    @property
    def touchable(self) -> Rect:
        """At least 40 x 40, as far as what is painted reaches."""
        rect = self.rect
        return Rect.around(rect.middle, max(rect.width, 40.0), max(rect.height, 40.0))

    def take(self, pose: PlacePose) -> None:
        self.pose = pose
        unit = pose.card.width
        radius = pose.radius or 18 * unit / 132
        self._halo.put(LitLook(radius, unit), pose.rect)
        self._double_halo.put(LitLook(radius, unit, under=True), pose.reach or pose.rect)
        self.veil.put(VEIL, pose.card)
        self.setTransformOriginPoint(*pose.rect.middle)
        self.put(pose.look, pose.rect)
        self._follow()

    def step(self, now: float) -> bool:
        moving = self.lit.step(now)
        moving = self.dim.step(now) or moving
        moving = self.under.step(now) or moving
        self._follow()
        return moving

    def dress(self) -> None:
        super().dress()
        self._follow()

    def _follow(self) -> None:
        dim, under = self.dim.value, self.under.value
        lit = max(self.lit.value, 1.0 - dim) if self.pose.lit else self.lit.value
        for item in (self, self._halo, self._double_halo):
            item.setTransformationMode(SMOOTH if under else FAST)
        self.setScale(1.0 + UNDER_SCALE * under)
        self.setOpacity(1.0 - (1.0 - self._canvas.brush.theme.dim_tray) * dim)
        self._halo.fade(lit * (1.0 - under))
        self._double_halo.fade(lit * under)
        self.veil.fade(dim if self.pose.takes_cards and self.pose.veiled else 0.0)


class SignItem(LookItem):
    """A plate, a line of words, a pill, a ring, a bubble."""

    def __init__(self, canvas: Canvas, opacity: float = 1.0) -> None:
        super().__init__(canvas)
        self.strength = Slide(opacity)
        self._turning = Slide(1.0)
        """How far it has turned over; from the half on its new side is seen."""
        self._former_look: Hashable = None
        self._drawing = Slide(1.0)
        """How much of it is drawn."""
        self._glow = LookItem(canvas, self)
        self._touch = QGraphicsRectItem(self)
        """Where it can be pressed, at least 40 x 40."""
        self._touch.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.fade(opacity)

    def take(self, sign: Sign) -> None:
        self.sign = sign
        rect = sign.rect
        touch = Rect.around(rect.middle, max(rect.width, 40.0), max(rect.height, 40.0))
        self._touch.setRect(QRectF(*touch))
        self._touch.setVisible(sign.pressable)
        self._glow.put(sign.glow, rect)
        self._glow.setVisible(sign.glow is not None)
        if self._turning.value >= 0.5:
            # Before the half of its turn it shows its former side.
            self._former_look = self._look
            self.put(self._look_drawn(), rect)

    @property
    def busy(self) -> bool:
        return self._drawing.moving

    def draw(self, begin: float, duration: float) -> None:
        """Show it stroke by stroke, from that moment on."""
        self._drawing.jump(0.0)
        self._drawing.go(1.0, begin, duration, linear)
        self.put(self._look_drawn(), self.rect)

    def finish(self) -> None:
        """Show the whole of it at once."""
        self._drawing.jump(1.0)
        self.put(self.sign.look, self.rect)

    def _look_drawn(self) -> Hashable:
        """As much of it as is drawn."""
        looks = (*self.sign.drawn, self.sign.look)
        return looks[min(int(self._drawing.value * len(looks)), len(looks) - 1)]

    def turn_over(self, now: float, duration: float) -> None:
        """Show the look before `take` again, and turn over from it to the one that was taken."""
        self._turning.jump(0.0)
        self._turning.go(1.0, now, duration, linear)
        self.put(self._former_look, self.rect)

    def step(self, now: float) -> bool:
        moving = self.strength.step(now)
        self.fade(self.strength.value)
        if self._drawing.step(now):
            moving = True
            look = self._look_drawn()
            if look != self._look:
                self.put(look, self.rect)
        if self._turning.step(now):
            moving = True
            self._turn()
        return moving

    def _turn(self) -> None:
        """Narrowest at the half, where the other side comes up."""
        done = self._turning.value
        if done >= 0.5 and self._look != self.sign.look:
            self.put(self.sign.look, self.sign.rect)
        if done >= 1.0:
            self.resetTransform()
            return
        x, y = self.rect.middle
        squash = max(0.04, abs(math.cos(math.pi * done)))
        self.setTransform(QTransform().translate(x, y).scale(squash, 1.0).translate(-x, -y))

    def breathe(self, now: float) -> None:
        """Let what glows swell and fade with the time."""
        if self.sign.glow is not None:
            self._glow.fade(0.5 - 0.5 * math.cos(2.0 * math.pi * now / BREATH))


class RailItem(Item):
    """The rail of a whole window, between the feet of the hand and what flies above it."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(canvas)
        self.size = QSize(1280, 800)
        """Of the window."""
        self.top = 0.0
        """From here down the pointer finds it."""

    @property
    def touchable(self) -> Rect:
        return Rect(0, self.top, self.size.width(), self.size.height() - self.top)

    def dress(self) -> None:
        dpr = self._canvas.dpr
        self.setPixmap(rail_pixmap(self.size, dpr, self._canvas.brush.theme))
        self.setOffset(0, rail_pixmap_top(self.size, dpr))
