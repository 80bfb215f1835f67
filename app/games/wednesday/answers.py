"""What somebody hears who asks the table of Wednesday."""

from app.games.answers import Answers
from app.games.wednesday import names
from app.games.wednesday.situation import WednesdaySituation
from app.table.layout import CardSpec


class WednesdayAnswers(Answers):
    """Answers questions about Wednesday: the open character and its line are in force."""

    closed = ("burnt", "characters")
    points = ("panel",)
    owed = ("line",)
    in_force = ("open", "blocked", "caption:surprise", "arrows")

    def hand_word(self, card: CardSpec, situation: WednesdaySituation) -> str:
        del situation
        return names.outcast(int(card.id.split(":")[2]))
