"""The buttons of a strip on the table are buttons like all others."""

from app.pages.table.choices import ChoiceButton
from app.pages.table.computers.seats import seat_of
from app.style.appearance import Appearance
from app.table.layout import Rect
from engine.core.events import Kind
from engine.core.match import Match
from engine.games import GAMES
from tests.app.pages.edges import without_edge
from tests.app.speaking import speaking
from tests.app.table.support import Table, seat_at


def options(table: Table) -> list[ChoiceButton]:
    """Open the signals of a pile, and return the buttons."""
    assert table.page.signals.open("up1")
    return table.page.signals.strip.findChildren(ChoiceButton)


def test_a_word_and_its_note_have_room_in_large_letters(table: Table) -> None:
    table.appearance.set_text_size(200)
    for button in options(table):
        assert button.accessibleDescription()
        metrics = button.metrics
        lines = metrics.line_height(button.role) + metrics.line_height("caption")
        assert button.body_in_parent().height() >= lines
        assert table.page.signals.strip.rect().contains(button.geometry())


def test_each_option_has_an_edge_in_high_contrast(table: Table) -> None:
    table.appearance.set_theme("contrast")
    assert options(table)
    assert without_edge(table.page.signals.strip) == []


def test_what_has_the_keyboard_has_a_ring(table: Table) -> None:
    first, second = options(table)
    assert (first.ring_visible, second.ring_visible) == (True, False)


def test_signals_are_offered_where_they_cover_no_player(appearance: Appearance) -> None:
    with speaking() as say:
        for language in ("el", "en"):
            say(language)
            for game_id, seats, size in (
                ("the-game", 3, (960, 600)),
                ("the-game", 5, (960, 600)),
                ("the-game", 4, (1280, 800)),
                ("the-game-extreme", 4, (960, 600)),
                ("the-game-extreme", 5, (1280, 800)),
            ):
                match = Match.new(GAMES[game_id], seats, {}, 3)
                kinds: list[Kind] = ["human", "easy", "easy", "easy", "easy"]
                table = seat_at(appearance, match, kinds[:seats], size)
                layout, signals = table.view.scene.layout, table.page.signals
                players = [each for each in layout.things if seat_of(each.id) is not None]
                assert len(players) >= seats - 1
                offered = [place.id for place in layout.places if signals.open(place.id)]
                assert len(offered) >= 4
                for place_id in offered:
                    signals.open(place_id)
                    strip = signals.strip.geometry()
                    at = Rect(strip.x(), strip.y(), strip.width(), strip.height())
                    covered = [each.id for each in players if at.overlap(each.rect)]
                    assert not covered, (language, game_id, seats, size, place_id)
                table.page.close()
