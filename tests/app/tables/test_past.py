"""What others did before, shown to who missed it: no panel says that somebody plays now."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from app import common_texts
from app.games import MODULES
from app.games.face_to_face import words as duel_words
from app.games.qwixx_cards import words as qwixx_words
from app.games.wednesday import words as wednesday_words
from app.table.layout import Decoration, Layout, PlaceSpec
from engine.games import GAMES
from tests.app.tables.matches import frame_of, looked_at, situation_of

SIZES = [(960, 600), (1280, 800)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("game_id", GAMES)
def test_who_acted_then_is_told_as_past(
    game_id: str,
    language: str,
    size: tuple[int, int],
    qapp: object,
    speak: Callable[[str], None],
) -> None:
    speak(language)
    table, told = MODULES[game_id].table(), set[str]()
    of_now = {
        common_texts.plays_now(),
        common_texts.plays_next(),
        wednesday_words.now(),
        wednesday_words.next_(),
        duel_words.your_turn(),
        qwixx_words.still_deciding(),
    }
    of_then = {common_texts.was_playing(), wednesday_words.was_playing()}
    for _, match, sight in looked_at(game_id):
        if match.over is not None:
            continue
        now = situation_of(sight.session(match))
        past = replace(now, stage="watching", legal=(), past=True)
        before = _words_on(table.layout(past, frame_of(size)))
        assert not before & (of_now | of_then), "nothing has been told yet that anybody did"
        done_by = match.moves[-1].seat if match.moves else 0
        words = _words_on(table.layout(replace(past, done_by=done_by), frame_of(size)))
        told |= words
        assert not words & of_now
    assert common_texts.was_playing() in told


def _words_on(layout: Layout) -> set[str]:
    """What stands on the table, and is said of it."""
    things: list[PlaceSpec | Decoration] = [*layout.places, *layout.decorations]
    words = set[str]()
    for each in things:
        words |= {getattr(each.visual, "text", ""), *each.name.split(", ")}
        words.update(getattr(each.visual, "line", "").split(" · "))
    return words
