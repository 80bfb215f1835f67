"""What the sample says, in Greek: in the program itself it stands in its translations."""

from typing import Final

from PySide6.QtCore import QLocale, QTranslator

GREEK: Final = {
    "Fifty": "Πενήντα",
    "Come nearest to fifty, and not beyond.": "Πλησίασε το πενήντα, χωρίς να το ξεπεράσεις.",
    "at {total} of {goal}": "στο {total} από {goal}",
    "Pile": "Στοίβα",
    "{name}, {at}, cards in hand: {cards}": "{name}, {at}, κρατά κάρτες: {cards}",
    "{card}, card {index} of {count}": "{card}, κάρτα {index} από {count}",
    "too far": "δεν χωρά",
    "Stop": "Σταμάτα",
    "Place a card": "Τοποθέτησε μία κάρτα",
    "No card of yours fits: stop": "Δεν ταιριάζει καμία κάρτα σου: σταμάτα",
    "{name} is playing": "Παίζει: {name}",
    "The game is over": "Το παιχνίδι τελείωσε",
    "Pick a card first.": "Διάλεξε πρώτα μια κάρτα.",
    "{name} placed {card} and is at {total}.": "Ο παίκτης {name} τοποθέτησε {card}: στο {total}.",
    "{name} stopped at {total}.": "Ο παίκτης {name} σταμάτησε στο {total}.",
    "It is not your turn.": "Δεν είναι η σειρά σου.",
    "The game is over.": "Το παιχνίδι τελείωσε.",
    "You do not hold that card.": "Δεν κρατάς αυτή την κάρτα.",
    "{card} would take you too far: only {left} to go.": "{card}: πολύ μακριά, μένουν {left}.",
    "You can still place {card}.": "Μπορείς ακόμη να τοποθετήσεις {card}.",
    "of your cards that fit, it goes farthest": "από όσες ταιριάζουν, πάει πιο μακριά",
    "no other card of yours fits": "δεν ταιριάζει άλλη κάρτα σου",
    "no card of yours fits any more": "δεν ταιριάζει πια καμία κάρτα σου",
    "Place {card}": "Τοποθέτησε {card}",
    "Who starts": "Ποιος ξεκινά",
    "Play then goes clockwise.": "Ύστερα παίζετε δεξιόστροφα.",
    "starts": "ξεκινά",
    "{cards} cards each": "{cards} κάρτες στον καθένα",
    "Won: {names}": "Κέρδισαν: {names}",
    "Won: {names}.": "Κέρδισαν: {names}.",
    "the first is at {total} of {goal}": "πρώτος στο {total} από {goal}",
    "{name} stopped at {total}": "{name}: σταμάτησε στο {total}",
    "{name} placed {card}": "{name}: τοποθέτησε {card}",
    "Nearest, at {total}: {names}": "Πιο κοντά, στο {total}: {names}",
}


class Greek(QTranslator):
    """Answers for the sample; in English it leaves the texts as they are."""

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        if context != "Fifty" or not QLocale().name().startswith("el"):
            return None  # type: ignore[return-value]  # others are asked
        return GREEK[source]
