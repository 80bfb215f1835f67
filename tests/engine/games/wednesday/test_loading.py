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
from engine.games.wednesday.cards import CHARACTERS
from tests.engine.games.wednesday.positions import WEDNESDAY, pass_all, play, position
from tests.engine.play import Setup, setups, states_of, steps_from

Change = Callable[[Any], object]
Begin = Callable[[], Match]


def document(match: Match) -> Any:
    return copy.deepcopy(dict(match.state()))


def middle() -> Match:
    """Round 2 for three players, under weems; a 3 and a 5 lie, the 2 is blocked, one has passed."""
    match = position(
        [1, 6, 6, 6, 9],
        [3, 5, 12],
        [8],
        played=[3, 5],
        open_="weems",
        aside=["thing", "yoko"],
        blocked=2,
        number=2,
        scores=[[4, 0, 71]],
        options={"youngest": 1},
    )
    play(match, "pass")
    return match


def opening() -> Match:
    return Match.new(WEDNESDAY, 3, {}, 1)


def opening_by_the_youngest() -> Match:
    for seed in range(200):
        match = Match.new(WEDNESDAY, 2, {}, seed)
        if match.state()["burnt"].count(1) == 4:
            return match
    raise AssertionError


def leading() -> Match:
    """Two players, ajax open, the table empty."""
    return position([1, 6], [9, 12], open_="ajax", aside=["eugene"])


def passed_lead() -> Match:
    match = position([2, 6], [8, 9], [1], open_="tyler")
    play(match, "pass")
    return match


def again() -> Match:
    match = position([2, 9], [5, 6], [5, 7], played=[1])
    play(match, "play 2")
    return match


def swap() -> Match:
    match = position([4, 9], [5, 6], played=[1])
    play(match, "play 4")
    return match


def give() -> Match:
    match = position([4, 9], [5], [6], played=[1])
    play(match, "play 4", "swap 1")
    return match


def pick() -> Match:
    match = position([7], [5, 6], played=[1], blocked=3)
    play(match, "play 7")
    return match


def donate() -> Match:
    match = position([8], [5, 6], played=[1])
    play(match, "play 8")
    return match


def block() -> Match:
    match = position([8], [5, 6], played=[12], characters=["thing"])
    pass_all(match)
    return match


def insert() -> Match:
    match = position([6, 6, 6, 9], [1, 9], played=[3])
    play(match, "combo 6")
    return match


def insert_by_a_9() -> Match:
    match = position(
        [3, 9], [1, 9], played=[1, 1], open_="enid", number=4, options={"expert": True}
    )
    play(match, "play 9")
    return match


def frozen() -> Match:
    match = position([5, 9], [1, 9], played=[3], open_="ajax", options={"expert": True})
    play(match, "play 5")
    return match


def without_wednesday() -> Match:
    match = position([5, 7], [1, 9], played=[9], open_="bianca", number=2, options={"expert": True})
    play(match, "play 7", "pick 1")
    return match


def with_open_hands() -> Match:
    match = position([5, 8], [1, 9], played=[3], open_="yoko", number=3, options={"expert": True})
    play(match, "play 8", "donate 1")
    return match


def stalled() -> Match:
    aside = ["wednesday", *(name for name in CHARACTERS[1:] if name != "yoko")]
    match = position(
        [2, 4], [6, 8], played=[12], open_="yoko", aside=aside, number=2, options={"expert": True}
    )
    pass_all(match)
    return match


def under_enid() -> Match:
    return position([2, 4], [6, 8], played=[3, 3, 9, 9], open_="enid")


def over() -> Match:
    match = position([9], [3, 5], played=[3], number=5)
    play(match, "play 9")
    return match


def over_by_wednesday() -> Match:
    match = position([9], [3, 5], played=[12], number=5, characters=["wednesday"])
    pass_all(match)
    return match


BEGINNINGS: list[Begin] = [
    middle,
    opening,
    opening_by_the_youngest,
    leading,
    passed_lead,
    again,
    swap,
    give,
    pick,
    donate,
    block,
    insert,
    insert_by_a_9,
    frozen,
    without_wednesday,
    with_open_hands,
    stalled,
    under_enid,
    over,
    over_by_wednesday,
]


@pytest.mark.parametrize("begin", BEGINNINGS)
def test_the_documents_are_right_as_they_are(begin: Begin) -> None:
    state = document(begin())
    assert WEDNESDAY.document(WEDNESDAY.load(state)) == state


@given(setups("wednesday"))
def test_every_state_of_play_is_accepted_and_written_back(setup: Setup) -> None:
    for state in states_of(setup):
        written = WEDNESDAY.document(state)
        assert WEDNESDAY.load(written) == state


def test_seed_state_may_be_left_out() -> None:
    state = document(middle())
    del state["seed_state"]
    assert WEDNESDAY.document(WEDNESDAY.load(state))["seed_state"] == 0


@pytest.mark.parametrize("field", sorted(set(document(middle())) - {"seed_state"}))
def test_no_other_field_may_be_left_out(field: str) -> None:
    state = document(middle())
    del state[field]
    with pytest.raises(BadDocument, match=f"the field {field} is missing"):
        WEDNESDAY.load(state)


@pytest.mark.parametrize("field", sorted(document(middle())["turn"]))
def test_no_field_of_the_turn_may_be_left_out(field: str) -> None:
    state = document(middle())
    del state["turn"][field]
    with pytest.raises(BadDocument, match=f"turn: the field {field} is missing"):
        WEDNESDAY.load(state)


def turn(**fields: Any) -> Change:
    return lambda s: s["turn"].update(fields)


def top(**fields: Any) -> Change:
    return lambda s: s.update(fields)


def move(number: int, start: Callable[[Any], list[int]], end: Callable[[Any], list[int]]) -> Change:
    """An outcast lies somewhere else, hands sorted."""

    def change(s: Any) -> None:
        start(s).remove(number)
        end(s).append(number)
        for hand in s["hands"]:
            hand.sort()

    return change


def hand(seat: int) -> Callable[[Any], list[int]]:
    def place(s: Any) -> list[int]:
        return s["hands"][seat]  # type: ignore[no-any-return]

    return place


def pile(name: str) -> Callable[[Any], list[int]]:
    def place(s: Any) -> list[int]:
        return s[name]  # type: ignore[no-any-return]

    return place


def burn_hand(seat: int) -> Change:
    def change(s: Any) -> None:
        s["burnt"] += s["hands"][seat]
        s["hands"][seat].clear()

    return change


def draw_hand(seat: int, cards: int) -> Change:
    def change(s: Any) -> None:
        s["hands"][seat] = sorted([*s["hands"][seat], *s["burnt"][:cards]])
        del s["burnt"][:cards]

    return change


def both(*changes: Change) -> Change:
    def change(s: Any) -> None:
        for one in changes:
            one(s)

    return change


WRONG: list[tuple[Begin, Change, str]] = [
    # Shapes
    (middle, top(more=1), "no field 'more' expected"),
    (middle, top(game="chess"), "game: 'wednesday' expected, not 'chess'"),
    (middle, top(rules_version=2), "rules_version: 1 expected, not 2"),
    (middle, top(seats=7), "seats: an integer from 2 to 6 expected, not 7"),
    (middle, top(seats=1), "seats: an integer from 2 to 6 expected, not 1"),
    (middle, top(seats=4), "hands: 4 entries expected, not 3"),
    (middle, top(options=[]), "options: an object expected"),
    (middle, lambda s: s["options"].update(youngest=3), "options: bad-option"),
    (middle, lambda s: s["options"].update(teams=2), "options: bad-option"),
    (middle, lambda s: s["options"].update(expert=1), "options: bad-option"),
    (middle, lambda s: s["options"].pop("teams"), "options: the field teams is missing"),
    (middle, top(seed_state=-1), "seed_state: an integer"),
    (middle, top(seed_state=2**64), "seed_state: an integer"),
    (middle, lambda s: s["hands"].pop(), "hands: 3 entries expected, not 2"),
    (middle, lambda s: s["hands"][0].append(11), "hands[0][5]: the number of an outcast expected"),
    (middle, lambda s: s["hands"][0].append(14), "hands[0][5]: the number of an outcast expected"),
    (middle, lambda s: s["hands"][0].append(0), "hands[0][5]: the number of an outcast expected"),
    (middle, lambda s: s["hands"][0].append(None), "hands[0][5]: the number of an outcast"),
    (middle, lambda s: s["hands"][0].append(9.0), "hands[0][5]: the number of an outcast"),
    (middle, lambda s: s["hands"][0].append(True), "hands[0][5]: the number of an outcast"),
    (middle, lambda s: s["hands"][0].reverse(), "hands[0]: not in ascending order"),
    (middle, top(played=5), "played: a list expected, not 5"),
    (middle, lambda s: s["played"].append("6"), "played[2]: the number of an outcast expected"),
    (middle, lambda s: s["burnt"].insert(0, 11), "burnt[0]: the number of an outcast expected"),
    (middle, lambda s: s["characters"].append("ron"), "characters[6]: one of wednesday, thing"),
    (middle, lambda s: s["aside"].append(None), "aside[2]: one of wednesday, thing"),
    (middle, top(open="ron"), "open: one of wednesday, thing"),
    (middle, top(open=["ajax"]), "open: one of wednesday, thing"),
    (middle, top(blocked=11), "blocked: the number of an outcast expected"),
    (middle, top(direction=-1), "direction: 1 expected, not -1"),
    (middle, top(direction=True), "direction: 1 expected, not True"),
    (with_open_hands, top(direction=1), "direction: -1 expected, not 1"),
    (middle, top(open_hands=0), "open_hands: true or false expected, not 0"),
    (middle, top(frozen=None), "frozen: true or false expected, not None"),
    (middle, top(stalls=11), "stalls: an integer from 0 to 10"),
    (middle, top(turn=[]), "turn: an object expected, not []"),
    (middle, turn(seat=3), "turn.seat: an integer from 0 to 2"),
    (middle, turn(step="draw"), "turn.step: one of open, play, again"),
    (middle, turn(passes=-1), "turn.passes: an integer from 0 to 2"),
    (middle, turn(last=3), "turn.last: an integer from 0 to 2"),
    (middle, turn(last_number=11), "turn.last_number: the number of an outcast"),
    (middle, turn(more=1), "turn: no field 'more' expected"),
    (give, turn(**{"from": 3}), "turn.from: an integer from 0 to 2"),
    (middle, top(round=0), "round: an integer from 1 to 5"),
    (middle, top(round=6), "round: an integer from 1 to 5"),
    (middle, top(round=3), "scores: 2 entries expected, not 1"),
    (middle, top(scores=[[1, 2]]), "scores[0]: 3 entries expected, not 2"),
    (middle, top(scores=[[1, 2, -1]]), "scores[0][2]: an integer from 0 to 245"),
    (middle, top(over={}), "scores: 5 entries expected, not 1"),
    (middle, top(to_act=[]), "to_act: [1] expected, not []"),
    # Cards
    (middle, lambda s: s["burnt"].remove(2), "too few outcasts of these numbers: [2]"),
    (middle, lambda s: s["burnt"].append(13), "too many outcasts of these numbers: [13]"),
    (
        middle,
        burn_hand(1),
        "turn.seat: seat 1 has no cards",
    ),
    # Characters
    (middle, lambda s: s["aside"].pop(), "yoko in 0 places"),
    (middle, lambda s: s["aside"].append("weems"), "weems in 2 places"),
    (middle, top(open=None), "weems in 0 places"),
    (
        middle,
        lambda s: s["aside"].append("wednesday") or s["characters"].remove("wednesday"),
        "aside: wednesday, who has not been taken out of the pile",
    ),
    (
        leading,
        both(
            top(open="wednesday"),
            lambda s: s["characters"].remove("wednesday") or s["aside"].append("ajax"),
        ),
        "open: wednesday, who has not ended the last round",
    ),
    (over_by_wednesday, turn(last_number=13), "open: wednesday, who has not ended the last round"),
    # Expert rounds
    (middle, top(frozen=True), "frozen: only by ajax in the expert's round 1"),
    (
        frozen,
        lambda s: s["characters"].append(s["aside"].pop()),
        "frozen: only by ajax in the expert's round 1, when no character is left",
    ),
    (
        frozen,
        both(top(frozen=False, characters=["wednesday"]), lambda s: s["aside"].remove("wednesday")),
        "played: 5 under ajax, whose effect is missing",
    ),
    (frozen, top(frozen=False), "aside: wednesday, who has not been taken out of the pile"),
    (middle, top(open_hands=True), "open_hands: only in the expert's round 3"),
    (with_open_hands, top(open_hands=False), "played: 8 under yoko, whose effect is missing"),
    (
        without_wednesday,
        lambda s: s["characters"].append(s["aside"].pop()),
        "played: 7 under bianca, whose effect is missing",
    ),
    # The Thing
    (leading, top(blocked=5), "blocked: the thing has not been open"),
    (middle, top(blocked=12), "blocked: no 12 is among the burnt cards"),
    # Stalls
    (middle, top(stalls=1), "stalls: characters are left to be revealed"),
    (
        stalled,
        both(top(open="yoko", direction=-1), lambda s: s["aside"].remove("yoko")),
        "stalls: 1, but yoko is still open",
    ),
    (stalled, top(stalls=10), "over: null, after 10 stalls"),
    # The last outcast
    (middle, turn(last=None), "turn.last: a seat expected"),
    (middle, turn(last_number=None), "turn.last_number: a number expected"),
    (middle, turn(last_number=3), "turn.last_number: 3, but 5 is on top of the played pile"),
    # Passes
    (leading, turn(passes=2), "turn.passes: an integer from 0 to 1"),
    (
        lambda: position([1, 6], [9, 12], [], played=[5], last=1),
        turn(passes=2),
        "turn.passes: 2, where not as many have passed in a row",
    ),
    (again, turn(passes=1), "turn.passes: 1, where not as many have passed in a row"),
    # The opening
    (opening, turn(last=0), "turn.step: open, but something was done in this round"),
    (opening, turn(last_number=5), "turn.step: open, but something was done in this round"),
    (opening, turn(passes=1), "turn.step: open, but something was done in this round"),
    (opening, turn(taken=1), "turn.step: open, but something was done in this round"),
    (opening, lambda s: s["played"].append(s["burnt"].pop()), "turn.step: open, but something"),
    (
        opening,
        lambda s: s["aside"].append(s["characters"].pop(1)),
        "turn.step: open, but something",
    ),
    (opening, lambda s: s.update(open=s["characters"].pop(1)), "turn.step: open, but something"),
    (
        opening,
        draw_hand(2, 1),
        "hands[2]: 11 outcasts, 10 were dealt",
    ),
    (opening_by_the_youngest, burn_hand(0), "turn.seat: seat 0 has no cards"),
    (opening_by_the_youngest, burn_hand(1), "over: null, but too few players have cards"),
    (opening_by_the_youngest, turn(seat=1), "turn.seat: 1, where [0] may open"),
    (over, turn(step="open"), "turn.step: open, in a match that is over"),
    (opening, turn(step="play"), "turn.last: a seat expected"),
    # What a step asks for
    (middle, turn(taken=5), "turn.taken: 5, but no card is to be given"),
    (middle, turn(**{"from": 0}), "turn.from: 0, but no card is to be given"),
    (give, turn(taken=1), "turn.taken: 1 is not in the hand of who took it"),
    (give, turn(taken=None), "turn.taken: None is not in the hand of who took it"),
    (give, turn(**{"from": None}), "turn.from: another seat expected"),
    (give, turn(**{"from": 0}), "turn.from: another seat expected"),
    (give, move(9, hand(0), hand(1)), "hands[0]: no card to be given"),
    (give, turn(last=1), "turn.step: give, but seat 0 has not just played a 4"),
    (again, turn(last=1), "turn.step: again, but seat 0 has not just played a 2"),
    (again, turn(step="swap"), "turn.step: swap, but seat 0 has not just played a 4"),
    (middle, turn(step="pick", passes=0), "turn.step: pick, but seat 1 has not just played a 7"),
    (leading, turn(step="donate"), "turn.step: donate, but seat 0 has not just played a 8"),
    (again, move(9, hand(0), pile("burnt")), "turn.step: again, with nothing to decide"),
    (swap, move(9, hand(0), pile("burnt")), "turn.step: swap, with nothing to decide"),
    (middle, turn(step="block", passes=0), "turn.step: block, but the thing was not just revealed"),
    (block, top(blocked=12), "turn.step: block, but the thing was not just revealed"),
    (block, turn(seat=0), "turn.seat: 1 expected, who played last"),
    (middle, turn(step="insert", passes=0), "turn.step: insert, but nobody is to look through"),
    (insert, lambda s: s["burnt"].insert(0, s["burnt"].pop()), "turn.step: insert, but nobody"),
    (insert_by_a_9, turn(seat=1), "turn.step: insert, but nobody is to look through"),
    # Who has cards
    (
        middle,
        lambda s: s["burnt"].append(s["hands"][2].pop()) or turn(seat=2)(s),
        "turn.seat: seat 2",
    ),
    (
        leading,
        burn_hand(1),
        "over: null, but too",
    ),
    (
        pick,
        burn_hand(1),
        "over: null, but too",
    ),
    # The end
    (over, top(over=None), "scores: 4 entries expected, not 5"),
    (over, lambda s: s["over"].update(winners=[1]), "over: {"),
    (over, lambda s: s["over"].update(totals=[8, 0]), "over: {"),
    (over, top(to_act=[0]), "to_act: [] expected, not [0]"),
    (over, top(round=4), "round: 5 expected"),
    (over, turn(step="swap"), "turn.step: play expected, in a match that is over"),
    (over, turn(passes=1), "turn.passes: 0 expected, in a match that is over"),
    (over, lambda s: s["scores"][4].__setitem__(0, 1), "scores: [0, 8] expected in the last round"),
    (
        over,
        lambda s: s["hands"][0].append(s["burnt"].pop()) or s["scores"][4].__setitem__(0, 13),
        "over: null expected: the last round goes on",
    ),
]


@pytest.mark.parametrize(
    ("begin", "change", "reason"), WRONG, ids=[f"{at}-{case[2]}" for at, case in enumerate(WRONG)]
)
def test_names_what_is_wrong(begin: Begin, change: Change, reason: str) -> None:
    state = document(begin())
    change(state)
    with pytest.raises(BadDocument) as error:
        WEDNESDAY.load(state)
    assert str(error.value).startswith(reason)


PAST: list[tuple[str, Begin, Change]] = [
    ("more in a hand than was dealt", leading, draw_hand(0, 19)),
    ("fewer in a hand than was dealt", opening, lambda s: s["burnt"].append(s["hands"][2].pop())),
    ("an opening with an empty hand", opening, burn_hand(2)),
    (
        "cards that play would not have taken",
        middle,
        lambda s: s["burnt"].append(s["hands"][0].pop()),
    ),
    ("points of more cards than there are", middle, top(scores=[[200, 40, 6]])),
    (
        "wednesday aside before bianca was open",
        without_wednesday,
        both(
            top(open="ajax"),
            lambda s: s["characters"].remove("ajax") or s["characters"].append("bianca"),
            lambda s: s["burnt"].extend(s["played"]) or s["played"].clear(),
        ),
    ),
    (
        "open hands before yoko was open",
        middle,
        both(
            top(round=3, scores=[[0, 0, 0]] * 2, open_hands=True),
            lambda s: s["options"].update(expert=True),
        ),
    ),
    (
        "the thing on no card",
        leading,
        both(
            top(open="thing"),
            lambda s: s["characters"].remove("thing") or s["characters"].append("ajax"),
        ),
    ),
    ("no stall with nothing to reveal", stalled, top(stalls=0)),
    (
        "no character open, and nothing saved",
        leading,
        both(top(open=None), lambda s: s["aside"].append("ajax")),
    ),
    ("another seat played last", middle, turn(last=2)),
    (
        "falling numbers where they rise",
        middle,
        both(lambda s: s["played"].reverse(), lambda s: turn(last_number=s["played"][-1])(s)),
    ),
    (
        "a single card under Enid",
        under_enid,
        both(move(12, pile("burnt"), pile("played")), turn(last_number=12)),
    ),
    ("a leader who could have played", leading, turn(passes=1)),
    ("two leaders of whom one could have played", passed_lead, turn(passes=2)),
    ("a 2 that nobody played upon", again, turn(step="play")),
]


@pytest.mark.parametrize(
    ("begin", "change"),
    [(begin, change) for _, begin, change in PAST],
    ids=[name for name, _, _ in PAST],
)
def test_the_past_is_not_judged(begin: Begin, change: Change) -> None:
    state = document(begin())
    change(state)
    loaded = WEDNESDAY.load(state)
    assert WEDNESDAY.document(loaded) == state
    *_, last = steps_from(WEDNESDAY, loaded, Chance(1))
    assert last.after.over


@pytest.mark.parametrize("value", [None, [], "state", 1])
def test_a_state_is_an_object(value: object) -> None:
    with pytest.raises(BadDocument, match="an object expected"):
        WEDNESDAY.load(value)


LEAVES = st.none() | st.booleans() | st.integers(-1, 14) | st.sampled_from(CHARACTERS)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=3), inner),
    max_leaves=4,
)
MATCHES = {begin.__name__: document(begin()) for begin in BEGINNINGS}


@given(st.data())
def test_whatever_is_accepted_is_written_back_the_same(data: st.DataObject) -> None:
    """One place of a document is changed at random."""
    state = copy.deepcopy(MATCHES[data.draw(st.sampled_from(sorted(MATCHES)))])
    place: Any = state
    while True:
        keys = sorted(place) if isinstance(place, dict) else range(len(place))
        key = data.draw(st.sampled_from(keys))
        if not isinstance(place[key], dict | list) or not place[key] or data.draw(st.booleans()):
            break
        place = place[key]
    place[key] = data.draw(VALUES)
    try:
        loaded = WEDNESDAY.load(state)
    except BadDocument:
        return
    assert WEDNESDAY.document(loaded) == state
