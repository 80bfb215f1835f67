"""States set up from a document: everything wrong with it is found and named."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.match import Match
from engine.games.qwixx_cards.cards import CARDS
from tests.engine.games.qwixx_cards.positions import QWIXX, Sheets, closed, five, play, position
from tests.engine.play import steps_from

Change = Callable[[Any], object]


def document(match: Match) -> Any:
    return copy.deepcopy(dict(match.state()))


def taking() -> Any:
    """Seat 0 takes, in the third turn; it has taken one card of three."""
    match = position("r4 r5 r7", "y2 y3 y4 y5", display="g2 g3 g4 g5", draw="g6 g7")
    play(match, "play red r4 r5 r7", "mark red 4 5 7")
    play(match, "take 1", "skip", "mark green 7", "play yellow y2 y3", "skip")
    play(match, "take 2")
    return document(match)


def deciding() -> Any:
    """Seat 2 of three begins; seats 0 and 2 have decided."""
    sheets: Sheets = [{"red": [2, 3, 7]}, {"penalties": 2}, five("red", "green")]
    match = position(part="number", draw="y8", sheets=sheets, seat=2, number=3, seats=3)
    match.do(2, "mark red 8")
    match.do(0, "skip")
    return document(match)


def playing() -> Any:
    """The active player has crossed the number on top, 8."""
    match = position("r4 r5 j5 j7 y3", part="number", draw="y8", jokers=True)
    play(match, "mark blue 8", "skip")
    return document(match)


def marking() -> Any:
    """Red 4 and 5 and a joker lie open."""
    match = position("r4 r5 j5 j7 y3", part="number", draw="y8", jokers=True)
    play(match, "mark blue 8", "skip", "play red r4 r5 j7")
    return document(match)


def ended_in_part_2() -> Any:
    """Both have closed a second row with the 12 on top."""
    sheets: Sheets = [{**closed("red"), **five("yellow")}, {**closed("yellow"), **five("red")}]
    match = position(part="number", draw="g12", sheets=sheets)
    play(match, "mark yellow 12", "mark red 12")
    return document(match)


def ended_in_part_3() -> Any:
    """Seat 0 has closed yellow and red."""
    sheets: Sheets = [{**closed("red"), **five("yellow")}]
    match = position(part="mark", played=("yellow", "y11 y12"), sheets=sheets)
    play(match, "mark yellow 11 12")
    return document(match)


def ended_by_penalties() -> Any:
    """Seat 0 has four."""
    match = position(part="mark", played=("yellow", "y5"), sheets=[{"penalties": 3}])
    play(match, "skip")
    return document(match)


ALL = [
    taking,
    deciding,
    playing,
    marking,
    ended_in_part_2,
    ended_in_part_3,
    ended_by_penalties,
]


@pytest.mark.parametrize("make", ALL)
def test_the_documents_are_right_as_they_are(make: Callable[[], Any]) -> None:
    assert QWIXX.document(QWIXX.load(make())) == make()


def test_seed_state_may_be_left_out() -> None:
    state = taking()
    del state["seed_state"]
    assert QWIXX.document(QWIXX.load(state))["seed_state"] == 0


def test_without_decided_those_not_waited_for_cross_nothing() -> None:
    state = deciding()
    del state["turn"]["decided"]
    loaded = QWIXX.document(QWIXX.load(state))
    assert loaded["turn"]["decided"] == {"0": None, "2": None}


def test_the_draw_pile_may_be_empty_in_part_take() -> None:
    state = taking()
    state["discard"], state["draw"] = [*state["discard"], *state["draw"]], []
    assert QWIXX.document(QWIXX.load(state)) == state


@pytest.mark.parametrize("field", sorted(set(taking()) - {"seed_state"}))
def test_no_other_field_may_be_left_out(field: str) -> None:
    state = taking()
    del state[field]
    with pytest.raises(BadDocument, match=f"the field {field} is missing"):
        QWIXX.load(state)


def moved(card: str, *place: str | int) -> Change:
    """A change that takes a card from where it lies and puts it into the list at this place."""

    def change(state: Any) -> None:
        played = state["turn"]["played"]
        shown = played[1] if played else []
        for cards in (*state["hands"], state["draw"], state["discard"], shown):
            if card in cards:
                cards.remove(card)
        state["display"] = [None if each == card else each for each in state["display"]]
        target = state
        for name in place:
            target = target[name]
        target.append(card)
        target.sort(key=CARDS.index)

    return change


def all_of(*changes: Change) -> Change:
    """All of these changes, one after the other."""

    def change(state: Any) -> None:
        for each in changes:
            each(state)

    return change


def no_draw_pile(state: Any) -> None:
    state["discard"] += state["draw"]
    state["draw"] = []


def no_hand(seat: int) -> Change:
    """A change that puts all cards of this seat's hand under the draw pile."""

    def change(state: Any) -> None:
        state["draw"] += state["hands"][seat]
        state["hands"][seat] = []

    return change


def all_taken(state: Any) -> None:
    """Seat 0 has taken all four of the display, and held none before."""
    state["draw"] += state["hands"][0]
    state["hands"][0] = ["g4", "g5", "g6", state["draw"].pop(0)]
    state["display"] = [None] * 4


def turn(**fields: Any) -> Change:
    """A change of fields of the turn."""
    return lambda state: state["turn"].update(fields)


def sheet(seat: int, **fields: Any) -> Change:
    """A change of fields of a sheet."""
    return lambda state: state["sheets"][seat].update(fields)


WRONG: list[tuple[Callable[[], Any], Change, str]] = [
    (taking, lambda s: s.update(more=1), "no field 'more' expected"),
    (taking, lambda s: s.update(game="chess"), "game: 'qwixx-cards' expected, not 'chess'"),
    (taking, lambda s: s.update(rules_version=2), "rules_version: 1 expected, not 2"),
    (taking, lambda s: s.update(seats=1), "seats: an integer from 2 to 5 expected, not 1"),
    (taking, lambda s: s.update(seats=6), "seats: an integer from 2 to 5 expected, not 6"),
    (taking, lambda s: s.update(seats=3), "sheets: 3 entries expected, not 2"),
    (taking, lambda s: s["options"].update(first=2), "options: bad-option"),
    (taking, lambda s: s["options"].update(first="lot"), "options: bad-option"),
    (taking, lambda s: s["options"].update(jokers=1), "options: bad-option"),
    (taking, lambda s: s["options"].pop("jokers"), "options: the field jokers is missing"),
    (taking, lambda s: s["options"].update(speed=1), "options: no field 'speed' expected"),
    (taking, lambda s: s.update(seed_state=-1), "seed_state: an integer"),
    (taking, lambda s: s.update(seed_state=2**64), "seed_state: an integer"),
    # sheets
    (taking, lambda s: s.update(sheets={}), "sheets: a list expected, not {}"),
    (taking, lambda s: s["sheets"].pop(), "sheets: 2 entries expected, not 1"),
    (taking, lambda s: s["sheets"][1].pop("blue"), "sheets[1]: the field blue is missing"),
    (taking, lambda s: s["sheets"][1].update(pink=[]), "sheets[1]: no field 'pink' expected"),
    (taking, lambda s: s["sheets"][0].update(red=None), "sheets[0].red: a list expected"),
    (taking, lambda s: s["sheets"][0].update(red=[1]), "sheets[0].red[0]: an integer from 2"),
    (taking, lambda s: s["sheets"][0].update(red=[5, 13]), "sheets[0].red[1]: an integer from 2"),
    (taking, lambda s: s["sheets"][0].update(red=[True]), "sheets[0].red[0]: an integer from 2"),
    (
        taking,
        lambda s: s["sheets"][0].update(red=[7, 5]),
        "sheets[0].red: 5 cannot be crossed: not-further-right (row red, number 5, last 7)",
    ),
    (
        taking,
        lambda s: s["sheets"][1].update(blue=[7, 7]),
        "sheets[1].blue: 7 cannot be crossed: not-further-right (row blue, number 7, last 7)",
    ),
    (
        taking,
        lambda s: s["sheets"][1].update(green=[7, 8]),
        "sheets[1].green: 8 cannot be crossed: not-further-right (row green, number 8, last 7)",
    ),
    (
        taking,
        lambda s: s["sheets"][1].update(green=[12, 11, 10, 9, 2], locked=["green"]),
        "sheets[1].green: 2 cannot be crossed: too-few-crosses",
    ),
    (
        taking,
        lambda s: s["sheets"][1].update(green=[12, 11, 10, 9, 8, 2, 7], locked=["green"]),
        "sheets[1].green: 7 cannot be crossed: row-closed",
    ),
    (
        taking,
        lambda s: s["sheets"][1].update(green=[12, 11, 10, 9, 8, 2]),
        "sheets[1].locked: ['green'] expected, not []",
    ),
    (taking, lambda s: s["sheets"][0].update(locked=["red"]), "sheets[0].locked: [] expected"),
    (taking, lambda s: s["sheets"][0].update(locked=None), "sheets[0].locked: [] expected"),
    (taking, lambda s: s["sheets"][0].update(penalties=5), "sheets[0].penalties: an integer"),
    (taking, lambda s: s["sheets"][0].update(penalties=-1), "sheets[0].penalties: an integer"),
    (taking, lambda s: s["sheets"][0].update(penalties=True), "sheets[0].penalties: an integer"),
    # cards
    (taking, lambda s: s["hands"].pop(), "hands: 2 entries expected, not 1"),
    (taking, lambda s: s["hands"][0].append("r13"), "hands[0][3]: a card of the match expected"),
    (taking, lambda s: s["hands"][0].append("j5"), "hands[0][3]: a card of the match expected"),
    (taking, lambda s: s["hands"][0].append("?5"), "hands[0][3]: a card of the match expected"),
    (taking, lambda s: s["hands"][0].append(None), "hands[0][3]: a card of the match expected"),
    (taking, lambda s: s["hands"][0].append(["r2"]), "hands[0][3]: a card of the match expected"),
    (taking, lambda s: s["hands"][0].reverse(), "hands[0]: not sorted by colour, then by number"),
    (taking, lambda s: s["display"].pop(), "display: 4 entries expected, not 3"),
    (taking, lambda s: s["display"].append(None), "display: 4 entries expected, not 5"),
    (taking, lambda s: s["display"].insert(0, s["display"].pop(0)[1:]), "display[0]: a card"),
    (taking, lambda s: s["draw"].append(None), "draw[30]: a card of the match expected, not None"),
    (taking, lambda s: s["discard"].append(7), "discard[5]: a card of the match expected, not 7"),
    (taking, lambda s: s["draw"].pop(), "cards missing: ['r2']"),
    (taking, lambda s: s["draw"].append("g2"), "cards more than once: ['g2']"),
    (taking, lambda s: s["discard"].append("r4"), "cards more than once: ['r4']"),
    (marking, lambda s: s["discard"].append("j7"), "cards more than once: ['j7']"),
    (playing, lambda s: s["draw"].remove("j12"), "cards missing: ['j12']"),
    (
        playing,
        lambda s: s["options"].update(jokers=False),
        "a card of the match expected, not 'j5'",
    ),
    # where they lie
    (
        taking,
        all_of(moved("y5", "hands", 0), moved("b2", "hands", 0)),
        "hands[0]: 1 to 4 cards expected, not 5",
    ),
    (
        taking,
        all_of(moved("b2", "hands", 1), moved("b3", "hands", 1)),
        "hands[1]: 0 to 4 cards expected, not 5",
    ),
    (taking, no_hand(0), "hands[0]: 1 to 4 cards expected, not 0"),
    (deciding, no_hand(2), "hands[2]: 1 to 5 cards expected, not 0"),
    (deciding, moved("g6", "hands", 2), "hands[2]: 1 to 5 cards expected, not 6"),
    (playing, no_hand(0), "hands[0]: 1 to 5 cards expected, not 0"),
    (marking, moved("b5", "hands", 0), "hands[0]: 0 to 2 cards expected, not 3"),
    (taking, turn(part="play"), "display: a card in each place expected in part play"),
    (taking, all_taken, "display: a card to be taken expected in part take"),
    (deciding, moved("g7", "draw"), "display: a card in each place expected in part number"),
    (playing, moved("b5", "draw"), "display: a card in each place expected in part play"),
    (deciding, no_draw_pile, "draw: a card on top expected in part number"),
    (playing, no_draw_pile, "draw: a card on top expected in part play"),
    (marking, no_draw_pile, "draw: a card on top expected in part mark"),
    # the turn
    (taking, lambda s: s.update(turn=None), "turn: an object expected, not None"),
    (taking, lambda s: s["turn"].pop("number"), "turn: the field number is missing"),
    (taking, turn(more=1), "turn: no field 'more' expected"),
    (taking, turn(seat=2), "turn.seat: an integer from 0 to 1 expected, not 2"),
    (taking, turn(seat=True), "turn.seat: an integer"),
    (taking, turn(seat=1), "to_act: [1] expected, not [0]"),
    (taking, turn(number=0), "turn.number: an integer from 1 to"),
    (taking, turn(number=2**53), "turn.number: an integer from 1 to"),
    (taking, turn(part="end"), "turn.part: one of take, number, play, mark expected, not 'end'"),
    (taking, turn(part=["take"]), "turn.part: one of take, number, play, mark expected"),
    (taking, turn(waiting=[0]), "turn.waiting: [] expected, not [0]"),
    (taking, turn(waiting=None), "turn.waiting: [] expected, not None"),
    (taking, turn(decided={}), "turn.decided: nothing is being decided"),
    (playing, turn(decided={"0": None}), "turn.decided: nothing is being decided"),
    (deciding, turn(waiting=None), "turn.waiting: a list expected, not None"),
    (deciding, turn(waiting=[]), "turn.waiting: one seat or more expected"),
    (deciding, turn(waiting=[1, 0]), "turn.waiting: one seat or more expected, in ascending"),
    (deciding, turn(waiting=[1, 1]), "turn.waiting: one seat or more expected, in ascending"),
    (deciding, turn(waiting=[3]), "turn.waiting[0]: an integer from 0 to 2"),
    (deciding, turn(waiting=[0, 1]), "turn.decided: no field '0' expected"),
    (deciding, turn(waiting=[0, 1, 2], decided={}), "turn.decided: nobody has decided"),
    (deciding, turn(decided=None), "turn.decided: an object expected, not None"),
    (deciding, turn(decided={}), "turn.decided: the field 0 is missing"),
    (deciding, turn(decided={"0": None}), "turn.decided: the field 2 is missing"),
    (deciding, turn(decided={"0": "pink", "2": None}), "turn.decided.0: a colour expected"),
    (deciding, turn(decided={"0": 8, "2": None}), "turn.decided.0: a colour expected, not 8"),
    (
        deciding,
        turn(decided={"0": None, "2": "green"}),
        "turn.decided.2: not-further-right (row green, number 8, last 8)",
    ),
    (taking, turn(crossed=0), "turn.crossed: true or false expected, not 0"),
    (taking, turn(crossed=True), "turn.crossed: nothing is crossed yet in part take"),
    (deciding, turn(crossed=True), "turn.crossed: nothing is crossed yet in part number"),
    (playing, sheet(0, blue=[7]), "turn.crossed: 8 is the last number crossed in no row"),
    (marking, sheet(0, blue=[8, 7]), "turn.crossed: 8 is the last number crossed in no row"),
    (
        taking,
        all_of(turn(played=["red", []]), moved("r4", "turn", "played", 1)),
        "turn.played: to be told in part mark, and only there",
    ),
    (
        marking,
        all_of(
            moved("r4", "hands", 0),
            moved("r5", "hands", 0),
            moved("j7", "hands", 0),
            turn(played=None),
        ),
        "turn.played: to be told in part mark, and only there",
    ),
    (marking, turn(played="r4"), "turn.played: a list expected, not 'r4'"),
    (marking, turn(played=["red"]), "turn.played: 2 entries expected, not 1"),
    (marking, turn(played=["joker", ["j7"]]), "turn.played[0]: a colour expected, not 'joker'"),
    (marking, turn(played=["red", []]), "turn.played[1]: one card or more expected"),
    (marking, turn(played=["red", ["r5", "r4"]]), "turn.played[1]: not sorted"),
    (marking, turn(played=["red", ["r13"]]), "turn.played[1][0]: a card of the match expected"),
    (marking, moved("j5", "turn", "played", 1), "turn.played: cannot be played: too-many-cards"),
    (
        marking,
        all_of(moved("r4", "hands", 0), moved("y3", "turn", "played", 1)),
        "turn.played: cannot be played: different-colours",
    ),
    (
        marking,
        lambda s: s["turn"]["played"].__setitem__(0, "blue"),
        "turn.played: cannot be played: other-colour",
    ),
    # the end
    (taking, lambda s: s.update(over={"reason": "two-rows"}), "over: None expected"),
    (taking, lambda s: s.update(to_act=[]), "to_act: [0] expected, not []"),
    (deciding, lambda s: s.update(to_act=[1]), "to_act: [1, 0, 2] expected, not [1]"),
    (taking, sheet(1, penalties=4), "turn.part: the match has ended before part take"),
    (playing, sheet(0, penalties=4), "turn.part: the match has ended before part play"),
    (deciding, sheet(1, penalties=4), "turn.waiting: [] expected, not [1]"),
    (marking, sheet(1, penalties=4), "over: {'reason': 'four-penalties'"),
    (ended_in_part_2, lambda s: s.update(over=None), "over: {'reason': 'two-rows'"),
    (ended_in_part_2, lambda s: s.update(to_act=[0]), "to_act: [] expected, not [0]"),
    (ended_in_part_2, lambda s: s["over"].update(winners=[0]), "over: {'reason': 'two-rows'"),
    (ended_in_part_2, lambda s: s["over"].update(scores=[56, 57]), "over: {'reason': 'two-rows'"),
    (ended_in_part_2, lambda s: s["over"].update(reason="four-penalties"), "over: {'reason'"),
    (ended_in_part_2, turn(waiting=[0]), "turn.waiting: [] expected, not [0]"),
    (ended_in_part_2, turn(decided={"0": "red"}), "turn.decided: nothing is being decided"),
    (
        ended_in_part_2,
        lambda s: s["draw"].append(s["draw"].pop(0)),
        "turn.crossed: 9 is the last number crossed in no row",
    ),
]


@pytest.mark.parametrize(
    ("make", "change", "reason"),
    WRONG,
    ids=[f"{make.__name__}-{reason}" for make, _, reason in WRONG],
)
def test_names_what_is_wrong(make: Callable[[], Any], change: Change, reason: str) -> None:
    state = make()
    change(state)
    with pytest.raises(BadDocument) as error:
        QWIXX.load(state)
    assert reason in str(error.value)


PAST: list[tuple[str, Callable[[], Any], Change]] = [
    ("an earlier turn", taking, turn(number=1)),
    ("a later turn", taking, turn(number=91)),
    ("the last turn that can be told", deciding, turn(number=2**53 - 1)),
    ("another seat", taking, all_of(turn(seat=1), lambda s: s.update(to_act=[1]))),
    ("a hand of what was taken", taking, all_of(moved("b11", "draw"), moved("b12", "draw"))),
    ("a hand of one", taking, all_of(*(moved(card, "discard") for card in ("y4", "y5", "g7")))),
    ("an empty hand", taking, no_hand(1)),
    ("four to decide with", deciding, moved("b4", "discard")),
    ("empty hands of the others", deciding, all_of(no_hand(0), no_hand(1))),
    ("one to play", playing, all_of(*(moved(c, "discard") for c in ("r4", "r5", "j5", "y3")))),
    ("none beside what was played", marking, no_hand(0)),
    ("penalties of more turns", taking, sheet(0, penalties=3)),
    ("crosses of more turns", playing, sheet(1, red=[2, 3, 4, 5, 6, 7, 8, 9, 10, 11])),
    ("an end without a cross", ended_in_part_2, turn(crossed=False)),
    ("an end with a cross and a penalty", ended_by_penalties, turn(crossed=True)),
]


@pytest.mark.parametrize(
    ("make", "change"),
    [(make, change) for _, make, change in PAST],
    ids=[name for name, _, _ in PAST],
)
def test_the_past_is_not_judged(make: Callable[[], Any], change: Change) -> None:
    state = make()
    change(state)
    loaded = QWIXX.load(state)
    assert QWIXX.document(loaded) == state
    steps = list(steps_from(QWIXX, loaded, Chance(1)))
    assert (steps[-1].after if steps else loaded).over


@pytest.mark.parametrize("value", [None, [], "state", 1])
def test_a_state_is_an_object(value: object) -> None:
    with pytest.raises(BadDocument, match="an object expected"):
        QWIXX.load(value)


LEAVES = st.none() | st.booleans() | st.integers(-1, 14) | st.text(max_size=3) | st.floats()
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)


@given(st.sampled_from(ALL), st.data())
def test_a_document_changed_anywhere_is_refused_or_a_state(
    make: Callable[[], Any], data: st.DataObject
) -> None:
    """Never another error, and what is read is written again as it was."""
    state = make()
    place: Any = state
    while True:
        keys = list(place) if isinstance(place, dict) else list(range(len(place)))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(VALUES)
    try:
        loaded = QWIXX.load(state)
    except BadDocument:
        return
    assert QWIXX.document(loaded) == state
