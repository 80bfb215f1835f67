"""Of whose deck each card on the piles of Face to Face is, and what is shown of it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.games.contract import Situation
from app.games.face_to_face.layout.decks import decks_of, pile_of
from app.games.face_to_face.summary import TONES
from app.paint.faces import NumberFace
from engine.core.match import Match
from tests.app.games.face_to_face_situations import (
    FACE,
    laid_out,
    match_at,
    players,
    position,
    situation_of,
)


def test_the_piles_by_the_names_of_both_seats() -> None:
    assert [pile_of(name, 0) for name in ("own.up", "own.down", "rival.up", "rival.down")] == [
        (0, "up"), (0, "down"), (1, "up"), (1, "down"),
    ]  # fmt: skip
    assert [pile_of(name, 1) for name in ("own.up", "rival.down")] == [(1, "up"), (0, "down")]


def plays(seed: int) -> Match:
    """A match with many cards that go back by exactly ten: tricks and gifts."""
    random = Random(seed)
    match = Match.new(FACE, 2, {}, seed)
    while match.over is None:
        seat = match.to_act[0]
        view = match.view(seat)
        actions = [str(action) for action in match.legal(seat)]
        backwards = [action for action in actions if _by_ten(action, view, seat)]
        match.do(seat, random.choice(backwards or actions))
    return match


def _by_ten(action: str, view: Any, seat: int) -> bool:
    if action == "end":
        return False
    _, card, pile = action.split()
    owner, way = pile_of(pile, seat)
    step = int(card) - view["piles"][owner][way][-1]
    return bool(step == (-10 if way == "up" else 10))


@pytest.mark.parametrize("seed", range(4))
def test_whoever_watched_knows_every_card(qapp: object, seed: int) -> None:
    match = plays(seed)
    laid: dict[tuple[int, str], list[int | None]] = {
        (owner, way): [None] for owner in (0, 1) for way in ("up", "down")
    }
    states = len(match.states)
    tens = 0
    for index in range(states):
        for viewer in (0, 1, None):
            view: Any = match.view(viewer, index)
            situation = Situation(
                view, viewer or 0, players(), "watching",
                story=lambda viewer=viewer, index=index: [  # type: ignore[misc]
                    match.happened(viewer, at) for at in range(index)
                ],
            )  # fmt: skip
            assert decks_of(situation) == laid
        if index < states - 1:
            move = match.moves[index]
            action = str(getattr(move, "action", ""))
            if action.startswith("place"):
                seat = match.view(None, index)["turn"]["seat"]
                tens += _by_ten(action, match.view(None, index), seat)
                laid[pile_of(action.split()[2], seat)].append(seat)
    assert tens > 1


def test_a_gift_keeps_its_colour_when_the_turn_is_over(qapp: object) -> None:
    # Back by exactly ten: the piles alone do not tell a gift from a trick.
    match = match_at(position(((8, 19, 45), (6, 11, 30))))
    match.do(0, "place 19 rival.up")
    shown = laid_out((1280, 800), situation_of(match)).card("gold:19")
    match.do(0, "end")
    for seat in (0, 1):
        after = laid_out((1280, 800), situation_of(match, seat)).card("gold:19")
        assert isinstance(after.face, NumberFace)
        assert after.face == shown.face
        assert after.face.tone == "gold"


TEN = ({"up": [1, 20, 10], "down": [60, 50, 41]}, {"up": [1, 30, 20], "down": [60, 48]})
"""The 10 on gold's ascending pile and the 20 on silver's may be a trick or a gift."""


def test_in_a_match_that_begins_in_its_middle_what_nobody_can_tell_is_the_owners(
    qapp: object,
) -> None:
    match = match_at(position(((8, 12, 45), (6, 11, 33)), TEN, placed=()))
    situation = situation_of(match)
    decks = decks_of(situation)
    assert decks[0, "up"] == [None, 0, None]
    # Gold's 20 lies on its own pile, so that this one is silver's.
    assert decks[1, "up"] == [None, 1, 1]
    layout = laid_out((1280, 800), situation)
    unknown = layout.card("pile:0.up:2")
    assert unknown.face == NumberFace(10, 1, 60, tone="gold")
    assert layout.card("silver:20").place == "rival.up"


def test_the_own_hand_tells_too(qapp: object) -> None:
    match = match_at(position(((8, 10, 45), (6, 11, 33)), TEN, (), ((), (10,))))
    assert decks_of(situation_of(match))[0, "up"] == [None, 0, 1]
    assert decks_of(situation_of(match, 1))[0, "up"] == [None, 0, None]


def test_what_was_laid_in_this_turn_is_of_who_laid_it(qapp: object) -> None:
    placed = ((20, "rival.up"), (27, "own.up"))
    piles = ({"up": [1, 5, 27], "down": [60, 50]}, {"up": [1, 30, 20], "down": [60, 48]})
    match = match_at(position(((8, 12, 45), (6, 11, 33)), piles, placed, ((20,), ())))
    for seat in (0, 1):
        assert decks_of(situation_of(match, seat))[1, "up"] == [None, 1, 0]
    assert TONES == ("gold", "silver")
