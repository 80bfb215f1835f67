"""Every step of Wednesday at the table: dragged, clicked, by keyboard; pressed; refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from app.games.contract import DoActions, Refuse
from app.games.wednesday import ids
from app.games.wednesday.gestures import WednesdayTable
from app.style.appearance import Appearance
from app.table.layout import Layer
from app.table.view.gestures import Mode
from app.table.view.tips import tip_at
from tests.app.games.wednesday_people import Hands, Way, check, sit
from tests.app.games.wednesday_positions import position
from tests.app.games.wednesday_situations import STEPS, situation
from tests.app.hands import pressed
from tests.app.table.support import LEFT, NO_KEYS, Table, look_at
from tests.app.translators import Pretend

Key = Qt.Key
CTRL = Qt.KeyboardModifier.ControlModifier
REST = ((1, 3, 8), (4, 8, 12))


def turn(*hand: int, **changes: Any) -> dict[str, Any]:
    """Seat 0 holds this hand and is to act, on a 2, without a character of a kind of its own."""
    options: dict[str, Any] = {"played": (2,), "open_": "weems", "aside": (), **changes}
    last = options["played"][-1] if options["played"] else 6
    options.setdefault("turn", {"last": 1, "last_number": last})
    return position((hand, *REST), **options)


EXPERT_4 = {"options": {"expert": True}, "round": 4, "scores": [[1, 2, 3]] * 3}
ACTIONS: dict[str, tuple[dict[str, Any], str]] = {
    "open": (STEPS["open"], "play 1"),
    "play": (STEPS["play"], "play 9"),
    "pass": (STEPS["play"], "pass"),
    "again": (STEPS["again"], "play 5"),
    "swap": (STEPS["swap"], "swap 2"),
    "give": (STEPS["give"], "give 9"),
    "give a twin of what was taken": (STEPS["give"], "give 7"),
    "pick": (STEPS["pick"], "pick 3"),
    "donate": (STEPS["donate"], "donate 2"),
    "block": (STEPS["block"], "block 4"),
    "insert on top": (STEPS["insert"], "insert 1"),
    "insert": (STEPS["insert"], "insert 5"),
    "three 6": (turn(6, 6, 6, 9), "combo 6"),
    "four 10": (turn(3, 10, 10, 10, 10), "combo 10"),
    "lay off": (turn(5, 5, blocked=5), "shed"),
    "a pair": (turn(7, 7, 9, open_="enid", played=(2, 2)), "play 7 7"),
    "a single 9": (turn(7, 9, 9, open_="enid", played=(2, 2), **EXPERT_4), "play 9"),
    "a pair of 9": (turn(7, 9, 9, open_="enid", played=(2, 2), **EXPERT_4), "play 9 9"),
    "a 10 under Tyler": (
        turn(7, 10, open_="tyler", played=(3,), options={"expert": True}, round=5,
             scores=[[1, 2, 3]] * 4),
        "play 10",
    ),
    "the last card, a 7": (turn(7), "play 7"),
}  # fmt: skip

SetTable = Callable[..., Table]


@pytest.fixture
def appearance(qapp: object, tmp_path: Path) -> Appearance:
    return look_at(tmp_path, motion="reduced")


@pytest.fixture
def table_of(appearance: Appearance) -> Iterator[SetTable]:
    """Makes tables, and clears them away."""
    made = []

    def make(state: dict[str, Any], **options: Any) -> Table:
        table = sit(appearance, state, **options)
        made.append(table)
        return table

    yield make
    for table in made:
        table.page.close()
        table.page.deleteLater()
    QCoreApplication.sendPostedEvents(None, 0)
    QCoreApplication.processEvents()


@pytest.fixture
def other_language(qapp: object) -> Iterator[Callable[[], None]]:
    """Switches the language when called."""
    pretend = Pretend()

    def switch() -> None:
        QCoreApplication.installTranslator(pretend)
        QCoreApplication.processEvents()

    yield switch
    QCoreApplication.removeTranslator(pretend)


def done(table: Table) -> list[str]:
    return [move.action for move in table.session.match.moves]  # type: ignore[union-attr]


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
@pytest.mark.parametrize("name", ACTIONS)
def test_every_action_in_every_way(table_of: SetTable, name: str, way: Way) -> None:
    state, action = ACTIONS[name]
    table = table_of(state)
    check(table)
    Hands(table, way).do(action)
    assert done(table) == [action]
    table.settle()
    if table.page.display.situation.stage == "ended":
        table.page.presses.main()
        table.settle()
    check(table)


@pytest.mark.parametrize("name", ACTIONS)
def test_exactly_the_legal_places_are_lit(table_of: SetTable, name: str) -> None:
    """Whatever can be lifted is lifted: the places that light up are what the engine allows."""
    state, _ = ACTIONS[name]
    table = table_of(state)
    scene, page = table.view.scene, table.page
    legal = [str(action) for action in table.session.legal()]
    reached: set[str] = set()
    for spec in [item.spec for item in scene.cards.values() if item.spec.liftable]:
        table.view.gestures.pick(spec.id)
        for place, item in scene.places.items():
            lit = item.lit.goal == 1.0
            assert lit is (place in table.view.gestures.aiming.offers)
            if not lit:
                continue
            command = page.game.lay(page.display.situation, spec.id, place)
            [action] = command.actions  # type: ignore[union-attr]
            assert action in legal
            reached.add(action)
        table.view.let_go()
    assert reached | {"pass"} == {*legal, "pass"}
    if "pass" in legal:
        assert page.rail.main.allowed


# Pressing


def test_a_press_on_a_player_takes_a_card_from_there(table_of: SetTable) -> None:
    table = table_of(STEPS["swap"])
    hands = Hands(table, "click")
    assert {place.spec.id for place in table.view.scene.places.values() if place.spec.lit} == {
        "panel1",
        "panel2",
    }
    hands.click("panel2")
    assert done(table) == ["swap 2"]


def test_a_press_on_a_player_gives_the_top_burnt_card(table_of: SetTable) -> None:
    table = table_of(STEPS["donate"])
    Hands(table, "click").click("panel1")
    assert done(table) == ["donate 1"]


def test_players_are_pressed_by_key_too(table_of: SetTable) -> None:
    table = table_of(STEPS["swap"])
    hands = Hands(table, "keys")
    hands.go("panel1")
    hands.key(Key.Key_Return)
    assert done(table) == ["swap 1"]


@pytest.mark.parametrize("way", ["click", "keys"])
@pytest.mark.parametrize(("name", "index"), [("three 6", 0), ("four 10", 0), ("lay off", 0)])
def test_buttons_on_the_rail(table_of: SetTable, name: str, index: int, way: Way) -> None:
    state, action = ACTIONS[name]
    table = table_of(state)
    Hands(table, way).press_extra(index)
    assert done(table) == [action]


@pytest.mark.parametrize("way", ["click", "keys"])
@pytest.mark.parametrize(
    ("name", "follows"),
    [("three 6", "The three 6s will be burnt"), ("four 10", "This ends the round at once.")],
)
def test_a_button_that_is_for_good_first_says_what_follows(
    table_of: SetTable, name: str, follows: str, way: Way
) -> None:
    state, action = ACTIONS[name]
    table = table_of(state)
    button = table.page.rail.extras[0]
    assert button.toolTip().startswith(follows)
    hands = Hands(table, way)
    hands.press_once(button)
    assert done(table) == []
    assert table.view.message.text.startswith(follows)
    assert table.view.message.text.endswith("Press again if you still want to.")
    hands.press_once(button)
    assert done(table) == [action]


def test_what_is_for_good_is_asked_again_once_something_else_was_touched(
    table_of: SetTable,
) -> None:
    state, action = ACTIONS["four 10"]
    table = table_of(state)
    hands, button = Hands(table, "click"), table.page.rail.extras[0]
    for aside in (
        table.page.rail.undo.click,
        lambda: hands.click("r2:hand:3:0"),
        lambda: hands.key(Qt.Key.Key_Escape),
        lambda: hands.key(Qt.Key.Key_O),
        lambda: hands.key(Qt.Key.Key_E),
        table.page.rail.undo.setFocus,
        table.page.step_back.take,
    ):
        hands.press_once(button)
        aside()
        table.settle()
    hands.press_once(button)
    assert done(table) == []
    hands.press_once(button)
    assert done(table) == [action]


def test_who_has_the_question_said_again_can_still_say_yes(table_of: SetTable) -> None:
    state, action = ACTIONS["four 10"]
    table = table_of(state)
    hands, button = Hands(table, "click"), table.page.rail.extras[0]
    hands.press_once(button)
    hands.key(Qt.Key.Key_R)
    hands.press_once(button)
    assert done(table) == [action]


def test_three_sixes_without_wednesday_are_burnt_at_once(table_of: SetTable) -> None:
    table = table_of(turn(6, 6, 6, 9, aside=("wednesday",), options={"expert": True}))
    button = table.page.rail.extras[0]
    assert button.toolTip() == ""
    Hands(table, "click").press_once(button)
    assert done(table) == ["combo 6"]


def test_no_button_stands_on_the_rail_for_what_is_not_legal(table_of: SetTable) -> None:
    for state in (STEPS["play"], STEPS["open"], STEPS["give"]):
        table = table_of(state)
        assert not any(button.isVisible() for button in table.page.rail.extras)


CHOSEN = {
    "pick": (STEPS["pick"], "r2:tray:4", "pick 4", "Take the"),
    "block": (STEPS["block"], "strip5", "block 5", "Block the"),
    "insert": (STEPS["insert"], "gap3", "insert 3", "Put her in position 3"),
}


@pytest.mark.parametrize("step", ["pick", "block"])
def test_who_comes_to_the_burnt_cards_hears_what_they_are(table_of: SetTable, step: str) -> None:
    state, target, _, _ = CHOSEN[step]
    table = table_of(state)
    overlay = table.view.overlay
    outer = QAccessible.queryAccessibleInterface(overlay[target]).parent()
    assert outer.text(QAccessible.Text.Name) == "Burnt cards, choose one"
    assert outer.parent().object() is table.view
    hand = next(each for each in overlay.targets if ":hand:" in each)
    hand_in = QAccessible.queryAccessibleInterface(overlay[hand]).parent()
    assert hand_in.object() is table.view
    hands = Hands(table, "click")
    press(hands, target)
    hands.press_main()
    table.settle()
    assert {overlay[each].lies_in for each in overlay.targets} <= {None}


@pytest.mark.parametrize("way", ["click", "keys"])
@pytest.mark.parametrize("step", CHOSEN)
def test_choosing_in_a_tray_and_doing_it_with_the_main_button(
    table_of: SetTable, step: str, way: Way
) -> None:
    state, target, action, word = CHOSEN[step]
    table = table_of(state)
    hands = Hands(table, way)
    assert not table.page.rail.main.allowed
    said: list[str] = []
    table.view.announced.connect(said.append)
    press(hands, target)
    assert done(table) == []
    assert said[-1] == f"Chosen. Ctrl+Enter: {table.page.rail.main.word}."
    assert [*table.page.display.situation.chosen] == [target]
    assert table.page.rail.main.word.startswith(word)
    assert table.page.rail.main.allowed
    check_chosen(table)
    press(hands, target)
    assert not table.page.display.situation.chosen
    assert said[-1] == "Nothing is chosen."
    press(hands, target)
    hands.press_main()
    assert done(table) == [action]
    table.settle()
    if table.page.display.situation.stage == "ended":
        table.page.presses.main()
        table.settle()
    check(table)


@pytest.mark.parametrize("way", ["click", "keys"])
def test_wednesday_on_a_chosen_gap_is_that_gap(table_of: SetTable, way: Way) -> None:
    table = table_of(STEPS["insert"])
    her = ids.wednesday(table.situation.view)
    press(Hands(table, way), "gap3")
    table.settle()
    assert table.view.scene.card_at(*table.view.scene.places["gap3"].spec.rect.middle) == her
    press(Hands(table, way), her)
    assert table.situation.chosen == ()
    assert table.view.scene.lifted is None
    assert done(table) == []


def test_wednesday_is_dragged_from_a_chosen_gap_to_another(table_of: SetTable) -> None:
    table = table_of(STEPS["insert"])
    hands = Hands(table, "drag")
    press(hands, "gap3")
    table.settle()
    hands.move(ids.wednesday(table.situation.view), ids.gap(5))
    assert done(table) == ["insert 5"]


@pytest.mark.parametrize("step", CHOSEN)
def test_esc_lets_go_what_is_chosen_before_it_leaves(table_of: SetTable, step: str) -> None:
    state, target, _, _ = CHOSEN[step]
    table = table_of(state)
    left: list[str] = []
    table.page.back_requested.connect(lambda: left.append("home"))
    press(Hands(table, "click"), target)
    assert [*table.page.display.situation.chosen] == [target]
    assert table.page.guide.key_aside(pressed(Key.Key_Escape))
    assert not table.page.display.situation.chosen
    assert done(table) == left == []
    assert not table.page.guide.key_aside(pressed(Key.Key_Escape))


@pytest.mark.parametrize("step", CHOSEN)
def test_esc_does_not_choose_again_what_was_put_back(table_of: SetTable, step: str) -> None:
    state, target, _, _ = CHOSEN[step]
    table = table_of(state)
    for _ in range(2):
        press(Hands(table, "click"), target)
    assert not table.page.display.situation.chosen
    assert not table.page.guide.key_aside(pressed(Key.Key_Escape))
    assert not table.page.display.situation.chosen


def new_cards(table: Table) -> list[str]:
    """The cards of the hand with a mark that they are new."""
    cards = table.view.scene.cards.values()
    return [card.spec.name for card in cards if ", new" in card.spec.name]


def test_a_card_that_a_character_or_another_brings_is_marked(table_of: SetTable) -> None:
    state = turn(1, 3, 10, played=(13,), open_="eugene", burnt_top=(3,))
    table = table_of(state)
    assert new_cards(table) == []
    table.page.presses.main()
    table.settle()
    assert table.page.display.situation.stage == "reviewing"
    [name] = new_cards(table)
    assert name.startswith("3 Yeti")

    given = table_of(position(((8, 1), (4, 9), (5, 5)), played=(2,), burnt_top=(9,), aside=(),
                              open_="weems", turn={"last": 2, "last_number": 2}))  # fmt: skip
    for action in ("play 8", "donate 1"):
        assert given.session.submit(action) is None
    given.settle()
    given.session.handover.lift()
    given.page.replay.skip()
    given.settle()
    [name] = new_cards(given)
    assert name.startswith("9 Werewolf")
    assert given.session.submit("pass") is None


def press(hands: Hands, target: str) -> None:
    """Click it, or go there and press Enter."""
    if hands.way == "click":
        hands.click(target)
    else:
        hands.go(target)
        hands.key(Key.Key_Return)
    hands.table.settle()


def check_chosen(table: Table) -> None:
    """A choice changes nothing in the match."""
    assert table.page.rail.undo.allowed
    check_scene = table.view.scene
    assert check_scene.lifted is None


def test_a_chosen_burnt_card_goes_to_the_hand_by_a_press_there(table_of: SetTable) -> None:
    table = table_of(STEPS["pick"])
    hands = Hands(table, "click")
    hands.click("r2:tray:2")
    assert table.view.scene.places[ids.HAND].spec.lit
    hands.click(ids.HAND)
    assert done(table) == ["pick 2"]


def test_a_choice_can_be_taken_back(table_of: SetTable) -> None:
    table = table_of(STEPS["block"])
    hands = Hands(table, "click")
    hands.click("strip2")
    hands.click("strip6")
    table.page.rail.undo.click()
    assert list(table.page.display.situation.chosen) == ["strip2"]
    table.page.rail.undo.click()
    assert list(table.page.display.situation.chosen) == []
    assert not table.page.rail.undo.allowed


def test_the_main_button_of_a_tray_says_what_comes_first(table_of: SetTable) -> None:
    expected = {
        "pick": "First choose which burnt card to take.",
        "block": "First choose the number for Thing to block.",
        "insert": "First put Wednesday among the characters.",
    }
    for step, reason in expected.items():
        table = table_of(STEPS[step])
        table.page.rail.main.click()
        assert table.view.message.text == reason
        assert done(table) == []


# Refusals


REFUSED: dict[str, tuple[dict[str, Any], str, str, str]] = {
    "too low": (STEPS["play"], "r2:hand:2:0", "played", "it must be higher than 6"),
    "blocked": (STEPS["play"], "r2:hand:5:0", "played", "5 is blocked"),
    "not a combination": (STEPS["play"], "r2:hand:10:0", "burnt", "You need 4 cards numbered 10"),
    "nothing to lay off": (STEPS["again"], "r2:hand:9:0", "burnt", "After a 2"),
    "not only blocked": (STEPS["play"], "r2:hand:9:0", "burnt", "when every card in it is blocked"),
    "not a 1": (STEPS["open"], "r2:hand:5:0", "played", "You have a 1"),
    "only one": (turn(7, 9, 9, open_="enid", played=(2, 2)), "r2:hand:7:0", "played", "only one 7"),
    "the card just taken": (
        position(((2, 9), *REST), played=(3, 4), turn={"step": "give", "last": 0, "taken": 9,
                                                       "from": 2}),
        "r2:hand:9:0", "panel2", "just taken",
    ),
    "a blocked burnt card": (STEPS["pick"], "", "hand", "is blocked: choose another"),
    "decide first": (STEPS["donate"], "r2:hand:9:0", "played", "First choose who takes"),
}  # fmt: skip


@pytest.mark.parametrize("way", ["drag", "click"])
@pytest.mark.parametrize("name", REFUSED)
def test_what_does_not_go_says_why_and_comes_back(table_of: SetTable, name: str, way: Way) -> None:
    state, card, place, reason = REFUSED[name]
    table = table_of(state)
    if not card:
        burnt = table.session.view()["burnt"]
        card = f"r2:tray:{len(burnt) - max(i for i, n in enumerate(burnt) if n == 5)}"
    hands = Hands(table, way)
    home = table.view.scene.cards[card].spec.rect
    if way == "drag":
        hands.drag(card, place)
    else:
        hands.click(card)
        if table.view.gestures.mode is Mode.PICKED:
            hands.click(place)
    assert reason in table.view.message.text
    assert done(table) == []
    if table.view.scene.lifted is not None:
        # It stays picked, for another place takes it.
        table.key(Qt.Key.Key_Escape)
    table.settle()
    assert table.view.scene.cards[card].shown_rect == home
    check(table)


def test_a_card_that_does_not_go_says_why_as_soon_as_it_is_lifted(table_of: SetTable) -> None:
    table = table_of(STEPS["play"])
    Hands(table, "click").click("r2:hand:2:0")
    assert "it must be higher than 6" in table.view.message.text


def test_the_others_cards_stay_where_they_are(table_of: SetTable) -> None:
    table = table_of(STEPS["play"])
    scene = table.view.scene
    assert not any(i.spec.usable for i in scene.cards.values() if i.spec.layer is not Layer.HAND)


def test_things_that_do_nothing_explain_themselves(table_of: SetTable) -> None:
    table = table_of(STEPS["play"])
    hands = Hands(table, "click")
    said = []
    for target in ("burnt", "characters", "open", "played"):
        hands.click(target)
        said.append(table.view.message.text)
        table.view.message.clear()
    assert all(said)
    assert len(set(said)) == 4
    assert "Out of this round: Thing, Larissa Weems." in said[1]
    assert said[2] == ("Turns go counter-clockwise: after you comes whoever sits on your right.")


def test_all_places_say_what_they_are_where_the_pointer_rests(table_of: SetTable) -> None:
    for name, (state, _) in ACTIONS.items():
        scene = table_of(state).view.scene
        assert [place.id for place in scene.layout.places if not place.tip] == [], name
        for pile in ("burnt", "characters") if ids.BURNT in scene.places else ():
            told = tip_at(scene, *scene.places[pile].spec.rect.middle)
            assert told is not None
            assert "When everybody passes" in told.text


def test_a_press_on_a_card_of_another_player_takes_one_from_them(table_of: SetTable) -> None:
    table = table_of(STEPS["swap"])
    Hands(table, "click").click(ids.card_id(table.situation.view, "seat2", 0))
    assert done(table) == ["swap 2"]
    assert table.view.scene.lifted is None


def test_a_double_click_says_how_to_do_what_cannot_be_undone(table_of: SetTable) -> None:
    table = table_of(turn(7, 9, burnt_top=(5,)))
    card = ids.card_id(table.situation.view, "hand", 7, 0)
    hands = Hands(table, "click")
    hands.click(card)
    QTest.mouseDClick(table.view, LEFT, NO_KEYS, table.middle(card))
    table.settle()
    assert done(table) == []
    assert table.view.message.text == "This cannot be undone. To do it, press here."
    hands.click(ids.PLAYED)
    assert done(table) == ["play 7"]


def test_the_place_of_a_single_nine_explains_itself(table_of: SetTable) -> None:
    table = table_of(ACTIONS["a single 9"][0])
    Hands(table, "click").click("single")
    assert "a single 9 may be played even with Enid in play" in table.view.message.text


def test_passing_at_the_wrong_time_says_why(table_of: SetTable) -> None:
    for step, reason in (
        ("open", "you cannot pass"),
        ("again", "After a 2 you must play again. You can play: 5, 7, 9."),
        ("swap", "First take a card"),
        ("give", "First give a card"),
        ("donate", "First choose who"),
    ):
        table = table_of(STEPS[step])
        table.page.rail.main.click()
        assert reason in table.view.message.text


def test_a_2_can_be_taken_back_until_the_next_card(table_of: SetTable) -> None:
    table = table_of(turn(2, 9, 13, played=(1,)))
    hands = Hands(table, "drag")
    hands.do("play 2")
    table.settle()
    assert table.page.rail.undo.allowed
    table.page.presses.undo()
    table.settle()
    check(table)
    assert table.shown("hand")[0] == "r2:hand:2:0"


# Another language in the middle of it


@pytest.mark.parametrize("step", STEPS)
def test_another_language_at_every_step(
    table_of: SetTable, step: str, other_language: Callable[[], None]
) -> None:
    table = table_of(STEPS[step])
    texts = strings(table)
    assert all("¿" not in text for text in texts)
    if step in CHOSEN:
        Hands(table, "click").click(CHOSEN[step][1])
    else:
        lifted = next(i.spec for i in table.view.scene.cards.values() if i.spec.by_key)
        table.view.gestures.pick(lifted.id)
    chosen, held = table.page.display.situation.chosen, table.view.scene.lifted
    offers = set(table.view.gestures.aiming.offers)
    other_language()
    after = strings(table)
    assert len(after) > 20
    assert [text for text in after if "¿" not in text] == []
    assert table.page.display.situation.chosen == chosen
    assert table.view.scene.lifted == held
    assert set(table.view.gestures.aiming.offers) == offers
    table.view.let_go()
    table.settle()


NAMELESS = {"Maria", "Nikos", "Eleni", ""}


def strings(table: Table) -> list[str]:
    """Every text that a person can see or hear, but names of players and bare numbers."""
    page, layout = table.page, table.view.scene.layout
    found = [*page.rail.status.lines, page.bar_title.line, page.rail.main.word]
    found += [button.accessibleName() for button in page.rail.extras if button.isVisible()]
    found += table.view.overlay.names
    found += [decoration.visual for decoration in table.view.scene.highlights.aims]  # type: ignore[misc]
    found += [decoration.visual for decoration in layout.decorations]  # type: ignore[misc]
    found += [place.visual for place in layout.places]  # type: ignore[misc]
    found += [card.face for card in layout.cards]  # type: ignore[misc]
    texts: list[str] = []
    for entry in found:
        texts += _texts(entry)
    return [
        text
        for text in texts
        if text not in NAMELESS and any(letter.isalpha() for letter in text) and len(text) > 1
    ]


CODES = ("id", "figure", "deck", "kind", "tone", "initial")
"""Fields of looks and faces that hold no words."""


def _texts(entry: object) -> list[str]:
    if isinstance(entry, str):
        return [entry]
    if isinstance(entry, tuple) and not hasattr(entry, "_fields"):
        # A text that is broken into lines.
        return [" ".join(text for part in entry for text in _texts(part))]
    fields: tuple[str, ...] = getattr(entry, "_fields", ())
    fields = fields or tuple(getattr(entry, "__dataclass_fields__", ()))
    return [text for name in fields if name not in CODES for text in _texts(getattr(entry, name))]


# What is laid together


def standing(table: Table) -> set[str]:
    """The cards of the hand that stand over it."""
    scene = table.view.scene
    up = {id_ for id_, item in scene.cards.items() if item.along.goal}
    return up | ({scene.lifted} if scene.lifted else set())


@pytest.mark.parametrize(
    ("hand", "changes", "lifted", "together"),
    [
        ((7, 7, 7, 9), {"played": (2, 2), "open_": "enid"}, "7:1", {"7:1", "7:0"}),
        ((6, 6, 6, 9), {"played": (8,), "open_": "weems"}, "6:2", {"6:0", "6:1", "6:2"}),
        ((10, 10, 10, 10), {"played": (12,), "open_": "weems"}, "10:0",
         {"10:0", "10:1", "10:2", "10:3"}),
        ((9, 10), {"played": (2,), "open_": "weems"}, "9:0", {"9:0"}),
        ((5, 5, 5), {"played": (2,), "open_": "weems", "blocked": 5}, "5:0",
         {"5:0", "5:1", "5:2"}),
    ],
)  # fmt: skip
def test_all_cards_that_will_be_laid_are_lifted(
    table_of: SetTable, hand: tuple[int, ...], changes: dict[str, Any], lifted: str,
    together: set[str],
) -> None:  # fmt: skip
    table = table_of(position((hand, (1, 3), (4, 8)), aside=(), **changes))
    hands = Hands(table, "click")
    hands.click(f"r2:hand:{lifted}")
    table.settle()
    assert standing(table) == {f"r2:hand:{card}" for card in together}
    table.key(Qt.Key.Key_Escape)
    table.settle()
    assert standing(table) == set()
    assert all(item.along.value == 0.0 for item in table.view.scene.cards.values())


def test_a_six_that_can_go_alone_or_with_others_shows_what_is_meant(table_of: SetTable) -> None:
    table = table_of(position(((6, 6, 6, 9), (1, 3), (4, 8)), played=(2,), open_="weems", aside=()))
    hands = Hands(table, "click")
    hands.click("r2:hand:6:0")
    assert standing(table) == {"r2:hand:6:0"}
    table.view.gestures.aiming.aim(ids.BURNT)
    assert standing(table) == {f"r2:hand:6:{copy}" for copy in range(3)}
    table.view.gestures.aiming.aim(ids.PLAYED)
    assert standing(table) == {"r2:hand:6:0"}


def test_what_a_step_asks_for_is_announced(table_of: SetTable) -> None:
    table = table_of(turn(4, 9))
    submit = table.session.submit
    assert table.heard_by(lambda: submit("play 4"))[-1] == (
        "4 Proteus: take a card from another player."
    )
    asked = table.heard_by(lambda: submit("swap 1"))[-1]
    assert asked == "Give another card back."  # Which one was taken has just been told.


@pytest.mark.parametrize("step", ["pick", "donate"])
def test_no_sentence_ends_twice(table_of: SetTable, step: str) -> None:
    table = table_of(STEPS[step])
    said = table.page.game.called(
        replace(table.page.display.situation, stage="watching"), table.page.display.situation
    )
    assert said
    assert ".." not in said
    assert "?." not in said


def test_the_card_just_taken_is_refused_though_another_of_its_number_may_be_given() -> None:
    """The table marks the last one of its number as just taken."""
    table, seen = WednesdayTable(), situation(STEPS["give"])
    given, taken = (ids.card_id(seen.view, "hand", 7, copy) for copy in (0, 1))
    panel = ids.panel(seen.view["turn"]["from"] or 0)
    assert "give 7" in seen.legal
    assert table.held_back(seen, given) is None
    assert table.lay(seen, given, panel) == DoActions(("give 7",))
    assert table.offers(seen, taken) == {}
    refusal = table.held_back(seen, taken)
    assert refusal is not None
    assert "just taken" in table.refusal(refusal, seen)
    assert table.lay(seen, taken, panel) == Refuse(refusal)


def test_who_gives_a_card_back_hears_what_can_be_given_not_played(table_of: SetTable) -> None:
    for step, told in (("give", "can be given now"), ("play", "can be used now")):
        names = [each.name for each in table_of(STEPS[step]).view.scene.layout.cards]
        assert {name.rsplit(", ", 1)[1] for name in names if " now" in name} == {told}
