"""Every sentence of Extreme at the table that The Game does not have, in the language on screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from app.paint.commands import MAY_BREAK
from engine.games.the_game.commands import CommandName
from engine.games.the_game.extreme import EXACTLY

# Commands


_WORDS: Final = {
    "stop": QT_TRANSLATE_NOOP("TheGameExtreme", "Stop"),
    "skull": QT_TRANSLATE_NOOP("TheGameExtreme", "Skull"),
    "three": QT_TRANSLATE_NOOP("TheGameExtreme", "Three"),
    "silence": QT_TRANSLATE_NOOP("TheGameExtreme", "Silence"),
    "no-trick": QT_TRANSLATE_NOOP("TheGameExtreme", "No trick"),
    "one-pile": QT_TRANSLATE_NOOP("TheGameExtreme", "One pile"),
    "draw-one": QT_TRANSLATE_NOOP("TheGameExtreme", "Draw one"),
}


def word_on_card(command: CommandName) -> str:
    """The word on the cards that carry the command; a soft hyphen tells where it may be broken."""
    word = str(_WORDS[command])
    return QCoreApplication.translate("TheGameExtreme", word)


def command_word(command: CommandName) -> str:
    """The command's word in one piece."""
    return word_on_card(command).replace(MAY_BREAK, "")


def card_with_command(card: int, command: CommandName) -> str:
    """A card in a sentence or in the name of a place, for screen readers."""
    text = QCoreApplication.translate("TheGameExtreme", "{card} ({command})")
    return text.format(card=card, command=command_word(command))


_EXPLAINED: Final = {
    "stop": QT_TRANSLATE_NOOP("TheGameExtreme", "Stop: your turn ends as soon as it is placed."),
    "skull": QT_TRANSLATE_NOOP("TheGameExtreme", "Skull: cover it in the same turn."),
    "three": QT_TRANSLATE_NOOP(
        "TheGameExtreme", "Three: the turn has exactly {exactly} cards in all, this one included."
    ),
    "silence": QT_TRANSLATE_NOOP(
        "TheGameExtreme",
        "Silence: as long as it is on top, no signals and no talking about the game.",
    ),
    "no-trick": QT_TRANSLATE_NOOP(
        "TheGameExtreme", "No trick: as long as it is on top, no backwards trick on any pile."
    ),
    "one-pile": QT_TRANSLATE_NOOP(
        "TheGameExtreme",
        "One pile: as long as it is on top, all cards of a turn are placed on the same pile.",
    ),
    "draw-one": QT_TRANSLATE_NOOP(
        "TheGameExtreme",
        "Draw one: as long as it is on top, you draw just one card after each turn.",
    ),
}


def explained(command: CommandName) -> str:
    """What a card with the command does, as a tooltip."""
    text = str(_EXPLAINED[command])
    return QCoreApplication.translate("TheGameExtreme", text).format(exactly=EXACTLY)


def draw_one_explained_at_the_end() -> str:
    """The same of ``draw-one`` once the draw pile is empty."""
    return QCoreApplication.translate(
        "TheGameExtreme", "Draw one: the draw pile is empty, so it changes nothing any more."
    )


def cannot_go(name: str) -> str:
    """Name of a card of the hand that a command holds back, for screen readers."""
    text = QCoreApplication.translate("TheGameExtreme", "{card}, blocked by a command")
    return text.format(card=name)


# What is in force


def in_force_title(alone: bool) -> str:
    """Over the lasting commands that lie on top."""
    if alone:
        return QCoreApplication.translate("TheGameExtreme", "In force")
    return QCoreApplication.translate("TheGameExtreme", "In force, for everybody")


def none_in_force() -> str:
    """Where the lasting commands would stand."""
    return QCoreApplication.translate("TheGameExtreme", "No lasting command")


_MEANINGS: Final = {
    "silence": QT_TRANSLATE_NOOP("TheGameExtreme", "No signals, no table talk"),
    "no-trick": QT_TRANSLATE_NOOP("TheGameExtreme", "No backwards trick on any pile"),
    "one-pile": QT_TRANSLATE_NOOP("TheGameExtreme", "All cards of a turn on one pile"),
    "draw-one": QT_TRANSLATE_NOOP("TheGameExtreme", "You draw only one card per turn"),
}


def lasting_line(command: CommandName) -> str:
    """What a lasting command means, under its word."""
    meaning = str(_MEANINGS[command])
    return QCoreApplication.translate("TheGameExtreme", meaning)


_IN_SHORT: Final = {
    "silence": QT_TRANSLATE_NOOP("TheGameExtreme", "no signals"),
    "no-trick": QT_TRANSLATE_NOOP("TheGameExtreme", "on any pile"),
    "one-pile": QT_TRANSLATE_NOOP("TheGameExtreme", "for the whole turn"),
    "draw-one": QT_TRANSLATE_NOOP("TheGameExtreme", "per turn"),
}


def lasting_in_short(command: CommandName) -> str:
    """The same beside its word, where there is little room."""
    meaning = str(_IN_SHORT[command])
    return QCoreApplication.translate("TheGameExtreme", meaning)


def nothing_to_draw() -> str:
    """Under the word of ``draw-one`` once the draw pile is empty."""
    return QCoreApplication.translate("TheGameExtreme", "No cards are left to draw")


def nothing_in_short() -> str:
    """The same beside its word, where there is little room."""
    return QCoreApplication.translate("TheGameExtreme", "none left")


def lasting_told(command: CommandName, cards: Sequence[int], line: str) -> str:
    """A lasting command for screen readers and as a tooltip, with the cards that carry it."""
    text = QCoreApplication.translate("TheGameExtreme", "In force: {command} ({cards}). {line}")
    return text.format(command=command_word(command), line=line, cards=listed(cards))


# What the turn owes


def owed_title(stage: str) -> str:
    """Over what the turn owes."""
    if stage == "playing":
        return QCoreApplication.translate("TheGameExtreme", "Still to do this turn")
    if stage == "reviewing":
        return QCoreApplication.translate("TheGameExtreme", "For the next turn")
    if stage == "over":
        return QCoreApplication.translate("TheGameExtreme", "Not done")
    return QCoreApplication.translate("TheGameExtreme", "For this turn")


def none_owed() -> str:
    """Where the duties of the turn would stand."""
    return QCoreApplication.translate("TheGameExtreme", "Nothing extra")


def cover_skulls(skulls: Sequence[int]) -> str:
    """The duty to cover what has a skull."""
    if len(skulls) == 1:
        text = QCoreApplication.translate("TheGameExtreme", "Cover the skull on {cards}")
    else:
        text = QCoreApplication.translate("TheGameExtreme", "Cover the skulls on {cards}")
    return text.format(cards=listed(skulls))


def skulls_in_short(skulls: Sequence[int]) -> str:
    """The same where there is little room."""
    text = QCoreApplication.translate("TheGameExtreme", "Skull: {cards}")
    return text.format(cards=listed(skulls))


def takes(top: int, trick: int | None, *, ascending: bool) -> str:
    """Which cards cover a skull."""
    if ascending and trick is None:
        text = QCoreApplication.translate("TheGameExtreme", "Place a card above {top}")
    elif ascending:
        text = QCoreApplication.translate("TheGameExtreme", "Place above {top}, or exactly {trick}")
    elif trick is None:
        text = QCoreApplication.translate("TheGameExtreme", "Place a card below {top}")
    else:
        text = QCoreApplication.translate("TheGameExtreme", "Place below {top}, or exactly {trick}")
    return text.format(top=top, trick=trick)


def takes_only(trick: int | None) -> str:
    """The same where no card goes on in the pile's direction."""
    if trick is None:
        return QCoreApplication.translate("TheGameExtreme", "No card can cover it")
    text = QCoreApplication.translate("TheGameExtreme", "Only {trick} can cover it")
    return text.format(trick=trick)


def put_out_fires(fires: Sequence[int]) -> str:
    """The duty to cover what burns since an earlier turn."""
    if len(fires) == 1:
        text = QCoreApplication.translate("TheGameExtreme", "Put out the fire on {cards}")
    else:
        text = QCoreApplication.translate("TheGameExtreme", "Put out the fires on {cards}")
    return text.format(cards=listed(fires))


def fires_in_short(fires: Sequence[int]) -> str:
    """The same where there is little room."""
    text = QCoreApplication.translate("TheGameExtreme", "Fire: {cards}")
    return text.format(cards=listed(fires))


def in_this_turn(count: int) -> str:
    """Until when skulls or fires must be covered."""
    return QCoreApplication.translate(
        "TheGameExtreme", "Cover the card(s) before this turn ends", None, count
    )


def exactly_three(placed: int) -> str:
    """How many cards lie in a turn that takes exactly three."""
    text = QCoreApplication.translate("TheGameExtreme", "Exactly three: {placed} of {exactly}")
    return text.format(placed=placed, exactly=EXACTLY)


def three_in_short(placed: int) -> str:
    """The same where there is little room."""
    text = QCoreApplication.translate("TheGameExtreme", "Three: {placed}/{exactly}")
    return text.format(placed=placed, exactly=EXACTLY)


def three_line(placed: int) -> str:
    """What a turn of exactly three cards still takes."""
    left = EXACTLY - placed
    if left <= 0:
        return QCoreApplication.translate("TheGameExtreme", "No fourth card allowed")
    return QCoreApplication.translate(
        "TheGameExtreme", "%n more card(s), then the turn must end", None, left
    )


def only_this_pile(pile: str) -> str:
    """The pile to which the turn is bound."""
    match pile:
        case "up1":
            return QCoreApplication.translate("TheGameExtreme", "Only on the first ascending pile")
        case "up2":
            return QCoreApplication.translate("TheGameExtreme", "Only on the second ascending pile")
        case "down1":
            return QCoreApplication.translate("TheGameExtreme", "Only on the first descending pile")
        case _:
            return QCoreApplication.translate(
                "TheGameExtreme", "Only on the second descending pile"
            )


def one_pile_line() -> str:
    """What it means that the turn is bound to a pile."""
    return QCoreApplication.translate("TheGameExtreme", "All your other cards this turn")


def title_and_line(title: str, line: str) -> str:
    """Something owed, for screen readers and as a tooltip."""
    text = QCoreApplication.translate("TheGameExtreme", "{title}. {line}")
    return text.format(title=title, line=line)


# On the piles


def cover_it() -> str:
    """On a skull."""
    return QCoreApplication.translate("TheGameExtreme", "cover it")


def this_pile() -> str:
    """On the pile to which the turn is bound."""
    return QCoreApplication.translate("TheGameExtreme", "only here")


def draw_one() -> str:
    """Over the draw pile."""
    return QCoreApplication.translate("TheGameExtreme", "draw one")


def draws_one(cards: Sequence[int]) -> str:
    """What the command does: said of the pill, and when somebody presses the draw pile."""
    text = QCoreApplication.translate(
        "TheGameExtreme",
        "Draw one ({cards}): as long as it is on top, you draw just one card when your turn ends.",
    )
    return text.format(cards=listed(cards))


def silenced(cards: Sequence[int]) -> str:
    """Why no signal can be set."""
    text = QCoreApplication.translate(
        "TheGameExtreme", "Silence ({cards}): no signals as long as it is on top."
    )
    return text.format(cards=listed(cards))


def keeps_silent(player: str) -> str:
    """A player's plate for screen readers, under silence."""
    text = QCoreApplication.translate("TheGameExtreme", "{player}, must keep silent")
    return text.format(player=player)


# Under a pile that takes the lifted card: short


def ends_the_turn() -> str:
    """The card is a stop."""
    return QCoreApplication.translate("TheGameExtreme", "ends your turn")


def covers_skull() -> str:
    """The pile has a skull on top."""
    return QCoreApplication.translate("TheGameExtreme", "covers the skull")


def then_cover_it() -> str:
    """The card is a skull."""
    return QCoreApplication.translate("TheGameExtreme", "then cover it")


def makes_exactly_three() -> str:
    """The card is a three."""
    text = QCoreApplication.translate("TheGameExtreme", "exactly {exactly} cards")
    return text.format(exactly=EXACTLY)


def then_for_all(command: CommandName) -> str:
    """The card carries a lasting command: what will hold once it is placed."""
    match command:
        case "silence":
            return QCoreApplication.translate("TheGameExtreme", "then no signals")
        case "no-trick":
            return QCoreApplication.translate("TheGameExtreme", "then no tricks")
        case "one-pile":
            return QCoreApplication.translate("TheGameExtreme", "then only one pile")
        case _:
            return QCoreApplication.translate("TheGameExtreme", "then draw only one")


# The status


def placed_of_exactly(placed: int) -> str:
    """The status line in a turn of exactly three cards."""
    line = QCoreApplication.translate("TheGameExtreme", "{placed} of {exactly} placed")
    return line.format(placed=placed, exactly=EXACTLY)


def skull_first(skulls: int) -> str:
    """The status line when nothing else is left to do."""
    return QCoreApplication.translate("TheGameExtreme", "Now cover the skull(s)", None, skulls)


def fire_first(fires: int) -> str:
    """The same of fires."""
    return QCoreApplication.translate("TheGameExtreme", "Now put the fire(s) out", None, fires)


def skull_duty(skulls: int) -> str:
    """What is owed, in the second line of the status: a part of it."""
    return QCoreApplication.translate("TheGameExtreme", "cover the skull(s)", None, skulls)


# The end


def all_lie_but() -> str:
    """The second line when all cards lie and the match is lost all the same."""
    return QCoreApplication.translate(
        "TheGameExtreme", "All 98 cards are down, but a command was not obeyed"
    )


def skull_left(skulls: Sequence[int]) -> str:
    """Why the match is lost."""
    if len(skulls) == 1:
        text = QCoreApplication.translate(
            "TheGameExtreme", "Lost: the skull on {cards} is not covered"
        )
    else:
        text = QCoreApplication.translate(
            "TheGameExtreme", "Lost: the skulls on {cards} are not covered"
        )
    return text.format(cards=listed(skulls))


def not_three(placed: int) -> str:
    """Why the match is lost."""
    text = QCoreApplication.translate(
        "TheGameExtreme", "Lost: %n card(s) in the turn, not exactly {exactly}", None, placed
    )
    return text.format(exactly=EXACTLY)


def not_covered(cards: Sequence[int]) -> str:
    """The second line at the end: skulls and fires that the last turn still owed."""
    text = QCoreApplication.translate("TheGameExtreme", "Not covered: {cards}")
    return text.format(cards=listed(cards))


# What happened, for screen readers


def effect(command: CommandName) -> str:
    """What an at-once command that was laid does; "" of a lasting one."""
    match command:
        case "stop":
            return QCoreApplication.translate("TheGameExtreme", "Stop ends the turn.")
        case "skull":
            return QCoreApplication.translate(
                "TheGameExtreme", "The skull must be covered this turn."
            )
        case "three":
            text = QCoreApplication.translate(
                "TheGameExtreme", "This turn needs exactly {exactly} cards."
            )
            return text.format(exactly=EXACTLY)
        case _:
            return ""


def comes_into_force(commands: Sequence[CommandName]) -> str:
    """Lasting commands that bind from now on."""
    text = QCoreApplication.translate("TheGameExtreme", "Now in force: {commands}.")
    return text.format(commands=", ".join(map(command_word, commands)))


def no_longer_in_force(commands: Sequence[CommandName]) -> str:
    """Lasting commands that are covered now."""
    text = QCoreApplication.translate("TheGameExtreme", "No longer in force: {commands}.")
    return text.format(commands=", ".join(map(command_word, commands)))


def listed(cards: Sequence[int]) -> str:
    """Cards in a sentence: 43; 43 and 72; 43, 72 and 97."""
    *others, last = cards
    if not others:
        return str(last)
    text = QCoreApplication.translate("TheGameExtreme", "{cards} and {card}", "43, 72 and 97")
    return text.format(cards=", ".join(map(str, others)), card=last)
