"""The coach's tips in a match: each once, never over the hand or what is asked, gone at a touch."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from app.games import MODULES
from app.games.tips import DEAD_END
from app.games.wednesday import ids, names
from app.games.wednesday.visuals.marks import stroke_rect
from app.games.wednesday.visuals.visuals import PlayableVisual
from app.match.session import Session
from app.pages.table.computers.seats import seat_rect
from app.pages.table.first_turns import FIRST
from app.pages.table.page import TablePage
from app.pages.table.tips import kept_free
from app.storage.progress import LearningProgress
from app.table.layout import Layer, Rect
from app.table.view.view import TableView
from app.widgets.coach_tip import Form, TipShape
from engine.core.match import Match
from engine.games import GAMES
from engine.games.qwixx_cards.printed import PENALTIES_TO_END
from engine.games.wednesday.cards import CHARACTERS
from tests.amounts import some
from tests.app.games.wednesday_positions import position as of_wednesday
from tests.app.manual_clock import ManualClock
from tests.app.pages.support import make_appearance
from tests.app.pages.tipped import (
    Forgetful,
    before_wednesday,
    due_tips,
    found,
    positions,
    session_of,
    show_other,
    signalled,
    tipped_page,
)
from tests.app.table.support import position
from tests.app.tables.matches import GAME_IDS, people
from tests.engine.games.qwixx_cards.positions import five
from tests.engine.games.qwixx_cards.positions import position as of_qwixx

SIZES = ((960, 600), (1280, 800))

ALL = [
    (game_id, name)
    for game_id in GAME_IDS
    for name in MODULES[game_id].tips().tips
    if name != "character/wednesday"
]

TIPPED = [game_id for game_id in GAME_IDS if MODULES[game_id].tips().tips]
"""The games that have tips of their own."""

FEWER = 0.9
"""In so many positions with a due tip there is room for it, at the least."""


def body_of(page: TablePage) -> Rect:
    assert page.tips is not None
    body = page.tips.bubble.body_rect
    return Rect(body.x(), body.y(), body.width(), body.height())


def shown(page: TablePage) -> str:
    assert page.tips is not None
    return page.tips.shown


def points(page: TablePage) -> bool:
    assert page.tips is not None
    return page.tips.bubble.points


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game_id", TIPPED)
def test_no_tip_lies_over_the_hand_the_players_the_piles_or_what_is_asked(
    tmp_path: Path,
    speak: Callable[[str], None],
    game_id: str,
    size: tuple[int, int],
    language: str,
) -> None:
    speak(language)
    appearance = make_appearance(tmp_path)
    count, came = some(200, share=40), 0
    page: TablePage | None = None
    clock = ManualClock()
    for session in positions(game_id, count):
        if page is None:
            page, clock = tipped_page(appearance, session, size, Forgetful())
        else:
            show_other(page, clock, session)
        if not shown(page):
            continue
        came += 1
        body = body_of(page)
        layout, rail_top = page.view.scene.layout, page.height() - page.rail_height
        assert page.bar_height <= body.y
        assert body.bottom <= rail_top
        assert body.x >= 0
        assert body.right <= page.width()
        seats = [seat_rect(layout, seat) for seat in range(len(session.players))]
        piles = [place.rect for place in layout.places if place.takes_cards]
        free = [
            *kept_free(layout, rail_top, page.module.tips().given_way),
            *filter(None, seats),
            *piles,
        ]
        covered = [rect for rect in free if rect.overlap(body)]
        assert covered == [], (shown(page), session.match.seed)
        told = page.view.scene.highlights.told
        assert (told is None) == points(page), (shown(page), session.match.seed)
    assert came >= FEWER * count


@pytest.mark.parametrize("name", ["character/enid", "character/eugene"])
@pytest.mark.parametrize("size", [(960, 600), (1280, 800)])
def test_no_tip_lies_over_the_strokes_that_show_what_can_be_played(
    tmp_path: Path, size: tuple[int, int], name: str
) -> None:
    session = found("wednesday")[name]
    page, _ = tipped_page(make_appearance(tmp_path), session, size, Forgetful())
    assert shown(page)
    playable = [c for c in page.view.scene.layout.cards if isinstance(c.over, PlayableVisual)]
    assert playable
    for card in playable:
        stroke = stroke_rect(QRectF(*card.rect))
        rect = Rect(stroke.x(), stroke.y(), stroke.width(), stroke.height())
        assert not body_of(page).overlap(rect), card.id


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("size", SIZES)
def test_no_tip_lies_over_the_panel_of_the_gift(
    tmp_path: Path, speak: Callable[[str], None], size: tuple[int, int], language: str
) -> None:
    speak(language)
    sessions = found("face-to-face")
    assert {"gift", "cost"} <= sessions.keys()
    for name in ("gift", "cost"):
        page, _ = tipped_page(make_appearance(tmp_path), sessions[name], size, Forgetful())
        assert shown(page)
        [panel] = [each for each in page.view.scene.layout.decorations if each.id == "gift"]
        assert not panel.rect.overlap(body_of(page))


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("own", [True, False])
def test_the_tip_of_the_first_lock_leaves_the_sheet_and_its_penalties_free(
    tmp_path: Path, speak: Callable[[str], None], language: str, own: bool
) -> None:
    speak(language)
    match = of_qwixx(
        "r7 g8 b9 y11", "r2 g5 y7 b12 b4", seat=1, part="number", draw="r12",
        sheets=[five("red") if own else {}, {} if own else five("red")],
    )  # fmt: skip
    for seat in (0, 1):
        match.do(seat, "mark red 12" if own is (seat == 0) else "skip")
    match.do(1, "play red r2")
    match.do(1, "skip")
    page, _ = tipped_page(make_appearance(tmp_path), session_of(match, 0), SIZES[0], Forgetful())
    assert shown(page) == "lock"
    boxes = [each.rect for each in page.view.scene.layout.decorations if "penalty" in each.id]
    assert len(boxes) >= PENALTIES_TO_END
    assert not any(body_of(page).overlap(box) for box in boxes)
    sheet = next(each for each in page.view.scene.layout.decorations if each.id == "sheet:0")
    assert not body_of(page).overlap(sheet.rect)


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("others", [2, 3])
def test_among_several_the_tip_of_the_lock_leaves_the_sheet_free_and_rather_hides_the_steps(
    tmp_path: Path, speak: Callable[[str], None], language: str, others: int
) -> None:
    speak(language)
    hands = ["r7 g8 b9 y11", "r3 g5 y7 b12", "r4 g6 y8 b10", "y2 y3 g9 b3"]
    closed = {"red": [2, 3, 4, 5, 6, 12], "locked": ["red"]}
    match = of_qwixx(
        *hands[: others + 1], part="number", draw="g10", sheets=[{}, closed, {}, {}][: others + 1]
    )
    page, _ = tipped_page(make_appearance(tmp_path), session_of(match, 0), SIZES[0], Forgetful())
    assert shown(page) == "lock"
    body, layout = body_of(page), page.view.scene.layout
    assert not any(body.overlap(each.rect) for each in layout.decorations if "sheet" in each.id)
    hand = [each.rect for each in layout.cards if each.id in match.view(0)["hands"][0]]
    assert hand
    assert not any(body.overlap(card) for card in hand)


@pytest.mark.parametrize(
    ("size", "text", "game_id"),
    [((1600, 1000), 200, each) for each in TIPPED] + [((960, 600), 150, "the-game")],
)
def test_very_large_letters_lie_over_no_pile_that_takes_cards(
    tmp_path: Path, game_id: str, size: tuple[int, int], text: int
) -> None:
    appearance = make_appearance(tmp_path, text_size=text)
    page: TablePage | None = None
    clock = ManualClock()
    for session in positions(game_id, some(24, share=5)):
        if page is None:
            page, clock = tipped_page(appearance, session, size, Forgetful())
        else:
            show_other(page, clock, session)
        assert shown(page)
        places = page.view.scene.layout.places
        piles = [place.rect for place in places if place.takes_cards]
        assert not any(pile.overlap(body_of(page)) for pile in piles), session.match.seed


@pytest.mark.parametrize(("game_id", "name"), ALL)
def test_each_tip_comes_exactly_once(tmp_path: Path, game_id: str, name: str) -> None:
    session = first_with(game_id, name)
    progress = LearningProgress(tmp_path / "learning.json")
    for other in MODULES[game_id].tips().tips:
        if other != name:
            progress.note_read(other)
    for _ in range(FIRST):
        progress.note_turn_ended(game_id)
    appearance = make_appearance(tmp_path)
    page, clock = tipped_page(appearance, session, (1280, 800), progress)
    assert shown(page) == name
    heading, text = page.tips.bubble.words  # type: ignore[union-attr]
    assert heading
    assert text
    assert "{" not in heading + text
    assert LearningProgress(tmp_path / "learning.json").has_read(name)
    show_other(page, clock, session)
    assert shown(page) == ""
    again, _ = tipped_page(appearance, session, (1280, 800), progress)
    assert shown(again) == ""


def first_with(game_id: str, name: str) -> Session:
    """A position in which that tip is due."""
    return signalled(game_id) if name == "signal" else found(game_id)[name]


@pytest.mark.parametrize(
    ("signal", "meaning"), [("leave", "keep off this pile"), ("gentle", "only small steps here")]
)
def test_the_first_signal_is_explained(signal: str, meaning: str, tmp_path: Path) -> None:
    session = signalled("the-game", signal)
    page, _ = tipped_page(make_appearance(tmp_path), session, (1280, 800), Forgetful())
    assert page.tips is not None
    assert page.tips.bubble is not None
    assert meaning in page.tips.bubble.words[1]


def test_wednesday_herself_has_a_tip_at_the_end_of_the_round(tmp_path: Path) -> None:
    session, seat, action = before_wednesday()
    page, clock = tipped_page(make_appearance(tmp_path), session, (1280, 800), Forgetful())
    session.play(seat, action)
    page.stage.end()
    page.view.scene.finish()
    clock.advance(1000)
    assert page.display.situation.stage == "ended"
    assert shown(page) == "character/wednesday"


def test_no_tip_about_a_rule_comes_when_the_round_is_over(tmp_path: Path) -> None:
    state = of_wednesday(((9,), (8,)), played=(2,), open_="weems", aside=())
    session = session_of(Match.from_state(GAMES["wednesday"], state), 1)
    page, clock = tipped_page(make_appearance(tmp_path), session, (1280, 800), Forgetful())
    session.play(0, "play 9")
    page.stage.end()
    page.view.scene.finish()
    clock.advance(1000)
    assert page.display.situation.stage == "ended"
    assert shown(page) == ""


@pytest.mark.parametrize("hands", [((9,), (8,)), ((9,), (8,), (7,))])
def test_yoko_changes_nothing_for_two(hands: tuple[tuple[int, ...], ...], tmp_path: Path) -> None:
    state = of_wednesday(hands, played=(2,), open_="yoko", aside=())
    session = session_of(Match.from_state(GAMES["wednesday"], state), 0)
    page, _ = tipped_page(make_appearance(tmp_path), session, (1280, 800), Forgetful())
    assert shown(page) == "character/yoko"
    text = page.tips.bubble.words[1]  # type: ignore[union-attr]
    assert ("as before" in text) is (len(hands) == 2)


@pytest.mark.parametrize("language", ["en", "el"])
@pytest.mark.parametrize("character", [each for each in CHARACTERS if each != "wednesday"])
def test_a_characters_tip_says_what_to_do_beside_what_may_be_played(
    tmp_path: Path, speak: Callable[[str], None], character: str, language: str
) -> None:
    speak(language)
    top = 9 if character == "bianca" else 2  # So that a card can be played.
    blocked = 5 if character == "thing" else None
    state = of_wednesday(played=(top,), open_=character, aside=(), burnt_top=(5,), blocked=blocked)
    session = session_of(Match.from_state(GAMES["wednesday"], state), 0)
    page, _ = tipped_page(make_appearance(tmp_path), session, (960, 600), Forgetful())
    assert shown(page) == f"character/{character}"
    text = page.tips.bubble.words[1]  # type: ignore[union-attr]
    # The rule itself has been told when the character appeared.
    assert names.character_rule(character).rstrip(".") not in text
    assert names.character_rule_explained(character).rstrip(".") not in text
    [line] = [each for each in page.view.scene.layout.decorations if each.id == ids.LINE]
    assert not line.rect.overlap(body_of(page))


def test_a_tip_elsewhere_puts_a_ring_round_its_thing_until_it_goes(tmp_path: Path) -> None:
    appearance = make_appearance(tmp_path)
    pages = (
        tipped_page(appearance, session, (960, 600), Forgetful())[0]
        for session in positions("wednesday", 40)
    )
    page = next(each for each in pages if shown(each) and not points(each))
    assert page.tips is not None
    highlights = page.view.scene.highlights
    assert highlights.told in {due.about for due in due_tips(page.session)}
    page.tips.close()
    assert highlights.told is None


def test_while_a_tray_covers_a_character_its_tip_is_about_the_pill(tmp_path: Path) -> None:
    def covered(session: Session) -> bool:
        return session.view()["turn"]["step"] == "pick" and bool(session.view()["open"])

    session = next(filter(covered, positions("wednesday", 400)))
    page, _ = tipped_page(make_appearance(tmp_path), session, (1280, 800), Forgetful())
    assert shown(page).startswith("character/")
    assert {due.about for due in due_tips(session)} == {"open-pill"}
    assert "open-pill" in page.view.scene.decorations


def test_a_tip_has_the_same_words_in_every_form(tmp_path: Path) -> None:
    page, _ = tipped_page(make_appearance(tmp_path), two_steps(), (1280, 800), Forgetful())
    assert page.tips is not None
    bubble = page.tips.bubble
    for form in Form:
        bubble.take_shape(TipShape(form, 300.0), page.metrics)
        assert bubble.no_more.word == "No more"
        assert bubble.no_more.accessibleName() == "No more tips"


@pytest.mark.parametrize("hand", [(6, 6, 6, 9), (3, 10, 10, 10, 10)])
def test_combinations_have_a_tip_before_the_first_one_not_after_it(
    tmp_path: Path, hand: tuple[int, ...]
) -> None:
    state = of_wednesday((hand, (1, 3, 8), (4, 8, 12)), played=(2,), open_="weems", aside=())
    session = session_of(Match.from_state(GAMES["wednesday"], state), 0)
    progress = LearningProgress(tmp_path / "learning.json")
    progress.note_read("character/weems")
    page, clock = tipped_page(make_appearance(tmp_path), session, (1280, 800), progress)
    assert shown(page) == "combination"
    [about] = [due.about for due in due_tips(session) if due.name == "combination"]
    cards = {card.id: card for card in page.view.scene.layout.cards}
    assert cards[about].layer is Layer.HAND
    assert ids.hand_number(about) == max(hand, key=hand.count)
    page.tips.close()  # type: ignore[union-attr]
    page.rail.extras[0].click()
    clock.advance(3000)
    # What follows is said; that is no warning that the settings switch off.
    assert page.view.message.text
    assert shown(page) == ""
    assert not progress.has_read("dead-end")
    [combination] = [each for each in map(str, session.legal()) if each.startswith("combo")]
    session.submit(combination)
    assert "combination" not in [due.name for due in due_tips(session)]


def two_steps(seed: int = 7) -> Session:
    """A person among computers who has just made a large step on the first pile."""
    match = Match.new(GAMES["the-game"], 2, {"first": 0}, seed)
    card = max(match.view(0)["hands"][0])
    match.do(0, f"place {card} up1")
    return session_of(match, 0)


@pytest.fixture
def table(tmp_path: Path) -> tuple[TablePage, ManualClock, LearningProgress]:
    progress = LearningProgress(tmp_path / "learning.json")
    page, clock = tipped_page(make_appearance(tmp_path), two_steps(), (1280, 800), progress)
    assert shown(page) == "cost"
    return page, clock, progress


@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme", "face-to-face"])
def test_what_a_step_costs_is_told_before_the_first_card(tmp_path: Path, game_id: str) -> None:
    match = Match.new(GAMES[game_id], 2, {"first": 0}, 7)
    page, _ = tipped_page(make_appearance(tmp_path), session_of(match, 0), (1280, 800), Forgetful())
    assert shown(page) == "cost"
    assert not match.moves


@pytest.mark.parametrize("game_id", ["the-game", "the-game-extreme", "face-to-face"])
def test_that_costs_come_in_short_is_told_once_they_do(tmp_path: Path, game_id: str) -> None:
    match = Match.new(GAMES[game_id], 2, {"first": 0}, 7)
    progress = LearningProgress(tmp_path / "learning.json")
    progress.note_read("cost")
    appearance = make_appearance(tmp_path)
    for _ in range(FIRST):
        page, _ = tipped_page(appearance, session_of(match, 0), (1280, 800), progress)
        assert shown(page) == ""
        progress.note_turn_ended(game_id)
    page, _ = tipped_page(appearance, session_of(match, 0), (1280, 800), progress)
    assert shown(page) == "cost-in-short"
    [heading, text] = page.tips.bubble.words  # type: ignore[union-attr]
    assert heading == "The same in short"
    assert re.search(r"^“Skips (\d+)” now .* and \1\. Lift \d+ .* the \d+\.$", text)


def test_a_number_in_the_text_leaves_the_heading_in_the_language_on_screen(
    tmp_path: Path, speak: Callable[[str], None]
) -> None:
    speak("el")
    page, _ = tipped_page(make_appearance(tmp_path), two_steps(), (1280, 800), Forgetful())
    assert shown(page) == "cost"
    assert page.tips is not None
    assert page.tips.bubble.words[0] == "Ό,τι αφήνεις έξω, χάνεται"


TableT = tuple[TablePage, ManualClock, LearningProgress]


def test_it_goes_with_its_button_and_leaves_the_focus_alone(table: TableT) -> None:
    page, _, _ = table
    page.setFocus()
    focus = QApplication.focusWidget()
    assert page.tips is not None
    QTest.mouseClick(page.tips.bubble.ok, Qt.MouseButton.LeftButton)
    assert shown(page) == ""
    assert not page.tips.bubble.isVisible()
    assert not page.tips.bubble.ok.isVisible()
    assert QApplication.focusWidget() is focus


def test_it_goes_with_esc_first_of_all(table: TableT) -> None:
    page, _, _ = table
    left: list[bool] = []
    page.back_requested.connect(lambda: left.append(True))
    page.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert shown(page) == ""
    assert left == []


def test_it_goes_with_the_next_action_and_with_undo(table: TableT) -> None:
    page, _, _ = table
    page.session.undo.take_back()
    assert shown(page) == ""


def test_at_most_one_comes_in_a_turn(table: TableT) -> None:
    page, clock, progress = table
    progress.forget_tips()
    assert page.tips is not None
    page.tips.close()
    page.display.show()
    clock.advance(1000)
    assert shown(page) == ""


def test_no_more_tips_switches_them_off_and_says_so(table: TableT) -> None:
    page, clock, progress = table
    assert page.tips is not None
    QTest.mouseClick(page.tips.bubble.no_more, Qt.MouseButton.LeftButton)
    assert not page.appearance.shows_tips
    assert page.view.message.text
    progress.forget_tips()
    show_other(page, clock, page.session)
    assert shown(page) == ""


def test_a_click_on_the_bubble_goes_through_to_the_table(table: TableT) -> None:
    page, _, _ = table
    assert page.tips is not None
    body = page.tips.bubble.body_rect
    at = body.topLeft().toPoint() + page.rect().topLeft()
    at.setX(at.x() + 8)
    at.setY(at.y() + 8)
    assert page.childAt(at) is not page.tips.bubble


def test_it_is_reached_by_tab_before_the_hand(table: TableT) -> None:
    page, _, _ = table
    assert page.tips is not None
    *_, last = page.tips.bubble.stops
    following = last.nextInFocusChain()
    while following is not None and not following.focusPolicy() & Qt.FocusPolicy.TabFocus:
        following = following.nextInFocusChain()
    hand = [card.id for card in page.view.scene.layout.cards if card.liftable]
    assert getattr(following, "target", None) in hand


def test_it_is_announced(tmp_path: Path) -> None:
    session = two_steps()
    appearance = make_appearance(tmp_path)
    page, clock = tipped_page(appearance, session, (1280, 800), Forgetful())
    said: list[str] = []
    page.view.announced.connect(said.append)
    show_other(page, clock, session)
    assert any(re.match(r"What you skip is lost\. \d+ on the 1 skips", text) for text in said)
    assert page.tips is not None
    assert page.tips.bubble.accessibleName() == "What you skip is lost"
    assert page.tips.bubble.accessibleDescription()


def test_the_first_one_tells_the_key_that_closes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(TableView, "announce", lambda _view, text: said.append(text))
    session = two_steps()
    page, clock = tipped_page(make_appearance(tmp_path), session, (1280, 800), Forgetful())
    show_other(page, clock, session)
    first, second = (each for each in said if each.startswith("What you skip is lost."))
    assert first == f"{second} Esc: Close."


def test_none_comes_where_they_are_switched_off(tmp_path: Path) -> None:
    appearance = make_appearance(tmp_path, tips="off")
    page, _ = tipped_page(appearance, two_steps(), (1280, 800), Forgetful())
    assert shown(page) == ""


def test_none_comes_for_a_computers_seat_or_behind_the_curtain(tmp_path: Path) -> None:
    appearance = make_appearance(tmp_path)
    match = two_steps().match
    watched = Session(match, people(match, 1))
    page, _ = tipped_page(appearance, watched, (1280, 800), Forgetful())
    assert shown(page) == ""
    shared = Session(match, people(match))
    page, _ = tipped_page(appearance, shared, (1280, 800), Forgetful())
    assert shown(page) == ""


def test_none_comes_for_who_has_decided_and_waits_for_others(tmp_path: Path) -> None:
    several = (each for each in positions("qwixx-cards", 300) if len(each.match.waits_for) > 1)
    session = next(each for each in several if each.submit("skip") is None and due_tips(each))
    page, _ = tipped_page(make_appearance(tmp_path), session, (1280, 800), Forgetful())
    assert page.display.situation.stage == "playing"
    assert shown(page) == ""


def test_the_warning_of_a_dead_end_has_a_tip_beside_it(tmp_path: Path) -> None:
    full = {"up1": [1, 90], "up2": [1, 98], "down1": [100, 3], "down2": [100, 2]}
    match = Match.from_state(GAMES["the-game"], position(2, (95, 97), piles=full))
    session, progress = session_of(match, 0), LearningProgress(tmp_path / "learning.json")
    progress.note_read("cost")
    page, clock = tipped_page(make_appearance(tmp_path), session, (1280, 800), progress)
    assert not page.guide.lay("97", "up1")
    clock.advance(1000)
    assert shown(page) == DEAD_END
    bubble = page.view.scene.highlights.bubble
    assert bubble is not None
    assert not bubble.rect.overlap(body_of(page))
    assert page.guide.lay("97", "up1")
    assert shown(page) == ""


def test_a_message_stays_clear_of_the_tip(table: TableT) -> None:
    page, _, _ = table
    page.view.show_message("up1", lambda: "That does not go there.")
    bubble = page.view.scene.highlights.bubble
    assert bubble is not None
    assert not bubble.rect.overlap(body_of(page))


@pytest.mark.parametrize(("game_id", "name"), [("wednesday", "character/tyler")])
def test_an_open_tip_names_things_in_the_language_that_is_chosen_meanwhile(
    tmp_path: Path, speak: Callable[[str], None], game_id: str, name: str
) -> None:
    speak("en")
    session = found(game_id)[name]
    page, _ = tipped_page(make_appearance(tmp_path), session, SIZES[1], Forgetful())
    assert page.tips is not None
    assert page.tips.bubble.words[0] == "Tyler Galpin has appeared"
    speak("el")
    page.retranslate()
    assert shown(page) == name
    [due] = [each for each in due_tips(session) if each.name == name]
    heading = page.module.tips().tips[name].heading.filled(due.fields)
    assert page.tips.bubble.words[0] == heading
    assert not set("abcdefghij") & set(heading.lower())
