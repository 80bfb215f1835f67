"""The course of one turn of Extreme, modelled for speed: The Game's, as the commands bind it.

What binds the rest of a turn is in ``PlannedTurn.bound``. Skulls to be covered are in
``PlannedTurn.due`` with the fires. The lasting commands follow from the tops.
"""

from collections.abc import Iterator

from engine.bots.placements import Cards
from engine.bots.the_game.position import Tops
from engine.bots.the_game.turns import (
    ANY,
    EVERYTHING,
    PILE_INDICES,
    Breadth,
    PlannedTurn,
    TurnRules,
)
from engine.core.piles import goes_on
from engine.games.the_game.commands import (
    DRAW_ONE,
    NO_TRICK,
    ONE_PILE,
    SKULL,
    STOP,
    THREE,
    Layout,
)
from engine.games.the_game.extreme import EXACTLY
from engine.games.the_game.piles import ASCENDING

STOPPED = 1
"""In ``PlannedTurn.bound``: a ``stop`` has ended the turn."""

HAS_THREE = 2
"""In ``PlannedTurn.bound``: the turn has a ``three``."""

LOCK_AT = 2
"""In ``PlannedTurn.bound``: from this bit on, 1 + the pile that all else goes on, 0 for none."""


class ExtremeRules(TurnRules):
    """The rules of Extreme for one turn, On Fire included."""

    frees = True

    def __init__(
        self, required: int, hand_size: int, on_fire: bool, commands: Layout, last: bool
    ) -> None:
        """Use ``required`` as the number of cards that a turn takes at least.

        With ``last`` the hand on turn holds all the cards that are left. Where ``last`` is false
        although it does, a ``stop`` is refused as the last card of all if a fire burns elsewhere.
        """
        super().__init__(required, hand_size, on_fire)
        self.commands = commands
        self._last = last
        self._at_tops: dict[Tops, int] = {}
        self._carriers: dict[int, Cards] = {}

    def without_command(self, card: int) -> "ExtremeRules":
        """Return the rules as if this card carried no command."""
        return self._with(self.commands[:card] + bytes(1) + self.commands[card + 1 :])

    def without_all(self, command: int) -> "ExtremeRules":
        """Return the rules as if no card carried this command, given by its bit."""
        return self._with(self.commands.replace(bytes([command]), bytes(1)))

    def _with(self, commands: Layout) -> "ExtremeRules":
        return ExtremeRules(self.required, self.hand_size, self.on_fire, commands, self._last)

    def carriers(self, command: int) -> Cards:
        """Return the cards that carry this command, given by its bit."""
        found = self._carriers.get(command)
        if found is None:
            found = sum(1 << card for card, bit in enumerate(self.commands) if bit == command)
            self._carriers[command] = found
        return found

    def in_force(self, tops: Tops) -> int:
        """Return the bits of the commands on top."""
        found = self._at_tops.get(tops)
        if found is None:
            commands, (up1, up2, down1, down2) = self.commands, tops
            found = commands[up1] | commands[up2] | commands[down1] | commands[down2]
            self._at_tops[tops] = found
        return found

    def begin(self, tops: Tops, hand: Cards) -> PlannedTurn:
        """Return the turn before its first card; a skull on top is due as well."""
        turn = super().begin(tops, hand)
        if self.in_force(tops) & SKULL:
            skulls = sum(1 << pile for pile, top in enumerate(tops) if self.commands[top] == SKULL)
            return turn._replace(due=turn.due | skulls)
        return turn

    def may_end(self, turn: PlannedTurn) -> bool:
        """Tell whether the turn has all that it must have, or a ``stop`` that ended it (E2)."""
        if turn.bound:
            if turn.bound & STOPPED:
                return True
            if turn.bound & HAS_THREE and turn.laid != EXACTLY:
                return False
        return turn.laid >= self.required and not turn.due

    def fulfilled(self, turn: PlannedTurn) -> bool:
        """Tell whether no skull lies on top and a turn with a ``three`` has three cards (E9)."""
        if self.in_force(turn.tops) & SKULL:
            return False
        return not turn.bound & HAS_THREE or turn.laid == EXACTLY

    def most_needed(self, turn: PlannedTurn) -> int:
        """Return the size of the hand: any card may be needed to cover a command."""
        return turn.hand.bit_count()

    def draws(self, turn: PlannedTurn) -> int:
        """Return how many cards are drawn: as in The Game, but 1 under a ``draw-one`` (E7)."""
        if self.in_force(turn.tops) & DRAW_ONE:
            return 1
        return self.hand_size - turn.hand.bit_count()

    def place(self, turn: PlannedTurn, card: int, pile: int) -> PlannedTurn:
        """Return the turn with one more card, and with what its command binds."""
        after = super().place(turn, card, pile)
        command = self.commands[card]
        before = self.in_force(turn.tops)
        if not (command or before or turn.bound):
            return after
        bound = turn.bound & HAS_THREE
        if before & ONE_PILE and self.in_force(after.tops) & ONE_PILE:  # E5
            bound |= pile + 1 << LOCK_AT
        if command == THREE:
            bound |= HAS_THREE
        elif command == STOP:
            bound |= STOPPED
        due = after.due | 1 << pile if command == SKULL else after.due
        return PlannedTurn(after.tops, after.hand, after.laid, due, bound)

    def placements(
        self, turn: PlannedTurn, breadth: Breadth = EVERYTHING
    ) -> Iterator[tuple[int, int]]:
        """Yield the placements of The Game that no command forbids (E1)."""
        bound = turn.bound
        if bound:
            if bound & STOPPED or (bound & HAS_THREE and turn.laid == EXACTLY):
                return
            if bound & HAS_THREE and breadth is not EVERYTHING:
                breadth = breadth._replace(leap=ANY)
        tops, commands = turn.tops, self.commands
        no_tricks = self.in_force(tops) & NO_TRICK
        locked = (bound >> LOCK_AT) - 1
        for card, pile in super().placements(turn, breadth):
            if locked >= 0 and pile != locked:
                continue
            if no_tricks and not goes_on(ASCENDING[pile], tops[pile], card):
                continue
            command = commands[card]
            if command == THREE and turn.laid >= EXACTLY:
                continue
            if command == STOP and not self._may_stop(turn, pile):
                continue
            yield card, pile

    def _may_stop(self, turn: PlannedTurn, pile: int) -> bool:
        """Tell whether a ``stop`` on this pile leaves nothing undone (E3, E4, F4)."""
        if turn.bound & HAS_THREE and turn.laid + 1 != EXACTLY:
            return False
        left = turn.due & ~(1 << pile)
        if left and self._last and turn.hand.bit_count() == 1:
            return not any(self._is_skull(turn, at) for at in PILE_INDICES if left >> at & 1)
        return not left

    def _is_skull(self, turn: PlannedTurn, pile: int) -> bool:
        return self.commands[turn.tops[pile]] == SKULL
