"""States set up from a document: everything wrong with it is found and named."""

import copy
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.action import Action
from engine.core.chance import MAX_SEED, Chance
from engine.core.errors import BadDocument
from engine.core.match import Match
from engine.core.placing import END, Place
from engine.games.face_to_face.piles import ASCENDING, RIVALS, in_row
from engine.games.face_to_face.state import FaceToFaceState
from tests.amounts import some
from tests.engine.games.face_to_face.positions import FACE_TO_FACE, Side, play, position
from tests.engine.play import steps_from


def document() -> Any:
    """A document in the third turn, at seat 1, which started; both have got a card."""
    match = Match.new(FACE_TO_FACE, 2, {"first": 1}, 42)
    play(match, "place 38 own.up", "place 44 own.down", "end")
    play(match, "place 27 rival.up", "place 16 own.up", "place 20 own.down", "end")
    play(match, "place 8 rival.up", "place 33 own.up")
    return copy.deepcopy(dict(match.state()))


def test_the_document_is_right_as_it_is() -> None:
    assert FACE_TO_FACE.document(FACE_TO_FACE.load(document())) == document()
    assert document()["piles"] == [
        {"up": [1, 16, 8], "down": [60, 20]},
        {"up": [1, 38, 27, 33], "down": [60, 44]},
    ]
    assert document()["hands"] == [[3, 5, 11, 25, 38, 47], [2, 19, 20, 41]]


def test_seed_state_may_be_left_out() -> None:
    state = document()
    del state["seed_state"]
    assert FACE_TO_FACE.document(FACE_TO_FACE.load(state))["seed_state"] == 0


@pytest.mark.parametrize("field", sorted(set(document()) - {"seed_state"}))
def test_no_other_field_may_be_left_out(field: str) -> None:
    state = document()
    del state[field]
    with pytest.raises(BadDocument, match=f"the field {field} is missing"):
        FACE_TO_FACE.load(state)


def two_16s_of_seat_0(state: Any) -> None:
    state["piles"][0]["down"][1] = 16
    state["draw"][1].remove(16)
    state["draw"][0].append(20)


def a_20_too_many_of_seat_0(state: Any) -> None:
    state["hands"][0][4] = 20
    state["hands"][0].sort()
    state["hands"][1][2] = 38


def the_27_laid_by_its_owner(state: Any) -> None:
    state["piles"][1]["up"].pop()
    state["turn"]["placed"][1] = [27, "own.up"]


def the_16_given_on_the_start_number(state: Any) -> None:
    state["piles"][0]["up"].pop()
    state["turn"]["placed"] = [[16, "rival.up"]]


Change = Callable[[Any], object]

WRONG: list[tuple[Change, str]] = [
    (lambda s: s.update(more=1), "no field 'more' expected"),
    (lambda s: s.update(game="chess"), "game: 'face-to-face' expected, not 'chess'"),
    (lambda s: s.update(rules_version=2), "rules_version: 1 expected, not 2"),
    (lambda s: s.update(rules_version=True), "rules_version: 1 expected, not True"),
    (lambda s: s.update(seats=3), "seats: 2 expected, not 3"),
    (lambda s: s.update(seats=2.0), "seats: 2 expected, not 2.0"),
    (lambda s: s["options"].update(first=2), "options: bad-option"),
    (lambda s: s["options"].update(first=True), "options: bad-option"),
    (lambda s: s["options"].update(first="lot"), "options: bad-option"),
    (lambda s: s["options"].pop("first"), "options: the field first is missing"),
    (lambda s: s["options"].update(speed=1), "options: no field 'speed' expected"),
    (lambda s: s.update(options=[]), "options: an object expected, not []"),
    (lambda s: s.update(seed_state=-1), "seed_state: an integer"),
    (lambda s: s.update(seed_state=2**64), "seed_state: an integer"),
    (lambda s: s.update(seed_state=None), "seed_state: an integer"),
    (lambda s: s.update(piles={}), "piles: a list expected, not {}"),
    (lambda s: s["piles"].pop(), "piles: 2 entries expected, not 1"),
    (lambda s: s.update(piles=[[], []]), "piles[0]: an object expected, not []"),
    (lambda s: s["piles"][1].pop("up"), "piles[1]: the field up is missing"),
    (lambda s: s["piles"][0].update(up2=[1]), "piles[0]: no field 'up2' expected"),
    (lambda s: s["piles"][0]["up"].clear(), "piles[0].up[0]: 1 expected, not None"),
    (lambda s: s["piles"][0]["up"].pop(0), "piles[0].up[0]: 1 expected, not 16"),
    (lambda s: s["piles"][1].update(down=[1]), "piles[1].down[0]: 60 expected, not 1"),
    (lambda s: s["piles"][0].update(up=[True]), "piles[0].up[0]: 1 expected, not True"),
    (lambda s: s["piles"][0].update(up=16), "piles[0].up: a list expected, not 16"),
    (lambda s: s["piles"][1]["down"].append(60), "piles[1].down[1]: an integer from 2 to 59"),
    (lambda s: s["piles"][0]["up"].append(8), "piles[0].up: 8 cannot lie on 8"),
    (lambda s: s["piles"][1]["down"].append(44), "piles[1].down: 44 cannot lie on 44"),
    (lambda s: s["hands"][0].append("9"), "hands[0][6]: an integer from 2 to 59"),
    (lambda s: s["hands"][0].append(60), "hands[0][6]: an integer from 2 to 59"),
    (lambda s: s["hands"][0].append(None), "hands[0][6]: an integer from 2 to 59"),
    (lambda s: s["hands"][1].append(9.0), "hands[1][4]: an integer from 2 to 59"),
    (lambda s: s["hands"][1].reverse(), "hands[1]: not in ascending order"),
    (lambda s: s["hands"].append([]), "hands: 2 entries expected, not 3"),
    (lambda s: s.update(hands=7), "hands: a list expected, not 7"),
    (lambda s: s.update(draw=[2, 3]), "draw[0]: a list expected, not 2"),
    (lambda s: s["draw"].pop(), "draw: 2 entries expected, not 1"),
    (lambda s: s["draw"][1].append(1), "draw[1][50]: an integer from 2 to 59"),
    (lambda s: s["draw"][0].append(3), "cards of seat 0 more than once: [3]"),
    (lambda s: s["draw"][1].append(s["draw"][1][0]), "cards of seat 1 more than once: [7]"),
    (lambda s: s["draw"][0].append(16), "cards more than twice: [16]"),
    (lambda s: s["draw"][1].append(33), "cards more than twice: [33]"),
    (lambda s: s["draw"][0].remove(4), "cards fewer than twice: [4]"),
    (lambda s: s["hands"][1].remove(41), "cards fewer than twice: [41]"),
    (a_20_too_many_of_seat_0, "piles: 20 does not lie there as it would from decks [1]"),
    (two_16s_of_seat_0, "piles: 16 does not lie there as it would from decks [0, 1]"),
    (
        lambda s: s["hands"][0].append(s["draw"][0].pop()) or s["hands"][0].sort(),
        "hands[0]: 7 cards at the start of the turn, 6 at most",
    ),
    (
        lambda s: s["hands"][1].append(s["draw"][1].pop()) or s["hands"][1].sort(),
        "hands[1]: 7 cards at the start of the turn, 6 at most",
    ),
    (lambda s: s["turn"].update(seat=2), "turn.seat: an integer from 0 to 1"),
    (
        lambda s: s["turn"].update(seat=0),
        "turn.placed: [33] on own.up, whose topmost cards are [8]",
    ),
    (lambda s: s["turn"].update(number=0), "turn.number: an integer from 1 to"),
    (lambda s: s["turn"].update(number=2**53), "turn.number: an integer from 1 to"),
    (lambda s: s["turn"].update(number=True), "turn.number: an integer from 1 to"),
    (lambda s: s["turn"].pop("number"), "turn: the field number is missing"),
    (lambda s: s["turn"].update(locked=None), "turn: no field 'locked' expected"),
    (lambda s: s["turn"].update(placed={}), "turn.placed: a list expected, not {}"),
    (lambda s: s["turn"]["placed"].append([2]), "turn.placed[2]: 2 entries expected, not 1"),
    (lambda s: s["turn"]["placed"].append([2, "up"]), "turn.placed[2]: a pile expected"),
    (lambda s: s["turn"]["placed"].append([2, ["up"]]), "turn.placed[2]: a pile expected"),
    (lambda s: s["turn"]["placed"].append([1, "own.up"]), "turn.placed[2]: an integer from 2"),
    (
        lambda s: s["turn"]["placed"].append([20, "rival.down"]),
        "turn.placed: more than one card on the rival's piles: [8, 20]",
    ),
    (
        lambda s: s["turn"]["placed"].append([44, "own.up"]),
        "turn.placed: [33, 44] on own.up, whose topmost cards are [27, 33]",
    ),
    (
        lambda s: s["turn"].update(placed=[[33, "own.up"]] * 5),
        "turn.placed: [33, 33, 33, 33, 33] on own.up, whose topmost cards are [38, 27, 33]",
    ),
    (
        lambda s: s["turn"].update(placed=[[8, "own.up"]]),
        "turn.placed: [8] on own.up, whose topmost cards are [33]",
    ),
    (the_27_laid_by_its_owner, "turn.placed: own.up does not take 27 on 38"),
    (the_16_given_on_the_start_number, "turn.placed: rival.up does not take 16 on 1"),
    (lambda s: s.update(over={"winner": 0, "reason": "stuck"}), "over: None expected"),
    (lambda s: s.update(to_act=[]), "to_act: [1] expected, not []"),
    (lambda s: s.update(to_act=[True]), "to_act: [1] expected, not [True]"),
]


@pytest.mark.parametrize(("change", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_names_what_is_wrong(change: Change, reason: str) -> None:
    state = document()
    change(state)
    with pytest.raises(BadDocument) as error:
        FACE_TO_FACE.load(state)
    assert str(error.value).startswith(reason)


@pytest.mark.parametrize("value", [None, [], "state", 1])
def test_a_state_is_an_object(value: object) -> None:
    with pytest.raises(BadDocument, match="an object expected"):
        FACE_TO_FACE.load(value)


def test_a_card_placed_in_this_turn_is_of_the_deck_of_who_placed_it() -> None:
    """The 20 on seat 0's pile may be the rival's gift only if it lay there before."""
    match = position(Side([20, 40, 50], up=[29, 30]), Side([3, 4, 5]))
    play(match, "place 20 own.up")
    state = copy.deepcopy(dict(match.state()))
    state["hands"][0].insert(0, 20)
    state["draw"][1].remove(20)
    with pytest.raises(BadDocument) as error:
        FACE_TO_FACE.load(state)
    assert str(error.value) == "piles: 20 does not lie there as it would from decks [1]"
    state["turn"]["placed"] = []
    assert FACE_TO_FACE.document(FACE_TO_FACE.load(state)) == state


def test_a_turn_cannot_have_begun_with_one_card() -> None:
    """D3: the match was over before the card was placed."""
    with pytest.raises(BadDocument) as error:
        position(
            Side([], up=[59], draw=0),
            Side([30, 31, 32], up=[29], draw=0),
            placed=[(59, "own.up")],
        )
    assert str(error.value) == "turn.placed: seat 0 began the turn with 1 card and had lost (D3)"


def test_a_match_does_not_go_on_when_a_player_has_no_cards() -> None:
    with pytest.raises(BadDocument, match=r"hands\[1\]: seat 1 has no card left and has won"):
        position(Side([30, 31, 32], up=[29], draw=0), Side([], draw=0))


PAST: list[tuple[Change, str]] = [
    (lambda s: s["options"].update(first=0), "the other seat began"),
    (lambda s: s["turn"].update(number=1), "first turn"),
    (lambda s: s["turn"].update(number=2), "a turn that would be the rival's"),
    (lambda s: s["turn"].update(number=2**53 - 1), "last turn that can be told"),
    (lambda s: s["draw"][0].append(s["hands"][0].pop()), "a hand of five"),
    (lambda s: s["draw"][0].extend(s["hands"][0]) or s["hands"][0].clear(), "an empty hand"),
    (lambda s: s["draw"][1].append(s["hands"][1].pop()), "a turn begun with five"),
    (lambda s: s["turn"]["placed"].pop(0), "a gift in no turn"),
    (lambda s: s["turn"]["placed"].clear(), "two gifts in no turn"),
]


@pytest.mark.parametrize("change", [change for change, _ in PAST], ids=[name for _, name in PAST])
def test_the_past_is_not_judged(change: Change) -> None:
    state = document()
    change(state)
    loaded = FACE_TO_FACE.load(state)
    assert FACE_TO_FACE.document(loaded) == state
    *_, last = steps_from(FACE_TO_FACE, loaded, Chance(1))
    assert last.after.over


def test_a_turn_begun_with_an_empty_hand_is_lost_and_says_so() -> None:
    state = document()
    state["turn"]["placed"].clear()
    state["draw"][1] += state["hands"][1]
    state["hands"][1] = []
    with pytest.raises(BadDocument, match=r"over: \{'winner': 0, 'reason': 'stuck'\}"):
        FACE_TO_FACE.load(state)
    state.update(over={"winner": 0, "reason": "stuck"}, to_act=[])
    assert FACE_TO_FACE.document(FACE_TO_FACE.load(state)) == state


def test_a_won_match_says_so() -> None:
    match = position(
        Side([58, 59], up=[57], draw=0), Side([2, 3, 4, 5], up=[29], down=[30], draw=0)
    )
    play(match, "place 58 own.up", "place 59 own.up")
    won = dict(match.state())
    assert FACE_TO_FACE.load(won).over == (0, "all-placed")
    with pytest.raises(BadDocument, match="over:"):
        FACE_TO_FACE.load({**won, "over": None})
    with pytest.raises(BadDocument, match="over:"):
        FACE_TO_FACE.load({**won, "over": {"winner": False, "reason": "all-placed"}})
    with pytest.raises(BadDocument, match="over:"):
        FACE_TO_FACE.load({**won, "over": {"winner": 1, "reason": "stuck"}})
    with pytest.raises(BadDocument, match="to_act:"):
        FACE_TO_FACE.load({**won, "to_act": [0]})
    turn = {"seat": 1, "number": won["turn"]["number"] + 1, "placed": []}
    with pytest.raises(BadDocument, match=r"hands\[0\]: seat 0 has no card left and has won"):
        FACE_TO_FACE.load({**won, "turn": turn, "over": None, "to_act": [1]})


def jump(state: FaceToFaceState, action: Action) -> int:
    """How many numbers a placement on an own pile leaves out, less than none for a trick."""
    assert isinstance(action, Place)
    top = state.piles[in_row(state.seat, action.pile)][-1]
    return action.card - top if ASCENDING[action.pile] else top - action.card


def careful_states(seed: int, gifts: int) -> Iterator[FaceToFaceState]:
    """A match in which both jump as little as they can, and end their turn rather than jump far.

    One placement in so many is a gift, if a card can be given.
    """
    state = FACE_TO_FACE.deal(2, {"first": "random"}, seed)
    chance = Chance(seed)
    while state.over is None:
        yield state
        actions = FACE_TO_FACE.legal(state, state.seat)
        own = [a for a in actions if isinstance(a, Place) and not RIVALS[a.pile]]
        given = [a for a in actions if isinstance(a, Place) and RIVALS[a.pile]]
        action = min(own, key=lambda action: jump(state, action), default=END)
        if given and (not own or not chance.below(gifts)):
            action = given[chance.below(len(given))]
        elif END in actions and own and jump(state, action) > 2:
            action = END
        state = FACE_TO_FACE.apply(state, state.seat, action)
    yield state


@settings(max_examples=some(30))
@given(st.integers(0, MAX_SEED), st.integers(1, 20))
def test_every_state_of_a_long_match_is_accepted(seed: int, gifts: int) -> None:
    """Of matches to the last cards; those at random end early more often."""
    for state in careful_states(seed, gifts):
        assert FACE_TO_FACE.load(FACE_TO_FACE.document(state)) == state


LEAVES = (
    st.none()
    | st.booleans()
    | st.integers(-1, 61)
    | st.text(max_size=3)
    | st.floats()
    | st.sampled_from(["random", "own.up", "rival.down", "stuck"])
)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@given(st.data())
def test_a_document_changed_anywhere_is_refused_or_a_state(data: st.DataObject) -> None:
    """Never another error, and what is read is written again as it was."""
    state = document()
    place: Any = state
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(VALUES)
    try:
        loaded = FACE_TO_FACE.load(state)
    except BadDocument:
        return
    assert FACE_TO_FACE.document(loaded) == state
