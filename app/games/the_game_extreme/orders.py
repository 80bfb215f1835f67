"""Which commands bind now, as a view shows them: what is in force for all, what the turn owes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engine.core.placing import placed_pairs
from engine.games.the_game.commands import COMMANDS, CommandName, Kind
from engine.games.the_game.documents import TheGamePublicDocument
from engine.games.the_game.piles import PILES, PileName

KINDS: Final[Mapping[CommandName, Kind]] = {command.name: command.kind for command in COMMANDS}


class Owed(NamedTuple):
    """The duties of the turn, and what binds it."""

    skulls: tuple[int, ...]
    """Those on top: to be covered in this turn."""
    fires: tuple[int, ...]
    """Those of an earlier turn that are still on top."""
    threes: tuple[int, ...]
    """Those of this turn: it takes exactly three cards."""
    placed: int
    locked: PileName | None
    """The pile on which all further cards go."""

    def __bool__(self) -> bool:
        return bool(self.skulls or self.fires or self.threes or self.locked)


def command_of(view: TheGamePublicDocument, card: int) -> CommandName | None:
    """Return the command that a card carries."""
    return view["commands"].get(str(card))


def lying(view: TheGamePublicDocument, command: CommandName) -> tuple[int, ...]:
    """Return the cards with this command on top of the piles."""
    return tuple(card for card in tops(view).values() if command_of(view, card) == command)


def in_force(view: TheGamePublicDocument) -> dict[CommandName, tuple[int, ...]]:
    """Return the lasting commands that bind everybody, each with the cards that carry it."""
    lasting = (command for command, kind in KINDS.items() if kind == "lasting")
    found = {command: lying(view, command) for command in lasting}
    return {command: cards for command, cards in found.items() if cards}


def owed(view: TheGamePublicDocument) -> Owed:
    """Return what the turn owes."""
    turn, fires = view["turn"], view["fires"]
    placed = [card for card, _ in placed_pairs(turn["placed"])]
    return Owed(
        lying(view, "skull"),
        tuple(
            card
            for card in tops(view).values()
            if fires.get(str(card), turn["number"]) < turn["number"]
        ),
        tuple(card for card in placed if command_of(view, card) == "three"),
        len(placed),
        turn["locked"],
    )


def tops(view: TheGamePublicDocument) -> dict[PileName, int]:
    """Return the top card of each pile."""
    return {pile: view["piles"][pile][-1] for pile in PILES}
