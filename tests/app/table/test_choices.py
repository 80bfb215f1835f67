"""The buttons of a strip on the table are buttons like all others."""

from app.pages.table.choices import ChoiceButton
from tests.app.pages.edges import without_edge
from tests.app.table.support import Table


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
