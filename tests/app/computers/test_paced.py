"""What computers do follows at the pace chosen, is shown as it is, and is told once."""

import random
from collections.abc import Callable
from itertools import pairwise
from typing import get_args

import pytest

from app.games import MODULES
from app.match.phase import Phase
from app.pages.table.moves.rows import MoveRow
from app.storage.settings import MOTIONS, Motion, Pace
from app.style.appearance import Appearance
from app.table.pace import time_of
from engine.core.match import Match
from engine.games import GAMES
from tests.app.computers.fakes import FakeBotClient
from tests.app.computers.played import Played

EVENTS = 30

Sit = Callable[..., Played]
Begun = Callable[[str, int], Played]


def listed(table: Played) -> list[MoveRow]:
    return [*table.page.moves.panel.list.moves.rows]


@pytest.fixture
def begun(sit: Sit, fake: FakeBotClient) -> Begun:
    """Seats computers alone at the largest table; their moves are drawn from the legal ones."""

    def begin(game_id: str, seed: int) -> Played:
        game, chance = GAMES[game_id], random.Random(seed)
        fake.plan(*(chance.choice(("first", "last")) for _ in range(20 * EVENTS)))
        seats = max(2, game.max_seats)
        return sit(*["easy"] * seats, match=Match.new(game, seats, {}, seed))

    return begin


def gaps(table: Played) -> list[tuple[float, float]]:
    """Let so many events come; how long each stood, and how long it had to at least."""
    match, narration = table.match, MODULES[table.match.game.id].narration()
    came: list[tuple[float, bool, float]] = []

    def note() -> None:
        """Note when it came, whether it had to wait for the one before, and its own time."""
        weight = narration.weight(match.happened(None))
        waits = not match.game.simultaneous(match.states[-2])
        came.append((table.clock.time, waits, time_of(weight, table.appearance.pace)))

    table.session.changed.connect(note)
    table.wait(lambda: len(came) > EVENTS or table.session.phase is Phase.OVER)
    table.session.changed.disconnect(note)
    return [
        (after - before, least) for (before, _, least), (after, waits, _) in pairwise(came) if waits
    ]


@pytest.mark.parametrize("motion", MOTIONS)
@pytest.mark.parametrize("pace", ["slow", "calm", "quick"])
@pytest.mark.every_game("game_id")
def test_every_event_stands_for_its_time(
    appearance: Appearance, begun: Begun, game_id: str, pace: Pace, motion: Motion
) -> None:
    appearance.set_pace("step")
    appearance.set_motion(motion)
    table = begun(game_id, 3)
    appearance.set_pace(pace)
    table.page.go_on()
    stood = gaps(table)
    assert len(stood) > 3
    assert [(gap, least) for gap, least in stood if gap < least] == []


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.every_game("game_id")
def test_however_it_is_skipped_the_table_shows_the_view_and_the_list_every_event(
    appearance: Appearance, begun: Begun, game_id: str, seed: int
) -> None:
    appearance.set_motion(MOTIONS[seed % len(MOTIONS)])
    appearance.set_pace(get_args(Pace)[seed])
    table = begun(game_id, seed)
    chance = random.Random(seed)
    table.page.rail.moves.click()
    page, match = table.page, table.match
    for _ in range(2 * EVENTS):
        if table.session.phase is Phase.OVER:
            break
        if page.display.ended:
            page.presses.main()
        count = len(match.events)
        table.turn.step()
        table.wait(lambda count=count: len(match.events) > count)  # type: ignore[misc]
        if chance.random() < 0.5:
            page.presses.anything(to_play=False)
        if page.display.ended:
            continue
        frame = page.display.frame()
        plain = page.game.layout(page.display.situation, frame)
        assert page.display.situation.view == table.session.view()
        shown = page.view.scene.layout
        assert [card.id for card in shown.cards] == [card.id for card in plain.cards]
        assert [card.rect for card in shown.cards] == [card.rect for card in plain.cards]
        events = [row.event for row in listed(table)]
        assert events == sorted(set(events))
        silent = set(range(len(match.events))) - set(events)
        assert all(not told(table, event) for event in silent)


def told(table: Played, event: int) -> str:
    """What the list would say of an event to somebody who looks on."""
    narration = MODULES[table.match.game.id].narration()
    [happenings, *_] = table.session.story.events(None, event)
    return narration.announce(happenings, table.page.announcer._audience())
