"""Another page over a table ends nothing that others did: on return it is shown."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.pages.table.replay import FIRST_LOOK
from app.style.appearance import Appearance
from tests.app.table.showings import burning, three_events_missed
from tests.app.table.support import Table, look_at


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path)


@pytest.fixture
def missed(appearance: Appearance) -> Iterator[Table]:
    table = three_events_missed(appearance)
    yield table
    table.page.close()


def cover(table: Table) -> None:
    """Open another page for a long time, and come back."""
    table.page.hide()
    table.clock.advance(60_000, 500)
    table.page.show()


def test_a_showing_that_had_not_begun_begins_on_return(missed: Table) -> None:
    cover(missed)
    assert len(missed.page.replay) == 3
    missed.clock.advance(FIRST_LOOK + 50, 50)
    assert len(missed.page.replay) == 2


@pytest.mark.parametrize("seen", ["on its way", "large"])
def test_the_event_that_was_cut_off_is_shown_again(missed: Table, seen: str) -> None:
    page = missed.page
    while len(page.replay) == 3:
        missed.clock.advance(50)
    if seen == "large":
        while not page.stage.isVisible():
            missed.clock.advance(50)
        missed.clock.advance(1000)
    heard = missed.heard_by(lambda: cover(missed))
    assert not heard
    assert len(page.replay) == 3
    assert not page.stage.playing
    assert page.display.situation.view == missed.session.match.view(missed.session.viewer, 0)
    missed.clock.advance(FIRST_LOOK + 50, 50)
    assert len(page.replay) == 2
    assert page.stage.playing
    while page.replay or page.stage.playing:
        missed.clock.advance(50)
    assert page.display.situation.stage == "playing"


def test_who_goes_back_by_hand_finds_that_moment(missed: Table) -> None:
    page = missed.page
    while len(page.replay) == 3:
        missed.clock.advance(50)
    page.replay.back()
    before = page.display.situation
    cover(missed)
    assert page.replay.held
    assert page.display.situation == before


def test_what_a_computer_revealed_is_read_from_its_beginning(appearance: Appearance) -> None:
    table = burning(appearance)
    stage = table.page.stage
    table.session.play(1, "place 33 down1")
    while not stage.isVisible():
        table.clock.advance(10, 10)
    table.clock.advance(stage._duration - 100)
    cover(table)
    table.clock.advance(stage._duration - 100)
    assert stage.isVisible()
    table.clock.advance(200)
    assert not stage.playing
    table.page.close()
