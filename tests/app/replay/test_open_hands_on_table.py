"""With all hands open, every card of every hand can be seen on the table of every game."""

from collections import Counter
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.qwixx_cards.visuals.faces import QwixxFace
from app.games.the_game_extreme.visuals.faces import CommandFace
from app.games.wednesday.visuals.faces import OutcastFace
from app.match.moments import Moments
from app.pages.replay.page import ReplayPage
from app.pages.replay.table import situation_at
from app.paint.faces import NumberFace
from app.style.typography import SMALLEST, load_fonts, text_width
from app.table.layout import Layout
from app.table.scene.matching import CardSeen, same_cards
from app.table.visuals import PanelVisual
from engine.games import GAMES
from engine.games.wednesday.happenings import HandsPassedRight
from tests.app.pages.support import at_size, make_appearance
from tests.app.replay.replays import frame_of, moments_of
from tests.app.tables.matches import GAME_IDS, LONG_NAMES, people, played

SIZES = ((1280, 800), (960, 600))


def cards_seen(layout: Layout) -> Counter[str]:
    """The cards that are seen, as the engine writes them, without those of the panels."""
    seen = Counter[str]()
    for card in layout.cards:
        match card.face:
            case (
                NumberFace(number=number) | OutcastFace(number=number) | CommandFace(number=number)
            ):
                seen[str(number)] += 1
            case QwixxFace():
                seen[card.id] += 1
    return seen


def told_on_panels(layout: Layout) -> Counter[str]:
    """The numbers that are written on panels; each has its room."""
    told = Counter[str]()
    for decoration in layout.decorations:
        visual = decoration.visual
        if isinstance(visual, PanelVisual) and visual.open_hand:
            if visual.line:
                assert text_width(visual.line, SMALLEST, 620) <= visual.text_room
            told.update((visual.line or visual.count).split())
    return told


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_card_in_a_hand_is_seen(
    qapp: QApplication, game_id: str, size: tuple[int, int]
) -> None:
    load_fonts()
    game, rules = MODULES[game_id].table(), GAMES[game_id]
    for seats in range(max(2, rules.min_seats), rules.max_seats + 1):
        match = played(game_id, seats, 4)
        moments = Moments(match, people(match, names=LONG_NAMES["el"]))
        open_to_all = moments.viewpoints()[0]
        assert open_to_all.open_hands
        for moment in range(0, len(moments), max(1, len(moments) // 6)):
            layout = game.layout(situation_at(moments, moment, open_to_all), frame_of(*size))
            seen = cards_seen(layout) + told_on_panels(layout)
            for hand in match.state(moment)["hands"]:
                held = Counter(map(str, hand))
                if game_id == "the-game-extreme":
                    held = Counter(dict.fromkeys(held, 1))
                assert not held - seen, (seats, moment)


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize(("size", "least"), [((1280, 800), 14), ((1600, 1000), 18)])
def test_hands_and_names_of_five_are_read_beside_the_largest_texts(
    tmp_path: Path, language: str, size: tuple[int, int], least: int
) -> None:
    match = played("the-game-extreme", 5, 4)
    page = ReplayPage(
        make_appearance(tmp_path, text_size=200),
        Moments(match, people(match, names=LONG_NAMES[language])),
    )
    at_size(page, *size)
    panels = [
        decoration.visual
        for decoration in page.table.scene.layout.decorations
        if isinstance(decoration.visual, PanelVisual)
    ]
    assert len(panels) == 4
    assert min(min(panel.count_size, panel.name_size) for panel in panels) >= least


def test_a_card_is_played_from_the_hand_of_who_played_it() -> None:
    """Another hand that goes on at the same time may hold one of its like nearer to the pile."""
    moments = moments_of("wednesday", 5, 5, 0)
    viewpoint, table = moments.viewpoints()[0], MODULES["wednesday"].table()
    moment = next(
        index
        for index in range(1, len(moments))
        if any(isinstance(each, HandsPassedRight) for each in moments.happenings(index, viewpoint))
    )
    before, after = (
        table.layout(situation_at(moments, index, viewpoint), frame_of())
        for index in (moment - 1, moment)
    )
    seen = {spec.id: CardSeen(spec, spec.rect.middle) for spec in before.cards}
    now = [spec.id for spec in after.cards if spec.place == "played" and spec.was]
    came = same_cards(seen, after, moves=before.moves)[now[-1]]
    assert before.card(came).place == f"panel{moments.actor(moment)}"
