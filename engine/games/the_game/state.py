"""The state of a match of The Game: immutable, complete, small."""

from typing import Literal, NamedTuple, TypeAlias

from engine.core.placing import Place
from engine.games.the_game.commands import Commands, LayoutName
from engine.games.the_game.piles import Piles
from engine.games.the_game.start import Ratings

Signal: TypeAlias = Literal["leave", "gentle"]
"""What a player may say of a pile: do not place here, or no big jumps here."""

SIGNALS: tuple[Signal, ...] = ("leave", "gentle")

PileSignals: TypeAlias = tuple[Signal | None, ...]
"""One seat's signals, by pile index."""

Fires: TypeAlias = tuple[int, ...]
"""By pile index: the turn in which the fire card on top was laid, NO_FIRE if none lies there."""

NO_FIRE = 0
NO_FIRES: Fires = (NO_FIRE,) * 4
NO_SIGNALS: PileSignals = (None,) * 4


class TheGameVariant(NamedTuple):
    """The options of a match; the fields are named as in its documents."""

    first: int | Literal["after-looking"]
    min_cards: int
    fewer_cards: bool
    on_fire: bool
    commands: LayoutName | None = None
    """None in The Game, which has no such option."""


class TheGameOver(NamedTuple):
    """The end of a match; the fields are named as in its documents."""

    won: bool
    remaining: int
    reason: Literal["all-placed", "stuck", "command"]


class TheGameState(NamedTuple):
    """The state at one moment. Hands are sorted; ``draw`` has the next card first."""

    variant: TheGameVariant
    piles: Piles
    hands: tuple[tuple[int, ...], ...]
    draw: tuple[int, ...]
    seat: int
    """The seat whose turn it is, or was when the match ended."""
    number: int
    """The number of this turn, from 1."""
    placed: tuple[Place, ...]
    """What was placed in this turn, in order."""
    fires: Fires
    commands: Commands
    """NO_COMMANDS in The Game."""
    signals: tuple[PileSignals, ...]
    over: TheGameOver | None
    seed_state: int
    ratings: Ratings | None = None
    """What was said of the hands so far, while it is open who starts; None from then on."""
