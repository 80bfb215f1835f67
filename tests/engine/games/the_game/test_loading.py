"""States set up from a document: everything wrong with it is found and named."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.match import Match
from tests.engine.games.the_game.changing import Change, change_anywhere
from tests.engine.games.the_game.positions import THE_GAME, play, position
from tests.engine.play import steps_from


def document() -> Any:
    """A document in the middle of a match, at seat 1, with a due fire and one of this turn."""
    match = Match.new(THE_GAME, 2, {"on_fire": True}, 42)
    play(match, "place 33 up1", "place 17 up2", "place 28 up2", "end")
    play(match, "place 44 up2", "place 78 down1")
    match.signal(0, "up1", "leave")
    return copy.deepcopy(dict(match.state()))


def test_the_document_is_right_as_it_is() -> None:
    assert THE_GAME.document(THE_GAME.load(document())) == document()
    assert document()["fires"] == {"33": 1, "44": 2}


def test_seed_state_may_be_left_out() -> None:
    state = document()
    del state["seed_state"]
    assert THE_GAME.document(THE_GAME.load(state))["seed_state"] == 0


@pytest.mark.parametrize("field", sorted(set(document()) - {"seed_state"}))
def test_no_other_field_may_be_left_out(field: str) -> None:
    state = document()
    del state[field]
    with pytest.raises(BadDocument, match=f"the field {field} is missing"):
        THE_GAME.load(state)


WRONG: list[tuple[Change, str]] = [
    (lambda s: s.update(more=1), "no field 'more' expected"),
    (lambda s: s.update(game="chess"), "game: 'the-game' expected, not 'chess'"),
    (lambda s: s.update(rules_version=2), "rules_version: 1 expected, not 2"),
    (lambda s: s.update(rules_version=True), "rules_version: 1 expected, not True"),
    (lambda s: s.update(seats=6), "seats: an integer from 1 to 5 expected, not 6"),
    (lambda s: s.update(seats=True), "seats: an integer"),
    (lambda s: s.update(seats=3), "hands: 3 entries expected, not 2"),
    (lambda s: s["options"].update(first=2), "options: bad-option"),
    (lambda s: s["options"].update(min_cards=4), "options: bad-option"),
    (lambda s: s["options"].update(on_fire=1), "options: bad-option"),
    (lambda s: s["options"].pop("first"), "options: the field first is missing"),
    (lambda s: s["options"].update(speed=1), "options: no field 'speed' expected"),
    (lambda s: s.update(options=[]), "options: an object expected, not []"),
    (lambda s: s.update(seed_state=-1), "seed_state: an integer"),
    (lambda s: s.update(seed_state=2**64), "seed_state: an integer"),
    (lambda s: s.update(seed_state=None), "seed_state: an integer"),
    (lambda s: s["piles"].pop("up1"), "piles: the field up1 is missing"),
    (lambda s: s["piles"].update(up3=[1]), "piles: no field 'up3' expected"),
    (lambda s: s["piles"]["up1"].clear(), "piles.up1[0]: 1 expected, not None"),
    (lambda s: s["piles"]["up1"].pop(0), "piles.up1[0]: 1 expected, not 33"),
    (lambda s: s["piles"].update(down2=[1]), "piles.down2[0]: 100 expected, not 1"),
    (lambda s: s["piles"].update(up1=[True, 33]), "piles.up1[0]: 1 expected, not True"),
    (lambda s: s["piles"].update(down2=[100, 1]), "piles.down2[0]: an integer from 2 to 99"),
    (lambda s: s["piles"].update(up2=[1, 28, 17, 44]), "piles.up2: 17 cannot lie on 28"),
    (lambda s: s["piles"].update(down1=[100, 78, 79]), "piles.down1: 79 cannot lie on 78"),
    (lambda s: s["piles"].update(up1=33), "piles.up1: a list expected, not 33"),
    (lambda s: s["hands"][0].append("9"), "hands[0][7]: an integer from 2 to 99"),
    (lambda s: s["hands"][0].append(100), "hands[0][7]: an integer from 2 to 99"),
    (lambda s: s["hands"][0].append(None), "hands[0][7]: an integer from 2 to 99"),
    (lambda s: s["hands"][0].append(9.0), "hands[0][7]: an integer from 2 to 99"),
    (lambda s: s["hands"][0].reverse(), "hands[0]: not in ascending order"),
    (lambda s: s["hands"].pop(), "hands: 2 entries expected, not 1"),
    (lambda s: s["draw"].pop(), "cards missing: ["),
    (lambda s: s["draw"].append(33), "cards more than once: [33]"),
    (lambda s: s["draw"].append(s["draw"][0]), "cards more than once: ["),
    (
        lambda s: s["draw"].extend(s["hands"][0]) or s["hands"][0].clear(),
        "hands[0]: no card, though the draw pile has some",
    ),
    (lambda s: s["hands"][0].append(s["draw"].pop()) or s["hands"][0].sort(), "hands[0]: 8 cards"),
    (lambda s: s.update(commands={"4": "stop"}), "commands: {} expected"),
    (lambda s: s.update(commands=None), "commands: {} expected, not None"),
    (lambda s: s["turn"].update(locked="up1"), "turn.locked: None expected, not 'up1'"),
    (lambda s: s["turn"].update(seat=2), "turn.seat: an integer from 0 to 1"),
    (lambda s: s["turn"].update(seat=0), "hands[0]: 9 cards at the start of the turn"),
    (lambda s: s["turn"].update(number=0), "turn.number: an integer from 1"),
    (lambda s: s["turn"].update(number=2**53), "turn.number: an integer from 1"),
    (lambda s: s["turn"].update(number=3), "fires: {'33': 2, '44': 3} expected"),
    (lambda s: s["turn"].update(number=1), "piles.up1: the fire 33 lies there before turn 1"),
    (lambda s: s["turn"].pop("number"), "turn: the field number is missing"),
    (lambda s: s["turn"].update(placed={}), "turn.placed: a list expected, not {}"),
    (lambda s: s["turn"]["placed"].append([2]), "turn.placed[2]: 2 entries expected, not 1"),
    (lambda s: s["turn"]["placed"].append([2, "up3"]), "turn.placed[2]: a pile expected"),
    (lambda s: s["turn"]["placed"].append([2, ["up1"]]), "turn.placed[2]: a pile expected"),
    (lambda s: s["turn"]["placed"].append([1, "up1"]), "turn.placed[2]: an integer from 2"),
    (lambda s: s["turn"]["placed"].append([2, "up1"]), "turn.placed: [2] on up1, whose topmost"),
    (lambda s: s["turn"].update(placed=[[28, "up2"]]), "turn.placed: [28] on up2, whose topmost"),
    (lambda s: s["turn"].update(placed=[[33, "up1"]] * 9), "turn.placed: [33, 33"),
    (lambda s: s["turn"]["placed"].clear(), "fires: {'33': 1, '44': 1} expected"),
    (lambda s: s.update(fires={}), "fires: {'33': 1, '44': 2} expected, not {}"),
    (lambda s: s["fires"].update({"33": 2}), "fires: {'33': 1, '44': 2} expected"),
    (lambda s: s["fires"].update({"33": True}), "fires: {'33': 1, '44': 2} expected"),
    (lambda s: s["options"].update(on_fire=False), "fires: {} expected"),
    (lambda s: s["signals"].pop(), "signals: 2 entries expected, not 1"),
    (lambda s: s["signals"][0].update(up3="leave"), "signals[0]: a pile expected, not 'up3'"),
    (lambda s: s["signals"][0].update(up1="go"), "signals[0].up1: a signal expected, not 'go'"),
    (lambda s: s["signals"][0].update(up1=None), "signals[0].up1: a signal expected, not None"),
    (lambda s: s["signals"][0].update(up1=["go"]), "signals[0].up1: a signal expected"),
    (lambda s: s.update(signals=[[], []]), "signals[0]: an object expected, not []"),
    (lambda s: s.update(over={"won": False, "remaining": 1, "reason": "stuck"}), "over: None"),
    (lambda s: s.update(to_act=[]), "to_act: [1] expected, not []"),
    (lambda s: s.update(to_act=[True]), "to_act: [1] expected, not [True]"),
]


@pytest.mark.parametrize(("change", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_names_what_is_wrong(change: Change, reason: str) -> None:
    state = document()
    change(state)
    with pytest.raises(BadDocument) as error:
        THE_GAME.load(state)
    assert reason in str(error.value)


def last_turn(state: Any) -> None:
    """The last turn that can be told, in which the fires have the numbers of their turns."""
    state["turn"]["number"] = 2**53 - 1
    state["fires"] = {"33": 2**53 - 2, "44": 2**53 - 1}


PAST: list[tuple[Change, str]] = [
    (lambda s: s["options"].update(first=1), "another seat began"),
    (last_turn, "last turn that can be told"),
    (lambda s: s["draw"].append(s["hands"][0].pop()), "a hand of six"),
    (lambda s: s["draw"].append(s["hands"][1].pop()), "a turn begun with six"),
    (lambda s: [s["draw"].append(s["hands"][0].pop()) for _ in range(6)], "a hand of one"),
    (lambda s: s["turn"]["placed"].pop(), "a card placed in no turn"),
]


@pytest.mark.parametrize("change", [change for change, _ in PAST], ids=[name for _, name in PAST])
def test_the_past_is_not_judged(change: Change) -> None:
    state = document()
    change(state)
    loaded = THE_GAME.load(state)
    assert THE_GAME.document(loaded) == state
    *_, last = steps_from(THE_GAME, loaded, Chance(1))
    assert last.after.over


@pytest.mark.parametrize("value", [None, [], "state", 1])
def test_a_state_is_an_object(value: object) -> None:
    with pytest.raises(BadDocument, match="an object expected"):
        THE_GAME.load(value)


def test_the_backwards_trick_is_legal_between_cards() -> None:
    assert position([2, 3, 4, 5, 6, 7, 8, 9], up1=[47, 37], down1=[65, 75]).to_act == (0,)


def test_a_seat_without_cards_is_not_on_turn() -> None:
    with pytest.raises(BadDocument, match=r"turn\.seat: seat 1 has no cards and is skipped"):
        position([20, 90], [], draw=0, seat=1)


def test_a_won_match_says_so() -> None:
    match = position([20], draw=0)
    play(match, "place 20 up1")
    won = dict(match.state())
    assert THE_GAME.load(won).over == (True, 0, "all-placed")
    with pytest.raises(BadDocument, match="over:"):
        THE_GAME.load({**won, "over": None})
    with pytest.raises(BadDocument, match="over:"):
        THE_GAME.load({**won, "over": {"won": 1, "remaining": 0, "reason": "all-placed"}})
    with pytest.raises(BadDocument, match="to_act:"):
        THE_GAME.load({**won, "to_act": [0]})


@given(st.data())
def test_a_document_changed_anywhere_is_refused_or_a_state(data: st.DataObject) -> None:
    """Never another error, and what is read is written again as it was."""
    state = document()
    change_anywhere(state, data)
    try:
        loaded = THE_GAME.load(state)
    except BadDocument:
        return
    assert THE_GAME.document(loaded) == state
