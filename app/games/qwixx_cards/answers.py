"""What somebody hears who asks the table of Qwixx."""

from app.games.answers import Answers


class QwixxAnswers(Answers):
    """Answers questions about Qwixx: the own sheet tells how it stands."""

    closed = ("draw", "discard")
    points = ("sheet:", "row:")
    owed = ("asked",)
    unsaid = ("cell:",)
