"""Every sentence of Extreme at the table that The Game does not have, in the language on screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from app.games.the_game_extreme.command_words import command_word
from app.texts import texts
from engine.games.the_game.commands import CommandName
from engine.games.the_game.extreme import EXACTLY

T = texts("TheGameExtreme")

# Commands


def card_with_command(card: int, command: CommandName) -> str:
    """Name a card in a sentence or in the name of a place, for screen readers."""
    return T("{card} ({command})")(card=card, command=command_word(command))


_THREE_EXPLAINED = T("Three: the turn has exactly {exactly} cards in all, this one included.")
_EXPLAINED: Final = {
    "stop": T("Stop: your turn ends as soon as it is placed."),
    "skull": T("Skull: cover it in the same turn."),
    "silence": T(
        "Silence: as long as it is on top, no signals and no talking about the game.",
    ),
    "no-trick": T("No trick: as long as it is on top, no backwards trick on any pile."),
    "one-pile": T(
        "One pile: as long as it is on top, all cards of a turn go on the same pile; the player "
        "chooses which.",
    ),
    "draw-one": T(
        "Draw one: as long as it is on top, you draw just one card after each turn.",
    ),
}


def explained(command: CommandName, *, alone: bool) -> str:
    """Say what a card with the command does, as a tooltip."""
    if command == "three":
        return _THREE_EXPLAINED(exactly=EXACTLY)
    if command == "silence" and alone:
        return T("Silence: you play alone, so it changes nothing.")()
    return _EXPLAINED[command]()


draw_one_explained_at_the_end = T(
    "Draw one: the draw pile is empty, so it changes nothing any more.",
    note="What the command does, once the draw pile is empty.",
)
cannot_go = T(
    "{card}, blocked by a command",
    note="Name of a card of the hand that a command holds back, for screen readers.",
)


# What is in force


def in_force_title(alone: bool) -> str:
    """Return the title over the lasting commands that lie on top."""
    if alone:
        return T("In force")()
    return T("In force, for everybody")()


none_in_force = T("No lasting command", note="Where the lasting commands would stand.")


_MEANINGS: Final = {
    "silence": T("No signals, no table talk"),
    "no-trick": T("No backwards trick on any pile"),
    "one-pile": T("All cards of a turn on one pile"),
    "draw-one": T("You draw only one card per turn"),
}


def lasting_line(command: CommandName) -> str:
    """Say what a lasting command means, under its word."""
    return _MEANINGS[command]()


_IN_SHORT: Final = {
    "silence": T("no signals"),
    "no-trick": T("on any pile"),
    "one-pile": T("for the whole turn"),
    "draw-one": T("per turn"),
}


def lasting_in_short(command: CommandName) -> str:
    """Say in short what a lasting command means, where there is little room."""
    return _IN_SHORT[command]()


nothing_to_draw = T(
    "No cards are left to draw",
    note="Under the word of the command “Draw one”, once the draw pile is empty.",
)
nothing_in_short = T(
    "none left", note="Beside the word of the command “Draw one”, where there is little room."
)


def lasting_told(command: CommandName, cards: Sequence[int], line: str) -> str:
    """Name a lasting command for screen readers and as a tooltip, with the cards that carry it."""
    return T("In force: {command} ({cards}). {line}")(
        command=command_word(command), line=line, cards=listed(cards)
    )


# What the turn owes


def owed_title(stage: str) -> str:
    """Return the title over what binds the turn alone."""
    if stage == "reviewing":
        return T("For the next turn")()
    if stage == "over":
        return T("For the last turn")()
    return T("For this turn")()


none_owed = T("Nothing extra", note="Where the duties of the turn would stand.")


def cover_skulls(skulls: Sequence[int]) -> str:
    """Name the duty to cover what has a skull."""
    text = T("Cover the skull on {cards}") if len(skulls) == 1 else T("Cover the skulls on {cards}")
    return text(cards=listed(skulls))


def skulls_in_short(skulls: Sequence[int]) -> str:
    """Name that duty where there is little room."""
    return T("Skull: {cards}")(cards=listed(skulls))


def takes(top: int, trick: int | None, *, ascending: bool) -> str:
    """Say which cards cover a skull."""
    if ascending and trick is None:
        return T("Place a card above {top}")(top=top)
    if ascending:
        return T("Place above {top}, or exactly {trick}")(top=top, trick=trick)
    if trick is None:
        return T("Place a card below {top}")(top=top)
    return T("Place below {top}, or exactly {trick}")(top=top, trick=trick)


def takes_only(trick: int | None) -> str:
    """Say which card covers a skull where none goes on in the pile's direction."""
    if trick is None:
        return T("No card can cover it")()
    return T("Only {trick} can cover it")(trick=trick)


def put_out_fires(fires: Sequence[int]) -> str:
    """Name the duty to cover what has burnt since an earlier turn."""
    if len(fires) == 1:
        text = T("Put out the fire on {cards}")
    else:
        text = T("Put out the fires on {cards}")
    return text(cards=listed(fires))


def fires_in_short(fires: Sequence[int]) -> str:
    """Name that duty where there is little room."""
    return T("Fire: {cards}")(cards=listed(fires))


in_this_turn = T(
    "Cover the card(s) before this turn ends",
    plural=True,
    note="Until when skulls or fires must be covered.",
)


def exactly_three(placed: int) -> str:
    """Say how many cards lie in a turn that takes exactly three."""
    return T("Exactly three: {placed} of {exactly}")(placed=placed, exactly=EXACTLY)


def three_in_short(placed: int) -> str:
    """Say so where there is little room."""
    return T("Three: {placed}/{exactly}")(placed=placed, exactly=EXACTLY)


def three_line(placed: int) -> str:
    """Say what a turn of exactly three cards still takes."""
    left = EXACTLY - placed
    if left <= 0:
        return T("No fourth card allowed")()
    return T("%n more card(s), and then no other")(n=left)


def only_this_pile(pile: str) -> str:
    """Name the pile to which the turn is bound."""
    match pile:
        case "up1":
            return T("All on the first ascending pile")()
        case "up2":
            return T("All on the second ascending pile")()
        case "down1":
            return T("All on the first descending pile")()
        case _:
            return T("All on the second descending pile")()


one_pile_line = T(
    "All your other cards this turn", note="What it means that the turn is bound to a pile."
)
title_and_line = T("{title}. {line}", note="Something owed, for screen readers and as a tooltip.")


# On the piles


cover_it = T("cover it", note="On a skull.")
this_pile = T("only here", note="On the pile to which the turn is bound.")
draw_one = T("draw one", note="Over the draw pile.")


def draws_one(cards: Sequence[int]) -> str:
    """Say what the command does, for the pill and for whoever presses the draw pile."""
    return T(
        "Draw one ({cards}): as long as it is on top, you draw just one card when your turn ends."
    )(cards=listed(cards))


def silenced(cards: Sequence[int]) -> str:
    """Say why no signal can be set."""
    return T("Silence ({cards}): no signals as long as it is on top.")(cards=listed(cards))


keeps_silent = T(
    "{player}, must keep silent", note="A player's panel for screen readers, under silence."
)


# Under a pile that takes the lifted card: short


ends_the_turn = T("ends your turn", note="The card is a stop.")
covers_skull = T("covers the skull", note="The pile has a skull on top.")
then_cover_it = T("then cover it", note="The card is a skull.")


def makes_exactly_three() -> str:
    """Say what comes of a three."""
    return T("exactly {exactly} cards")(exactly=EXACTLY)


def then_for_all(command: CommandName) -> str:
    """Say what will hold for all once a card with a lasting command is placed."""
    match command:
        case "silence":
            return T("then no signals")()
        case "no-trick":
            return T("then no tricks")()
        case "one-pile":
            return T("then only one pile")()
        case _:
            return T("then draw only one")()


# The status


def placed_of_exactly(placed: int) -> str:
    """Return the status line in a turn of exactly three cards."""
    return T("{placed} of {exactly} placed")(placed=placed, exactly=EXACTLY)


def stop_ended_it(drawn: int) -> str:
    """Return the status line after a turn that a Stop ended."""
    if drawn == 0:
        return T("Stop ended your turn: nothing left to draw")()
    return T("Stop ended your turn: you drew %n card(s)")(n=drawn)


skull_first = T(
    "Now cover the skull(s)", plural=True, note="The status line when nothing else is left to do."
)
skull_duty = T(
    "cover the skull(s)",
    plural=True,
    note="What is owed, in the second line of the status: a part of it.",
)


# The end


all_lie_but = T(
    "All 98 cards are down, but a command was not obeyed",
    note="The second line when all cards lie and the match is lost all the same.",
)


def skulls_not_covered(skulls: Sequence[int]) -> str:
    """Name the skulls at which the match was lost."""
    text = T("Skull(s) on {cards} not covered", plural=True, note="At the end: what was left over.")
    return text(n=len(skulls), cards=listed(skulls))


def skull_left(skulls: Sequence[int]) -> str:
    """Say that the match is lost because of a skull."""
    if len(skulls) == 1:
        text = T("Lost: the skull on {cards} is not covered")
    else:
        text = T("Lost: the skulls on {cards} are not covered")
    return text(cards=listed(skulls))


def not_three(placed: int) -> str:
    """Say that the match is lost because the turn did not have exactly three cards."""
    return T("Lost: %n card(s) in the turn, not exactly {exactly}")(n=placed, exactly=EXACTLY)


no_trick_allowed = T("No backwards trick allowed", note="At the end: what bound the last turn.")


# What happened


ended_by_stop = T("Stop ended the turn.", note="What came of a turn, on the curtain.")


def took_effect(command: CommandName, name: str | None) -> str:
    """Return what an at-once command does that somebody placed; name None is the listener."""
    match command:
        case "stop" if name is None:
            return T("Stop ends your turn.")()
        case "stop":
            return T("Stop ends {name}’s turn.")(name=name)
        case "skull":
            return T("The skull must be covered this turn.")()
        case _:
            return T("This turn needs exactly {exactly} cards.")(exactly=EXACTLY)


comes_into_force = T("Now in force: {command}.", note="What happened: it binds all from now on.")
no_longer_in_force = T("No longer in force: {command}.", note="What happened: it is covered now.")
was_in_force = T(
    "In force for a while: {command}.",
    note="What came of a turn, on the curtain: a command came, and was covered again.",
)
skull_covered = T("The skull on {card} is covered.", note="What happened.")
_SKULLS_COVERED = T(
    "The skull(s) on {cards} was covered.",
    plural=True,
    note="What came of a turn, on the curtain.",
)


def skulls_covered(skulls: Sequence[int]) -> str:
    """Return which skulls were placed and covered in a turn."""
    return _SKULLS_COVERED(n=len(skulls), cards=listed(skulls))


pile_chosen = T(
    "All other cards of this turn go {on_pile}.", note="What happened: by the command “One pile”."
)


def listed(cards: Sequence[int] | Sequence[str]) -> str:
    """Return cards in a sentence: 43; 43 and 72; 43, 72 and 97."""
    *others, last = cards
    if not others:
        return str(last)
    return T("{cards} and {card}", "43, 72 and 97")(cards=", ".join(map(str, others)), card=last)
