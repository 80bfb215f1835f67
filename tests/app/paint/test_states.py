"""What lies on a card to say what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.games.wednesday.visuals import marks
from app.paint import states
from app.style.theme import THEMES, Theme, load_theme
from tests.app.paint.pictures import empty, painted, pixels

CARD = QRectF(50, 70, 100, 140)

State = Callable[[QPainter, QRectF, Theme], None]

STATES: dict[str, State] = {
    "veil": states.paint_veil,
    "lock": states.paint_lock,
    "seal": marks.paint_card_seal,
    "chosen": states.paint_chosen,
    "playable": marks.paint_playable,
    "usable": lambda painter, card, theme: states.paint_chosen(painter, card, theme, halo=True),
}


def shown(state: State, theme: str, card: QRectF = CARD) -> QImage:
    return painted(lambda painter: state(painter, card, load_theme(theme)))


@pytest.mark.parametrize("theme", THEMES)
def test_states_differ(qapp: QApplication, theme: str) -> None:
    pictures = [pixels(shown(state, theme)) for state in STATES.values()]
    assert len(set(pictures)) == len(STATES)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", STATES)
@pytest.mark.parametrize("width", [26, 60, 132])
def test_states_grow_with_the_card(qapp: QApplication, name: str, width: float, theme: str) -> None:
    card = QRectF(100 - width / 2, 140 - width * 0.7, width, width * 1.4)
    assert not empty(shown(STATES[name], theme, card))


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("name", ["chosen", "usable"])
def test_a_ring_leaves_the_card_alone(qapp: QApplication, name: str, theme: str) -> None:
    image = shown(STATES[name], theme)
    inside = image.copy(CARD.toRect().adjusted(4, 4, -4, -4))
    assert empty(inside)
    assert image.pixelColor(46, 140).alpha() == 255


@pytest.mark.parametrize("theme", THEMES)
def test_the_stroke_lies_above_the_card(qapp: QApplication, theme: str) -> None:
    image = shown(marks.paint_playable, theme)
    assert empty(image.copy(CARD.toRect()))
    middle = marks.stroke_rect(CARD).center().toPoint()
    assert image.pixelColor(middle) == load_theme(theme).lit
    outline = load_theme(theme).lit_outline
    assert (outline is not None) == load_theme(theme).light


def test_the_veil_is_deeper_under_the_seal(qapp: QApplication) -> None:
    def strength(sealed: bool) -> int:
        image = painted(
            lambda painter: (marks.paint_card_seal if sealed else states.paint_veil)(
                painter, CARD, load_theme("evening")
            )
        )
        return image.pixelColor(60, 80).alpha()

    assert strength(True) > strength(False) > 0


def test_painters_leave_clip_and_opacity_as_they_were(qapp: QApplication) -> None:
    def draw(painter: QPainter) -> None:
        painter.setOpacity(0.7)
        for state in STATES.values():
            state(painter, CARD, load_theme("whitewash"))
        assert painter.opacity() == pytest.approx(0.7)
        assert not painter.hasClipping()

    painted(draw)
