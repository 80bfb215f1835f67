"""Faces and backs of cards."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from app.games.qwixx_cards.visuals.faces import QwixxFace
from app.games.the_game_extreme.visuals.faces import CommandFace, _Word
from app.paint.faces import BackFace, Face, NumberFace, paint_face
from app.style.theme import THEMES, load_theme
from tests.app.paint.pictures import empty, holds, painted, pixels

WIDTH = 100


def look(face: Face, theme: str = "evening", width: float = WIDTH) -> QImage:
    return painted(lambda painter: paint_face(painter, face, width, load_theme(theme)), WIDTH, 140)


def test_every_number_differs(qapp: QApplication) -> None:
    seen = {pixels(look(NumberFace(number))) for number in range(2, 100, 7)}
    assert len(seen) == len(range(2, 100, 7))


@pytest.mark.parametrize(
    "face",
    [
        NumberFace(22, fire=True),
        NumberFace(22, burning=True),
        NumberFace(22, high=60),
        NumberFace(22, tone="gold"),
        NumberFace(22, tone="silver"),
        CommandFace(22, "stop", "Stop", at_once=True),
        CommandFace(22, "silence", "Σιωπή", at_once=False),
        QwixxFace("red", 8),
        QwixxFace("joker", 8),
        BackFace(),
        BackFace("neutral", number=8),
    ],
)
def test_every_kind_differs_from_the_plain_number(qapp: QApplication, face: Face) -> None:
    assert not empty(look(face))
    assert look(face) != look(NumberFace(22))


def test_flames_burn_only_on_top(qapp: QApplication) -> None:
    theme = load_theme("evening")
    assert holds(look(NumberFace(33, burning=True)), theme.flame_3)
    assert not holds(look(NumberFace(33, fire=True)), theme.flame_3)


def test_the_measure_moves_with_the_number(qapp: QApplication) -> None:
    def dot(face: NumberFace) -> int:
        image = look(face)
        row = [image.pixelColor(x, 125).lightness() for x in range(WIDTH)]
        return row.index(min(row))

    places = [dot(NumberFace(number)) for number in (2, 25, 50, 75, 99)]
    assert places == sorted(set(places))
    assert dot(NumberFace(59, high=60)) > dot(NumberFace(59))


def test_a_long_number_stays_on_the_card(qapp: QApplication) -> None:
    image = look(NumberFace(100))
    ink = load_theme("evening").ink.rgb()
    for y in range(60, 100):
        for x in (*range(4), *range(WIDTH - 4, WIDTH)):
            assert image.pixel(x, y) != ink


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("width", [30, 100])
def test_backs_of_a_deck_are_alike(qapp: QApplication, theme: str, width: float) -> None:
    assert look(BackFace(), theme, width) == look(BackFace(), theme, width)
    assert look(BackFace("gold"), theme, width) != look(BackFace(), theme, width)


def test_a_small_back_is_plain(qapp: QApplication) -> None:
    saffron = load_theme("evening").saffron
    assert holds(look(BackFace(), width=60), saffron)
    assert not holds(look(BackFace(), width=39), saffron)


def test_a_back_gets_an_edge_on_the_light_table(qapp: QApplication) -> None:
    image = look(BackFace(), "whitewash")
    assert image.pixelColor(0, 70) == load_theme("whitewash").back_line


def test_the_same_face_is_one_key() -> None:
    assert NumberFace(5) == NumberFace(5)
    assert hash(NumberFace(5)) == hash(NumberFace(5))
    assert NumberFace(5) != NumberFace(5, fire=True)


def test_nothing_is_painted_outside_of_the_card(qapp: QApplication) -> None:
    def draw(painter: QPainter) -> None:
        painter.translate(20, 20)
        paint_face(painter, NumberFace(88), 100, load_theme("evening"))

    image = painted(draw, 140, 180)
    for x in range(140):
        for y in (0, 19, 160, 179):
            assert image.pixelColor(x, y).alpha() == 0


@pytest.mark.parametrize("width", [28, 62, 100])
def test_a_back_shows_its_number_and_nothing_else(qapp: QApplication, width: int) -> None:
    backs = [look(BackFace("neutral", number=number), width=width) for number in range(2, 13)]
    assert len({pixels(back) for back in backs}) == len(backs)
    assert look(BackFace("neutral"), width=width) not in backs


@pytest.mark.parametrize("width", [28, 62, 100])
def test_a_joker_is_of_all_colours(qapp: QApplication, width: int) -> None:
    theme = load_theme("evening")
    image = look(QwixxFace("joker", 8), width=width)
    for color in (theme.qwixx_red, theme.qwixx_yellow, theme.qwixx_green, theme.qwixx_blue):
        assert holds(image, color)


@pytest.mark.parametrize("width", [26, 34, 44, 60])
def test_small_cards_can_be_told_apart(qapp: QApplication, width: int) -> None:
    faces: list[Face] = [NumberFace(number) for number in range(2, 100)]
    faces += [NumberFace(22, fire=True), NumberFace(33, burning=True)]
    faces += [NumberFace(30, tone="gold"), NumberFace(30, tone="silver")]
    faces += [CommandFace(39, "stop", "Stop", at_once=True)]
    faces += [CommandFace(39, "skull", "Skull", at_once=True)]
    faces += [CommandFace(39, "silence", "Silence", at_once=False)]
    faces += [QwixxFace(color, 8) for color in ("red", "yellow", "green", "blue", "joker")]
    assert len({pixels(look(face, width=width)) for face in faces}) == len(faces)


def test_a_small_card_shows_its_number_alone(qapp: QApplication) -> None:
    def marks(width: int) -> int:
        image = look(NumberFace(47), width=width)
        ink = load_theme("evening").ink.lightness()
        row = range(round(width * 1.2), round(width * 1.3))
        return sum(image.pixelColor(x, y).lightness() < ink + 60 for y in row for x in range(width))

    assert marks(26) == 0
    assert marks(44) > 0


def test_a_word_that_cannot_be_read_leaves_its_icon_the_room(qapp: QApplication) -> None:
    def looks(word: str, width: int) -> QImage:
        return look(CommandFace(43, "skull", word, at_once=True), width=width)

    for word in ("Νεκροκεφαλή", "Νεκρο\u00adκεφαλή"):
        assert looks(word, 44) == looks("", 44)
        assert looks(word, 100) != looks("", 100)


def test_a_long_word_goes_on_in_a_second_line_where_it_may_be_broken(qapp: QApplication) -> None:
    for width in (80, 89, 119):
        whole, broken = (
            _Word.on_card(word, width) for word in ("Νεκροκεφαλή", "Νεκρο\u00adκεφαλή")
        )
        assert whole is not None
        assert broken is not None
        assert broken.lines == ["Νεκρο-", "κεφαλή"]
        assert broken.font.pixelSize() > whole.font.pixelSize()
    large = _Word.on_card("Κόλ\u00adπο", 89)
    assert large is not None
    assert large.lines == ["Κόλπο"]
