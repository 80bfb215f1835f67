"""The state of a match of Wednesday: immutable, complete, small."""

from typing import Literal, NamedTuple, TypeAlias, get_args

from engine.games.wednesday.cards import Character, Hands

Step: TypeAlias = Literal[
    "open", "play", "again", "swap", "give", "pick", "donate", "block", "insert"
]
"""What the seat to act is to do: open the round; play, pass or combine; play again upon a 2; or
decide what an ability asks."""

STEPS: tuple[Step, ...] = get_args(Step)


class WednesdayVariant(NamedTuple):
    """The options of a match; the fields are named as in its documents."""

    youngest: int
    expert: bool
    teams: int


class WednesdayTurn(NamedTuple):
    """The turn: whose it is, and how far it has come."""

    seat: int
    """The seat to act, or the one that acted last when the match is over."""
    step: Step
    taken: int | None
    """During ``give``: the number of the card taken, which lies in the hand of ``seat``."""
    giver: int | None
    """During ``give``: the seat from which it was taken."""
    passes: int
    """Passes in a row so far."""
    last: int | None
    """The seat that played the last outcast of this round."""
    last_number: int | None
    """The number of the last outcast played in this round, burnt or not."""


class WednesdayOver(NamedTuple):
    """The end of a match; the fields are named as in its documents."""

    totals: tuple[int, ...]
    team_totals: tuple[int, ...] | None
    winners: tuple[int, ...]


class WednesdayState(NamedTuple):
    """The state at one moment. Hands are sorted; piles of outcasts list their bottom first."""

    variant: WednesdayVariant
    hands: Hands
    played: tuple[int, ...]
    burnt: tuple[int, ...]
    characters: tuple[Character, ...]
    """The face-down pile, its top first."""
    aside: tuple[Character, ...]
    """The characters out of the round, in the order in which they went."""
    open: Character | None
    """The character in force; Wednesday, if she has ended the last round."""
    blocked: int | None
    """The number that the Thing has blocked."""
    open_hands: bool
    frozen: bool
    """Whether no other character is revealed for the rest of the round (expert round 1)."""
    stalls: int
    """How often all have passed with nothing to reveal (W11)."""
    turn: WednesdayTurn
    round: int
    scores: tuple[tuple[int, ...], ...]
    """The points of each seat, for each round that is done."""
    over: WednesdayOver | None
    seed_state: int
