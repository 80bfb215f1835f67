"""The seven commands of Extreme: which cards carry them, and which of them bind when."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Literal, NamedTuple, TypeAlias

from engine.core.chance import Chance
from engine.games.the_game.piles import HIGHEST_CARD, Pile, Piles

CommandName: TypeAlias = Literal[
    "stop", "skull", "three", "silence", "no-trick", "one-pile", "draw-one"
]

Kind: TypeAlias = Literal["at once", "lasting"]
"""A command binds the seat that places it, in that turn, or everybody while it is on top."""


class Command(NamedTuple):
    """A command, and the cards on which it is printed."""

    name: CommandName
    kind: Kind
    numbers: tuple[int, ...]


COMMANDS = (
    Command("stop", "at once", (4, 39, 69, 94)),
    Command("skull", "at once", (7, 43, 72, 97)),
    Command("three", "at once", (11, 46, 52, 76)),
    Command("silence", "lasting", (14, 49, 54, 80)),
    Command("no-trick", "lasting", (18, 29, 58, 83)),
    Command("one-pile", "lasting", (21, 32, 62, 87)),
    Command("draw-one", "lasting", (25, 36, 65, 90)),
)
"""All commands. None of the printed numbers is a fire card's, so On Fire can be played too."""

COPIES = 4
"""How many cards carry each command."""

BITS = {command.name: 1 << index for index, command in enumerate(COMMANDS)}
"""Each command as a bit, so that several on top are one number."""

NAMES = {bit: name for name, bit in BITS.items()}

STOP, SKULL, THREE, SILENCE, NO_TRICK, ONE_PILE, DRAW_ONE = BITS.values()

LASTING = sum(BITS[command.name] for command in COMMANDS if command.kind == "lasting")

Layout: TypeAlias = bytes
"""For each number the bit of the command that it carries, 0 for none; start numbers have none."""

NO_LAYOUT: Layout = bytes(HIGHEST_CARD + 2)

LayoutName: TypeAlias = Literal["printed", "shuffled"]


def layout(carriers: Mapping[int, int]) -> Layout:
    """Make the layout in which these numbers carry these commands' bits, all others none."""
    commands = bytearray(NO_LAYOUT)
    for number, bit in carriers.items():
        commands[number] = bit
    return bytes(commands)


PRINTED = layout({number: BITS[command.name] for command in COMMANDS for number in command.numbers})


def shuffled(chance: Chance, numbers: Sequence[int]) -> Layout:
    """Deal the commands onto some of these numbers, each in turn getting its own from the front."""
    commands = [bit for bit in BITS.values() for _ in range(COPIES)]
    return layout(dict(zip(chance.shuffled(numbers), commands, strict=False)))


class Commands(NamedTuple):
    """The commands at one moment of a match."""

    layout: Layout
    in_force: int
    """The bits of the commands that bind now: lasting ones and a ``skull`` that are on top of a
    pile, and a ``three`` that was placed in this turn."""
    locked: int | None
    """The pile on which all further cards of this turn go (E5)."""


NO_COMMANDS = Commands(NO_LAYOUT, 0, None)
"""The commands of The Game."""


def before_turn(layout: Layout, piles: Piles) -> Commands:
    """Return the commands when a turn begins with these piles: the lasting ones on top.

    In play no turn begins with a ``skull`` on top; in a state that has one, it binds too.
    """
    return Commands(layout, _on_top(layout, piles) & (LASTING | SKULL), None)


def after_placing(commands: Commands, piles: Piles, card: int, pile: int) -> Commands:
    """Return the commands once this card lies on this pile.

    E5: the first card placed while a ``one-pile`` lies on top chooses the pile for the cards after
    it. The choice lapses when no ``one-pile`` lies on top any more.
    """
    layout, before, locked = commands
    in_force = before
    if layout[piles[pile][-1]]:  # this command is covered, but may be on top elsewhere too
        others = (*piles[:pile], *piles[pile + 1 :])
        in_force = _on_top(layout, others) & (LASTING | SKULL) | before & THREE
    in_force |= layout[card]
    lock = pile if before & in_force & ONE_PILE else None
    if in_force == before and lock == locked:
        return commands
    return Commands(layout, in_force, lock)


def after_turn(commands: Commands) -> Commands:
    """Return the commands once the turn is over: only lasting ones go on binding."""
    lasting = commands.in_force & LASTING
    if lasting == commands.in_force and commands.locked is None:
        return commands
    return Commands(commands.layout, lasting, None)


def piles_with(command: int, layout: Layout, piles: Piles) -> list[int]:
    """Return the piles with this command on top."""
    return [pile for pile, cards in enumerate(piles) if layout[cards[-1]] == command]


def _on_top(layout: Layout, piles: Iterable[Pile]) -> int:
    bits = 0
    for cards in piles:
        bits |= layout[cards[-1]]
    return bits
