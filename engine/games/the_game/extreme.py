"""Extreme: The Game with commands; its rulings are named where they act.

A command binds exactly: what would break one is refused (E1), and the match is lost when nothing
legal is left (as in G2) or when the last card leaves a command unfulfilled (E9).
"""

from collections.abc import Mapping
from itertools import product

from engine.core.chance import Chance
from engine.core.options import Option, Options
from engine.core.piles import goes_on
from engine.core.refusal import Refusal, Refused
from engine.games.the_game import refusals
from engine.games.the_game.actions import Place
from engine.games.the_game.commands import (
    DRAW_ONE,
    NO_TRICK,
    ONE_PILE,
    PRINTED,
    SILENCE,
    SKULL,
    STOP,
    THREE,
    after_placing,
    after_turn,
    before_turn,
    piles_with,
    shuffled,
)
from engine.games.the_game.extreme_loading import read_extreme_state
from engine.games.the_game.fires import FIRE_CARDS, due
from engine.games.the_game.piles import (
    ASCENDING,
    CARDS,
    FITTING,
    by_card,
    fitting,
    row,
    rows,
)
from engine.games.the_game.rules import TheGame, laid
from engine.games.the_game.state import NO_SIGNALS, Over, State

EXACTLY = 3
"""The cards of a turn that has a ``three``."""

ALL_PILES = 0b1111
"""The bits of all piles."""

WITHOUT_TRICKS = rows(goes_on)
"""Which cards fit on which top while ``no-trick`` lies."""

NO_CARD = by_card(0)

ANYWHERE = (ALL_PILES, ALL_PILES)


def _allowing(three: int, stop: int) -> bytes:
    piles = bytearray((ALL_PILES,)) * 256
    piles[THREE], piles[STOP] = three, stop
    return bytes(piles)


ALLOWING = {
    allowed: _allowing(*allowed) for allowed in product((0, ALL_PILES), range(ALL_PILES + 1))
}
"""By the bits of the piles for a ``three`` and a ``stop``: those for each command, by its bit."""


class TheGameExtreme(TheGame):
    """The Game in which 28 cards carry one of seven commands."""

    id = "the-game-extreme"
    rules_version = 1
    options: Mapping[str, Option] = {
        **TheGame.options,
        "commands": Option("printed", ("printed", "shuffled")),
    }

    def deal(self, seats: int, options: Options, seed: int) -> State:
        """As in The Game; then the commands are dealt, never onto a fire, if not as printed."""
        state = super().deal(seats, options, seed)
        if state.variant.commands == "printed":
            return state._replace(commands=before_turn(PRINTED, state.piles))
        burning = FIRE_CARDS if state.variant.on_fire else ()
        chance = Chance(state.seed_state)
        layout = shuffled(chance, [card for card in CARDS if card not in burning])
        return state._replace(commands=before_turn(layout, state.piles), seed_state=chance.state)

    def load(self, document: object) -> State:
        return read_extreme_state(self, self._outcome, document)

    def signal(self, state: State, seat: int, pile: str, signal: str | None) -> State:
        """``silence``: no signal is set or cleared while such a card is on top."""
        after = super().signal(state, seat, pile, signal)
        if state.commands.in_force & SILENCE:
            raise Refused(refusals.silence(state.piles, _piles_with(SILENCE, state)))
        return after

    def _piles_for(self, state: State) -> bytes:
        """As in The Game, but only where ``_why_forbidden`` has no reason."""
        piles, (layout, in_force, locked) = state.piles, state.commands
        if _has_its_three(state):
            return NO_CARD
        tables = WITHOUT_TRICKS if in_force & NO_TRICK else FITTING
        cards = fitting(tables, piles) if locked is None else tables[locked][piles[locked][-1]]
        allowed = (_piles_for_three(state), _piles_for_stop(state))
        if allowed != ANYWHERE:
            cards &= row(layout.translate(ALLOWING[allowed]))
        return by_card(cards)

    def _why_not_place(self, state: State, place: Place) -> Refusal | None:
        """A card goes where it fits, if it breaks no command (E1)."""
        return super()._why_not_place(state, place) or _why_forbidden(state, place)

    def _why_not_end(self, state: State) -> Refusal | None:
        """The turn has its exactly three cards (E2), and all as in The Game, and no skull lies."""
        threes = _threes(state)
        if threes and len(state.placed) != EXACTLY:
            return refusals.exactly_three(len(state.placed), threes)
        refusal = super()._why_not_end(state)
        if refusal is None and state.commands.in_force & SKULL:
            return refusals.skull_on_top(state.piles, _piles_with(SKULL, state))
        return refusal

    def _may_end(self, state: State) -> bool:
        return super()._may_end(state) and not _unfulfilled(state)

    def _place(self, state: State, place: Place) -> State:
        """A ``stop`` ends the turn, if the match goes on; a ``silence`` clears all signals."""
        commands = after_placing(state.commands, state.piles, place.card, place.pile)
        after = laid(state, place, commands)
        command = commands.layout[place.card]
        if command == STOP and (after.draw or any(after.hands)):
            return self._end(after)
        if command == SILENCE:
            return after._replace(signals=(NO_SIGNALS,) * len(after.hands))
        return after

    def _end(self, state: State) -> State:
        return super()._end(state._replace(commands=after_turn(state.commands)))

    def _to_draw(self, state: State) -> int:
        """One card while a ``draw-one`` lies, if any is left (E7); else as in The Game."""
        if state.commands.in_force & DRAW_ONE:
            return 1
        return super()._to_draw(state)

    def _outcome(self, state: State) -> Over | None:
        """All cards placed is a win only if no command is left unfulfilled (E9)."""
        ending = super()._outcome(state)
        if ending is not None and ending.won and _unfulfilled(state):
            return Over(False, 0, "command")
        return ending


def _why_forbidden(state: State, place: Place) -> Refusal | None:
    """The command that a card would break which fits on its pile."""
    card, pile, piles = place.card, place.pile, state.piles
    layout, in_force, locked = state.commands
    if _has_its_three(state):
        return refusals.fourth_card(place, _threes(state))
    if in_force & NO_TRICK and not goes_on(ASCENDING[pile], piles[pile][-1], card):
        return refusals.no_trick(place, piles, _piles_with(NO_TRICK, state))
    if locked is not None and pile != locked:
        return refusals.one_pile(place, locked, piles, _piles_with(ONE_PILE, state))
    if layout[card] == THREE and not _piles_for_three(state):
        return refusals.three_too_late(place, len(state.placed))
    if layout[card] == STOP and not _piles_for_stop(state) & 1 << pile:
        return _why_no_stop(state, place)
    return None


def _why_no_stop(state: State, place: Place) -> Refusal:
    if _before_its_third(state):
        return refusals.stop_not_third(place, _threes(state))
    skulls = [pile for pile in _piles_with(SKULL, state) if pile != place.pile]
    if skulls:
        return refusals.stop_leaves_skull(place, state.piles, skulls)
    fires = [pile for pile in due(state) if pile != place.pile]
    return refusals.stop_leaves_fire(place, state.piles, fires)


def _has_its_three(state: State) -> bool:
    """Whether the turn has a ``three``, and three cards: it takes no fourth (E2)."""
    return bool(state.commands.in_force & THREE) and len(state.placed) == EXACTLY


def _piles_for_three(state: State) -> int:
    """The bits of the piles for a ``three``: it cannot be a fourth card (E2), nor a later one."""
    return ALL_PILES if len(state.placed) < EXACTLY else 0


def _piles_for_stop(state: State) -> int:
    """The bits of the piles for a ``stop``.

    After a ``three`` it can only be the third card (E3). As the turn ends with it, it must cover
    what must not be left on top: a skull or a due fire, not two of them (E4). As the 98th card
    it may leave a fire, since no turn follows (F4).
    """
    if _before_its_third(state):
        return 0
    to_cover = _piles_with(SKULL, state) if state.commands.in_force & SKULL else []
    if state.draw or sum(map(len, state.hands)) > 1:
        to_cover += due(state)
    if not to_cover:
        return ALL_PILES
    return 1 << to_cover[0] if len(to_cover) == 1 else 0


def _before_its_third(state: State) -> bool:
    """Whether the turn has a ``three``, and its next card is not the third."""
    return bool(state.commands.in_force & THREE) and len(state.placed) + 1 != EXACTLY


def _threes(state: State) -> list[int]:
    """The cards of this turn that carry a ``three``; two of them ask for no more than one (E8)."""
    layout = state.commands.layout
    return [place.card for place in state.placed if layout[place.card] == THREE]


def _unfulfilled(state: State) -> bool:
    """Whether the turn would end with a command of its own unfulfilled (E9)."""
    in_force = state.commands.in_force
    return bool(in_force & SKULL or (in_force & THREE and len(state.placed) != EXACTLY))


def _piles_with(command: int, state: State) -> list[int]:
    return piles_with(command, state.commands.layout, state.piles)
