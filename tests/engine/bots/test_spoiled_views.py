"""A view with one piece spoiled is never too much for a computer player, be it asked or a hint."""

import json
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from engine.core.game import Game
from engine.games import GAMES
from engine.referee.referee import Referee
from tests.amounts import some
from tests.engine.asking import ask
from tests.engine.bots.moments import Moment, Reply, first_to_act, moments

pytestmark = pytest.mark.third

PHASES = (Phase.explicit, Phase.reuse, Phase.generate)

SPOILED = some(40, least=20)
"""Spoiled views of one moment."""

KNOWN = ("bad-view", "wrong-legal", "unknown-game")

OTHERS: Sequence[Any] = (None, [], {}, "", "up1", 0, 1, -1, True, 99, [None], {"0": 1})
"""What stands in place of a piece: it is empty, or of another type."""


def check(at: Moment, view: Reply) -> None:
    """Both answer one of the legal actions, or say what is wrong; neither breaks down."""
    about = {"view": view, "seat": at.seat, "legal": at.legal, "bot_seed": 0}
    referee = Referee()
    for question in ({"cmd": "hint", **about}, {"cmd": "bot", "level": "easy", **about}):
        reply = ask(referee, question)
        if reply["ok"]:
            assert reply["action"] in at.legal
        else:
            assert reply["error"]["code"] in KNOWN, (reply, view)


def copied(view: Reply) -> Any:
    return json.loads(json.dumps(view))


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every place in a view: an object or a list, and a key or an index in it."""
    inside = value.items() if isinstance(value, dict) else enumerate(value)
    for key, inner in [*inside]:
        yield value, key
        if isinstance(inner, dict | list):
            yield from places(inner)


def lists(value: Any) -> list[list[Any]]:
    """Every list in a view."""
    found = [outer[key] for outer, key in places(value)]
    return [each for each in found if isinstance(each, list)]


def replaced(view: Reply, place: int, other: object) -> Reply:
    """The view with something else in a place."""
    spoiled = copied(view)
    outer, key = [*places(spoiled)][place]
    outer[key] = other
    return dict(spoiled)


def left_out(view: Reply, place: int) -> Reply:
    """The view without what is in a place."""
    spoiled = copied(view)
    outer, key = [*places(spoiled)][place]
    del outer[key]
    return dict(spoiled)


def moved(view: Reply, source: int, target: int) -> Reply:
    """The view with the last entry of one list in another one, as many cards as before."""
    spoiled = copied(view)
    all_lists = lists(spoiled)
    if all_lists[source]:
        all_lists[target].append(all_lists[source].pop())
    return dict(spoiled)


def spoiled_views(view: Reply, random: Random) -> Iterator[Reply]:
    """Some of the ways to spoil one piece."""
    pieces, listed = len([*places(view)]), len(lists(view))
    for _ in range(SPOILED // 2):
        yield moved(view, random.randrange(listed), random.randrange(listed))
    for _ in range(SPOILED // 4):
        yield left_out(view, random.randrange(pieces))
        yield replaced(view, random.randrange(pieces), random.choice(OTHERS))


@pytest.mark.every_game("game")
@given(data=st.data(), seed=st.integers(0, 2**32))
@settings(max_examples=some(8), phases=PHASES)
def test_no_computer_player_breaks_down(game: str, data: st.DataObject, seed: int) -> None:
    at = data.draw(moments(game))
    for view in spoiled_views(dict(at.view), Random(seed)):
        check(at, view)


def dealt(game: str, **options: Any) -> Moment:
    """The first moment of a match."""
    rules: Game[Any] = GAMES[game]
    defaults = {name: option.default for name, option in rules.options.items()}
    return first_to_act(rules, rules.deal(2, {**defaults, **options}, 1))


def error_about(at: Moment, view: Reply) -> Sequence[str]:
    """The code and the place of the error that both answer."""
    about = {"view": view, "seat": at.seat, "legal": at.legal, "bot_seed": 0}
    hint = ask(Referee(), {"cmd": "hint", **about})["error"]
    assert ask(Referee(), {"cmd": "bot", "level": "hard", **about})["error"] == hint
    return hint["code"], hint["args"]["where"]


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme", "face-to-face"])
def test_a_hand_that_is_too_large(game: str) -> None:
    at = dealt(game)
    view, other = copied(at.view), 1 - at.seat
    draw = view["draw"][other] if game == "face-to-face" else view["draw"]
    view["hands"][other].append(draw.pop())
    assert error_about(at, view) == ("bad-view", f"hands[{other}]")


def test_a_rival_without_cards_has_won() -> None:
    at = dealt("face-to-face")
    view, rival = copied(at.view), 1 - at.seat
    view["hands"][rival], view["draw"][rival] = [], []
    assert error_about(at, view) == ("bad-view", f"hands[{rival}]")


@pytest.mark.parametrize("game", ["the-game", "the-game-extreme"])
@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("options", {}, "options"),
        ("turn", [], "turn"),
        ("hands", [[], []], "hands[0]"),
        ("to_act", [1], "to_act"),
        ("start", {"ratings": ["great"] * 3}, "start.ratings"),
    ],
)
def test_before_anybody_starts(game: str, field: str, value: object, where: str) -> None:
    at = dealt(game, first="after-looking")
    assert error_about(at, {**at.view, field: value}) == ("bad-view", where)
