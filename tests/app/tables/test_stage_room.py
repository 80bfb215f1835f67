"""The stage leaves free what it tells of, hands and, where nobody's hand lies open, all piles."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import chain

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.games.contract import Frame
from app.games.face_to_face.layout.ids import GIFT_PANEL
from app.games.narration import Audience, Staged
from app.match.phase import Phase
from app.match.players import PlayerInfo
from app.pages.table.stage import Stage
from app.pages.table.stage_place import Covered, StageShape, best_place
from app.style.appearance import Appearance
from app.table.layout import Layer, Layout, Rect
from app.table.scene.ahead import PaintAhead
from engine.core.match import Match
from engine.games import GAMES
from tests.app.manual_clock import ManualClock
from tests.app.tables.matches import GAME_IDS, NAMES, Sight, frame_of, played, situation_of, until

SIZES = (960, 600), (1280, 800), (1920, 1080)
MOMENTS, MANY = 8, 40
"""How many of each match are looked at, and where little room is left."""


@cache
def _revealing(game_id: str, seats: int) -> Sequence[Match]:
    """A match as it stood after each of some moves that revealed something to all."""
    match, audience = played(game_id, seats, 1), Audience(_computers(seats), None)
    narration, found = MODULES[game_id].narration(), list[Match]()
    for index in range(1, len(match.states)):
        early = until(match, index)
        shown = early.over is None and narration.staged(early.happened(None), audience)
        if shown and len(found) < MANY:
            found.append(early)
    return found


def _computers(seats: int) -> tuple[PlayerInfo, ...]:
    return tuple(PlayerInfo(NAMES[seat], seat, "easy") for seat in range(seats))


def _stages(
    appearance: Appearance,
    game_id: str,
    size: tuple[int, int],
    seat: int | None,
    *,
    text_scale: float = 1.0,
    moments: int = MOMENTS,
) -> Iterator[tuple[Rect, Layout, Sequence[Rect]]]:
    """Each stage as the one at that seat sees it, the table, and what on that it tells of."""
    module, frame = MODULES[game_id], frame_of(size, text_scale)
    for seats in {max(2, GAMES[game_id].min_seats), GAMES[game_id].max_seats}:
        for match in _revealing(game_id, seats)[:moments]:
            phase = Phase.WATCHING if seat is None else Phase.PLAYING
            session = Sight(seat, phase, seat is not None, True).session(match)
            happened = match.happened(session.viewer)
            staged = module.narration().staged(happened, Audience(session.players, session.viewer))
            if staged is None:
                continue
            situation = situation_of(session)
            layout = module.table().layout(situation, frame)
            named = module.table().named(happened, situation)
            place = _place(appearance, staged, named, frame, layout)
            assert frame.bar <= place.y
            assert place.bottom <= frame.rail_top
            yield place, layout, [thing.rect for thing in layout.things if thing.id in named]


def _place(
    appearance: Appearance, staged: Staged, named: Sequence[str], frame: Frame, layout: Layout
) -> Rect:
    page, clock = QWidget(), ManualClock()
    page.resize(round(frame.width), round(frame.height))
    stage = Stage(appearance, clock, PaintAhead(clock, lambda: False), page)
    stage.prepare(lambda: staged, named, 1000)
    room = QRectF(0, frame.bar, frame.width, frame.rail_top - frame.bar)
    stage.place(room, frame.metrics, layout)
    at = stage.geometry()
    page.deleteLater()
    return Rect(at.x(), at.y(), at.width(), at.height())


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_it_leaves_free_what_it_tells_of_and_the_hand(
    appearance: Appearance, game_id: str, size: tuple[int, int]
) -> None:
    count = 0
    for place, layout, told in _stages(appearance, game_id, size, 0):
        hand = [card.rect for card in layout.cards if card.layer is Layer.HAND]
        assert not any(place.overlap(rect) for rect in (*told, *hand))
        count += 1
    assert count


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_it_covers_no_pile_where_only_computers_play(
    appearance: Appearance, game_id: str, size: tuple[int, int]
) -> None:
    ground = size[0] * size[1] / 10
    count = 0
    for place, layout, told in _stages(appearance, game_id, size, None):
        piles = [each.rect for each in layout.places if each.rect.width * each.rect.height < ground]
        assert not any(place.overlap(rect) for rect in (*told, *piles))
        count += 1
    assert count


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", SIZES)
def test_in_qwixx_it_leaves_the_own_total_and_the_penalties_free(
    appearance: Appearance, speak: Callable[[str], None], size: tuple[int, int], language: str
) -> None:
    speak(language)
    count = 0
    stages = chain.from_iterable(
        _stages(appearance, "qwixx-cards", size, seat, moments=MANY) for seat in (0, 1)
    )
    for place, layout, _ in stages:
        foot = [
            each.rect
            for each in layout.decorations
            if each.id == "total:0" or each.id.startswith("penalty:")
        ]
        assert not any(map(place.overlap, foot))
        count += 1
    assert count


@pytest.mark.parametrize("language", ["en", "el"])
def test_face_to_face_has_room_for_it_beside_all_that_is_read(
    appearance: Appearance, speak: Callable[[str], None], language: str
) -> None:
    speak(language)
    count = 0
    stages = chain.from_iterable(
        _stages(appearance, "face-to-face", (960, 600), seat, moments=MANY) for seat in (0, 1)
    )
    for place, layout, _ in stages:
        inner = place.grown(-1)  # Its place is rounded to whole pixels.
        read = (each.rect for each in layout.decorations if each.name or each.id == GIFT_PANEL)
        things = [*read, *(each.rect for each in layout.places)]
        assert not any(inner.overlap(rect) for rect in things if not rect.encloses(place))
        count += 1
    assert count


ROOM = Rect(0, 50, 1000, 500)
LARGE, SMALL = StageShape(100, 400, 200), StageShape(60, 300, 100, steps=1)


def _best(*seen: Covered) -> tuple[StageShape, Rect]:
    return best_place((LARGE, SMALL), (500, 300), ROOM, seen, apart=8, scale=1)


def test_it_stands_in_the_middle_of_an_empty_table() -> None:
    assert _best() == (LARGE, Rect(300, 200, 400, 200))


def test_it_stands_apart_from_what_it_leaves_free_where_there_is_room() -> None:
    shape, place = _best(Covered(Rect(0, 50, 1000, 200), 20))
    assert shape == LARGE
    assert 258 <= place.y <= 260
    shape, place = _best(Covered(Rect(0, 50, 1000, 296), 20))
    assert (shape, place.y) == (LARGE, 350)


def test_it_is_smaller_rather_than_that_it_covers_a_pile() -> None:
    shape, place = _best(Covered(Rect(0, 50, 1000, 350), 20))
    assert shape == SMALL
    assert place.y >= 400


def test_what_is_dearest_stays_free_where_something_must_be_covered() -> None:
    told, hand, piles = Rect(0, 50, 1000, 200), Rect(0, 300, 1000, 250), Rect(0, 240, 1000, 70)
    _, place = _best(Covered(told, 2000), Covered(hand, 400), Covered(piles, 20))
    assert place.overlap(told) == 0


def test_in_extreme_it_leaves_the_places_for_signals_free(appearance: Appearance) -> None:
    for text_scale in (1.0, 1.5):
        count = 0
        for place, layout, _ in _stages(
            appearance, "the-game-extreme", (960, 600), 0, text_scale=text_scale
        ):
            signals = [each for each in layout.decorations if each.id.startswith("own-signal:")]
            inner = place.grown(-1)  # Its place is rounded to whole pixels.
            assert not any(inner.overlap(each.rect) for each in signals)
            count += len(signals)
        assert count
