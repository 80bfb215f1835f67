"""What an action of The Game, On Fire or Extreme brought about.

The order is: the card, what it put out and lit, what its command does, a pile that nothing fits any
more; the end of the turn with the cards drawn, and the beginning of the next turn; the end of the
match. All of it is public except the cards drawn.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from engine.core.action import Action
from engine.core.happening import Happening
from engine.core.piles import trick
from engine.core.placing import Place
from engine.core.turn_happenings import TurnBegan, TurnEnded, drawn
from engine.games.the_game.command_happenings import of_commands
from engine.games.the_game.commands import NAMES, NO_TRICK, SKULL, THREE, CommandName, piles_with
from engine.games.the_game.documents import write_pile
from engine.games.the_game.fires import due
from engine.games.the_game.piles import ASCENDING, FITTING, PILES, PileName
from engine.games.the_game.start import Begin, Rate
from engine.games.the_game.start_happenings import StarterChosen, StartRated
from engine.games.the_game.state import NO_FIRE, Signal, TheGameState
from engine.games.the_game.turns import minimum, next_seat


@dataclass(frozen=True, slots=True)
class CardPlaced(Happening):
    """Tell that a seat placed a card of its hand on this top of a pile.

    `steps` is how far that goes in the pile's direction, -10 where `trick` says that it was the
    backwards trick. `command` is the one that the card carries in Extreme. Nothing is hidden.
    """

    seat: int
    card: int
    pile: PileName
    top: int
    steps: int
    trick: bool
    command: CommandName | None


@dataclass(frozen=True, slots=True)
class PlacedUnderSignal(Happening):
    """Tell that a seat placed a card on a pile that has another seat's signal, the asker's.

    The signal is ``leave`` (place nothing here) or ``gentle`` (no big jumps: see `steps`). `forced`
    tells the seat that no other pile took any of its cards; to others it is None.
    """

    seat: int
    card: int
    pile: PileName
    asker: int
    signal: Signal
    steps: int
    forced: bool | None


@dataclass(frozen=True, slots=True)
class FireLit(Happening):
    """Tell that the card is a fire, to be covered by the end of the next turn (On Fire).

    That is the turn of `next_seat`: where nobody else has cards, of the same one. Nothing is
    hidden.
    """

    seat: int
    card: int
    pile: PileName
    next_seat: int


@dataclass(frozen=True, slots=True)
class FireCovered(Happening):
    """Tell that a seat covered this fire, perhaps with another one (F2). Nothing is hidden."""

    seat: int
    card: int
    pile: PileName


@dataclass(frozen=True, slots=True)
class FireCameDue(Happening):
    """Tell that the seat whose turn began must cover this fire before it ends (F1).

    Nothing is hidden.
    """

    seat: int
    card: int
    pile: PileName


@dataclass(frozen=True, slots=True)
class PileWentOutOfReach(Happening):
    """Tell that no card still to be placed fits on this pile any more.

    It is told only while there are such cards. Everybody can count which they are, so nothing is
    hidden.
    """

    pile: PileName
    top: int


@dataclass(frozen=True, slots=True)
class HandRanOut(Happening):
    """Tell that a seat ended its turn without cards, and is skipped from now on.

    Nothing is hidden.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class SignalsCleared(Happening):
    """Tell that a seat's signals for these piles are gone: its turn began, or a ``silence`` lies.

    Nothing is hidden.
    """

    seat: int
    piles: tuple[PileName, ...]


@dataclass(frozen=True, slots=True)
class TeamWon(Happening):
    """Tell that the match is won: all cards lie on the piles, the last one from this seat.

    Nothing is hidden.
    """

    seat: int


@dataclass(frozen=True, slots=True)
class TeamLost(Happening):
    """Tell that the match is lost, with so many cards not placed, and what bound this seat.

    The seat is ``stuck``: nothing that it could do is legal (G2); or all cards lie and a
    ``command`` is not obeyed (E9). `placed` cards were placed in its turn, which takes `minimum` at
    least. `fires` that are due and `skulls` are those not covered. With `three` it had to place
    exactly three cards, with `only_pile` all on that one, and with `no_trick` none of them by the
    backwards trick. Nothing is hidden; the hands stay hidden.
    """

    seat: int
    remaining: int
    reason: Literal["stuck", "command"]
    placed: int
    minimum: int
    fires: tuple[int, ...]
    skulls: tuple[int, ...]
    three: bool
    only_pile: PileName | None
    no_trick: bool


def happened(
    before: TheGameState, seat: int, action: Action, after: TheGameState, viewer: int | None
) -> Iterator[Happening]:
    """Tell what an action of a seat brought about, as the viewer may know it."""
    if isinstance(action, Rate):
        yield StartRated(seat, action.rating)
    if isinstance(action, Begin):
        yield StarterChosen(seat, action.seat)
        yield TurnBegan(action.seat, after.number, minimum(after))
    if isinstance(action, Place):
        yield from _placing(before, action, after, viewer)
    if after.number != before.number:
        yield from _next_turn(before, action, after, viewer)
    yield from _signals_cleared(before, after)
    if after.number != before.number:
        for pile in due(after):
            yield FireCameDue(after.seat, after.piles[pile][-1], PILES[pile])
    if after.over is not None:
        yield _end(after)


def _placing(
    before: TheGameState, place: Place, after: TheGameState, viewer: int | None
) -> Iterator[Happening]:
    """Tell of a card on its pile and of what it changed."""
    card, pile, seat = place.card, PILES[place.pile], before.seat
    ascending, top = ASCENDING[place.pile], before.piles[place.pile][-1]
    steps = card - top if ascending else top - card
    command = NAMES.get(before.commands.layout[card])
    yield CardPlaced(seat, card, pile, top, steps, card == trick(ascending, top), command)
    for asker, signals in enumerate(before.signals):
        signal = signals[place.pile]
        if asker != seat and signal is not None:
            forced = _only_pile(before, place.pile) if viewer == seat else None
            yield PlacedUnderSignal(seat, card, pile, asker, signal, steps, forced)
    if before.fires[place.pile] != NO_FIRE:
        yield FireCovered(seat, top, pile)
    if after.fires[place.pile] != NO_FIRE:
        yield FireLit(seat, card, pile, next_seat(after.hands, seat))
    yield from of_commands(before, place, after)
    reached = _in_reach(before)
    for index in _lost(reached, _in_reach(after), after):
        yield PileWentOutOfReach(PILES[index], after.piles[index][-1])


def _only_pile(state: TheGameState, pile: int) -> bool:
    """Tell whether no other pile takes a card of the hand on turn, whatever commands say."""
    others = [FITTING[other][lying[-1]] for other, lying in enumerate(state.piles) if other != pile]
    return not any(row[card] for row in others for card in state.hands[state.seat])


def _in_reach(state: TheGameState) -> list[bool]:
    """Tell of each pile whether a card still to be placed fits on it, whatever commands say."""
    cards = [*state.draw, *(card for hand in state.hands for card in hand)]
    return [
        any(FITTING[pile][lying[-1]][card] for card in cards)
        for pile, lying in enumerate(state.piles)
    ]


def _lost(before: list[bool], after: list[bool], state: TheGameState) -> Iterator[int]:
    """Yield the piles that went out of reach of the cards that are left."""
    if state.draw or any(state.hands):
        for pile, (was, still) in enumerate(zip(before, after, strict=True)):
            if was and not still:
                yield pile


def _next_turn(
    before: TheGameState, action: Action, after: TheGameState, viewer: int | None
) -> Iterator[Happening]:
    """Tell of the end of the turn, by itself or by its last card, and of the next turn."""
    seat = before.seat
    yield TurnEnded(seat, before.number, len(before.placed) + isinstance(action, Place))
    cards = before.draw[: len(before.draw) - len(after.draw)]
    layout = after.commands.layout
    yield from drawn(seat, cards, len(after.draw), viewer, lambda card: NAMES.get(layout[card]))
    if not after.hands[seat]:
        yield HandRanOut(seat)
    yield TurnBegan(after.seat, after.number, minimum(after))


def _signals_cleared(before: TheGameState, after: TheGameState) -> Iterator[SignalsCleared]:
    for seat, (old, new) in enumerate(zip(before.signals, after.signals, strict=True)):
        piles = tuple(
            name for name, was, now in zip(PILES, old, new, strict=True) if was and not now
        )
        if piles:
            yield SignalsCleared(seat, piles)


def _end(state: TheGameState) -> TeamWon | TeamLost:
    """Tell how the match ended. The commands that bind the seat are still in force then."""
    over, commands = state.over, state.commands
    assert over is not None
    if over.reason == "all-placed":
        return TeamWon(state.seat)
    skulls = piles_with(SKULL, commands.layout, state.piles) if commands.in_force & SKULL else []
    return TeamLost(
        state.seat,
        over.remaining,
        over.reason,
        len(state.placed),
        minimum(state),
        tuple(state.piles[pile][-1] for pile in due(state)),
        tuple(state.piles[pile][-1] for pile in skulls),
        bool(commands.in_force & THREE),
        write_pile(commands.locked),
        bool(commands.in_force & NO_TRICK),
    )
