"""A whole match of every game by mouse and keys, from home to the result and a new deal."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from engine.core.events import Done
from engine.core.match import Match
from tests.app.end_to_end.beside import Policy
from tests.app.end_to_end.by_mouse import ByMouse
from tests.app.end_to_end.conftest import MakeTwin
from tests.app.end_to_end.people import sensible
from tests.app.end_to_end.program import Size, prepare, running
from tests.virtual_screen import VirtualScreen


class Deal(NamedTuple):
    """A match to be played: the game as home calls it, the deal number, and what is done."""

    game: str
    number: int
    choose: Policy
    size: Size = Size(1280, 800)
    language: str = "en"


def play(
    screen: VirtualScreen, data: Path, make_twin: MakeTwin, deal: Deal
) -> tuple[Match, ByMouse]:
    """A whole match of two; at last the same people are dealt another one."""
    prepare(data, motion="reduced", language=deal.language)
    with running(screen, data, deal.size, deal.language) as program:
        hands = ByMouse(program, make_twin(deal.size, language=deal.language), deal.choose)
        match = hands.play_on(hands.deal(deal.game, deal.number))
        assert (match.seed, match.over is not None) == (deal.number, True)
        new = hands.deal_anew()
        assert (new.players, new.options, list(new.events)) == (match.players, match.options, [])
        return match, hands


def verbs(match: Match) -> set[str]:
    """The kinds of action that were done."""
    return {action.split()[0] for action in actions_of(match)}


def actions_of(match: Match) -> list[str]:
    return [move.action for move in match.moves if isinstance(move, Done)]


def test_extreme(screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin) -> None:
    deal = Deal("The Game: Extreme", 94, lambda match, _: sensible(match))
    match, hands = play(screen, data_folder, make_twin, deal)
    commands = match.view(None)["commands"]
    placed = {action.split()[1] for action in actions_of(match) if action != "end"}
    assert {commands[card] for card in placed & set(commands)} == set(commands.values())
    assert hands.done >= {"drag", "click-click", "main"}


@pytest.mark.thorough
def test_face_to_face_in_greek(
    screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin
) -> None:
    deal = Deal("The Game: Face to Face", 89, reckless, Size(960, 600), "el")
    match, hands = play(screen, data_folder, make_twin, deal)
    assert any("rival" in action for action in actions_of(match))
    assert hands.done >= {"drag", "click-click", "main"}


def reckless(match: Match, seat: int) -> str:
    """A gift first, then the largest step; no more cards than asked for."""
    actions = [str(action) for action in match.legal(seat)]
    gifts = [action for action in actions if "rival" in action]
    placed = match.view(seat)["turn"]["placed"]
    if "end" in actions:
        return "end"
    return gifts[0] if gifts and not placed else max(actions, key=lambda each: _wide(match, each))


def _wide(match: Match, action: str) -> int:
    """The step on a pile of one's own; -1 on the rival's."""
    _, card, pile = action.split()
    owner, way = pile.split(".")
    (seat,) = match.to_act
    top: int = match.view(seat)["piles"][seat][way][-1]
    return abs(int(card) - top) if owner == "own" else -1


@pytest.mark.thorough
def test_qwixx(screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin) -> None:
    deal = Deal("Qwixx: the card game", 6, idle)
    match, hands = play(screen, data_folder, make_twin, deal)
    assert match.over is not None
    assert match.over["reason"] == "four-penalties"
    assert verbs(match) == {"take", "mark", "skip", "play"}
    assert hands.done >= {"press", "main"}


def idle(match: Match, seat: int) -> str:
    """Crosses in the first two turns only: the shortest way to four penalties."""
    actions = [str(action) for action in match.legal(seat)]
    turn = match.view(None)["turn"]
    if turn["part"] == "play":
        return min(actions, key=lambda action: len(action.split()))
    if turn["part"] == "take":
        return actions[0]
    marks = [action for action in actions if action.startswith("mark")]
    early = turn["number"] <= 2 and seat != turn["seat"]
    crosses = early if turn["part"] == "number" else turn["number"] == 2
    return marks[0] if marks and crosses else "skip"


RARE = ("insert", "block", "combo", "shed", "pick", "donate", "swap", "give", "play", "pass")
"""The actions of Wednesday, the rarest first."""


@pytest.mark.thorough
def test_wednesday(screen: VirtualScreen, data_folder: Path, make_twin: MakeTwin) -> None:
    deal = Deal("Wednesday: Outcasts & Monsters", 102, curious)
    match, hands = play(screen, data_folder, make_twin, deal)
    assert verbs(match) == set(RARE)
    assert hands.rounds == 4
    assert hands.done >= {"drag", "press", "main", "extra"}


def curious(match: Match, seat: int) -> str:
    """Whatever is rare; of cards the lowest, as pairs where that is possible."""
    actions = [str(action) for action in match.legal(seat)]
    verb = min((action.split()[0] for action in actions), key=RARE.index)
    actions = [action for action in actions if action.split()[0] == verb]
    if verb == "play":
        pairs = [action for action in actions if len(action.split()) > 2]
        return min(pairs or actions, key=lambda action: int(action.split()[1]))
    return actions[0]
