"""The signs of the games."""

import pytest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.paint.emblems import emblem
from app.style.theme import THEMES, load_theme

SIDES = (30, 38, 46)


@pytest.mark.parametrize("theme", THEMES)
def test_every_game_has_a_sign_of_its_own(qapp: QApplication, theme: str) -> None:
    look = load_theme(theme)
    for side in SIDES:
        signs = [
            emblem(module.id, module.tile, side, 1.0, look).toImage() for module in MODULES.values()
        ]
        assert all(sign.width() == sign.height() == side for sign in signs)
        for at, sign in enumerate(signs):
            assert sign.pixelColor(0, 0).alpha() == 0, "its corners are round"
            assert sign.pixelColor(side // 2, side // 2).alpha() == 255
            assert all(sign != other for other in signs[at + 1 :])


def test_a_sign_is_as_sharp_as_the_screen(qapp: QApplication) -> None:
    module = next(iter(MODULES.values()))
    sign = emblem(module.id, module.tile, 30, 2.0, load_theme(THEMES[0]))
    assert (sign.width(), sign.devicePixelRatio()) == (60, 2.0)
