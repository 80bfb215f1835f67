"""Sentences that name the players, in the language on screen: for onlookers, and of rivals."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from app.games.face_to_face.decks import Way
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, HAND_SIZE

# Places and cards


def pile_name(name: str, way: Way, top: int) -> str:
    """A pile for screen readers."""
    if way == "up":
        line = QCoreApplication.translate("FaceToFace", "{name}’s ascending pile, top {top}")
    else:
        line = QCoreApplication.translate("FaceToFace", "{name}’s descending pile, top {top}")
    return line.format(name=name, top=top)


def draw_pile_name(name: str, count: int) -> str:
    """A draw pile for screen readers."""
    line = QCoreApplication.translate("FaceToFace", "{name}’s draw pile, %n card(s)", None, count)
    return line.format(name=name)


def about_draw_pile(name: str) -> str:
    """Said when somebody presses a draw pile."""
    line = QCoreApplication.translate("FaceToFace", "{name} draws from this pile.")
    return line.format(name=name)


def hand(name: str) -> str:
    """Under the backs of a hand."""
    return QCoreApplication.translate("FaceToFace", "{name}’s hand").format(name=name)


def hand_name(name: str, count: int) -> str:
    """A hand for screen readers."""
    line = QCoreApplication.translate("FaceToFace", "{name}’s hand, %n card(s)", None, count)
    return line.format(name=name)


# The gift of a turn


def no_gift_yet() -> str:
    """Heading of what is said about the gift, while it is still to give."""
    return QCoreApplication.translate("FaceToFace", "No gift yet")


def gift(card: int) -> str:
    """Heading of what is said about the gift, once it is given."""
    return QCoreApplication.translate("FaceToFace", "Gift: {card}").format(card=card)


def draws(name: str) -> str:
    """What will be drawn with a gift and without one."""
    line = QCoreApplication.translate(
        "FaceToFace", "{name} draws {few}, or back up to {full} after a gift."
    )
    return line.format(name=name, few=DRAWN_WITHOUT_GIFT, full=HAND_SIZE)


def draws_up_to(name: str) -> str:
    """What will be drawn after a gift."""
    line = QCoreApplication.translate("FaceToFace", "{name} draws back up to {full}.")
    return line.format(name=name, full=HAND_SIZE)


def left_to_draw(name: str, left: int) -> str:
    """What will be drawn at most, when the draw pile does not go far."""
    if left == 0:
        line = QCoreApplication.translate(
            "FaceToFace", "{name}’s draw pile is empty: there is nothing to draw."
        )
    else:
        line = QCoreApplication.translate(
            "FaceToFace", "{name} has only %n card(s) left to draw.", None, left
        )
    return line.format(name=name)


# What happened


def laid(name: str, card: int, way: Way) -> str:
    """Somebody placed a card on a pile of their own."""
    if way == "up":
        line = QCoreApplication.translate(
            "FaceToFace", "{name} placed {card} on the ascending pile."
        )
    else:
        line = QCoreApplication.translate(
            "FaceToFace", "{name} placed {card} on the descending pile."
        )
    return line.format(name=name, card=card)


def gave(name: str, card: int, rival: str) -> str:
    """Somebody placed a card on a pile of the rival's."""
    line = QCoreApplication.translate("FaceToFace", "{name} gave {rival} {card} as a gift.")
    return line.format(name=name, card=card, rival=rival)
