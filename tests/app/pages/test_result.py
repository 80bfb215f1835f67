"""The result: what is said about each end, what is shown, what can be done next."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from app.games.the_game.result import TeamResult
from app.games.the_game.result_text import backwards_tricks, result_text
from app.match.match_time import MatchTime
from app.match.players import NewMatch
from app.pages.result import ResultPage
from app.press_guard import SEEN
from app.style.appearance import Appearance
from app.table.layout import CardSpec, Decoration, PlaceSpec
from app.widgets.control import Control
from engine.core.match import Match
from tests.app.hands import Hands, middle
from tests.app.pages.support import LONG_NAMES, NAMES, ending, focused, play, seat, show, texts


def click(widget: Control) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=widget.rect().center())


def team(page: ResultPage) -> TeamResult:
    assert isinstance(page.body, TeamResult)
    return page.body


def over(left: int, **changes: Any) -> Any:
    """A final document in which so many cards are left, all with the first player."""
    document: dict[str, Any] = {
        "over": {"won": left == 0, "remaining": left, "reason": "stuck"},
        "hands": [list(range(40, 40 + left)), []],
        "turn": {"seat": 0, "number": 20, "placed": []},
        "fires": {},
    }
    return document | changes


@pytest.mark.parametrize(
    ("left", "heading", "laurel"),
    [
        (0, "Won! All 98 cards!", True),
        (1, "Excellent!", True),
        (9, "Excellent!", True),
        (10, "Well played!", False),
        (19, "Well played!", False),
        (20, "Not bad", False),
        (34, "Not bad", False),
        (35, "Better luck next time", False),
        (98, "Better luck next time", False),
    ],
)
def test_a_match_is_judged_by_the_cards_left(left: int, heading: str, laurel: bool) -> None:
    said = result_text(over(left), ["Anna", "Leo"])
    assert (said.heading, said.laurel, said.placed) == (heading, laurel, 98 - left)
    assert (said.cause == "") == (left == 0)


@pytest.mark.parametrize("left", [1, 9, 10, 31])
def test_it_is_said_that_a_match_was_not_won(left: int) -> None:
    said = result_text(over(left), ["Anna", "Leo"]).sentence
    assert said.startswith("Not won")
    assert str(left) in said
    assert "ewer than ten" in said


def test_the_line_under_the_heading_says_that_it_was_not_won(appearance: Appearance) -> None:
    page = ResultPage(appearance, seat(play(NAMES, seed=3)))
    show(page)
    assert isinstance(page.body, TeamResult)
    assert page.body.head.story.text().startswith("Not won")


def test_the_cause_names_the_cards_that_did_not_fit() -> None:
    cases = {
        (12,): "It was Anna’s turn. 12 fits on none of the four piles.",
        (12, 45): "It was Anna’s turn. Neither 12 nor 45 fits on any of the four piles.",
        (1, 2, 3): "It was Anna’s turn. Neither 1, 2 nor 3 fits on any of the four piles.",
    }
    for hand, sentence in cases.items():
        said = result_text(over(12, hands=[list(hand), [50]]), ["Anna", "Leo"])
        assert said.cause == sentence
    alone = result_text(over(12, hands=[[12, 45]]), ["Anna"])
    assert alone.cause == "Neither 12 nor 45 fits on any of the four piles."


def test_the_cause_names_a_fire_that_was_due() -> None:
    burning = {"fires": {"33": 19}}
    said = result_text(over(5, hands=[[12, 45], []], **burning), ["Anna", "Leo"])
    assert "fire on 33 had to be covered" in said.cause.replace("(s)", "")
    said = result_text(over(5, hands=[[], [7]], **burning), ["Anna", "Leo"])
    assert said.cause.replace("(s)", "") == (
        "It was Anna’s turn. The hand was empty and nothing could cover the fire on 33."
    )
    fresh = result_text(over(5, hands=[[12], []], fires={"33": 20}), ["Anna", "Leo"])
    assert "fire" not in fresh.cause


def test_hidden_hands_are_not_asked_for() -> None:
    said = result_text(over(5, hands=[[None, None], [3]]), ["Anna", "Leo"])
    assert "None" not in said.cause


def test_a_name_may_hold_anything() -> None:
    said = result_text(over(5, hands=[[12], []]), ["{reason} {0}", "Leo"])
    assert said.cause.startswith("It was {reason} {0}’s turn. 12 ")


def test_backwards_tricks_are_counted_in_the_piles() -> None:
    piles = {"up1": [1, 20, 10, 30, 20], "up2": [1, 2], "down1": [100, 80, 90], "down2": [100]}
    final: Any = {"piles": piles}
    assert backwards_tricks(final) == 3


def test_the_page_shows_the_end_of_a_match(appearance: Appearance) -> None:
    match = play(NAMES, seed=3)
    page = ResultPage(appearance, seat(match))
    show(page)
    assert match.over is not None
    said = " ".join(texts(page))
    assert f"{match.over['remaining']} " in said
    assert "backwards tricks" in said
    for card in (card for hand in match.state()["hands"] for card in hand):
        assert str(card) in team(page).left.accessibleName()


def test_the_time_is_that_of_the_match_not_of_looking_at_its_end(appearance: Appearance) -> None:
    match = play(NAMES, seed=3)
    session = seat(match)
    session.time = MatchTime(60_000)
    page = ResultPage(appearance, session)
    assert "time under 1 min" in page.body.head.figures.said


def test_a_won_match_is_splendid(appearance: Appearance) -> None:
    match = ending(("Anna", "Leo"), [[40], []], "place 40 up1")
    page = ResultPage(appearance, seat(match))
    show(page)
    assert page.body.head.heading.text() == "Won! All 98 cards!"
    assert team(page).left.accessibleName() == "Anna, Leo"
    assert team(page).left.layout_shown.cards == ()
    assert page.body.head.facts.text() == (
        "Every card is on the four piles. You have beaten the game."
    )


def test_who_comes_to_a_result_hears_it_before_the_button(appearance: Appearance) -> None:
    page = ResultPage(appearance, seat(ending(("Anna", "Leo"), [[40], []], "place 40 up1")))
    show(page)
    assert focused() is page.new
    assert page.accessibleName().startswith("The Game, Result. Won! All 98 cards! ")
    assert page.new.accessibleDescription() == ""


@pytest.mark.parametrize(("language", "word"), [("en", "excellent"), ("el", "εξαιρετικά")])
def test_where_excellent_begins_is_told_once(
    appearance: Appearance, speak: Callable[[str], None], language: str, word: str
) -> None:
    speak(language)
    page = ResultPage(appearance, seat(play(("Anna",), seed=8)))
    show(page)
    measure = page.body.head.measure
    assert measure is not None
    told = [page.accessibleName(), *(each.accessibleName() for each in page.body.readable)]
    assert measure.accessibleName() in told
    assert " ".join(told).lower().count(word) == 1


def test_the_tab_key_goes_from_what_comes_next_to_what_looks_back(appearance: Appearance) -> None:
    page = ResultPage(appearance, seat(play(("Anna",), seed=8)))
    show(page)
    numbers = [each for each in page.reading.stops if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    wanted = [page.new, *numbers, page.again, *page.rail_left]
    wanted = [each for each in wanted if each.isVisible()]
    for widget in wanted:
        assert focused() is widget
        QTest.keyClick(widget, Qt.Key.Key_Tab)


def deals(page: ResultPage) -> list[NewMatch]:
    asked: list[NewMatch] = []
    page.deal_requested.connect(asked.append)
    return asked


def test_the_same_deal_and_a_new_one(appearance: Appearance) -> None:
    match = play(NAMES, seed=3, min_cards=3)
    page = ResultPage(appearance, seat(match))
    show(page)
    asked = deals(page)
    click(page.again)
    click(page.new)
    same, new = asked
    assert (same.seed, same.game, dict(same.options)) == (3, "the-game", dict(match.options))
    assert [player.name for player in same.players] == list(NAMES)
    assert new.seed != 3
    assert new.players == same.players


def test_a_match_without_deal_number_has_no_same_deal(appearance: Appearance) -> None:
    page = ResultPage(appearance, seat(ending(("Anna",), [[40]], "place 40 up1")))
    show(page)
    assert not page.again.isVisible()


@pytest.mark.parametrize(("names", "offered"), [(("Anna",), True), (NAMES, False)])
def test_a_copy_to_practise_in_is_offered_alone_only(
    appearance: Appearance, names: tuple[str, ...], offered: bool
) -> None:
    page = ResultPage(appearance, seat(play(names, seed=8)))
    show(page)
    assert page.play_on.isVisible() == offered
    assert "practice" not in " ".join(texts(page))
    if not offered:
        return
    asked: list[bool] = []
    page.practice_requested.connect(lambda: asked.append(True))
    click(page.play_on)
    assert page.question.isVisible()
    assert not any(button.isVisible() for button in (page.play_on, page.again, page.new))
    assert "keeps its result" in page.question.sentence.text()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert (page.question.isVisible(), page.play_on.isVisible(), asked) == (False, True, [])
    click(page.play_on)
    click(page.question.leave_it)
    assert asked == []
    click(page.play_on)
    click(page.question.do_it)
    assert asked == [True]


@pytest.mark.parametrize("gap", [150, 450, 800])
def test_a_double_click_on_cancel_does_not_deal(appearance: Appearance, gap: int) -> None:
    """The button for a new deal comes back just where Cancel was."""
    page = ResultPage(appearance, seat(play(("Anna",), seed=8)))
    show(page)
    hands = Hands(page)
    hands.wait(SEEN)
    hands.click(page.play_on)
    hands.wait(SEEN)
    asked = deals(page)
    cancel = middle(page.question.leave_it)
    assert page.new.geometry().contains(cancel)
    hands.double_click(cancel, gap)
    assert (page.question.isVisible(), asked) == (False, [])
    hands.wait(2 * SEEN)
    hands.click(page.new)
    assert len(asked) == 1


def test_a_match_that_is_won_is_never_gone_on_with(appearance: Appearance) -> None:
    page = ResultPage(appearance, seat(ending(("Anna",), [[40]], "place 40 up1")))
    show(page)
    assert page.body.final["over"]["won"]
    assert not page.play_on.isVisible()


def test_practice_is_called_practice(appearance: Appearance) -> None:
    match = Match.replay(play(("Anna",), seed=8).document(), {"the-game": play().game})
    match.undo(0, "table")
    match.do(0, str(match.legal(0)[0]))
    page = ResultPage(appearance, seat(match))
    assert "practice" in page.bar_title.line


@pytest.mark.parametrize("size", [(960, 600), (1280, 800), (2560, 1440)])
def test_many_cards_find_room(appearance: Appearance, size: tuple[int, int]) -> None:
    match = Match.new(play().game, 5, {}, 7)
    session = seat(match)
    final = dict(match.state()) | {"over": {"won": False, "remaining": 98, "reason": "stuck"}}
    match.state = lambda *_: final  # type: ignore[method-assign]
    session.players = tuple(
        player._replace(given=name)
        for player, name in zip(session.players, LONG_NAMES, strict=True)
    )
    page = ResultPage(appearance, session)
    show(page, *size)
    left = team(page).left
    shown = left.layout_shown
    assert len(shown.cards) == sum(map(len, final["hands"]))
    things: list[CardSpec | PlaceSpec | Decoration] = [
        *shown.cards,
        *shown.places,
        *shown.decorations,
    ]
    assert max(thing.rect.right for thing in things) <= left.width()
    # The box of a line is a little higher than its letters.
    assert max(thing.rect.bottom for thing in things) < left.height() + 1
    assert left.geometry().bottom() <= page.area.board.height()
    assert page.grab().toImage().width() > 0


def test_home_in_the_bar_is_for_the_mouse_and_the_one_on_the_rail_for_the_keys(
    appearance: Appearance,
) -> None:
    page = ResultPage(appearance, seat(play(NAMES, seed=3)))
    asked: list[bool] = []
    page.home_requested.connect(lambda: asked.append(True))
    show(page)
    assert page.home_button.isVisible()
    assert page.home_button.focusPolicy() is Qt.FocusPolicy.NoFocus
    assert page.home.focusPolicy() is not Qt.FocusPolicy.NoFocus
    page.home_button.click()
    assert asked == [True]
