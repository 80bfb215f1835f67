"""What holds of every computer player: of each game's, at any table, at every level.

All goes through the referee, which is how the program asks them.
"""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.bots.bot import LEVELS
from engine.core.chance import MAX_SEED, Chance
from engine.core.errors import BadDocument
from engine.core.game import Game
from engine.core.jsontext import read_json, write_json
from engine.games import GAMES
from engine.referee.referee import Referee
from tests.amounts import some
from tests.engine.asking import ask
from tests.engine.bots.moments import Moment, Reply, first_to_act, moments
from tests.engine.games.by_game import BY_HAND, RESHUFFLED
from tests.soak.lines_faults import spoil_value

pytestmark = pytest.mark.third

PHASES = (Phase.explicit, Phase.reuse, Phase.generate)
"""No search for simpler examples: that would take very long, and matches are at random anyway."""

SEED = 11


def questions(at: Moment) -> Iterator[Reply]:
    """What can be asked there: the action of each level, and a hint."""
    about = {"view": at.view, "seat": at.seat, "legal": at.legal, "bot_seed": SEED}
    for level in LEVELS:
        yield {"cmd": "bot", "level": level, **about}
    yield {"cmd": "hint", **about}


@pytest.mark.every_game("game")
@given(data=st.data())
@settings(max_examples=some(12), phases=PHASES)
def test_what_is_legal_and_reasons_for_it(game: str, data: st.DataObject) -> None:
    check_answers(data.draw(moments(game)))


def check_answers(at: Moment) -> None:
    """Every answer is right there."""
    referee = Referee()
    for question in questions(at):
        reply = ask(referee, question)
        assert reply["ok"], reply
        assert reply["action"] in at.legal
        if question["cmd"] == "hint":
            check_reasons(reply["reasons"], at.legal)


def check_reasons(reasons: Sequence[Reply], legal: Sequence[str]) -> None:
    """Up to three different reasons, told as data; another action by its text."""
    assert 1 <= len(reasons) <= 3
    codes = [reason["code"] for reason in reasons]
    assert len({*codes}) == len(codes)
    for reason in reasons:
        assert reason.keys() == {"code", "args"}
        values = [value for value in reason["args"].values() if value not in legal]
        assert all(map(_is_plain, values)), reason


def _is_plain(value: object) -> bool:
    """A number or a name, or a list of such: no sentence."""
    if isinstance(value, list):
        return all(map(_is_plain, value))
    return isinstance(value, bool | int | float | None) or (
        isinstance(value, str) and " " not in value
    )


@pytest.mark.every_game("game")
@given(data=st.data(), seed=st.integers(0, 2**32))
@settings(max_examples=some(12), phases=PHASES)
def test_positions_set_up_by_hand(game: str, data: st.DataObject, seed: int) -> None:
    rules: Game[Any] = GAMES[game]
    document = read_json(write_json(rules.document(data.draw(moments(game)).state)))
    BY_HAND[game](document, Chance(seed))
    try:
        state = rules.load(document)
    except BadDocument:  # a hand so small that the match would be over
        return
    check_answers(first_to_act(rules, state))


@pytest.mark.every_game("game")
@given(data=st.data())
@settings(max_examples=some(12), phases=PHASES)
def test_signals_of_every_seat_can_be_given(game: str, data: st.DataObject) -> None:
    at = data.draw(moments(game))
    rules, referee, state = GAMES[game], Referee(), at.state
    for seat in range(at.view["seats"]):
        view = rules.view(state, seat)
        legal = at.legal if seat == at.seat else []
        about = {"view": view, "seat": seat, "legal": legal, "bot_seed": SEED}
        reply = ask(referee, {"cmd": "bot", "level": "normal", **about})
        assert reply["ok"], reply
        assert ("signals" in reply) == ("signals" in view)
        if seat != at.seat:
            assert reply["action"] is None
        for pile, signal in reply.get("signals", {}).items():
            state = rules.signal(state, seat, pile, signal)


@pytest.mark.every_game("game")
@given(data=st.data())
@settings(max_examples=some(8), phases=PHASES)
def test_the_answer_follows_from_the_question_alone(game: str, data: st.DataObject) -> None:
    both = [*questions(data.draw(moments(game))), *questions(data.draw(moments(game)))]
    first, second = Referee(), Referee()
    answers = [ask(first, question) for question in both]
    assert [ask(second, question) for question in reversed(both)] == answers[::-1]
    assert [ask(first, question) for question in both] == answers


@pytest.mark.every_game("game")
@given(data=st.data(), seeds=st.lists(st.integers(0, MAX_SEED), min_size=2, max_size=2))
@settings(max_examples=some(8), phases=PHASES)
def test_a_position_has_one_hint(game: str, data: st.DataObject, seeds: Sequence[int]) -> None:
    at = data.draw(moments(game))
    about = {"view": at.view, "seat": at.seat, "legal": at.legal}
    first, second = (ask(Referee(), {"cmd": "hint", **about, "bot_seed": seed}) for seed in seeds)
    assert first == second


@pytest.mark.every_game("game")
@given(data=st.data(), seed=st.integers(0, 2**32))
@settings(max_examples=some(8), phases=PHASES)
def test_what_a_seat_cannot_know_changes_nothing(game: str, data: st.DataObject, seed: int) -> None:
    at = data.draw(moments(game))
    other = RESHUFFLED[game](at.state, at.seat, Chance(seed))
    referee = Referee()
    for state in (at.state, other):
        assert ask(referee, {"cmd": "set", "state": GAMES[game].document(state)})["ok"]
    for level in LEVELS:
        replies = [
            ask(referee, {"cmd": "bot", "match": match, "seat": at.seat, "level": level})
            for match in ("m1", "m2")
        ]
        assert replies[0]["ok"], replies
        assert replies[0] == replies[1]
    hints = [
        ask(referee, {"cmd": "hint", "match": match, "seat": at.seat}) for match in ("m1", "m2")
    ]
    assert hints[0] == hints[1]


@pytest.mark.every_game("game")
@given(data=st.data(), seed=st.integers(0, 2**32))
@settings(max_examples=some(60, share=10), phases=PHASES)
def test_a_view_that_is_none_is_an_error(game: str, data: st.DataObject, seed: int) -> None:
    at, other = data.draw(moments(game)), data.draw(moments(game))
    spoiled = spoil_value(at.view, random.Random(seed), [*other.view.values()])
    referee = Referee()
    for question in questions(at._replace(view=spoiled)):
        reply = ask(referee, question)
        if reply["ok"]:
            assert reply["action"] in at.legal
        else:
            known = ("bad-view", "wrong-legal", "unknown-game", "not-available", "bad-json")
            assert reply["error"]["code"] in known, reply


@pytest.mark.every_game("game")
@given(data=st.data(), seat=st.sampled_from([-1, 0, 1, 2, 5, 6, 7, 2**63, 10**30]))
@settings(max_examples=some(12), phases=PHASES)
def test_a_seat_that_is_not_to_act_is_an_error(game: str, data: st.DataObject, seat: int) -> None:
    at = data.draw(moments(game))
    if seat in at.view["to_act"]:
        return
    referee = Referee()
    for question in questions(at._replace(seat=seat)):
        assert ask(referee, question)["error"]["code"] == "bad-view"
