"""The result: how the match ended, what was left, and what can be done now."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale, Signal
from PySide6.QtWidgets import QWidget

from app.games.catalogue import game_entry
from app.games.the_game.verdict import (
    CARDS,
    EXCELLENT_UP_TO,
    Verdict,
    backwards_tricks,
    verdict,
)
from app.look import Look
from app.pages.page import Page
from app.pages.setup_options import made_up_deal
from app.paint.faces import NumberFace
from app.players import NewMatch
from app.session import Session
from app.text import number
from app.widgets.buttons import PrimaryButton, RailButton
from app.widgets.final_cards import LARGEST, FinalPile, FinalPiles, LeftCards, LeftHand, Team
from app.widgets.label import Label
from app.widgets.result_pieces import REACH, Figure, Figures, Measure, ResultDisc
from app.widgets.rule_line import RuleLine
from app.widgets.scroll import BAR_WIDTH, ScrollArea
from engine.games.the_game.fires import FIRE_CARDS


class ResultPage(Page):
    """The result of the session's match, which is over.

    `deal_requested` carries a NewMatch with the same people and options, the same deal or another;
    `take_back_requested` asks to take back the last move, where `session.can_undo` allows it.
    """

    deal_requested = Signal(object)
    take_back_requested = Signal()

    def __init__(self, look: Look, session: Session, parent: QWidget | None = None) -> None:
        match = session.match
        super().__init__(look, parent, game_id=match.game.id, inlay=True)
        self._session = session
        self._final = match.state()
        self._time_ms = session.elapsed_ms
        self._area = ScrollArea(look, self)
        board = self._area.board
        self._disc = ResultDisc(look, board)
        self._heading = Label(look, "result_heading", board, scaled=False)
        self._sentence = Label(look, "lead", board, wrap=True)
        self._cause = Label(look, (16, 450), board, tone="text_2", wrap=True)
        self._measure = Measure(look, board)
        self._figures = Figures(look, board)
        self._practice = Label(look, "caption", board, tone="text_2", wrap=True)
        self._piles = FinalPiles(look, board)
        self._divider = RuleLine(look, board)
        self._left_title = Label(look, "button", board)
        self._left = LeftCards(look, board)
        self._team = Team(look, board)
        self._home = RailButton(look, "home", self)
        self._home.clicked.connect(self.home_requested)
        self._take_back = RailButton(look, "undo", self)
        self._take_back.clicked.connect(self.take_back_requested)
        self._take_back.setVisible(session.can_undo)
        self._again = RailButton(look, None, self)
        self._again.clicked.connect(lambda: self._ask_to_deal(match.seed))
        self._again.setVisible(match.seed is not None)
        self._new = PrimaryButton(look, None, self)
        self._new.clicked.connect(lambda: self._ask_to_deal(made_up_deal()))
        self.rail_left += [self._home, self._take_back]
        self.rail_right += [self._again, self._new]
        self.first_focus = self._new
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        said = self._verdict()
        self.set_title(game_entry(self.game_id).title, self._bar_line())
        self._disc.show_number(
            str(CARDS if said.won else said.remaining),
            self._disc_words(said),
            laurel=said.laurel,
            won=said.won,
        )
        self._heading.setText(said.heading)
        self._heading.set_tone("lit" if said.won and not self.look.theme.light else "text")
        self._sentence.setText(said.sentence)
        self._cause.setText(said.cause)
        self._cause.setVisible(bool(said.cause))
        self._measure.show_measure(
            said.placed, CARDS - EXCELLENT_UP_TO, CARDS, texts=_measure_texts(said.placed)
        )
        self._figures.show_figures(self._figures_texts())
        self._practice.setText(self._practice_text())
        self._practice.setVisible(bool(self._practice.text()))
        self._translate_cards(said)
        self._home.set_word(QCoreApplication.translate("ResultPage", "Home"))
        self._take_back.set_word(
            QCoreApplication.translate("ResultPage", "Take back the last move")
        )
        self._again.set_word(QCoreApplication.translate("ResultPage", "Same deal again"))
        self._new.set_word(QCoreApplication.translate("ResultPage", "New deal"))

    def content_stops(self) -> Sequence[QWidget]:
        return ()

    def place_content(self) -> None:
        px = self.metrics.px
        room = self.content_rect().adjusted(
            round(px(29)), round(px(16)), -round(px(29)), -round(px(24))
        )
        self._area.setGeometry(room.adjusted(0, 0, BAR_WIDTH, 0))
        width, height = float(room.width()), float(room.height())
        scale = min(1.0, height / px(612))
        disc = px(112) * scale * REACH * 2
        left = px(90) * scale * scale
        self._disc.setGeometry(round(left), round(px(10) * scale), round(disc), round(disc))
        text_left = left + disc + px(22)
        text_width = min(px(700), width - text_left - px(26))
        top_row = self._place_texts(text_left, text_width, scale)
        top_row = max(top_row, px(10) * scale + disc - px(10))
        foot = self._place_cards(top_row, width, height, scale)
        self._area.board.resize(round(width), round(max(foot, height)))

    def _place_texts(self, x: float, width: float, scale: float) -> float:
        px = self.metrics.px
        y = px(40) * scale * scale
        self._heading.fit(px(56) * max(scale, 0.75), width)
        y += self._heading.place(x, y, width)
        y += self._sentence.place(x, y, width) + px(6) * scale
        if self._cause.isVisibleTo(self._area.board):
            y += self._cause.place(x, y, width)
        y += px(8) * scale
        height = self._measure.wanted_height()
        self._measure.setGeometry(round(x), round(y), round(width), height)
        y += height + px(18) * scale * scale
        height = self._figures.height_for(width)
        self._figures.setGeometry(round(x), round(y), round(width), height)
        y += height
        if self._practice.isVisibleTo(self._area.board):
            y += px(4)
            y += self._practice.place(x, y, width)
        return y

    def _place_cards(self, top: float, width: float, height: float, scale: float) -> float:
        """The piles on the left and what was left over on the right; the foot of both."""
        px = self.metrics.px
        card = px(LARGEST) * scale
        piles_width, piles_height = FinalPiles.size_for(card)
        margin = px(42) * scale
        piles_top = max(top + px(4), height - piles_height - px(24) * scale)
        self._piles.setGeometry(
            round(margin), round(piles_top), round(piles_width), round(piles_height)
        )
        line_x = margin + piles_width + px(38) * scale
        x = line_x + px(40) * scale
        room = width - x - px(20)
        title = self._left_title.sizeHint().height()
        self._left_title.setGeometry(round(x), round(piles_top), round(room), title)
        wanted = max(piles_height, height - px(10) - piles_top) - title - px(10)
        if self._team.isVisibleTo(self._area.board):
            left = self._team.height_for(room)
        else:
            left = self._left.height_for(room, wanted)
        left_top = piles_top + title + px(10)
        for part in (self._left, self._team):
            part.setGeometry(round(x), round(left_top), round(room), round(max(left, wanted)))
        foot = max(piles_top + piles_height, left_top + left) + px(6)
        self._divider.setGeometry(
            round(line_x),
            round(piles_top + px(6)),
            max(1, round(px(1.5))),
            round(foot - piles_top - px(12)),
        )
        return foot

    def _ask_to_deal(self, seed: int | None) -> None:
        match = self._session.match
        assert seed is not None
        self.deal_requested.emit(
            NewMatch(match.game.id, match.options, self._session.players, seed)
        )

    # Texts

    def _verdict(self) -> Verdict:
        return verdict(self._final, [player.name for player in self._session.players])

    def _bar_line(self) -> str:
        match = self._session.match
        parts = []
        if match.seed is not None:
            deal = QCoreApplication.translate("ResultPage", "deal {number}")
            parts.append(deal.format(number=number(match.seed)))
        if match.practice:
            parts.append(QCoreApplication.translate("ResultPage", "practice"))
        return " · ".join(parts)

    def _disc_words(self, said: Verdict) -> str:
        if said.won:
            return QCoreApplication.translate("ResultPage", "cards placed")
        left = said.remaining
        return QCoreApplication.translate("ResultPage", "card(s) left", None, left)

    def _figures_texts(self) -> list[Figure]:
        tricks = backwards_tricks(self._final)
        turns = self._final["turn"]["number"]
        minutes = round(self._time_ms / 60_000)
        if minutes:
            time = QCoreApplication.translate("ResultPage", "%n min", None, minutes)
        else:
            time = QCoreApplication.translate("ResultPage", "under 1 min")
        locale = QLocale()
        return [
            Figure(
                QCoreApplication.translate("ResultPage", "backwards tricks"),
                locale.toString(tricks),
            ),
            Figure(QCoreApplication.translate("ResultPage", "turns"), locale.toString(turns)),
            Figure(QCoreApplication.translate("ResultPage", "time"), time),
        ]

    def _practice_text(self) -> str:
        if self._session.match.practice:
            return QCoreApplication.translate("ResultPage", "This match counts as practice.")
        if self._session.can_undo:
            return QCoreApplication.translate(
                "ResultPage", "With a move taken back the match counts as practice."
            )
        return ""

    def _translate_cards(self, said: Verdict) -> None:
        piles = [
            FinalPile(self._face(pile[-1], on_top=True), len(pile) - 1, name.startswith("up"))
            for name, pile in self._final["piles"].items()
        ]
        self._piles.show_piles(piles, QCoreApplication.translate("ResultPage", "The piles"))
        players = self._session.players
        if said.won:
            title = QCoreApplication.translate("ResultPage", "No card is left over")
        elif self._final["draw"]:
            title = QCoreApplication.translate("ResultPage", "Left over")
        else:
            title = QCoreApplication.translate("ResultPage", "Left in hand")
        self._left_title.setText(title)
        self._left.setVisible(not said.won)
        self._team.setVisible(said.won)
        self._team.show_team([(player.name, player.colour) for player in players])
        self._left.show_cards(
            [
                LeftHand(player.name, player.colour, tuple(self._face(card) for card in hand))
                for player, hand in zip(players, self._final["hands"], strict=True)
            ],
            len(self._final["draw"]),
            QCoreApplication.translate("ResultPage", "draw pile"),
        )

    def _face(self, card: int, *, on_top: bool = False) -> NumberFace:
        fire = bool(self._final["options"]["on_fire"]) and card in FIRE_CARDS
        return NumberFace(card, fire=fire, burning=fire and on_top)


def _measure_texts(placed: int) -> tuple[str, str, str]:
    mark = CARDS - EXCELLENT_UP_TO
    return (
        QCoreApplication.translate("ResultPage", "{count} placed").format(count=placed),
        QCoreApplication.translate("ResultPage", "{count}: excellent").format(count=mark),
        QCoreApplication.translate("ResultPage", "{count}: won").format(count=CARDS),
    )
