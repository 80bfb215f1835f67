"""What was said and chosen while it was open who starts. All of it is public."""

from dataclasses import dataclass

from engine.core.happening import Happening
from engine.games.the_game.start import Rating


@dataclass(frozen=True, slots=True)
class StartRated(Happening):
    """Tell that a seat said how good a start its hand makes. Nothing is hidden."""

    seat: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class StarterChosen(Happening):
    """Tell that a seat said, for the team, which seat starts. Nothing is hidden."""

    seat: int
    starter: int
