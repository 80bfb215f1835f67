"""The rules of The Game with On Fire, on which Extreme builds.

Rulings are named where they apply.
"""

from collections.abc import Mapping
from typing import Any, cast

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.dead_ends import TurnSearch
from engine.core.game import DeadEnd, Game, Settled
from engine.core.happening import Happening
from engine.core.jsontext import Document
from engine.core.options import Option, Options
from engine.core.placing import END, EndTurn, Place
from engine.core.refusal import Refusal, Refused, unknown_action
from engine.games.the_game import refusals, start
from engine.games.the_game.actions import ACTIONS, MAX_SEATS, PLACES_BY_BITS
from engine.games.the_game.commands import NO_COMMANDS
from engine.games.the_game.dead_ends import (
    Need,
    common,
    covered,
    first_lacking,
    left_over,
    more_than,
)
from engine.games.the_game.documents import write_over, write_state, write_view
from engine.games.the_game.endgame import WON, is_known, left_at_best
from engine.games.the_game.fires import due, fires_after
from engine.games.the_game.happenings import happened
from engine.games.the_game.loading import read_state
from engine.games.the_game.piles import (
    CARDS,
    EMPTY_PILES,
    FITTING,
    PILE_INDEX,
    Piles,
    Rows,
)
from engine.games.the_game.scoring import TeamScoring
from engine.games.the_game.state import (
    NO_FIRES,
    NO_SIGNALS,
    SIGNALS,
    TheGameOver,
    TheGameState,
    TheGameVariant,
)
from engine.games.the_game.turns import hand_size, minimum, next_seat


class TheGame(Game[TheGameState]):
    """The Game: one team, 1 to 5 seats, cards 2 to 99, two ascending and two descending piles.

    What commands change in Extreme is in methods of its own, each named with an underscore.
    """

    id = "the-game"
    letter = "G"
    rules_version = 1
    min_seats = 1
    max_seats = MAX_SEATS
    scoring = TeamScoring()
    options: Mapping[str, Option] = {
        "first": start.first_option(MAX_SEATS),
        "min_cards": Option(2, (2, 3)),
        "fewer_cards": Option(False, (False, True)),
        "on_fire": Option(False, (False, True)),
    }

    def deal(self, seats: int, options: Options, seed: int) -> TheGameState:
        """Shuffle 2 to 99 and give each seat in turn its whole hand from the front."""
        variant = TheGameVariant(**cast(dict[str, Any], options))
        chance = Chance(seed)
        deck = chance.shuffled(CARDS)
        size = hand_size(seats, variant.fewer_cards)
        return TheGameState(
            variant=variant,
            piles=EMPTY_PILES,
            hands=tuple(tuple(sorted(deck[size * s : size * (s + 1)])) for s in range(seats)),
            draw=tuple(deck[size * seats :]),
            seat=0 if variant.first == start.AFTER_LOOKING else variant.first,
            number=1,
            placed=(),
            fires=NO_FIRES,
            commands=NO_COMMANDS,
            signals=(NO_SIGNALS,) * seats,
            over=None,
            seed_state=chance.state,
            ratings=() if variant.first == start.AFTER_LOOKING else None,
        )

    def to_act(self, state: TheGameState) -> tuple[int, ...]:
        if state.ratings is not None:
            return start.to_act(state.ratings, len(state.hands))
        return (state.seat,) if state.over is None else ()

    def over(self, state: TheGameState) -> Document | None:
        return write_over(state.over)

    def legal(self, state: TheGameState, seat: int) -> list[Action]:
        """Return the placements by card, then by pile, and ``end`` last."""
        if state.ratings is not None:
            seats = len(state.hands)
            to_act = start.to_act(state.ratings, seats)
            return start.legal(state.ratings, seats) if seat in to_act else []
        actions: list[Action] = []
        if seat != state.seat or state.over is not None:
            return actions
        up1, up2, down1, down2 = self._fitting(state)
        for card in state.hands[seat]:
            actions += PLACES_BY_BITS[card][up1[card] + up2[card] + down1[card] + down2[card]]
        if self._may_end(state):
            actions.append(END)
        return actions

    def why(self, state: TheGameState, seat: int, action: Action) -> Refusal | None:
        if state.ratings is not None:
            return self._why_not_start(state, state.ratings, seat, action)
        if seat != state.seat or state.over is not None:
            return self.why_not_to_act(state, seat, len(state.hands))
        if isinstance(action, Place):
            return self._why_not_place(state, action)
        if isinstance(action, EndTurn):
            return self._why_not_end(state)
        return unknown_action(str(action))

    def apply(self, state: TheGameState, seat: int, action: Action) -> TheGameState:
        refusal = self.why(state, seat, action)
        if refusal is not None:
            raise Refused(refusal)
        if state.ratings is not None:
            return _started(state, state.ratings, action)
        after = self._place(state, action) if isinstance(action, Place) else self._end(state)
        ending = self._outcome(after)
        return after if ending is None else after._replace(over=ending)

    def parse(self, text: str) -> Action:
        action = ACTIONS.get(text)
        if action is None:
            raise Refused(unknown_action(text))
        return action

    def document(self, state: TheGameState) -> Document:
        return write_state(self, state)

    def load(self, document: object) -> TheGameState:
        return read_state(self, self._outcome, document)

    def view(self, state: TheGameState, seat: int | None) -> Document:
        return write_view(self, state, seat)

    def signal(self, state: TheGameState, seat: int, pile: str, signal: str | None) -> TheGameState:
        """Set or clear a signal, which a seat may do at any time, in its own turn too."""
        if not 0 <= seat < len(state.hands):
            raise Refused(Refusal("no-such-seat", {"seat": seat}))
        if state.over is not None:
            raise Refused(Refusal("match-over"))
        if state.ratings is not None:
            raise Refused(start.not_yet(state.ratings, len(state.hands)))
        if pile not in PILE_INDEX:
            raise Refused(refusals.unknown_pile(pile))
        if signal is not None and signal not in SIGNALS:
            raise Refused(refusals.unknown_signal(signal))
        own = list(state.signals[seat])
        own[PILE_INDEX[pile]] = signal
        return state._replace(
            signals=(*state.signals[:seat], tuple(own), *state.signals[seat + 1 :])
        )

    def settled(self, before: TheGameState, after: TheGameState, seat: int) -> Settled | None:
        """Return "drawn" if the end of the turn showed the seat the cards that it drew."""
        return "drawn" if len(after.draw) < len(before.draw) else None

    def needs_review(self, before: TheGameState, after: TheGameState, seat: int) -> bool:
        """Tell whether a turn ended: cards were drawn, and signals for the next can be given."""
        return before.ratings is None

    def leads_to_dead_end(self, state: TheGameState, seat: int, action: Action) -> bool:
        """Tell whether an action leads to a dead end, which is legal (G2).

        So is an end of the turn after which nobody can place anything. Once all cards are known,
        an action does that lets the win go; where there is none to be had, none does with which no
        more cards are left than with any other.
        """
        if state.ratings is not None:
            return False
        in_turn = self._turn(seat).leads_to_dead_end(state, action)
        if not is_known(state):
            return in_turn
        then = left_at_best(self, self.apply(state, seat, action))
        if then == WON:
            return False
        now = left_at_best(self, state)
        if now is None or then is None:
            return in_turn
        return now < then and (in_turn or now == WON)

    def dead_end(self, state: TheGameState, seat: int, action: Action) -> DeadEnd:
        course = list(self._turn(seat).course(state, [action]))
        if any(well for _, _, well in course):
            return left_over(state, course[0][1])
        lost = [self._lost_by(before, after) for before, after, well in course if well is False]
        if lost:
            return common(lost)
        states = [after for _, after, _ in course]
        return first_lacking(self._needs(states[0]), states)

    def happened(
        self,
        before: TheGameState,
        seat: int,
        action: Action,
        after: TheGameState,
        viewer: int | None,
    ) -> tuple[Happening, ...]:
        return tuple(happened(before, seat, action, after, viewer))

    def _turn(self, seat: int) -> TurnSearch[TheGameState]:
        return TurnSearch(self, seat, self._ends_well, _position)

    def _fitting(self, state: TheGameState) -> Rows:
        """Return which cards may be placed on which piles now."""
        up1, up2, down1, down2 = state.piles
        return (
            FITTING[0][up1[-1]],
            FITTING[1][up2[-1]],
            FITTING[2][down1[-1]],
            FITTING[3][down2[-1]],
        )

    def _why_not_start(
        self, state: TheGameState, ratings: start.Ratings, seat: int, action: Action
    ) -> Refusal | None:
        """Refuse what cannot be done while it is open who starts."""
        seats = len(state.hands)
        if seat not in start.to_act(ratings, seats):
            return self.why_not_to_act(state, seat, seats)
        return start.why_not(action, ratings, seats)

    def _why_not_place(self, state: TheGameState, place: Place) -> Refusal | None:
        """Refuse a card that is not in the hand or does not fit on the pile."""
        card, pile = place.card, place.pile
        if card not in state.hands[state.seat]:
            return refusals.not_in_hand(card)
        top = state.piles[pile][-1]
        if not FITTING[pile][top][card]:
            return refusals.not_fitting(place, top)
        return None

    def _why_not_end(self, state: TheGameState) -> Refusal | None:
        """Refuse the end of the turn short of the minimum or with a due fire uncovered (G3)."""
        required = minimum(state)
        if len(state.placed) < required:
            return refusals.minimum(len(state.placed), required)
        burning = due(state)
        if burning:
            return refusals.fire_due(state.piles, burning)
        return None

    def _may_end(self, state: TheGameState) -> bool:
        """Tell whether ``_why_not_end`` has no objection, without stating one."""
        return len(state.placed) >= minimum(state) and not due(state)

    def _place(self, state: TheGameState, place: Place) -> TheGameState:
        """Return the state with the card moved from the hand to the pile."""
        card, pile, seat = place.card, place.pile, state.seat
        piles, hands = state.piles, state.hands
        at = hands[seat].index(card)
        hand = hands[seat][:at] + hands[seat][at + 1 :]
        return TheGameState(
            state.variant,
            cast(Piles, (*piles[:pile], (*piles[pile], card), *piles[pile + 1 :])),
            (*hands[:seat], hand, *hands[seat + 1 :]),
            state.draw,
            seat,
            state.number,
            (*state.placed, place),
            fires_after(state, card, pile) if state.variant.on_fire else NO_FIRES,
            state.commands,
            state.signals,
            None,
            state.seed_state,
        )

    def _end(self, state: TheGameState) -> TheGameState:
        """Return the state with cards drawn (G4) and the turn passed to the next seat with any."""
        seat, hands, signals = state.seat, state.hands, state.signals
        drawn = self._to_draw(state)
        hand = tuple(sorted(hands[seat] + state.draw[:drawn]))
        hands = (*hands[:seat], hand, *hands[seat + 1 :])
        seat = next_seat(hands, seat)
        if signals[seat] is not NO_SIGNALS:  # they are for the others' turns
            signals = (*signals[:seat], NO_SIGNALS, *signals[seat + 1 :])
        return TheGameState(
            state.variant,
            state.piles,
            hands,
            state.draw[drawn:],
            seat,
            state.number + 1,
            (),
            state.fires,
            state.commands,
            signals,
            None,
            state.seed_state,
        )

    def _to_draw(self, state: TheGameState) -> int:
        """Return how many cards to draw after the turn, if there are as many.

        That is as many as fill the hand.
        """
        hands = state.hands
        return hand_size(len(hands), state.variant.fewer_cards) - len(hands[state.seat])

    def _outcome(self, state: TheGameState) -> TheGameOver | None:
        """Return how the match has ended, or None while it goes on.

        It is won as soon as all cards lie, whatever burns (F4). It is lost only when no legal
        action is left: a placement after which the minimum is out of reach is legal (G2).
        """
        if not state.draw and not any(state.hands):
            return TheGameOver(True, 0, "all-placed")
        if self._can_act(state):
            return None
        return TheGameOver(False, len(state.draw) + sum(map(len, state.hands)), "stuck")

    def _ends_well(self, before: TheGameState, after: TheGameState) -> bool | None:
        """Tell whether an act ends the turn without a loss that the seat could foresee.

        None means that the turn goes on.
        """
        if after.over is not None and after.over.won:
            return True
        return None if after.number == before.number else self._lost_by(before, after) is None

    def _lost_by(self, before: TheGameState, after: TheGameState) -> DeadEnd | None:
        """Return the loss that the turn's end brings, as far as its seat can tell.

        It can tell if the draw pile is empty and all the cards that it did not see were in one
        place: then it knows them by counting.
        """
        others = sum(map(bool, before.hands)) - bool(before.hands[before.seat])
        foreseen = not after.draw and others + bool(before.draw) <= 1
        return DeadEnd("nothing-next") if foreseen and after.over is not None else None

    def _needs(self, state: TheGameState) -> list[Need]:
        """Return what the turn needs after its latest card, the simplest first."""
        placed, required = len(state.placed), minimum(state)
        args = {"minimum": required}
        needs = [covered([pile], state, "fire-left") for pile in due(state)]
        if placed < required:
            needs.insert(0, more_than(placed, DeadEnd("none-placeable", args)))
            needs.append(more_than(required - 1, DeadEnd("minimum-out-of-reach", args)))
        to_cover = self._to_cover(state)
        return [*needs, covered(to_cover, state, "not-all-covered")] if to_cover[1:] else needs

    def _to_cover(self, state: TheGameState) -> list[int]:
        """Return the piles that must get another card before the turn ends."""
        return due(state)

    def _can_act(self, state: TheGameState) -> bool:
        """Tell whether the seat on turn has a legal action."""
        up1, up2, down1, down2 = self._fitting(state)
        for card in state.hands[state.seat]:
            if up1[card] + up2[card] + down1[card] + down2[card]:
                return True
        return self._may_end(state)


def _position(state: TheGameState) -> tuple[object, ...]:
    """Return what the rest of a turn depends on."""
    tops = tuple(pile[-1] for pile in state.piles)
    return tops, state.hands[state.seat], len(state.placed), state.fires, state.commands


def _started(state: TheGameState, ratings: start.Ratings, action: Action) -> TheGameState:
    """Return the state after a word about a hand, or after the choice of who starts."""
    if isinstance(action, start.Rate):
        said = (*ratings, action.rating)
        return state._replace(ratings=said, seat=min(len(said), len(state.hands) - 1))
    assert isinstance(action, start.Begin)
    return state._replace(ratings=None, seat=action.seat)
