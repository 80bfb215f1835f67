"""The results of every game at every table: all is said, nothing is cut or over something else."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from app.games.face_to_face.result import DuelResult
from app.games.qwixx_cards.result import SheetsResult
from app.games.qwixx_cards.visuals.visuals import CrossVisual, PaperVisual, RowVisual, TotalVisual
from app.games.the_game.result import TeamResult
from app.games.the_game_extreme.visuals.faces import CommandFace
from app.games.wednesday.result import score_table
from app.games.wednesday.result.result import RoundsResult
from app.games.wednesday.result.score_table import CARD, ScoreRow, ScoreTable
from app.games.wednesday.visuals.open_hand import (
    COUNTED,
    STEP,
    TWIN_STEP,
    advances,
    span,
    twins_apart,
)
from app.match.players import NewMatch, PlayerInfo
from app.match.session import Session
from app.pages.result import ResultPage
from app.pages.result_frame import ResultFrame
from app.pages.scores import ScoresPage
from app.paint.brushes import numeral_width, write
from app.paint.faces import NumberFace
from app.paint.names import name_lines
from app.storage.history.statistics import Streak, Tally
from app.storage.own_record import OwnRecord
from app.style.appearance import Appearance
from app.style.typography import Metrics, font, number
from app.table.visuals import DrawPileVisual
from app.widgets import result_pieces
from app.widgets.result_pieces import CELEBRATES, DiscFace, ResultDisc
from app.widgets.result_strip import StripFace, StripMark
from engine.core.match import Match
from engine.games.qwixx_cards.printed import COLOURS, PENALTY
from engine.games.wednesday.rounds import ROUNDS
from tests.app.manual_clock import ManualClock
from tests.app.pages.finished import EACH_TABLE, TABLES, after_rounds, finished
from tests.app.pages.support import (
    SIX_LONG_NAMES,
    astray,
    at_size,
    focused,
    make_appearance,
    over_each_other,
    seat,
    show,
    squeezed,
    texts,
)
from tests.app.table.support import look_at
from tests.engine.games.the_game.positions import EXTREME, lying, position

SIZES = ((960, 600), (1280, 800), (2560, 1440))
NAMES = ("Anna", "Leo", "Maria", "Nikos", "Eleni", "Yannis")
BODIES = {
    "the-game": TeamResult,
    "the-game-extreme": TeamResult,
    "face-to-face": DuelResult,
    "qwixx-cards": SheetsResult,
    "wednesday": RoundsResult,
}


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Konstantinos-Georgio", ["Konstantinos-", "Georgio"]),
        ("Αλεξάνδρα-Ευγενία Π", ["Αλεξάνδρα-", "Ευγενία Π"]),
        ("Chrysovalantopapadim", ["Chrysovala", "ntopapadim"]),
    ],
)
def test_a_long_name_is_broken_between_its_words(qapp: object, name: str, lines: list[str]) -> None:
    room = QFontMetricsF(font(12, 600)).horizontalAdvance("Konstantinos-G")
    assert name_lines(name, Metrics(960, 600), room)[1] == lines


def test_no_word_of_a_large_name_is_broken_while_smaller_letters_keep_it_whole(
    qapp: object,
) -> None:
    room = QFontMetricsF(font(20, 600)).horizontalAdvance("Κωνσταντίνος") + 1
    written, lines = name_lines("Κωνσταντίνος Παπαδοπ", Metrics(1280, 800, 2.0), room)
    assert lines == ["Κωνσταντίνος", "Παπαδοπ"]
    assert written.pixelSize() == 20


def result(
    appearance: Appearance, table: tuple[str, int, int], names: tuple[str, ...] = NAMES
) -> ResultPage:
    game_id, seats, teams = table
    return ResultPage(appearance, seat(finished(game_id, names[:seats], teams)))


class Pen:
    """Takes down what painters write: each text of each widget, and where it stands."""

    def __init__(self) -> None:
        self.written: list[tuple[QWidget, str, QRectF]] = []

    def __call__(
        self,
        painter: QPainter,
        at: QPointF,
        text: str,
        font: QFont,
        color: QColor,
        *,
        anchor: float = 0.0,
    ) -> None:
        measure = QFontMetricsF(font)
        width = measure.horizontalAdvance(text)
        place = QRectF(at.x() - width * anchor, at.y() - measure.capHeight(), width, 0)
        place.setBottom(at.y())
        device = painter.device()
        if isinstance(device, QWidget) and text:
            self.written.append((device, text, painter.transform().mapRect(place)))
        write(painter, at, text, font, color, anchor=anchor)

    def complaints(self) -> list[str]:
        """Texts with an ellipsis, outside of their widget, or over another text of it."""
        found = [f"cut: {text}" for _, text, _ in self.written if "…" in text]
        for index, (widget, text, place) in enumerate(self.written):
            if not QRectF(widget.rect()).adjusted(-1, -1, 1, 1).contains(place):
                found.append(f"{text} at {place} leaves {widget.rect()}")
            for other, other_text, other_place in self.written[index + 1 :]:
                shared = place.intersected(other_place)
                if other is widget and shared.width() > 1 and shared.height() > 1:
                    found.append(f"{text} over {other_text}")
        return found


@pytest.fixture
def pen(monkeypatch: pytest.MonkeyPatch) -> Pen:
    pen = Pen()
    for name, module in list(sys.modules.items()):
        if name.startswith("app.") and getattr(module, "write", None) is write:
            monkeypatch.setattr(module, "write", pen)
    return pen


def complaints(page: ResultFrame) -> list[str]:
    return [*squeezed(page), *astray(page), *over_each_other(page), *under_each_other(page)]


def under_each_other(page: ResultFrame) -> list[str]:
    """Whatever stands on the board and lies over something else of it."""
    board = page.area.board
    parts = [
        child
        for child in board.findChildren(QWidget)
        if child.isVisibleTo(board) and child.width() and child.parentWidget() is board
    ]
    found = []
    for index, part in enumerate(parts):
        for other in parts[index + 1 :]:
            # The rays of a disc fade out towards the corners of its square.
            slack = page.metrics.px(14)
            shared = QRectF(part.geometry()).intersected(QRectF(other.geometry()))
            if shared.width() > slack and shared.height() > slack:
                found.append(f"{type(part).__name__} over {type(other).__name__}: {shared}")
    return found


def fill(page: ResultPage) -> None:
    """Let a result say all that it can: one's own record, and what computers made of the deal."""
    match = page.body.played.match
    team = match.game.scoring.team
    tally = Tally(played=140, best=12.0, mean=17.0, wins=Streak(11, 11), excellents=Streak(11, 11))
    page.show_record(OwnRecord(tally, tally._replace(best=None if team else 11.0)))
    words = ["easy", "normal", "hard"] if team else ["hard"]
    marks = [StripMark(word, 9 + 9 * (word == "easy")) for word in words]
    title = "The same deal, with a computer in your seat"
    remarks = ["cards left", "hard: median of 20 games"]
    face = StripFace(
        title,
        "",
        remarks,
        [StripMark("you", 8, own=True), *marks],
        falling=team,
        good=9,
        good_word="excellent: 1 to 9",
        end_word="0: won",
    )
    if match.game.id in ("the-game", "the-game-extreme", "qwixx-cards"):
        page.body.head.show_computers(face, "")
    elif match.game.id == "face-to-face":
        line = "A hard computer in your seat won this deal 14 times out of 20."
        page.body.head.show_computers(None, line)
    page.relayout()


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("table", EACH_TABLE)
def test_with_all_that_can_be_said_everything_has_its_room(
    table: tuple[str, int, int], text_size: int, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    page = result(make_appearance(tmp_path, text_size=text_size), table, SIX_LONG_NAMES)
    for language in ("en", "el"):
        speak(language)
        for size in SIZES:
            at_size(page, *size)
            fill(page)
            assert complaints(page) == [], (language, size)


@pytest.mark.parametrize("table", EACH_TABLE)
def test_with_all_that_can_be_said_all_is_seen_without_scrolling(
    table: tuple[str, int, int], tmp_path: Path, speak: Callable[[str], None]
) -> None:
    page = result(make_appearance(tmp_path), table)
    for language in ("en", "el"):
        speak(language)
        for size in SIZES:
            at_size(page, *size)
            fill(page)
            assert page.area.board.height() <= page.area.viewport().height(), (language, size)


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("table", EACH_TABLE)
def test_everything_has_its_room(
    table: tuple[str, int, int], text_size: int, tmp_path: Path, speak: Callable[[str], None]
) -> None:
    page = result(make_appearance(tmp_path, text_size=text_size), table, SIX_LONG_NAMES)
    for language in ("en", "el"):
        speak(language)
        for size in SIZES:
            at_size(page, *size)
            assert complaints(page) == [], (language, size)


@pytest.mark.parametrize("names", [NAMES, SIX_LONG_NAMES])
@pytest.mark.parametrize("table", EACH_TABLE)
def test_at_the_usual_text_size_all_is_seen_without_scrolling(
    table: tuple[str, int, int],
    names: tuple[str, ...],
    tmp_path: Path,
    speak: Callable[[str], None],
) -> None:
    page = result(make_appearance(tmp_path), table, names)
    for language in ("en", "el"):
        speak(language)
        for size in SIZES:
            at_size(page, *size)
            assert page.area.board.height() <= page.area.viewport().height(), (language, size)


@pytest.mark.parametrize("table", EACH_TABLE)
def test_a_wordier_language_has_its_room_too(
    table: tuple[str, int, int], tmp_path: Path, other_language: Callable[[bool], None]
) -> None:
    other_language(True)
    page = result(make_appearance(tmp_path), table, SIX_LONG_NAMES)
    for size in SIZES:
        at_size(page, *size)
        assert complaints(page) == [], size


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize("table", EACH_TABLE)
def test_nothing_painted_is_cut_or_over_something(
    table: tuple[str, int, int], text_size: int, tmp_path: Path, pen: Pen
) -> None:
    appearance = make_appearance(tmp_path, text_size=text_size)
    for theme, size in zip(("evening", "whitewash"), SIZES[:2], strict=True):
        appearance.set_theme(theme)  # type: ignore[arg-type]
        page = result(appearance, table, SIX_LONG_NAMES)
        page.resize(*size)
        pen.written.clear()
        assert not page.grab().isNull()
        assert pen.written
        assert pen.complaints() == [], (theme, size)


@pytest.mark.parametrize("table", EACH_TABLE)
def test_each_game_has_its_body(appearance: Appearance, table: tuple[str, int, int]) -> None:
    page = result(appearance, table)
    assert isinstance(page.body, BODIES[table[0]])
    assert page.body.head.heading.text()
    lost = not page.body.final["over"].get("won")
    assert page.play_on.isVisibleTo(page) == (table[1] == 1 and lost)
    asked: list[NewMatch] = []
    page.deal_requested.connect(asked.append)
    for button in (page.again, page.new):
        button.click()
    same, new = asked
    match = finished(table[0], NAMES[: table[1]], table[2])
    assert (same.game, same.seed, dict(same.options)) == (table[0], 1, dict(match.options))
    assert new == same._replace(seed=new.seed)
    assert new.seed != same.seed


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "qwixx-cards"])
def test_sheets_say_every_row(appearance: Appearance, table: tuple[str, int, int]) -> None:
    page = result(appearance, table)
    at_size(page, 1280, 800)
    body = page.body
    assert isinstance(body, SheetsResult)
    final: Any = body.final
    totals = [final["over"]["scores"][place] for place in body.order]
    assert totals == sorted(totals, reverse=True)
    for sheet, place in zip(body.sheets, body.order, strict=True):
        looks = [decoration.visual for decoration in sheet.layout_shown.decorations]
        paper = next(visual for visual in looks if isinstance(visual, PaperVisual))
        rows = [visual for visual in looks if isinstance(visual, RowVisual)]
        crosses = [visual for visual in looks if isinstance(visual, CrossVisual)]
        given = final["sheets"][place]
        assert paper.won == (place in final["over"]["winners"])
        total = next(visual for visual in looks if isinstance(visual, TotalVisual))
        assert total.text == number(final["over"]["scores"][place])
        points = sum(row.points for row in rows)
        assert points - PENALTY * given["penalties"] == final["over"]["scores"][place]
        crossed = sum(len(given[colour]) for colour in COLOURS)
        assert sum(len(row.crossed) for row in rows) == crossed
        assert len(crosses) == crossed + len(given["locked"]) + given["penalties"]
        assert NAMES[place] in sheet.accessibleName()
        for row in rows:
            assert str(row.points) in sheet.accessibleName()


@pytest.mark.parametrize("table", [table for table in TABLES if table[0] == "wednesday"])
def test_the_table_has_every_round(appearance: Appearance, table: tuple[str, int, int]) -> None:
    page = result(appearance, table)
    body = page.body
    assert isinstance(body, RoundsResult)
    rows, teams = body.table._rows, table[2]
    assert all(len(row.points) == ROUNDS for row in rows)
    assert all(sum(map(int, row.points)) == int(row.total) for row in rows)
    assert len(rows) == table[1] + teams
    crowned = [int(row.total) for row in rows if row.crowned]
    over: Any = body.final["over"]
    best = over["team_totals"] or over["totals"]
    assert set(crowned) == {min(best)}
    assert "The last round: " in body.head.facts.text()


@pytest.mark.parametrize("table", [table for table in TABLES if table[1] > 1], ids=str)
def test_laurel_and_confetti_are_for_people(
    appearance: Appearance, table: tuple[str, int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seats, teams = table
    match = finished(game, NAMES[:seats], teams)
    over = match.state()["over"]
    winners = over.get("winners", [over["winner"]] if "winner" in over else [])
    decked: list[tuple[bool, bool]] = []
    monkeypatch.setattr(
        result_pieces.ResultDisc,
        "show_face",
        lambda *_, laurel, won: decked.append((laurel, won)),
    )
    for people in (range(seats), winners, sorted(set(range(seats)) - set(winners))):
        session = seat(match)
        session.players = tuple(
            player._replace(kind="human" if index in people else "hard")
            for index, player in enumerate(session.players)
        )
        page = ResultPage(appearance, session)
        if winners:
            praised = any(index in people for index in winners)
            assert decked[-1] == (praised, praised)
        else:
            assert people or decked[-1] == (False, False)
        page.deleteLater()


def test_a_duel_counts_the_gifts_of_each(appearance: Appearance) -> None:
    match = finished("face-to-face", NAMES[:2])
    gifts = [
        sum(move.seat == giver and " rival." in str(move) for move in match.moves)
        for giver in range(2)
    ]
    body = ResultPage(appearance, seat(match)).body
    said = body.head.figures.said
    for name, given in zip(NAMES, gifts, strict=False):
        assert f"gifts from {name} {given}," in said
    assert sum(gifts)


def test_sides_show_piles_hands_and_what_is_to_draw(appearance: Appearance) -> None:
    page = result(appearance, ("face-to-face", 2, 0))
    at_size(page, 1280, 800)
    body = page.body
    assert isinstance(body, DuelResult)
    for place, side in enumerate(body.sides):
        said = side.accessibleName()
        piles = body.final["piles"][place]
        shown = [piles["up"][-1], piles["down"][-1], *body.final["hands"][place]]
        assert all(str(card) in said for card in shown)
        assert str(len(body.final["draw"][place])) in said
    assert _top_tones(body) == _tones_by_the_states(finished("face-to-face", NAMES[:2]))


def test_no_card_of_a_side_hides_a_number(tmp_path: Path) -> None:
    page = result(make_appearance(tmp_path), ("face-to-face", 2, 0), SIX_LONG_NAMES)
    body = page.body
    assert isinstance(body, DuelResult)
    for size in SIZES:
        at_size(page, *size)
        for side in body.sides:
            layout = side.layout_shown
            card = layout.unit
            widest = max(numeral_width(str(number), 0.56 * card) for number in range(2, 60))
            lefts = [spec.rect.x for spec in layout.cards if spec.id.startswith("hand:")]
            steps = [right - left for left, right in pairwise(lefts)]
            assert (card + widest) / 2 <= min(steps) + 1, size


def _top_tones(body: DuelResult) -> list[str]:
    cards = [card for side in body.sides for card in side.layout_shown.cards]
    tops = [card.face for card in cards if card.id.startswith("top:")]
    return [top.tone for top in tops if isinstance(top, NumberFace)]


def _tones_by_the_states(match: Match) -> list[str]:
    """The deck of whoever acted when the top card came onto each pile."""
    tones = []
    for owner in (0, 1):
        for way in ("up", "down"):
            heights = [
                len(match.view(None, index)["piles"][owner][way])
                for index in range(len(match.states))
            ]
            last = max(at for at in range(1, len(heights)) if heights[at] > heights[at - 1])
            tones.append(("gold", "silver")[match.moves[last - 1].seat])
    return tones


def test_the_heading_takes_up_another_theme(appearance: Appearance) -> None:
    page = result(appearance, ("wednesday", 2, 0))
    show(page)
    heading = page.body.head.heading
    assert heading.palette().windowText().color() == appearance.theme.lit
    appearance.set_theme("whitewash")
    assert heading.palette().windowText().color() == appearance.theme.text


def test_keys_scroll_what_has_no_room(tmp_path: Path) -> None:
    page = result(make_appearance(tmp_path, text_size=130), ("wednesday", 6, 3), SIX_LONG_NAMES)
    show(page, 960, 600)
    bar = page.area.verticalScrollBar()
    assert bar.maximum() > 0
    for key, reached in (
        (Qt.Key.Key_End, bar.maximum()),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_PageDown, min(bar.maximum(), bar.pageStep())),
    ):
        QTest.keyClick(focused(), key)
        assert bar.value() == reached


def test_extreme_is_lost_by_a_command(appearance: Appearance) -> None:
    match = position([7], game=EXTREME, draw=0)
    match.do(0, "place 7 up1")
    page = ResultPage(appearance, seat(match))
    at_size(page, 1280, 800)
    body = page.body
    assert isinstance(body, TeamResult)
    assert body.head.heading.text() == "So close!"
    assert "7 has a skull" in body.head.facts.text()
    assert body.left.layout_shown.cards == ()
    tops = [card.face for card in body.piles.layout_shown.cards]
    skull = next(top for top in tops if isinstance(top, CommandFace) and top.number == 7)
    assert (skull.command, skull.at_once, bool(skull.word)) == ("skull", True, True)


def test_what_is_left_shows_the_draw_pile_under_an_empty_hand(appearance: Appearance) -> None:
    """A hand that ran out is not all that was left."""
    match = lying([92], (90, 80, 10, 20), range(21, 51), game=EXTREME)
    match.do(0, "place 92 up1")
    assert match.over is not None
    page = ResultPage(appearance, seat(match))
    assert isinstance(page.body, TeamResult)
    left = page.body.left
    for size in SIZES:
        at_size(page, *size)
        piles = [place.visual for place in left.layout_shown.places]
        assert piles == [DrawPileVisual(30)], size
        assert complaints(page) == [], size
    assert "30" in left.accessibleName()


def test_extreme_says_whether_commands_were_in_the_way(appearance: Appearance) -> None:
    causes = set()
    for seed in range(8):
        match = finished("the-game-extreme", NAMES[:2], seed=seed)
        facts = ResultPage(appearance, seat(match)).body.head.facts.text()
        causes.add(facts.partition("’s turn. ")[2][:7])
    assert {"Neither", "The sku"} <= causes


@pytest.mark.parametrize("text_size", [100, 130])
@pytest.mark.parametrize(
    "played", [(1, 2, 0), (2, 3, 0), (4, 4, 2), (3, 5, 0), (4, 6, 0), (1, 6, 2), (2, 6, 3)]
)
def test_scores_between_rounds_have_their_room(
    played: tuple[int, int, int],
    text_size: int,
    tmp_path: Path,
    speak: Callable[[str], None],
    pen: Pen,
) -> None:
    rounds, seats, teams = played
    match = after_rounds(rounds, SIX_LONG_NAMES[:seats], teams)
    page = ScoresPage(make_appearance(tmp_path, text_size=text_size), seat(match))
    for language in ("en", "el"):
        speak(language)
        for size in SIZES:
            at_size(page, *size)
            assert complaints(page) == [], (language, size)
    page.setUpdatesEnabled(True)
    for size in SIZES[:2]:
        page.resize(*size)
        pen.written.clear()
        page.grab()
        assert pen.complaints() == [], size


def test_scores_between_rounds(appearance: Appearance) -> None:
    match = after_rounds(2, NAMES[:4])
    page = ScoresPage(appearance, seat(match))
    said = " ".join(texts(page))
    assert "Round 2 is over" in said
    assert "round 2 of 5" in said
    scores: Any = match.view(None)["scores"]
    for row in table_of(page)._rows:
        place = NAMES.index(row.name)
        assert row.points == (str(scores[0][place]), str(scores[1][place]))
    assert table_of(page)._lit == 1
    asked: list[bool] = []
    page.next_requested.connect(lambda: asked.append(True))
    page.next.click()
    assert asked == [True]
    assert page.first_focus is page.next


@pytest.mark.parametrize(("rounds", "teams"), [(1, 0), (3, 2), (5, 0), (5, 2)])
def test_all_hands_are_laid_down_in_the_table_of_points(
    appearance: Appearance, rounds: int, teams: int
) -> None:
    match = after_rounds(rounds, NAMES[:4], teams)
    page = (ResultPage if match.over else ScoresPage)(appearance, seat(match))
    table = table_of(page)
    points = match.view(None)["scores"][-1]
    hands = {row.name: row.hand for row in table._rows if row.colour is not None}
    assert any(hands.values())
    for place, name in enumerate(NAMES[:4]):
        assert sum(hands[name]) == points[place]
    assert table._lit == rounds - 1
    bare = [row for row in table._rows if row.colour is None]
    assert all(row.hand == () for row in bare)
    for name, hand in hands.items():
        if hand:
            said = f"{name}: "
            read = [part.spoken for part in table.read_parts]
            assert any(said in each for each in read)
            assert any(each.endswith(f"cards left: {', '.join(map(str, hand))}") for each in read)


def test_hands_are_painted_where_they_were_laid_down(appearance: Appearance, pen: Pen) -> None:
    page = ScoresPage(appearance, seat(after_rounds(1, NAMES[:4])))
    at_size(page, 1280, 800)
    with_hands = table_of(page).grab().toImage()
    rows = [row._replace(hand=()) for row in table_of(page)._rows]
    table_of(page).show_table(table_of(page)._head, 5, rows, 0)
    assert table_of(page).grab().toImage() != with_hands


def test_equal_cards_lie_apart_where_there_is_room(appearance: Appearance) -> None:
    """Two cards of 3 points are seen as two, and count as two."""
    table = ScoreTable(appearance)
    hands = {"Anna": (3, 3), "Leo": (1, 2, 4, 7, 9), "Maria": (1, 4, 5, 6, 8)}
    rows = [ScoreRow(name, 0, ("6",), "6", hand=hand) for name, hand in hands.items()]
    table.show_table(("", "Total"), 5, rows, 0)
    table.resize(790, 200)
    room = table.hand_room() / CARD
    for hand in hands.values():
        steps = advances(hand, twins_apart(hand, room))
        assert min(steps) >= STEP - 0.01
    table.deleteLater()


@pytest.mark.parametrize("width", range(520, 801, 20))
def test_as_many_cards_are_seen_as_were_held(
    appearance: Appearance, width: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A 1, two 3s and two 5s are never seen as 1, 3, 5: else their numbers are written."""
    painted: list[float] = []

    def paint(_: object, __: object, card: float, hand: Sequence[Any], room: float) -> None:
        numbers = [number for number, _ in hand]
        painted.extend(advances(numbers, twins_apart(numbers, room / card)))

    monkeypatch.setattr(score_table, "paint_open_hand", paint)
    table = ScoreTable(appearance)
    hands = {"Anna": (1, 3, 3, 5, 5), "Leo": (1, 3, 3, 5, 5, 6, 6, 7, 8, 9), "Maria": (3, 3)}
    rows = [ScoreRow(name, 0, ("6",), "6", hand=hand) for name, hand in hands.items()]
    table.show_table(("", "Total"), 5, rows, 0)
    table.resize(width, 200)
    table.grab()
    assert all(step >= COUNTED - 0.001 for step in painted)
    table.deleteLater()


@pytest.mark.parametrize("numbers", [(3, 3), (1, 1, 1, 2, 4, 4), (1, 2), ()])
def test_equal_cards_keep_within_the_room(numbers: tuple[int, ...]) -> None:
    least = span(numbers)
    for room in (least, least + 0.3, least + 9):
        steps = advances(numbers, twins_apart(numbers, room))
        assert sum(steps[:-1]) + bool(numbers) <= room + 0.001
        assert all(TWIN_STEP - 0.001 <= step <= STEP for step in steps)


@pytest.mark.parametrize("key", [Qt.Key.Key_N.value, 0x039D], ids=["N", "Ν of a Greek keyboard"])
def test_the_key_of_the_next_move_asks_for_the_next_round(appearance: Appearance, key: int) -> None:
    page = ScoresPage(appearance, seat(after_rounds(2, NAMES[:4])))
    asked: list[bool] = []
    page.next_requested.connect(lambda: asked.append(True))
    press = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "")
    QCoreApplication.sendEvent(page.next, press)
    assert (asked, page.pressed_by(press)) == ([True], page.next)


def test_scores_ask_only_for_what_all_may_know(
    appearance: Appearance, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = after_rounds(1, NAMES[:3])
    session = seat(match)
    asked: list[int | None] = []
    view = match.view

    def ask(viewer: int | None, index: int = -1) -> Any:
        asked.append(viewer)
        return view(viewer, index)

    monkeypatch.setattr(match, "view", ask)
    monkeypatch.setattr(match, "state", None)
    ScoresPage(appearance, session)
    assert set(asked) == {None}


def table_of(page: QWidget) -> ScoreTable:
    """The table of points on a page."""
    found = page.findChild(ScoreTable)
    assert isinstance(found, ScoreTable)
    return found


def test_a_win_is_celebrated_and_comes_to_rest(tmp_path: Path) -> None:
    clock = ManualClock()
    disc = ResultDisc(look_at(tmp_path, motion="full"), clock=clock)
    disc.resize(320, 320)
    disc.show_face(DiscFace(number="98"), laurel=True, won=True)
    disc.show()
    pictures = [disc.grab().toImage()]
    for wait in (600, 900, 2000):
        clock.advance(wait)
        pictures.append(disc.grab().toImage())
    assert all(one != other for one, other in pairwise(pictures))
    clock.advance(CELEBRATES)
    assert not clock.running
    still = disc.grab().toImage()
    disc.hide()
    disc.show()
    assert disc.grab().toImage() == still
    assert not clock.running
    disc.deleteLater()


@pytest.mark.parametrize("won", [True, False])
def test_nothing_moves_in_reduced_motion_nor_after_a_loss(tmp_path: Path, won: bool) -> None:
    clock = ManualClock()
    disc = ResultDisc(look_at(tmp_path, motion="reduced" if won else "full"), clock=clock)
    disc.show_face(DiscFace(number="98"), laurel=won, won=won)
    disc.show()
    assert not clock.running
    disc.deleteLater()


@pytest.mark.parametrize("game_id", BODIES)
def test_whoever_has_no_name_is_called_anew_in_the_other_language(
    game_id: str, appearance: Appearance, speak: Callable[[str], None]
) -> None:
    speak("en")
    match = finished(game_id, ("", ""))
    players = [PlayerInfo("", place, "human", place) for place in range(2)]
    page = ResultPage(appearance, Session(match, players))
    show(page)
    assert any("Player " in text for text in texts(page))
    speak("el")
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert [text for text in texts(page) if "Player " in text] == []
    assert any("Παίκτης " in text for text in texts(page))
