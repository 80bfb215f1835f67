"""A card placed against somebody's signal: it is placed, and said that they had asked otherwise."""

from __future__ import annotations

import pytest

from app.style.appearance import Appearance
from app.table.view.tips import tip_at
from tests.app.table.support import Table, make_table, position


def seated(appearance: Appearance, signal: str, pile: str = "up1") -> Table:
    return make_table(appearance, position(signals=[{"up1": "leave"}, {pile: signal}]))


@pytest.mark.parametrize("way", ["dragged", "clicked"])
def test_who_asked_to_keep_off_is_named_where_the_card_is(appearance: Appearance, way: str) -> None:
    table = seated(appearance, "leave")
    if way == "dragged":
        table.drag("37", "up1")
    else:
        table.click("37")
        table.click("up1")
    assert table.shown("up1")[-1] == "37"
    assert table.view.message.text == "Nikos asked you to keep off this pile."
    table.settle()
    assert table.view.message.text == "Nikos asked you to keep off this pile."
    table.click("58")
    assert table.view.message.text == ""


def test_a_short_step_is_what_small_steps_asks_for(appearance: Appearance) -> None:
    table = seated(appearance, "gentle")
    table.drag("37", "up1")
    assert table.view.message.text == ""
    table.drag("58", "up1")
    assert (
        table.view.message.text
        == "Nikos asked for small steps on this pile. This skipped 20 number(s)."
    )


def test_ones_own_signal_and_other_piles_say_nothing(appearance: Appearance) -> None:
    table = seated(appearance, "leave", "down1")
    table.drag("37", "up1")
    assert table.shown("up1")[-1] == "37"
    assert table.view.message.text == ""


@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_the_strip_of_signals_has_a_title_and_leaves_its_pile_free(
    appearance: Appearance, size: tuple[int, int]
) -> None:
    table = make_table(appearance, position(), size=size)
    for pile in ("up1", "down2"):
        assert table.page.signals.open(pile)
        strip, tray = table.page.signals.strip, table.view.scene.places[pile].spec.rect
        assert strip.title == "Tell the others about this pile"
        assert strip.accessibleName().endswith(strip.title)
        said = [button.accessibleDescription() for button in strip._buttons]
        assert said == ["place nothing here", "no big jumps here"]
        shown = strip.geometry()
        assert shown.bottom() < tray.y or shown.top() > tray.bottom
        assert shown.top() > table.page.bar_height


@pytest.mark.parametrize("signal", ["leave", "gentle"])
def test_a_pill_says_to_the_pointer_who_asks_for_what(appearance: Appearance, signal: str) -> None:
    scene = seated(appearance, signal).view.scene
    [pill] = [each for each in scene.layout.decorations if each.id.startswith("signal:up1:")]
    tip = tip_at(scene, *pill.rect.middle)
    assert tip is not None
    asked = {"leave": "keep off”: place nothing here", "gentle": "small steps”: no big jumps here"}
    assert tip.text == f"Nikos says “{asked[signal]}"
