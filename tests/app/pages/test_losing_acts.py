"""Acts that lose the game though another would not: warned of once, by the button too."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.games.contract import DoActions
from app.match.phase import Phase
from app.press_guard import AGAIN
from app.style.appearance import Appearance
from engine.core.events import Kind
from engine.core.match import Match
from tests.app.games.wednesday_people import Hands as OutcastHands
from tests.app.games.wednesday_people import Way
from tests.app.hands import Hands
from tests.app.speaking import speaking
from tests.app.table.support import Table, seat_at
from tests.engine.games.face_to_face.positions import Side
from tests.engine.games.face_to_face.positions import position as face_to_face
from tests.engine.games.qwixx_cards.positions import position as qwixx
from tests.engine.games.the_game.positions import position as the_game
from tests.engine.games.wednesday.positions import HER_ALONE, last_round
from tests.engine.games.wednesday.positions import position as outcasts

SKIP = DoActions(("skip",))
LEFT, NO_KEYS = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def sit(qapp: object, appearance: Appearance) -> Iterator[Callable[..., Table]]:
    tables: list[Table] = []

    def make(match: Match, *kinds: Kind) -> Table:
        table = seat_at(appearance, match, kinds)
        tables.append(table)
        return table

    yield make
    for table in tables:
        table.page.close()


def press_main(table: Table) -> str:
    """Click the main button; what is said then."""
    main = table.page.rail.main
    QTest.mouseClick(main, LEFT, NO_KEYS, main.rect().center())
    return table.view.message.text


def test_an_end_with_one_card_and_none_to_draw(sit: Callable[..., Table]) -> None:
    match = face_to_face(
        Side([20, 31, 33], up=[30], down=[32], draw=0), Side([21, 22], up=[40], down=[45])
    )
    table = sit(match, "human", "easy")
    for action in ("place 31 own.down", "place 33 rival.up"):
        assert table.session.submit(action) is None
    table.settle()
    said = press_main(table)
    assert said.startswith("With one card in hand and none to draw, you will lose")
    assert "You can still place 20 now" in said
    assert table.session.match.to_act == (0,)
    press_main(table)
    assert table.session.match.to_act == (1,)


def test_an_end_after_which_nobody_can_place(sit: Callable[..., Table]) -> None:
    match = the_game([24, 31], [39], up1=[41], down1=[30], down2=[25], draw=0)
    table = sit(match, "human", "easy")
    assert table.session.submit("place 24 down2") is None
    table.settle()
    assert press_main(table).startswith(
        "If you end your turn now, no card can be placed in the next"
    )
    assert table.session.match.to_act == (0,)
    press_main(table)
    assert table.session.phase is Phase.OVER


def test_the_fourth_penalty_by_the_main_button(sit: Callable[..., Table]) -> None:
    sheet = {"red": [2, 4], "penalties": 3}
    match = qwixx("y4 g9 b12", part="mark", played=("red", "r5 r7"), sheets=(sheet, {}))
    table = sit(match, "human", "easy")
    assert table.session.foresight.first_dead_end(["skip"]) == "skip"
    assert table.session.foresight.first_dead_end(["mark red 5"]) is None
    assert not table.page.player_actions.do(SKIP, table.page.rail.main_rect)
    assert "your fourth penalty" in table.view.message.text
    assert table.session.match.to_act == (0,)
    assert table.page.player_actions.do(SKIP, table.page.rail.main_rect)
    assert table.session.match.over is not None


def test_a_second_action_of_a_button_is_looked_at_too(sit: Callable[..., Table]) -> None:
    sheet = {"red": [2, 4], "penalties": 3}
    match = qwixx("r5 r7 y4 g9 b12", sheets=(sheet, {}))
    table = sit(match, "human", "easy")
    assert table.session.foresight.first_dead_end(["play red r5", "skip"]) == "skip"
    assert table.session.foresight.first_dead_end(["play red r5", "mark red 5"]) is None


@pytest.mark.parametrize("gap", [140, 420, 900])
def test_a_double_click_does_not_go_through_the_warning(
    sit: Callable[..., Table], gap: int
) -> None:
    sheet = {"red": [2, 4], "penalties": 3}
    match = qwixx("y4 g9 b12", part="mark", played=("red", "r5 r7"), sheets=(sheet, {}))
    table = sit(match, "human", "easy")
    hands = Hands(table.page, table.clock)
    hands.wait(AGAIN)
    hands.wait(AGAIN)
    hands.double_click(table.page.rail.main, gap)
    assert "your fourth penalty" in table.view.message.text
    assert table.session.match.over is None
    hands.wait(AGAIN)
    hands.wait(AGAIN)
    hands.click(table.page.rail.main)
    assert table.session.match.over is not None


# Wednesday: what ends the last round for others to win

HER_NEXT: dict[str, Any] = {"played": [5], "aside": HER_ALONE, "passes": 1}
NOT_WON = "This ends the last round, and the game with it: you would not win. Do it again"


def test_the_last_pass_is_warned_of_once_and_then_ends_it(sit: Callable[..., Table]) -> None:
    table = sit(last_round([9, 12], [3], behind=5, **HER_NEXT), "human", "easy")
    assert press_main(table).startswith(NOT_WON)
    assert table.session.match.to_act == (0,)
    press_main(table)
    over = table.session.view()["over"]
    assert over["winners"] == [1]


@pytest.mark.parametrize("way", ["drag", "click", "keys"])
def test_the_last_card_is_warned_of_once_and_then_ends_it(
    sit: Callable[..., Table], way: Way
) -> None:
    table = sit(last_round([9], [3], played=[5], behind=20), "human", "easy")
    hand = OutcastHands(table, way)
    hand.do("play 9")
    assert table.view.message.text.startswith(NOT_WON)
    assert table.session.match.to_act == (0,)
    table.settle()
    hand.do("play 9")
    assert table.session.view()["over"]["winners"] == [1]


def test_after_the_warning_something_else_can_be_done(sit: Callable[..., Table]) -> None:
    table = sit(last_round([9, 12], [3], behind=5, **HER_NEXT), "human", "human")
    assert press_main(table).startswith(NOT_WON)
    OutcastHands(table, "click").do("play 9")
    assert table.session.view()["played"] == [5, 9]
    assert table.session.match.to_act == (1,)


@pytest.mark.parametrize(
    "match",
    [
        last_round([9, 12], [3, 4], **HER_NEXT),
        last_round([9, 12], [3], behind=5, **{**HER_NEXT, "aside": []}),
        outcasts([9, 12], [3], number=4, scores=[[50, 0]] * 3, **HER_NEXT),
    ],
    ids=["the rival may lose", "she may not come", "another round follows"],
)
def test_a_pass_that_may_be_well_is_not_warned_of(sit: Callable[..., Table], match: Match) -> None:
    table = sit(match, "human", "easy")
    press_main(table)
    assert len(table.session.match.moves) == 1


@pytest.mark.parametrize(
    ("language", "teams", "said"),
    [
        ("en", 0, "and the game with it: you would not win. Do it again if you still want to."),
        ("en", 2, "and the game with it: your team would not win. Do it again if"),
        ("el", 0, "μαζί του η παρτίδα: δεν θα κέρδιζες. Κάν’ το ξανά αν το θέλεις παρ’ όλα αυτά."),
        ("el", 2, "μαζί του η παρτίδα: η ομάδα σου δεν θα κέρδιζε. Κάν’ το ξανά"),
    ],
)
def test_who_would_not_win_is_told(
    sit: Callable[..., Table], language: str, teams: int, said: str
) -> None:
    hands = [[9, 12], [3], [1, 2], [2, 2]] if teams else [[9, 12], [3]]
    more = HER_NEXT | {"passes": len(hands) - 1, "options": {"teams": teams}}
    with speaking() as install:
        install(language)
        assert said in press_main(sit(last_round(*hands, behind=40, **more)))


def test_no_warning_where_none_is_wanted(sit: Callable[..., Table], appearance: Appearance) -> None:
    appearance.set_dead_end_warning("off")
    table = sit(last_round([9], [3], played=[5], behind=20), "human", "easy")
    OutcastHands(table, "click").do("play 9")
    assert table.session.match.over is not None
