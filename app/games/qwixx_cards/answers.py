"""What somebody hears who asks the table of Qwixx."""

from app import common_texts
from app.games.answers import Answers
from app.games.qwixx_cards import words
from app.games.qwixx_cards.choice import colour_of, number_of
from app.games.qwixx_cards.layout.hand import is_covered
from app.games.qwixx_cards.situation import QwixxSituation
from app.paint.faces import BackFace
from app.table.layout import CardSpec
from app.table.visuals import CardRingVisual


class QwixxAnswers(Answers):
    """Answers questions about Qwixx: the own sheet tells how it stands."""

    closed = ("draw", "discard")
    points = ("sheet:", "row:")
    owed = ("asked",)
    unsaid = ("cell:",)

    def standing(self, situation: QwixxSituation) -> str:
        return common_texts.turn_number(number=situation.view["turn"]["number"])

    def hand_word(self, card: CardSpec, situation: QwixxSituation) -> str:
        del situation
        if is_covered(card.id):
            return str(card.face.number) if isinstance(card.face, BackFace) else ""
        named = words.coloured(colour_of(card.id), [number_of(card.id)])
        chosen = isinstance(card.over, CardRingVisual)
        return words.chosen_card(named) if chosen else named
