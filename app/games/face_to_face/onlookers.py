"""Sentences that name the players, in the language on screen: for onlookers, and of rivals."""

from __future__ import annotations

from app.texts import texts
from engine.games.face_to_face.happenings import Way
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, HAND_SIZE

T = texts("FaceToFace")

# Places and cards


def pile_name(name: str, way: Way, top: int) -> str:
    """Name a pile for screen readers."""
    if way == "up":
        line = T("{name}’s ascending pile, top {top}")
    else:
        line = T("{name}’s descending pile, top {top}")
    return line(name=name, top=top)


draw_pile_name = T("{name}’s draw pile, %n card(s)", note="A draw pile for screen readers.")
about_draw_pile = T("{name} draws from this pile.", note="Said when somebody presses a draw pile.")
hand = T("{name}’s hand", note="Under the backs of a hand.")
hand_name = T("{name}’s hand, %n card(s)", note="A hand for screen readers.")


# The gift of a turn


no_gift_yet = T(
    "No gift yet", note="Heading of what is said about the gift, while it is still to give."
)
gift = T("Gift: {card}", note="Heading of what is said about the gift, once it is given.")


def draws(name: str) -> str:
    """Say what will be drawn with a gift and without one."""
    return T("{name} draws {few}, or back up to {full} after a gift.")(
        name=name, few=DRAWN_WITHOUT_GIFT, full=HAND_SIZE
    )


def draws_up_to(name: str) -> str:
    """Say what will be drawn after a gift."""
    return T("{name} draws back up to {full}.")(name=name, full=HAND_SIZE)


def left_to_draw(name: str, left: int) -> str:
    """Say what will be drawn at most, when the draw pile does not go far."""
    if left == 0:
        return T("{name}’s draw pile is empty: there is nothing to draw.")(name=name)
    return T("{name} has only %n card(s) left to draw.")(n=left, name=name)


# What happened


def on_pile(way: Way) -> str:
    """Return where a card lies that somebody placed on a pile of their own."""
    return T("on the ascending pile")() if way == "up" else T("on the descending pile")()


gave = T(
    "{name} gave {rival} {card} as a gift.", note="Somebody placed a card on a pile of the rival's."
)
gift_here = T(
    "{name} gave {card} as a gift",
    note="In the name of a pile for screen readers: since the listener's last turn.",
)
gave_one = T("{name} gave {card} as a gift this turn.", note="The turn is over.")
gave_none = T("{name} gave no gift this turn.", note="The turn is over.")
gave_none_and_drew = T("{name} gave no gift and drew %n card(s).", note="The turn is over.")
draw_pile_ran_out = T("{name}’s draw pile is empty now.", note="What happened.")
wins_all = T("{name} wins: all {cards} cards are placed.", note="What happened.")
wins_stuck = T("{name} wins: {loser} could not go on.", note="What happened.")
