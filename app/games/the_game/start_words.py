"""Every sentence about who starts, while that is open, in the language on screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from app.texts import Text, texts
from engine.games.the_game.start import Rating

T = texts("TheGameStart")

buttons: Final[Mapping[Rating, Text]] = {
    "great": T("Great", note="A button: the hand makes a great start."),
    "good": T("Good", note="A button: the hand makes a good start."),
    "rather-not": T("Rather not", note="A button: the hand makes no good start."),
    "nothing": T("Say nothing", note="A button: no word about how good a start the hand makes."),
}
i_start = T("I start", note="The main button, while the team chooses who starts.")

# On the panels

said: Final[Mapping[Rating, Text]] = {
    "great": T("“great”", note="On the panel of a player who has said so of starting."),
    "good": T("“good”", note="On the panel of a player who has said so of starting."),
    "rather-not": T("“rather not”", note="On the panel of a player who has said so of starting."),
    "nothing": T("says nothing", note="On the panel of a player who says nothing of starting."),
}
is_looking = T("is looking", note="On the panel of who is to say how good a start it is.")
let_start = T("let {name} start", note="What pressing a player means. Also a tooltip.")

# The status

how_good = T("How good a start can you make?", note="The status line before anybody starts.")
tell_the_team = T("Tell the team · {name}", note="The second line of the status below that.")
looks = T("{name} is looking at the cards", note="The status line before anybody starts.")
who_starts = T("Who starts?", note="The status line once all have said how good a start they have.")
press_a_player = T(
    "Press a player or “{word}”",
    note="The second line of the status below that. {word} is on a button.",
)
you_said: Final[Mapping[Rating, Text]] = {
    "great": T("You said: great", note="Of one's own hand, while the team chooses who starts."),
    "good": T("You said: good", note="Of one's own hand, while the team chooses who starts."),
    "rather-not": T("You said: rather not", note="Of one's own hand, while the team chooses."),
    "nothing": T("You said nothing", note="Of one's own hand, while the team chooses who starts."),
}
team_chooses = T("The team is choosing who starts", note="The status line for who looks on.")

# Why not

rate_first = T(
    "Before the first card everybody says how good a start they can make.",
    note="Why no card can be placed yet.",
)
choose_first = T(
    "First choose who starts: press a player or “{word}”.",
    note="Why no card can be placed yet. {word} is on a button.",
)
not_decided = T("It is not decided yet who starts.", note="Why no card can be placed yet.")

# What happened

rated: Final[Mapping[Rating, Text]] = {
    "great": T("{name} says: I can make a great start.", note="What happened."),
    "good": T("{name} says: I can make a good start.", note="What happened."),
    "rather-not": T("{name} says: I would rather not start.", note="What happened."),
    "nothing": T("{name} says nothing about starting.", note="What happened."),
}
you_rated: Final[Mapping[Rating, Text]] = {
    "great": T("You say: I can make a great start.", note="What happened."),
    "good": T("You say: I can make a good start.", note="What happened."),
    "rather-not": T("You say: I would rather not start.", note="What happened."),
    "nothing": T("You say nothing about starting.", note="What happened."),
}
rated_before: Final[Mapping[Rating, Text]] = {
    "great": T("{name} can make a great start", note="What happened, on the curtain."),
    "good": T("{name} can make a good start", note="What happened, on the curtain."),
    "rather-not": T("{name} would rather not start", note="What happened, on the curtain."),
    "nothing": T("{name} said nothing about starting", note="What happened, on the curtain."),
}
chose_to_start = T("{name} chose to start", note="What happened.")
chose = T("{name} chose {starter} to start", note="What happened: who is to start.")
_CHOSE_YOU_BEFORE = T("{name} chose you to start", note="What happened: who is to start.")
_YOU_CHOSE_TO_START = T("You chose to start.", note="What happened.")
_YOU_CHOSE = T("You chose {starter} to start.", note="What happened: who is to start.")
_CHOSE_YOU = T("{name} chose you to start.", note="What happened: who is to start.")
_AND_CHOSE_TO_START = T(
    "{rated}, and chose to start",
    note="What happened, on the curtain: {rated} is such as “Eleni can make a great start”.",
)
_AND_CHOSE = T(
    "{rated}, and chose {starter} to start",
    note="What happened, on the curtain: {rated} is such as “Eleni would rather not start”.",
)

_AND_CHOSE_YOU = T(
    "{rated}, and chose you to start",
    note="What happened, on the curtain: {rated} is such as “Eleni would rather not start”.",
)


def starter_chosen(name: str | None, starter: str | None, *, own: bool) -> str:
    """Return who said who starts, or that it is their `own` start; None is the listener."""
    if own:
        return _YOU_CHOSE_TO_START() if name is None else f"{chose_to_start(name=name)}."
    if name is None:
        return _YOU_CHOSE(starter=starter)
    return _CHOSE_YOU(name=name) if starter is None else f"{chose(name=name, starter=starter)}."


def said_before(name: str, rating: Rating | None, starter: str | None) -> str:
    """Return what somebody said before the first turn, and whom they chose, on the curtain.

    The rating is None where somebody else spoke in between, `starter` who chose themselves. Who
    said nothing before is told only to have chosen.
    """
    if rating in (None, "nothing"):
        return chose_to_start(name=name) if starter is None else chose(name=name, starter=starter)
    rated = rated_before[rating](name=name)
    if starter is None:
        return _AND_CHOSE_TO_START(rated=rated)
    return _AND_CHOSE(rated=rated, starter=starter)


def chose_you_before(name: str, rating: Rating | None) -> str:
    """Return the same to who was chosen."""
    if rating in (None, "nothing"):
        return _CHOSE_YOU_BEFORE(name=name)
    return _AND_CHOSE_YOU(rated=rated_before[rating](name=name))


# Hints

say = T("Say “{word}”", "a hint")
start_yourself = T("Start yourself", "a hint")
let_them_start = T("Let {name} start", "a hint")
first_turn_takes = T(
    "in your first turn the piles move on by at least %n number(s)",
    note="Why a start is good or not: in a hint.",
)
nobody_better = T("nobody has said that they can make a better start", note="The reason of a hint.")
