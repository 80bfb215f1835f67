"""The sentences of Face to Face at the table that The Game has not, in the language on screen.

Piles are named as the person at the screen knows them: ``own.up``, ``rival.down`` and so on.
"""

from __future__ import annotations

from collections.abc import Sequence

from app import common_texts
from app.games.numbers import refusals
from app.match.players import PlayerInfo
from app.texts import texts
from engine.core.refusal import Refusal
from engine.games.face_to_face.piles import CARDS
from engine.games.face_to_face.turns import DRAWN_WITHOUT_GIFT, HAND_SIZE, MINIMUM

T = texts("FaceToFace")


# Places and cards


def pile_name(pile: str, top: int) -> str:
    """Name a pile for screen readers."""
    match pile:
        case "own.up":
            name = T("your ascending pile, top {top}")
        case "own.down":
            name = T("your descending pile, top {top}")
        case "rival.up":
            name = T("opponent’s ascending pile, top {top}")
        case _:
            name = T("opponent’s descending pile, top {top}")
    return name(top=top)


def on_pile(pile: str) -> str:
    """Say where a card lies, as a part of a sentence."""
    match pile:
        case "own.up":
            return T("on your ascending pile")()
        case "own.down":
            return T("on your descending pile")()
        case "rival.up":
            return T("on your opponent’s ascending pile")()
        case _:
            return T("on your opponent’s descending pile")()


def draw_pile_name(own: bool, count: int) -> str:
    """Name a draw pile for screen readers."""
    if own:
        return T("your draw pile, %n card(s)")(n=count)
    return T("opponent’s draw pile, %n card(s)")(n=count)


def about_own_draw_pile(count: int) -> str:
    """Return what is said when somebody presses their own draw pile."""
    if count == 0:
        return T(
            "Your draw pile is empty. You still need to place at least {minimum} cards per turn."
        )(minimum=MINIMUM)
    return T(
        "You draw from here when your turn ends: {few} cards, or back up to {full} if "
        "you gave a gift, as far as the pile allows. This happens automatically."
    )(few=DRAWN_WITHOUT_GIFT, full=HAND_SIZE)


about_rivals_draw_pile = T(
    "Your opponent draws from this pile.", note="Said when somebody presses the rival's draw pile."
)
rivals_hand = T("opponent’s hand", note="Under the backs of the rival's hand.")
rivals_hand_name = T("opponent’s hand, %n card(s)", note="The rival's hand for screen readers.")
your_turn = T("your turn", note="Under the name of who plays, at their own side.")
gift_to_the_rival = T(
    "Gift to your opponent", note="Beside a pile of the rival's that takes the lifted card."
)
gift_name = T(
    "gift to your opponent, from {top} to {card}", note="What a gift would do, for screen readers."
)
does_not_help = T(
    "does not help", note="Beside a pile of the rival's that the lifted card would not improve."
)
a_gift = T("a gift", note="In the name of a pile for screen readers: its top card was a gift.")
no_second_gift = T(
    "gift already given", note="Beside the rival's piles once a gift was given in this turn."
)


# The gift of a turn


one_gift = T(
    "One gift per turn", note="Heading of what is said about the gift, while it is still to give."
)
gift_given = T(
    "Gift given: {card}", note="Heading of what is said about the gift, once it is given."
)
no_gift_yet = T(
    "No gift for you yet", note="Heading of what is said about the gift in the rival's turn."
)
gift_for_you = T(
    "A gift for you: {card}",
    note="Heading of what is said about the gift in the rival's turn, once it is given.",
)


def if_you_give() -> str:
    """Say what will be drawn with a gift and without one."""
    return T("If you give one, you draw back up to {full}. If not, you draw {few}.")(
        full=HAND_SIZE, few=DRAWN_WITHOUT_GIFT
    )


def if_you_give_all(left: int) -> str:
    """Say what will be drawn with a gift and without one, when the draw pile does not go far."""
    return T("If you give one, you draw the last {left} cards. If not, you draw {few}.")(
        left=left, few=DRAWN_WITHOUT_GIFT
    )


def draws_all_anyway(left: int) -> str:
    """Say what will be drawn, gift or not, when little is left."""
    if left == 0:
        return T("Your draw pile is empty: you draw nothing, gift or not.")()
    return T("You draw the last %n card(s), gift or not.")(n=left)


def draws_up_to(count: int) -> str:
    """Say what will be drawn after the gift; `count` if the turn ends now."""
    return T("You draw back up to {full}: %n card(s) if you end now.")(n=count, full=HAND_SIZE)


def will_draw_up_to() -> str:
    """Say what will be drawn after the gift, while the turn cannot end yet."""
    return T("When your turn ends, you draw back up to {full}.")(full=HAND_SIZE)


def draws_the_last(left: int) -> str:
    """Say what will be drawn after the gift, when the draw pile does not go far."""
    if left == 0:
        return T("Your draw pile is empty: you draw nothing.")()
    return T("When your turn ends, you draw the last %n card(s).")(n=left)


def rival_draws() -> str:
    """Say what the rival will draw with a gift and without one."""
    return T("Your opponent draws {few}, or back up to {full} after a gift.")(
        few=DRAWN_WITHOUT_GIFT, full=HAND_SIZE
    )


def rival_draws_up_to() -> str:
    """Say what the rival will draw after a gift."""
    return T("Your opponent draws back up to {full}.")(full=HAND_SIZE)


def rival_has_left(left: int) -> str:
    """Say what the rival will draw at most, when their draw pile does not go far."""
    if left == 0:
        return T("Your opponent’s draw pile is empty: there is nothing to draw.")()
    return T("Your opponent has only %n card(s) left to draw.")(n=left)


def new_in_hand(cards: Sequence[int]) -> str:
    """Say after the end of the turn what was drawn."""
    return T("New in your hand: {cards}.")(cards=", ".join(map(str, cards)))


without_gift = T("No gift this time", note="Heading after a turn without a gift.")


# The line on the rail


gift_to_come = T(
    "You have not given a gift yet", note="The second line of the status before the turn may end."
)


def part_of_turn(way: str, cards: Sequence[int]) -> str:
    """Name cards that went up or down in a turn, or as a gift to the other side."""
    match way:
        case "up":
            part = T("{cards} up")
        case "down":
            part = T("{cards} down")
        case _:
            part = T("gift {cards}")
    return part(cards=", ".join(map(str, cards)))


def turn_before(parts: Sequence[str]) -> str:
    """Say what the opponent did, on the second line of the status before the first card."""
    return T("Last turn: {parts}")(parts=" · ".join(parts))


no_gift_draws = T(
    "No gift yet: you would draw %n",
    note="The second line of the status when the turn may end without a gift.",
)
gift_draws = T(
    "Gift given: you draw %n",
    note="The second line of the status when the turn may end after a gift.",
)


def gift_draws_up_to() -> str:
    """Say what will be drawn, on the second line after the gift, before the turn may end."""
    return T("Gift given: you draw back up to {full}")(full=HAND_SIZE)


winner = T("{name} wins", note="The status line at the end.")
you_win = T("You win", note="The same to the winner, alone with a computer.")


def all_placed() -> str:
    """Say on the second line at the end that all cards lie."""
    return T("All {cards} cards placed")(cards=len(CARDS))


stuck = T(
    "{name} could not go on",
    note="The second line at the end: who could not place the cards that a turn takes.",
)


# What happened

you_placed_gift = T("You placed {card} as a gift {on_pile}.", note="What happened.")
placed_gift_for_you = T(
    "{name} placed {card} as a gift {on_pile}.",
    note="What happened: the opponent placed a card on a pile of the listener's.",
)
you_gave = T("You gave {card} as a gift this turn.", note="What happened: the turn is over.")
you_gave_none = T("You gave no gift this turn.", note="What happened: the turn is over.")
draw_pile_ran_out = T("Your draw pile is empty now.", note="What happened.")
you_win_all = T("You win: all {cards} cards are placed.", note="What happened.")
you_win_stuck = T("You win: {name} could not go on.", note="What happened.")
you_were_stuck = T("{name} wins: you could not go on.", note="What happened.")
last_turn_with_gift = T(
    "{name} placed {placed} card(s), one of them as a gift, and drew {drawn}",
    plural=True,
    note="What the player before did, before the next one sees their cards.",
)
last_turn_with_gift_drew_none = T(
    "{name} placed {placed} card(s), one of them as a gift, and drew none",
    plural=True,
    note="What the player before did, when the draw pile was empty.",
)


# Reasons


def refusal_sentence(refusal: Refusal, players: Sequence[PlayerInfo]) -> str:
    """Say why something is refused, as one sentence for the person at the screen."""
    args = refusal.args
    match refusal.code:
        case "no-help-ascending":
            return _no_help_ascending(args["card"], args["top"])
        case "no-help-descending":
            return _no_help_descending(args["card"], args["top"])
        case "second-gift":
            return T(
                "You have already given {given} this turn: your opponent gets one gift per turn."
            )(given=args["given"])
        case "not-in-hand":
            return common_texts.not_in_hand(card=args["card"])
        case _:
            return refusals.sentence(refusal, players, CARDS)


_NEEDS_NONE = T(
    "{card} does not help here: this pile is at {top} already, and cannot get any better."
)


def _no_help_ascending(card: object, top: object) -> str:
    if isinstance(top, int) and top <= CARDS[0]:
        return _NEEDS_NONE(card=card, top=top)
    return T(
        "{card} does not help here: a gift on your opponent’s ascending pile must be below {top}."
    )(card=card, top=top)


def _no_help_descending(card: object, top: object) -> str:
    if isinstance(top, int) and top >= CARDS[-1]:
        return _NEEDS_NONE(card=card, top=top)
    return T(
        "{card} does not help here: a gift on your opponent’s descending pile must be above {top}."
    )(card=card, top=top)
