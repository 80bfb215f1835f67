"""Happenings of Wednesday; ``telling`` finds out which of them an action brought about.

Where a class names nothing hidden, everybody is told all of it. A hand with hidden cards is written
as in a view, with None for each of them.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.core.happening import Happening
from engine.games.wednesday.cards import Character
from engine.games.wednesday.state import Step

Cards: TypeAlias = tuple[int | None, ...]
"""Cards as a viewer may know them."""

NoEffect: TypeAlias = Literal[
    "last-card", "nothing-fits", "no-other-hand", "nothing-burnt", "all-blocked", "wednesday-out"
]
"""Why an ability did nothing: it was the player's last card; no card of the hand goes on it;
nobody else has cards; the burnt pile is empty, or all of it is blocked; Wednesday is out of the
round."""

Cause: TypeAlias = Literal["wednesday", "hyde", "hands", "no-character", "saved"]
"""Why a round ended: Wednesday appeared; four 10 were shown; too few players had cards; all
passed with no character to come; all passed on an empty table with none to come but Wednesday,
whom a 13 would send back (W11)."""


# What a seat did


@dataclass(frozen=True, slots=True)
class OutcastPlayed(Happening):
    """Tell that a seat played an outcast, or a pair of it under Enid (W2, W6).

    ``step`` is "open" for the first of a round, "again" for one upon a 2, otherwise "play";
    ``leads`` is true on an empty table. Nothing is hidden.
    """

    seat: int
    number: int
    pair: bool
    step: Step
    leads: bool


@dataclass(frozen=True, slots=True)
class PlayerPassed(Happening):
    """Tell that a seat passed, the ``row``-th pass in a row of the ``needed`` ones (W3).

    ``leads`` is true on an empty table, where a seat passes only if it can play nothing (W4).
    Nothing is hidden.
    """

    seat: int
    row: int
    needed: int
    leads: bool


@dataclass(frozen=True, slots=True)
class CombinationShown(Happening):
    """Tell that a seat showed three 6 or four 10 and burnt them (W9). Nothing is hidden."""

    seat: int
    number: int
    cards: int


@dataclass(frozen=True, slots=True)
class BlockedHandLaidOff(Happening):
    """Tell that a seat burnt its whole hand of cards of the blocked number (W14).

    Nothing is hidden.
    """

    seat: int
    number: int
    cards: int


@dataclass(frozen=True, slots=True)
class HandCardTaken(Happening):
    """Tell that a seat took a random card of another with a 4 (W7).

    ``number`` is None for all but these two, unless all hands are open.
    """

    seat: int
    giver: int
    number: int | None


@dataclass(frozen=True, slots=True)
class HandCardReturned(Happening):
    """Tell that a seat gave a card for the one that it took with a 4 (W7).

    ``number`` is None for all but the seat and the receiver, unless all hands are open.
    """

    seat: int
    receiver: int
    number: int | None


@dataclass(frozen=True, slots=True)
class BurntCardPicked(Happening):
    """Tell that a seat picked a card of the burnt pile with a 7 (W5, W8).

    ``place``, counted from the top, is None for all but the seat, and so is ``number``, unless
    all hands are open.
    """

    seat: int
    place: int | None
    number: int | None


@dataclass(frozen=True, slots=True)
class BurntCardDonated(Happening):
    """Tell that a seat let another take the top card of the burnt pile with an 8 (W5, W8).

    ``number`` is None for all but the receiver, the seat included, unless all hands were open
    already.
    """

    seat: int
    receiver: int
    number: int | None


@dataclass(frozen=True, slots=True)
class NumberBlocked(Happening):
    """Tell that a seat put the Thing on a burnt card and blocked its number (W5, W13).

    ``place``, counted from the top, is None for all but the seat.
    """

    seat: int
    number: int
    place: int | None


@dataclass(frozen=True, slots=True)
class WednesdayHidden(Happening):
    """Tell that a seat put Wednesday somewhere in the pile of ``characters`` (W9, W10).

    ``place``, counted from the top, is None for all but the seat.
    """

    seat: int
    place: int | None
    characters: int


# What followed


@dataclass(frozen=True, slots=True)
class AbilityWithoutEffect(Happening):
    """Tell that an outcast's number or a character did nothing, and why (W5 to W9, W13).

    ``seat`` is the one that would have acted or taken a card. Nothing is hidden.
    """

    seat: int
    source: int | Character
    reason: NoEffect


@dataclass(frozen=True, slots=True)
class EugeneGaveCard(Happening):
    """Tell that a seat passed under Eugene and took the top card of the burnt pile (W5).

    ``number`` is None for all but the seat, unless all hands are open.
    """

    seat: int
    number: int | None


@dataclass(frozen=True, slots=True)
class PlayedPileBurnt(Happening):
    """Tell that all passed and the played pile was turned over onto the burnt pile.

    ``cards`` are in the order in which they were played, so that the first of them is on top of
    the burnt pile now. Nothing is hidden.
    """

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CharacterLeft(Happening):
    """Tell that all passed and the open character went aside. Nothing is hidden."""

    character: Character


@dataclass(frozen=True, slots=True)
class CharacterAppeared(Happening):
    """Tell that all passed and this character was revealed, with ``remaining`` face down.

    Nothing is hidden.
    """

    character: Character
    remaining: int


@dataclass(frozen=True, slots=True)
class NoCharacterAppeared(Happening):
    """Tell that all passed with no character left to reveal, for this time in the round (W11).

    Nothing is hidden.
    """

    time: int


@dataclass(frozen=True, slots=True)
class WednesdaySentBack(Happening):
    """Tell that the 13 which this seat had played last saved the round from Wednesday.

    She was shuffled into the pile, of so many ``characters`` now, and none is open. Nothing is
    hidden.
    """

    seat: int
    characters: int


@dataclass(frozen=True, slots=True)
class DirectionReversed(Happening):
    """Tell that Yoko, coming or leaving, turned the direction: 1 is clockwise, -1 is not.

    Nothing is hidden.
    """

    direction: int


@dataclass(frozen=True, slots=True)
class CharactersSetAside(Happening):
    """Tell that a 5 under Ajax took all other characters out of the round (W10, round 1).

    They are in the order of the pile. Nothing is hidden.
    """

    seat: int
    characters: tuple[Character, ...]


@dataclass(frozen=True, slots=True)
class WednesdayRemoved(Happening):
    """Tell that a 7 under Bianca took Wednesday out of the round (W10, round 2).

    The pile, of so many ``characters`` now, was shuffled. Nothing is hidden.
    """

    seat: int
    characters: int


@dataclass(frozen=True, slots=True)
class HandsOpened(Happening):
    """Tell that an 8 under Yoko opened all hands for the rest of the round (W10, round 3).

    Nothing is hidden.
    """

    seat: int
    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class HandsPassedRight(Happening):
    """Tell that a 10 under Tyler sent every hand to the player on the right (W10, round 5).

    ``hands`` holds what each seat gave to the seat before it; a card is None for all but these
    two.
    """

    seat: int
    hands: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class PlayerRanOut(Happening):
    """Tell that a seat has no cards left and is skipped, its abilities done. Nothing is hidden."""

    seat: int


@dataclass(frozen=True, slots=True)
class PlayerCameBack(Happening):
    """Tell that a seat which had no cards has some again. Nothing is hidden."""

    seat: int


@dataclass(frozen=True, slots=True)
class StepBegan(Happening):
    """Tell who is to act now and what is asked, as the last thing that an action brought about.

    ``leads`` is true for who leads on an empty table. ``instead_of`` is who played last and would
    lead, but has no cards. Nothing is hidden.
    """

    seat: int
    step: Step
    leads: bool
    instead_of: int | None = None


# The end of a round and of the match


@dataclass(frozen=True, slots=True)
class RoundEnded(Happening):
    """Tell that a round ended, with all hands laid open and their points by seat.

    ``totals`` are the points of all rounds so far, ``team_totals`` those of the teams, None
    without teams. Nothing is hidden.
    """

    round: int
    cause: Cause
    hands: tuple[tuple[int, ...], ...]
    points: tuple[int, ...]
    totals: tuple[int, ...]
    team_totals: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class RoundDealt(Happening):
    """Tell that the next round was dealt, with so many cards ``burnt`` (W2).

    In ``hands`` a card is None for all but whose hand it is.
    """

    round: int
    hands: tuple[Cards, ...]
    burnt: int


@dataclass(frozen=True, slots=True)
class WinnersDeclared(Happening):
    """Tell that the match ended with these winners (W12). Nothing is hidden.

    ``team_totals`` is None without teams.
    """

    winners: tuple[int, ...]
    totals: tuple[int, ...]
    team_totals: tuple[int, ...] | None
