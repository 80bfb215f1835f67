"""Extreme: The Game with commands; each ruling is named where it applies.

A command binds exactly: an action that would break one is refused (E1). The match is lost when
nothing legal is left (as in G2), or when the last card leaves a command unfulfilled (E9).

============  ========================================================  ==========================
command       what it says                                              where it acts
============  ========================================================  ==========================
``stop``      the turn ends with this card, the minimum is waived       ``_place``,
                                                                        ``_piles_for_stop``
``skull``     is covered in the same turn                               ``_unfulfilled``
``three``     the turn has exactly three cards, this one included       ``_unfulfilled``,
                                                                        ``_has_its_three``,
                                                                        ``_piles_for_three``
``silence``   no signals                                                ``signal``, ``_place``
``no-trick``  no backwards trick on any pile                            ``_fitting``
``one-pile``  all cards of a turn go on one pile                        ``commands.after_placing``
``draw-one``  one card is drawn after the turn, however many it placed  ``_to_draw``
============  ========================================================  ==========================
"""

from collections.abc import Mapping, Sequence
from typing import cast

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.game import DeadEnd
from engine.core.options import Option, Options
from engine.core.piles import goes_on
from engine.core.placing import Place
from engine.core.refusal import Refusal, Refused
from engine.games.the_game import refusals
from engine.games.the_game.actions import PLACES
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
from engine.games.the_game.dead_ends import ENDED, Need, covered, more_than
from engine.games.the_game.extreme_loading import read_extreme_state
from engine.games.the_game.fires import FIRE_CARDS, due
from engine.games.the_game.piles import (
    ASCENDING,
    CARDS,
    FITTING,
    HIGHEST_CARD,
    PILES,
    Rows,
    table,
)
from engine.games.the_game.rules import TheGame
from engine.games.the_game.scoring import TeamScoring
from engine.games.the_game.state import NO_SIGNALS, TheGameOver, TheGameState
from engine.games.the_game.turns import hand_size, minimum

EXACTLY = 3
"""The cards of a turn that has a ``three``."""

WITHOUT_TRICKS = table(goes_on)
"""Which cards fit on which top while a ``no-trick`` lies."""

NO_CARDS = bytes(HIGHEST_CARD + 1)
NOWHERE: Rows = (NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS)

ALL_PILES = range(len(PILES))


class TheGameExtreme(TheGame):
    """The Game in which 28 cards carry one of seven commands, printed or shuffled."""

    id = "the-game-extreme"
    letter = "X"
    rules_version = 1
    scoring = TeamScoring()
    options: Mapping[str, Option] = {
        **TheGame.options,
        "commands": Option("printed", ("printed", "shuffled")),
    }

    def deal(self, seats: int, options: Options, seed: int) -> TheGameState:
        """Deal as in The Game; then deal the commands, never onto a fire, if not as printed."""
        state = super().deal(seats, options, seed)
        if state.variant.commands == "printed":
            return state._replace(commands=before_turn(PRINTED, state.piles))
        burning = FIRE_CARDS if state.variant.on_fire else ()
        chance = Chance(state.seed_state)
        layout = shuffled(chance, [card for card in CARDS if card not in burning])
        return state._replace(commands=before_turn(layout, state.piles), seed_state=chance.state)

    def load(self, document: object) -> TheGameState:
        return read_extreme_state(self, self._outcome, document)

    def signal(self, state: TheGameState, seat: int, pile: str, signal: str | None) -> TheGameState:
        """Set or clear a signal, which a ``silence`` on top of a pile forbids."""
        after = super().signal(state, seat, pile, signal)
        if state.commands.in_force & SILENCE:
            raise Refused(refusals.silence(state.piles, _piles_with(SILENCE, state)))
        return after

    def _fitting(self, state: TheGameState) -> Rows:
        """Return what fits as in The Game, but only where ``_why_forbidden`` has no objection."""
        layout, in_force, locked = state.commands
        if _has_its_three(state):
            return NOWHERE
        fitting = _without_tricks(state) if in_force & NO_TRICK else super()._fitting(state)
        if locked is not None:
            fitting = cast(Rows, (*NOWHERE[:locked], fitting[locked], *NOWHERE[locked + 1 :]))
        for card in state.hands[state.seat]:
            if layout[card] & (STOP | THREE):
                allowed = _piles_for(layout[card], state)
                if allowed is not ALL_PILES:
                    fitting = _kept_to(allowed, card, fitting)
        return fitting

    def _why_not_place(self, state: TheGameState, place: Place) -> Refusal | None:
        """Refuse a card where it does not fit, or where it breaks a command (E1)."""
        return super()._why_not_place(state, place) or _why_forbidden(state, place)

    def _why_not_end(self, state: TheGameState) -> Refusal | None:
        """Refuse the end of a turn short of its exactly three cards (E2) or with a skull on top."""
        threes = _threes(state)
        if threes and len(state.placed) != EXACTLY:
            return refusals.exactly_three(len(state.placed), threes)
        refusal = super()._why_not_end(state)
        if refusal is None and state.commands.in_force & SKULL:
            return refusals.skull_on_top(state.piles, _piles_with(SKULL, state))
        return refusal

    def _may_end(self, state: TheGameState) -> bool:
        return super()._may_end(state) and not _unfulfilled(state)

    def _place(self, state: TheGameState, place: Place) -> TheGameState:
        """Place a card; a ``stop`` then ends the turn, a ``silence`` clears all signals.

        A ``stop`` as the last card of the match has no turn to end.
        """
        after = super()._place(state, place)
        commands = after_placing(state.commands, state.piles, place.card, place.pile)
        if commands is not state.commands:
            after = after._replace(commands=commands)
        command = commands.layout[place.card]
        if command == STOP and (after.draw or any(after.hands)):
            return self._end(after)
        if command == SILENCE:
            return after._replace(signals=(NO_SIGNALS,) * len(after.hands))
        return after

    def _end(self, state: TheGameState) -> TheGameState:
        return super()._end(state._replace(commands=after_turn(state.commands)))

    def _to_draw(self, state: TheGameState) -> int:
        """Return 1 while a ``draw-one`` lies on top (E7), otherwise what The Game draws."""
        if state.commands.in_force & DRAW_ONE:
            return 1
        return super()._to_draw(state)

    def _outcome(self, state: TheGameState) -> TheGameOver | None:
        """Return how the match has ended: won only if no command is left unfulfilled (E9)."""
        ending = super()._outcome(state)
        if ending is not None and ending.won and _unfulfilled(state):
            return TheGameOver(False, 0, "command")
        return ending

    def dead_end(self, state: TheGameState, seat: int, action: Action) -> DeadEnd:
        """Return why an action leads to a dead end, and which cards' commands forbid others."""
        end = super().dead_end(state, seat, action)
        if not isinstance(action, Place) or end.code in ENDED:
            return end
        barred = _barring(self.apply(state, seat, action), end)
        return DeadEnd(end.code, {**end.args, "barred": barred}) if barred else end

    def _lost_by(self, before: TheGameState, after: TheGameState) -> DeadEnd | None:
        short = DeadEnd("short-of-cards", {"minimum": minimum(after)})
        return super()._lost_by(before, after) or (short if _too_few_next(before, after) else None)

    def _needs(self, state: TheGameState) -> list[Need]:
        """Return what the turn still needs, what commands ask for first."""
        needs = [covered([pile], state, "skull-left") for pile in _skulls(state)]
        if _threes(state) and len(state.placed) < EXACTLY:
            args = {"exactly": EXACTLY}
            needs.append(more_than(len(state.placed), DeadEnd("none-for-three", args)))
            needs.append(more_than(EXACTLY - 1, DeadEnd("three-out-of-reach", args)))
        return needs + super()._needs(state)

    def _to_cover(self, state: TheGameState) -> list[int]:
        return _skulls(state) + super()._to_cover(state)


def _too_few_next(before: TheGameState, after: TheGameState) -> bool:
    """Tell whether a ``draw-one`` leaves the seat too few cards for its next turn (E7).

    It does not where the draw pile may be empty by then, nor where the seat kept a ``stop``. The
    card just drawn may be a ``stop``, but nobody could know that beforehand.
    """
    seat, layout, hand = before.seat, after.commands.layout, after.hands[before.seat]
    others = (len(after.hands) - 1) * hand_size(len(after.hands), after.variant.fewer_cards)
    kept = set(hand).intersection(before.hands[seat])
    return (
        bool(after.commands.in_force & DRAW_ONE)
        and len(after.draw) > others
        and len(hand) < minimum(after)
        and not any(layout[card] == STOP for card in kept)
    )


def _barring(after: TheGameState, end: DeadEnd) -> list[int]:
    """Return the cards on top whose commands forbid one in hand that would fit by its number.

    Where one card was to be covered, only its own pile counts.
    """
    found = dict[int, None]()
    for pile, lying in enumerate(after.piles):
        if end.args.get("card", lying[-1]) == lying[-1]:
            for card in after.hands[after.seat]:
                if FITTING[pile][lying[-1]][card]:
                    found |= dict.fromkeys(_forbidding(after, PLACES[card][pile]))
    return sorted(found)


def _forbidding(state: TheGameState, place: Place) -> list[int]:
    """Return the card on top whose lasting command forbids this one, if any."""
    refusal = _why_forbidden(state, place)
    command = (
        None if refusal is None else {"no-trick": NO_TRICK, "one-pile": ONE_PILE}.get(refusal.code)
    )
    if command is None:
        return []
    return [state.piles[pile][-1] for pile in _piles_with(command, state)][:1]


def _skulls(state: TheGameState) -> list[int]:
    """Return the piles whose skull binds."""
    return _piles_with(SKULL, state) if state.commands.in_force & SKULL else []


def _without_tricks(state: TheGameState) -> Rows:
    """Return which cards fit on which piles without the backwards trick."""
    rows = (WITHOUT_TRICKS[pile][cards[-1]] for pile, cards in enumerate(state.piles))
    return cast(Rows, tuple(rows))


def _why_forbidden(state: TheGameState, place: Place) -> Refusal | None:
    """Return why a command forbids a card that fits on its pile, or None.

    What forbids all cards comes first.
    """
    card, pile, piles = place.card, place.pile, state.piles
    layout, in_force, locked = state.commands
    if _has_its_three(state):
        return refusals.fourth_card(place, _threes(state))
    if in_force & NO_TRICK and not goes_on(ASCENDING[pile], piles[pile][-1], card):
        return refusals.no_trick(place, piles, _piles_with(NO_TRICK, state))
    if locked is not None and pile != locked:
        return refusals.one_pile(place, locked, piles, _piles_with(ONE_PILE, state))
    if pile in _piles_for(layout[card], state):
        return None
    if layout[card] == THREE:
        return refusals.three_too_late(place, len(state.placed))
    return _why_no_stop(state, place)


def _why_no_stop(state: TheGameState, place: Place) -> Refusal:
    if _before_its_third(state):
        return refusals.stop_not_third(place, _threes(state))
    skulls = [pile for pile in _piles_with(SKULL, state) if pile != place.pile]
    if skulls:
        return refusals.stop_leaves_skull(place, state.piles, skulls)
    fires = [pile for pile in due(state) if pile != place.pile]
    return refusals.stop_leaves_fire(place, state.piles, fires)


def _has_its_three(state: TheGameState) -> bool:
    """Tell whether a turn with a ``three`` has its three cards: it takes no fourth (E2)."""
    return bool(state.commands.in_force & THREE) and len(state.placed) == EXACTLY


def _piles_for(command: int, state: TheGameState) -> Sequence[int]:
    """Return the piles that a card's own command allows."""
    if command == THREE:
        return _piles_for_three(state)
    if command == STOP:
        return _piles_for_stop(state)
    return ALL_PILES


def _piles_for_three(state: TheGameState) -> Sequence[int]:
    """Return the piles for a ``three``, which can be neither a fourth card nor a later one (E2)."""
    return ALL_PILES if len(state.placed) < EXACTLY else ()


def _piles_for_stop(state: TheGameState) -> Sequence[int]:
    """Return the piles for a ``stop``, which ends the turn and so must meet all that the turn owes.

    After a ``three`` it can only be the third card (E3). A skull or a due fire that must not stay
    on top it must cover itself, and there cannot be two (E4). As the 98th card it may leave a fire,
    since no turn follows (F4).
    """
    if _before_its_third(state):
        return ()
    to_cover = _skulls(state)
    if state.draw or sum(map(len, state.hands)) > 1:
        to_cover += due(state)
    if not to_cover:
        return ALL_PILES
    return to_cover if len(to_cover) == 1 else ()


def _kept_to(piles: Sequence[int], card: int, fitting: Rows) -> Rows:
    """Return the rows with this card removed from all but these piles."""
    kept = (
        row if pile in piles else row[:card] + NO_CARDS[:1] + row[card + 1 :]
        for pile, row in enumerate(fitting)
    )
    return cast(Rows, tuple(kept))


def _before_its_third(state: TheGameState) -> bool:
    """Tell whether the turn has a ``three`` and its next card is not the third."""
    return bool(state.commands.in_force & THREE) and len(state.placed) + 1 != EXACTLY


def _threes(state: TheGameState) -> list[int]:
    """Return the cards of this turn that carry a ``three``; two ask for no more than one (E8)."""
    layout = state.commands.layout
    return [place.card for place in state.placed if layout[place.card] == THREE]


def _unfulfilled(state: TheGameState) -> bool:
    """Tell whether the turn would end with a command of its own unfulfilled (E9)."""
    in_force = state.commands.in_force
    return bool(in_force & SKULL or (in_force & THREE and len(state.placed) != EXACTLY))


def _piles_with(command: int, state: TheGameState) -> list[int]:
    return piles_with(command, state.commands.layout, state.piles)
