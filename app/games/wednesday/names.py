"""The names of outcasts and characters, and their effects, in the language on screen."""

from __future__ import annotations

from typing import Final

from app.texts import texts

T = texts("Wednesday")

_OUTCASTS: Final = {
    1: T("Normie"),
    2: T("Mask"),
    3: T("Yeti"),
    4: T("Proteus"),
    5: T("Gorgon"),
    6: T("Medium"),
    7: T("Siren"),
    8: T("Vampire"),
    9: T("Werewolf"),
    10: T("Hyde"),
}

_CHARACTERS: Final = {
    "wednesday": T("Wednesday Addams"),
    "thing": T("Thing"),
    "tyler": T("Tyler Galpin"),
    "yoko": T("Yoko Tanaka"),
    "enid": T("Enid Sinclair"),
    "bianca": T("Bianca Barclay"),
    "ajax": T("Ajax Petropolus"),
    "weems": T("Larissa Weems"),
    "eugene": T("Eugene Ottinger"),
}

_RULES: Final = {
    "wednesday": T("The round ends at once."),
    "thing": T("It blocks one number."),
    "tyler": T("Only odd numbers."),
    "yoko": T("Turns go counter-clockwise."),
    "enid": T("Only pairs of the same number."),
    "bianca": T("Numbers go down."),
    "ajax": T("Not the very next number."),
    "weems": T("Equal or higher."),
    "eugene": T("If you pass, you take a burnt card."),
}

_LONG_RULES: Final = {
    "wednesday": T("The round ends at once, unless the last card played was a 13."),
    "thing": T(
        "Whoever played last blocks a number from the burnt pile until the end of the round.",
    ),
    "tyler": T("Only odd numbers may be played."),
    "yoko": T("Turns go counter-clockwise: after you comes whoever sits on your right."),
    "enid": T("Cards are played only in pairs of the same number."),
    "bianca": T("Each number must be lower than the last."),
    "ajax": T("Numbers go up, but the very next one may not be played: no 2 after a 1."),
    "weems": T("Each number must be equal to the last or higher."),
    "eugene": T("Whoever passes takes the top card of the burnt pile."),
}

_OF_TWO: Final = {"yoko": T("With two players nothing changes.")}
"""What is said of a character instead where only two play."""

_ABILITIES: Final = {
    2: T("then you play another card on the 2"),
    4: T("then you take a random card and give one back"),
    7: T("then you take any burnt card"),
    8: T("then you give the top burnt card away"),
}

_EXPLAINED: Final = {
    1: T("{outcast}: it opens the round."),
    2: T("{outcast}: you must play another card on top of it, if you have one that may follow."),
    4: T(
        "{outcast}: you take a card from another player without looking, and give another card"
        " back.",
    ),
    6: T(
        "{outcast}: three together are burnt, and you put Wednesday anywhere among the characters.",
    ),
    7: T("{outcast}: you take any card from the burnt pile."),
    8: T("{outcast}: you say who takes the top card of the burnt pile."),
    10: T("{outcast}: four together are burnt, and the round ends."),
    13: T(
        "{outcast}: if it was played last when Wednesday appears, she is shuffled in again.",
    ),
}
_PLAIN: Final = T("{outcast}: it has no effect; only its number counts.")


def outcast_name(number: int) -> str:
    """Return the name of an outcast; "" for 12 and 13, which have none."""
    return _OUTCASTS[number]() if number in _OUTCASTS else ""


def outcast(number: int) -> str:
    """Return an outcast in words: number and name."""
    return f"{number} {outcast_name(number)}".rstrip()


def the_outcast(number: int) -> str:
    """Return an outcast in words, after the article where the language has one for it."""
    name = outcast_name(number)
    if not name:
        return T("the {number}", "an outcast with its article, if it takes one")(number=number)
    # The name stands apart from the number where the language would have to decline it.
    return T("the {number} {name}", "an outcast with its article, if it takes one")(
        number=number, name=name
    )


def ability(number: int) -> str:
    """Say what playing this outcast asks for; "" for those that ask nothing."""
    return _ABILITIES[number]() if number in _ABILITIES else ""


def outcast_explained(number: int) -> str:
    """Say what this outcast is for, in a sentence."""
    return _EXPLAINED.get(number, _PLAIN)(outcast=outcast(number))


def character_name(character: str) -> str:
    """Return the name of a character."""
    return _CHARACTERS[character]()


def first_name(character: str) -> str:
    """Return the first part of a character's name."""
    return character_name(character).split()[0]


def character_rule(character: str, seats: int = 0) -> str:
    """Say what is in force while a character is open, in a few words; at a table of so many."""
    return (_OF_TWO if seats == 2 and character in _OF_TWO else _RULES)[character]()


def character_rule_explained(character: str, seats: int = 0) -> str:
    """Say what is in force while a character is open at a table of so many, as a sentence."""
    return (_OF_TWO if seats == 2 and character in _OF_TWO else _LONG_RULES)[character]()
