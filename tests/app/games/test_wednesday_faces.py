"""Wednesday's cards: outcasts, characters, the Thing's hand, and their backs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QFontMetricsF, QImage
from PySide6.QtWidgets import QApplication

from app.games.wednesday.layout.piles import BURNT_BACK, character_face
from app.games.wednesday.visuals import faces
from app.games.wednesday.visuals.faces import CharacterFace, OutcastFace, ThingFace
from app.games.wednesday.visuals.pictures import TEXT_FACES
from app.paint.backs import heart_of
from app.paint.faces import Face, paint_face
from app.style.theme import load_theme
from engine.games.wednesday.cards import CHARACTERS, NUMBERS
from tests.app.paint.pictures import holds, painted, pixels

THEME = load_theme("evening")
WIDTHS = (26, 44, 60, 78, 118, 196)

NAMES = {
    "wednesday": ("Γουένσντεϊ Άνταμς", "Ο γύρος τελειώνει αμέσως."),
    "thing": ("Thing", "It blocks one number."),
    "tyler": ("Τάιλερ Γκάλπιν", "Μόνο μονοί αριθμοί."),
    "yoko": ("Γιόκο Τανάκα", "Η φορά του παιχνιδιού αντιστρέφεται."),
    "enid": ("Enid Sinclair", "Only pairs of the same number."),
    "bianca": ("Μπιάνκα Μπάρκλεϊ", "Οι αριθμοί κατεβαίνουν."),
    "ajax": ("Έιτζαξ Πετρόπουλος", "Όχι ο αμέσως επόμενος αριθμός."),
    "weems": ("Larissa Weems", "Equal or higher."),
    "eugene": ("Γιουτζίν Ότινγκερ", "Με πάσο παίρνεις την πάνω κάρτα από τα «καμένα»."),
}


def planned(name: str, rule: str, width: float) -> faces._Plan:
    plan = faces._plan(name, rule, width)
    assert plan is not None
    return plan


def look(face: Face, width: float, theme: str = "evening") -> QImage:
    return painted(
        lambda painter: paint_face(painter, face, width, load_theme(theme)),
        round(width),
        round(width * 1.4),
    )


@pytest.mark.parametrize("width", WIDTHS)
def test_every_outcast_and_character_looks_different(qapp: QApplication, width: int) -> None:
    faces: list[Face] = [OutcastFace(number) for number in NUMBERS]
    faces += [OutcastFace(number, blocked=True) for number in NUMBERS]
    faces += [CharacterFace(character, "", "") for character in CHARACTERS]
    faces.append(ThingFace())
    assert len({pixels(look(face, width)) for face in faces}) == len(faces)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("face", [OutcastFace(8), CharacterFace("yoko", "Yoko", ""), ThingFace()])
def test_cards_are_the_same_in_both_themes(qapp: QApplication, face: Face, width: int) -> None:
    assert len({pixels(look(face, width, theme)) for theme in ("evening", "whitewash")}) == 1


def test_the_name_stands_where_it_can_be_read(qapp: QApplication) -> None:
    for width in WIDTHS:
        named, bare = look(OutcastFace(9, "Λυκάνθρωπος"), width), look(OutcastFace(9), width)
        assert (named != bare) == (width >= 44)


def test_the_number_of_a_blocked_card_stays_in_sight(qapp: QApplication) -> None:
    for width in (26, 60, 118):
        head = round(width * 0.38)
        corners = {
            pixels(look(OutcastFace(number, blocked=True), width).copy(0, 0, width, head))
            for number in NUMBERS
        }
        assert len(corners) == len(NUMBERS)


@pytest.mark.parametrize("width", [59, 66, 78, 100, 126, 150, 196, 330])
@pytest.mark.parametrize("character", CHARACTERS)
def test_name_and_rule_fit_on_the_card(qapp: QApplication, character: str, width: int) -> None:
    name, rule = NAMES[character]
    plan = planned(name, rule, width)
    assert " ".join(plan.name.lines) == name
    assert " ".join(plan.rule.lines) == rule
    for text in (plan.name, plan.rule):
        measure = QFontMetricsF(text.font)
        assert all(measure.horizontalAdvance(words) <= width * 0.88 for words in text.lines)
    below_name = plan.name.baseline + (len(plan.name.lines) - 1) * plan.name.pitch
    assert plan.disc_y + plan.disc_radius < plan.name.baseline - plan.name.font.pixelSize() * 0.7
    assert below_name < plan.rule.baseline - plan.rule.font.pixelSize() * 0.7
    last = plan.rule.baseline + (len(plan.rule.lines) - 1) * plan.rule.pitch
    assert last < width * 1.4 - width * 0.05
    assert plan.rule.font.pixelSize() >= (12 if width > 145 else 9 if width >= 100 else 6)


def test_a_character_is_drawn_as_designed_where_there_is_room(qapp: QApplication) -> None:
    plan = planned("Γιόκο Τανάκα", "Η φορά του παιχνιδιού αντιστρέφεται.", 196)
    assert len(plan.rule.lines) == 3
    assert plan.disc_radius == pytest.approx(0.31 * 196)
    assert plan.disc_y == pytest.approx(0.30 * 1.4 * 196, abs=1)
    assert plan.name.baseline == pytest.approx(0.625 * 1.4 * 196, abs=2)
    assert plan.rule.baseline == pytest.approx(0.73 * 1.4 * 196, abs=2)


def test_a_long_rule_makes_the_figure_smaller_before_it_gets_hard_to_read(
    qapp: QApplication,
) -> None:
    short = planned("Yoko Tanaka", "Play turns round.", 196)
    long = planned("Yoko Tanaka", "Play turns round. " * 6, 196)
    assert long.disc_radius < short.disc_radius
    assert long.rule.font.pixelSize() >= 12


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("width", range(40, 90, 3))
def test_no_rule_runs_out_under_a_small_card(
    speak: Callable[[str], None], language: str, width: int
) -> None:
    """Where it has no room, the figure stands alone: words beside a card tell the rule anyway."""
    speak(language)
    for character in CHARACTERS:
        for seats in (2, 4):
            face = character_face(character, seats)
            plan = faces._plan(face.name, face.rule, width)
            if plan is None:
                assert look(face, width) == look(CharacterFace(character, "", ""), width)
                continue
            foot = plan.rule.baseline + (len(plan.rule.lines) - 1) * plan.rule.pitch
            assert foot < width * 1.4 - width * 0.05, f"{character} of {seats}"


def test_flames_lick_the_backs_of_burnt_cards_alone(qapp: QApplication) -> None:
    for deck in ("wednesday", "burnt"):
        image = look(TEXT_FACES["deck"]([deck], False), 100)
        flames = any(
            image.pixelColor(x, 128).hue() > 330 and image.pixelColor(x, 128).saturation() > 150
            for x in range(10, 90)
        )
        assert flames == (deck == "burnt")


def test_the_count_lies_clear_of_the_flames(qapp: QApplication) -> None:
    card = QRectF(0, 0, 100, 140)
    assert heart_of(card, flames=False) == card.center()
    heart = heart_of(card, flames=True).toPoint()
    clear = QRect(heart.x() - 24, heart.y() - 24, 48, 48)
    plain = BURNT_BACK._replace(flames=False)
    assert look(BURNT_BACK, 100) != look(plain, 100)
    assert look(BURNT_BACK, 100).copy(clear) == look(plain, 100).copy(clear)


def test_the_wooden_hand_is_light_on_dark(qapp: QApplication) -> None:
    assert holds(look(ThingFace(), 60), THEME.layer)
