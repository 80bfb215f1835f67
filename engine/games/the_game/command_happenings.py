"""What a card brought about by commands in Extreme: its own and those that it covers."""

from collections.abc import Iterator
from dataclasses import dataclass

from engine.core.happening import Happening
from engine.core.placing import Place
from engine.games.the_game.commands import LASTING, NAMES, SKULL, STOP, CommandName
from engine.games.the_game.piles import PILES, PileName
from engine.games.the_game.state import TheGameState


@dataclass(frozen=True, slots=True)
class SkullCovered(Happening):
    """Tell that a seat covered this skull, perhaps with another one. Nothing is hidden."""

    seat: int
    card: int
    pile: PileName


@dataclass(frozen=True, slots=True)
class CommandLapsed(Happening):
    """Tell that a lasting command ceases to bind: its last card on top, this one, is covered.

    With a ``one-pile`` the choice of the pile lapses too (E5). Nothing is hidden.
    """

    command: CommandName
    card: int
    pile: PileName


@dataclass(frozen=True, slots=True)
class CommandCameIntoForce(Happening):
    """Tell that a lasting command, which lay nowhere on top, binds everybody from now on.

    Nothing is hidden.
    """

    command: CommandName
    card: int
    pile: PileName


@dataclass(frozen=True, slots=True)
class CommandTookEffect(Happening):
    """Tell that a card's command binds the seat at once.

    A ``stop`` ended its turn, a ``skull`` must be covered in it, a ``three`` makes it one of
    exactly three cards. Nothing is told of a ``stop`` with which the match ends. Nothing is hidden.
    """

    seat: int
    command: CommandName
    card: int
    pile: PileName


@dataclass(frozen=True, slots=True)
class PileChosen(Happening):
    """Tell that under a ``one-pile`` all further cards of the seat's turn go on this pile (E5).

    Nothing is hidden.
    """

    seat: int
    pile: PileName


def of_commands(before: TheGameState, place: Place, after: TheGameState) -> Iterator[Happening]:
    """Tell what a card changes through commands once it lies; nothing in The Game."""
    layout, seat, card, pile = before.commands.layout, before.seat, place.card, PILES[place.pile]
    top, command = before.piles[place.pile][-1], layout[card]
    was, now = before.commands.in_force, after.commands.in_force
    if layout[top] & was & SKULL:
        yield SkullCovered(seat, top, pile)
    if layout[top] & was & ~now & LASTING:
        yield CommandLapsed(NAMES[layout[top]], top, pile)
    if command & LASTING & now & ~was:
        yield CommandCameIntoForce(NAMES[command], card, pile)
    elif command and not command & LASTING and _acts(command, before, after):
        yield CommandTookEffect(seat, NAMES[command], card, pile)
    if after.commands.locked is not None and before.commands.locked is None:
        yield PileChosen(seat, PILES[after.commands.locked])


def _acts(command: int, before: TheGameState, after: TheGameState) -> bool:
    """Tell whether an immediate command takes effect.

    A ``stop`` as the last card of the match does not: it has no turn to end.
    """
    return command != STOP or after.number != before.number
