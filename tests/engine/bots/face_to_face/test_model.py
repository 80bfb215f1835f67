"""The bot's model of the game is the engine's, over random play."""

from collections.abc import Iterator
from itertools import pairwise

from hypothesis import given, settings

from engine.bots.face_to_face.planning import StartedTurn, begin, longest
from engine.bots.face_to_face.position import FaceToFacePosition
from engine.bots.face_to_face.reading import read_position
from engine.bots.face_to_face.turns import ALL, Turn, gifts, layers
from engine.bots.placements import cards_in
from engine.core.piles import TRICK
from engine.core.placing import END, Place
from engine.games import GAMES
from engine.games.face_to_face.actions import PLACES
from engine.games.face_to_face.piles import in_row
from engine.games.face_to_face.state import FaceToFaceState
from engine.games.face_to_face.turns import MINIMUM, cards_drawn, gift
from tests.amounts import some
from tests.engine.play import Setup, random_steps, setups

FACE_TO_FACE = GAMES["face-to-face"]

End = tuple[int, int, int, int, tuple[int, ...]]
"""The tops of the own piles and the rival's, and the hand once drawn from a pile of unknown cards,
each of which counts as 0."""


def seen(state: FaceToFaceState) -> FaceToFacePosition:
    return read_position(FACE_TO_FACE, FACE_TO_FACE.view(state, state.seat), state.seat)


@given(setups("face-to-face"))
@settings(max_examples=some(50))
def test_a_position_is_what_the_seat_may_know(setup: Setup) -> None:
    for step in random_steps(setup):
        state: FaceToFaceState = step.before
        seat, rival = state.seat, 1 - state.seat
        position = seen(state)
        begun = sorted([*state.hands[seat], *(place.card for place in state.placed)])
        assert cards_in(position.hand) == begun
        assert position.placed == tuple((place.card, place.pile) for place in state.placed)
        assert (position.own.held, position.rival.held) == (len(begun), len(state.hands[rival]))
        for side, owner, more in ((position.own, seat, begun), (position.rival, rival, ())):
            left = {*state.hands[owner], *state.draw[owner], *more}
            told = {*cards_in(side.left)}
            assert len(told) == len(left)
            assert told ^ left <= back_by_ten(state)
        turn, given_to, _, gave = begin(position)
        tops = [state.piles[in_row(seat, pile)][-1] for pile in range(4)]
        assert [turn[0], turn[1], given_to.up, given_to.down] == tops
        assert cards_in(turn[2]) == list(state.hands[seat])
        assert gave == (gift(state.placed) is not None)


@given(setups("face-to-face"))
@settings(max_examples=some(30))
def test_all_through_a_turn_the_position_is_that_of_its_beginning(setup: Setup) -> None:
    number, at_first = 0, None
    for step in random_steps(setup):
        position = seen(step.before)._replace(placed=())
        if step.before.number != number:
            number, at_first = step.before.number, position
        assert position == at_first


def back_by_ten(state: FaceToFaceState) -> set[int]:
    """The cards on piles of which the piles do not tell who laid them there."""
    return {
        card
        for pile, cards in enumerate(state.piles)
        for below, card in pairwise(cards)
        if card - below == (TRICK if pile % 2 else -TRICK)
    }


@given(setups("face-to-face"))
@settings(max_examples=some(15))
def test_what_can_come_of_a_turn_is_what_the_rules_allow(setup: Setup) -> None:
    for index, step in enumerate(random_steps(setup)):
        if index % 7 == 0:
            state: FaceToFaceState = step.before
            begun = begin(seen(state))
            assert {*ends(begun)} == {*true_ends(state)}


def ends(begun: StartedTurn) -> Iterator[End]:
    """As the model has them."""
    for laid, layer in enumerate(layers(begun.turn, ALL), begun.laid):
        for turn in layer:
            if laid >= MINIMUM:
                yield end(turn, begun.rival.up, begun.rival.down, begun.gave)
            if laid + 1 >= MINIMUM and not begun.gave:
                for (card, _), rival in gifts(turn[2], begun.rival):
                    after = (turn[0], turn[1], turn[2] ^ 1 << card)
                    yield end(after, rival.up, rival.down, gave=True)


def end(turn: Turn, rival_up: int, rival_down: int, gave: bool) -> End:
    hand = cards_in(turn[2])
    drawn = (0,) * cards_drawn(len(hand), gave)
    return turn[0], turn[1], rival_up, rival_down, (*hand, *drawn)


def true_ends(state: FaceToFaceState) -> Iterator[End]:
    """As the rules have them; a match that is won by a turn counts as one that goes on."""
    known: set[object] = set()
    todo = [state]
    while todo:
        at = todo.pop()
        actions = FACE_TO_FACE.legal(at, state.seat)
        if END in actions or (at.over and at.over.winner == state.seat):
            tops = [at.piles[in_row(at.seat, pile)][-1] for pile in range(4)]
            turn = (tops[0], tops[1], sum(1 << card for card in at.hands[at.seat]))
            yield end(turn, tops[2], tops[3], gift(at.placed) is not None)
        for action in actions:
            if action == END:
                continue
            after = FACE_TO_FACE.apply(at, state.seat, action)
            tops = [pile[-1] for pile in after.piles]
            key = (*tops, after.hands, gift(after.placed) is not None)
            if key not in known:
                known.add(key)
                todo.append(after)


@given(setups("face-to-face"))
@settings(max_examples=some(30))
def test_where_no_turn_can_end_as_much_as_possible_is_placed(setup: Setup) -> None:
    for step in random_steps(setup):
        state: FaceToFaceState = step.before
        for card, pile in longest(begin(seen(state))):
            action: Place = PLACES[card][pile]
            assert action in FACE_TO_FACE.legal(state, state.seat)
            state = FACE_TO_FACE.apply(state, state.seat, action)
            if state.over:
                break
