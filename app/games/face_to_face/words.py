"""The sentences of Face to Face at the table that The Game has not, in the language on screen.

Piles are named as the person at the screen knows them: ``own.up``, ``rival.down`` and so on.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from app.games.face_to_face.decks import Way
from app.games.the_game import words as the_game
from app.players import PlayerInfo
from app.text import number
from engine.core.refusal import Refusal
from engine.games.face_to_face.piles import CARDS
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, HAND_SIZE, MINIMUM


def match_line(seed: int | None, practice: bool) -> str:
    """The line in the bar."""
    parts = []
    if seed is not None:
        deal = QCoreApplication.translate("FaceToFace", "deal {number}")
        parts.append(deal.format(number=number(seed)))
    if practice:
        parts.append(QCoreApplication.translate("FaceToFace", "practice"))
    return " · ".join(parts)


# Places and cards


def pile_name(pile: str, top: int) -> str:
    """A pile for screen readers."""
    match pile:
        case "own.up":
            name = QCoreApplication.translate("FaceToFace", "your ascending pile, top {top}")
        case "own.down":
            name = QCoreApplication.translate("FaceToFace", "your descending pile, top {top}")
        case "rival.up":
            name = QCoreApplication.translate("FaceToFace", "opponent’s ascending pile, top {top}")
        case _:
            name = QCoreApplication.translate("FaceToFace", "opponent’s descending pile, top {top}")
    return name.format(top=top)


def on_pile(pile: str) -> str:
    """Where a card lies: a part of a sentence."""
    match pile:
        case "own.up":
            return QCoreApplication.translate("FaceToFace", "on your ascending pile")
        case "own.down":
            return QCoreApplication.translate("FaceToFace", "on your descending pile")
        case "rival.up":
            return QCoreApplication.translate("FaceToFace", "on your opponent’s ascending pile")
        case _:
            return QCoreApplication.translate("FaceToFace", "on your opponent’s descending pile")


def draw_pile_name(own: bool, count: int) -> str:
    """A draw pile for screen readers."""
    if own:
        return QCoreApplication.translate("FaceToFace", "your draw pile, %n card(s)", None, count)
    return QCoreApplication.translate("FaceToFace", "opponent’s draw pile, %n card(s)", None, count)


def about_own_draw_pile(count: int) -> str:
    """Said when somebody presses their own draw pile."""
    if count == 0:
        line = QCoreApplication.translate(
            "FaceToFace",
            "Your draw pile is empty. You still need to place at least {minimum} cards per turn.",
        )
        return line.format(minimum=MINIMUM)
    line = QCoreApplication.translate(
        "FaceToFace",
        "You draw from here when your turn ends: {few} cards, or back up to {full} if "
        "you gave a gift, as far as the pile allows. This happens automatically.",
    )
    return line.format(few=DRAWN_WITHOUT_GIFT, full=HAND_SIZE)


def about_rivals_draw_pile() -> str:
    """Said when somebody presses the rival's draw pile."""
    return QCoreApplication.translate("FaceToFace", "Your opponent draws from this pile.")


def rivals_hand() -> str:
    """Under the backs of the rival's hand."""
    return QCoreApplication.translate("FaceToFace", "opponent’s hand")


def rivals_hand_name(count: int) -> str:
    """The rival's hand for screen readers."""
    return QCoreApplication.translate("FaceToFace", "opponent’s hand, %n card(s)", None, count)


def cards_in_hand(count: int) -> str:
    """Under a player's name."""
    return QCoreApplication.translate("FaceToFace", "%n card(s) in hand", None, count)


def your_turn() -> str:
    """Under the name of who plays, at their own side."""
    return QCoreApplication.translate("FaceToFace", "your turn")


def gift_to_the_rival() -> str:
    """Beside a pile of the rival's that takes the lifted card."""
    return QCoreApplication.translate("FaceToFace", "Gift to your opponent")


def gift_name(top: int, card: int) -> str:
    """What a gift would do, for screen readers."""
    name = QCoreApplication.translate("FaceToFace", "gift to your opponent, from {top} to {card}")
    return name.format(top=top, card=card)


def does_not_help() -> str:
    """Beside a pile of the rival's that the lifted card would not improve."""
    return QCoreApplication.translate("FaceToFace", "does not help")


def no_second_gift() -> str:
    """Beside the rival's piles once a gift was given in this turn."""
    return QCoreApplication.translate("FaceToFace", "gift already given")


# The gift of a turn


def one_gift() -> str:
    """Heading of what is said about the gift, while it is still to give."""
    return QCoreApplication.translate("FaceToFace", "One gift per turn")


def gift_given(card: int) -> str:
    """Heading of what is said about the gift, once it is given."""
    return QCoreApplication.translate("FaceToFace", "Gift given: {card}").format(card=card)


def no_gift_yet() -> str:
    """Heading of what is said about the gift in the rival's turn."""
    return QCoreApplication.translate("FaceToFace", "No gift for you yet")


def gift_for_you(card: int) -> str:
    """Heading of what is said about the gift in the rival's turn, once it is given."""
    return QCoreApplication.translate("FaceToFace", "A gift for you: {card}").format(card=card)


def if_you_give() -> str:
    """What will be drawn with a gift and without one."""
    line = QCoreApplication.translate(
        "FaceToFace", "If you give one, you draw back up to {full}. If not, you draw {few}."
    )
    return line.format(full=HAND_SIZE, few=DRAWN_WITHOUT_GIFT)


def if_you_give_all(left: int) -> str:
    """What will be drawn with a gift and without one, when the draw pile does not go far."""
    line = QCoreApplication.translate(
        "FaceToFace", "If you give one, you draw the last {left} cards. If not, you draw {few}."
    )
    return line.format(left=left, few=DRAWN_WITHOUT_GIFT)


def draws_all_anyway(left: int) -> str:
    """What will be drawn, gift or not, when little is left."""
    if left == 0:
        return QCoreApplication.translate(
            "FaceToFace", "Your draw pile is empty: you draw nothing, gift or not."
        )
    return QCoreApplication.translate(
        "FaceToFace", "You draw the last %n card(s), gift or not.", None, left
    )


def draws_up_to(count: int) -> str:
    """What will be drawn after the gift; `count` if the turn ends now."""
    line = QCoreApplication.translate(
        "FaceToFace", "You draw back up to {full}: %n card(s) if you end now.", None, count
    )
    return line.format(full=HAND_SIZE)


def will_draw_up_to() -> str:
    """What will be drawn after the gift, while the turn cannot end yet."""
    line = QCoreApplication.translate(
        "FaceToFace", "When your turn ends, you draw back up to {full}."
    )
    return line.format(full=HAND_SIZE)


def draws_the_last(left: int) -> str:
    """What will be drawn after the gift, when the draw pile does not go far."""
    if left == 0:
        return QCoreApplication.translate(
            "FaceToFace", "Your draw pile is empty: you draw nothing."
        )
    return QCoreApplication.translate(
        "FaceToFace", "When your turn ends, you draw the last %n card(s).", None, left
    )


def rival_draws() -> str:
    """What the rival will draw with a gift and without one."""
    line = QCoreApplication.translate(
        "FaceToFace", "Your opponent draws {few}, or back up to {full} after a gift."
    )
    return line.format(few=DRAWN_WITHOUT_GIFT, full=HAND_SIZE)


def rival_draws_up_to() -> str:
    """What the rival will draw after a gift."""
    line = QCoreApplication.translate("FaceToFace", "Your opponent draws back up to {full}.")
    return line.format(full=HAND_SIZE)


def rival_has_left(left: int) -> str:
    """What the rival will draw at most, when their draw pile does not go far."""
    if left == 0:
        return QCoreApplication.translate(
            "FaceToFace", "Your opponent’s draw pile is empty: there is nothing to draw."
        )
    return QCoreApplication.translate(
        "FaceToFace", "Your opponent has only %n card(s) left to draw.", None, left
    )


def new_in_hand(cards: Sequence[int]) -> str:
    """After the end of the turn: what was drawn."""
    line = QCoreApplication.translate("FaceToFace", "New in your hand: {cards}.")
    return line.format(cards=", ".join(map(str, cards)))


def without_gift() -> str:
    """Heading after a turn without a gift."""
    return QCoreApplication.translate("FaceToFace", "No gift this time")


# The line on the rail


def gift_to_come() -> str:
    """The second line of the status before the turn may end."""
    return QCoreApplication.translate("FaceToFace", "You have not given a gift yet")


def part_of_turn(way: str, cards: Sequence[int]) -> str:
    """Cards that went up or down in a turn, or as a gift to the other side."""
    match way:
        case "up":
            part = QCoreApplication.translate("FaceToFace", "{cards} up")
        case "down":
            part = QCoreApplication.translate("FaceToFace", "{cards} down")
        case _:
            part = QCoreApplication.translate("FaceToFace", "gift {cards}")
    return part.format(cards=", ".join(map(str, cards)))


def turn_before(parts: Sequence[str]) -> str:
    """The second line of the status before the first card: what the opponent did."""
    line = QCoreApplication.translate("FaceToFace", "Last turn: {parts}")
    return line.format(parts=" · ".join(parts))


def no_gift_draws(count: int) -> str:
    """The second line of the status when the turn may end without a gift."""
    return QCoreApplication.translate("FaceToFace", "No gift yet: you would draw %n", None, count)


def gift_draws(count: int) -> str:
    """The second line of the status when the turn may end after a gift."""
    return QCoreApplication.translate("FaceToFace", "Gift given: you draw %n", None, count)


def gift_draws_up_to() -> str:
    """The second line of the status after the gift, before the turn may end."""
    line = QCoreApplication.translate("FaceToFace", "Gift given: you draw back up to {full}")
    return line.format(full=HAND_SIZE)


def winner(name: str) -> str:
    """The status line at the end."""
    return QCoreApplication.translate("FaceToFace", "{name} wins").format(name=name)


def all_placed() -> str:
    """The second line at the end."""
    line = QCoreApplication.translate("FaceToFace", "All {cards} cards placed")
    return line.format(cards=len(CARDS))


def stuck(name: str) -> str:
    """The second line at the end: who could not place the cards that a turn takes."""
    return QCoreApplication.translate("FaceToFace", "{name} could not go on").format(name=name)


# What happened, for screen readers


def laid(card: int, pile: str) -> str:
    """The listener placed a card."""
    if pile.startswith("rival"):
        line = QCoreApplication.translate("FaceToFace", "You placed {card} as a gift {on_pile}.")
    else:
        line = QCoreApplication.translate("FaceToFace", "You placed {card} {on_pile}.")
    return line.format(card=card, on_pile=on_pile(pile))


def gave_you(name: str, card: int, way: Way) -> str:
    """The rival placed a card on a pile of the listener's."""
    line = QCoreApplication.translate("FaceToFace", "{name} placed {card} as a gift {on_pile}.")
    return line.format(name=name, card=card, on_pile=on_pile(f"own.{way}"))


def won(name: str) -> str:
    """The match is over."""
    return QCoreApplication.translate("FaceToFace", "{name} wins.").format(name=name)


# Reasons


def refusal_sentence(refusal: Refusal, players: Sequence[PlayerInfo]) -> str:
    """Why something is refused, as one sentence for the person at the screen."""
    args = refusal.args
    match refusal.code:
        case "no-help-ascending":
            return _no_help_ascending(args["top"]).format(**args)
        case "no-help-descending":
            return _no_help_descending(args["top"]).format(**args)
        case "second-gift":
            line = QCoreApplication.translate(
                "FaceToFace",
                "You have already given {given} this turn: your opponent gets one gift per turn.",
            )
            return line.format(**args)
        case "not-in-hand":
            return QCoreApplication.translate("FaceToFace", "{card} is not in your hand.").format(
                **args
            )
        case _:
            return the_game.refusal_sentence(refusal, players, CARDS)


def _no_help_ascending(top: object) -> str:
    if isinstance(top, int) and top <= CARDS[0]:
        return _needs_none()
    return QCoreApplication.translate(
        "FaceToFace",
        "{card} does not help here: a gift on your opponent’s ascending pile must be below {top}.",
    )


def _no_help_descending(top: object) -> str:
    if isinstance(top, int) and top >= CARDS[-1]:
        return _needs_none()
    return QCoreApplication.translate(
        "FaceToFace",
        "{card} does not help here: a gift on your opponent’s descending pile must be above {top}.",
    )


def _needs_none() -> str:
    return QCoreApplication.translate(
        "FaceToFace", "{card} does not help here: at {top} this pile cannot get any better."
    )
