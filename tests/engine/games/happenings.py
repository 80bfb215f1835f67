"""What must hold of the happenings of every game, over matches in which moves are taken back."""

import json
from collections.abc import Iterable
from typing import Any, NamedTuple

from engine.core.action import Action
from engine.core.chance import Chance
from engine.core.events import Done
from engine.core.game import Game
from engine.core.happening import Happening
from engine.core.log import log
from engine.core.match import Match
from engine.games import GAMES
from tests.engine.play import MAX_ACTIONS, Setup, Step

ONE_UNDO_IN = 10

Told = dict[int | None, tuple[Happening, ...]]
"""What each viewer is told of one action."""


class Story(NamedTuple):
    """A match, what was done in it, and what everybody was told of it at the time, by event."""

    match: Match
    steps: dict[int, Step]
    told: dict[int, Told]


def viewers(seats: int) -> tuple[int | None, ...]:
    """All who may look on."""
    return (*range(seats), None)


def random_story(setup: Setup) -> Story:
    """A whole match at random with moves taken back, drawn from the deal number."""
    match = Match.new(GAMES[setup.game], setup.seats, setup.options, setup.seed)
    return story_from(match, Chance(setup.seed))


def story_from(match: Match, chance: Chance) -> Story:
    """The rest of a match at random, with moves taken back."""
    story = Story(match, {}, {})
    for _ in range(MAX_ACTIONS):
        if not match.to_act:
            return story
        if match.can_undo(None, "free") and chance.below(ONE_UNDO_IN) == 0:
            match.undo(None, "free")
            continue
        seat = match.to_act[chance.below(len(match.to_act))]
        actions = match.legal(seat)
        do(story, seat, actions[chance.below(len(actions))])
    raise AssertionError(f"no end of {match.game.id} after {MAX_ACTIONS} events")


def do(story: Story, seat: int, action: Action) -> None:
    """Does an action and keeps what everybody is told of it."""
    match, index = story.match, len(story.match.events)
    match.do(seat, action)
    story.steps[index] = Step(match.states[-2], seat, action, match.states[-1])
    story.told[index] = {viewer: match.happened(viewer) for viewer in viewers(match.seats)}


def check_log(story: Story) -> None:
    """One entry for each event, as it was told at the time; an action's begins with its seat."""
    match = story.match
    assert sorted(story.told) == [
        index for index, event in enumerate(match.events) if isinstance(event, Done)
    ]
    for viewer in viewers(match.seats):
        entries = list(log(match, viewer))
        assert [entry.event for entry in entries] == list(range(len(match.events)))
        for entry in entries:
            assert json.loads(json.dumps(entry.json())) == _listed(entry.json())
            if entry.event in story.told:
                assert entry.happenings == story.told[entry.event][viewer]
                assert entry.json()["happenings"][0]["seat"] == story.steps[entry.event].seat
        half = len(entries) // 2
        assert list(log(match, viewer, half)) == entries[half:]


def check_nothing_hidden(
    game: Game[Any], step: Step, others: Iterable[tuple[Any, Action]], viewer: int | None
) -> int:
    """What looks the same to the viewer, before and after, must be told to it in the same words.

    The others are states with an action of the same seat; how many of them look the same.
    """
    before, after = game.view(step.before, viewer), game.view(step.after, viewer)
    told = game.happened(step.before, step.seat, step.action, step.after, viewer)
    same = 0
    for state, action in others:
        if game.why(state, step.seat, action) is not None or game.view(state, viewer) != before:
            continue
        other = game.apply(state, step.seat, action)
        if game.view(other, viewer) == after:
            assert game.happened(state, step.seat, action, other, viewer) == told
            same += 1
    return same


def _listed(value: Any) -> Any:
    """A JSON value in which tuples are lists."""
    if isinstance(value, dict):
        return {name: _listed(each) for name, each in value.items()}
    if isinstance(value, list | tuple):
        return [_listed(each) for each in value]
    assert value is None or isinstance(value, str | int)
    return value
