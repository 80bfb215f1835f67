"""What Fifty says at the table, a function for each text."""

from PySide6.QtCore import QCoreApplication

from app.text import joined, number


def deal(seed: int | None, practice: bool) -> str:
    """The line in the bar."""
    text = QCoreApplication.translate("Fifty", "deal {number}")
    told = "" if seed is None else text.format(number=number(seed))
    return joined(told, QCoreApplication.translate("Fifty", "practice") if practice else "")


def at(total: int, goal: int) -> str:
    """How far somebody has come."""
    return QCoreApplication.translate("Fifty", "at {total} of {goal}").format(
        total=total, goal=goal
    )


def pile_name(where: str) -> str:
    """The pile for screen readers."""
    return joined(QCoreApplication.translate("Fifty", "Pile"), where)


def other_name(name: str, where: str, cards: int) -> str:
    """Another player for screen readers."""
    text = QCoreApplication.translate("Fifty", "{name}, {at}, cards in hand: {cards}")
    return text.format(name=name, at=where, cards=cards)


def card_name(card: int, index: int, count: int) -> str:
    """A card of the hand for screen readers."""
    text = QCoreApplication.translate("Fifty", "{card}, card {index} of {count}")
    return text.format(card=card, index=index, count=count)


def does_not_fit() -> str:
    """What stands under the pile while a card is lifted that would go too far."""
    return QCoreApplication.translate("Fifty", "too far")


def stop() -> str:
    """The button."""
    return QCoreApplication.translate("Fifty", "Stop")


def place_a_card() -> str:
    """What a turn asks."""
    return QCoreApplication.translate("Fifty", "Place a card")


def nothing_fits() -> str:
    """What a turn asks when no card fits."""
    return QCoreApplication.translate("Fifty", "No card of yours fits: stop")


def playing(name: str) -> str:
    """Whose turn it is."""
    return QCoreApplication.translate("Fifty", "{name} is playing").format(name=name)


def is_over() -> str:
    """The game has ended."""
    return QCoreApplication.translate("Fifty", "The game is over")


def card_first() -> str:
    """The pile was pressed without a card in the hand."""
    return QCoreApplication.translate("Fifty", "Pick a card first.")


def added(name: str, card: int, total: int) -> str:
    """What somebody did."""
    text = QCoreApplication.translate("Fifty", "{name} placed {card} and is at {total}.")
    return text.format(name=name, card=card, total=total)


def stopped(name: str, total: int) -> str:
    """Somebody goes no farther."""
    text = QCoreApplication.translate("Fifty", "{name} stopped at {total}.")
    return text.format(name=name, total=total)


def taken_back(name: str) -> str:
    """Somebody took their move back."""
    return QCoreApplication.translate("Fifty", "{name} took a move back.").format(name=name)


REFUSALS = {
    "not-your-turn": lambda: QCoreApplication.translate("Fifty", "It is not your turn."),
    "match-over": lambda: QCoreApplication.translate("Fifty", "The game is over."),
    "not-in-hand": lambda: QCoreApplication.translate("Fifty", "You do not hold that card."),
    "too-far": lambda: QCoreApplication.translate(
        "Fifty", "{card} would take you too far: only {left} to go."
    ),
    "can-go-on": lambda: QCoreApplication.translate("Fifty", "You can still place {card}."),
}
"""By the codes of the rules, with their arguments."""

HINTS = {
    "highest": lambda: QCoreApplication.translate(
        "Fifty", "of your cards that fit, it goes farthest"
    ),
    "only": lambda: QCoreApplication.translate("Fifty", "no other card of yours fits"),
    "nothing": lambda: QCoreApplication.translate("Fifty", "no card of yours fits any more"),
}
"""By the codes of the computer player's reasons: clauses after a colon."""


def hint(card: str) -> str:
    """What a hint advises; "" for no card."""
    if not card:
        return stop()
    return QCoreApplication.translate("Fifty", "Place {card}").format(card=card)
