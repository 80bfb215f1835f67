"""What outcasts and characters are called, and what they do, in the language on screen."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_OUTCASTS: Final = {
    1: QT_TRANSLATE_NOOP("Wednesday", "Normie"),
    2: QT_TRANSLATE_NOOP("Wednesday", "Mask"),
    3: QT_TRANSLATE_NOOP("Wednesday", "Yeti"),
    4: QT_TRANSLATE_NOOP("Wednesday", "Proteus"),
    5: QT_TRANSLATE_NOOP("Wednesday", "Gorgon"),
    6: QT_TRANSLATE_NOOP("Wednesday", "Medium"),
    7: QT_TRANSLATE_NOOP("Wednesday", "Siren"),
    8: QT_TRANSLATE_NOOP("Wednesday", "Vampire"),
    9: QT_TRANSLATE_NOOP("Wednesday", "Werewolf"),
    10: QT_TRANSLATE_NOOP("Wednesday", "Hyde"),
}

_CHARACTERS: Final = {
    "wednesday": QT_TRANSLATE_NOOP("Wednesday", "Wednesday Addams"),
    "thing": QT_TRANSLATE_NOOP("Wednesday", "Thing"),
    "tyler": QT_TRANSLATE_NOOP("Wednesday", "Tyler Galpin"),
    "yoko": QT_TRANSLATE_NOOP("Wednesday", "Yoko Tanaka"),
    "enid": QT_TRANSLATE_NOOP("Wednesday", "Enid Sinclair"),
    "bianca": QT_TRANSLATE_NOOP("Wednesday", "Bianca Barclay"),
    "ajax": QT_TRANSLATE_NOOP("Wednesday", "Ajax Petropolus"),
    "weems": QT_TRANSLATE_NOOP("Wednesday", "Larissa Weems"),
    "eugene": QT_TRANSLATE_NOOP("Wednesday", "Eugene Ottinger"),
}

_RULES: Final = {
    "wednesday": QT_TRANSLATE_NOOP("Wednesday", "The round ends at once."),
    "thing": QT_TRANSLATE_NOOP("Wednesday", "One number is blocked."),
    "tyler": QT_TRANSLATE_NOOP("Wednesday", "Only odd numbers."),
    "yoko": QT_TRANSLATE_NOOP("Wednesday", "The direction of play is reversed."),
    "enid": QT_TRANSLATE_NOOP("Wednesday", "Only pairs of the same number."),
    "bianca": QT_TRANSLATE_NOOP("Wednesday", "Numbers go down."),
    "ajax": QT_TRANSLATE_NOOP("Wednesday", "Not the very next number."),
    "weems": QT_TRANSLATE_NOOP("Wednesday", "Equal or higher."),
    "eugene": QT_TRANSLATE_NOOP("Wednesday", "If you pass, you take a burnt card."),
}

_LONG_RULES: Final = {
    "wednesday": QT_TRANSLATE_NOOP(
        "Wednesday", "The round ends at once, unless the last card played was a 13."
    ),
    "thing": QT_TRANSLATE_NOOP(
        "Wednesday",
        "Whoever played last blocks a number from the burnt pile until the end of the round.",
    ),
    "tyler": QT_TRANSLATE_NOOP("Wednesday", "Only odd numbers may be played."),
    "yoko": QT_TRANSLATE_NOOP("Wednesday", "The direction of play is reversed."),
    "enid": QT_TRANSLATE_NOOP("Wednesday", "Cards are played only in pairs of the same number."),
    "bianca": QT_TRANSLATE_NOOP("Wednesday", "Each number must be lower than the last."),
    "ajax": QT_TRANSLATE_NOOP(
        "Wednesday", "Numbers go up, but the very next one may not be played: no 2 after a 1."
    ),
    "weems": QT_TRANSLATE_NOOP("Wednesday", "Each number must be equal to the last or higher."),
    "eugene": QT_TRANSLATE_NOOP(
        "Wednesday", "Whoever passes takes the top card of the burnt pile."
    ),
}

_ABILITIES: Final = {
    2: QT_TRANSLATE_NOOP("Wednesday", "then you play again"),
    4: QT_TRANSLATE_NOOP("Wednesday", "then you swap a card with another player"),
    7: QT_TRANSLATE_NOOP("Wednesday", "then you take any burnt card"),
    8: QT_TRANSLATE_NOOP("Wednesday", "then you give the top burnt card away"),
}

_EXPLAINED: Final = {
    1: QT_TRANSLATE_NOOP("Wednesday", "{outcast}: it opens the round."),
    2: QT_TRANSLATE_NOOP("Wednesday", "{outcast}: you play again, on top of it."),
    4: QT_TRANSLATE_NOOP(
        "Wednesday",
        "{outcast}: you take a card from another player without looking, and give a"
        " different one back.",
    ),
    6: QT_TRANSLATE_NOOP(
        "Wednesday",
        "{outcast}: three together are burnt, and you put Wednesday anywhere among the characters.",
    ),
    7: QT_TRANSLATE_NOOP("Wednesday", "{outcast}: you take any card from the burnt pile."),
    8: QT_TRANSLATE_NOOP(
        "Wednesday", "{outcast}: you say who takes the top card of the burnt pile."
    ),
    10: QT_TRANSLATE_NOOP("Wednesday", "{outcast}: four together are burnt, and the round ends."),
    13: QT_TRANSLATE_NOOP(
        "Wednesday",
        "{outcast}: if it was played last when Wednesday appears, she is put back into the pile.",
    ),
}
_PLAIN: Final = QT_TRANSLATE_NOOP(
    "Wednesday", "{outcast}: it has no effect; only its number counts."
)


def outcast_name(number: int) -> str:
    """The name of an outcast; "" for 12 and 13, which have none."""
    source = str(_OUTCASTS.get(number, ""))
    return QCoreApplication.translate("Wednesday", source) if source else ""


def outcast(number: int) -> str:
    """An outcast in words: number and name."""
    return f"{number} {outcast_name(number)}".rstrip()


def the_outcast(number: int) -> str:
    """An outcast in words, after the article where the language has one for it."""
    text = QCoreApplication.translate(
        "Wednesday", "the {outcast}", "an outcast with its article, if it takes one"
    )
    return text.format(outcast=outcast(number))


def ability(number: int) -> str:
    """What playing this outcast asks for; "" for those that ask nothing."""
    source = str(_ABILITIES.get(number, ""))
    return QCoreApplication.translate("Wednesday", source) if source else ""


def outcast_explained(number: int) -> str:
    """What this outcast is for, in a sentence."""
    source = str(_EXPLAINED.get(number, _PLAIN))
    return QCoreApplication.translate("Wednesday", source).format(outcast=outcast(number))


def character_name(character: str) -> str:
    """The name of a character."""
    source = str(_CHARACTERS[character])
    return QCoreApplication.translate("Wednesday", source)


def first_name(character: str) -> str:
    """The first part of a character's name."""
    return character_name(character).split()[0]


def character_rule(character: str) -> str:
    """What is in force while a character is open, in a few words."""
    source = str(_RULES[character])
    return QCoreApplication.translate("Wednesday", source)


def character_rule_explained(character: str) -> str:
    """The same as a whole sentence."""
    source = str(_LONG_RULES[character])
    return QCoreApplication.translate("Wednesday", source)
