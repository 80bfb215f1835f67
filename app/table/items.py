"""What stands on the table at this moment: cards, places and signs, in motion or at rest.

Items hold what is shown; poses hold where things belong. An item knows how to take the state of
a moment (`step`) and to paint itself; the scene decides where it goes.
"""

from __future__ import annotations

import math
from collections.abc import Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPixmap

from app.paint.faces import CARD_RATIO, Face
from app.paint.pixmaps import HOVERED, LIFTED, RESTING, PixmapCache
from app.table.looks import GapLook, LitLook, VeilLook
from app.table.motion import BREATH, Flight, Slide
from app.table.painters import Brush, LookCache
from app.table.pose import CardPose, Layer, PlacePose, Rect, Sign

HOVER_RISE = 0.06
"""How far a card rises under the pointer, in card widths."""
LIFT_SCALE = 0.08
LIFT_TURN = 4.0
"""Degrees that a lifted card is turned."""
UNDER_SCALE = 0.02
"""How much a tray grows under the card."""
VEIL: Final = VeilLook()
GAP: Final = GapLook()

SMOOTH: Final = QPainter.RenderHint.SmoothPixmapTransform


class Canvas:
    """What painting needs: the two caches, theme and measures, device pixel ratio."""

    def __init__(self, cards: PixmapCache, looks: LookCache, brush: Brush, dpr: float) -> None:
        self.cards = cards
        self.looks = looks
        self.brush = brush
        self.dpr = dpr
        self._at = QPointF()

    def snap(self, value: float) -> float:
        """The nearest whole device pixel, in logical pixels."""
        return round(value * self.dpr) / self.dpr

    def put(self, painter: QPainter, x: float, y: float, pixmap: QPixmap) -> None:
        """Paint a pixmap with its corner there."""
        self._at.setX(x)
        self._at.setY(y)
        painter.drawPixmap(self._at, pixmap)

    def look(self, painter: QPainter, look: Hashable, rect: Rect, opacity: float = 1.0) -> None:
        """Paint a look with its corner on whole device pixels."""
        made = self.looks.get(look, rect.width, rect.height, self.dpr, self.brush)
        if opacity != 1.0:
            painter.setOpacity(opacity)
        left, top = self.snap(rect.x) - made.margin, self.snap(rect.y) - made.margin
        self.put(painter, left, top, made.pixmap)
        if opacity != 1.0:
            painter.setOpacity(1.0)


class Item:
    """Something painted at a height; `bounds` is what it covers, in whole logical pixels."""

    __slots__ = ("bounds", "height")

    def __init__(self, height: tuple[float, float]) -> None:
        self.height = height
        """Layer, and order inside it."""
        self.bounds = QRect()

    def step(self, now: float) -> bool:
        """Take the state of this moment; false when it has come to rest."""
        return False

    def paint(self, painter: QPainter, canvas: Canvas) -> None:
        raise NotImplementedError


def covering(x: float, y: float, width: float, height: float) -> QRect:
    """The whole pixels that a rectangle touches."""
    left, top = math.floor(x), math.floor(y)
    return QRect(left, top, math.ceil(x + width) - left, math.ceil(y + height) - top)


class CardItem(Item):
    """A card as it is seen now."""

    __slots__ = (
        "flight", "gone", "held", "hidden", "hover", "landing", "lift", "opacity", "origin_face",
        "pose", "rotation", "squash", "tilt", "turned", "width", "x", "y",
    )  # fmt: skip

    def __init__(self, pose: CardPose) -> None:
        super().__init__((pose.layer, pose.order))
        self.pose = pose
        self.x, self.y = pose.rect.middle
        self.width = pose.rect.width
        self.rotation = pose.rotation
        self.opacity = 1.0
        self.flight: Flight | None = None
        self.hover = Slide()
        self.lift = Slide()
        self.tilt = Slide(-LIFT_TURN)
        self.held = False
        """In the hand of the player: lifted, not bound to its pose."""
        self.landing = False
        """Just let go over a place: it has only a short way to go."""
        self.gone = False
        """No longer part of the table; it stays until what covers it has landed."""
        self.hidden = False
        self.turned = False
        """Its other side is up: it will turn over on the way."""
        self.origin_face: Face | None = None
        self.squash = 1.0
        """How narrow it appears while it turns over."""
        self.measure()

    @property
    def shown_rect(self) -> Rect:
        """The upright rectangle of the card as large as it is seen now."""
        width = self.width * (1.0 + LIFT_SCALE * self.lift.value)
        return Rect.around((self.x, self.y), width, width * CARD_RATIO)

    def rest(self) -> None:
        """Lie where the pose says, at once."""
        self.flight = None
        self.x, self.y = self.pose.rect.middle
        self.width = self.pose.rect.width
        self.rotation = self.pose.rotation
        self.opacity = 1.0
        self.squash = 1.0
        self.hidden = self.turned = self.landing = False

    def measure(self) -> None:
        """Take stock of what the card covers now."""
        if self.hidden:
            self.bounds = QRect()
            return
        width = self.width * (1.0 + LIFT_SCALE * max(0.0, self.lift.value))
        height = width * CARD_RATIO
        reach = 4.0 + width * (0.22 if self.lift.value else 0.09)
        if self.rotation or self.lift.value:
            reach += width * 0.12
        y = self.y - HOVER_RISE * width * self.hover.value
        self.bounds = covering(
            self.x - width / 2 - reach, y - height / 2 - reach, width + 2 * reach,
            height + 2 * reach,
        )  # fmt: skip

    def step(self, now: float) -> bool:
        moving = self.hover.step(now)
        moving = self.lift.step(now) or moving
        moving = self.tilt.step(now) or moving
        flight = self.flight
        if flight is not None:
            self._fly(flight, now)
            moving = True
        if moving:
            self.measure()
        return moving

    def _fly(self, flight: Flight, now: float) -> None:
        t = (now - flight.begin) / flight.duration if flight.duration > 0.0 else 1.0
        if t < 0.0:
            return
        self.hidden = False
        if t >= 1.0:
            self.x, self.y, self.width = flight.x1, flight.y1, flight.w1
            self.rotation, self.opacity, self.squash = flight.r1, 1.0, 1.0
            self.turned = False
            if now >= flight.end:
                self.flight = None
                self.landing = False
            return
        s = flight.ease(t)
        self.x = flight.x0 + (flight.x1 - flight.x0) * s
        self.y = flight.y0 + (flight.y1 - flight.y0) * s
        if flight.arc:
            self.y -= flight.arc * 4.0 * s * (1.0 - s)
        self.width = flight.w0 + (flight.w1 - flight.w0) * s
        self.rotation = flight.r0 + (flight.r1 - flight.r0) * s
        self.opacity = flight.o0 + (flight.o1 - flight.o0) * s
        if flight.flips:
            # Narrowest at the half, where the other side comes up.
            self.turned = t < 0.5
            self.squash = max(0.04, abs(math.cos(math.pi * t)))

    def paint(self, painter: QPainter, canvas: Canvas) -> None:
        if self.hidden:
            return
        face = self.pose.face
        if self.turned and self.origin_face is not None:
            face = self.origin_face
        lift, hover = self.lift.value, self.hover.value
        width = self.width * (1.0 + LIFT_SCALE * lift)
        y = self.y - HOVER_RISE * width * hover
        rotation = self.rotation + self.tilt.value * lift
        flight = self.flight
        shadow = 0.0 if self.pose.flat else RESTING
        if lift or self.held:
            shadow = LIFTED
        elif hover or flight is not None:
            shadow = HOVERED
        if self.opacity != 1.0:
            painter.setOpacity(self.opacity)
        base = self._base()
        scale = width / base
        made = canvas.cards.card(face, base, canvas.dpr, canvas.brush.theme, shadow)
        across, down = made.width / 2, made.width * CARD_RATIO / 2
        if rotation == 0.0 and self.squash == 1.0 and abs(scale - 1.0) < 0.002:
            left, top = canvas.snap(self.x - across), canvas.snap(y - down)
            canvas.put(painter, left - made.margin, top - made.margin, made.pixmap)
        else:
            painter.setRenderHint(SMOOTH, True)
            painter.translate(self.x, y)
            painter.rotate(rotation)
            painter.scale(scale * self.squash, scale)
            canvas.put(painter, -across - made.margin, -down - made.margin, made.pixmap)
            painter.resetTransform()
            painter.setRenderHint(SMOOTH, False)
        if self.opacity != 1.0:
            painter.setOpacity(1.0)

    def _base(self) -> float:
        """Width of the pixmap to paint from: one for the whole of a motion."""
        base = self.pose.rect.width
        if self.held or self.lift.value:
            base *= 1.0 + LIFT_SCALE
        if self.flight is not None:
            base = max(base, self.flight.w0, self.flight.w1)
        return base


class PlaceItem(Item):
    """A place, lit, dimmed or at rest."""

    __slots__ = ("_double_halo", "_halo", "dim", "lit", "pose", "under")

    def __init__(self, pose: PlacePose) -> None:
        super().__init__((Layer.WELL, pose.order))
        self.pose = pose
        self.lit = Slide()
        self.dim = Slide()
        self.under = Slide()
        self.take(pose)

    def take(self, pose: PlacePose) -> None:
        self.pose = pose
        unit = pose.card.width
        self._halo = LitLook(18 * unit / 132, unit)
        self._double_halo = LitLook(18 * unit / 132, unit, under=True)
        reach = 32 * unit / 132 + 4
        rect = pose.rect
        self.bounds = covering(
            rect.x - reach, rect.y - reach, rect.width + 2 * reach, rect.height + 2 * reach
        )

    def step(self, now: float) -> bool:
        moving = self.lit.step(now)
        moving = self.dim.step(now) or moving
        return self.under.step(now) or moving

    def paint(self, painter: QPainter, canvas: Canvas) -> None:
        rect = self.pose.rect
        lit, under = self.lit.value, self.under.value
        if under > 0.0:
            x, y = rect.middle
            scale = 1.0 + UNDER_SCALE * under
            painter.setRenderHint(SMOOTH, True)
            painter.translate(x, y)
            painter.scale(scale, scale)
            painter.translate(-x, -y)
        if lit > 0.0:
            if under < 1.0:
                canvas.look(painter, self._halo, rect, lit * (1.0 - under))
            if under > 0.0:
                canvas.look(painter, self._double_halo, rect, lit * under)
        opacity = 1.0 - (1.0 - canvas.brush.theme.dim_tray) * self.dim.value
        canvas.look(painter, self.pose.look, rect, opacity)
        if under > 0.0:
            painter.resetTransform()
            painter.setRenderHint(SMOOTH, False)


class VeilItem(Item):
    """The veil over the pile of a dimmed place: the pile fades as one group into its well."""

    __slots__ = ("_place",)

    def __init__(self, place: PlaceItem) -> None:
        super().__init__((Layer.PILE + 5, place.pose.order))
        self._place = place
        self.follow()

    def follow(self) -> None:
        self.bounds = self._place.bounds

    def paint(self, painter: QPainter, canvas: Canvas) -> None:
        dim = self._place.dim.value
        if dim > 0.0:
            canvas.look(painter, VEIL, self._place.pose.card, dim)


class SignItem(Item):
    """A plate, a line of words, a pill, a ring, a bubble."""

    __slots__ = ("breath", "opacity", "sign")

    def __init__(self, sign: Sign, margin: float) -> None:
        super().__init__((sign.layer, sign.order))
        self.opacity = Slide(1.0)
        self.breath = 1.0
        self.take(sign, margin)

    def take(self, sign: Sign, margin: float) -> None:
        self.sign = sign
        self.height = (sign.layer, sign.order)
        reach = margin + 2
        rect = sign.rect
        self.bounds = covering(
            rect.x - reach, rect.y - reach, rect.width + 2 * reach, rect.height + 2 * reach
        )

    def step(self, now: float) -> bool:
        return self.opacity.step(now)

    def breathe(self, now: float) -> None:
        """Swell and fade with the time."""
        self.breath = 0.5 - 0.5 * math.cos(2.0 * math.pi * now / BREATH)

    def paint(self, painter: QPainter, canvas: Canvas) -> None:
        opacity, sign = self.opacity.value, self.sign
        if opacity <= 0.0:
            return
        canvas.look(painter, sign.look, sign.rect, opacity)
        if sign.glow is not None:
            canvas.look(painter, sign.glow, sign.rect, opacity * self.breath)


class GapItem(Item):
    """The dashed outline that a lifted card leaves in the hand."""

    __slots__ = ("rect",)

    def __init__(self, pose: CardPose) -> None:
        super().__init__((pose.layer, pose.order))
        self.take(pose)

    def take(self, pose: CardPose) -> None:
        self.rect = pose.rect
        self.height = (pose.layer, pose.order)
        rect = pose.rect
        self.bounds = covering(rect.x - 3, rect.y - 3, rect.width + 6, rect.height + 6)

    def paint(self, painter: QPainter, canvas: Canvas) -> None:
        canvas.look(painter, GAP, self.rect)


class FrameItem(Item):
    """The ring of the focus, round whatever has it."""

    __slots__ = ("_look", "rect")

    def __init__(self) -> None:
        super().__init__((Layer.FLIGHT, 0))
        self.rect: Rect | None = None
        self._look: Hashable = None

    def put(self, rect: Rect, look: Hashable, reach: float, height: tuple[float, float]) -> None:
        self.rect, self._look, self.height = rect, look, height
        self.bounds = covering(
            rect.x - reach, rect.y - reach, rect.width + 2 * reach, rect.height + 2 * reach
        )

    def clear(self) -> None:
        self.rect = None
        self.bounds = QRect()

    def paint(self, painter: QPainter, canvas: Canvas) -> None:
        if self.rect is not None:
            canvas.look(painter, self._look, self.rect)


def to_qrectf(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)
