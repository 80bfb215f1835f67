"""At every table: all that is painted, shown or spoken is in the language on screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from app.games import MODULES
from app.games.contract import SetChoice
from app.match.phase import Phase
from app.match.players import PlayerInfo
from app.pages.curtain.arrival import Arrival
from app.pages.curtain.turns import TurnBefore
from app.pages.home import HomePage
from app.pages.matches.exporter import Exporter
from app.pages.matches.page import MatchesPage
from app.pages.page import Page
from app.pages.result import ResultPage
from app.pages.scores import ScoresPage
from app.pages.setup.page import SetupPage
from app.pages.table.page import TablePage
from app.storage.settings import RememberedPlayer
from app.style.appearance import Appearance
from app.table.painters import Brush
from app.table.scene.motion import Transition
from app.table.visuals import BubbleVisual
from engine.core.match import Match
from engine.games import GAMES
from tests.amounts import some
from tests.app import telling
from tests.app.manual_clock import ManualClock
from tests.app.pages.finished import after_rounds, finished
from tests.app.pages.support import (
    Store,
    at_size,
    curtain_over,
    make_appearance,
    saved,
    seat,
    texts,
)
from tests.app.tables.letters import LANGUAGES, foreign
from tests.app.tables.matches import (
    LONG_NAMES,
    Sight,
    frame_of,
    looked_at,
    moments,
    sights,
    situation_of,
    stand,
)
from tests.app.tables.pen import Pen
from tests.app.tables.picture import Picture, chosen_at_random, gestures, picture
from tests.app.translators import Recorder
from tests.app.window_at_hand import SPOKEN, hints, interfaces, settle, spoken

SIZE = (1280, 800)
FRAME = frame_of(SIZE)


# What a table says


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.every_game("game_id")
def test_a_table_speaks_one_language(
    recorder: Recorder,
    appearance: Appearance,
    speak: Callable[[str], None],
    game_id: str,
    language: str,
) -> None:
    speak(language)
    recorder.unknown.clear()
    game, pen, brush = MODULES[game_id].table(), Pen(), Brush(appearance.theme, FRAME.metrics)
    found = {MODULES[game_id].title}
    for number, match, sight in looked_at(game_id):
        situation = situation_of(sight.session(match, LONG_NAMES[language]))
        for each in (situation, *chosen_at_random(game, situation, FRAME, number, 2)):
            made = picture(game, each, FRAME)
            found |= set(strings_of(made))
            with pen.writing():
                found |= {each.text for each in pen.on(made.layout, brush)}
        found |= announced(match, sight, LONG_NAMES[language])
    assert foreign(found, language) == []
    assert language == "en" or sorted(recorder.unknown) == []


def strings_of(made: Picture) -> Iterator[str]:
    """Every text in what a game makes of a situation, but for what is painted."""
    status, line, main, extras = made.rail
    yield from (status.first, status.second, line, *made.said)
    yield from (action.word for action in (main, *extras) if action is not None)
    layout = made.layout
    for card in layout.cards:
        yield from (card.name, card.tip)
    yield from (decoration.name for decoration in layout.decorations)
    for place in layout.places:
        yield from (place.name, place.tip, place.refuses)
    for offers, aims in made.offers.values():
        for offer in offers.values():
            yield from (offer.cost, offer.caption, offer.name)
        yield from (aim.name for aim in aims)


def announced(match: Match, sight: Sight, names: tuple[str, ...]) -> set[str]:
    """What is announced of the last move to somebody who has looked on."""
    if not match.moves:
        return set()
    return {telling.announced(match, sight.viewer, names)}


# Pages round a match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.every_game("game_id")
def test_pages_round_a_match_speak_one_language(
    recorder: Recorder, tmp_path: Path, speak: Callable[[str], None], game_id: str, language: str
) -> None:
    speak(language)
    recorder.unknown.clear()
    appearance, pen, names = make_appearance(tmp_path), Pen(), LONG_NAMES[language]
    found: set[str] = set()
    for make in (set_up, results, between_rounds, matches):
        for page in make(appearance, game_id, names):
            at_size(page, *SIZE)
            page.setUpdatesEnabled(True)
            with pen.writing():
                page.grab()
            found |= {*pen.take_all(), *texts(page), *spoken(page), *hints(page)}
            page.close()
            page.deleteLater()
    for told in curtains(appearance, game_id, names):
        found |= {*texts(told), *spoken(told)}
    found = {text for text in found if ".trapoula" not in text}
    assert foreign(found, language) == []
    assert language == "en" or sorted(recorder.unknown) == []


def set_up(appearance: Appearance, game_id: str, names: tuple[str, ...]) -> Iterator[Page]:
    """The set-up pages at the fewest and the most players, with all options on."""
    game = GAMES[game_id]
    for seats in {game.min_seats, game.max_seats}:
        players = [RememberedPlayer(name, colour) for colour, name in enumerate(names[:seats])]
        options = {name: option.choices_at(seats)[-1] for name, option in game.options.items()}
        yield SetupPage(appearance, game_id, players, options)


def results(appearance: Appearance, game_id: str, names: tuple[str, ...]) -> Iterator[Page]:
    game = GAMES[game_id]
    for seats in {game.min_seats, game.max_seats}:
        for seed in (1, 2):
            yield ResultPage(appearance, seat(finished(game_id, names[:seats], seed=seed)))


def between_rounds(appearance: Appearance, game_id: str, names: tuple[str, ...]) -> Iterator[Page]:
    if game_id == "wednesday":
        yield ScoresPage(appearance, seat(after_rounds(2, names)))
        yield ScoresPage(appearance, seat(after_rounds(4, names[:4], teams=2)))


def matches(appearance: Appearance, game_id: str, names: tuple[str, ...]) -> Iterator[Page]:
    """The list of matches, and home with one to go on with."""
    some = [finished(game_id, names[: GAMES[game_id].max_seats])]
    some += [begun for begun in moments(game_id) if begun.over is None][:3]
    store: Any = Store(*(saved(match, f"/saved/{i}.trapoula") for i, match in enumerate(some)))
    yield MatchesPage(appearance, store, Exporter())
    page = HomePage(appearance)
    page.refresh()
    page.offer(saved(some[-1]))
    yield page


def curtains(appearance: Appearance, game_id: str, names: tuple[str, ...]) -> Iterator[QWidget]:
    """The curtain over some of the moments, with what it says of the turn before."""
    for match in moments(game_id):
        last = Sight(None, Phase.CURTAIN, False, False).session(match, names).views.turn_before()
        if last is not None:
            who, moves = last
            player, text = PlayerInfo(names[who], who), telling.told_of(match, moves, names)
            told = TurnBefore(player, lambda: text)  # noqa: B023
            window, curtain = curtain_over(appearance, QSize(*SIZE), names[0])
            curtain.fall(Arrival(player, [told]), at_once=True)
            yield curtain
            window.close()


# The language is switched


@pytest.mark.every_game("game_id")
def test_a_live_switch_changes_all_and_loses_nothing(
    appearance: Appearance, speak: Callable[[str], None], game_id: str
) -> None:
    speak("en")
    first = moments(game_id)[0]
    clock = ManualClock()
    page = TablePage(appearance, next(sights(first)).session(first), clock=clock)
    at_size(page, *SIZE)
    page.replay.skip()
    for number, match in islice(enumerate(moments(game_id)), some(1000, least=12, share=100)):
        seen = [sight for sight in sights(match) if sight.phase is not Phase.CURTAIN]
        names = ("12", "34", "56", "78", "90", "21")
        stand(page, seen[number % len(seen)].session(match, names))
        begin(page, number)
        page.retranslate()  # Another match in a page tells its options anew.
        page.relayout()
        clock.advance(1000)
        settle()
        before, kept = shown(page, appearance), state_of(page)
        assert foreign(before, "en") == []
        speak("el")
        settle()
        assert foreign(shown(page, appearance), "el") == []
        assert state_of(page) == kept
        speak("en")
        settle()
        assert shown(page, appearance) == before
        assert state_of(page) == kept
        page.view.let_go()


def begin(page: TablePage, number: int) -> None:
    """Show the situation; by turns choose something, hear a reason, or take a card up."""
    page.player_actions.forget_choices()
    page.display.situation = page.display.read()
    page.view.message.clear()
    page.signals.strip.close_choice()
    page.display.show(Transition.AT_ONCE)
    situation, layout = page.display.situation, page.view.scene.layout
    game = page.game
    for gesture in gestures(game, situation, layout):
        if isinstance(gesture.command, SetChoice) and number % 3:
            page.player_actions.do(gesture.command, page.view.scene.layout.places[0].id)
            break
    for place in layout.places:
        if number % 2 and game.pressed(page.display.situation, place.id):
            page.guide.press(place.id)
            break
    for card in page.view.scene.layout.cards:
        if card.liftable:
            page.view.gestures.pick(card.id, aim=True)
            page.view.access.renew()
            break


def shown(page: TablePage, appearance: Appearance) -> list[str]:
    """Every text on the page, what is painted on the table included."""
    pen, scene = Pen(), page.view.scene
    with pen.writing():
        found = [each.text for each in pen.on(scene.layout, Brush(appearance.theme, page.metrics))]
    bubble = scene.highlights.bubble
    if bubble is not None and isinstance(bubble.visual, BubbleVisual):
        found += bubble.visual.lines
    found += [
        text
        for aim in scene.highlights.aims
        for text in (aim.name, getattr(aim.visual, "text", ""))
    ]
    found += [page.bar_title.title, page.bar_title.line, *page.rail.status.lines]
    for each in interfaces(page):
        if not each.state().invisible:
            found += map(each.text, SPOKEN)
    found += [
        text for each in page.findChildren(QWidget) if each.isVisible() for text in [each.toolTip()]
    ]
    return sorted(found)


def state_of(page: TablePage) -> tuple[object, ...]:
    """Where the hands and the match stand."""
    scene, hands = page.view.scene, page.view.gestures
    return (
        scene.lifted,
        hands.mode,
        hands.aiming.aimed,
        sorted(hands.aiming.offers),
        page.display.situation.chosen,
        bool(page.view.message.text),
        sorted(scene.cards),
        sorted(scene.places),
        page.view.overlay.targets,
    )
