"""At every step one line says what is asked, a hand can do all that is legal, and that is lit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.contract import (
    AnySituation,
    AnyTable,
    AskSeat,
    DoActions,
    FlipHand,
    SetChoice,
    TableCommand,
)
from app.match.phase import Phase
from app.table.layout import Layout
from engine.core.match import Match
from engine.games import GAMES
from tests.app.tables.matches import frame_of, looked_at, moments, sights, situation_of
from tests.app.tables.picture import Gesture, gestures, refusal_of
from tests.engine.games.by_game import VERBS

FRAME = frame_of((1280, 800))
MOST = 600
"""No step has so many choices as not to be gone through."""

MOST_CHOICES = 6
"""Of what can be chosen at a step, so much is looked at."""

LIT = ("offered", "chosen")
"""Numbers of a sheet are lit by their own look."""


def asked_at(match: Match) -> Iterator[AnySituation]:
    """The situations of those who are asked to do something."""
    for sight in sights(match):
        if sight.phase in (Phase.PLAYING, Phase.DECIDING) and sight.seat in match.to_act:
            yield situation_of(sight.session(match))


def comes_of_it(situation: AnySituation, command: TableCommand | None) -> bool:
    """Whether the gesture means something that can be done now."""
    if isinstance(command, DoActions):
        return bool(command.actions) and refusal_of(situation, command) is None
    if isinstance(command, AskSeat | FlipHand):
        # Somebody else is asked, or looks at their hand.
        return True
    return isinstance(command, SetChoice) and command.chosen != situation.chosen


def explored(
    game: AnyTable, situation: AnySituation
) -> Iterator[tuple[AnySituation, Layout, list[Gesture]]]:
    """The situation, and all that choosing leads to from there."""
    waiting, seen = [situation.chosen], {frozenset(situation.chosen)}
    while waiting:
        here = replace(situation, chosen=waiting.pop(0))
        layout = game.layout(here, FRAME)
        found = list(gestures(game, here, layout))
        yield here, layout, found
        for gesture in found:
            if (
                isinstance(gesture.command, SetChoice)
                and frozenset(gesture.command.chosen) not in seen
            ):
                seen.add(frozenset(gesture.command.chosen))
                waiting.append(gesture.command.chosen)
        assert len(seen) < MOST, seen


@pytest.mark.every_game("game_id")
def test_every_kind_of_step_is_among_the_moments(game_id: str) -> None:
    actions = {
        str(action)
        for match in moments(game_id)
        for seat in match.to_act
        for action in match.legal(seat)
    }
    assert {action.split()[0] for action in actions} == set(VERBS[game_id].split())
    assert {match.seats for match in moments(game_id)} >= {
        GAMES[game_id].min_seats,
        GAMES[game_id].max_seats,
    }


@pytest.mark.every_game("game_id")
def test_one_line_says_what_is_asked(qapp: QApplication, game_id: str) -> None:
    game = MODULES[game_id].table()
    for _, match, sight in looked_at(game_id):
        status = game.status(situation_of(sight.session(match)))
        assert status.first
        assert "\n" not in status.first + status.second


@pytest.mark.every_game("game_id")
def test_hands_can_do_all_that_is_legal(qapp: QApplication, game_id: str) -> None:
    game = MODULES[game_id].table()
    for match in moments(game_id):
        for situation in asked_at(match):
            done: set[str] = set()
            for here, _, found in explored(game, situation):
                for gesture in found:
                    if isinstance(gesture.command, DoActions) and comes_of_it(
                        here, gesture.command
                    ):
                        done.add(gesture.command.actions[0])
            assert done <= set(situation.legal)
            missing = [action for action in situation.legal if action not in done]
            assert [each for each in missing if not like_another(situation, each, done)] == []


def like_another(situation: AnySituation, action: str, done: set[str]) -> bool:
    """Whether an action differs from one that can be done by a row in which nothing is crossed.

    Jokers that are played for no cross may be played for any row of Qwixx.
    """
    verb, _, *cards = action.split()
    same = [each for each in done if each.split()[0] == verb and each.split()[2:] == cards]
    return verb == "play" and bool(same) and situation.legal_after(action) == ("skip",)


@pytest.mark.every_game("game_id")
def test_whatever_leads_on_is_lit_and_nothing_else(qapp: QApplication, game_id: str) -> None:
    game = MODULES[game_id].table()
    for match in moments(game_id):
        for situation in asked_at(match):
            for here, layout, found in islice(explored(game, situation), MOST_CHOICES):
                assert dark(game, here, layout) == []
                assert misleading(here, layout, found) == []
                main = game.main(here)
                assert main is not None
                assert main.allowed is comes_of_it(here, main.command)


def dark(game: AnyTable, situation: AnySituation, layout: Layout) -> list[str]:
    """What leads on and is not lit: places of a lifted card, places that can be pressed."""
    found, offered = [], set[str]()
    takers = [place.id for place in layout.places if place.takes_cards]
    for card in layout.cards:
        if card.liftable:
            offers = game.offers(situation, card.id)
            offered |= set(offers)
            # A card may be let go beside a lit place and mean it.
            meant = [game.lay(situation, card.id, place) for place in offers]
            found += [
                f"{card.id} on {place}"
                for place in takers
                if place not in offers
                for command in [game.lay(situation, card.id, place)]
                if comes_of_it(situation, command) and command not in meant
            ]
    for place in layout.places:
        shown = place.lit or place.id in offered or getattr(place.visual, "state", "") in LIT
        if not shown and comes_of_it(situation, game.press(situation, place.id)):
            found.append(f"press {place.id}")
    return found


def misleading(situation: AnySituation, layout: Layout, found: list[Gesture]) -> list[Gesture]:
    """What is lit, or offered, and leads to nothing."""
    lit = {place.id for place in layout.places if place.lit}
    lit |= {place.id for place in layout.places if getattr(place.visual, "state", "") == LIT[0]}
    return [
        gesture
        for gesture in found
        if (gesture.what == "lay" or (gesture.what == "press" and gesture.target in lit))
        and not comes_of_it(situation, gesture.command)
        and gesture.command != SetChoice(situation.chosen)  # It is there already.
    ]
