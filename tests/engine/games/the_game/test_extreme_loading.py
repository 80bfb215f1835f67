"""States of Extreme set up from a document: what the commands tell of them is checked and named."""

import copy
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.errors import BadDocument
from engine.core.match import Match
from tests.engine.games.the_game.changing import Change, change_anywhere
from tests.engine.games.the_game.positions import EXTREME, extreme, play
from tests.engine.play import steps_from

OTHERS = [23, 24, 26, 27, 28, 30, 31]


def document() -> Any:
    """A draw-one, covered in this turn, has left both hands short, and a one-pile lies."""
    match = extreme(
        [7, 8, 10, 12, 13, 15, 16],
        [33, 40, 41, 45],
        up1=[2, 25],
        up2=[21],
        down1=[95, 62],
        down2=[98, 90, 88],
        number=3,
        fires={},
    )
    play(match, "place 16 down1", "place 15 down1", "end", "place 33 up1")
    match.signal(0, "up1", "leave")
    return copy.deepcopy(dict(match.state()))


def test_the_document_is_right_as_it_is() -> None:
    state = document()
    assert EXTREME.document(EXTREME.load(state)) == state
    assert state["hands"] == [[3, 7, 8, 10, 12, 13], [40, 41, 45]]
    assert state["turn"] == {"seat": 1, "number": 4, "placed": [[33, "up1"]], "locked": "up1"}
    assert state["fires"] == {"33": 4}


def shuffled(state: Any) -> Any:
    """The options of the document changed, its commands left as they are."""
    state["options"]["commands"] = "shuffled"
    return state


WRONG: list[tuple[Change, str]] = [
    (lambda s: s["options"].pop("commands"), "options: the field commands is missing"),
    (lambda s: s["options"].update(commands="dealt"), "options: bad-option"),
    (lambda s: s["options"].update(commands=True), "options: bad-option"),
    (lambda s: s.update(game="the-game"), "game: 'the-game-extreme' expected, not 'the-game'"),
    (lambda s: s.update(commands={}), "commands.4: 'stop' expected, not None"),
    (lambda s: s.update(commands=[]), "commands: an object expected, not []"),
    (lambda s: s.update(commands=None), "commands: an object expected, not None"),
    (lambda s: s["commands"].pop("69"), "commands.69: 'stop' expected, not None"),
    (lambda s: s["commands"].update({"7": "stop"}), "commands.7: 'skull' expected, not 'stop'"),
    (lambda s: s["commands"].update({"5": "stop"}), "commands.5: None expected, not 'stop'"),
    (lambda s: s["commands"].update({"1": "stop"}), "commands: a card expected, not '1'"),
    (lambda s: s["commands"].update({"100": "stop"}), "commands: a card expected, not '100'"),
    (lambda s: s["commands"].update({"04": "stop"}), "commands: a card expected, not '04'"),
    (lambda s: s["commands"].update({"4": "halt"}), "commands.4: a command expected, not 'halt'"),
    (lambda s: s["commands"].update({"4": None}), "commands.4: a command expected, not None"),
    (lambda s: s["commands"].update({"4": ["stop"]}), "commands.4: a command expected"),
    (lambda s: shuffled(s)["commands"].pop("69"), "commands: stop on 3 cards, 4 expected"),
    (lambda s: shuffled(s)["commands"].update({"6": "skull"}), "commands: skull on 5 cards"),
    (
        lambda s: shuffled(s)["commands"].update({"22": s["commands"].pop("4")}),
        "commands.22: a fire card carries no command",
    ),
    (lambda s: s["turn"].update(locked=None), "turn.locked: 'up1' expected, not None"),
    (lambda s: s["turn"].update(locked="up2"), "turn.locked: 'up1' expected, not 'up2'"),
    (lambda s: s["turn"].update(locked=0), "turn.locked: 'up1' expected, not 0"),
    (lambda s: s["turn"].update(locked=["up1"]), "turn.locked: 'up1' expected, not ['up1']"),
    (lambda s: s["turn"].update(number=7), "fires: {'33': 7} expected, not {'33': 4}"),
    (lambda s: s["turn"].update(number=0), "turn.number: an integer from 1"),
    (lambda s: s["turn"].update(placed=[]), "turn.locked: None expected, not 'up1'"),
    (lambda s: s.update(fires={}), "fires: {'33': 4} expected, not {}"),
    (lambda s: s.update(fires={"33": 3}), "fires: {'33': 4} expected, not {'33': 3}"),
    (lambda s: s.update(over={"won": False, "remaining": 0, "reason": "command"}), "over: None"),
    (lambda s: s.update(to_act=[0]), "to_act: [1] expected, not [0]"),
    (lambda s: s["signals"][0].update(up1="go"), "signals[0].up1: a signal expected"),
]


@pytest.mark.parametrize(("change", "reason"), WRONG, ids=[reason for _, reason in WRONG])
def test_names_what_is_wrong(change: Change, reason: str) -> None:
    state = document()
    change(state)
    with pytest.raises(BadDocument) as error:
        EXTREME.load(state)
    assert reason in str(error.value)


FULL = [70, 71, 73, 74, 75, 77, 78]

IMPOSSIBLE: list[tuple[Callable[[], Match], str]] = [
    (
        lambda: extreme(FULL, OTHERS, up1=[18, 8]),
        "piles.up1: 8 cannot lie on 18, which allows no trick",
    ),
    (
        lambda: extreme(FULL, OTHERS, down1=[83, 93]),
        "piles.down1: 93 cannot lie on 83, which allows no trick",
    ),
    (
        lambda: extreme(FULL, OTHERS, up1=[25], placed=[(25, "up1")]),
        "hands[0]: 8 cards at the start of the turn, 7 at most",
    ),
    (
        lambda: extreme(FULL, [*OTHERS, 34], up1=[2, 3, 25]),
        "hands[1]: 8 cards at the start of the turn, 7 at most",
    ),
    (
        lambda: extreme(FULL, [], up1=[*range(2, 11), 25]),
        "hands[1]: no card, though the draw pile has some",
    ),
    (
        lambda: extreme([], FULL, up1=[*range(2, 11), 25]),
        "hands[0]: no card, though the draw pile has some",
    ),
    (
        lambda: extreme(FULL[:6], OTHERS, up1=[47, 37], up2=[18], placed=[(37, "up1")]),
        "turn.placed[0]: refused: no-trick (card 37, pile up1, top 47, cards [18], piles ['up2'])",
    ),
    (
        lambda: extreme(
            FULL[:5],
            OTHERS,
            up1=[21],
            up2=[41],
            down1=[40],
            placed=[(40, "down1"), (41, "up2")],
            locked="down1",
        ),
        "turn.placed[1]: refused: one-pile",
    ),
    (lambda: _placing(11, 12, 13, 15), "turn.placed[3]: refused: fourth-card"),
    (lambda: _placing(12, 13, 15, 46), "turn.placed[3]: refused: three-too-late"),
    (lambda: _placing(11, 39, 40), "turn.placed[1]: refused: stop-not-third"),
    (lambda: _placing(4, 5), "turn.placed[0]: 4 stopped the turn"),
    (lambda: _placing(3, 4), "turn.placed[1]: 4 stopped the turn"),
]


def _placing(*cards: int) -> Match:
    """A turn in which these were placed on an empty pile."""
    hand = FULL[: 7 - len(cards)]
    return extreme(hand, OTHERS, up1=cards, placed=[(card, "up1") for card in cards])


@pytest.mark.parametrize(("begin", "reason"), IMPOSSIBLE, ids=[reason for _, reason in IMPOSSIBLE])
def test_names_what_cannot_be(begin: Callable[[], Match], reason: str) -> None:
    with pytest.raises(BadDocument) as error:
        begin()
    assert reason in str(error.value)


def test_no_signal_stands_while_silence_is_on_top() -> None:
    state = dict(_placing(12, 14).state())
    state["signals"] = [{}, {"up1": "leave"}]
    with pytest.raises(BadDocument, match=r"signals\[1\]: a signal, though silence is on top"):
        EXTREME.load(state)
    state = dict(_placing(12, 14, 15).state())
    state["signals"] = [{}, {"up1": "leave"}]
    EXTREME.load(state)


POSSIBLE: list[Callable[[], Match]] = [
    lambda: extreme(FULL, OTHERS, down1=[43]),  # a skull from before the turn, to be covered too
    lambda: extreme(FULL[:6], OTHERS, down1=[43, 40], placed=[(40, "down1")]),
    lambda: _placing(3, 7),  # a skull that is yet to be covered
    lambda: _placing(7, 8),
    lambda: _placing(11),  # three cards are out of reach or not, as the hand has it
    lambda: _placing(11, 12, 46),
    lambda: _placing(2, 3, 5, 6, 8),
    lambda: _placing(18, 19, 9),  # the trick is back
    lambda: extreme(FULL, OTHERS, up1=[4], seat=1, number=2),  # a turn of one card
    lambda: extreme(FULL, OTHERS, up1=[4, 39, 69], seat=1, number=4),
    lambda: extreme(FULL[:1], OTHERS[:1], up1=[*range(2, 20), 25]),  # short by a draw-one
    lambda: extreme(FULL[:1], OTHERS, up1=[*range(2, 20), 25, 32]),  # which was covered since
    lambda: extreme([], OTHERS[:2], draw=0, seat=1),
    lambda: extreme([96], [98], draw=0, number=90),
    # What play would not have left, since the past is not judged:
    lambda: extreme(FULL[:6], OTHERS),
    lambda: extreme(FULL[:5], OTHERS, up1=[25], placed=[(25, "up1")]),
    lambda: extreme(FULL, OTHERS[:6], up1=[2, 3, 25, 34]),
    lambda: extreme(FULL[:1], OTHERS[:1]),
    lambda: extreme(FULL[:4], OTHERS, up1=[2, 3, 5, 25], number=3),
    lambda: extreme(FULL, OTHERS, up1=[4, 39], down1=[10, 9, 8], number=5),
    lambda: extreme(FULL, OTHERS, number=2**53 - 1),
]


@pytest.mark.parametrize("begin", POSSIBLE)
def test_what_can_be_is_read_and_played_to_an_end(begin: Callable[[], Match]) -> None:
    match = begin()
    loaded = EXTREME.load(match.state())
    assert EXTREME.document(loaded) == match.state()
    *_, last = steps_from(EXTREME, loaded, Chance(1))
    assert last.after.over


def test_without_fires_any_card_may_carry_a_shuffled_command() -> None:
    state = dict(Match.new(EXTREME, 2, {"commands": "shuffled"}, 6).state())
    assert "55" in state["commands"]
    assert EXTREME.document(EXTREME.load(state)) == state


def test_a_match_lost_by_a_command_says_so() -> None:
    match = extreme([97], draw=0)
    play(match, "place 97 up1")
    lost = dict(match.state())
    assert EXTREME.document(EXTREME.load(lost)) == lost
    for reason in ("stuck", "all-placed"):
        with pytest.raises(BadDocument, match="over:"):
            EXTREME.load({**lost, "over": {"won": False, "remaining": 0, "reason": reason}})


@given(st.data())
def test_a_document_changed_anywhere_is_refused_or_a_state(data: st.DataObject) -> None:
    """Never another error, and what is read is written again as it was."""
    state = document()
    change_anywhere(state, data)
    try:
        loaded = EXTREME.load(state)
    except BadDocument:
        return
    assert EXTREME.document(loaded) == state
